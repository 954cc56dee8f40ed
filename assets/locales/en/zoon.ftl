# Zoon: fields, variants, tribes with their Zoons, trumps and formations.

## Fields
zoon-level-duel-of-tribes = Duel of tribes
zoon-level-duel-of-tribes-line = Two of four tribes, with all their Zoons and trumps.
zoon-level-duel-of-tribes-reconstructed = Based on a card game that is out of print. Its rules survive; the tribes, their cards and their pictures are our own.
zoon-level-first-steps = First steps
zoon-level-first-steps-line = Two simple tribes without trumps, to learn by playing.
zoon-level-first-steps-reconstructed = Based on a card game that is out of print. Its rules survive; the tribes, their cards and their pictures are our own.

## Variants
switch-quiet-advised = Suggest a draw
switch-quiet-advised-off = Never
switch-quiet-advised-20 = After 20 quiet turns
switch-quiet-advised-40 = After 40 quiet turns
switch-quiet-draw = End in a draw
switch-quiet-draw-off = Never
switch-quiet-draw-60 = After 60 quiet turns
switch-quiet-draw-100 = After 100 quiet turns
switch-beaten-shots = A shot that loses
switch-beaten-shots-kept = Goes back to the hand
switch-beaten-shots-lost = Is eliminated

## Types of Zoons: the name, and the forms that sentences need
zoon-rank-chief = Chief
    .a = a Chief
    .plural = Chiefs
zoon-rank-hero = Hero
    .a = a Hero
    .plural = Heroes
zoon-rank-priest = Priest
    .a = a Priest
    .plural = Priests
zoon-rank-monster = Monster
    .a = a Monster
    .plural = Monsters
zoon-rank-elite = Elite
    .a = an Elite
    .plural = Elites
zoon-rank-soldier = Soldier
    .a = a Soldier
    .plural = Soldiers
zoon-rank-emblem = Emblem
    .a = an Emblem
    .plural = Emblems

## What a ★ does: its name, and one line with its parameters
zoon-star-second-move = Second wind
zoon-star-second-move-line = Tie. If it attacked, it may move once more this turn.
zoon-star-stun = Stun
zoon-star-stun-line = Tie. The enemy Zoon can neither move nor use trumps { $turns ->
    [1] on its next turn
   *[other] for { $turns } turns
}.
zoon-star-flee = Flight
zoon-star-flee-line = Tie. It goes to a free square of its deployment zone.
zoon-star-push = Landslide
zoon-star-push-line = Tie. The enemy Zoon is pushed straight back, { $cells ->
    [1] one square
   *[other] up to { $cells } squares
}.
zoon-star-face-up = Pollen
zoon-star-face-up-line = Tie. The enemy Zoon stays face up until the end of the match.
zoon-star-exchange-with = Relief
zoon-star-exchange-with-line = Tie. Then it swaps places with { $rank-a } of yours.
zoon-star-peek = Vision
zoon-star-peek-line = Tie. You alone look at { $count ->
    [1] one enemy Zoon that lies
   *[other] up to { $count } enemy Zoons that lie
} face down.
zoon-star-devour = Devour
zoon-star-devour-line = No tie: the enemy Zoon is eliminated.

## What a trump does: its kind, and lines with their parameters
zoon-kind-shot = Shot
zoon-kind-gear = Gear
zoon-kind-terrain = Terrain
zoon-kind-tactic = Tactic
zoon-kind-shot-line = Fired by { $by }: the trump itself fights a Zoon it aims at. If its cross is touched, the trump is eliminated.
zoon-kind-gear-line = Laid on one of yours: { $on }.
zoon-kind-gear-both-line = +{ $bonus } to its touched number, attacking or defending.
zoon-kind-gear-attacking-line = +{ $bonus } to its touched number when it attacks.
zoon-kind-gear-defending-line = +{ $bonus } to its touched number when it defends, against shots too.
zoon-kind-gear-unpushable-line = It cannot be pushed.
zoon-kind-terrain-line = { $squares ->
    [1] Covers one free square
   *[other] Covers { $squares } free squares side by side
} until the end of the match.
zoon-kind-terrain-outside-enemy-deployment-line = Anywhere but in the enemy’s deployment zone.
zoon-kind-terrain-own-camp-line = In your own camp only.
zoon-kind-terrain-all-line = An Obstacle for both sides.
zoon-kind-terrain-enemy-line = An Obstacle for the enemy; your Zoons cross it and stop on it freely.
zoon-kind-several-moves-line = Move up to { $count } different Zoons, one after the other. Each may fight.
zoon-kind-lure-line = Point at an enemy Zoon that lies face down. If it is { $rank-a }, you move it along its own grid, turned toward its own camp, to a free square. If not, the trump is spent.
zoon-kind-lure-by-line = Needs one of yours on the field: { $by }.
zoon-kind-leap-line = One of your Zoons leaps to any square up to { $distance } away, whatever lies between, and may fight there. A tie sends it back.
zoon-kind-leap-not-line = Not with: { $not }.
zoon-trump-uses = { $uses ->
    [0] Any number of times
    [1] Once
   *[other] { $uses } times
}
zoon-trump-class = { $kind }, { $strength ->
    [1] 1 trump point
   *[other] { $strength } trump points
}

