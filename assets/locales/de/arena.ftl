# Arena: Bretter, Varianten, Regeln in Seiten, das Protokoll, der Tisch.

## Bretter
arena-level-jungla = Die große Arena
arena-level-jungla-line = Zwei Rudel mit je fünfzehn Tieren, dazwischen ein Fluss. Fünf Jagden gewinnen.
arena-level-jungla-reconstructed = Nach einem Spiel, das nicht mehr verlegt wird. Die Bilder seiner Regeln sind verloren; das Brett und die Zahlen der Tiere sind neu.
arena-level-duel = Duell
arena-level-duel-line = Je zehn Tiere auf einem kleineren Brett. Drei Jagden gewinnen.
arena-level-first-steps = Erste Schritte
arena-level-first-steps-line = Fünf Tiere, eines je Klasse, um beim Spielen zu lernen.

## Varianten
switch-packs = Rudel
switch-packs-ready = Vorgegeben
switch-packs-by-hand = Von Hand
switch-players = Spieler
switch-players-two = Zwei
switch-players-four = Vier, in Teams
switch-target = Punkte zum Sieg
switch-target-1 = 1
switch-target-2 = 2
switch-target-3 = 3
switch-target-4 = 4
switch-target-5 = 5
switch-target-6 = 6
switch-target-7 = 7
switch-target-8 = 8
switch-target-9 = 9
switch-facings = Blickrichtung
switch-facings-8 = Acht
switch-facings-4 = Vier
switch-rear-attack = Läufer von hinten zu fangen
switch-rear-attack-yes = Ja
switch-rear-attack-no = Nein
switch-web-passing = Durch ein Netz ziehen
switch-web-passing-free = Ist erlaubt
switch-web-passing-deadly = Ist tödlich
switch-short-flyers-jump = Flieger springen bei kurzen Zügen
switch-short-flyers-jump-yes = Ja
switch-short-flyers-jump-no = Nein
switch-double-action = Ein Tier handelt zweimal
switch-double-action-instead = Statt dreier Aktionen
switch-double-action-inside-three = Innerhalb von dreien
switch-exact-numbers = Zahlen gelten genau
switch-exact-numbers-yes = Ja
switch-exact-numbers-no = Nein, höchstens
switch-stop-before-blocker = Anhalten vor einem Tier im Weg
switch-stop-before-blocker-exact = Nur bei genauer Zahl
switch-stop-before-blocker-cut = Immer
switch-quiet-turns = Ende nach Zügen ohne Treffer oder Jagd
switch-quiet-turns-off = Nie
switch-quiet-turns-30 = 30
switch-quiet-turns-50 = 50
switch-quiet-turns-100 = 100
switch-placed-at-once = Tiere auf einmal setzen
switch-placed-at-once-1 = 1
switch-placed-at-once-3 = 3
switch-placed-at-once-5 = 5
switch-points-ahead = Vorgabe: Punkte zu Beginn
switch-points-ahead-none = Keine
switch-points-ahead-red-1 = Rot +1
switch-points-ahead-red-2 = Rot +2
switch-points-ahead-red-3 = Rot +3
switch-points-ahead-blue-1 = Blau +1
switch-points-ahead-blue-2 = Blau +2
switch-points-ahead-blue-3 = Blau +3

