# Arena: lessons. A title, and for each step what to do and a hint, and what it has taught.

arena-lesson-first-match = Your first match
arena-lesson-first-match-1 = You play Red, at the bottom. Bring animals onto the golden stars on the far side: two points win. Each turn, two different animals act. Send the gazelle three squares ahead.
arena-lesson-first-match-2 = Now a second animal: the elephant, one square ahead.
arena-lesson-first-match-3 = Both have acted. End your turn.
arena-lesson-first-match-4 = The crocodile came too near. Your elephant also strikes diagonally ahead: take it!
arena-lesson-first-match-5 = After a move an animal may face another way. Keep it facing ahead: pick the upper one of the buttons around it.
arena-lesson-first-match-6 = The way is clear: the gazelle runs three squares, into the red defense area of the enemy, and has to stop there.
arena-lesson-first-match-7 = One more square, diagonally, and the gazelle reaches a hunting square: a point!
arena-lesson-first-match-8 = An animal that has scored starts again from home: put the gazelle back. One more point and you win. Now play on by yourself.
arena-lesson-first-match-learned = You now know: two animals act each turn, and golden stars bring points.

arena-lesson-numbers = Exact numbers
arena-lesson-numbers-1 = Take an enemy with your crocodile.
arena-lesson-numbers-1-hint = In the water it moves exactly 2 or 3 squares, so it cannot take the enemy next to it.
arena-lesson-numbers-learned = An animal moves exactly as far as one of its numbers says.

arena-lesson-headings = The way it faces
arena-lesson-headings-1 = Your elephant does not face the enemy. Turn it so that it can strike on your next turn.
arena-lesson-headings-1-hint = It strikes straight ahead and diagonally ahead. Pick it, then one of the buttons around it.
arena-lesson-headings-2 = Now strike.
arena-lesson-headings-2-hint = The enemy is two squares away.
arena-lesson-headings-learned = The way an animal faces decides where it can go; turning it is an action of its own.

arena-lesson-water = Into the water
arena-lesson-water-1 = Take the tiger in the lake.
arena-lesson-water-1-hint = An animal coming from land stops at the first water square, unless it lives in the water.
arena-lesson-water-learned = Coming from land, an animal stops at the first water square unless it lives in the water.

arena-lesson-bend = Around the corner
arena-lesson-bend-1 = Take the crocodile with your lion.
arena-lesson-bend-1-hint = The lion may go three squares ahead and one sideways.
arena-lesson-bend-learned = Some animals can turn a corner: straight ahead, then one square to the side.

arena-lesson-runners = From the side
arena-lesson-runners-1 = Take the giraffe.
arena-lesson-runners-1-hint = Giraffe, gazelle, zebra and kangaroo cannot be taken from the front. Strike from the side.
arena-lesson-runners-learned = Some animals cannot be taken from the front: come from another side.

arena-lesson-sweep = Everything in its way
arena-lesson-sweep-1 = Take both enemies in one move.
arena-lesson-sweep-1-hint = An elephant takes every enemy it runs through.
arena-lesson-sweep-learned = An elephant takes every enemy it runs through, all in one move.

arena-lesson-area = The defense area
arena-lesson-area-1 = Enter the red area in front of you.
arena-lesson-area-1-hint = An animal coming from outside stops on the first red square.
arena-lesson-area-2 = Now hunt: reach a golden square.
arena-lesson-area-2-hint = Inside the area, an animal moves one square at a time.
arena-lesson-area-learned = In the enemy area, an animal stops at the edge and then goes one square at a time.

arena-lesson-home = Springing back
arena-lesson-home-1 = An enemy stands in your area. Take it.
arena-lesson-home-1-hint = Your animals may not stop in your own area, but they strike there and spring back.
arena-lesson-home-learned = In your own area your animals strike and spring back, so you can defend it.

arena-lesson-armor = Armor
arena-lesson-armor-1 = The tiger wears armor. Take it in one turn.
arena-lesson-armor-1-hint = The first hit breaks the armor; a second animal then takes it.
arena-lesson-armor-learned = The first hit breaks the armor, the second takes the animal.

arena-lesson-rescue = Rescue
arena-lesson-rescue-1 = Two of your animals are in prison. Free one.
arena-lesson-rescue-1-hint = Enter the prison square between the hunting squares. Your rescuer then stays there.
arena-lesson-rescue-learned = An animal that enters the enemy prison frees captives and stays there in their place.

arena-lesson-web = The enemy web
arena-lesson-web-1 = Take the spider.
arena-lesson-web-1-hint = An animal that stops next to an enemy spider is caught. But it may run through the web and strike the spider itself.
arena-lesson-web-learned = Stopping beside an enemy spider is dangerous; running through its web is not.

arena-lesson-spider = Your own web
arena-lesson-spider-1 = Catch two enemies in your web with a single step.
arena-lesson-spider-1-hint = The web covers the eight squares around your spider. An enemy that does not leave it on its next turn is caught.
arena-lesson-spider-learned = Your web catches every enemy that does not leave it in its next turn.
