# Zoon sur la table : options de la partie, ce qui se décide, le journal, les combats, les règles en pages.

## Préparation
switch-tribe-red = Tribu rouge
switch-tribe-red-cendrelins = Cendrelins
switch-tribe-red-mousserocs = Mousserocs
switch-tribe-red-ventplumes = Ventplumes
switch-tribe-red-vasards = Vasards
switch-tribe-blue = Tribu bleue
switch-tribe-blue-cendrelins = Cendrelins
switch-tribe-blue-mousserocs = Mousserocs
switch-tribe-blue-ventplumes = Ventplumes
switch-tribe-blue-vasards = Vasards
switch-deployment = Déploiement
switch-deployment-ready = Tout prêt
switch-deployment-by-hand = À la main
switch-reserves = Renforts
switch-reserves-no = Aucun
switch-reserves-yes = Un Zoon de plus chacun
switch-faces = Vos propres cartes
switch-faces-own-turn = Visibles à votre tour
switch-faces-one-by-one = Une à la fois
switch-faces-always = Toujours visibles
switch-gate = Se passer l’écran
switch-gate-hold = Maintenir un bouton
switch-gate-tap = On se fait confiance
switch-touch = Les coins en combat
switch-touch-one-by-one = L’un après l’autre
switch-touch-duel = Ensemble, aux touches ou manettes

## Listes
zoon-ranks = { $first } ou { $second }
zoon-a-rank = { $rank-a }
zoon-star = { $name } : { $does }

## Ce qui se décide
zoon-turn-others-deploy = Les cartes se mettent en place.
zoon-turn-formation = { $tribe-start } : choisissez une formation, telle quelle ou en miroir
zoon-turn-deploy = { $left ->
    [0] Tout est en place
    [1] { $tribe-start } : posez 1 carte
   *[other] { $tribe-start } : posez { $left } cartes
}
zoon-turn-deploy-changes = { $tribe-start } : { $changes ->
    [0] ce qui est posé ne bouge plus
    [1] encore 1 changement permis
   *[other] encore { $changes } changements permis
}
zoon-turn-one = Déplacez un Zoon ou jouez une carte de votre main
zoon-turn-move = Déplacez un Zoon
zoon-turn-to = Choisissez où il va
zoon-turn-way = Choisissez comment il y va
zoon-turn-reinforce = Renfort : choisissez sa case
zoon-turn-shooter = { $trump } : choisissez le Zoon qui tire
zoon-turn-shot = { $trump } : choisissez la cible
zoon-turn-gear = { $trump } : choisissez le Zoon qui le porte
zoon-turn-lay = { $trump } : choisissez une case libre
zoon-turn-lay-second = { $trump } : choisissez la case d’à côté
zoon-turn-singer = { $trump } : choisissez le Zoon qui appelle
zoon-turn-lure = { $trump } : choisissez la carte ennemie à appeler
zoon-turn-leaper = { $trump } : choisissez le Zoon qui bondit
zoon-turn-leap = { $trump } : choisissez où il retombe
zoon-turn-draw-advised = Il ne se passe plus rien depuis un moment : vous pouvez convenir de la nulle
zoon-turn-touch = Combat : touchez un coin de la carte ennemie
zoon-turn-flee = Fuite : choisissez une case libre
zoon-turn-exchange = Relève : choisissez le Zoon qui prend sa place
zoon-turn-peek = Vision : { $left ->
    [0] pressez Terminé quand c’est vu
    [1] regardez 1 carte
   *[other] regardez jusqu’à { $left } cartes
}
zoon-turn-second-move = Sursaut : encore un déplacement, ou Terminé
zoon-turn-march = { $left ->
    [1] Encore 1 Zoon peut bouger
   *[other] Encore { $left } Zoons peuvent bouger
}
zoon-turn-drive = La réponse est oui : choisissez où le déplacer
zoon-button-ready = Prêt
zoon-button-enough = Terminé
zoon-button-mirrored = «
zoon-button-mirrored-tip = { $formation }, en miroir
zoon-button-path = Par le chemin
zoon-button-green = Directement
zoon-propose-fill = Compléter
zoon-favourite-keep = Garder en favori
zoon-favourite-lay = Poser mon favori
zoon-favourite-kept = Déploiement favori enregistré : { $tribe-the }.

