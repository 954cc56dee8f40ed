# Saves, replays, copies and reports. One message a key; both languages have the same keys.

## Title
title-continue = Continue
title-saves = Matches

## A save in words
saves-unknown-match = { $level }
saves-match = { $game } – { $level }
saves-line = { $match } · { $players } · { $ago }
saves-details = { $players } · { $ago } · { $actions } · { $state }
saves-person = { $name }
saves-computer = { $name } (computer)
saves-and = { $first }, { $next }
saves-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
saves-over = finished
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
saves-none = No match has been kept yet. Every match is, from its first action on.
saves-veiled = A match that is not finished lies as a file on this machine. What is hidden in it is veiled there, not locked: a person who means to can read it.
saves-looking = Looking…
saves-paste = Paste a match or position
saves-choose = Choose a file
saves-go-on = Go on
saves-go-on-before = Go on from before
saves-watch = Watch
saves-copy = Copy
saves-export = Export
saves-delete = Delete
saves-export-ask = This match is still running, and the file holds every hidden card: who opens it can read them. Export it?
saves-export-all = Export all of it
saves-export-not = Rather not
saves-keep = Keep it
saves-delete-ask = Delete { $match }? It cannot be brought back.
saves-deleted = The match is gone.
saves-brought = The match was brought in. It stands first in the list.
saves-nothing-pasted = Nothing was pasted: copy a match, a record, a position, or the path of a file first. A file can also be dropped here.
saves-not-brought = The match could not be brought in.
saves-nothing-came = Nothing came: copy a match or a record first and let this page read the clipboard, or choose a file. A file can also be dropped here.
saves-copied = Copied: the match is text now, and can be pasted into a letter or another game.
saves-copied-with-gaps = Copied without what is hidden: it can be read, not gone on with. For that, export the match.
saves-not-copied = Not copied: the match is still running, and what is hidden in it cannot be told from the rest. Export it instead.
saves-exported = Written to { $file }; the path is copied.
saves-downloaded = Downloaded as { $file }.
saves-no-folder = There is no folder for that here. Copy the match instead.
saves-strange-game = This version plays no game called { $game }.
saves-way-level = Its board, { $level }, is not here or cannot be played. Put its file back and start the game again.
saves-way-tables = Its board or its animals have changed since, so it cannot go on. Put their old files back and start the game again.
saves-way-record = Its record goes another way on this board, so it cannot go on.
saves-own-match = Another window of the game is playing this match. Here it goes on as a match of its own.
bad-save-title = This match cannot be shown
bad-save-line = Its record goes another way on this version's board. It is kept as it is; what differs:

## What can be wrong with a save
saves-not-kept = The match is not being kept. { $why }
saves-kept-again = The match is being kept again.
saves-sign = The match is not being kept
saves-sign-full = Not being kept: there is no room left
saves-sign-forbidden = Not being kept: writing is not allowed
trouble-absent = Nothing lies at { $place }. Choose another one.
trouble-full = There is no room left at { $place }. Make some, by deleting old matches for example; the next action tries again.
trouble-forbidden = Reading or writing is not allowed at { $place }. Allow it, or move the folder; the next action tries again.
trouble-taken = Another window of the game is playing the match at { $place }. Leave it there first.
trouble-refused = The browser keeps nothing for this page. Allow it to keep data, or leave the private window; to keep a match all the same, copy or export it.
trouble-failed = The disk fails at { $place } ({ $why }). Check it; the next action tries again.
trouble-too-big = { $place } is larger than any match. It belongs to something else: move it away.
trouble-too-long = The match at { $place } has grown longer than a save may be. What was kept before stays, and the match can still be played to its end.
trouble-stranger = { $place } is no match of this game.
trouble-damaged = { $place } is damaged: it was cut off or changed. Go on from the state before, or bring in a copy.
trouble-newer = { $place } was written by a newer version (format { $format }). Update the game.
trouble-gaps = This match was copied while it was running, so its secrets were left out and it cannot be played again. Copy it once it is over.
trouble-unreadable = { $place } cannot be read: { $why }. Go on from the state before, or send it with a report.

## Replay
viewer-first = To the start
viewer-back = One action back
viewer-run = Play
viewer-stop = Stop
viewer-forward = One action on
viewer-last = To the end
viewer-at = { $at } of { $total }
viewer-slow = Slow
viewer-normal = Normal
viewer-fast = Fast
viewer-everybody = What all know
viewer-eyes = What { $player } knows
viewer-play-on = Play from here
result-watch = Watch again
pause-watch-on = Watch on

## Copies
pause-copy = Copy the match
pause-copy-position = Copy the position
table-copied = The match is copied as text.
table-copied-position = The position is copied as text.
table-not-copied = That stays secret until the match is over.
copied-here-only = No other program can be reached: what was copied can be pasted within this game only.

## Leaving a match that is not kept
part-title = Close the game? This match would be lost.
part-leave = Leave anyway
part-stay = Stay
copy-refused = The browser let nothing be copied. Allow this page the clipboard, or export the match from the list.

## A match that is played in another tab
taken-title = This match is open in another tab
taken-line = It is being played there, or in another window. Here you can look at it as it was kept last, or go on with a copy that has a name of its own.
taken-watch = Watch
taken-copy = Play a copy
taken-back = Back

## Reports
report-title = The game broke down
report-line = Last time the game ended by a fault of its own. What was played is kept. A report was written for whoever mends it:
report-copy = Copy the report
report-copied = The report is copied.
report-discard = Throw it away
report-keep = Leave it there
