# Arena: boards, variants, rules in pages, the log, the table.

## Boards
arena-level-jungla = The great arena
arena-level-jungla-line = Two packs of fifteen, a river between them. Five hunts to win.
arena-level-jungla-reconstructed = Based on a game that is out of print. The pictures in its rules are lost: its board and all numbers are our own.
arena-level-duel = Duel
arena-level-duel-line = Ten animals a side on a smaller board. Three hunts to win.
arena-level-first-steps = First steps
arena-level-first-steps-line = Five animals, one of each class, to learn by playing.

## Variants
switch-packs = Line-up
switch-packs-ready = Ready-made
switch-packs-by-hand = Placed by hand
switch-players = Players
switch-players-two = Two
switch-players-four = Four, in teams
switch-target = Points to win
switch-target-1 = 1
switch-target-2 = 2
switch-target-3 = 3
switch-target-4 = 4
switch-target-5 = 5
switch-target-6 = 6
switch-target-7 = 7
switch-target-8 = 8
switch-target-9 = 9
switch-facings = Headings
switch-facings-8 = Eight
switch-facings-4 = Four
switch-rear-attack = Runners can be hit from behind
switch-rear-attack-yes = Yes
switch-rear-attack-no = No
switch-web-passing = Passing through a web
switch-web-passing-free = Is harmless
switch-web-passing-deadly = Is deadly
switch-short-flyers-jump = Flyers jump on short moves
switch-short-flyers-jump-yes = Yes
switch-short-flyers-jump-no = No
switch-double-action = One animal acts twice
switch-double-action-instead = Instead of three actions
switch-double-action-inside-three = Within three actions
switch-exact-numbers = Numbers are exact
switch-exact-numbers-yes = Yes
switch-exact-numbers-no = No, upper limits
switch-stop-before-blocker = Stopping in front of a blocker
switch-stop-before-blocker-exact = At exact numbers only
switch-stop-before-blocker-cut = Always
switch-quiet-turns = End after turns without hit or hunt
switch-quiet-turns-off = Never
switch-quiet-turns-30 = 30
switch-quiet-turns-50 = 50
switch-quiet-turns-100 = 100
switch-placed-at-once = Animals placed at a time
switch-placed-at-once-1 = 1
switch-placed-at-once-3 = 3
switch-placed-at-once-5 = 5
switch-points-ahead = Handicap: points at the start
switch-points-ahead-none = None
switch-points-ahead-red-1 = Red +1
switch-points-ahead-red-2 = Red +2
switch-points-ahead-red-3 = Red +3
switch-points-ahead-blue-1 = Blue +1
switch-points-ahead-blue-2 = Blue +2
switch-points-ahead-blue-3 = Blue +3