## Regeln
rules-arena-goal-title = { $target ->
    [1] Ein Punkt gewinnt
   *[other] { $target } Punkte gewinnen
}
rules-arena-goal-text = Bring deine Tiere durch die feindliche Abwehrzone, die roten Felder auf der anderen Seite des Bretts, auf ein goldenes Jagdfeld. Jede Jagd bringt einen Punkt, und das Tier beginnt wieder in seiner Höhle.
rules-arena-goal-points = Eine Jagd durch { $animal-acc } bringt { $points } Punkte.
rules-arena-goal-wins = { $target ->
    [1] Die erste Seite mit einem Punkt gewinnt.
   *[other] Die erste Seite mit { $target } Punkten gewinnt.
}
rules-arena-goal-prison = Eine Seite gewinnt auch, wenn sie alle Gegner eingesperrt hat.
rules-arena-goal-prison-but = Eine Seite gewinnt auch, wenn sie alle Gegner eingesperrt hat; nicht mitgezählt: { $animals }.
rules-arena-goal-quiet = Nach { $turns } Zügen ohne Treffer oder Jagd gewinnt die Seite mit mehr Punkten, bei Gleichstand die, die zuletzt gejagt hat. Eine Befreiung ist weder Treffer noch Jagd.
rules-arena-goal-quiet-web = Ein Fang im Netz auch nicht.
rules-arena-turn-title = Zwei Aktionen, zwei Tiere
rules-arena-turn-text = Ein Zug besteht aus zwei Aktionen mit zwei verschiedenen Tieren. Eine Aktion ist eine Bewegung oder eine Drehung. Nach einer Bewegung darf sich das Tier kostenlos drehen. Dann beendest du den Zug.
rules-arena-turn-rigid = Behalten nach einem Treffer ihre Blickrichtung: { $animals }.
rules-arena-turn-facings = Tiere blicken nur längs oder quer, nie schräg.
rules-arena-moving-title = Zahlen und Richtungen
rules-arena-moving-exact = Ein Tier zieht genau so viele Felder weit, wie eine seiner Zahlen sagt. Seine Richtungen gehen von seinem Blick aus.
rules-arena-moving-up-to = Ein Tier zieht höchstens so viele Felder weit, wie eine seiner Zahlen sagt. Seine Richtungen gehen von seinem Blick aus.
rules-arena-moving-ground = Beginnt es an Land, gelten seine Landzahlen, im Wasser seine Wasserzahlen. Die Richtungen sind dieselben.
rules-arena-moving-blocked-exact = Ein Tier versperrt den Weg: Direkt davor darf ein anderes nur anhalten, wenn eine seiner Zahlen genau dorthin führt.
rules-arena-moving-blocked = Ein Tier versperrt den Weg: Auf dem Feld davor darf ein anderes anhalten.
rules-arena-moving-jumpers = Springen über Tiere: { $animals }.
rules-arena-moving-benders = Dürfen auf dem letzten Feld zur Seite biegen, wie ein L: { $animals }.
rules-arena-moving-flyers = Fliegen weit, aber nicht über Wasser oder Tiere und nicht in die feindliche Zone oder auf die Felder dahinter: { $animals }.
rules-arena-moving-never-back = Gehen nie zurück zu ihrer Höhle: { $animals }.
rules-arena-hitting-title = Treffer
rules-arena-hitting-text = Zieh auf das Feld eines Gegners, und er ist dein Gefangener. Treffen ist keine Pflicht.
rules-arena-hitting-sweepers = Fangen mehrere in einer Bewegung, bis sie auf ihresgleichen stoßen, in einer Abwehrzone aber nur einen: { $animals }.
rules-arena-hitting-shy = Weder von vorn noch von hinten zu fangen: { $animals }.
rules-arena-hitting-shy-front = Von vorn nicht zu fangen: { $animals }.
rules-arena-hitting-head-on = Tiere, die sie trotzdem auch von vorn fangen: { $animals }.
rules-arena-hitting-unjailable = Müssen bei einem Treffer heim, aber nie ins Gefängnis: { $animals }.
rules-arena-hitting-harmless = Treffen kein Tier: { $animals }.
rules-arena-hitting-armor = Bekommen durch eine Jagd einen Panzer: { $animals }. Er zerbricht beim ersten Treffer, und der Angreifer prallt zurück.
rules-arena-water-title = Wasser
rules-arena-water-text = Kommt ein Tier vom Land, hält es auf dem ersten Wasserfeld an, und kein Tier springt über Wasser.
rules-arena-water-amphibious = Wasser hält sie nicht auf: { $animals }.
rules-arena-water-never-one = Ziehen vom Wasser aus nie nur ein Feld: { $animals }.
rules-arena-water-dry = Gehen nie ins Wasser: { $animals }.
rules-arena-area-title = Die Abwehrzone
rules-arena-area-text = Ein Angreifer hält auf dem ersten roten Feld der feindlichen Zone an und geht dann Feld für Feld weiter.
rules-arena-area-raid = Ist er darin, darf er alle seine Zahlen nutzen, um ein Tier einzusperren, das dort wacht.
rules-arena-area-own = Deine eigenen Tiere durchqueren deine Zone ohne Halt, aber nicht, wenn sie im Wasser beginnen.
rules-arena-area-guards = Dürfen darin wachen, immer nur eines: { $animals }.
rules-arena-area-defends = Ein Verteidiger geht hinein, um einen Angreifer zu treffen, prallt zurück und darf sich drehen.
rules-arena-area-defends-guarded = Ein Verteidiger geht hinein, um einen Angreifer zu treffen, prallt zurück und darf sich drehen; ein Tier, das wachen darf, bleibt dort. Solange eines wacht, darf kein anderes hinein.
rules-arena-area-home = In ihrer Höhle und Zone vor Treffern sicher: { $animals }.
rules-arena-prison-title = Gefängnis
rules-arena-prison-text = Erreiche mit der ersten Aktion eines Zuges das feindliche Gefängnis: Das zählt als zwei Aktionen und befreit bis zu { $most } deiner Tiere, die wieder in der Höhle beginnen. Dein Befreier nimmt ihren Platz ein.
rules-arena-prison-unjailable = Gehen heim, statt ihren Platz einzunehmen: { $animals }.
rules-arena-prison-instead = Im nächsten Zug darf der Gegner eine dritte Aktion mit einem dritten Tier machen, oder ein Tier macht beide Aktionen.
rules-arena-prison-inside-three = Im nächsten Zug darf der Gegner eine dritte Aktion machen, und ein Tier darf zwei der drei machen.
rules-arena-prison-twice = Die zweite Aktion desselben Tiers darf nicht befreien, jagen, einsperren oder in eine Abwehrzone führen.
rules-arena-web-title = Das Netz
rules-arena-web-text = Ein Netz liegt auf den Landfeldern rings um dieses Tier: { $animals }. Ein Gegner, der seine Bewegung darin beendet, ist verloren. Kommt das Netz zu ihm, hat er einen Zug Zeit, es zu verlassen.
rules-arena-web-free = Durch ein Netz hindurchzuziehen ist erlaubt.
rules-arena-web-deadly = Ein Netz beendet jede Bewegung, die hineinführt.
rules-arena-web-proof = Netze können nichts ausrichten gegen: { $animals-acc }.

