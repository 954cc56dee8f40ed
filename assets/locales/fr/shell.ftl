# Menus et écrans. Un message par clé ; les deux langues ont les mêmes clés.

## Touches et manettes
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-tab = Tab
key-arrows = Flèches
key-four = { $up } { $left } { $down } { $right }
key-with = { $held }+{ $key }
key-control = Ctrl
key-shift = Maj
key-numpad-enter = Entrée num.
key-backspace = Retour arr.
key-delete = Suppr
key-insert = Inser
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-arrow-up = Flèche haut
key-arrow-down = Flèche bas
key-arrow-left = Flèche gauche
key-arrow-right = Flèche droite
pad-cross = Croix
pad-cross-up = Croix haut
pad-cross-down = Croix bas
pad-cross-left = Croix gauche
pad-cross-right = Croix droite
pad-shape-cross = Croix
pad-shape-circle = Rond
pad-shape-square = Carré
pad-shape-triangle = Triangle

## Aides
hint-pick = Choisir
hint-move = Se déplacer
hint-back = Retour
hint-mute = Son
hint-board = Voir le plateau

## Partout
shell-back = Retour
shell-close = Fermer

## Titre
title-play = Jouer
title-settings = Réglages
title-quit = Quitter
game-jungle = Jungle
game-jungle-line = Glissez-vous dans la tanière ennemie. Même le rat a son heure.
game-arena = Arène
game-arena-line = Des meutes s’affrontent sur terre et dans l’eau.
game-zoon = Zoon
game-zoon-line = Cartes cachées, pas secrets, duels soudains.
game-honga = Honga
game-honga-line = Nourrir le tigre, troquer, prospérer.
card-start-here = À essayer d’abord
card-soon = Bientôt
card-soon-why = Pas encore dans cette version : commencez par Jungle.
card-facts = { $players } · { $minutes } · { $difficulty }
card-players = { $count ->
    [one] { $count } joueur
    [2] 2 joueurs
   *[other] 2 à { $count } joueurs
}
card-players-of-sides = { $count ->
    [2] 2 joueurs
   *[other] 2 ou { $count } joueurs
}
card-minutes = { $count } min
card-difficulty-1 = facile
card-difficulty-2 = moyen
card-difficulty-3 = difficile
card-spoken = { $name }, { $action }

## Préparation
setup-title = Nouvelle partie : { $game }
setup-board-line = { $line } { $note }
setup-board-seats = Pour { $least } à { $most } joueurs.
setup-board-seats-only = Pour { $least } joueurs.
setup-board-first = { $board } – pour débuter
setup-broken-level = Les fichiers de ce plateau contiennent des erreurs. Commencez pour les voir.
setup-start = Commencer
setup-learn = Règles en 90 s
setup-variants = Variantes…
setup-variants-fold = Masquer les variantes
setup-name-red = Rouge : { $name }
setup-name-blue = Bleu : { $name }
setup-person = Humain
setup-seat-spoken = Joueur { $seat } : { $player }
setup-add = Ajouter un joueur
setup-remove = Retirer { $name }
switch-level = Standard
switch-level-own = Standard : { $choice }
switch-opponent = Contre
switch-opponent-first = Pip
switch-opponent-second = Lotte
switch-opponent-third = Nico
switch-opponent-fourth = Finn
switch-opponent-fifth = Corvin
switch-opponent-hard = Athéna
switch-opponent-friend = Un ami
character-level = Niveau { $place } sur { $all }
character-level-in-short = Niv. { $place }
character-numbered = { $name } { $number }
character-suggested = Conseil pour vous : { $name }. Parties gagnées contre { $other } : { $won } sur { $played }.
character-suggested-spoken = { $introduction } { $suggestion }
character-first = { switch-opponent-first } – { $level }. « Je sors tout juste de l’œuf ! Je joue ce qui me plaît. »
character-second = { switch-opponent-second } – { $level }. « C’est parti ! Où je vais, on verra bien. »
character-third = { switch-opponent-third } – { $level }. « Je ramasse tout ce que je peux et j’oublie parfois le danger. »
character-fourth = { switch-opponent-fourth } – { $level }. « Je pense un coup plus loin que toi. Presque toujours. »
character-fifth = { switch-opponent-fifth } – { $level }. « Je vois loin, et presque rien ne m’échappe. »
character-hard = { switch-opponent-hard } – { $level }. « J’ai toute la nuit. Montre-moi ton plus beau jeu. »
switch-first = Qui commence
switch-first-lot = Au hasard
switch-first-red = Rouge
switch-first-blue = Bleu
switch-board = Plateau
switch-names = Noms
switch-side = Votre camp
switch-side-red = { switch-first-red }
switch-side-blue = { switch-first-blue }
switch-clock = Pendules
switch-clock-none = Aucune
switch-clock-3-2 = 3 min + 2 s
switch-clock-5-3 = 5 min + 3 s
switch-clock-10-5 = 10 min + 5 s
switch-clock-20-10 = 20 min + 10 s
switch-clock-blue = Handicap : pendule de Bleu
switch-clock-blue-same = La même
switch-clock-blue-1-0 = 1 min
switch-clock-blue-3-2 = { switch-clock-3-2 }
switch-clock-blue-5-3 = { switch-clock-5-3 }
switch-clock-blue-10-5 = { switch-clock-10-5 }
switch-clock-blue-20-10 = { switch-clock-20-10 }
switch-time = Durée de la partie
switch-time-none = Sans limite
switch-time-15 = 15 min
switch-time-30 = 30 min
switch-time-60 = 60 min
switch-time-90 = 90 min
switch-watch = Ordinateur contre ordinateur
switch-watch-no = Non
switch-watch-yes = Les regarder jouer

