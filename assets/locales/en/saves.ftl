# Saves, replays, copies and reports. One message a key; all languages have the same keys.

## Title
title-continue = Continue
title-saves = Matches

## A save in words
saves-unknown-match = { $level }
saves-match = { $game } – { $level }
saves-line = { $match } · { $players } · { $ago }
saves-details = { $players } · { $ago } · { $actions } · { $state }
saves-person = { $name }
saves-computer = { $name } (computer)
saves-and = { $first }, { $next }
saves-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
saves-over = finished
saves-won = won by { $names }
saves-drawn = a draw
saves-running = not finished
saves-just-now = just now
saves-minutes-ago = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
saves-hours-ago = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
saves-days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
saves-some-time-ago = some time ago
saves-damaged = a damaged match

## The list
saves-title = Matches
saves-none = No matches are saved yet. Each match is saved from its first action on.
saves-veiled = An unfinished match is saved as a file here. Its hidden cards are scrambled, but someone determined could still read them.
saves-looking = Looking…
saves-paste = Paste a match or position
saves-choose = Choose a file
saves-go-on = Continue
saves-go-on-before = Continue from earlier
saves-watch = Watch
saves-copy = Copy
saves-export = Export
saves-delete = Delete
saves-export-ask = This match is still running, and the file holds every hidden card: anyone who opens it can read them. Export it?
saves-export-all = Export all of it
saves-export-not = Don’t export
saves-keep = Keep it
saves-delete-ask = Delete { $match }? This cannot be undone.
saves-deleted = The match is deleted.
saves-brought = The match was imported. It is first in the list.
saves-nothing-pasted = Nothing was pasted: copy a match, a record, a position, or the path of a file first. A file can also be dropped here.
saves-not-brought = The match could not be imported.
saves-nothing-came = Nothing arrived: copy a match or a record first and let this page read the clipboard, or choose a file. A file can also be dropped here.
saves-copied = Copied: the match is now text, which can be pasted into a message or another game.
saves-copied-with-gaps = Copied without what is hidden: it can be read but not played on. For that, export the match.
saves-not-copied = Not copied: the match is still running, and what is hidden in it cannot be separated from the rest. Export it instead.
saves-exported = Written to { $file }; the path is copied.
saves-downloaded = Downloaded as { $file }.
saves-no-folder = There is no folder for exports here. Copy the match instead.
saves-strange-game = This version has no game called { $game }.
saves-way-level = Its board, { $level }, is not here or cannot be played. Put its file back and restart the game.
saves-way-tables = Its board or its animals have changed since, so it cannot be continued. Put their old files back and restart the game.
saves-way-record = Its record does not fit this board, so it cannot be continued.
saves-way-pack-missing = It needs the pack { $pack } { $version }, which is not here.
saves-way-pack-off = It needs the pack { $pack } { $version }, which is off. Switch it on in the list of packs.
saves-way-pack-other = It needs the pack { $pack } { $version }, but the one here is different. Put the old one back.
saves-way-pack-at = { $why } It can be had at { $place }.
saves-own-match = Another window of the game is playing this match. Here it continues as a separate match.
bad-save-title = This match cannot be shown
bad-save-line = Its record does not fit this version’s board. It is kept as it is. What differs:

## What can be wrong with a save
saves-not-kept = The match is not being saved. { $why }
saves-kept-again = The match is being saved again.
saves-sign = The match is not being saved
saves-sign-full = Not being saved: there is no room left
saves-sign-forbidden = Not being saved: writing is not allowed
trouble-absent = There is nothing at { $place }. Choose something else.
trouble-full = There is no room left at { $place }. Make some, for example by deleting old matches; the game tries again after your next action.
trouble-forbidden = Reading or writing is not allowed at { $place }. Allow it, or move the folder; the game tries again after your next action.
trouble-taken = Another window of the game is playing the match at { $place }. Leave it there first.
trouble-refused = The browser saves nothing for this page. Allow it to save data, or leave the private window; to keep a match anyway, copy or export it.
trouble-failed = The disk failed at { $place } ({ $why }). Check it; the game tries again after your next action.
trouble-too-big = { $place } is larger than any match. It must be something else: move it elsewhere.
trouble-too-long = The match at { $place } has grown longer than a save may be. What was saved before stays, and the match can still be played to its end.
trouble-stranger = { $place } is not a match from this game.
trouble-damaged = { $place } is damaged: it was cut off or changed. Continue from an earlier state, or import a copy.
trouble-newer = { $place } was written by a newer version (format { $format }). Update the game.
trouble-gaps = This match was copied while it was running, so its secrets were left out and it cannot be played again. Copy it once it is over.
trouble-unreadable = { $place } cannot be read: { $why }. Continue from an earlier state, or send it with a report.

