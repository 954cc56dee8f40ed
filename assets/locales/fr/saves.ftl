# Parties gardées, revues, copies et rapports. Un message par clé ; les deux langues ont les mêmes clés.

## Titre
title-continue = Continuer
title-saves = Parties

## Une partie en mots
saves-unknown-match = { $level }
saves-match = { $game } – { $level }
saves-line = { $match } · { $players } · { $ago }
saves-details = { $players } · { $ago } · { $actions } · { $state }
saves-person = { $name }
saves-computer = { $name } (ordinateur)
saves-and = { $first }, { $next }
saves-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
saves-over = terminée
saves-won = gagnée par { $names }
saves-drawn = nulle
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
saves-damaged = une partie endommagée

## La liste
saves-title = Parties
saves-none = Aucune partie n’est encore enregistrée. Chacune l’est dès sa première action.
saves-veiled = Une partie inachevée est enregistrée dans un fichier sur cette machine. Ses cartes cachées y sont brouillées, mais quelqu’un d’obstiné pourrait les lire.
saves-looking = Recherche…
saves-paste = Coller une partie ou une position
saves-choose = Choisir un fichier
saves-go-on = Continuer
saves-go-on-before = Continuer d’un état antérieur
saves-watch = Revoir
saves-copy = Copier
saves-export = Exporter
saves-delete = Effacer
saves-export-ask = Cette partie est encore en cours, et le fichier contient toutes les cartes cachées : quiconque l’ouvre peut les lire. L’exporter ?
saves-export-all = Tout exporter
saves-export-not = Ne pas exporter
saves-keep = La garder
saves-delete-ask = Effacer { $match } ? C’est irréversible.
saves-deleted = La partie est effacée.
saves-brought = La partie est importée. Elle est la première de la liste.
saves-nothing-pasted = Rien à coller : copiez d’abord une partie, un relevé, une position ou le chemin d’un fichier. On peut aussi déposer un fichier ici.
saves-not-brought = La partie n’a pas pu être importée.
saves-nothing-came = Rien n’est arrivé : copiez d’abord une partie ou un relevé et laissez cette page lire le presse-papiers, ou choisissez un fichier. On peut aussi déposer un fichier ici.
saves-copied = Copiée : la partie est maintenant un texte, à coller dans un message ou dans un autre jeu.
saves-copied-with-gaps = Copiée sans ce qui est caché : on peut la lire, pas la reprendre. Pour cela, exportez la partie.
saves-not-copied = Pas copiée : la partie est encore en cours, et on ne peut pas en séparer ce qui est caché. Exportez-la plutôt.
saves-exported = Écrite dans { $file } ; le chemin est copié.
saves-downloaded = Téléchargée sous { $file }.
saves-no-folder = Il n’y a pas de dossier pour les exportations ici. Copiez plutôt la partie.
saves-strange-game = Cette version ne connaît aucun jeu appelé { $game }.
saves-way-level = Son plateau, { $level }, manque ou ne peut pas être joué. Remettez son fichier et relancez le jeu.
saves-way-tables = Son plateau ou ses animaux ont changé depuis : elle ne peut pas continuer. Remettez leurs anciens fichiers et relancez le jeu.
saves-way-record = Son relevé ne correspond pas à ce plateau : elle ne peut pas continuer.
saves-way-pack-missing = Il lui faut l’extension { $pack } { $version }, qui manque ici.
saves-way-pack-off = Il lui faut l’extension { $pack } { $version }, qui est désactivée. Activez-la dans la liste des extensions.
saves-way-pack-other = Il lui faut l’extension { $pack } { $version }, mais celle d’ici est différente. Remettez l’ancienne.
saves-way-pack-at = { $why } On la trouve sur { $place }.
saves-own-match = Une autre fenêtre du jeu joue cette partie. Ici, elle continue comme une partie à part.
bad-save-title = Cette partie ne peut pas être montrée
bad-save-line = Son relevé ne correspond pas au plateau de cette version. Elle est conservée telle quelle. Voici ce qui diffère :

