# Zoon: Felder, Varianten, Stämme mit ihren Zoons, Trümpfe und Formationen.

## Felder
zoon-level-duel-of-tribes = Duell der Stämme
zoon-level-duel-of-tribes-line = Zwei von vier Stämmen, mit all ihren Zoons und Trümpfen.
zoon-level-duel-of-tribes-reconstructed = Nach einem Kartenspiel, das nicht mehr verlegt wird. Seine Regeln sind erhalten; die Stämme, ihre Karten und Bilder sind neu.
zoon-level-first-steps = Erste Schritte
zoon-level-first-steps-line = Zwei einfache Stämme ohne Trümpfe, um beim Spielen zu lernen.
zoon-level-first-steps-reconstructed = Nach einem Kartenspiel, das nicht mehr verlegt wird. Seine Regeln sind erhalten; die Stämme, ihre Karten und Bilder sind neu.

## Varianten
switch-quiet-advised = Remis vorschlagen
switch-quiet-advised-off = Nie
switch-quiet-advised-20 = Nach 20 ruhigen Zügen
switch-quiet-advised-40 = Nach 40 ruhigen Zügen
switch-quiet-draw = Partie endet remis
switch-quiet-draw-off = Nie
switch-quiet-draw-60 = Nach 60 ruhigen Zügen
switch-quiet-draw-100 = Nach 100 ruhigen Zügen
switch-beaten-shots = Verlorener Schuss
switch-beaten-shots-kept = Zurück auf die Hand
switch-beaten-shots-lost = Scheidet aus

## Arten von Zoons: der Name und die Formen, die Sätze brauchen; .dat ist der Wemfall
zoon-rank-chief = Häuptling
    .a = ein Häuptling
    .dat = einem Häuptling
    .plural = Häuptlinge
zoon-rank-hero = Held
    .a = ein Held
    .dat = einem Helden
    .plural = Helden
zoon-rank-priest = Priester
    .a = ein Priester
    .dat = einem Priester
    .plural = Priester
zoon-rank-monster = Monster
    .a = ein Monster
    .dat = einem Monster
    .plural = Monster
zoon-rank-elite = Elite
    .a = eine Elite
    .dat = einer Elite
    .plural = Eliten
zoon-rank-soldier = Soldat
    .a = ein Soldat
    .dat = einem Soldaten
    .plural = Soldaten
zoon-rank-emblem = Emblem
    .a = ein Emblem
    .dat = einem Emblem
    .plural = Embleme

## Was ein ★ bewirkt: sein Name und eine Zeile mit seinen Zahlen
zoon-star-second-move = Neuer Schwung
zoon-star-second-move-line = Gleichstand. Als Angreifer darf dieser Zoon in diesem Zug noch einmal ziehen.
zoon-star-stun = Betäuben
zoon-star-stun-line = Gleichstand. Der feindliche Zoon kann { $turns ->
    [1] in seinem nächsten Zug
   *[other] { $turns } Züge lang
} weder ziehen noch Trümpfe nutzen.
zoon-star-flee = Flucht
zoon-star-flee-line = Gleichstand. Dieser Zoon geht auf ein freies Feld seiner Aufstellungszone.
zoon-star-push = Erdrutsch
zoon-star-push-line = Gleichstand. Der feindliche Zoon wird gerade zurückgeschoben, { $cells ->
    [1] ein Feld weit
   *[other] bis zu { $cells } Felder weit
}.
zoon-star-face-up = Pollen
zoon-star-face-up-line = Gleichstand. Der feindliche Zoon bleibt offen bis zum Ende der Partie.
zoon-star-exchange-with = Ablösung
zoon-star-exchange-with-line = Gleichstand. Danach tauscht dieser Zoon den Platz mit { $rank-dat } von dir.
zoon-star-peek = Vision
zoon-star-peek-line = Gleichstand. Nur du siehst dir { $count ->
    [1] einen verdeckten feindlichen Zoon
   *[other] bis zu { $count } verdeckte feindliche Zoons
} an.
zoon-star-devour = Verschlingen
zoon-star-devour-line = Kein Gleichstand: Der feindliche Zoon scheidet aus.

