# Jungle: boards, variants, rules in four pages.

## Boards
level-jungle-combat = Animal combat
level-jungle-combat-line = The old sheet's rules: tiger above lion, every trap weakens.
level-jungle-classic = Classic
level-jungle-classic-line = The usual rules: lion above tiger, the elephant spares the rat.
level-jungle-combat-dogs = Swimming dogs
level-jungle-combat-dogs-line = Animal combat, and dogs swim too.
level-jungle-first-steps = First steps
level-jungle-first-steps-line = A small board with few animals, to learn by playing.

## Variants
switch-traps = Traps weaken
switch-traps-all = Every enemy
switch-traps-own = Only beside one's own den
switch-equal = Equals capture each other
switch-equal-yes = Yes
switch-equal-no = No
switch-leaps = Leaps over the river
switch-leaps-both = Both ways
switch-leaps-lengthwise = Lengthwise only
switch-leaps-none = None
switch-bank = Rat captures from the water
switch-bank-yes = Yes
switch-bank-no = No
switch-repetition = Third repetition is a draw
switch-repetition-yes = Yes
switch-repetition-no = No
switch-limit = 120 moves without capture is a draw
switch-limit-yes = Yes
switch-limit-no = No

## Rules
rules-jungle-goal-title = Reach the other den
rules-jungle-goal-text = Each side leads eight animals. In your turn, move one of them one square: forward, back or sideways, never diagonally. Walk into the enemy den and you win at once. You may not enter your own den.
rules-jungle-ranks-title = The stronger takes the weaker
rules-jungle-ranks-text = An animal captures an enemy of equal or lower rank by moving onto it. From strongest to weakest: elephant, tiger, lion, leopard, dog, wolf, cat, rat. The smallest beats the biggest: the rat takes the elephant.
rules-jungle-river-title = Swim or leap
rules-jungle-river-text = Only the rat swims; nothing on land can take it there. Lion and tiger leap straight over the river, and capture where they land. A rat in the water on their line stops the leap.
rules-jungle-traps-title = Traps make anyone weak
rules-jungle-traps-text = An animal that stands on a trap loses its rank: any enemy may capture it, even a rat. You also win by capturing everything, or when your opponent cannot move.
rules-jungle-classic-ranks-title = The stronger takes the weaker
rules-jungle-classic-ranks-text = An animal captures an enemy of equal or lower rank by moving onto it. From strongest to weakest: elephant, lion, tiger, leopard, wolf, dog, cat, rat. The rat takes the elephant, but the elephant never takes the rat.
rules-jungle-classic-traps-title = Their traps make you weak
rules-jungle-classic-traps-text = An animal that stands on an enemy trap loses its rank: any defender may capture it, even a rat. You also win by capturing everything, or when your opponent cannot move.