## Ce qui peut manquer à une partie gardée
saves-not-kept = La partie n’est pas enregistrée. { $why }
saves-kept-again = La partie est de nouveau enregistrée.
saves-sign = La partie n’est pas enregistrée
saves-sign-full = Non enregistrée : plus de place
saves-sign-forbidden = Non enregistrée : écriture interdite
trouble-absent = Il n’y a rien à { $place }. Choisissez autre chose.
trouble-full = Il n’y a plus de place à { $place }. Faites-en, par exemple en effaçant d’anciennes parties ; le jeu réessaiera après votre prochaine action.
trouble-forbidden = Lire ou écrire n’est pas permis à { $place }. Permettez-le ou déplacez le dossier ; le jeu réessaiera après votre prochaine action.
trouble-taken = Une autre fenêtre du jeu joue la partie à { $place }. Quittez-la d’abord là-bas.
trouble-refused = Le navigateur ne garde rien pour cette page. Autorisez-la à enregistrer des données ou quittez la fenêtre privée ; pour garder une partie quand même, copiez-la ou exportez-la.
trouble-failed = Erreur du disque à { $place } ({ $why }). Vérifiez-le ; le jeu réessaiera après votre prochaine action.
trouble-too-big = { $place } est plus gros que n’importe quelle partie. C’est autre chose : déplacez-le.
trouble-too-long = La partie à { $place } est devenue trop longue pour être enregistrée. Ce qui l’était déjà le reste, et la partie peut se jouer jusqu’au bout.
trouble-stranger = { $place } n’est pas une partie de ce jeu.
trouble-damaged = { $place } est endommagé : coupé ou modifié. Reprenez un état antérieur ou importez une copie.
trouble-newer = { $place } vient d’une version plus récente (format { $format }). Mettez le jeu à jour.
trouble-gaps = Cette partie a été copiée pendant qu’elle se jouait : ses secrets manquent, et on ne peut pas la rejouer. Copiez-la quand elle sera finie.
trouble-unreadable = { $place } ne peut pas être lu : { $why }. Reprenez un état antérieur ou joignez-le à un rapport.

## Revoir
viewer-first = Au début
viewer-back = Action précédente
viewer-run = Lire
viewer-stop = Arrêter
viewer-forward = Action suivante
viewer-last = À la fin
viewer-at = { $at } sur { $total }
viewer-slow = Vitesse : lente
viewer-normal = Vitesse : normale
viewer-fast = Vitesse : rapide
viewer-everybody = Voir ce que tout le monde sait
viewer-eyes = Voir ce que sait { $player }
viewer-play-on = Jouer à partir d’ici
viewer-why-no-play-on = Cette partie n’est pas finie : ses cartes cachées restent cachées.
result-watch = Revoir
review-begin = Analyser
review-judging = Analyse…
review-looking = Analyse… { $done } sur { $of }
review-previous = Erreur précédente
review-next = Erreur suivante
review-count = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
}
review-nothing = Aucune erreur grave dans cette partie.
review-why-again = Cette partie est déjà analysée : des flèches mènent d’un moment à l’autre.
review-better = Ici, { $player } aurait pu faire mieux : { $action }. Un conseil y dirait : « { $reason } »
review-better-plain = Ici, { $player } aurait pu faire mieux. Un conseil y dirait : « { $reason } »
pause-watch-on = Continuer

## Copies
pause-copy = Copier la partie
pause-copy-position = Copier la position
table-copied = La partie est copiée sous forme de texte.
table-copied-position = La position est copiée sous forme de texte.
table-not-copied = Cela reste secret jusqu’à la fin de la partie.
copied-here-only = Le presse-papiers du système est inaccessible : ce que vous avez copié ne peut être collé que dans ce jeu.

## Quitter une partie qui n’est pas gardée
part-title = Fermer le jeu ? Cette partie serait perdue.
part-leave = Quitter quand même
part-stay = Rester
copy-refused = Le navigateur n’a pas permis de copier. Autorisez cette page à utiliser le presse-papiers, ou exportez la partie depuis la liste.

