# Keys cannot hold a colon: `--` stands for it.
jungle-animal-marsh--heron = Heron
    .the = the heron
    .start = The heron
    .gender = masculine
jungle-level-marsh--marsh = Marsh
jungle-level-marsh--marsh-line = Eight by eight squares, two ponds, and a heron that takes wolves.
