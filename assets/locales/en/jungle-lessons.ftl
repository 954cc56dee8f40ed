# Jungle: lessons. A title, and for each step what to do and a hint, and what it has taught.

jungle-lesson-first-match = Your first match
jungle-lesson-first-match-1 = You play Red, at the bottom. You win by walking into the enemy den. Move your rat one step up.
jungle-lesson-first-match-2 = Animals move one square, never diagonally. Bring the tiger up behind the rat.
jungle-lesson-first-match-3 = The strong take the weak, but the little rat takes the elephant. Take it!
jungle-lesson-first-match-4 = Your tiger can leap over the water. Bring it to the bank: first one step to the left.
jungle-lesson-first-match-5 = One more step, and the tiger stands on the bank.
jungle-lesson-first-match-6 = The enemy rat is after your elephant. On this board the elephant takes rats too: take it first.
jungle-lesson-first-match-7 = Now leap: pick the tiger, then the bank on the far side of the water.
jungle-lesson-first-match-learned = You now know: animals move one square, the strong take the weak, and entering the enemy den wins.

jungle-lesson-ranks = Strong and weak
jungle-lesson-ranks-1 = Take an enemy that is weaker than your cat.
jungle-lesson-ranks-1-hint = From strong to weak: elephant, tiger, lion, leopard, dog, wolf, cat, rat.
jungle-lesson-ranks-learned = A stronger animal takes a weaker one.

jungle-lesson-equals = Equals
jungle-lesson-equals-1 = Your tiger can take an enemy. Find it.
jungle-lesson-equals-1-hint = Animals of the same kind take each other, and it is your turn.
jungle-lesson-equals-learned = Animals of the same kind can take each other, so strike first.

jungle-lesson-rat = Rat and elephant
jungle-lesson-rat-1 = Take the elephant.
jungle-lesson-rat-1-hint = Only an elephant and the rat can take an elephant.
jungle-lesson-rat-learned = The rat is the weakest of all, yet it takes the elephant.

jungle-lesson-swim = Into the water
jungle-lesson-swim-1 = Bring your rat to where nothing can take it.
jungle-lesson-swim-1-hint = Only rats swim, and nothing on land can take an animal in the water.
jungle-lesson-swim-learned = In the water, a rat is safe from everything on land.

jungle-lesson-leap = The leap
jungle-lesson-leap-1 = Take the cat on the far side of the water.
jungle-lesson-leap-1-hint = Lion and tiger leap straight over the water, from bank to bank.
jungle-lesson-leap-learned = Lion and tiger leap over the water and take what stands on the far bank.

jungle-lesson-across = A longer leap
jungle-lesson-across-1 = Take the cat.
jungle-lesson-across-1-hint = However wide the water is, a leap goes straight across it, lengthwise or crosswise.
jungle-lesson-across-learned = A leap goes straight across the water, however wide it is.

jungle-lesson-blocked = A rat in the way
jungle-lesson-blocked-1 = One of your two leapers can take an enemy. Find out which.
jungle-lesson-blocked-1-hint = No animal leaps over a rat in the water.
jungle-lesson-blocked-learned = A rat in the water stops every leap over it.

jungle-lesson-trap = The trap
jungle-lesson-trap-1 = The elephant is about to enter your den. Take it.
jungle-lesson-trap-1-hint = An animal on a trap has lost its strength: any enemy may take it.
jungle-lesson-trap-learned = On your traps you can take any enemy, however strong it is.

jungle-lesson-den = Into the den
jungle-lesson-den-1 = Win in two moves.
jungle-lesson-den-1-hint = Go over the trap in front of the den; the tiger will be too late.
jungle-lesson-den-learned = You win at once by entering the enemy den.

jungle-lesson-guard = Guarding the den
jungle-lesson-guard-1 = The tiger wants to enter your den. Stop it.
jungle-lesson-guard-1-hint = The tiger stands on a trap, where even a cat can take it.
jungle-lesson-guard-learned = Keep an animal near your den: on the traps even a weak one can take an intruder.

jungle-lesson-last = The last one
jungle-lesson-last-1 = Take the last enemy and win.
jungle-lesson-last-1-hint = In the water, only a swimmer can take a swimmer.
jungle-lesson-last-learned = You also win by taking the last enemy animal.
