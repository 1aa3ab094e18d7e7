# O que diz a análise de uma partida: quanto valeram as decisões e a sorte.

## Como cada um chegou ao seu resultado

how-it-came = Como se chegou até aqui
chances-explained = Chances de ganhar, em pontos de cem. O começo, a sorte, as decisões próprias e as dos outros somam o resultado.
start = começo
luck = sorte
own = jogo
others = outros
result = resultado
accuracy = precisão
nothing-at-stake = –
not-over = A partida não terminou; o resultado é a chance nesse momento.

## Graus

fine = bem
inaccuracy = imprecisão
mistake = erro
blunder = erro grave
inaccuracies = { $n ->
        [one] { $n } imprecisão
       *[other] { $n } imprecisões
    }
mistakes = { $n ->
        [one] { $n } erro
       *[other] { $n } erros
    }
blunders = { $n ->
        [one] { $n } erro grave
       *[other] { $n } erros graves
    }
no-errors = sem erros

## Erros e sorte, um por um

errors = O que teria sido melhor
no-errors-at-all = Ninguém cometeu um erro digno de nota.
lucky = A maior sorte
at = turno { $turn }, passo { $step }
instead = { $best } em vez de { $chosen }
from-to = { $chance } em vez de { $best } ({ $loss }, { $grade })
uncertain = mais ou menos { $error }
fell = a rolagem de { $name }
other-luck = algo apareceu no turno de { $name }
for-whom = { $name } { $points }
more = { $n ->
        [one] mais { $n }; --all conta
       *[other] mais { $n }; --all conta todos
    }
reviewing = passos
