### The values a rule option can have, where yes and no do not say it: the name of the option, then its value.

first-player-most-smashes = quem tirar mais ✊
first-player-random = por sorteio
first-player-seat = o primeiro lugar
deck-exhausted-box = os espaços ficam vazios
deck-exhausted-reshuffle = embaralhar os descartes
victory-check-turn = fim do turno
victory-check-round = fim da rodada
two-player-tokyo-off = nunca
two-player-tokyo-at-two = partidas a dois
two-player-tokyo-on = sempre
resolve-order-default = não perguntar
resolve-order-matters = quando importa
resolve-order-always = perguntar sempre
end-order-chosen = o dono escolhe
end-order-fixed = sempre a mesma
dice-limit-8 = oito
dice-limit-9 = nove
