# Honga sul tavolo: posti, che cosa si decide, etichette, il registro, motivi, carte, regole in pagine.

## I posti secondo il colore
honga-seat-1 = Rosso
honga-seat-2 = Blu
honga-seat-3 = Giallo
honga-seat-4 = Viola
honga-seat-5 = Verde

## Pezzi di frasi
honga-nothing = niente
honga-list = { $first }, { $second }
honga-sentences = { $first } { $second }
honga-plural = { $good-plural }
honga-aimed = { $area } ×{ $hands }

## Che cosa sta davanti a un posto
honga-thing-step = Gradino della montagna
honga-thing-mammoths = Mammut sulla plancia
honga-thing-tiger = HONGA è qui
honga-thing-tusk = La zanna: dischi rossi
honga-thing-fire = Primo giocatore
honga-thinks = pensa…
honga-tie-break = { $count ->
    [1] 1 risorsa
   *[other] { $count } risorse
}
honga-greeting = Onore a { $winner }, gran manitù della tribù!

## Che cosa si decide
honga-turn-place = Scegli un cerchio. Sceglilo ancora per girare il disco.
honga-turn-keep = Due dischi: tienine uno, l’altro va sotto la sua pila.
honga-turn-hands = { $hands ->
    [0] Nessuna mano rimasta.
    [1] Ancora 1 mano.
   *[other] Ancora { $hands } mani.
}
honga-turn-help = Prossimo baratto: { $goods } in più.
honga-turn-swap = Funghi e bacche si equivalgono.
honga-turn-docile = I mammut costano { $less } in meno.
honga-turn-spare = { $left ->
    [1] Erba tenera: il prezzo è { $cost }. Scegli l’unità che tieni.
   *[other] Erba tenera: il prezzo è { $cost }. Scegli { $left } unità da tenere.
}
honga-turn-either = Da dare ancora: { $left } tra { $one } e { $other }. Scegli sulla tua plancia.
honga-turn-mammoths = { $left ->
    [1] Dai un mammut: scegline uno dei tuoi.
   *[other] Dai { $left } mammut: scegli i tuoi.
}
honga-turn-buy = { $left ->
    [1] Ancora uno per un punto? Sceglilo sulla tua plancia.
   *[other] Fino a { $left }, un punto ciascuno: sceglili sulla tua plancia.
}
honga-button-end = Fine turno
honga-button-enough = Basta così
honga-button-convert = { $water } = { $good }
honga-button-lair-hand = Una mano per la tana
honga-propose-gather = { $count ->
    [1] Raccogli 1
   *[other] Raccogli tutto ({ $count })
}

## Etichette attorno a un disco
honga-badge-gather = +{ $good }
honga-badge-forest = { $count ->
    [1] 1 carta bonus
   *[other] { $count } carte bonus
}
honga-badge-mountain = { $count ->
    [1] 1 gradino
   *[other] { $count } gradini
}
honga-badge-top = La cima: { $points } punti
honga-badge-mammoths = { $count } mammut
honga-badge-no-mammoths = Mammut troppo cari
honga-badge-barter = { $count ->
    [1] 1 baratto: fino a { $points } punti
   *[other] { $count } baratti: fino a { $points } punti
}
honga-badge-no-barter = Baratti troppo cari
honga-badge-asleep = Dorme ancora
honga-badge-stays = Resta da te
honga-badge-stays-all-the-same = Resta comunque da te
honga-badge-stays-there = Resta dov’è
honga-badge-comes = Viene da te!
honga-badge-eats = Viene, mangia { $good }
honga-badge-eats-mammoth = Viene, mangia un mammut

## Il foglio che confronta tutte le mosse
honga-sheet-title = Tutti i modi di mettere questo disco
honga-sheet-nothing = Le mosse si confrontano quando posi un disco.
honga-sheet-close = Chiudi
bar-reach-honga = Confronta le mosse
bar-reach-word-honga = Confronta

