# Dschungel: Bretter, Varianten, Regeln in Seiten.

## Bretter
jungle-level-combat = Tierkampf
jungle-level-combat-line = Die ursprünglichen Regeln: Tiger über Löwe, jede Falle schwächt.
jungle-level-combat-reconstructed = Ein überliefertes Spiel aus China, Dou Shou Qi, „das Spiel der kämpfenden Tiere“. Die Anfangsstellung ist die, in der alle Quellen übereinstimmen; das Bild der alten Regeln ist verloren.
jungle-level-classic = Klassisch
jungle-level-classic-line = Die üblichen Regeln: Löwe über Tiger, der Elefant verschont die Ratte.
jungle-level-classic-reconstructed = { jungle-level-combat-reconstructed }
jungle-level-combat-dogs = Hunde schwimmen
jungle-level-combat-dogs-line = Wie Tierkampf, aber auch Hunde schwimmen.
jungle-level-combat-dogs-reconstructed = { jungle-level-combat-reconstructed }
jungle-level-first-steps = Erste Schritte
jungle-level-first-steps-line = Ein kleines Brett mit wenigen Tieren, um beim Spielen zu lernen.

## Varianten
switch-traps = Fallen schwächen
switch-traps-anybody = Alle Tiere
switch-traps-enemy = Nur Gegner
switch-equal-captures = Gleich starke Tiere schlagen sich
switch-equal-captures-yes = Ja
switch-equal-captures-no = Nein
switch-leaps = Sprünge über den Fluss
switch-leaps-both = Längs und quer
switch-leaps-lengthwise = Längs
switch-leaps-across = Quer
switch-leaps-none = Keine
switch-bank-captures = Schlagen über das Ufer
switch-bank-captures-as-animals = Je nach Tier
switch-bank-captures-never = Nie
switch-bank-captures-into-water-too = Auch ins Wasser
switch-trapped-attack-weakly = In der Falle gilt auch beim Angriff Rang 0
switch-trapped-attack-weakly-yes = Ja
switch-trapped-attack-weakly-no = Nein
switch-repetition = Remis bei gleicher Stellung
switch-repetition-off = Nie
switch-repetition-2 = 2. Mal
switch-repetition-3 = 3. Mal
switch-repetition-4 = 4. Mal
switch-repetition-5 = 5. Mal
switch-quiet-limit = Remis nach Zügen ohne Schlagen
switch-quiet-limit-off = Nie
switch-quiet-limit-60 = 60
switch-quiet-limit-120 = 120
switch-quiet-limit-200 = 200
switch-quiet-limit-400 = 400
switch-fewer-animals = Vorgabe: weniger starke Tiere
switch-fewer-animals-none = Keine
switch-fewer-animals-red-1 = Rot –1
switch-fewer-animals-red-2 = Rot –2
switch-fewer-animals-red-3 = Rot –3
switch-fewer-animals-blue-1 = Blau –1
switch-fewer-animals-blue-2 = Blau –2
switch-fewer-animals-blue-3 = Blau –3

