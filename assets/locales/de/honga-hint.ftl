# Honga: warum ein Tipp gut ist.
honga-hint-best = So stehst du am besten.
honga-hint-places = Eine Hand hält HONGA fern, die anderen holen, was du am meisten brauchst.
honga-hint-places-with-guest = HONGA sitzt schon bei dir, also kann jede Hand für dich arbeiten.
honga-hint-places-for-guest = HONGA kommt und frisst, aber die Hände sind mehr wert als seine Mahlzeit.
honga-hint-gathers = Sammle zuerst: Das kostet nichts, und vielleicht brauchst du es noch in diesem Zug.
honga-hint-explores = Eine Bonuskarte für die nächsten Züge.
honga-hint-climbs = Eine Stufe höher bringt Punkte, auch wenn ein anderer den Gipfel erreicht.
honga-hint-tops = Du erreichst den Gipfel: sofort { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}.
honga-hint-lures = Ein weiteres Mammut ist seinen Preis wert.
honga-hint-wins-tusk = Mit diesem Mammut gehört dir der Stoßzahn und mit ihm eine bessere Scheibe.
honga-hint-barters = Du kannst es bezahlen: sofort { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}.
honga-hint-converts = Wasser ersetzt, was dir fehlt.
honga-hint-chases = HONGA hat genug von deinem Tableau gefressen.
honga-hint-adds-hand = Eine weitere Hand nützt hier am meisten.
honga-hint-plays = Diese Karte nützt dir jetzt am meisten.
honga-hint-keeps = Diese Scheibe passt besser zu dir.
honga-hint-pays = Das wirst du am wenigsten vermissen.
honga-hint-enough = Was übrig ist, ist mehr wert, wenn du es behältst.
