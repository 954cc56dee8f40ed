# Honga: Lektionen. Ein Titel, und für jeden Schritt, was zu tun ist, und eine Hilfe; zuletzt, was gelernt ist.

honga-lesson-first-match = Deine erste Partie
honga-lesson-first-match-1 = Der Spieler mit den meisten Punkten gewinnt. Lege deine Scheibe auf den markierten Platz: Tippe sie an, bis ihre Hände, die Pfotenabdrücke, auf den Wasserfall, den Markt und HONGAs Höhle zeigen, dann lege sie ab.
honga-lesson-first-match-2 = Eine Hand zeigt auf den Wasserfall: Sammle Wasser.
honga-lesson-first-match-3 = Eine andere zeigt auf den Markt: Tausche zwei Fische gegen zwei Punkte. Wähle die Karte, die sie zeigt.
honga-lesson-first-match-4 = Die dritte Hand achtet auf HONGA, den Säbelzahntiger: Er schläft in seiner Höhle weiter, statt deine Rohstoffe zu fressen. Beende deinen Zug.
honga-lesson-first-match-5 = Du bist wieder dran. Lege diese Scheibe so, dass sie auf den Berg und auf HONGA zeigt.
honga-lesson-first-match-6 = Klettere eine Stufe. Erreicht ein Spieler den Gipfel, bekommt jeder Spieler die Punkte seiner Stufe. Die Partie endet mit der Runde, in der ein Spieler die Punkte neben der Sonne erreicht. Spiel jetzt allein weiter.
honga-lesson-first-match-learned = Das weißt du jetzt: Scheibe legen, Hände nutzen und an HONGA denken.

honga-lesson-watch = Auf HONGA achten
honga-lesson-watch-1 = Lege deine Scheibe so, dass HONGA nicht zu dir kommt.
honga-lesson-watch-1-hint = Mindestens eine Hand muss auf seine Höhle zeigen.
honga-lesson-watch-learned = Zeigt eine Hand auf seine Höhle, kommt HONGA nicht zu dir.

honga-lesson-barter = Tauschen
honga-lesson-barter-1 = Hol in diesem Zug Punkte am Markt.
honga-lesson-barter-1-hint = Zeig auf den Markt, und auch auf HONGA: Er würde einen Fisch fressen.
honga-lesson-barter-learned = Am Markt tauschst du Rohstoffe gegen Punkte.

honga-lesson-two = Zweimal tauschen
honga-lesson-two-1 = Tausche zweimal in einem Zug.
honga-lesson-two-1-hint = Dreh die Scheibe so, dass zwei Hände auf den Markt zeigen.
honga-lesson-two-learned = Jede Hand, die auf den Markt zeigt, ist ein Tausch für sich.

honga-lesson-chain = Erst sammeln, dann tauschen
honga-lesson-chain-1 = Sammle etwas und tausche es im selben Zug.
honga-lesson-chain-1-hint = Eine Beere hast du schon. Pilze wachsen neben dem Markt.
honga-lesson-chain-learned = Was du sammelst, kannst du im selben Zug tauschen: Sammle also zuerst.

honga-lesson-joker = Wasser als Joker
honga-lesson-joker-1 = Bezahle die Karte, die zwei Fische verlangt, obwohl du nur einen hast.
honga-lesson-joker-1-hint = Zwei Wasser können zu einer anderen Einheit auf deinem Tableau werden.
honga-lesson-joker-learned = Zwei Wasser ersetzen eine Einheit von dem, was dir fehlt.

honga-lesson-herd = Die Herde
honga-lesson-herd-1 = Locke ein Mammut.
honga-lesson-herd-1-hint = Es kostet einen Fisch, eine Beere und einen Pilz: Lass HONGA nichts davon fressen.
honga-lesson-herd-learned = Ein Mammut kostet einen Fisch, eine Beere und einen Pilz.

honga-lesson-mountain = Der Gipfel
honga-lesson-mountain-1 = Erreiche den Gipfel des Berges.
honga-lesson-mountain-1-hint = Noch eine Stufe: Zeig auf den Berg, dann klettere.
honga-lesson-mountain-learned = Ein Spieler, der den Gipfel erreicht, bekommt sofort Punkte.

honga-lesson-forest = Der Wald
honga-lesson-forest-1 = Hol eine Bonuskarte aus dem Wald.
honga-lesson-forest-1-hint = Der Wald liegt unten links in der Ecke.
honga-lesson-forest-learned = Bonuskarten aus dem Wald helfen dir in späteren Zügen.
