# The editor of levels

editor-edit = Edit this board
editor-copy-of = Copy of { $level }
editor-unedited = This level cannot be edited.
editor-unedited-why = This level cannot be edited: { $why }
editor-tab-squares = Squares
editor-tab-areas = Areas
editor-tab-pieces = Animals
editor-tab-options = Rules
editor-tab-level = Level
editor-words = { $words }
    .the = { $words }
    .start = { $words }
editor-nothing = Nothing yet
editor-of-side = { $what } · { $side }
editor-option = { $option }: { $choice }
editor-usual = Standard

## Squares
editor-squares-how = Choose a kind of square, then press or draw on the board.
editor-areas-how = Choose an area, then press its new place on the board: it changes places with the one that lies there. An area that the board lacks takes the place of the one that lies there.
editor-pieces-how = Choose an animal, then press the square where it starts. With “Move”, drag an animal, or press it and then its new square.
editor-between-how = Press where four areas meet to add a round space there. With “Move”, drag one, or press it and then its new place.
editor-rows = A zone is a whole row, and the other half mirrors it.
editor-alike = Both sides alike
editor-size = { $width } × { $height } squares
editor-size-most = A board of this game has at most { $most } squares.
editor-size-most-sides = Here a board of this game has at most { $long } × { $short } squares, or { $short } × { $long }.
editor-wider = Wider
editor-narrower = Narrower
editor-higher = Taller
editor-lower = Shorter
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
editor-ground-nobodys = Neutral
editor-ground-empty = No area
editor-square = { $square }: { $ground }
editor-square-piece = { $square }: { $piece }, { $ground }
editor-square-flawed = { $square }: { $ground }, with an error
editor-square-piece-flawed = { $square }: { $piece }, { $ground }, with an error
editor-corner = { $square }: empty
editor-corner-piece = { $square }: { $piece }
editor-corner-piece-flawed = { $square }: { $piece }, with an error
editor-no-board = The areas of this board cannot be moved here, for the board is too large, or they are not drawn as on the game’s own boards. Its rules and its names can be changed here.

## Animals and rules
editor-take = Remove
editor-move = Move
editor-picked-up = { $square }, { $piece }: choose the new place.
editor-put-down = { $piece } is on { $square } now.
editor-stays = { $piece } stays on { $square }.
editor-nothing-there = There is nothing on { $square }.
editor-turn = Turn
editor-options-how = Press a rule to go through its choices. “Standard” keeps the game’s own choice.

## What the level is called
editor-title = Title
editor-line = One line about it
editor-difficulty = Made for
editor-difficulty-1 = Beginners
editor-difficulty-2 = All players
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

## Saving and leaving
editor-keep-title = Save the level
editor-pack = Pack
editor-name = Name of the level
editor-keep-as = It will be the level { $level }.
editor-licence = License of the new pack
editor-licence-share-alike = CC BY-SA 4.0
editor-licence-share-alike-says = Others may pass it on and change it if they name you and keep this license.
editor-licence-attribution = CC BY 4.0
editor-licence-attribution-says = Others may pass it on and change it if they name you.
editor-licence-free = CC0
editor-licence-free-says = Others may do anything with it.
editor-licence-none = All rights reserved
editor-licence-none-says = Others must ask you before they pass it on or change it.
editor-keep-flawed = It has errors. It can be saved, but a pack with errors stays off until they are fixed.
editor-write = Save
editor-written = Saved in the pack { $pack }. The level now appears among the boards of its game.
editor-written-only = Saved in the pack { $pack }.
editor-written-safe = Saved in the pack { $pack }. The level does not appear among the boards of its game, because the game was started without packs.
editor-written-off = Saved in the pack { $pack }. The level does not appear among the boards of its game, because this pack is switched off.
editor-written-flawed = Saved in the pack { $pack }. This version of the level does not appear among the boards of its game, because the pack has errors.
editor-exists = There is a level “{ $name }” in this pack already.
editor-replace = Replace it
editor-other-pack = Nothing can be saved into the pack “{ $pack }”: it is a zip file, it lies outside your folder of packs, or another pack is using its folder. Choose another name for the pack.
editor-of-the-game = The game itself has a level or a lesson “{ $name }”, which would be changed. Choose another name.
editor-no-name = “{ $words }” cannot be a name: use letters from a to z, digits and hyphens, such as “my-pond”.
editor-not-written = Not saved: { $why }
editor-no-folder = Not saved: there is no folder for packs on this computer.
editor-author = A player
editor-drop = The level is not saved. Leave anyway?
editor-drop-other = The level in the editor is not saved. Open the other one anyway?
editor-drop-yes = Leave without saving
editor-drop-no = Keep editing
pause-edit-position = Edit position