## Noms
names-open = Écrire des noms…
names-title = Noms des joueurs
names-note = Un nouveau nom est donné au joueur suivant et reste dans cette liste.
names-write = Écrire un nom
names-keys = Entrée enregistre le nom, Échap annule.
names-full = Il y a de la place pour douze noms. Effacez-en d’abord un.
names-forget = Effacer { $name }
name-own = { $name }
name-otter = Loutre
name-heron = Héron
name-badger = Blaireau
name-hare = Lièvre
name-owl = Hibou
name-fox = Renard
name-hedgehog = Hérisson
name-lynx = Lynx
name-mole = Taupe
name-raven = Corbeau
name-squirrel = Écureuil
name-toad = Crapaud

## Pause
pause-title = Pause
pause-title-replay = Revoir la partie
pause-title-over = La partie est finie
pause-resume = Continuer
pause-rules = Règles
pause-settings = Réglages
pause-sound-on = Son : oui
pause-sound-off = Son : non
pause-draw = Proposer la nulle
pause-resign = Abandonner
pause-result = Résultat
pause-leave = Quitter la partie
confirm-resign = Abandonner cette partie ?
confirm-resign-yes = Abandonner
confirm-hand-over = Les autres continuent. L’ordinateur doit-il jouer à la place de { $player } ?
confirm-hand-over-yes = Laisser jouer l’ordinateur
confirm-leave = Quitter cette partie ? Elle n’a pas pu être enregistrée.
confirm-leave-yes = Quitter
confirm-no = Continuer à jouer

## Résultat
result-rematch = Revanche
result-harder = Plus difficile
result-easier = Plus facile
result-harder-named = Plus difficile : { $name }
result-easier-named = Plus facile : { $name }
result-kind-won = Bien joué !
result-kind-lost = Beau combat ! Regardez où la partie a basculé.
result-kind-lost-soon = Ce sera pour une autre fois !
result-kind-even = À égalité jusqu’au bout.
result-looking-back = Retour sur la partie…
result-story = Le déroulement
result-moment = Après l’action { $entry }
result-curve = Qui menait
result-best = La meilleure action
result-taken = Pris
result-board = Voir le plateau
result-setup = Nouvelle partie…
result-title = Menu principal

## Règles
rules-title = Règles
rules-previous = Précédent
rules-next = Suivant
rules-example = Un exemple, tiré de la leçon « { $lesson } »
rules-example-play = Rejouer l’exemple
rules-done = Terminé
rules-page = { $page } sur { $pages }

