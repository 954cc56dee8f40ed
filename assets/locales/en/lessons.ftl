# Lessons and other tasks on the table.

## The list
setup-lessons = Learn by playing
lessons-title = Learn { $game }
lessons-line = Small tasks on the board. New here? Begin with the first match.
lessons-known = { $known } of { $all } done

## At the table
task-step = Step { $step } of { $steps }
task-own-words = { $words }
task-hint = Help
task-again = Start over
task-retry = Try again
task-next = Next lesson
task-list = All lessons
task-leave = Play on my own
task-missed = Not quite. Try again!
task-done = Well done!
task-not-this = You could do that, but this lesson asks for something else.
task-guide-over = Now play on by yourself. Good luck!
task-turn-ended = The lesson has ended your turn for you.
