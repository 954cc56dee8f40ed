# Spielstände, Wiederholungen, Kopien und Berichte. Eine Nachricht je Schlüssel; alle Sprachen haben dieselben Schlüssel.

## Titel
title-continue = Fortsetzen
title-saves = Partien

## Ein Spielstand in Worten
saves-unknown-match = { $level }
saves-match = { $game } – { $level }
saves-line = { $match } · { $players } · { $ago }
saves-details = { $players } · { $ago } · { $actions } · { $state }
saves-person = { $name }
saves-computer = { $name } (Computer)
saves-and = { $first }, { $next }
saves-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
saves-over = beendet
saves-won = Sieg für { $names }
saves-drawn = remis
saves-running = läuft noch
saves-just-now = gerade eben
saves-minutes-ago = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
saves-hours-ago = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
saves-days-ago = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
saves-some-time-ago = vor einiger Zeit
saves-damaged = eine beschädigte Partie

## Die Liste
saves-title = Partien
saves-none = Noch keine Partie gespeichert. Jede Partie wird ab ihrer ersten Aktion gespeichert.
saves-veiled = Eine laufende Partie liegt hier als Datei. Ihre verdeckten Karten sind verschlüsselt, aber wer es unbedingt will, könnte sie trotzdem lesen.
saves-looking = Suche läuft …
saves-paste = Partie oder Stellung einfügen
saves-choose = Datei wählen
saves-go-on = Weiter
saves-go-on-before = Früheren Stand fortsetzen
saves-watch = Ansehen
saves-copy = Kopie
saves-export = Export
saves-delete = Löschen
saves-export-ask = Diese Partie läuft noch, und die Datei enthält alle verdeckten Karten: Wer sie öffnet, kann sie lesen. Exportieren?
saves-export-all = Alles exportieren
saves-export-not = Nicht exportieren
saves-keep = Behalten
saves-delete-ask = { $match } löschen? Das lässt sich nicht rückgängig machen.
saves-deleted = Die Partie ist gelöscht.
saves-brought = Die Partie wurde importiert. Sie steht oben in der Liste.
saves-nothing-pasted = Nichts eingefügt: Kopiere zuerst eine Partie, eine Mitschrift, eine Stellung oder den Pfad einer Datei. Du kannst auch eine Datei hierher ziehen.
saves-not-brought = Die Partie konnte nicht importiert werden.
saves-nothing-came = Nichts angekommen: Kopiere zuerst eine Partie oder eine Mitschrift und erlaube dieser Seite den Zugriff auf die Zwischenablage, oder wähle eine Datei. Du kannst auch eine Datei hierher ziehen.
saves-copied = Kopiert: Die Partie ist jetzt Text, den du in eine Nachricht oder ein anderes Spiel einfügen kannst.
saves-copied-with-gaps = Ohne das Verdeckte kopiert: Man kann sie lesen, aber nicht weiterspielen. Dafür musst du die Partie exportieren.
saves-not-copied = Nicht kopiert: Die Partie läuft noch, und was darin verdeckt ist, lässt sich nicht vom Rest trennen. Exportiere sie stattdessen.
saves-exported = Gespeichert in { $file }; der Pfad ist kopiert.
saves-downloaded = Heruntergeladen als { $file }.
saves-no-folder = Hier gibt es keinen Ordner für Exporte. Kopiere stattdessen die Partie.
saves-strange-game = Diese Version kennt kein Spiel namens { $game }.
saves-way-level = Ihr Brett, { $level }, fehlt hier oder ist nicht spielbar. Lege seine Datei zurück und starte das Spiel neu.
saves-way-tables = Ihr Brett oder ihre Tiere haben sich inzwischen geändert, darum lässt sie sich nicht fortsetzen. Lege die alten Dateien zurück und starte das Spiel neu.
saves-way-record = Ihre Mitschrift passt nicht zu diesem Brett, darum lässt sie sich nicht fortsetzen.
saves-way-pack-missing = Sie braucht das Paket { $pack } { $version }, das hier fehlt.
saves-way-pack-off = Sie braucht das Paket { $pack } { $version }, das ausgeschaltet ist. Schalte es in der Liste der Pakete ein.
saves-way-pack-other = Sie braucht das Paket { $pack } { $version }, aber das vorhandene ist ein anderes. Lege das alte zurück.
saves-way-pack-at = { $why } Man bekommt es auf { $place }.
saves-own-match = Diese Partie wird in einem anderen Fenster gespielt. Hier geht sie als eigene Partie weiter.
bad-save-title = Diese Partie kann nicht gezeigt werden
bad-save-line = Ihre Mitschrift passt nicht zum Brett dieser Version. Sie bleibt, wie sie ist. Der Unterschied:

