# I simboli letti ad alta voce, per chi ascolta lo schermo.

stars = { $n ->
        [one] { $n } stella
       *[other] { $n } stelle
    }
hearts = { $n ->
        [one] { $n } cuore
       *[other] { $n } cuori
    }
energy = { $n ->
        [one] { $n } di energia
       *[other] { $n } di energia
    }
smashes = { $n ->
        [one] { $n } zampata
       *[other] { $n } zampate
    }
# I dadi, faccia per faccia: quanti sono si dice a parole, perché nessuno lo scambi per una faccia: «un 1, tre 2».
number = { $n ->
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
       *[other] { $n }
    }
# Quante ⚡ e quante ✊: sono femminili.
number-energy = { $n ->
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
       *[other] { $n }
    }
number-smashes = { $n ->
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
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
        [one] { $count } di energia
       *[other] { $count } di energia
    }
hearts-rolled = { $n ->
        [one] { $count } cuore
       *[other] { $count } cuori
    }
smashes-rolled = { $n ->
        [one] { $count } zampata
       *[other] { $count } zampate
    }
star-word = stella
    .plural = stelle
heart-word = cuore
    .plural = cuori
energy-word = energia
    .plural = energia
smash-word = zampata
    .plural = zampate
# After these words a symbol is one.
one-after = un una ogni altro altra nessun nessuna primo prima terzo terza quel quella il la del della al alla sul solo sola suo sua tuo tua su ultimo ultima esce
no-dice = nessun dado
