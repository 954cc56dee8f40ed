# Partite salvate, replay, copie e rapporti. Un messaggio per chiave; tutte le lingue hanno le stesse chiavi.

## Titolo
title-continue = Continua
title-saves = Partite

## Una partita in parole
saves-unknown-match = { $level }
saves-match = { $game } – { $level }
saves-line = { $match } · { $players } · { $ago }
saves-details = { $players } · { $ago } · { $actions } · { $state }
saves-person = { $name }
saves-computer = { $name } (computer)
saves-and = { $first }, { $next }
saves-actions = { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}
saves-over = finita
saves-won = vinta da { $names }
saves-drawn = patta
saves-running = in corso
saves-just-now = proprio ora
saves-minutes-ago = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
}
saves-hours-ago = { $count ->
    [one] un’ora fa
   *[other] { $count } ore fa
}
saves-days-ago = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}
saves-some-time-ago = qualche tempo fa
saves-damaged = una partita danneggiata

## L’elenco
saves-title = Partite
saves-none = Non ci sono ancora partite salvate. Ogni partita si salva fin dalla prima azione.
saves-veiled = Una partita in corso è salvata qui in un file. Le carte nascoste vi sono offuscate, ma chi proprio volesse potrebbe leggerle.
saves-looking = Ricerca…
saves-paste = Incolla una partita o una posizione
saves-choose = Scegli un file
saves-go-on = Continua
saves-go-on-before = Riprendi da prima
saves-watch = Rivedi
saves-copy = Copia
saves-export = Esporta
saves-delete = Elimina
saves-export-ask = Questa partita è ancora in corso, e il file contiene tutte le carte nascoste: chi lo apre può leggerle. Vuoi esportarla?
saves-export-all = Esporta tutto
saves-export-not = Non esportare
saves-keep = Conserva
saves-delete-ask = Eliminare { $match }? Non si può tornare indietro.
saves-deleted = La partita è stata eliminata.
saves-brought = La partita è stata importata. È la prima dell’elenco.
saves-nothing-pasted = Non c’è nulla da incollare: copia prima una partita, una trascrizione, una posizione o il percorso di un file. Puoi anche trascinare qui un file.
saves-not-brought = Non è stato possibile importare la partita.
saves-nothing-came = Non è arrivato nulla: copia prima una partita o una trascrizione e consenti a questa pagina di leggere gli appunti, oppure scegli un file. Puoi anche trascinare qui un file.
saves-copied = Copiata: ora la partita è un testo, da incollare in un messaggio o in un altro gioco.
saves-copied-with-gaps = Copiata senza ciò che è nascosto: si può leggere ma non continuare. Per continuarla, esportala.
saves-not-copied = Non copiata: la partita è ancora in corso, e ciò che vi è nascosto non si può separare dal resto. Esportala, piuttosto.
saves-exported = Scritta in { $file }; il percorso è stato copiato.
saves-downloaded = Scaricata come { $file }.
saves-no-folder = Qui non c’è una cartella per esportare. Copia la partita, piuttosto.
saves-strange-game = Questa versione non ha un gioco chiamato { $game }.
saves-way-level = Il suo tabellone, { $level }, non c’è o non si può giocare. Rimetti il file al suo posto e riavvia il gioco.
saves-way-tables = Da allora il tabellone o gli animali sono cambiati, quindi non si può continuare. Rimetti i vecchi file e riavvia il gioco.
saves-way-record = La trascrizione non corrisponde a questo tabellone, quindi non si può continuare.
saves-way-pack-missing = Le serve il pacchetto { $pack } { $version }, che non è qui.
saves-way-pack-off = Le serve il pacchetto { $pack } { $version }, che è disattivato. Attivalo nell’elenco dei pacchetti.
saves-way-pack-other = Le serve il pacchetto { $pack } { $version }, ma quello presente è diverso. Rimetti quello di prima.
saves-way-pack-at = { $why } Si trova su { $place }.
saves-own-match = Questa partita è in corso in un’altra finestra del gioco. Qui continua come partita a sé.
bad-save-title = Questa partita non si può mostrare
bad-save-line = La trascrizione non corrisponde al tabellone di questa versione. Resta conservata com’è. Ecco le differenze:

