# Zoon : champs, variantes, tribus avec leurs Zoons, atouts et formations.

## Champs de bataille
zoon-level-duel-of-tribes = Duel des tribus
zoon-level-duel-of-tribes-line = Deux tribus parmi quatre, avec tous leurs Zoons et leurs atouts.
zoon-level-duel-of-tribes-reconstructed = D’après un jeu de cartes qui n’est plus édité. Ses règles sont restées ; les tribus, leurs cartes et leurs images sont de nous.
zoon-level-first-steps = Premiers pas
zoon-level-first-steps-line = Deux tribus simples sans atouts, pour apprendre en jouant.
zoon-level-first-steps-reconstructed = D’après un jeu de cartes qui n’est plus édité. Ses règles sont restées ; les tribus, leurs cartes et leurs images sont de nous.

## Variantes
switch-quiet-advised = Conseiller la nulle
switch-quiet-advised-off = Jamais
switch-quiet-advised-20 = Après 20 tours calmes
switch-quiet-advised-40 = Après 40 tours calmes
switch-quiet-draw = Finir par la nulle
switch-quiet-draw-off = Jamais
switch-quiet-draw-60 = Après 60 tours calmes
switch-quiet-draw-100 = Après 100 tours calmes
switch-beaten-shots = Un tir qui perd
switch-beaten-shots-kept = Revient en main
switch-beaten-shots-lost = Est éliminé

## Les types de Zoons : le nom, et les formes dont les phrases ont besoin
zoon-rank-chief = Chef
    .a = un Chef
    .plural = Chefs
zoon-rank-hero = Héros
    .a = un Héros
    .plural = Héros
zoon-rank-priest = Prêtre
    .a = un Prêtre
    .plural = Prêtres
zoon-rank-monster = Monstre
    .a = un Monstre
    .plural = Monstres
zoon-rank-elite = Élite
    .a = une Élite
    .plural = Élites
zoon-rank-soldier = Soldat
    .a = un Soldat
    .plural = Soldats
zoon-rank-emblem = Emblème
    .a = un Emblème
    .plural = Emblèmes

## Ce que fait une ★ : son nom, et une ligne avec ses nombres
zoon-star-second-move = Sursaut
zoon-star-second-move-line = Égalité. S’il attaquait, il peut se déplacer encore une fois ce tour-ci.
zoon-star-stun = Étourdir
zoon-star-stun-line = Égalité. Le Zoon ennemi ne peut ni se déplacer ni utiliser d’atout { $turns ->
    [1] à son prochain tour
   *[other] pendant { $turns } tours
}.
zoon-star-flee = Fuite
zoon-star-flee-line = Égalité. Il se réfugie sur une case libre de sa zone de déploiement.
zoon-star-push = Éboulement
zoon-star-push-line = Égalité. Le Zoon ennemi est repoussé tout droit, { $cells ->
    [1] d’une case
   *[other] de { $cells } cases au plus
}.
zoon-star-face-up = Pollen
zoon-star-face-up-line = Égalité. Le Zoon ennemi reste face visible jusqu’à la fin de la partie.
zoon-star-exchange-with = Relève
zoon-star-exchange-with-line = Égalité. Il échange ensuite sa place avec { $rank-a } de votre tribu.
zoon-star-peek = Vision
zoon-star-peek-line = Égalité. Vous seul regardez { $count ->
    [1] un Zoon ennemi
   *[other] jusqu’à { $count } Zoons ennemis
} face cachée.
zoon-star-devour = Gobe-tout
zoon-star-devour-line = Pas d’égalité : le Zoon ennemi est éliminé.

