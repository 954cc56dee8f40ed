# Lektionen und andere Aufgaben am Tisch.

## Die Liste
setup-lessons = Spielend lernen
lessons-title = { $game } lernen
lessons-line = Kleine Aufgaben auf dem Brett. Neu hier? Fang mit der ersten Partie an.
lessons-known = { $known } von { $all } geschafft

## Am Tisch
task-step = Schritt { $step } von { $steps }
task-own-words = { $words }
task-hint = Hilfe
task-again = Von vorn
task-retry = Neu versuchen
task-next = Nächste Lektion
task-list = Alle Lektionen
task-leave = Allein weiter
task-missed = Nicht ganz. Versuch es noch einmal!
task-done = Gut gemacht!
task-not-this = Das ginge zwar, aber darum geht es in dieser Lektion nicht.
task-guide-over = Ab hier spielst du allein. Viel Glück!
task-turn-ended = Die Lektion hat deinen Zug für dich beendet.
