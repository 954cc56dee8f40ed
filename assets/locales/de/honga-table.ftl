# Honga am Tisch: Plätze, was zu entscheiden ist, Plaketten, das Protokoll, Gründe, Karten, Regeln in Seiten.

## Plätze nach ihrer Farbe
honga-seat-1 = Rot
honga-seat-2 = Blau
honga-seat-3 = Gelb
honga-seat-4 = Violett
honga-seat-5 = Grün

## Bausteine
honga-nothing = nichts
honga-list = { $first }, { $second }
honga-sentences = { $first } { $second }
honga-plural = { $good-plural }
honga-aimed = { $area } ×{ $hands }

## Was vor einem Platz liegt
honga-thing-step = Stufe am Berg
honga-thing-mammoths = Mammuts auf dem Tableau
honga-thing-tiger = HONGA ist hier
honga-thing-tusk = Der Stoßzahn: rote Scheiben
honga-thing-fire = Startspieler
honga-thinks = überlegt …
honga-tie-break = { $count ->
    [1] 1 Rohstoff
   *[other] { $count } Rohstoffe
}
honga-greeting = Gepriesen sei { $winner }, großer Manitu des Stammes!

## Was zu entscheiden ist
honga-turn-place = Wähle einen runden Platz. Wähle ihn noch einmal, um deine Scheibe zu drehen.
honga-turn-keep = Zwei Scheiben: Behalte eine, die andere kommt unter ihren Stapel.
honga-turn-hands = { $hands ->
    [0] Keine Hand mehr.
    [1] Noch 1 Hand.
   *[other] Noch { $hands } Hände.
}
honga-turn-help = Nächster Tausch: zusätzlich { $goods }.
honga-turn-swap = Pilze und Beeren ersetzen einander.
honga-turn-docile = Mammuts kosten { $less } weniger.
honga-turn-spare = { $left ->
    [1] Süßes Gras: Der Preis ist { $cost }. Wähle die Einheit, die du behältst.
   *[other] Süßes Gras: Der Preis ist { $cost }. Wähle { $left } Einheiten, die du behältst.
}
honga-turn-either = Noch zu geben: { $left } deiner { $one } oder { $other }. Wähle auf deinem Tableau.
honga-turn-mammoths = { $left ->
    [1] Gib ein Mammut ab: Wähle eines von deinen.
   *[other] Gib { $left } Mammuts ab: Wähle deine.
}
honga-turn-buy = { $left ->
    [1] Noch etwas für einen Punkt? Wähle es auf deinem Tableau.
   *[other] Bis zu { $left } für je einen Punkt: Wähle auf deinem Tableau.
}
honga-button-end = Zug beenden
honga-button-enough = Das genügt
honga-button-convert = { $water } = { $good }
honga-button-lair-hand = Eine Hand zur Höhle
honga-propose-gather = { $count ->
    [1] 1 sammeln
   *[other] Alle { $count } sammeln
}