## Il registro
honga-log-begins = { $side } inizia: il fuoco indica il primo giocatore.
honga-you-begin = Inizi tu: il fuoco indica il primo giocatore.
honga-log-favoured = inizia con { $goods } in più perché gioca presto
honga-log-placed = mette un disco – { $hands }
honga-log-neglected = trascura HONGA, che resta
honga-log-came = trascura HONGA
honga-log-fed = sfama HONGA con { $good }
honga-log-fed-mammoth = sfama HONGA con un mammut
honga-log-fed-nothing = non ha niente per HONGA
honga-log-chased = scaccia HONGA nella sua tana
honga-log-explored = trova { $good } nella foresta
honga-log-gathered = raccoglie { $good }
honga-log-lost = non ha più posto per { $good }
honga-log-converted = trasforma acqua in { $good }
honga-log-lured = attira un mammut
honga-log-lured-out = attira un mammut; l’ultimo va sulla plancia di { $owner }
honga-log-tusk = prende la zanna
honga-log-climbed = sale al gradino { $step } di { $top }
honga-log-points-barter = { $points ->
    [1] fa 1 punto con il baratto
   *[other] fa { $points } punti con il baratto
}
honga-log-points-mountain = { $points ->
    [1] fa 1 punto sulla montagna
   *[other] fa { $points } punti sulla montagna
}
honga-log-points-bonus = { $points ->
    [1] fa 1 punto con una carta
   *[other] fa { $points } punti con una carta
}
honga-log-paid = paga { $goods }
honga-log-sent-tray = dà un mammut della plancia
honga-log-sent-herd = dà un mammut della mandria
honga-log-hand = aggiunge una mano verso { $area-the }
honga-log-second = pesca un secondo disco
honga-log-kept = tiene un disco e infila l’altro sotto la sua pila
honga-log-came-down = Tutti tornano al primo gradino.
honga-log-tusk-back = Nessuno ha mammut nella mandria: la zanna è libera.
honga-log-reshuffled-grey = I dischi grigi erano finiti: quelli sul tabellone si mescolano in una nuova pila.
honga-log-reshuffled-red = I dischi rossi erano finiti: quelli sul tabellone si mescolano in una nuova pila.
honga-log-reshuffled-barter = Le carte baratto si mescolano in un nuovo mazzo.
honga-log-reshuffled-bonus = Le carte bonus si mescolano in un nuovo mazzo.
honga-log-played = gioca «{ $card }»
honga-log-red = pesca un disco rosso
honga-end-goal = Il traguardo è stato raggiunto e il giro è finito.
honga-end-rounds = È stato giocato l’ultimo giro.
honga-end-time = Il tempo è scaduto e il giro è finito.

## Perché no
honga-why-turn = Ora tocca a un altro giocatore decidere.
honga-why-h14 = Prima metti il tuo disco.
honga-why-h14-placed = Il tuo disco è già sul tabellone.
honga-why-h53 = Prima tieni uno dei due dischi.
honga-why-h56 = Prima scegli che cosa tieni del prezzo del mammut.
honga-why-pay = Prima paga il baratto.
honga-why-h58 = Stai comprando punti: dai qualcosa, o premi «Basta così».
honga-why-h22 = Il tuo disco non ha mani per { $area-the }, o non ne ha più.
honga-why-h15 = Una mano qui tiene buona HONGA; non c’è altro da fare.
honga-why-h40 = Scegli una delle carte scoperte.
honga-why-h62 = Tutte le carte bonus sono in mano ai giocatori.
honga-why-h27-storage = Non ci sono più mammut del tuo colore.
honga-why-h27 = Sulla tua plancia manca ciò che costa un mammut.
honga-why-h56-this = Questo non fa parte del prezzo del mammut.
honga-why-h41 = Qui non c’è nessuna carta. Se ne aggiungono dopo il turno, finché ce ne sono.
honga-why-h42 = Sulla tua plancia manca ciò che chiede la carta.
honga-why-h44 = La carta chiede mammut che non hai.
honga-why-h44-there = Nessuno dei tuoi mammut è lì.
honga-why-h55 = Questo non può sostituire niente su questa carta.
honga-why-none = Non ne hai.
honga-why-h58-none = Non hai niente che questa carta accetti, e troppo poca acqua per sostituirlo.
honga-why-h58-other = Questa carta non lo accetta.
honga-why-h58-one = Dai almeno una cosa.
honga-why-h25 = L’acqua si paga solo con acqua.
honga-why-no-joker = Su questo tabellone l’acqua non sostituisce altre risorse.
honga-why-h24 = Servono { $count } gocce d’acqua per sostituirne un’unità.
honga-why-h23 = C’è posto al massimo per { $count }.
honga-why-not-yours = Questo non è tuo.
honga-why-h26 = Questa carta è stata pescata in questo turno: si può giocare dal tuo turno seguente.
honga-why-played = Questa carta è già stata giocata.
honga-why-h46 = In questa partita puoi giocare carte bonus solo se una mano del tuo disco punta verso la tana di HONGA.
honga-why-h47 = { $count ->
    [1] Una sola carta bonus per turno.
   *[other] Solo { $count } carte bonus per turno.
}
honga-why-h51 = HONGA non è sulla tua plancia.
honga-why-h51-lair = Scegli la tana di HONGA per rimandarcela.
honga-why-h20 = Solo una carta bonus scaccia HONGA.
honga-why-h52 = Il tuo disco non ha nessun quarto lì.
honga-why-other-card = Questa carta fa altro.
honga-why-not-asked = Ora non serve.