## Der Tisch
plate-lost-arena = {" "}· { $count } gefangen
arena-pick-again = Tödlich: { $animal-start } wäre dort verloren. Wähle das Feld noch einmal, wenn du es ernst meinst.
arena-end-again = { $count ->
    [1] Eines deiner Tiere bleibt in einem Netz und wäre verloren. Beende den Zug noch einmal, wenn du es ernst meinst.
   *[other] { $count } deiner Tiere bleiben in Netzen und wären verloren. Beende den Zug noch einmal, wenn du es ernst meinst.
}
arena-turn-price = 1 Aktion
arena-button-end-turn = Zug beenden
arena-button-end-round = Fertig gesetzt
arena-button-enough = Genug befreit
arena-button-jump-over = Über { $victim-acc } ({ $square }) springen
arena-propose-placing = Rest setzen
arena-propose-freeing = Beste befreien
arena-turn-left = { $left ->
    [0] Keine Aktion mehr
    [1] Noch 1 Aktion
   *[other] Noch { $left } Aktionen
}
arena-turn-compensated = { $left ->
    [0] Keine Aktion mehr
    [1] Ausgleich: noch 1 Aktion
   *[other] Ausgleich für die Befreiung: bis zu { $left } Aktionen oder zwei mit einem Tier
}
arena-turn-may = { $left ->
    [1] Noch 1 Aktion, wenn du magst
   *[other] Noch { $left } Aktionen, wenn du magst
}
arena-turn-compensated-inside = Ausgleich für die Befreiung: bis zu { $left } Aktionen, auch zwei mit einem Tier
arena-turn-placing = { $left ->
    [0] Alle gesetzt
    [1] Setze 1 Tier
   *[other] Setze { $left } Tiere
}
arena-turn-place = Wähle ein Höhlenfeld für { $animal-acc }
arena-turn-free-first = Befreie deine Tiere: { $left ->
    [1] eines
   *[other] bis zu { $left }
}
arena-turn-free = Befreie deine Tiere: { $left ->
    [1] noch eines
   *[other] noch bis zu { $left }
}

## Wie eine Partie endet
arena-end-points = { $animal-start } hat die entscheidende Jagd geschafft.
arena-end-imprisoned = Alle Gegner, die man fangen kann, sind gefangen.
arena-end-blocked = Keine Seite kann mehr ziehen.
arena-end-quiet = Zu viele Züge ohne Treffer oder Jagd.
arena-end-time = Die Zeit ist um.

