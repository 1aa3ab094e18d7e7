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
ones = { $n ->
        [one] a 1
       *[other] { $n } times 1
    }
twos = { $n ->
        [one] a 2
       *[other] { $n } times 2
    }
threes = { $n ->
        [one] a 3
       *[other] { $n } times 3
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
one-after = a an one each every another third that to into
no-dice = no dice