## Was ein Trumpf bewirkt: seine Art und Zeilen mit ihren Zahlen
zoon-kind-shot = Schuss
zoon-kind-gear = Ausrüstung
zoon-kind-terrain = Gelände
zoon-kind-tactic = Taktik
zoon-kind-shot-line = Schütze: { $by }. Der Trumpf selbst kämpft gegen einen Zoon, auf den er zielt. Wird sein Kreuz berührt, scheidet der Trumpf aus.
zoon-kind-gear-line = Für einen deiner Zoons: { $on }.
zoon-kind-gear-both-line = +{ $bonus } auf seine berührte Zahl, im Angriff wie in der Abwehr.
zoon-kind-gear-attacking-line = +{ $bonus } auf seine berührte Zahl, wenn er angreift.
zoon-kind-gear-defending-line = +{ $bonus } auf seine berührte Zahl, wenn er sich wehrt, auch gegen Schüsse.
zoon-kind-gear-unpushable-line = Sein Träger kann nicht geschoben werden.
zoon-kind-terrain-line = Bedeckt { $squares ->
    [1] ein freies Feld
   *[other] { $squares } freie Felder nebeneinander
} bis zum Ende der Partie.
zoon-kind-terrain-outside-enemy-deployment-line = Überall außer in der feindlichen Aufstellungszone.
zoon-kind-terrain-own-camp-line = Nur im eigenen Lager.
zoon-kind-terrain-all-line = Ein Hindernis für alle.
zoon-kind-terrain-enemy-line = Ein Hindernis für den Gegner; deine Zoons gehen frei hindurch und dürfen darauf stehen.
zoon-kind-several-moves-line = Bewege nacheinander bis zu { $count } verschiedene Zoons. Jeder darf kämpfen.
zoon-kind-lure-line = Zeig auf einen verdeckten feindlichen Zoon. Ist es { $rank-a }, bewegst du ihn nach seinem eigenen Raster, gedreht zu seinem Lager hin, auf ein freies Feld. Wenn nicht, ist der Trumpf verbraucht.
zoon-kind-lure-by-line = Braucht auf dem Feld einen deiner Zoons: { $by }.
zoon-kind-leap-line = Einer deiner Zoons springt auf ein Feld, das bis zu { $distance } entfernt ist, was auch dazwischenliegt, und darf dort kämpfen. Ein Gleichstand schickt ihn zurück.
zoon-kind-leap-not-line = Nicht mit: { $not }.
zoon-trump-uses = { $uses ->
    [0] Beliebig oft
    [1] Einmal
   *[other] { $uses }-mal
}
zoon-trump-class = { $kind }, { $strength ->
    [1] 1 Punkt
   *[other] { $strength } Punkte
}

## Was Karten sonst noch sagen
zoon-card-reserve = Verstärkung
zoon-card-still = Zieht nie von selbst.

## Stämme: der Name, die Formen, die Sätze brauchen, und eine Zeile ihrer Geschichte
zoon-tribe-cendrelins = Cendrelins
    .the = die Cendrelins
    .acc = die Cendrelins
    .dat = den Cendrelins
    .start = Die Cendrelins
zoon-tribe-cendrelins-line = Salamander der warmen Lavaströme. Schnell und zerbrechlich, bleiben sie nie lange an einem Ort.
zoon-tribe-mousserocs = Mousserocs
    .the = die Mousserocs
    .acc = die Mousserocs
    .dat = den Mousserocs
    .start = Die Mousserocs
zoon-tribe-mousserocs-line = Dachse, so alt, dass Moos auf ihnen wächst. Sie sind langsam und schwer zu vertreiben.
zoon-tribe-ventplumes = Ventplumes
    .the = die Ventplumes
    .acc = die Ventplumes
    .dat = den Ventplumes
    .start = Die Ventplumes
zoon-tribe-ventplumes-line = Reiher vom offenen Meer. Sie fliegen über alles hinweg, was ihnen im Weg steht.
zoon-tribe-vasards = Vasards
    .the = die Vasards
    .acc = die Vasards
    .dat = den Vasards
    .start = Die Vasards