## Das Protokoll
arena-log-begins = { $side } beginnt
arena-log-placed = { $animal } auf { $to }
arena-log-starts = { $animal } wieder auf { $to }
arena-log-moved = { $animal } { $from }–⁠{ $to }
arena-log-turned = { $animal } dreht sich nach { $to }
arena-log-turned-out = { $animal } dreht sich zum Rand
arena-log-captured = sperrt { $victim-acc } ein
arena-log-sent-home = schickt { $victim-acc } heim
arena-log-armor-cracked = zerbricht einen Panzer ({ $victim })
arena-log-sprang-back = prallt zurück nach { $to }
arena-log-endangered = bedroht { $victim-acc } mit dem Netz
arena-log-webbed = fängt { $victim-acc } im Netz
arena-log-rescued = geht an ihrer Stelle ins Gefängnis
arena-log-rescued-home = öffnet das Gefängnis
arena-log-hunted = jagt: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
arena-log-armor-gained = legt einen Panzer an

## Die Karte eines Tiers
arena-class-predator = Raubtier
arena-class-destroyer = Zerstörer
arena-class-runner = Läufer
arena-class-special = Sondertier
arena-class-aquatic = Wassertier
arena-numbers-land = An Land
arena-numbers-water = Im Wasser
arena-power-l-move = Seine { $lengths } Felder dürfen am Ende abbiegen, wie ein L.
arena-power-l-move-forward = Vorwärts dürfen seine { $lengths } Felder am Ende abbiegen, wie ein L.
arena-power-l-move-straight = Vorwärts oder zurück dürfen seine { $lengths } Felder am Ende abbiegen, wie ein L.
arena-power-armor = Eine Jagd gibt ihm einen Panzer.
arena-power-sweep = Fängt alle Gegner auf seinem Weg, bis zu einem anderen Zerstörer.
arena-power-never-back = Geht nie zurück.
arena-power-shy = Weder von vorn noch von hinten zu fangen.
arena-power-shy-but = Nicht von hinten zu fangen, und von vorn nur durch { $animals-acc }.
arena-power-shy-front = Von vorn nicht zu fangen.
arena-power-shy-front-but = Von vorn nur zu fangen durch { $animals-acc }.
arena-power-head-on = Fängt Läufer auch von vorn.
arena-power-rigid = Behält nach einem Treffer die Blickrichtung.
arena-power-harmless = Kann keine anderen Tiere fangen.
arena-power-unjailable = Muss bei einem Treffer nur heim.
arena-power-safe-at-home = Sicher in der eigenen Höhle und Zone.
arena-power-web-proof = Netze können es nicht fangen.
arena-power-web = Ein Gegner, der an Land daneben anhält, geht ins Netz.
arena-power-amphibious = Wasser hält es nicht auf.
arena-power-guard = Darf allein in der eigenen Zone wachen.
arena-power-jump = Springt über Tiere.
arena-power-jump-with = Springt über Tiere, aber nur mit { $lengths }.
arena-power-short-jump = Springt über Tiere, aber nicht im Flug.
arena-power-flight = Fliegt { $lengths } Felder: nicht über Wasser oder Tiere, nicht in die feindliche Zone.
arena-power-points = Seine Jagden bringen { $points } Punkte.
arena-power-plain = Keine besonderen Fähigkeiten.
arena-card-armored = Gepanzert: Der erste Treffer zerbricht nur den Panzer.
arena-card-endangered = In einem Netz: Muss in diesem Zug hinaus.
arena-card-acted = Hat schon gehandelt.
arena-square-hunt = Jagdfeld: Gegner dieser Seite punkten hier.
arena-square-prison = Gefängnisfeld: Gegner dieser Seite befreien hier Gefangene.
arena-square-cell = Zelle: Hier stehen Gefangene der anderen Seite.
arena-square-void = Kein Tier kann hier stehen oder hindurch.
arena-square-area = Abwehrzone: Angreifer halten auf dem ersten Feld an, dann gehen sie Feld für Feld.
arena-square-den = Höhle: Hier beginnen die Tiere.
arena-card-captive = Gefangen: Nur eine Befreiung hilft.
arena-square-water = Wasser: Tiere vom Land halten hier an, Wassertiere nicht.
arena-ground-water = Wasser
arena-ground-hunt-red = Rotes Jagdfeld
arena-ground-hunt-blue = Blaues Jagdfeld
arena-ground-prison-red = Rotes Gefängnis
arena-ground-prison-blue = Blaues Gefängnis
arena-ground-void = Kein Feld
arena-ground-area-red = Rote Abwehrzone
arena-ground-area-blue = Blaue Abwehrzone
arena-ground-den-red = Rote Höhle
arena-ground-den-blue = Blaue Höhle

