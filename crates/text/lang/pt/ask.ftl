# O que se pergunta aos jogadores e o que eles podem responder. Uma pergunta é uma frase; uma resposta, o que diz um botão.

## Questions

tokens = Quantas fichas de Dado você gasta?
    .hint = Cada uma é um dado extra até o fim do seu turno; no máximo duas por turno.
keep = Quais dados você guarda? { $rolls ->
        [one] Resta { $rolls } rolagem.
       *[other] Restam { $rolls } rolagens.
    }
    .hint = Os outros você rola de novo. Guarde todos para parar.
keep-last = Não restam rolagens: é este o seu resultado?
    .hint = A menos que um poder dê outra rolagem, é isto que você resolve.
change = Quer virar algum dado?
    .hint = As rolagens acabaram; agora os poderes ainda podem virar dados ou somar algo.
resolve = Quais dados você resolve agora?
    .hint = Os dados de uma mesma face se resolvem juntos. A ordem pode importar: primeiro os ♥ ou as ✊?
hearts = Para que você usa seus ♥?
    .hint = Um ♥ cura você, tira um marcador seu ou, com a carta certa, cura outro monstro.
yield-or-stay = { $attacker } atacou você em Tóquio. Você cede?
    .hint = Quem cede fica a salvo e deixa Tóquio para o atacante. Quem fica continua ganhando ★ e levando patadas.
shop = Você tem { $energy }⚡. O que vai comprar?
    .hint = Compre todas as cartas que puder pagar, ou renove as três por 2⚡.
ending = Seu turno está acabando. O que vem primeiro?
    .hint = Vários poderes seus agem agora; a ordem é sua.
choose = Com qual Evolução você fica?
    .hint = A outra volta para o seu baralho antes do primeiro turno; mais tarde é descartada.
evolve = { $moment }: quer jogar uma Evolução?
    .hint = Um bom momento pode demorar a voltar.
power = { $card }: { $asks }

## When an Evolution may be played

moment-attack-looms = Estão atacando você
moment-dying = Seus ♥ acabaram
moment-energy-goes = Você vai perder ⚡
moment-enter-phase = Alguém vai entrar em Tóquio
moment-entered = Alguém entrou em Tóquio
moment-others-buy = Outro monstro vai comprar uma carta
moment-others-rolled = Outro monstro fez a última rolagem
moment-others-rolling = Outro monstro acabou de rolar
moment-rolled = Você fez sua última rolagem
moment-striking = Suas ✊ estão prestes a acertar
moment-tallied = Seu resultado é definitivo
moment-turn-begins = Seu turno está prestes a começar
moment-turn-begun = Começa o seu turno
moment-turn-closes = O turno está prestes a acabar
moment-victim-decides = Alguém que você acertou pode ceder
moment-wound-coming = Você vai perder ♥
moment-wounded = Você perdeu ♥
moment-yielded = Alguém cede Tóquio
moment-other = Agora

## Answers

no = Não
yes = Sim
not-now = Agora não
keep-some = Guardar { $dice } e rolar { $others ->
        [one] o outro
       *[other] os outros { $others }
    }
keep-none = Rolar { $dice ->
        [one] o dado de novo
       *[other] os { $dice } dados de novo
    }
keep-all = Guardar tudo e parar
take-roll = Ficar com { $dice }
spend-tokens = { $n ->
        [0] Não gastar nenhuma
        [one] Gastar { $n } ficha de Dado
       *[other] Gastar { $n } fichas de Dado
    }
leave-dice = Deixar os dados como estão
turn-die = Virar { $from } para { $to } ({ $card })
resolve-face = Resolver { $dice }
usual-order = O resto na ordem habitual
poison-first = Primeiro o veneno
heal-self = Curar-se com o resto
heal-other = Curar 1♥ de { $who }
cure-poison = Tirar um marcador de Veneno
cure-shrink = Tirar um marcador de Encolhimento
stay = Ficar em Tóquio
give-way = Ceder Tóquio
done-buying = Não comprar mais
buy = Comprar { $card } por { $price }⚡
buy-top = Comprar { $card } do baralho por { $price }⚡
buy-unseen = Comprar a carta do topo do baralho
buy-from = Comprar { $card } de { $who } por { $price }⚡
sweep = Renovar as cartas por 2⚡
first = Primeiro { $card }
keep-evolution = Ficar com { $card }
play-evolution = Jogar { $card }
use-power = { $does } ({ $card })
use-card = Usar { $card }
card-of = { $card } ({ $who })
reroll-face = Rolar de novo um dado com { $face }
