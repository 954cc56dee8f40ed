# Arène : plateaux, variantes, règles en pages, journal, table.

## Plateaux
arena-level-jungla = La grande arène
arena-level-jungla-line = Deux meutes de quinze, une rivière entre elles. Cinq chasses pour gagner.
arena-level-jungla-reconstructed = D’après un jeu qui n’est plus édité. Les images de ses règles sont perdues : le plateau et les nombres des animaux sont de nous.
arena-level-duel = Duel
arena-level-duel-line = Dix animaux par camp sur un plateau plus petit. Trois chasses pour gagner.
arena-level-first-steps = Premiers pas
arena-level-first-steps-line = Cinq animaux, un de chaque classe, pour apprendre en jouant.

## Variantes
switch-packs = Meutes
switch-packs-ready = Déjà en place
switch-packs-by-hand = Placées à la main
switch-players = Joueurs
switch-players-two = Deux
switch-players-four = Quatre, en équipes
switch-target = Points pour gagner
switch-target-1 = 1
switch-target-2 = 2
switch-target-3 = 3
switch-target-4 = 4
switch-target-5 = 5
switch-target-6 = 6
switch-target-7 = 7
switch-target-8 = 8
switch-target-9 = 9
switch-facings = Orientations
switch-facings-8 = Huit
switch-facings-4 = Quatre
switch-rear-attack = Les coureurs se prennent par-derrière
switch-rear-attack-yes = Oui
switch-rear-attack-no = Non
switch-web-passing = Traverser une toile
switch-web-passing-free = Est permis
switch-web-passing-deadly = Est mortel
switch-short-flyers-jump = Les animaux volants sautent en petit déplacement
switch-short-flyers-jump-yes = Oui
switch-short-flyers-jump-no = Non
switch-double-action = Un animal agit deux fois
switch-double-action-instead = Au lieu de trois actions
switch-double-action-inside-three = Parmi trois actions
switch-exact-numbers = Les nombres sont exacts
switch-exact-numbers-yes = Oui
switch-exact-numbers-no = Non, au plus
switch-stop-before-blocker = S’arrêter devant un obstacle
switch-stop-before-blocker-exact = Aux nombres exacts seulement
switch-stop-before-blocker-cut = Toujours
switch-quiet-turns = Fin après des tours sans prise ni chasse
switch-quiet-turns-off = Jamais
switch-quiet-turns-30 = 30
switch-quiet-turns-50 = 50
switch-quiet-turns-100 = 100
switch-placed-at-once = Animaux placés à la fois
switch-placed-at-once-1 = 1
switch-placed-at-once-3 = 3
switch-placed-at-once-5 = 5
switch-points-ahead = Handicap : points au départ
switch-points-ahead-none = Aucun
switch-points-ahead-red-1 = Rouge +1
switch-points-ahead-red-2 = Rouge +2
switch-points-ahead-red-3 = Rouge +3
switch-points-ahead-blue-1 = Bleu +1
switch-points-ahead-blue-2 = Bleu +2
switch-points-ahead-blue-3 = Bleu +3

