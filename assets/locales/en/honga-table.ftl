# Honga on the table: seats, what is decided, badges, the log, reasons, cards, rules in pages.

## Seats by their colour
honga-seat-1 = Red
honga-seat-2 = Blue
honga-seat-3 = Yellow
honga-seat-4 = Violet
honga-seat-5 = Green

## Building blocks
honga-nothing = nothing
honga-list = { $first }, { $second }
honga-sentences = { $first } { $second }
honga-plural = { $good-plural }
honga-aimed = { $area } ×{ $hands }

## What lies before a seat
honga-thing-step = Step on the mountain
honga-thing-mammoths = Mammoths on the tray
honga-thing-tiger = HONGA is here
honga-thing-tusk = The tusk: red discs
honga-thing-fire = First player
honga-thinks = thinking…
honga-tie-break = Goods: { $count }
honga-greeting = Hail { $winner }, great manitou of the tribe!

## What is to be decided
honga-turn-place = Choose a round space. Choose it again to turn your disc.
honga-turn-keep = Two discs: keep one, the other goes under its pile.
honga-turn-hands = { $hands ->
    [0] No hands left.
    [1] 1 hand left.
   *[other] { $hands } hands left.
}
honga-turn-help = Next barter: { $goods } more.
honga-turn-swap = Mushrooms and berries replace each other.
honga-turn-docile = Mammoths cost { $less } less.
honga-turn-spare = { $left ->
    [1] Sweet grass: the price is { $cost }. Choose the unit that you keep.
   *[other] Sweet grass: the price is { $cost }. Choose { $left } units to keep.
}
honga-turn-either = Still to give: { $left } of your { $one } or { $other }. Choose one on your tray.
honga-turn-mammoths = { $left ->
    [1] Give a mammoth: choose one of yours.
   *[other] Give { $left } mammoths: choose yours.
}
honga-turn-buy = { $left ->
    [1] One more for a point? Choose it on your tray.
   *[other] Up to { $left } for a point each: choose them on your tray.
}
honga-button-end = End turn
honga-button-enough = That is enough
honga-button-convert = { $water } = { $good }
honga-button-lair-hand = A hand for the lair
honga-propose-gather = { $count ->
    [1] Gather 1
   *[other] Gather all { $count }
}

## Badges around a disc
honga-badge-gather = +{ $good }
honga-badge-forest = { $count ->
    [1] 1 bonus card
   *[other] { $count } bonus cards
}
honga-badge-mountain = { $count ->
    [1] 1 step up
   *[other] { $count } steps up
}
honga-badge-top = The summit: { $points } points
honga-badge-mammoths = { $count ->
    [1] 1 mammoth
   *[other] { $count } mammoths
}
honga-badge-no-mammoths = No mammoth you can afford
honga-badge-barter = { $count ->
    [1] 1 barter: up to { $points } points
   *[other] { $count } barters: up to { $points } points
}
honga-badge-no-barter = Nothing you can afford
honga-badge-asleep = Stays asleep
honga-badge-stays = Stays with you
honga-badge-stays-all-the-same = Stays with you anyway
honga-badge-stays-there = Stays where he is
honga-badge-comes = Comes to you!
honga-badge-eats = Comes, eats { $good }
honga-badge-eats-mammoth = Comes, eats a mammoth

## The sheet that compares all placements
honga-sheet-title = Every way to lay this disc
honga-sheet-nothing = Placements are compared when you lay a disc.
honga-sheet-close = Close
bar-reach-honga = Compare placements
bar-reach-word-honga = Compare

