"""Writes down in the page's worker what a browser keeps for visits without a network: write_worker.py WORKER_TEMPLATE FOLDER

It comes last, because it lists the files as they are. The page itself gets the name of the build, by which the worker knows it.
"""

import hashlib
import json
import pathlib
import re
import sys


NAMED = re.compile(r'data-build="[^"]*"')
PARCEL = re.compile(r'<script id="parcel"[^>]*>(.*?)</script>', re.S)


def in_bundle(page):
    """What the game has by the bundle and nothing fetches by itself; data files are sent for by the computer players' thread."""
    parcel = PARCEL.search(page)
    holds = json.loads(parcel[1])["bundle"]["holds"] if parcel else []
    return {path for path, _ in holds if not path.endswith(".ron")}


def digest(content):
    return hashlib.sha256(content).hexdigest()[:16]


def kept(folder):
    """Every file that a visit may ask for, but the book and the worker itself, with a part of its hash."""
    page = folder / "index.html"
    unnamed = NAMED.sub('data-build=""', page.read_text(encoding="utf-8"))
    left_out = in_bundle(unnamed) | {"worker.js"}
    files = {"index.html": digest(unnamed.encode())}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and path != page and not name.startswith("docs/") and name not in left_out:
            files[name] = digest(path.read_bytes())
    build = digest(json.dumps(files).encode())
    named = NAMED.sub(f'data-build="{build}"', unnamed).encode()
    page.write_bytes(named)
    return {"build": build, "files": files | {"index.html": digest(named)}}


def main():
    template, folder = (pathlib.Path(word) for word in sys.argv[1:])
    worker = template.read_text(encoding="utf-8").replace('"@KEPT@"', json.dumps(kept(folder)))
    (folder / "worker.js").write_text(worker, encoding="utf-8")


if __name__ == "__main__":
    main()
