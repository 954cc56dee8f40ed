# Honga à table : sièges, ce qui se décide, étiquettes, journal, raisons, cartes, règles en pages.

## Les sièges par leur couleur
honga-seat-1 = Rouge
honga-seat-2 = Bleu
honga-seat-3 = Jaune
honga-seat-4 = Violet
honga-seat-5 = Vert

## Pièces de phrases
honga-nothing = rien
honga-list = { $first }, { $second }
honga-sentences = { $first } { $second }
honga-plural = { $good-plural }
honga-aimed = { $area } ×{ $hands }

## Ce qui se trouve devant un siège
honga-thing-step = Marche de la montagne
honga-thing-mammoths = Mammouths sur le carton
honga-thing-tiger = HONGA est ici
honga-thing-tusk = La défense : disques rouges
honga-thing-fire = Premier joueur
honga-thinks = réfléchit…
honga-tie-break = { $count ->
    [0] 0 ressource
    [1] 1 ressource
   *[other] { $count } ressources
}
honga-greeting = Gloire à { $winner }, grand manitou de la tribu !

## Ce qui se décide
honga-turn-place = Choisissez un rond. Encore une fois pour tourner votre disque.
honga-turn-keep = Deux disques : gardez-en un, l’autre va sous sa pile.
honga-turn-hands = { $hands ->
    [0] Plus aucune main.
    [1] Encore 1 main.
   *[other] Encore { $hands } mains.
}
honga-turn-help = Prochain troc : { $goods } en plus.
honga-turn-swap = Champignons et baies se remplacent.
honga-turn-docile = Les mammouths coûtent { $less } de moins.
honga-turn-spare = { $left ->
    [1] Herbe tendre : le prix est { $cost }. Choisissez l’unité que vous gardez.
   *[other] Herbe tendre : le prix est { $cost }. Choisissez { $left } unités à garder.
}
honga-turn-either = Il reste à donner : { $left } parmi vos { $one } ou vos { $other }. Choisissez sur votre carton.
honga-turn-mammoths = { $left ->
    [1] Donnez un mammouth : choisissez l’un des vôtres.
   *[other] Donnez { $left } mammouths : choisissez les vôtres.
}
honga-turn-buy = { $left ->
    [1] Encore un pour un point ? Choisissez-le sur votre carton.
   *[other] Jusqu’à { $left }, un point chacun : choisissez-les sur votre carton.
}
honga-button-end = Fin du tour
honga-button-enough = Cela suffit
honga-button-convert = { $water } = { $good }
honga-button-lair-hand = Une main pour la tanière
honga-propose-gather = { $count ->
    [1] Récolter 1
   *[other] Tout récolter ({ $count })
}

## Étiquettes autour d’un disque
honga-badge-gather = +{ $good }
honga-badge-forest = { $count ->
    [1] 1 carte bonus
   *[other] { $count } cartes bonus
}
honga-badge-mountain = { $count ->
    [1] 1 marche
   *[other] { $count } marches
}
honga-badge-top = Le sommet : { $points } points
honga-badge-mammoths = { $count ->
    [1] 1 mammouth
   *[other] { $count } mammouths
}
honga-badge-no-mammoths = Mammouths trop chers
honga-badge-barter = { $count ->
    [1] 1 troc : jusqu’à { $points } points
   *[other] { $count } trocs : jusqu’à { $points } points
}
honga-badge-no-barter = Trocs trop chers
honga-badge-asleep = Il dort encore
honga-badge-stays = Il reste chez vous
honga-badge-stays-all-the-same = Il reste chez vous malgré tout
honga-badge-stays-there = Il reste où il est
honga-badge-comes = Il vient chez vous !
honga-badge-eats = Il vient, mange { $good }
honga-badge-eats-mammoth = Il vient, mange un mammouth

## La feuille qui compare tous les placements
honga-sheet-title = Toutes les façons de poser ce disque
honga-sheet-nothing = Les placements se comparent quand vous posez un disque.
honga-sheet-close = Fermer
bar-reach-honga = Comparer les placements
bar-reach-word-honga = Comparer

