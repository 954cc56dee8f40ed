# Honga: livelli, varianti, luoghi e cerchi, risorse, dischi, carte bonus.

## Livelli
honga-level-feed-the-tiger = Sfama la tigre
honga-level-feed-the-tiger-line = Il gioco completo: raccogli, scala, attira, baratta – e bada alla tigre.
honga-level-feed-the-tiger-reconstructed = Da un gioco da tavolo di cui sono rimaste le regole. Ciò che mostrano dischi, carte e montagna è opera nostra.
honga-level-first-steps = Primi passi
honga-level-first-steps-line = Una partita breve su un tabellone generoso, per imparare giocando.
honga-level-first-steps-reconstructed = Da un gioco da tavolo di cui sono rimaste le regole. Ciò che mostrano dischi, carte e montagna è opera nostra.

## Varianti
switch-open-discs = Ognuno vede i dischi degli altri
switch-open-discs-auto = Standard, o visibili se condivisi
switch-open-discs-no = No
switch-open-discs-yes = Sì
switch-even-start = Risorse extra a chi gioca presto
switch-even-start-no = No
switch-even-start-yes = Sì
switch-watched-bonus = Carte bonus solo se il tuo disco punta verso HONGA
switch-watched-bonus-no = No
switch-watched-bonus-yes = Sì
switch-rounds = Limite di giri
switch-rounds-off = Senza limite
switch-rounds-8 = 8
switch-rounds-12 = 12
switch-rounds-16 = 16

## I luoghi: il nome, e le forme che servono alle frasi
honga-area-barter = Mercato
    .the = il mercato
    .start = Il mercato
    .gender = masculine
honga-area-mountain = Montagna
    .the = la montagna
    .start = La montagna
    .gender = feminine
honga-area-spring = Cascata
    .the = la cascata
    .start = La cascata
    .gender = feminine
honga-area-berries = Bacche
    .the = le bacche
    .start = Le bacche
    .gender = feminine
honga-area-honga = Tana di HONGA
    .the = la tana di HONGA
    .start = La tana di HONGA
    .gender = feminine
honga-area-lake = Lago
    .the = il lago
    .start = Il lago
    .gender = masculine
honga-area-forest = Foresta
    .the = la foresta
    .start = La foresta
    .gender = feminine
honga-area-mushrooms = Funghi
    .the = i funghi
    .start = I funghi
    .gender = masculine
honga-area-mammoths = Mammut
    .the = i mammut
    .start = I mammut
    .gender = masculine

## I cerchi: il nome, e la forma che serve alle frasi
honga-place = Cerchio
honga-places = Cerchi
honga-place-north-west = Cerchio in alto a sinistra
    .the = il cerchio in alto a sinistra
honga-place-north-east = Cerchio in alto a destra
    .the = il cerchio in alto a destra
honga-place-south-east = Cerchio in basso a destra
    .the = il cerchio in basso a destra
honga-place-south-west = Cerchio in basso a sinistra
    .the = il cerchio in basso a sinistra
honga-place-north = Cerchio in alto
    .the = il cerchio in alto
honga-place-west = Cerchio a sinistra
    .the = il cerchio a sinistra
honga-place-middle = Cerchio al centro
    .the = il cerchio al centro
honga-place-east = Cerchio a destra
    .the = il cerchio a destra
honga-place-south = Cerchio in basso
    .the = il cerchio in basso

## Le risorse: il nome, il plurale, e una certa quantità
honga-resource-fish = Pesce
    .plural = pesci
honga-resource-berry = Bacca
    .plural = bacche
honga-resource-mushroom = Fungo
    .plural = funghi
honga-resource-water = Acqua
    .plural = acqua
honga-units-fish = { $count ->
    [1] 1 pesce
   *[other] { $count } pesci
}
honga-units-berry = { $count ->
    [1] 1 bacca
   *[other] { $count } bacche
}
honga-units-mushroom = { $count ->
    [1] 1 fungo
   *[other] { $count } funghi
}
honga-units-water = { $count ->
    [1] 1 goccia d’acqua
   *[other] { $count } gocce d’acqua
}
honga-units-mammoth = { $count } mammut

## I dischi secondo la pila
honga-disc-grey = Disco grigio
    .a = un disco grigio
    .plural = dischi grigi
honga-disc-red = Disco rosso
    .a = un disco rosso
    .plural = dischi rossi

## Che cosa fa una carta bonus: il suo nome, e una riga con i suoi numeri
honga-bonus-barter = Cesto pieno
honga-bonus-barter-line = Nel tuo prossimo baratto di questo turno hai { $goods } in più. Ciò che non ti serve va perso.
honga-bonus-points = Storia al focolare
honga-bonus-points-line = { $points ->
    [1] 1 punto
   *[other] { $points } punti
} subito.
honga-bonus-chase = Torcia fumante
honga-bonus-chase-line = HONGA lascia la tua plancia e se ne torna trotterellando nella sua tana.
honga-bonus-lucky-hand = Una mano in più
honga-bonus-lucky-hand-line = Una mano in più in qualsiasi quarto del disco che hai appena messo. Arriva troppo tardi per tenere lontana HONGA.
honga-bonus-extra-disc = Occhio fino
honga-bonus-extra-disc-line = Alla fine di questo turno peschi due dischi: ne tieni uno e infili l’altro sotto la sua pila.
honga-bonus-lucky-hand-or-chase = Mano o torcia
honga-bonus-lucky-hand-or-chase-line = Una mano in più in qualsiasi quarto del tuo disco – o HONGA torna nella sua tana.
honga-bonus-swap = Tutto in pentola
honga-bonus-swap-line = Nei baratti di questo turno { $one } e { $other } si equivalgono, in entrambi i sensi.
honga-bonus-docile = Erba tenera
honga-bonus-docile-line = Ogni mammut che attiri in questo turno costa un’unità in meno, a tua scelta.
honga-bonus-steps-or-chase = Gambe lunghe o torcia
honga-bonus-steps-or-chase-line = { $steps ->
    [1] Un gradino
   *[other] { $steps } gradini
} in su sulla montagna – o HONGA torna nella sua tana.
honga-bonus-bought-points = Dono agli anziani
honga-bonus-bought-points-line = Dai fino a { $most } unità tra { $goods }: ciascuna vale un punto.
