# Jungle : plateaux, variantes, règles en quatre pages.

## Plateaux
level-jungle-combat = Combat des animaux
level-jungle-combat-line = Les règles de l’ancienne feuille : tigre avant lion, tout piège affaiblit.
level-jungle-classic = Classique
level-jungle-classic-line = Les règles usuelles : lion avant tigre, l’éléphant épargne le rat.
level-jungle-combat-dogs = Chiens nageurs
level-jungle-combat-dogs-line = Combat des animaux, et les chiens nagent aussi.
level-jungle-first-steps = Premiers pas
level-jungle-first-steps-line = Un petit plateau et peu d’animaux, pour apprendre en jouant.

## Variantes
switch-traps = Les pièges affaiblissent
switch-traps-all = Tout ennemi
switch-traps-own = Seulement près de sa tanière
switch-equal = Les égaux se prennent
switch-equal-yes = Oui
switch-equal-no = Non
switch-leaps = Sauts par-dessus la rivière
switch-leaps-both = Dans les deux sens
switch-leaps-lengthwise = En longueur seulement
switch-leaps-none = Aucun
switch-bank = Le rat prend depuis l’eau
switch-bank-yes = Oui
switch-bank-no = Non
switch-repetition = Troisième répétition : nulle
switch-repetition-yes = Oui
switch-repetition-no = Non
switch-limit = 120 coups sans prise : nulle
switch-limit-yes = Oui
switch-limit-no = Non

## Règles
rules-jungle-goal-title = Atteindre l’autre tanière
rules-jungle-goal-text = Chaque camp mène huit animaux. À votre tour, déplacez-en un d’une case : en avant, en arrière ou de côté, jamais en diagonale. Entrez dans la tanière ennemie et vous gagnez aussitôt. Votre propre tanière vous est interdite.
rules-jungle-ranks-title = Le fort prend le faible
rules-jungle-ranks-text = Un animal prend un ennemi de rang égal ou inférieur en allant sur sa case. Du plus fort au plus faible : éléphant, tigre, lion, léopard, chien, loup, chat, rat. Le plus petit bat le plus grand : le rat prend l’éléphant.
rules-jungle-river-title = Nager ou sauter
rules-jungle-river-text = Seul le rat nage ; rien sur terre ne peut l’y prendre. Le lion et le tigre sautent tout droit par-dessus la rivière et prennent à l’arrivée. Un rat dans l’eau sur leur ligne empêche le saut.
rules-jungle-traps-title = Le piège affaiblit tout le monde
rules-jungle-traps-text = Un animal sur un piège perd son rang : n’importe quel ennemi peut le prendre, même un rat. On gagne aussi en prenant tout, ou quand l’adversaire ne peut plus bouger.
rules-jungle-classic-ranks-title = Le fort prend le faible
rules-jungle-classic-ranks-text = Un animal prend un ennemi de rang égal ou inférieur en allant sur sa case. Du plus fort au plus faible : éléphant, lion, tigre, léopard, loup, chien, chat, rat. Le rat prend l’éléphant, mais l’éléphant ne prend jamais le rat.
rules-jungle-classic-traps-title = Leurs pièges vous affaiblissent
rules-jungle-classic-traps-text = Un animal sur un piège ennemi perd son rang : n’importe quel défenseur peut le prendre, même un rat. On gagne aussi en prenant tout, ou quand l’adversaire ne peut plus bouger.
