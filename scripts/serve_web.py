"""Serves a folder to browsers on this machine and prints the address: serve_web.py FOLDER [PORT]

Without a port the first free one from 8000 on. Browsers keep what they have and ask whether it is still good, so a new build shows
at once and an old one is not fetched twice.
"""

import functools
import http.server
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    # A browser compiles a program during download only with the right media type, and accepts
    # scripts only as such.
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".wasm": "application/wasm",
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
        ".ron": "text/plain; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
    }
    protocol_version = "HTTP/1.1"

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code="-", size="-"):
        """Only what went wrong is worth a line."""


class Server(http.server.ThreadingHTTPServer):
    # Browsers keep connections open and drop them at will; neither is reported.
    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def listen(handler, ports):
    for port in ports:
        try:
            return Server(("127.0.0.1", port), handler)
        except OSError:
            continue
    sys.exit(f"serve_web: none of the ports {ports[0]} to {ports[-1]} is free; name another one.")


def main():
    folder = sys.argv[1]
    ports = [int(sys.argv[2])] if len(sys.argv) > 2 else range(8000, 8100)
    server = listen(functools.partial(Handler, directory=folder), ports)
    if ports[0] not in (0, server.server_address[1]):
        print(f"Port {ports[0]} is taken. Browsers keep matches by address: those of another port are not seen at this one.")
    print(f"Menagerie is at http://localhost:{server.server_address[1]}/ (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
