# Jungle: boards, variants, rules in pages.

## Boards
jungle-level-combat = Animal combat
jungle-level-combat-line = The original rules: tiger above lion, every trap weakens.
jungle-level-combat-reconstructed = A traditional game from China, Dou Shou Qi, “the game of fighting animals”. The start is the one on which all sources agree; the picture in the old rules is lost.
jungle-level-classic = Classic
jungle-level-classic-line = The usual rules: lion above tiger, the elephant spares the rat.
jungle-level-classic-reconstructed = { jungle-level-combat-reconstructed }
jungle-level-combat-dogs = Swimming dogs
jungle-level-combat-dogs-line = Like Animal combat, but dogs swim too.
jungle-level-combat-dogs-reconstructed = { jungle-level-combat-reconstructed }
jungle-level-first-steps = First steps
jungle-level-first-steps-line = A small board with few animals, to learn by playing.

## Variants
switch-traps = Traps weaken
switch-traps-anybody = All animals
switch-traps-enemy = Only enemies
switch-equal-captures = Equal animals capture each other
switch-equal-captures-yes = Yes
switch-equal-captures-no = No
switch-leaps = Leaps over the river
switch-leaps-both = Both ways
switch-leaps-lengthwise = Lengthwise
switch-leaps-across = Crosswise
switch-leaps-none = None
switch-bank-captures = Captures across the bank
switch-bank-captures-as-animals = Depends on the animal
switch-bank-captures-never = Never
switch-bank-captures-into-water-too = Into the water too
switch-trapped-attack-weakly = Trapped animals attack with rank 0
switch-trapped-attack-weakly-yes = Yes
switch-trapped-attack-weakly-no = No
switch-repetition = A repeated position is a draw
switch-repetition-off = Never
switch-repetition-2 = 2nd time
switch-repetition-3 = 3rd time
switch-repetition-4 = 4th time
switch-repetition-5 = 5th time
switch-quiet-limit = Draw after moves without capture
switch-quiet-limit-off = Never
switch-quiet-limit-60 = 60
switch-quiet-limit-120 = 120
switch-quiet-limit-200 = 200
switch-quiet-limit-400 = 400
switch-fewer-animals = Handicap: fewer strong animals
switch-fewer-animals-none = None
switch-fewer-animals-red-1 = Red –1
switch-fewer-animals-red-2 = Red –2
switch-fewer-animals-red-3 = Red –3
switch-fewer-animals-blue-1 = Blue –1
switch-fewer-animals-blue-2 = Blue –2
switch-fewer-animals-blue-3 = Blue –3

## Rules
rules-jungle-goal-title = Reach the other den
rules-jungle-goal-text = Each player leads a group of animals. On your turn, move one of yours one square: forward, back or sideways, never diagonally. Walk into the enemy den and you win at once. Your animals may not enter your own den.
rules-jungle-ranks-title = The strong take the weak
rules-jungle-ranks-captures = An animal captures an enemy of equal or lower rank by moving onto it.
rules-jungle-ranks-captures-lower = An animal captures an enemy of lower rank by moving onto it. Equals do not capture each other.
rules-jungle-ranks-order = From strongest to weakest: { $animals }.
rules-jungle-ranks-takes = { $animal-start } takes { $victims }, whatever the ranks.
rules-jungle-ranks-spares = { $animal-start } never takes { $victims }, except on a trap.
rules-jungle-river-title = Swim or leap
rules-jungle-river-none = No animal swims here.
rules-jungle-river-swims = { $count ->
    [1] Only { $animals } swims.
   *[other] Only { $animals } swim.
}
rules-jungle-river-safe = Nothing on land can take an animal in the water. Animals in the water take each other as on land.
rules-jungle-river-risky = From the bank, only animals that swim can take one in the water. Animals in the water take each other as on land.
rules-jungle-river-ashore-nothing = From the water, { $animal-the } takes nothing on land.
rules-jungle-river-ashore-all = From the water, { $animal-the } takes the same animals on land as anywhere else.
rules-jungle-river-ashore-but = From the water, { $animal-the } takes the same animals on land as anywhere else, but not { $victims }.
rules-jungle-river-no-leaps = No animal leaps over the river here.
# $count is how many they are.
rules-jungle-river-leaps = Only { $animals } can leap straight over the river from bank to bank and may capture on landing.
# $count is how many they are.
rules-jungle-river-leaps-lengthwise = Only { $animals } can leap straight over the river from bank to bank, lengthwise only, and may capture on landing.
# $count is how many they are.
rules-jungle-river-leaps-across = Only { $animals } can leap straight over the river from bank to bank, crosswise only, and may capture on landing.
rules-jungle-river-stops = Any animal in the water on the line of a leap blocks it.
rules-jungle-traps-title = Traps weaken
rules-jungle-traps-any = An animal that stands on a trap loses its rank: any enemy may capture it, even the weakest.
rules-jungle-traps-enemy = An animal that stands on an enemy trap loses its rank: any enemy may capture it, even the weakest.
rules-jungle-traps-attack = It still attacks with its full rank.
rules-jungle-traps-attack-weakly = It has no rank when it attacks, either.
rules-jungle-end-title = How it ends
rules-jungle-end-text = You also win by capturing every enemy, or if your opponent cannot move.
rules-jungle-end-repetition = A position that comes back for the { $times ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $times }th
} time, with the same side to move, is a draw.
rules-jungle-end-quiet = After { $moves } moves without a capture, counting both sides, the match is a draw.

## Animals: the name, and the forms that sentences need. A level with an animal of its own brings its own lines.
jungle-animal-rat = Rat
    .the = the rat
    .start = The rat
    .gender = masculine