## Rules
rules-arena-goal-title = { $target ->
    [1] One point wins
   *[other] { $target } points win
}
rules-arena-goal-text = Bring animals across the enemy’s defense area, the red squares on the far side of the board, onto a golden hunting square. Each hunt scores a point, and the animal starts again from its den.
rules-arena-goal-points = A hunt by { $animal-the } is worth { $points } points.
rules-arena-goal-wins = { $target ->
    [1] The first side with a point wins.
   *[other] The first side with { $target } points wins.
}
rules-arena-goal-prison = A side also wins by imprisoning every enemy.
rules-arena-goal-prison-but = A side also wins by imprisoning every enemy but { $animals }.
rules-arena-goal-quiet = After { $turns } turns without a hit or hunt, the side with more points wins; if they are equal, the side that hunted last. Freeing an animal counts as neither.
rules-arena-goal-quiet-web = Nor does a capture by a web.
rules-arena-turn-title = Two actions, two animals
rules-arena-turn-text = A turn is two actions with two different animals. An action is a movement or a change of heading. After a movement the animal may change its heading for free. Then you end your turn.
rules-arena-turn-rigid = Animals that keep their heading after a hit: { $animals }.
rules-arena-turn-facings = Animals face along rows and columns only.
rules-arena-moving-title = Numbers and directions
rules-arena-moving-exact = An animal moves exactly as many squares as one of its numbers, in directions relative to its heading.
rules-arena-moving-up-to = An animal moves as many squares as one of its numbers, or fewer, in directions relative to its heading.
rules-arena-moving-ground = If it starts on land its land numbers count, if in water its water numbers. Its directions are the same in both.
rules-arena-moving-blocked-exact = An animal in the way blocks the path: another may stop right in front of it only if one of its own numbers leads exactly there.
rules-arena-moving-blocked = An animal in the way blocks the path: another may stop on the square in front of it.
rules-arena-moving-jumpers = Animals that jump over others: { $animals }.
rules-arena-moving-benders = Animals that may turn the last square of a movement to the side, like an L: { $animals }.
rules-arena-moving-flyers = Animals that fly far, but not over water or animals, or into the enemy’s area or the squares behind it: { $animals }.
rules-arena-moving-never-back = Animals that never go back toward their den: { $animals }.
rules-arena-hitting-title = Hits
rules-arena-hitting-text = Move onto an enemy and it becomes your prisoner. You never have to hit.
rules-arena-hitting-sweepers = Animals that take several in one movement, until they meet one of their own kind, but only one in a defense area: { $animals }.
rules-arena-hitting-shy = Animals that cannot be taken from the front or from behind: { $animals }.
rules-arena-hitting-shy-front = Animals that cannot be taken from the front: { $animals }.
rules-arena-hitting-head-on = Animals that can take them from the front after all: { $animals }.
rules-arena-hitting-unjailable = Animals that go home when hit, never to prison: { $animals }.
rules-arena-hitting-harmless = Animals that never hit: { $animals }.
rules-arena-hitting-armor = Animals that gain armor by hunting: { $animals }. It breaks at the first hit, and the attacker springs back.
rules-arena-water-title = Water
rules-arena-water-text = Coming from land, an animal stops on the first water square, and no animal jumps over water.
rules-arena-water-amphibious = Animals that water does not stop: { $animals }.
rules-arena-water-never-one = Animals that never move just one square from water: { $animals }.
rules-arena-water-dry = Animals that never enter water: { $animals }.
rules-arena-area-title = The defense area
rules-arena-area-text = An attacker stops on the first red square of the enemy’s area and then goes one square at a time.
rules-arena-area-raid = Once inside, it may use all its numbers to imprison an animal that stands guard.
rules-arena-area-own = Your own animals cross your area without stopping, but not when they start in water.
rules-arena-area-guards = Animals that may stand guard in it, one at a time: { $animals }.
rules-arena-area-defends = A defender enters to hit an attacker, springs back and may turn.
rules-arena-area-defends-guarded = A defender enters to hit an attacker, springs back and may turn; one that may stand guard stays there. While one stands guard, no other enters.
rules-arena-area-home = Animals that are safe from hits in their own den and area: { $animals }.
rules-arena-prison-title = Prison
rules-arena-prison-text = Reach the enemy prison with the first action of a turn: this counts as two actions and frees up to { $most } of your animals, which start from the den. Your rescuer takes their place.
rules-arena-prison-unjailable = Animals that go home instead of taking their place: { $animals }.
rules-arena-prison-instead = In return, the enemy may take a third action on their next turn, with a third animal, or else take both actions with one animal.
rules-arena-prison-inside-three = In return, the enemy may take a third action on their next turn, and one animal may take two of the three.
rules-arena-prison-twice = The second action of one animal may not free, hunt, imprison or enter a defense area.
rules-arena-web-title = The web
rules-arena-web-text = A web lies on the land squares around { $animals }. An enemy that ends its movement in it is lost. When the spinner comes near, enemies in its web have one turn to leave.
rules-arena-web-free = Passing through a web is harmless.
rules-arena-web-deadly = A web ends every movement that comes into it.
rules-arena-web-proof = Animals that webs cannot catch: { $animals }.

## The table
plate-lost-arena = {" "}· { $count } in prison
arena-pick-again = Deadly: { $animal-the } would be lost there. Pick the square again if you mean it.
arena-end-again = { $count ->
    [1] One of your animals stays in a web and would be lost. End the turn again if you mean it.
   *[other] { $count } of your animals stay in webs and would be lost. End the turn again if you mean it.
}
arena-turn-price = 1 action
arena-button-end-turn = End turn
arena-button-end-round = Done placing
arena-button-enough = Stop freeing
arena-button-jump-over = Jump over { $victim-the } ({ $square })
arena-propose-placing = Fill the rest
arena-propose-freeing = Free the best
arena-turn-left = { $left ->
    [0] No actions left
    [1] 1 action left
   *[other] { $left } actions left
}
arena-turn-compensated = { $left ->
    [0] No actions left
    [1] Compensation: 1 action left
   *[other] Compensation for the rescue: up to { $left } actions, or two by one animal
}
arena-turn-may = { $left ->
    [1] 1 more action, if you like
   *[other] { $left } more actions, if you like
}
arena-turn-compensated-inside = Compensation for the rescue: up to { $left } actions, two by one animal if you like
arena-turn-placing = { $left ->
    [0] All placed
    [1] Place 1 animal
   *[other] Place { $left } animals
}
arena-turn-place = Choose a den square for { $animal-the }
arena-turn-free-first = Free your animals: { $left ->
    [1] 1 of them
   *[other] up to { $left }
}
arena-turn-free = Free your animals: { $left ->
    [1] 1 more
   *[other] up to { $left } more
}

