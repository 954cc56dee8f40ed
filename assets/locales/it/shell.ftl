# Menu e schermate. Un messaggio per chiave; tutte le lingue hanno le stesse chiavi.

## Tasti e controller
key-enter = Invio
key-escape = Esc
key-space = Spazio
key-tab = Tab
key-arrows = Frecce
key-four = { $up } { $left } { $down } { $right }
key-with = { $held }+{ $key }
key-control = Ctrl
key-shift = Maiusc
key-numpad-enter = Invio num.
key-backspace = Backspace
key-delete = Canc
key-insert = Ins
key-home = Inizio
key-end = Fine
key-page-up = Pag. su
key-page-down = Pag. giù
key-arrow-up = Freccia su
key-arrow-down = Freccia giù
key-arrow-left = Freccia sinistra
key-arrow-right = Freccia destra
pad-cross = Croce
pad-cross-up = Croce su
pad-cross-down = Croce giù
pad-cross-left = Croce sinistra
pad-cross-right = Croce destra
pad-shape-cross = Croce
pad-shape-circle = Cerchio
pad-shape-square = Quadrato
pad-shape-triangle = Triangolo

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
setup-title = Nuova partita: { $game }
setup-board-line = { $line } { $note }
setup-board-seats = Da { $least } a { $most } giocatori.
setup-board-seats-only = Per { $least } giocatori.
setup-board-first = { $board } – per iniziare
setup-broken-level = I file di questo tabellone contengono errori. Avvialo per vederli.
setup-start = Inizia
setup-learn = Regole in 90 secondi
setup-variants = Varianti…
setup-variants-fold = Nascondi le varianti
setup-name-red = Rosso: { $name }
setup-name-blue = Blu: { $name }
setup-person = Persona
setup-seat-spoken = Giocatore { $seat }: { $player }
setup-add = Aggiungi un giocatore
setup-remove = Togli { $name }
switch-level = Standard
switch-level-own = Standard: { $choice }
switch-opponent = Contro
switch-opponent-first = Pip
switch-opponent-second = Lotte
switch-opponent-third = Nico
switch-opponent-fourth = Finn
switch-opponent-fifth = Corvin
switch-opponent-hard = Atena
switch-opponent-friend = Un amico
character-level = Livello { $place } di { $all }
character-level-in-short = Livello { $place }
character-numbered = { $name } { $number }
character-suggested = Consigliato per te: { $name }. Partite vinte contro { $other }: { $won } su { $played }.
character-suggested-spoken = { $introduction } { $suggestion }
character-first = { switch-opponent-first } – { $level }. «Sono appena uscito dall’uovo! Gioco quello che mi piace.»
character-second = { switch-opponent-second } – { $level }. «Si parte! Dove vado, lo vedrò strada facendo.»
character-third = { switch-opponent-third } – { $level }. «Raccolgo tutto quello che posso e a volte dimentico il pericolo.»
character-fourth = { switch-opponent-fourth } – { $level }. «Penso una mossa più in là di te. Quasi sempre.»
character-fifth = { switch-opponent-fifth } – { $level }. «Vedo parecchie mosse in anticipo e mi sfugge poco.»
character-hard = { switch-opponent-hard } – { $level }. «Ho tutta la notte. Fammi vedere il tuo gioco migliore.»
switch-first = Chi inizia
switch-first-lot = A caso
switch-first-red = Rosso
switch-first-blue = Blu
switch-board = Tabellone
switch-names = Nomi
switch-side = Il tuo colore
switch-side-red = { switch-first-red }
switch-side-blue = { switch-first-blue }
switch-clock = Orologi
switch-clock-none = Nessuno
switch-clock-3-2 = 3 min + 2 s
switch-clock-5-3 = 5 min + 3 s
switch-clock-10-5 = 10 min + 5 s
switch-clock-20-10 = 20 min + 10 s
switch-clock-blue = Vantaggio: orologio di Blu
switch-clock-blue-same = Lo stesso
switch-clock-blue-1-0 = 1 min
switch-clock-blue-3-2 = { switch-clock-3-2 }
switch-clock-blue-5-3 = { switch-clock-5-3 }
switch-clock-blue-10-5 = { switch-clock-10-5 }
switch-clock-blue-20-10 = { switch-clock-20-10 }
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
names-open = Scrivi nomi…
names-title = Nomi dei giocatori
names-note = Un nuovo nome va al giocatore seguente e resta in questo elenco.
names-write = Scrivi un nome
names-keys = Invio salva il nome, Esc annulla.
names-full = C’è posto per dodici nomi. Prima eliminane uno.
names-forget = Elimina { $name }
name-own = { $name }
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
result-harder-named = Sfida { $name } (un gradino sopra)
result-easier-named = Sfida { $name } (un gradino sotto)
result-kind-won = Bella partita!
result-kind-lost = Una bella lotta! Guarda dove la partita è girata.
result-kind-lost-soon = Sarà per un’altra volta!
result-kind-even = Testa a testa fino alla fine.
result-looking-back = Analisi della partita…
result-story = Com’è andata
result-moment = Dopo l’azione { $entry }
result-curve = Chi era in testa
result-best = L’azione migliore
result-taken = Catturati
result-board = Guarda il tabellone
result-setup = Nuova partita…
result-title = Menu principale

