# The words of this pack in English. For French copy this file to `assets/locales/fr/` and translate what
# stands behind the signs `=`. `--` stands for the colon of `my-pack:otter`.
jungle-animal-my-pack--otter = Otter
    .the = the otter
    .start = The otter
    .gender = masculine
jungle-level-my-pack--first = Otter pond
jungle-level-my-pack--first-line = A small board with a pond, and an otter that takes tigers.