jungle-animal-cat = Cat
    .the = the cat
    .start = The cat
    .gender = masculine
jungle-animal-wolf = Wolf
    .the = the wolf
    .start = The wolf
    .gender = masculine
jungle-animal-dog = Dog
    .the = the dog
    .start = The dog
    .gender = masculine
jungle-animal-leopard = Leopard
    .the = the leopard
    .start = The leopard
    .gender = masculine
jungle-animal-lion = Lion
    .the = the lion
    .start = The lion
    .gender = masculine
jungle-animal-tiger = Tiger
    .the = the tiger
    .start = The tiger
    .gender = masculine
jungle-animal-elephant = Elephant
    .the = the elephant
    .start = The elephant
    .gender = masculine

## Why not? One sentence a statement of the rule sheet.
jungle-why-j3 = You can only move your own animals.
jungle-why-j4 = Animals move one square: forward, back or sideways.
jungle-why-j5 = One of your own animals stands there.
jungle-why-j6 = No animal may enter its own den.
jungle-why-j7 = { $animal-start } is too weak to take { $victim-the }.
jungle-why-j7-equal = Equals do not take each other here: { $animal-the } cannot take { $victim-the }.
jungle-why-j9 = { $animal-start } never takes { $victim-the }, unless it is on a trap.
jungle-why-j11 = On a trap, { $animal-the } has lost its rank and cannot take { $victim-the }.
jungle-why-j12 = { $animal-start } cannot swim.
jungle-why-j13 = From the water, { $animal-the } cannot take { $victim-the }.
jungle-why-j14 = From land, nothing can be taken in the water.
jungle-why-j16 = { $animal-start } takes nothing on land while it swims.
jungle-why-j17 = { $animal-start } cannot leap over the river this way.
jungle-why-j18 = { $animal-start } cannot leap: { $swimmer-the } is in the water on its line.
jungle-why-empty = There is no animal there. Pick one of yours.
jungle-why-stuck = { $animal-start } cannot move now.

## How a match ends
jungle-end-den = { $animal-start } walked into the den.
jungle-end-all-taken = The other side has no animals left.
jungle-end-blocked = The other side can no longer move.
jungle-end-quiet = Too many moves without a capture.

## The log
jungle-log-begins = { $side } begins
jungle-log-moved = { $animal } { $from }–⁠{ $to }
jungle-log-leapt = { $animal } { $from }–⁠{ $to }, leaps
jungle-log-captured = takes { $victim-the }
jungle-log-captured-trapped = takes { $victim-the } on the trap
jungle-log-den = enters the den

## Why a hint is good
jungle-hint-best = This move leads to the best position.
jungle-hint-wins = { $animal-start } wins { $moves ->
    [1] at once
   *[other] in { $moves } moves
}.
jungle-hint-takes = { $animal-start } takes { $victim-the }, and no enemy can strike back.
jungle-hint-trades = { $animal-start } takes { $victim-the }, and it is a good exchange.
jungle-hint-blocks = { $animal-start } keeps { $enemy-the } out of the den.
jungle-hint-saves = { $animal-start } is safe from { $enemy-the } there.
jungle-hint-shields = Then { $enemy-the } can no longer take { $victim-the }.
jungle-hint-guards = If { $enemy-the } takes { $victim-the }, { $animal-the } can strike back.
jungle-hint-threatens = { $animal-start } threatens { $victim-the } from there.
jungle-hint-nears = { $animal-start } comes closer to the enemy den: it is { $moves ->
    [1] one move
   *[other] { $moves } moves
} away.

## The card of an animal
jungle-power-plain = Walks on land, one square a turn.
jungle-power-swims = Swims in the river.
jungle-power-leaps = Leaps straight over the river.
jungle-power-leaps-lengthwise = Leaps straight over the river, lengthwise only.
jungle-power-leaps-across = Leaps straight over the river, crosswise only.
jungle-power-takes = Takes { $victim-the }, whatever the rank.
jungle-power-spares = Never takes { $victim-the }, unless it is on a trap.
jungle-power-ashore-nothing = From the water it takes nothing on land.
jungle-power-ashore-all = From the water it takes what it would on land.
jungle-power-ashore-but = From the water it cannot take { $victim-the }.
jungle-card-trapped = On a trap: any enemy may take it.
jungle-card-in-water = In the water: nothing on land can take it.
jungle-card-in-water-risky = In the water: swimmers on the bank may take it.

## What a square does
jungle-ground-den-red = Red’s den
jungle-ground-den-does-red = Blue wins by walking in. Red may not enter.
jungle-ground-den-blue = Blue’s den
jungle-ground-den-does-blue = Red wins by walking in. Blue may not enter.
jungle-ground-trap-red = Red’s trap
jungle-ground-trap-does-red = A blue animal on it has no rank: any red one may take it.
jungle-ground-trap-blue = Blue’s trap
jungle-ground-trap-does-blue = A red animal on it has no rank: any blue one may take it.
jungle-ground-trap-does = An animal on it has no rank: any enemy may take it.
jungle-ground-river = River
jungle-ground-river-does = Only swimmers enter.
jungle-ground-river-leaps = Leapers cross it, unless a swimmer is on their line.

## The table of animals
powers-line-jungle = From strongest to weakest. On a trap, ranks do not count.

## What a move risks
jungle-risk = Next turn it could be taken there by { $animals }.
jungle-risk-trapped = The trap takes away its rank: next turn it could be taken there by { $animals }.

## The legend of signs
jungle-sign-land = Land: every animal walks here.