## Regole
rules-title = Regole
rules-previous = Indietro
rules-next = Avanti
rules-example = Un esempio, dalla lezione «{ $lesson }»
rules-example-play = Rivedi l’esempio
rules-done = Fatto
rules-page = { $page } di { $pages }

## Opzioni
settings-title = Opzioni
settings-as-is = { $name }
settings-partly = { $name } ({ $percent }%)
settings-language = Lingua
settings-controls = Comandi
settings-open-controls = Tasti e pulsanti…
settings-playback = Velocità mosse
settings-instant = Immediata
settings-fast = Rapida
settings-normal = Normale
settings-slow = Lenta
settings-steps = Passo passo
settings-auto-end = Fine turno automatica
settings-thinking = { switch-opponent-hard } riflette
settings-thinking-short = Poco
settings-thinking-usual = Come al solito
settings-thinking-long = A lungo
settings-as-system = Come nel sistema
settings-text-size = Dimensione testo
settings-percent = { $count }%
settings-typeface = Carattere
settings-typeface-usual = Standard
settings-typeface-easier = Più facile da leggere
settings-palette = Colori
settings-palette-house = Standard
settings-palette-red-green = Daltonismo rosso-verde
settings-palette-blue-yellow = Daltonismo blu-giallo
settings-palette-high-contrast = Contrasto elevato
settings-hints = Mostra le mosse possibili
settings-ranks = Numeri sulle pedine
settings-large-animals = Animali più grandi
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
settings-packs = Pacchetti
settings-about = Informazioni
about-open = Versione, origini, licenze…
about-title = Informazioni su Menagerie
about-version = Versione { $version }
about-games = Da dove vengono i giochi
about-work = Di chi è il lavoro
about-free = Il programma, le immagini, i suoni, la musica e i testi sono liberi, con licenza MIT o Apache 2.0. È fatto con il motore Bevy. I caratteri sono Caprasimo, Atkinson Hyperlegible Next, Lexend e Noto Sans (SIL Open Font License). Tutte le licenze sono nella cartella del gioco e, per la pagina, insieme al suo codice sorgente.
packs-open = Pacchetti
packs-title = Pacchetti
packs-note = Un pacchetto aggiunge animali, tabelloni, testi e immagini fatti da altri giocatori. Non contiene programmi.
packs-folder = Metti i pacchetti, come cartelle o file zip, in { $folder }.
packs-none = Non ci sono ancora pacchetti.
packs-by = { $authors } · { $licence } · { $size } kB
packs-switch-on = Attiva
packs-switch-off = Disattiva
packs-flawed = Disattivato, perché contiene errori:
packs-spoilt = Resta in uso l’ultima versione valida. La più recente contiene errori:
packs-refused = Non è un pacchetto:
packs-more = { $count ->
    [one] Mostra { $count } altro errore
   *[other] Mostra altri { $count } errori
}
packs-fewer = Mostra meno errori
packs-copy = Copia tutti gli errori
packs-copied = Copiato
packs-later = Le modifiche hanno effetto alla fine di questa partita.
packs-show = Mostra l’elenco
packs-open-flawed = Pacchetti, alcuni con errori
packs-safe = Il gioco è stato avviato senza pacchetti.
packs-of = { $does }: { $pack }
packs-order = Se due pacchetti cambiano la stessa cosa, vince quello più in basso nell’elenco.
packs-earlier = Sposta su
packs-later-laid = Sposta giù
packs-remove = Rimuovi
packs-keep = Tienilo
packs-remove-ask = Rimuovere { $pack }? I suoi file vengono spostati nella cartella removed-packs, accanto alla cartella dei pacchetti.
packs-delete-ask = Rimuovere { $pack }? Il pacchetto viene cancellato da questo browser.
packs-here = Scegli un pacchetto (un file zip) o trascinalo sulla pagina. Questo browser lo conserva.
packs-choose = Scegli un file
packs-no-window = Nessuna finestra possibile: usa la cartella
packs-room = In questo browser il gioco occupa { $used } su { $most } al massimo.
packs-mb = { $count } MB
packs-gb = { $count } GB
packs-no-store = Questo browser non conserva nulla per questa pagina, forse perché la finestra è anonima: qui i pacchetti non si possono usare.
packs-newer-store = Una versione più recente del gioco ha cambiato il modo di conservare i pacchetti: ricarica la pagina.
packs-full = In questo browser non c’è posto per { $pack }. Nulla è cambiato: rimuovi un altro pacchetto, o libera spazio sul dispositivo.
packs-not-kept = Non è stato possibile leggere o cambiare i pacchetti di questo browser: { $why }
packs-open-folder = Apri la cartella
packs-no-files-shown = La cartella non può essere mostrata
packs-give = Salva come zip
packs-download = Scarica
packs-given = Salvato, pronto da condividere: { $path }
packs-downloaded = Il browser scarica { $file }.
packs-not-given = Impossibile salvarlo: { $why }
packs-copy-path = Copia il percorso
packs-brings = Aggiunge { $list }.
packs-brings-levels =
    { $count ->
        [one] { $count } livello
       *[other] { $count } livelli
    }
