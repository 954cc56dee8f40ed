# Menüs und Bildschirme. Eine Nachricht je Schlüssel; alle Sprachen haben dieselben Schlüssel.

## Tasten und Controller
key-enter = Enter
key-escape = Esc
key-space = Leertaste
key-tab = Tab
key-arrows = Pfeile
key-four = { $up } { $left } { $down } { $right }
key-with = { $held }+{ $key }
key-control = Strg
key-shift = Umschalt
key-numpad-enter = Num Enter
key-backspace = Rücktaste
key-delete = Entf
key-insert = Einfg
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-arrow-up = Pfeil auf
key-arrow-down = Pfeil ab
key-arrow-left = Pfeil links
key-arrow-right = Pfeil rechts
pad-cross = Kreuz
pad-cross-up = Kreuz oben
pad-cross-down = Kreuz unten
pad-cross-left = Kreuz links
pad-cross-right = Kreuz rechts
pad-shape-cross = Kreuz
pad-shape-circle = Kreis
pad-shape-square = Quadrat
pad-shape-triangle = Dreieck

## Hinweise
hint-pick = Wählen
hint-move = Bewegen
hint-back = Zurück
hint-mute = Ton
hint-board = Brett ansehen

## Überall
shell-back = Zurück
shell-close = Schließen

## Titel
title-play = Spielen
title-settings = Optionen
title-quit = Beenden
game-jungle = Dschungel
game-jungle-line = Schleich in die fremde Höhle. Auch die Ratte hat ihren Tag.
game-arena = Arena
game-arena-line = Tierrudel kämpfen zu Land und im Wasser.
game-zoon = Zoon
game-zoon-line = Verdeckte Karten, stille Schritte, jähe Duelle.
game-honga = Honga
game-honga-line = Den Tiger füttern, tauschen und gedeihen.
card-start-here = Hier anfangen
card-soon = Bald
card-soon-why = In dieser Version noch nicht dabei: Fang mit Dschungel an.
card-facts = { $players } · { $minutes } · { $difficulty }
card-players = { $count ->
    [one] { $count } Spieler
    [2] 2 Spieler
   *[other] 2–{ $count } Spieler
}
card-players-of-sides = { $count ->
    [2] 2 Spieler
   *[other] 2 oder { $count } Spieler
}
card-minutes = { $count } Min.
card-difficulty-1 = leicht
card-difficulty-2 = mittel
card-difficulty-3 = schwer
card-spoken = { $name }, { $action }

## Vorbereitung
setup-title = Eine Partie { $game }
setup-board-line = { $line } { $note }
setup-board-seats = Für { $least } bis { $most } Spieler.
setup-board-seats-only = Für { $least } Spieler.
setup-board-first = { $board } – Einstieg
setup-broken-level = Die Dateien dieses Bretts enthalten Fehler. Starte es, um sie zu sehen.
setup-start = Starten
setup-learn = Regeln in 90 s
setup-variants = Varianten …
setup-variants-fold = Varianten ausblenden
setup-name-red = Rot: { $name }
setup-name-blue = Blau: { $name }
setup-person = Mensch
setup-seat-spoken = Spieler { $seat }: { $player }
setup-add = Spieler hinzufügen
setup-remove = { $name } entfernen
switch-level = Standard
switch-level-own = Standard: { $choice }
switch-opponent = Gegen
switch-opponent-first = Pip
switch-opponent-second = Lotte
switch-opponent-third = Nico
switch-opponent-fourth = Finn
switch-opponent-fifth = Corvin
switch-opponent-hard = Athene
switch-opponent-friend = Ein Freund
character-level = Stufe { $place } von { $all }
character-level-in-short = Stufe { $place }
character-numbered = { $name } { $number }
character-suggested = Vorschlag für dich: { $name }. Gewonnene Partien gegen { $other }: { $won } von { $played }.
character-suggested-spoken = { $introduction } { $suggestion }
character-first = { switch-opponent-first } – { $level }. „Ich bin gerade erst geschlüpft! Ich spiele, was mir gefällt.“
character-second = { switch-opponent-second } – { $level }. „Und los! Wohin ich laufe, sehe ich dann schon.“
character-third = { switch-opponent-third } – { $level }. „Ich sammle, was ich kriegen kann, und vergesse manchmal die Gefahr.“
character-fourth = { switch-opponent-fourth } – { $level }. „Ich denke einen Schritt weiter als du. Fast immer.“
character-fifth = { switch-opponent-fifth } – { $level }. „Ich sehe mehrere Züge voraus, und mir entgeht wenig.“
character-hard = { switch-opponent-hard } – { $level }. „Ich habe die ganze Nacht Zeit. Zeig mir dein bestes Spiel.“
switch-first = Wer beginnt
switch-first-lot = Zufall
switch-first-red = Rot
switch-first-blue = Blau
switch-board = Brett
switch-names = Namen
switch-side = Deine Seite
switch-side-red = { switch-first-red }
switch-side-blue = { switch-first-blue }
switch-clock = Schachuhr
switch-clock-none = Keine
switch-clock-3-2 = 3 Min. + 2 s
switch-clock-5-3 = 5 Min. + 3 s
switch-clock-10-5 = 10 Min. + 5 s
switch-clock-20-10 = 20 Min. + 10 s
switch-clock-blue = Vorgabe: Uhr von Blau
switch-clock-blue-same = Gleich
switch-clock-blue-1-0 = 1 Min.
switch-clock-blue-3-2 = { switch-clock-3-2 }
switch-clock-blue-5-3 = { switch-clock-5-3 }
switch-clock-blue-10-5 = { switch-clock-10-5 }
switch-clock-blue-20-10 = { switch-clock-20-10 }
switch-time = Zeit für die Partie
switch-time-none = Unbegrenzt
switch-time-15 = 15 Min.
switch-time-30 = 30 Min.
switch-time-60 = 60 Min.
switch-time-90 = 90 Min.
switch-watch = Computer gegen Computer
switch-watch-no = Nein
switch-watch-yes = Zuschauen