zoon-tribe-vasards-line = Kröten des schwarzen Sumpfs. Sie sitzen still und warten, bis ihre Beute näher kommt.

## Zoons: der Name und die Formen, die Sätze brauchen; .acc ist der Wenfall, .dat der Wemfall. Ein eigener Stamm bringt eigene Zeilen mit.

# Cendrelins
zoon-card-cendrelins-flamboise = Flamboise
    .the = Flamboise
    .acc = Flamboise
    .dat = Flamboise
    .start = Flamboise
    .gender = feminine
zoon-card-cendrelins-tison-sauteur = Glutspringer
    .the = der Glutspringer
    .acc = den Glutspringer
    .dat = dem Glutspringer
    .start = Der Glutspringer
    .gender = masculine
zoon-card-cendrelins-souffle-suie = Rußhauch
    .the = Rußhauch
    .acc = Rußhauch
    .dat = Rußhauch
    .start = Rußhauch
    .gender = masculine
zoon-card-cendrelins-grand-urodele = Großurodel
    .the = der Großurodel
    .acc = den Großurodel
    .dat = dem Großurodel
    .start = Der Großurodel
    .gender = masculine
zoon-card-cendrelins-pyrolancier = Pyrolanzer
    .the = der Pyrolanzer
    .acc = den Pyrolanzer
    .dat = dem Pyrolanzer
    .start = Der Pyrolanzer
    .gender = masculine
zoon-card-cendrelins-escarbille = Escarbille
    .the = die Escarbille
    .acc = die Escarbille
    .dat = der Escarbille
    .start = Die Escarbille
    .gender = feminine
zoon-card-cendrelins-braise-mere = Mutterglut
    .the = Mutterglut
    .acc = Mutterglut
    .dat = Mutterglut
    .start = Mutterglut
    .gender = feminine
zoon-card-cendrelins-jeune-triton = Jungmolch
    .the = der Jungmolch
    .acc = den Jungmolch
    .dat = dem Jungmolch
    .start = Der Jungmolch
    .gender = masculine

# Mousserocs
zoon-card-mousserocs-doyen-lichen = Flechtengreis
    .the = der Flechtengreis
    .acc = den Flechtengreis
    .dat = dem Flechtengreis
    .start = Der Flechtengreis
    .gender = masculine
zoon-card-mousserocs-granitelle = Granitelle
    .the = Granitelle
    .acc = Granitelle
    .dat = Granitelle
    .start = Granitelle
    .gender = feminine
zoon-card-mousserocs-spore-veille = Sporenwacht
    .the = die Sporenwacht
    .acc = die Sporenwacht
    .dat = der Sporenwacht
    .start = Die Sporenwacht
    .gender = feminine
zoon-card-mousserocs-ours-talus = Geröllbär
    .the = der Geröllbär
    .acc = den Geröllbären
    .dat = dem Geröllbären
    .start = Der Geröllbär
    .gender = masculine
zoon-card-mousserocs-carapacon = Carapaçon
    .the = der Carapaçon
    .acc = den Carapaçon
    .dat = dem Carapaçon
    .start = Der Carapaçon
    .gender = masculine
zoon-card-mousserocs-galet = Kiesel
    .the = der Kiesel
    .acc = den Kiesel
    .dat = dem Kiesel
    .start = Der Kiesel
    .gender = masculine
zoon-card-mousserocs-pierre-racine = Wurzelstein
    .the = der Wurzelstein
    .acc = den Wurzelstein
    .dat = dem Wurzelstein
    .start = Der Wurzelstein
    .gender = masculine
zoon-card-mousserocs-galet-roulant = Rollkiesel
    .the = der Rollkiesel
    .acc = den Rollkiesel
    .dat = dem Rollkiesel
    .start = Der Rollkiesel
    .gender = masculine

# Ventplumes
zoon-card-ventplumes-haute-aile = Hochschwinge
    .the = Hochschwinge
    .acc = Hochschwinge
    .dat = Hochschwinge
    .start = Hochschwinge
    .gender = feminine
zoon-card-ventplumes-bec-d-acier = Stahlschnabel
    .the = Stahlschnabel
    .acc = Stahlschnabel
    .dat = Stahlschnabel
    .start = Stahlschnabel
    .gender = masculine
