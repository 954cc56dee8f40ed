# Arène : plateaux, variantes, règles en pages, journal, table.

## Plateaux
arena-level-jungla = La grande arène
arena-level-jungla-line = Deux meutes de quinze, une rivière entre elles. Cinq chasses gagnent.
arena-level-jungla-reconstructed = Les images de l’ancien jeu sont perdues : plateau, directions et la plupart des nombres sont notre reconstitution.
arena-level-duel = Duel
arena-level-duel-line = Dix animaux par camp sur un plateau plus petit. Trois chasses gagnent.
arena-level-first-steps = Premiers pas
arena-level-first-steps-line = Cinq animaux, un de chaque classe, pour apprendre en jouant.

## Variantes
switch-packs = Les meutes
switch-packs-ready = Déjà en place
switch-packs-by-hand = Placées à la main
switch-players = Joueurs
switch-players-two = Deux
switch-players-four = Quatre, en équipes
switch-target = Points pour gagner
switch-target-1 = 1
switch-target-2 = 2
switch-target-3 = 3
switch-target-5 = 5
switch-target-7 = 7
switch-facings = Orientations
switch-facings-8 = Huit
switch-facings-4 = Quatre
switch-rear-attack = Les coureurs se prennent par derrière
switch-rear-attack-yes = Oui
switch-rear-attack-no = Non
switch-web-passing = Traverser une toile
switch-web-passing-free = Est permis
switch-web-passing-deadly = Est mortel
switch-short-flyers-jump = Les voleurs sautent en petit déplacement
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
switch-quiet-turns = Tours sans prise ni chasse avant la fin
switch-quiet-turns-off = Sans limite
switch-quiet-turns-30 = 30
switch-quiet-turns-50 = 50
switch-quiet-turns-100 = 100
switch-placed-at-once = Animaux placés de suite
switch-placed-at-once-1 = 1
switch-placed-at-once-3 = 3
switch-placed-at-once-5 = 5

## Règles
rules-arena-goal-title = Cinq chasses
rules-arena-goal-text = Menez vos animaux à travers la zone de défense rouge de l’adversaire jusqu’à une case de chasse dorée. Chaque chasse vaut un point, deux pour la tortue. Cinq points gagnent, ou l’emprisonnement de tous les ennemis sauf la tortue. Après une chasse, l’animal repart de sa tanière.
rules-arena-turn-title = Deux actions, deux animaux
rules-arena-turn-text = Un tour, ce sont deux actions avec deux animaux différents. Une action est un déplacement ou un changement d’orientation. Après un déplacement, l’animal peut tourner la tête librement. Puis vous terminez votre tour.
rules-arena-moving-title = Nombres exacts, directions propres
rules-arena-moving-text = Un animal avance exactement du nombre de cases indiqué, dans des directions vues depuis son orientation. Sur terre comptent ses nombres de terre, dans l’eau ceux d’eau, selon la case de départ. Les autres barrent la route ; les sauteurs passent au-dessus. Les longs vols du vautour vont loin, mais pas dans la zone ennemie.
rules-arena-hitting-title = Les prises
rules-arena-hitting-text = Allez sur un ennemi et il est votre prisonnier. Les destructeurs en prennent plusieurs en un déplacement. Les coureurs sont à l’abri de face et de dos. La tortue rentre chez elle. Lion et tigre gagnent une armure en chassant : elle se brise au premier coup, et l’attaquant rebondit.
rules-arena-water-title = L’eau
rules-arena-water-text = En venant de la terre, un animal s’arrête à la première case d’eau. Les aquatiques continuent, mais ne bougent jamais d’une seule case dans l’eau. L’araignée reste au sec.
rules-arena-area-title = La zone de défense
rules-arena-area-text = Un attaquant s’arrête à la première case rouge, puis avance d’une case à la fois. Vos animaux traversent votre zone sans s’arrêter ; un seul animal spécial peut y monter la garde. Un défenseur qui y frappe un attaquant rebondit.
rules-arena-prison-title = La prison
rules-arena-prison-text = Atteignez la prison ennemie à la première action d’un tour et libérez jusqu’à cinq de vos animaux. Le sauveteur prend leur place, et l’adversaire a trois actions au tour suivant, ou deux avec un même animal.
rules-arena-web-title = La toile
rules-arena-web-text = Autour de l’araignée, sur terre, aucun ennemi ne peut s’arrêter : qui finit son déplacement dans la toile est perdu. Quand l’araignée approche, ceux qui sont dans sa toile ont un tour pour partir. La tortue ne craint rien.

