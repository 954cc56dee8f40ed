# shellcheck shell=bash
# macOS' package: Menagerie.app in a zip file, for both kinds of processors. Sourced by `scripts/package`, never run.

readonly APPLE=(x86_64-apple-darwin aarch64-apple-darwin)

# With its files within the program, because Apple signs what lies in the folder of programs.
package_macos() {
    local profile=$1 name folder target programs=()
    if [[ $(uname -s) != Darwin ]]; then
        look_at_app
        fail "package: macOS' program is linked with Apple's own libraries, on a Mac: the workflow 'release' does it."
    fi
    for target in "${APPLE[@]}"; do
        need_target "$target"
        cargo build --locked --profile "$profile" --target "$target" --bin menagerie --features embedded
        programs+=("$(built "$target" "$profile")/menagerie")
    done
    name=menagerie-$(version)-universal-macos
    folder=$(packages)/$name
    rm -rf -- "$folder"
    mkdir -p "$folder"
    lipo -create -output "$CARGO_TARGET_DIR/menagerie-universal" "${programs[@]}"
    lay_app "$folder" "$CARGO_TARGET_DIR/menagerie-universal"
    # Without a paid account nobody vouches for the program, but a Mac starts only what is signed at all.
    codesign --force --sign - "$folder/Menagerie.app"
    lay_papers "$folder" "${APPLE[1]}"
    cp -- desktop/macos/INSTALL.txt "$folder/"
    pack zip "$name" macos
}

# lay_app FOLDER PROGRAM: the app as the Finder knows it.
lay_app() {
    local contents=$1/Menagerie.app/Contents
    mkdir -p "$contents/MacOS" "$contents/Resources"
    sed "s/@VERSION@/$(version)/" desktop/macos/Info.plist >"$contents/Info.plist"
    printf 'APPL????' >"$contents/PkgInfo"
    cp -- "$2" "$contents/MacOS/menagerie"
    chmod 755 "$contents/MacOS/menagerie"
    python3 scripts/write_icon.py desktop/icons "$contents/Resources/menagerie.icns"
}

# Lays the app out around a stand-in for its program, and reads it as a Mac would.
look_at_app() {
    local folder
    folder=$(mktemp -d)
    printf '#!/bin/sh\n' >"$folder/program"
    lay_app "$folder" "$folder/program"
    python3 - "$folder/Menagerie.app/Contents" "$(version)" <<'LOOK' || fail "package: the app is not as macOS wants it."
import pathlib, plistlib, struct, sys
contents, version = pathlib.Path(sys.argv[1]), sys.argv[2]
told = plistlib.loads((contents / "Info.plist").read_bytes())
assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == version, told
program = contents / "MacOS" / told["CFBundleExecutable"]
assert program.stat().st_mode & 0o111, f"{program} is no program"
icon = (contents / "Resources" / f"{told['CFBundleIconFile']}.icns").read_bytes()
assert icon[:4] == b"icns" and struct.unpack(">I", icon[4:8])[0] == len(icon), "the icon is broken"
at, kinds = 8, []
while at < len(icon):
    kinds.append(icon[at : at + 4].decode())
    assert icon[at + 8 : at + 12] == b"\x89PNG", kinds
    at += struct.unpack(">I", icon[at + 4 : at + 8])[0]
assert at == len(icon) and {"ic07", "ic08", "ic09"} <= set(kinds), kinds
print(f"Menagerie.app is laid out as macOS wants it: {told['CFBundleIdentifier']} {version}, icons {' '.join(kinds)}.")
LOOK
    rm -rf -- "$folder"
}