## How a match ends
arena-end-points = { $animal-start } made the winning hunt.
arena-end-imprisoned = Every enemy that can be taken is in prison.
arena-end-blocked = Neither side can move any more.
arena-end-quiet = Too many turns without a hit or hunt.
arena-end-time = Time is up.

## The log
arena-log-begins = { $side } begins
arena-log-placed = { $animal } on { $to }
arena-log-starts = { $animal } back on { $to }
arena-log-moved = { $animal } { $from }–⁠{ $to }
arena-log-turned = { $animal } turns to { $to }
arena-log-turned-out = { $animal } turns to the edge
arena-log-captured = imprisons { $victim-the }
arena-log-sent-home = sends { $victim-the } home
arena-log-armor-cracked = breaks the armor of { $victim-the }
arena-log-sprang-back = springs back to { $to }
arena-log-endangered = threatens { $victim-the } with the web
arena-log-webbed = catches { $victim-the } in the web
arena-log-rescued = goes to prison in their place
arena-log-rescued-home = opens the prison
arena-log-hunted = hunts: { $points ->
    [1] 1 point
   *[other] { $points } points
}
arena-log-armor-gained = puts on armor

## The card of an animal
arena-class-predator = Predator
arena-class-destroyer = Destroyer
arena-class-runner = Runner
arena-class-special = Special
arena-class-aquatic = Aquatic
arena-numbers-land = On land
arena-numbers-water = In water
arena-power-l-move = Its { $lengths } squares may bend at the end, like an L.
arena-power-l-move-forward = Going forward, its { $lengths } squares may bend at the end, like an L.
arena-power-l-move-straight = Going forward or back, its { $lengths } squares may bend at the end, like an L.
arena-power-armor = It gains armor when it hunts.
arena-power-sweep = Takes every enemy on its way, up to another destroyer.
arena-power-never-back = Never goes back.
arena-power-shy = Cannot be taken from the front or from behind.
arena-power-shy-but = Cannot be taken from behind, and from the front only by { $animals }.
arena-power-shy-front = Cannot be taken from the front.
arena-power-shy-front-but = From the front it can be taken only by { $animals }.
arena-power-head-on = Can take runners from the front too.
arena-power-rigid = Keeps its heading after a hit.
arena-power-harmless = Cannot take other animals.
arena-power-unjailable = Goes home when hit.
arena-power-safe-at-home = Safe in its own den and area.
arena-power-web-proof = Webs cannot catch it.
arena-power-web = An enemy that stops beside it on land is caught in its web.
arena-power-amphibious = Water does not stop it.
arena-power-guard = May stand guard in its own area, alone.
arena-power-jump = Jumps over animals.
arena-power-jump-with = Jumps over animals, but only with { $lengths }.
arena-power-short-jump = Jumps over animals, but not on flights.
arena-power-flight = Flies { $lengths } squares: not over water or animals, nor into the enemy area.
arena-power-points = Its hunts score { $points } points.
arena-power-plain = No special powers.
arena-card-armored = Armored: the first hit only breaks the armor.
arena-card-endangered = In a web: it must leave this turn.
arena-card-acted = It has acted this turn.
arena-square-hunt = Hunting square: enemies of this side score here.
arena-square-prison = Prison square: enemies of this side free captives here.
arena-square-cell = Prison cell: captives of the other side stand here.
arena-square-void = No animal can stand here or pass.
arena-square-area = Defense area: attackers stop on its first square, then go one square at a time.
arena-square-den = Den: animals start here.
arena-card-captive = A prisoner: a rescue can free it.
arena-square-water = Water: animals from land stop here, unless aquatic.
arena-ground-water = Water
arena-ground-hunt-red = Red’s hunting square
arena-ground-hunt-blue = Blue’s hunting square
arena-ground-prison-red = Red’s prison
arena-ground-prison-blue = Blue’s prison
arena-ground-void = No square
arena-ground-area-red = Red’s defense area
arena-ground-area-blue = Blue’s defense area
arena-ground-den-red = Red’s den
arena-ground-den-blue = Blue’s den

