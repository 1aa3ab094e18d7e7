# Mesas de varios días: a quién le toca, cuánto tiempo queda, vacaciones y qué permite una mesa.

your-turn = Te toca
turn-of = Le toca a { $who }
gathering = Esperando jugadores
come = Tu asiento te espera
rests = En pausa
left = Quedan { $time }
late = Se acabó el tiempo
days = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
days-hours = { $days } d { $hours } h
hours = { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
hours-minutes = { $hours } h { $minutes } min
minutes = { $minutes } min
a-turn = { $time } por turno
overtime = Cuando se acaba el tiempo
overtime-nothing = No pasa nada
overtime-answer = Responde un bot
overtime-seat = Un bot ocupa el asiento
grace = Si alguien se ausenta
grace-after = Tras { $time } fuera juega un bot
grace-never = Ningún bot juega por los ausentes
allow-undo = Se puede deshacer una respuesta mientras nadie sepa nada nuevo
undo-allowed = Se puede deshacer
delay = Retraso para los espectadores
delay-none = ninguno
delayed = Los espectadores la ven { $time } más tarde
holiday = Estoy fuera hasta
holiday-take = Parar mis relojes
holiday-end = Ya he vuelto
holiday-of = { $who } está fuera hasta { $date }
holiday-why = En las mesas de varios días tu reloj se para mientras estás fuera: hasta 30 días por partida.
tables-none = No tienes asiento en ninguna mesa en juego. Abre una con: kaiju play --host
time-wanted = se esperaba un tiempo como 12h o 3d, entre 1h y 30d
span-wanted = se esperaba un tiempo como 10m, 12h o 3d, entre 1m y { $most }
an-answer = { $time } por respuesta
