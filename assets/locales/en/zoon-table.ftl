# Zoon on the table: switches of the set-up, what is decided, the log, combats, rules in pages.

## Set-up
switch-tribe-red = Red’s tribe
switch-tribe-red-cendrelins = Cendrelins
switch-tribe-red-mousserocs = Mousserocs
switch-tribe-red-ventplumes = Ventplumes
switch-tribe-red-vasards = Vasards
switch-tribe-blue = Blue’s tribe
switch-tribe-blue-cendrelins = Cendrelins
switch-tribe-blue-mousserocs = Mousserocs
switch-tribe-blue-ventplumes = Ventplumes
switch-tribe-blue-vasards = Vasards
switch-deployment = Deployment
switch-deployment-ready = Ready-made
switch-deployment-by-hand = By hand
switch-reserves = Reinforcements
switch-reserves-no = None
switch-reserves-yes = One more Zoon each
switch-faces = Your own cards
switch-faces-own-turn = Shown on your turn
switch-faces-one-by-one = One at a time
switch-faces-always = Always shown
switch-gate = Passing the screen
switch-gate-hold = Hold a button
switch-gate-tap = We trust each other
switch-touch = Corners in a combat
switch-touch-one-by-one = One after the other
switch-touch-duel = Both at once, on keys or pads

## Lists
zoon-ranks = { $first } or { $second }
zoon-a-rank = { $rank-a }
zoon-star = { $name }: { $does }

## What is to be decided
zoon-turn-others-deploy = Cards are being laid out.
zoon-turn-formation = You play { $tribe-the }: choose a formation, as drawn or mirrored
zoon-turn-deploy = { $left ->
    [0] Everything is laid out
    [1] You play { $tribe-the }: lay out 1 card
   *[other] You play { $tribe-the }: lay out { $left } cards
}
zoon-turn-deploy-changes = You play { $tribe-the }: { $changes ->
    [0] what is laid out stays there
    [1] 1 more change to what is laid out
   *[other] { $changes } more changes to what is laid out
}
zoon-turn-one = Move a Zoon or play a card from your hand
zoon-turn-move = Move a Zoon
zoon-turn-to = Choose where it goes
zoon-turn-way = Choose how it goes there
zoon-turn-reinforce = Reinforcement: choose its square
zoon-turn-shooter = { $trump }: choose the Zoon that shoots
zoon-turn-shot = { $trump }: choose the target
zoon-turn-gear = { $trump }: choose the Zoon that carries it
zoon-turn-lay = { $trump }: choose a free square
zoon-turn-lay-second = { $trump }: choose the square beside it
zoon-turn-singer = { $trump }: choose the Zoon that calls
zoon-turn-lure = { $trump }: choose the enemy card to call
zoon-turn-leaper = { $trump }: choose the Zoon that leaps
zoon-turn-leap = { $trump }: choose where it lands
zoon-turn-draw-advised = Nothing has happened for a while: you may agree to a draw
zoon-turn-touch = Combat: touch a corner of the enemy card
zoon-turn-flee = Flight: choose a free square
zoon-turn-exchange = Relief: choose the Zoon that takes its place
zoon-turn-peek = Vision: { $left ->
    [0] press Done once you have seen it
    [1] look at 1 card
   *[other] look at up to { $left } cards
}
zoon-turn-second-move = Second wind: move once more, or press Done
zoon-turn-march = { $left ->
    [1] 1 more Zoon may move
   *[other] Up to { $left } more Zoons may move
}
zoon-turn-drive = The answer is yes: choose where to move it
zoon-button-ready = Ready
zoon-button-enough = Done
zoon-button-mirrored = «
zoon-button-mirrored-tip = { $formation }, mirrored
zoon-button-path = Along the path
zoon-button-green = Straight there
zoon-propose-fill = Fill the rest
zoon-favourite-keep = Save as favorite
zoon-favourite-lay = Lay out my favorite
zoon-favourite-kept = Your favorite deployment of { $tribe-the } is saved.

## Touches
zoon-touch-title = Touch a corner of the enemy card
zoon-touch-elsewhere = { $player } touches a corner
zoon-touch-fight = { $from } attacks { $to }
zoon-touch-shot = { $from } shoots at { $to }
zoon-touch-line = You choose a diagonal; how the card is turned decides which of its two corners counts.
zoon-touch-line-open = The card lies face up: the corner you touch is the one that counts.
zoon-touch-keys = Keys: Q W A S
zoon-touch-pad = The four shoulder buttons match the corners.
zoon-duel-title = Both touch at once
zoon-duel-line = Each player touches a corner of the other’s card, with keys or the shoulder buttons of a gamepad.
zoon-duel-keys-1 = Q W A S
zoon-duel-keys-2 = U I J K
zoon-corner-1 = Upper left corner
zoon-corner-2 = Upper right corner
zoon-corner-3 = Lower right corner
zoon-corner-4 = Lower left corner