## What cards tell besides
zoon-card-reserve = Reinforcement
zoon-card-still = Never moves by itself.

## Tribes: the name, the forms that sentences need, and a line of their history
zoon-tribe-cendrelins = Cendrelins
    .the = the Cendrelins
    .start = The Cendrelins
zoon-tribe-cendrelins-line = Salamanders of the warm lava flows. Fast and fragile, they never stay long in one place.
zoon-tribe-mousserocs = Mousserocs
    .the = the Mousserocs
    .start = The Mousserocs
zoon-tribe-mousserocs-line = Badgers so old that moss grows on them. They are slow, and hard to drive away.
zoon-tribe-ventplumes = Ventplumes
    .the = the Ventplumes
    .start = The Ventplumes
zoon-tribe-ventplumes-line = Herons of the open sea. They fly over whatever stands in their way.
zoon-tribe-vasards = Vasards
    .the = the Vasards
    .start = The Vasards
zoon-tribe-vasards-line = Toads of the black marsh. They sit still and wait for their prey to come close.

## Zoons: the name, and the forms that sentences need. A tribe of one’s own brings its own lines.

# Cendrelins
zoon-card-cendrelins-flamboise = Flamboise
    .the = Flamboise
    .start = Flamboise
    .gender = feminine
zoon-card-cendrelins-tison-sauteur = Leaping Ember
    .the = the Leaping Ember
    .start = The Leaping Ember
    .gender = masculine
zoon-card-cendrelins-souffle-suie = Sootbreath
    .the = Sootbreath
    .start = Sootbreath
    .gender = masculine
zoon-card-cendrelins-grand-urodele = Great Urodel
    .the = the Great Urodel
    .start = The Great Urodel
    .gender = masculine
zoon-card-cendrelins-pyrolancier = Pyrolancer
    .the = the Pyrolancer
    .start = The Pyrolancer
    .gender = masculine
zoon-card-cendrelins-escarbille = Escarbille
    .the = the Escarbille
    .start = The Escarbille
    .gender = feminine
zoon-card-cendrelins-braise-mere = Mother Ember
    .the = Mother Ember
    .start = Mother Ember
    .gender = feminine
zoon-card-cendrelins-jeune-triton = Young Newt
    .the = the Young Newt
    .start = The Young Newt
    .gender = masculine

# Mousserocs
zoon-card-mousserocs-doyen-lichen = Elder Lichen
    .the = Elder Lichen
    .start = Elder Lichen
    .gender = masculine
zoon-card-mousserocs-granitelle = Granitelle
    .the = Granitelle
    .start = Granitelle
    .gender = feminine
zoon-card-mousserocs-spore-veille = Sporewatch
    .the = Sporewatch
    .start = Sporewatch
    .gender = feminine
zoon-card-mousserocs-ours-talus = Scree Bear
    .the = the Scree Bear
    .start = The Scree Bear
    .gender = masculine
zoon-card-mousserocs-carapacon = Carapaçon
    .the = the Carapaçon
    .start = The Carapaçon
    .gender = masculine
zoon-card-mousserocs-galet = Pebble
    .the = the Pebble
    .start = The Pebble
    .gender = masculine
zoon-card-mousserocs-pierre-racine = Rootstone
    .the = the Rootstone
    .start = The Rootstone
    .gender = feminine
zoon-card-mousserocs-galet-roulant = Rolling Pebble
    .the = the Rolling Pebble
    .start = The Rolling Pebble
    .gender = masculine

# Ventplumes
zoon-card-ventplumes-haute-aile = Highwing
    .the = Highwing
    .start = Highwing
    .gender = feminine
