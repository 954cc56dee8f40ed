# What is new in every version, for players; the newest first

news-title = Neuigkeiten
news-open = Neuigkeiten
news-version = Version { $version }
news-this-version = In dieser Version

## 1.0.0
news-1-0-0-opponents = Sechs Computergegner in jedem Spiel, vom Küken Pip bis zur Eule Athene. Keiner von ihnen weiß mehr als ein Mensch an seiner Stelle.
news-1-0-0-puzzles = Rätsel für jedes Spiel, eines davon für jeden Tag, und Lektionen, die jede Regel auf einem Brett zeigen.
news-1-0-0-story = Das Ergebnis erzählt die Partie auf fünf kleinen Brettern. Jede Partie lässt sich noch einmal ansehen, auswerten und als Film aufbewahren.
news-1-0-0-packs = Pakete bringen Bretter, Tiere, Bilder, Klänge und Farben mit, auch im Browser.
news-1-0-0-editor = Mit dem Editor entstehen eigene Bretter, auf denen sofort gespielt werden kann.
news-1-0-0-everyone = Mit Maus, Finger, Tastatur, Controller und Screenreader ist alles erreichbar. Es gibt vier Farbpaletten, große Schrift und weniger Bewegung.
news-1-0-0-anywhere = Das Spiel gibt es für Windows, macOS und Linux und für Browser, wo es nach dem ersten Besuch auch ohne Netz läuft.
