# La table : ce qui se dit pendant et après une partie.
end-won = { $winner } gagne
end-draw = Partie nulle