## Che cosa può andare storto con un salvataggio
saves-not-kept = La partita non viene salvata. { $why }
saves-kept-again = La partita viene di nuovo salvata.
saves-sign = La partita non viene salvata
saves-sign-full = Non salvata: non c’è più spazio
saves-sign-forbidden = Non salvata: la scrittura non è permessa
trouble-absent = Non c’è nulla in { $place }. Scegli qualcos’altro.
trouble-full = Non c’è più spazio in { $place }. Liberane un po’, per esempio eliminando vecchie partite; il gioco riproverà dopo la tua prossima azione.
trouble-forbidden = Non è permesso leggere o scrivere in { $place }. Concedi il permesso o sposta la cartella; il gioco riproverà dopo la tua prossima azione.
trouble-taken = La partita { $place } è in corso in un’altra finestra del gioco. Prima esci da lì.
trouble-refused = Il browser non salva nulla per questa pagina. Consentile di salvare dati, o esci dalla finestra anonima; per conservare comunque una partita, copiala o esportala.
trouble-failed = Errore del disco in { $place } ({ $why }). Controllalo; il gioco riproverà dopo la tua prossima azione.
trouble-too-big = { $place } è più grande di qualsiasi partita. È un’altra cosa: spostalo altrove.
trouble-too-long = La partita in { $place } è diventata troppo lunga per essere salvata. Ciò che era già salvato resta, e la partita si può giocare fino alla fine.
trouble-stranger = { $place } non è una partita di questo gioco.
trouble-damaged = { $place } è danneggiato: è stato troncato o modificato. Riprendi da uno stato precedente o importa una copia.
trouble-newer = { $place } è stato scritto da una versione più recente (formato { $format }). Aggiorna il gioco.
trouble-gaps = Questa partita è stata copiata mentre era in corso: mancano i suoi segreti e non si può rigiocare. Copiala quando è finita.
trouble-unreadable = { $place } non si può leggere: { $why }. Riprendi da uno stato precedente, o allegalo a un rapporto.

## Replay
viewer-first = All’inizio
viewer-back = Azione precedente
viewer-run = Avvia
viewer-stop = Ferma
viewer-forward = Azione successiva
viewer-last = Alla fine
viewer-at = { $at } di { $total }
viewer-slow = Velocità: lenta
viewer-normal = Velocità: normale
viewer-fast = Velocità: rapida
viewer-everybody = Mostra ciò che sanno tutti
viewer-eyes = Mostra ciò che sa { $player }
viewer-play-on = Gioca da qui
viewer-why-no-play-on = Questa partita non è finita, quindi le carte nascoste restano nascoste.
result-watch = Rivedi
review-begin = Analizza
review-judging = Analisi…
review-looking = Analisi… { $done } di { $of }
review-previous = Errore precedente
review-next = Errore successivo
review-count = { $count ->
    [one] Un errore
   *[other] { $count } errori
}
review-nothing = In questa partita non ci sono errori gravi.
review-why-again = Questa partita è già stata rivista: le frecce portano da un momento all’altro.
review-better = Qui { $player } avrebbe potuto fare di meglio: { $action }. Un consiglio lì: “{ $reason }”
review-better-plain = Qui { $player } avrebbe potuto fare di meglio. Un consiglio lì: “{ $reason }”
pause-watch-on = Continua

## Copie
pause-copy = Copia la partita
pause-copy-position = Copia la posizione
table-copied = La partita è stata copiata come testo.
table-copied-position = La posizione è stata copiata come testo.
table-not-copied = Resta un segreto fino alla fine della partita.
copied-here-only = Gli appunti del sistema non sono raggiungibili: ciò che hai copiato si può incollare solo in questo gioco.

## Lasciare una partita che non viene salvata
part-title = Chiudere il gioco? Questa partita andrebbe persa.
part-leave = Esci lo stesso
part-stay = Resta
copy-refused = Il browser non ha permesso la copia. Consenti a questa pagina di usare gli appunti, oppure esporta la partita dall’elenco.