## Règles
rules-arena-goal-title = { $target ->
    [1] Un point gagne
   *[other] { $target } points gagnent
}
rules-arena-goal-text = Menez vos animaux à travers la zone de défense ennemie, les cases rouges de l’autre bout du plateau, jusqu’à une case de chasse dorée. Chaque chasse vaut un point, et l’animal repart de sa tanière.
rules-arena-goal-points = Une chasse faite par { $animal-the } vaut { $points } points.
rules-arena-goal-wins = { $target ->
    [1] Le premier camp qui a un point gagne.
   *[other] Le premier camp qui a { $target } points gagne.
}
rules-arena-goal-prison = Un camp gagne aussi en emprisonnant tous les ennemis.
rules-arena-goal-prison-but = Un camp gagne aussi en emprisonnant tous les ennemis sauf { $animals }.
rules-arena-goal-quiet = Après { $turns } tours sans prise ni chasse, le camp qui a le plus de points gagne ; à égalité, celui de la dernière chasse. Une libération n’est ni l’une ni l’autre.
rules-arena-goal-quiet-web = Une capture par une toile non plus.
rules-arena-turn-title = Deux actions, deux animaux
rules-arena-turn-text = Un tour comprend deux actions avec deux animaux différents. Une action est un déplacement ou un changement d’orientation. Après un déplacement, l’animal peut changer d’orientation gratuitement. Ensuite, vous terminez votre tour.
rules-arena-turn-rigid = Gardent leur orientation après une prise : { $animals }.
rules-arena-turn-facings = Les animaux ne regardent que le long des lignes et des colonnes.
rules-arena-moving-title = À chacun ses nombres et ses directions
rules-arena-moving-exact = Un animal avance exactement d’autant de cases que l’indique un de ses nombres, dans des directions qui dépendent de son orientation.
rules-arena-moving-up-to = Un animal avance d’autant de cases que l’indique un de ses nombres, ou de moins, dans des directions qui dépendent de son orientation.
rules-arena-moving-ground = S’il part de la terre, ses nombres de terre comptent ; s’il part de l’eau, ses nombres d’eau. Ses directions sont les mêmes partout.
rules-arena-moving-blocked-exact = Un animal barre le chemin : un autre ne peut s’arrêter juste devant que si un de ses propres nombres y mène exactement.
rules-arena-moving-blocked = Un animal barre le chemin : un autre peut s’arrêter sur la case juste devant.
rules-arena-moving-jumpers = Sautent par-dessus les animaux : { $animals }.
rules-arena-moving-benders = Peuvent tourner de côté la dernière case d’un déplacement, comme un L : { $animals }.
rules-arena-moving-flyers = Volent loin, mais ni sur l’eau ni sur les animaux, ni dans la zone ennemie et les cases derrière elle : { $animals }.
rules-arena-moving-never-back = Ne reviennent jamais vers leur tanière : { $animals }.
rules-arena-hitting-title = Les prises
rules-arena-hitting-text = Allez sur un ennemi et il est votre prisonnier. Prendre n’est jamais obligatoire.
rules-arena-hitting-sweepers = En prennent plusieurs en un déplacement, jusqu’à l’un des leurs, mais un seul dans une zone de défense : { $animals }.
rules-arena-hitting-shy = Ne se prennent ni de face ni de dos : { $animals }.
rules-arena-hitting-shy-front = Ne se prennent pas de face : { $animals }.
rules-arena-hitting-head-on = Animaux qui peuvent tout de même les prendre de face : { $animals }.
rules-arena-hitting-unjailable = Renvoyés à la tanière quand on les frappe, jamais emprisonnés : { $animals }.
rules-arena-hitting-harmless = Ne frappent aucun animal : { $animals }.
rules-arena-hitting-armor = Gagnent une armure en chassant : { $animals }. Elle se brise au premier coup, et l’attaquant rebondit.
rules-arena-water-title = L’eau
rules-arena-water-text = En venant de la terre, un animal s’arrête à la première case d’eau, et rien ne saute par-dessus l’eau.
rules-arena-water-amphibious = L’eau n’arrête pas : { $animals }.
rules-arena-water-never-one = Ne bougent jamais d’une seule case depuis l’eau : { $animals }.
rules-arena-water-dry = N’entrent jamais dans l’eau : { $animals }.
rules-arena-area-title = La zone de défense
rules-arena-area-text = Un attaquant s’arrête à la première case rouge de la zone ennemie, puis avance d’une case à la fois.
rules-arena-area-raid = Une fois dedans, il peut se servir de tous ses nombres pour emprisonner un animal qui y monte la garde.
rules-arena-area-own = Vos animaux traversent votre zone sans s’arrêter, mais pas s’ils partent de l’eau.
rules-arena-area-guards = Peuvent y monter la garde, un seul à la fois : { $animals }.
rules-arena-area-defends = Un défenseur y entre pour frapper un attaquant, rebondit et peut se tourner.
rules-arena-area-defends-guarded = Un défenseur y entre pour frapper un attaquant, rebondit et peut se tourner ; un animal qui peut monter la garde y reste. Tant que l’un monte la garde, aucun autre n’entre.
rules-arena-area-home = À l’abri des prises dans leur tanière et leur zone : { $animals }.
rules-arena-prison-title = La prison
rules-arena-prison-text = Atteignez la prison ennemie à la première action d’un tour : cela compte pour deux actions et libère jusqu’à { $most } de vos animaux, qui repartent de la tanière. Votre sauveteur prend leur place.
rules-arena-prison-unjailable = Rentrent à la tanière au lieu de prendre leur place : { $animals }.
rules-arena-prison-instead = Au tour suivant, l’adversaire a droit à une troisième action avec un troisième animal, ou bien un même animal peut faire les deux actions.
rules-arena-prison-inside-three = Au tour suivant, l’adversaire a droit à une troisième action, et un même animal peut en faire deux sur les trois.
rules-arena-prison-twice = La seconde action d’un même animal ne peut ni libérer, ni chasser, ni emprisonner, ni entrer dans une zone de défense.
rules-arena-web-title = La toile
rules-arena-web-text = Une toile couvre les cases de terre autour de cet animal : { $animals }. Un ennemi qui y finit son déplacement est perdu. Quand la toile approche, les ennemis qui s’y trouvent ont un tour pour partir.
rules-arena-web-free = Traverser une toile est permis.
rules-arena-web-deadly = Une toile met fin à tout déplacement qui y entre.
rules-arena-web-proof = Animaux que les toiles ne retiennent pas : { $animals }.

