# shellcheck shell=bash disable=SC2034
# Provides what `play`, `check` and `scripts/package` need on the machine: a recent Rust, system
# packages, and a target folder outside the clone. Sourced, never run. It changes nothing on a
# machine that already has everything.

readonly RUST_NEEDED=1.95

# Needed to compile the engine. gcc only recommends libc6-dev, and without its headers nothing
# links.
readonly BUILD_PACKAGES=(
    gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev
)
# Needed by the window at run time. mesa-vulkan-drivers also draws in software where there is no
# graphics card.
readonly WINDOW_PACKAGES=(
    libxkbcommon-x11-0 libx11-6 libxcursor1 libxi6 libxrandr2 libvulkan1 mesa-vulkan-drivers
)

say() {
    printf '%s\n' "$*"
}

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# One target folder for playing and checking, outside the clone: the engine is compiled once and survives a fresh clone.
use_target_folder() {
    export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/menagerie/target}"
    forget_other_clones
}

# Cargo compares the age of files, not their folder, so the output of a newer clone would pass for
# this one's.
forget_other_clones() {
    local built_from=$CARGO_TARGET_DIR/built-from
    [[ -f $built_from && $(<"$built_from") == "$PWD" ]] && return 0
    mkdir -p "$CARGO_TARGET_DIR"
    find build.rs src examples tests -name '*.rs' -exec touch {} +
    printf '%s\n' "$PWD" >"$built_from"
}

# Right after rustup's installation its folder is not yet in the PATH of the running shell.
find_cargo() {
    command -v cargo >/dev/null || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
    command -v cargo >/dev/null
}

need_rust() {
    find_cargo || fail "Rust is missing: install it from https://rustup.rs, then run this again."
    local version
    version=$(cargo --version 2>/dev/null | awk '{print $2}') || version=
    [[ -n $version ]] || fail "cargo does not answer: run 'rustup default stable', then run this again."
    at_least "$version" "$RUST_NEEDED" ||
        fail "Rust $version is too old, $RUST_NEEDED is needed: run 'rustup update stable', then run this again."
}

at_least() {
    [[ $(printf '%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]
}

# without_paths [SOURCES]: the compiler's flags that leave the paths of this machine out of a program, and those of the clone where it is
# named. No blank stands between them, because one may stand in a path. All builds of a kind share them: other flags would have
# everything compiled anew.
without_paths() {
    local flags
    read -r -a flags <<<"${RUSTFLAGS:-}"
    flags+=("--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo" "--remap-path-prefix=$CARGO_TARGET_DIR=target")
    [[ -z ${1:-} ]] || flags+=("--remap-path-prefix=$1=menagerie")
    (IFS=$'\x1f' && printf %s "${flags[*]}")
}

# check_paths FILE: fails if a program tells where it was built.
check_paths() {
    local place
    for place in "$PWD" "$CARGO_TARGET_DIR" "${CARGO_HOME:-$HOME/.cargo}"; do
        ! grep -qaF -- "$place/" "$1" ||
            fail "$1 tells where it was built: $(grep -aoF -- "$place/" "$1" | wc -l) times $place"
    done
}

on_linux() {
    [[ $(uname -s) == Linux ]]
}

# Installs those of the named Debian packages that are missing. Asks for root only when there is something to install.
need_packages() {
    on_linux || return 0
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "This is not Debian or Ubuntu, so nothing is installed. If the build misses a library, install what your system"
        say "calls these: $*"
        return 0
    fi
    local missing=() package
    for package in "$@"; do
        installed "$package" || missing+=("$package")
    done
    ((${#missing[@]} == 0)) || install_packages "${missing[@]}"
}

# valgrind counts instructions, under Linux; if it is missing and cannot be installed, nothing is
# counted.
have_valgrind() {
    command -v valgrind >/dev/null || { (need_packages valgrind) && command -v valgrind >/dev/null; }
}

installed() {
    [[ $(dpkg-query -W -f='${db:Status-Abbrev}' "$1" 2>/dev/null) == ?i* ]]
}

install_packages() {
    local as_root=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "System packages are missing and sudo is not there. As root: apt-get update && apt-get install -y $*"
        say "Root rights are needed, through sudo, for one thing: apt-get installs system packages the game needs."
        as_root=(sudo)
    fi
    say "Installing: $*"
    # A broken package source must not prevent installing from the others.
    "${as_root[@]}" apt-get update -qq || say "apt-get update failed; trying with the package lists that are there."
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
        fail "The system packages could not be installed. By hand: apt-get update && apt-get install -y $*"
}
