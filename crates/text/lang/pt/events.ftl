# What happens in a game, one line an event, without a full stop. Monsters have names and no gender.

contested = { $who } tira { $dice } para ver quem começa
begins = { $who } começa
turn-begins = Começa o turno de { $who }
keeps-nothing = { $active } não guarda nada
keeps = { $active } guarda { $dice }
rolls = { $active } tira { $dice }
stops = { $active } não rola mais
turned = Um dado é virado de { $from } para { $to }
rerolled = Um dado é rolado de novo: o { $from } vira { $to }
rolls-for = { $who } tira { $dice } por { $card }
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
hurt-by-smash = { $who } perde { $hearts }♥ para as ✊ de { $from }
hurt-by = { $who } perde { $hearts }♥ para { $from }
hurt = { $who } perde { $hearts }♥
gives-up-hearts = { $who } abre mão de { $hearts }♥, o que não é dano
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
is-out = { $who } está fora da partida
reborn = { $who } volta à partida com { $hearts }♥
for-sale = { $card } fica à venda por { $cost }⚡
sweeps = { $who } renova as cartas
reshuffled = Os descartes formam um baralho novo
buys = { $who } compra { $card } por { $paid }⚡
buys-off-deck = { $who } compra { $card } do baralho por { $paid }⚡
buys-off-discards = { $who } compra { $card } dos descartes por { $paid }⚡
buys-from-under = { $who } compra { $card }, que estava reservada, por { $paid }⚡
closed = { $who } não pode comprar { $card } neste turno
set-aside = { $card } fica embaixo de { $power }
buys-from = { $who } compra { $card } de { $seller } por { $paid }⚡
takes = { $who } pega { $card } sem pagar
digs-up = { $who } encontra { $card } nos descartes
sinks = { $card } vai para o fundo do baralho
gives-up = { $who } abre mão de { $card }
mirrors = { $mirror } agora copia { $model }
lent = { $card } é colocada diante de { $who }
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
copies = { $copier } agora copia { $card }
copies-nothing = { $copier } não copia mais nada
peeks-first = { $who } olha a primeira carta do baralho{ $seen }
peeks-second = { $who } olha a segunda carta do baralho{ $seen }
peeks-third = { $who } olha a terceira carta do baralho{ $seen }
revived = { $who } se agarra à vida com { $hearts }♥
picks = { $card } escolhe { $who }
voided = O resultado de { $active } conta { $smashes }✊ a menos
halted = { $active } não pode mais rolar neste turno
swapped = { $a } e { $b } trocam de lugar
pinned = { $who } não pode ceder
barred = { $active } não entra em Tóquio neste turno
draws = { $who } puxa uma Evolução{ $seen }
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
wins-last = { $who } ganha a partida como o último de pé
share-the-win = { $who } dividem a vitória

## With numbers

extra-turn = { $who } joga um turno extra{ $fewer ->
        [0] {""}
        [one] {" "}com { $fewer } dado a menos
       *[other] {" "}com { $fewer } dados a menos
    }
turn-won = { $who } ganha outro turno{ $fewer ->
        [0] {""}
        [one] {" "}com { $fewer } dado a menos
       *[other] {" "}com { $fewer } dados a menos
    }
dice-ready = { $who } tem { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } e { $rolls ->
        [one] { $rolls } rolagem
       *[other] { $rolls } rolagens
    }
more-rolls = { $who } ganha { $rolls ->
        [one] { $rolls } rolagem a mais
       *[other] { $rolls } rolagens a mais
    }
gets-poison = { $who } recebe { $n ->
        [one] { $n } marcador de Veneno
       *[other] { $n } marcadores de Veneno
    }
removes-poison = { $who } remove { $n ->
        [one] { $n } marcador de Veneno
       *[other] { $n } marcadores de Veneno
    }
gets-shrink = { $who } recebe { $n ->
        [one] { $n } marcador de Encolhimento
       *[other] { $n } marcadores de Encolhimento
    }
removes-shrink = { $who } remove { $n ->
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
