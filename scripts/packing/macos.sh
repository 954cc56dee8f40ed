# shellcheck shell=bash
# macOS' package: Menagerie.app in a zip file, for both kinds of processors. Sourced by `scripts/package`, never run.

readonly APPLE=(x86_64-apple-darwin aarch64-apple-darwin)

# With its files within the program, because Apple signs what lies in the folder of programs.
package_macos() {
    local profile=$1 name folder target programs=()
    [[ $(uname -s) == Darwin ]] || fail "package: macOS' program is linked with Apple's own libraries, on a Mac: the workflow 'release' does it."
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
    pack zip "$name"
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
