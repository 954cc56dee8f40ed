# Honga: lessons. A title, and for each step what to do and a hint, and what it has taught.

honga-lesson-first-match = Your first match
honga-lesson-first-match-1 = The player with the most points wins. Lay your disc on the marked space: tap it until its hands, the paw prints, point at the waterfall, the market and HONGA’s lair, then lay it.
honga-lesson-first-match-2 = One hand points at the waterfall: gather water.
honga-lesson-first-match-3 = Another points at the market: barter two fish for two points. Choose the card that shows them.
honga-lesson-first-match-4 = The third hand looks after HONGA, the saber-toothed cat: he sleeps on in his lair instead of eating your goods. End your turn.
honga-lesson-first-match-5 = Your turn again. Lay this disc so that it points at the mountain and at HONGA.
honga-lesson-first-match-6 = Climb a step. When a player reaches the top, every player scores the number on their step. The match ends after the round in which a player reaches the points beside the sun. Now play on by yourself.
honga-lesson-first-match-learned = You now know: lay a disc, use its hands, and remember HONGA.

honga-lesson-watch = Look after HONGA
honga-lesson-watch-1 = Lay your disc so that HONGA does not come to you.
honga-lesson-watch-1-hint = At least one hand has to point at his lair.
honga-lesson-watch-learned = With a hand pointing at his lair, HONGA does not come to you.

honga-lesson-barter = Barter
honga-lesson-barter-1 = Score points at the market this turn.
honga-lesson-barter-1-hint = Point at the market, and at HONGA too: he would eat a fish.
honga-lesson-barter-learned = At the market you trade goods for points.

honga-lesson-two = Two barters
honga-lesson-two-1 = Barter twice in one turn.
honga-lesson-two-1-hint = Turn the disc so that two hands point at the market.
honga-lesson-two-learned = Every hand that points at the market is one barter.

honga-lesson-chain = Gather, then barter
honga-lesson-chain-1 = Gather something and barter it in the same turn.
honga-lesson-chain-1-hint = You already have a berry. Mushrooms grow beside the market.
honga-lesson-chain-learned = What you gather can be traded in the same turn, so gather first.

honga-lesson-joker = Water as a joker
honga-lesson-joker-1 = Pay for the card that asks for two fish, although you have only one.
honga-lesson-joker-1-hint = Two water can become another unit on your tray.
honga-lesson-joker-learned = Two water stand in for one unit of whatever you lack.

honga-lesson-herd = The herd
honga-lesson-herd-1 = Lure a mammoth.
honga-lesson-herd-1-hint = It costs a fish, a berry and a mushroom: let HONGA eat none of them.
honga-lesson-herd-learned = A mammoth costs a fish, a berry and a mushroom.

honga-lesson-mountain = The top
honga-lesson-mountain-1 = Reach the top of the mountain.
honga-lesson-mountain-1-hint = One more step: point at the mountain, then climb.
honga-lesson-mountain-learned = A player who reaches the top scores at once.

honga-lesson-forest = The forest
honga-lesson-forest-1 = Fetch a bonus card from the forest.
honga-lesson-forest-1-hint = The forest lies in the lower left corner.
honga-lesson-forest-learned = Bonus cards from the forest help you in turns to come.
