"""Writes the project's page in every language: write_site.py FOLDER

The words are in `docs/site/LANGUAGE.txt`, the page in `docs/site/page.html`; pictures are the book's, typefaces and icon the game's.
"""

import html
import pathlib
import re
import shutil
import sys

LANGUAGES = ["en", "fr", "de", "it"]
GAMES = [("jungle", "Jungle"), ("arena", "Arena"), ("zoon", "Zoon"), ("honga", "Honga")]
SOURCE = "https://github.com/menagerie-games/menagerie"
# What `scripts/package` calls its packages, without the version: the page may be newer than the latest release, or older.
PACKAGES = [
    ("windows", "menagerie-…-x86_64-windows.zip"),
    ("macos", "menagerie-…-universal-macos.zip"),
    ("linux", "menagerie-…-x86_64-linux.tar.gz"),
    ("linux-arm", "menagerie-…-aarch64-linux.tar.gz"),
    ("appimage", "menagerie-….AppImage"),
    ("web", "menagerie-…-web.zip"),
]
SITE = pathlib.Path("docs/site")


def words(language):
    lines = (SITE / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split(" = ", 1) for line in lines if line and not line.startswith("#"))
    return {name: html.escape(text, quote=True) for name, text in pairs}


def game(name, title, told):
    return (
        f'<article><img src="{{root}}pictures/{name}.png" alt="{told[f"{name}-picture"]}" width="1280" height="720" loading="lazy">'
        f"<h3>{title}</h3><p>{told[name]}</p></article>"
    )


def package(name, file, told):
    return f'<tr><td>{told[name]}</td><td><a href="{SOURCE}/releases/latest">{file}</a></td><td>{told[f"{name}-start"]}</td></tr>'


def address(language):
    return "" if language == "en" else f"{language}/"


def page(template, language):
    told, root = words(language), "" if language == "en" else "../"
    others = [other for other in LANGUAGES if other != language]
    parts = {
        **told,
        "language": language,
        "source": SOURCE,
        "games": "\n".join(game(name, title, told) for name, title in GAMES),
        "points": "\n".join(f"    <li>{told[name]}</li>" for name in told if name.startswith("point-")),
        "packages": "\n".join(package(name, file, told) for name, file in PACKAGES),
        "others": " ".join(
            f'<a href="{root}{address(other) or "./"}" lang="{other}" hreflang="{other}">{words(other)["language-name"]}</a>' for other in others
        ),
        "alternates": "\n".join(f'<link rel="alternate" hreflang="{other}" href="{root}{address(other) or "./"}">' for other in LANGUAGES),
    }
    filled = re.sub(r"\{([a-z0-9-]+)\}", lambda gap: parts.get(gap[1], gap[0]), template)
    return filled.replace("{root}", root)


def main():
    folder = pathlib.Path(sys.argv[1])
    template = (SITE / "page.html").read_text(encoding="utf-8")
    for language in LANGUAGES:
        place = folder / address(language)
        place.mkdir(parents=True, exist_ok=True)
        (place / "index.html").write_text(page(template, language), encoding="utf-8")
    for file in ["site.css", "trailer.webm"]:
        shutil.copy(SITE / file, folder)
    shutil.copy("desktop/icons/hicolor/256x256/apps/menagerie.png", folder / "icon.png")
    for name, files in [("pictures", [f"docs/book/pictures/{one}.png" for one, _ in GAMES]), ("fonts", sorted(map(str, pathlib.Path("assets/fonts").glob("Caprasimo*"))) + ["assets/fonts/AtkinsonHyperlegibleNext-Regular.ttf"])]:
        (folder / name).mkdir(exist_ok=True)
        for file in files:
            shutil.copy(file, folder / name)


if __name__ == "__main__":
    main()
