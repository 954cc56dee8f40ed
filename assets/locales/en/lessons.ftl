# Lessons and other tasks on the table.

## The list
setup-lessons = Lessons
lessons-title = Learn { $game }
lessons-line = Small tasks on the board. New here? Begin with the first match.
lessons-known = { $known } of { $all } done

## At the table
task-step = Step { $step } of { $steps }
task-own-words = { $words }
task-hint = Help
task-again = Again
task-retry = Try again
task-skip = Skip
task-next = Next lesson
task-list = All lessons
task-leave = Play on alone
task-missed = Not quite. Try again!
task-done = Well done!
task-not-this = That can be done, but it is not what this lesson is about.
task-guide-over = From here on you play alone. Good luck!