## Une partie qui se joue dans un autre onglet
taken-title = Cette partie est ouverte dans un autre onglet
taken-line = Elle se joue là-bas, ou dans une autre fenêtre. Ici, vous pouvez la revoir telle qu’elle a été enregistrée, ou continuer avec une copie qui a son propre nom.
taken-watch = Revoir
taken-copy = Jouer une copie
taken-back = Retour

## Rapports
report-title = Le jeu a planté
report-line = La dernière fois, le jeu s’est arrêté à cause d’une erreur. Votre partie est enregistrée. Un rapport a été écrit pour les développeurs :
report-copy = Copier le rapport
report-copied = Le rapport est copié.
report-discard = L’effacer
report-keep = Le garder
report-packs = Des extensions étaient actives quand le jeu a planté : cette fois, il a démarré sans elles. Jouer avec elles quand même ?
report-packs-hung = Le dernier démarrage avec des extensions n’est pas arrivé jusqu’ici : cette fois, le jeu a démarré sans elles. Jouer avec elles quand même ?
report-with-packs = Avec les extensions
report-without-packs = Sans extensions
pause-new-packs = Rejouer avec les extensions modifiées
again-changed = Une extension a changé. Le menu propose de rejouer cette partie avec elle.
again-flawed = La dernière version de { $pack } contient des erreurs : l’extension reste comme avant. La liste des extensions les indique.
again-whole =
    { $count ->
        [0] Rien n’avait encore été joué. La partie commence avec les extensions modifiées.
        [one] Une action a été rejouée avec les extensions modifiées.
       *[other] Les { $count } actions ont été rejouées avec les extensions modifiées.
    }
again-part =
    { $count ->
        [0] Plus aucune action n’est possible avec les extensions modifiées. La partie entière reste enregistrée.
        [one] Seule la première action reste possible avec les extensions modifiées. La partie entière reste enregistrée.
       *[other] Seules les { $count } premières actions restent possibles avec les extensions modifiées. La partie entière reste enregistrée.
    }
again-not = Cette partie ne peut pas être jouée avec les extensions modifiées. Elle continue avec les précédentes.

## Images et films d’une partie
keep-picture = Garder l’image
keep-film = Garder en GIF
keep-making = { $percent } %…
keep-kept = Enregistré : { $file }
keep-copy-place = Copier le chemin
keep-copy-picture = Copier l’image
keep-share = Partager
keep-copied = La copie est faite : collez-la dans un autre programme.
keep-not-copied = Le presse-papiers est inaccessible : rien n’a été copié.
keep-downloaded = Téléchargé : { $file }
keep-failed = Échec de l’enregistrement : { $why }

## Statistiques

statistics-title = Statistiques
statistics-none = Les parties terminées sont comptées ici. Aucune ne l’est encore.
statistics-alone = Gagnées { $won }, nulles { $drawn }, perdues { $lost } · meilleure série { $best } · { $length } actions en moyenne
statistics-shared = { $shared } entre amis · { $length } actions en moyenne
statistics-both = Gagnées { $won }, nulles { $drawn }, perdues { $lost } · meilleure série { $best } · { $shared } entre amis · { $length } actions en moyenne
badge-win = Première victoire
badge-wins = { $all } victoires
badge-streak = { $all } victoires de suite sur un plateau
badge-levels = Une victoire sur chaque plateau
badge-lessons = Toutes les leçons faites
badge-puzzles = { $all } énigmes résolues
badge-next = Prochain badge : { $aim } ({ $done } sur { $all })
statistics-lessons = Leçons : { $done } sur { $all } faites
statistics-puzzles = Énigmes : { $done } sur { $all } résolues
statistics-forget = Effacer les résultats
statistics-forget-sure = Appuyez encore pour les effacer

evening-title = Ce soir
evening-row = { $points } points sur { $matches } · gagnées { $won }, nulles { $drawn }, perdues { $lost }
evening-line = Ce soir : { $points }
evening-won = { $name } remporte la série de { $count }.
evening-best-of =
    { $count ->
        [0] Autant de parties qu’on veut
       *[other] Au meilleur de { $count } parties
    }
evening-anew = Nouvelle feuille de score
