# The table: what is said during and after a match.
end-won = { $winner } wins
end-draw = A draw

## Ends the referee declares
referee-end-repetition = The same position came too often.
referee-end-resigned = { $loser } resigned.
referee-end-agreed = Both sides agreed on a draw.
referee-end-time = The time is up.

## The line under the board
status-to-move = { $player } to move
status-thinks = { $player } is thinking…
status-draws-lots = The lot is drawn…
status-over = The match is over
status-begins = { $player } begins
status-undone = Move taken back
status-watching = { $player } plays

## Draws
offer-made = { $player } offers a draw.
offer-accept = Accept
offer-decline = Decline
offer-declined = { $player } declines the draw and plays on.
offer-waits = { $player } thinks about your offer…

## The log
log-title = Moves
log-empty = No move yet
log-resigned = { $player } resigns
log-agreed = Draw agreed
log-time = Time is up
log-repetition = Third time the same position

## Plates
plate-to-move = to move
plate-thinks = thinking…
plate-person = Person
plate-computer-easy = Computer, easy
plate-computer-medium = Computer, medium
plate-computer-hard = Computer, hard
plate-lost = Lost: { $count }

## The bar
bar-undo = Take back
bar-redo = Play again
bar-hint = Hint
bar-threat = My animals in danger
bar-reach = Where it can go
bar-flip = Turn the board
bar-draw = Offer a draw
bar-resign = Resign
bar-menu = Menu
bar-log = Moves
bar-powers = All animals
bar-coordinates = Coordinates
bar-keys = Table buttons

## Cards
card-rank = Rank { $rank }
card-takes = Takes
card-taken-by = Taken by
card-takes-nothing = nothing
card-taken-by-nothing = nobody
card-reconstructed = Reconstructed: the old sheet is silent here.
card-empty = Point at an animal to see what it can do.
powers-title = All animals
powers-line = From strongest to weakest. On a trap, ranks do not count.

## Hints
hint-thinking = Looking for a good move…
hint-none = There is nothing to decide.
hint-shown = Hint: { $reason }
hints-used = Hints used: { $count }

## Keys at the bottom
hint-undo = Take back
hint-help = Hint
hint-threat = Danger
hint-reach = Reach
hint-powers = Animals
hint-log = Moves
hint-pause = Menu
hint-skip = Skip
hint-unpick = Put down
hint-drop = Go there
hint-next-pawn = Next animal