## Ce que fait un Atout : son genre, et des lignes avec leurs nombres
zoon-kind-shot = Tir
zoon-kind-gear = Matériel
zoon-kind-terrain = Terrain
zoon-kind-tactic = Tactique
zoon-kind-shot-line = Tiré par { $by } : l’atout lui-même combat un Zoon visé. Si sa croix est touchée, l’atout est éliminé.
zoon-kind-gear-line = À poser sur un des vôtres : { $on }.
zoon-kind-gear-both-line = +{ $bonus } au nombre touché, en attaque comme en défense.
zoon-kind-gear-attacking-line = +{ $bonus } au nombre touché quand il attaque.
zoon-kind-gear-defending-line = +{ $bonus } au nombre touché quand il défend, même contre un tir.
zoon-kind-gear-unpushable-line = Il ne peut pas être repoussé.
zoon-kind-terrain-line = { $squares ->
    [1] Couvre une case libre
   *[other] Couvre { $squares } cases libres côte à côte
} jusqu’à la fin de la partie.
zoon-kind-terrain-outside-enemy-deployment-line = Partout, sauf dans la zone de déploiement ennemie.
zoon-kind-terrain-own-camp-line = Seulement dans votre camp.
zoon-kind-terrain-all-line = Un Obstacle pour tous.
zoon-kind-terrain-enemy-line = Un Obstacle pour l’ennemi ; vos Zoons la traversent et s’y arrêtent librement.
zoon-kind-several-moves-line = Déplacez jusqu’à { $count } Zoons différents, l’un après l’autre. Chacun peut combattre.
zoon-kind-lure-line = Désignez un Zoon ennemi face cachée. Si c’est { $rank-a }, vous le déplacez selon sa propre grille, tournée vers son camp, sur une case libre. Sinon, l’atout est perdu.
zoon-kind-lure-by-line = Il faut un des vôtres en jeu : { $by }.
zoon-kind-leap-line = Un de vos Zoons bondit jusqu’à { $distance } cases, par-dessus tout, et peut y combattre. Une égalité le renvoie au départ.
zoon-kind-leap-not-line = Sauf : { $not }.
zoon-trump-uses = { $uses ->
    [0] Sans limite
    [1] Une fois
   *[other] { $uses } fois
}
zoon-trump-class = { $kind }, { $strength ->
    [1] 1 point d’atout
   *[other] { $strength } points d’atout
}

## Ce que les cartes disent encore
zoon-card-reserve = Renfort
zoon-card-still = Ne se déplace jamais de lui-même.

## Les tribus : le nom, les formes dont les phrases ont besoin, et une ligne de leur histoire
zoon-tribe-cendrelins = Cendrelins
    .the = les Cendrelins
    .start = Les Cendrelins
zoon-tribe-cendrelins-line = Salamandres des coulées tièdes. Rapides et fragiles, elles ne restent jamais longtemps au même endroit.
zoon-tribe-mousserocs = Mousserocs
    .the = les Mousserocs
    .start = Les Mousserocs
zoon-tribe-mousserocs-line = Blaireaux si vieux que la mousse leur pousse dessus. Ils sont lents, et difficiles à déloger.
zoon-tribe-ventplumes = Ventplumes
    .the = les Ventplumes
    .start = Les Ventplumes
zoon-tribe-ventplumes-line = Hérons du grand large. Ils volent par-dessus tout ce qui leur barre le chemin.
zoon-tribe-vasards = Vasards
    .the = les Vasards
    .start = Les Vasards
zoon-tribe-vasards-line = Crapauds du marais noir. Ils restent immobiles et attendent que leur proie s’approche.

## Les Zoons : le nom, et les formes dont les phrases ont besoin. Une tribu à soi apporte ses propres lignes.

# Cendrelins
zoon-card-cendrelins-flamboise = Flamboise
    .the = Flamboise
    .start = Flamboise
    .gender = feminine
zoon-card-cendrelins-tison-sauteur = Tison-Sauteur
    .the = Tison-Sauteur
    .start = Tison-Sauteur
    .gender = masculine
zoon-card-cendrelins-souffle-suie = Souffle-Suie
    .the = Souffle-Suie
    .start = Souffle-Suie
    .gender = masculine
zoon-card-cendrelins-grand-urodele = Grand Urodèle
    .the = le Grand Urodèle
    .start = Le Grand Urodèle
    .gender = masculine
zoon-card-cendrelins-pyrolancier = Pyrolancier
    .the = le Pyrolancier
    .start = Le Pyrolancier
    .gender = masculine
zoon-card-cendrelins-escarbille = Escarbille
    .the = l’Escarbille
    .start = L’Escarbille
    .gender = feminine
