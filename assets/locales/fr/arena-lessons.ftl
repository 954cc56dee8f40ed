# Arène : leçons. Un titre, et pour chaque étape ce qu’il faut faire et une aide ; à la fin, ce qu’on a appris.

arena-lesson-first-match = Votre première partie
arena-lesson-first-match-1 = Vous jouez Rouge, en bas. Amenez des animaux sur les étoiles dorées du côté opposé : deux points suffisent pour gagner. À chaque tour, deux animaux différents agissent. Envoyez la gazelle trois cases en avant.
arena-lesson-first-match-2 = À un deuxième animal : l’éléphant, une case en avant.
arena-lesson-first-match-3 = Les deux ont agi. Terminez votre tour.
arena-lesson-first-match-4 = Le crocodile s’est trop approché. Votre éléphant frappe aussi en diagonale vers l’avant : prenez-le !
arena-lesson-first-match-5 = Après un déplacement, un animal peut regarder ailleurs. Gardez-le tourné vers l’avant : choisissez le bouton du haut parmi ceux qui l’entourent.
arena-lesson-first-match-6 = La voie est libre : la gazelle court trois cases, jusque dans la zone de défense ennemie, la rouge, et doit s’y arrêter.
arena-lesson-first-match-7 = Encore une case, en diagonale, et la gazelle atteint une case de chasse : un point !
arena-lesson-first-match-8 = Un animal qui a marqué repart de la tanière : reposez la gazelle. Encore un point et vous gagnez. Maintenant, continuez seul.
arena-lesson-first-match-learned = Vous savez maintenant que deux animaux agissent à chaque tour et que les étoiles dorées rapportent des points.

arena-lesson-numbers = Des nombres exacts
arena-lesson-numbers-1 = Prenez un ennemi avec votre crocodile.
arena-lesson-numbers-1-hint = Dans l’eau, il avance d’exactement 2 ou 3 cases : il ne peut donc pas prendre l’ennemi juste à côté de lui.
arena-lesson-numbers-learned = Un animal avance exactement d’autant de cases que le dit un de ses nombres.

arena-lesson-headings = La direction du regard
arena-lesson-headings-1 = Votre éléphant n’est pas tourné vers l’ennemi. Tournez-le pour qu’il puisse frapper à votre prochain tour.
arena-lesson-headings-1-hint = Il frappe devant lui et en diagonale vers l’avant. Choisissez-le, puis un des boutons autour de lui.
arena-lesson-headings-2 = Frappez maintenant.
arena-lesson-headings-2-hint = L’ennemi est à deux cases.
arena-lesson-headings-learned = La direction dans laquelle un animal regarde décide où il peut aller ; le tourner est une action à part.

arena-lesson-water = À l’eau
arena-lesson-water-1 = Prenez le tigre dans le lac.
arena-lesson-water-1-hint = Un animal qui vient de la terre s’arrête à la première case d’eau, sauf s’il vit dans l’eau.
arena-lesson-water-learned = Un animal qui vient de la terre et ne vit pas dans l’eau s’arrête à la première case d’eau.

arena-lesson-bend = Tourner au coin
arena-lesson-bend-1 = Prenez le crocodile avec votre lion.
arena-lesson-bend-1-hint = Le lion peut avancer de trois cases puis d’une sur le côté.
arena-lesson-bend-learned = Certains animaux peuvent tourner au coin : tout droit, puis une case sur le côté.

arena-lesson-runners = De côté
arena-lesson-runners-1 = Prenez la girafe.
arena-lesson-runners-1-hint = La girafe, la gazelle, le zèbre et le kangourou ne se prennent pas de face. Frappez de côté.
arena-lesson-runners-learned = Certains animaux ne se prennent pas de face : venez d’un autre côté.

arena-lesson-sweep = Tout sur son passage
arena-lesson-sweep-1 = Prenez les deux ennemis en un seul déplacement.
arena-lesson-sweep-1-hint = Un éléphant prend tous les ennemis qu’il traverse.
arena-lesson-sweep-learned = Un éléphant prend tous les ennemis qu’il traverse, en un seul déplacement.

arena-lesson-area = La zone de défense
arena-lesson-area-1 = Entrez dans la zone rouge devant vous.
arena-lesson-area-1-hint = Un animal qui vient du dehors s’arrête à la première case rouge.
arena-lesson-area-2 = Chassez maintenant : atteignez une case dorée.
arena-lesson-area-2-hint = Dans la zone, un animal avance d’une case à la fois.
arena-lesson-area-learned = Dans la zone ennemie, un animal s’arrête au bord, puis avance d’une case à la fois.

arena-lesson-home = Frapper et revenir
arena-lesson-home-1 = Un ennemi est dans votre zone. Prenez-le.
arena-lesson-home-1-hint = Vos animaux ne s’arrêtent pas dans votre propre zone, mais ils y frappent et reviennent.
arena-lesson-home-learned = Dans votre zone, vos animaux frappent puis reviennent : ainsi, vous pouvez la défendre.

arena-lesson-armor = L’armure
arena-lesson-armor-1 = Le tigre porte une armure. Prenez-le en un tour.
arena-lesson-armor-1-hint = Le premier coup brise l’armure ; un deuxième animal le prend alors.
arena-lesson-armor-learned = Le premier coup brise l’armure, le second prend l’animal.

arena-lesson-rescue = Le sauvetage
arena-lesson-rescue-1 = Deux de vos animaux sont en prison. Libérez-en un.
arena-lesson-rescue-1-hint = Entrez sur la case prison entre les cases de chasse. Votre sauveteur y reste alors.
arena-lesson-rescue-learned = Un animal qui entre dans la prison ennemie libère des captifs et y reste à leur place.

arena-lesson-web = La toile ennemie
arena-lesson-web-1 = Prenez l’araignée.
arena-lesson-web-1-hint = Un animal qui s’arrête à côté d’une araignée ennemie est pris. Mais il peut traverser la toile et frapper l’araignée elle-même.
arena-lesson-web-learned = S’arrêter à côté d’une araignée ennemie est dangereux ; traverser sa toile ne l’est pas.

arena-lesson-spider = Votre toile
arena-lesson-spider-1 = Prenez deux ennemis dans votre toile en un seul pas.
arena-lesson-spider-1-hint = La toile couvre les huit cases autour de votre araignée. Un ennemi qui ne la quitte pas à son prochain tour est pris.
arena-lesson-spider-learned = Votre toile prend tout ennemi qui ne la quitte pas à son prochain tour.