## Warum ein Tipp gut ist
arena-hint-best = Das führt zur besten Stellung.
arena-hint-wins = { $animal-start } führt zum sicheren Sieg.
arena-hint-hunts = { $animal-start } jagt jetzt: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}.
arena-hint-rescues = { $animal-start } öffnet das Gefängnis: { $captives ->
    [1] ein Gefangener kommt frei
   *[other] bis zu { $captives } Gefangene kommen frei
}.
arena-hint-takes = { $animal-start } fängt { $victim-acc }, und kein Gegner kann zurückschlagen.
arena-hint-trades = { $animal-start } fängt { $victim-acc }: ein guter Tausch.
arena-hint-hits = { $animal-start } trifft { $victim-acc }.
arena-hint-leaves-web = { $animal-start } verlässt das Netz, bevor es sich schließt.
arena-hint-saves = { $animal-start } ist dort sicher vor { $enemy-dat }.
arena-hint-threatens = { $animal-start } bedroht von dort { $victim-acc }.
arena-hint-nears = { $animal-start } kommt einer Jagd näher: noch { $moves ->
    [1] eine Bewegung
   *[other] { $moves } Bewegungen
}.
arena-hint-starts = { $animal-start } beginnt auf dem besten Feld von vorn.
arena-hint-frees = { $animal-start } fehlt unter den Gefangenen am meisten.
arena-hint-ends-turn = Die Aktionen dieses Zuges sind verbraucht.
arena-hint-stops = Eine weitere Aktion würde nicht helfen.

## Tiere: der Name und die Formen, die Sätze brauchen; .acc ist der Wenfall, .dat der Wemfall. Ein Brett mit einem eigenen Tier bringt eigene Zeilen mit.
arena-animal-lion = Löwe
    .the = der Löwe
    .acc = den Löwen
    .dat = dem Löwen
    .start = Der Löwe
    .gender = masculine
arena-animal-tiger = Tiger
    .the = der Tiger
    .acc = den Tiger
    .dat = dem Tiger
    .start = Der Tiger
    .gender = masculine
arena-animal-wolf = Wolf
    .the = der Wolf
    .acc = den Wolf
    .dat = dem Wolf
    .start = Der Wolf
    .gender = masculine
arena-animal-cheetah = Gepard
    .the = der Gepard
    .acc = den Geparden
    .dat = dem Geparden
    .start = Der Gepard
    .gender = masculine
arena-animal-rhinoceros = Nashorn
    .the = das Nashorn
    .acc = das Nashorn
    .dat = dem Nashorn
    .start = Das Nashorn
    .gender = neuter
arena-animal-elephant = Elefant
    .the = der Elefant
    .acc = den Elefanten
    .dat = dem Elefanten
    .start = Der Elefant
    .gender = masculine
arena-animal-gorilla = Gorilla
    .the = der Gorilla
    .acc = den Gorilla
    .dat = dem Gorilla
    .start = Der Gorilla
    .gender = masculine
arena-animal-gazelle = Gazelle
    .the = die Gazelle
    .acc = die Gazelle
    .dat = der Gazelle
    .start = Die Gazelle
    .gender = feminine
arena-animal-giraffe = Giraffe
    .the = die Giraffe
    .acc = die Giraffe
    .dat = der Giraffe
    .start = Die Giraffe
    .gender = feminine
arena-animal-zebra = Zebra
    .the = das Zebra
    .acc = das Zebra
    .dat = dem Zebra
    .start = Das Zebra
    .gender = neuter
arena-animal-kangaroo = Känguru
    .the = das Känguru
    .acc = das Känguru
    .dat = dem Känguru
    .start = Das Känguru
    .gender = neuter
