# La table : ce qui se dit pendant et après une partie.
end-won = { $winner } gagne
end-draw = Partie nulle

## Les fins que l’arbitre prononce
referee-end-repetition = La même position est revenue trop souvent.
referee-end-resigned = { $loser } abandonne.
referee-end-agreed = Les deux camps se sont entendus sur la nulle.
referee-end-time = Le temps est écoulé.

## La ligne sous le plateau
status-to-move = Au tour de jouer : { $player }
status-thinks = { $player } réfléchit…
status-draws-lots = Le sort décide…
status-over = La partie est finie
status-begins = { $player } commence
status-undone = Coup repris
status-watching = { $player } joue

## Nulles
offer-made = { $player } propose la nulle.
offer-accept = Accepter
offer-decline = Refuser
offer-declined = { $player } refuse la nulle et continue.
offer-waits = { $player } réfléchit à votre offre…

## Le journal
log-title = Coups
log-empty = Aucun coup encore
log-resigned = { $player } abandonne
log-agreed = Nulle convenue
log-time = Temps écoulé
log-repetition = Troisième fois la même position

## Plaques
plate-to-move = à jouer
plate-thinks = réfléchit…
plate-person = Personne
plate-computer-easy = Ordinateur, facile
plate-computer-medium = Ordinateur, moyen
plate-computer-hard = Ordinateur, fort
plate-lost = Pertes : { $count }

## La barre
bar-undo = Reprendre le coup
bar-redo = Rejouer le coup
bar-hint = Conseil
bar-threat = Mes animaux en danger
bar-reach = Où il peut aller
bar-flip = Tourner le plateau
bar-draw = Proposer la nulle
bar-resign = Abandonner
bar-menu = Menu
bar-log = Coups
bar-powers = Tous les animaux
bar-coordinates = Coordonnées
bar-keys = Boutons de la table

## Fiches
card-rank = Rang { $rank }
card-takes = Prend
card-taken-by = Pris par
card-takes-nothing = rien
card-taken-by-nothing = personne
card-reconstructed = Reconstitué : l’ancienne feuille n’en dit rien.
card-empty = Montrez un animal pour voir ce qu’il sait faire.
powers-title = Tous les animaux
powers-line = Du plus fort au plus faible. Sur un piège, les rangs ne comptent pas.

## Conseils
hint-thinking = Un bon coup se cherche…
hint-none = Il n’y a rien à décider.
hint-shown = Conseil : { $reason }
hints-used = Conseils demandés : { $count }

## Les touches en bas
hint-undo = Reprendre
hint-help = Conseil
hint-threat = Danger
hint-reach = Portée
hint-powers = Animaux
hint-log = Coups
hint-pause = Menu
hint-skip = Passer
hint-unpick = Reposer
hint-drop = Aller là
hint-next-pawn = Animal suivant
