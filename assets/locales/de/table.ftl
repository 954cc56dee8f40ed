# Der Tisch: was während einer Partie und danach gesagt wird.
end-won = { $count ->
    [one] { $winner } gewinnt
   *[other] { $winner } gewinnen
}
end-you-won = Du gewinnst
end-you-lost = Du verlierst
end-you-placed = Platz { $place } für dich
end-score = { $first } zu { $second }
end-draw = Remis
end-place = { $place }.
end-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Enden, die der Schiedsrichter feststellt
referee-end-repetition = Dieselbe Stellung kam zu oft vor.
referee-end-resigned = { $you ->
    [1] Du hast aufgegeben.
   *[other] { $loser } hat aufgegeben.
}
referee-end-agreed = Beide Seiten haben sich auf Remis geeinigt.
referee-end-time = Die Zeit ist um.
table-end-time-over = { $you ->
    [1] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $loser } ist abgelaufen.
}

## Die Zeile unter dem Brett
status-to-move = { $player } ist am Zug
status-your-turn = Du bist am Zug
table-you-begin = Du beginnst
status-thinks = { $player } überlegt …
status-draws-lots = Der Zufall entscheidet …
table-not-your-turn = { $player } ist am Zug.
table-turn-ended = Es war nichts mehr zu tun, also ist dein Zug beendet.
table-pick-again = Das lässt sich kaum wiedergutmachen. Wähle es zur Bestätigung noch einmal.
table-confirm = Wähle es noch einmal, um es zu spielen.
table-confirm-risk = { $risk } Wähle noch einmal, um zu ziehen.
table-bad-staging = Es laufen die Standardbewegungen, weil eine Datei einen Fehler hat. { $flaw }
table-handed-over = Jetzt spielt der Computer für { $player }.
status-go-on-click = Klicken: weiter
status-go-on-tap = Tippen: weiter
status-go-on-key = { $key }: weiter
status-go-on-pad = { $key }: weiter
status-over = Die Partie ist vorbei
status-replay-start = Anfang
table-not-now = Das geht jetzt nicht.
why-over = Die Partie ist vorbei.
why-no-undo = Jetzt lässt sich nichts zurücknehmen.
why-no-redo = Es gibt nichts zu wiederholen.
why-no-again = Es wurde noch nichts gespielt.
why-no-skip = Gerade geschieht nichts, was sich überspringen ließe.
why-draw-offered = Remis ist schon angeboten.

## Remis
offer-made = { $player } bietet { $other } Remis an.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-declined = { $player } lehnt das Remis ab.
offer-waits = { $player } denkt darüber nach …

## Das Protokoll
log-title = Züge
log-why = Warum?
log-name = { $player }:{" "}
log-and = , { $text }
log-spoken = { $player }: { $text }
table-log-resigned = gibt auf
table-log-time-over = überschreitet die Bedenkzeit
table-log-drawn = Remis vereinbart
side-red = Rot
side-blue = Blau

## Schilder
plate-to-move = am Zug
plate-mate-to-move = { $player } am Zug
plate-thinks = überlegt …
plate-person = Mensch
plate-character = { $name }, { $level }
clock-figures = { $minutes }:{ $seconds }
clock-minutes = { $left } Min.
clock-seconds = { $left } s
clock-bad-note = Die Uhren in diesem Spielstand sind nicht lesbar. Die Partie geht ohne sie weiter.
plate-score = { $won } / { $target }
plate-lost = {" "}· { $count } weg

## Die Leiste
bar-undo = Zurücknehmen
bar-redo = Wiederholen
bar-again = Letzten Zug noch einmal zeigen
bar-hint = Tipp
bar-skip = Weiter bis zu meinem Zug
hint-skip = Zu meinem Zug
bar-threat = Meine Tiere in Gefahr
bar-reach = Wohin es kann
mark-no-danger = Kein Tier ist in Gefahr.
mark-no-pawn = Zeig auf ein Tier.
bar-flip = Brett drehen
bar-whole-board = Das ganze Brett zeigen
bar-draw = Remis anbieten
bar-resign = Aufgeben
bar-more = Protokoll, Karte und mehr
bar-menu = Menü
bar-log = Züge
bar-peek = Was nur du sehen darfst
bar-powers = Alle Tiere
# Die Wörter unter den Bildern.
bar-undo-word = Zurück
bar-redo-word = Vor
bar-again-word = Erneut
bar-hint-word = Tipp
bar-skip-word = Weiter
bar-threat-word = Gefahr
bar-reach-word = Wege
bar-powers-word = Lexikon
bar-peek-word = Blick
bar-log-word = Züge
bar-flip-word = Drehen
bar-whole-board-word = Ganzes Brett
bar-draw-word = Remis
bar-resign-word = Aufgeben
bar-more-word = Mehr
bar-menu-word = Menü

## Karten
card-rank = Rang { $rank }
card-takes = Schlägt
card-taken-by = Geschlagen von
card-takes-nothing = nichts
card-taken-by-nothing = keinem Tier
card-empty = Zeig auf ein Tier, um zu sehen, was es kann.
powers-title = Alle Tiere
powers-line = Was jedes Tier kann: an Land, im Wasser und in welche Richtungen.