## Combats
zoon-combat-won = The attacker wins
zoon-combat-lost = The defender wins
zoon-combat-you-beat = You beat { $card-the }
zoon-combat-you-lose = You lose { $card-the }
zoon-combat-tied = A tie: the attacker steps back
zoon-combat-missed = The shot misses
zoon-combat-both-stars = Both stars: a tie without effect
zoon-combat-emblem = The Emblem falls!
zoon-looked = Only you have seen { $at }
zoon-looked-line = { $at }: { $card }
zoon-combat-go-on = Continue
zoon-covered = After a combat your cards lie face down until your next turn.

## The log
zoon-log-begins = { $side } begins
zoon-log-ready = ready
zoon-log-moved = { $from }–⁠{ $to }
zoon-log-attacked = { $from }–⁠{ $to }, attacks
zoon-log-shot = shoots { $trump-the } at { $to }
zoon-log-played = plays { $trump-the }
zoon-log-equipped = equips { $to } with { $trump-the }
zoon-log-laid = lays { $trump-the } on { $to }
zoon-log-spent = loses { $trump-the }
zoon-log-answered-yes = calls { $at }: the answer is yes
zoon-log-answered-no = calls { $at }: the answer is no
zoon-log-answered-held = calls { $at }: the answer is yes, but it has no free square to go to
zoon-called-yes = { $at } answers: yes
zoon-called-no = { $at } answers: no
zoon-log-reinforced = brings in a reinforcement on { $to }
zoon-score-number = { $number }
zoon-score-star = star
zoon-score-cross = cross
zoon-log-won = { $first } beats { $second } ({ $mine }–⁠{ $theirs })
zoon-log-lost = { $first } falls to { $second } ({ $mine }–⁠{ $theirs })
zoon-log-tied = { $first } ties with { $second } ({ $mine }–⁠{ $theirs })
zoon-log-missed = { $first } misses { $second } ({ $mine }–⁠{ $theirs })
zoon-row-won = beats { $second } ({ $mine }–⁠{ $theirs })
zoon-row-lost = falls to { $second } ({ $mine }–⁠{ $theirs })
zoon-row-tied = ties with { $second } ({ $mine }–⁠{ $theirs })
zoon-row-missed = misses { $second } ({ $mine }–⁠{ $theirs })
zoon-log-stunned = has a Zoon stunned
zoon-log-pushed = is pushed to { $to }
zoon-log-faced-up = has a card face up for good
zoon-log-fled = flees to { $to }
zoon-log-exchanged = swaps two Zoons
zoon-log-peeked = looks at an enemy card
zoon-log-emblem-lost = has lost its Emblem
zoon-log-stuck = can do nothing more

## How a match ends
zoon-end-emblem = { $you ->
    [1] Your Emblem has fallen.
   *[other] The Emblem of { $loser } has fallen.
}
zoon-end-stuck = { $you ->
    [1] You can do nothing more.
   *[other] { $loser } can do nothing more.
}
zoon-end-quiet = Too many turns without a combat, a shot, or a card placed or played.
zoon-end-time = Time is up.

## Cards
zoon-card-class = { $rank }, { $value } tribe points
zoon-card-unknown = Face down
zoon-card-trump = A trump
zoon-card-emblem = If it falls, the match is lost.
zoon-note-stunned = Stunned: it can neither move nor use a trump.
zoon-note-open = Face up until the end of the match.
zoon-note-gear = Carries { $trump-the }.
zoon-note-may-be = It may be: { $names }.
hint-next-pawn-zoon = Next card
card-empty-zoon = Point at a card to see what it can do.
powers-title-zoon = All cards
powers-line-zoon = Both tribes in this match. The corners are a card’s scores; the grid shows its moves, with the enemy at the top.

