# What the coach says beside each answer while somebody decides.

best = best answer, { $chance } to win
as-good = as good as the best
costs = { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
each-answer = Each answer against the best, in points of a hundred
not-here = There is no coach at a public table: everybody thinks alone here.
