# shellcheck shell=bash
# A display of its own for a program that is tried, with eyes and a hand: pixels, clicks and keys. Sourced by `scripts/try_package` and
# `scripts/break_start` after machine.sh, never run.

# In a window of this size everything has its place.
readonly WIDTH=1280 HEIGHT=720
readonly DISPLAY_PACKAGES=(xvfb xdotool imagemagick "${WINDOW_PACKAGES[@]}")
# Where the program's picture begins: a window with a frame begins further right and down.
left=0 top=0

# open_display [MARGIN]: opens the display, so much wider and higher than the picture, and leaves its name in DISPLAY and the server's
# number in `xvfb`.
open_display() {
    local margin=${1:-0} display=:$((RANDOM % 400 + 500))
    Xvfb "$display" -noreset -screen 0 "$((WIDTH + margin))x$((HEIGHT + margin))x24" >/dev/null 2>&1 &
    xvfb=$!
    export DISPLAY=$display
    unset WAYLAND_DISPLAY
    sleep 2
}

window() {
    xdotool search --onlyvisible --name '^Menagerie$' 2>/dev/null | tail -n 1
}

# Looks up where the picture begins in a framed window, whose frame is as wide below as at the sides.
find_picture() {
    local x y width height frame
    read -r x y width height < <(xdotool getwindowgeometry --shell "$(window)" | awk -F= '/^(X|Y|WIDTH|HEIGHT)=/ { printf "%s ", $2 } END { print "" }')
    frame=$(((width - WIDTH) / 2))
    left=$((x + frame)) top=$((y + height - HEIGHT - frame))
}

window_is_seen() {
    [[ -n $(window) ]]
}

# The paper of the sheet of a set-up, and the green of its button.
set_up_is_seen() {
    near 800 60 247 235 208 && near 985 536 14 107 92
}

# The wood around the board.
board_is_seen() {
    near 400 25 168 130 93
}

# near X Y RED GREEN BLUE: whether a pixel has about this colour.
near() {
    local colours
    read -r -a colours < <(import -window root -crop "1x1+$(($1 + left))+$(($2 + top))" -depth 8 rgb:- 2>/dev/null | od -An -tu1)
    ((${#colours[@]} == 3)) || return 1
    local at
    for at in 0 1 2; do
        local wanted=$((at + 3))
        ((colours[at] - ${!wanted} < 24 && ${!wanted} - colours[at] < 24)) || return 1
    done
}

# How many colours are seen: a picture has thousands, an empty window one.
colours_seen() {
    import -window root -format '%k' info: 2>/dev/null || printf 0
}

click() {
    xdotool mousemove $(($1 + left)) $(($2 + top))
    sleep 0.3
    xdotool click 1
    sleep 0.7
}
