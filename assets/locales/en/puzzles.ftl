# Puzzles: the list, what they ask for, and what an answer gives.

## Ways to the list
title-puzzles = Puzzles
setup-puzzles = Puzzles

## The list
puzzles-title = Puzzles
puzzles-today = Today: puzzle { $number }
puzzles-streak = { $days ->
    [0] { $longest ->
        [0] A new puzzle of the day comes at midnight, Universal Time.
       *[other] A new puzzle of the day comes at midnight, Universal Time. Longest streak so far: { $longest }
    }
    [one] Current streak: one day. Longest so far: { $longest }
   *[other] Current streak: { $days } days. Longest so far: { $longest }
}
puzzles-grade-1 = Grade 1: seen at a glance
puzzles-grade-2 = Grade 2: easy
puzzles-grade-3 = Grade 3: needs a little thought
puzzles-grade-4 = Grade 4: hard
puzzles-grade-5 = Grade 5: the computer cannot solve it
puzzles-moves = { $moves ->
    [one] In one step
   *[other] In { $moves } steps
}
puzzles-number = Puzzle { $number }
puzzles-number-solved = Puzzle { $number }, solved
puzzles-solved = { $solved } of { $all } solved

## At the table
puzzle-on-board = { $puzzle } · { $board }
puzzle-name = Puzzle { $number }, grade { $grade }
puzzle-solve = Solution
puzzle-next = Next puzzle
puzzle-skip = Another puzzle
puzzle-list = All puzzles
puzzle-hint = The first step of the answer is marked on the board.
puzzle-hint-back = The puzzle can no longer be solved from here. Take your move back.
puzzle-not-now = Try again first, or go on to another puzzle.
puzzle-solved = Solved!
puzzle-showing = This is the solution.
puzzle-shown = That was the solution. Now play it yourself!

## What is asked for
puzzle-say = You play { $side }. { $goal }
jungle-puzzle-win = { $moves ->
    [one] Win with this move.
   *[other] Win in { $moves } moves, whatever the other side does.
}
arena-puzzle-win = { $moves ->
    [one] Win this turn. One movement is enough.
   *[other] Win this turn, with both movements.
}
zoon-puzzle-win = Start the combat that is sure to win the match.
zoon-puzzle-take = { $worth ->
    [4] Start the combat that is sure to take the enemy card.
   *[other] Start the combat with the best chance: at least { $worth } in 4, whatever the enemy does.
}
honga-puzzle-score = Lay your disc where you can score most in this turn: { $worth ->
    [one] one point.
   *[other] { $worth } points.
}

## What another answer gives
puzzle-miss-not-yet = That does not win yet. Another move does.
puzzle-miss-escape = { $moves ->
    [one] The other side gets away: you can no longer win in one move.
   *[other] The other side gets away: you can no longer win in { $moves } moves.
}
puzzle-miss-lost = The other side wins first.
puzzle-miss-points = { $best ->
    [one] This gives { $gained }, and one point is possible.
   *[other] This gives { $gained } of { $best } possible points.
}
puzzle-miss-free = { $free ->
    [one] One enemy is still free. You could have caught them all this turn.
   *[other] { $free } enemies are still free. You could have caught them all this turn.
}
puzzle-miss-chance = At worst this succeeds in { $chance } of 4 cases. Another combat succeeds in { $best } of 4.
puzzle-miss-no-combat = That does not start a combat, and the answer is a combat.
puzzle-miss-other = That is possible, but it is not the answer.
