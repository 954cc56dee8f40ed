# Una chiave non può contenere i due punti: al loro posto sta `--`.
jungle-animal-marsh--heron = Airone
    .the = l’airone
    .start = L’airone
    .gender = masculine
jungle-level-marsh--marsh = La palude
jungle-level-marsh--marsh-line = Otto caselle per otto, stagni, e un airone che cattura i lupi.
