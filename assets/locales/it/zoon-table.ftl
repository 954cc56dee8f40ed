# Zoon sul tavolo: opzioni della partita, che cosa si decide, il registro, gli scontri, le regole in pagine.

## Preparazione
switch-tribe-red = Tribù rossa
switch-tribe-red-cendrelins = Cendrelins
switch-tribe-red-mousserocs = Mousserocs
switch-tribe-red-ventplumes = Ventplumes
switch-tribe-red-vasards = Vasards
switch-tribe-blue = Tribù blu
switch-tribe-blue-cendrelins = Cendrelins
switch-tribe-blue-mousserocs = Mousserocs
switch-tribe-blue-ventplumes = Ventplumes
switch-tribe-blue-vasards = Vasards
switch-deployment = Schieramento
switch-deployment-ready = Già pronto
switch-deployment-by-hand = A mano
switch-reserves = Rinforzi
switch-reserves-no = Nessuno
switch-reserves-yes = Uno Zoon in più a testa
switch-faces = Le tue carte
switch-faces-own-turn = Visibili nel tuo turno
switch-faces-one-by-one = Una alla volta
switch-faces-always = Sempre visibili
switch-gate = Passaggio schermo
switch-gate-hold = Tieni premuto
switch-gate-tap = Ci fidiamo
switch-touch = Angoli negli scontri
switch-touch-one-by-one = Uno dopo l’altro
switch-touch-duel = Insieme, con tasti o controller

## Elenchi
zoon-ranks = { $first } o { $second }
zoon-a-rank = { $rank-a }
zoon-star = { $name }: { $does }

## Che cosa si decide
zoon-turn-others-deploy = Si stanno schierando le carte.
zoon-turn-formation = { $tribe-start }: scegli una formazione, com’è o a specchio
zoon-turn-deploy = { $left ->
    [0] Tutto è schierato
    [1] { $tribe-start }: schiera 1 carta
   *[other] { $tribe-start }: schiera { $left } carte
}
zoon-turn-deploy-changes = { $tribe-start }: { $changes ->
    [0] ciò che è schierato resta dov’è
    [1] ancora 1 spostamento permesso
   *[other] ancora { $changes } spostamenti permessi
}
zoon-turn-one = Muovi uno Zoon o gioca una carta dalla mano
zoon-turn-move = Muovi uno Zoon
zoon-turn-to = Scegli dove va
zoon-turn-way = Scegli come ci va
zoon-turn-reinforce = Rinforzo: scegli la sua casella
zoon-turn-shooter = { $trump }: scegli lo Zoon che tira
zoon-turn-shot = { $trump }: scegli il bersaglio
zoon-turn-gear = { $trump }: scegli lo Zoon che lo porta
zoon-turn-lay = { $trump }: scegli una casella libera
zoon-turn-lay-second = { $trump }: scegli la casella accanto
zoon-turn-singer = { $trump }: scegli lo Zoon che chiama
zoon-turn-lure = { $trump }: scegli la carta nemica da chiamare
zoon-turn-leaper = { $trump }: scegli lo Zoon che fa il balzo
zoon-turn-leap = { $trump }: scegli dove atterra
zoon-turn-draw-advised = Da un po’ non succede nulla: potete accordarvi per la patta
zoon-turn-touch = Scontro: tocca un angolo della carta nemica
zoon-turn-flee = Fuga: scegli una casella libera
zoon-turn-exchange = Cambio: scegli lo Zoon che prende il suo posto
zoon-turn-peek = Visione: { $left ->
    [0] quando hai visto, premi Fatto
    [1] guarda 1 carta
   *[other] guarda fino a { $left } carte
}
zoon-turn-second-move = Slancio: muovi ancora, o premi Fatto
zoon-turn-march = { $left ->
    [1] Può muoversi ancora 1 Zoon
   *[other] Possono muoversi ancora { $left } Zoon
}
zoon-turn-drive = La risposta è sì: scegli dove muoverlo
zoon-button-ready = Pronto
zoon-button-enough = Fatto
zoon-button-mirrored = «
zoon-button-mirrored-tip = { $formation }, a specchio
zoon-button-path = Lungo la linea
zoon-button-green = Direttamente
zoon-propose-fill = Completa
zoon-favourite-keep = Salva preferito
zoon-favourite-lay = Schiera preferito
zoon-favourite-kept = Schieramento preferito salvato per { $tribe-the }.

