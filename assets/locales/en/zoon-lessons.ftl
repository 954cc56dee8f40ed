# Zoon: lessons. A title, and for each step what to do and a hint, and what it has taught.

zoon-lesson-first-match = Your first match
zoon-lesson-first-match-1 = Your cards are called Zoons. You win by defeating the enemy Emblem, the card with the banner. Choose how to lay your cards out: the shield.
zoon-lesson-first-match-2 = Every card moves by the small grid on it: its marked squares show where it can go. Move this one a square ahead.
zoon-lesson-first-match-3 = An enemy has come near, face down: you cannot see what it is. Your card is strong: attack it!
zoon-lesson-first-match-4 = Touch a corner of the enemy card: its number, or the one diagonally opposite, counts for the enemy, who touches your card too. The higher number wins. You cannot see theirs, so choose freely.
zoon-lesson-first-match-5 = Your card has won. Move another one ahead; then play on by yourself, look for the enemy Emblem, and guard your own.
zoon-lesson-first-match-learned = You now know: cards move by their grids, and in a combat you touch a corner.

zoon-lesson-grids = The grid
zoon-lesson-grids-1 = Attack the enemy Emblem.
zoon-lesson-grids-1-hint = Point at a card to see its grid: one of yours goes diagonally.
zoon-lesson-grids-learned = The grid on a card shows where it can go.

zoon-lesson-path = A free path
zoon-lesson-path-1 = Attack an enemy.
zoon-lesson-path-1-hint = To go two squares ahead, the first one must be free.
zoon-lesson-path-learned = On a path, every square before the last has to be free.

zoon-lesson-flight = Flying over
zoon-lesson-flight-1 = Attack an enemy.
zoon-lesson-flight-1-hint = Green squares of a grid are reached directly, whatever lies between.
zoon-lesson-flight-learned = Green squares are reached directly, over everything in between.

zoon-lesson-corners = Corners
zoon-lesson-corners-1 = Bring down the Emblem. Both cards lie open: look at the corners before you touch one.
zoon-lesson-corners-1-hint = The number you touch counts for the enemy. A star saves it.
zoon-lesson-corners-learned = The number you touch counts for the enemy: touch a low one, and no star.

zoon-lesson-sight = The Priest sees
zoon-lesson-sight-1 = Your Priest lets you look at hidden cards when the enemy touches its star. Attack with the Priest.
zoon-lesson-sight-2 = Touch a corner. The enemy touches the star, so you may then look at two hidden cards.
zoon-lesson-sight-3 = Look at the card as long as you like, then press Done.
zoon-lesson-sight-4 = Now you know enough: bring down the Emblem with your Hero.
zoon-lesson-sight-4-hint = The Hero reaches all three hidden cards. If you saw two others, the third is the Emblem.
zoon-lesson-sight-learned = A star gives a card a power of its own: the Priest sees hidden cards.

zoon-lesson-secret = A hidden card
zoon-lesson-secret-1 = Bring down the Emblem. Two of your cards reach it, and the enemy has seen one of them.
zoon-lesson-secret-1-hint = The enemy touches the low corner of an open card, but cannot know the corners of a hidden one.
zoon-lesson-secret-learned = A card that the enemy has not seen fights better: its weak corners are unknown.

zoon-lesson-shot = A shot
zoon-lesson-shot-1 = Strike the Emblem from afar with a trump from your hand.
zoon-lesson-shot-1-hint = The Pebble Throw reaches two squares ahead of a Soldier.
zoon-lesson-shot-learned = With a shot the trump itself fights, from afar, and none of your cards is at risk.

zoon-lesson-gear = Gear
zoon-lesson-gear-1 = Give your Soldier the armor.
zoon-lesson-gear-1-hint = Pick the trump in your hand, then the card.
zoon-lesson-gear-learned = Gear stays with the card on which it is laid.

zoon-lesson-rampart = A wall
zoon-lesson-rampart-1 = The enemy is about to attack. Block its way.
zoon-lesson-rampart-1-hint = The Peat Rampart covers two free squares side by side in your camp.
zoon-lesson-rampart-learned = Terrain can block the enemy’s way.
