# The table: what is said during and after a match.
end-won = { $count ->
    [one] { $winner } wins
   *[other] { $winner } win
}
end-you-won = You win
end-you-lost = You lose
end-you-placed = You finish { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
end-score = { $first } to { $second }
end-draw = A draw
end-place = { $place }.
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Ends the referee declares
referee-end-repetition = The same position came up too often.
referee-end-resigned = { $you ->
    [1] You resigned.
   *[other] { $loser } resigned.
}
referee-end-agreed = Both sides agreed to a draw.
referee-end-time = Time is up.
table-end-time-over = { $you ->
    [1] Your time is up.
   *[other] { $loser }’s time is up.
}

## The line under the board
status-to-move = { $player } to move
status-your-turn = Your turn
table-you-begin = You begin
status-thinks = { $player } is thinking…
status-draws-lots = Chance decides…
table-not-your-turn = It is { $player }’s turn.
table-turn-ended = There was nothing left to do, so your turn has ended.
table-pick-again = This is hard to undo. Pick it again to confirm.
table-bad-staging = The standard animations are used, because a file has an error. { $flaw }
table-confirm = Pick it again to play it.
table-confirm-risk = { $risk } Pick it again to play it.
table-handed-over = The computer now plays for { $player }.
status-go-on-click = Click for the next step
status-go-on-tap = Tap for the next step
status-go-on-key = { $key }: next step
status-go-on-pad = { $key }: next step
status-over = The match is over
status-replay-start = The start
table-not-now = That is not possible now.
why-over = The match is over.
why-no-undo = There is nothing to take back now.
why-no-redo = There is nothing to redo.
why-no-again = Nothing has been played yet.
why-no-skip = There is nothing to skip right now.
why-draw-offered = A draw is already on offer.

## Draws
offer-made = { $player } offers { $other } a draw.
offer-accept = Accept
offer-decline = Decline
offer-declined = { $player } declines the draw.
offer-waits = { $player } is thinking it over…

## The log
log-title = Moves
log-why = Why?
log-name = { $player }:{" "}
log-and = , { $text }
log-spoken = { $player }: { $text }
table-log-resigned = resigns
table-log-time-over = runs out of time
table-log-drawn = Draw agreed
side-red = Red
side-blue = Blue

## Plates
plate-to-move = to move
plate-mate-to-move = { $player } to move
plate-thinks = thinking…
plate-person = Person
plate-character = { $name }, { $level }
clock-figures = { $minutes }:{ $seconds }
clock-minutes = { $left } min
clock-seconds = { $left } s
clock-bad-note = The clocks in this save cannot be read. The match goes on without them.
plate-score = { $won } / { $target }
plate-lost = {" "}· { $count } lost

## The bar
bar-undo = Undo
bar-redo = Redo
bar-again = Show the last turn again
bar-hint = Hint
bar-skip = Skip to my turn
hint-skip = To my turn
bar-threat = My animals in danger
bar-reach = Where it can go
mark-no-danger = No animal is in danger.
mark-no-pawn = Point at an animal.
bar-flip = Flip the board
bar-whole-board = Show the whole board
bar-draw = Offer a draw
bar-resign = Resign
bar-more = Log, card and more
bar-menu = Menu
bar-log = Moves
bar-peek = What only you may see
bar-powers = All animals
# The words under the pictures.
bar-undo-word = Undo
bar-redo-word = Redo
bar-again-word = Again
bar-hint-word = Hint
bar-skip-word = Skip
bar-threat-word = Danger
bar-reach-word = Reach
bar-powers-word = Guide
bar-peek-word = Peek
bar-log-word = Moves
bar-flip-word = Flip
bar-whole-board-word = Whole board
bar-draw-word = Draw
bar-resign-word = Resign
bar-more-word = More
bar-menu-word = Menu

## Cards
card-rank = Rank { $rank }
card-takes = Takes
card-taken-by = Taken by
card-takes-nothing = nothing
card-taken-by-nothing = no animal
card-empty = Point at an animal to see what it can do.
powers-title = All animals
powers-line = What each animal can do: on land, in water, in which directions.

## Hints
hint-thinking = Looking for a good move…
hint-none = There is nothing to decide.
hint-covered = Look at your cards first: a hint may name one.
hint-veiled = Look at your cards first.

## Keys at the bottom
hint-pause = Menu
hint-turn = Turn
hint-unpick = Put down
turn-lay = Lay it here
turn-peek = Look at your cards
turn-cover = Cover your cards
turn-confirm = Play it
hint-next-pawn = Next animal
hint-bar = Buttons

sound-is-off = Sound is off. Press { $key } to switch it on.
sound-is-on = Sound is on.

## A level that cannot be played
bad-level-title = This board cannot be played
bad-level-line = Its files contain errors. What is wrong, and where:

## Handing the screen over
gate-title = Pass the screen to { $player }
gate-line = { $others ->
    [1] The other player should look away.
   *[other] Everyone else should look away.
}
gate-hold = Hold to look
gate-tap = Look

## What marks mean
mark-ring = Takes an enemy.
mark-leap = Jumps there.
mark-goal = Wins the match.
mark-win = You can take it, and nothing can strike back.
mark-exchange = You can take it, but an enemy can strike back.
mark-lose = It could take the animal you picked.
mark-spring = Hits and springs back.
mark-wave = Water ends the movement here.
mark-plus-one = Hunts: 1 point.
mark-plus-two = Hunts: 2 points.
mark-skull = Deadly: your animal would be lost.
mark-chain = Opens the prison and uses up the whole turn.
mark-free = Sets it free.
mark-web = A web: an animal that stays here is lost.
mark-lure = Calls this card: if the answer is yes, you move it.
mark-look = Only you get to see it.

## Lists
list-name = { $item-the }
list-number = { $item }
list-comma = { $before }, { $last }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-equal = { $before } = { $last }

## The dial of headings beside the board
heading-0 = Heading: up
heading-1 = Heading: up and to the right
heading-2 = Heading: to the right
heading-3 = Heading: down and to the right
heading-4 = Heading: down
heading-5 = Heading: down and to the left
heading-6 = Heading: to the left
heading-7 = Heading: up and to the left

## Typed moves, and what is said aloud
typed-title = Type a move
typed-close = Close the line
typed-ways = { $count ->
    [1] One move: { $ways }
   *[other] { $count } moves: { $ways }
}
typed-unknown = No move begins with “{ $typed }”.
typed-veiled = Uncover your cards first.
typed-wait = Something is still being shown. Press Enter again.
typed-menu = A menu is open. Close it, then type the move again.
typed-watching = This is a replay. Nothing is played here.
# The word that is typed to hear the time left: small letters, no spaces.
typed-time = time
hint-type = Type a move
spoken-place = { $name }
spoken-empty = empty
spoken-yours = yours
spoken-of = of { $player }
spoken-ways = { $count ->
    [1] one choice from here
   *[other] { $count } choices from here
}
spoken-open = can be chosen
spoken-picked = picked
spoken-grey = { $what }, not possible now
spoken-on = { $what }, on
spoken-back = Taken back.
spoken-rank = Place { $place }: { $player }, points: { $points }
spoken-clock-low = { $player } has { $left } left.
spoken-time = { $player }: { $left } left.
spoken-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
spoken-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
spoken-minutes-and-seconds = { $minutes } and { $seconds }
spoken-time-of-match = The match: { $left } left.
spoken-time-how = Type “{ $word }” to hear the time left.
spoken-board = Board