## Tocchi
zoon-touch-title = Tocca un angolo della carta nemica
zoon-touch-elsewhere = { $player } tocca un angolo
zoon-touch-fight = { $from } attacca { $to }
zoon-touch-shot = { $from } tira su { $to }
zoon-touch-line = Tu scegli una diagonale; il verso della carta decide quale dei suoi due angoli conta.
zoon-touch-line-open = La carta è scoperta: conta proprio l’angolo che tocchi.
zoon-touch-keys = Tasti: Q W A S
zoon-touch-pad = I quattro tasti dorsali corrispondono agli angoli.
zoon-duel-title = Toccate insieme
zoon-duel-line = Ciascuno tocca un angolo della carta dell’altro, con la tastiera o con i tasti dorsali di un controller.
zoon-duel-keys-1 = Q W A S
zoon-duel-keys-2 = U I J K
zoon-corner-1 = In alto a sinistra
zoon-corner-2 = In alto a destra
zoon-corner-3 = In basso a destra
zoon-corner-4 = In basso a sinistra

## Scontri
zoon-combat-won = Vince chi attacca
zoon-combat-lost = Vince chi difende
zoon-combat-you-beat = Batti { $card-the }
zoon-combat-you-lose = Perdi { $card-the }
zoon-combat-tied = Pareggio: chi attacca arretra
zoon-combat-missed = Il tiro va a vuoto
zoon-combat-both-stars = Due stelle: pareggio senza effetto
zoon-combat-emblem = L’Emblema cade!
zoon-looked = Solo tu hai visto { $at }
zoon-looked-line = { $at }: { $card }
zoon-combat-go-on = Continua
zoon-covered = Dopo un combattimento le tue carte restano coperte fino al tuo prossimo turno.

## Il registro
zoon-log-begins = { $side } inizia
zoon-log-ready = pronto
zoon-log-moved = { $from }–⁠{ $to }
zoon-log-attacked = { $from }–⁠{ $to }, attacca
zoon-log-shot = usa { $trump-the } contro { $to }
zoon-log-played = gioca { $trump-the }
zoon-log-equipped = mette { $trump-the } sullo Zoon in { $to }
zoon-log-laid = mette { $trump-the } in { $to }
zoon-log-spent = perde { $trump-the }
zoon-log-answered-yes = chiama { $at }: la risposta è sì
zoon-log-answered-no = chiama { $at }: la risposta è no
zoon-log-answered-held = chiama { $at }: la risposta è sì, ma non c’è una casella libera in cui andare
zoon-called-yes = { $at } risponde: sì
zoon-called-no = { $at } risponde: no
zoon-log-reinforced = fa entrare un rinforzo in { $to }
zoon-score-number = { $number }
zoon-score-star = stella
zoon-score-cross = croce
zoon-log-won = { $first } batte { $second } ({ $mine }–⁠{ $theirs })
zoon-log-lost = { $first } cade contro { $second } ({ $mine }–⁠{ $theirs })
zoon-log-tied = { $first } pareggia con { $second } ({ $mine }–⁠{ $theirs })
zoon-log-missed = { $first } manca { $second } ({ $mine }–⁠{ $theirs })
zoon-row-won = batte { $second } ({ $mine }–⁠{ $theirs })
zoon-row-lost = cade contro { $second } ({ $mine }–⁠{ $theirs })
zoon-row-tied = pareggia con { $second } ({ $mine }–⁠{ $theirs })
zoon-row-missed = manca { $second } ({ $mine }–⁠{ $theirs })
zoon-log-stunned = ha uno Zoon stordito
zoon-log-pushed = è respinto in { $to }
zoon-log-faced-up = ha una carta scoperta fino alla fine
zoon-log-fled = fugge in { $to }
zoon-log-exchanged = scambia due Zoon
zoon-log-peeked = guarda una carta nemica
zoon-log-emblem-lost = ha perso il suo Emblema
zoon-log-stuck = non può fare più nulla

## Come finisce una partita
zoon-end-emblem = { $you ->
    [1] Il tuo Emblema è caduto.
   *[other] È caduto l’Emblema di { $loser }.
}
zoon-end-stuck = { $you ->
    [1] Non puoi fare più nulla.
   *[other] { $loser } non può fare più nulla.
}
zoon-end-quiet = Troppi turni senza scontri, tiri o carte messe in campo o giocate.
zoon-end-time = Il tempo è scaduto.

