# Zoon: campi, varianti, tribù con i loro Zoon, Assi e formazioni.

## Campi
zoon-level-duel-of-tribes = Duello delle tribù
zoon-level-duel-of-tribes-line = Due tribù su quattro, con tutti i loro Zoon e Assi.
zoon-level-duel-of-tribes-reconstructed = Da un gioco di carte fuori commercio. Le regole sono rimaste; le tribù, le loro carte e le immagini sono nostre.
zoon-level-first-steps = Primi passi
zoon-level-first-steps-line = Due tribù semplici, senza Assi, per imparare giocando.
zoon-level-first-steps-reconstructed = Da un gioco di carte fuori commercio. Le regole sono rimaste; le tribù, le loro carte e le immagini sono nostre.

## Varianti
switch-quiet-advised = Suggerire la patta
switch-quiet-advised-off = Mai
switch-quiet-advised-20 = Dopo 20 turni tranquilli
switch-quiet-advised-40 = Dopo 40 turni tranquilli
switch-quiet-draw = Finire in patta
switch-quiet-draw-off = Mai
switch-quiet-draw-60 = Dopo 60 turni tranquilli
switch-quiet-draw-100 = Dopo 100 turni tranquilli
switch-beaten-shots = Un tiro che perde
switch-beaten-shots-kept = Torna in mano
switch-beaten-shots-lost = È eliminato

## I tipi di Zoon: il nome, e le forme che servono alle frasi
zoon-rank-chief = Capo
    .a = un Capo
    .plural = Capi
zoon-rank-hero = Eroe
    .a = un Eroe
    .plural = Eroi
zoon-rank-priest = Sacerdote
    .a = un Sacerdote
    .plural = Sacerdoti
zoon-rank-monster = Mostro
    .a = un Mostro
    .plural = Mostri
zoon-rank-elite = Élite
    .a = un’Élite
    .plural = Élite
zoon-rank-soldier = Soldato
    .a = un Soldato
    .plural = Soldati
zoon-rank-emblem = Emblema
    .a = un Emblema
    .plural = Emblemi

## Che cosa fa una ★: il suo nome, e una riga con i suoi numeri
zoon-star-second-move = Slancio
zoon-star-second-move-line = Pareggio. Se attaccava, in questo turno può muoversi ancora una volta.
zoon-star-stun = Stordimento
zoon-star-stun-line = Pareggio. Lo Zoon nemico non può né muoversi né usare Assi { $turns ->
    [1] nel suo prossimo turno
   *[other] per { $turns } turni
}.
zoon-star-flee = Fuga
zoon-star-flee-line = Pareggio. Si sposta su una casella libera della sua zona di schieramento.
zoon-star-push = Frana
zoon-star-push-line = Pareggio. Lo Zoon nemico è respinto in linea retta, { $cells ->
    [1] di una casella
   *[other] fino a { $cells } caselle
}.
zoon-star-face-up = Polline
zoon-star-face-up-line = Pareggio. Lo Zoon nemico resta scoperto fino alla fine della partita.
zoon-star-exchange-with = Cambio
zoon-star-exchange-with-line = Pareggio. Poi scambia il posto con { $rank-a } della tua tribù.
zoon-star-peek = Visione
zoon-star-peek-line = Pareggio. Solo tu guardi { $count ->
    [1] uno Zoon nemico coperto
   *[other] fino a { $count } Zoon nemici coperti
}.
zoon-star-devour = Ingoiatutto
zoon-star-devour-line = Niente pareggio: lo Zoon nemico è eliminato.

