"""Writes the bundle, and the page with the parcel's list: what has to be fetched before playing, with sizes, so that the bar can be true.

    shipped files on stdin | write_parcel.py PAGE_TEMPLATE FOLDER

Most of it goes into one bundle, because every file by itself costs a way to the server and back; what the page shows before there is a
game it fetches anyway, and that stays loose. What lies in the bundle is delivered by itself too: the computer players' thread sends for
its boards and animals. Licences are delivered but not fetched, of an atlas or a scene only the
smallest size, and no scene that only one game shows: the game sends for those as the screen wants them. The icon is the browser's to fetch.
Sounds are not fetched before playing either, because a page may only play them after the first click, nor a typeface that few choose.
All data files are, because packs are judged against them.
"""

import json
import pathlib
import re
import sys

BUNDLE = "shipped.bundle"
NOT_FETCHED = (".txt", ".md", "_gate.png", "_combat.png", "/icon.png")
LATER = ("assets/sounds/", "assets/fonts/Lexend")


def smallest_sizes(paths):
    """Without the pictures `NAME_SIZE.png` of which there is a smaller size."""
    sizes = {}
    for path in paths:
        if sheet := re.fullmatch(r"(.*)_(\d+)\.png", path):
            sizes.setdefault(sheet[1], []).append(int(sheet[2]))
    larger = {f"{sheet}_{size}.png" for sheet, found in sizes.items() for size in found if size > min(found)}
    return [path for path in paths if path not in larger]


def is_fetched(path):
    return path.endswith(".ron") or not path.endswith(NOT_FETCHED) and not path.startswith(LATER)


def shown_by_the_page(folder):
    """What the page's style names."""
    return set(re.findall(r"url\([\"']?([^\"')]+)", (folder / "page.css").read_text(encoding="utf-8")))


def bundle(folder, paths):
    """Lays the files one behind the other; the index tells how long each is."""
    files = [(folder / path).read_bytes() for path in paths]
    whole = b"".join(files)
    (folder / BUNDLE).write_bytes(whole)
    return {"path": BUNDLE, "bytes": len(whole), "holds": [[path, len(file)] for path, file in zip(paths, files)]}


def entry(folder, path):
    return {"path": path, "bytes": (folder / path).stat().st_size}


def main():
    template, folder = (pathlib.Path(word) for word in sys.argv[1:])
    shipped = [line.strip() for line in sys.stdin]
    fetched = smallest_sizes([path for path in shipped if is_fetched(path)])
    shown = shown_by_the_page(folder)
    parcel = {
        "script": "./menagerie.js",
        "program": entry(folder, "menagerie_bg.wasm"),
        "bundle": bundle(folder, [path for path in fetched if path not in shown]),
        "loose": [entry(folder, path) for path in fetched if path in shown],
    }
    page = template.read_text(encoding="utf-8").replace("@PARCEL@", json.dumps(parcel))
    (folder / "index.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