## Carte
zoon-card-class = { $rank }, { $value } punti tribù
zoon-card-unknown = Coperta
zoon-card-trump = Un Asso
zoon-card-emblem = Se cade, la partita è persa.
zoon-note-stunned = Stordito: non può né muoversi né usare Assi.
zoon-note-open = Scoperto fino alla fine della partita.
zoon-note-gear = Porta { $trump-the }.
zoon-note-may-be = Può essere: { $names }.
hint-next-pawn-zoon = Altra carta
card-empty-zoon = Indica una carta per vedere che cosa sa fare.
powers-title-zoon = Tutte le carte
powers-line-zoon = Le due tribù di questa partita. Negli angoli i punteggi della carta; la griglia mostra i suoi movimenti, con il nemico in alto.

## Regole
rules-zoon-goal-title = Abbatti l’Emblema
rules-zoon-goal-zoons = Ogni tribù ha { $zoons ->
    [1] un solo Zoon, il suo Emblema.
   *[other] { $zoons } Zoon, uno dei quali è l’Emblema.
}
rules-zoon-goal-tribe = { $tribe-start }: { $zoons ->
    [1] un solo Zoon, l’Emblema.
   *[other] { $zoons } Zoon, uno dei quali è l’Emblema.
}
rules-zoon-goal-text = Se elimini l’Emblema nemico, hai subito vinto. Vinci anche se il nemico, nel suo turno, non può fare nulla.
rules-zoon-secret-title = Carte coperte
rules-zoon-secret-text = Tutte le carte stanno coperte { $rows ->
    [1] nella fila più vicina
   *[other] nelle { $rows } file più vicine
} al loro giocatore.
rules-zoon-secret-by-hand = Schieri le tue come vuoi, senza che l’altro giocatore le veda; gli spostamenti permessi dopo sono { $changes }.
rules-zoon-secret-ready = Scegli una delle formazioni pronte della tua tribù, com’è o a specchio, senza che l’altro giocatore la veda.
rules-zoon-secret-own-turn = Puoi guardare le tue nel tuo turno, ma non quando sta per esserci uno scontro. Dopo uno scontro restano coperte fino al tuo prossimo turno.
rules-zoon-secret-one-by-one = Puoi guardare le tue nel tuo turno, una alla volta: indica una carta. Non puoi quando sta per esserci uno scontro.
rules-zoon-secret-always = Vedi le tue in ogni momento, e ogni carta nemica che hai visto per te resta scoperta.
rules-zoon-secret-hints = Il modo in cui una carta si muove dà indizi su che cosa è.
rules-zoon-moving-title = La griglia sulla carta
rules-zoon-moving-turn = Nel tuo turno muovi uno Zoon.
rules-zoon-moving-turn-trump = Nel tuo turno fai una cosa sola: muovi uno Zoon o giochi un Asso.
rules-zoon-moving-turn-reserve = Nel tuo turno fai una cosa sola: muovi uno Zoon o fai entrare un rinforzo.
rules-zoon-moving-turn-all = Nel tuo turno fai una cosa sola: muovi uno Zoon, giochi un Asso o fai entrare un rinforzo.
rules-zoon-moving-text = Dal cerchio viola uno Zoon segue una linea nera sulle caselle gialle fino a un punto.
rules-zoon-moving-green = Su una casella verde va direttamente, qualunque cosa ci sia in mezzo.
rules-zoon-moving-up = La parte alta della carta punta verso il nemico.
rules-zoon-moving-reserve = Un rinforzo è lo Zoon che tieni in mano. Arriva coperto su una casella libera { $rows ->
    [1] della fila più vicina
   *[other] delle { $rows } file più vicine
} a te, e si muove dal tuo turno seguente.
rules-zoon-combat-title = Lo scontro
rules-zoon-combat-text = Vai su un nemico ed entrambi toccate un angolo della carta dell’altro. Le due carte si scoprono: il tuo punteggio è il numero toccato sulla tua carta. La carta con il punteggio più alto resta e torna coperta, l’altra è eliminata. In caso di pareggio chi attacca arretra.
rules-zoon-combat-one-by-one = Si tocca uno dopo l’altro; i due tocchi si vedono alla fine.
rules-zoon-combat-duel = Si tocca insieme, con la tastiera o con i tasti dorsali di un controller.
rules-zoon-touch-title = Angoli e stelle
rules-zoon-corners-title = Gli angoli
rules-zoon-touch-text = Prima di ogni scontro il caso mette ogni carta dritta o capovolta, senza che si veda. Tu scegli quindi una diagonale, e conta uno dei suoi due angoli.
rules-zoon-touch-open = Una carta scoperta fino alla fine si tocca così com’è.
rules-zoon-touch-star = Se una stella è toccata, è pareggio, e la stella fa ciò che dice la carta del suo Zoon.
rules-zoon-touch-star-devours = Se una stella è toccata, fa ciò che dice la carta del suo Zoon. È pareggio, a meno che quella carta non elimini il nemico.
rules-zoon-touch-both = Se sono toccate due stelle, è solo un pareggio.
rules-zoon-trumps-title = Gli Assi
rules-zoon-trumps-shot = Un tiro affronta uno Zoon da lontano, e chi tira non rischia nulla.
rules-zoon-trumps-cross = Se la sua croce è toccata, il tiro è eliminato.
rules-zoon-trumps-beaten-kept = Un tiro con meno punti del bersaglio lo manca soltanto.
rules-zoon-trumps-beaten-lost = Un tiro con meno punti del bersaglio è eliminato.
rules-zoon-trumps-gear = Un equipaggiamento sta su uno Zoon e lo aiuta.
rules-zoon-trumps-terrain = Un terreno sbarra la strada fino alla fine della partita.
rules-zoon-trumps-tactic = Una tattica dà mosse speciali per un turno.
rules-zoon-trumps-text = Indica un Asso nella tua mano per leggerlo.
rules-zoon-screen-title = In due a uno schermo
rules-zoon-screen-text = Prima di una decisione segreta lo schermo chiama uno di voi, e l’altro si gira.
rules-zoon-screen-hold = Tieni premuto il pulsante per guardare, e gioca.
rules-zoon-screen-tap = Premi il pulsante per guardare, e gioca.
rules-zoon-screen-shuts = Lo schermo si copre di nuovo quando hai finito, quando cambi finestra, o dopo { $minutes ->
    [1] un minuto
   *[other] { $minutes } minuti
}.
rules-zoon-draws-title = La patta
rules-zoon-draws-combat = scontri
rules-zoon-draws-placed = scontri o carte messe in campo
rules-zoon-draws-any = scontri, tiri o carte messe in campo o giocate
rules-zoon-draws-advised = Dopo { $turns } turni senza { $stirs }, contando quelli di entrambi, lo schermo suggerisce la patta.
rules-zoon-draws-text = Dopo { $turns } turni senza { $stirs }, contando quelli di entrambi, la partita è patta.

