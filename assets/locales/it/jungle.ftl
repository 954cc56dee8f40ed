# Giungla: tabelloni, varianti, regole in pagine.

## Tabelloni
jungle-level-combat = Lotta degli animali
jungle-level-combat-line = Le regole originali: tigre sopra il leone, ogni trappola indebolisce.
jungle-level-combat-reconstructed = Un gioco tradizionale cinese, Dou Shou Qi, «il gioco degli animali che lottano». La posizione di partenza è quella su cui concordano tutte le fonti: l’immagine delle vecchie regole è perduta.
jungle-level-classic = Classico
jungle-level-classic-line = Le regole più diffuse: leone sopra la tigre, l’elefante risparmia il topo.
jungle-level-classic-reconstructed = { jungle-level-combat-reconstructed }
jungle-level-combat-dogs = Cani nuotatori
jungle-level-combat-dogs-line = Come Lotta degli animali, ma nuotano anche i cani.
jungle-level-combat-dogs-reconstructed = { jungle-level-combat-reconstructed }
jungle-level-first-steps = Primi passi
jungle-level-first-steps-line = Un tabellone piccolo e pochi animali, per imparare giocando.

## Varianti
switch-traps = Le trappole indeboliscono
switch-traps-anybody = Tutti gli animali
switch-traps-enemy = Solo i nemici
switch-equal-captures = A pari rango ci si cattura
switch-equal-captures-yes = Sì
switch-equal-captures-no = No
switch-leaps = Salti oltre il fiume
switch-leaps-both = In entrambi i sensi
switch-leaps-lengthwise = Per il lungo
switch-leaps-across = Per il largo
switch-leaps-none = Nessuno
switch-bank-captures = Catture tra acqua e riva
switch-bank-captures-as-animals = Secondo l’animale
switch-bank-captures-never = Mai
switch-bank-captures-into-water-too = Anche verso l’acqua
switch-trapped-attack-weakly = In trappola si attacca con rango 0
switch-trapped-attack-weakly-yes = Sì
switch-trapped-attack-weakly-no = No
switch-repetition = Posizione ripetuta: patta
switch-repetition-off = Mai
switch-repetition-2 = 2ª volta
switch-repetition-3 = 3ª volta
switch-repetition-4 = 4ª volta
switch-repetition-5 = 5ª volta
switch-quiet-limit = Patta dopo mosse senza catture
switch-quiet-limit-off = Mai
switch-quiet-limit-60 = 60
switch-quiet-limit-120 = 120
switch-quiet-limit-200 = 200
switch-quiet-limit-400 = 400
switch-fewer-animals = Vantaggio: meno animali forti
switch-fewer-animals-none = Nessuno
switch-fewer-animals-red-1 = Rosso –1
switch-fewer-animals-red-2 = Rosso –2
switch-fewer-animals-red-3 = Rosso –3
switch-fewer-animals-blue-1 = Blu –1
switch-fewer-animals-blue-2 = Blu –2
switch-fewer-animals-blue-3 = Blu –3

