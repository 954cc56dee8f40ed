# shellcheck shell=bash
# The page as a zip file for any web server and for hosts of games. Sourced by `scripts/package`, never run.

# Hosts of games take no more files than this.
readonly MOST_FILES=1000

package_web() {
    local name folder count
    need_web
    need_packages brotli
    build_web
    weigh_web
    name=menagerie-$(version)-web
    folder=$(packages)/$name
    rm -rf -- "$folder"
    mkdir -p "$(packages)"
    cp -r -- "$(web_folder)" "$folder"
    # Beside the page, which never fetches them.
    cp -- CHANGELOG.md "$folder/"
    lay_bill "$folder" "$WASM"
    count=$(find "$folder" -type f | wc -l)
    ((count <= MOST_FILES)) || fail "package: the page has $count files, and hosts of games take $MOST_FILES."
    pack zip "$name" web
}
