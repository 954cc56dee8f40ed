# The editor of levels

editor-edit = Dieses Brett bearbeiten
editor-copy-of = Kopie von { $level }
editor-unedited = Dieses Level lässt sich nicht bearbeiten.
editor-unedited-why = Dieses Level lässt sich nicht bearbeiten: { $why }
editor-tab-squares = Felder
editor-tab-areas = Gebiete
editor-tab-pieces = Tiere
editor-tab-options = Regeln
editor-tab-level = Level
editor-words = { $words }
    .the = { $words }
    .start = { $words }
editor-nothing = Noch nichts
editor-of-side = { $what } · { $side }
editor-option = { $option }: { $choice }
editor-usual = Standard

## Squares
editor-squares-how = Wähle eine Art von Feld, dann drücke auf das Brett oder zeichne darauf.
editor-areas-how = Wähle ein Gebiet, dann auf dem Brett das Feld, auf das es soll: Es tauscht mit dem Gebiet, das dort liegt. Ein Gebiet, das dem Brett fehlt, nimmt den Platz dessen ein, das dort liegt.
editor-pieces-how = Wähle ein Tier und drücke dann auf sein Startfeld. Mit „Versetzen“ ziehst du ein Tier, oder du drückst auf das Tier und dann auf sein neues Feld.
editor-between-how = Drücke dorthin, wo vier Gebiete aneinanderstoßen, um dort einen runden Platz hinzuzufügen. Mit „Versetzen“ ziehst du einen, oder du drückst auf ihn und dann auf seine neue Stelle.
editor-rows = Eine Zone ist eine ganze Reihe, und die andere Hälfte spiegelt sie.
editor-alike = Beide Seiten gleich
editor-size = { $width } × { $height } Felder
editor-size-most = Ein Brett dieses Spiels hat höchstens { $most } Felder.
editor-size-most-sides = Hier hat ein Brett dieses Spiels höchstens { $long } × { $short } Felder oder { $short } × { $long }.
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
editor-ground-nobodys = Neutral
editor-ground-empty = Kein Gebiet
editor-square = { $square }: { $ground }
editor-square-piece = { $square }: { $piece }, { $ground }
editor-square-flawed = { $square }: { $ground }, mit einem Fehler
editor-square-piece-flawed = { $square }: { $piece }, { $ground }, mit einem Fehler
editor-corner = { $square }: leer
editor-corner-piece = { $square }: { $piece }
editor-corner-piece-flawed = { $square }: { $piece }, mit einem Fehler
editor-no-board = Die Gebiete dieses Bretts lassen sich hier nicht versetzen, weil das Brett zu groß ist oder sie nicht so gezeichnet sind wie auf den Brettern des Spiels. Regeln und Namen lassen sich hier ändern.

## Animals and rules
editor-take = Entfernen
editor-move = Versetzen
editor-picked-up = { $square }, { $piece }: Wähle die neue Stelle.
editor-put-down = { $piece } steht jetzt auf { $square }.
editor-stays = { $piece } bleibt auf { $square }.
editor-nothing-there = Auf { $square } steht nichts.
editor-turn = Drehen
editor-options-how = Drücke auf eine Regel, um ihre Möglichkeiten durchzugehen. „Standard“ behält die des Spiels.

## What the level is called
editor-title = Titel
editor-line = Eine Zeile zur Beschreibung
editor-difficulty = Gemacht für
editor-difficulty-1 = Anfänger
editor-difficulty-2 = Alle Spieler
editor-difficulty-3 = Könner
editor-of = Aus dem Level { $level } gemacht.

## Errors and what to do with the level
editor-sound = Keine Fehler: Dieses Level ist spielbar.
editor-flaws = { $count ->
    [one] Ein Fehler verhindert, dass dieses Level gespielt wird:
   *[other] { $count } Fehler verhindern, dass dieses Level gespielt wird:
}
editor-try = Von hier spielen
editor-keep = Speichern