## Regole
rules-jungle-goal-title = Raggiungi l’altra tana
rules-jungle-goal-text = Ogni giocatore guida i propri animali. Nel tuo turno muovine uno di una casella: avanti, indietro o di lato, mai in diagonale. Entra nella tana nemica e hai subito vinto. Nella tua tana non puoi entrare.
rules-jungle-ranks-title = I forti prendono i deboli
rules-jungle-ranks-captures = Un animale cattura un nemico di rango pari o inferiore andando sulla sua casella.
rules-jungle-ranks-captures-lower = Un animale cattura un nemico di rango inferiore andando sulla sua casella. A pari rango non ci si cattura.
rules-jungle-ranks-order = Dal più forte al più debole: { $animals }.
rules-jungle-ranks-takes = { $animal-start } cattura { $victims }, qualunque sia il rango.
rules-jungle-ranks-spares = { $animal-start } non cattura mai { $victims }, tranne che su una trappola.
rules-jungle-river-title = Nuotare o saltare
rules-jungle-river-none = Qui nessun animale nuota.
rules-jungle-river-swims = { $count ->
    [1] Nuota soltanto { $animals }.
   *[other] Nuotano soltanto { $animals }.
}
rules-jungle-river-safe = Nessun animale a terra può catturarne uno in acqua. In acqua ci si cattura come a terra.
rules-jungle-river-risky = Dalla riva, soltanto gli animali che nuotano possono catturarne uno in acqua. In acqua ci si cattura come a terra.
rules-jungle-river-ashore-nothing = Dall’acqua, { $animal-the } non cattura niente a terra.
rules-jungle-river-ashore-all = Dall’acqua, { $animal-the } cattura a terra gli stessi animali che altrove.
rules-jungle-river-ashore-but = Dall’acqua, { $animal-the } cattura a terra gli stessi animali che altrove, tranne { $victims }.
rules-jungle-river-no-leaps = Qui nessun animale salta oltre il fiume.
rules-jungle-river-leaps = { $count ->
    [1] Soltanto { $animals } può
   *[other] Soltanto { $animals } possono
} saltare il fiume in linea retta, da riva a riva, e catturare all’arrivo.
rules-jungle-river-leaps-lengthwise = { $count ->
    [1] Soltanto { $animals } può
   *[other] Soltanto { $animals } possono
} saltare il fiume in linea retta, da riva a riva, solo per il lungo, e catturare all’arrivo.
rules-jungle-river-leaps-across = { $count ->
    [1] Soltanto { $animals } può
   *[other] Soltanto { $animals } possono
} saltare il fiume in linea retta, da riva a riva, solo per il largo, e catturare all’arrivo.
rules-jungle-river-stops = Un animale in acqua sulla linea di un salto lo impedisce.
rules-jungle-traps-title = Le trappole indeboliscono
rules-jungle-traps-any = Un animale su una trappola perde il suo rango: qualsiasi nemico può catturarlo, anche il più debole.
rules-jungle-traps-enemy = Un animale su una trappola nemica perde il suo rango: qualsiasi nemico può catturarlo, anche il più debole.
rules-jungle-traps-attack = Quando attacca, però, ha ancora tutto il suo rango.
rules-jungle-traps-attack-weakly = Non ha rango nemmeno quando attacca.
rules-jungle-end-title = Come finisce
rules-jungle-end-text = Vinci anche se catturi tutti i nemici, o se l’avversario non può muovere.
rules-jungle-end-repetition = Una posizione che si ripete per la { $times ->
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] { $times }ª
} volta, con lo stesso giocatore di turno, è patta.
rules-jungle-end-quiet = Dopo { $moves } mosse senza catture, contando quelle di entrambi, la partita è patta.

## Gli animali: il nome, e le forme che servono alle frasi. Un livello con un animale suo porta le proprie righe.
jungle-animal-rat = Topo
    .the = il topo
    .start = Il topo
    .gender = masculine
jungle-animal-cat = Gatto
    .the = il gatto
    .start = Il gatto
    .gender = masculine
jungle-animal-wolf = Lupo
    .the = il lupo
    .start = Il lupo
    .gender = masculine
jungle-animal-dog = Cane
    .the = il cane
    .start = Il cane
    .gender = masculine
jungle-animal-leopard = Leopardo
    .the = il leopardo
    .start = Il leopardo
    .gender = masculine
jungle-animal-lion = Leone
    .the = il leone
    .start = Il leone
    .gender = masculine
jungle-animal-tiger = Tigre
    .the = la tigre
    .start = La tigre
    .gender = feminine
jungle-animal-elephant = Elefante
    .the = l’elefante
    .start = L’elefante
    .gender = masculine

## Perché no? Una frase per ogni punto del regolamento.
jungle-why-j3 = Puoi muovere soltanto i tuoi animali.
jungle-why-j4 = Gli animali si muovono di una casella: avanti, indietro o di lato.
jungle-why-j5 = Lì c’è già un tuo animale.
jungle-why-j6 = Nessun animale può entrare nella propria tana.
jungle-why-j7 = { $animal-start } è troppo debole per catturare { $victim-the }.
jungle-why-j7-equal = Qui a pari rango non ci si cattura: { $animal-the } non può catturare { $victim-the }.
jungle-why-j9 = { $animal-start } non cattura mai { $victim-the }, tranne che su una trappola.
jungle-why-j11 = Su una trappola { $animal-the } ha perso il suo rango e non può catturare { $victim-the }.
jungle-why-j12 = { $animal-start } non sa nuotare.
jungle-why-j13 = Dall’acqua, { $animal-the } non può catturare { $victim-the }.
jungle-why-j14 = Da terra non si può catturare niente in acqua.
jungle-why-j16 = { $animal-start } non cattura niente a terra mentre nuota.
jungle-why-j17 = { $animal-start } non può saltare il fiume in questo senso.
jungle-why-j18 = { $animal-start } non può saltare: { $swimmer-the } è in acqua lungo la linea.
jungle-why-empty = Lì non c’è nessun animale. Scegline uno dei tuoi.
jungle-why-stuck = { $animal-start } ora non può muoversi.

