# Truffe : le cinquième jeu, venu d'ailleurs.
game-truffle = Truffe
game-truffle-line = Un sanglier creuse contre deux marcassins.
truffle-level-woods = Trois arbres
truffle-level-woods-line = Une truffe pousse sous l'un des trois arbres, le plus souvent sous le troisième.

truffle-boar = Sanglier
    .the = le sanglier
    .start = Le sanglier
    .a = un sanglier
truffle-piglet = Marcassin
    .the = le marcassin
    .start = Le marcassin
    .a = un marcassin
truffle-truffle = Truffe
    .the = la truffe
    .start = La truffe
    .a = une truffe
truffle-boar-power = Creuse sous l'arbre qu'il choisit, sans savoir où est la truffe.
truffle-piglet-power = Sent où est la truffe, et choisit un arbre avant de connaître celui du sanglier.
truffle-truffle-power = Pousse sous l'un des arbres, et seul le premier marcassin sent lequel.

truffle-hide-0 = Une truffe pousse sous le premier arbre
truffle-hide-1 = Une truffe pousse sous le deuxième arbre
truffle-hide-2 = Une truffe pousse sous le troisième arbre
truffle-hide-hidden = Une truffe pousse quelque part
truffle-boar-0 = Le sanglier va au premier arbre
truffle-boar-1 = Le sanglier va au deuxième arbre
truffle-boar-2 = Le sanglier va au troisième arbre
truffle-boar-hidden = Le sanglier a choisi un arbre
truffle-nose-0 = Le marcassin va au premier arbre
truffle-nose-1 = Le marcassin va au deuxième arbre
truffle-nose-2 = Le marcassin va au troisième arbre
truffle-nose-hidden = Le marcassin a choisi un arbre
truffle-squeal-n = Se taire
truffle-squeal-y = Crier
truffle-log-n = Le second marcassin se tait
truffle-log-y = Le second marcassin crie, et la truffe est aux marcassins
truffle-dug = Tous deux creusent

truffle-end = La truffe est à qui a creusé sous le bon arbre.
truffle-why = Les animaux se tiennent aux arbres : choisissez un arbre.
truffle-hint-boar = C'est ici que poussent le plus de truffes.
truffle-hint-nose = Vous sentez la truffe ici.
truffle-hint-squeal = Un cri gagne la truffe quand tous deux sont dessus.

rules-truffle-goal-title = La truffe
rules-truffle-goal-text = Une truffe pousse sous l'un des trois arbres. Seul le premier marcassin sent lequel. Le sanglier et ce marcassin choisissent chacun un arbre, sans connaître celui de l'autre, et creusent ensemble. Qui creuse sous le bon arbre a la truffe ; s'ils s'y retrouvent, le second marcassin peut crier, et la truffe est aux marcassins.