## Namen
names-open = Namen eingeben …
names-title = Namen der Spieler
names-note = Ein neuer Name geht an den nächsten Spieler und bleibt in dieser Liste.
names-write = Namen eingeben
names-keys = Enter speichert den Namen, Esc bricht ab.
names-full = Für zwölf Namen ist Platz. Lösche zuerst einen.
names-forget = { $name } löschen
name-own = { $name }
name-otter = Otter
name-heron = Reiher
name-badger = Dachs
name-hare = Hase
name-owl = Eule
name-fox = Fuchs
name-hedgehog = Igel
name-lynx = Luchs
name-mole = Maulwurf
name-raven = Rabe
name-squirrel = Eichhorn
name-toad = Kröte

## Pause
pause-title = Pause
pause-title-replay = Wiederholung
pause-title-over = Die Partie ist vorbei
pause-resume = Weiter
pause-rules = Regeln
pause-settings = Optionen
pause-sound-on = Ton: an
pause-sound-off = Ton: aus
pause-draw = Remis anbieten
pause-resign = Aufgeben
pause-result = Ergebnis
pause-leave = Partie verlassen
confirm-resign = Diese Partie aufgeben?
confirm-resign-yes = Aufgeben
confirm-hand-over = Für die anderen geht die Partie weiter. Soll der Computer für { $player } spielen?
confirm-hand-over-yes = Computer spielen lassen
confirm-leave = Diese Partie verlassen? Sie konnte nicht gespeichert werden.
confirm-leave-yes = Verlassen
confirm-no = Weiterspielen

## Ergebnis
result-rematch = Revanche
result-harder = Revanche, eine Stufe schwerer
result-easier = Revanche, eine Stufe leichter
result-harder-named = Gegen { $name } (eine Stufe schwerer)
result-easier-named = Gegen { $name } (eine Stufe leichter)
result-kind-won = Gut gespielt!
result-kind-lost = Tapfer gekämpft! Sieh dir an, wo die Partie gekippt ist.
result-kind-lost-soon = Dann eben ein andermal!
result-kind-even = Ebenbürtig bis zum Schluss.
result-looking-back = Rückblick auf die Partie …
result-story = So lief es
result-moment = Nach Aktion { $entry }
result-curve = Wer vorn lag
result-best = Die beste Aktion
result-taken = Geschlagen
result-board = Brett ansehen
result-setup = Neue Partie …
result-title = Hauptmenü

## Regeln
rules-title = Regeln
rules-previous = Zurück
rules-next = Weiter
rules-example = Ein Beispiel aus der Lektion „{ $lesson }“
rules-example-play = Beispiel noch einmal abspielen
rules-done = Fertig
rules-page = { $page } von { $pages }

