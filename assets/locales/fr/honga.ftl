# Honga : niveaux, variantes, lieux et ronds, matières premières, disques, cartes bonus.

## Niveaux
honga-level-feed-the-tiger = Nourrir le tigre
honga-level-feed-the-tiger-line = La partie entière : cueillir, grimper, attirer, troquer – et prendre soin du tigre.
honga-level-feed-the-tiger-reconstructed = D’après un jeu de plateau dont les règles nous sont parvenues. Ce que montrent ses disques, ses cartes et sa montagne est de nous.
honga-level-first-steps = Premiers pas
honga-level-first-steps-line = Une partie courte sur un plateau généreux, pour apprendre en jouant.
honga-level-first-steps-reconstructed = D’après un jeu de plateau dont les règles nous sont parvenues. Ce que montrent ses disques, ses cartes et sa montagne est de nous.

## Variantes
switch-open-discs = Chacun voit le disque des autres
switch-open-discs-auto = Standard, ou visible si partagé
switch-open-discs-no = Non
switch-open-discs-yes = Oui
switch-even-start = Ressources pour qui joue tôt
switch-even-start-no = Non
switch-even-start-yes = Oui
switch-watched-bonus = Cartes bonus seulement si votre disque pointe vers HONGA
switch-watched-bonus-no = Non
switch-watched-bonus-yes = Oui
switch-rounds = Nombre maximal de manches
switch-rounds-off = Sans limite
switch-rounds-8 = 8
switch-rounds-12 = 12
switch-rounds-16 = 16

## Les lieux : le nom, et les formes dont les phrases ont besoin
honga-area-barter = Marché
    .the = le marché
    .start = Le marché
    .gender = masculine
honga-area-mountain = Montagne
    .the = la montagne
    .start = La montagne
    .gender = feminine
honga-area-spring = Cascade
    .the = la cascade
    .start = La cascade
    .gender = feminine
honga-area-berries = Baies
    .the = les baies
    .start = Les baies
    .gender = feminine
honga-area-honga = Tanière de HONGA
    .the = la tanière de HONGA
    .start = La tanière de HONGA
    .gender = feminine
honga-area-lake = Lac
    .the = le lac
    .start = Le lac
    .gender = masculine
honga-area-forest = Forêt
    .the = la forêt
    .start = La forêt
    .gender = feminine
honga-area-mushrooms = Champignons
    .the = les champignons
    .start = Les champignons
    .gender = masculine
honga-area-mammoths = Mammouths
    .the = les mammouths
    .start = Les mammouths
    .gender = masculine

## Les ronds : le nom, et la forme dont les phrases ont besoin
honga-place = Rond
honga-places = Ronds
honga-place-north-west = Rond en haut à gauche
    .the = le rond en haut à gauche
honga-place-north-east = Rond en haut à droite
    .the = le rond en haut à droite
honga-place-south-east = Rond en bas à droite
    .the = le rond en bas à droite
honga-place-south-west = Rond en bas à gauche
    .the = le rond en bas à gauche
honga-place-north = Rond en haut
    .the = le rond en haut
honga-place-west = Rond à gauche
    .the = le rond à gauche
honga-place-middle = Rond au milieu
    .the = le rond au milieu
honga-place-east = Rond à droite
    .the = le rond à droite
honga-place-south = Rond en bas
    .the = le rond en bas

## Les matières premières : le nom, le pluriel, et un certain nombre
honga-resource-fish = Poisson
    .plural = poissons
honga-resource-berry = Baie
    .plural = baies
honga-resource-mushroom = Champignon
    .plural = champignons
honga-resource-water = Eau
    .plural = eau
honga-units-fish = { $count ->
    [1] 1 poisson
   *[other] { $count } poissons
}
honga-units-berry = { $count ->
    [1] 1 baie
   *[other] { $count } baies
}
honga-units-mushroom = { $count ->
    [1] 1 champignon
   *[other] { $count } champignons
}
honga-units-water = { $count ->
    [1] 1 goutte d’eau
   *[other] { $count } gouttes d’eau
}
honga-units-mammoth = { $count ->
    [1] 1 mammouth
   *[other] { $count } mammouths
}

## Les disques selon leur pile
honga-disc-grey = Disque gris
    .a = un disque gris
    .plural = disques gris
honga-disc-red = Disque rouge
    .a = un disque rouge
    .plural = disques rouges

## Ce que fait une carte bonus : son nom, et une ligne avec ses nombres
honga-bonus-barter = Panier plein
honga-bonus-barter-line = À votre prochain troc de ce tour, ajoutez { $goods } à ce que vous avez. Ce qui ne sert pas est perdu.
honga-bonus-points = Conte au coin du feu
honga-bonus-points-line = { $points ->
    [1] 1 point
   *[other] { $points } points
} tout de suite.
honga-bonus-chase = Torche fumante
honga-bonus-chase-line = HONGA quitte votre carton et rentre dans sa tanière en trottinant.
honga-bonus-lucky-hand = Coup de main
honga-bonus-lucky-hand-line = Une main de plus dans n’importe quel quart du disque que vous venez de poser. Trop tard pour tenir HONGA à l’écart.
honga-bonus-extra-disc = Œil vif
honga-bonus-extra-disc-line = À la fin de ce tour, vous tirez deux disques : gardez l’un, glissez l’autre sous sa pile.
honga-bonus-lucky-hand-or-chase = Main ou torche
honga-bonus-lucky-hand-or-chase-line = Une main de plus dans n’importe quel quart de votre disque – ou HONGA rentre dans sa tanière.
honga-bonus-swap = Tout dans la marmite
honga-bonus-swap-line = Dans les trocs de ce tour, { $one } et { $other } se valent, dans les deux sens.
honga-bonus-docile = Herbe tendre
honga-bonus-docile-line = Chaque mammouth attiré pendant ce tour coûte une unité de moins, à votre choix.
honga-bonus-steps-or-chase = Grandes jambes ou torche
honga-bonus-steps-or-chase-line = { $steps ->
    [1] Une marche
   *[other] { $steps } marches
} de plus sur la montagne – ou HONGA rentre dans sa tanière.
honga-bonus-bought-points = Présent aux anciens
honga-bonus-bought-points-line = Donnez jusqu’à { $most } de vos { $goods } : chaque unité vaut un point.