## Una partita che si gioca in un’altra scheda
taken-title = Questa partita è aperta in un’altra scheda
taken-line = Si sta giocando lì, o in un’altra finestra. Qui puoi rivederla com’era all’ultimo salvataggio, o continuare con una copia che ha un altro nome.
taken-watch = Rivedi
taken-copy = Gioca una copia
taken-back = Indietro

## Rapporti
report-title = Il gioco è andato in crash
report-line = L’ultima volta il gioco si è chiuso per un errore. La tua partita è salva. È stato scritto un rapporto per gli sviluppatori:
report-copy = Copia il rapporto
report-copied = Il rapporto è stato copiato.
report-discard = Elimina
report-keep = Conserva
report-packs = Quando il gioco è andato in crash c’erano pacchetti attivi: questa volta è partito senza. Vuoi giocare lo stesso con i pacchetti?
report-packs-hung = L’ultimo avvio con i pacchetti non è arrivato fin qui: questa volta il gioco è partito senza. Vuoi giocare lo stesso con i pacchetti?
report-with-packs = Con i pacchetti
report-without-packs = Senza pacchetti
pause-new-packs = Rigioca con i pacchetti modificati
again-changed = Un pacchetto è cambiato. Il menu permette di rigiocare questa partita con la versione nuova.
again-flawed = L’ultima versione di { $pack } contiene errori: resta quella di prima. L’elenco dei pacchetti li indica.
again-whole =
    { $count ->
        [0] Non si era ancora giocato nulla. La partita comincia con i pacchetti modificati.
        [one] Un’azione è stata rigiocata con i pacchetti modificati.
       *[other] Tutte le { $count } azioni sono state rigiocate con i pacchetti modificati.
    }
again-part =
    { $count ->
        [0] Con i pacchetti modificati non è più possibile nessuna azione. La partita intera resta salvata.
        [one] Con i pacchetti modificati è ancora possibile solo la prima azione. La partita intera resta salvata.
       *[other] Con i pacchetti modificati sono ancora possibili solo le prime { $count } azioni. La partita intera resta salvata.
    }
again-not = Questa partita non può essere giocata con i pacchetti modificati. Continua con quelli di prima.

## Immagini e filmati di una partita
keep-picture = Salva immagine
keep-film = Salva come GIF
keep-making = { $percent }%…
keep-kept = Salvato come { $file }
keep-copy-place = Copia il percorso
keep-copy-picture = Copia l’immagine
keep-share = Condividi
keep-copied = La copia è pronta: incollala in un altro programma.
keep-not-copied = Gli appunti non sono raggiungibili: non è stato copiato nulla.
keep-downloaded = Scaricato come { $file }
keep-failed = Salvataggio non riuscito: { $why }

## Statistiche

statistics-title = Statistiche
statistics-none = Qui si contano le partite finite. Per ora non ce ne sono.
statistics-alone = Vinte { $won }, patte { $drawn }, perse { $lost } · serie migliore { $best } · { $length } azioni in media
statistics-shared = { $shared } tra amici · { $length } azioni in media
statistics-both = Vinte { $won }, patte { $drawn }, perse { $lost } · serie migliore { $best } · { $shared } tra amici · { $length } azioni in media
badge-win = Prima vittoria
badge-wins = { $all } vittorie
badge-streak = { $all } vittorie di fila su un tabellone
badge-levels = Una vittoria su ogni tabellone
badge-lessons = Tutte le lezioni fatte
badge-puzzles = { $all } rompicapi risolti
badge-next = Prossimo distintivo: { $aim } ({ $done } su { $all })
statistics-lessons = Lezioni: { $done } di { $all } fatte
statistics-puzzles = Rompicapi: { $done } di { $all } risolti
statistics-forget = Elimina i risultati
statistics-forget-sure = Premi ancora per eliminarli

evening-title = Stasera
evening-row = { $points } punti su { $matches } · vinte { $won }, patte { $drawn }, perse { $lost }
evening-line = Stasera: { $points }
evening-won = { $name } vince la serie al meglio di { $count }.
evening-best-of =
    { $count ->
        [0] Quante partite si vuole
       *[other] Al meglio di { $count } partite
    }
evening-anew = Comincia un nuovo foglio dei punti
