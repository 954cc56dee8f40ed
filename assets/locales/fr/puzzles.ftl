# Énigmes : la liste, ce qu’elles demandent, et ce que donne une réponse.

## Les chemins vers la liste
title-puzzles = Énigmes
setup-puzzles = Énigmes

## La liste
puzzles-title = Énigmes
puzzles-today = Aujourd’hui : énigme { $number }
puzzles-streak = { $days ->
    [0] { $longest ->
        [0] Une nouvelle énigme du jour arrive à minuit, temps universel.
       *[other] Une nouvelle énigme du jour arrive à minuit, temps universel. Plus longue série : { $longest }
    }
    [one] Un jour de suite. Plus longue série : { $longest }
   *[other] { $days } jours de suite. Plus longue série : { $longest }
}
puzzles-grade-1 = Niveau 1 : d’un coup d’œil
puzzles-grade-2 = Niveau 2 : facile
puzzles-grade-3 = Niveau 3 : à réfléchir
puzzles-grade-4 = Niveau 4 : difficile
puzzles-grade-5 = Niveau 5 : l’ordinateur ne la résout pas
puzzles-moves = { $moves ->
    [one] En une étape
   *[other] En { $moves } étapes
}
puzzles-number = Énigme { $number }
puzzles-number-solved = Énigme { $number }, résolue
puzzles-solved = { $solved } sur { $all } résolues

## À la table
puzzle-on-board = { $puzzle } · { $board }
puzzle-name = Énigme { $number }, niveau { $grade }
puzzle-solve = Solution
puzzle-next = Énigme suivante
puzzle-skip = Une autre énigme
puzzle-list = Toutes les énigmes
puzzle-hint = Le premier coup de la solution est marqué sur le plateau.
puzzle-hint-back = L’énigme ne peut plus être résolue d’ici. Reprenez votre coup.
puzzle-not-now = Réessayez d’abord, ou passez à une autre énigme.
puzzle-solved = Résolue !
puzzle-showing = Voici la solution.
puzzle-shown = C’était la solution. À vous de la jouer !

## Ce qui est demandé
puzzle-say = Vous jouez { $side }. { $goal }
jungle-puzzle-win = { $moves ->
    [one] Gagnez avec ce coup.
   *[other] Gagnez en { $moves } coups, quoi que fasse l’autre camp.
}
arena-puzzle-win = { $moves ->
    [one] Gagnez à ce tour. Un seul déplacement suffit.
   *[other] Gagnez à ce tour, avec les deux déplacements.
}
zoon-puzzle-win = Engagez le combat qui vous fait gagner la partie à coup sûr.
zoon-puzzle-take = { $worth ->
    [4] Engagez le combat qui prend la carte ennemie à coup sûr.
   *[other] Engagez le combat le plus sûr : au moins { $worth } chances sur 4, quoi que fasse l’ennemi.
}
honga-puzzle-score = Posez votre disque là où vous pouvez marquer le plus à ce tour : { $worth ->
    [one] un point.
   *[other] { $worth } points.
}

## Ce que donne une autre réponse
puzzle-miss-not-yet = Ce coup ne gagne pas encore. Un autre gagne.
puzzle-miss-escape = { $moves ->
    [one] L’autre camp s’échappe : vous ne pouvez plus gagner en un coup.
   *[other] L’autre camp s’échappe : vous ne pouvez plus gagner en { $moves } coups.
}
puzzle-miss-lost = L’autre camp gagne avant vous.
puzzle-miss-points = { $best ->
    [one] Cela donne { $gained } ; un point est possible.
   *[other] Cela donne { $gained } des { $best } points possibles.
}
puzzle-miss-free = { $free ->
    [one] Un ennemi est encore libre. Vous pouviez tous les prendre à ce tour.
   *[other] { $free } ennemis sont encore libres. Vous pouviez tous les prendre à ce tour.
}
puzzle-miss-chance = Au pire, ce combat réussit dans { $chance } cas sur 4. Un autre réussit dans { $best } cas sur 4.
puzzle-miss-no-combat = Cela n’engage aucun combat, et la solution est un combat.
puzzle-miss-other = C’est possible, mais ce n’est pas la solution.