## Touches
zoon-touch-title = Touchez un coin de la carte ennemie
zoon-touch-elsewhere = { $player } touche un coin
zoon-touch-fight = { $from } attaque { $to }
zoon-touch-shot = { $from } tire sur { $to }
zoon-touch-line = Vous choisissez une diagonale ; le sens de la carte décide lequel de ses deux coins compte.
zoon-touch-line-open = La carte est face visible : le coin que vous touchez est celui qui compte.
zoon-touch-keys = Touches : Q W A S (AZERTY : A Z Q S)
zoon-touch-pad = Les quatre gâchettes sont placées comme les coins.
zoon-duel-title = Touchez en même temps
zoon-duel-line = Chacun touche un coin de la carte de l’autre, au clavier ou avec les gâchettes d’une manette.
zoon-duel-keys-1 = Q W A S (AZERTY : A Z Q S)
zoon-duel-keys-2 = U I J K
zoon-corner-1 = Coin en haut à gauche
zoon-corner-2 = Coin en haut à droite
zoon-corner-3 = Coin en bas à droite
zoon-corner-4 = Coin en bas à gauche

## Combats
zoon-combat-won = L’attaquant gagne
zoon-combat-lost = Le défenseur gagne
zoon-combat-you-beat = Vous battez { $card-the }
zoon-combat-you-lose = Vous perdez { $card-the }
zoon-combat-tied = Égalité : l’attaquant recule
zoon-combat-missed = Le tir manque sa cible
zoon-combat-both-stars = Deux étoiles : égalité sans effet
zoon-combat-emblem = L’Emblème tombe !
zoon-looked = Vous seul avez regardé { $at }
zoon-looked-line = { $at } : { $card }
zoon-combat-go-on = Continuer
zoon-covered = Après un combat, vos cartes restent face cachée jusqu’à votre prochain tour.

## Le journal
zoon-log-begins = { $side } commence
zoon-log-ready = prêt
zoon-log-moved = { $from }–⁠{ $to }
zoon-log-attacked = { $from }–⁠{ $to }, attaque
zoon-log-shot = tire { $trump-the } en { $to }
zoon-log-played = joue { $trump-the }
zoon-log-equipped = pose { $trump-the } sur le Zoon en { $to }
zoon-log-laid = pose { $trump-the } en { $to }
zoon-log-spent = perd { $trump-the }
zoon-log-answered-yes = appelle { $at } : la réponse est oui
zoon-log-answered-no = appelle { $at } : la réponse est non
zoon-log-answered-held = appelle { $at } : la réponse est oui, mais sans case libre où aller
zoon-called-yes = { $at } répond : oui
zoon-called-no = { $at } répond : non
zoon-log-reinforced = pose un renfort en { $to }
zoon-score-number = { $number }
zoon-score-star = étoile
zoon-score-cross = croix
zoon-log-won = { $first } bat { $second } ({ $mine }–⁠{ $theirs })
zoon-log-lost = { $first } tombe devant { $second } ({ $mine }–⁠{ $theirs })
zoon-log-tied = { $first } fait égalité avec { $second } ({ $mine }–⁠{ $theirs })
zoon-log-missed = { $first } manque { $second } ({ $mine }–⁠{ $theirs })
zoon-row-won = bat { $second } ({ $mine }–⁠{ $theirs })
zoon-row-lost = tombe devant { $second } ({ $mine }–⁠{ $theirs })
zoon-row-tied = fait égalité avec { $second } ({ $mine }–⁠{ $theirs })
zoon-row-missed = manque { $second } ({ $mine }–⁠{ $theirs })
zoon-log-stunned = a un Zoon étourdi
zoon-log-pushed = est repoussé en { $to }
zoon-log-faced-up = a une carte visible jusqu’à la fin
zoon-log-fled = fuit en { $to }
zoon-log-exchanged = échange deux Zoons
zoon-log-peeked = regarde une carte ennemie
zoon-log-emblem-lost = a perdu son Emblème
zoon-log-stuck = ne peut plus rien faire

## Fin de partie
zoon-end-emblem = { $you ->
    [1] Votre Emblème est tombé.
   *[other] L’Emblème de { $loser } est tombé.
}
zoon-end-stuck = { $you ->
    [1] Vous ne pouvez plus rien faire.
   *[other] { $loser } ne peut plus rien faire.
}
zoon-end-quiet = Trop de tours sans combat, ni tir, ni carte posée ou jouée.
zoon-end-time = Le temps est écoulé.

