# Ce que dit l’entraîneur à côté de chaque réponse pendant que quelqu’un décide.

best = meilleure réponse, { $chance } de gagner
as-good = aussi bonne que la meilleure
costs = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
each-answer = Chaque réponse comparée à la meilleure, en points sur cent
not-here = Pas d’entraîneur à une table publique : ici, chacun pense par lui-même.
