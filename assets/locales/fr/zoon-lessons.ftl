# Zoon : leçons. Un titre, et pour chaque étape ce qu’il faut faire et une aide ; à la fin, ce qu’on a appris.

zoon-lesson-first-match = Votre première partie
zoon-lesson-first-match-1 = Vos cartes s’appellent des Zoons. Pour gagner, abattez l’Emblème ennemi, la carte à la bannière. Choisissez une formation pour vos cartes : le bouclier.
zoon-lesson-first-match-2 = Chaque carte se déplace selon la petite grille dessinée dessus : ses cases marquées montrent où elle peut aller. Avancez celle-ci d’une case.
zoon-lesson-first-match-3 = Un ennemi s’est approché, face cachée : vous ne voyez pas ce que c’est. Votre carte est forte : attaquez !
zoon-lesson-first-match-4 = Touchez un coin de la carte ennemie : son nombre, ou celui du coin opposé, compte pour l’ennemi, qui touche aussi la vôtre. Le plus grand nombre gagne. Vous ne voyez pas les siens, choisissez donc librement.
zoon-lesson-first-match-5 = Votre carte a gagné. Avancez-en une autre ; continuez ensuite seul, cherchez l’Emblème ennemi et protégez le vôtre.
zoon-lesson-first-match-learned = Vous savez maintenant que les cartes suivent leur grille et qu’au combat on touche un coin.

zoon-lesson-grids = La grille
zoon-lesson-grids-1 = Attaquez l’Emblème ennemi.
zoon-lesson-grids-1-hint = Pointez une carte pour voir sa grille : l’une des vôtres va en diagonale.
zoon-lesson-grids-learned = La grille d’une carte montre où elle peut aller.

zoon-lesson-path = Le chemin libre
zoon-lesson-path-1 = Attaquez un ennemi.
zoon-lesson-path-1-hint = Pour avancer de deux cases, la première doit être libre.
zoon-lesson-path-learned = Sur un chemin, chaque case avant la dernière doit être libre.

zoon-lesson-flight = En vol
zoon-lesson-flight-1 = Attaquez un ennemi.
zoon-lesson-flight-1-hint = Les cases vertes d’une grille s’atteignent directement, quoi qu’il y ait entre les deux.
zoon-lesson-flight-learned = Les cases vertes s’atteignent directement, par-dessus tout.

zoon-lesson-corners = Les coins
zoon-lesson-corners-1 = Abattez l’Emblème. Les deux cartes sont visibles : regardez les coins avant d’en toucher un.
zoon-lesson-corners-1-hint = Le nombre que vous touchez compte pour l’adversaire. Une étoile le sauve.
zoon-lesson-corners-learned = Le nombre que vous touchez compte pour l’adversaire : touchez-en un petit, et pas d’étoile.

zoon-lesson-sight = Le Prêtre voit
zoon-lesson-sight-1 = Votre Prêtre vous laisse regarder des cartes cachées quand l’adversaire touche son étoile. Attaquez avec lui.
zoon-lesson-sight-2 = Touchez un coin. L’adversaire touche l’étoile : vous pouvez ensuite regarder deux cartes cachées.
zoon-lesson-sight-3 = Regardez la carte aussi longtemps que vous voulez, puis pressez Terminé.
zoon-lesson-sight-4 = Vous en savez assez : abattez l’Emblème avec votre Héros.
zoon-lesson-sight-4-hint = Le Héros atteint les trois cartes cachées. Si vous en avez vu deux autres, la troisième est l’Emblème.
zoon-lesson-sight-learned = Une étoile donne à une carte un pouvoir particulier : le Prêtre voit des cartes cachées.

zoon-lesson-secret = Une carte cachée
zoon-lesson-secret-1 = Abattez l’Emblème. Deux de vos cartes l’atteignent, et l’adversaire a vu l’une d’elles.
zoon-lesson-secret-1-hint = L’adversaire touche le coin faible d’une carte visible, mais ne peut pas connaître les coins d’une carte cachée.
zoon-lesson-secret-learned = Une carte que l’adversaire n’a pas vue combat mieux : ses coins faibles sont inconnus.

zoon-lesson-shot = Un tir
zoon-lesson-shot-1 = Frappez l’Emblème de loin avec un atout de votre main.
zoon-lesson-shot-1-hint = Le Lance-Galets porte à deux cases devant un Soldat.
zoon-lesson-shot-learned = Dans un tir, c’est l’atout qui combat, de loin : aucune de vos cartes ne risque rien.

zoon-lesson-gear = Le matériel
zoon-lesson-gear-1 = Donnez la cuirasse à votre Soldat.
zoon-lesson-gear-1-hint = Choisissez l’atout dans votre main, puis la carte.
zoon-lesson-gear-learned = Le matériel reste avec la carte sur laquelle on le pose.

zoon-lesson-rampart = Un mur
zoon-lesson-rampart-1 = L’adversaire va attaquer. Barrez-lui le chemin.
zoon-lesson-rampart-1-hint = Le Rempart de Tourbe couvre deux cases libres voisines de votre camp.
zoon-lesson-rampart-learned = Un terrain peut barrer la route à l’adversaire.
