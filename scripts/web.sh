# shellcheck shell=bash
# Builds the game for browsers and serves it; what `play --web` and `check --web` share. Sourced after machine.sh, never run.
# The page is in web/, the result in the target folder's web-page: plain files that any web server can deliver. `shipped_files` is
# what `scripts/package` ships too.

readonly WASM=wasm32-unknown-unknown
# pngquant makes the pictures smaller, Python writes the parcel's list and serves.
readonly WEB_PACKAGES=(pngquant python3)
# What the tests in a browser need besides.
readonly WEB_TEST_PACKAGES=(brotli chromium nodejs npm)
have_wasm() {
    command -v rustup >/dev/null || return 1
    rustup target list --installed | grep -qx "$WASM" || timeout 300 rustup target add "$WASM" >/dev/null 2>&1
}

# Everything a build for browsers needs besides Rust itself, whose own linker serves.
need_web() {
    need_packages gcc libc6-dev "${WEB_PACKAGES[@]}"
    have_wasm || fail "Rust cannot build for browsers: run 'rustup target add $WASM', then run this again."
    need_bindgen
}

# wasm-bindgen and its crate understand each other only in the same version.
need_bindgen() {
    local version
    version=$(awk -F'"' '/^name = "wasm-bindgen"$/ { getline; print $2 }' Cargo.lock)
    [[ $(wasm-bindgen --version 2>/dev/null) == "wasm-bindgen $version" ]] && return 0
    say "Installing wasm-bindgen $version with cargo: a few minutes, once."
    # Not --locked: the registry's copy of the lock file names versions that may be gone.
    cargo install --quiet wasm-bindgen-cli --version "$version" ||
        fail "wasm-bindgen could not be installed. By hand: cargo install wasm-bindgen-cli --version $version"
    PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
}

web_folder() {
    printf %s "$CARGO_TARGET_DIR/web-page"
}

# The whole page, ready to be served.
build_web() {
    local page raw
    page=$(web_folder)
    raw=$CARGO_TARGET_DIR/$WASM/web
    [[ -f $raw/menagerie.wasm ]] ||
        say "The first build for browsers compiles the engine: about 20 minutes on two cores. After that a change takes about 5."
    cargo build --locked --profile web --target "$WASM" --bin menagerie
    mkdir -p "$page"
    bind_program "$raw/menagerie.wasm" "$page"
    build_mind "$page"
    copy_data "$page"
    copy_page "$page"
}

# The program as a browser takes it; nothing is done when it is the same as before. Deliberately absent: wasm-opt. What Debian's version
# 108 makes of this program does not start: "WebAssembly.Table.set(): Argument 1 is invalid for table".
bind_program() {
    local built=$1 page=$2
    [[ $page/menagerie_bg.wasm -nt $built ]] && return 0
    wasm-bindgen --target web --no-typescript --out-dir "$page" --out-name menagerie "$built"
}

# The computer players' own thread. Unlike the program it is made for speed, and fetched only when a computer first thinks.
build_mind() {
    local page=$1 built=$CARGO_TARGET_DIR/$WASM/release/examples/mind.wasm
    cargo build --locked --release --no-default-features --features mind --target "$WASM" --example mind
    [[ $page/mind_bg.wasm -nt $built ]] && return 0
    wasm-bindgen --target web --no-typescript --out-dir "$page" "$built"
}

# Assets and levels, without the drawings that the pictures were baked from. 256 colours with dithering are enough for flat paper
# and a third of the bytes; a picture that would suffer stays as it is.
copy_data() {
    local page=$1 file
    while read -r file; do
        [[ $page/$file -nt $file ]] && continue
        mkdir -p "$page/${file%/*}"
        cp -- "$file" "$page/$file"
        [[ $file != *.png ]] ||
            pngquant --force --skip-if-larger --strip --speed 1 --quality 80-100 --ext .png "$page/$file" || true
    done < <(shipped_files)
    cp CREDITS.md LICENSE-MIT LICENSE-APACHE "$page/"
}

shipped_files() {
    find assets levels -type f -not -path 'assets/art/svg/*' | LC_ALL=C sort
}

# The page with the list of what has to be fetched before playing, and the sizes of all of it.
copy_page() {
    local page=$1
    cp web/*.css web/*.js "$page/"
    shipped_files | python3 scripts/write_parcel.py web/index.html "$page"
}

serve_web() {
    exec python3 scripts/serve_web.py "$(web_folder)"
}

# Four figures, in bytes and files: the program, the same as a server sends it, all that is sent before playing, and files.
measure_web() {
    local page file sent program
    page=$(web_folder)
    program=$(packed_bytes "$page/menagerie_bg.wasm")
    sent=$program
    while read -r file; do
        sent=$((sent + $(packed_bytes "$page/$file")))
    done < <(sent_before_playing "$page")
    printf '%s %s\n' program "$(stat -c %s "$page/menagerie_bg.wasm")" program-sent "$program" \
        sent-before-playing "$sent" files "$(find "$page" -type f | wc -l)"
}

# The page itself and what its parcel lists, but for the program.
sent_before_playing() {
    printf '%s\n' index.html page.css page.js words.js fetching.js menagerie.js
    grep -o '"path": "[^"]*"' "$1/index.html" | cut -d '"' -f 4 | grep -v '\.wasm$'
}

# Pictures are sent as they are; anything else shrinks on the way.
packed_bytes() {
    case $1 in
        *.png) stat -c %s "$1" ;;
        *) brotli --best --stdout "$1" | wc -c ;;
    esac
}

# Compares with tests/web/weight.txt, which says what the page may weigh; a twentieth more is allowed, so that it tells growth and
# not noise.
weigh_web() {
    measure_web | awk '
        NR == FNR { if ($1 !~ /^#/ && NF) allowed[$1] = $2; next }
        { printf "%-20s %10d  of %10d\n", $1, $2, allowed[$1]
          if (!($1 in allowed) || $2 > allowed[$1] * 1.05) heavy = heavy " " $1 }
        END { if (heavy) { print "Too heavy:" heavy ". Trim it, or change tests/web/weight.txt and say why."; exit 1 } }
    ' tests/web/weight.txt -
}

# The records' replay for JavaScript and natively.
build_replay() {
    cargo build --locked --no-default-features --example replay
    cargo build --locked --profile web --no-default-features --target "$WASM" --example replay_web
    wasm-bindgen --target web --no-typescript --out-dir "$CARGO_TARGET_DIR/web-replay" \
        "$CARGO_TARGET_DIR/$WASM/web/examples/replay_web.wasm"
}

# The tests run from a copy beside the page, so that what npm fetches does not lie in the clone.
play_in_chromium() {
    local tests=$CARGO_TARGET_DIR/web-tests
    mkdir -p "$tests"
    cp tests/web/*.js tests/web/*.json "$tests/"
    cmp -s "$tests/package-lock.json" "$tests/package-lock.json.fetched" || fetch_test_tools "$tests"
    MENAGERIE_PAGE=$(web_folder) MENAGERIE_SOURCES=$PWD MENAGERIE_REPLAY=$CARGO_TARGET_DIR/debug/examples/replay \
        MENAGERIE_REPLAY_WEB=$CARGO_TARGET_DIR/web-replay \
        node --test --test-concurrency=1 "$tests"/*.test.js
}

fetch_test_tools() {
    npm ci --prefix "$1" --no-audit --no-fund --loglevel=error
    cp "$1/package-lock.json" "$1/package-lock.json.fetched"
}