## Log
honga-log-begins = { $side } begins: the fire marks the first player.
honga-you-begin = You begin: the fire marks the first player.
honga-log-favoured = starts with { $goods } extra for playing early
honga-log-placed = lays a disc – { $hands }
honga-log-neglected = ignores HONGA, who stays
honga-log-came = ignores HONGA
honga-log-fed = loses { $good } to HONGA
honga-log-fed-mammoth = loses a mammoth to HONGA
honga-log-fed-nothing = has nothing for HONGA
honga-log-chased = chases HONGA home
honga-log-explored = finds { $good } in the forest
honga-log-gathered = gathers { $good }
honga-log-lost = has no room for more { $good }
honga-log-converted = turns water into { $good }
honga-log-lured = lures a mammoth
honga-log-lured-out = lures a mammoth; the last one goes to the tray of { $owner }
honga-log-tusk = takes the tusk
honga-log-climbed = climbs to step { $step } of { $top }
honga-log-points-barter = { $points ->
    [1] scores 1 point by barter
   *[other] scores { $points } points by barter
}
honga-log-points-mountain = { $points ->
    [1] scores 1 point on the mountain
   *[other] scores { $points } points on the mountain
}
honga-log-points-bonus = { $points ->
    [1] scores 1 point with a card
   *[other] scores { $points } points with a card
}
honga-log-paid = pays { $goods }
honga-log-sent-tray = gives a mammoth from the tray
honga-log-sent-herd = gives a mammoth from the herd
honga-log-hand = adds a hand at { $area-the }
honga-log-second = draws a second disc
honga-log-kept = keeps one disc and slides the other under its pile
honga-log-came-down = All come down to the first step.
honga-log-tusk-back = The herd is empty: the tusk is free.
honga-log-reshuffled-grey = No gray discs were left: those on the board are shuffled into a new pile.
honga-log-reshuffled-red = No red discs were left: those on the board are shuffled into a new pile.
honga-log-reshuffled-barter = The barter cards are shuffled into a new pile.
honga-log-reshuffled-bonus = The bonus cards are shuffled into a new pile.
honga-log-played = plays “{ $card }”
honga-log-red = draws a red disc
honga-end-goal = The goal was reached, and the round is over.
honga-end-rounds = The last round has been played.
honga-end-time = Time is up, and the round is over.

## Why not
honga-why-turn = It is another player’s turn to decide.
honga-why-h14 = Place your disc first.
honga-why-h14-placed = Your disc is already placed.
honga-why-h53 = Keep one of the two discs first.
honga-why-h56 = First choose what you keep of the mammoth’s price.
honga-why-pay = Pay for the barter first.
honga-why-h58 = You are buying points: give something, or press “That is enough”.
honga-why-h22 = Your disc has no hand for { $area-the }, or none left.
honga-why-h15 = One hand here keeps HONGA content; there is nothing else to do.
honga-why-h40 = Pick one of the open cards.
honga-why-h62 = All bonus cards are in players’ hands.
honga-why-h27-storage = No mammoth of your color is left.
honga-why-h27 = Your tray lacks what a mammoth costs.
honga-why-h56-this = The mammoth costs none of that.
honga-why-h41 = No card lies here. Cards are refilled after the turn, as long as there are any.
honga-why-h42 = Your tray lacks what the card asks for.
honga-why-h44 = The card asks for mammoths that you do not have.
honga-why-h44-there = None of your mammoths is there.
honga-why-h55 = That cannot replace anything on this card.
honga-why-none = You have none of it.
honga-why-h58-none = You have nothing that this card takes, and too little water to replace it.
honga-why-h58-other = This card does not take that.
honga-why-h58-one = Give at least one thing.
honga-why-h25 = Water can only be paid with water.
honga-why-no-joker = On this board, water cannot replace other goods.
honga-why-h24 = It takes { $count } water to replace one of these.
honga-why-h23 = There is room for { $count } at most.
honga-why-not-yours = That is not yours.
honga-why-h26 = This card was drawn this turn: it can be played from your next turn on.
honga-why-played = This card has already been played.
honga-why-h46 = In this match you can play bonus cards only if a hand of your disc points at HONGA’s lair.
honga-why-h47 = { $count ->
    [1] Only one bonus card a turn.
   *[other] Only { $count } bonus cards a turn.
}
honga-why-h51 = HONGA is not on your tray.
honga-why-h51-lair = Choose his lair to send HONGA back there.
honga-why-h20 = Only a bonus card chases HONGA away.
honga-why-h52 = Your disc has no quarter there.
honga-why-other-card = This card does something else.
honga-why-not-asked = That is not needed now.

