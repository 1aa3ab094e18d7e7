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
# Los dados, cara por cara: cuántos son se dice en palabras, para que nadie lo tome por una cara: «un 1, tres 2».
number = { $n ->
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
       *[other] { $n }
    }
# Cuántas ⚡ y cuántos ✊ son: la energía es femenina.
number-energy = { $n ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
       *[other] { $n }
    }
number-smashes = { $n ->
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
       *[other] { $n }
    }
ones = { $n ->
        [one] { $count } 1
       *[other] { $count } 1
    }
twos = { $n ->
        [one] { $count } 2
       *[other] { $count } 2
    }
threes = { $n ->
        [one] { $count } 3
       *[other] { $count } 3
    }
energies = { $n ->
        [one] { $count } de energía
       *[other] { $count } de energía
    }
hearts-rolled = { $n ->
        [one] { $count } corazón
       *[other] { $count } corazones
    }
smashes-rolled = { $n ->
        [one] { $count } golpe
       *[other] { $count } golpes
    }
star-word = estrella
    .plural = estrellas
heart-word = corazón
    .plural = corazones
energy-word = energía
    .plural = energía
smash-word = golpe
    .plural = golpes
# After these words a symbol is one.
one-after = un una cada otro otra ningún ninguna tercer primer ese esa el del al la su a última último sale sacó como
no-dice = ningún dado
