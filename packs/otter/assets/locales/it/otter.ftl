# Una chiave non può contenere i due punti: al loro posto sta `--`.
arena-animal-otter--otter = Lontra
    .the = la lontra
    .start = La lontra
    .gender = feminine
arena-level-otter--riverbank = Riva del fiume
arena-level-otter--riverbank-line = Due torrenti si incontrano nel mezzo, e le lontre ne conoscono ogni ansa.
