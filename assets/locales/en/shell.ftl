# Menus and screens. One message a key; all languages have the same keys.

## Keys and pads
key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-arrows = Arrows
key-four = { $up } { $left } { $down } { $right }
key-with = { $held }+{ $key }
key-control = Ctrl
key-shift = Shift
key-numpad-enter = Num Enter
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-arrow-up = Up arrow
key-arrow-down = Down arrow
key-arrow-left = Left arrow
key-arrow-right = Right arrow
pad-cross = D-pad
pad-cross-up = D-pad up
pad-cross-down = D-pad down
pad-cross-left = D-pad left
pad-cross-right = D-pad right
pad-shape-cross = Cross
pad-shape-circle = Circle
pad-shape-square = Square
pad-shape-triangle = Triangle

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
   *[other] 2 or { $count } players
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
setup-learn = Rules in 90 seconds
setup-variants = Variants…
setup-variants-fold = Hide variants
setup-name-red = Red: { $name }
setup-name-blue = Blue: { $name }
setup-person = Person
setup-seat-spoken = Player { $seat }: { $player }
setup-add = Add a player
setup-remove = Remove { $name }
switch-level = Standard
switch-level-own = Standard: { $choice }
switch-opponent = Against
switch-opponent-first = Pip
switch-opponent-second = Lotte
switch-opponent-third = Nico
switch-opponent-fourth = Finn
switch-opponent-fifth = Corvin
switch-opponent-hard = Athena
switch-opponent-friend = A friend
character-level = Level { $place } of { $all }
character-level-in-short = Level { $place }
character-numbered = { $name } { $number }
character-suggested = Suggested for you: { $name }. Matches won against { $other }: { $won } of { $played }.
character-suggested-spoken = { $introduction } { $suggestion }
character-first = { switch-opponent-first } – { $level }. “I’ve only just hatched! I play whatever looks fun.”
character-second = { switch-opponent-second } – { $level }. “Off I go! I’ll look where I’m going later.”
character-third = { switch-opponent-third } – { $level }. “I gather all I can reach, and sometimes forget where the danger is.”
character-fourth = { switch-opponent-fourth } – { $level }. “I think one step further than you. Nearly always.”
character-fifth = { switch-opponent-fifth } – { $level }. “I see several moves ahead, and little escapes me.”
character-hard = { switch-opponent-hard } – { $level }. “I have all night. Show me your best game.”
switch-first = Who begins
switch-first-lot = Random
switch-first-red = Red
switch-first-blue = Blue
switch-board = Board
switch-names = Names
switch-side = Your side
switch-side-red = { switch-first-red }
switch-side-blue = { switch-first-blue }
switch-clock = Clocks
switch-clock-none = None
switch-clock-3-2 = 3 min + 2 s
switch-clock-5-3 = 5 min + 3 s
switch-clock-10-5 = 10 min + 5 s
switch-clock-20-10 = 20 min + 10 s
switch-clock-blue = Handicap: Blue’s clock
switch-clock-blue-same = The same
switch-clock-blue-1-0 = 1 min
switch-clock-blue-3-2 = { switch-clock-3-2 }
switch-clock-blue-5-3 = { switch-clock-5-3 }
switch-clock-blue-10-5 = { switch-clock-10-5 }
switch-clock-blue-20-10 = { switch-clock-20-10 }
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
names-open = Enter names…
names-title = Names of players
names-note = A new name is given to the next player and stays in this list.
names-write = Write a name
names-keys = Press Enter to save the name, Escape to cancel.
names-full = There is room for twelve names. Delete one first.
names-forget = Delete { $name }
name-own = { $name }
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
pause-title = Paused
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
result-harder-named = Play { $name } (a step harder)
result-easier-named = Play { $name } (a step easier)
result-kind-won = Well played!
result-kind-lost = A good fight! Look back to see where the match turned.
result-kind-lost-soon = Better luck next time!
result-kind-even = Evenly matched to the very end.
result-looking-back = Looking back at the match…
result-story = How it went
result-moment = After action { $entry }
result-curve = Who was ahead
result-best = The best action
result-taken = Captured
result-board = Look at the board
result-setup = New match…
result-title = Main menu

