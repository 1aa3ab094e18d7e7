# Ciò che dice l'allenatore accanto a ogni risposta mentre qualcuno decide.

best = la risposta migliore, { $chance } di vincere
as-good = buona quanto la migliore
costs = { $n ->
        [one] { $points } punto
       *[other] { $points } punti
    }
each-answer = Ogni risposta confrontata con la migliore, in punti su cento
not-here = Niente allenatore a un tavolo pubblico: qui ognuno pensa con la sua testa.
