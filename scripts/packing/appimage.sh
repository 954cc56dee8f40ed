# shellcheck shell=bash
# Linux's package as one file, an AppImage: a small program, and behind it everything else as a compressed file system, which that program
# shows as a folder while the game runs. Sourced by `scripts/package`, never run.

# The small program as its makers built it. APPIMAGE_RUNTIME names another.
readonly RUNTIME=https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime

# make_appimage FOLDER PROCESSOR WEIGHT: of a package's folder.
make_appimage() {
    local folder=$1 processor=$2 weight=$3 app=$CARGO_TARGET_DIR/package/AppDir image runtime
    image=$(packages)/menagerie-$(version)-$processor.AppImage
    rm -rf -- "$app" "$image"
    if [[ -z $old_glibc ]]; then
        say "No AppImage: it is a file for every system, so it is made with --old-glibc alone."
        return 0
    fi
    need_packages squashfs-tools curl
    command -v mksquashfs >/dev/null || fail "package: mksquashfs is missing, which packs the AppImage's files (squashfs-tools)."
    [[ -z ${APPIMAGE_RUNTIME:-} || -f $APPIMAGE_RUNTIME ]] || fail "package: APPIMAGE_RUNTIME names no file: $APPIMAGE_RUNTIME"
    runtime=${APPIMAGE_RUNTIME:-$CARGO_TARGET_DIR/appimage-runtime-$processor}
    if ! fetch_runtime "$runtime" "$processor"; then
        say "No AppImage: what it begins with cannot be had from $RUNTIME-$processor. APPIMAGE_RUNTIME names a file in its place."
        return 0
    fi
    lay_appdir "$folder" "$app"
    # By SOURCE_DATE_EPOCH it dates the file system.
    mksquashfs "$app" "$image.files" -quiet -no-progress -noappend -root-owned -comp zstd -Xcompression-level 22 -b 1M
    cat -- "$runtime" "$image.files" >"$image"
    chmod +x "$image"
    rm -rf -- "$app" "$image.files"
    tell_package "$image"
    weigh_package "$weight" "$image"
}

# fetch_runtime FILE PROCESSOR: one that was named, or fetched before, is taken as it is.
fetch_runtime() {
    local sum
    [[ ! -f $1 ]] || return 0
    case $2 in
        x86_64) sum=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d ;;
        aarch64) sum=00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444 ;;
        *) return 1 ;;
    esac
    curl --fail --silent --show-error --location --output "$1.fetched" "$RUNTIME-$2" || return 1
    sha256sum --check --quiet - <<<"$sum  $1.fetched" || fail "package: $RUNTIME-$2 is another file than it was."
    mv -- "$1.fetched" "$1"
}

# lay_appdir FOLDER APP: the package's files where an AppImage has them.
lay_appdir() {
    local folder=$1 app=$2
    mkdir -p "$app/usr/bin" "$app/usr/share"
    cp -r "$folder/." "$app/usr/bin/"
    mv "$app/usr/bin/share/"* "$app/usr/share/"
    rmdir "$app/usr/bin/share"
    rm -f "$app/usr/bin/INSTALL.txt"
    ln -s usr/bin/menagerie "$app/AppRun"
    cp desktop/menagerie.desktop "$app/"
    cp desktop/icons/hicolor/256x256/apps/menagerie.png "$app/"
    ln -s menagerie.png "$app/.DirIcon"
    find "$app" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}