## Tipps
hint-thinking = Ein guter Zug wird gesucht …
hint-none = Es gibt nichts zu entscheiden.
hint-covered = Sieh dir zuerst deine Karten an: Der Tipp nennt vielleicht eine.
hint-veiled = Sieh dir zuerst deine Karten an.

## Tasten am unteren Rand
hint-pause = Menü
hint-turn = Drehen
hint-unpick = Absetzen
turn-lay = Ablegen
turn-peek = Karten ansehen
turn-cover = Karten verdecken
turn-confirm = Spielen
hint-next-pawn = Nächstes Tier
hint-bar = Knöpfe

sound-is-off = Der Ton ist aus. Drücke { $key }, um ihn einzuschalten.
sound-is-on = Der Ton ist an.

## Ein Brett, das nicht spielbar ist
bad-level-title = Dieses Brett ist nicht spielbar
bad-level-line = Seine Dateien enthalten Fehler. Was nicht stimmt, und wo:

## Den Bildschirm weitergeben
gate-title = Weitergeben an { $player }
gate-line = { $others ->
    [1] Der andere Spieler schaut bitte weg.
   *[other] Alle anderen schauen bitte weg.
}
gate-hold = Zum Ansehen halten
gate-tap = Ansehen

## Was die Zeichen bedeuten
mark-ring = Schlägt einen Gegner.
mark-leap = Springt dorthin.
mark-goal = Gewinnt die Partie.
mark-win = Du kannst es schlagen, und kein Gegner kann zurückschlagen.
mark-exchange = Du kannst es schlagen, aber ein Gegner kann zurückschlagen.
mark-lose = Könnte dein gewähltes Tier schlagen.
mark-spring = Trifft und prallt zurück.
mark-wave = Hier beendet das Wasser die Bewegung.
mark-plus-one = Jagt: 1 Punkt.
mark-plus-two = Jagt: 2 Punkte.
mark-skull = Tödlich: Dein Tier wäre verloren.
mark-chain = Öffnet das Gefängnis und verbraucht den ganzen Zug.
mark-free = Befreit es.
mark-web = Ein Netz: Ein Tier, das hier bleibt, ist verloren.
mark-lure = Ruft diese Karte: Ist die Antwort ja, bewegst du sie.
mark-look = Nur du bekommst sie zu sehen.

## Listen: .acc ist der Wenfall
list-name = { $item-the }
    .acc = { $item-acc }
list-number = { $item }
    .acc = { $item }
list-comma = { $before }, { $last }
    .acc = { $before-acc }, { $last-acc }
list-and = { $before } und { $last }
    .acc = { $before-acc } und { $last-acc }
list-or = { $before } oder { $last }
    .acc = { $before-acc } oder { $last-acc }
list-equal = { $before } = { $last }
    .acc = { $before-acc } = { $last-acc }

## Das Rad der Blickrichtungen neben dem Brett
heading-0 = Blick: nach oben
heading-1 = Blick: nach oben rechts
heading-2 = Blick: nach rechts
heading-3 = Blick: nach unten rechts
heading-4 = Blick: nach unten
heading-5 = Blick: nach unten links
heading-6 = Blick: nach links
heading-7 = Blick: nach oben links

## Getippte Züge, und was vorgelesen wird
typed-title = Zug eintippen
typed-close = Zeile schließen
typed-ways = { $count ->
    [1] Ein Zug: { $ways }
   *[other] { $count } Züge: { $ways }
}
typed-unknown = Kein Zug beginnt mit „{ $typed }“.
typed-veiled = Deck zuerst deine Karten auf.
typed-wait = Es wird noch etwas gezeigt. Drücke noch einmal Enter.
typed-menu = Ein Menü ist offen. Schließe es und tippe den Zug dann noch einmal.
typed-watching = Das ist eine Wiederholung. Hier wird nichts gespielt.
# The word that is typed to hear the time left: small letters, no spaces.
typed-time = Zeit
hint-type = Zug eintippen
spoken-place = { $name }
spoken-empty = leer
spoken-yours = gehört dir
spoken-of = von { $player }
spoken-ways = { $count ->
    [1] eine Möglichkeit von hier
   *[other] { $count } Möglichkeiten von hier
}
spoken-open = kann gewählt werden
spoken-picked = gewählt
spoken-grey = { $what }, jetzt nicht möglich
spoken-on = { $what }, an
spoken-back = Zurückgenommen.
spoken-rank = Platz { $place }: { $player }, Punkte: { $points }
spoken-clock-low = { $player }: noch { $left }.
spoken-time = { $player }: noch { $left }.
spoken-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
spoken-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
spoken-minutes-and-seconds = { $minutes } und { $seconds }
spoken-time-of-match = Die Partie: noch { $left }.
spoken-time-how = Tippe „{ $word }“, um die restliche Zeit zu hören.
spoken-board = Brett
