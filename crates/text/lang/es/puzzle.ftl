# Problemas: posiciones de partidas en las que alguien se equivocó, y cuánto vale cada respuesta.

puzzles = Problemas
about = Una posición de una partida, una pregunta y una respuesta mejor que las demás. Lo que fallas vuelve.

## Lo que se pregunta

what-keep = ¿Qué conservarías?
stay-or-leave = ¿Quedarse o ceder?
what-buy = ¿Qué comprarías?
what-do = ¿Qué harías?
asked = Eres { $name }. { $question }
of-the-day = Problema del día
comes-back = Este ya lo fallaste antes
is-new = Un problema nuevo
known-all = Ya los sabes todos: otra vez

## El veredicto

right = ¡Correcto! Ganas el { $chance } de estas partidas.
wrong = No es lo mejor: { $cost }
why = Hasta tu próximo turno, «{ $best }» da de media, comparado con «{ $played }»: { $gains }.
why-overall = «{ $best }» es mejor a la larga que «{ $played }»: hasta tu próximo turno apenas cambia nada.
gain-won = { $points } puntos de ganar al momento
gain-lives = { $points } puntos de sobrevivir
gain-tokyo = { $points } puntos de tener Tokyo
gain-rivals = los demás { $amount }
yours = tu respuesta
answers = Todas las respuestas, con tu probabilidad de ganar
answer = Respuesta
chance = Probabilidad de ganar
streak = { $n ->
        [one] { $n } día seguido
        [many] { $n } de días seguidos
       *[other] { $n } días seguidos
    }
due = { $n ->
        [one] Hoy vuelve { $n } problema
        [many] Hoy vuelven { $n } de problemas
       *[other] Hoy vuelven { $n } problemas
    }
graded-by = Juzgado como el análisis de una partida; probabilidades en porcentaje.

## En las pantallas

next = Siguiente problema
leave = Salir
missing = No se han podido cargar los problemas. Comprueba la conexión e inténtalo otra vez.
key-next = siguiente problema
no-place = No se recuerda nada: este sistema no tiene carpeta para ello.
not-kept = No se ha podido guardar lo que has practicado: { $why }
plain-next = Enter trae el siguiente problema, q sale.
plain-help = Escribe el número de una respuesta, o los dados que conservas. t cuenta otra vez la mesa, s la tienda, c NOMBRE una carta, r una regla, q sale.

## En la línea de órdenes

in-book = { $n ->
        [one] { $n } problema ({ $made })
        [many] { $n } de problemas ({ $made })
       *[other] { $n } problemas ({ $made })
    }
table-of = { $edition }, { $players } jugadores
judged-alike = { $n ->
        [one] { $n } problema se juzga como siempre
        [many] { $n } de problemas se juzgan como siempre
       *[other] { $n } problemas se juzgan como siempre
    }
judged-otherwise = { $n ->
        [one] { $n } problema se juzga de otra manera: { $numbers }
        [many] { $n } de problemas se juzgan de otra manera: { $numbers }
       *[other] { $n } problemas se juzgan de otra manera: { $numbers }
    }
too-few = { $n ->
        [one] Solo se ha encontrado { $n } problema; está escrito. Pide menos o usa otra semilla.
        [many] Solo se han encontrado { $n } de problemas; están escritos. Pide menos o usa otra semilla.
       *[other] Solo se han encontrado { $n } problemas; están escritos. Pide menos o usa otra semilla.
    }
no-book = Esto no es un libro de problemas.
