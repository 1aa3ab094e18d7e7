# Os símbolos lidos em voz alta, para quem escuta a tela.

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
ones = { $n ->
        [one] um 1
       *[other] { $n } vezes 1
    }
twos = { $n ->
        [one] um 2
       *[other] { $n } vezes 2
    }
threes = { $n ->
        [one] um 3
       *[other] { $n } vezes 3
    }
star-word = estrela
    .plural = estrelas
heart-word = coração
    .plural = corações
energy-word = energia
    .plural = energias
smash-word = patada
    .plural = patadas
# After these words a symbol is one.
one-after = um uma num numa cada outro outra nenhum nenhuma terceira primeira esse essa o do no ao a da na seu sua para última último sair tirou como
no-dice = nenhum dado
