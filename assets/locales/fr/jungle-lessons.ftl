# Jungle : leçons. Un titre, et pour chaque étape ce qu’il faut faire et une aide ; à la fin, ce qu’on a appris.

jungle-lesson-first-match = Votre première partie
jungle-lesson-first-match-1 = Vous jouez Rouge, en bas. Vous gagnez en entrant dans la tanière ennemie. Avancez votre rat d’une case.
jungle-lesson-first-match-2 = Les animaux se déplacent d’une case, jamais en diagonale. Faites monter le tigre derrière le rat.
jungle-lesson-first-match-3 = Le fort prend le faible, mais le petit rat prend l’éléphant. Prenez-le !
jungle-lesson-first-match-4 = Votre tigre peut sauter par-dessus l’eau. Amenez-le sur la rive : d’abord une case à gauche.
jungle-lesson-first-match-5 = Encore une case, et le tigre est sur la rive.
jungle-lesson-first-match-6 = Le rat ennemi en veut à votre éléphant. Sur ce plateau, l’éléphant prend aussi les rats : prenez-le d’abord.
jungle-lesson-first-match-7 = Sautez maintenant : choisissez le tigre, puis la rive de l’autre côté de l’eau.
jungle-lesson-first-match-learned = Vous savez maintenant que les animaux se déplacent d’une case, que le fort prend le faible et qu’on gagne en entrant dans la tanière ennemie.

jungle-lesson-ranks = Le fort et le faible
jungle-lesson-ranks-1 = Prenez un ennemi plus faible que votre chat.
jungle-lesson-ranks-1-hint = Du plus fort au plus faible : éléphant, tigre, lion, léopard, chien, loup, chat, rat.
jungle-lesson-ranks-learned = L’animal le plus fort prend le plus faible.

jungle-lesson-equals = À égalité
jungle-lesson-equals-1 = Votre tigre peut prendre un ennemi. Trouvez lequel.
jungle-lesson-equals-1-hint = Deux animaux de la même espèce peuvent se prendre, et c’est à vous de jouer.
jungle-lesson-equals-learned = Deux animaux de la même espèce peuvent se prendre : frappez le premier.

jungle-lesson-rat = Rat et éléphant
jungle-lesson-rat-1 = Prenez l’éléphant.
jungle-lesson-rat-1-hint = Seuls un éléphant et le rat peuvent prendre un éléphant.
jungle-lesson-rat-learned = Le rat est le plus faible de tous, et pourtant il prend l’éléphant.

jungle-lesson-swim = À l’eau
jungle-lesson-swim-1 = Mettez votre rat là où aucun ennemi ne peut le prendre.
jungle-lesson-swim-1-hint = Seuls les rats nagent, et aucun animal à terre ne peut en prendre un dans l’eau.
jungle-lesson-swim-learned = Dans l’eau, un rat ne craint aucun animal à terre.

jungle-lesson-leap = Le saut
jungle-lesson-leap-1 = Prenez le chat de l’autre côté de l’eau.
jungle-lesson-leap-1-hint = Le lion et le tigre sautent tout droit par-dessus l’eau, d’une rive à l’autre.
jungle-lesson-leap-learned = Le lion et le tigre sautent par-dessus l’eau et prennent ce qui se trouve sur l’autre rive.

jungle-lesson-across = Un saut plus long
jungle-lesson-across-1 = Prenez le chat.
jungle-lesson-across-1-hint = Si large que soit l’eau, un saut la traverse tout droit, en longueur ou en largeur.
jungle-lesson-across-learned = Un saut va tout droit par-dessus l’eau, si large soit-elle.

jungle-lesson-blocked = Un rat sur le chemin
jungle-lesson-blocked-1 = Un de vos deux sauteurs peut prendre un ennemi. Trouvez lequel.
jungle-lesson-blocked-1-hint = Aucun animal ne saute par-dessus un rat dans l’eau.
jungle-lesson-blocked-learned = Un rat dans l’eau empêche tout saut par-dessus lui.

jungle-lesson-trap = Le piège
jungle-lesson-trap-1 = L’éléphant va entrer dans votre tanière. Prenez-le.
jungle-lesson-trap-1-hint = Un animal sur un piège a perdu sa force : n’importe quel ennemi peut le prendre.
jungle-lesson-trap-learned = Sur vos pièges, vous pouvez prendre n’importe quel ennemi, si fort soit-il.

jungle-lesson-den = Dans la tanière
jungle-lesson-den-1 = Gagnez en deux coups.
jungle-lesson-den-1-hint = Passez par le piège devant la tanière ; le tigre arrivera trop tard.
jungle-lesson-den-learned = Entrer dans la tanière ennemie fait gagner aussitôt.

jungle-lesson-guard = Garder la tanière
jungle-lesson-guard-1 = Le tigre veut entrer dans votre tanière. Empêchez-le.
jungle-lesson-guard-1-hint = Le tigre est sur un piège, où même un chat peut le prendre.
jungle-lesson-guard-learned = Gardez un animal près de votre tanière : sur les pièges, même un animal faible peut prendre un intrus.

jungle-lesson-last = Le dernier
jungle-lesson-last-1 = Prenez le dernier ennemi et gagnez.
jungle-lesson-last-1-hint = Dans l’eau, seul un nageur peut prendre un nageur.
jungle-lesson-last-learned = Prendre le dernier animal ennemi fait aussi gagner.
