# shellcheck shell=bash
# Linux's packages: an archive, and an AppImage where its tool is there. Sourced by `scripts/package`, never run.

# What every desktop of the last years has. Debian 11 has this glibc, and so has whatever is newer.
readonly OLDEST_GLIBC=2.31
# Against which a program is linked that is to run there: Debian 11's own.
readonly OLD_DEBIAN=bullseye
# Mirrors drop a system some time after its support has ended; it stays here.
readonly DEBIAN_ARCHIVE=http://archive.debian.org/debian
readonly OLD_PACKAGES=(libc6 libc6-dev libcrypt1 linux-libc-dev libgcc-s1 libasound2 libasound2-dev libudev1 libudev-dev
    libwayland-client0 libwayland-dev libffi7 libxkbcommon0 libxkbcommon-dev)

# Functions with the same code are laid into one, which then has the name of one of them in a report. The engine makes thousands of them, one
# for each of our types. Rust links with a linker that can on this processor alone.
FOLDED=()
[[ $(uname -m) != x86_64 ]] || FOLDED=(-C link-arg=-Wl,--icf=all)
readonly FOLDED

package_linux() {
    local profile=$1 embedded=$2 name folder program links=("${FOLDED[@]}")
    on_linux || fail "package: Linux's package is built on Linux, for the machine's own processor."
    need_packages "${BUILD_PACKAGES[@]}" python3 binutils pngquant libdeflate-tools
    if [[ -n $old_glibc ]]; then
        lay_old_system
        mapfile -t -O "${#links[@]}" links < <(old_system_links)
    fi
    # Flags for the last step alone, so that nothing else is compiled anew.
    cargo rustc --locked --profile "$profile" --bin menagerie ${embedded:+--features embedded} -- "${links[@]}"
    name=menagerie-$(version)-$(uname -m)-linux${embedded:+-onefile}
    folder=$(packages)/$name
    program=$(built '' "$profile")/menagerie
    rm -rf -- "$folder"
    mkdir -p "$folder"
    cp -- "$program" "$folder/"
    slim_down "$folder/menagerie" objcopy
    check_glibc "$folder/menagerie"
    [[ $profile == dev ]] || check_paths "$folder/menagerie"
    sed "s/@GLIBC@/$(glibc_of "$folder/menagerie")/" desktop/INSTALL.txt >"$folder/INSTALL.txt"
    lay_papers "$folder" "$(machine)"
    [[ -n $embedded ]] || lay_data "$folder"
    add_menu_entry "$folder/share"
    # With its files within, the program is a single file already.
    [[ -n $embedded ]] || make_appimage "$folder"
    pack tar.gz "$name" "linux${embedded:+-onefile}"
}

# slim_down PROGRAM OBJCOPY: of the names of functions, by which a breakdown's report lists the way there, only our own stay. Those of
# the engine are longer than the code of many a function; a fault in it names its file and line, and our function that led there.
slim_down() {
    # Dates stay as they are, of which Windows' programs hold one.
    "$2" --preserve-dates --strip-unneeded --wildcard --keep-symbol='*menagerie*' "$1"
}

# The newest version of the C library that a program asks for.
glibc_of() {
    objdump -T "$1" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -uV | tail -n 1
}

check_glibc() {
    local program=$1 asked
    asked=$(glibc_of "$program")
    if at_least "$OLDEST_GLIBC" "$asked"; then
        say "Runs on systems with glibc $asked or newer."
        return 0
    fi
    say "It asks for glibc $asked, because of: $(objdump -T "$program" |
        awk -v oldest="$OLDEST_GLIBC" 'match($0, /GLIBC_[0-9.]+/) {
            split(substr($0, RSTART + 6), now, "."); split(oldest, old, ".")
            if (now[2] + 0 > old[2] + 0) print $NF }' | sort -u | tr '\n' ' ')"
    [[ -z $old_glibc ]] || fail "package: that is newer than $OLDEST_GLIBC."
    say "So it runs on systems at least as new as this one; --old-glibc links it for those since Debian 11 and Ubuntu 20.04."
}

# The headers and libraries of Debian 11, unpacked into the target folder; nothing of it is run.
lay_old_system() {
    local root=$CARGO_TARGET_DIR/old-system apt link package
    [[ ! -f $root/complete ]] || return 0
    command -v apt-get >/dev/null || fail "package: --old-glibc fetches Debian's libraries with apt-get, which is not there."
    need_packages debian-archive-keyring
    rm -rf -- "$root"
    mkdir -p "$root/apt"/{state/lists/partial,cache/archives/partial}
    apt=(-qq -o "Dir::Etc::sourcelist=$root/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null
        -o "Dir::State=$root/apt/state" -o "Dir::Cache=$root/apt/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=root)
    name_debian "$root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
    if ! apt-get "${apt[@]}" update; then
        say "The mirror gives no $OLD_DEBIAN, so its packages come from Debian's archive, whose lists never change again."
        apt+=(-o Acquire::Check-Valid-Until=false)
        name_debian "$root" "$DEBIAN_ARCHIVE"
        apt-get "${apt[@]}" update
    fi
    (cd -- "$root/apt" && apt-get "${apt[@]}" download "${OLD_PACKAGES[@]}")
    for package in "$root"/apt/*.deb; do
        dpkg-deb -x "$package" "$root"
    done
    # Links to places from the root would lead to this machine's own libraries.
    while read -r link; do
        ln -sfn "$(realpath -m --relative-to="${link%/*}" "$root$(readlink "$link")")" "$link"
    done < <(find "$root" -type l -lname '/*')
    rm -rf -- "$root/apt"
    touch "$root/complete"
}

# name_debian ROOT MIRROR: where apt-get finds the old system's packages.
name_debian() {
    printf 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s %s main\n' "$2" "$OLD_DEBIAN" >"$1/apt/sources.list"
}

# The compiler looks into its own folders before those of another system, and crates name this machine's, unless these are named first.
# One word a line, because a blank may stand in a path.
old_system_links() {
    local root=$CARGO_TARGET_DIR/old-system kind
    kind=$(gcc -print-multiarch)
    printf '%s\n' -L "native=$root/usr/lib/$kind" -L "native=$root/lib/$kind" \
        -C "link-arg=--sysroot=$root" -C "link-arg=-B$root/usr/lib/$kind/"
}

# Adds the menu entry and its icons in the folders where desktops look for them.
add_menu_entry() {
    local share=$1
    mkdir -p "$share/applications" "$share/icons/hicolor/scalable/apps"
    cp desktop/menagerie.desktop "$share/applications/"
    cp -r desktop/icons/. "$share/icons/"
    cp assets/art/svg/scene/icon.svg "$share/icons/hicolor/scalable/apps/menagerie.svg"
}

# make_appimage FOLDER: one file that every desktop starts, made of a package's folder.
make_appimage() {
    local folder=$1 app=$CARGO_TARGET_DIR/package/AppDir image tool
    image=$(packages)/menagerie-$(version)-$(uname -m).AppImage
    rm -rf -- "$app" "$image"
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
    tool=${APPIMAGETOOL:-appimagetool}
    if command -v "$tool" >/dev/null; then
        ARCH=$(uname -m) "$tool" --no-appstream "$app" "$image" >/dev/null
        tell_package "$image"
    else
        say "No AppImage: appimagetool is not there (Debian has none; https://github.com/AppImage/appimagetool). Put it into the PATH,"
        say "or name it by APPIMAGETOOL. What it would pack was laid out and is whole."
    fi
    rm -rf -- "$app"
}
