# Il tavolo: che cosa si dice durante e dopo una partita.
end-won = { $count ->
    [one] { $winner } vince
   *[other] { $winner } vincono
}
end-you-won = Hai vinto
end-you-lost = Hai perso
end-you-placed = Sei al { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
} posto
end-score = { $first } a { $second }
end-draw = Patta
end-place = { $place }º
end-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## Finali dichiarati dall’arbitro
referee-end-repetition = La stessa posizione si è ripetuta troppe volte.
referee-end-resigned = { $you ->
    [1] Hai abbandonato.
   *[other] { $loser } abbandona.
}
referee-end-agreed = I giocatori si sono accordati per la patta.
referee-end-time = Il tempo è scaduto.
table-end-time-over = { $you ->
    [1] Il tuo tempo è scaduto.
   *[other] Tempo scaduto per { $loser }.
}

## La riga sotto il tabellone
status-to-move = Tocca a { $player }
status-your-turn = Tocca a te
table-you-begin = Inizi tu
status-thinks = { $player } sta pensando…
status-draws-lots = Decide la sorte…
table-not-your-turn = È il turno di { $player }.
table-turn-ended = Non restava nulla da fare: il tuo turno è finito.
table-pick-again = Non si torna indietro facilmente. Scegli di nuovo per confermare.
table-confirm = Sceglilo ancora per giocarlo.
table-confirm-risk = { $risk } Per giocare scegli di nuovo.
table-bad-staging = Si usano le animazioni standard, perché un file contiene un errore. { $flaw }
table-handed-over = Ora il computer gioca al posto di { $player }.
status-go-on-click = Clic per continuare
status-go-on-tap = Tocca per continuare
status-go-on-key = { $key }: continua
status-go-on-pad = { $key }: continua
status-over = La partita è finita
status-replay-start = L’inizio
table-not-now = Adesso non è possibile.
why-over = La partita è finita.
why-no-undo = Adesso non c’è nulla da annullare.
why-no-redo = Non c’è nulla da ripetere.
why-no-again = Non è ancora stato giocato nulla.
why-no-skip = Non sta succedendo nulla che si possa saltare.
why-draw-offered = La patta è già stata proposta.

## Patte
offer-made = { $player } propone patta a { $other }.
offer-accept = Accetta
offer-decline = Rifiuta
offer-declined = { $player } rifiuta la patta.
offer-waits = { $player } ci sta pensando…

## Il registro
log-title = Mosse
log-why = Perché?
log-name = { $player }:{" "}
log-and = , { $text }
log-spoken = { $player }: { $text }
table-log-resigned = abbandona
table-log-time-over = esaurisce il tempo
table-log-drawn = Patta concordata
side-red = Rosso
side-blue = Blu

## Targhette
plate-to-move = di turno
plate-mate-to-move = tocca a { $player }
plate-thinks = pensa…
plate-person = Persona
plate-character = { $name }, { $level }
clock-figures = { $minutes }:{ $seconds }
clock-minutes = { $left } min
clock-seconds = { $left } s
clock-bad-note = Gli orologi di questo salvataggio sono illeggibili. La partita continua senza.
plate-score = { $won } / { $target }
plate-lost = {" "}· { $count } { $count ->
    [one] perso
   *[other] persi
}

## La barra
bar-undo = Annulla
bar-redo = Ripeti
bar-again = Rivedi l’ultimo turno
bar-hint = Consiglio
bar-skip = Vai al mio turno
hint-skip = Al mio turno
bar-threat = I miei animali in pericolo
bar-reach = Dove può andare
mark-no-danger = Nessun animale è in pericolo.
mark-no-pawn = Indica un animale.
bar-flip = Gira il tabellone
bar-whole-board = Mostra tutto il tabellone
bar-draw = Proponi patta
bar-resign = Abbandona
bar-more = Mosse, scheda e altro
bar-menu = Menu
bar-log = Mosse
bar-peek = Ciò che puoi vedere solo tu
bar-powers = Tutti gli animali
# Le parole sotto le immagini.
bar-undo-word = Annulla
bar-redo-word = Ripeti
bar-again-word = Rivedi
bar-hint-word = Aiuto
bar-skip-word = Salta
bar-threat-word = Rischi
bar-reach-word = Raggio
bar-powers-word = Guida
bar-peek-word = Vedi
bar-log-word = Mosse
bar-flip-word = Gira
bar-whole-board-word = Tutto il tabellone
bar-draw-word = Patta
bar-resign-word = Resa
bar-more-word = Altro
bar-menu-word = Menu

