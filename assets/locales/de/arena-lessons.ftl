# Arena: Lektionen. Ein Titel, und für jeden Schritt, was zu tun ist, und eine Hilfe; zuletzt, was gelernt ist.

arena-lesson-first-match = Deine erste Partie
arena-lesson-first-match-1 = Du spielst Rot, unten. Bring Tiere auf die goldenen Sterne auf der anderen Seite: Zwei Punkte genügen zum Sieg. In jedem Zug handeln zwei verschiedene Tiere. Schick die Gazelle drei Felder vor.
arena-lesson-first-match-2 = Jetzt ein zweites Tier: der Elefant, ein Feld nach vorn.
arena-lesson-first-match-3 = Beide haben gehandelt. Beende deinen Zug.
arena-lesson-first-match-4 = Das Krokodil kam zu nah. Dein Elefant trifft auch schräg nach vorn: Fang es!
arena-lesson-first-match-5 = Nach einer Bewegung darf ein Tier in eine andere Richtung blicken. Lass es nach vorn blicken: Wähle den oberen der Knöpfe um das Tier.
arena-lesson-first-match-6 = Der Weg ist frei: Die Gazelle läuft drei Felder weit, bis in die rote Abwehrzone des Gegners, und muss dort anhalten.
arena-lesson-first-match-7 = Noch ein Feld, schräg, und die Gazelle erreicht ein Jagdfeld: ein Punkt!
arena-lesson-first-match-8 = Ein Tier, das gepunktet hat, beginnt wieder daheim: Setz die Gazelle zurück. Noch ein Punkt, und du gewinnst. Spiel jetzt allein weiter.
arena-lesson-first-match-learned = Das weißt du jetzt: In jedem Zug handeln zwei Tiere, und goldene Sterne bringen Punkte.

arena-lesson-numbers = Genaue Zahlen
arena-lesson-numbers-1 = Fang einen Gegner mit deinem Krokodil.
arena-lesson-numbers-1-hint = Im Wasser zieht es genau 2 oder 3 Felder weit: Den Gegner direkt daneben kann es also nicht fangen.
arena-lesson-numbers-learned = Ein Tier zieht genau so weit, wie eine seiner Zahlen sagt.

arena-lesson-headings = Die Blickrichtung
arena-lesson-headings-1 = Dein Elefant ist nicht dem Gegner zugewandt. Dreh ihn so, dass er in deinem nächsten Zug treffen kann.
arena-lesson-headings-1-hint = Er trifft geradeaus und schräg nach vorn. Wähle ihn, dann einen der Knöpfe um ihn herum.
arena-lesson-headings-2 = Jetzt triff.
arena-lesson-headings-2-hint = Der Gegner ist zwei Felder entfernt.
arena-lesson-headings-learned = Wohin ein Tier blickt, entscheidet, wohin es kann; es zu drehen ist eine eigene Aktion.

arena-lesson-water = Ins Wasser
arena-lesson-water-1 = Fang den Tiger im See.
arena-lesson-water-1-hint = Ein Tier, das vom Land kommt, hält auf dem ersten Wasserfeld an, außer es lebt im Wasser.
arena-lesson-water-learned = Ein Tier, das vom Land kommt und nicht im Wasser lebt, hält auf dem ersten Wasserfeld an.

arena-lesson-bend = Um die Ecke
arena-lesson-bend-1 = Fang das Krokodil mit deinem Löwen.
arena-lesson-bend-1-hint = Der Löwe darf drei Felder nach vorn ziehen und eines zur Seite.
arena-lesson-bend-learned = Manche Tiere ziehen um die Ecke: geradeaus, dann ein Feld zur Seite.

arena-lesson-runners = Von der Seite
arena-lesson-runners-1 = Fang die Giraffe.
arena-lesson-runners-1-hint = Giraffe, Gazelle, Zebra und Känguru sind von vorn nicht zu fangen. Triff von der Seite.
arena-lesson-runners-learned = Manche Tiere lassen sich nicht von vorn fangen: Komm von einer anderen Seite.

arena-lesson-sweep = Alles auf dem Weg
arena-lesson-sweep-1 = Fang beide Gegner in einer Bewegung.
arena-lesson-sweep-1-hint = Ein Elefant fängt jeden Gegner, durch den er hindurchläuft.
arena-lesson-sweep-learned = Ein Elefant fängt jeden Gegner, durch den er hindurchläuft, alle in einer Bewegung.

arena-lesson-area = Die Abwehrzone
arena-lesson-area-1 = Zieh in die rote Zone vor dir.
arena-lesson-area-1-hint = Ein Tier, das von außen kommt, hält auf dem ersten roten Feld an.
arena-lesson-area-2 = Jetzt jage: Erreiche ein goldenes Feld.
arena-lesson-area-2-hint = In der Zone zieht ein Tier Feld für Feld.
arena-lesson-area-learned = In der feindlichen Zone hält ein Tier am Rand an und geht dann ein Feld nach dem anderen.

arena-lesson-home = Zurückprallen
arena-lesson-home-1 = Ein Gegner steht in deiner Zone. Fang ihn.
arena-lesson-home-1-hint = Deine Tiere dürfen in der eigenen Zone nicht anhalten, aber sie treffen dort und prallen zurück.
arena-lesson-home-learned = In der eigenen Zone treffen deine Tiere und prallen zurück: So kannst du sie verteidigen.

arena-lesson-armor = Der Panzer
arena-lesson-armor-1 = Der Tiger trägt einen Panzer. Fang ihn in einem Zug.
arena-lesson-armor-1-hint = Der erste Treffer zerbricht den Panzer; dann fängt ihn ein zweites Tier.
arena-lesson-armor-learned = Der erste Treffer zerbricht den Panzer, der zweite fängt das Tier.

arena-lesson-rescue = Befreiung
arena-lesson-rescue-1 = Zwei deiner Tiere sind im Gefängnis. Befreie eines.
arena-lesson-rescue-1-hint = Zieh auf das Gefängnisfeld zwischen den Jagdfeldern. Dein Befreier bleibt dann dort.
arena-lesson-rescue-learned = Ein Tier, das das feindliche Gefängnis betritt, befreit Gefangene und bleibt an ihrer Stelle dort.

arena-lesson-web = Das feindliche Netz
arena-lesson-web-1 = Fang die Spinne.
arena-lesson-web-1-hint = Ein Tier, das neben einer feindlichen Spinne anhält, ist gefangen. Aber es darf durch das Netz laufen und die Spinne selbst treffen.
arena-lesson-web-learned = Neben einer feindlichen Spinne anzuhalten ist gefährlich, durch ihr Netz zu laufen nicht.

arena-lesson-spider = Dein eigenes Netz
arena-lesson-spider-1 = Bring mit einem Schritt zwei Gegner in dein Netz.
arena-lesson-spider-1-hint = Das Netz liegt auf den acht Feldern rings um deine Spinne. Ein Gegner, der es in seinem nächsten Zug nicht verlässt, ist gefangen.
arena-lesson-spider-learned = Dein Netz fängt jeden Gegner, der es in seinem nächsten Zug nicht verlässt.