## Plaketten um eine Scheibe
honga-badge-gather = +{ $good }
honga-badge-forest = { $count ->
    [1] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
honga-badge-mountain = { $count ->
    [1] 1 Stufe
   *[other] { $count } Stufen
}
honga-badge-top = Der Gipfel: { $points } Punkte
honga-badge-mammoths = { $count ->
    [1] 1 Mammut
   *[other] { $count } Mammuts
}
honga-badge-no-mammoths = Kein Mammut bezahlbar
honga-badge-barter = { $count ->
    [1] 1 Tausch: bis zu { $points } Punkte
   *[other] { $count }-mal tauschen: bis zu { $points } Punkte
}
honga-badge-no-barter = Nichts Erschwingliches
honga-badge-asleep = Schläft weiter
honga-badge-stays = Bleibt bei dir
honga-badge-stays-all-the-same = Bleibt trotzdem bei dir
honga-badge-stays-there = Bleibt, wo er ist
honga-badge-comes = Kommt zu dir!
honga-badge-eats = Kommt, frisst { $good }
honga-badge-eats-mammoth = Kommt, frisst ein Mammut

## Das Blatt, das alle Möglichkeiten vergleicht
honga-sheet-title = Alle Arten, diese Scheibe zu legen
honga-sheet-nothing = Plätze werden verglichen, wenn du eine Scheibe legst.
honga-sheet-close = Schließen
bar-reach-honga = Plätze vergleichen
bar-reach-word-honga = Vergleich

## Protokoll
honga-log-begins = { $side } beginnt: Das Feuer zeigt den Startspieler.
honga-you-begin = Du beginnst: Das Feuer zeigt den Startspieler.
honga-log-favoured = beginnt mit { $goods } mehr, weil früh an der Reihe
honga-log-placed = legt eine Scheibe – { $hands }
honga-log-neglected = vergisst HONGA, der bleibt
honga-log-came = vergisst HONGA
honga-log-fed = verliert { $good } an HONGA
honga-log-fed-mammoth = verliert ein Mammut an HONGA
honga-log-fed-nothing = hat nichts für HONGA
honga-log-chased = jagt HONGA heim
honga-log-explored = findet im Wald { $good }
honga-log-gathered = sammelt { $good }
honga-log-lost = hat keinen Platz für mehr { $good }
honga-log-converted = macht aus Wasser { $good }
honga-log-lured = lockt ein Mammut
honga-log-lured-out = lockt ein Mammut; das letzte kehrt heim zu { $owner }
honga-log-tusk = bekommt den Stoßzahn
honga-log-climbed = klettert auf Stufe { $step } von { $top }
honga-log-points-barter = { $points ->
    [1] erhält 1 Punkt beim Tauschen
   *[other] erhält { $points } Punkte beim Tauschen
}
honga-log-points-mountain = { $points ->
    [1] erhält 1 Punkt am Berg
   *[other] erhält { $points } Punkte am Berg
}
honga-log-points-bonus = { $points ->
    [1] erhält 1 Punkt durch eine Karte
   *[other] erhält { $points } Punkte durch eine Karte
}
honga-log-paid = zahlt { $goods }
honga-log-sent-tray = gibt ein Mammut vom Tableau
honga-log-sent-herd = gibt ein Mammut aus der Herde
honga-log-hand = fügt eine Hand { $area-at } hinzu
honga-log-second = zieht eine zweite Scheibe
honga-log-kept = behält eine Scheibe und schiebt die andere unter ihren Stapel
honga-log-came-down = Alle steigen hinab auf die erste Stufe.
honga-log-tusk-back = Die Herde ist leer: Der Stoßzahn ist frei.
honga-log-reshuffled-grey = Die grauen Scheiben waren zu Ende: Die auf dem Brett werden zu einem neuen Stapel gemischt.
honga-log-reshuffled-red = Die roten Scheiben waren zu Ende: Die auf dem Brett werden zu einem neuen Stapel gemischt.
honga-log-reshuffled-barter = Die Tauschkarten werden zu einem neuen Stapel gemischt.
honga-log-reshuffled-bonus = Die Bonuskarten werden zu einem neuen Stapel gemischt.
honga-log-played = spielt „{ $card }“
honga-log-red = zieht eine rote Scheibe
honga-end-goal = Das Ziel wurde erreicht, und die Runde ist vorbei.
honga-end-rounds = Die letzte Runde ist gespielt.
honga-end-time = Die Zeit ist um, und die Runde ist vorbei.

## Warum nicht
honga-why-turn = Jetzt entscheidet ein anderer Spieler.
honga-why-h14 = Lege zuerst deine Scheibe.
honga-why-h14-placed = Deine Scheibe liegt schon.
honga-why-h53 = Behalte zuerst eine der beiden Scheiben.
honga-why-h56 = Wähle zuerst, was du vom Preis des Mammuts behältst.
honga-why-pay = Bezahle zuerst den Tausch.
honga-why-h58 = Du kaufst gerade Punkte: Gib etwas, oder drücke „Das genügt“.
honga-why-h22 = Deine Scheibe hat { $area-at } keine Hand oder keine mehr.
honga-why-h15 = Eine Hand hier stellt HONGA zufrieden; mehr gibt es nicht zu tun.
honga-why-h40 = Wähle eine der offenen Karten.
honga-why-h62 = Alle Bonuskarten sind schon bei den Spielern.
honga-why-h27-storage = Von deiner Farbe ist kein Mammut mehr übrig.
honga-why-h27 = Auf deinem Tableau fehlt, was ein Mammut kostet.
honga-why-h56-this = Davon kostet das Mammut nichts.
honga-why-h41 = Hier liegt keine Karte. Nach dem Zug wird nachgelegt, solange es welche gibt.
honga-why-h42 = Auf deinem Tableau fehlt, was die Karte verlangt.
honga-why-h44 = Die Karte verlangt Mammuts, die du nicht hast.
honga-why-h44-there = Dort ist keines deiner Mammuts.
honga-why-h55 = Das kann auf dieser Karte nichts ersetzen.
honga-why-none = Davon hast du nichts.
honga-why-h58-none = Du hast nichts, was diese Karte nimmt, und zu wenig Wasser als Ersatz.
honga-why-h58-other = Das nimmt diese Karte nicht.
honga-why-h58-one = Gib mindestens eines.
honga-why-h25 = Wasser lässt sich nur mit Wasser bezahlen.
honga-why-no-joker = Auf diesem Brett kann Wasser keine anderen Rohstoffe ersetzen.
honga-why-h24 = Es braucht { $count } Wasser, um eine Einheit davon zu ersetzen.
honga-why-h23 = Es ist höchstens für { $count } Platz.
honga-why-not-yours = Das gehört dir nicht.
honga-why-h26 = Diese Karte wurde in diesem Zug gezogen: Du kannst sie ab deinem nächsten Zug spielen.
honga-why-played = Diese Karte ist schon gespielt.
honga-why-h46 = In dieser Partie darfst du Bonuskarten nur spielen, wenn eine Hand deiner Scheibe auf HONGAs Höhle zeigt.
honga-why-h47 = { $count ->
    [1] Nur eine Bonuskarte je Zug.
   *[other] Nur { $count } Bonuskarten je Zug.
}
honga-why-h51 = HONGA ist nicht auf deinem Tableau.
honga-why-h51-lair = Wähle seine Höhle, um HONGA dorthin zurückzuschicken.
honga-why-h20 = Nur eine Bonuskarte vertreibt HONGA.
honga-why-h52 = Dort hat deine Scheibe kein Viertel.
honga-why-other-card = Diese Karte bewirkt etwas anderes.
honga-why-not-asked = Das wird jetzt nicht gebraucht.

## Karten für die Tafel
hint-next-pawn-honga = Weiter
card-empty-honga = Zeig auf ein Gebiet, eine Scheibe oder eine Karte, um zu sehen, was sie bewirken.
powers-title-honga = Gebiete und Bonuskarten
powers-line-honga = Was Hände in jedem Gebiet tun und was der Wald bereithält.
honga-card-gather = Jede Hand, die hierher zeigt, sammelt eine Einheit. Es ist Platz für { $count }; was darüber ist, verfällt.
honga-card-joker = Jederzeit in deinem Zug werden { $count } Wasser zu einem Fisch, einer Beere oder einem Pilz: Drücke den Chip auf deinem Tableau.
honga-card-joker-name = Wasser als Joker
honga-card-forest = Jede Hand, die hierher zeigt, zieht eine Bonuskarte. Du kannst sie ab deinem nächsten Zug spielen, { $count } je Zug.
honga-card-bonus-name = Bonuskarte
honga-card-fresh = In diesem Zug gezogen. Du kannst sie ab deinem nächsten Zug spielen.
honga-card-mountain = Jede Hand, die hierher zeigt, klettert eine Stufe. Erreichst du den Gipfel, bekommst du { $count } Punkte; die anderen bekommen, was ihre Stufe zeigt, und alle steigen hinab.
honga-card-lure = Jede Hand, die hierher zeigt, kann für { $goods } ein Mammut locken.
honga-card-push = Es schiebt die vorderen weiter; wird eines hinausgeschoben, kehrt es aufs Tableau seines Besitzers zurück, wo man es tauschen kann.
honga-card-tusk = Hast du hier die meisten Mammuts, bekommst du den Stoßzahn und mit ihm rote Scheiben, die fünf Hände haben.
honga-card-tusk-now = Der Stoßzahn: { $seat }.
honga-card-barter = Mit jeder Hand, die hierher zeigt, darfst du eine offene Karte bezahlen und ihre Punkte holen. Nach dem Zug wird nachgelegt.
honga-card-barter-name = Tauschkarte
honga-card-asks = { $points ->
    [1] Für { $goods }: 1 Punkt.
   *[other] Für { $goods }: { $points } Punkte.
}
honga-card-helped = { $seat } zahlt jetzt { $goods }.
honga-card-payable = { $seat } kann diese Karte jetzt bezahlen.
honga-card-payable-water = { $seat } kann diese Karte jetzt bezahlen, mit Wasser als Joker.
honga-card-either = { $goods } und { $count } aus { $one } oder { $other }
honga-card-only-either = { $count } aus { $one } oder { $other }
honga-would-be-lost = Das hätte jetzt keine Wirkung. Wähle es noch einmal, um es trotzdem zu tun.
honga-hands-left = Du hast noch Hände übrig. Beende den Zug noch einmal, wenn du es ernst meinst.
honga-card-pile-grey = Graue Scheiben
honga-card-pile-red = Rote Scheiben
honga-card-pile-left = { $count ->
    [1] Noch eine ist in diesem Stapel.
   *[other] Noch { $count } sind in diesem Stapel.
}
honga-card-pile-under = { $count ->
    [1] Eine davon wurde unter den Stapel geschoben und kommt zuletzt.
   *[other] { $count } davon wurden unter den Stapel geschoben und kommen zuletzt.
}
honga-card-pile-tusk = Hast du am Ende deines Zuges den Stoßzahn, ziehst du von hier: Scheiben mit fünf Händen.
honga-card-pile-again = Ist keine mehr da, werden die auf dem Brett zu einem neuen Stapel gemischt.
honga-card-tiger = Lass mindestens eine Hand hierher zeigen, sonst kommt HONGA auf dein Tableau und frisst den obersten deiner Rohstoffe oder sonst ein Mammut.
honga-card-tiger-eats = Er frisst wieder, sooft dein Zug beginnt, bis ein anderer Spieler ihn vergisst oder eine Karte ihn vertreibt.
honga-card-meal = Bist du am Zug, würde er fressen: { $good }.
honga-card-place = Runder Platz
honga-card-place-line = Die Hände einer Scheibe, die hier liegt, zeigen auf die vier Gebiete ringsum.
honga-card-disc = { $count } Hände. Dreh sie, wie du willst.

## Regeln in Seiten
rules-honga-by-seats = { $count } bei { $players } Spielern
rules-honga-nth-1 = Erster
    .the = der Erste
    .acc = den Ersten
rules-honga-nth-2 = Zweiter
    .the = der Zweite
    .acc = den Zweiten
rules-honga-nth-3 = Dritter
    .the = der Dritte
    .acc = den Dritten
rules-honga-nth-4 = Vierter
    .the = der Vierte
    .acc = den Vierten
rules-honga-nth-5 = Fünfter
    .the = der Fünfte
    .acc = den Fünften
rules-honga-goal-title = Punkte für den Stamm
rules-honga-goal-text = Du führst einen Stamm der Steinzeit. Tausche, erklimme den heiligen Berg und nutze, was der Wald dir gibt: Der Spieler mit den meisten Punkten wird am Ende großer Manitu.
rules-honga-goal-start = Alle bekommen zu Beginn { $goods }.
rules-honga-goal-ahead = Zusätzliche Rohstoffe gleichen zu Beginn die Reihenfolge aus:
rules-honga-goal-more = Bei { $players } Spielern { $count ->
    [1] bekommt { $who } am Zug { $goods } mehr.
   *[other] bekommen { $who } am Zug je { $goods } mehr.
}
rules-honga-disc-title = Eine Scheibe je Zug
rules-honga-disc-text = Lege deine Scheibe auf einen der runden Plätze: Wähle einen Platz, drehe die Scheibe durch erneutes Wählen, mit dem Mausrad oder mit { $key-left } und { $key-right }, und lege sie dann ab. Schildchen zeigen, was sie täte; { $key-reach } vergleicht alle Möglichkeiten.
rules-honga-disc-hands = Eine Scheibe hat { $count ->
    [1] eine Hand. Sie tut
   *[other] { $count } Hände. Jede tut
} etwas in dem Gebiet, auf das sie zeigt.
rules-honga-disc-open = Alle sehen, welche Scheibe die anderen auf der Hand haben.
rules-honga-disc-hidden = Nur du siehst die Scheibe auf deiner Hand.
rules-honga-tiger-title = Achte auf den Tiger
rules-honga-tiger-text = Jeder Platz berührt HONGAs Höhle. Zeigt keine Hand auf sie, kommt er auf dein Tableau und frisst: zuerst Fisch, dann Beeren, Pilze, Wasser und zuletzt ein Mammut von deinem Tableau; die in der Herde sind sicher.
rules-honga-tiger-again = Er frisst wieder, wenn dein nächster Zug beginnt.
rules-honga-tiger-chased = Auf seine Höhle zu zeigen, schickt ihn nicht fort: Er bleibt, bis eine Karte ihn vertreibt oder ein anderer Spieler ihn vergisst.
rules-honga-tiger-stays = Auf seine Höhle zu zeigen, schickt ihn nicht fort: Er bleibt, bis ein anderer Spieler ihn vergisst.
rules-honga-areas-title = Was Hände sammeln
rules-honga-areas-text = Diese Gebiete geben je Hand eine Einheit: { $areas }.
rules-honga-areas-room = Dein Tableau hat Platz für je { $count }; was darüber ist, verfällt.
rules-honga-areas-joker = { $count } Wasser { $count ->
    [1] ersetzt
   *[other] ersetzen
} jederzeit in deinem Zug eine Einheit von etwas anderem: Drücke den Chip darauf.
rules-honga-areas-order = G sammelt alles auf einmal. Du musst nicht alle Hände nutzen, und die Reihenfolge ist frei.
rules-honga-herd-title = Mammuts
rules-honga-herd-text = Für { $goods } lockt eine Hand eines deiner { $mammoths } Mammuts in die Herde.
rules-honga-herd-push = Es schiebt die vorderen weiter bis zur ersten Lücke; wird eines vom letzten Platz geschoben, kehrt es aufs Tableau seines Besitzers zurück. Plätze der Herde: { $spaces }.
rules-honga-herd-barter = Tauschkarten, die Mammuts verlangen, nehmen deine vom Tableau oder aus der Herde.
rules-honga-tusk-title = Der Stoßzahn
rules-honga-tusk-text = Der Spieler mit den meisten Mammuts in der Herde bekommt den Stoßzahn. Bei Gleichstand geht er an den, der zuletzt eines gelockt hat.
rules-honga-tusk-red = Hast du ihn am Ende deines Zuges, ziehst du eine rote Scheibe mit { $count ->
    [1] einer Hand
   *[other] { $count } Händen
}.
rules-honga-tusk-nothing = Auf diesem Brett bewirkt er nichts: Es gibt keine roten Scheiben.
rules-honga-tusk-counted = Bei jeder Änderung der Herde wird neu gezählt: Ein Mammut, das die Herde verlässt, kann dich also den Stoßzahn kosten.
rules-honga-points-title = Markt und Berg
rules-honga-points-barter = Mit einer Hand am Markt darfst du { $count ->
    [1] die offene Karte
   *[other] eine der { $count } offenen Karten
} bezahlen und ihre Punkte holen; neue Karten kommen nach dem Zug.
rules-honga-points-mountain = Eine Hand am Berg klettert eine Stufe. Der Gipfel liegt { $count ->
    [1] eine Stufe
   *[other] { $count } Stufen
} höher: Wer ihn erreicht, bekommt { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, alle anderen bekommen, was ihre Stufe zeigt, und alle steigen hinab.
rules-honga-points-surplus = Stufen eines Aufstiegs über den Gipfel hinaus verfallen; noch nicht genutzte Hände klettern erneut.
rules-honga-forest-title = Die Karten des Waldes
rules-honga-forest-text = Eine Hand im Wald zieht verdeckt eine Bonuskarte. { $count ->
    [0] In dieser Partie lässt sich keine spielen.
    [1] Spiele sie ab deinem nächsten Zug, sobald deine Scheibe liegt; höchstens eine Karte je Zug.
   *[other] Spiele sie ab deinem nächsten Zug, sobald deine Scheibe liegt; höchstens { $count } Karten je Zug.
}
rules-honga-forest-watched = Karten darfst du nur spielen, wenn eine Hand deiner Scheibe auf HONGAs Höhle zeigt.
rules-honga-forest-unwatched = Karten darfst du spielen, ob eine Hand deiner Scheibe auf HONGAs Höhle zeigt oder nicht.
rules-honga-forest-late = Eine Hand, die eine Karte hinzufügt, kommt zu spät, um HONGA fernzuhalten.
rules-honga-forest-chase = Manche Karten jagen HONGA heim.
rules-honga-forest-good = Was eine Karte bewirken würde, steht daneben. Auch eine Karte, die nichts bewirkt, wird abgelegt.
rules-honga-end-title = Das Ende
rules-honga-end-goal = Punkte zum Sieg: { $goals }. Hat jemand sie erreicht, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren.
rules-honga-end-rounds = Nach { $count ->
    [1] einer Runde
   *[other] { $count } Runden
} endet die Partie auf jeden Fall.
rules-honga-end-text = Die meisten Punkte gewinnen; bei Gleichstand die meisten Rohstoffe.

## Die Legende der Zeichen
honga-sign-good = { $good }: einer der Rohstoffe, die du sammelst.
honga-sign-disc = Eine Scheibe: Du legst in jedem Zug eine.
honga-sign-paw = Eine Hand: Sie tut etwas in dem Gebiet, auf das sie zeigt.
honga-sign-asleep = HONGA schläft in seiner Höhle.
honga-sign-awake = HONGA sitzt bei einem Spieler und frisst, wenn dessen Zug beginnt.
honga-sign-eats = HONGA frisst von einem Tableau.
honga-sign-startled = HONGA wird nach Hause gejagt.
honga-sign-caveman = Der Höhlenmensch eines Spielers, auf der Stufe, die er erreicht hat.
honga-sign-mammoth = Ein Mammut in der Farbe seines Spielers.
honga-sign-herd = Ein Platz der Herde.
honga-sign-tusk = Der Stoßzahn: Sein Besitzer zieht rote Scheiben.
honga-sign-fire = Das Feuer: Dieser Spieler hat begonnen.
honga-sign-points = Punkte.
honga-sign-asks-mammoth = Ein Mammut zum Geben, vom Tableau oder aus der Herde.
honga-sign-chased = HONGA geht zurück in seine Höhle.
honga-sign-hands-left = Hände mit einer Zahl neben einem Gebiet: So viele lassen sich dort noch nutzen. Auf hellem Papier können sie dort jetzt nichts tun.
honga-sign-usable = Ein Rahmen um eine Karte: Sie lässt sich jetzt nutzen.
honga-sign-usable-water = Ein Rahmen mit einem Wassertropfen: Die Karte lässt sich jetzt bezahlen, mit Wasser als Joker.
