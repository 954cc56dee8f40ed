# Schlüssel können keinen Doppelpunkt enthalten: `--` steht für ihn.
arena-animal-otter--otter = Otter
    .the = der Otter
    .acc = den Otter
    .dat = dem Otter
    .start = Der Otter
    .gender = masculine
arena-level-otter--riverbank = Flussufer
arena-level-otter--riverbank-line = Zwei Bäche treffen sich in der Mitte, und die Otter kennen jede Biegung.
