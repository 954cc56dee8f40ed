# Honga : pourquoi un conseil est bon.
honga-hint-best = C’est ainsi que tu es le mieux placé.
honga-hint-places = Une main veille sur HONGA, les autres t’apportent ce qui te manque le plus.
honga-hint-places-with-guest = HONGA est déjà chez toi : toutes les mains peuvent travailler pour toi.
honga-hint-places-for-guest = HONGA vient manger, mais les mains valent plus que son repas.
honga-hint-gathers = Récolte d’abord : cela ne coûte rien et peut servir dès ce tour.
honga-hint-explores = Une carte bonus pour les tours à venir.
honga-hint-climbs = Une marche plus haut, quel que soit celui qui atteindra le sommet.
honga-hint-tops = Tu atteins le sommet : { $points ->
    [1] un point
   *[other] { $points } points
} aussitôt.
honga-hint-lures = Un mammouth de plus vaut bien sa nourriture.
honga-hint-wins-tusk = Avec ce mammouth, la défense est à toi, et avec elle un meilleur disque.
honga-hint-barters = Tu peux la payer : { $points ->
    [1] un point
   *[other] { $points } points
} aussitôt.
honga-hint-converts = L’eau remplace ce qui te manque.
honga-hint-chases = HONGA a assez mangé chez toi.
honga-hint-adds-hand = C’est ici qu’une main de plus sert le mieux.
honga-hint-plays = C’est maintenant que cette carte te sert le mieux.
honga-hint-keeps = Ce disque te convient mieux.
honga-hint-pays = C’est ce qui te manquera le moins.
honga-hint-enough = Ce qui reste vaut plus si tu le gardes.