zoon-card-ventplumes-chante-brume = Nebelsängerin
    .the = die Nebelsängerin
    .acc = die Nebelsängerin
    .dat = der Nebelsängerin
    .start = Die Nebelsängerin
    .gender = feminine
zoon-card-ventplumes-rokh-gris = Graurokh
    .the = der Graurokh
    .acc = den Graurokh
    .dat = dem Graurokh
    .start = Der Graurokh
    .gender = masculine
zoon-card-ventplumes-plongeon = Taucher
    .the = der Taucher
    .acc = den Taucher
    .dat = dem Taucher
    .start = Der Taucher
    .gender = masculine
zoon-card-ventplumes-duvet = Flaumling
    .the = der Flaumling
    .acc = den Flaumling
    .dat = dem Flaumling
    .start = Der Flaumling
    .gender = masculine
zoon-card-ventplumes-nid-celeste = Himmelsnest
    .the = das Himmelsnest
    .acc = das Himmelsnest
    .dat = dem Himmelsnest
    .start = Das Himmelsnest
    .gender = neuter
zoon-card-ventplumes-oisillon = Nestling
    .the = der Nestling
    .acc = den Nestling
    .dat = dem Nestling
    .start = Der Nestling
    .gender = masculine

# Vasards
zoon-card-vasards-grand-coa = Großer Coâ
    .the = der Große Coâ
    .acc = den Großen Coâ
    .dat = dem Großen Coâ
    .start = Der Große Coâ
    .gender = masculine
zoon-card-vasards-langue-fouet = Peitschenzunge
    .the = Peitschenzunge
    .acc = Peitschenzunge
    .dat = Peitschenzunge
    .start = Peitschenzunge
    .gender = feminine
zoon-card-vasards-mere-tetard = Quappenmutter
    .the = die Quappenmutter
    .acc = die Quappenmutter
    .dat = der Quappenmutter
    .start = Die Quappenmutter
    .gender = feminine
zoon-card-vasards-silure-noir = Schwarzwels
    .the = der Schwarzwels
    .acc = den Schwarzwels
    .dat = dem Schwarzwels
    .start = Der Schwarzwels
    .gender = masculine
zoon-card-vasards-crapaudin = Crapaudin
    .the = der Crapaudin
    .acc = den Crapaudin
    .dat = dem Crapaudin
    .start = Der Crapaudin
    .gender = masculine
zoon-card-vasards-rainet = Rainet
    .the = der Rainet
    .acc = den Rainet
    .dat = dem Rainet
    .start = Der Rainet
    .gender = masculine
zoon-card-vasards-nenuphar-d-or = Goldseerose
    .the = die Goldseerose
    .acc = die Goldseerose
    .dat = der Goldseerose
    .start = Die Goldseerose
    .gender = feminine
zoon-card-vasards-tetard-tenace = Trotzquappe
    .the = die Trotzquappe
    .acc = die Trotzquappe
    .dat = der Trotzquappe
    .start = Die Trotzquappe
    .gender = feminine

## Trümpfe: der Name und die Formen, die Sätze brauchen
zoon-trump-cendrelins-slag-shot = Schlackenwurf
    .the = der Schlackenwurf
    .acc = den Schlackenwurf
    .dat = dem Schlackenwurf
    .start = Der Schlackenwurf
    .gender = masculine
zoon-trump-cendrelins-ash-cape = Aschenumhang
    .the = der Aschenumhang
    .acc = den Aschenumhang
    .dat = dem Aschenumhang
    .start = Der Aschenumhang
    .gender = masculine
zoon-trump-cendrelins-lava-sheet = Lavadecke
    .the = die Lavadecke
    .acc = die Lavadecke
    .dat = der Lavadecke
    .start = Die Lavadecke
    .gender = feminine
zoon-trump-mousserocs-pebble-throw = Kieselwurf
    .the = der Kieselwurf
    .acc = den Kieselwurf
    .dat = dem Kieselwurf
    .start = Der Kieselwurf
    .gender = masculine
