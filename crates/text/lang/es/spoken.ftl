# Los símbolos leídos en voz alta, para quien escucha la pantalla.

stars = { $n ->
        [one] { $n } estrella
       *[other] { $n } estrellas
    }
hearts = { $n ->
        [one] { $n } corazón
       *[other] { $n } corazones
    }
energy = { $n ->
        [one] { $n } de energía
       *[other] { $n } de energía
    }
smashes = { $n ->
        [one] { $n } golpe
       *[other] { $n } golpes
    }
ones = { $n ->
        [one] un 1
       *[other] { $n } veces 1
    }
twos = { $n ->
        [one] un 2
       *[other] { $n } veces 2
    }
threes = { $n ->
        [one] un 3
       *[other] { $n } veces 3
    }
star-word = estrella
    .plural = estrellas
heart-word = corazón
    .plural = corazones
energy-word = energía
    .plural = energías
smash-word = golpe
    .plural = golpes
# After these words a symbol is one.
one-after = un una cada otro otra ningún ninguna tercer primer ese esa el del al la su a última último sale sacó como
no-dice = ningún dado