zoon-card-ventplumes-bec-d-acier = Steelbeak
    .the = Steelbeak
    .start = Steelbeak
    .gender = masculine
zoon-card-ventplumes-chante-brume = Mistsinger
    .the = Mistsinger
    .start = Mistsinger
    .gender = feminine
zoon-card-ventplumes-rokh-gris = Gray Rokh
    .the = the Gray Rokh
    .start = The Gray Rokh
    .gender = masculine
zoon-card-ventplumes-plongeon = Diver
    .the = the Diver
    .start = The Diver
    .gender = masculine
zoon-card-ventplumes-duvet = Downling
    .the = the Downling
    .start = The Downling
    .gender = masculine
zoon-card-ventplumes-nid-celeste = Sky Nest
    .the = the Sky Nest
    .start = The Sky Nest
    .gender = masculine
zoon-card-ventplumes-oisillon = Fledgling
    .the = the Fledgling
    .start = The Fledgling
    .gender = masculine

# Vasards
zoon-card-vasards-grand-coa = Great Coâ
    .the = Great Coâ
    .start = Great Coâ
    .gender = masculine
zoon-card-vasards-langue-fouet = Whiptongue
    .the = Whiptongue
    .start = Whiptongue
    .gender = feminine
zoon-card-vasards-mere-tetard = Mother Tadpole
    .the = Mother Tadpole
    .start = Mother Tadpole
    .gender = feminine
zoon-card-vasards-silure-noir = Black Catfish
    .the = the Black Catfish
    .start = The Black Catfish
    .gender = masculine
zoon-card-vasards-crapaudin = Crapaudin
    .the = the Crapaudin
    .start = The Crapaudin
    .gender = masculine
zoon-card-vasards-rainet = Rainet
    .the = the Rainet
    .start = The Rainet
    .gender = masculine
zoon-card-vasards-nenuphar-d-or = Golden Lily
    .the = the Golden Lily
    .start = The Golden Lily
    .gender = masculine
zoon-card-vasards-tetard-tenace = Stubborn Tadpole
    .the = the Stubborn Tadpole
    .start = The Stubborn Tadpole
    .gender = masculine

## Trumps: the name, and the forms that sentences need
zoon-trump-cendrelins-slag-shot = Slag Shot
    .the = the Slag Shot
    .start = The Slag Shot
    .gender = masculine
zoon-trump-cendrelins-ash-cape = Ash Cape
    .the = the Ash Cape
    .start = The Ash Cape
    .gender = feminine
zoon-trump-cendrelins-lava-sheet = Lava Sheet
    .the = the Lava Sheet
    .start = The Lava Sheet
    .gender = feminine
zoon-trump-mousserocs-pebble-throw = Pebble Throw
    .the = the Pebble Throw
    .start = The Pebble Throw
    .gender = masculine
zoon-trump-mousserocs-schist-armor = Schist Armor
    .the = the Schist Armor
    .start = The Schist Armor
    .gender = feminine
zoon-trump-mousserocs-peat-rampart = Peat Rampart
    .the = the Peat Rampart
    .start = The Peat Rampart
    .gender = masculine
zoon-trump-ventplumes-feather-volley = Feather Volley
    .the = the Feather Volley
    .start = The Feather Volley
    .gender = feminine
zoon-trump-ventplumes-wedge-formation = Wedge Formation
    .the = the Wedge Formation
    .start = The Wedge Formation
    .gender = feminine
zoon-trump-ventplumes-lure-song = Lure Song
    .the = the Lure Song
    .start = The Lure Song
    .gender = masculine
zoon-trump-vasards-acid-spit = Acid Spit
    .the = the Acid Spit
    .start = The Acid Spit
    .gender = masculine
zoon-trump-vasards-reed-harpoon = Reed Harpoon
    .the = the Reed Harpoon
    .start = The Reed Harpoon
    .gender = masculine
zoon-trump-vasards-great-leap = Great Leap
    .the = the Great Leap
    .start = The Great Leap
    .gender = masculine

## Formations
zoon-formation-shield = Shield
zoon-formation-flank = Strong flank
zoon-formation-vanguard = Vanguard
zoon-formation-screen = Screen
zoon-formation-corner = Corner

