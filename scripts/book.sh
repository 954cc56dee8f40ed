# shellcheck shell=bash
# Makes pages for a browser out of the book (docs/book) and the reference (docs/reference). Sourced after machine.sh, never run;
# `scripts/book`, `scripts/package` and `play --web` use it.

readonly MDBOOK=0.5.4
readonly BOOK_LANGUAGES=(en fr it de)

# mdBook in another version would do as well: what it needs of mdBook is little.
have_mdbook() {
    mdbook_program >/dev/null && return 0
    say "Installing mdBook $MDBOOK with cargo: about five minutes, once."
    cargo install --quiet --locked --root "${CARGO_HOME:-$HOME/.cargo}" mdbook --version "$MDBOOK" \
        --no-default-features --features search && mdbook_program >/dev/null
}

mdbook_program() {
    command -v mdbook || command -v "${CARGO_HOME:-$HOME/.cargo}/bin/mdbook"
}

# build_book FOLDER: lays the pages down as the sources lie in docs, so that links between them hold.
build_book() {
    local folder=$1 program language
    program=$(mdbook_program)
    mkdir -p "$folder"
    folder=$(cd -- "$folder" && pwd)
    rm -rf -- "$folder/book" "$folder/reference"
    mkdir -p "$folder/book"
    for language in "${BOOK_LANGUAGES[@]}"; do
        MDBOOK_LOG=warn "$program" build "docs/book/$language" --dest-dir "$folder/book/$language"
    done
    MDBOOK_LOG=warn "$program" build docs/reference --dest-dir "$folder/reference"
    cp -r docs/book/index.html docs/book/pictures "$folder/book/"
    # Copied by mdBook because it lies beside the chapters.
    rm -f -- "$folder"/book/*/book.toml "$folder/reference/book.toml"
}

# draw_book: draws the pictures anew, 64 colours each.
draw_book() {
    local drawn=$CARGO_TARGET_DIR/book-pictures
    cargo run --locked --example book_pictures -- "$drawn"
    pngquant --force --strip --speed 1 --ext .png 64 "$drawn"/*.png
    cp "$drawn"/*.png docs/book/pictures/
}
