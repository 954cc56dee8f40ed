"""Writes the page with the parcel's list: what has to be fetched before playing, with sizes, so that the page's bar can be true.

    shipped files on stdin | write_parcel.py PAGE_TEMPLATE FOLDER

A browser cannot list folders, so the list is made here. Licences are delivered but not fetched, of an atlas only the smallest size, and
no scene that only one game shows: the game sends for those as the screen wants them.
"""

import json
import pathlib
import re
import sys


def entry(folder, path):
    return {"path": path, "bytes": (folder / path).stat().st_size}


def smallest_sizes(paths):
    """Without the atlases `NAME_SIZE.png` of which there is a smaller size."""
    sizes = {}
    for path in paths:
        if sheet := re.fullmatch(r"(.*)_(\d+)\.png", path):
            sizes.setdefault(sheet[1], []).append(int(sheet[2]))
    larger = {f"{sheet}_{size}.png" for sheet, found in sizes.items() for size in found if size > min(found)}
    return [path for path in paths if path not in larger]


def main():
    template, folder = (pathlib.Path(word) for word in sys.argv[1:])
    shipped = [line.strip() for line in sys.stdin]
    fetched = smallest_sizes([path for path in shipped if not path.endswith((".txt", ".md", "_gate.png", "_combat.png"))])
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