## Hints: why an action is good
zoon-hint-best = This puts you in the best position.
zoon-hint-deploys = Your tribe is well placed like this.
zoon-hint-moves = This card is better placed there.
zoon-hint-attacks-known = You know this enemy, and the odds are on your side.
zoon-hint-attacks-unknown = Whatever it may be, the attack is worth the risk.
zoon-hint-shoots = With a shot, you risk only the trump.
zoon-hint-trump = This trump helps you most right now.
zoon-hint-reinforces = A reinforcement gives you one more card on the field.
zoon-hint-touches = Your enemy cannot foresee this choice.

## Why not? One sentence for each point of the rule.
zoon-why-turn = It is the other side’s turn to decide.
zoon-why-empty = There is no card there. Pick one of yours.
zoon-why-not-yours = On your turn, only your own cards act.
zoon-why-stuck = { $zoon-start } has no square to go to now.
zoon-why-no-move = None of your Zoons can move now.
zoon-why-obstacle = An Obstacle closes this square.
zoon-why-too-far = The leap does not reach that far.
zoon-why-touch = First touch the enemy’s card: choose a diagonal.
zoon-why-flee = It flees to a free square of your deployment zone.
zoon-why-flee-taken = It flees to a free square: this one is taken.
zoon-why-exchange = It swaps places with { $type-a } of yours.
zoon-why-peek = Choose an enemy Zoon that lies face down and that you have not looked at yet.
zoon-why-peek-up = You have seen this card: choose another that lies face down.
zoon-why-peek-one = Look at one enemy Zoon or more.
zoon-why-peek-last = You have looked at as many cards as you may: press Done once you have seen them.
zoon-why-second = Only { $zoon-the } may move once more.
zoon-why-lure = Only an enemy Zoon that lies face down can be lured.
zoon-why-lure-stunned = A stunned Zoon cannot be lured.
zoon-why-lured = First move the lured card, { $zoon-the }.
zoon-why-march = First finish the march: move another Zoon, or stop it here.
zoon-why-ground-enemy = Not in the enemy’s deployment zone.
zoon-why-ground-camp = Only in your own camp.
zoon-why-two-squares = It needs two free squares side by side.
zoon-why-formation = A formation can be chosen only while no card is laid out.
zoon-why-formations = In this match, cards are laid out in ready-made formations.
zoon-why-no-card = No such card is left in your hand.
zoon-why-same = A card like this is there already.
zoon-why-rearranged = You have rearranged as often as allowed ({ $count }): what is laid out stays there.
zoon-why-z7 = Cards are laid out in your own deployment zone.
zoon-why-z7-ready = First lay out your cards, the Emblem among them.
zoon-why-z9 = The Emblem still needs a square.
zoon-why-z9-trumps = This card stays in hand while the Zoons are laid out.
zoon-why-z18 = The grid takes { $zoon-the } to other squares.
zoon-why-z22 = One of your own Zoons stands there.
zoon-why-z24 = { $zoon-start } cannot pass: { $square } is not free.
zoon-why-z25 = { $zoon-start } can go there only the other way now.
zoon-why-z28 = { $zoon-start } is stunned and cannot move.
zoon-why-z48 = Only your own Zoons use your trumps.
zoon-why-z50 = None of your Zoons on the field is of a type that uses this trump.
zoon-why-z50-this = { $zoon-start } is not of a type that uses this trump.
zoon-why-z51 = Every Zoon that could use this trump is stunned.
zoon-why-z51-this = { $zoon-start } is stunned and cannot use a trump.
zoon-why-z52 = { $zoon-start } has moved: take another Zoon.
zoon-why-z52-one = Move at least one Zoon.
zoon-why-z53 = This trump would do nothing now.
zoon-why-z54 = This trump is spent.
zoon-why-z55 = A lured Zoon goes to a free square only.
zoon-why-z59 = This trump lies on one of your Zoons and stays with it.
zoon-why-z61 = Every Zoon that could carry this gear carries some already.
zoon-why-z61-this = { $zoon-start } carries gear already.
zoon-why-z64 = This trump stays on the field until the end of the match.
zoon-why-z65 = Terrain needs free squares.
zoon-why-z66 = Only an enemy Zoon can be the target.
zoon-why-z67 = The shot does not reach this square from there.
zoon-why-z77 = No enemy Zoon stands where this shot could reach it.
zoon-why-z77-this = { $zoon-start } has no target for it from there.
zoon-why-z78 = A reinforcement comes onto a free square of your reinforcement zone.
zoon-why-z78-full = No square of your reinforcement zone is free.
zoon-why-z78-taken = A reinforcement comes onto a free square: this one is taken.
