# Jungle : plateaux, variantes, règles en pages.

## Plateaux
jungle-level-combat = Combat des animaux
jungle-level-combat-line = Les règles d’origine : tigre avant lion, tout piège affaiblit.
jungle-level-combat-reconstructed = Un jeu traditionnel de Chine, Dou Shou Qi, « le jeu du combat des animaux ». La position de départ est celle que donnent toutes les sources : l’image des anciennes règles est perdue.
jungle-level-classic = Classique
jungle-level-classic-line = Les règles usuelles : lion avant tigre, l’éléphant épargne le rat.
jungle-level-classic-reconstructed = { jungle-level-combat-reconstructed }
jungle-level-combat-dogs = Chiens nageurs
jungle-level-combat-dogs-line = Combat des animaux, et les chiens nagent aussi.
jungle-level-combat-dogs-reconstructed = { jungle-level-combat-reconstructed }
jungle-level-first-steps = Premiers pas
jungle-level-first-steps-line = Un petit plateau et peu d’animaux, pour apprendre en jouant.

## Variantes
switch-traps = Les pièges affaiblissent
switch-traps-anybody = Tous les animaux
switch-traps-enemy = Les ennemis seulement
switch-equal-captures = Les égaux se prennent
switch-equal-captures-yes = Oui
switch-equal-captures-no = Non
switch-leaps = Sauts par-dessus la rivière
switch-leaps-both = Dans les deux sens
switch-leaps-lengthwise = En longueur
switch-leaps-across = En largeur
switch-leaps-none = Aucun
switch-bank-captures = Prises d’une rive à l’autre
switch-bank-captures-as-animals = Selon l’animal
switch-bank-captures-never = Jamais
switch-bank-captures-into-water-too = Dans l’eau aussi
switch-trapped-attack-weakly = Piégé, un animal attaque au rang 0
switch-trapped-attack-weakly-yes = Oui
switch-trapped-attack-weakly-no = Non
switch-repetition = Une position revient : nulle
switch-repetition-off = Jamais
switch-repetition-2 = 2e fois
switch-repetition-3 = 3e fois
switch-repetition-4 = 4e fois
switch-repetition-5 = 5e fois
switch-quiet-limit = Nulle après des coups sans prise
switch-quiet-limit-off = Jamais
switch-quiet-limit-60 = 60
switch-quiet-limit-120 = 120
switch-quiet-limit-200 = 200
switch-quiet-limit-400 = 400
switch-fewer-animals = Handicap : animaux forts en moins
switch-fewer-animals-none = Aucun
switch-fewer-animals-red-1 = Rouge –1
switch-fewer-animals-red-2 = Rouge –2
switch-fewer-animals-red-3 = Rouge –3
switch-fewer-animals-blue-1 = Bleu –1
switch-fewer-animals-blue-2 = Bleu –2
switch-fewer-animals-blue-3 = Bleu –3

