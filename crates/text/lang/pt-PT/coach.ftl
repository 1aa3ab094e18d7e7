# O que o treinador diz ao lado de cada resposta enquanto alguém decide.

best = a melhor resposta, { $chance } de ganhar
as-good = tão boa como a melhor
costs = { $n ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
each-answer = Cada resposta em relação à melhor, em pontos de cem
not-here = Numa mesa pública não há treinador: aqui cada um pensa por si.