## Was bei einem Spielstand schiefgehen kann
saves-not-kept = Die Partie wird nicht gespeichert. { $why }
saves-kept-again = Die Partie wird wieder gespeichert.
saves-sign = Partie wird nicht gespeichert
saves-sign-full = Nicht gespeichert: kein Platz mehr
saves-sign-forbidden = Nicht gespeichert: Schreiben nicht erlaubt
trouble-absent = Unter { $place } ist nichts. Wähle etwas anderes.
trouble-full = Kein Platz mehr unter { $place }. Schaffe welchen, zum Beispiel indem du alte Partien löschst; nach deiner nächsten Aktion versucht es das Spiel wieder.
trouble-forbidden = Lesen oder Schreiben ist unter { $place } nicht erlaubt. Erlaube es oder verschiebe den Ordner; nach deiner nächsten Aktion versucht es das Spiel wieder.
trouble-taken = Die Partie unter { $place } wird in einem anderen Fenster gespielt. Verlasse sie zuerst dort.
trouble-refused = Der Browser speichert nichts für diese Seite. Erlaube ihr, Daten zu speichern, oder verlasse das private Fenster; um eine Partie trotzdem zu behalten, kopiere oder exportiere sie.
trouble-failed = Der Datenträger hat bei { $place } versagt ({ $why }). Prüfe ihn; nach deiner nächsten Aktion versucht es das Spiel wieder.
trouble-too-big = { $place } ist größer als jede Partie. Die Datei gehört zu etwas anderem: Verschiebe sie.
trouble-too-long = Die Partie unter { $place } ist länger, als ein Spielstand sein darf. Was bisher gespeichert ist, bleibt, und du kannst die Partie noch zu Ende spielen.
trouble-stranger = { $place } ist keine Partie aus diesem Spiel.
trouble-damaged = { $place } ist beschädigt: abgeschnitten oder verändert. Setze bei einem früheren Stand fort oder importiere eine Kopie.
trouble-newer = { $place } stammt aus einer neueren Version (Format { $format }). Aktualisiere das Spiel.
trouble-gaps = Diese Partie wurde kopiert, während sie noch lief. Ihre Geheimnisse fehlen, darum kann sie nicht noch einmal gespielt werden. Kopiere sie, wenn sie vorbei ist.
trouble-unreadable = { $place } ist nicht lesbar: { $why }. Setze bei einem früheren Stand fort oder schicke die Datei mit einem Bericht ein.

## Wiederholung
viewer-first = Zum Anfang
viewer-back = Vorige Aktion
viewer-run = Start
viewer-stop = Stopp
viewer-forward = Nächste Aktion
viewer-last = Zum Ende
viewer-at = { $at } von { $total }
viewer-slow = Tempo: langsam
viewer-normal = Tempo: normal
viewer-fast = Tempo: schnell
viewer-everybody = Zeigen, was alle wissen
viewer-eyes = Zeigen, was { $player } weiß
viewer-play-on = Ab hier spielen
viewer-why-no-play-on = Diese Partie ist noch nicht vorbei, darum bleiben ihre verdeckten Karten verdeckt.
result-watch = Ansehen
review-begin = Auswerten
review-judging = Wird ausgewertet …
review-looking = Wird ausgewertet … { $done } von { $of }
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-count = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
}
review-nothing = In dieser Partie gab es keinen groben Fehler.
review-why-again = Diese Partie ist schon geprüft: Pfeile führen von einem Moment zum nächsten.
review-better = Hier war für { $player } mehr drin: { $action }. Ein Tipp dort: „{ $reason }“
review-better-plain = Hier war für { $player } mehr drin. Ein Tipp dort: „{ $reason }“
pause-watch-on = Weiter zuschauen

## Kopien
pause-copy = Partie kopieren
pause-copy-position = Stellung kopieren
table-copied = Die Partie ist als Text kopiert.
table-copied-position = Die Stellung ist als Text kopiert.
table-not-copied = Das bleibt geheim, bis die Partie vorbei ist.
copied-here-only = Die Zwischenablage des Systems ist nicht erreichbar: Das Kopierte lässt sich nur in diesem Spiel einfügen.

## Eine Partie verlassen, die nicht gespeichert ist
part-title = Das Spiel schließen? Diese Partie ginge verloren.
part-leave = Trotzdem schließen
part-stay = Bleiben
copy-refused = Der Browser hat das Kopieren nicht erlaubt. Erlaube dieser Seite die Zwischenablage oder exportiere die Partie aus der Liste.

