# Truffle: the fifth game, from outside the crate.
game-truffle = Truffle
game-truffle-line = A boar digs against two piglets.
truffle-level-woods = Three trees
truffle-level-woods-line = A truffle grows under one of three trees, most often under the third.

truffle-boar = Boar
    .the = the boar
    .start = The boar
    .a = a boar
truffle-piglet = Piglet
    .the = the piglet
    .start = The piglet
    .a = a piglet
truffle-truffle = Truffle
    .the = the truffle
    .start = The truffle
    .a = a truffle
truffle-boar-power = Digs at the tree it chooses, and does not know where the truffle is.
truffle-piglet-power = Smells where the truffle is, and chooses a tree before it knows the boar's.
truffle-truffle-power = Grows under one of the trees, and only the first piglet smells where.

truffle-hide-0 = A truffle grows under the first tree
truffle-hide-1 = A truffle grows under the second tree
truffle-hide-2 = A truffle grows under the third tree
truffle-hide-hidden = A truffle grows somewhere
truffle-boar-0 = The boar goes to the first tree
truffle-boar-1 = The boar goes to the second tree
truffle-boar-2 = The boar goes to the third tree
truffle-boar-hidden = The boar has chosen a tree
truffle-nose-0 = The piglet goes to the first tree
truffle-nose-1 = The piglet goes to the second tree
truffle-nose-2 = The piglet goes to the third tree
truffle-nose-hidden = The piglet has chosen a tree
truffle-squeal-n = Keep quiet
truffle-squeal-y = Squeal
truffle-log-n = The second piglet keeps quiet
truffle-log-y = The second piglet squeals, and the truffle is the piglets'
truffle-dug = Both dig

truffle-end = Whoever dug at the right tree has the truffle.
truffle-why = The animals stand at trees: pick a tree.
truffle-hint-boar = Most truffles grow here.
truffle-hint-nose = You smell the truffle here.
truffle-hint-squeal = A squeal wins the truffle when both stand at it.

rules-truffle-goal-title = The truffle
rules-truffle-goal-text = A truffle grows under one of three trees. Only the first piglet smells where. The boar and that piglet choose a tree each, without knowing the other's, and dig at once. Who digs at the right tree has the truffle; where they meet, the second piglet may squeal, and the truffle is the piglets'.
