# The editor of levels

editor-edit = Modifica questo tabellone
editor-copy-of = Copia di { $level }
editor-unedited = Questo livello non si può modificare.
editor-unedited-why = Questo livello non si può modificare: { $why }
editor-tab-squares = Caselle
editor-tab-areas = Luoghi
editor-tab-pieces = Animali
editor-tab-options = Regole
editor-tab-level = Livello
editor-words = { $words }
    .the = { $words }
    .start = { $words }
editor-nothing = Ancora niente
editor-of-side = { $what } · { $side }
editor-option = { $option }: { $choice }
editor-usual = Standard

## Squares
editor-squares-how = Scegli un tipo di casella, poi premi sul tabellone o disegnaci sopra.
editor-areas-how = Scegli un luogo, poi il suo nuovo posto sul tabellone: si scambia di posto con quello che c’è lì. Un luogo che manca al tabellone prende il posto di quello che c’è lì.
editor-pieces-how = Scegli un animale, poi premi la casella da cui parte. Con «Sposta», trascina un animale, o premilo e poi premi la sua nuova casella.
editor-between-how = Premi dove si incontrano quattro luoghi per aggiungere lì un cerchio. Con «Sposta», trascinalo, o premilo e poi premi il suo nuovo posto.
editor-rows = Una zona è una fila intera, e l’altra metà la rispecchia.
editor-alike = Lati uguali
editor-size = { $width } × { $height } caselle
editor-size-most = Un tabellone di questo gioco ha al massimo { $most } caselle.
editor-size-most-sides = Qui un tabellone di questo gioco ha al massimo { $long } × { $short } caselle, o { $short } × { $long }.
editor-wider = Più largo
editor-narrower = Più stretto
editor-higher = Più alto
editor-lower = Più basso
editor-ground-land = Terra
editor-ground-water = Acqua
editor-ground-trap = Trappola
editor-ground-den = Tana
editor-ground-den-land = Tana a terra
editor-ground-den-water = Tana in acqua
editor-ground-area = Zona di difesa
editor-ground-hunt = Casella di caccia
editor-ground-prison = Prigione
editor-ground-void = Fuori dal gioco
editor-ground-reinforcement = Zona dei rinforzi
editor-ground-deployment = Zona di schieramento
editor-ground-camp = Campo
editor-ground-nobodys = Neutrale
editor-ground-empty = Nessun luogo
editor-square = { $square }: { $ground }
editor-square-piece = { $square }: { $piece }, { $ground }
editor-square-flawed = { $square }: { $ground }, con un errore
editor-square-piece-flawed = { $square }: { $piece }, { $ground }, con un errore
editor-corner = { $square }: vuoto
editor-corner-piece = { $square }: { $piece }
editor-corner-piece-flawed = { $square }: { $piece }, con un errore
editor-no-board = I luoghi di questo tabellone non si possono spostare qui, perché il tabellone è troppo grande, o perché non sono disegnati come quelli dei tabelloni del gioco. Qui si possono cambiare regole e nomi.

## Animals and rules
editor-take = Togli
editor-move = Sposta
editor-picked-up = { $square }, { $piece }: scegli il nuovo posto.
editor-put-down = { $piece } ora è in { $square }.
editor-stays = { $piece } resta in { $square }.
editor-nothing-there = Non c’è niente in { $square }.
editor-turn = Gira
editor-options-how = Premi una regola per passare da una scelta all’altra. «Standard» tiene quella del gioco.

## What the level is called
editor-title = Titolo
editor-line = Una riga di presentazione
editor-difficulty = Pensato per
editor-difficulty-1 = Principianti
editor-difficulty-2 = Tutti i giocatori
editor-difficulty-3 = Esperti
editor-of = Fatto dal livello { $level }.

## Errors and what to do with the level
editor-sound = Nessun errore: questo livello si può giocare.
editor-flaws = { $count ->
    [one] Un errore impedisce di giocare questo livello:
   *[other] { $count } errori impediscono di giocare questo livello:
}
editor-try = Gioca da qui
editor-keep = Salva

## Saving and leaving
editor-keep-title = Salva il livello
editor-pack = Pacchetto
editor-name = Nome del livello
editor-keep-as = Diventa il livello { $level }.
editor-licence = Licenza del nuovo pacchetto
editor-licence-share-alike = CC BY-SA 4.0
editor-licence-share-alike-says = Altri possono diffonderlo e modificarlo se citano il tuo nome e tengono questa licenza.
editor-licence-attribution = CC BY 4.0
editor-licence-attribution-says = Altri possono diffonderlo e modificarlo se citano il tuo nome.
editor-licence-free = CC0
editor-licence-free-says = Altri possono farne ciò che vogliono.
editor-licence-none = Tutti i diritti riservati
editor-licence-none-says = Altri devono chiederti prima di diffonderlo o modificarlo.
editor-keep-flawed = Contiene errori. Si può salvare, ma un pacchetto con errori resta disattivato finché non vengono corretti.
editor-write = Salva
editor-written = Salvato nel pacchetto { $pack }. Ora il livello compare tra i tabelloni del suo gioco.
editor-written-only = Salvato nel pacchetto { $pack }.
editor-written-safe = Salvato nel pacchetto { $pack }. Il livello non compare tra i tabelloni del suo gioco, perché il gioco è stato avviato senza pacchetti.
editor-written-off = Salvato nel pacchetto { $pack }. Il livello non compare tra i tabelloni del suo gioco, perché questo pacchetto è disattivato.
editor-written-flawed = Salvato nel pacchetto { $pack }. Questa versione del livello non compare tra i tabelloni del suo gioco, perché il pacchetto contiene errori.
editor-exists = In questo pacchetto c’è già un livello «{ $name }».
editor-replace = Sostituiscilo
editor-other-pack = Non si può salvare niente nel pacchetto «{ $pack }»: è un file zip, si trova fuori dalla tua cartella dei pacchetti, o un altro pacchetto occupa la sua cartella. Scegli un altro nome per il pacchetto.
editor-of-the-game = Il gioco stesso ha un livello o una lezione «{ $name }», che verrebbe cambiato. Scegli un altro nome.
editor-no-name = «{ $words }» non può essere un nome: usa lettere dalla a alla z, cifre e trattini, come «il-mio-stagno».
editor-not-written = Non salvato: { $why }
editor-no-folder = Non salvato: su questo computer non c’è una cartella per i pacchetti.
editor-author = Un giocatore
editor-drop = Il livello non è salvato. Uscire lo stesso?
editor-drop-other = Il livello nell’editor non è salvato. Aprire l’altro lo stesso?
editor-drop-yes = Esci senza salvare
editor-drop-no = Continua a modificare
pause-edit-position = Modifica la posizione