## Schede per il pannello
hint-next-pawn-honga = Avanti
card-empty-honga = Indica un luogo, un disco o una carta per vedere che cosa fa.
powers-title-honga = Luoghi e carte bonus
powers-line-honga = Che cosa fanno le mani in ogni luogo, e che cosa nasconde la foresta.
honga-card-gather = Ogni mano che punta qui raccoglie un’unità. C’è posto per { $count }; il resto va perso.
honga-card-joker = In ogni momento del tuo turno { $count } gocce d’acqua diventano un pesce, una bacca o un fungo: premi il gettone sulla tua plancia.
honga-card-joker-name = L’acqua come jolly
honga-card-forest = Ogni mano che punta qui pesca una carta bonus. Puoi giocarla dal tuo turno seguente, { $count } per turno.
honga-card-bonus-name = Carta bonus
honga-card-fresh = Pescata in questo turno. Puoi giocarla dal tuo turno seguente.
honga-card-mountain = Ogni mano che punta qui sale di un gradino. Se raggiungi la cima fai { $count } punti; gli altri fanno quelli del loro gradino, e tutti scendono.
honga-card-lure = Ogni mano che punta qui può attirare un mammut in cambio di { $goods }.
honga-card-push = Spinge quelli davanti; chi viene spinto fuori torna sulla plancia del suo proprietario, dove si può barattare.
honga-card-tusk = Se hai più mammut di tutti qui, la zanna è tua, e con lei i dischi rossi, che hanno cinque mani.
honga-card-tusk-now = La zanna: { $seat }.
honga-card-barter = Ogni mano che punta qui permette di pagare una carta scoperta e di farne i punti. Le carte si rimettono dopo il turno.
honga-card-barter-name = Carta baratto
honga-card-asks = { $points ->
    [1] Per { $goods }: 1 punto.
   *[other] Per { $goods }: { $points } punti.
}
honga-card-helped = { $seat } ora paga { $goods }.
honga-card-payable = { $seat } ora può pagare questa carta.
honga-card-payable-water = { $seat } ora può pagare questa carta, con l’acqua come jolly.
honga-card-either = { $goods }, e { $count } tra { $one } e { $other }
honga-card-only-either = { $count } tra { $one } e { $other }
honga-would-be-lost = Ora non avrebbe alcun effetto. Per farlo lo stesso, scegli di nuovo.
honga-hands-left = Ti restano delle mani. Per confermare termina di nuovo il turno.
honga-card-pile-grey = Dischi grigi
honga-card-pile-red = Dischi rossi
honga-card-pile-left = { $count ->
    [1] In questa pila ne resta uno.
   *[other] In questa pila ne restano { $count }.
}
honga-card-pile-under = { $count ->
    [1] Uno di questi è stato infilato sotto la pila e arriva per ultimo.
   *[other] { $count } di questi sono stati infilati sotto la pila e arrivano per ultimi.
}
honga-card-pile-tusk = Se hai la zanna alla fine del tuo turno, peschi da qui: dischi con cinque mani.
honga-card-pile-again = Quando finiscono, quelli sul tabellone si mescolano in una nuova pila.
honga-card-tiger = Punta qui almeno una mano, o HONGA viene sulla tua plancia e mangia la prima delle tue risorse dall’alto, oppure un mammut.
honga-card-tiger-eats = Mangia di nuovo all’inizio di ogni tuo turno, finché un altro giocatore la trascura o una carta la scaccia.
honga-card-meal = Se è il tuo turno, mangerebbe { $good }.
honga-card-place = Cerchio
honga-card-place-line = Le mani di un disco messo qui puntano verso i quattro luoghi vicini.
honga-card-disc = { $count } mani. Giralo come vuoi.

