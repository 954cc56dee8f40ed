# Une clé ne peut contenir de deux-points : `--` en tient lieu.
arena-animal-otter--otter = Loutre
    .the = la loutre
    .start = La loutre
    .gender = feminine
arena-level-otter--riverbank = Au bord de l’eau
arena-level-otter--riverbank-line = Deux ruisseaux se rejoignent au milieu, et les loutres en connaissent chaque coude.