## La table
plate-lost-arena = {" "}· { $count } en prison
arena-pick-again = Mortel : vous y perdriez { $animal-the }. Choisissez la case encore une fois si vous le voulez.
arena-end-again = { $count ->
    [1] Un de vos animaux reste dans une toile et serait perdu. Terminez le tour encore une fois si vous le voulez.
   *[other] { $count } de vos animaux restent dans des toiles et seraient perdus. Terminez le tour encore une fois si vous le voulez.
}
arena-turn-price = 1 action
arena-button-end-turn = Finir le tour
arena-button-end-round = Terminé
arena-button-enough = Ne plus libérer
arena-button-jump-over = Sauter par-dessus { $victim-the } ({ $square })
arena-propose-placing = Placer le reste
arena-propose-freeing = Libérer les meilleurs
arena-turn-left = { $left ->
    [0] Plus d’action
    [1] Encore 1 action
   *[other] Encore { $left } actions
}
arena-turn-compensated = { $left ->
    [0] Plus d’action
    [1] Compensation : encore 1 action
   *[other] Compensation du sauvetage : jusqu’à { $left } actions, ou deux avec un même animal
}
arena-turn-may = { $left ->
    [1] Encore 1 action, si vous voulez
   *[other] Encore { $left } actions, si vous voulez
}
arena-turn-compensated-inside = Compensation du sauvetage : jusqu’à { $left } actions, dont deux avec un même animal si vous voulez
arena-turn-placing = { $left ->
    [0] Tout est placé
    [1] Placez 1 animal
   *[other] Placez { $left } animaux
}
arena-turn-place = Choisissez une case de tanière pour { $animal-the }
arena-turn-free-first = Libérez vos animaux : { $left ->
    [1] 1 seul
   *[other] jusqu’à { $left }
}
arena-turn-free = Libérez vos animaux : { $left ->
    [1] encore 1
   *[other] encore { $left } au plus
}