## Le regole in pagine
rules-honga-by-seats = { $count } con { $players } giocatori
rules-honga-nth-1 = Primo
    .the = il primo
rules-honga-nth-2 = Secondo
    .the = il secondo
rules-honga-nth-3 = Terzo
    .the = il terzo
rules-honga-nth-4 = Quarto
    .the = il quarto
rules-honga-nth-5 = Quinto
    .the = il quinto
rules-honga-goal-title = Punti per la tribù
rules-honga-goal-text = Guidi una tribù dell’età della pietra. Baratta, scala la montagna sacra e usa ciò che dà la foresta: chi alla fine ha più punti diventa gran manitù.
rules-honga-goal-start = Tutti iniziano con { $goods }.
rules-honga-goal-ahead = Qualche risorsa in più all’inizio compensa l’ordine di gioco:
rules-honga-goal-more = Con { $players } giocatori, { $who } { $count ->
    [1] di turno inizia
   *[other] di turno iniziano ciascuno
} con { $goods } in più.
rules-honga-disc-title = Un disco per turno
rules-honga-disc-text = Metti il tuo disco su uno dei cerchi: scegli un cerchio, gira il disco scegliendolo ancora, con la rotella o con { $key-left } e { $key-right }, poi mettilo. Le etichette mostrano che cosa farebbe; { $key-reach } confronta tutte le mosse.
rules-honga-disc-hands = Un disco ha { $count ->
    [1] una mano, che
   *[other] { $count } mani; ciascuna
} fa qualcosa nel luogo verso cui punta.
rules-honga-disc-open = Tutti vedono quale disco hanno in mano gli altri.
rules-honga-disc-hidden = Solo tu vedi il disco che hai in mano.
rules-honga-tiger-title = Occhio alla tigre
rules-honga-tiger-text = Ogni cerchio tocca la tana di HONGA. Se nessuna mano vi punta, la tigre viene sulla tua plancia e mangia: prima i pesci, poi bacche, funghi, acqua, e per ultimo un mammut della tua plancia; quelli nella mandria sono al sicuro.
rules-honga-tiger-again = Mangia di nuovo all’inizio del tuo turno seguente.
rules-honga-tiger-chased = Puntare verso la sua tana non la manda via: resta finché una carta la scaccia o un altro giocatore la trascura.
rules-honga-tiger-stays = Puntare verso la sua tana non la manda via: resta finché un altro giocatore la trascura.
rules-honga-areas-title = Che cosa raccolgono le mani
rules-honga-areas-text = Danno un’unità per mano: { $areas }.
rules-honga-areas-room = Sulla tua plancia c’è posto per { $count } di ogni risorsa; il resto va perso.
rules-honga-areas-joker = { $count ->
    [1] Una goccia d’acqua sostituisce
   *[other] { $count } gocce d’acqua sostituiscono
} un’unità di qualsiasi altra cosa, in ogni momento del tuo turno: premi il suo gettone.
rules-honga-areas-order = G raccoglie tutto in una volta. Le mani si usano in qualsiasi ordine, e non per forza tutte.
rules-honga-herd-title = I mammut
rules-honga-herd-text = In cambio di { $goods } una mano attira nella mandria uno dei tuoi { $mammoths } mammut.
rules-honga-herd-push = Spinge quelli davanti, fino al primo vuoto; chi viene spinto oltre l’ultima casella va sulla plancia del suo proprietario. Caselle della mandria: { $spaces }.
rules-honga-herd-barter = Le carte baratto che chiedono mammut prendono i tuoi, dalla plancia o dalla mandria.
rules-honga-tusk-title = La zanna
rules-honga-tusk-text = Chi ha più mammut nella mandria ottiene la zanna. In caso di parità va a chi, tra questi, ne ha attirato uno per ultimo.
rules-honga-tusk-red = Se ce l’hai alla fine del tuo turno, peschi un disco rosso, che ha { $count ->
    [1] una mano
   *[other] { $count } mani
}.
rules-honga-tusk-nothing = Su questo tabellone non serve a nulla: non ci sono dischi rossi.
rules-honga-tusk-counted = Si decide di nuovo a ogni cambio nella mandria: un mammut che la lascia può costarti la zanna.
rules-honga-points-title = Mercato e montagna
rules-honga-points-barter = Una mano al mercato permette di pagare { $count ->
    [1] la carta scoperta
   *[other] una delle { $count } carte scoperte
} e di farne i punti; le nuove carte arrivano dopo il turno.
rules-honga-points-mountain = Una mano alla montagna sale di un gradino. La cima è { $count ->
    [1] un gradino
   *[other] { $count } gradini
} più su: chi la raggiunge fa { $points ->
    [1] 1 punto
   *[other] { $points } punti
}, tutti gli altri quelli del loro gradino, e tutti scendono.
rules-honga-points-surplus = I gradini di una stessa salita oltre la cima vanno persi; le mani non ancora usate fanno risalire.
rules-honga-forest-title = Le carte della foresta
rules-honga-forest-text = Una mano nella foresta pesca una carta bonus senza vederla. { $count ->
    [0] In questa partita non se ne può giocare nessuna.
    [1] Giocala dal tuo turno seguente, dopo aver messo il disco; al massimo una carta per turno.
   *[other] Giocala dal tuo turno seguente, dopo aver messo il disco; al massimo { $count } carte per turno.
}
rules-honga-forest-watched = Puoi giocare carte solo se una mano del tuo disco punta verso la tana di HONGA.
rules-honga-forest-unwatched = Puoi giocare carte anche se nessuna mano del tuo disco punta verso la tana di HONGA.
rules-honga-forest-late = Una mano aggiunta da una carta arriva troppo tardi per tenere lontana HONGA.
rules-honga-forest-chase = Alcune carte rimandano HONGA nella sua tana.
rules-honga-forest-good = Che cosa farebbe una carta è scritto accanto. Una carta giocata a vuoto si scarta lo stesso.
rules-honga-end-title = La fine
rules-honga-end-goal = Punti da raggiungere: { $goals }. Quando un giocatore li ha, il giro si gioca fino in fondo, così tutti hanno lo stesso numero di turni.
rules-honga-end-rounds = Dopo { $count ->
    [1] un giro
   *[other] { $count } giri
} la partita finisce comunque.
rules-honga-end-text = Vince chi ha più punti; in caso di parità, chi ha più risorse.