## Journal
honga-log-begins = { $side } commence : le feu marque le premier joueur.
honga-you-begin = À vous de commencer : le feu marque le premier joueur.
honga-log-favoured = commence avec { $goods } de plus, pour avoir à jouer tôt
honga-log-placed = pose un disque – { $hands }
honga-log-neglected = néglige HONGA, qui reste
honga-log-came = néglige HONGA
honga-log-fed = perd { $good }, que HONGA mange
honga-log-fed-mammoth = perd un mammouth, que HONGA mange
honga-log-fed-nothing = n’a rien pour HONGA
honga-log-chased = chasse HONGA vers sa tanière
honga-log-explored = trouve { $good } dans la forêt
honga-log-gathered = récolte { $good }
honga-log-lost = n’a plus de place pour d’autres { $good }
honga-log-converted = change de l’eau en { $good }
honga-log-lured = attire un mammouth
honga-log-lured-out = attire un mammouth ; le dernier va sur le carton de { $owner }
honga-log-tusk = prend la défense
honga-log-climbed = monte à la marche { $step } sur { $top }
honga-log-points-barter = { $points ->
    [1] marque 1 point par le troc
   *[other] marque { $points } points par le troc
}
honga-log-points-mountain = { $points ->
    [1] marque 1 point sur la montagne
   *[other] marque { $points } points sur la montagne
}
honga-log-points-bonus = { $points ->
    [1] marque 1 point avec une carte
   *[other] marque { $points } points avec une carte
}
honga-log-paid = paie { $goods }
honga-log-sent-tray = donne un mammouth de son carton
honga-log-sent-herd = donne un mammouth du troupeau
honga-log-hand = ajoute une main vers { $area-the }
honga-log-second = pioche un deuxième disque
honga-log-kept = garde un disque et glisse l’autre sous sa pile
honga-log-came-down = Tous redescendent à la première marche.
honga-log-tusk-back = Plus aucun mammouth dans le troupeau : la défense est libre.
honga-log-reshuffled-grey = Plus aucun disque gris : ceux du plateau sont mélangés en une nouvelle pile.
honga-log-reshuffled-red = Plus aucun disque rouge : ceux du plateau sont mélangés en une nouvelle pile.
honga-log-reshuffled-barter = Les cartes de troc sont mélangées en une nouvelle pile.
honga-log-reshuffled-bonus = Les cartes bonus sont mélangées en une nouvelle pile.
honga-log-played = joue « { $card } »
honga-log-red = pioche un disque rouge
honga-end-goal = Le but est atteint, et la manche est finie.
honga-end-rounds = La dernière manche est jouée.
honga-end-time = Le temps est écoulé, et la manche est finie.

## Pourquoi pas
honga-why-turn = C’est à un autre joueur de décider.
honga-why-h14 = Posez d’abord votre disque.
honga-why-h14-placed = Votre disque est déjà posé.
honga-why-h53 = Gardez d’abord l’un des deux disques.
honga-why-h56 = Choisissez d’abord ce que vous gardez du prix du mammouth.
honga-why-pay = Payez d’abord le troc.
honga-why-h58 = Vous achetez des points : donnez quelque chose, ou pressez « Cela suffit ».
honga-why-h22 = Votre disque n’a pas de main pour { $area-the }, ou n’en a plus.
honga-why-h15 = Une main ici contente HONGA ; il n’y a rien d’autre à y faire.
honga-why-h40 = Choisissez l’une des cartes visibles.
honga-why-h62 = Toutes les cartes bonus sont en main.
honga-why-h27-storage = Il ne reste aucun mammouth de votre couleur.
honga-why-h27 = Il manque à votre carton de quoi payer un mammouth.
honga-why-h56-this = Le mammouth n’en demande pas.
honga-why-h41 = Aucune carte ici. Elles sont remplacées après le tour, tant qu’il y en a.
honga-why-h42 = Il manque à votre carton ce que la carte demande.
honga-why-h44 = La carte demande des mammouths que vous n’avez pas.
honga-why-h44-there = Aucun de vos mammouths n’est là.
honga-why-h55 = Cela ne peut rien remplacer sur cette carte.
honga-why-none = Vous n’en avez pas.
honga-why-h58-none = Vous n’avez rien de ce que prend cette carte, et trop peu d’eau pour le remplacer.
honga-why-h58-other = Cette carte n’en veut pas.
honga-why-h58-one = Donnez au moins une chose.
honga-why-h25 = L’eau ne se paie qu’avec de l’eau.
honga-why-no-joker = Sur ce plateau, l’eau ne remplace pas d’autres ressources.
honga-why-h24 = Il faut { $count } eaux pour en remplacer une unité.
honga-why-h23 = Il y a de la place pour { $count } au plus.
honga-why-not-yours = Ce n’est pas à vous.
honga-why-h26 = Cette carte a été piochée à ce tour : elle se joue à partir du prochain.
honga-why-played = Cette carte est déjà jouée.
honga-why-h46 = Dans cette partie, vous ne pouvez jouer de cartes bonus que si une main de votre disque montre la tanière de HONGA.
honga-why-h47 = { $count ->
    [1] Une carte bonus par tour, pas plus.
   *[other] { $count } cartes bonus par tour, pas plus.
}
honga-why-h51 = HONGA n’est pas sur votre carton.
honga-why-h51-lair = Choisissez sa tanière pour y renvoyer HONGA.
honga-why-h20 = Seule une carte bonus chasse HONGA.
honga-why-h52 = Votre disque n’a pas de quart à cet endroit.
honga-why-other-card = Cette carte fait autre chose.
honga-why-not-asked = Ce n’est pas nécessaire maintenant.