arena-animal-turtle = Schildkröte
    .the = die Schildkröte
    .acc = die Schildkröte
    .dat = der Schildkröte
    .start = Die Schildkröte
    .gender = feminine
arena-animal-spider = Spinne
    .the = die Spinne
    .acc = die Spinne
    .dat = der Spinne
    .start = Die Spinne
    .gender = feminine
arena-animal-vulture = Geier
    .the = der Geier
    .acc = den Geier
    .dat = dem Geier
    .start = Der Geier
    .gender = masculine
arena-animal-crocodile = Krokodil
    .the = das Krokodil
    .acc = das Krokodil
    .dat = dem Krokodil
    .start = Das Krokodil
    .gender = neuter
arena-animal-hippopotamus = Nilpferd
    .the = das Nilpferd
    .acc = das Nilpferd
    .dat = dem Nilpferd
    .start = Das Nilpferd
    .gender = neuter
arena-animal-anaconda = Anakonda
    .the = die Anakonda
    .acc = die Anakonda
    .dat = der Anakonda
    .start = Die Anakonda
    .gender = feminine

## Warum nicht? Ein Satz je Punkt der Regel.
arena-why-empty = Dort steht kein Tier: Wähle eines von deinen.
arena-why-not-yours = In deinem Zug handeln nur deine eigenen Tiere.
arena-why-stuck = { $animal-start } kann jetzt nichts tun.
arena-why-placing = Die Partie beginnt, sobald alle Tiere gesetzt sind.
arena-why-den = Wähle ein freies Feld deiner Höhle.
arena-why-captive = { $animal-start } ist gefangen: Zur Befreiung muss ein Tier das feindliche Gefängnis erreichen.
arena-why-free = { $animal-start } ist nicht gefangen: Wähle ein gefangenes Tier.
arena-why-pending-face = Wähle zuerst, wohin { $animal-the } blickt.
arena-why-pending-place = Zuerst braucht { $animal-the } ein Höhlenfeld.
arena-why-pending-free = Wähle zuerst das Tier, das du befreist.
arena-why-there = { $animal-start } kann nicht dorthin.
arena-why-r2 = Dort steht eines deiner eigenen Tiere.
arena-why-r5 = Man setzt { $count } auf einmal: Jetzt ist die andere Seite dran.
arena-why-r5-more = Setze zuerst deine Tiere.
arena-why-r6 = Dieses Feld darfst du nutzen, sobald ein Tier davor steht.
arena-why-r10 = { $animal-start } hat schon gehandelt: Wähle ein anderes Tier.
arena-why-r10-done = Keine Aktion mehr übrig: Beende deinen Zug.
arena-why-r10-two = Verbrauche zuerst deine Aktionen.
arena-why-r15 = An Land zieht { $animal-the } genau { $numbers } Felder weit.
arena-why-r15-water = Vom Wasser aus zieht { $animal-the } genau { $numbers } Felder weit.
arena-why-r16 = { $animal-start } zieht nicht in diese Richtung: Dreh das Tier zuerst.
arena-why-r17 = Tiere blicken hier nur längs oder quer.
arena-why-r18 = { $animal-start } blickt schon dorthin.
arena-why-r19 = { $animal-start } zieht nur geradeaus.
arena-why-r20 = { $victim-start } steht im Weg.
arena-why-r24 = Es gibt kein Feld, über das der Weg führen könnte.
arena-why-r36 = { $animal-start } kann in diesem Zug nichts mehr tun.
arena-why-r37 = Kein Tier zieht über Jagd- oder Gefängnisfelder hinweg.
arena-why-r38 = { $animal-start } wartet bis zu deinem nächsten Zug auf ein freies Höhlenfeld.
arena-why-r39 = Die eigenen Jagd- und Gefängnisfelder sind für deine Tiere gesperrt.
arena-why-r44 = { $animal-start } kann hier nicht hinüberspringen.
arena-why-r45 = { $animal-start } kann nicht zurückgehen und sich nicht umdrehen.
arena-why-r46 = { $victim-start } ist von vorn nicht zu fangen.
arena-why-r47 = { $victim-start } ist von hinten nicht zu fangen.
arena-why-r51 = { $animal-start } kann keine anderen Tiere fangen.
arena-why-r54 = { $victim-start } ist in der eigenen Höhle und Abwehrzone sicher.
arena-why-r60 = { $animal-start } geht nicht ins Wasser.
arena-why-r62 = Das Netz beendet die Bewegung schon vorher.
arena-why-r65 = Auf diesem Feld liegt ein feindliches Netz.
arena-why-r66 = { $animal-start } muss auf dem ersten Wasserfeld anhalten.
arena-why-r71 = Auf weitem Flug kommt { $animal-the } weder in die feindliche Zone noch auf die Felder dahinter, und der Flug endet am Wasser.
arena-why-r71-jump = Auf weitem Flug springt { $animal-the } nicht über { $victim-acc }.
arena-why-r73 = In der feindlichen Zone zieht { $animal-the } Feld für Feld.
arena-why-r74 = { $animal-start } muss auf dem ersten roten Feld anhalten.
arena-why-r76 = Nur Sondertiere dürfen in deiner eigenen Abwehrzone anhalten.
arena-why-r76-one = In deiner Zone wacht schon ein Sondertier.
arena-why-r78 = Solange ein Sondertier in deiner Zone ist, darf kein anderes zum Treffen hinein.
arena-why-r80 = Vom Wasser aus zieht { $animal-the } nicht durch deine eigene Zone.
arena-why-r82 = Nur die erste Aktion eines Zuges befreit Gefangene.
arena-why-r83 = Keines deiner Tiere ist gefangen.
arena-why-r83-one = Befreie mindestens eines.
arena-why-r84 = { $animal-start } kann sich nicht selbst befreien.
arena-why-r85 = In der Höhle ist kein Platz für { $animal-acc }.
arena-why-r87 = Die zweite Aktion desselben Tiers darf nicht befreien, jagen, einsperren oder in eine Abwehrzone führen.

