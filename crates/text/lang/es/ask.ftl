# Lo que se pregunta a los jugadores y lo que pueden contestar. Una pregunta es una frase; una respuesta, lo que dice un botón.

## Questions

tokens = ¿Cuántas fichas de Dado gastas?
    .hint = Cada una es un dado adicional hasta el final de tu turno; dos por turno como mucho.
keep = ¿Qué dados conservas? { $rolls ->
        [one] Queda { $rolls } lanzamiento.
       *[other] Quedan { $rolls } lanzamientos.
    }
    .hint = Vuelves a lanzar los demás. Consérvalos todos para parar.
keep-last = No quedan lanzamientos: ¿es esta tu tirada?
    .hint = A menos que un poder te dé otro lanzamiento, esto es lo que resuelves.
change = ¿Giras algún dado?
    .hint = Ya no se lanza; ahora los poderes aún pueden girar dados o sumar algo.
resolve = ¿Qué dados resuelves ahora?
    .hint = Los dados de una misma cara se resuelven juntos. El orden puede importar: ¿primero los ♥ o los ✊?
hearts = ¿Para qué usas tus ♥?
    .hint = Un ♥ te cura, te quita una ficha o, con la carta adecuada, cura a otro monstruo.
yield-or-stay = { $attacker } te ha atacado en Tokyo. ¿Cedes?
    .hint = Quien cede se pone a salvo y deja Tokyo al atacante. Quien se queda sigue ganando ★ y recibiendo golpes.
shop = Tienes { $energy }⚡. ¿Qué compras?
    .hint = Compra todas las cartas que puedas pagar, o renueva las tres por 2⚡.
ending = Tu turno termina. ¿Qué va primero?
    .hint = Varios de tus poderes actúan ahora; el orden lo pones tú.
choose = ¿Con qué Evolución te quedas?
    .hint = La otra vuelve a tu mazo antes del primer turno; más tarde se descarta.
evolve = { $moment }: ¿juegas una Evolución?
    .hint = Un buen momento puede tardar en volver.
power = { $card }: { $asks }

## When an Evolution may be played

moment-attack-looms = Te están atacando
moment-dying = Te has quedado sin ♥
moment-energy-goes = Vas a perder ⚡
moment-enter-phase = Alguien va a entrar en Tokyo
moment-entered = Alguien ha entrado en Tokyo
moment-others-buy = Otro monstruo va a comprar una carta
moment-others-rolled = Otro monstruo ha hecho su último lanzamiento
moment-others-rolling = Otro monstruo acaba de lanzar
moment-rolled = Has hecho tu último lanzamiento
moment-striking = Tus ✊ están a punto de golpear
moment-tallied = Tu tirada es definitiva
moment-turn-begins = Tu turno está a punto de empezar
moment-turn-begun = Empieza tu turno
moment-turn-closes = El turno está a punto de terminar
moment-victim-decides = Alguien a quien has golpeado puede ceder
moment-wound-coming = Vas a perder ♥
moment-wounded = Has perdido ♥
moment-yielded = Alguien cede Tokyo
moment-other = Ahora

## Answers

no = No
yes = Sí
not-now = Ahora no
keep-some = Conservar { $dice } y lanzar { $others ->
        [one] el otro
       *[other] los otros { $others }
    }
keep-none = Volver a lanzar { $dice ->
        [one] el dado
       *[other] los { $dice } dados
    }
keep-all = Conservarlo todo y parar
take-roll = Quedarte con { $dice }
spend-tokens = { $n ->
        [0] No gastar ninguna
        [one] Gastar { $n } ficha de Dado
       *[other] Gastar { $n } fichas de Dado
    }
leave-dice = Dejar los dados como están
turn-die = Girar { $from } a { $to } ({ $card })
resolve-face = Resolver { $dice }
usual-order = El resto en el orden habitual
poison-first = Primero el veneno
heal-self = Curarte con el resto
heal-other = Curar 1♥ a { $who }
cure-poison = Quitarte una ficha de Veneno
cure-shrink = Quitarte una ficha de Reducción
stay = Quedarte en Tokyo
give-way = Ceder Tokyo
done-buying = No comprar más
buy = Comprar { $card } por { $price }⚡
buy-top = Comprar { $card } del mazo por { $price }⚡
buy-unseen = Comprar la carta de encima del mazo
buy-from = Comprar { $card } a { $who } por { $price }⚡
sweep = Renovar las cartas por 2⚡
first = Primero { $card }
keep-evolution = Quedarte con { $card }
play-evolution = Jugar { $card }
use-power = { $does } ({ $card })
use-card = Usar { $card }
card-of = { $card } ({ $who })
reroll-face = Volver a lanzar un dado con { $face }