## Cartes du panneau
hint-next-pawn-honga = Suivant
card-empty-honga = Pointez un lieu, un disque ou une carte pour voir ce qu’ils font.
powers-title-honga = Lieux et cartes bonus
powers-line-honga = Ce que font les mains dans chaque lieu, et ce que cache la forêt.
honga-card-gather = Chaque main qui montre ce lieu récolte une unité. Il y a de la place pour { $count } ; le reste est perdu.
honga-card-joker = À tout moment de votre tour, { $count } eaux deviennent un poisson, une baie ou un champignon : pressez le jeton sur votre carton.
honga-card-joker-name = L’eau, joker
honga-card-forest = Chaque main qui montre ce lieu pioche une carte bonus. Elle se joue à partir de votre prochain tour, { $count } par tour.
honga-card-bonus-name = Carte bonus
honga-card-fresh = Piochée à ce tour. Elle se joue à partir de votre prochain tour.
honga-card-mountain = Chaque main qui montre ce lieu monte d’une marche. Si vous atteignez le sommet, vous marquez { $count } points ; les autres marquent le nombre de leur marche, et tous redescendent.
honga-card-lure = Chaque main qui montre ce lieu peut attirer un mammouth pour { $goods }.
honga-card-push = Il pousse les autres ; celui qui sort rentre sur le carton de son propriétaire, où il peut être troqué.
honga-card-tusk = Si vous avez le plus de mammouths ici, la défense est à vous, et avec elle les disques rouges, qui ont cinq mains.
honga-card-tusk-now = La défense : { $seat }.
honga-card-barter = Chaque main qui montre ce lieu permet de payer une carte visible et d’en marquer les points. Les cartes sont remplacées après le tour.
honga-card-barter-name = Carte de troc
honga-card-asks = { $points ->
    [1] Pour { $goods } : 1 point.
   *[other] Pour { $goods } : { $points } points.
}
honga-card-helped = { $seat } paie maintenant { $goods }.
honga-card-payable = { $seat } peut payer cette carte maintenant.
honga-card-payable-water = { $seat } peut payer cette carte maintenant, avec l’eau comme joker.
honga-card-either = { $goods }, et { $count } parmi { $one } ou { $other }
honga-card-only-either = { $count } parmi { $one } ou { $other }
honga-would-be-lost = Cela n’aurait aucun effet maintenant. Choisissez encore une fois pour le faire quand même.
honga-hands-left = Il vous reste des mains. Terminez le tour encore une fois si vous le voulez vraiment.
honga-card-pile-grey = Disques gris
honga-card-pile-red = Disques rouges
honga-card-pile-left = { $count ->
    [1] Il en reste un dans cette pile.
   *[other] Il en reste { $count } dans cette pile.
}
honga-card-pile-under = { $count ->
    [1] L’un d’eux a été glissé sous la pile et viendra en dernier.
   *[other] { $count } d’entre eux ont été glissés sous la pile et viendront en dernier.
}
honga-card-pile-tusk = Si vous avez la défense à la fin de votre tour, vous piochez ici : des disques à cinq mains.
honga-card-pile-again = Quand il n’en reste plus, ceux du plateau sont mélangés en une nouvelle pile.
honga-card-tiger = Une main au moins doit montrer ce lieu, sinon HONGA vient sur votre carton et mange la première de vos ressources à partir du haut, ou bien un mammouth.
honga-card-tiger-eats = Il mange encore au début de chacun de vos tours, jusqu’à ce qu’un autre joueur le néglige ou qu’une carte le chasse.
honga-card-meal = Si c’est votre tour, il mangerait { $good }.
honga-card-place = Rond
honga-card-place-line = Les mains d’un disque posé ici pointent vers les quatre lieux voisins.
honga-card-disc = { $count } mains. Tournez-le à votre gré.