## Why a hint is good
arena-hint-best = This leads to the best position.
arena-hint-wins = { $animal-start } leads to a certain win.
arena-hint-hunts = { $animal-start } hunts now: { $points ->
    [1] one point
   *[other] { $points } points
}.
arena-hint-rescues = { $animal-start } opens the prison: { $captives ->
    [1] one captive goes free
   *[other] up to { $captives } captives go free
}.
arena-hint-takes = { $animal-start } takes { $victim-the }, and no enemy can strike back.
arena-hint-trades = { $animal-start } takes { $victim-the }, and it is a good exchange.
arena-hint-hits = { $animal-start } hits { $victim-the }.
arena-hint-leaves-web = { $animal-start } leaves the web before it closes.
arena-hint-saves = { $animal-start } is safe from { $enemy-the } there.
arena-hint-threatens = { $animal-start } threatens { $victim-the } from there.
arena-hint-nears = { $animal-start } comes closer to a hunt: { $moves ->
    [1] one move
   *[other] { $moves } moves
} to go.
arena-hint-starts = { $animal-start } starts again from the best square.
arena-hint-frees = { $animal-start } is the captive most needed.
arena-hint-ends-turn = The actions of this turn are used up.
arena-hint-stops = Another action would not help.

## Animals: the name, and the forms that sentences need. A level with an animal of its own brings its own lines.
arena-animal-lion = Lion
    .the = the lion
    .start = The lion
    .gender = masculine
arena-animal-tiger = Tiger
    .the = the tiger
    .start = The tiger
    .gender = masculine
arena-animal-wolf = Wolf
    .the = the wolf
    .start = The wolf
    .gender = masculine
arena-animal-cheetah = Cheetah
    .the = the cheetah
    .start = The cheetah
    .gender = masculine
arena-animal-rhinoceros = Rhinoceros
    .the = the rhinoceros
    .start = The rhinoceros
    .gender = masculine
arena-animal-elephant = Elephant
    .the = the elephant
    .start = The elephant
    .gender = masculine
arena-animal-gorilla = Gorilla
    .the = the gorilla
    .start = The gorilla
    .gender = masculine
arena-animal-gazelle = Gazelle
    .the = the gazelle
    .start = The gazelle
    .gender = masculine
arena-animal-giraffe = Giraffe
    .the = the giraffe
    .start = The giraffe
    .gender = masculine
arena-animal-zebra = Zebra
    .the = the zebra
    .start = The zebra
    .gender = masculine
arena-animal-kangaroo = Kangaroo
    .the = the kangaroo
    .start = The kangaroo
    .gender = masculine
arena-animal-turtle = Turtle
    .the = the turtle
    .start = The turtle
    .gender = masculine
arena-animal-spider = Spider
    .the = the spider
    .start = The spider
    .gender = masculine
arena-animal-vulture = Vulture
    .the = the vulture
    .start = The vulture
    .gender = masculine
arena-animal-crocodile = Crocodile
    .the = the crocodile
    .start = The crocodile
    .gender = masculine
arena-animal-hippopotamus = Hippopotamus
    .the = the hippopotamus
    .start = The hippopotamus
    .gender = masculine
arena-animal-anaconda = Anaconda
    .the = the anaconda
    .start = The anaconda
    .gender = masculine

