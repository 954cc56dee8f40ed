# Zoon am Tisch: Schalter der Vorbereitung, was zu entscheiden ist, das Protokoll, Kämpfe, Regeln in Seiten.

## Vorbereitung
switch-tribe-red = Roter Stamm
switch-tribe-red-cendrelins = Cendrelins
switch-tribe-red-mousserocs = Mousserocs
switch-tribe-red-ventplumes = Ventplumes
switch-tribe-red-vasards = Vasards
switch-tribe-blue = Blauer Stamm
switch-tribe-blue-cendrelins = Cendrelins
switch-tribe-blue-mousserocs = Mousserocs
switch-tribe-blue-ventplumes = Ventplumes
switch-tribe-blue-vasards = Vasards
switch-deployment = Aufstellung
switch-deployment-ready = Fertig
switch-deployment-by-hand = Von Hand
switch-reserves = Verstärkung
switch-reserves-no = Keine
switch-reserves-yes = Je ein Zoon mehr
switch-faces = Eigene Karten
switch-faces-own-turn = Im eigenen Zug offen
switch-faces-one-by-one = Immer nur eine
switch-faces-always = Immer offen
switch-gate = Weitergeben
switch-gate-hold = Knopf halten
switch-gate-tap = Wir vertrauen uns
switch-touch = Ecken im Kampf
switch-touch-one-by-one = Nacheinander
switch-touch-duel = Zugleich, mit Tasten oder Gamepads

## Listen
zoon-ranks = { $first } oder { $second }
zoon-a-rank = { $rank }
zoon-star = { $name }: { $does }

## Was zu entscheiden ist
zoon-turn-others-deploy = Die Karten werden ausgelegt.
zoon-turn-formation = { $tribe-start }: Wähle eine Formation, wie gezeigt oder gespiegelt
zoon-turn-deploy = { $left ->
    [0] Alles liegt aus
    [1] { $tribe-start }: Lege 1 Karte aus
   *[other] { $tribe-start }: Lege { $left } Karten aus
}
zoon-turn-deploy-changes = { $tribe-start }: { $changes ->
    [0] Was ausliegt, bleibt liegen
    [1] Noch 1 Änderung am Ausgelegten
   *[other] Noch { $changes } Änderungen am Ausgelegten
}
zoon-turn-one = Bewege einen Zoon oder spiele eine Karte aus der Hand
zoon-turn-move = Bewege einen Zoon
zoon-turn-to = Wähle, wohin er geht
zoon-turn-way = Wähle, wie er dorthin geht
zoon-turn-reinforce = Verstärkung: Wähle ihr Feld
zoon-turn-shooter = { $trump }: Wähle den Zoon, der schießt
zoon-turn-shot = { $trump }: Wähle das Ziel
zoon-turn-gear = { $trump }: Wähle den Zoon, der das trägt
zoon-turn-lay = { $trump }: Wähle ein freies Feld
zoon-turn-lay-second = { $trump }: Wähle das Feld daneben
zoon-turn-singer = { $trump }: Wähle den Zoon, der ruft
zoon-turn-lure = { $trump }: Wähle die feindliche Karte, die du rufst
zoon-turn-leaper = { $trump }: Wähle den Zoon, der springt
zoon-turn-leap = { $trump }: Wähle, wo er landet
zoon-turn-draw-advised = Lange ist nichts passiert: Ihr dürft euch auf Remis einigen
zoon-turn-touch = Kampf: Berühre eine Ecke der feindlichen Karte
zoon-turn-flee = Flucht: Wähle ein freies Feld
zoon-turn-exchange = Ablösung: Wähle den Zoon, der den Platz einnimmt
zoon-turn-peek = Vision: { $left ->
    [0] Drücke Fertig, sobald du sie gesehen hast
    [1] Sieh dir 1 Karte an
   *[other] Sieh dir bis zu { $left } Karten an
}
zoon-turn-second-move = Neuer Schwung: Ziehe noch einmal oder drücke Fertig
zoon-turn-march = { $left ->
    [1] Noch 1 Zoon darf ziehen
   *[other] Noch bis zu { $left } Zoons dürfen ziehen
}
zoon-turn-drive = Die Antwort ist ja: Wähle, wohin du ihn ziehst
zoon-button-ready = Bereit
zoon-button-enough = Fertig
zoon-button-mirrored = «
zoon-button-mirrored-tip = { $formation }, gespiegelt
zoon-button-path = Auf dem Pfad
zoon-button-green = Direkt dorthin
zoon-propose-fill = Auffüllen
zoon-favourite-keep = Als Favorit merken
zoon-favourite-lay = Favorit auslegen
zoon-favourite-kept = Deine Lieblingsaufstellung ist gemerkt: { $tribe-the }.