## Rules
rules-zoon-goal-title = Bring down the Emblem
rules-zoon-goal-zoons = Each tribe has { $zoons ->
    [1] one Zoon, its Emblem.
   *[other] { $zoons } Zoons, one of them its Emblem.
}
rules-zoon-goal-tribe = { $tribe-start }: { $zoons ->
    [1] one Zoon, the Emblem.
   *[other] { $zoons } Zoons, one of them the Emblem.
}
rules-zoon-goal-text = If you eliminate the enemy’s Emblem, you win at once. You also win if the enemy can do nothing in a turn.
rules-zoon-secret-title = Face down
rules-zoon-secret-text = All cards lie face down in the { $rows ->
    [1] row
   *[other] { $rows } rows
} nearest their owner.
rules-zoon-secret-by-hand = You lay yours out as you like, unseen by the other player, and may take back up to { $changes } cards.
rules-zoon-secret-ready = You choose one of your tribe’s ready-made formations, as drawn or mirrored, unseen by the other player.
rules-zoon-secret-own-turn = You may look at your own on your turn, but not while a combat is about to take place. After a combat they lie face down until your next turn.
rules-zoon-secret-one-by-one = You may look at your own on your turn, one at a time: point at a card. You cannot while a combat is about to take place.
rules-zoon-secret-always = You see your own at any time, and every enemy card that you have seen stays open to you.
rules-zoon-secret-hints = The way a card moves gives away something of what it is.
rules-zoon-moving-title = The grid on the card
rules-zoon-moving-turn = On your turn you move one Zoon.
rules-zoon-moving-turn-trump = On your turn you do one thing: move a Zoon or play a trump.
rules-zoon-moving-turn-reserve = On your turn you do one thing: move a Zoon or bring in a reinforcement.
rules-zoon-moving-turn-all = On your turn you do one thing: move a Zoon, play a trump or bring in a reinforcement.
rules-zoon-moving-text = From the violet circle a Zoon follows a black line over yellow squares to a dot.
rules-zoon-moving-green = It goes straight to a green square, whatever lies between.
rules-zoon-moving-up = The top of the card points toward the enemy.
rules-zoon-moving-reserve = A reinforcement is the Zoon that you keep in hand. It comes face down onto a free square of the { $rows ->
    [1] row
   *[other] { $rows } rows
} nearest you, and moves from your next turn on.
rules-zoon-combat-title = Combat
rules-zoon-combat-text = Move onto an enemy and both players touch a corner of the other’s card. Both cards turn up: your score is the number touched on your own card. The higher score stays and turns face down again, the other card is eliminated. On a tie the attacker steps back.
rules-zoon-combat-one-by-one = You touch one after the other; both touches are shown at the end.
rules-zoon-combat-duel = Both touch at once, with keys or the shoulder buttons of a gamepad.
rules-zoon-touch-title = Corners and stars
rules-zoon-corners-title = Corners
rules-zoon-touch-text = Before every combat, chance turns each card upright or upside down, unseen. So you choose a diagonal, and one of its two corners counts.
rules-zoon-touch-open = A card that lies face up for good is touched as it lies.
rules-zoon-touch-star = If a star is touched, the combat is a tie, and the star does what its Zoon’s card says.
rules-zoon-touch-star-devours = If a star is touched, it does what its Zoon’s card says. The combat is a tie, unless that card eliminates the enemy.
rules-zoon-touch-both = If two stars are touched, it is just a tie.
rules-zoon-trumps-title = Trumps
rules-zoon-trumps-shot = A shot fights a Zoon from afar, and its shooter risks nothing.
rules-zoon-trumps-cross = If its cross is touched, the shot is eliminated.
rules-zoon-trumps-beaten-kept = A shot that scores less than its target only misses.
rules-zoon-trumps-beaten-lost = A shot that scores less than its target is eliminated.
rules-zoon-trumps-gear = Gear lies on a Zoon and helps it.
rules-zoon-trumps-terrain = Terrain bars the way until the end of the match.
rules-zoon-trumps-tactic = A tactic gives you special moves for one turn.
rules-zoon-trumps-text = Point at a trump in your hand to read it.
rules-zoon-screen-title = Two at one screen
rules-zoon-screen-text = Before a secret decision the screen asks for one of you, and the other looks away.
rules-zoon-screen-hold = Hold the button to look, and play.
rules-zoon-screen-tap = Press the button to look, and play.
rules-zoon-screen-shuts = The screen hides again when you are done, when you look elsewhere, or after { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
}.
rules-zoon-draws-title = Draws
rules-zoon-draws-combat = a combat
rules-zoon-draws-placed = a combat or a card placed
rules-zoon-draws-any = a combat, a shot, or a card placed or played
rules-zoon-draws-advised = After { $turns } turns without { $stirs }, both sides’ turns counted, the screen suggests a draw.
rules-zoon-draws-text = After { $turns } turns without { $stirs }, both sides’ turns counted, the match is a draw.

## What a move risks
zoon-risk = { $count ->
    [one] An enemy card could attack it there next turn.
   *[other] { $count } enemy cards could attack it there next turn.
}
zoon-risk-known = Next turn it could be attacked there by: { $cards }.

## The legend of signs
zoon-sign-deploy = Deployment zone: here a tribe lays out its cards.
zoon-sign-camp = Camp: a tribe’s own part of the field.
zoon-sign-middle = The middle of the field: it belongs to neither side.
zoon-sign-back = A card that lies face down: { $tribe }.
zoon-sign-corner = A corner: touched, its number or that of the corner diagonally opposite is the score.
zoon-sign-corner-lit = The corner that was touched.
zoon-sign-start = The Zoon stands here.
zoon-sign-yellow = A square on its path.
zoon-sign-path = The path it follows, square by square.
zoon-sign-dot = It may stop here.
zoon-sign-green = It goes straight here, whatever lies between.
zoon-sign-shooter = The shooter stands here.
zoon-sign-aim = The shot reaches this square.
zoon-sign-regalia = The sign of { $rank-a }: this trump needs one.
zoon-sign-ready = Its owner has touched a corner.
zoon-sign-waiting = Its owner still has to decide.
zoon-sign-card = The type of the card, and what it costs its tribe. Every tribe is built from the same number of tribe points and trump points, so that they are evenly matched. These points do not count in a combat.
