# Lo que dice el entrenador junto a cada respuesta mientras alguien decide.

best = la mejor respuesta, { $chance } de ganar
as-good = tan buena como la mejor
costs = { $n ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
each-answer = Cada respuesta frente a la mejor, en puntos de cien
not-here = En una mesa pública no hay entrenador: aquí cada cual piensa por sí mismo.