## Berührungen
zoon-touch-title = Berühre eine Ecke der feindlichen Karte
zoon-touch-elsewhere = { $player } berührt eine Ecke
zoon-touch-fight = { $from } greift { $to } an
zoon-touch-shot = { $from } schießt auf { $to }
zoon-touch-line = Du wählst eine Diagonale; welche ihrer beiden Ecken zählt, hängt davon ab, wie die Karte gedreht ist.
zoon-touch-line-open = Die Karte liegt offen: Es zählt genau die Ecke, die du berührst.
zoon-touch-keys = Tasten: Q W A S
zoon-touch-pad = Die vier Schultertasten entsprechen den Ecken.
zoon-duel-title = Berührt beide zugleich
zoon-duel-line = Jeder berührt eine Ecke der Karte des anderen, mit Tasten oder den Schultertasten eines Gamepads.
zoon-duel-keys-1 = Q W A S
zoon-duel-keys-2 = U I J K
zoon-corner-1 = Ecke oben links
zoon-corner-2 = Ecke oben rechts
zoon-corner-3 = Ecke unten rechts
zoon-corner-4 = Ecke unten links

## Kämpfe
zoon-combat-won = Der Angreifer gewinnt
zoon-combat-lost = Der Verteidiger gewinnt
zoon-combat-you-beat = Du schlägst { $card-acc }
zoon-combat-you-lose = Du verlierst { $card-acc }
zoon-combat-tied = Gleichstand: Der Angreifer weicht zurück
zoon-combat-missed = Der Schuss geht daneben
zoon-combat-both-stars = Beide Sterne: Gleichstand ohne Wirkung
zoon-combat-emblem = Das Emblem fällt!
zoon-looked = Nur du hast { $at } angesehen
zoon-looked-line = { $at }: { $card }
zoon-combat-go-on = Weiter
zoon-covered = Nach einem Kampf liegen deine Karten bis zu deinem nächsten Zug verdeckt.

