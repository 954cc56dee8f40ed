# La table : ce qui se dit pendant et après une partie.
end-won = { $count ->
    [one] { $winner } gagne
   *[other] { $winner } gagnent
}
end-you-won = Vous gagnez
end-you-lost = Vous perdez
end-you-placed = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
end-score = { $first } à { $second }
end-draw = Partie nulle
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Les fins que l’arbitre prononce
referee-end-repetition = La même position est revenue trop souvent.
referee-end-resigned = { $you ->
    [1] Vous avez abandonné.
   *[other] { $loser } abandonne.
}
referee-end-agreed = Les deux camps se sont mis d’accord sur la nulle.
referee-end-time = Le temps est écoulé.
table-end-time-over = { $you ->
    [1] Votre temps est écoulé.
   *[other] Le temps est écoulé pour { $loser }.
}

## La ligne sous le plateau
status-to-move = À { $player } de jouer
status-your-turn = À vous de jouer
table-you-begin = À vous de commencer
status-thinks = { $player } réfléchit…
status-draws-lots = Le sort décide…
table-not-your-turn = C’est à { $player } de jouer.
table-turn-ended = Il ne restait rien à faire : votre tour est terminé.
table-pick-again = Difficile de revenir en arrière. Choisissez encore une fois pour confirmer.
table-confirm = Choisissez-le encore une fois pour le jouer.
table-confirm-risk = { $risk } Choisissez encore une fois pour jouer.
table-bad-staging = Les animations standard sont utilisées, car un fichier contient une erreur. { $flaw }
table-handed-over = L’ordinateur joue à la place de { $player }.
status-go-on-click = Cliquez pour la suite
status-go-on-tap = Touchez pour la suite
status-go-on-key = { $key } : la suite
status-go-on-pad = { $key } : la suite
status-over = La partie est finie
status-replay-start = Le début
table-not-now = Ce n’est pas possible maintenant.
why-over = La partie est finie.
why-no-undo = Il n’y a rien à reprendre pour l’instant.
why-no-redo = Il n’y a rien à rétablir.
why-no-again = Rien n’a encore été joué.
why-no-skip = Il n’y a rien à passer pour l’instant.
why-draw-offered = La nulle est déjà proposée.

## Nulles
offer-made = { $player } propose la nulle à { $other }.
offer-accept = Accepter
offer-decline = Refuser
offer-declined = { $player } refuse la nulle.
offer-waits = { $player } réfléchit à votre offre…

## Le journal
log-title = Coups
log-why = Pourquoi ?
log-name = { $player } :{" "}
log-spoken = { $player } : { $text }
log-and = , { $text }
table-log-resigned = abandonne
table-log-time-over = n’a plus de temps
table-log-drawn = Nulle convenue
side-red = Rouge
side-blue = Bleu

## Plaques
plate-to-move = à jouer
plate-mate-to-move = { $player } joue
plate-thinks = réfléchit…
plate-person = Humain
plate-character = { $name }, { $level }
clock-figures = { $minutes }:{ $seconds }
clock-minutes = { $left } min
clock-seconds = { $left } s
clock-bad-note = Les pendules de cette sauvegarde sont illisibles. La partie continue sans elles.
plate-score = { $won } / { $target }
plate-lost = {" "}· { $count } { $count ->
    [one] perdu
   *[other] perdus
}

## La barre
bar-undo = Annuler le coup
bar-redo = Refaire le coup
bar-again = Revoir le dernier tour
bar-hint = Conseil
bar-skip = Aller à mon tour
hint-skip = À mon tour
bar-threat = Mes animaux en danger
bar-reach = Où il peut aller
mark-no-danger = Aucun animal n’est en danger.
mark-no-pawn = Pointez un animal.
bar-flip = Tourner le plateau
bar-whole-board = Voir tout le plateau
bar-draw = Proposer la nulle
bar-resign = Abandonner
bar-more = Journal, carte et plus
bar-menu = Menu
bar-log = Coups
bar-peek = Ce que vous seul pouvez voir
bar-powers = Tous les animaux
# Les mots sous les images.
bar-undo-word = Annuler
bar-redo-word = Refaire
bar-again-word = Revoir
bar-hint-word = Conseil
bar-skip-word = Avancer
bar-threat-word = Danger
bar-reach-word = Portée
bar-powers-word = Guide
bar-peek-word = Voir
bar-log-word = Coups
bar-flip-word = Tourner
bar-whole-board-word = Tout le plateau
bar-draw-word = Nulle
bar-resign-word = Abandon
bar-more-word = Plus
bar-menu-word = Menu