## Règles en pages
rules-honga-by-seats = { $count } à { $players }
rules-honga-nth-1 = Premier
    .the = le premier
rules-honga-nth-2 = Deuxième
    .the = le deuxième
rules-honga-nth-3 = Troisième
    .the = le troisième
rules-honga-nth-4 = Quatrième
    .the = le quatrième
rules-honga-nth-5 = Cinquième
    .the = le cinquième
rules-honga-goal-title = Des points pour la tribu
rules-honga-goal-text = Vous menez une tribu de l’âge de pierre. Troquez, gravissez la montagne sacrée et profitez de la forêt : le joueur qui a le plus de points à la fin devient grand manitou.
rules-honga-goal-start = Chacun commence avec { $goods }.
rules-honga-goal-ahead = Ce que vous recevez en plus compense l’ordre de jeu :
rules-honga-goal-more = À { $players }, { $who } { $count ->
    [1] à jouer commence
   *[other] à jouer commencent chacun
} avec { $goods } de plus.
rules-honga-disc-title = Un disque par tour
rules-honga-disc-text = Posez votre disque sur l’un des ronds : choisissez un rond, tournez le disque en le choisissant encore, à la molette ou par { $key-left } et { $key-right }, puis posez-le. Des étiquettes disent ce qu’il ferait ; { $key-reach } compare tous les placements.
rules-honga-disc-hands = Un disque a { $count ->
    [1] une main, qui
   *[other] { $count } mains ; chacune
} agit dans le lieu qu’elle montre.
rules-honga-disc-open = Chacun voit le disque que les autres ont en main.
rules-honga-disc-hidden = Vous seul voyez le disque que vous avez en main.
rules-honga-tiger-title = Gare au tigre
rules-honga-tiger-text = Chaque rond touche la tanière de HONGA. Si aucune main ne la montre, il vient sur votre carton et mange : d’abord du poisson, puis une baie, un champignon, de l’eau, enfin un mammouth de votre carton ; ceux du troupeau ne risquent rien.
rules-honga-tiger-again = Il mange encore au début de votre prochain tour.
rules-honga-tiger-chased = Montrer sa tanière ne le renvoie pas : il reste jusqu’à ce qu’une carte le chasse ou qu’un autre joueur le néglige.
rules-honga-tiger-stays = Montrer sa tanière ne le renvoie pas : il reste jusqu’à ce qu’un autre joueur le néglige.
rules-honga-areas-title = Ce que récoltent les mains
rules-honga-areas-text = Ces lieux donnent une unité par main : { $areas }.
rules-honga-areas-room = Votre carton a de la place pour { $count } de chaque ; le surplus est perdu.
rules-honga-areas-joker = { $count ->
    [1] Une eau remplace
   *[other] { $count } eaux remplacent
} une unité de toute autre chose, à tout moment de votre tour : pressez son jeton.
rules-honga-areas-order = G récolte tout d’un coup. Les mains servent dans l’ordre que vous voulez, et aucune n’est obligatoire.
rules-honga-herd-title = Les mammouths
rules-honga-herd-text = Contre { $goods }, une main attire un de vos { $mammoths } mammouths dans le troupeau.
rules-honga-herd-push = Il pousse ceux qui le précèdent, jusqu’au premier vide ; celui qui quitte la dernière case va sur le carton de son propriétaire. Cases du troupeau : { $spaces }.
rules-honga-herd-barter = Les cartes de troc qui demandent des mammouths prennent les vôtres, sur votre carton ou dans le troupeau.
rules-honga-tusk-title = La défense
rules-honga-tusk-text = Le joueur qui a le plus de mammouths dans le troupeau reçoit la défense. À égalité, elle va à celui d’entre eux qui en a attiré un le dernier.
rules-honga-tusk-red = Si vous l’avez à la fin de votre tour, vous piochez un disque rouge, qui a { $count ->
    [1] une main
   *[other] { $count } mains
}.
rules-honga-tusk-nothing = Elle n’apporte rien sur ce plateau : il n’y a pas de disque rouge.
rules-honga-tusk-counted = On recompte à chaque changement du troupeau : un mammouth qui le quitte peut donc vous coûter la défense.
rules-honga-points-title = Marché et montagne
rules-honga-points-barter = Une main au marché permet de payer { $count ->
    [1] la carte visible
   *[other] une des { $count } cartes visibles
} et d’en marquer les points ; de nouvelles cartes viennent après le tour.
rules-honga-points-mountain = Une main à la montagne monte d’une marche. Le sommet est { $count ->
    [1] une marche
   *[other] { $count } marches
} plus haut : le joueur qui l’atteint marque { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}, les autres marquent ce que dit leur marche, et tous redescendent.
rules-honga-points-surplus = Les marches au-delà du sommet sont perdues ; les mains pas encore utilisées peuvent remonter.
rules-honga-forest-title = Les cartes de la forêt
rules-honga-forest-text = Une main en forêt pioche une carte bonus sans la voir. { $count ->
    [0] Aucune ne peut être jouée dans cette partie.
    [1] Jouez-la dès votre prochain tour, une fois votre disque posé ; une carte par tour au plus.
   *[other] Jouez-la dès votre prochain tour, une fois votre disque posé ; { $count } cartes par tour au plus.
}
rules-honga-forest-watched = Vous ne pouvez jouer de cartes que si une main de votre disque montre la tanière de HONGA.
rules-honga-forest-unwatched = Vous pouvez jouer des cartes, qu’une main de votre disque montre ou non la tanière de HONGA.
rules-honga-forest-late = Une main ajoutée par une carte vient trop tard pour tenir HONGA à distance.
rules-honga-forest-chase = Certaines cartes chassent HONGA chez lui.
rules-honga-forest-good = Ce que ferait une carte est écrit à côté. Une carte jouée pour rien est quand même défaussée.
rules-honga-end-title = La fin
rules-honga-end-goal = Points à atteindre : { $goals }. Quand un joueur les a, la manche se joue jusqu’au bout, pour que tous aient le même nombre de tours.
rules-honga-end-rounds = Après { $count ->
    [1] une manche
   *[other] { $count } manches
}, la partie finit de toute façon.
rules-honga-end-text = Le joueur qui a le plus de points gagne ; à égalité, celui qui a le plus de ressources.

