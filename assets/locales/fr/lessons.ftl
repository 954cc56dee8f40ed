# Leçons et autres tâches sur la table.

## La liste
setup-lessons = Apprendre en jouant
lessons-title = Apprendre : { $game }
lessons-line = De petites tâches sur le plateau. Vous débutez ? Commencez par la première partie.
lessons-known = { $known } sur { $all } faites

## À la table
task-step = Étape { $step } sur { $steps }
task-own-words = { $words }
task-hint = Aide
task-again = Recommencer
task-retry = Réessayer
task-next = Leçon suivante
task-list = Toutes les leçons
task-leave = Jouer seul
task-missed = Pas tout à fait. Réessayez !
task-done = Bravo !
task-not-this = C’est permis, mais ce n’est pas le sujet de cette leçon.
task-guide-over = À partir d’ici, vous jouez seul. Bonne chance !
task-turn-ended = La leçon a terminé votre tour pour vous.
