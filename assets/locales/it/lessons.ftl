# Lezioni e altri compiti sul tavolo.

## L’elenco
setup-lessons = Impara giocando
lessons-title = Impara { $game }
lessons-line = Piccoli compiti sul tabellone. Sei alle prime armi? Comincia dalla prima partita.
lessons-known = { $known } di { $all } fatte

## Al tavolo
task-step = Passo { $step } di { $steps }
task-own-words = { $words }
task-hint = Aiuto
task-again = Da capo
task-retry = Riprova
task-next = Altra lezione
task-list = Tutte le lezioni
task-leave = Gioca da solo
task-missed = Non proprio. Riprova!
task-done = Ben fatto!
task-not-this = Si può fare, ma questa lezione parla d’altro.
task-guide-over = Da qui in poi giochi per conto tuo. Buona fortuna!
task-turn-ended = La lezione ha concluso il turno al posto tuo.