zoon-trump-mousserocs-schist-armor = Schieferpanzer
    .the = der Schieferpanzer
    .acc = den Schieferpanzer
    .dat = dem Schieferpanzer
    .start = Der Schieferpanzer
    .gender = masculine
zoon-trump-mousserocs-peat-rampart = Torfwall
    .the = der Torfwall
    .acc = den Torfwall
    .dat = dem Torfwall
    .start = Der Torfwall
    .gender = masculine
zoon-trump-ventplumes-feather-volley = Federsalve
    .the = die Federsalve
    .acc = die Federsalve
    .dat = der Federsalve
    .start = Die Federsalve
    .gender = feminine
zoon-trump-ventplumes-wedge-formation = Keilformation
    .the = die Keilformation
    .acc = die Keilformation
    .dat = der Keilformation
    .start = Die Keilformation
    .gender = feminine
zoon-trump-ventplumes-lure-song = Lockgesang
    .the = der Lockgesang
    .acc = den Lockgesang
    .dat = dem Lockgesang
    .start = Der Lockgesang
    .gender = masculine
zoon-trump-vasards-acid-spit = Säurespucke
    .the = die Säurespucke
    .acc = die Säurespucke
    .dat = der Säurespucke
    .start = Die Säurespucke
    .gender = feminine
zoon-trump-vasards-reed-harpoon = Schilfharpune
    .the = die Schilfharpune
    .acc = die Schilfharpune
    .dat = der Schilfharpune
    .start = Die Schilfharpune
    .gender = feminine
zoon-trump-vasards-great-leap = Riesensprung
    .the = der Riesensprung
    .acc = den Riesensprung
    .dat = dem Riesensprung
    .start = Der Riesensprung
    .gender = masculine

## Formationen
zoon-formation-shield = Schild
zoon-formation-flank = Starke Flanke
zoon-formation-vanguard = Vorhut
zoon-formation-screen = Vorhang
zoon-formation-corner = Ecke

## Tipps: warum eine Aktion gut ist
zoon-hint-best = So stehst du am besten.
zoon-hint-deploys = So steht dein Stamm gut.
zoon-hint-moves = Dort steht diese Karte besser.
zoon-hint-attacks-known = Du kennst diesen Gegner, und die Chancen stehen gut für dich.
zoon-hint-attacks-unknown = Was es auch sein mag, der Angriff ist das Risiko wert.
zoon-hint-shoots = Mit einem Schuss riskierst du nur den Trumpf.
zoon-hint-trump = Jetzt nützt dir dieser Trumpf am meisten.
zoon-hint-reinforces = Eine Verstärkung gibt dir eine Karte mehr auf dem Feld.
zoon-hint-touches = Dein Gegner kann diese Wahl nicht vorhersehen.

