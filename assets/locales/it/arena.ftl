# Arena: tabelloni, varianti, regole in pagine, il registro, il tavolo.

## Tabelloni
arena-level-jungla = La grande arena
arena-level-jungla-line = Due branchi di quindici, un fiume in mezzo. Cinque cacce per vincere.
arena-level-jungla-reconstructed = Da un gioco fuori commercio. Le immagini delle sue regole sono perdute: il tabellone e i numeri degli animali sono opera nostra.
arena-level-duel = Duello
arena-level-duel-line = Dieci animali a testa su un tabellone più piccolo. Tre cacce per vincere.
arena-level-first-steps = Primi passi
arena-level-first-steps-line = Cinque animali, uno per classe, per imparare giocando.

## Varianti
switch-packs = Branchi
switch-packs-ready = Già schierati
switch-packs-by-hand = Schierati a mano
switch-players = Giocatori
switch-players-two = Due
switch-players-four = Quattro, a squadre
switch-target = Punti per vincere
switch-target-1 = 1
switch-target-2 = 2
switch-target-3 = 3
switch-target-4 = 4
switch-target-5 = 5
switch-target-6 = 6
switch-target-7 = 7
switch-target-8 = 8
switch-target-9 = 9
switch-facings = Orientamenti
switch-facings-8 = Otto
switch-facings-4 = Quattro
switch-rear-attack = I corridori si colpiscono da dietro
switch-rear-attack-yes = Sì
switch-rear-attack-no = No
switch-web-passing = Attraversare una ragnatela
switch-web-passing-free = È permesso
switch-web-passing-deadly = È mortale
switch-short-flyers-jump = Chi vola salta nelle mosse brevi
switch-short-flyers-jump-yes = Sì
switch-short-flyers-jump-no = No
switch-double-action = Un animale agisce due volte
switch-double-action-instead = Invece di tre azioni
switch-double-action-inside-three = Fra le tre azioni
switch-exact-numbers = I numeri sono esatti
switch-exact-numbers-yes = Sì
switch-exact-numbers-no = No, sono massimi
switch-stop-before-blocker = Fermarsi davanti a un ostacolo
switch-stop-before-blocker-exact = Solo ai numeri esatti
switch-stop-before-blocker-cut = Sempre
switch-quiet-turns = Fine dopo turni senza colpi né cacce
switch-quiet-turns-off = Mai
switch-quiet-turns-30 = 30
switch-quiet-turns-50 = 50
switch-quiet-turns-100 = 100
switch-placed-at-once = Animali schierati per volta
switch-placed-at-once-1 = 1
switch-placed-at-once-3 = 3
switch-placed-at-once-5 = 5
switch-points-ahead = Vantaggio: punti all’inizio
switch-points-ahead-none = Nessuno
switch-points-ahead-red-1 = Rosso +1
switch-points-ahead-red-2 = Rosso +2
switch-points-ahead-red-3 = Rosso +3
switch-points-ahead-blue-1 = Blu +1
switch-points-ahead-blue-2 = Blu +2
switch-points-ahead-blue-3 = Blu +3

