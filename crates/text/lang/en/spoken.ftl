# The symbols read aloud, for whoever listens to the screen.

stars = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
hearts = { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
energy = { $n ->
        [one] { $n } energy
       *[other] { $n } energy
    }
smashes = { $n ->
        [one] { $n } smash
       *[other] { $n } smashes
    }
# Dice, face by face: a number of dice is a word, so that nobody takes it for a face. “one 1, three 2s”.
number = { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $n }
    }
# The number of ⚡ and of ✊, which have a gender in other languages.
number-energy = { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $n }
    }
number-smashes = { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $n }
    }
ones = { $n ->
        [one] { $count } 1
       *[other] { $count } 1s
    }
twos = { $n ->
        [one] { $count } 2
       *[other] { $count } 2s
    }
threes = { $n ->
        [one] { $count } 3
       *[other] { $count } 3s
    }
energies = { $n ->
        [one] { $count } energy
       *[other] { $count } energy
    }
hearts-rolled = { $n ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
smashes-rolled = { $n ->
        [one] { $count } smash
       *[other] { $count } smashes
    }
star-word = star
    .plural = stars
heart-word = heart
    .plural = hearts
energy-word = energy
    .plural = energy
smash-word = smash
    .plural = smashes
# After these words a symbol is one.
one-after = a an one single each every another third that to into
no-dice = no dice
