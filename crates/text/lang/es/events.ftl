# What happens in a game, one line an event, without a full stop. Monsters have names and no gender.

contested = { $who } saca { $dice } para ver quién empieza
begins = Empieza { $who }
turn-begins = Empieza el turno de { $who }
keeps-nothing = { $active } no conserva nada
keeps = { $active } conserva { $dice }
rolls = { $active } saca { $dice }
stops = { $active } ya no lanza más
turned = Un dado se gira de { $from } a { $to }
rerolled = Se vuelve a lanzar un dado: el { $from } pasa a { $to }
rolls-for = { $who } saca { $dice } por { $card }
adds-smashes = { $active } suma { $smashes }✊ a la tirada
hearts-added = { $active } suma { $hearts }♥ a la tirada
the-roll = La tirada es { $roll }
resolves = { $active } resuelve { $dice }
loses-stars = { $who } pierde { $n }★
gains-stars = { $who } gana { $n }★
gains-energy = { $who } gana { $n }⚡
pays-energy = { $who } paga { $n }⚡
loses-energy = { $who } pierde { $n }⚡
heals = { $who } recupera { $hearts }♥
hurt-by-smash = { $who } pierde { $hearts }♥ por los ✊ de { $from }
hurt-by = { $who } pierde { $hearts }♥ ante { $from }
hurt = { $who } pierde { $hearts }♥
gives-up-hearts = { $who } renuncia a { $hearts }♥, lo que no es daño
spared = { $who } se libra de perder { $hearts }♥
misses = { $active } da golpes al aire
attacks = { $active } ataca { $them }
shielded = { $who } no pierde más ♥ este turno
yields = { $who } cede Tokyo
stays = { $who } se queda en Tokyo
leaves = { $who } deja Tokyo
enters-city = { $who } entra en la ciudad de Tokyo
enters-bay = { $who } entra en la bahía de Tokyo
moves-to-city = { $who } pasa de la bahía a la ciudad de Tokyo
is-out = { $who } queda fuera de la partida
reborn = { $who } vuelve a la partida con { $hearts }♥
for-sale = { $card } sale a la venta por { $cost }⚡
sweeps = { $who } renueva las cartas
reshuffled = Los descartes forman un mazo nuevo
buys = { $who } compra { $card } por { $paid }⚡
buys-off-deck = { $who } compra { $card } del mazo por { $paid }⚡
buys-off-discards = { $who } compra { $card } de los descartes por { $paid }⚡
buys-from-under = { $who } compra { $card }, que estaba apartada, por { $paid }⚡
closed = { $who } no puede comprar { $card } este turno
set-aside = { $card } queda debajo de { $power }
buys-from = { $who } compra { $card } a { $seller } por { $paid }⚡
takes = { $who } toma { $card } sin pagar
digs-up = { $who } encuentra { $card } en los descartes
sinks = { $card } va debajo del mazo
gives-up = { $who } renuncia a { $card }
mirrors = { $mirror } copia ahora { $model }
lent = { $card } se coloca ante { $who }
numbed = Los dados de { $active } con { $face } no hacen nada este turno
wasted = Salen de la tirada: { $dice }
frozen = Un dado con { $face } queda congelado
joined = El hielo suma { $dice } a la tirada
loses-card = { $who } pierde { $card }
uses = { $who } usa { $card }
milled = { $card } se descubre y se descarta
gains-card = { $who } recibe { $card } gratis
marked = { $card } queda marcada
targeted = { $who } es el objetivo
copies = { $copier } copia ahora { $card }
copies-nothing = { $copier } ya no copia nada
peeks-first = { $who } mira la primera carta del mazo{ $seen }
peeks-second = { $who } mira la segunda carta del mazo{ $seen }
peeks-third = { $who } mira la tercera carta del mazo{ $seen }
revived = { $who } se aferra a la vida con { $hearts }♥
picks = { $card } elige a { $who }
voided = La tirada de { $active } cuenta { $smashes }✊ menos
halted = { $active } ya no puede lanzar este turno
swapped = { $a } y { $b } cambian de sitio
pinned = { $who } no puede ceder
barred = { $active } no entra en Tokyo este turno
draws = { $who } roba una Evolución{ $seen }
picks-evolution = { $who } se queda una Evolución en la mano{ $seen }
discards = { $who } descarta { $card }
renewed = Las Evoluciones descartadas de { $who } forman un mazo nuevo
plays = { $who } juega { $card }
regains = { $who } recupera { $card }
loses-evolution = { $who } pierde { $card }
turn-ends = Acaba el turno de { $who }
nobody-wins = Nadie gana
wins = { $who } gana la partida
wins-with-stars = { $who } gana la partida con 20★
wins-last = { $who } gana la partida por ser el último en pie
share-the-win = { $who } comparten la victoria

## With numbers

extra-turn = { $who } juega un turno adicional{ $fewer ->
        [0] {""}
        [one] {" "}con { $fewer } dado menos
       *[other] {" "}con { $fewer } dados menos
    }
turn-won = { $who } gana otro turno{ $fewer ->
        [0] {""}
        [one] {" "}con { $fewer } dado menos
       *[other] {" "}con { $fewer } dados menos
    }
dice-ready = { $who } tiene { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } y { $rolls ->
        [one] { $rolls } lanzamiento
       *[other] { $rolls } lanzamientos
    }
more-rolls = { $who } consigue { $rolls ->
        [one] { $rolls } lanzamiento más
       *[other] { $rolls } lanzamientos más
    }
gets-poison = { $who } recibe { $n ->
        [one] { $n } ficha de Veneno
       *[other] { $n } fichas de Veneno
    }
removes-poison = { $who } se quita { $n ->
        [one] { $n } ficha de Veneno
       *[other] { $n } fichas de Veneno
    }
gets-shrink = { $who } recibe { $n ->
        [one] { $n } ficha de Reducción
       *[other] { $n } fichas de Reducción
    }
removes-shrink = { $who } se quita { $n ->
        [one] { $n } ficha de Reducción
       *[other] { $n } fichas de Reducción
    }
gets-tokens = { $who } recibe { $n ->
        [one] { $n } ficha de Dado
       *[other] { $n } fichas de Dado
    }
spends-tokens = { $who } gasta { $n ->
        [one] { $n } ficha de Dado
       *[other] { $n } fichas de Dado
    }
gets-charges = { $card } recibe { $n ->
        [one] { $n } carga
       *[other] { $n } cargas
    }
loses-charges = { $card } pierde { $n ->
        [one] { $n } carga
       *[other] { $n } cargas
    }

## Lists of monsters

list-next = { $first }, { $next }
list-last = { $first } y { $last }
# How somebody is named who is attacked.
attacked-name = a { $who }