## Regole
rules-arena-goal-title = { $target ->
    [1] Un punto per vincere
   *[other] { $target } punti per vincere
}
rules-arena-goal-text = Porta i tuoi animali oltre la zona di difesa nemica, le caselle rosse all’altro capo del tabellone, fino a una casella di caccia dorata. Ogni caccia vale un punto, e l’animale riparte dalla sua tana.
rules-arena-goal-points = Una caccia con { $animal-the } vale { $points } punti.
rules-arena-goal-wins = { $target ->
    [1] Vince la prima squadra che fa un punto.
   *[other] Vince la prima squadra che arriva a { $target } punti.
}
rules-arena-goal-prison = Una squadra vince anche imprigionando tutti i nemici.
rules-arena-goal-prison-but = Una squadra vince anche imprigionando tutti i nemici tranne { $animals }.
rules-arena-goal-quiet = Dopo { $turns } turni senza colpi né cacce vince la squadra con più punti o, se sono pari, quella che ha cacciato per ultima. Liberare un animale non è né un colpo né una caccia.
rules-arena-goal-quiet-web = Non lo è nemmeno una cattura con la ragnatela.
rules-arena-turn-title = Due azioni, due animali
rules-arena-turn-text = Un turno è fatto di due azioni con due animali diversi. Un’azione è un movimento o un cambio di orientamento. Dopo un movimento l’animale può cambiare orientamento gratis. Poi termini il turno.
rules-arena-turn-rigid = Mantengono l’orientamento dopo un colpo: { $animals }.
rules-arena-turn-facings = Gli animali guardano solo lungo righe e colonne.
rules-arena-moving-title = Numeri e direzioni
rules-arena-moving-exact = Un animale si muove esattamente di tante caselle quante ne indica uno dei suoi numeri, in direzioni che dipendono dal suo orientamento.
rules-arena-moving-up-to = Un animale si muove di tante caselle quante ne indica uno dei suoi numeri, o meno, in direzioni che dipendono dal suo orientamento.
rules-arena-moving-ground = Se parte da terra valgono i suoi numeri di terra, se parte dall’acqua quelli d’acqua. Le direzioni sono sempre le stesse.
rules-arena-moving-blocked-exact = Un animale sbarra la strada: un altro può fermarsi proprio davanti solo se uno dei suoi numeri porta esattamente lì.
rules-arena-moving-blocked = Un animale sbarra la strada: un altro può fermarsi sulla casella davanti.
rules-arena-moving-jumpers = Saltano sopra gli animali: { $animals }.
rules-arena-moving-benders = Possono svoltare di lato nell’ultima casella di un movimento, come una L: { $animals }.
rules-arena-moving-flyers = Volano lontano, ma non sopra l’acqua o gli animali, né nella zona nemica o nelle caselle dietro di essa: { $animals }.
rules-arena-moving-never-back = Non tornano mai verso la propria tana: { $animals }.
rules-arena-hitting-title = I colpi
rules-arena-hitting-text = Vai sulla casella di un nemico e sarà tuo prigioniero. Colpire non è mai obbligatorio.
rules-arena-hitting-sweepers = Ne catturano più d’uno in un movimento, finché non incontrano uno dei loro, ma uno solo in una zona di difesa: { $animals }.
rules-arena-hitting-shy = Non si catturano né di fronte né da dietro: { $animals }.
rules-arena-hitting-shy-front = Non si catturano di fronte: { $animals }.
rules-arena-hitting-head-on = Animali che possono comunque catturarli di fronte: { $animals }.
rules-arena-hitting-unjailable = Se vengono colpiti tornano alla tana, senza mai finire in prigione: { $animals }.
rules-arena-hitting-harmless = Non colpiscono nessun animale: { $animals }.
rules-arena-hitting-armor = Cacciando ottengono una corazza: { $animals }. Si rompe al primo colpo, e chi attacca rimbalza indietro.
rules-arena-water-title = L’acqua
rules-arena-water-text = Venendo da terra, un animale si ferma sulla prima casella d’acqua, e nessun animale salta sopra l’acqua.
rules-arena-water-amphibious = L’acqua non ferma: { $animals }.
rules-arena-water-never-one = Dall’acqua non si muovono mai di una casella sola: { $animals }.
rules-arena-water-dry = Non entrano mai in acqua: { $animals }.
rules-arena-area-title = La zona di difesa
rules-arena-area-text = Chi attacca si ferma sulla prima casella rossa della zona nemica e poi avanza una casella alla volta.
rules-arena-area-raid = Una volta dentro, può usare tutti i suoi numeri per imprigionare un animale di guardia.
rules-arena-area-own = I tuoi animali attraversano la tua zona senza fermarsi, ma non se partono dall’acqua.
rules-arena-area-guards = Possono restarci di guardia, uno alla volta: { $animals }.
rules-arena-area-defends = Un difensore vi entra per colpire chi attacca, rimbalza indietro e può girarsi.
rules-arena-area-defends-guarded = Un difensore vi entra per colpire chi attacca, rimbalza indietro e può girarsi; se può stare di guardia, resta lì. Finché uno è di guardia, nessun altro entra.
rules-arena-area-home = Al sicuro dai colpi nella propria tana e nella propria zona: { $animals }.
rules-arena-prison-title = La prigione
rules-arena-prison-text = Raggiungi la prigione nemica con la prima azione di un turno: vale come due azioni e libera fino a { $most } dei tuoi animali, che ripartono dalla tana. Il soccorritore prende il loro posto.
rules-arena-prison-unjailable = Tornano alla tana invece di prendere il loro posto: { $animals }.
rules-arena-prison-instead = Nel turno seguente l’avversario può fare una terza azione con un terzo animale, oppure entrambe le azioni con lo stesso animale.
rules-arena-prison-inside-three = Nel turno seguente l’avversario può fare una terza azione, e uno stesso animale può farne due delle tre.
rules-arena-prison-twice = La seconda azione di uno stesso animale non può liberare, cacciare, imprigionare né entrare in una zona di difesa.
rules-arena-web-title = La ragnatela
rules-arena-web-text = Una ragnatela copre le caselle di terra attorno a questo animale: { $animals }. Un nemico che vi termina il movimento è perduto. Quando la ragnatela si avvicina, i nemici che vi si trovano hanno un turno per uscirne.
rules-arena-web-free = Attraversare una ragnatela è permesso.
rules-arena-web-deadly = Una ragnatela ferma ogni movimento che vi entra.
rules-arena-web-proof = Animali che le ragnatele non catturano: { $animals }.