## Cards for the panel
hint-next-pawn-honga = Next
card-empty-honga = Point at an area, a disc or a card to see what it does.
powers-title-honga = Areas and bonus cards
powers-line-honga = What hands do in each area, and what the forest holds.
honga-card-gather = Every hand that points here gathers one. There is room for { $count }; anything more is lost.
honga-card-joker = At any time on your turn, { $count } water become one fish, berry or mushroom: press the chip on your tray.
honga-card-joker-name = Water as a joker
honga-card-forest = Every hand that points here draws a bonus card. You may play it from your next turn on, { $count } a turn.
honga-card-bonus-name = Bonus card
honga-card-fresh = Drawn this turn. You may play it from your next turn on.
honga-card-mountain = Every hand that points here climbs a step. If you reach the top, you score { $count } points; the others score what their step shows, and all come down.
honga-card-lure = Every hand that points here may lure a mammoth for { $goods }.
honga-card-push = It pushes those in front; one that is pushed out goes home to its owner’s tray, where it can be bartered.
honga-card-tusk = If you have the most mammoths here, you get the tusk, and with it red discs, which have five hands.
honga-card-tusk-now = The tusk: { $seat }.
honga-card-barter = Every hand that points here lets you pay for one open card and score its points. Cards are refilled after the turn.
honga-card-barter-name = Barter card
honga-card-asks = { $points ->
    [1] For { $goods }: 1 point.
   *[other] For { $goods }: { $points } points.
}
honga-card-helped = { $seat } now pays { $goods }.
honga-card-payable = { $seat } can pay for this card now.
honga-card-payable-water = { $seat } can pay for this card now, with water as a joker.
honga-card-either = { $goods }, and { $count } of { $one } or { $other }
honga-card-only-either = { $count } of { $one } or { $other }
honga-would-be-lost = This would do nothing now. Pick it again to do it anyway.
honga-hands-left = Not every hand has been used. End the turn again if you mean it.
honga-card-pile-grey = Gray discs
honga-card-pile-red = Red discs
honga-card-pile-left = { $count ->
    [1] One is left in this pile.
   *[other] { $count } are left in this pile.
}
honga-card-pile-under = { $count ->
    [1] One of them was put under the pile and comes last.
   *[other] { $count } of them were put under the pile and come last.
}
honga-card-pile-tusk = If you have the tusk when your turn ends, you draw from here: discs with five hands.
honga-card-pile-again = When none are left, those on the board are shuffled into a new pile.
honga-card-tiger = Point at least one hand here, or HONGA comes to your tray and eats the topmost of your goods, or else a mammoth.
honga-card-tiger-eats = He eats again whenever your turn begins, until another player ignores him or a card chases him away.
honga-card-meal = If it is your turn: he would eat { $good }.
honga-card-place = Round space
honga-card-place-line = The hands of a disc laid here point at the four areas around it.
honga-card-disc = { $count } hands. Turn it as you like.

## Rules in pages
rules-honga-by-seats = { $count } with { $players } players
rules-honga-nth-1 = First
    .the = the first
rules-honga-nth-2 = Second
    .the = the second
rules-honga-nth-3 = Third
    .the = the third
rules-honga-nth-4 = Fourth
    .the = the fourth
rules-honga-nth-5 = Fifth
    .the = the fifth