## Règles
rules-jungle-goal-title = Atteindre l’autre tanière
rules-jungle-goal-text = Chaque camp mène ses animaux. À votre tour, déplacez-en un d’une case : en avant, en arrière ou de côté, jamais en diagonale. Entrez dans la tanière ennemie et vous gagnez aussitôt. Votre propre tanière vous est interdite.
rules-jungle-ranks-title = Le fort prend le faible
rules-jungle-ranks-captures = Un animal prend un ennemi de rang égal ou inférieur en allant sur sa case.
rules-jungle-ranks-captures-lower = Un animal prend un ennemi de rang inférieur en allant sur sa case. Les égaux ne se prennent pas.
rules-jungle-ranks-order = Du plus fort au plus faible : { $animals }.
rules-jungle-ranks-takes = { $animal-start } prend { $victims }, quels que soient les rangs.
rules-jungle-ranks-spares = { $animal-start } ne prend jamais { $victims }, sauf sur un piège.
rules-jungle-river-title = Nager ou sauter
rules-jungle-river-none = Ici, aucun animal ne nage.
rules-jungle-river-swims = { $count ->
    [1] Il n’y a que { $animals } qui nage.
   *[other] Il n’y a que { $animals } qui nagent.
}
rules-jungle-river-safe = Aucun animal à terre ne peut en prendre un dans l’eau. Deux animaux dans l’eau se prennent comme à terre.
rules-jungle-river-risky = Depuis la rive, seuls les animaux qui nagent peuvent en prendre un dans l’eau. Deux animaux dans l’eau se prennent comme à terre.
rules-jungle-river-ashore-nothing = Depuis l’eau, { $animal-the } ne prend rien à terre.
rules-jungle-river-ashore-all = Depuis l’eau, { $animal-the } prend à terre les mêmes animaux qu’ailleurs.
rules-jungle-river-ashore-but = Depuis l’eau, { $animal-the } prend à terre les mêmes animaux qu’ailleurs, sauf { $victims }.
rules-jungle-river-no-leaps = Ici, aucun animal ne saute par-dessus la rivière.
rules-jungle-river-leaps = Il n’y a que { $animals } qui { $count ->
    [1] saute
   *[other] sautent
} tout droit par-dessus la rivière, d’une rive à l’autre ; une prise est permise à l’arrivée.
rules-jungle-river-leaps-lengthwise = Il n’y a que { $animals } qui { $count ->
    [1] saute
   *[other] sautent
} tout droit par-dessus la rivière, d’une rive à l’autre, en longueur seulement ; une prise est permise à l’arrivée.
rules-jungle-river-leaps-across = Il n’y a que { $animals } qui { $count ->
    [1] saute
   *[other] sautent
} tout droit par-dessus la rivière, d’une rive à l’autre, en largeur seulement ; une prise est permise à l’arrivée.
rules-jungle-river-stops = Tout animal dans l’eau, sur la ligne d’un saut, l’empêche.
rules-jungle-traps-title = Le piège affaiblit
rules-jungle-traps-any = Un animal sur un piège perd son rang : n’importe quel ennemi peut le prendre, même le plus faible.
rules-jungle-traps-enemy = Un animal sur un piège ennemi perd son rang : n’importe quel ennemi peut le prendre, même le plus faible.
rules-jungle-traps-attack = Il attaque encore avec tout son rang.
rules-jungle-traps-attack-weakly = Il n’a pas de rang non plus quand il attaque.
rules-jungle-end-title = La fin de la partie
rules-jungle-end-text = Vous gagnez aussi en prenant tous les animaux ennemis, ou quand l’adversaire ne peut plus bouger.
rules-jungle-end-repetition = Une position qui revient pour la { $times ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] { $times }e
} fois, avec le même camp au trait, fait nulle.
rules-jungle-end-quiet = Après { $moves } coups sans prise, en comptant les deux camps, la partie est nulle.

## Les animaux : le nom, et les formes dont les phrases ont besoin. Un plateau avec un animal à lui apporte ses propres lignes.
jungle-animal-rat = Rat
    .the = le rat
    .start = Le rat
    .gender = masculine
jungle-animal-cat = Chat
    .the = le chat
    .start = Le chat
    .gender = masculine
jungle-animal-wolf = Loup
    .the = le loup
    .start = Le loup
    .gender = masculine
jungle-animal-dog = Chien
    .the = le chien
    .start = Le chien
    .gender = masculine
jungle-animal-leopard = Léopard
    .the = le léopard
    .start = Le léopard
    .gender = masculine
jungle-animal-lion = Lion
    .the = le lion
    .start = Le lion
    .gender = masculine
jungle-animal-tiger = Tigre
    .the = le tigre
    .start = Le tigre
    .gender = masculine
jungle-animal-elephant = Éléphant
    .the = l’éléphant
    .start = L’éléphant
    .gender = masculine

## Pourquoi pas ? Une phrase par point de la règle.
jungle-why-j3 = Vous ne pouvez bouger que vos propres animaux.
jungle-why-j4 = Les animaux se déplacent d’une case : en avant, en arrière ou de côté.
jungle-why-j5 = Un de vos animaux s’y trouve déjà.
jungle-why-j6 = Aucun animal n’entre dans sa propre tanière.
jungle-why-j7 = { $animal-start } est trop faible pour prendre { $victim-the }.
jungle-why-j7-equal = Ici, les égaux ne se prennent pas : { $animal-the } ne peut pas prendre { $victim-the }.
jungle-why-j9 = { $animal-start } ne prend jamais { $victim-the }, sauf sur un piège.
jungle-why-j11 = Sur un piège, { $animal-the } a perdu son rang et ne peut pas prendre { $victim-the }.
jungle-why-j12 = { $animal-start } ne sait pas nager.
jungle-why-j13 = Depuis l’eau, { $animal-the } ne peut pas prendre { $victim-the }.
jungle-why-j14 = Depuis la terre, on ne peut rien prendre dans l’eau.
jungle-why-j16 = { $animal-start } ne prend rien à terre pendant { $animal-gender ->
    [feminine] qu’elle nage
   *[masculine] qu’il nage
}.
jungle-why-j17 = { $animal-start } ne saute pas la rivière dans ce sens.
jungle-why-j18 = { $animal-start } ne peut pas sauter : { $swimmer-the } nage sur sa ligne.
jungle-why-empty = Aucun animal ici : choisissez un des vôtres.
jungle-why-stuck = { $animal-start } ne peut pas bouger pour l’instant.

