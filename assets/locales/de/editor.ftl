# The editor of levels

editor-edit = Dieses Brett bearbeiten
editor-copy-of = Kopie von { $level }
editor-unedited = Dieses Level lässt sich nicht bearbeiten.
editor-unedited-why = Dieses Level lässt sich nicht bearbeiten: { $why }
editor-tab-squares = Felder
editor-tab-pieces = Tiere
editor-tab-options = Regeln
editor-tab-level = Level
editor-words = { $words }
editor-nothing = Noch nichts
editor-of-side = { $what } · { $side }
editor-option = { $option }: { $choice }
editor-usual = Wie üblich

## Squares
editor-squares-how = Wähle eine Art von Feld, dann drücke auf das Brett oder zeichne darauf.
editor-pieces-how = Wähle ein Tier, dann drücke auf das Feld, auf dem es beginnt. Um eines zu versetzen, nimm es zuerst weg.
editor-rows = Eine Zone ist eine ganze Reihe, und die andere Hälfte spiegelt sie.
editor-alike = Beide Seiten gleich
editor-size = { $width } × { $height } Felder
editor-wider = Breiter
editor-narrower = Schmaler
editor-higher = Höher
editor-lower = Niedriger
editor-ground-land = Land
editor-ground-water = Wasser
editor-ground-trap = Falle
editor-ground-den = Höhle
editor-ground-den-land = Höhle an Land
editor-ground-den-water = Höhle im Wasser
editor-ground-area = Abwehrzone
editor-ground-hunt = Jagdfeld
editor-ground-prison = Gefängnis
editor-ground-void = Kein Feld
editor-ground-reinforcement = Verstärkungszone
editor-ground-deployment = Aufstellungszone
editor-ground-camp = Lager
editor-ground-nobodys = Niemandsland
editor-square = { $square }: { $ground }
editor-square-piece = { $square }: { $piece }, { $ground }
editor-square-flawed = { $square }: { $ground }, mit einem Fehler
editor-square-piece-flawed = { $square }: { $piece }, { $ground }, mit einem Fehler
editor-no-board = Das Brett dieses Spiels besteht nicht aus Feldern. Regeln und Namen lassen sich hier ändern.

## Animals and rules
editor-take = Wegnehmen
editor-turn = Drehen
editor-cast = Das sind die Tiere der Datei „{ $name }“.
editor-options-how = Jeder Druck wählt das Nächste. „Wie üblich“ überlässt es dem Spiel.

## What the level is called
editor-title = Titel
editor-line = Eine Zeile zur Beschreibung
editor-difficulty = Für wen
editor-difficulty-1 = Anfänger
editor-difficulty-2 = Alle
editor-difficulty-3 = Erfahrene
editor-of = Aus dem Level { $level } gemacht.

## Errors and what to do with the level
editor-sound = Keine Fehler: Dieses Level ist spielbar.
editor-flaws = { $count ->
    [one] Ein Fehler verhindert, dass dieses Level gespielt wird:
   *[other] { $count } Fehler verhindern, dass dieses Level gespielt wird:
}
editor-try = Von hier spielen
editor-keep = Speichern
editor-keeps-nothing = Im Browser lassen sich noch keine Level speichern.

## Saving and leaving
editor-keep-title = In einem Paket speichern
editor-pack = Paket
editor-name = Name des Levels
editor-keep-as = Daraus wird das Level { $level }.
editor-keep-flawed = Es hat Fehler: Es lässt sich speichern, aber ein Paket mit Fehlern bleibt aus, bis sie behoben sind.
editor-write = Speichern
editor-written = Im Paket { $pack } gespeichert. Das Level steht bei den Brettern seines Spiels.
editor-written-only = Im Paket { $pack } gespeichert.
editor-written-safe = Im Paket { $pack } gespeichert. Das Level steht nicht bei den Brettern seines Spiels, weil das Spiel ohne Pakete gestartet wurde.
editor-written-off = Im Paket { $pack } gespeichert. Das Level steht nicht bei den Brettern seines Spiels, weil dieses Paket ausgeschaltet ist.
editor-written-flawed = Im Paket { $pack } gespeichert. So wie es jetzt ist, steht das Level nicht bei den Brettern seines Spiels, weil das Paket Fehler hat.
editor-exists = In diesem Paket gibt es schon ein Level „{ $name }“.
editor-replace = Ersetzen
editor-other-pack = Im Paket „{ $pack }“ lässt sich nichts speichern: Es ist eine Zip-Datei, es liegt außerhalb deines Ordners für Pakete, oder ein anderes Paket belegt seinen Ordner. Wähle einen anderen Namen für das Paket.
editor-of-the-game = Das Spiel selbst hat ein Level oder eine Lektion „{ $name }“, die dadurch geändert würden. Wähle einen anderen Namen.
editor-no-name = „{ $words }“ kann kein Name sein: Verwende Buchstaben von a bis z, Ziffern und Bindestriche, zum Beispiel „mein-teich“.
editor-not-written = Nicht gespeichert: { $why }
editor-no-folder = Nicht gespeichert: Auf diesem Computer gibt es keinen Ordner für Pakete.
editor-author = Unbekannt
editor-drop = Das Level ist nicht gespeichert. Trotzdem verlassen?
editor-drop-other = Das Level im Editor ist nicht gespeichert. Das andere trotzdem öffnen?
editor-drop-yes = Ohne Speichern verlassen
editor-drop-no = Weiter bearbeiten
pause-edit-position = Stellung bearbeiten
