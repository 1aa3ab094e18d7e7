# Problemas: posições de partidas em que alguém errou, e quanto vale cada resposta.

puzzles = Problemas
about = Uma posição de uma partida, uma pergunta, uma resposta melhor do que as outras. O que errares volta.

## O que se pergunta

what-keep = O que guardarias?
stay-or-leave = Ficar ou ceder?
what-buy = O que comprarias?
what-do = O que farias?
asked = És { $name }. { $question }
of-the-day = Problema do dia
comes-back = Este já o erraste antes
is-new = Um problema novo
known-all = Já os sabes todos: mais uma vez

## O veredito

right = Certo! Ganhas { $chance } destas partidas.
wrong = Não é a melhor: { $cost }
why = Até ao teu próximo turno, “{ $best }” dá em média, em comparação com “{ $played }”: { $gains }.
why-overall = “{ $best }” é melhor a longo prazo do que “{ $played }”: até ao teu próximo turno quase nada muda.
gain-won = { $points } pontos de ganhar já
gain-lives = { $points } pontos de sobreviver
gain-tokyo = { $points } pontos de manter Tóquio
gain-rivals = os outros { $amount }
yours = a tua resposta
answers = Todas as respostas, com a tua probabilidade de ganhar
answer = Resposta
chance = Probabilidade de ganhar
streak = { $n ->
        [one] { $n } dia seguido
        [many] { $n } de dias seguidos
       *[other] { $n } dias seguidos
    }
due = { $n ->
        [one] Hoje volta { $n } problema
        [many] Hoje voltam { $n } de problemas
       *[other] Hoje voltam { $n } problemas
    }
graded-by = Avaliado como na análise de uma partida; probabilidades em percentagem.

## Nos ecrãs

next = Próximo problema
leave = Sair
missing = Não foi possível carregar os problemas. Verifica a ligação e tenta outra vez.
key-next = próximo problema
no-place = Nada fica memorizado: este sistema não tem pasta para isso.
not-kept = Não foi possível guardar o que praticaste: { $why }
plain-next = Enter traz o próximo problema, q sai.
plain-help = Escreve o número de uma resposta, ou os dados a guardar. t volta a contar a mesa, s a loja, c NOME uma carta, r uma regra, q sai.

## Na linha de comando

in-book = { $n ->
        [one] { $n } problema ({ $made })
        [many] { $n } de problemas ({ $made })
       *[other] { $n } problemas ({ $made })
    }
table-of = { $edition }, { $players } jogadores
judged-alike = { $n ->
        [one] { $n } problema é avaliado como sempre
        [many] { $n } de problemas são avaliados como sempre
       *[other] { $n } problemas são avaliados como sempre
    }
judged-otherwise = { $n ->
        [one] { $n } problema é avaliado de outro modo: { $numbers }
        [many] { $n } de problemas são avaliados de outro modo: { $numbers }
       *[other] { $n } problemas são avaliados de outro modo: { $numbers }
    }
too-few = { $n ->
        [one] Só { $n } problema foi encontrado; está escrito. Pede menos ou usa outra semente.
        [many] Só { $n } de problemas foram encontrados; estão escritos. Pede menos ou usa outra semente.
       *[other] Só { $n } problemas foram encontrados; estão escritos. Pede menos ou usa outra semente.
    }
no-book = Isto não é um livro de problemas.