## Il tavolo
plate-lost-arena = {" "}· { $count } in prigione
arena-pick-again = Mortale: lì perderesti { $animal-the }. Per confermare scegli di nuovo la casella.
arena-end-again = { $count ->
    [1] Un tuo animale resta in una ragnatela e andrebbe perduto. Per confermare termina di nuovo il turno.
   *[other] { $count } tuoi animali restano in una ragnatela e andrebbero perduti. Per confermare termina di nuovo il turno.
}
arena-turn-price = 1 azione
arena-button-end-turn = Fine turno
arena-button-end-round = Fatto
arena-button-enough = Basta liberare
arena-button-jump-over = Scavalca { $victim-the } ({ $square })
arena-propose-placing = Schiera il resto
arena-propose-freeing = Libera i migliori
arena-turn-left = { $left ->
    [0] Azioni finite
    [1] Ancora 1 azione
   *[other] Ancora { $left } azioni
}
arena-turn-compensated = { $left ->
    [0] Azioni finite
    [1] Compenso: ancora 1 azione
   *[other] Compenso per la liberazione: fino a { $left } azioni, o due con uno stesso animale
}
arena-turn-may = { $left ->
    [1] Ancora 1 azione, se vuoi
   *[other] Ancora { $left } azioni, se vuoi
}
arena-turn-compensated-inside = Compenso per la liberazione: fino a { $left } azioni, anche due con uno stesso animale
arena-turn-placing = { $left ->
    [0] Tutti schierati
    [1] Schiera 1 animale
   *[other] Schiera { $left } animali
}
arena-turn-place = Scegli una casella della tana per { $animal-the }
arena-turn-free-first = Libera i tuoi animali: { $left ->
    [1] 1 solo
   *[other] fino a { $left }
}
arena-turn-free = Libera i tuoi animali: { $left ->
    [1] ancora 1
   *[other] ancora { $left } al massimo
}

## Come finisce una partita
arena-end-points = { $animal-start } ha fatto la caccia decisiva.
arena-end-imprisoned = Tutti i nemici catturabili sono in prigione.
arena-end-blocked = Nessuna delle due parti può più muovere.
arena-end-quiet = Troppi turni senza colpi né cacce.
arena-end-time = Il tempo è scaduto.

## Il registro
arena-log-begins = { $side } inizia
arena-log-placed = { $animal } in { $to }
arena-log-starts = { $animal } riparte da { $to }
arena-log-moved = { $animal } { $from }–⁠{ $to }
arena-log-turned = { $animal } si gira verso { $to }
arena-log-turned-out = { $animal } si gira verso il bordo
arena-log-captured = imprigiona { $victim-the }
arena-log-sent-home = rimanda { $victim-the } alla tana
arena-log-armor-cracked = rompe una corazza ({ $victim })
arena-log-sprang-back = rimbalza in { $to }
arena-log-endangered = minaccia { $victim-the } con la ragnatela
arena-log-webbed = cattura { $victim-the } nella ragnatela
arena-log-rescued = va in prigione al loro posto
arena-log-rescued-home = apre la prigione
arena-log-hunted = caccia: { $points ->
    [1] 1 punto
   *[other] { $points } punti
}
arena-log-armor-gained = indossa una corazza

