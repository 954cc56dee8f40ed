# Honga: why a hint is good.
honga-hint-best = This puts you in the best position.
honga-hint-places = One hand keeps HONGA away, the others get you what you need most.
honga-hint-places-with-guest = HONGA sits with you already, so every hand can work for you.
honga-hint-places-for-guest = HONGA comes and eats, but the hands are worth more than his meal.
honga-hint-gathers = Gather first: it costs nothing, and you may need it in this very turn.
honga-hint-explores = A bonus card for the turns to come.
honga-hint-climbs = A step higher brings points, even if another player reaches the top.
honga-hint-tops = You reach the top: { $points ->
    [1] one point
   *[other] { $points } points
} at once.
honga-hint-lures = One more mammoth is worth what it costs.
honga-hint-wins-tusk = With this mammoth the tusk is yours, and with it a better disc.
honga-hint-barters = You can pay for it: { $points ->
    [1] one point
   *[other] { $points } points
} at once.
honga-hint-converts = Water makes up for what you lack.
honga-hint-chases = HONGA has eaten enough from your tray.
honga-hint-adds-hand = One more hand helps most here.
honga-hint-plays = This card helps you most right now.
honga-hint-keeps = This disc suits you better.
honga-hint-pays = This is what you will miss least.
honga-hint-enough = What is left is worth more if you keep it.