## Das Protokoll
zoon-log-begins = { $side } beginnt
zoon-log-ready = bereit
zoon-log-moved = { $from }–⁠{ $to }
zoon-log-attacked = { $from }–⁠{ $to }, greift an
zoon-log-shot = schießt auf { $to } ({ $trump })
zoon-log-played = spielt { $trump-acc }
zoon-log-equipped = rüstet { $to } mit { $trump-dat } aus
zoon-log-laid = legt { $trump-acc } auf { $to }
zoon-log-spent = verliert { $trump-acc }
zoon-log-answered-yes = ruft { $at }: Die Antwort ist Ja
zoon-log-answered-no = ruft { $at }: Die Antwort ist Nein
zoon-log-answered-held = ruft { $at }: Die Antwort ist Ja, aber kein Feld ist frei
zoon-called-yes = { $at } antwortet: ja
zoon-called-no = { $at } antwortet: nein
zoon-log-reinforced = setzt eine Verstärkung auf { $to } ein
zoon-score-number = { $number }
zoon-score-star = Stern
zoon-score-cross = Kreuz
zoon-log-won = { $first } schlägt { $second } ({ $mine }–⁠{ $theirs })
zoon-log-lost = { $first } unterliegt gegen { $second } ({ $mine }–⁠{ $theirs })
zoon-log-tied = { $first } gegen { $second }: Gleichstand ({ $mine }–⁠{ $theirs })
zoon-log-missed = { $first } verfehlt { $second } ({ $mine }–⁠{ $theirs })
zoon-row-won = schlägt { $second } ({ $mine }–⁠{ $theirs })
zoon-row-lost = unterliegt gegen { $second } ({ $mine }–⁠{ $theirs })
zoon-row-tied = Gleichstand mit { $second } ({ $mine }–⁠{ $theirs })
zoon-row-missed = verfehlt { $second } ({ $mine }–⁠{ $theirs })
zoon-log-stunned = hat einen betäubten Zoon
zoon-log-pushed = wird nach { $to } geschoben
zoon-log-faced-up = hat jetzt eine Karte für immer offen
zoon-log-fled = flieht nach { $to }
zoon-log-exchanged = tauscht zwei Zoons
zoon-log-peeked = sieht eine feindliche Karte an
zoon-log-emblem-lost = hat das Emblem verloren
zoon-log-stuck = kann nichts mehr tun

## Wie eine Partie endet
zoon-end-emblem = { $you ->
    [1] Dein Emblem ist gefallen.
   *[other] Das Emblem von { $loser } ist gefallen.
}
zoon-end-stuck = { $you ->
    [1] Du kannst nichts mehr tun.
   *[other] { $loser } kann nichts mehr tun.
}
zoon-end-quiet = Zu viele Züge ohne Kampf, Schuss, gelegte oder gespielte Karte.
zoon-end-time = Die Zeit ist um.

## Karten
zoon-card-class = { $rank }, { $value } Punkte
zoon-card-unknown = Verdeckt
zoon-card-trump = Ein Trumpf
zoon-card-emblem = Fällt es, ist die Partie verloren.
zoon-note-stunned = Betäubt: kann weder ziehen noch einen Trumpf nutzen.
zoon-note-open = Offen bis zum Ende der Partie.
zoon-note-gear = Trägt { $trump-acc }.
zoon-note-may-be = Mögliche Karten: { $names }.
hint-next-pawn-zoon = Nächste Karte
card-empty-zoon = Zeig auf eine Karte, um zu sehen, was sie kann.
powers-title-zoon = Alle Karten
powers-line-zoon = Beide Stämme dieser Partie. In den Ecken stehen die Ergebnisse einer Karte; das Raster zeigt ihre Züge, oben liegt der Gegner.