## Saving and leaving
editor-keep-title = Level speichern
editor-pack = Paket
editor-name = Name des Levels
editor-keep-as = Daraus wird das Level { $level }.
editor-licence = Lizenz des neuen Pakets
editor-licence-share-alike = CC BY-SA 4.0
editor-licence-share-alike-says = Andere dürfen es weitergeben und ändern, wenn sie dich nennen und diese Lizenz behalten.
editor-licence-attribution = CC BY 4.0
editor-licence-attribution-says = Andere dürfen es weitergeben und ändern, wenn sie dich nennen.
editor-licence-free = CC0
editor-licence-free-says = Andere dürfen alles damit machen.
editor-licence-none = Alle Rechte vorbehalten
editor-licence-none-says = Andere müssen dich fragen, bevor sie es weitergeben oder ändern.
editor-keep-flawed = Es hat Fehler. Es lässt sich speichern, aber ein Paket mit Fehlern bleibt aus, bis sie behoben sind.
editor-write = Speichern
editor-written = Im Paket { $pack } gespeichert. Das Level erscheint jetzt bei den Brettern seines Spiels.
editor-written-only = Im Paket { $pack } gespeichert.
editor-written-safe = Im Paket { $pack } gespeichert. Das Level erscheint nicht bei den Brettern seines Spiels, weil das Spiel ohne Pakete gestartet wurde.
editor-written-off = Im Paket { $pack } gespeichert. Das Level erscheint nicht bei den Brettern seines Spiels, weil dieses Paket ausgeschaltet ist.
editor-written-flawed = Im Paket { $pack } gespeichert. Diese Fassung des Levels erscheint nicht bei den Brettern seines Spiels, weil das Paket Fehler hat.
editor-exists = In diesem Paket gibt es schon ein Level „{ $name }“.
editor-replace = Ersetzen
editor-other-pack = Im Paket „{ $pack }“ lässt sich nichts speichern: Es ist eine Zip-Datei, es liegt außerhalb deines Ordners für Pakete, oder ein anderes Paket belegt seinen Ordner. Wähle einen anderen Namen für das Paket.
editor-of-the-game = Das Spiel selbst hat ein Level oder eine Lektion „{ $name }“, und das würde dadurch geändert. Wähle einen anderen Namen.
editor-no-name = „{ $words }“ kann kein Name sein: Verwende Buchstaben von a bis z, Ziffern und Bindestriche, zum Beispiel „mein-teich“.
editor-not-written = Nicht gespeichert: { $why }
editor-no-folder = Nicht gespeichert: Auf diesem Computer gibt es keinen Ordner für Pakete.
editor-author = Unbekannt
editor-drop = Das Level ist nicht gespeichert. Trotzdem verlassen?
editor-drop-other = Das Level im Editor ist nicht gespeichert. Das andere trotzdem öffnen?
editor-drop-yes = Ohne Speichern verlassen
editor-drop-no = Weiter bearbeiten
pause-edit-position = Stellung bearbeiten

