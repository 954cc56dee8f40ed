# Honga : pourquoi un conseil est bon.
honga-hint-best = Ainsi, votre position est la meilleure.
honga-hint-places = Une main tient HONGA à distance, les autres vous apportent ce qui vous manque le plus.
honga-hint-places-with-guest = HONGA est déjà chez vous : toutes les mains peuvent travailler pour vous.
honga-hint-places-for-guest = HONGA vient manger, mais les mains valent plus que son repas.
honga-hint-gathers = Récoltez d’abord : cela ne coûte rien et peut servir dès ce tour.
honga-hint-explores = Une carte bonus pour les tours à venir.
honga-hint-climbs = Une marche de plus rapporte des points, même si un autre atteint le sommet.
honga-hint-tops = Vous atteignez le sommet : { $points ->
    [1] un point
   *[other] { $points } points
} aussitôt.
honga-hint-lures = Un mammouth de plus vaut bien son prix.
honga-hint-wins-tusk = Avec ce mammouth, la défense est à vous, et avec elle un meilleur disque.
honga-hint-barters = Vous pouvez la payer : { $points ->
    [1] un point
   *[other] { $points } points
} aussitôt.
honga-hint-converts = L’eau remplace ce qui vous manque.
honga-hint-chases = HONGA a assez mangé chez vous.
honga-hint-adds-hand = C’est ici qu’une main de plus sert le mieux.
honga-hint-plays = C’est maintenant que cette carte vous sert le mieux.
honga-hint-keeps = Ce disque vous convient mieux.
honga-hint-pays = C’est ce qui vous manquera le moins.
honga-hint-enough = Ce qui reste vaut plus si vous le gardez.
