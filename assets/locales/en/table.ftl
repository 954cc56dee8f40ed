# The table: what is said during and after a match.
end-won = { $winner } wins
end-draw = A draw
