# O que se pergunta aos jogadores e o que podem responder. Uma pergunta é uma frase; uma resposta, o que diz um botão.

## Questions

tokens = Quantas fichas de Dado gastas?
    .hint = Cada uma é um dado extra até ao fim do teu turno; no máximo duas por turno.
keep = Que dados guardas? { $rolls ->
        [one] Resta { $rolls } lançamento.
       *[other] Restam { $rolls } lançamentos.
    }
    .hint = Os outros voltas a lançá-los. Guarda todos para parar.
keep-last = Não restam lançamentos: é este o teu resultado?
    .hint = A não ser que um poder te dê outro lançamento, é isto que resolves.
change = Viras algum dado?
    .hint = Já não há mais lançamentos; agora os poderes ainda podem virar dados ou somar algo.
resolve = Que dados resolves agora?
    .hint = Os dados de uma mesma face resolvem-se juntos. A ordem pode importar: primeiro os ♥ ou as ✊?
hearts = Para que usas os teus ♥?
    .hint = Um ♥ cura-te, tira-te um marcador ou, com a carta certa, cura outro monstro.
yield-or-stay = { $attacker } atacou-te em Tóquio. Cedes?
    .hint = Quem cede fica a salvo e deixa Tóquio ao atacante. Quem fica continua a ganhar ★ e a levar patadas.
shop = Tens { $energy }⚡. O que compras?
    .hint = Compra todas as cartas que puderes pagar, ou renova as três por 2⚡.
ending = O teu turno está a acabar. O que vem primeiro?
    .hint = Vários poderes teus agem agora; a ordem é contigo.
choose = Com que Evolução ficas?
    .hint = A outra volta para o teu baralho antes do primeiro turno; mais tarde é descartada.
evolve = { $moment }: jogas uma Evolução?
    .hint = Um bom momento pode demorar a voltar.
power = { $card }: { $asks }

## When an Evolution may be played

moment-attack-looms = Estão a atacar-te
moment-dying = Ficaste sem ♥
moment-energy-goes = Vais perder ⚡
moment-enter-phase = Um monstro vai entrar em Tóquio
moment-entered = Um monstro entrou em Tóquio
moment-others-buy = Outro monstro vai comprar uma carta
moment-others-rolled = Outro monstro fez o último lançamento
moment-others-rolling = Outro monstro acabou de lançar
moment-rolled = Fizeste o teu último lançamento
moment-striking = As tuas ✊ estão prestes a acertar
moment-tallied = O teu resultado é definitivo
moment-turn-begins = O teu turno está prestes a começar
moment-turn-begun = O teu turno começa
moment-turn-closes = O turno está prestes a acabar
moment-victim-decides = Um monstro em que acertaste pode ceder
moment-wound-coming = Vais perder ♥
moment-wounded = Perdeste ♥
moment-yielded = Um monstro cede Tóquio
moment-other = Agora

## Answers

no = Não
yes = Sim
not-now = Agora não
keep-some = Guardar { $dice } e lançar { $others ->
        [one] o outro
       *[other] os outros { $others }
    }
keep-none = Voltar a lançar { $dice ->
        [one] o dado
       *[other] os { $dice } dados
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
usual-order = O resto pela ordem habitual
poison-first = Primeiro o veneno
heal-self = Curar-te com o resto
heal-other = Curar 1♥ a { $who }
cure-poison = Remover um marcador de Veneno
cure-shrink = Remover um marcador de Encolhimento
stay = Ficar em Tóquio
give-way = Ceder Tóquio
done-buying = Não comprar mais
buy = Comprar { $card } por { $price }⚡
buy-top = Comprar { $card } do baralho por { $price }⚡
buy-unseen = Comprar a carta de cima do baralho
buy-from = Comprar { $card } a { $who } por { $price }⚡
sweep = Renovar as cartas por 2⚡
first = Primeiro { $card }
keep-evolution = Ficar com { $card }
play-evolution = Jogar { $card }
use-power = { $does } ({ $card })
use-card = Usar { $card }
card-of = { $card } ({ $who })
reroll-face = Voltar a lançar um dado com { $face }