zoon-card-cendrelins-braise-mere = Braise-Mère
    .the = Braise-Mère
    .start = Braise-Mère
    .gender = feminine
zoon-card-cendrelins-jeune-triton = Jeune Triton
    .the = le Jeune Triton
    .start = Le Jeune Triton
    .gender = masculine

# Mousserocs
zoon-card-mousserocs-doyen-lichen = Doyen Lichen
    .the = Doyen Lichen
    .start = Doyen Lichen
    .gender = masculine
zoon-card-mousserocs-granitelle = Granitelle
    .the = Granitelle
    .start = Granitelle
    .gender = feminine
zoon-card-mousserocs-spore-veille = Spore-Veille
    .the = Spore-Veille
    .start = Spore-Veille
    .gender = feminine
zoon-card-mousserocs-ours-talus = Ours-Talus
    .the = l’Ours-Talus
    .start = L’Ours-Talus
    .gender = masculine
zoon-card-mousserocs-carapacon = Carapaçon
    .the = le Carapaçon
    .start = Le Carapaçon
    .gender = masculine
zoon-card-mousserocs-galet = Galet
    .the = le Galet
    .start = Le Galet
    .gender = masculine
zoon-card-mousserocs-pierre-racine = Pierre-Racine
    .the = la Pierre-Racine
    .start = La Pierre-Racine
    .gender = feminine
zoon-card-mousserocs-galet-roulant = Galet Roulant
    .the = le Galet Roulant
    .start = Le Galet Roulant
    .gender = masculine

# Ventplumes
zoon-card-ventplumes-haute-aile = Haute-Aile
    .the = Haute-Aile
    .start = Haute-Aile
    .gender = feminine
zoon-card-ventplumes-bec-d-acier = Bec-d’Acier
    .the = Bec-d’Acier
    .start = Bec-d’Acier
    .gender = masculine
zoon-card-ventplumes-chante-brume = Chante-Brume
    .the = Chante-Brume
    .start = Chante-Brume
    .gender = feminine
zoon-card-ventplumes-rokh-gris = Rokh Gris
    .the = le Rokh Gris
    .start = Le Rokh Gris
    .gender = masculine
zoon-card-ventplumes-plongeon = Plongeon
    .the = le Plongeon
    .start = Le Plongeon
    .gender = masculine
zoon-card-ventplumes-duvet = Duvet
    .the = le Duvet
    .start = Le Duvet
    .gender = masculine
zoon-card-ventplumes-nid-celeste = Nid-Céleste
    .the = le Nid-Céleste
    .start = Le Nid-Céleste
    .gender = masculine
zoon-card-ventplumes-oisillon = Oisillon
    .the = l’Oisillon
    .start = L’Oisillon
    .gender = masculine

# Vasards
zoon-card-vasards-grand-coa = Grand Coâ
    .the = Grand Coâ
    .start = Grand Coâ
    .gender = masculine
zoon-card-vasards-langue-fouet = Langue-Fouet
    .the = Langue-Fouet
    .start = Langue-Fouet
    .gender = feminine
zoon-card-vasards-mere-tetard = Mère-Têtard
    .the = Mère-Têtard
    .start = Mère-Têtard
    .gender = feminine
zoon-card-vasards-silure-noir = Silure Noir
    .the = le Silure Noir
    .start = Le Silure Noir
    .gender = masculine
zoon-card-vasards-crapaudin = Crapaudin
    .the = le Crapaudin
    .start = Le Crapaudin
    .gender = masculine
zoon-card-vasards-rainet = Rainet
    .the = le Rainet
    .start = Le Rainet
    .gender = masculine
zoon-card-vasards-nenuphar-d-or = Nénuphar d’Or
    .the = le Nénuphar d’Or
    .start = Le Nénuphar d’Or
    .gender = masculine
zoon-card-vasards-tetard-tenace = Têtard Tenace
    .the = le Têtard Tenace
    .start = Le Têtard Tenace
    .gender = masculine

## Les Atouts : le nom, et les formes dont les phrases ont besoin
zoon-trump-cendrelins-slag-shot = Jet de Scories
    .the = le Jet de Scories
    .start = Le Jet de Scories
    .gender = masculine