## La legenda dei segni
honga-sign-good = { $good }: una delle risorse da raccogliere.
honga-sign-disc = Un disco: ne posi uno a ogni turno.
honga-sign-paw = Una mano: agisce nel luogo che indica.
honga-sign-asleep = HONGA dorme nella sua tana.
honga-sign-awake = HONGA sta sulla plancia di un giocatore e mangia quando comincia il turno di quel giocatore.
honga-sign-eats = HONGA mangia da una plancia.
honga-sign-startled = HONGA viene scacciata nella sua tana.
honga-sign-caveman = Il cavernicolo di un giocatore, sul gradino che ha raggiunto.
honga-sign-mammoth = Un mammut del colore del suo giocatore.
honga-sign-herd = Un posto della mandria.
honga-sign-tusk = La zanna: il suo possessore pesca dischi rossi.
honga-sign-fire = Il fuoco: questo giocatore ha cominciato.
honga-sign-points = Punti.
honga-sign-asks-mammoth = Un mammut da dare, dalla tua plancia o dalla mandria.
honga-sign-chased = HONGA torna nella sua tana.
honga-sign-hands-left = Mani con un numero, accanto a un luogo: altrettante si possono ancora usare lì. Su carta chiara, ora non possono farci niente.
honga-sign-usable = Una cornice attorno a una carta: ora si può usare.
honga-sign-usable-water = Una cornice con una goccia d’acqua: ora la carta si può pagare, con l’acqua come jolly.