## Schede
card-rank = Rango { $rank }
card-takes = Cattura
card-taken-by = Preda di
card-takes-nothing = niente
card-taken-by-nothing = nessun animale
card-empty = Indica un animale per vedere che cosa sa fare.
powers-title = Tutti gli animali
powers-line = Che cosa sa fare ogni animale: a terra, in acqua, in quali direzioni.

## Consigli
hint-thinking = Ricerca di una buona mossa…
hint-none = Non c’è nulla da decidere.
hint-covered = Guarda prima le tue carte: il consiglio potrebbe nominarne una.
hint-veiled = Guarda prima le tue carte.

## I tasti in basso
hint-pause = Menu
hint-turn = Gira
hint-unpick = Posa
turn-lay = Metti qui
turn-peek = Guarda le carte
turn-cover = Copri le carte
turn-confirm = Gioca
hint-next-pawn = Altro animale
hint-bar = Pulsanti

sound-is-off = L’audio è spento. Premi { $key } per accenderlo.
sound-is-on = L’audio è acceso.

## Un livello che non si può giocare
bad-level-title = Questo tabellone non si può giocare
bad-level-line = I suoi file contengono errori. Ecco che cosa non va, e dove:

## Il passaggio dello schermo
gate-title = Passa lo schermo a { $player }
gate-line = { $others ->
    [1] L’altro giocatore deve girarsi.
   *[other] Tutti gli altri devono girarsi.
}
gate-hold = Tieni premuto e guarda
gate-tap = Guarda

## Che cosa significano i segni
mark-ring = Cattura un nemico.
mark-leap = Salta fin lì.
mark-goal = Vince la partita.
mark-win = Puoi catturarlo, e nessun nemico può rispondere.
mark-exchange = Puoi catturarlo, ma un nemico può rispondere.
mark-lose = Potrebbe catturare l’animale scelto.
mark-spring = Colpisce e rimbalza indietro.
mark-wave = Qui l’acqua ferma il movimento.
mark-plus-one = Caccia: 1 punto.
mark-plus-two = Caccia: 2 punti.
mark-skull = Mortale: perderesti il tuo animale.
mark-chain = Apre la prigione e consuma tutto il turno.
mark-free = Lo libera.
mark-web = Una ragnatela: un animale che resta qui è perduto.
mark-lure = Chiama questa carta: se la risposta è sì, la muovi tu.
mark-look = La vedi soltanto tu.

## Elenchi
list-name = { $item-the }
list-number = { $item }
list-comma = { $before }, { $last }
list-and = { $before } e { $last }
list-or = { $before } o { $last }
list-equal = { $before } = { $last }

## Il quadrante degli orientamenti accanto al tabellone
heading-0 = Orientamento: in alto
heading-1 = Orientamento: in alto a destra
heading-2 = Orientamento: a destra
heading-3 = Orientamento: in basso a destra
heading-4 = Orientamento: in basso
heading-5 = Orientamento: in basso a sinistra
heading-6 = Orientamento: a sinistra
heading-7 = Orientamento: in alto a sinistra

## Mosse scritte, e ciò che viene letto ad alta voce
typed-title = Scrivi una mossa
typed-close = Chiudi la riga
typed-ways = { $count ->
    [1] Una mossa: { $ways }
   *[other] { $count } mosse: { $ways }
}
typed-unknown = Nessuna mossa comincia con «{ $typed }».
typed-veiled = Prima scopri le tue carte.
typed-wait = La scena non è finita. Premi ancora Invio.
typed-menu = Un menu è aperto. Chiudilo, poi riscrivi la mossa.
typed-watching = Stai rivedendo questa partita. Qui non si gioca.
# The word that is typed to hear the time left: small letters, no spaces.
typed-time = tempo
hint-type = Scrivi una mossa
spoken-place = { $name }
spoken-empty = vuota
spoken-yours = appartiene a te
spoken-of = di { $player }
spoken-ways = { $count ->
    [1] una scelta da qui
   *[other] { $count } scelte da qui
}
spoken-open = si può scegliere
spoken-picked = scelto
spoken-grey = { $what }, ora non possibile
spoken-on = { $what }, attivo
spoken-back = Annullato.
spoken-rank = Posto { $place }: { $player }, punti: { $points }
spoken-clock-low = { $player }: ancora { $left }.
spoken-time = { $player }: ancora { $left }.
spoken-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
spoken-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
spoken-minutes-and-seconds = { $minutes } e { $seconds }
spoken-time-of-match = La partita: ancora { $left }.
spoken-time-how = Scrivi «{ $word }» per sentire il tempo che resta.
spoken-board = Tabellone