## What is wrong with a level
flaw-at = { $square }: { $words }
flaw-den-missing = { $side } has no den. Draw one.
flaw-den-twice = { $side } has more than one den. Keep only one.
flaw-no-animals = { $side } has no animals. Place at least one.
flaw-too-many-animals = The board has { $count } animals, but at most { $most } are allowed. Remove some.
flaw-pack-large = { $side } has { $count } animals, but at most { $most } are allowed. Remove some.
flaw-starts-in-den = { $square }: no animal can start in a den. Move it.
flaw-starts-in-water = { $square }: { $animal-the } cannot start in the water. Move it to land.
flaw-no-bank = { $square }: beyond this water there is no land on which a leap could end. Draw land there, or change the rule for leaps.
flaw-cannot-begin = { $side } has no move at the start. Give its animals room.
flaw-middle-row = { $square }: the middle row belongs to neither side. Draw land, water or no square there.
flaw-not-mirrored = { $square } differs from its mirror image, { $other }. Draw both alike.
flaw-no-hunt = The board has no hunting squares. Draw some behind the defense area.
flaw-no-prison = The board has no prison. Draw one behind the defense area.
flaw-open-target = { $square }: hunting squares and prisons may touch nothing but the defense area. Change { $others }.
flaw-closed-target = { $square }: no animal can get there. Draw the defense area beside it.
flaw-falls-apart = There is no way from { $other } to { $square }. Connect both parts of the board.
flaw-den-small = The den is too small for the animals of { $side } (squares: { $squares }, animals: { $animals }). Draw more den squares.
flaw-den-wet = The den has too little land for the animals of { $side } that never enter water (squares: { $squares }, animals: { $needed }). Draw more den squares on land.
flaw-packs-differ = Both sides need the same number of animals. Red has { $red }, Blue has { $blue }.
flaw-never-taken = No animal of { $side } can be taken. Add one that can.
flaw-some-without-square = Some animals of this level have a square, others have none. Place all of them or none.
flaw-not-in-den = { $square } is not in the den of { $side }, where its animals start.
flaw-square-taken = { $square }: two animals start there. Remove one.
flaw-second-row = { $square } is in the second row of the den. First place an animal on { $other }, in front of it.
flaw-faces-corner = { $square }: this animal faces a corner, but there are only four headings. Turn it.
flaw-faces-back = { $square }: { $animal-the } never faces backward. Turn it.
flaw-zones-order = From both edges inward, the rows are: reinforcement zone, deployment zone, camp, neutral.
flaw-no-reinforcement = The field has no reinforcement zone. Draw one at the edge.
flaw-zone-large = The deployment zone has { $squares } squares, but at most { $most } are allowed. Make it smaller.
flaw-zone-small = The deployment zone is too small for { $tribe } (squares: { $squares }, cards: { $cards }). Make it larger.
flaw-formations = The ready-made formations of { $tribe } need a deployment zone { $width } squares wide and { $height } deep.
flaw-area-apart = The parts of this area lie apart from each other: { $area }.
flaw-area-unreached = No round space touches this area: { $area }.
flaw-areas-none = The board has no areas. Add some.
flaw-area-lacking = The board lacks this area: { $area }. Add it.
flaw-places-none = The board has no round space. Add one.
flaw-places-many = There are { $count } round spaces, but at most { $most } are allowed. Remove some.
flaw-place-open = A hand of a disc points beside the board: areas must lie all around every round space.
flaw-place-twice = Two hands of a disc point at the same area: { $area }.
flaw-place-apart = A round space does not touch this area, so nobody could look after HONGA there: { $area }.
flaw-letter = The game’s typefaces have no “{ $letter }”. Write it another way.