## Optionen
settings-title = Optionen
settings-as-is = { $name }
settings-partly = { $name } ({ $percent } %)
settings-language = Sprache
settings-controls = Steuerung
settings-open-controls = Tasten und Knöpfe …
settings-playback = Tempo der Züge
settings-instant = Sofort
settings-fast = Schnell
settings-normal = Normal
settings-slow = Langsam
settings-steps = Schrittweise
settings-auto-end = Zug automatisch beenden
settings-thinking = Bedenkzeit von { switch-opponent-hard }
settings-thinking-short = Kurz
settings-thinking-usual = Wie üblich
settings-thinking-long = Lang
settings-as-system = Wie im System
settings-text-size = Textgröße
settings-percent = { $count } %
settings-typeface = Schrift
settings-typeface-usual = Standard
settings-typeface-easier = Leichter zu lesen
settings-palette = Farben
settings-palette-house = Standard
settings-palette-red-green = Bei Rot-Grün-Schwäche
settings-palette-blue-yellow = Bei Blau-Gelb-Schwäche
settings-palette-high-contrast = Hoher Kontrast
settings-hints = Mögliche Züge zeigen
settings-ranks = Zahlen auf Figuren
settings-large-animals = Größere Tiere
settings-coordinates = Koordinaten zeigen
settings-reduced-motion = Weniger Bewegung
settings-sound = Ton
settings-silent = Aus
settings-volume = Lautstärke
settings-effects = Geräusche
settings-music = Musik
settings-ambience = Umgebung
settings-behind = Im Hintergrund stumm
settings-vibration = Vibration
settings-packs = Pakete
settings-about = Über das Spiel
about-open = Version, Herkunft, Lizenzen …
about-title = Über Menagerie
about-version = Version { $version }
about-games = Woher die Spiele kommen
about-work = Von wem alles ist
about-free = Programm, Bilder, Töne, Musik und Texte sind frei, unter der Lizenz MIT oder Apache 2.0. Gemacht ist es mit der Engine Bevy. Die Schriften sind Caprasimo, Atkinson Hyperlegible Next, Lexend und Noto Sans (SIL Open Font License). Alle Lizenzen liegen im Ordner des Spiels, im Browser beim Quelltext der Seite.
packs-open = Pakete
packs-title = Pakete
packs-note = Ein Paket fügt Tiere, Bretter, Texte und Bilder hinzu, die andere Spieler gemacht haben. Es enthält keine Programme.
packs-folder = Lege Pakete als Ordner oder Zip-Dateien in { $folder } ab.
packs-none = Es gibt noch keine Pakete.
packs-by = { $authors } · { $licence } · { $size } kB
packs-switch-on = Einschalten
packs-switch-off = Ausschalten
packs-flawed = Aus, weil es Fehler hat:
packs-spoilt = Die vorige Fassung bleibt in Gebrauch, denn die neue hat Fehler:
packs-refused = Kein Paket:
packs-more = { $count ->
    [one] { $count } weiteren Fehler zeigen
   *[other] { $count } weitere Fehler zeigen
}
packs-fewer = Weniger Fehler zeigen
packs-copy = Alle Fehler kopieren
packs-copied = Kopiert
packs-later = Deine Änderungen gelten, sobald diese Partie zu Ende ist.
packs-show = Liste anzeigen
packs-open-flawed = Pakete, einige mit Fehlern
packs-safe = Das Spiel wurde ohne Pakete gestartet.
packs-of = { $does }: { $pack }
packs-order = Ändern zwei Pakete dasselbe, gilt das untere in dieser Liste.
packs-earlier = Nach oben
packs-later-laid = Nach unten
packs-remove = Entfernen
packs-keep = Behalten
packs-remove-ask = { $pack } entfernen? Die Dateien kommen in den Ordner removed-packs neben dem Ordner der Pakete.
packs-delete-ask = { $pack } entfernen? Das Paket wird aus diesem Browser gelöscht.
packs-here = Wähle ein Paket (eine Zip-Datei) oder zieh es auf die Seite. Es bleibt in diesem Browser gespeichert.
packs-choose = Datei wählen
packs-no-window = Kein Fenster möglich: nimm den Ordner
packs-room = In diesem Browser belegt das Spiel { $used } von höchstens { $most }.
packs-mb = { $count } MB
packs-gb = { $count } GB
packs-no-store = Dieser Browser speichert nichts für diese Seite, vielleicht weil das Fenster privat ist. Pakete lassen sich hier nicht verwenden.
packs-newer-store = Eine neuere Version des Spiels hat geändert, wie Pakete hier gespeichert werden: Lade die Seite neu.
packs-full = In diesem Browser ist kein Platz für { $pack }. Nichts wurde geändert: Entferne ein anderes Paket oder schaffe Platz auf dem Gerät.
packs-not-kept = Die Pakete in diesem Browser ließen sich nicht lesen oder ändern: { $why }
packs-open-folder = Ordner öffnen
packs-no-files-shown = Der Ordner lässt sich nicht anzeigen
packs-give = Als Zip speichern
packs-download = Herunterladen
packs-given = Zum Weitergeben gespeichert: { $path }
packs-downloaded = Der Browser lädt { $file } herunter.
packs-not-given = Das Paket lässt sich nicht speichern: { $why }
packs-copy-path = Pfad kopieren
packs-brings = Enthält { $list }.
packs-brings-levels =
    { $count ->
        [one] { $count } Level
       *[other] { $count } Level
    }
packs-brings-lessons =
    { $count ->
        [one] { $count } Lektion
       *[other] { $count } Lektionen
    }
