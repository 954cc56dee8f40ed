"""Puts the icons of all sizes into one file, as macOS wants it: write_icon.py FOLDER FILE

The folder is `desktop/icons`. The file holds the PNG files as they are. Windows' icon is made by `build.rs`.
"""

import pathlib
import struct
import sys

# What macOS calls each size; a picture of 32 pixels is also one of 16 on a fine screen.
APPLE = [("icp4", 16), ("icp5", 32), ("ic11", 32), ("ic12", 64), ("ic07", 128), ("ic08", 256), ("ic13", 256), ("ic09", 512), ("ic14", 512)]


def icon(folder, size):
    return (folder / "hicolor" / f"{size}x{size}" / "apps" / "menagerie.png").read_bytes()


def icns(folder):
    parts = b"".join(
        name.encode() + struct.pack(">I", len(picture) + 8) + picture
        for name, picture in ((name, icon(folder, size)) for name, size in APPLE)
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def main():
    folder, file = (pathlib.Path(word) for word in sys.argv[1:])
    file.write_bytes(icns(folder))


if __name__ == "__main__":
    main()