packs-brings-lessons =
    { $count ->
        [one] { $count } lezione
       *[other] { $count } lezioni
    }
packs-brings-tables =
    { $count ->
        [one] { $count } file di dati
       *[other] { $count } file di dati
    }
packs-brings-languages =
    { $count ->
        [one] testi in { $count } lingua
       *[other] testi in { $count } lingue
    }
packs-brings-pictures =
    { $count ->
        [one] { $count } immagine
       *[other] { $count } immagini
    }
packs-brings-sounds =
    { $count ->
        [one] { $count } suono
       *[other] { $count } suoni
    }
packs-brings-fonts =
    { $count ->
        [one] { $count } carattere
       *[other] { $count } caratteri
    }
settings-on = Sì
settings-off = No
settings-software = Non è stata trovata una scheda grafica: il gioco può andare lento.
settings-for-this-visit = Il browser non conserva nulla per questa pagina: le opzioni valgono solo per questa visita.

## Comandi
controls-title = Comandi
controls-how = Scegli una casella, poi premi il nuovo tasto o pulsante. { $back } annulla; premere di nuovo lo stesso svuota la casella.
controls-flaws = Alcune tue opzioni non sono leggibili. Queste sono state ripristinate: { $lines }
controls-pointer = Muovere gli animali
controls-pointer-both = Clic o trascinamento
controls-pointer-click = Clic
controls-pointer-drag = Trascinamento
controls-confirming = Chiedere prima di giocare
controls-confirming-touch = Al tocco
controls-holding = Pericoli, raggio, segreti
controls-holding-toggle = Alterna
controls-holding-hold = Tieni premuto
controls-device = Mostra
controls-keyboard = Tastiera
controls-pad = Controller
controls-set = Serie di tasti
controls-set-usual = Standard
controls-set-left = Solo mano sinistra
controls-set-right = Solo mano destra
controls-confirm = Conferma con
controls-signs = Simboli dei pulsanti
controls-signs-own = Come il mio controller
controls-group-moving = Muoversi e scegliere
controls-group-playing = Giocare
controls-group-looking = Guardare
controls-group-left-corners = Zoon: angoli, giocatore a sinistra
controls-group-right-corners = Zoon: angoli, giocatore a destra
controls-group-everywhere = Ovunque
controls-press-key = Premi un tasto
controls-press-button = Premi un pulsante
controls-none = –
controls-slot = { $intent }, casella { $number }: { $key }
controls-reset = { $intent }: ripristina
controls-reset-keys = Ripristina tutti i tasti
controls-reset-buttons = Ripristina tutti i pulsanti
controls-shared = Vale anche per: { $others }
controls-needs-key = Serve almeno un tasto.
controls-needs-button = Serve almeno un pulsante.
controls-needed-by = È riservato a «{ $other }».
intent-up = Su
intent-down = Giù
intent-left = Sinistra
intent-right = Destra
intent-pick = Scegli
intent-back = Indietro
intent-next = Animale o pulsante seguente
intent-previous = Animale o pulsante precedente
intent-column = Ai pulsanti e ritorno
intent-pause = Menu
intent-end-turn = Fine turno
intent-propose = Gioca la proposta
intent-turn-left = Gira a sinistra
intent-turn-right = Gira a destra
intent-zoom-in = Ingrandisci il tabellone
intent-zoom-out = Riduci il tabellone
intent-upper-left = In alto a sinistra
intent-upper-right = In alto a destra
intent-lower-left = In basso a sinistra
intent-lower-right = In basso a destra
intent-mute = Audio sì o no
intent-fullscreen = Schermo intero
intent-copy = Copia la partita
intent-paste = Incolla una partita

## La legenda dei segni
rules-legend-board = I segni del tabellone
rules-legend-areas = Luoghi e spazi
rules-legend-pieces = I segni dei pezzi
rules-legend-cards = I segni delle carte
rules-legend-marks = I contrassegni in gioco
legend-named = { $name }: { $says }
legend-more = { $first } { $second }
legend-token-red = Rosso e rotondo: un animale del Rosso.
legend-token-blue = Blu e quadrato: un animale del Blu.
legend-mark-dot = Puoi sceglierlo, o andarci.
legend-mark-threat = Al prossimo turno potrebbe essere catturato lì.
legend-mark-idle = Ora non è possibile.
legend-mark-ready = È pronto da scegliere.
legend-mark-picked = Quello che hai scelto.
legend-mark-last-from = L’ultima azione è partita da qui.
legend-mark-last-to = L’ultima azione è finita qui.
legend-mark-focus = Il punto che indicano i tuoi tasti o il tuo controller.
