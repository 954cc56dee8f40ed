# Keys cannot hold a colon: `--` stands for it.
arena-animal-otter--otter = Otter
    .the = the otter
    .start = The otter
    .gender = masculine
arena-level-otter--riverbank = Riverbank
arena-level-otter--riverbank-line = Two streams meet in the middle, and the otters know every yard of them.