## Why not? One sentence a statement of the rule sheet.
arena-why-empty = There is no animal there. Pick one of yours.
arena-why-not-yours = Only your own animals act on your turn.
arena-why-stuck = { $animal-start } cannot do anything now.
arena-why-placing = The match begins once all animals are placed.
arena-why-den = Choose a free square of your own den.
arena-why-captive = { $animal-start } is a prisoner: reach the enemy prison to free it.
arena-why-free = { $animal-start } is not a prisoner: choose one that is.
arena-why-pending-face = First choose which way { $animal-the } faces.
arena-why-pending-place = First { $animal-the } needs a den square.
arena-why-pending-free = First choose the animal to free.
arena-why-there = { $animal-start } cannot go there.
arena-why-r2 = One of your own animals stands there.
arena-why-r5 = You place { $count } at a time: now it is the other side’s turn.
arena-why-r5-more = Place your animals first.
arena-why-r6 = This square can be used once an animal stands in front of it.
arena-why-r10 = { $animal-start } has acted: pick another animal.
arena-why-r10-done = No actions are left: end your turn.
arena-why-r10-two = Use up your actions first.
arena-why-r15 = On land, { $animal-the } moves exactly { $numbers } squares.
arena-why-r15-water = From water, { $animal-the } moves exactly { $numbers } squares.
arena-why-r16 = { $animal-start } does not move in this direction: turn it first.
arena-why-r17 = Animals face along rows and columns here.
arena-why-r18 = { $animal-start } faces that way already.
arena-why-r19 = { $animal-start } moves in a straight line.
arena-why-r20 = { $victim-start } is in the way.
arena-why-r24 = There is no square to pass over.
arena-why-r36 = { $animal-start } cannot do anything more this turn.
arena-why-r37 = No animal passes over hunting or prison squares.
arena-why-r38 = { $animal-start } waits for a free den square until your next turn.
arena-why-r39 = Your own hunting and prison squares are closed to your animals.
arena-why-r44 = { $animal-start } cannot jump over this one.
arena-why-r45 = { $animal-start } cannot move or turn backward.
arena-why-r46 = { $victim-start } cannot be taken from the front.
arena-why-r47 = { $victim-start } cannot be taken from behind.
arena-why-r51 = { $animal-start } cannot take other animals.
arena-why-r54 = { $victim-start } is safe in its den and its defense area.
arena-why-r60 = { $animal-start } does not enter water.
arena-why-r62 = The web ends the movement sooner.
arena-why-r65 = An enemy web covers this square.
arena-why-r66 = { $animal-start } must stop at the first water square.
arena-why-r71 = On a long flight, { $animal-the } enters neither the enemy area nor the squares behind it, and stops at water.
arena-why-r71-jump = On a long flight, { $animal-the } does not jump over { $victim-the }.
arena-why-r73 = In the enemy area, { $animal-the } moves one square at a time.
arena-why-r74 = { $animal-start } must stop at the first red square.
arena-why-r76 = Only special animals stop in your own defense area.
arena-why-r76-one = A special animal already guards your area.
arena-why-r78 = With a special animal in your area, no other may enter it to hit.
arena-why-r80 = From water, { $animal-the } does not cross your own area.
arena-why-r82 = Only the first action of a turn frees prisoners.
arena-why-r83 = None of your animals is a prisoner.
arena-why-r83-one = Free at least one.
arena-why-r84 = { $animal-start } cannot free itself.
arena-why-r85 = The den has no room for { $animal-the }.
arena-why-r87 = The second action of one animal may not free, hunt, imprison or enter a defense area.

## What a move risks
arena-risk = Next turn it could be taken there by { $animals }.
arena-risk-jump = Next turn it could be taken there, with a jump over others, by { $animals }.
arena-risk-flight = Next turn it could be taken there, in flight, by { $animals }.
arena-risk-bend = Next turn it could be taken there, with an L move, by { $animals }.
arena-risk-sweep = Next turn it could be taken there, in passing, by { $animals }.
arena-risk-front = Next turn it could be taken there, even from the front, by { $animals }.
arena-risk-armor = Next turn its armor could be broken there by { $animals }.
arena-risk-home = Next turn it could be hit there and sent home by { $animals }.
arena-risk-spun = Next turn it could be caught there in the web of { $animals }, and would have to leave.
arena-risk-web = A web lies there and would take it at once.

## The legend of signs
arena-sign-land = Land: from here an animal uses its land numbers.
arena-sign-heading = The way the animal faces.
arena-sign-armor-cracked = Its armor breaks; the hit did nothing else.
arena-sign-petal = Turn it this way.
arena-sign-petal-dear = Turn it this way, for one action.
arena-sign-petal-forbidden = It cannot face this way.
arena-sign-class = Its class: { $class }.
arena-sign-numbers-land = How many squares it may move from land.
arena-sign-numbers-water = How many squares it may move from water.
arena-sign-no-water = It never enters water.
arena-sign-ways = The directions in which it moves; up is the way it faces.
arena-sign-dir-forward = Straight ahead.
arena-sign-dir-backward = Straight back.
arena-sign-dir-diagonal-left = Diagonally ahead, to the left.
arena-sign-dir-diagonal-right = Diagonally ahead, to the right.
arena-sign-dir-complete = In all eight directions.
arena-sign-dir-l = The last square may turn to the side, like an L.
arena-sign-dir-jump = It jumps over animals.
