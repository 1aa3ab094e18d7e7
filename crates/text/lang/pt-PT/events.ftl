# What happens in a game, one line an event, without a full stop. Monsters have names and no gender.

contested = { $who } obtém { $dice } na disputa pelo primeiro turno
begins = { $who } começa
turn-begins = Começa o turno de { $who }
keeps-nothing = { $active } não guarda nada
keeps = { $active } guarda { $dice }
rolls = { $active } obtém { $dice }
stops = { $active } não lança mais
turned = Um dado é virado de { $from } para { $to }
rerolled = Um dado volta a ser lançado: de { $from } passa a { $to }
rolls-for = { $who } obtém { $dice } por { $card }
adds-smashes = { $active } soma { $smashes }✊ ao resultado
hearts-added = { $active } soma { $hearts }♥ ao resultado
the-roll = O resultado é { $roll }
resolves = { $active } resolve { $dice }
loses-stars = { $who } perde { $n }★
gains-stars = { $who } ganha { $n }★
gains-energy = { $who } ganha { $n }⚡
pays-energy = { $who } paga { $n }⚡
loses-energy = { $who } perde { $n }⚡
heals = { $who } recupera { $hearts }♥
hurt-by-smash = { $who } perde { $hearts }♥ com as ✊ de { $from }
hurt-by = { $who } perde { $hearts }♥ por causa de { $from }
hurt = { $who } perde { $hearts }♥
gives-up-hearts = { $who } abdica de { $hearts }♥, o que não é dano
spared = { $who } escapa de perder { $hearts }♥
misses = { $active } dá patadas no ar
attacks = { $active } ataca { $them }
shielded = { $who } não perde mais ♥ neste turno
yields = { $who } cede Tóquio
stays = { $who } fica em Tóquio
leaves = { $who } sai de Tóquio
enters-city = { $who } entra na Cidade de Tóquio
enters-bay = { $who } entra na Baía de Tóquio
moves-to-city = { $who } passa da Baía para a Cidade de Tóquio
is-out = { $who } fica fora da partida
reborn = { $who } regressa com { $hearts }♥
for-sale = { $card } fica à venda por { $cost }⚡
sweeps = { $who } renova as cartas
reshuffled = Os descartes formam um baralho novo
buys = { $who } compra { $card } por { $paid }⚡
buys-off-deck = { $who } compra { $card } do baralho por { $paid }⚡
buys-off-discards = { $who } compra { $card } dos descartes por { $paid }⚡
buys-from-under = { $who } compra { $card }, que estava reservada, por { $paid }⚡
closed = { $who } não pode comprar { $card } neste turno
set-aside = { $card } fica por baixo de { $power }
buys-from = { $who } compra { $card } a { $seller } por { $paid }⚡
takes = { $who } fica com { $card } sem pagar
digs-up = { $who } encontra { $card } nos descartes
sinks = { $card } vai para o fundo do baralho
gives-up = { $who } abdica de { $card }
mirrors = { $mirror } copia agora { $model }
lent = { $card } é posta à frente de { $who }
numbed = Os dados de { $active } com { $face } não fazem nada neste turno
wasted = Saem do resultado: { $dice }
frozen = Um dado com { $face } fica congelado
joined = O gelo soma { $dice } ao resultado
loses-card = { $who } perde { $card }
uses = { $who } usa { $card }
milled = { $card } é revelada e descartada
gains-card = { $who } recebe { $card } de graça
marked = { $card } fica marcada
targeted = { $who } é o alvo
copies = { $copier } copia agora { $card }
copies-nothing = { $copier } já não copia nada
peeks-first = { $who } vê a primeira carta do baralho{ $seen }
peeks-second = { $who } vê a segunda carta do baralho{ $seen }
peeks-third = { $who } vê a terceira carta do baralho{ $seen }
revived = { $who } agarra-se à vida com { $hearts }♥
picks = { $card } escolhe { $who }
voided = O resultado de { $active } conta menos { $smashes }✊
halted = { $active } não pode lançar mais neste turno
swapped = { $a } e { $b } trocam de lugar
pinned = { $who } não pode ceder
barred = { $active } não entra em Tóquio neste turno
draws = { $who } tira uma Evolução{ $seen }
picks-evolution = { $who } fica com uma Evolução na mão{ $seen }
discards = { $who } descarta { $card }
renewed = As Evoluções descartadas de { $who } formam um baralho novo
plays = { $who } joga { $card }
regains = { $who } recupera { $card }
loses-evolution = { $who } perde { $card }
turn-ends = Acaba o turno de { $who }
nobody-wins = Ninguém ganha
wins = { $who } ganha a partida
wins-with-stars = { $who } ganha a partida com 20★
wins-last = { $who } ganha a partida por ser o último de pé
share-the-win = { $who } partilham a vitória

## With numbers

extra-turn = { $who } joga um turno extra{ $fewer ->
        [0] {""}
        [one] {" "}com menos { $fewer } dado
       *[other] {" "}com menos { $fewer } dados
    }
turn-won = { $who } ganha outro turno{ $fewer ->
        [0] {""}
        [one] {" "}com menos { $fewer } dado
       *[other] {" "}com menos { $fewer } dados
    }
dice-ready = { $who } tem { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } e { $rolls ->
        [one] { $rolls } lançamento
       *[other] { $rolls } lançamentos
    }
more-rolls = { $who } ganha { $rolls ->
        [one] mais { $rolls } lançamento
       *[other] mais { $rolls } lançamentos
    }
gets-poison = { $who } recebe { $n ->
        [one] { $n } marcador de Veneno
       *[other] { $n } marcadores de Veneno
    }
removes-poison = { $who } livra-se de { $n ->
        [one] { $n } marcador de Veneno
       *[other] { $n } marcadores de Veneno
    }
gets-shrink = { $who } recebe { $n ->
        [one] { $n } marcador de Encolhimento
       *[other] { $n } marcadores de Encolhimento
    }
removes-shrink = { $who } livra-se de { $n ->
        [one] { $n } marcador de Encolhimento
       *[other] { $n } marcadores de Encolhimento
    }
gets-tokens = { $who } recebe { $n ->
        [one] { $n } ficha de Dado
       *[other] { $n } fichas de Dado
    }
spends-tokens = { $who } gasta { $n ->
        [one] { $n } ficha de Dado
       *[other] { $n } fichas de Dado
    }
gets-charges = { $card } recebe { $n ->
        [one] { $n } carga
       *[other] { $n } cargas
    }
loses-charges = { $card } perde { $n ->
        [one] { $n } carga
       *[other] { $n } cargas
    }

## Lists of monsters

list-next = { $first }, { $next }
list-last = { $first } e { $last }
# How somebody is named who is attacked.
attacked-name = { $who }
