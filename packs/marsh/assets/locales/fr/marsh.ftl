# Une clé ne peut contenir de deux-points : `--` en tient lieu.
jungle-animal-marsh--heron = Héron
    .the = le héron
    .start = Le héron
    .gender = masculine
jungle-level-marsh--marsh = Le marais
jungle-level-marsh--marsh-line = Huit cases sur huit, des étangs, et un héron qui prend les loups.