## Comment une partie finit
arena-end-points = { $animal-start } a réussi la chasse décisive.
arena-end-imprisoned = Tous les ennemis que l’on peut prendre sont en prison.
arena-end-blocked = Aucun camp ne peut plus jouer.
arena-end-quiet = Trop de tours sans prise ni chasse.
arena-end-time = Le temps est écoulé.

## Le journal
arena-log-begins = { $side } commence
arena-log-placed = { $animal } en { $to }
arena-log-starts = { $animal } repart en { $to }
arena-log-moved = { $animal } { $from }–⁠{ $to }
arena-log-turned = { $animal } se tourne vers { $to }
arena-log-turned-out = { $animal } se tourne vers le bord
arena-log-captured = emprisonne { $victim-the }
arena-log-sent-home = renvoie { $victim-the } chez { $victim-gender ->
    [feminine] elle
   *[masculine] lui
}
arena-log-armor-cracked = brise une armure ({ $victim })
arena-log-sprang-back = rebondit en { $to }
arena-log-endangered = menace { $victim-the } de la toile
arena-log-webbed = prend { $victim-the } dans la toile
arena-log-rescued = va en prison à leur place
arena-log-rescued-home = ouvre la prison
arena-log-hunted = chasse : { $points ->
    [1] 1 point
   *[other] { $points } points
}
arena-log-armor-gained = revêt une armure

## La fiche d’un animal
arena-class-predator = Prédateur
arena-class-destroyer = Destructeur
arena-class-runner = Coureur
arena-class-special = Spécial
arena-class-aquatic = Aquatique
arena-numbers-land = Sur terre
arena-numbers-water = Dans l’eau
arena-power-l-move = Ses { $lengths } cases peuvent finir en L.
arena-power-l-move-forward = En avant, ses { $lengths } cases peuvent tourner à la fin, comme un L.
arena-power-l-move-straight = En avant ou en arrière, ses { $lengths } cases peuvent tourner à la fin, comme un L.
arena-power-armor = Une chasse lui donne une armure.
arena-power-sweep = Prend tous les ennemis sur son chemin, jusqu’à un autre destructeur.
arena-power-never-back = Ne recule jamais.
arena-power-shy = Ne se prend ni de face ni de dos.
arena-power-shy-but = Ne se prend pas de dos, et de face seulement par : { $animals }.
arena-power-shy-front = Ne se prend pas de face.
arena-power-shy-front-but = De face, ne se prend que par : { $animals }.
arena-power-head-on = Prend les coureurs même de face.
arena-power-rigid = Garde son orientation après une prise.
arena-power-harmless = Ne peut pas prendre d’autres animaux.
arena-power-unjailable = Rentre à la tanière quand on le frappe.
arena-power-safe-at-home = À l’abri dans sa tanière et sa zone.
arena-power-web-proof = Les toiles ne le retiennent pas.
arena-power-web = Un ennemi qui s’arrête près d’elle sur terre est pris dans sa toile.
arena-power-amphibious = L’eau ne l’arrête pas.
arena-power-guard = Peut monter la garde dans sa zone, seul de son camp.
arena-power-jump = Saute par-dessus les animaux.
arena-power-jump-with = Saute par-dessus les animaux, mais seulement avec { $lengths }.
arena-power-short-jump = Saute par-dessus les animaux, sauf en vol.
arena-power-flight = Vole { $lengths } cases : ni sur l’eau ni sur les animaux, ni dans la zone ennemie.
arena-power-points = Ses chasses valent { $points } points.
arena-power-plain = Aucun pouvoir particulier.
arena-card-armored = En armure : le premier coup ne fait que la briser.
arena-card-endangered = Dans une toile : doit partir ce tour-ci.
arena-card-acted = A déjà agi ce tour-ci.
arena-square-hunt = Case de chasse : les ennemis de ce camp y marquent.
arena-square-prison = Case prison : les ennemis de ce camp y libèrent des captifs.
arena-square-cell = Cellule de la prison : les captifs de l’autre camp sont ici.
arena-square-void = Aucun animal ne peut s’y tenir ni y passer.
arena-square-area = Zone de défense : les attaquants s’arrêtent à la première case, puis avancent case par case.
arena-square-den = Tanière : les animaux partent d’ici.
arena-card-captive = Prisonnier : un sauvetage peut le libérer.
arena-square-water = Eau : un animal qui vient de la terre s’y arrête, sauf les aquatiques.
arena-ground-water = Eau
arena-ground-hunt-red = Case de chasse rouge
arena-ground-hunt-blue = Case de chasse bleue
arena-ground-prison-red = Prison rouge
arena-ground-prison-blue = Prison bleue
arena-ground-void = Hors du plateau
arena-ground-area-red = Zone de défense rouge
arena-ground-area-blue = Zone de défense bleue
arena-ground-den-red = Tanière rouge
arena-ground-den-blue = Tanière bleue