## La légende des signes
honga-sign-good = { $good } : l’une des ressources à récolter.
honga-sign-disc = Un disque : vous en posez un à chaque tour.
honga-sign-paw = Une main : elle agit dans le lieu qu’elle désigne.
honga-sign-asleep = HONGA dort dans sa tanière.
honga-sign-awake = HONGA est sur le carton d’un joueur et mange quand le tour de ce joueur commence.
honga-sign-eats = HONGA mange sur un carton.
honga-sign-startled = HONGA est chassé chez lui.
honga-sign-caveman = L’homme des cavernes d’un joueur, sur la marche qu’il a atteinte.
honga-sign-mammoth = Un mammouth à la couleur de son joueur.
honga-sign-herd = Une place du troupeau.
honga-sign-tusk = La défense : son détenteur pioche des disques rouges.
honga-sign-fire = Le feu : ce joueur a commencé.
honga-sign-points = Des points.
honga-sign-asks-mammoth = Un mammouth à donner, de votre carton ou du troupeau.
honga-sign-chased = HONGA retourne dans sa tanière.
honga-sign-hands-left = Des mains avec un nombre, près d’un lieu : autant peuvent encore y servir. Sur papier pâle, elles n’y peuvent rien maintenant.
honga-sign-usable = Un cadre autour d’une carte : elle peut servir maintenant.
honga-sign-usable-water = Un cadre avec une goutte d’eau : la carte peut être payée maintenant, avec l’eau comme joker.
