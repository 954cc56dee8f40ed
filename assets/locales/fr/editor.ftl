# The editor of levels

editor-edit = Modifier ce plateau
editor-copy-of = Copie de { $level }
editor-unedited = Ce niveau ne peut pas être modifié.
editor-unedited-why = Ce niveau ne peut pas être modifié : { $why }
editor-tab-squares = Cases
editor-tab-areas = Lieux
editor-tab-pieces = Animaux
editor-tab-options = Règles
editor-tab-level = Niveau
editor-words = { $words }
    .the = { $words }
    .start = { $words }
editor-nothing = Rien pour l’instant
editor-of-side = { $what } · { $side }
editor-option = { $option } : { $choice }
editor-usual = Standard

## Squares
editor-squares-how = Choisissez un type de case, puis touchez le plateau ou dessinez dessus.
editor-areas-how = Choisissez un lieu, puis sa nouvelle place sur le plateau : il échange sa place avec celui qui s’y trouve. Un lieu qui manque au plateau prend la place de celui qui se trouve là.
editor-pieces-how = Choisissez un animal, puis appuyez sur sa case de départ. Avec « Déplacer », glissez un animal, ou appuyez sur lui puis sur sa nouvelle case.
editor-between-how = Touchez l’endroit où quatre lieux se rejoignent pour y ajouter un rond. Avec « Déplacer », glissez-le, ou appuyez sur lui puis sur son nouvel endroit.
editor-rows = Une zone est une rangée entière, et l’autre moitié en est le reflet.
editor-alike = Camps identiques
editor-size = { $width } × { $height } cases
editor-size-most = Un plateau de ce jeu a au plus { $most } cases.
editor-size-most-sides = Ici, un plateau de ce jeu a au plus { $long } × { $short } cases, ou { $short } × { $long }.
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
editor-ground-nobodys = Neutre
editor-ground-empty = Aucun lieu
editor-square = { $square } : { $ground }
editor-square-piece = { $square } : { $piece }, { $ground }
editor-square-flawed = { $square } : { $ground }, avec une erreur
editor-square-piece-flawed = { $square } : { $piece }, { $ground }, avec une erreur
editor-corner = { $square } : vide
editor-corner-piece = { $square } : { $piece }
editor-corner-piece-flawed = { $square } : { $piece }, avec une erreur
editor-no-board = Les lieux de ce plateau ne peuvent pas être déplacés ici, car le plateau est trop grand, ou parce qu’ils ne sont pas dessinés comme ceux des plateaux du jeu. On peut changer ici ses règles et ses noms.

## Animals and rules
editor-take = Retirer
editor-move = Déplacer
editor-picked-up = { $square }, { $piece } : choisissez le nouvel endroit.
editor-put-down = { $piece } est maintenant en { $square }.
editor-stays = { $piece } reste en { $square }.
editor-nothing-there = Il n’y a rien en { $square }.
editor-turn = Tourner
editor-options-how = Appuyez sur une règle pour passer d’un choix à l’autre. « Standard » garde le choix du jeu.

## What the level is called
editor-title = Titre
editor-line = Une ligne de présentation
editor-difficulty = Conçu pour
editor-difficulty-1 = Débutants
editor-difficulty-2 = Tous les joueurs
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

## Saving and leaving
editor-keep-title = Enregistrer le niveau
editor-pack = Extension
editor-name = Nom du niveau
editor-keep-as = Il devient le niveau { $level }.
editor-licence = Licence de la nouvelle extension
editor-licence-share-alike = CC BY-SA 4.0
editor-licence-share-alike-says = D’autres peuvent la diffuser et la modifier s’ils vous nomment et gardent cette licence.
editor-licence-attribution = CC BY 4.0
editor-licence-attribution-says = D’autres peuvent la diffuser et la modifier s’ils vous nomment.
editor-licence-free = CC0
editor-licence-free-says = D’autres peuvent en faire ce qu’ils veulent.
editor-licence-none = Tous droits réservés
editor-licence-none-says = D’autres doivent vous demander avant de la diffuser ou de la modifier.
editor-keep-flawed = Il contient des erreurs. On peut l’enregistrer, mais une extension avec des erreurs reste désactivée jusqu’à ce qu’elles soient corrigées.
editor-write = Enregistrer
editor-written = Enregistré dans l’extension { $pack }. Le niveau apparaît maintenant parmi les plateaux de son jeu.
editor-written-only = Enregistré dans l’extension { $pack }.
editor-written-safe = Enregistré dans l’extension { $pack }. Le niveau n’apparaît pas parmi les plateaux de son jeu, car le jeu a été lancé sans extensions.
editor-written-off = Enregistré dans l’extension { $pack }. Le niveau n’apparaît pas parmi les plateaux de son jeu, car cette extension est désactivée.
editor-written-flawed = Enregistré dans l’extension { $pack }. Cette version du niveau n’apparaît pas parmi les plateaux de son jeu, car l’extension contient des erreurs.
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