## Pourquoi un conseil est bon
arena-hint-best = Ce coup mène à la meilleure position.
arena-hint-wins = { $animal-start } mène à une victoire certaine.
arena-hint-hunts = { $animal-start } chasse tout de suite : { $points ->
    [1] un point
   *[other] { $points } points
}.
arena-hint-rescues = { $animal-start } ouvre la prison : { $captives ->
    [1] un captif est libéré
   *[other] jusqu’à { $captives } captifs sont libérés
}.
arena-hint-takes = { $animal-start } prend { $victim-the }, et aucun ennemi ne peut riposter.
arena-hint-trades = { $animal-start } prend { $victim-the }, et c’est un bon échange.
arena-hint-hits = { $animal-start } frappe { $victim-the }.
arena-hint-leaves-web = { $animal-start } quitte la toile avant qu’elle ne se referme.
arena-hint-saves = { $animal-start } y est à l’abri : { $enemy-the } ne peut pas l’y prendre.
arena-hint-threatens = { $animal-start } menace { $victim-the } de là.
arena-hint-nears = { $animal-start } se rapproche d’une chasse : { $moves ->
    [1] encore un déplacement
   *[other] encore { $moves } déplacements
}.
arena-hint-starts = { $animal-start } repart de la meilleure case.
arena-hint-frees = { $animal-start } est le captif qui manque le plus.
arena-hint-ends-turn = Les actions de ce tour sont épuisées.
arena-hint-stops = Une action de plus n’aiderait pas.

## Les animaux : le nom, et les formes dont les phrases ont besoin. Un plateau avec un animal à lui apporte ses propres lignes.
arena-animal-lion = Lion
    .the = le lion
    .start = Le lion
    .gender = masculine
arena-animal-tiger = Tigre
    .the = le tigre
    .start = Le tigre
    .gender = masculine
arena-animal-wolf = Loup
    .the = le loup
    .start = Le loup
    .gender = masculine
arena-animal-cheetah = Guépard
    .the = le guépard
    .start = Le guépard
    .gender = masculine
arena-animal-rhinoceros = Rhinocéros
    .the = le rhinocéros
    .start = Le rhinocéros
    .gender = masculine
arena-animal-elephant = Éléphant
    .the = l’éléphant
    .start = L’éléphant
    .gender = masculine
arena-animal-gorilla = Gorille
    .the = le gorille
    .start = Le gorille
    .gender = masculine
arena-animal-gazelle = Gazelle
    .the = la gazelle
    .start = La gazelle
    .gender = feminine
arena-animal-giraffe = Girafe
    .the = la girafe
    .start = La girafe
    .gender = feminine
arena-animal-zebra = Zèbre
    .the = le zèbre
    .start = Le zèbre
    .gender = masculine
arena-animal-kangaroo = Kangourou
    .the = le kangourou
    .start = Le kangourou
    .gender = masculine
arena-animal-turtle = Tortue
    .the = la tortue
    .start = La tortue
    .gender = feminine
