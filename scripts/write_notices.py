"""Lists the crates that the program was built of, with their licences' texts.

Reads what `cargo metadata` prints, writes text. Crates that share a text are named together above it. A crate may lie there without
a text of its own; then the name of its licence has to do.
"""

import json
import sys
from pathlib import Path

NAMES = ("license", "licence", "copying", "notice", "unlicense")


def built_of(metadata):
    """The ids of all crates within the program: neither those that only build it nor those that test it."""
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    found, waiting = set(), [metadata["resolve"]["root"]]
    while waiting:
        node = nodes[waiting.pop()]
        for dependency in node["deps"]:
            within = any(kind["kind"] is None for kind in dependency["dep_kinds"])
            if within and dependency["pkg"] not in found:
                found.add(dependency["pkg"])
                waiting.append(dependency["pkg"])
    return found


def texts(package):
    """The licences' texts that lie in a crate's folder."""
    folder = Path(package["manifest_path"]).parent
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name.lower().startswith(NAMES):
            yield path.read_text(encoding="utf-8", errors="replace").strip()


def main():
    metadata = json.load(sys.stdin)
    within = built_of(metadata)
    within -= set(metadata["workspace_members"])
    packages = [package for package in metadata["packages"] if package["id"] in within]
    packages.sort(key=lambda package: (package["name"], package["version"]))
    print("Menagerie is built of these crates, whose authors we thank.\n")
    shared = {}
    for package in packages:
        name = f"{package['name']} {package['version']}"
        licence, source = package["license"] or "see below", package["repository"] or ""
        print(f"{name}: {licence}; {source}".rstrip("; "))
        for text in texts(package):
            shared.setdefault(text, []).append(name)
    for text, names in shared.items():
        print(f"\n{'=' * 100}\n{', '.join(names)}\n\n{text}")


if __name__ == "__main__":
    main()
