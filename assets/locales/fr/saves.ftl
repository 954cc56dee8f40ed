# Parties gardées, revues, copies et rapports. Un message par clé ; les deux langues ont les mêmes clés.

## Titre
title-continue = Continuer
title-saves = Parties

## Une partie en mots
saves-match = { $game } – { $level }
saves-line = { $match } · { $players } · { $ago }
saves-details = { $players } · { $ago } · { $actions } · { $state }
saves-person = { $name }
saves-computer = { $name } (ordinateur)
saves-and = { $first }, { $next }
saves-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
saves-over = terminée
saves-running = en cours
saves-just-now = à l’instant
saves-minutes-ago = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
saves-hours-ago = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
saves-days-ago = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
saves-some-time-ago = il y a quelque temps
saves-damaged = une partie abîmée

## La liste
saves-title = Parties
saves-none = Aucune partie n’est encore gardée. Chacune l’est dès sa première action.
saves-looking = Recherche…
saves-paste = Coller une partie
saves-choose = Choisir un fichier
saves-go-on = Reprendre
saves-go-on-before = Reprendre d’avant
saves-watch = Revoir
saves-copy = Copier
saves-export = Exporter
saves-delete = Effacer
saves-keep = La garder
saves-delete-ask = Effacer { $match } ? Elle ne pourra pas revenir.
saves-deleted = La partie est effacée.
saves-brought = La partie est ajoutée. Elle est la première de la liste.
saves-not-brought = La partie n’a pas pu être ajoutée.
saves-nothing-pasted = Rien à coller : copiez d’abord une partie, un relevé ou le chemin d’un fichier. On peut aussi déposer un fichier ici.
saves-nothing-came = Rien n’est venu : copiez d’abord une partie ou un relevé et laissez cette page lire le presse-papiers, ou choisissez un fichier. On peut aussi déposer un fichier ici.
saves-copied = Copiée : la partie est devenue un texte, à coller dans une lettre ou dans un autre jeu.
saves-not-copied = La partie n’a pas pu être copiée.
saves-exported = Écrite dans { $file } ; le chemin est copié.
saves-downloaded = Téléchargée sous { $file }.
saves-no-folder = Il n’y a pas de dossier pour cela ici. Copiez plutôt la partie.
saves-strange-game = Cette version ne connaît aucun jeu appelé { $game }.
bad-save-title = Cette partie ne peut pas être montrée
bad-save-line = Son relevé suit un autre chemin sur le plateau de cette version. Elle reste gardée telle quelle ; voici ce qui diffère :

## Ce qui peut manquer à une partie gardée
saves-not-kept = La partie n’est pas gardée. { $why }
saves-kept-again = La partie est de nouveau gardée.
trouble-absent = Il n’y a rien à { $place }. Choisissez-en une autre.
trouble-full = Il n’y a plus de place à { $place }. Faites-en, par exemple en effaçant d’anciennes parties ; la prochaine action essaiera de nouveau.
trouble-forbidden = Lire ou écrire n’est pas permis à { $place }. Permettez-le ou déplacez le dossier ; la prochaine action essaiera de nouveau.
trouble-refused = Le navigateur ne garde rien pour cette page. Autorisez-la à garder des données ou quittez la fenêtre privée ; pour garder une partie quand même, copiez-la ou exportez-la.
trouble-taken = Cette partie se joue aussi dans un autre onglet ou une autre fenêtre.
trouble-failed = Le disque échoue à { $place } ({ $why }). Vérifiez-le ; la prochaine action essaiera de nouveau.
trouble-too-big = { $place } dépasse la taille de toute partie. C’est autre chose : déplacez-le.
trouble-stranger = { $place } n’est pas une partie de ce jeu.
trouble-damaged = { $place } est abîmé : coupé ou changé. Reprenez l’état d’avant ou ajoutez une copie.
trouble-newer = { $place } vient d’une version plus récente (format { $format }). Mettez le jeu à jour.
trouble-gaps = Cette partie a été copiée pendant qu’elle se jouait : ses secrets manquent et on ne peut pas la rejouer. Copiez-la une fois finie.
trouble-unreadable = { $place } ne peut pas être lu : { $why }. Reprenez l’état d’avant ou joignez-le à un rapport.

## Revoir
viewer-first = Au début
viewer-back = Une action en arrière
viewer-run = Lire
viewer-stop = Arrêter
viewer-forward = Une action en avant
viewer-last = À la fin
viewer-at = { $at } sur { $total }
viewer-slow = Lent
viewer-normal = Normal
viewer-fast = Rapide
viewer-everybody = Ce que tous savent
viewer-eyes = Ce que sait { $player }
viewer-play-on = Jouer à partir d’ici
result-watch = Revoir
pause-watch-on = Continuer à regarder

## Copies
pause-copy = Copier la partie
pause-copy-position = Copier la position
table-copied = La partie est copiée en texte.
table-copied-position = La position est copiée en texte.
table-not-copied = Cela reste secret jusqu’à la fin de la partie.
copy-refused = Le navigateur n’a rien laissé copier. Permettez le presse-papiers à cette page, ou exportez la partie depuis la liste.

## Une partie qui se joue dans un autre onglet
taken-title = Cette partie est ouverte dans un autre onglet
taken-line = Elle se joue là-bas, ou dans une autre fenêtre. Ici, vous pouvez la revoir telle qu’elle a été gardée, ou continuer avec une copie qui a son propre nom.
taken-watch = Revoir
taken-copy = Jouer une copie
taken-back = Retour
saves-parted = Un autre onglet joue aussi cette partie. Ici, elle continue comme une partie à part ; les deux sont gardées.

## Rapports
report-title = Le jeu est tombé en panne
report-line = La dernière fois, le jeu s’est arrêté par sa propre faute. Ce qui a été joué est gardé. Un rapport a été écrit pour qui le réparera :
report-copy = Copier le rapport
report-copied = Le rapport est copié.
report-discard = Le jeter
report-keep = Le laisser là
