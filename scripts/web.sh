# shellcheck shell=bash
# Builds the game for browsers and serves it, for `play --web` and `check --web`. Sourced after
# machine.sh and book.sh, never run. The page is in web/, the result in the target folder's web-page: plain files
# that any web server can deliver. `scripts/package` uses `shipped_files` too.

readonly WASM=wasm32-unknown-unknown
# pngquant makes the pictures smaller, Python writes the bundle and serves, and wasm-opt is written in C++.
readonly WEB_PACKAGES=(g++ pngquant python3)
# Debian's own wasm-opt, 108, puts one of the program's tables in the wrong place, fixed in 110; the
# crate builds this version from source.
readonly WASM_OPT=0.116.1
# The features Rust's compiler uses; the stripped program does not list them.
readonly WASM_FEATURES=(--enable-{bulk-memory,multivalue,mutable-globals,nontrapping-float-to-int,reference-types,sign-ext})

have_wasm() {
    command -v rustup >/dev/null || return 1
    rustup target list --installed | grep -qx "$WASM" || timeout 300 rustup target add "$WASM" >/dev/null 2>&1
}

# Everything a build for browsers needs besides Rust itself, whose own linker serves.
need_web() {
    need_packages gcc libc6-dev "${WEB_PACKAGES[@]}"
    have_wasm || fail "Rust cannot build for browsers: with rustup, run 'rustup target add $WASM', then run this again."
    need_bindgen
    need_wasm_opt
}

# Additionally needed for tests in a browser; CHROMIUM names one that is there. A Node that is not Debian's
# has its own npm, and Debian's cannot be installed beside it.
need_web_tests() {
    need_packages brotli
    need_chromium
    command -v npm >/dev/null || need_packages nodejs npm
}

need_chromium() {
    [[ -n ${CHROMIUM:-} ]] || need_packages chromium
}

# wasm-bindgen and its crate must have the same version.
need_bindgen() {
    local version
    version=$(awk -F'"' '/^name = "wasm-bindgen"$/ { getline; print $2 }' Cargo.lock)
    [[ $(wasm-bindgen --version 2>/dev/null) == "wasm-bindgen $version" ]] && return 0
    say "Installing wasm-bindgen $version with cargo: a few minutes, once."
    # Not --locked: the registry's copy of the lock file names versions that may be gone.
    cargo install --quiet --root "${CARGO_HOME:-$HOME/.cargo}" wasm-bindgen-cli --version "$version" ||
        fail "wasm-bindgen could not be installed. By hand: cargo install wasm-bindgen-cli --version $version"
    # Takes precedence over another version on the system.
    PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
}

