# Menu e schermate. Un messaggio per chiave; tutte le lingue hanno le stesse chiavi.

## Tasti e controller
key-enter = Invio
key-escape = Esc
key-space = Spazio
key-tab = Tab
key-f11 = F11
key-arrows = Frecce
key-x = X
key-q = Q
key-e = E
key-h = H
key-t = T
key-r = R
key-f = F
key-l = L
key-m = M
key-p = P
key-g = G
key-v = V
key-b = B
key-c = C
key-n = N
pad-south = A
pad-east = B
pad-north = Y
pad-west = X
pad-left-bumper = LB
pad-right-bumper = RB
pad-left-trigger = LT
pad-right-trigger = RT
pad-left-stick = LS
pad-right-stick = RS
pad-select = Select
pad-start = Start
pad-cross = Croce

## Aiuti
hint-pick = Scegli
hint-move = Spostati
hint-back = Indietro
hint-mute = Audio
hint-board = Guarda il tabellone

## Ovunque
shell-back = Indietro
shell-close = Chiudi

## Titolo
title-play = Gioca
title-settings = Opzioni
title-quit = Esci
game-jungle = Giungla
game-jungle-line = Sgattaiola nella tana nemica. Anche il topo dice la sua.
game-arena = Arena
game-arena-line = Branchi di belve lottano per terra e per acqua.
game-zoon = Zoon
game-zoon-line = Carte nascoste, passi segreti, duelli lampo.
game-honga = Honga
game-honga-line = Sfama la tigre, baratta e prospera.
card-start-here = Comincia da qui
card-soon = Presto
card-soon-why = Non c’è ancora in questa versione: comincia da Giungla.
card-facts = { $players } · { $minutes } · { $difficulty }
card-players = { $count ->
    [one] { $count } giocatore
    [2] 2 giocatori
   *[other] 2–{ $count } giocatori
}
card-players-of-sides = { $count ->
    [2] 2 giocatori
   *[other] 2 o { $count } giocatori
}
card-minutes = { $count } min
card-difficulty-1 = facile
card-difficulty-2 = medio
card-difficulty-3 = difficile
card-spoken = { $name }, { $action }

## Preparazione
setup-title = Una partita a { $game }
setup-board-line = { $line } { $note }
setup-board-seats = Da { $least } a { $most } giocatori.
setup-board-seats-only = Per { $least } giocatori.
setup-board-first = { $board } – per iniziare
setup-broken-level = I file di questo tabellone contengono errori. Avvialo per vederli.
setup-start = Inizia
setup-learn = Impara in 90 secondi
setup-variants = Varianti…
setup-variants-fold = Nascondi le varianti
setup-name-red = Rosso: { $name }
setup-name-blue = Blu: { $name }
setup-person = Persona
setup-seat-spoken = { $name }: { $player }
setup-add = Aggiungi un giocatore
setup-remove = Togli { $name }
switch-level = Standard
switch-opponent = Contro
switch-opponent-easy = Facile
switch-opponent-medium = Medio
switch-opponent-hard = Difficile
switch-opponent-friend = Un amico qui
switch-first = Chi inizia
switch-first-lot = A caso
switch-first-red = Rosso
switch-first-blue = Blu
switch-board = Tabellone
switch-names = Nomi
switch-time = Durata partita
switch-time-none = Senza limite
switch-time-15 = 15 min
switch-time-30 = 30 min
switch-time-60 = 60 min
switch-time-90 = 90 min
switch-watch = Computer contro computer
switch-watch-no = No
switch-watch-yes = Guardali giocare

## Nomi
name-otter = Lontra
name-heron = Airone
name-badger = Tasso
name-hare = Lepre
name-owl = Gufo
name-fox = Volpe
name-hedgehog = Riccio
name-lynx = Lince
name-mole = Talpa
name-raven = Corvo
name-squirrel = Scoiattolo
name-toad = Rospo

## Pausa
pause-title = Pausa
pause-title-replay = Rivedi la partita
pause-title-over = La partita è finita
pause-resume = Continua
pause-rules = Regole
pause-settings = Opzioni
pause-sound-on = Audio: sì
pause-sound-off = Audio: no
pause-draw = Proponi patta
pause-resign = Abbandona
pause-result = Risultato
pause-leave = Lascia la partita
confirm-resign = Abbandonare questa partita?
confirm-resign-yes = Abbandona
confirm-hand-over = Per gli altri la partita continua. Vuoi che il computer giochi al posto di { $player }?
confirm-hand-over-yes = Fai giocare il computer
confirm-leave = Lasciare questa partita? Non è stato possibile salvarla.
confirm-leave-yes = Lascia
confirm-no = Continua a giocare

## Risultato
result-rematch = Rivincita
result-harder = Rivincita, un gradino più difficile
result-easier = Rivincita, un gradino più facile
result-kind-won = Bella partita!
result-kind-lost = Una bella lotta. La cronaca mostra dove la partita è girata.
result-kind-even = Testa a testa fino alla fine.
result-looking-back = Analisi della partita…
result-story = Com’è andata
result-moment = Dopo l’azione { $entry }
result-curve = Chi era in testa
result-best = L’azione migliore
result-taken = Catturati
result-board = Guarda il tabellone
result-setup = Cambia partita
result-title = Menu principale

## Regole
rules-title = Regole
rules-previous = Indietro
rules-next = Avanti
rules-done = Fatto
rules-page = { $page } di { $pages }

## Opzioni
settings-title = Opzioni
settings-as-is = { $name }
settings-partly = { $name } ({ $percent }%)
settings-language = Lingua
settings-playback = Velocità mosse
settings-instant = Immediata
settings-fast = Rapida
settings-normal = Normale
settings-slow = Lenta
settings-steps = Passo passo
settings-auto-end = Il turno finisce da sé
settings-as-system = Come il sistema
settings-text-size = Dimensione testo
settings-percent = { $count }%
settings-typeface = Carattere
settings-typeface-usual = Consueto
settings-typeface-easier = Più facile da leggere
settings-palette = Colori
settings-palette-house = Consueti
settings-palette-red-green = Daltonismo rosso-verde
settings-palette-blue-yellow = Daltonismo blu-giallo
settings-palette-high-contrast = Contrasto elevato
settings-hints = Mostra le mosse possibili
settings-ranks = Numeri sulle pedine
settings-coordinates = Mostra le coordinate
settings-reduced-motion = Meno movimento
settings-sound = Audio
settings-silent = Muto
settings-volume = Volume generale
settings-effects = Effetti
settings-music = Musica
settings-ambience = Ambiente
settings-behind = Muto in secondo piano
settings-vibration = Vibrazione
settings-on = Sì
settings-off = No
settings-software = Non è stata trovata una scheda grafica: il gioco può andare lento.
settings-for-this-visit = Il browser non conserva nulla per questa pagina: le opzioni valgono solo per questa visita.
