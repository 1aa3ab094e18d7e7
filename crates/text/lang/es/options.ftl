### The values a rule option can have, where yes and no do not say it: the name of the option, then its value.

first-player-most-smashes = quien saque más ✊
first-player-random = al azar
first-player-seat = el primer asiento
deck-exhausted-box = los huecos quedan vacíos
deck-exhausted-reshuffle = barajar los descartes
victory-check-turn = final del turno
victory-check-round = final de la ronda
two-player-tokyo-off = nunca
two-player-tokyo-at-two = partidas de dos
two-player-tokyo-on = siempre
resolve-order-default = no preguntar
resolve-order-matters = cuando importe
resolve-order-always = preguntar siempre
end-order-chosen = lo elige su dueño
end-order-fixed = siempre el mismo
dice-limit-8 = ocho
dice-limit-9 = nueve
