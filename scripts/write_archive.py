"""Packs a folder so that the same files give the same bytes: write_archive.py tar.gz|zip FOLDER ARCHIVE

Files are sorted, belong to no user of this machine, and have the date of SOURCE_DATE_EPOCH. What the folder marks as a program stays one.
"""

import gzip
import io
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile

DATE = int(os.environ.get("SOURCE_DATE_EPOCH", "315532800"))


def files(folder):
    """Files and links below a folder, in an order that no machine changes."""
    found = (path for path in folder.rglob("*") if path.is_file() or path.is_symlink())
    return sorted(found, key=lambda path: path.relative_to(folder).as_posix().encode())


def mode(path):
    return 0o755 if path.stat().st_mode & 0o100 else 0o644


def write_tar(folder, archive):
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for path in files(folder):
            info = tarfile.TarInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}")
            info.mtime = DATE
            if path.is_symlink():
                info.type, info.linkname = tarfile.SYMTYPE, os.readlink(path)
                tar.addfile(info)
                continue
            data = path.read_bytes()
            info.size, info.mode = len(data), mode(path)
            tar.addfile(info, io.BytesIO(data))
    pathlib.Path(archive).write_bytes(packed(whole.getvalue()))


def packed(data):
    """The same in gzip's form, whose header knows no name and no date. libdeflate makes it a fortieth smaller than gzip, and so other bytes."""
    if shutil.which("libdeflate-gzip"):
        return subprocess.run(["libdeflate-gzip", "-12", "-c", "-"], input=data, stdout=subprocess.PIPE, check=True).stdout
    print("write_archive.py: libdeflate-gzip is not there, so gzip packs.", file=sys.stderr)
    return gzip.compress(data, 9, mtime=0)


def write_zip(folder, archive, within):
    # A zip file knows no date before 1980, and no time zone.
    date = time.gmtime(max(DATE, 315532800))[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in files(folder):
            info = zipfile.ZipInfo(f"{within}{path.relative_to(folder).as_posix()}", date)
            info.create_system = 3
            info.external_attr = (0o100000 | mode(path)) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(info, path.read_bytes(), compresslevel=9)


def main():
    kind, folder, archive = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    if kind == "tar.gz":
        write_tar(folder, archive)
    else:
        # A page lies at the top of its archive, because hosts of games unpack it there.
        write_zip(folder, archive, "" if (folder / "index.html").is_file() else f"{folder.name}/")


if __name__ == "__main__":
    main()
