# Dschungel: Lektionen. Ein Titel, und für jeden Schritt, was zu tun ist, und eine Hilfe; zuletzt, was gelernt ist.

jungle-lesson-first-match = Deine erste Partie
jungle-lesson-first-match-1 = Du spielst Rot, unten. Du gewinnst, wenn du in die feindliche Höhle läufst. Zieh mit deiner Ratte ein Feld nach oben.
jungle-lesson-first-match-2 = Tiere ziehen ein Feld weit, nie schräg. Hol den Tiger hinter die Ratte.
jungle-lesson-first-match-3 = Stark schlägt schwach, aber die kleine Ratte schlägt den Elefanten. Schlag ihn!
jungle-lesson-first-match-4 = Dein Tiger kann über das Wasser springen. Bring ihn ans Ufer: zuerst ein Feld nach links.
jungle-lesson-first-match-5 = Noch ein Feld, und der Tiger steht am Ufer.
jungle-lesson-first-match-6 = Die feindliche Ratte ist hinter deinem Elefanten her. Auf diesem Brett schlägt der Elefant auch Ratten: Komm ihr zuvor.
jungle-lesson-first-match-7 = Jetzt spring: Wähle den Tiger, dann das Ufer jenseits des Wassers.
jungle-lesson-first-match-learned = Das weißt du jetzt: Tiere ziehen ein Feld weit, starke schlagen schwache, und mit dem Zug in die feindliche Höhle gewinnst du.

jungle-lesson-ranks = Stark und schwach
jungle-lesson-ranks-1 = Schlag einen Gegner, der schwächer ist als deine Katze.
jungle-lesson-ranks-1-hint = Von stark nach schwach: Elefant, Tiger, Löwe, Leopard, Hund, Wolf, Katze, Ratte.
jungle-lesson-ranks-learned = Das stärkere Tier schlägt das schwächere.

jungle-lesson-equals = Gleich stark
jungle-lesson-equals-1 = Dein Tiger kann einen Gegner schlagen. Finde ihn.
jungle-lesson-equals-1-hint = Tiere derselben Art können einander schlagen, und du bist am Zug.
jungle-lesson-equals-learned = Tiere derselben Art können einander schlagen: Schlag zuerst zu.

jungle-lesson-rat = Klein gegen groß
jungle-lesson-rat-1 = Schlag den Elefanten.
jungle-lesson-rat-1-hint = Nur ein Elefant und die Ratte können einen Elefanten schlagen.
jungle-lesson-rat-learned = Die Ratte ist die Schwächste von allen, doch sie schlägt den Elefanten.

jungle-lesson-swim = Ins Wasser
jungle-lesson-swim-1 = Bring deine Ratte dorthin, wo kein Gegner sie schlagen kann.
jungle-lesson-swim-1-hint = Nur Ratten schwimmen, und kein Tier an Land kann eines im Wasser schlagen.
jungle-lesson-swim-learned = Im Wasser ist eine Ratte vor allen Tieren an Land sicher.

jungle-lesson-leap = Der Sprung
jungle-lesson-leap-1 = Schlag die Katze jenseits des Wassers.
jungle-lesson-leap-1-hint = Löwe und Tiger springen geradewegs über das Wasser, von Ufer zu Ufer.
jungle-lesson-leap-learned = Löwe und Tiger springen über das Wasser und schlagen, was am anderen Ufer steht.

jungle-lesson-across = Ein weiter Sprung
jungle-lesson-across-1 = Schlag die Katze.
jungle-lesson-across-1-hint = So breit das Wasser auch ist, ein Sprung geht geradewegs darüber, längs oder quer.
jungle-lesson-across-learned = Ein Sprung geht geradeaus über das Wasser, so breit es auch ist.

jungle-lesson-blocked = Eine Ratte im Weg
jungle-lesson-blocked-1 = Einer deiner beiden Springer kann einen Gegner schlagen. Finde heraus, welcher.
jungle-lesson-blocked-1-hint = Kein Tier springt über eine Ratte im Wasser.
jungle-lesson-blocked-learned = Eine Ratte im Wasser verhindert jeden Sprung über sie hinweg.

jungle-lesson-trap = Die Falle
jungle-lesson-trap-1 = Gleich läuft der Elefant in deine Höhle. Schlag ihn.
jungle-lesson-trap-1-hint = Ein Tier auf einer Falle hat seine Kraft verloren: Jeder Gegner darf es schlagen.
jungle-lesson-trap-learned = Auf deinen Fallen kannst du jeden Gegner schlagen, so stark er auch ist.

jungle-lesson-den = In die Höhle
jungle-lesson-den-1 = Gewinne in zwei Zügen.
jungle-lesson-den-1-hint = Geh über die Falle vor der Höhle; der Tiger kommt zu spät.
jungle-lesson-den-learned = Mit einem Zug in die feindliche Höhle gewinnst du sofort.

jungle-lesson-guard = Die Höhle bewachen
jungle-lesson-guard-1 = Der Tiger will in deine Höhle. Verhindere es.
jungle-lesson-guard-1-hint = Der Tiger steht auf einer Falle, wo ihn sogar eine Katze schlagen kann.
jungle-lesson-guard-learned = Lass ein Tier bei deiner Höhle: Auf den Fallen schlägt auch ein schwaches jeden Eindringling.

jungle-lesson-last = Der Letzte
jungle-lesson-last-1 = Schlag den letzten Gegner und gewinne.
jungle-lesson-last-1-hint = Im Wasser kann nur ein Schwimmer einen Schwimmer schlagen.
jungle-lesson-last-learned = Du gewinnst auch, wenn du das letzte feindliche Tier schlägst.
