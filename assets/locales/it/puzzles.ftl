# Rompicapi: l’elenco, che cosa chiedono, e che cosa dà una risposta.

## Le vie per l’elenco
title-puzzles = Rompicapi
setup-puzzles = Rompicapi

## L’elenco
puzzles-title = Rompicapi
puzzles-today = Oggi: rompicapo { $number }
puzzles-streak = { $days ->
    [0] { $longest ->
        [0] Un nuovo rompicapo del giorno arriva a mezzanotte, tempo universale.
       *[other] Un nuovo rompicapo del giorno arriva a mezzanotte, tempo universale. Serie più lunga: { $longest }
    }
    [one] Un giorno di fila. Serie più lunga: { $longest }
   *[other] { $days } giorni di fila. Serie più lunga: { $longest }
}
puzzles-grade-1 = Grado 1: a colpo d’occhio
puzzles-grade-2 = Grado 2: facile
puzzles-grade-3 = Grado 3: un po’ di riflessione
puzzles-grade-4 = Grado 4: difficile
puzzles-grade-5 = Grado 5: il computer non lo risolve
puzzles-moves = { $moves ->
    [one] In un passo
   *[other] In { $moves } passi
}
puzzles-number = Rompicapo { $number }
puzzles-number-solved = Rompicapo { $number }, risolto
puzzles-solved = { $solved } di { $all } risolti

## Al tavolo
puzzle-on-board = { $puzzle } · { $board }
puzzle-name = Rompicapo { $number }, grado { $grade }
puzzle-solve = Soluzione
puzzle-next = Prossimo rompicapo
puzzle-skip = Un altro rompicapo
puzzle-list = Tutti i rompicapi
puzzle-hint = La prima mossa della soluzione è segnata sul tabellone.
puzzle-hint-back = Da qui il rompicapo non si può più risolvere. Annulla la tua mossa.
puzzle-not-now = Prima riprova, o passa a un altro rompicapo.
puzzle-solved = Risolto!
puzzle-showing = Ecco la soluzione.
puzzle-shown = Questa era la soluzione. Ora giocala tu!

## Che cosa si chiede
puzzle-say = Giochi con { $side }. { $goal }
jungle-puzzle-win = { $moves ->
    [one] Vinci con questa mossa.
   *[other] Vinci in { $moves } mosse, qualunque cosa faccia l’altra parte.
}
arena-puzzle-win = { $moves ->
    [one] Vinci in questo turno. Basta un movimento.
   *[other] Vinci in questo turno, con tutti e due i movimenti.
}
zoon-puzzle-win = Comincia lo scontro che ti fa vincere di sicuro la partita.
zoon-puzzle-take = { $worth ->
    [4] Comincia lo scontro che cattura di sicuro la carta nemica.
   *[other] Comincia lo scontro più sicuro: almeno { $worth } volte su 4, qualunque cosa faccia il nemico.
}
honga-puzzle-score = Posa il tuo disco dove puoi segnare di più in questo turno: { $worth ->
    [one] un punto.
   *[other] { $worth } punti.
}

## Che cosa dà un’altra risposta
puzzle-miss-not-yet = Così non vinci ancora. Un’altra mossa vince.
puzzle-miss-escape = { $moves ->
    [one] L’altra parte sfugge: non puoi più vincere in una mossa.
   *[other] L’altra parte sfugge: non puoi più vincere in { $moves } mosse.
}
puzzle-miss-lost = L’altra parte vince prima di te.
puzzle-miss-points = { $best ->
    [one] Così ottieni { $gained }; un punto è possibile.
   *[other] Così ottieni { $gained } dei { $best } punti possibili.
}
puzzle-miss-free = { $free ->
    [one] Un nemico è ancora libero. In questo turno potevi prenderli tutti.
   *[other] { $free } nemici sono ancora liberi. In questo turno potevi prenderli tutti.
}
puzzle-miss-chance = Al peggio questo scontro riesce in { $chance } casi su 4. Un altro riesce in { $best } casi su 4.
puzzle-miss-no-combat = Così non comincia uno scontro, e la soluzione è uno scontro.
puzzle-miss-other = Si può fare, ma non è la soluzione.