## What is wrong with a level
flaw-at = { $square } : { $words }
flaw-den-missing = { $side } n’a pas de tanière. Dessinez-en une.
flaw-den-twice = { $side } a plus d’une tanière. Gardez-en une seule.
flaw-no-animals = { $side } n’a pas d’animaux. Placez-en au moins un.
flaw-too-many-animals = Le plateau a { $count } animaux, mais le maximum est de { $most }. Enlevez-en.
flaw-pack-large = { $side } a { $count } animaux, mais le maximum est de { $most }. Enlevez-en.
flaw-starts-in-den = { $square } : aucun animal ne peut commencer dans une tanière. Déplacez-le.
flaw-starts-in-water = { $square } : { $animal-the } ne peut pas commencer dans l’eau. Placez cet animal à terre.
flaw-no-bank = { $square } : au-delà de cette eau, il n’y a pas de terre où un saut pourrait finir. Dessinez-y de la terre, ou changez la règle des sauts.
flaw-cannot-begin = { $side } n’a aucun coup au début. Donnez de la place à ses animaux.
flaw-middle-row = { $square } : la rangée du milieu n’appartient à aucun camp. Dessinez-y de la terre, de l’eau ou pas de case.
flaw-not-mirrored = { $square } diffère de son image en miroir, { $other }. Dessinez les deux cases de la même façon.
flaw-no-hunt = Le plateau n’a pas de cases de chasse. Dessinez-en derrière la zone de défense.
flaw-no-prison = Le plateau n’a pas de prison. Dessinez-en une derrière la zone de défense.
flaw-open-target = { $square } : les cases de chasse et les prisons ne peuvent toucher que la zone de défense. Changez { $others }.
flaw-closed-target = { $square } : aucun animal ne peut y aller. Dessinez la zone de défense à côté.
flaw-falls-apart = Il n’y a pas de chemin de { $other } à { $square }. Reliez les deux parties du plateau.
flaw-den-small = La tanière est trop petite pour les animaux de { $side } (cases : { $squares }, animaux : { $animals }). Dessinez plus de cases de tanière.
flaw-den-wet = La tanière a trop peu de terre pour les animaux de { $side } qui n’entrent jamais dans l’eau (cases : { $squares }, animaux : { $needed }). Dessinez plus de cases de tanière sur terre.
flaw-packs-differ = Les deux camps doivent avoir le même nombre d’animaux. Rouge en a { $red }, Bleu { $blue }.
flaw-never-taken = Aucun animal de { $side } ne peut être pris. Ajoutez-en un qui peut l’être.
flaw-some-without-square = Certains animaux de ce niveau ont une case, d’autres n’en ont pas. Placez-les tous ou aucun.
flaw-not-in-den = { $square } n’est pas dans la tanière de { $side }, où commencent ses animaux.
flaw-square-taken = { $square } : deux animaux y commencent. Enlevez-en un.
flaw-second-row = { $square } est au deuxième rang de la tanière. Placez d’abord un animal devant, sur { $other }.
flaw-faces-corner = { $square } : cet animal regarde vers un coin, mais il n’y a que quatre directions. Tournez-le.
flaw-faces-back = { $square } : { $animal-the } ne regarde jamais en arrière. Tournez-le.
flaw-zones-order = De chaque bord vers le milieu, les rangées sont : zone de renfort, zone de déploiement, camp, neutre.
flaw-no-reinforcement = Le terrain n’a pas de zone de renfort. Dessinez-en une au bord.
flaw-zone-large = La zone de déploiement a { $squares } cases, mais le maximum est de { $most }. Réduisez-la.
flaw-zone-small = La zone de déploiement est trop petite pour { $tribe } (cases : { $squares }, cartes : { $cards }). Agrandissez-la.
flaw-formations = Les formations toutes prêtes de { $tribe } demandent une zone de déploiement de { $width } cases de large sur { $height }.
flaw-area-apart = Les parties de ce lieu sont séparées : { $area }.
flaw-area-unreached = Aucun rond ne touche ce lieu : { $area }.
flaw-areas-none = Le plateau n’a aucun lieu. Ajoutez-en.
flaw-area-lacking = Il manque ce lieu au plateau : { $area }. Ajoutez-le.
flaw-places-none = Le plateau n’a aucun rond. Ajoutez-en un.
flaw-places-many = Il y a { $count } ronds, mais il peut y en avoir au plus { $most }. Retirez-en.
flaw-place-open = Une main d’un disque montre un endroit hors du plateau : il faut des lieux tout autour de chaque rond.
flaw-place-twice = Deux mains d’un disque montrent le même lieu : { $area }.
flaw-place-apart = Un rond ne touche pas ce lieu, et personne ne pourrait y prendre soin de HONGA : { $area }.
flaw-letter = Les polices du jeu n’ont pas de « { $letter } ». Écrivez-le autrement.