## Rules
rules-title = Rules
rules-previous = Previous
rules-next = Next
rules-example = An example, from the lesson “{ $lesson }”
rules-example-play = Play the example again
rules-done = Done
rules-page = { $page } of { $pages }

## Settings
settings-title = Settings
settings-as-is = { $name }
settings-partly = { $name } ({ $percent }%)
settings-language = Language
settings-controls = Controls
settings-open-controls = Keys and buttons…
settings-playback = Speed of moves
settings-instant = Instant
settings-fast = Fast
settings-normal = Normal
settings-slow = Slow
settings-steps = Step by step
settings-auto-end = End turns automatically
settings-thinking = Thinking time of { switch-opponent-hard }
settings-thinking-short = Short
settings-thinking-usual = As usual
settings-thinking-long = Long
settings-as-system = System default
settings-text-size = Text size
settings-percent = { $count }%
settings-typeface = Typeface
settings-typeface-usual = Standard
settings-typeface-easier = Easier to read
settings-palette = Colors
settings-palette-house = Standard
settings-palette-red-green = For red-green blindness
settings-palette-blue-yellow = For blue-yellow blindness
settings-palette-high-contrast = High contrast
settings-hints = Show legal moves
settings-ranks = Numbers on pieces
settings-large-animals = Larger animals
settings-coordinates = Show coordinates
settings-reduced-motion = Less motion
settings-sound = Sound
settings-silent = Off
settings-volume = Overall volume
settings-effects = Sound effects
settings-music = Music
settings-ambience = Ambience
settings-behind = Mute in the background
settings-vibration = Vibration
settings-packs = Packs
settings-about = About
about-open = Version, origins, licenses…
about-title = About Menagerie
about-version = Version { $version }
about-games = Where the games come from
about-work = Whose work it is
about-free = The program, its pictures, sounds, music and texts are free to use, under the licenses MIT or Apache 2.0. It is made with the Bevy engine. The typefaces are Caprasimo, Atkinson Hyperlegible Next, Lexend and Noto Sans (SIL Open Font License). All licenses are in the game’s folder, and in a browser with the page’s source.
packs-open = Packs
packs-title = Packs
packs-note = A pack adds animals, boards, texts and pictures made by other people. It contains no programs.
packs-folder = Put packs, as folders or zip files, into { $folder }.
packs-none = There are no packs yet.
packs-by = { $authors } · { $licence } · { $size } kB
packs-switch-on = Switch on
packs-switch-off = Switch off
packs-flawed = Off, because it has errors:
packs-spoilt = Still using the last good version. The newest one has errors:
packs-refused = Not a pack:
packs-more = { $count ->
    [one] Show { $count } more error
   *[other] Show { $count } more errors
}
packs-fewer = Show fewer errors
packs-copy = Copy all errors
packs-copied = Copied
packs-later = Your changes take effect when this match ends.
packs-show = Show list
packs-open-flawed = Packs, some with errors
packs-safe = The game was started without packs.
packs-of = { $does }: { $pack }
packs-order = If two packs change the same thing, the lower one in this list wins.
packs-earlier = Move up
packs-later-laid = Move down
packs-remove = Remove
packs-keep = Keep it
packs-remove-ask = Remove { $pack }? Its files are moved to the folder removed-packs, next to the folder of packs.
packs-delete-ask = Remove { $pack }? It is deleted from this browser.
packs-here = Choose a pack (a zip file), or drop it on the page. It is kept in this browser.
packs-choose = Choose a file
packs-no-window = No window can be shown: use the folder
packs-room = The game uses { $used } of at most { $most } in this browser.
packs-mb = { $count } MB
packs-gb = { $count } GB
packs-no-store = This browser saves nothing for this page, perhaps because the window is private, so packs cannot be used here.
packs-newer-store = A newer version of the game has changed how packs are kept here: reload the page.
packs-full = There is no room for { $pack } in this browser. Nothing was changed: remove another pack, or make room on the device.
packs-not-kept = The packs in this browser could not be read or changed: { $why }
packs-open-folder = Open folder
packs-no-files-shown = The folder cannot be shown
packs-give = Save as zip file
packs-download = Download
packs-given = Saved for others: { $path }
packs-downloaded = The browser downloads { $file }.
packs-not-given = It cannot be saved: { $why }
packs-copy-path = Copy path
packs-brings = It adds { $list }.
packs-brings-levels =
    { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
packs-brings-lessons =
    { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
packs-brings-tables =
    { $count ->
        [one] { $count } data file
       *[other] { $count } data files
    }
packs-brings-languages =
    { $count ->
        [one] texts in { $count } language
       *[other] texts in { $count } languages
    }
packs-brings-pictures =
    { $count ->
        [one] { $count } picture
       *[other] { $count } pictures
    }
packs-brings-sounds =
    { $count ->
        [one] { $count } sound
       *[other] { $count } sounds
    }
packs-brings-fonts =
    { $count ->
        [one] { $count } font
       *[other] { $count } fonts
    }
settings-on = On
settings-off = Off
settings-software = No graphics card was found, so the game may be slow.
settings-for-this-visit = The browser saves nothing for this page: these settings last only for this visit.

## Controls
controls-title = Controls
controls-how = Choose a box, then press its new key or button. { $back } cancels; pressing the same one again clears the box.
controls-flaws = Some of your settings could not be read. These have been reset: { $lines }
controls-pointer = Moving animals
controls-pointer-both = Click or drag
controls-pointer-click = Click
controls-pointer-drag = Drag
controls-confirming = Ask before a move
controls-confirming-touch = For touch
controls-holding = Dangers, reach, secrets
controls-holding-toggle = Toggle
controls-holding-hold = While held
controls-device = Show
controls-keyboard = Keyboard
controls-pad = Gamepad
controls-set = Key set
controls-set-usual = Standard
controls-set-left = Left hand only
controls-set-right = Right hand only
controls-confirm = Confirm with
controls-signs = Button symbols
controls-signs-own = Match my gamepad
controls-group-moving = Moving and choosing
controls-group-playing = Playing
controls-group-looking = Looking
controls-group-left-corners = Zoon: corners, left player
controls-group-right-corners = Zoon: corners, right player
controls-group-everywhere = Everywhere
controls-press-key = Press a key
controls-press-button = Press a button
controls-none = –
controls-slot = { $intent }, box { $number }: { $key }
controls-reset = { $intent }: reset
controls-reset-keys = Reset all keys
controls-reset-buttons = Reset all buttons
controls-shared = Also used for: { $others }
controls-needs-key = Needs at least one key.
controls-needs-button = Needs at least one button.
controls-needed-by = This one is reserved for “{ $other }”.
intent-up = Up
intent-down = Down
intent-left = Left
intent-right = Right
intent-pick = Choose
intent-back = Back
intent-next = Next animal or button
intent-previous = Previous animal or button
intent-column = To the buttons and back
intent-pause = Menu
intent-end-turn = End turn
intent-propose = Play the suggestion
intent-turn-left = Turn left
intent-turn-right = Turn right
intent-zoom-in = Enlarge the board
intent-zoom-out = Shrink the board
intent-upper-left = Upper left
intent-upper-right = Upper right
intent-lower-left = Lower left
intent-lower-right = Lower right
intent-mute = Sound on or off
intent-fullscreen = Full screen
intent-copy = Copy the match
intent-paste = Paste a match

## The legend of signs
rules-legend-board = Signs on the board
rules-legend-areas = Areas and spaces
rules-legend-pieces = Signs on pieces
rules-legend-cards = Signs on cards
rules-legend-marks = Marks in play
legend-named = { $name }: { $says }
legend-more = { $first } { $second }
legend-token-red = Red and round: one of Red’s animals.
legend-token-blue = Blue and square: one of Blue’s animals.
legend-mark-dot = You can choose this or move there.
legend-mark-threat = Next turn it could be taken there.
legend-mark-idle = Not possible now.
legend-mark-ready = Ready to be chosen.
legend-mark-picked = What you have chosen.
legend-mark-last-from = The last action began here.
legend-mark-last-to = The last action ended here.
legend-mark-focus = The place your keys or gamepad are pointing at.
