# Rätsel: die Liste, was sie fragen, und was eine Antwort bringt.

## Wege zur Liste
title-puzzles = Rätsel
setup-puzzles = Rätsel

## Die Liste
puzzles-title = Rätsel
puzzles-today = Heute: Rätsel { $number }
puzzles-streak = { $days ->
    [0] { $longest ->
        [0] Um Mitternacht Weltzeit kommt ein neues Rätsel des Tages.
       *[other] Um Mitternacht Weltzeit kommt ein neues Rätsel des Tages. Längste Serie bisher: { $longest }
    }
    [one] Ein Tag in Folge. Längste Serie bisher: { $longest }
   *[other] { $days } Tage in Folge. Längste Serie bisher: { $longest }
}
puzzles-grade-1 = Stufe 1: auf einen Blick
puzzles-grade-2 = Stufe 2: leicht
puzzles-grade-3 = Stufe 3: mit etwas Nachdenken
puzzles-grade-4 = Stufe 4: schwer
puzzles-grade-5 = Stufe 5: der Computer löst es nicht
puzzles-moves = { $moves ->
    [one] In einem Schritt
   *[other] In { $moves } Schritten
}
puzzles-number = Rätsel { $number }
puzzles-number-solved = Rätsel { $number }, gelöst
puzzles-solved = { $solved } von { $all } gelöst

## Am Tisch
puzzle-on-board = { $puzzle } · { $board }
puzzle-name = Rätsel { $number }, Stufe { $grade }
puzzle-solve = Lösung
puzzle-next = Nächstes Rätsel
puzzle-skip = Anderes Rätsel
puzzle-list = Alle Rätsel
puzzle-hint = Der erste Schritt der Lösung ist auf dem Brett markiert.
puzzle-hint-back = Von hier aus lässt sich das Rätsel nicht mehr lösen. Nimm deinen Zug zurück.
puzzle-not-now = Versuch es erst neu, oder geh zu einem anderen Rätsel.
puzzle-solved = Gelöst!
puzzle-showing = Das ist die Lösung.
puzzle-shown = Das war die Lösung. Spiel sie jetzt selbst!

## Was gefragt ist
puzzle-say = Du spielst { $side }. { $goal }
jungle-puzzle-win = { $moves ->
    [one] Gewinne mit diesem Zug.
   *[other] Gewinne in { $moves } Zügen, was die andere Seite auch tut.
}
arena-puzzle-win = { $moves ->
    [one] Gewinne in diesem Zug. Eine Bewegung genügt.
   *[other] Gewinne in diesem Zug, mit beiden Bewegungen.
}
zoon-puzzle-win = Beginne den Kampf, der die Partie sicher gewinnt.
zoon-puzzle-take = { $worth ->
    [4] Beginne den Kampf, der die feindliche Karte sicher schlägt.
   *[other] Beginne den Kampf mit der besten Aussicht: mindestens { $worth } von 4, was der Gegner auch tut.
}
honga-puzzle-score = Lege deine Scheibe dorthin, wo du in diesem Zug am meisten holen kannst: { $worth ->
    [one] einen Punkt.
   *[other] { $worth } Punkte.
}

## Was eine andere Antwort bringt
puzzle-miss-not-yet = Das gewinnt noch nicht. Ein anderer Zug gewinnt.
puzzle-miss-escape = { $moves ->
    [one] Die andere Seite entkommt: In einem Zug kannst du nicht mehr gewinnen.
   *[other] Die andere Seite entkommt: In { $moves } Zügen kannst du nicht mehr gewinnen.
}
puzzle-miss-lost = Die andere Seite gewinnt vor dir.
puzzle-miss-points = { $best ->
    [one] Das bringt { $gained }; ein Punkt ist möglich.
   *[other] Das bringt { $gained } von { $best } möglichen Punkten.
}
puzzle-miss-free = { $free ->
    [one] Ein Gegner ist noch frei. In diesem Zug hättest du alle fangen können.
   *[other] { $free } Gegner sind noch frei. In diesem Zug hättest du alle fangen können.
}
puzzle-miss-chance = Schlimmstenfalls gelingt das in { $chance } von 4 Fällen. Ein anderer Kampf gelingt in { $best } von 4.
puzzle-miss-no-combat = Damit beginnt kein Kampf, und die Lösung ist ein Kampf.
puzzle-miss-other = Das geht, ist aber nicht die Lösung.