## Come finisce una partita
jungle-end-den = { $animal-start } è { $animal-gender ->
    [feminine] entrata
   *[masculine] entrato
} nella tana.
jungle-end-all-taken = L’avversario non ha più animali.
jungle-end-blocked = L’avversario non può più muovere.
jungle-end-quiet = Troppe mosse senza catture.

## Il registro
jungle-log-begins = { $side } inizia
jungle-log-moved = { $animal } { $from }–⁠{ $to }
jungle-log-leapt = { $animal } { $from }–⁠{ $to }, salta
jungle-log-captured = cattura { $victim-the }
jungle-log-captured-trapped = cattura { $victim-the } sulla trappola
jungle-log-den = entra nella tana

## Perché un consiglio è buono
jungle-hint-best = Questa mossa porta alla posizione migliore.
jungle-hint-wins = { $animal-start } vince { $moves ->
    [1] subito
   *[other] in { $moves } mosse
}.
jungle-hint-takes = { $animal-start } cattura { $victim-the }, e nessun nemico può rispondere.
jungle-hint-trades = { $animal-start } cattura { $victim-the }: un buono scambio.
jungle-hint-blocks = { $animal-start } tiene { $enemy-the } fuori dalla tana.
jungle-hint-saves = { $animal-start } lì è al sicuro: { $enemy-the } non può fare nulla.
jungle-hint-shields = Così { $enemy-the } non può più catturare { $victim-the }.
jungle-hint-guards = Se { $enemy-the } cattura { $victim-the }, { $animal-the } può rispondere.
jungle-hint-threatens = Da lì { $animal-the } minaccia { $victim-the }.
jungle-hint-nears = { $animal-start } si avvicina alla tana nemica: { $moves ->
    [1] manca una mossa
   *[other] mancano { $moves } mosse
}.

## La scheda di un animale
jungle-power-plain = Cammina a terra, una casella per turno.
jungle-power-swims = Nuota nel fiume.
jungle-power-leaps = Salta il fiume in linea retta.
jungle-power-leaps-lengthwise = Salta il fiume in linea retta, solo per il lungo.
jungle-power-leaps-across = Salta il fiume in linea retta, solo per il largo.
jungle-power-takes = Cattura { $victim-the }, qualunque sia il rango.
jungle-power-spares = Non cattura mai { $victim-the }, tranne che su una trappola.
jungle-power-ashore-nothing = Dall’acqua non cattura niente a terra.
jungle-power-ashore-all = Dall’acqua cattura come a terra.
jungle-power-ashore-but = Dall’acqua non può catturare { $victim-the }.
jungle-card-trapped = Su una trappola: è preda di qualsiasi nemico.
jungle-card-in-water = In acqua: da terra è fuori portata.
jungle-card-in-water-risky = In acqua: è preda dei nuotatori sulla riva.

## Che cosa fa una casella
jungle-ground-den-red = Tana rossa
jungle-ground-den-does-red = Se Blu vi entra, vince. Rosso non può entrare.
jungle-ground-den-blue = Tana blu
jungle-ground-den-does-blue = Se Rosso vi entra, vince. Blu non può entrare.
jungle-ground-trap-red = Trappola rossa
jungle-ground-trap-does-red = Qui un animale blu non ha rango: qualsiasi animale rosso può catturarlo.
jungle-ground-trap-blue = Trappola blu
jungle-ground-trap-does-blue = Qui un animale rosso non ha rango: qualsiasi animale blu può catturarlo.
jungle-ground-trap-does = Qui un animale non ha rango: qualsiasi nemico può catturarlo.
jungle-ground-river = Fiume
jungle-ground-river-does = Entrano soltanto i nuotatori.
jungle-ground-river-leaps = Chi salta lo supera, a meno che un nuotatore non sia sulla sua linea.

## La tabella degli animali
powers-line-jungle = Dal più forte al più debole. Su una trappola i ranghi non contano.

## Che cosa rischia una mossa
jungle-risk = Al prossimo turno lì potrebbe catturarlo: { $animals }.
jungle-risk-trapped = La trappola gli toglie il rango. Al prossimo turno lì potrebbe catturarlo: { $animals }.

## La legenda dei segni
jungle-sign-land = Terra: qui camminano tutti gli animali.
