# What is new in every version, for players; the newest first

news-title = Nouveautés
news-open = Nouveautés
news-version = Version { $version }
news-this-version = Dans cette version

## 1.0.0
news-1-0-0-opponents = Six adversaires dans chaque jeu, de Pip le poussin à Athéna la chouette. Aucun n’en sait plus qu’un joueur à sa place.
news-1-0-0-puzzles = Des énigmes pour chaque jeu, dont une pour chaque jour, et des leçons qui montrent chaque règle sur un plateau.
news-1-0-0-story = Le résultat raconte la partie en cinq petits plateaux. Toute partie peut être revue, analysée et gardée en film.
news-1-0-0-packs = Les extensions ajoutent des plateaux, des animaux, des images, des sons et des couleurs, même dans un navigateur.
news-1-0-0-editor = Avec l’éditeur, vous créez vos propres plateaux et vous y jouez aussitôt.
news-1-0-0-everyone = La souris, le doigt, le clavier, la manette et le lecteur d’écran donnent accès à tout. Il y a quatre palettes, de grandes lettres et moins de mouvement.
news-1-0-0-anywhere = Le jeu existe pour Windows, macOS et Linux, ainsi que pour les navigateurs, où il se joue aussi sans réseau après la première visite.
