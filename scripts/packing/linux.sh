# shellcheck shell=bash
# Linux's packages, for this machine's processor and for ARM's. Sourced by `scripts/package`, never run.

# What every desktop of the last years has. Debian 11 has this glibc, and so has whatever is newer.
readonly OLDEST_GLIBC=2.31
# Against which a program is linked that is to run there: Debian 11's own.
readonly OLD_DEBIAN=bullseye
# Mirrors drop a system some time after its support has ended; it stays here.
readonly DEBIAN_ARCHIVE=http://archive.debian.org/debian
readonly OLD_PACKAGES=(libc6 libc6-dev libcrypt1 linux-libc-dev libgcc-s1 libasound2 libasound2-dev libudev1 libudev-dev
    libwayland-client0 libwayland-dev libffi7 libffi-dev libxkbcommon0 libxkbcommon-dev)
# The one other processor that this machine builds for, and what does it.
readonly ARM=aarch64-unknown-linux-gnu
readonly ARM_PACKAGES=(gcc-aarch64-linux-gnu binutils-aarch64-linux-gnu libc6-dev-arm64-cross)

# package_linux PROFILE EMBEDDED [TARGET]: for this machine's own processor, or for another one.
package_linux() {
    local profile=$1 embedded=$2 target=${3:-} tools='' processor name kind folder links
    on_linux || fail "package: Linux's package is built on Linux."
    need_packages "${BUILD_PACKAGES[@]}" python3 binutils pngquant libdeflate-tools
    processor=$(uname -m)
    [[ -z $target ]] || build_for_another
    mapfile -t links < <(folding_links)
    if [[ -n $old_glibc ]]; then
        lay_old_system
        mapfile -t -O "${#links[@]}" links < <(old_system_links)
    fi
    # Flags for the last step alone, so that nothing else is compiled anew.
    cargo rustc --locked --profile "$profile" ${target:+--target "$target"} --bin menagerie ${embedded:+--features embedded} -- "${links[@]}"
    name=menagerie-$(version)-$processor-linux${embedded:+-onefile}
    kind=linux
    [[ $processor == x86_64 ]] || kind+=-$processor
    folder=$(packages)/$name
    rm -rf -- "$folder"
    mkdir -p "$folder"
    cp -- "$(built "$target" "$profile")/menagerie" "$folder/"
    slim_down "$folder/menagerie" "${tools}objcopy"
    check_glibc "$folder/menagerie"
    [[ $profile == dev ]] || check_paths "$folder/menagerie"
    sed "s/@GLIBC@/$(glibc_of "$folder/menagerie")/" desktop/INSTALL.txt >"$folder/INSTALL.txt"
    lay_papers "$folder" "${target:-$(machine)}"
    [[ -n $embedded ]] || lay_data "$folder"
    add_menu_entry "$folder/share"
    # With its files within, the program is a single file already.
    [[ -n $embedded ]] || make_appimage "$folder" "$processor" "$kind-appimage"
    pack tar.gz "$name" "$kind${embedded:+-onefile}"
}

# Has Cargo compile for the processor of `target`, against the old system's libraries, and leaves the beginning of its tools' names in `tools`.
build_for_another() {
    need_packages "${ARM_PACKAGES[@]}"
    tools=${target/unknown-/}-
    command -v "${tools}gcc" >/dev/null ||
        fail "package: a program for another processor is linked by its own gcc, which is not there (Debian and Ubuntu: ${ARM_PACKAGES[*]})."
    need_target "$target"
    processor=${target%%-*}
    old_glibc=yes
    lay_old_system
    export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=${tools}gcc
    export PKG_CONFIG_ALLOW_CROSS=1 PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_LIBDIR
    PKG_CONFIG_SYSROOT_DIR=$(old_system)
    PKG_CONFIG_LIBDIR=$PKG_CONFIG_SYSROOT_DIR/usr/lib/$("${tools}gcc" -print-multiarch)/pkgconfig:$PKG_CONFIG_SYSROOT_DIR/usr/share/pkgconfig
}

# Functions with the same code are laid into one, which then has the name of one of them in a report. The engine makes thousands of them, one
# for each of our types. Rust as rustup has it brings a linker that can, and takes it by itself for one processor alone.
folding_links() {
    local lld
    lld=$(rustc --print sysroot)/lib/rustlib/$(machine)/bin/gcc-ld
    [[ ! -x $lld/ld.lld ]] || printf '%s\n' -C link-arg=-Wl,--icf=all -C link-arg=-fuse-ld=lld -C "link-arg=-B$lld"
}

# slim_down PROGRAM OBJCOPY: of the names of functions, by which a breakdown's report lists the way there, only our own stay. Those of
# the engine are longer than the code of many a function; a fault in it names its file and line, and our function that led there.
slim_down() {
    # Dates stay as they are, of which Windows' programs hold one.
    "$2" --preserve-dates --strip-unneeded --wildcard --keep-symbol='*menagerie*' "$1"
}

# The newest version of the C library that a program asks for.
glibc_of() {
    "${tools}objdump" -T "$1" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -uV | tail -n 1
}

check_glibc() {
    local program=$1 asked
    asked=$(glibc_of "$program")
    if at_least "$OLDEST_GLIBC" "$asked"; then
        say "Runs on systems with glibc $asked or newer."
        return 0
    fi
    say "It asks for glibc $asked, because of: $("${tools}objdump" -T "$program" |
        awk -v oldest="$OLDEST_GLIBC" 'match($0, /GLIBC_[0-9.]+/) {
            split(substr($0, RSTART + 6), now, "."); split(oldest, old, ".")
            if (now[2] + 0 > old[2] + 0) print $NF }' | sort -u | tr '\n' ' ')"
    [[ -z $old_glibc ]] || fail "package: that is newer than $OLDEST_GLIBC."
    say "So it runs on systems at least as new as this one; --old-glibc links it for those since Debian 11 and Ubuntu 20.04."
}

old_system() {
    printf %s "$CARGO_TARGET_DIR/old-system${tools:+-${tools%%-*}}"
}

# The headers and libraries of Debian 11, unpacked into the target folder; nothing of it is run.
lay_old_system() {
    local root apt link package
    root=$(old_system)
    [[ ! -f $root/complete ]] || return 0
    command -v apt-get >/dev/null || fail "package: --old-glibc fetches Debian's libraries with apt-get, which is not there."
    need_packages debian-archive-keyring
    rm -rf -- "$root"
    mkdir -p "$root/apt"/{state/lists/partial,cache/archives/partial}
    apt=(-qq -o "Dir::Etc::sourcelist=$root/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null
        -o "Dir::State=$root/apt/state" -o "Dir::Cache=$root/apt/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=root)
    [[ -z $tools ]] || apt+=(-o APT::Architecture=arm64 -o APT::Architectures::=arm64)
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
    local root kind
    root=$(old_system)
    kind=$("${tools}gcc" -print-multiarch)
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
