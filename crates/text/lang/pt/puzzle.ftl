# Problemas: posições de partidas em que alguém errou, e quanto vale cada resposta.

puzzles = Problemas
about = Uma posição de uma partida, uma pergunta e uma resposta melhor que as outras. O que você erra volta.

## O que se pergunta

what-keep = O que você guardaria?
stay-or-leave = Ficar ou ceder?
what-buy = O que você compraria?
what-do = O que você faria?
asked = Você é { $name }. { $question }
of-the-day = Problema do dia
comes-back = Este você já errou antes
is-new = Um problema novo
known-all = Você já sabe todos: mais uma vez

## O veredito

right = Certo! Você ganha { $chance } dessas partidas.
wrong = Não é o melhor: { $cost }
why = Até o seu próximo turno, “{ $best }” dá em média, comparado com “{ $played }”: { $gains }.
why-overall = “{ $best }” é melhor a longo prazo do que “{ $played }”: até o seu próximo turno quase nada muda.
gain-won = { $points } pontos de ganhar na hora
gain-lives = { $points } pontos de sobreviver
gain-tokyo = { $points } pontos de ficar com Tóquio
gain-rivals = os outros { $amount }
yours = sua resposta
answers = Todas as respostas, com a sua chance de ganhar
answer = Resposta
chance = Chance de ganhar
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
graded-by = Julgado como a análise de uma partida; chances em porcentagem.

## Nas telas

next = Próximo problema
leave = Sair
missing = Não foi possível carregar os problemas. Verifique a conexão e tente de novo.
key-next = próximo problema
no-place = Nada é lembrado: este sistema não tem pasta para isso.
not-kept = Não foi possível salvar o que você praticou: { $why }
plain-next = Enter traz o próximo problema, q sai.
plain-help = Digite o número de uma resposta, ou os dados a guardar. t conta a mesa de novo, s a loja, c NOME uma carta, r uma regra, q sai.

## Na linha de comando

in-book = { $n ->
        [one] { $n } problema ({ $made })
        [many] { $n } de problemas ({ $made })
       *[other] { $n } problemas ({ $made })
    }
table-of = { $edition }, { $players } jogadores
judged-alike = { $n ->
        [one] { $n } problema é julgado como sempre
        [many] { $n } de problemas são julgados como sempre
       *[other] { $n } problemas são julgados como sempre
    }
judged-otherwise = { $n ->
        [one] { $n } problema é julgado de outro modo: { $numbers }
        [many] { $n } de problemas são julgados de outro modo: { $numbers }
       *[other] { $n } problemas são julgados de outro modo: { $numbers }
    }
too-few = { $n ->
        [one] Só { $n } problema foi encontrado; está escrito. Peça menos ou use outra semente.
        [many] Só { $n } de problemas foram encontrados; estão escritos. Peça menos ou use outra semente.
       *[other] Só { $n } problemas foram encontrados; estão escritos. Peça menos ou use outra semente.
    }
no-book = Isto não é um livro de problemas.
