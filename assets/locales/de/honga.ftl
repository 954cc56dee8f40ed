# Honga: Bretter, Varianten, Gebiete und Plätze, Rohstoffe, Scheiben, Bonuskarten.

## Bretter
honga-level-feed-the-tiger = Füttert den Tiger
honga-level-feed-the-tiger-line = Das ganze Spiel: sammeln, klettern, locken, tauschen – und auf den Tiger achten.
honga-level-feed-the-tiger-reconstructed = Nach einem Brettspiel, dessen Regeln erhalten sind. Was Scheiben, Karten und Berg zeigen, ist neu.
honga-level-first-steps = Erste Schritte
honga-level-first-steps-line = Eine kurze Partie auf einem großzügigen Brett, um beim Spielen zu lernen.
honga-level-first-steps-reconstructed = Nach einem Brettspiel, dessen Regeln erhalten sind. Was Scheiben, Karten und Berg zeigen, ist neu.

## Varianten
switch-open-discs = Alle sehen alle Scheiben
switch-open-discs-auto = Standard; auf einem Gerät offen
switch-open-discs-no = Nein
switch-open-discs-yes = Ja
switch-even-start = Mehr Rohstoffe für frühe Spieler
switch-even-start-no = Nein
switch-even-start-yes = Ja
switch-watched-bonus = Bonuskarten nur, wenn deine Scheibe auf HONGA zeigt
switch-watched-bonus-no = Nein
switch-watched-bonus-yes = Ja
switch-rounds = Rundenlimit
switch-rounds-off = Unbegrenzt
switch-rounds-8 = 8
switch-rounds-12 = 12
switch-rounds-16 = 16

## Gebiete: der Name und die Formen, die Sätze brauchen; .at sagt, wo
honga-area-barter = Markt
    .the = der Markt
    .acc = den Markt
    .at = am Markt
    .start = Der Markt
    .gender = masculine
honga-area-mountain = Berg
    .the = der Berg
    .acc = den Berg
    .at = am Berg
    .start = Der Berg
    .gender = masculine
honga-area-spring = Wasserfall
    .the = der Wasserfall
    .acc = den Wasserfall
    .at = am Wasserfall
    .start = Der Wasserfall
    .gender = masculine
honga-area-berries = Beeren
    .the = die Beeren
    .acc = die Beeren
    .at = bei den Beeren
    .start = Die Beeren
    .gender = feminine
honga-area-honga = HONGAs Höhle
    .the = HONGAs Höhle
    .acc = HONGAs Höhle
    .at = an HONGAs Höhle
    .start = HONGAs Höhle
    .gender = feminine
honga-area-lake = See
    .the = der See
    .acc = den See
    .at = am See
    .start = Der See
    .gender = masculine
honga-area-forest = Wald
    .the = der Wald
    .acc = den Wald
    .at = im Wald
    .start = Der Wald
    .gender = masculine
honga-area-mushrooms = Pilze
    .the = die Pilze
    .acc = die Pilze
    .at = bei den Pilzen
    .start = Die Pilze
    .gender = masculine
honga-area-mammoths = Mammuts
    .the = die Mammuts
    .acc = die Mammuts
    .at = bei den Mammuts
    .start = Die Mammuts
    .gender = neuter

## Runde Plätze: der Name und die Form, die Sätze brauchen
honga-place = Runder Platz
honga-places = Runde Plätze
honga-place-north-west = Platz oben links
    .the = der Platz oben links
    .acc = den Platz oben links
honga-place-north-east = Platz oben rechts
    .the = der Platz oben rechts
    .acc = den Platz oben rechts
honga-place-south-east = Platz unten rechts
    .the = der Platz unten rechts
    .acc = den Platz unten rechts
honga-place-south-west = Platz unten links
    .the = der Platz unten links
    .acc = den Platz unten links
honga-place-north = Platz oben
    .the = der Platz oben
    .acc = den Platz oben
honga-place-west = Platz links
    .the = der Platz links
    .acc = den Platz links
honga-place-middle = Platz in der Mitte
    .the = der Platz in der Mitte
    .acc = den Platz in der Mitte
honga-place-east = Platz rechts
    .the = der Platz rechts
    .acc = den Platz rechts
honga-place-south = Platz unten
    .the = der Platz unten
    .acc = den Platz unten

## Rohstoffe: der Name, die Mehrzahl und eine Anzahl davon
honga-resource-fish = Fisch
    .plural = Fische
honga-resource-berry = Beere
    .plural = Beeren
honga-resource-mushroom = Pilz
    .plural = Pilze
honga-resource-water = Wasser
    .plural = Wasser
honga-units-fish = { $count ->
    [1] 1 Fisch
   *[other] { $count } Fische
}
honga-units-berry = { $count ->
    [1] 1 Beere
   *[other] { $count } Beeren
}
honga-units-mushroom = { $count ->
    [1] 1 Pilz
   *[other] { $count } Pilze
}
honga-units-water = { $count } Wasser
honga-units-mammoth = { $count ->
    [1] 1 Mammut
   *[other] { $count } Mammuts
}

## Scheiben nach ihrem Stapel
honga-disc-grey = Graue Scheibe
    .a = eine graue Scheibe
    .plural = graue Scheiben
honga-disc-red = Rote Scheibe
    .a = eine rote Scheibe
    .plural = rote Scheiben

## Was eine Bonuskarte bewirkt: ihr Name und eine Zeile mit ihren Zahlen
honga-bonus-barter = Voller Korb
honga-bonus-barter-line = Beim nächsten Tausch in diesem Zug hast du zusätzlich { $goods }. Was du nicht brauchst, verfällt.
honga-bonus-points = Geschichte am Feuer
honga-bonus-points-line = Sofort { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
honga-bonus-chase = Qualmende Fackel
honga-bonus-chase-line = HONGA verlässt dein Tableau und trottet zurück in seine Höhle.
honga-bonus-lucky-hand = Helfende Hand
honga-bonus-lucky-hand-line = Eine weitere Hand in einem beliebigen Viertel der Scheibe, die du gerade gelegt hast. Um HONGA fernzuhalten, kommt sie zu spät.
honga-bonus-extra-disc = Scharfes Auge
honga-bonus-extra-disc-line = Am Ende dieses Zuges ziehst du zwei Scheiben, behältst eine und schiebst die andere unter ihren Stapel.
honga-bonus-lucky-hand-or-chase = Hand oder Fackel
honga-bonus-lucky-hand-or-chase-line = Eine weitere Hand in einem beliebigen Viertel deiner Scheibe – oder HONGA geht zurück in seine Höhle.
honga-bonus-swap = Alles in einen Topf
honga-bonus-swap-line = Beim Tauschen in diesem Zug gelten { $one } als { $other } und umgekehrt.
honga-bonus-docile = Süßes Gras
honga-bonus-docile-line = Jedes Mammut, das du in diesem Zug lockst, kostet eine Einheit weniger; du wählst, welche.
honga-bonus-steps-or-chase = Lange Beine oder Fackel
honga-bonus-steps-or-chase-line = { $steps ->
    [1] Eine Stufe
   *[other] { $steps } Stufen
} den Berg hinauf – oder HONGA geht zurück in seine Höhle.
honga-bonus-bought-points = Gabe an die Ältesten
honga-bonus-bought-points-line = Gib bis zu { $most } deiner { $goods }: Jede Gabe ist ein Punkt.
