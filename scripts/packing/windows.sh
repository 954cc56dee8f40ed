# shellcheck shell=bash
# Windows' package: a zip file with the program, cross-compiled by mingw. Sourced by `scripts/package`, never run.

readonly WINDOWS=x86_64-pc-windows-gnu
readonly WINDOWS_PACKAGES=(gcc libc6-dev gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64 python3 pngquant)

package_windows() {
    local profile=$1 embedded=$2 name folder
    need_packages "${WINDOWS_PACKAGES[@]}"
    command -v x86_64-w64-mingw32-gcc >/dev/null ||
        fail "package: Windows' program is linked by mingw-w64, which is not there (Debian and Ubuntu: gcc-mingw-w64-x86-64)."
    need_target "$WINDOWS"
    # As of this linker the program's bytes depend on the hour, unless it is told not to write it down.
    cargo rustc --locked --profile "$profile" --target "$WINDOWS" --bin menagerie ${embedded:+--features embedded} -- \
        -C link-arg=-Wl,--no-insert-timestamp
    name=menagerie-$(version)-x86_64-windows${embedded:+-onefile}
    folder=$(packages)/$name
    rm -rf -- "$folder"
    mkdir -p "$folder"
    cp -- "$(built "$WINDOWS" "$profile")/menagerie.exe" "$folder/"
    slim_down "$folder/menagerie.exe" x86_64-w64-mingw32-objcopy
    check_resources "$folder/menagerie.exe"
    check_libraries "$folder/menagerie.exe"
    [[ $profile == dev ]] || check_paths "$folder/menagerie.exe"
    lay_papers "$folder" "$WINDOWS"
    with_windows_lines desktop/windows/INSTALL.txt >"$folder/INSTALL.txt"
    [[ -n $embedded ]] || lay_data "$folder"
    pack zip "$name" "windows${embedded:+-onefile}"
}

need_target() {
    command -v rustup >/dev/null || fail "package: Rust's libraries for $1 come by rustup, which is not there."
    rustup target list --installed | grep -qx "$1" || rustup target add "$1" >/dev/null ||
        fail "package: 'rustup target add $1' brings nothing here."
}

# The icon and the version that Windows shows of the file; `build.rs` puts them in.
check_resources() {
    x86_64-w64-mingw32-objdump -p "$1" | grep -q 'Type Table:.*IDs: 3$' ||
        fail "package: the program has no icon and no version, see build.rs."
}

# Only libraries that every Windows has: mingw's own would have to lie beside the program.
check_libraries() {
    local foreign
    foreign=$(x86_64-w64-mingw32-objdump -p "$1" | awk '/DLL Name:/ { print tolower($3) }' | grep -E '^lib|pthread' | tr '\n' ' ' || true)
    [[ -z $foreign ]] || fail "package: the program needs libraries that Windows does not have: $foreign"
}

# Windows' older editors show one long line without these ends.
with_windows_lines() {
    sed 's/$/\r/' "$1"
}