arena-animal-spider = Araignée
    .the = l’araignée
    .start = L’araignée
    .gender = feminine
arena-animal-vulture = Vautour
    .the = le vautour
    .start = Le vautour
    .gender = masculine
arena-animal-crocodile = Crocodile
    .the = le crocodile
    .start = Le crocodile
    .gender = masculine
arena-animal-hippopotamus = Hippopotame
    .the = l’hippopotame
    .start = L’hippopotame
    .gender = masculine
arena-animal-anaconda = Anaconda
    .the = l’anaconda
    .start = L’anaconda
    .gender = masculine

## Pourquoi pas ? Une phrase par point de la règle.
arena-why-empty = Aucun animal ici : choisissez un des vôtres.
arena-why-not-yours = À votre tour, seuls vos propres animaux agissent.
arena-why-stuck = { $animal-start } ne peut rien faire pour l’instant.
arena-why-placing = La partie commence quand tous les animaux sont placés.
arena-why-den = Choisissez une case libre de votre tanière.
arena-why-captive = { $animal-start } est { $animal-gender ->
    [feminine] prisonnière
   *[masculine] prisonnier
} : atteignez la prison ennemie.
arena-why-free = { $animal-start } n’est pas { $animal-gender ->
    [feminine] prisonnière
   *[masculine] prisonnier
} : choisissez un animal qui l’est.
arena-why-pending-face = Choisissez d’abord l’orientation : { $animal-the }.
arena-why-pending-place = Il faut d’abord une case de tanière : { $animal-the }.
arena-why-pending-free = Choisissez d’abord l’animal à libérer.
arena-why-there = { $animal-start } ne peut pas y aller.
arena-why-r2 = Un de vos animaux s’y trouve déjà.
arena-why-r5 = On place { $count } animaux à la fois : maintenant, c’est à l’autre camp.
arena-why-r5-more = Placez d’abord vos animaux.
arena-why-r6 = Cette case peut servir dès qu’un animal se trouve devant elle.
arena-why-r10 = { $animal-start } a déjà agi : prenez un autre animal.
arena-why-r10-done = Plus d’action : finissez votre tour.
arena-why-r10-two = Utilisez d’abord toutes vos actions.
arena-why-r15 = Sur terre, { $animal-the } se déplace d’exactement { $numbers } cases.
arena-why-r15-water = Depuis l’eau, { $animal-the } se déplace d’exactement { $numbers } cases.
arena-why-r16 = { $animal-start } ne va pas dans ce sens : changez d’abord son orientation.
arena-why-r17 = Ici, les animaux regardent le long des lignes et des colonnes.
arena-why-r18 = { $animal-start } regarde déjà par là.
arena-why-r19 = { $animal-start } se déplace en ligne droite.
arena-why-r20 = { $victim-start } barre le chemin.
arena-why-r24 = Il n’y a pas de case par où passer.
arena-why-r36 = { $animal-start } ne peut plus rien faire pendant ce tour.
arena-why-r37 = Aucun animal ne traverse les cases de chasse et de prison.
arena-why-r38 = { $animal-start } attend jusqu’à votre prochain tour une case de tanière libre.
arena-why-r39 = Vos propres cases de chasse et de prison sont fermées à vos animaux.
arena-why-r44 = { $animal-start } ne peut pas sauter par-dessus.
arena-why-r45 = { $animal-start } ne peut ni reculer ni se retourner.
arena-why-r46 = On ne prend pas { $victim-the } de face.
arena-why-r47 = On ne prend pas { $victim-the } par-derrière.
arena-why-r51 = { $animal-start } ne peut pas prendre d’autres animaux.
arena-why-r54 = { $victim-start } est hors d’atteinte dans sa tanière et sa zone de défense.
arena-why-r60 = { $animal-start } n’entre pas dans l’eau.
arena-why-r62 = La toile arrête le chemin plus tôt.
arena-why-r65 = Une toile ennemie couvre cette case.
arena-why-r66 = { $animal-start } doit s’arrêter à la première case d’eau.
arena-why-r71 = En long vol, { $animal-the } n’entre ni dans la zone ennemie ni au-delà, et s’arrête à l’eau.
arena-why-r71-jump = En long vol, { $animal-the } ne saute pas par-dessus { $victim-the }.
arena-why-r73 = Dans la zone ennemie, { $animal-the } avance d’une case à la fois.
arena-why-r74 = { $animal-start } doit s’arrêter à la première case rouge.
arena-why-r76 = Seuls les animaux spéciaux s’arrêtent dans votre zone de défense.
arena-why-r76-one = Un animal spécial garde déjà votre zone.
arena-why-r78 = Un animal spécial est dans votre zone : aucun autre n’y entre pour frapper.
arena-why-r80 = Depuis l’eau, { $animal-the } ne traverse pas votre zone.
arena-why-r82 = Seule la première action d’un tour libère des prisonniers.
arena-why-r83 = Aucun de vos animaux n’est prisonnier.
arena-why-r83-one = Libérez-en au moins un.
arena-why-r84 = { $animal-start } ne se libère pas { $animal-gender ->
    [feminine] elle-même
   *[masculine] lui-même
}.
arena-why-r85 = La tanière n’a plus de place : { $animal-the } attend.
arena-why-r87 = La deuxième action d’un même animal ne peut ni libérer, ni chasser, ni emprisonner, ni entrer dans une zone de défense.