## Che cosa rischia una mossa
zoon-risk = { $count ->
    [one] Al prossimo turno una carta nemica potrebbe attaccarla lì.
   *[other] Al prossimo turno { $count } carte nemiche potrebbero attaccarla lì.
}
zoon-risk-known = Al prossimo turno lì potrebbe attaccarla: { $cards }.

## La legenda dei segni
zoon-sign-deploy = Zona di schieramento: qui una tribù dispone le sue carte.
zoon-sign-camp = Campo: la parte del terreno che appartiene a una tribù.
zoon-sign-middle = Il centro del terreno: non appartiene a nessuna delle due parti.
zoon-sign-back = Una carta coperta: { $tribe }.
zoon-sign-corner = Un angolo: se viene toccato, vale il suo numero o quello dell’angolo opposto.
zoon-sign-corner-lit = L’angolo che è stato toccato.
zoon-sign-start = Qui sta lo Zoon.
zoon-sign-yellow = Una casella della sua traiettoria.
zoon-sign-path = La traiettoria che segue, casella per casella.
zoon-sign-dot = Può fermarsi qui.
zoon-sign-green = Va dritto qui, qualunque cosa ci sia in mezzo.
zoon-sign-shooter = Qui sta chi tira.
zoon-sign-aim = Il tiro raggiunge questa casella.
zoon-sign-regalia = Il segno di un tipo: { $rank }. A questo Asso ne serve uno.
zoon-sign-ready = Il suo proprietario ha toccato un angolo.
zoon-sign-waiting = Il suo proprietario deve ancora decidere.
zoon-sign-card = Il tipo della carta, e quanto costa alla sua tribù. Tutte le tribù hanno lo stesso numero di punti tribù e di punti Asso, così sono alla pari. Questi punti non contano in uno scontro.
