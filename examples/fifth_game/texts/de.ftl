# Trüffel: das fünfte Spiel, von anderswo.
game-truffle = Trüffel
game-truffle-line = Ein Keiler gräbt gegen zwei Frischlinge.
truffle-level-woods = Drei Bäume
truffle-level-woods-line = Ein Trüffel wächst unter einem von drei Bäumen, meistens unter dem dritten.

truffle-boar = Keiler
    .the = der Keiler
    .acc = den Keiler
    .dat = dem Keiler
    .start = Der Keiler
    .a = ein Keiler
truffle-piglet = Frischling
    .the = der Frischling
    .acc = den Frischling
    .dat = dem Frischling
    .start = Der Frischling
    .a = ein Frischling
truffle-truffle = Trüffel
    .the = der Trüffel
    .acc = den Trüffel
    .dat = dem Trüffel
    .start = Der Trüffel
    .a = ein Trüffel
truffle-boar-power = Gräbt am gewählten Baum und weiß nicht, wo der Trüffel ist.
truffle-piglet-power = Riecht, wo der Trüffel ist, und wählt einen Baum, bevor der des Keilers bekannt ist.
truffle-truffle-power = Wächst unter einem der Bäume, und nur der erste Frischling riecht, unter welchem.

truffle-hide-0 = Ein Trüffel wächst unter dem ersten Baum
truffle-hide-1 = Ein Trüffel wächst unter dem zweiten Baum
truffle-hide-2 = Ein Trüffel wächst unter dem dritten Baum
truffle-hide-hidden = Irgendwo wächst ein Trüffel
truffle-boar-0 = Der Keiler geht zum ersten Baum
truffle-boar-1 = Der Keiler geht zum zweiten Baum
truffle-boar-2 = Der Keiler geht zum dritten Baum
truffle-boar-hidden = Der Keiler hat einen Baum gewählt
truffle-nose-0 = Der Frischling geht zum ersten Baum
truffle-nose-1 = Der Frischling geht zum zweiten Baum
truffle-nose-2 = Der Frischling geht zum dritten Baum
truffle-nose-hidden = Der Frischling hat einen Baum gewählt
truffle-squeal-n = Still bleiben
truffle-squeal-y = Quieken
truffle-log-n = Der zweite Frischling bleibt still
truffle-log-y = Der zweite Frischling quiekt, und der Trüffel gehört den Frischlingen
truffle-dug = Beide graben

truffle-end = Wer am richtigen Baum gegraben hat, hat den Trüffel.
truffle-why = Die Tiere stehen an Bäumen: Wähle einen Baum.
truffle-hint-boar = Hier wachsen die meisten Trüffel.
truffle-hint-nose = Hier riechst du den Trüffel.
truffle-hint-squeal = Ein Quieken gewinnt den Trüffel, wenn beide dort stehen.

rules-truffle-goal-title = Der Trüffel
rules-truffle-goal-text = Unter einem von drei Bäumen wächst ein Trüffel. Nur der erste Frischling riecht, wo. Der Keiler und dieser Frischling wählen je einen Baum, ohne den des anderen zu kennen, und graben zugleich. Wer am richtigen Baum gräbt, hat den Trüffel; treffen sie sich dort, darf der zweite Frischling quieken, und der Trüffel gehört den Frischlingen.
