# Os símbolos lidos em voz alta, para quem ouve o ecrã.

stars = { $n ->
        [one] { $n } estrela
       *[other] { $n } estrelas
    }
hearts = { $n ->
        [one] { $n } coração
       *[other] { $n } corações
    }
energy = { $n ->
        [one] { $n } de energia
       *[other] { $n } de energia
    }
smashes = { $n ->
        [one] { $n } patada
       *[other] { $n } patadas
    }
# Os dados, face por face: quantos são diz-se por extenso, para que ninguém os confunda com uma face: “um 1, três 2”.
number = { $n ->
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
       *[other] { $n }
    }
# Quantas ⚡ e quantas ✊: as duas são femininas.
number-energy = { $n ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
       *[other] { $n }
    }
number-smashes = { $n ->
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
       *[other] { $n }
    }
ones = { $n ->
        [one] { $count } 1
       *[other] { $count } 1
    }
twos = { $n ->
        [one] { $count } 2
       *[other] { $count } 2
    }
threes = { $n ->
        [one] { $count } 3
       *[other] { $count } 3
    }
energies = { $n ->
        [one] { $count } de energia
       *[other] { $count } de energia
    }
hearts-rolled = { $n ->
        [one] { $count } coração
       *[other] { $count } corações
    }
smashes-rolled = { $n ->
        [one] { $count } patada
       *[other] { $count } patadas
    }
star-word = estrela
    .plural = estrelas
heart-word = coração
    .plural = corações
energy-word = energia
    .plural = energia
smash-word = patada
    .plural = patadas
# After these words a symbol is one.
one-after = um uma num numa cada outro outra nenhum nenhuma terceira primeira esse essa o do no ao a da na teu tua seu sua para última último sair mostrar obteve como
no-dice = nenhum dado