packs-brings-tables =
    { $count ->
        [one] { $count } Datendatei
       *[other] { $count } Datendateien
    }
packs-brings-languages =
    { $count ->
        [one] Texte in { $count } Sprache
       *[other] Texte in { $count } Sprachen
    }
packs-brings-pictures =
    { $count ->
        [one] { $count } Bild
       *[other] { $count } Bilder
    }
packs-brings-sounds =
    { $count ->
        [one] { $count } Geräusch
       *[other] { $count } Geräusche
    }
packs-brings-fonts =
    { $count ->
        [one] { $count } Schrift
       *[other] { $count } Schriften
    }
settings-on = An
settings-off = Aus
settings-software = Keine Grafikkarte gefunden: Das Spiel läuft vielleicht langsam.
settings-for-this-visit = Der Browser speichert nichts für diese Seite: Diese Optionen gelten nur für diesen Besuch.

## Steuerung
controls-title = Steuerung
controls-how = Wähle ein Feld und drücke dann die neue Taste oder den neuen Knopf. { $back } bricht ab; dieselbe Taste noch einmal leert das Feld.
controls-flaws = Einige deiner Optionen waren nicht lesbar. Diese wurden zurückgesetzt: { $lines }
controls-pointer = Tiere bewegen
controls-pointer-both = Klicken oder ziehen
controls-pointer-click = Klicken
controls-pointer-drag = Ziehen
controls-confirming = Vor Zügen fragen
controls-confirming-touch = Bei Berührung
controls-holding = Gefahr, Wege, Karten
controls-holding-toggle = Umschalten
controls-holding-hold = Halten
controls-device = Zeigen
controls-keyboard = Tastatur
controls-pad = Gamepad
controls-set = Tastensatz
controls-set-usual = Standard
controls-set-left = Nur linke Hand
controls-set-right = Nur rechte Hand
controls-confirm = Bestätigen mit
controls-signs = Symbole der Knöpfe
controls-signs-own = Wie mein Gamepad
controls-group-moving = Bewegen und wählen
controls-group-playing = Spielen
controls-group-looking = Ansehen
controls-group-left-corners = Zoon: Ecken, linker Spieler
controls-group-right-corners = Zoon: Ecken, rechter Spieler
controls-group-everywhere = Überall
controls-press-key = Taste drücken
controls-press-button = Knopf drücken
controls-none = –
controls-slot = { $intent }, Feld { $number }: { $key }
controls-reset = { $intent }: zurücksetzen
controls-reset-keys = Alle Tasten zurücksetzen
controls-reset-buttons = Alle Knöpfe zurücksetzen
controls-shared = Gilt auch für: { $others }
controls-needs-key = Braucht mindestens eine Taste.
controls-needs-button = Braucht mindestens einen Knopf.
controls-needed-by = Das ist für „{ $other }“ vorbehalten.
intent-up = Nach oben
intent-down = Nach unten
intent-left = Nach links
intent-right = Nach rechts
intent-pick = Wählen
intent-back = Zurück
intent-next = Tier oder Knopf: weiter
intent-previous = Tier oder Knopf: zurück
intent-column = Zu den Knöpfen und zurück
intent-pause = Menü
intent-end-turn = Zug beenden
intent-propose = Vorschlag spielen
intent-turn-left = Links drehen
intent-turn-right = Rechts drehen
intent-zoom-in = Brett vergrößern
intent-zoom-out = Brett verkleinern
intent-upper-left = Oben links
intent-upper-right = Oben rechts
intent-lower-left = Unten links
intent-lower-right = Unten rechts
intent-mute = Ton an oder aus
intent-fullscreen = Vollbild
intent-copy = Partie kopieren
intent-paste = Partie einfügen

## Die Legende der Zeichen
rules-legend-board = Zeichen auf dem Brett
rules-legend-areas = Gebiete und Plätze
rules-legend-pieces = Zeichen an Figuren
rules-legend-cards = Zeichen auf Karten
rules-legend-marks = Marken im Spiel
legend-named = { $name }: { $says }
legend-more = { $first } { $second }
legend-token-red = Rot und rund: ein Tier von Rot.
legend-token-blue = Blau und eckig: ein Tier von Blau.
legend-mark-dot = Das kannst du wählen oder dorthin ziehen.
legend-mark-threat = Im nächsten Zug könnte es dort geschlagen werden.
legend-mark-idle = Jetzt nicht möglich.
legend-mark-ready = Bereit, gewählt zu werden.
legend-mark-picked = Was du gewählt hast.
legend-mark-last-from = Hier begann die letzte Aktion.
legend-mark-last-to = Hier endete die letzte Aktion.
legend-mark-focus = Die Stelle, auf die deine Tasten oder dein Gamepad zeigen.
