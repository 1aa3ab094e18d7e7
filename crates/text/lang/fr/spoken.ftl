# Les symboles lus à voix haute, pour qui écoute l’écran.

stars = { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
hearts = { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
energy = { $n ->
        [one] { $n } énergie
       *[other] { $n } énergies
    }
smashes = { $n ->
        [one] { $n } baffe
       *[other] { $n } baffes
    }
# Les dés, face par face : leur nombre est un mot, pour que personne ne le prenne pour une face : « un 1, trois 2 ».
number = { $n ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [one] { $n }
       *[other] { $n }
    }
# Le nombre de ⚡ et de ✊, qui sont féminines.
number-energy = { $n ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [one] { $n }
       *[other] { $n }
    }
number-smashes = { $n ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [one] { $n }
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
        [one] { $count } énergie
       *[other] { $count } énergies
    }
hearts-rolled = { $n ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }
smashes-rolled = { $n ->
        [one] { $count } baffe
       *[other] { $count } baffes
    }
star-word = étoile
    .plural = étoiles
heart-word = cœur
    .plural = cœurs
energy-word = énergie
    .plural = énergies
smash-word = baffe
    .plural = baffes
# After these words a symbol is one.
one-after = un une chaque aucun aucune autre premier première deuxième troisième ce cette le la du au seul seule son sa ton ta en sur dernier dernière
no-dice = aucun dé
