# Zoon: Lektionen. Ein Titel, und für jeden Schritt, was zu tun ist, und eine Hilfe; zuletzt, was gelernt ist.

zoon-lesson-first-match = Deine erste Partie
zoon-lesson-first-match-1 = Deine Karten heißen Zoons. Du gewinnst, wenn du das feindliche Emblem stürzt, die Karte mit dem Banner. Wähle eine Formation für deine Karten: den Schild.
zoon-lesson-first-match-2 = Jede Karte zieht nach dem kleinen Raster, das auf ihr steht: Die markierten Felder darin zeigen, wohin sie kann. Bewege diese ein Feld nach vorn.
zoon-lesson-first-match-3 = Ein Gegner ist nah gekommen, verdeckt: Du siehst nicht, was es ist. Deine Karte ist stark: Greif an!
zoon-lesson-first-match-4 = Berühre eine Ecke der feindlichen Karte: Ihre Zahl oder die der Ecke schräg gegenüber zählt für den Gegner, der auch deine Karte berührt. Die höhere Zahl gewinnt. Seine siehst du nicht, also wähle frei.
zoon-lesson-first-match-5 = Deine Karte hat gewonnen. Bring eine andere nach vorn; dann spiel allein weiter, such das feindliche Emblem und schütze dein eigenes.
zoon-lesson-first-match-learned = Das weißt du jetzt: Karten ziehen nach ihrem Raster, und im Kampf berührst du eine Ecke.

zoon-lesson-grids = Das Raster
zoon-lesson-grids-1 = Greif das feindliche Emblem an.
zoon-lesson-grids-1-hint = Zeig auf eine Karte, um ihr Raster zu sehen: Eine von deinen zieht schräg.
zoon-lesson-grids-learned = Das Raster auf einer Karte zeigt, wohin sie kann.

zoon-lesson-path = Freie Bahn
zoon-lesson-path-1 = Greif einen Gegner an.
zoon-lesson-path-1-hint = Um zwei Felder nach vorn zu ziehen, muss das erste frei sein.
zoon-lesson-path-learned = Auf einem Pfad muss jedes Feld vor dem letzten frei sein.

zoon-lesson-flight = Im Flug
zoon-lesson-flight-1 = Greif einen Gegner an.
zoon-lesson-flight-1-hint = Grüne Felder eines Rasters erreicht man direkt, was auch dazwischenliegt.
zoon-lesson-flight-learned = Grüne Felder erreicht man direkt, über alles hinweg.

zoon-lesson-corners = Ecken
zoon-lesson-corners-1 = Stürze das Emblem. Beide Karten liegen offen: Sieh dir die Ecken an, bevor du eine berührst.
zoon-lesson-corners-1-hint = Die Zahl, die du berührst, zählt für den Gegner. Ein Stern rettet ihn.
zoon-lesson-corners-learned = Die Zahl, die du berührst, zählt für den Gegner: Berühre eine niedrige, und keinen Stern.

zoon-lesson-sight = Der Priester sieht
zoon-lesson-sight-1 = Dein Priester lässt dich verdeckte Karten ansehen, wenn der Gegner seinen Stern berührt. Greif mit ihm an.
zoon-lesson-sight-2 = Berühre eine Ecke. Der Gegner berührt den Stern: Danach darfst du dir zwei verdeckte Karten ansehen.
zoon-lesson-sight-3 = Sieh dir die Karte an, so lange du willst, und drücke dann Fertig.
zoon-lesson-sight-4 = Jetzt weißt du genug: Stürze das Emblem mit deinem Helden.
zoon-lesson-sight-4-hint = Der Held erreicht alle drei verdeckten Karten. Hast du zwei andere gesehen, ist die dritte das Emblem.
zoon-lesson-sight-learned = Ein Stern gibt einer Karte eine eigene Fähigkeit: Der Priester sieht verdeckte Karten.

zoon-lesson-secret = Eine verdeckte Karte
zoon-lesson-secret-1 = Stürze das Emblem. Zwei deiner Karten erreichen es, und eine davon hat der Gegner gesehen.
zoon-lesson-secret-1-hint = Der Gegner berührt die niedrige Ecke einer offenen Karte, aber die Ecken einer verdeckten kann er nicht kennen.
zoon-lesson-secret-learned = Eine Karte, die der Gegner nicht gesehen hat, kämpft besser: Ihre schwachen Ecken sind unbekannt.

zoon-lesson-shot = Ein Schuss
zoon-lesson-shot-1 = Triff das Emblem aus der Ferne, mit einem Trumpf aus deiner Hand.
zoon-lesson-shot-1-hint = Der Kieselwurf reicht von einem Soldaten aus zwei Felder nach vorn.
zoon-lesson-shot-learned = Bei einem Schuss kämpft der Trumpf selbst, aus der Ferne: Keine deiner Karten ist in Gefahr.

zoon-lesson-gear = Ausrüstung
zoon-lesson-gear-1 = Gib deinem Soldaten den Panzer.
zoon-lesson-gear-1-hint = Wähle den Trumpf in deiner Hand, dann die Karte.
zoon-lesson-gear-learned = Ausrüstung bleibt bei der Karte, auf die sie gelegt wird.

zoon-lesson-rampart = Ein Wall
zoon-lesson-rampart-1 = Der Gegner will gleich angreifen. Versperr ihm den Weg.
zoon-lesson-rampart-1-hint = Der Torfwall bedeckt zwei freie Felder nebeneinander in deinem Lager.
zoon-lesson-rampart-learned = Gelände kann dem Gegner den Weg versperren.