## Regeln
rules-jungle-goal-title = In die andere Höhle
rules-jungle-goal-text = Jede Seite führt ihre Tiere. Ziehe in deinem Zug mit einem von ihnen ein Feld weit: vor, zurück oder zur Seite, nie schräg. Läufst du in die feindliche Höhle, gewinnst du sofort. Die eigene Höhle ist für deine Tiere tabu.
rules-jungle-ranks-title = Stark schlägt schwach
rules-jungle-ranks-captures = Ein Tier schlägt einen Gegner von gleichem oder niedrigerem Rang, indem es auf sein Feld zieht.
rules-jungle-ranks-captures-lower = Ein Tier schlägt einen Gegner von niedrigerem Rang, indem es auf sein Feld zieht. Gleich starke Tiere schlagen sich nicht.
rules-jungle-ranks-order = Vom stärksten zum schwächsten: { $animals }.
rules-jungle-ranks-takes = { $animal-start } schlägt { $victims-acc }, unabhängig vom Rang.
rules-jungle-ranks-spares = { $animal-start } schlägt niemals { $victims-acc }, außer auf einer Falle.
rules-jungle-river-title = Schwimmen, springen
rules-jungle-river-none = Hier schwimmt kein Tier.
rules-jungle-river-swims = { $count ->
    [1] Nur { $animals } schwimmt.
   *[other] Nur { $animals } schwimmen.
}
rules-jungle-river-safe = Von Land aus lässt sich kein Tier im Wasser schlagen. Im Wasser schlagen Tiere einander wie an Land.
rules-jungle-river-risky = Vom Ufer aus können nur Tiere, die schwimmen, eines im Wasser schlagen. Im Wasser schlagen Tiere einander wie an Land.
rules-jungle-river-ashore-nothing = Vom Wasser aus schlägt { $animal-the } nichts an Land.
rules-jungle-river-ashore-all = Vom Wasser aus schlägt { $animal-the } an Land dieselben Tiere wie sonst.
rules-jungle-river-ashore-but = Vom Wasser aus schlägt { $animal-the } an Land dieselben Tiere wie sonst, nur nicht { $victims-acc }.
rules-jungle-river-no-leaps = Hier springt kein Tier über den Fluss.
rules-jungle-river-leaps = { $count ->
    [1] Nur { $animals } kann
   *[other] Nur { $animals } können
} geradewegs über den Fluss springen, von Ufer zu Ufer, und bei der Landung schlagen.
rules-jungle-river-leaps-lengthwise = { $count ->
    [1] Nur { $animals } kann
   *[other] Nur { $animals } können
} geradewegs über den Fluss springen, von Ufer zu Ufer, aber nur längs, und bei der Landung schlagen.
rules-jungle-river-leaps-across = { $count ->
    [1] Nur { $animals } kann
   *[other] Nur { $animals } können
} geradewegs über den Fluss springen, von Ufer zu Ufer, aber nur quer, und bei der Landung schlagen.
rules-jungle-river-stops = Ein Tier im Wasser, das auf der Sprunglinie liegt, verhindert den Sprung.
rules-jungle-traps-title = Fallen schwächen
rules-jungle-traps-any = Ein Tier, das auf einer Falle steht, verliert seinen Rang: Jeder Gegner darf es schlagen, auch der schwächste.
rules-jungle-traps-enemy = Ein Tier, das auf einer feindlichen Falle steht, verliert seinen Rang: Jeder Gegner darf es schlagen, auch der schwächste.
rules-jungle-traps-attack = Es selbst greift weiter mit vollem Rang an.
rules-jungle-traps-attack-weakly = Auch beim Angriff hat es keinen Rang.
rules-jungle-end-title = Wie es endet
rules-jungle-end-text = Du gewinnst auch, wenn du alle Gegner schlägst oder die andere Seite nicht mehr ziehen kann.
rules-jungle-end-repetition = Kommt eine Stellung zum { $times ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[other] { $times }.
} Mal vor und dieselbe Seite ist am Zug, so ist die Partie remis.
rules-jungle-end-quiet = Nach { $moves } Zügen ohne Schlagen, beide Seiten zusammengezählt, ist die Partie remis.

## Tiere: der Name und die Formen, die Sätze brauchen; .acc ist der Wenfall. Ein Brett mit einem eigenen Tier bringt eigene Zeilen mit.
jungle-animal-rat = Ratte
    .the = die Ratte
    .acc = die Ratte
    .dat = der Ratte
    .start = Die Ratte
    .gender = feminine
jungle-animal-cat = Katze
    .the = die Katze
    .acc = die Katze
    .dat = der Katze
    .start = Die Katze
    .gender = feminine
jungle-animal-wolf = Wolf
    .the = der Wolf
    .acc = den Wolf
    .dat = dem Wolf
    .start = Der Wolf
    .gender = masculine
jungle-animal-dog = Hund
    .the = der Hund
    .acc = den Hund
    .dat = dem Hund
    .start = Der Hund
    .gender = masculine
jungle-animal-leopard = Leopard
    .the = der Leopard
    .acc = den Leoparden
    .dat = dem Leoparden
    .start = Der Leopard
    .gender = masculine
jungle-animal-lion = Löwe
    .the = der Löwe
    .acc = den Löwen
    .dat = dem Löwen
    .start = Der Löwe
    .gender = masculine
jungle-animal-tiger = Tiger
    .the = der Tiger
    .acc = den Tiger
    .dat = dem Tiger
    .start = Der Tiger
    .gender = masculine
jungle-animal-elephant = Elefant
    .the = der Elefant
    .acc = den Elefanten
    .dat = dem Elefanten
    .start = Der Elefant
    .gender = masculine

## Warum nicht? Ein Satz je Punkt der Regel.
jungle-why-j3 = Du kannst nur mit deinen eigenen Tieren ziehen.
jungle-why-j4 = Tiere ziehen ein Feld weit: vor, zurück oder zur Seite.
jungle-why-j5 = Dort steht eines deiner eigenen Tiere.
jungle-why-j6 = Kein Tier darf in die eigene Höhle.
jungle-why-j7 = { $animal-start } ist zu schwach, um { $victim-acc } zu schlagen.
jungle-why-j7-equal = Gleich starke Tiere schlagen sich hier nicht: { $animal-start } kann { $victim-acc } nicht schlagen.
jungle-why-j9 = { $animal-start } schlägt niemals { $victim-acc }, außer auf einer Falle.
jungle-why-j11 = Auf einer Falle hat { $animal-the } keinen Rang und kann { $victim-acc } nicht schlagen.
jungle-why-j12 = { $animal-start } kann nicht schwimmen.
jungle-why-j13 = Vom Wasser aus kann { $animal-the } { $victim-acc } nicht schlagen.
jungle-why-j14 = Von Land aus lässt sich im Wasser nichts schlagen.
jungle-why-j16 = { $animal-start } schlägt beim Schwimmen nichts an Land.
jungle-why-j17 = { $animal-start } kann so nicht über den Fluss springen.
jungle-why-j18 = { $animal-start } kann nicht springen: { $swimmer-start } schwimmt auf der Sprunglinie.
jungle-why-empty = Dort steht kein Tier: Wähle eines von deinen.
jungle-why-stuck = { $animal-start } kann jetzt nicht ziehen.

