# Arène : leçons. Un titre, et pour chaque étape ce qu’il faut faire et une aide ; à la fin, ce qu’on a appris.

arena-lesson-first-match = Votre première partie
arena-lesson-first-match-1 = Vous jouez Rouge, en bas. Amenez des animaux sur les étoiles dorées du côté opposé : deux points suffisent pour gagner. À chaque tour, deux animaux différents agissent. Envoyez la gazelle trois cases en avant.
arena-lesson-first-match-2 = À un deuxième animal : l’éléphant, une case en avant.
arena-lesson-first-match-3 = Les deux ont agi. Terminez votre tour.
arena-lesson-first-match-4 = Le crocodile s’est trop approché. Votre éléphant frappe aussi en diagonale vers l’avant : prenez-le !
arena-lesson-first-match-5 = Après un déplacement, un animal peut regarder ailleurs. Gardez-le tourné vers l’avant : choisissez le bouton du haut parmi ceux qui l’entourent.
arena-lesson-first-match-6 = La voie est libre : la gazelle court trois cases, jusque dans la zone de défense adverse, et doit s’y arrêter.
arena-lesson-first-match-7 = Encore une case, en diagonale, et la gazelle atteint une case de chasse : un point !
arena-lesson-first-match-8 = Qui a chassé repart de chez soi. Reposez la gazelle. Encore un point et vous gagnez : continuez seul.
arena-lesson-first-match-learned = Vous savez maintenant que deux animaux agissent à chaque tour et que les étoiles dorées rapportent des points.

arena-lesson-numbers = Des nombres exacts
arena-lesson-numbers-1 = Prenez un adversaire avec votre crocodile.
arena-lesson-numbers-1-hint = Dans l’eau, il avance d’exactement 2 ou 3 cases : ce qui le touche est trop près.
arena-lesson-numbers-learned = Un animal se déplace exactement du nombre de cases d’un de ses nombres.

arena-lesson-headings = La direction du regard
arena-lesson-headings-1 = Votre éléphant n’est pas tourné vers l’adversaire. Tournez-le pour qu’il puisse frapper à votre prochain tour.
arena-lesson-headings-1-hint = Il frappe devant lui et en diagonale vers l’avant. Choisissez-le, puis un des boutons autour de lui.
arena-lesson-headings-2 = Frappez maintenant.
arena-lesson-headings-2-hint = L’adversaire est à deux cases.
arena-lesson-headings-learned = La direction où regarde un animal décide de ses déplacements ; le tourner est une action à part.

arena-lesson-water = À l’eau
arena-lesson-water-1 = Prenez le tigre dans le lac.
arena-lesson-water-1-hint = De la terre, chacun s’arrête à la première case d’eau, sauf ceux qui vivent dans l’eau.
arena-lesson-water-learned = Un animal qui vient de la terre et ne vit pas dans l’eau s’arrête à la première case d’eau.

arena-lesson-bend = Au coin
arena-lesson-bend-1 = Prenez le crocodile avec votre lion.
arena-lesson-bend-1-hint = Le lion peut avancer de trois cases puis d’une sur le côté.
arena-lesson-bend-learned = Certains animaux tournent à l’angle : tout droit, puis une case sur le côté.

arena-lesson-runners = De côté
arena-lesson-runners-1 = Prenez la girafe.
arena-lesson-runners-1-hint = Girafe, gazelle, zèbre et kangourou ne craignent personne devant eux. Frappez de côté.
arena-lesson-runners-learned = Certains animaux ne se prennent pas de face : venez d’un autre côté.

arena-lesson-sweep = Tout sur son passage
arena-lesson-sweep-1 = Prenez les deux adversaires en un déplacement.
arena-lesson-sweep-1-hint = Un éléphant prend tout ce qu’il traverse.
arena-lesson-sweep-learned = Un éléphant prend tout ce qu’il traverse, en un seul déplacement.

arena-lesson-area = La zone de défense
arena-lesson-area-1 = Entrez dans la zone rouge devant vous.
arena-lesson-area-1-hint = Qui vient du dehors s’arrête à la première case rouge.
arena-lesson-area-2 = Chassez maintenant : atteignez une case dorée.
arena-lesson-area-2-hint = Dans la zone, on avance d’une case à la fois.
arena-lesson-area-learned = Dans la zone adverse, un animal s’arrête au bord, puis avance d’une case à la fois.

arena-lesson-home = Le retour
arena-lesson-home-1 = Un adversaire est dans votre zone. Prenez-le.
arena-lesson-home-1-hint = Vos animaux ne s’arrêtent pas dans votre propre zone, mais ils y frappent et reviennent.
arena-lesson-home-learned = Dans votre zone, vos animaux frappent puis reviennent : ainsi, vous pouvez la défendre.

arena-lesson-armor = L’armure
arena-lesson-armor-1 = Le tigre porte une armure. Prenez-le en un tour.
arena-lesson-armor-1-hint = Le premier coup brise l’armure ; un deuxième animal le prend alors.
arena-lesson-armor-learned = Le premier coup brise l’armure, le second prend l’animal.

arena-lesson-rescue = Délivrance
arena-lesson-rescue-1 = Deux des vôtres sont en prison. Libérez-en un.
arena-lesson-rescue-1-hint = Entrez sur la case prison entre les cases de chasse. Votre sauveteur y reste alors.
arena-lesson-rescue-learned = Un animal qui entre dans la prison adverse libère des captifs et y reste à leur place.

arena-lesson-web = La toile adverse
arena-lesson-web-1 = Prenez l’araignée.
arena-lesson-web-1-hint = Qui s’arrête à côté d’une araignée adverse est pris. Mais on peut traverser la toile et frapper l’araignée elle-même.
arena-lesson-web-learned = S’arrêter à côté d’une araignée adverse est dangereux ; traverser sa toile ne l’est pas.

arena-lesson-spider = Votre toile
arena-lesson-spider-1 = Prenez deux adversaires dans votre toile en un pas.
arena-lesson-spider-1-hint = La toile couvre les huit cases autour de votre araignée. Qui ne la quitte pas au tour suivant est pris.
arena-lesson-spider-learned = Votre toile prend tout adversaire qui ne la quitte pas à son prochain tour.