## Regeln
rules-zoon-goal-title = Stürze das Emblem
rules-zoon-goal-zoons = Jeder Stamm hat { $zoons ->
    [1] einen Zoon, sein Emblem.
   *[other] { $zoons } Zoons, einer davon ist sein Emblem.
}
rules-zoon-goal-tribe = { $tribe-start }: { $zoons ->
    [1] ein Zoon, das Emblem.
   *[other] { $zoons } Zoons, einer davon das Emblem.
}
rules-zoon-goal-text = Scheidet das feindliche Emblem aus, gewinnst du sofort. Du gewinnst auch, wenn der Gegner in einem Zug nichts tun kann.
rules-zoon-secret-title = Verdeckt
rules-zoon-secret-text = Alle Karten liegen verdeckt in { $rows ->
    [1] der Reihe
   *[other] den { $rows } Reihen
}, die ihrem Besitzer am nächsten sind.
rules-zoon-secret-by-hand = Du legst deine aus, wie du willst, ungesehen vom anderen; was ausliegt, darfst du { $changes }-mal ändern.
rules-zoon-secret-ready = Du wählst eine fertige Formation deines Stamms, wie gezeigt oder gespiegelt, ungesehen vom anderen.
rules-zoon-secret-own-turn = In deinem Zug darfst du deine eigenen ansehen, aber nicht, wenn ein Kampf bevorsteht. Nach einem Kampf liegen sie bis zu deinem nächsten Zug verdeckt.
rules-zoon-secret-one-by-one = In deinem Zug darfst du deine eigenen einzeln ansehen: Zeig auf eine Karte. Steht ein Kampf bevor, geht das nicht.
rules-zoon-secret-always = Deine eigenen siehst du jederzeit, und jede feindliche Karte, die du gesehen hast, bleibt für dich offen.
rules-zoon-secret-hints = Die Art, wie eine Karte zieht, gibt Hinweise darauf, was sie ist.
rules-zoon-moving-title = Das Kartenraster
rules-zoon-moving-turn = In deinem Zug bewegst du einen Zoon.
rules-zoon-moving-turn-trump = In deinem Zug tust du eines: einen Zoon bewegen oder einen Trumpf spielen.
rules-zoon-moving-turn-reserve = In deinem Zug tust du eines: einen Zoon bewegen oder eine Verstärkung einsetzen.
rules-zoon-moving-turn-all = In deinem Zug tust du eines: einen Zoon bewegen, einen Trumpf spielen oder eine Verstärkung einsetzen.
rules-zoon-moving-text = Vom violetten Kreis folgt ein Zoon einer schwarzen Linie über gelbe Felder bis zu einem Punkt.
rules-zoon-moving-green = Auf ein grünes Feld geht er direkt, was auch dazwischenliegt.
rules-zoon-moving-up = Der obere Rand der Karte zeigt zum Gegner.
rules-zoon-moving-reserve = Eine Verstärkung ist der Zoon, den du auf der Hand behältst. Sie kommt verdeckt auf ein freies Feld { $rows ->
    [1] der Reihe, die dir am nächsten ist,
   *[other] der { $rows } Reihen, die dir am nächsten sind,
} und zieht ab deinem nächsten Zug.
rules-zoon-combat-title = Kampf
rules-zoon-combat-text = Zieh auf einen Gegner, und beide berühren eine Ecke der Karte des anderen. Beide Karten werden aufgedeckt: Dein Ergebnis ist die Zahl, die auf deiner eigenen Karte berührt wurde. Die Karte mit dem höheren Ergebnis bleibt und wird wieder verdeckt, die andere scheidet aus. Bei Gleichstand weicht der Angreifer zurück.
rules-zoon-combat-one-by-one = Ihr berührt nacheinander; gezeigt wird beides erst am Schluss.
rules-zoon-combat-duel = Beide berühren zugleich, mit Tasten oder den Schultertasten eines Gamepads.
rules-zoon-touch-title = Ecken und Sterne
rules-zoon-corners-title = Ecken
rules-zoon-touch-text = Vor jedem Kampf dreht der Zufall jede Karte ungesehen richtig herum oder auf den Kopf. Du wählst also eine Diagonale, und eine ihrer beiden Ecken zählt.
rules-zoon-touch-open = Eine Karte, die für immer offen liegt, wird berührt, wie sie liegt.
rules-zoon-touch-star = Wird ein Stern berührt, gibt es einen Gleichstand, und der Stern bewirkt, was auf der Karte seines Zoons steht.
rules-zoon-touch-star-devours = Wird ein Stern berührt, bewirkt er, was auf der Karte seines Zoons steht. Es gibt einen Gleichstand, außer diese Karte lässt den Gegner ausscheiden.
rules-zoon-touch-both = Werden zwei Sterne berührt, ist es nur ein Gleichstand.
rules-zoon-trumps-title = Trümpfe
rules-zoon-trumps-shot = Ein Schuss kämpft aus der Ferne gegen einen Zoon; wer schießt, riskiert nichts.
rules-zoon-trumps-cross = Wird sein Kreuz berührt, scheidet der Schuss aus.
rules-zoon-trumps-beaten-kept = Ein Schuss, der weniger erzielt als sein Ziel, geht nur daneben.
rules-zoon-trumps-beaten-lost = Ein Schuss, der weniger erzielt als sein Ziel, scheidet aus.
rules-zoon-trumps-gear = Ausrüstung liegt auf einem Zoon und hilft ihm.
rules-zoon-trumps-terrain = Gelände versperrt den Weg bis zum Ende der Partie.
rules-zoon-trumps-tactic = Eine Taktik erlaubt für einen Zug besondere Bewegungen.
rules-zoon-trumps-text = Zeig auf einen Trumpf in deiner Hand, um ihn zu lesen.
rules-zoon-screen-title = Zu zweit am Bildschirm
rules-zoon-screen-text = Vor einer geheimen Entscheidung bittet der Bildschirm einen von euch heran, und der andere schaut weg.
rules-zoon-screen-hold = Halte den Knopf, um hinzusehen, und spiele.
rules-zoon-screen-tap = Drücke den Knopf, um hinzusehen, und spiele.
rules-zoon-screen-shuts = Alles wird wieder verdeckt, wenn du fertig bist, wenn du etwas anderes ansiehst oder nach { $minutes ->
    [1] einer Minute
   *[other] { $minutes } Minuten
}.
rules-zoon-draws-title = Remis
rules-zoon-draws-combat = Kampf
rules-zoon-draws-placed = Kampf oder gelegte Karte
rules-zoon-draws-any = Kampf, Schuss, gelegte oder gespielte Karte
rules-zoon-draws-advised = Nach { $turns } Zügen ohne { $stirs }, beide Seiten zusammengezählt, schlägt der Bildschirm Remis vor.
rules-zoon-draws-text = Nach { $turns } Zügen ohne { $stirs }, beide Seiten zusammengezählt, ist die Partie remis.