## Cartes
zoon-card-class = { $rank }, { $value } points de tribu
zoon-card-unknown = Face cachée
zoon-card-trump = Un atout
zoon-card-emblem = S’il tombe, la partie est perdue.
zoon-note-stunned = Étourdi : il ne peut ni bouger ni utiliser d’atout.
zoon-note-open = Visible jusqu’à la fin de la partie.
zoon-note-gear = Porte { $trump-the }.
zoon-note-may-be = Peut être : { $names }.
hint-next-pawn-zoon = Carte suivante
card-empty-zoon = Pointez une carte pour voir ce qu’elle peut faire.
powers-title-zoon = Toutes les cartes
powers-line-zoon = Les deux tribus de la partie. Les coins sont les scores ; la grille montre les déplacements, le haut est vers l’ennemi.

## Règles
rules-zoon-goal-title = Abattre l’Emblème
rules-zoon-goal-zoons = Chaque tribu a { $zoons ->
    [1] un seul Zoon, son Emblème.
   *[other] { $zoons } Zoons, dont son Emblème.
}
rules-zoon-goal-tribe = { $tribe-start } : { $zoons ->
    [1] un seul Zoon, l’Emblème.
   *[other] { $zoons } Zoons, dont l’Emblème.
}
rules-zoon-goal-text = Si vous éliminez l’Emblème ennemi, vous gagnez aussitôt. Vous gagnez aussi quand l’ennemi ne peut rien faire à son tour.
rules-zoon-secret-title = Face cachée
rules-zoon-secret-text = Toutes les cartes sont face cachée dans { $rows ->
    [1] la rangée la plus proche
   *[other] les { $rows } rangées les plus proches
} de leur joueur.
rules-zoon-secret-by-hand = Vous posez les vôtres comme vous voulez, sans que l’autre joueur les voie ; ce qui est posé peut être déplacé { $changes } fois.
rules-zoon-secret-ready = Vous choisissez une formation de votre tribu, telle quelle ou en miroir, sans que l’autre joueur la voie.
rules-zoon-secret-own-turn = Vous pouvez regarder les vôtres à votre tour, mais pas juste avant un combat. Après un combat, elles restent face cachée jusqu’à votre prochain tour.
rules-zoon-secret-one-by-one = Vous pouvez regarder les vôtres à votre tour, une à la fois : pointez une carte. Ce n’est pas permis juste avant un combat.
rules-zoon-secret-always = Vous voyez les vôtres à tout moment, et toute carte ennemie que vous avez vue vous reste visible.
rules-zoon-secret-hints = La façon dont une carte se déplace donne des indices sur ce qu’elle est.
rules-zoon-moving-title = La grille de la carte
rules-zoon-moving-turn = À votre tour vous déplacez un Zoon.
rules-zoon-moving-turn-trump = À votre tour vous faites une seule chose : déplacer un Zoon ou jouer un atout.
rules-zoon-moving-turn-reserve = À votre tour vous faites une seule chose : déplacer un Zoon ou poser un renfort.
rules-zoon-moving-turn-all = À votre tour vous faites une seule chose : déplacer un Zoon, jouer un atout ou poser un renfort.
rules-zoon-moving-text = Du rond violet, un Zoon suit une ligne noire sur les cases jaunes jusqu’à un point.
rules-zoon-moving-green = Il va droit sur une case verte, quoi qu’il y ait entre les deux.
rules-zoon-moving-up = Le haut de la carte pointe vers l’ennemi.
rules-zoon-moving-reserve = Un renfort est le Zoon que vous gardez en main. Il arrive face cachée sur une case libre { $rows ->
    [1] de la rangée la plus proche
   *[other] des { $rows } rangées les plus proches
} de vous, et bouge à partir de votre prochain tour.
rules-zoon-combat-title = Le combat
rules-zoon-combat-text = Allez sur un ennemi et les deux joueurs touchent un coin de la carte de l’autre. Les deux cartes se retournent : votre score est le nombre touché sur votre propre carte. La carte au plus haut score reste et se remet face cachée, l’autre est éliminée. À égalité, l’attaquant recule.
rules-zoon-combat-one-by-one = Vous touchez l’un après l’autre ; les deux touches sont montrées à la fin.
rules-zoon-combat-duel = Les deux touchent en même temps, au clavier ou avec les gâchettes d’une manette.
rules-zoon-touch-title = Coins et étoiles
rules-zoon-corners-title = Les coins
rules-zoon-touch-text = Avant chaque combat, le hasard met chaque carte à l’endroit ou à l’envers, sans qu’on le voie. Vous choisissez donc une diagonale, et un de ses deux coins compte.
rules-zoon-touch-open = Une carte face visible jusqu’à la fin est touchée comme elle est.
rules-zoon-touch-star = Si une étoile est touchée, il y a égalité, et l’étoile fait ce que dit la carte de son Zoon.
rules-zoon-touch-star-devours = Si une étoile est touchée, elle fait ce que dit la carte de son Zoon. Il y a égalité, sauf si cette carte élimine l’ennemi.
rules-zoon-touch-both = Si deux étoiles sont touchées, il n’y a qu’une égalité.
rules-zoon-trumps-title = Les atouts
rules-zoon-trumps-shot = Un tir combat un Zoon de loin, et son tireur ne risque rien.
rules-zoon-trumps-cross = Si sa croix est touchée, le tir est éliminé.
rules-zoon-trumps-beaten-kept = Un tir au score plus bas que celui de sa cible la manque, sans plus.
rules-zoon-trumps-beaten-lost = Un tir au score plus bas que celui de sa cible est éliminé.
rules-zoon-trumps-gear = Le matériel est posé sur un Zoon et l’aide.
rules-zoon-trumps-terrain = Un terrain barre la route jusqu’à la fin de la partie.
rules-zoon-trumps-tactic = Une tactique donne des déplacements particuliers pour un tour.
rules-zoon-trumps-text = Pointez un atout de votre main pour le lire.
rules-zoon-screen-title = À deux devant un écran
rules-zoon-screen-text = Avant une décision secrète, l’écran appelle l’un de vous, et l’autre regarde ailleurs.
rules-zoon-screen-hold = Maintenez le bouton pour regarder, et jouez.
rules-zoon-screen-tap = Pressez le bouton pour regarder, et jouez.
rules-zoon-screen-shuts = Tout se cache quand vous avez fini, si vous changez de fenêtre, ou après { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}.
rules-zoon-draws-title = La nulle
rules-zoon-draws-combat = combat
rules-zoon-draws-placed = combat ni carte posée
rules-zoon-draws-any = combat, ni tir, ni carte posée ou jouée
rules-zoon-draws-advised = Après { $turns } tours sans { $stirs }, en comptant ceux des deux camps, l’écran conseille la nulle.
rules-zoon-draws-text = Après { $turns } tours sans { $stirs }, en comptant ceux des deux camps, la partie est nulle.