## Comment une partie finit
jungle-end-den = { $animal-start } est { $animal-gender ->
    [feminine] entrée
   *[masculine] entré
} dans la tanière.
jungle-end-all-taken = L’autre camp n’a plus d’animaux.
jungle-end-blocked = L’autre camp ne peut plus bouger.
jungle-end-quiet = Trop de coups sans prise.

## Le journal
jungle-log-begins = { $side } commence
jungle-log-moved = { $animal } { $from }–⁠{ $to }
jungle-log-leapt = { $animal } { $from }–⁠{ $to }, saute
jungle-log-captured = prend { $victim-the }
jungle-log-captured-trapped = prend { $victim-the } sur le piège
jungle-log-den = entre dans la tanière

## Pourquoi un conseil est bon
jungle-hint-best = Ce coup mène à la meilleure position.
jungle-hint-wins = { $animal-start } gagne { $moves ->
    [1] tout de suite
   *[other] en { $moves } coups
}.
jungle-hint-takes = { $animal-start } prend { $victim-the }, et aucun ennemi ne peut riposter.
jungle-hint-trades = { $animal-start } prend { $victim-the }, et c’est un bon échange.
jungle-hint-blocks = { $animal-start } empêche { $enemy-the } d’entrer dans la tanière.
jungle-hint-saves = { $animal-start } y est à l’abri : { $enemy-the } ne peut pas l’y prendre.
jungle-hint-shields = Alors { $enemy-the } ne peut plus prendre { $victim-the }.
jungle-hint-guards = Si { $enemy-the } prend { $victim-the }, { $animal-the } peut riposter.
jungle-hint-threatens = { $animal-start } menace { $victim-the } de là.
jungle-hint-nears = { $animal-start } se rapproche de la tanière ennemie : { $moves ->
    [1] encore un coup
   *[other] encore { $moves } coups
}.

## La fiche d’un animal
jungle-power-plain = Marche sur terre, une case par tour.
jungle-power-swims = Nage dans la rivière.
jungle-power-leaps = Saute tout droit par-dessus la rivière.
jungle-power-leaps-lengthwise = Saute tout droit par-dessus la rivière, en longueur seulement.
jungle-power-leaps-across = Saute tout droit par-dessus la rivière, en largeur seulement.
jungle-power-takes = Prend { $victim-the }, quel que soit le rang.
jungle-power-spares = Ne prend jamais { $victim-the }, sauf sur un piège.
jungle-power-ashore-nothing = Depuis l’eau, ne prend rien à terre.
jungle-power-ashore-all = Depuis l’eau, prend les mêmes animaux qu’à terre.
jungle-power-ashore-but = Depuis l’eau, ne peut pas prendre { $victim-the }.
jungle-card-trapped = Sur un piège : tout ennemi peut le prendre.
jungle-card-in-water = Dans l’eau : aucun animal à terre ne peut le prendre.
jungle-card-in-water-risky = Dans l’eau : les nageurs de la rive peuvent le prendre.

## Ce que fait une case
jungle-ground-den-red = La tanière rouge
jungle-ground-den-does-red = Bleu gagne en y entrant. Rouge n’a pas le droit d’y entrer.
jungle-ground-den-blue = La tanière bleue
jungle-ground-den-does-blue = Rouge gagne en y entrant. Bleu n’a pas le droit d’y entrer.
jungle-ground-trap-red = Un piège rouge
jungle-ground-trap-does-red = Un animal bleu y perd son rang : tout animal rouge peut le prendre.
jungle-ground-trap-blue = Un piège bleu
jungle-ground-trap-does-blue = Un animal rouge y perd son rang : tout animal bleu peut le prendre.
jungle-ground-trap-does = Un animal y perd son rang : tout ennemi peut le prendre.
jungle-ground-river = La rivière
jungle-ground-river-does = Seuls les nageurs y entrent.
jungle-ground-river-leaps = Les sauteurs la franchissent, sauf si un nageur est sur leur ligne.

## Le tableau des animaux
powers-line-jungle = Du plus fort au plus faible. Sur un piège, les rangs ne comptent pas.

## Ce qu’un coup risque
jungle-risk = Au prochain tour, il pourrait y être pris par : { $animals }.
jungle-risk-trapped = Le piège lui enlève son rang : au prochain tour, il pourrait y être pris par : { $animals }.

## La légende des signes
jungle-sign-land = Terre : tous les animaux y marchent.
