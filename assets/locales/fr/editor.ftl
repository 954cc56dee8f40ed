# The editor of levels

editor-edit = Modifier ce plateau
editor-copy-of = Copie de { $level }
editor-unedited = Ce niveau ne peut pas être modifié.
editor-unedited-why = Ce niveau ne peut pas être modifié : { $why }
editor-tab-squares = Cases
editor-tab-pieces = Animaux
editor-tab-options = Règles
editor-tab-level = Niveau
editor-words = { $words }
editor-nothing = Rien pour l’instant
editor-of-side = { $what } · { $side }
editor-option = { $option } : { $choice }
editor-usual = Comme d’habitude

## Squares
editor-squares-how = Choisissez une sorte de case, puis touchez le plateau ou dessinez dessus.
editor-pieces-how = Choisissez un animal, puis touchez la case où il commence. Pour en déplacer un, retirez-le d’abord.
editor-rows = Une zone est une rangée entière, et l’autre moitié la reflète.
editor-alike = Deux camps pareils
editor-size = { $width } × { $height } cases
editor-wider = Plus large
editor-narrower = Moins large
editor-higher = Plus haut
editor-lower = Moins haut
editor-ground-land = Terre
editor-ground-water = Eau
editor-ground-trap = Piège
editor-ground-den = Tanière
editor-ground-den-land = Tanière sur terre
editor-ground-den-water = Tanière dans l’eau
editor-ground-area = Zone de défense
editor-ground-hunt = Case de chasse
editor-ground-prison = Prison
editor-ground-void = Hors du plateau
editor-ground-reinforcement = Zone de renfort
editor-ground-deployment = Zone de déploiement
editor-ground-camp = Camp
editor-ground-nobodys = À personne
editor-square = { $square } : { $ground }
editor-square-piece = { $square } : { $piece }, { $ground }
editor-square-flawed = { $square } : { $ground }, avec une erreur
editor-square-piece-flawed = { $square } : { $piece }, { $ground }, avec une erreur
editor-no-board = Le plateau de ce jeu n’est pas fait de cases. On peut changer ici ses règles et ses noms.

## Animals and rules
editor-take = Retirer
editor-turn = Tourner
editor-cast = Ce sont les animaux du fichier « { $name } ».
editor-options-how = Chaque appui passe au choix suivant. « Comme d’habitude » laisse faire le jeu.

## What the level is called
editor-title = Titre
editor-line = Une ligne de présentation
editor-difficulty = Pour qui
editor-difficulty-1 = Débutants
editor-difficulty-2 = Tous
editor-difficulty-3 = Experts
editor-of = Fait à partir du niveau { $level }.

## Errors and what to do with the level
editor-sound = Aucune erreur : ce niveau peut être joué.
editor-flaws = { $count ->
    [one] Une erreur empêche de jouer ce niveau :
   *[other] { $count } erreurs empêchent de jouer ce niveau :
}
editor-try = Jouer d’ici
editor-keep = Enregistrer
editor-keeps-nothing = On ne peut pas encore enregistrer de niveaux dans le navigateur.

## Saving and leaving
editor-keep-title = Enregistrer dans une extension
editor-pack = Extension
editor-name = Nom du niveau
editor-keep-as = Il devient le niveau { $level }.
editor-keep-flawed = Il a des erreurs : on peut l’enregistrer, mais une extension avec des erreurs reste désactivée jusqu’à leur correction.
editor-write = Enregistrer
editor-written = Enregistré dans l’extension { $pack }. Le niveau est parmi les plateaux de son jeu.
editor-written-only = Enregistré dans l’extension { $pack }.
editor-written-safe = Enregistré dans l’extension { $pack }. Le niveau n’est pas parmi les plateaux de son jeu, car le jeu a été lancé sans extensions.
editor-written-off = Enregistré dans l’extension { $pack }. Le niveau n’est pas parmi les plateaux de son jeu, car cette extension est désactivée.
editor-written-flawed = Enregistré dans l’extension { $pack }. Tel qu’il est maintenant, le niveau n’est pas parmi les plateaux de son jeu, car l’extension a des erreurs.
editor-exists = Il y a déjà un niveau « { $name } » dans cette extension.
editor-replace = Le remplacer
editor-other-pack = On ne peut rien enregistrer dans l’extension « { $pack } » : c’est un fichier zip, elle se trouve hors de votre dossier d’extensions, ou une autre extension occupe son dossier. Choisissez un autre nom d’extension.
editor-of-the-game = Le jeu lui-même a un niveau ou une leçon « { $name } », qui serait modifié. Choisissez un autre nom.
editor-no-name = « { $words } » ne peut pas être un nom : utilisez des lettres de a à z, des chiffres et des traits d’union, comme « mon-etang ».
editor-not-written = Non enregistré : { $why }
editor-no-folder = Non enregistré : il n’y a pas de dossier d’extensions sur cet ordinateur.
editor-author = Un joueur
editor-drop = Le niveau n’est pas enregistré. Quitter quand même ?
editor-drop-other = Le niveau dans l’éditeur n’est pas enregistré. Ouvrir l’autre quand même ?
editor-drop-yes = Quitter sans enregistrer
editor-drop-no = Continuer
pause-edit-position = Modifier la position