## Was ein Zug riskiert
zoon-risk = { $count ->
    [one] Eine feindliche Karte könnte sie dort im nächsten Zug angreifen.
   *[other] { $count } feindliche Karten könnten sie dort im nächsten Zug angreifen.
}
zoon-risk-known = Im nächsten Zug könnte sie dort angegriffen werden von: { $cards }.

## Die Legende der Zeichen
zoon-sign-deploy = Aufstellungszone: Hier legt ein Stamm seine Karten aus.
zoon-sign-camp = Lager: der eigene Teil des Feldes.
zoon-sign-middle = Die Mitte des Feldes: Sie gehört zu keiner der beiden Seiten.
zoon-sign-back = Eine verdeckte Karte: { $tribe }.
zoon-sign-corner = Eine Ecke: Wird sie berührt, zählt ihre Zahl oder die der Ecke schräg gegenüber.
zoon-sign-corner-lit = Die Ecke, die berührt wurde.
zoon-sign-start = Hier steht der Zoon.
zoon-sign-yellow = Ein Feld auf seinem Weg.
zoon-sign-path = Der Weg, dem er Feld für Feld folgt.
zoon-sign-dot = Hier darf er stehen bleiben.
zoon-sign-green = Hierher geht er geradewegs, was auch dazwischen liegt.
zoon-sign-shooter = Hier steht der Schütze.
zoon-sign-aim = Der Schuss erreicht dieses Feld.
zoon-sign-regalia = Das Zeichen einer Art: { $rank }. Dieser Trumpf braucht so einen Zoon.
zoon-sign-ready = Ihr Besitzer hat eine Ecke berührt.
zoon-sign-waiting = Ihr Besitzer muss noch entscheiden.
zoon-sign-card = Die Art der Karte und die Punkte, die sie ihren Stamm kostet. Alle Stämme haben gleich viele Punkte für Zoons und für Trümpfe, damit sie gleich stark sind. Im Kampf zählen diese Punkte nicht.