## Réglages
settings-title = Réglages
settings-as-is = { $name }
settings-partly = { $name } ({ $percent } %)
settings-language = Langue
settings-controls = Commandes
settings-open-controls = Touches et boutons…
settings-playback = Vitesse des coups
settings-instant = Immédiate
settings-fast = Rapide
settings-normal = Normale
settings-slow = Lente
settings-steps = Pas à pas
settings-auto-end = Fin de tour automatique
settings-thinking = Temps de réflexion d’{ switch-opponent-hard }
settings-thinking-short = Court
settings-thinking-usual = Habituel
settings-thinking-long = Long
settings-as-system = Celle du système
settings-text-size = Taille du texte
settings-percent = { $count } %
settings-typeface = Police de caractères
settings-typeface-usual = Standard
settings-typeface-easier = Plus facile à lire
settings-palette = Couleurs
settings-palette-house = Standard
settings-palette-red-green = Daltonisme rouge-vert
settings-palette-blue-yellow = Daltonisme bleu-jaune
settings-palette-high-contrast = Contraste élevé
settings-hints = Montrer les coups permis
settings-ranks = Nombres sur les pièces
settings-large-animals = Animaux plus grands
settings-coordinates = Montrer les coordonnées
settings-reduced-motion = Moins de mouvement
settings-sound = Son
settings-silent = Coupé
settings-volume = Volume général
settings-effects = Bruitages
settings-music = Musique
settings-ambience = Ambiance
settings-behind = Muet en arrière-plan
settings-vibration = Vibrations
settings-packs = Extensions
settings-about = À propos
about-open = Version, origines, licences…
about-title = À propos de Menagerie
about-version = Version { $version }
about-games = D’où viennent les jeux
about-work = Qui l’a fait
about-free = Le programme, ses images, ses sons, sa musique et ses textes sont libres, sous licence MIT ou Apache 2.0. Il est fait avec le moteur Bevy. Les polices sont Caprasimo, Atkinson Hyperlegible Next, Lexend et Noto Sans (SIL Open Font License). Toutes les licences sont dans le dossier du jeu et, pour la page, avec son code source.
packs-open = Extensions
packs-title = Extensions
packs-note = Une extension ajoute des animaux, des plateaux, des textes et des images faits par d’autres joueurs. Elle ne contient aucun programme.
packs-folder = Placez vos extensions (dossiers ou fichiers zip) dans { $folder }.
packs-none = Il n’y a pas encore d’extension.
packs-by = { $authors } · { $licence } · { $size } ko
packs-switch-on = Activer
packs-switch-off = Désactiver
packs-flawed = Désactivée, car elle contient des erreurs :
packs-spoilt = La version précédente reste utilisée, car la dernière contient des erreurs :
packs-refused = Ce n’est pas une extension :
packs-more = { $count ->
    [one] Afficher { $count } autre erreur
   *[other] Afficher { $count } autres erreurs
}
packs-fewer = Afficher moins d’erreurs
packs-copy = Copier toutes les erreurs
packs-copied = Copié
packs-later = Vos changements prendront effet à la fin de cette partie.
packs-show = Voir la liste
packs-open-flawed = Extensions, dont certaines avec des erreurs
packs-safe = Le jeu a été lancé sans extensions.
packs-of = { $does } : { $pack }
packs-order = Si deux extensions changent la même chose, celle qui est plus bas dans la liste l’emporte.
packs-earlier = Monter
packs-later-laid = Descendre
packs-remove = Retirer
packs-keep = La garder
packs-remove-ask = Retirer { $pack } ? Ses fichiers sont déplacés dans le dossier removed-packs, à côté du dossier des extensions.
packs-delete-ask = Retirer { $pack } ? L’extension est supprimée de ce navigateur.
packs-here = Choisissez une extension (un fichier zip), ou déposez-la sur la page. Ce navigateur la garde.
packs-choose = Choisir un fichier
packs-no-window = Aucune fenêtre possible : utilisez le dossier
packs-room = Dans ce navigateur, le jeu occupe { $used } sur { $most } au plus.
packs-mb = { $count } Mo
packs-gb = { $count } Go
packs-no-store = Ce navigateur ne garde rien pour cette page, peut-être parce que la fenêtre est privée : les extensions ne peuvent pas servir ici.
packs-newer-store = Une version plus récente du jeu a changé la façon de garder les extensions ici : rechargez la page.
packs-full = Ce navigateur n’a pas de place pour { $pack }. Rien n’a changé : retirez une autre extension, ou faites de la place sur l’appareil.
packs-not-kept = Les extensions de ce navigateur n’ont pas pu être lues ou changées : { $why }
packs-open-folder = Ouvrir le dossier
packs-no-files-shown = Le dossier ne peut pas être affiché
packs-give = Enregistrer en zip
packs-download = Télécharger
packs-given = Enregistrée, prête à être donnée : { $path }
packs-downloaded = Le navigateur télécharge { $file }.
packs-not-given = Impossible de l’enregistrer : { $why }
packs-copy-path = Copier le chemin
packs-brings = Elle ajoute { $list }.
packs-brings-levels =
    { $count ->
        [one] { $count } niveau
       *[other] { $count } niveaux
    }
