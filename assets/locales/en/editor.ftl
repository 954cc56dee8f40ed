# The editor of levels

editor-edit = Edit this board
editor-copy-of = Copy of { $level }
editor-unedited = This level cannot be edited.
editor-unedited-why = This level cannot be edited: { $why }
editor-tab-squares = Squares
editor-tab-pieces = Animals
editor-tab-options = Rules
editor-tab-level = Level
editor-words = { $words }
editor-nothing = Nothing yet
editor-of-side = { $what } · { $side }
editor-option = { $option }: { $choice }
editor-usual = As usual

## Squares
editor-squares-how = Choose a kind of square, then press or draw on the board.
editor-pieces-how = Choose an animal, then press the square where it starts. To move one, take it away first.
editor-rows = A zone is a whole row, and the other half mirrors it.
editor-alike = Both sides alike
editor-size = { $width } × { $height } squares
editor-wider = Wider
editor-narrower = Narrower
editor-higher = Higher
editor-lower = Lower
editor-ground-land = Land
editor-ground-water = Water
editor-ground-trap = Trap
editor-ground-den = Den
editor-ground-den-land = Den on land
editor-ground-den-water = Den in water
editor-ground-area = Defense area
editor-ground-hunt = Hunting square
editor-ground-prison = Prison
editor-ground-void = No square
editor-ground-reinforcement = Reinforcement zone
editor-ground-deployment = Deployment zone
editor-ground-camp = Camp
editor-ground-nobodys = Nobody’s
editor-square = { $square }: { $ground }
editor-square-piece = { $square }: { $piece }, { $ground }
editor-square-flawed = { $square }: { $ground }, with an error
editor-square-piece-flawed = { $square }: { $piece }, { $ground }, with an error
editor-no-board = The board of this game is not made of squares. Its rules and its names can be changed here.

## Animals and rules
editor-take = Take away
editor-turn = Turn
editor-cast = These are the animals of the file “{ $name }”.
editor-options-how = Each press takes the next choice. “As usual” leaves it to the game.

## What the level is called
editor-title = Title
editor-line = One line about it
editor-difficulty = For whom
editor-difficulty-1 = Beginners
editor-difficulty-2 = Everybody
editor-difficulty-3 = Experts
editor-of = Made from the level { $level }.

## Errors and what to do with the level
editor-sound = No errors: this level can be played.
editor-flaws = { $count ->
    [one] One error keeps this level from being played:
   *[other] { $count } errors keep this level from being played:
}
editor-try = Play from here
editor-keep = Save
editor-keeps-nothing = Levels cannot be saved in the browser yet.

## Saving and leaving
editor-keep-title = Save into a pack
editor-pack = Pack
editor-name = Name of the level
editor-keep-as = It becomes the level { $level }.
editor-keep-flawed = It has errors: it can be saved, but a pack with errors stays off until they are mended.
editor-write = Save
editor-written = Saved in the pack { $pack }. The level is among the boards of its game.
editor-written-only = Saved in the pack { $pack }.
editor-written-safe = Saved in the pack { $pack }. The level is not among the boards of its game, because the game was started without packs.
editor-written-off = Saved in the pack { $pack }. The level is not among the boards of its game, because this pack is switched off.
editor-written-flawed = Saved in the pack { $pack }. The level as it is now is not among the boards of its game, because the pack has errors.
editor-exists = There is a level “{ $name }” in this pack already.
editor-replace = Replace it
editor-other-pack = Nothing can be saved into the pack “{ $pack }”: it is a zip file, it lies outside your folder of packs, or another pack has its folder. Choose another name for the pack.
editor-of-the-game = The game itself has a level or a lesson “{ $name }”, which would be changed. Choose another name.
editor-no-name = “{ $words }” cannot be a name: use letters from a to z, digits and hyphens, such as “my-pond”.
editor-not-written = Not saved: { $why }
editor-no-folder = Not saved: there is no folder for packs on this computer.
editor-author = A player
editor-drop = The level is not saved. Leave anyway?
editor-drop-other = The level in the editor is not saved. Open the other one anyway?
editor-drop-yes = Leave without saving
editor-drop-no = Go on editing
pause-edit-position = Edit position