## Eine Partie, die in einem anderen Tab gespielt wird
taken-title = Diese Partie ist in einem anderen Tab offen
taken-line = Sie wird dort oder in einem anderen Fenster gespielt. Hier kannst du ansehen, was zuletzt gespeichert wurde, oder mit einer Kopie unter anderem Namen weiterspielen.
taken-watch = Ansehen
taken-copy = Kopie spielen
taken-back = Zurück

## Berichte
report-title = Das Spiel ist abgestürzt
report-line = Letztes Mal ist das Spiel auf einen Fehler gestoßen. Deine Partie ist gespeichert. Für die Entwickler wurde ein Bericht geschrieben:
report-copy = Bericht kopieren
report-copied = Der Bericht ist kopiert.
report-discard = Löschen
report-keep = Behalten
report-packs = Beim Absturz waren Pakete eingeschaltet, deshalb ist das Spiel diesmal ohne sie gestartet. Trotzdem mit ihnen spielen?
report-packs-hung = Der letzte Start mit Paketen kam nicht bis hierher, deshalb ist das Spiel diesmal ohne sie gestartet. Trotzdem mit ihnen spielen?
report-with-packs = Mit Paketen
report-without-packs = Ohne Pakete
pause-new-packs = Mit den geänderten Paketen neu spielen
again-changed = Ein Paket hat sich geändert. Im Menü lässt sich diese Partie damit neu spielen.
again-flawed = Die neueste Fassung von { $pack } hat Fehler, deshalb bleibt die bisherige. Die Liste der Pakete nennt sie.
again-whole =
    { $count ->
        [0] Es war noch nichts gespielt. Die Partie beginnt mit den geänderten Paketen.
        [one] Eine Aktion wurde mit den geänderten Paketen neu gespielt.
       *[other] Alle { $count } Aktionen wurden mit den geänderten Paketen neu gespielt.
    }
again-part =
    { $count ->
        [0] Mit den geänderten Paketen ist keine Aktion mehr möglich. Die ganze Partie bleibt gespeichert.
        [one] Mit den geänderten Paketen ist nur noch die erste Aktion möglich. Die ganze Partie bleibt gespeichert.
       *[other] Mit den geänderten Paketen sind nur noch die ersten { $count } Aktionen möglich. Die ganze Partie bleibt gespeichert.
    }
again-not = Mit den geänderten Paketen kann diese Partie nicht gespielt werden. Sie geht mit den bisherigen weiter.

## Bilder und Filme einer Partie
keep-picture = Bild speichern
keep-film = GIF speichern
keep-making = { $percent } % fertig …
keep-kept = Gespeichert: { $file }
keep-copy-place = Pfad kopieren
keep-copy-picture = Bild kopieren
keep-share = Teilen
keep-copied = Kopiert. Du kannst es in ein anderes Programm einfügen.
keep-not-copied = Die Zwischenablage ist nicht erreichbar, es wurde nichts kopiert.
keep-downloaded = Geladen: { $file }
keep-failed = Nicht gespeichert: { $why }

## Statistik

statistics-title = Statistik
statistics-none = Hier werden beendete Partien gezählt. Noch ist keine beendet.
statistics-alone = Gewonnen { $won }, remis { $drawn }, verloren { $lost } · beste Serie { $best } · im Schnitt { $length } Aktionen
statistics-shared = { $shared } mit Freunden · im Schnitt { $length } Aktionen
statistics-both = Gewonnen { $won }, remis { $drawn }, verloren { $lost } · beste Serie { $best } · { $shared } mit Freunden · im Schnitt { $length } Aktionen
badge-win = Erster Sieg
badge-wins = { $all } Siege
badge-streak = { $all } Siege in Folge auf einem Brett
badge-levels = Ein Sieg auf jedem Brett
badge-lessons = Alle Lektionen geschafft
badge-puzzles = { $all } Rätsel gelöst
badge-next = Nächstes Abzeichen: { $aim } ({ $done } von { $all })
statistics-lessons = Lektionen: { $done } von { $all } geschafft
statistics-puzzles = Rätsel: { $done } von { $all } gelöst
statistics-forget = Ergebnisse löschen
statistics-forget-sure = Noch einmal drücken, um sie zu löschen

evening-title = Heute Abend
evening-row = { $points } von { $matches } Punkten · gewonnen { $won }, remis { $drawn }, verloren { $lost }
evening-line = Heute Abend: { $points }
evening-won = { $name } gewinnt die Serie aus { $count } Partien.
evening-best-of =
    { $count ->
        [0] Beliebig viele Partien
       *[other] Serie aus { $count } Partien
    }
evening-anew = Neuen Punktezettel anfangen