## La scheda di un animale
arena-class-predator = Predatore
arena-class-destroyer = Distruttore
arena-class-runner = Corridore
arena-class-special = Speciale
arena-class-aquatic = Acquatico
arena-numbers-land = A terra
arena-numbers-water = In acqua
arena-power-l-move = Le sue { $lengths } caselle possono finire a L.
arena-power-l-move-forward = In avanti, le sue { $lengths } caselle possono svoltare alla fine, come una L.
arena-power-l-move-straight = In avanti o indietro, le sue { $lengths } caselle possono svoltare alla fine, come una L.
arena-power-armor = Con una caccia ottiene una corazza.
arena-power-sweep = Cattura tutti i nemici sul suo percorso, fino a un altro distruttore.
arena-power-never-back = Non torna mai indietro.
arena-power-shy = Non si cattura né di fronte né da dietro.
arena-power-shy-but = Non si cattura da dietro, e di fronte ci riescono solo: { $animals }.
arena-power-shy-front = Non si cattura di fronte.
arena-power-shy-front-but = Di fronte ci riescono solo: { $animals }.
arena-power-head-on = Cattura i corridori anche di fronte.
arena-power-rigid = Dopo un colpo mantiene l’orientamento.
arena-power-harmless = Non può catturare altri animali.
arena-power-unjailable = Se subisce un colpo, torna alla tana.
arena-power-safe-at-home = Al sicuro nella sua tana e nella sua zona.
arena-power-web-proof = Le ragnatele non lo catturano.
arena-power-web = Un nemico che si ferma accanto, a terra, finisce nella sua ragnatela.
arena-power-amphibious = Attraversa l’acqua senza fermarsi.
arena-power-guard = Può stare di guardia nella propria zona, uno alla volta.
arena-power-jump = Salta sopra gli animali.
arena-power-jump-with = Salta sopra gli animali, ma solo con { $lengths }.
arena-power-short-jump = Salta sopra gli animali, ma non in volo.
arena-power-flight = Vola per { $lengths } caselle: non sopra l’acqua o gli animali, né nella zona nemica.
arena-power-points = Le sue cacce valgono { $points } punti.
arena-power-plain = Nessun potere speciale.
arena-card-armored = Con la corazza: il primo colpo rompe solo quella.
arena-card-endangered = In una ragnatela: deve uscirne in questo turno.
arena-card-acted = Ha già agito.
arena-square-hunt = Casella di caccia: qui fanno punti i nemici di questa squadra.
arena-square-prison = Casella prigione: qui i nemici di questa squadra liberano i loro.
arena-square-cell = Cella della prigione: qui stanno i prigionieri dell’altra squadra.
arena-square-void = Qui nessun animale può stare né passare.
arena-square-area = Zona di difesa: chi attacca si ferma sulla prima casella, poi avanza una casella alla volta.
arena-square-den = Tana: gli animali partono da qui.
arena-card-captive = In prigione: può essere liberato.
arena-square-water = Acqua: chi viene da terra si ferma qui, se non è acquatico.
arena-ground-water = Acqua
arena-ground-hunt-red = Casella di caccia rossa
arena-ground-hunt-blue = Casella di caccia blu
arena-ground-prison-red = Prigione rossa
arena-ground-prison-blue = Prigione blu
arena-ground-void = Fuori dal gioco
arena-ground-area-red = Zona di difesa rossa
arena-ground-area-blue = Zona di difesa blu
arena-ground-den-red = Tana rossa
arena-ground-den-blue = Tana blu

## Perché un consiglio è buono
arena-hint-best = Porta alla posizione migliore.
arena-hint-wins = { $animal-start } porta a una vittoria sicura.
arena-hint-hunts = { $animal-start } caccia subito: { $points ->
    [1] un punto
   *[other] { $points } punti
}.
arena-hint-rescues = { $animal-start } apre la prigione: { $captives ->
    [1] un prigioniero torna libero
   *[other] fino a { $captives } prigionieri tornano liberi
}.
arena-hint-takes = { $animal-start } cattura { $victim-the }, e nessun nemico può rispondere.
arena-hint-trades = { $animal-start } cattura { $victim-the }: un buono scambio.
arena-hint-hits = { $animal-start } colpisce { $victim-the }.
arena-hint-leaves-web = { $animal-start } lascia la ragnatela prima che si chiuda.
arena-hint-saves = { $animal-start } lì è al sicuro: { $enemy-the } non può fare nulla.
arena-hint-threatens = Da lì { $animal-the } minaccia { $victim-the }.
arena-hint-nears = { $animal-start } si avvicina a una caccia: { $moves ->
    [1] manca un movimento
   *[other] mancano { $moves } movimenti
}.
arena-hint-starts = { $animal-start } riparte dalla casella migliore.
arena-hint-frees = Fra i prigionieri, serve di più { $animal-the }.
arena-hint-ends-turn = Le azioni di questo turno sono finite.
arena-hint-stops = Un’altra azione non aiuterebbe.