## Ce qu’un coup risque
zoon-risk = { $count ->
    [one] Une carte ennemie pourrait l’y attaquer au prochain tour.
   *[other] { $count } cartes ennemies pourraient l’y attaquer au prochain tour.
}
zoon-risk-known = Au prochain tour, elle pourrait y être attaquée par : { $cards }.

## La légende des signes
zoon-sign-deploy = Zone de déploiement : une tribu y pose ses cartes.
zoon-sign-camp = Camp : la partie du terrain qui appartient à une tribu.
zoon-sign-middle = Le milieu du terrain : il n’appartient à aucun camp.
zoon-sign-back = Une carte face cachée : { $tribe }.
zoon-sign-corner = Un coin : s’il est touché, son nombre ou celui du coin opposé est le score.
zoon-sign-corner-lit = Le coin qui a été touché.
zoon-sign-start = Ici se tient le Zoon.
zoon-sign-yellow = Une case de sa trajectoire.
zoon-sign-path = La trajectoire qu’il suit, case par case.
zoon-sign-dot = Il peut s’arrêter ici.
zoon-sign-green = Il va droit ici, quoi qu’il y ait entre les deux.
zoon-sign-shooter = Ici se tient le tireur.
zoon-sign-aim = Le tir atteint cette case.
zoon-sign-regalia = Le signe d’un type : { $rank }. Cet atout en demande un.
zoon-sign-ready = Son propriétaire a touché un coin.
zoon-sign-waiting = Son propriétaire doit encore décider.
zoon-sign-card = Le type de la carte, et ce qu’elle coûte à sa tribu. Toutes les tribus ont le même nombre de points de tribu et de points d’atout, pour être de force égale. Ces points ne comptent pas au combat.