packs-brings-lessons =
    { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
packs-brings-tables =
    { $count ->
        [one] { $count } fichier de données
       *[other] { $count } fichiers de données
    }
packs-brings-languages =
    { $count ->
        [one] des textes en { $count } langue
       *[other] des textes en { $count } langues
    }
packs-brings-pictures =
    { $count ->
        [one] { $count } image
       *[other] { $count } images
    }
packs-brings-sounds =
    { $count ->
        [one] { $count } son
       *[other] { $count } sons
    }
packs-brings-fonts =
    { $count ->
        [one] { $count } police
       *[other] { $count } polices
    }
settings-on = Oui
settings-off = Non
settings-software = Aucune carte graphique trouvée : le jeu peut être lent.
settings-for-this-visit = Le navigateur ne garde rien pour cette page : ces réglages valent pour cette visite seulement.

## Commandes
controls-title = Commandes
controls-how = Choisissez une case, puis appuyez sur la nouvelle touche ou le nouveau bouton. { $back } annule ; appuyer encore sur la même touche vide la case.
controls-flaws = Certains de vos réglages sont illisibles. Ceux-ci ont été réinitialisés : { $lines }
controls-pointer = Déplacer les animaux
controls-pointer-both = Cliquer ou glisser
controls-pointer-click = Cliquer
controls-pointer-drag = Glisser
controls-confirming = Demander avant un coup
controls-confirming-touch = Au toucher
controls-holding = Danger, portée, secrets
controls-holding-toggle = Basculer
controls-holding-hold = Maintenir
controls-device = Montrer
controls-keyboard = Clavier
controls-pad = Manette
controls-set = Jeu de touches
controls-set-usual = Standard
controls-set-left = Main gauche seule
controls-set-right = Main droite seule
controls-confirm = Confirmer avec
controls-signs = Symboles des boutons
controls-signs-own = Ceux de ma manette
controls-group-moving = Se déplacer et choisir
controls-group-playing = Jouer
controls-group-looking = Regarder
controls-group-left-corners = Zoon : coins, joueur de gauche
controls-group-right-corners = Zoon : coins, joueur de droite
controls-group-everywhere = Partout
controls-press-key = Une touche
controls-press-button = Un bouton
controls-none = –
controls-slot = { $intent }, case { $number } : { $key }
controls-reset = { $intent } : réinitialiser
controls-reset-keys = Réinitialiser les touches
controls-reset-buttons = Réinitialiser les boutons
controls-shared = Sert aussi à : { $others }
controls-needs-key = Il faut au moins une touche.
controls-needs-button = Il faut au moins un bouton.
controls-needed-by = Elle est réservée à « { $other } ».
intent-up = Haut
intent-down = Bas
intent-left = Gauche
intent-right = Droite
intent-pick = Choisir
intent-back = Retour
intent-next = Animal ou bouton suivant
intent-previous = Animal ou bouton précédent
intent-column = Vers les boutons et retour
intent-pause = Menu
intent-end-turn = Finir le tour
intent-propose = Jouer la proposition
intent-turn-left = Tourner à gauche
intent-turn-right = Tourner à droite
intent-zoom-in = Agrandir le plateau
intent-zoom-out = Réduire le plateau
intent-upper-left = En haut à gauche
intent-upper-right = En haut à droite
intent-lower-left = En bas à gauche
intent-lower-right = En bas à droite
intent-mute = Son ou silence
intent-fullscreen = Plein écran
intent-copy = Copier la partie
intent-paste = Coller une partie

## La légende des signes
rules-legend-board = Les signes du plateau
rules-legend-areas = Lieux et emplacements
rules-legend-pieces = Les signes des pièces
rules-legend-cards = Les signes des cartes
rules-legend-marks = Les marques en jeu
legend-named = { $name } : { $says }
legend-more = { $first } { $second }
legend-token-red = Rouge et rond : un animal du camp rouge.
legend-token-blue = Bleu et carré : un animal du camp bleu.
legend-mark-dot = Vous pouvez le choisir, ou y aller.
legend-mark-threat = Au prochain tour, il pourrait y être pris.
legend-mark-idle = Impossible pour l’instant.
legend-mark-ready = Prêt à être choisi.
legend-mark-picked = Ce que vous avez choisi.
legend-mark-last-from = La dernière action est partie d’ici.
legend-mark-last-to = La dernière action s’est terminée ici.
legend-mark-focus = L’endroit que désignent vos touches ou votre manette.