zoon-trump-cendrelins-ash-cape = Cape de Cendre
    .the = la Cape de Cendre
    .start = La Cape de Cendre
    .gender = feminine
zoon-trump-cendrelins-lava-sheet = Nappe de Lave
    .the = la Nappe de Lave
    .start = La Nappe de Lave
    .gender = feminine
zoon-trump-mousserocs-pebble-throw = Lance-Galets
    .the = le Lance-Galets
    .start = Le Lance-Galets
    .gender = masculine
zoon-trump-mousserocs-schist-armor = Cuirasse de Schiste
    .the = la Cuirasse de Schiste
    .start = La Cuirasse de Schiste
    .gender = feminine
zoon-trump-mousserocs-peat-rampart = Rempart de Tourbe
    .the = le Rempart de Tourbe
    .start = Le Rempart de Tourbe
    .gender = masculine
zoon-trump-ventplumes-feather-volley = Volée de Rémiges
    .the = la Volée de Rémiges
    .start = La Volée de Rémiges
    .gender = feminine
zoon-trump-ventplumes-wedge-formation = Formation en Coin
    .the = la Formation en Coin
    .start = La Formation en Coin
    .gender = feminine
zoon-trump-ventplumes-lure-song = Chant Trompeur
    .the = le Chant Trompeur
    .start = Le Chant Trompeur
    .gender = masculine
zoon-trump-vasards-acid-spit = Crachat Acide
    .the = le Crachat Acide
    .start = Le Crachat Acide
    .gender = masculine
zoon-trump-vasards-reed-harpoon = Harpon de Roseau
    .the = le Harpon de Roseau
    .start = Le Harpon de Roseau
    .gender = masculine
zoon-trump-vasards-great-leap = Grand Bond
    .the = le Grand Bond
    .start = Le Grand Bond
    .gender = masculine

## Formations
zoon-formation-shield = Bouclier
zoon-formation-flank = Flanc fort
zoon-formation-vanguard = Avant-garde
zoon-formation-screen = Rideau
zoon-formation-corner = Recoin

## Conseils : pourquoi une action est bonne
zoon-hint-best = Ainsi, votre position est la meilleure.
zoon-hint-deploys = Ainsi, votre tribu est bien placée.
zoon-hint-moves = Cette carte est mieux placée là.
zoon-hint-attacks-known = Vous connaissez cet ennemi, et les chances sont pour vous.
zoon-hint-attacks-unknown = Quoi qu’il puisse être, l’attaque vaut le risque.
zoon-hint-shoots = Avec un tir, vous ne risquez que l’atout.
zoon-hint-trump = C’est maintenant que cet atout sert le plus.
zoon-hint-reinforces = Un renfort vous donne une carte de plus sur le terrain.
zoon-hint-touches = Votre adversaire ne peut pas prévoir ce choix.

