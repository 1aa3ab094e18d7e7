# What happens in a game, one line an event, without a full stop. Monsters have names and no gender.

contested = { $who } ottiene { $dice } per vedere chi comincia
begins = Comincia { $who }
turn-begins = Comincia il turno di { $who }
keeps-nothing = { $active } non tiene nulla
keeps = { $active } tiene { $dice }
rolls = { $active } ottiene { $dice }
stops = { $active } smette di lanciare
turned = Un dado viene girato da { $from } a { $to }
rerolled = Un dado viene rilanciato: { $from } diventa { $to }
rolls-for = { $who } ottiene { $dice } per { $card }
adds-smashes = { $active } aggiunge { $smashes }✊ al risultato
hearts-added = { $active } aggiunge { $hearts }♥ al risultato
the-roll = Il risultato è { $roll }
resolves = { $active } risolve { $dice }
loses-stars = { $who } perde { $n }★
gains-stars = { $who } guadagna { $n }★
gains-energy = { $who } guadagna { $n }⚡
pays-energy = { $who } paga { $n }⚡
loses-energy = { $who } perde { $n }⚡
heals = { $who } recupera { $hearts }♥
hurt-by-smash = { $who } perde { $hearts }♥ per le ✊ di { $from }
hurt-by = { $who } perde { $hearts }♥ per { $from }
hurt = { $who } perde { $hearts }♥
gives-up-hearts = { $who } rinuncia a { $hearts }♥, che non contano come danno
spared = { $who } evita di perdere { $hearts }♥
misses = { $active } colpisce l'aria
attacks = { $active } attacca { $them }
shielded = { $who } non perde più ♥ in questo turno
yields = { $who } cede Tokyo
stays = { $who } resta a Tokyo
leaves = { $who } lascia Tokyo
enters-city = { $who } entra nella città di Tokyo
enters-bay = { $who } entra nella baia di Tokyo
moves-to-city = { $who } passa dalla baia alla città di Tokyo
is-out = { $who } esce dalla partita
reborn = { $who } torna con { $hearts }♥
for-sale = { $card } è in vendita per { $cost }⚡
sweeps = { $who } rinnova le carte
reshuffled = Gli scarti diventano un nuovo mazzo
buys = { $who } compra { $card } per { $paid }⚡
buys-off-deck = { $who } compra { $card } dal mazzo per { $paid }⚡
buys-off-discards = { $who } compra { $card } dagli scarti per { $paid }⚡
buys-from-under = { $who } compra { $card }, messa da parte, per { $paid }⚡
closed = { $who } non può comprare { $card } in questo turno
set-aside = { $card } finisce sotto { $power }
buys-from = { $who } compra { $card } da { $seller } per { $paid }⚡
takes = { $who } prende { $card } senza pagare
digs-up = { $who } trova { $card } tra gli scarti
sinks = { $card } va in fondo al mazzo
gives-up = { $who } rinuncia a { $card }
mirrors = { $mirror } ora copia { $model }
lent = { $card } viene messa davanti a { $who }
numbed = I dadi di { $active } che mostrano { $face } non fanno nulla in questo turno
wasted = Tolti dal risultato: { $dice }
frozen = Un dado che mostra { $face } viene congelato
joined = Il ghiaccio aggiunge { $dice } al risultato
loses-card = { $who } perde { $card }
uses = { $who } usa { $card }
milled = { $card } viene scoperta e scartata
gains-card = { $who } riceve { $card } gratis
marked = { $card } viene segnata
targeted = { $who } è il bersaglio
copies = { $copier } ora copia { $card }
copies-nothing = { $copier } ora non copia nulla
peeks-first = { $who } guarda la prima carta del mazzo{ $seen }
peeks-second = { $who } guarda la seconda carta del mazzo{ $seen }
peeks-third = { $who } guarda la terza carta del mazzo{ $seen }
revived = { $who } si aggrappa alla vita con { $hearts }♥
picks = { $card } sceglie { $who }
voided = Il risultato di { $active } conta { $smashes }✊ in meno
halted = { $active } non può più lanciare in questo turno
swapped = { $a } e { $b } si scambiano di posto
pinned = { $who } non può cedere
barred = { $active } resta fuori da Tokyo in questo turno
draws = { $who } pesca un'Evoluzione{ $seen }
picks-evolution = { $who } prende in mano un'Evoluzione{ $seen }
discards = { $who } scarta { $card }
renewed = Le Evoluzioni scartate di { $who } diventano un nuovo mazzo
plays = { $who } gioca { $card }
regains = { $who } riprende in mano { $card }
loses-evolution = { $who } perde { $card }
turn-ends = Finisce il turno di { $who }
nobody-wins = Nessuno vince
wins = { $who } vince la partita
wins-with-stars = { $who } vince la partita con 20★
wins-last = { $who } vince la partita: nessun altro è in piedi
share-the-win = { $who } si dividono la vittoria

## With numbers

extra-turn = { $who } gioca un turno aggiuntivo{ $fewer ->
        [0] {""}
        [one] {" "}con { $fewer } dado in meno
       *[other] {" "}con { $fewer } dadi in meno
    }
turn-won = { $who } vince un altro turno{ $fewer ->
        [0] {""}
        [one] {" "}con { $fewer } dado in meno
       *[other] {" "}con { $fewer } dadi in meno
    }
dice-ready = { $who } ha { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } e { $rolls ->
        [one] { $rolls } lancio
       *[other] { $rolls } lanci
    }
more-rolls = { $who } ottiene { $rolls ->
        [one] { $rolls } lancio in più
       *[other] { $rolls } lanci in più
    }
gets-poison = { $who } riceve { $n ->
        [one] { $n } segnalino Veleno
       *[other] { $n } segnalini Veleno
    }
removes-poison = { $who } si toglie { $n ->
        [one] { $n } segnalino Veleno
       *[other] { $n } segnalini Veleno
    }
gets-shrink = { $who } riceve { $n ->
        [one] { $n } segnalino Riduzione
       *[other] { $n } segnalini Riduzione
    }
removes-shrink = { $who } si toglie { $n ->
        [one] { $n } segnalino Riduzione
       *[other] { $n } segnalini Riduzione
    }
gets-tokens = { $who } riceve { $n ->
        [one] { $n } gettone Dado
       *[other] { $n } gettoni Dado
    }
spends-tokens = { $who } spende { $n ->
        [one] { $n } gettone Dado
       *[other] { $n } gettoni Dado
    }
gets-charges = { $card } riceve { $n ->
        [one] { $n } carica
       *[other] { $n } cariche
    }
loses-charges = { $card } perde { $n ->
        [one] { $n } carica
       *[other] { $n } cariche
    }

## Lists of monsters

list-next = { $first }, { $next }
list-last = { $first } e { $last }
# How somebody is named who is attacked.
attacked-name = { $who }
