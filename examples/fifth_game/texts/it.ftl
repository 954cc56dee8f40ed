# Tartufo: il quinto gioco, venuto da fuori.
game-truffle = Tartufo
game-truffle-line = Un cinghiale scava contro due cinghialetti.
truffle-level-woods = Tre alberi
truffle-level-woods-line = Un tartufo cresce sotto uno di tre alberi, più spesso sotto il terzo.

truffle-boar = Cinghiale
    .the = il cinghiale
    .start = Il cinghiale
    .a = un cinghiale
truffle-piglet = Cinghialetto
    .the = il cinghialetto
    .start = Il cinghialetto
    .a = un cinghialetto
truffle-truffle = Tartufo
    .the = il tartufo
    .start = Il tartufo
    .a = un tartufo
truffle-boar-power = Scava sotto l'albero che sceglie, senza sapere dov'è il tartufo.
truffle-piglet-power = Fiuta dov'è il tartufo, e sceglie un albero prima di conoscere quello del cinghiale.
truffle-truffle-power = Cresce sotto uno degli alberi, e soltanto il primo cinghialetto fiuta quale.

truffle-hide-0 = Un tartufo cresce sotto il primo albero
truffle-hide-1 = Un tartufo cresce sotto il secondo albero
truffle-hide-2 = Un tartufo cresce sotto il terzo albero
truffle-hide-hidden = Un tartufo cresce da qualche parte
truffle-boar-0 = Il cinghiale va al primo albero
truffle-boar-1 = Il cinghiale va al secondo albero
truffle-boar-2 = Il cinghiale va al terzo albero
truffle-boar-hidden = Il cinghiale ha scelto un albero
truffle-nose-0 = Il cinghialetto va al primo albero
truffle-nose-1 = Il cinghialetto va al secondo albero
truffle-nose-2 = Il cinghialetto va al terzo albero
truffle-nose-hidden = Il cinghialetto ha scelto un albero
truffle-squeal-n = Resta zitto
truffle-squeal-y = Strilla
truffle-log-n = Il secondo cinghialetto resta zitto
truffle-log-y = Il secondo cinghialetto strilla, e il tartufo è dei cinghialetti
truffle-dug = Scavano entrambi

truffle-end = Il tartufo è di chi ha scavato sotto l'albero giusto.
truffle-why = Gli animali stanno agli alberi: scegli un albero.
truffle-hint-boar = È qui che cresce la maggior parte dei tartufi.
truffle-hint-nose = Qui fiuti il tartufo.
truffle-hint-squeal = Uno strillo vince il tartufo quando entrambi ci stanno sopra.

rules-truffle-goal-title = Il tartufo
rules-truffle-goal-text = Un tartufo cresce sotto uno di tre alberi. Soltanto il primo cinghialetto fiuta quale. Il cinghiale e quel cinghialetto scelgono un albero ciascuno, senza conoscere quello dell'altro, e scavano insieme. Chi scava sotto l'albero giusto ha il tartufo; se vi si incontrano, il secondo cinghialetto può strillare, e il tartufo è dei cinghialetti.