## Gli animali: il nome, e le forme che servono alle frasi. Un livello con un animale suo porta le proprie righe.
arena-animal-lion = Leone
    .the = il leone
    .start = Il leone
    .gender = masculine
arena-animal-tiger = Tigre
    .the = la tigre
    .start = La tigre
    .gender = feminine
arena-animal-wolf = Lupo
    .the = il lupo
    .start = Il lupo
    .gender = masculine
arena-animal-cheetah = Ghepardo
    .the = il ghepardo
    .start = Il ghepardo
    .gender = masculine
arena-animal-rhinoceros = Rinoceronte
    .the = il rinoceronte
    .start = Il rinoceronte
    .gender = masculine
arena-animal-elephant = Elefante
    .the = l’elefante
    .start = L’elefante
    .gender = masculine
arena-animal-gorilla = Gorilla
    .the = il gorilla
    .start = Il gorilla
    .gender = masculine
arena-animal-gazelle = Gazzella
    .the = la gazzella
    .start = La gazzella
    .gender = feminine
arena-animal-giraffe = Giraffa
    .the = la giraffa
    .start = La giraffa
    .gender = feminine
arena-animal-zebra = Zebra
    .the = la zebra
    .start = La zebra
    .gender = feminine
arena-animal-kangaroo = Canguro
    .the = il canguro
    .start = Il canguro
    .gender = masculine
arena-animal-turtle = Tartaruga
    .the = la tartaruga
    .start = La tartaruga
    .gender = feminine
arena-animal-spider = Ragno
    .the = il ragno
    .start = Il ragno
    .gender = masculine
arena-animal-vulture = Avvoltoio
    .the = l’avvoltoio
    .start = L’avvoltoio
    .gender = masculine
arena-animal-crocodile = Coccodrillo
    .the = il coccodrillo
    .start = Il coccodrillo
    .gender = masculine
arena-animal-hippopotamus = Ippopotamo
    .the = l’ippopotamo
    .start = L’ippopotamo
    .gender = masculine
arena-animal-anaconda = Anaconda
    .the = l’anaconda
    .start = L’anaconda
    .gender = masculine

## Perché no? Una frase per ogni punto del regolamento.
arena-why-empty = Lì non c’è nessun animale. Scegline uno dei tuoi.
arena-why-not-yours = Nel tuo turno agiscono soltanto i tuoi animali.
arena-why-stuck = { $animal-start } ora non può fare nulla.
arena-why-placing = La partita inizia quando tutti gli animali sono schierati.
arena-why-den = Scegli una casella libera della tua tana.
arena-why-captive = { $animal-start } è in prigione: raggiungi la prigione nemica per liberare i tuoi.
arena-why-free = { $animal-start } non è in prigione: scegli chi ci si trova.
arena-why-pending-face = Scegli prima da che parte guarda { $animal-the }.
arena-why-pending-place = Prima serve una casella della tana per { $animal-the }.
arena-why-pending-free = Scegli prima l’animale da liberare.
arena-why-there = { $animal-start } non può andare lì.
arena-why-r2 = Lì c’è già un tuo animale.
arena-why-r5 = Se ne schierano { $count } alla volta: ora tocca all’altra squadra.
arena-why-r5-more = Schiera prima i tuoi animali.
arena-why-r6 = Questa casella si può usare quando c’è un animale davanti.
arena-why-r10 = { $animal-start } ha già agito: scegli un altro animale.
arena-why-r10-done = Le azioni sono finite: termina il turno.
arena-why-r10-two = Usa prima tutte le tue azioni.
arena-why-r15 = A terra, { $animal-the } si muove esattamente di { $numbers } caselle.
arena-why-r15-water = Dall’acqua, { $animal-the } si muove esattamente di { $numbers } caselle.
arena-why-r16 = { $animal-start } non si muove in questa direzione: prima cambia orientamento.
arena-why-r17 = Qui gli animali guardano lungo righe e colonne.
arena-why-r18 = { $animal-start } guarda già da quella parte.
arena-why-r19 = { $animal-start } si muove in linea retta.
arena-why-r20 = { $victim-start } sbarra la strada.
arena-why-r24 = Non c’è nessuna casella da cui passare.
arena-why-r36 = { $animal-start } non può fare altro in questo turno.
arena-why-r37 = Nessun animale attraversa le caselle di caccia e la prigione.
arena-why-r38 = { $animal-start } aspetta il tuo prossimo turno per una casella libera della tana.
arena-why-r39 = Le tue caselle di caccia e la tua prigione sono chiuse ai tuoi animali.
arena-why-r44 = { $animal-start } non può saltare sopra questo animale.
arena-why-r45 = { $animal-start } non può andare indietro né girarsi indietro.
arena-why-r46 = { $victim-start } non si cattura di fronte.
arena-why-r47 = { $victim-start } non si cattura da dietro.
arena-why-r51 = { $animal-start } non può catturare altri animali.
arena-why-r54 = { $victim-start } è al sicuro nella sua tana e nella sua zona di difesa.
arena-why-r60 = { $animal-start } non entra in acqua.
arena-why-r62 = La ragnatela ferma prima il movimento.
arena-why-r65 = Una ragnatela nemica copre questa casella.
arena-why-r66 = { $animal-start } deve fermarsi sulla prima casella d’acqua.
arena-why-r71 = In un volo lungo { $animal-the } non entra nella zona nemica né nelle caselle dietro di essa, e si ferma sull’acqua.
arena-why-r71-jump = In un volo lungo { $animal-the } non scavalca { $victim-the }.
arena-why-r73 = Nella zona nemica { $animal-the } si muove una casella alla volta.
arena-why-r74 = { $animal-start } deve fermarsi sulla prima casella rossa.
arena-why-r76 = Nella tua zona di difesa si fermano solo gli animali speciali.
arena-why-r76-one = Un animale speciale è già di guardia nella tua zona.
arena-why-r78 = C’è un animale speciale nella tua zona: nessun altro vi entra per colpire.
arena-why-r80 = Dall’acqua, { $animal-the } non attraversa la tua zona.
arena-why-r82 = Solo la prima azione di un turno libera i prigionieri.
arena-why-r83 = Nessuno dei tuoi animali è in prigione.
arena-why-r83-one = Liberane almeno uno.
arena-why-r84 = { $animal-start } non può liberarsi da sé.
arena-why-r85 = Nella tana non c’è posto per { $animal-the }.
arena-why-r87 = La seconda azione di uno stesso animale non può liberare, cacciare, imprigionare né entrare in una zona di difesa.