## La table
plate-lost-arena = {" "}· { $count } en prison
arena-pick-again = Qui reste dans une toile est perdu. Choisissez encore une fois si vous le voulez.
arena-turn-price = 1 action
arena-button-end-turn = Finir le tour
arena-button-end-round = Terminé
arena-button-enough = Ne plus libérer
arena-propose-placing = Placer le reste
arena-propose-freeing = Libérer les meilleurs
arena-turn-left = { $left ->
    [0] Plus d’action
    [1] Encore 1 action
   *[other] Encore { $left } actions
}
arena-turn-compensated = { $left ->
    [0] Plus d’action
    [1] Compensation : encore 1 action
   *[other] Compensation du sauvetage : { $left } actions, ou deux avec un même animal
}
arena-turn-placing = { $left ->
    [0] Tout est placé : continuez
    [1] Placez 1 animal
   *[other] Placez { $left } animaux
}
arena-turn-place = Choisissez une case de tanière pour { $animal-the }
arena-turn-free = Libérez vos animaux : { $left ->
    [1] encore 1
   *[other] encore { $left } au plus
}

## Comment une partie finit
arena-end-points = { $animal-start } a gagné la dernière chasse.
arena-end-imprisoned = Tout ennemi qui peut l’être est prisonnier.
arena-end-blocked = Plus personne ne peut bouger.
arena-end-quiet = Trop de tours sans prise ni chasse.
arena-end-time = Le temps est écoulé.