## Che cosa fa un Asso: il suo genere, e righe con i loro numeri
zoon-kind-shot = Tiro
zoon-kind-gear = Equipaggiamento
zoon-kind-terrain = Terreno
zoon-kind-tactic = Tattica
zoon-kind-shot-line = Tira { $by }: ad affrontare lo Zoon preso di mira è l’Asso stesso. Se la sua croce è toccata, l’Asso è eliminato.
zoon-kind-gear-line = Da mettere su uno dei tuoi: { $on }.
zoon-kind-gear-both-line = +{ $bonus } al numero toccato, in attacco e in difesa.
zoon-kind-gear-attacking-line = +{ $bonus } al numero toccato quando attacca.
zoon-kind-gear-defending-line = +{ $bonus } al numero toccato quando difende, anche contro un tiro.
zoon-kind-gear-unpushable-line = Non può essere respinto.
zoon-kind-terrain-line = { $squares ->
    [1] Copre una casella libera
   *[other] Copre { $squares } caselle libere affiancate
} fino alla fine della partita.
zoon-kind-terrain-outside-enemy-deployment-line = Ovunque, tranne nella zona di schieramento nemica.
zoon-kind-terrain-own-camp-line = Solo nel tuo campo.
zoon-kind-terrain-all-line = Un Ostacolo per tutti.
zoon-kind-terrain-enemy-line = Un Ostacolo per il nemico; i tuoi Zoon lo attraversano e vi si fermano liberamente.
zoon-kind-several-moves-line = Muovi fino a { $count } Zoon diversi, uno dopo l’altro. Ciascuno può combattere.
zoon-kind-lure-line = Indica uno Zoon nemico coperto. Se è { $rank-a }, lo muovi secondo la sua griglia, rivolta verso il suo campo, su una casella libera. Altrimenti l’Asso è perso.
zoon-kind-lure-by-line = In campo deve esserci uno dei tuoi: { $by }.
zoon-kind-leap-line = Uno dei tuoi Zoon balza su una casella distante fino a { $distance }, qualunque cosa ci sia in mezzo, e lì può combattere. Un pareggio lo rimanda indietro.
zoon-kind-leap-not-line = Esclusi: { $not }.
zoon-trump-uses = { $uses ->
    [0] Senza limite
    [1] Una volta
   *[other] { $uses } volte
}
zoon-trump-class = { $kind }, { $strength ->
    [1] 1 punto Asso
   *[other] { $strength } punti Asso
}

## Che cos’altro dicono le carte
zoon-card-reserve = Rinforzo
zoon-card-still = Non si muove mai da sé.

## Le tribù: il nome, le forme che servono alle frasi, e una riga della loro storia
zoon-tribe-cendrelins = Cendrelins
    .the = i Cendrelins
    .start = I Cendrelins
zoon-tribe-cendrelins-line = Salamandre delle tiepide colate di lava. Veloci e fragili, non restano mai a lungo nello stesso posto.
zoon-tribe-mousserocs = Mousserocs
    .the = i Mousserocs
    .start = I Mousserocs
zoon-tribe-mousserocs-line = Tassi così vecchi che il muschio ci cresce sopra. Sono lenti, e difficili da scacciare.
zoon-tribe-ventplumes = Ventplumes
    .the = i Ventplumes
    .start = I Ventplumes
zoon-tribe-ventplumes-line = Aironi del mare aperto. Volano sopra tutto ciò che sbarra loro la strada.
zoon-tribe-vasards = Vasards
    .the = i Vasards
    .start = I Vasards
zoon-tribe-vasards-line = Rospi della palude nera. Stanno immobili e aspettano che la preda si avvicini.

## Gli Zoon: il nome, e le forme che servono alle frasi. Una tribù propria porta le proprie righe.

# Cendrelins
zoon-card-cendrelins-flamboise = Flamboise
    .the = Flamboise
    .start = Flamboise
    .gender = feminine
zoon-card-cendrelins-tison-sauteur = Tizzone Saltatore
    .the = il Tizzone Saltatore
    .start = Il Tizzone Saltatore
    .gender = masculine
zoon-card-cendrelins-souffle-suie = Soffiafuliggine
    .the = Soffiafuliggine
    .start = Soffiafuliggine
    .gender = masculine
zoon-card-cendrelins-grand-urodele = Grande Urodelo
    .the = il Grande Urodelo
    .start = Il Grande Urodelo
    .gender = masculine
zoon-card-cendrelins-pyrolancier = Pirolanciere
    .the = il Pirolanciere
    .start = Il Pirolanciere
    .gender = masculine
zoon-card-cendrelins-escarbille = Escarbille
    .the = l’Escarbille
    .start = L’Escarbille
    .gender = feminine
