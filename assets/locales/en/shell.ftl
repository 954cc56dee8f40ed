# Menus and screens. One message a key; all languages have the same keys.

## Keys and pads
key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-f11 = F11
key-arrows = Arrows
key-x = X
key-q = Q
key-e = E
key-h = H
key-t = T
key-r = R
key-f = F
key-l = L
key-m = M
key-p = P
key-g = G
key-v = V
key-b = B
key-c = C
key-n = N
pad-south = A
pad-east = B
pad-north = Y
pad-west = X
pad-left-bumper = LB
pad-right-bumper = RB
pad-left-trigger = LT
pad-right-trigger = RT
pad-left-stick = LS
pad-right-stick = RS
pad-select = Select
pad-start = Start
pad-cross = D-pad

## Hints
hint-pick = Pick
hint-move = Move
hint-back = Back
hint-mute = Sound
hint-board = Look at the board

## Everywhere
shell-back = Back
shell-close = Close

## Title
title-play = Play
title-settings = Settings
title-quit = Quit
game-jungle = Jungle
game-jungle-line = Sneak into the enemy den. Even the rat has its day.
game-arena = Arena
game-arena-line = Packs of beasts fight on land and water.
game-zoon = Zoon
game-zoon-line = Hidden cards, secret steps, sudden duels.
game-honga = Honga
game-honga-line = Feed the tiger, trade, and thrive.
card-start-here = Start here
card-soon = Soon
card-soon-why = Not in this version yet: start with Jungle.
card-facts = { $players } · { $minutes } · { $difficulty }
card-players = { $count ->
    [one] { $count } player
    [2] 2 players
   *[other] 2–{ $count } players
}
card-players-of-sides = { $count ->
    [2] 2 players
   *[other] 2/{ $count } players
}
card-minutes = { $count } min
card-difficulty-1 = easy
card-difficulty-2 = medium
card-difficulty-3 = hard
card-spoken = { $name }, { $action }

## Set-up
setup-title = A match of { $game }
setup-board-line = { $line } { $note }
setup-board-seats = For { $least } to { $most } players.
setup-board-seats-only = For { $least } players.
setup-board-first = { $board } – start here
setup-broken-level = The files of this board contain errors. Start it to see them.
setup-start = Start
setup-learn = Learn in 90 seconds
setup-variants = Variants…
setup-variants-fold = Hide variants
setup-name-red = Red: { $name }
setup-name-blue = Blue: { $name }
setup-person = Person
setup-seat-spoken = { $name }: { $player }
setup-add = Add a player
setup-remove = Remove { $name }
switch-level = Standard
switch-opponent = Against
switch-opponent-easy = Easy
switch-opponent-medium = Medium
switch-opponent-hard = Hard
switch-opponent-friend = A friend here
switch-first = Who begins
switch-first-lot = Random
switch-first-red = Red
switch-first-blue = Blue
switch-board = Board
switch-names = Names
switch-time = Time for the match
switch-time-none = No limit
switch-time-15 = 15 min
switch-time-30 = 30 min
switch-time-60 = 60 min
switch-time-90 = 90 min
switch-watch = Computer vs computer
switch-watch-no = No
switch-watch-yes = Watch them play

## Names
name-otter = Otter
name-heron = Heron
name-badger = Badger
name-hare = Hare
name-owl = Owl
name-fox = Fox
name-hedgehog = Hedgehog
name-lynx = Lynx
name-mole = Mole
name-raven = Raven
name-squirrel = Squirrel
name-toad = Toad

## Pause
pause-title = Pause
pause-title-replay = Replay
pause-title-over = The match is over
pause-resume = Continue
pause-rules = Rules
pause-settings = Settings
pause-sound-on = Sound: on
pause-sound-off = Sound: off
pause-draw = Offer a draw
pause-resign = Resign
pause-result = Result
pause-leave = Leave the match
confirm-resign = Resign this match?
confirm-resign-yes = Resign
confirm-hand-over = The match goes on for the others. Should the computer play for { $player }?
confirm-hand-over-yes = Let the computer play
confirm-leave = Leave this match? It could not be saved.
confirm-leave-yes = Leave
confirm-no = Keep playing

## Result
result-rematch = Rematch
result-harder = Rematch, one step harder
result-easier = Rematch, one step easier
result-kind-won = Well played!
result-kind-lost = A good fight. The story shows where the match turned.
result-kind-even = Evenly matched to the very end.
result-looking-back = Looking back at the match…
result-story = How it went
result-moment = After action { $entry }
result-curve = Who was ahead
result-best = The best action
result-taken = Captured
result-board = Look at the board
result-setup = Change set-up
result-title = Main menu

## Rules
rules-title = Rules
rules-previous = Previous
rules-next = Next
rules-done = Done
rules-page = { $page } of { $pages }

## Settings
settings-title = Settings
settings-as-is = { $name }
settings-partly = { $name } ({ $percent }%)
settings-language = Language
settings-playback = Speed of moves
settings-instant = Instant
settings-fast = Fast
settings-normal = Normal
settings-slow = Slow
settings-steps = Step by step
settings-auto-end = End turns automatically
settings-as-system = Same as the system
settings-text-size = Text size
settings-percent = { $count }%
settings-typeface = Typeface
settings-typeface-usual = Usual
settings-typeface-easier = Easier to read
settings-palette = Colours
settings-palette-house = Usual
settings-palette-red-green = For red-green blindness
settings-palette-blue-yellow = For blue-yellow blindness
settings-palette-high-contrast = High contrast
settings-hints = Show legal moves
settings-ranks = Numbers on pieces
settings-coordinates = Show coordinates
settings-reduced-motion = Less motion
settings-sound = Sound
settings-silent = Off
settings-volume = Overall volume
settings-effects = Sounds
settings-music = Music
settings-ambience = Ambience
settings-behind = Mute in the background
settings-vibration = Vibration
settings-on = On
settings-off = Off
settings-software = No graphics card was found, so the game may be slow.
settings-for-this-visit = The browser saves nothing for this page: these settings last for this visit only.
