# The editor of levels

editor-edit = Modifica questo tabellone
editor-copy-of = Copia di { $level }
editor-unedited = Questo livello non si può modificare.
editor-unedited-why = Questo livello non si può modificare: { $why }
editor-tab-squares = Caselle
editor-tab-pieces = Animali
editor-tab-options = Regole
editor-tab-level = Livello
editor-words = { $words }
editor-nothing = Ancora niente
editor-of-side = { $what } · { $side }
editor-option = { $option }: { $choice }
editor-usual = Come al solito

## Squares
editor-squares-how = Scegli un tipo di casella, poi premi sul tabellone o disegnaci sopra.
editor-pieces-how = Scegli un animale, poi premi la casella da cui comincia. Per spostarne uno, toglilo prima.
editor-rows = Una zona è una fila intera, e l’altra metà la rispecchia.
editor-alike = Lati uguali
editor-size = { $width } × { $height } caselle
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
editor-ground-nobodys = Di nessuno
editor-square = { $square }: { $ground }
editor-square-piece = { $square }: { $piece }, { $ground }
editor-square-flawed = { $square }: { $ground }, con un errore
editor-square-piece-flawed = { $square }: { $piece }, { $ground }, con un errore
editor-no-board = Il tabellone di questo gioco non è fatto di caselle. Qui si possono cambiare regole e nomi.

## Animals and rules
editor-take = Togli
editor-turn = Gira
editor-cast = Sono gli animali del file «{ $name }».
editor-options-how = Ogni pressione passa alla scelta seguente. «Come al solito» lascia fare al gioco.

## What the level is called
editor-title = Titolo
editor-line = Una riga di presentazione
editor-difficulty = Per chi
editor-difficulty-1 = Principianti
editor-difficulty-2 = Tutti
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
editor-keeps-nothing = Nel browser non si possono ancora salvare livelli.

## Saving and leaving
editor-keep-title = Salva in un pacchetto
editor-pack = Pacchetto
editor-name = Nome del livello
editor-keep-as = Diventa il livello { $level }.
editor-keep-flawed = Ha errori: si può salvare, ma un pacchetto con errori resta disattivato finché non sono corretti.
editor-write = Salva
editor-written = Salvato nel pacchetto { $pack }. Il livello è tra i tabelloni del suo gioco.
editor-written-only = Salvato nel pacchetto { $pack }.
editor-written-safe = Salvato nel pacchetto { $pack }. Il livello non è tra i tabelloni del suo gioco, perché il gioco è stato avviato senza pacchetti.
editor-written-off = Salvato nel pacchetto { $pack }. Il livello non è tra i tabelloni del suo gioco, perché questo pacchetto è disattivato.
editor-written-flawed = Salvato nel pacchetto { $pack }. Così com’è ora, il livello non è tra i tabelloni del suo gioco, perché il pacchetto ha errori.
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