zoon-card-cendrelins-braise-mere = Madre Brace
    .the = Madre Brace
    .start = Madre Brace
    .gender = feminine
zoon-card-cendrelins-jeune-triton = Giovane Tritone
    .the = il Giovane Tritone
    .start = Il Giovane Tritone
    .gender = masculine

# Mousserocs
zoon-card-mousserocs-doyen-lichen = Decano Lichene
    .the = Decano Lichene
    .start = Decano Lichene
    .gender = masculine
zoon-card-mousserocs-granitelle = Granitelle
    .the = Granitelle
    .start = Granitelle
    .gender = feminine
zoon-card-mousserocs-spore-veille = Vegliaspore
    .the = Vegliaspore
    .start = Vegliaspore
    .gender = feminine
zoon-card-mousserocs-ours-talus = Orso Ghiaione
    .the = l’Orso Ghiaione
    .start = L’Orso Ghiaione
    .gender = masculine
zoon-card-mousserocs-carapacon = Carapaçon
    .the = il Carapaçon
    .start = Il Carapaçon
    .gender = masculine
zoon-card-mousserocs-galet = Ciottolo
    .the = il Ciottolo
    .start = Il Ciottolo
    .gender = masculine
zoon-card-mousserocs-pierre-racine = Pietra Radice
    .the = la Pietra Radice
    .start = La Pietra Radice
    .gender = feminine
zoon-card-mousserocs-galet-roulant = Ciottolo Rotolante
    .the = il Ciottolo Rotolante
    .start = Il Ciottolo Rotolante
    .gender = masculine

# Ventplumes
zoon-card-ventplumes-haute-aile = Ala Alta
    .the = Ala Alta
    .start = Ala Alta
    .gender = feminine
zoon-card-ventplumes-bec-d-acier = Becco d’Acciaio
    .the = Becco d’Acciaio
    .start = Becco d’Acciaio
    .gender = masculine
zoon-card-ventplumes-chante-brume = Cantabruma
    .the = Cantabruma
    .start = Cantabruma
    .gender = feminine
zoon-card-ventplumes-rokh-gris = Rokh Grigio
    .the = il Rokh Grigio
    .start = Il Rokh Grigio
    .gender = masculine
zoon-card-ventplumes-plongeon = Tuffatore
    .the = il Tuffatore
    .start = Il Tuffatore
    .gender = masculine
zoon-card-ventplumes-duvet = Piumino
    .the = il Piumino
    .start = Il Piumino
    .gender = masculine
zoon-card-ventplumes-nid-celeste = Nido Celeste
    .the = il Nido Celeste
    .start = Il Nido Celeste
    .gender = masculine
zoon-card-ventplumes-oisillon = Nidiaceo
    .the = il Nidiaceo
    .start = Il Nidiaceo
    .gender = masculine

# Vasards
zoon-card-vasards-grand-coa = Gran Coâ
    .the = Gran Coâ
    .start = Gran Coâ
    .gender = masculine
zoon-card-vasards-langue-fouet = Linguafrusta
    .the = Linguafrusta
    .start = Linguafrusta
    .gender = feminine
zoon-card-vasards-mere-tetard = Madre Girino
    .the = Madre Girino
    .start = Madre Girino
    .gender = feminine
zoon-card-vasards-silure-noir = Siluro Nero
    .the = il Siluro Nero
    .start = Il Siluro Nero
    .gender = masculine
zoon-card-vasards-crapaudin = Crapaudin
    .the = il Crapaudin
    .start = Il Crapaudin
    .gender = masculine
zoon-card-vasards-rainet = Rainet
    .the = il Rainet
    .start = Il Rainet
    .gender = masculine
zoon-card-vasards-nenuphar-d-or = Ninfea d’Oro
    .the = la Ninfea d’Oro
    .start = La Ninfea d’Oro
    .gender = feminine
zoon-card-vasards-tetard-tenace = Girino Tenace
    .the = il Girino Tenace
    .start = Il Girino Tenace
    .gender = masculine

