"""Writes the page with the parcel's list: what has to be fetched before playing, with sizes, so that the page's bar can be true.

    shipped files on stdin | write_parcel.py PAGE_TEMPLATE FOLDER

A browser cannot list folders, so the list is made here. Licences are delivered but not fetched.
"""

import json
import pathlib
import sys


def entry(folder, path):
    return {"path": path, "bytes": (folder / path).stat().st_size}


def main():
    template, folder = (pathlib.Path(word) for word in sys.argv[1:])
    shipped = [line.strip() for line in sys.stdin]
    fetched = [path for path in shipped if not path.endswith((".txt", ".md"))]
    # Texts and faces are small and wanted first.
    fetched.sort(key=lambda path: path.endswith(".png"))
    parcel = {
        "script": "./menagerie.js",
        "program": entry(folder, "menagerie_bg.wasm"),
        "files": [entry(folder, path) for path in fetched],
    }
    page = template.read_text(encoding="utf-8").replace("@PARCEL@", json.dumps(parcel))
    (folder / "index.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