## What is wrong with a level
flaw-at = { $square }: { $words }
flaw-den-missing = { $side } hat keine Höhle. Zeichne eine.
flaw-den-twice = { $side } hat mehr als eine Höhle. Behalte nur eine.
flaw-no-animals = { $side } hat keine Tiere. Stell mindestens eines auf.
flaw-too-many-animals = Auf dem Brett sind { $count } Tiere, aber höchstens { $most } sind erlaubt. Entferne einige.
flaw-pack-large = { $side } hat { $count } Tiere, aber höchstens { $most } sind erlaubt. Entferne einige.
flaw-starts-in-den = { $square }: Kein Tier kann in einer Höhle beginnen. Versetze es.
flaw-starts-in-water = { $square }: { $animal-start } kann nicht im Wasser beginnen. Versetze es an Land.
flaw-no-bank = { $square }: Jenseits dieses Wassers ist kein Land, auf dem ein Sprung enden könnte. Zeichne dort Land oder ändere die Regel für Sprünge.
flaw-cannot-begin = { $side } hat am Anfang keinen Zug. Gib den Tieren Platz.
flaw-middle-row = { $square }: Die mittlere Reihe gehört zu keiner Seite. Zeichne dort Land, Wasser oder kein Feld.
flaw-not-mirrored = { $square } ist anders als das Spiegelbild { $other }. Zeichne beide gleich.
flaw-no-hunt = Das Brett hat keine Jagdfelder. Zeichne welche hinter der Abwehrzone.
flaw-no-prison = Das Brett hat kein Gefängnis. Zeichne eines hinter der Abwehrzone.
flaw-open-target = { $square }: Jagdfelder und Gefängnisse dürfen nur an die Abwehrzone grenzen. Ändere { $others }.
flaw-closed-target = { $square }: Kein Tier kommt dorthin. Zeichne die Abwehrzone daneben.
flaw-falls-apart = Von { $other } nach { $square } führt kein Weg. Verbinde beide Teile des Bretts.
flaw-den-small = Die Höhle ist zu klein für die Tiere von { $side } (Felder: { $squares }, Tiere: { $animals }). Zeichne mehr Höhlenfelder.
flaw-den-wet = Die Höhle hat zu wenig Land für die Tiere von { $side }, die nie ins Wasser gehen (Felder: { $squares }, Tiere: { $needed }). Zeichne mehr Höhlenfelder an Land.
flaw-packs-differ = Beide Seiten brauchen gleich viele Tiere. Rot hat { $red }, Blau hat { $blue }.
flaw-never-taken = Kein Tier von { $side } lässt sich fangen. Füge eines hinzu, das sich fangen lässt.
flaw-some-without-square = Einige Tiere dieses Levels haben ein Feld, andere keines. Stell alle auf oder keines.
flaw-not-in-den = { $square } liegt nicht in der Höhle von { $side }, wo diese Tiere beginnen.
flaw-square-taken = { $square }: Dort beginnen zwei Tiere. Entferne eines.
flaw-second-row = { $square } liegt in der zweiten Reihe der Höhle. Stell zuerst ein Tier davor, auf { $other }.
flaw-faces-corner = { $square }: Dieses Tier blickt in eine Ecke, aber es gibt nur vier Richtungen. Dreh es.
flaw-faces-back = { $square }: { $animal-start } blickt nie zurück. Dreh es.
flaw-zones-order = Von beiden Rändern nach innen sind die Reihen: Verstärkungszone, Aufstellungszone, Lager, neutral.
flaw-no-reinforcement = Das Feld hat keine Verstärkungszone. Zeichne eine am Rand.
flaw-zone-large = Die Aufstellungszone hat { $squares } Felder, aber höchstens { $most } sind erlaubt. Verkleinere sie.
flaw-zone-small = Die Aufstellungszone ist zu klein für { $tribe } (Felder: { $squares }, Karten: { $cards }). Vergrößere sie.
flaw-formations = Die fertigen Formationen von { $tribe } brauchen eine Aufstellungszone, die { $width } Felder breit und { $height } tief ist.
flaw-area-apart = Die Teile dieses Gebiets liegen getrennt: { $area }.
flaw-area-unreached = Kein runder Platz berührt dieses Gebiet: { $area }.
flaw-areas-none = Das Brett hat keine Gebiete. Füge welche hinzu.
flaw-area-lacking = Dem Brett fehlt dieses Gebiet: { $area }. Füge es hinzu.
flaw-places-none = Das Brett hat keinen runden Platz. Füge einen hinzu.
flaw-places-many = Es gibt { $count } runde Plätze, erlaubt sind höchstens { $most }. Entferne welche.
flaw-place-open = Eine Hand einer Scheibe zeigt neben das Brett: Rund um jeden runden Platz müssen Gebiete liegen.
flaw-place-twice = Zwei Hände einer Scheibe zeigen auf dasselbe Gebiet: { $area }.
flaw-place-apart = Ein runder Platz berührt dieses Gebiet nicht, also könnte dort niemand HONGA versorgen: { $area }.
flaw-letter = Die Schriften des Spiels haben kein „{ $letter }“. Schreib es anders.