## Gli Assi: il nome, e le forme che servono alle frasi
zoon-trump-cendrelins-slag-shot = Getto di Scorie
    .the = il Getto di Scorie
    .start = Il Getto di Scorie
    .gender = masculine
zoon-trump-cendrelins-ash-cape = Mantello di Cenere
    .the = il Mantello di Cenere
    .start = Il Mantello di Cenere
    .gender = masculine
zoon-trump-cendrelins-lava-sheet = Colata di Lava
    .the = la Colata di Lava
    .start = La Colata di Lava
    .gender = feminine
zoon-trump-mousserocs-pebble-throw = Lancio di Ciottoli
    .the = il Lancio di Ciottoli
    .start = Il Lancio di Ciottoli
    .gender = masculine
zoon-trump-mousserocs-schist-armor = Corazza di Scisto
    .the = la Corazza di Scisto
    .start = La Corazza di Scisto
    .gender = feminine
zoon-trump-mousserocs-peat-rampart = Bastione di Torba
    .the = il Bastione di Torba
    .start = Il Bastione di Torba
    .gender = masculine
zoon-trump-ventplumes-feather-volley = Raffica di Piume
    .the = la Raffica di Piume
    .start = La Raffica di Piume
    .gender = feminine
zoon-trump-ventplumes-wedge-formation = Formazione a Cuneo
    .the = la Formazione a Cuneo
    .start = La Formazione a Cuneo
    .gender = feminine
zoon-trump-ventplumes-lure-song = Canto Ingannatore
    .the = il Canto Ingannatore
    .start = Il Canto Ingannatore
    .gender = masculine
zoon-trump-vasards-acid-spit = Sputo Acido
    .the = lo Sputo Acido
    .start = Lo Sputo Acido
    .gender = masculine
zoon-trump-vasards-reed-harpoon = Arpione di Canna
    .the = l’Arpione di Canna
    .start = L’Arpione di Canna
    .gender = masculine
zoon-trump-vasards-great-leap = Grande Balzo
    .the = il Grande Balzo
    .start = Il Grande Balzo
    .gender = masculine

## Formazioni
zoon-formation-shield = Scudo
zoon-formation-flank = Fianco forte
zoon-formation-vanguard = Avanguardia
zoon-formation-screen = Cortina
zoon-formation-corner = Angolo

## Consigli: perché un’azione è buona
zoon-hint-best = Così la tua posizione è la migliore.
zoon-hint-deploys = Così la tua tribù è ben schierata.
zoon-hint-moves = Questa carta lì sta meglio.
zoon-hint-attacks-known = Conosci questo nemico, e le probabilità sono dalla tua parte.
zoon-hint-attacks-unknown = Qualunque cosa sia, l’attacco vale il rischio.
zoon-hint-shoots = Con un tiro rischi soltanto l’Asso.
zoon-hint-trump = È adesso che questo Asso rende di più.
zoon-hint-reinforces = Un rinforzo ti dà una carta in più sul terreno.
zoon-hint-touches = Il tuo avversario non può prevedere questa scelta.

