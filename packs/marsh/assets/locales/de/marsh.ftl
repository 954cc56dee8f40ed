# Schlüssel können keinen Doppelpunkt enthalten: `--` steht für ihn.
jungle-animal-marsh--heron = Reiher
    .the = der Reiher
    .acc = den Reiher
    .dat = dem Reiher
    .start = Der Reiher
    .gender = masculine
jungle-level-marsh--marsh = Sumpf
jungle-level-marsh--marsh-line = Acht mal acht Felder, Teiche, und ein Reiher, der Wölfe schlägt.