## Replay
viewer-first = To the start
viewer-back = Previous action
viewer-run = Play
viewer-stop = Stop
viewer-forward = Next action
viewer-last = To the end
viewer-at = { $at } of { $total }
viewer-slow = Speed: slow
viewer-normal = Speed: normal
viewer-fast = Speed: fast
viewer-everybody = Show what everyone knows
viewer-eyes = Show what { $player } knows
viewer-play-on = Play from here
viewer-why-no-play-on = This match is not over yet, so its hidden cards stay hidden.
result-watch = Replay
review-begin = Review
review-judging = Reviewing…
review-looking = Reviewing… { $done } of { $of }
review-previous = Previous mistake
review-next = Next mistake
review-count = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
}
review-nothing = No serious mistake was found in this match.
review-why-again = This match is reviewed already: arrows lead from one moment to the next.
review-better = { $player } could have done better here: { $action }. A hint there: “{ $reason }”
review-better-plain = { $player } could have done better here. A hint there: “{ $reason }”
pause-watch-on = Keep watching

## Copies
pause-copy = Copy the match
pause-copy-position = Copy the position
table-copied = The match is copied as text.
table-copied-position = The position is copied as text.
table-not-copied = That stays secret until the match is over.
copied-here-only = The system’s clipboard cannot be reached: what you copied can only be pasted within this game.

## Leaving a match that is not kept
part-title = Close the game? This match would be lost.
part-leave = Leave anyway
part-stay = Stay
copy-refused = The browser did not allow copying. Allow this page to use the clipboard, or export the match from the list.

## A match that is played in another tab
taken-title = This match is open in another tab
taken-line = It is being played there, or in another window. Here you can look at it as it was last saved, or continue with a copy under another name.
taken-watch = Watch
taken-copy = Play a copy
taken-back = Back

## Reports
report-title = The game crashed
report-line = The game ran into a bug last time. Your match is saved. A report was written for the developers:
report-copy = Copy the report
report-copied = The report is copied.
report-discard = Delete it
report-keep = Keep it
report-packs = Packs were on when the game crashed, so this time it has started without them. Play with them all the same?
report-packs-hung = The last start with packs did not come this far, so this time the game has started without them. Play with them all the same?
report-with-packs = With packs
report-without-packs = Without packs
pause-new-packs = Play again with the changed packs
again-changed = A pack has changed. The menu offers to play this match again with it.
again-flawed = The newest version of { $pack } has errors, so it stays as it was. The list of packs names them.
again-whole =
    { $count ->
        [0] Nothing was played yet. The match begins with the changed packs.
        [one] One action was played again with the changed packs.
       *[other] All { $count } actions were played again with the changed packs.
    }
again-part =
    { $count ->
        [0] No action is still possible with the changed packs. The whole match stays saved.
        [one] Only the first action is still possible with the changed packs. The whole match stays saved.
       *[other] Only the first { $count } actions are still possible with the changed packs. The whole match stays saved.
    }
again-not = This match cannot be played with the changed packs. It goes on with the packs as they were.

## Pictures and films of a match
keep-picture = Save picture
keep-film = Save as GIF
keep-making = { $percent }% done…
keep-kept = Saved as { $file }
keep-copy-place = Copy the path
keep-copy-picture = Copy picture
keep-share = Share
keep-copied = Copied. Paste it into another program.
keep-not-copied = The clipboard cannot be reached, so nothing was copied.
keep-downloaded = Downloaded as { $file }
keep-failed = It could not be saved: { $why }

## Statistics

statistics-title = Statistics
statistics-none = Finished matches are counted here. None is finished yet.
statistics-alone = Won { $won }, drawn { $drawn }, lost { $lost } · best streak { $best } · { $length } actions on average
statistics-shared = { $shared } with friends · { $length } actions on average
statistics-both = Won { $won }, drawn { $drawn }, lost { $lost } · best streak { $best } · { $shared } with friends · { $length } actions on average
badge-win = First win
badge-wins = { $all } wins
badge-streak = { $all } wins in a row on one board
badge-levels = A win on every board
badge-lessons = All lessons done
badge-puzzles = { $all } puzzles solved
badge-next = Next badge: { $aim } ({ $done } of { $all })
statistics-lessons = Lessons: { $done } of { $all } done
statistics-puzzles = Puzzles: { $done } of { $all } solved
statistics-forget = Delete all results
statistics-forget-sure = Press again to delete them

evening-title = This evening
evening-row = { $points } of { $matches } points · won { $won }, drawn { $drawn }, lost { $lost }
evening-line = This evening: { $points }
evening-won = { $name } wins the best of { $count }.
evening-best-of =
    { $count ->
        [0] As many matches as you like
       *[other] Best of { $count } matches
    }
evening-anew = Start a new score sheet
