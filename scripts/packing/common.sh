# shellcheck shell=bash
# What all packages share: version, licences, bill of materials, book, archives whose bytes depend on nothing but the commit, and
# their sums. Sourced by `scripts/package` after machine.sh, web.sh and book.sh, never run.

version() {
    awk -F'"' '/^version = / { print $2; exit }' Cargo.toml
}

# The commit, with a plus where the clone has other changes; nothing outside a clone.
commit() {
    local commit
    commit=$(git rev-parse --short=9 HEAD 2>/dev/null) || return 0
    [[ -z $(git status --porcelain --untracked-files=no 2>/dev/null) ]] || commit+=+
    printf %s "$commit"
}

# What the program and its archives may depend on: the commit and its date, not the machine, its user or the hour. Only releases leave
# out the paths of the sources, because other flags would have everything compiled anew.
make_reproducible() {
    local profile=$1
    weighed_profile=$profile
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 315532800)}
    MENAGERIE_COMMIT=$(commit)
    CARGO_INCREMENTAL=${CARGO_INCREMENTAL:-0}
    export SOURCE_DATE_EPOCH MENAGERIE_COMMIT CARGO_INCREMENTAL LC_ALL=C TZ=UTC
    [[ $profile != dev ]] || return 0
    CARGO_ENCODED_RUSTFLAGS=$(without_paths "$PWD")
    export CARGO_ENCODED_RUSTFLAGS
}

# built TARGET PROFILE: the folder with programs; that of "dev" is called "debug".
built() {
    local target=$1 folder=$2
    [[ $folder != dev ]] || folder=debug
    printf %s "$CARGO_TARGET_DIR/${target:+$target/}$folder"
}

# The machine's name among Rust's targets.
machine() {
    rustc -vV | awk '/^host: / { print $2 }'
}

# The folder in which packages end, and are laid out.
packages() {
    printf %s "$CARGO_TARGET_DIR/package"
}

# lay_papers FOLDER TARGET: licences, credits, news, the bill of materials, the book.
lay_papers() {
    local folder=$1 target=$2 licence
    cp -- README.md CHANGELOG.md CREDITS.md LICENSE-MIT LICENSE-APACHE "$folder/"
    lay_bill "$folder" "$target"
    for licence in assets/fonts/OFL-*.txt; do
        cp -- "$licence" "$folder/LICENSE-${licence##*/}"
    done
    if have_mdbook; then
        build_book "$folder/docs"
    else
        say "The package is without the book: mdBook is not there and cannot be installed."
    fi
}

# lay_bill FOLDER TARGET: the licences of all crates within the program, and the bill of materials.
lay_bill() {
    local folder=$1 target=$2 metadata
    metadata=$(mktemp)
    cargo metadata --locked --format-version 1 --filter-platform "$target" >"$metadata"
    python3 scripts/write_notices.py <"$metadata" >"$folder/LICENSES-CRATES.txt"
    python3 scripts/write_sbom.py Cargo.lock "$target" <"$metadata" >"$folder/menagerie.cdx.json"
    rm -f -- "$metadata"
}

# lay_data FOLDER: assets and levels beside the program.
lay_data() {
    local folder=$1 file
    while read -r file; do
        mkdir -p "$folder/${file%/*}"
        cp -- "$file" "$folder/$file"
        [[ $file != *.png ]] || slim_picture "$folder/$file"
    done < <(shipped_files)
}

# pack tar.gz|zip NAME WEIGHT: makes the archive of the folder NAME among the packages, removes the folder, tells its size, and compares it
# with the line WEIGHT of the known ones.
pack() {
    local kind=$1 name=$2 weight=$3 folder archive
    folder=$(packages)/$name
    archive=$folder.$kind
    rm -f -- "$archive"
    python3 scripts/write_archive.py "$kind" "$folder" "$archive"
    rm -rf -- "$folder"
    tell_package "$archive"
    weigh_package "$weight" "$archive"
}

# weigh_package KIND PACKAGE: compares a release's bytes with scripts/packing/weight.txt. Other profiles are as large as they are.
weigh_package() {
    [[ $weighed_profile == shipped || $1 == web ]] || return 0
    printf '%s %s\n' "$1" "$(wc -c <"$2" | tr -d ' ')" | compare_weights scripts/packing/weight.txt
}

# Tells a finished package, and writes the list of sums anew.
tell_package() {
    local package=$1 version
    version=$(version)
    (
        cd -- "$(packages)"
        python3 - ./menagerie-"$version"*.{tar.gz,zip,AppImage} <<'SUMS' >SHA256SUMS
import hashlib, pathlib, sys
for path in sorted(pathlib.Path(word) for word in sys.argv[1:]):
    if path.is_file():
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}")
SUMS
    )
    say "$package: $(wc -c <"$package" | tr -d ' ') bytes, SHA-256 $(awk -v name="${package##*/}" '$2 == name { print $1 }' "$(packages)/SHA256SUMS")"
}