need_wasm_opt() {
    local number=${WASM_OPT#0.}
    [[ $(wasm_opt --version 2>/dev/null) == "wasm-opt version ${number%.*} "* ]] && return 0
    say "Installing wasm-opt ${number%.*} with cargo: about ten minutes, once."
    cargo install --quiet --force --root "${CARGO_HOME:-$HOME/.cargo}" wasm-opt --version "$WASM_OPT" ||
        fail "wasm-opt could not be installed. By hand: cargo install wasm-opt --version $WASM_OPT"
}

# The wasm-opt installed by cargo, even if another one is in the PATH.
wasm_opt() {
    "${CARGO_HOME:-$HOME/.cargo}/bin/wasm-opt" "$@"
}

web_folder() {
    printf %s "$CARGO_TARGET_DIR/web-page"
}

# for_page COMMAND..: builds without the paths of this machine, so that the same commit gives the same page everywhere. The clone's own path
# is in none of the flags, because clones that share a target folder would each have the engine compiled anew.
for_page() {
    CARGO_ENCODED_RUSTFLAGS=$(without_paths) "$@"
}

# The whole page, ready to be served.
build_web() {
    local page raw
    page=$(web_folder)
    raw=$CARGO_TARGET_DIR/$WASM/web
    [[ -f $raw/menagerie.wasm ]] ||
        say "The first build for browsers compiles the engine: about 20 minutes on two cores. After that a change takes about 5."
    # With the names of functions, by which they are put in order below.
    for_page cargo rustc --locked --profile web --target "$WASM" --bin menagerie -- -C strip=none
    mkdir -p "$page"
    bind_program "$raw/menagerie.wasm" "$page"
    build_mind "$page"
    copy_data "$page"
    copy_page "$page"
    copy_book "$page"
    python3 scripts/write_worker.py web/worker.js "$page"
}

# Prepares the program for browsers, optimised for size as sent (docs/measurements.md). What repeats itself is compressed well, so no
# function is put into its callers, and functions lie in the order of their names, beside others made from the same source.
bind_program() {
    bind_wasm "$1" "$2" menagerie -Oz -aimfs 0 -fimfs 0 -ocimfs 0 --reorder-functions-by-name
}

# Builds the computer players' own thread. Unlike the program it is optimised for speed, and fetched
# only when a computer first thinks.
build_mind() {
    local built=$CARGO_TARGET_DIR/$WASM/release/examples/mind.wasm
    for_page cargo build --locked --release --no-default-features --features mind --target "$WASM" --example mind
    bind_wasm "$built" "$1" mind -O3
}

# bind_wasm BUILT FOLDER NAME OPTIONS: puts a compiled program and its script into a folder, which
# takes minutes; does nothing if the same is already there. The options are wasm-opt's.
bind_wasm() {
    local built=$1 folder=$2 name=$3 bound=$CARGO_TARGET_DIR/web-bound
    [[ $folder/${name}_bg.wasm -nt $built && $folder/${name}_bg.wasm -nt scripts/web.sh ]] && return 0
    wasm-bindgen --target web --no-typescript --out-dir "$bound" --out-name "$name" "$built"
    check_paths "$bound/${name}_bg.wasm"
    wasm_opt "${@:4}" "${WASM_FEATURES[@]}" --output "$bound/${name}_optimized.wasm" "$bound/${name}_bg.wasm" ||
        fail "wasm-opt failed on $name. Delete $bound and run this again."
    # Copied together and last: an interrupted run leaves the folder unchanged.
    mkdir -p "$folder"
    cp "$bound/$name.js" "$folder/"
    mv "$bound/${name}_optimized.wasm" "$folder/${name}_bg.wasm"
}

# slim_picture PNG: 256 colours with dithering are enough for flat paper and a third of the bytes; a picture that would lose
# too much stays as it is, and so do all where pngquant is not there.
slim_picture() {
    command -v pngquant >/dev/null || return 0
    pngquant --force --skip-if-larger --strip --speed 1 --quality 80-100 --ext .png "$1" || true
}

# Assets and levels, without the drawings and scores that the pictures and the music were made from.
copy_data() {
    local page=$1 file
    mkdir -p "$page/assets" "$page/levels"
    # Removes files that are no longer shipped.
    while read -r file; do
        rm -- "$page/$file"
    done < <(comm -13 <(shipped_files) <(cd "$page" && shipped_files))
    while read -r file; do
        [[ $page/$file -nt $file ]] && continue
        mkdir -p "$page/${file%/*}"
        cp -- "$file" "$page/$file"
        [[ $file != *.png ]] ||
            slim_picture "$page/$file"
    done < <(shipped_files)
    cp CREDITS.md LICENSE-MIT LICENSE-APACHE "$page/"
}

shipped_files() {
    find assets levels -type f -not -path 'assets/art/svg/*' -not -path 'assets/sounds/scores/*' | LC_ALL=C sort
}

# The page with the list of files to fetch before playing, their sizes, and the bundle with most of
# them; and what a browser needs to keep it as a program of its own.
copy_page() {
    local page=$1 size
    cp web/*.css web/*.js web/*.webmanifest "$page/"
    mkdir -p "$page/icons"
    for size in 128 256 512; do
        cp "desktop/icons/hicolor/${size}x$size/apps/menagerie.png" "$page/icons/$size.png"
    done
    shipped_files | python3 scripts/write_parcel.py web/index.html "$page"
}

# The book beside the page, which links to it; it is fetched only by who opens it.
copy_book() {
    local page=$1
    if have_mdbook; then
        build_book "$page/docs"
    else
        say "The page is without the book: mdBook is not there and cannot be installed."
        sed -i '/<p id="book">/d' "$page/index.html"
    fi
}

serve_web() {
    exec python3 scripts/serve_web.py "$(web_folder)"
}

# Prints four figures: the bytes of the program, of the program as sent by a server, of everything
# sent before playing, and the number of files, those of the book left out: it is fetched by who reads it.
measure_web() {
    local page file sent program
    page=$(web_folder)
    program=$(packed_bytes "$page/menagerie_bg.wasm")
    sent=$program
    while read -r file; do
        sent=$((sent + $(packed_bytes "$page/$file")))
    done < <(sent_before_playing "$page")
    printf '%s %s\n' program "$(stat -c %s "$page/menagerie_bg.wasm")" program-sent "$program" \
        sent-before-playing "$sent" files "$(find "$page" -type f -not -path "$page/docs/*" | wc -l)"
}

# The page with its icon and the files its parcel lists, except the program.
sent_before_playing() {
    printf '%s\n' index.html page.css page.js words.js fetching.js packs.js offline.js menagerie.js assets/art/icon.png
    grep -o '"path": "[^"]*"' "$1/index.html" | cut -d '"' -f 4 | grep -v '\.wasm$'
}

# The bytes as sent: pictures as they are, anything else compressed by the server.
packed_bytes() {
    case $1 in
        *.png) stat -c %s "$1" ;;
        *) brotli --best --stdout "$1" | wc -c ;;
    esac
}

# Compares with tests/web/weight.txt.
weigh_web() {
    measure_web | compare_weights tests/web/weight.txt
}

# compare_weights FILE: compares names and weights with those in a file, and fails at growth. A twentieth more is allowed, to report growth
# and not noise, but nothing above a limit, the third number, where there is one.
compare_weights() {
    awk -v file="$1" '
        NR == FNR { if ($1 !~ /^#/ && NF) { allowed[$1] = $2; most[$1] = $3 } next }
        { printf "%-20s %10d  of %10d%s\n", $1, $2, allowed[$1], most[$1] ? ", at most " most[$1] : ""
          if (!($1 in allowed) || $2 > allowed[$1] * 1.05 || (most[$1] && $2 > most[$1])) heavy = heavy " " $1 }
        END { if (heavy) { print "Too heavy:" heavy ". Trim it, or change " file " and say why."; exit 1 } }
    ' "$1" -
}

# The records' replay for JavaScript and natively.
build_replay() {
    cargo build --locked --no-default-features --example replay
    for_page cargo build --locked --profile web --no-default-features --target "$WASM" --example replay_web
    # Built with the same tools as the shipped program.
    bind_wasm "$CARGO_TARGET_DIR/$WASM/web/examples/replay_web.wasm" "$CARGO_TARGET_DIR/web-replay" replay_web -Oz
}

play_in_chromium() {
    run_web_tests '*.test.js'
}

# run_web_tests PATTERN: the tests run from a copy beside the page, so that npm's files stay outside the clone.
run_web_tests() {
    local tests=$CARGO_TARGET_DIR/web-tests
    mkdir -p "$tests"
    cp tests/web/*.js tests/web/*.json "$tests/"
    cmp -s "$tests/package-lock.json" "$tests/package-lock.json.fetched" || fetch_test_tools "$tests"
    # Unquoted, so that the shell expands the pattern.
    # shellcheck disable=SC2086
    MENAGERIE_PAGE=$(web_folder) MENAGERIE_SOURCES=$PWD MENAGERIE_REPLAY=$CARGO_TARGET_DIR/debug/examples/replay \
        MENAGERIE_REPLAY_WEB=$CARGO_TARGET_DIR/web-replay \
        node --test --test-concurrency=1 "$tests"/$1
}

fetch_test_tools() {
    npm ci --prefix "$1" --no-audit --no-fund --loglevel=error
    cp "$1/package-lock.json" "$1/package-lock.json.fetched"
}
