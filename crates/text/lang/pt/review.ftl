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
cards-not-learned = Esta análise não aprendeu algumas cartas desta partida, como as promocionais ou as fantasias: vê o que fazem dentro de um turno, não o que valem mais tarde.
not-measured = Nesta partida ninguém é eliminado. As chances vêm de partidas com eliminação e não foram medidas aqui.

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

## Uma marca em uma frase, para leitores de tela e listas

error-told = Turno { $turn }, { $name }, { $grade }: { $best } teria sido melhor que { $chosen }. Chance de ganhar: { $chance } em vez de { $could }.
luck-up = Turno { $turn }, { $what }: a chance de ganhar de { $name } sobe { $points } pontos.
luck-down = Turno { $turn }, { $what }: a chance de ganhar de { $name } cai { $points } pontos.

## A análise em uma página

luck-or-play = Sorte ou jogo?
luck-or-play-about = Sorte é o que os dados e as cartas deram ou tiraram. Jogo é o que as decisões próprias custaram. Ambos em pontos de cem.
monster = Monstro
chances = Chance de ganhar, em porcentagem
mark-error = Erro
mark-luck = Sorte
one-of = { $what } { $n } de { $all }
played = Jogado
better = Melhor
error-before = Erro anterior
error-after = Próximo erro
look = Olhar a mesa
what-if = E se…? Continuar daqui
copy-link = Copiar o link
save-picture = Imagem para compartilhar
all-marks = Todas as marcas em palavras
keys = N e P levam ao próximo erro e ao anterior; ← e →, à próxima marca e à anterior.
progress = { $n } de { $all } passos analisados
none-yet = Ainda não há nenhum erro.
picture-foot = Kaiju · fui eu ou foram os dados?

## A análise em um terminal

key-error = erro
help-errors = próximo erro e erro anterior
no-more-errors = Não há outro erro nessa direção.