## What is wrong with a level
flaw-at = { $square }: { $words }
flaw-den-missing = { $side } non ha una tana. Disegnane una.
flaw-den-twice = { $side } ha più di una tana. Tienine una sola.
flaw-no-animals = { $side } non ha animali. Mettine almeno uno.
flaw-too-many-animals = Sul tabellone ci sono { $count } animali, ma il massimo è { $most }. Togline qualcuno.
flaw-pack-large = { $side } ha { $count } animali, ma il massimo è { $most }. Togline qualcuno.
flaw-starts-in-den = { $square }: nessun animale può cominciare in una tana. Spostalo.
flaw-starts-in-water = { $square }: { $animal-the } non può cominciare in acqua. Spostalo sulla terra.
flaw-no-bank = { $square }: oltre quest’acqua non c’è terra su cui finire un salto. Disegna terra lì, o cambia la regola dei salti.
flaw-cannot-begin = { $side } all’inizio non ha mosse. Fai spazio ai suoi animali.
flaw-middle-row = { $square }: la fila centrale non appartiene a nessuna delle due parti. Disegna lì terra, acqua o nessuna casella.
flaw-not-mirrored = { $square } è diversa dalla sua immagine speculare, { $other }. Disegna le due caselle uguali.
flaw-no-hunt = Il tabellone non ha caselle di caccia. Disegnane dietro la zona di difesa.
flaw-no-prison = Il tabellone non ha una prigione. Disegnane una dietro la zona di difesa.
flaw-open-target = { $square }: caselle di caccia e prigioni possono toccare solo la zona di difesa. Cambia { $others }.
flaw-closed-target = { $square }: nessun animale può arrivarci. Disegna la zona di difesa lì accanto.
flaw-falls-apart = Non c’è strada da { $other } a { $square }. Collega le due parti del tabellone.
flaw-den-small = La tana è troppo piccola per gli animali di { $side } (caselle: { $squares }, animali: { $animals }). Disegna più caselle di tana.
flaw-den-wet = La tana ha troppo poca terra per gli animali di { $side } che non entrano mai in acqua (caselle: { $squares }, animali: { $needed }). Disegna più caselle di tana sulla terra.
flaw-packs-differ = Le due parti devono avere lo stesso numero di animali. Rosso ne ha { $red }, Blu { $blue }.
flaw-never-taken = Nessun animale di { $side } può essere catturato. Aggiungine uno che può esserlo.
flaw-some-without-square = Alcuni animali di questo livello hanno una casella, altri no. Mettili tutti o nessuno.
flaw-not-in-den = { $square } non è nella tana di { $side }, dove cominciano i suoi animali.
flaw-square-taken = { $square }: vi cominciano due animali. Togline uno.
flaw-second-row = { $square } è nella seconda fila della tana. Prima metti un animale davanti, su { $other }.
flaw-faces-corner = { $square }: questo animale guarda verso un angolo, ma le direzioni sono solo quattro. Giralo.
flaw-faces-back = { $square }: { $animal-the } non guarda mai indietro. Giralo.
flaw-zones-order = Da ogni bordo verso il centro, le file sono: zona dei rinforzi, zona di schieramento, campo, neutrale.
flaw-no-reinforcement = Il terreno non ha una zona dei rinforzi. Disegnane una al bordo.
flaw-zone-large = La zona di schieramento ha { $squares } caselle, ma il massimo è { $most }. Rimpiccioliscila.
flaw-zone-small = La zona di schieramento è troppo piccola per { $tribe } (caselle: { $squares }, carte: { $cards }). Ingrandiscila.
flaw-formations = Le formazioni già pronte di { $tribe } richiedono una zona di schieramento larga { $width } caselle e profonda { $height }.
flaw-area-apart = Le parti di questo luogo sono separate: { $area }.
flaw-area-unreached = Nessun cerchio tocca questo luogo: { $area }.
flaw-areas-none = Il tabellone non ha nessun luogo. Aggiungine.
flaw-area-lacking = Al tabellone manca questo luogo: { $area }. Aggiungilo.
flaw-places-none = Il tabellone non ha nessun cerchio. Aggiungine uno.
flaw-places-many = Ci sono { $count } cerchi, ma al massimo se ne possono avere { $most }. Togline qualcuno.
flaw-place-open = Una mano di un disco punta fuori dal tabellone: servono luoghi tutt’intorno a ogni cerchio.
flaw-place-twice = Due mani di un disco puntano verso lo stesso luogo: { $area }.
flaw-place-apart = Un cerchio non tocca questo luogo, così lì nessuno potrebbe occuparsi di HONGA: { $area }.
flaw-letter = I caratteri del gioco non hanno «{ $letter }». Scrivilo in un altro modo.
