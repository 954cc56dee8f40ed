# Honga : leçons. Un titre, et pour chaque étape ce qu’il faut faire et une aide ; à la fin, ce qu’on a appris.

honga-lesson-first-match = Votre première partie
honga-lesson-first-match-1 = Le joueur qui a le plus de points gagne. Posez votre disque sur le rond marqué : touchez-le jusqu’à ce que ses mains, les empreintes, montrent la cascade, le marché et la tanière de HONGA, puis posez-le.
honga-lesson-first-match-2 = Une main montre la cascade : récoltez de l’eau.
honga-lesson-first-match-3 = Une autre montre le marché : troquez deux poissons contre deux points. Choisissez la carte qui les montre.
honga-lesson-first-match-4 = La troisième main veille sur HONGA, le tigre à dents de sabre : il continue à dormir dans sa tanière au lieu de manger vos ressources. Terminez votre tour.
honga-lesson-first-match-5 = De nouveau à vous. Posez ce disque pour qu’il montre la montagne et HONGA.
honga-lesson-first-match-6 = Montez d’une marche. Quand un joueur atteint le sommet, chaque joueur marque le nombre inscrit sur sa marche. La partie finit avec la manche où un joueur atteint les points inscrits à côté du soleil. Maintenant, continuez seul.
honga-lesson-first-match-learned = Vous savez maintenant poser un disque, vous servir de ses mains et penser à HONGA.

honga-lesson-watch = Veiller sur HONGA
honga-lesson-watch-1 = Posez votre disque pour que HONGA ne vienne pas chez vous.
honga-lesson-watch-1-hint = Une main au moins doit montrer sa tanière.
honga-lesson-watch-learned = Quand une main montre sa tanière, HONGA ne vient pas chez vous.

honga-lesson-barter = Le troc
honga-lesson-barter-1 = Marquez des points au marché ce tour-ci.
honga-lesson-barter-1-hint = Montrez le marché, et HONGA aussi : il mangerait un poisson.
honga-lesson-barter-learned = Au marché, vous échangez des ressources contre des points.

honga-lesson-two = Deux trocs
honga-lesson-two-1 = Troquez deux fois en un tour.
honga-lesson-two-1-hint = Tournez le disque pour que deux mains montrent le marché.
honga-lesson-two-learned = Chaque main qui montre le marché vaut un troc.

honga-lesson-chain = Récolter, puis troquer
honga-lesson-chain-1 = Récoltez quelque chose et troquez-le dans le même tour.
honga-lesson-chain-1-hint = Vous avez déjà une baie. Les champignons poussent à côté du marché.
honga-lesson-chain-learned = Ce que vous récoltez se troque dans le même tour : récoltez donc d’abord.

honga-lesson-joker = L’eau comme joker
honga-lesson-joker-1 = Payez la carte qui demande deux poissons, bien que vous n’en ayez qu’un.
honga-lesson-joker-1-hint = Deux eaux peuvent devenir une autre unité sur votre carton.
honga-lesson-joker-learned = Deux eaux remplacent une unité de ce qui vous manque.

honga-lesson-herd = Le troupeau
honga-lesson-herd-1 = Attirez un mammouth.
honga-lesson-herd-1-hint = Il coûte un poisson, une baie et un champignon : ne laissez HONGA en manger aucun.
honga-lesson-herd-learned = Un mammouth coûte un poisson, une baie et un champignon.

honga-lesson-mountain = Le sommet
honga-lesson-mountain-1 = Atteignez le sommet de la montagne.
honga-lesson-mountain-1-hint = Encore une marche : montrez la montagne, puis montez.
honga-lesson-mountain-learned = Un joueur qui atteint le sommet marque aussitôt des points.

honga-lesson-forest = La forêt
honga-lesson-forest-1 = Allez chercher une carte bonus dans la forêt.
honga-lesson-forest-1-hint = La forêt est dans le coin en bas à gauche.
honga-lesson-forest-learned = Les cartes bonus de la forêt vous aident aux tours suivants.
