# Was der Trainer neben jede Antwort schreibt, während jemand entscheidet.

best = beste Antwort, { $chance } Gewinnchance
as-good = so gut wie die beste
costs = { $n ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
each-answer = Jede Antwort im Vergleich zur besten, in Punkten von hundert
not-here = An einem öffentlichen Tisch gibt es keinen Trainer: Hier denkt jeder selbst.