## Was ein Zug riskiert
arena-risk = Im nächsten Zug könnte es dort durch { $animals-acc } gefangen werden.
arena-risk-jump = Im nächsten Zug könnte es dort durch { $animals-acc } gefangen werden, mit einem Sprung über andere.
arena-risk-flight = Im nächsten Zug könnte es dort im Flug durch { $animals-acc } gefangen werden.
arena-risk-bend = Im nächsten Zug könnte es dort mit einem L-Zug durch { $animals-acc } gefangen werden.
arena-risk-sweep = Im nächsten Zug könnte es dort im Vorbeigehen durch { $animals-acc } gefangen werden.
arena-risk-front = Im nächsten Zug könnte es dort sogar von vorn durch { $animals-acc } gefangen werden.
arena-risk-armor = Im nächsten Zug könnte dort sein Panzer durch { $animals-acc } zerbrochen werden.
arena-risk-home = Im nächsten Zug könnte es dort durch { $animals-acc } getroffen und heimgeschickt werden.
arena-risk-spun = Im nächsten Zug könnte es dort durch { $animals-acc } in ein Netz geraten und müsste fort.
arena-risk-web = Dort liegt ein Netz und würde es sofort fangen.

## Die Legende der Zeichen
arena-sign-land = Land: Von hier zählen die Landzahlen eines Tiers.
arena-sign-heading = Wohin das Tier blickt.
arena-sign-armor-cracked = Sein Panzer zerbricht; sonst bewirkt der Treffer nichts.
arena-sign-petal = Dorthin drehen.
arena-sign-petal-dear = Dorthin drehen, für eine Aktion.
arena-sign-petal-forbidden = Dorthin kann es nicht blicken.
arena-sign-class = Seine Klasse: { $class }.
arena-sign-numbers-land = Wie viele Felder es vom Land aus ziehen darf.
arena-sign-numbers-water = Wie viele Felder es vom Wasser aus ziehen darf.
arena-sign-no-water = Es geht nie ins Wasser.
arena-sign-ways = Die Richtungen, in die es zieht; oben ist, wohin es blickt.
arena-sign-dir-forward = Geradeaus.
arena-sign-dir-backward = Gerade zurück.
arena-sign-dir-diagonal-left = Schräg nach vorn links.
arena-sign-dir-diagonal-right = Schräg nach vorn rechts.
arena-sign-dir-complete = In alle acht Richtungen.
arena-sign-dir-l = Das letzte Feld darf zur Seite abbiegen, wie ein L.
arena-sign-dir-jump = Es springt über Tiere.