## Perché no? Una frase per ogni punto del regolamento.
zoon-why-turn = Ora tocca all’avversario decidere.
zoon-why-empty = Lì non c’è nessuna carta. Scegline una delle tue.
zoon-why-not-yours = Nel tuo turno agiscono soltanto le tue carte.
zoon-why-stuck = { $zoon-start } ora non ha nessuna casella in cui andare.
zoon-why-no-move = Nessuno dei tuoi Zoon può muoversi ora.
zoon-why-obstacle = Un Ostacolo chiude questa casella.
zoon-why-too-far = Il balzo non arriva così lontano.
zoon-why-touch = Prima tocca la carta nemica: scegli una diagonale.
zoon-why-flee = Fugge su una casella libera della tua zona di schieramento.
zoon-why-flee-taken = Fugge su una casella libera: questa è occupata.
zoon-why-exchange = Scambia il posto con { $type-a } della tua tribù.
zoon-why-peek = Scegli uno Zoon nemico coperto che non hai ancora guardato.
zoon-why-peek-up = Questa carta l’hai già vista: scegline un’altra coperta.
zoon-why-peek-one = Guarda almeno uno Zoon nemico.
zoon-why-peek-last = Hai guardato tutte le carte che potevi: quando le hai viste, premi Fatto.
zoon-why-second = Soltanto { $zoon-the } può muoversi ancora una volta.
zoon-why-lure = Si può attirare soltanto uno Zoon nemico coperto.
zoon-why-lure-stunned = Uno Zoon stordito non si può attirare.
zoon-why-lured = Prima muovi la carta chiamata, { $zoon-the }.
zoon-why-march = Prima finisci la marcia: muovi un altro Zoon, o fermala qui.
zoon-why-ground-enemy = Non nella zona di schieramento nemica.
zoon-why-ground-camp = Solo nel tuo campo.
zoon-why-two-squares = Servono due caselle libere affiancate.
zoon-why-formation = Una formazione si può scegliere solo finché nessuna carta è schierata.
zoon-why-formations = In questa partita le carte si schierano in formazioni già pronte.
zoon-why-no-card = In mano non hai più una carta così.
zoon-why-same = Lì c’è già una carta uguale.
zoon-why-rearranged = Hai già fatto tutti gli spostamenti permessi ({ $count }): ciò che è schierato resta dov’è.
zoon-why-z7 = Le carte si schierano nella propria zona di schieramento.
zoon-why-z7-ready = Prima schiera le tue carte, Emblema compreso.
zoon-why-z9 = All’Emblema serve ancora una casella.
zoon-why-z9-trumps = Questa carta resta in mano mentre si schierano gli Zoon.
zoon-why-z18 = La griglia porta { $zoon-the } su altre caselle.
zoon-why-z22 = Lì c’è già un tuo Zoon.
zoon-why-z24 = { $zoon-start } non può passare: { $square } non è libera.
zoon-why-z25 = { $zoon-start } ora può arrivarci soltanto nell’altro modo.
zoon-why-z28 = { $zoon-start } è { $zoon-gender ->
    [feminine] stordita
   *[masculine] stordito
} e non può muoversi.
zoon-why-z48 = I tuoi Assi li usano soltanto i tuoi Zoon.
zoon-why-z50 = Nessuno dei tuoi Zoon in campo è del tipo che usa questo Asso.
zoon-why-z50-this = { $zoon-start } non è del tipo che usa questo Asso.
zoon-why-z51 = Tutti gli Zoon che potrebbero usare questo Asso sono storditi.
zoon-why-z51-this = { $zoon-start } è { $zoon-gender ->
    [feminine] stordita
   *[masculine] stordito
} e non può usare Assi.
zoon-why-z52 = { $zoon-start } si è già { $zoon-gender ->
    [feminine] mossa
   *[masculine] mosso
}: scegli un altro Zoon.
zoon-why-z52-one = Muovi almeno uno Zoon.
zoon-why-z53 = Ora questo Asso non avrebbe alcun effetto.
zoon-why-z54 = Questo Asso è esaurito.
zoon-why-z55 = Uno Zoon attirato va soltanto su una casella libera.
zoon-why-z59 = Questo Asso è su uno dei tuoi Zoon e resta con lui.
zoon-why-z61 = Tutti gli Zoon che potrebbero portare questo equipaggiamento ne portano già uno.
zoon-why-z61-this = { $zoon-start } porta già un equipaggiamento.
zoon-why-z64 = Questo Asso resta in campo fino alla fine della partita.
zoon-why-z65 = Un terreno vuole caselle libere.
zoon-why-z66 = Il bersaglio può essere soltanto uno Zoon nemico.
zoon-why-z67 = Da lì il tiro non arriva a questa casella.
zoon-why-z77 = Nessuno Zoon nemico è dove questo tiro può arrivare.
zoon-why-z77-this = { $zoon-start } da lì non ha nessun bersaglio per questo Asso.
zoon-why-z78 = Un rinforzo arriva su una casella libera della tua zona dei rinforzi.
zoon-why-z78-full = Nella tua zona dei rinforzi non c’è nessuna casella libera.
zoon-why-z78-taken = Un rinforzo arriva su una casella libera: questa è occupata.
