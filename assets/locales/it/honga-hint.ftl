# Honga: perché un consiglio è buono.
honga-hint-best = Così la tua posizione è la migliore.
honga-hint-places = Una mano tiene lontana HONGA, le altre ti danno ciò che ti serve di più.
honga-hint-places-with-guest = HONGA è già da te: tutte le mani possono lavorare per te.
honga-hint-places-for-guest = HONGA viene a mangiare, ma le mani valgono più del suo pasto.
honga-hint-gathers = Prima raccogli: non costa nulla e può servirti già in questo turno.
honga-hint-explores = Una carta bonus per i turni a venire.
honga-hint-climbs = Un gradino in più porta punti, anche se un altro giocatore raggiunge la cima.
honga-hint-tops = Raggiungi la cima: { $points ->
    [1] un punto
   *[other] { $points } punti
} subito.
honga-hint-lures = Un mammut in più vale il suo prezzo.
honga-hint-wins-tusk = Con questo mammut la zanna è tua, e con lei un disco migliore.
honga-hint-barters = Puoi pagarla: { $points ->
    [1] un punto
   *[other] { $points } punti
} subito.
honga-hint-converts = L’acqua sostituisce ciò che ti manca.
honga-hint-chases = HONGA ha mangiato abbastanza da te.
honga-hint-adds-hand = È qui che una mano in più rende meglio.
honga-hint-plays = È adesso che questa carta ti rende di più.
honga-hint-keeps = Questo disco fa più al caso tuo.
honga-hint-pays = È ciò che ti mancherà di meno.
honga-hint-enough = Ciò che resta vale di più se lo tieni.
