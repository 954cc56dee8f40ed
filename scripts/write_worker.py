"""Writes down in the page's worker what a browser keeps for visits without a network: write_worker.py WORKER_TEMPLATE FOLDER

It comes last, because it lists the files as they are.
"""

import hashlib
import json
import pathlib
import sys


def kept(folder):
    """Every file but the book and the worker itself, with a part of its hash."""
    files = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not name.startswith("docs/") and name != "worker.js":
            files[name] = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    build = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    return {"build": build, "files": files}


def main():
    template, folder = (pathlib.Path(word) for word in sys.argv[1:])
    worker = template.read_text(encoding="utf-8").replace('"@KEPT@"', json.dumps(kept(folder)))
    (folder / "worker.js").write_text(worker, encoding="utf-8")


if __name__ == "__main__":
    main()
