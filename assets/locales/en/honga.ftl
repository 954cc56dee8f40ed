# Honga: levels, variants, areas and round places, raw materials, discs, bonus cards.

## Levels
honga-level-feed-the-tiger = Feed the tiger
honga-level-feed-the-tiger-line = The full game: gather, climb, lure, barter – and mind the tiger.
honga-level-feed-the-tiger-reconstructed = Based on a board game whose rules survive. What its discs, its cards and its mountain show is our own.
honga-level-first-steps = First steps
honga-level-first-steps-line = A short match on a generous board, to learn by playing.
honga-level-first-steps-reconstructed = Based on a board game whose rules survive. What its discs, its cards and its mountain show is our own.

## Variants
switch-open-discs = Discs in hand are open to all
switch-open-discs-auto = Standard, or open if shared
switch-open-discs-no = No
switch-open-discs-yes = Yes
switch-even-start = Extra goods for early players
switch-even-start-no = No
switch-even-start-yes = Yes
switch-watched-bonus = Bonus cards only if your disc points at HONGA
switch-watched-bonus-no = No
switch-watched-bonus-yes = Yes
switch-rounds = Round limit
switch-rounds-off = No limit
switch-rounds-8 = 8
switch-rounds-12 = 12
switch-rounds-16 = 16

## Areas: the name, and the forms that sentences need
honga-area-barter = Market
    .the = the market
    .start = The market
    .gender = masculine
honga-area-mountain = Mountain
    .the = the mountain
    .start = The mountain
    .gender = feminine
honga-area-spring = Waterfall
    .the = the waterfall
    .start = The waterfall
    .gender = feminine
honga-area-berries = Berries
    .the = the berries
    .start = The berries
    .gender = feminine
honga-area-honga = HONGA’s lair
    .the = HONGA’s lair
    .start = HONGA’s lair
    .gender = feminine
honga-area-lake = Lake
    .the = the lake
    .start = The lake
    .gender = masculine
honga-area-forest = Forest
    .the = the forest
    .start = The forest
    .gender = feminine
honga-area-mushrooms = Mushrooms
    .the = the mushrooms
    .start = The mushrooms
    .gender = masculine
honga-area-mammoths = Mammoths
    .the = the mammoths
    .start = The mammoths
    .gender = masculine

## Round places: the name, and the form that sentences need
honga-place = Round space
honga-places = Round spaces
honga-place-north-west = Space at the top left
    .the = the space at the top left
honga-place-north-east = Space at the top right
    .the = the space at the top right
honga-place-south-east = Space at the bottom right
    .the = the space at the bottom right
honga-place-south-west = Space at the bottom left
    .the = the space at the bottom left
honga-place-north = Space at the top
    .the = the space at the top
honga-place-west = Space on the left
    .the = the space on the left
honga-place-middle = Space in the middle
    .the = the space in the middle
honga-place-east = Space on the right
    .the = the space on the right
honga-place-south = Space at the bottom
    .the = the space at the bottom

## Raw materials: the name, the plural, and so many of them
honga-resource-fish = Fish
    .plural = fish
honga-resource-berry = Berry
    .plural = berries
honga-resource-mushroom = Mushroom
    .plural = mushrooms
honga-resource-water = Water
    .plural = water
honga-units-fish = { $count } fish
honga-units-berry = { $count ->
    [1] 1 berry
   *[other] { $count } berries
}
honga-units-mushroom = { $count ->
    [1] 1 mushroom
   *[other] { $count } mushrooms
}
honga-units-water = { $count } water
honga-units-mammoth = { $count ->
    [1] 1 mammoth
   *[other] { $count } mammoths
}

## Discs by their pile
honga-disc-grey = Gray disc
    .a = a gray disc
    .plural = gray discs
honga-disc-red = Red disc
    .a = a red disc
    .plural = red discs

## What a bonus card does: its name, and one line with its parameters
honga-bonus-barter = Full basket
honga-bonus-barter-line = In your next barter this turn, you have { $goods } more. What you do not need is lost.
honga-bonus-points = Fireside tale
honga-bonus-points-line = { $points ->
    [1] 1 point
   *[other] { $points } points
} at once.
honga-bonus-chase = Smoking torch
honga-bonus-chase-line = HONGA leaves your tray and trots back to his lair.
honga-bonus-lucky-hand = Helping hand
honga-bonus-lucky-hand-line = One more hand in any quarter of the disc you have just placed. It comes too late to keep HONGA away.
honga-bonus-extra-disc = Keen eye
honga-bonus-extra-disc-line = At the end of this turn you draw two discs, keep one and slide the other under its pile.
honga-bonus-lucky-hand-or-chase = Hand or torch
honga-bonus-lucky-hand-or-chase-line = One more hand in any quarter of your disc – or HONGA goes back to his lair.
honga-bonus-swap = All in one pot
honga-bonus-swap-line = In this turn’s barters, { $one } count as { $other }, and the other way round.
honga-bonus-docile = Sweet grass
honga-bonus-docile-line = Every mammoth you lure this turn costs one unit less; you choose which.
honga-bonus-steps-or-chase = Long legs or torch
honga-bonus-steps-or-chase-line = { $steps ->
    [1] One step
   *[other] { $steps } steps
} up the mountain – or HONGA goes back to his lair.
honga-bonus-bought-points = Gift to the elders
honga-bonus-bought-points-line = Give up to { $most } of your { $goods }: each is a point.