## Fiches
card-rank = Rang { $rank }
card-takes = Prend
card-taken-by = Pris par
card-takes-nothing = rien
card-taken-by-nothing = aucun animal
card-empty = Pointez un animal pour voir ce qu’il sait faire.
powers-title = Tous les animaux
powers-line = Ce que sait chaque animal : sur terre, dans l’eau, dans quelles directions.

## Conseils
hint-thinking = Recherche d’un bon coup…
hint-none = Il n’y a rien à décider.
hint-covered = Regardez d’abord vos cartes : le conseil peut en nommer une.
hint-veiled = Regardez d’abord vos cartes.

## Les touches en bas
hint-pause = Menu
hint-turn = Tourner
hint-unpick = Reposer
turn-lay = Poser ici
turn-peek = Voir les cartes
turn-cover = Cacher les cartes
turn-confirm = Jouer
hint-next-pawn = Animal suivant
hint-bar = Boutons

sound-is-off = Le son est coupé. Appuyez sur { $key } pour le remettre.
sound-is-on = Le son est activé.

## Un plateau injouable
bad-level-title = Ce plateau ne peut pas être joué
bad-level-line = Ses fichiers contiennent des erreurs. Ce qui ne va pas, et où :

## Passer l’écran
gate-title = Passez l’écran à { $player }
gate-line = { $others ->
    [1] L’autre joueur regarde ailleurs.
   *[other] Les autres regardent ailleurs.
}
gate-hold = Maintenez pour regarder
gate-tap = Regarder

## Le sens des marques
mark-ring = Prend un ennemi.
mark-leap = Saute jusque-là.
mark-goal = Gagne la partie.
mark-win = Vous pouvez le prendre, et aucun ennemi ne peut riposter.
mark-exchange = Vous pouvez le prendre, mais un ennemi peut riposter.
mark-lose = Pourrait prendre l’animal choisi.
mark-spring = Frappe et rebondit.
mark-wave = L’eau arrête le mouvement ici.
mark-plus-one = Chasse : 1 point.
mark-plus-two = Chasse : 2 points.
mark-skull = Mortel : votre animal serait perdu.
mark-chain = Ouvre la prison et prend tout le tour.
mark-free = Le libère.
mark-web = Une toile : un animal qui reste ici est perdu.
mark-lure = Appelle cette carte : si la réponse est oui, vous la déplacez.
mark-look = Vous seul la verrez.

## Listes
list-name = { $item-the }
list-number = { $item }
list-comma = { $before }, { $last }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-equal = { $before } = { $last }

## The dial of headings beside the board
heading-0 = Orientation : vers le haut
heading-1 = Orientation : vers le haut à droite
heading-2 = Orientation : vers la droite
heading-3 = Orientation : vers le bas à droite
heading-4 = Orientation : vers le bas
heading-5 = Orientation : vers le bas à gauche
heading-6 = Orientation : vers la gauche
heading-7 = Orientation : vers le haut à gauche

## Coups tapés, et ce qui est dit à voix haute
typed-title = Taper un coup
typed-close = Fermer la ligne
typed-ways = { $count ->
    [1] Un coup : { $ways }
   *[other] { $count } coups : { $ways }
}
typed-unknown = Aucun coup ne commence par « { $typed } ».
typed-veiled = Découvrez d’abord vos cartes.
typed-wait = La scène n’est pas finie. Appuyez encore sur Entrée.
typed-menu = Un menu est ouvert. Fermez-le, puis tapez de nouveau le coup.
typed-watching = Vous revoyez cette partie. Rien ne s’y joue.
# The word that is typed to hear the time left: small letters, no spaces.
typed-time = temps
hint-type = Taper un coup
spoken-place = { $name }
spoken-empty = vide
spoken-yours = à vous
spoken-of = à { $player }
spoken-ways = { $count ->
    [1] un choix à partir d’ici
   *[other] { $count } choix à partir d’ici
}
spoken-open = peut être choisi
spoken-picked = choisi
spoken-grey = { $what }, impossible pour l’instant
spoken-on = { $what }, activé
spoken-back = Repris.
spoken-rank = Place { $place } : { $player }, points : { $points }
spoken-clock-low = { $player } : encore { $left }.
spoken-time = { $player } : encore { $left }.
spoken-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
spoken-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
spoken-minutes-and-seconds = { $minutes } et { $seconds }
spoken-time-of-match = La partie : encore { $left }.
spoken-time-how = Tapez « { $word } » pour entendre le temps qui reste.
spoken-board = Plateau