## Ce qu’un coup risque
arena-risk = Au prochain tour, il pourrait y être pris par : { $animals }.
arena-risk-jump = Au prochain tour, il pourrait y être pris, d’un saut par-dessus d’autres, par : { $animals }.
arena-risk-flight = Au prochain tour, il pourrait y être pris, en vol, par : { $animals }.
arena-risk-bend = Au prochain tour, il pourrait y être pris, d’un coup en L, par : { $animals }.
arena-risk-sweep = Au prochain tour, il pourrait y être pris, au passage, par : { $animals }.
arena-risk-front = Au prochain tour, il pourrait y être pris, même de face, par : { $animals }.
arena-risk-armor = Au prochain tour, son armure pourrait y être brisée par : { $animals }.
arena-risk-home = Au prochain tour, il pourrait y être touché et renvoyé chez lui par : { $animals }.
arena-risk-spun = Au prochain tour, une toile pourrait l’y retenir, et il devrait partir : { $animals }.
arena-risk-web = Une toile s’y trouve et le prendrait aussitôt.

## La légende des signes
arena-sign-land = Terre : au départ d’ici, un animal compte ses nombres de terre.
arena-sign-heading = La direction dans laquelle regarde l’animal.
arena-sign-armor-cracked = Son armure se brise ; le coup n’a rien fait d’autre.
arena-sign-petal = Le tourner par là.
arena-sign-petal-dear = Le tourner par là, pour une action.
arena-sign-petal-forbidden = Il ne peut pas regarder par là.
arena-sign-class = Sa classe : { $class }.
arena-sign-numbers-land = De combien de cases il peut avancer au départ de la terre.
arena-sign-numbers-water = De combien de cases il peut avancer au départ de l’eau.
arena-sign-no-water = Il n’entre jamais dans l’eau.
arena-sign-ways = Les directions dans lesquelles il avance ; le haut est là où il regarde.
arena-sign-dir-forward = Droit devant.
arena-sign-dir-backward = Droit en arrière.
arena-sign-dir-diagonal-left = En diagonale devant, à gauche.
arena-sign-dir-diagonal-right = En diagonale devant, à droite.
arena-sign-dir-complete = Dans les huit directions.
arena-sign-dir-l = La dernière case peut tourner sur le côté, comme un L.
arena-sign-dir-jump = Il saute par-dessus les animaux.