## Pourquoi pas ? Une phrase par point de la règle.
zoon-why-turn = C’est à l’autre camp de choisir.
zoon-why-empty = Il n’y a pas de carte ici : choisissez une des vôtres.
zoon-why-not-yours = À votre tour, seules vos propres cartes agissent.
zoon-why-stuck = { $zoon-start } n’a aucune case où aller pour l’instant.
zoon-why-no-move = Aucun de vos Zoons ne peut se déplacer pour l’instant.
zoon-why-obstacle = Un Obstacle ferme cette case.
zoon-why-too-far = Le bond ne porte pas si loin.
zoon-why-touch = Touchez d’abord la carte ennemie : choisissez une diagonale.
zoon-why-flee = La fuite mène à une case libre de votre zone de déploiement.
zoon-why-flee-taken = La fuite mène à une case libre : celle-ci est prise.
zoon-why-exchange = L’échange se fait avec { $type-a } de votre tribu.
zoon-why-peek = Choisissez un Zoon ennemi face cachée, que vous n’avez pas encore regardé.
zoon-why-peek-up = Vous avez vu cette carte : choisissez-en une autre, face cachée.
zoon-why-peek-one = Regardez au moins un Zoon ennemi.
zoon-why-peek-last = Vous avez regardé autant de cartes que permis : pressez Terminé quand vous les avez vues.
zoon-why-second = { $zoon-gender ->
    [feminine] Seule
   *[masculine] Seul
} { $zoon-the } peut se déplacer encore une fois.
zoon-why-lure = On ne peut leurrer qu’un Zoon ennemi face cachée.
zoon-why-lure-stunned = On ne peut pas leurrer un Zoon étourdi.
zoon-why-lured = Déplacez d’abord la carte appelée, { $zoon-the }.
zoon-why-march = Poursuivez d’abord la marche : déplacez un autre Zoon, ou arrêtez-la ici.
zoon-why-ground-enemy = Pas dans la zone de déploiement ennemie.
zoon-why-ground-camp = Seulement dans votre propre camp.
zoon-why-two-squares = Il faut deux cases libres côte à côte.
zoon-why-formation = Une formation ne se choisit que tant qu’aucune carte n’est posée.
zoon-why-formations = Dans cette partie, les cartes se posent en formations toutes prêtes.
zoon-why-no-card = Il ne vous reste pas de telle carte en main.
zoon-why-same = La même carte s’y trouve déjà.
zoon-why-rearranged = Vous avez fait tous les changements permis ({ $count }) : ce qui est posé ne bouge plus.
zoon-why-z7 = Les cartes se posent dans votre propre zone de déploiement.
zoon-why-z7-ready = Posez d’abord vos cartes, dont l’Emblème.
zoon-why-z9 = Il faut encore une case pour l’Emblème.
zoon-why-z9-trumps = Cette carte reste en main pendant le déploiement.
zoon-why-z18 = La grille mène { $zoon-the } sur d’autres cases.
zoon-why-z22 = Un de vos Zoons s’y trouve déjà.
zoon-why-z24 = { $zoon-start } ne peut pas passer : { $square } n’est pas libre.
zoon-why-z25 = { $zoon-start } ne peut y aller que de l’autre façon pour l’instant.
zoon-why-z28 = { $zoon-start } est { $zoon-gender ->
    [feminine] étourdie
   *[masculine] étourdi
} et ne peut pas se déplacer.
zoon-why-z48 = Seuls vos propres Zoons se servent de vos atouts.
zoon-why-z50 = Aucun de vos Zoons en jeu n’est d’un type qui se sert de cet atout.
zoon-why-z50-this = { $zoon-start } n’est pas d’un type qui se sert de cet atout.
zoon-why-z51 = Tous vos Zoons qui pourraient se servir de cet atout sont étourdis.
zoon-why-z51-this = { $zoon-start } est { $zoon-gender ->
    [feminine] étourdie
   *[masculine] étourdi
} et ne peut pas se servir d’un atout.
zoon-why-z52 = { $zoon-start } a déjà bougé : prenez un autre Zoon.
zoon-why-z52-one = Déplacez au moins un Zoon.
zoon-why-z53 = Cet atout n’aurait aucun effet pour l’instant.
zoon-why-z54 = Cet atout est épuisé.
zoon-why-z55 = Un Zoon leurré ne va que sur une case libre.
zoon-why-z59 = Cet atout est posé sur un de vos Zoons et le suit.
zoon-why-z61 = Tous vos Zoons qui pourraient porter ce matériel en portent déjà un.
zoon-why-z61-this = { $zoon-start } porte déjà un matériel.
zoon-why-z64 = Cet atout reste en jeu jusqu’à la fin de la partie.
zoon-why-z65 = Un terrain ne se pose que sur des cases libres.
zoon-why-z66 = On ne peut viser qu’un Zoon ennemi.
zoon-why-z67 = Le tir ne porte pas jusqu’à cette case.
zoon-why-z77 = Aucun Zoon ennemi n’est à portée de ce tir.
zoon-why-z77-this = { $zoon-start } n’a aucune cible pour cet atout depuis sa case.
zoon-why-z78 = Un renfort arrive sur une case libre de votre zone de renfort.
zoon-why-z78-full = Aucune case de votre zone de renfort n’est libre.
zoon-why-z78-taken = Un renfort arrive sur une case libre : celle-ci est prise.