## Wie eine Partie endet
jungle-end-den = { $animal-start } ist in die Höhle gelaufen.
jungle-end-all-taken = Die andere Seite hat keine Tiere mehr.
jungle-end-blocked = Die andere Seite kann nicht mehr ziehen.
jungle-end-quiet = Zu viele Züge ohne Schlagen.

## Das Protokoll
jungle-log-begins = { $side } beginnt
jungle-log-moved = { $animal } { $from }–⁠{ $to }
jungle-log-leapt = { $animal } { $from }–⁠{ $to }, springt
jungle-log-captured = schlägt { $victim-acc }
jungle-log-captured-trapped = schlägt { $victim-acc } auf der Falle
jungle-log-den = läuft in die Höhle

## Warum ein Tipp gut ist
jungle-hint-best = Dieser Zug führt zur besten Stellung.
jungle-hint-wins = { $animal-start } gewinnt { $moves ->
    [1] sofort
   *[other] in { $moves } Zügen
}.
jungle-hint-takes = { $animal-start } schlägt { $victim-acc }, und kein Gegner kann zurückschlagen.
jungle-hint-trades = { $animal-start } schlägt { $victim-acc }: ein guter Tausch.
jungle-hint-blocks = { $animal-start } lässt { $enemy-acc } nicht in die Höhle.
jungle-hint-saves = { $animal-start } ist dort sicher vor { $enemy-dat }.
jungle-hint-shields = Dann kann { $enemy-the } { $victim-acc } nicht mehr schlagen.
jungle-hint-guards = Schlägt { $enemy-the } { $victim-acc }, kann { $animal-the } zurückschlagen.
jungle-hint-threatens = { $animal-start } bedroht von dort { $victim-acc }.
jungle-hint-nears = { $animal-start } kommt der feindlichen Höhle näher: noch { $moves ->
    [1] ein Zug
   *[other] { $moves } Züge
}.

## Die Karte eines Tiers
jungle-power-plain = Geht an Land, ein Feld je Zug.
jungle-power-swims = Schwimmt im Fluss.
jungle-power-leaps = Springt geradewegs über den Fluss.
jungle-power-leaps-lengthwise = Springt geradewegs über den Fluss, aber nur längs.
jungle-power-leaps-across = Springt geradewegs über den Fluss, aber nur quer.
jungle-power-takes = Schlägt { $victim-acc }, unabhängig vom Rang.
jungle-power-spares = Schlägt niemals { $victim-acc }, außer auf einer Falle.
jungle-power-ashore-nothing = Schlägt vom Wasser aus nichts an Land.
jungle-power-ashore-all = Schlägt vom Wasser aus dasselbe wie an Land.
jungle-power-ashore-but = Kann vom Wasser aus { $victim-acc } nicht schlagen.
jungle-card-trapped = Auf einer Falle: Jeder Gegner darf es schlagen.
jungle-card-in-water = Im Wasser: Von Land aus kann kein Tier es schlagen.
jungle-card-in-water-risky = Im Wasser: Schwimmer am Ufer dürfen es schlagen.

## Was ein Feld bewirkt
jungle-ground-den-red = Rote Höhle
jungle-ground-den-does-red = Läuft Blau hinein, gewinnt Blau. Rot darf nicht hinein.
jungle-ground-den-blue = Blaue Höhle
jungle-ground-den-does-blue = Läuft Rot hinein, gewinnt Rot. Blau darf nicht hinein.
jungle-ground-trap-red = Rote Falle
jungle-ground-trap-does-red = Ein blaues Tier darauf hat keinen Rang: Jedes rote darf es schlagen.
jungle-ground-trap-blue = Blaue Falle
jungle-ground-trap-does-blue = Ein rotes Tier darauf hat keinen Rang: Jedes blaue darf es schlagen.
jungle-ground-trap-does = Ein Tier darauf hat keinen Rang: Jeder Gegner darf es schlagen.
jungle-ground-river = Fluss
jungle-ground-river-does = Nur Schwimmer gehen hinein.
jungle-ground-river-leaps = Springer überqueren ihn, außer ein Schwimmer ist auf ihrer Linie.

## Die Tafel der Tiere
powers-line-jungle = Vom stärksten zum schwächsten. Auf einer Falle zählt der Rang nicht.

## Was ein Zug riskiert
jungle-risk = Im nächsten Zug könnte es dort durch { $animals-acc } geschlagen werden.
jungle-risk-trapped = Die Falle nimmt ihm den Rang: Im nächsten Zug könnte es dort durch { $animals-acc } geschlagen werden.

## Die Legende der Zeichen
jungle-sign-land = Land: Hier geht jedes Tier.