## Le journal
arena-log-begins = { $side } commence
arena-log-placed = { $animal } { $to }
arena-log-moved = { $animal } { $from }–⁠{ $to }
arena-log-turned = { $animal } se tourne
arena-log-captured = emprisonne { $victim-the }
arena-log-sent-home = renvoie { $victim-the } chez { $victim-gender ->
    [feminine] elle
   *[masculine] lui
}
arena-log-armor-cracked = brise une armure ({ $victim })
arena-log-sprang-back = rebondit en { $to }
arena-log-endangered = menace { $victim-the } de la toile
arena-log-webbed = prend { $victim-the } dans la toile
arena-log-rescued = se livre à la prison
arena-log-rescued-home = ouvre la prison
arena-log-freed = libère { $animal-the }
arena-log-hunted = chasse : { $points ->
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
arena-power-l-move = Ses 3 ou 4 cases peuvent finir en L.
arena-power-l-move-forward = En avant, ses 3 ou 4 cases peuvent tourner à la fin, comme un L.
arena-power-l-move-straight = En avant ou en arrière, ses 3 ou 4 cases peuvent tourner à la fin, comme un L.
arena-power-armor = Une chasse lui donne une armure.
arena-power-sweep = Prend tous les ennemis sur son chemin, jusqu’à un autre destructeur.
arena-power-never-back = Ne recule jamais.
arena-power-shy = À l’abri de face et de dos.
arena-power-head-on = Prend les coureurs même de face.
arena-power-rigid = Garde son orientation après une prise.
arena-power-harmless = Ne prend personne.
arena-power-unjailable = Rentre chez soi quand on le frappe.
arena-power-safe-at-home = À l’abri dans sa tanière et sa zone.
arena-power-web-proof = Les toiles ne lui font rien.
arena-power-web = Aucun ennemi ne peut s’arrêter près d’elle sur terre : sa toile le prendrait.
arena-power-amphibious = L’eau ne l’arrête pas.
arena-power-guard = Peut monter la garde dans sa zone.
arena-power-jump = Saute par-dessus les animaux.
arena-power-short-jump = Saute par-dessus les animaux, sauf en vol.
arena-power-flight = Vole { $from } ou { $to } cases : ni sur l’eau ni sur les animaux, ni dans la zone ennemie.
arena-power-points = Ses chasses valent { $points } points.
arena-power-plain = Marche et prend comme la plupart.
arena-card-armored = En armure : le premier coup ne fait que la briser.
arena-card-endangered = Dans une toile : doit partir ce tour-ci.
arena-card-acted = A déjà agi ce tour-ci.
arena-square-hunt = Case de chasse : les ennemis de ce camp y marquent.
arena-square-prison = Case prison : les ennemis de ce camp y libèrent des captifs.
arena-square-area = Zone de défense : les attaquants s’arrêtent à la première case et avancent d’une en une.
arena-square-den = Tanière : les animaux partent d’ici.
arena-card-captive = Prisonnier : un sauvetage peut le libérer.
arena-square-water = Eau : qui vient de la terre s’y arrête, sauf les aquatiques.
arena-ground-water = Eau
arena-ground-hunt-red = Case de chasse rouge
arena-ground-hunt-blue = Case de chasse bleue
arena-ground-prison-red = Prison rouge
arena-ground-prison-blue = Prison bleue
arena-ground-area-red = Zone de défense rouge
arena-ground-area-blue = Zone de défense bleue
arena-ground-den-red = Tanière rouge
arena-ground-den-blue = Tanière bleue

## Pourquoi un conseil est bon
arena-hint-best = Ce coup place vos animaux au mieux.
arena-hint-wins = { $animal-start } mène à une victoire certaine.
arena-hint-hunts = { $animal-start } chasse tout de suite : { $points ->
    [1] un point
   *[other] { $points } points
}.
arena-hint-rescues = { $animal-start } ouvre la prison : { $captives ->
    [1] un captif est libéré
   *[other] jusqu’à { $captives } captifs sont libérés
}.
arena-hint-takes = { $animal-start } prend { $victim-the }, et personne ne peut riposter.
arena-hint-trades = { $animal-start } prend { $victim-the }, et l’échange est bon pour vous.
arena-hint-hits = { $animal-start } frappe { $victim-the }.
arena-hint-leaves-web = { $animal-start } quitte la toile avant qu’elle ne se referme.
arena-hint-saves = { $animal-start } y est à l’abri : { $enemy-the } ne peut rien.
arena-hint-threatens = { $animal-start } menace { $victim-the } de là.
arena-hint-nears = { $animal-start } se rapproche d’une chasse : { $moves ->
    [1] encore un déplacement
   *[other] encore { $moves } déplacements
}.
arena-hint-starts = { $animal-start } repart de la meilleure case.
arena-hint-frees = { $animal-start } est le captif qui vous manque le plus.
arena-hint-ends-turn = Vos actions sont épuisées.

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
arena-why-empty = Aucun animal ici : choisissez un des vôtres.
arena-why-not-yours = À votre tour, seuls vos propres animaux agissent.
arena-why-stuck = { $animal-start } ne peut rien faire pour l’instant.
arena-why-placing = La partie commence quand tous les animaux sont placés.
arena-why-den = Seules les cases libres de votre tanière conviennent.
arena-why-captive = { $animal-start } est { $animal-gender ->
    [feminine] prisonnière
   *[masculine] prisonnier
} : atteignez la prison ennemie.
arena-why-free = { $animal-start } n’est pas { $animal-gender ->
    [feminine] prisonnière
   *[masculine] prisonnier
} : choisissez qui l’est.
arena-why-pending-face = Choisissez d’abord l’orientation : { $animal-the }.
arena-why-pending-place = Il faut d’abord une case tanière : { $animal-the }.
arena-why-pending-free = Choisissez d’abord qui libérer.
arena-why-there = { $animal-start } ne peut pas y aller.
arena-why-r2 = Un de vos animaux s’y trouve déjà.
arena-why-r5 = On place { $count } animaux de suite : à l’autre camp maintenant.
arena-why-r5-more = Placez d’abord vos animaux.
arena-why-r6 = La deuxième rangée s’ouvre derrière un animal de la première.
arena-why-r10 = { $animal-start } a déjà agi : prenez un autre animal.
arena-why-r10-done = Plus d’action : finissez votre tour.
arena-why-r10-two = Utilisez d’abord toutes vos actions.
arena-why-r15 = Sur terre, { $animal-the } se déplace d’exactement { $numbers } cases.
arena-why-r15-water = Depuis l’eau, { $animal-the } se déplace d’exactement { $numbers } cases.
arena-why-r16 = { $animal-start } ne va pas dans ce sens : tournez d’abord son pion.
arena-why-r17 = Ici, les animaux regardent le long des lignes et des colonnes.
arena-why-r18 = { $animal-start } regarde déjà par là.
arena-why-r19 = { $animal-start } se déplace en ligne droite.
arena-why-r20 = { $victim-start } barre le chemin.
arena-why-r24 = Il n’y a pas de case par où passer.
arena-why-r36 = { $animal-start } ne peut plus rien faire pendant ce tour.
arena-why-r37 = Personne ne traverse les cases de chasse et de prison.
arena-why-r38 = { $animal-start } attend votre prochain tour pour une case tanière libre.
arena-why-r39 = Vos propres cases de chasse et de prison sont fermées à vos animaux.
arena-why-r44 = { $animal-start } ne peut pas sauter par-dessus.
arena-why-r45 = { $animal-start } ne recule pas et ne se retourne pas.
arena-why-r46 = On ne prend pas { $victim-the } de face.
arena-why-r47 = On ne prend pas { $victim-the } par derrière.
arena-why-r51 = { $animal-start } ne frappe personne.
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
arena-why-r78 = Un animal spécial est dans votre zone : aucun autre n’y entre pour frapper.
arena-why-r80 = Depuis l’eau, { $animal-the } ne traverse pas votre zone.
arena-why-r82 = Seule la première action d’un tour libère des prisonniers.
arena-why-r83 = Aucun de vos animaux n’est prisonnier.
arena-why-r83-one = Libérez-en au moins un.
arena-why-r84 = { $animal-start } ne se libère pas { $animal-gender ->
    [feminine] elle-même
   *[masculine] lui-même
}.
arena-why-r85 = La tanière n’a plus de place : { $animal-the } attend.
arena-why-r87 = La deuxième action d’un même animal ne peut ni libérer, ni chasser, ni emprisonner, ni entrer dans une zone de défense.