## Warum nicht? Ein Satz je Punkt der Regel.
zoon-why-turn = Jetzt entscheidet die andere Seite.
zoon-why-empty = Dort ist keine Karte: Wähle eine von deinen.
zoon-why-not-yours = In deinem Zug handeln nur deine eigenen Karten.
zoon-why-stuck = { $zoon-start } kann jetzt auf kein Feld ziehen.
zoon-why-no-move = Keiner deiner Zoons kann jetzt ziehen.
zoon-why-obstacle = Ein Hindernis sperrt dieses Feld.
zoon-why-too-far = So weit reicht der Sprung nicht.
zoon-why-touch = Berühre zuerst die feindliche Karte: Wähle eine Diagonale.
zoon-why-flee = Die Flucht führt auf ein freies Feld deiner Aufstellungszone.
zoon-why-flee-taken = Die Flucht führt auf ein freies Feld: Dieses ist besetzt.
zoon-why-exchange = Getauscht wird der Platz mit { $type-dat } von dir.
zoon-why-peek = Wähle einen verdeckten feindlichen Zoon, den du noch nicht angesehen hast.
zoon-why-peek-up = Diese Karte hast du gesehen: Wähle eine andere, die verdeckt liegt.
zoon-why-peek-one = Sieh dir mindestens einen feindlichen Zoon an.
zoon-why-peek-last = Mehr Karten darfst du nicht ansehen: Drücke Fertig, sobald du sie gesehen hast.
zoon-why-second = Nur { $zoon-the } darf noch einmal ziehen.
zoon-why-lure = Nur ein verdeckter feindlicher Zoon lässt sich locken.
zoon-why-lure-stunned = Ein betäubter Zoon lässt sich nicht locken.
zoon-why-lured = Bewege zuerst die gerufene Karte, { $zoon-acc }.
zoon-why-march = Beende zuerst den Marsch: Bewege einen anderen Zoon oder halte hier an.
zoon-why-ground-enemy = Nicht in der feindlichen Aufstellungszone.
zoon-why-ground-camp = Nur im eigenen Lager.
zoon-why-two-squares = Es braucht zwei freie Felder nebeneinander.
zoon-why-formation = Eine Formation lässt sich nur wählen, solange keine Karte ausliegt.
zoon-why-formations = In dieser Partie werden die Karten in fertigen Formationen ausgelegt.
zoon-why-no-card = So eine Karte hast du nicht mehr auf der Hand.
zoon-why-same = Dort liegt schon so eine Karte.
zoon-why-rearranged = Du hast so oft umgelegt wie erlaubt ({ $count }): Was ausliegt, bleibt liegen.
zoon-why-z7 = Karten werden in der eigenen Aufstellungszone ausgelegt.
zoon-why-z7-ready = Lege zuerst deine Karten aus, auch das Emblem.
zoon-why-z9 = Das Emblem braucht noch ein Feld.
zoon-why-z9-trumps = Diese Karte bleibt auf der Hand, während die Zoons ausgelegt werden.
zoon-why-z18 = Das Raster führt { $zoon-acc } auf andere Felder.
zoon-why-z22 = Dort steht einer deiner eigenen Zoons.
zoon-why-z24 = { $zoon-start } kommt nicht vorbei: { $square } ist nicht frei.
zoon-why-z25 = { $zoon-start } kommt jetzt nur auf die andere Art dorthin.
zoon-why-z28 = { $zoon-start } ist betäubt und kann nicht ziehen.
zoon-why-z48 = Nur deine eigenen Zoons nutzen deine Trümpfe.
zoon-why-z50 = Keiner deiner Zoons auf dem Feld ist von einer Art, die diesen Trumpf nutzt.
zoon-why-z50-this = { $zoon-start } ist von keiner Art, die diesen Trumpf nutzt.
zoon-why-z51 = Alle Zoons, die diesen Trumpf nutzen könnten, sind betäubt.
zoon-why-z51-this = { $zoon-start } ist betäubt und kann keinen Trumpf nutzen.
zoon-why-z52 = { $zoon-start } ist schon gezogen: Nimm einen anderen Zoon.
zoon-why-z52-one = Bewege mindestens einen Zoon.
zoon-why-z53 = Dieser Trumpf würde jetzt nichts bewirken.
zoon-why-z54 = Dieser Trumpf ist verbraucht.
zoon-why-z55 = Ein gelockter Zoon geht nur auf ein freies Feld.
zoon-why-z59 = Dieser Trumpf liegt auf einem deiner Zoons und bleibt dort.
zoon-why-z61 = Alle Zoons, die diese Ausrüstung tragen könnten, tragen schon eine.
zoon-why-z61-this = { $zoon-start } trägt schon eine Ausrüstung.
zoon-why-z64 = Dieser Trumpf bleibt bis zum Ende der Partie auf dem Feld.
zoon-why-z65 = Gelände braucht freie Felder.
zoon-why-z66 = Nur ein feindlicher Zoon kann das Ziel sein.
zoon-why-z67 = Von dort erreicht der Schuss dieses Feld nicht.
zoon-why-z77 = Dieser Schuss könnte keinen feindlichen Zoon erreichen.
zoon-why-z77-this = { $zoon-start } hat von dort aus kein Ziel dafür.
zoon-why-z78 = Eine Verstärkung kommt auf ein freies Feld deiner Verstärkungszone.
zoon-why-z78-full = Kein Feld deiner Verstärkungszone ist frei.
zoon-why-z78-taken = Eine Verstärkung kommt auf ein freies Feld: Dieses ist besetzt.