## Che cosa rischia una mossa
arena-risk = Al prossimo turno lì potrebbe catturarlo: { $animals }.
arena-risk-jump = Al prossimo turno lì potrebbe catturarlo, saltando sopra altri: { $animals }.
arena-risk-flight = Al prossimo turno lì potrebbe catturarlo in volo: { $animals }.
arena-risk-bend = Al prossimo turno lì potrebbe catturarlo con una mossa a L: { $animals }.
arena-risk-sweep = Al prossimo turno lì potrebbe catturarlo di passaggio: { $animals }.
arena-risk-front = Al prossimo turno lì potrebbe catturarlo anche di fronte: { $animals }.
arena-risk-armor = Al prossimo turno lì potrebbe rompergli la corazza: { $animals }.
arena-risk-home = Al prossimo turno lì potrebbe colpirlo e rimandarlo alla tana: { $animals }.
arena-risk-spun = Al prossimo turno lì potrebbe trattenerlo una ragnatela, e dovrebbe andarsene: { $animals }.
arena-risk-web = Lì c’è una ragnatela che lo prenderebbe subito.

## La legenda dei segni
arena-sign-land = Terra: partendo da qui un animale usa i suoi numeri di terra.
arena-sign-heading = La direzione in cui guarda l’animale.
arena-sign-armor-cracked = La sua corazza si rompe; il colpo non ha fatto altro.
arena-sign-petal = Giralo da questa parte.
arena-sign-petal-dear = Giralo da questa parte, con un’azione.
arena-sign-petal-forbidden = Non può guardare da questa parte.
arena-sign-class = La sua classe: { $class }.
arena-sign-numbers-land = Di quante caselle può muoversi partendo dalla terra.
arena-sign-numbers-water = Di quante caselle può muoversi partendo dall’acqua.
arena-sign-no-water = Non entra mai in acqua.
arena-sign-ways = Le direzioni in cui si muove; in alto è dove guarda.
arena-sign-dir-forward = Dritto in avanti.
arena-sign-dir-backward = Dritto all’indietro.
arena-sign-dir-diagonal-left = In diagonale avanti, a sinistra.
arena-sign-dir-diagonal-right = In diagonale avanti, a destra.
arena-sign-dir-complete = In tutte e otto le direzioni.
arena-sign-dir-l = L’ultima casella può piegare di lato, come una L.
arena-sign-dir-jump = Salta sopra gli animali.