rules-honga-goal-title = Points for the tribe
rules-honga-goal-text = You lead a Stone Age tribe. Barter, climb the sacred mountain and use what the forest gives: the player with the most points at the end becomes great manitou.
rules-honga-goal-start = Each player begins with { $goods }.
rules-honga-goal-ahead = Extra goods at the start balance the order of play:
rules-honga-goal-more = With { $players } players, { $who } to play { $count ->
    [1] begins
   *[other] each begin
} with { $goods } more.
rules-honga-disc-title = One disc a turn
rules-honga-disc-text = Lay your disc on one of the round spaces: choose a space, turn the disc by choosing it again, with the wheel or with { $key-left } and { $key-right }, then lay it. Labels show what it would do; { $key-reach } compares all placements.
rules-honga-disc-hands = A disc has { $count ->
    [1] one hand, which does
   *[other] { $count } hands; each does
} something in the area it points at.
rules-honga-disc-open = All players see the discs in each other’s hands.
rules-honga-disc-hidden = You alone see the disc in your hand.
rules-honga-tiger-title = Mind the tiger
rules-honga-tiger-text = Every round space touches HONGA’s lair. If no hand points at it, he comes to your tray and eats: fish first, then berries, mushrooms, water, and last a mammoth from your tray; those in the herd are safe.
rules-honga-tiger-again = He eats again when your next turn begins.
rules-honga-tiger-chased = Pointing at his lair does not send him away: he stays until a card chases him or another player ignores him.
rules-honga-tiger-stays = Pointing at his lair does not send him away: he stays until another player ignores him.
rules-honga-areas-title = What hands gather
rules-honga-areas-text = These areas give one unit per hand: { $areas }.
rules-honga-areas-room = Your tray has room for { $count } of each; anything more is lost.
rules-honga-areas-joker = { $count } water { $count ->
    [1] stands
   *[other] stand
} for one unit of anything else, at any time on your turn: press the chip on it.
rules-honga-areas-order = G gathers all at once. You need not use every hand, and the order is up to you.
rules-honga-herd-title = Mammoths
rules-honga-herd-text = For { $goods } a hand lures one of your { $mammoths } mammoths to the herd.
rules-honga-herd-push = It pushes those in front, up to the first gap; one that is pushed off the last space goes to its owner’s tray. Spaces of the herd: { $spaces }.
rules-honga-herd-barter = Barter cards that ask for mammoths take yours from the tray or from the herd.
rules-honga-tusk-title = The tusk
rules-honga-tusk-text = The player with the most mammoths in the herd gets the tusk. In a tie, it goes to the one of them who lured last.
rules-honga-tusk-red = If you have it at the end of your turn, you draw a red disc, which has { $count ->
    [1] one hand
   *[other] { $count } hands
}.
rules-honga-tusk-nothing = It does nothing on this board: there are no red discs.
rules-honga-tusk-counted = It is decided anew whenever the herd changes, so a mammoth that leaves the herd may cost you the tusk.
rules-honga-points-title = Market and mountain
rules-honga-points-barter = A hand at the market lets you pay for { $count ->
    [1] the open card
   *[other] one of the { $count } open cards
} and score its points; new cards come after the turn.
rules-honga-points-mountain = A hand at the mountain climbs a step. The top is { $count ->
    [1] one step
   *[other] { $count } steps
} up: the player who reaches it scores { $points ->
    [1] 1 point
   *[other] { $points } points
}, the others score what their step says, and all come down.
rules-honga-points-surplus = Steps beyond the top are lost; hands you have not used yet can climb again.
rules-honga-forest-title = The forest’s cards
rules-honga-forest-text = A hand in the forest draws a bonus card unseen. { $count ->
    [0] None can be played in this match.
    [1] Play it from your next turn on, once your disc is placed; one card a turn at the most.
   *[other] Play it from your next turn on, once your disc is placed; { $count } cards a turn at the most.
}
rules-honga-forest-watched = You may play cards only if your disc points a hand at HONGA’s lair.
rules-honga-forest-unwatched = You may play cards whether or not your disc points a hand at HONGA’s lair.
rules-honga-forest-late = A hand that a card adds comes too late to keep HONGA away.
rules-honga-forest-chase = Some cards chase HONGA home.
rules-honga-forest-good = What a card would do is shown beside it. A card used for nothing is still discarded.
rules-honga-end-title = The end
rules-honga-end-goal = Points to reach: { $goals }. Once a player has them, the round is played to its end, so that all players have the same number of turns.
rules-honga-end-rounds = After { $count ->
    [1] one round
   *[other] { $count } rounds
} the match ends in any case.
rules-honga-end-text = The most points win; on a tie, the most goods.

## The legend of signs
honga-sign-good = { $good }: one of the goods you gather.
honga-sign-disc = A disc: you lay one each turn.
honga-sign-paw = A hand: it does something in the area it points at.
honga-sign-asleep = HONGA sleeps in his lair.
honga-sign-awake = HONGA sits at a player’s tray and eats when that player’s turn begins.
honga-sign-eats = HONGA eats from a tray.
honga-sign-startled = HONGA is chased home.
honga-sign-caveman = A player’s caveman, on the step he has reached.
honga-sign-mammoth = A mammoth in its player’s color.
honga-sign-herd = A space of the herd.
honga-sign-tusk = The tusk: its holder draws red discs.
honga-sign-fire = The fire: this player began.
honga-sign-points = Points.
honga-sign-asks-mammoth = A mammoth to give, from your tray or from the herd.
honga-sign-chased = HONGA goes back to his lair.
honga-sign-hands-left = Hands with a number, beside an area: that many can still be used there. On pale paper, they can do nothing there now.
honga-sign-usable = A frame around a card: it can be used now.
honga-sign-usable-water = A frame with a drop of water: the card can be paid for now, with water as a joker.
