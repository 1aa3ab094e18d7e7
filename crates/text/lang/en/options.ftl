### The values a rule option can have, where yes and no do not say it: the name of the option, then its value.

first-player-most-smashes = most ✊
first-player-random = at random
first-player-seat = the first seat
deck-exhausted-box = empty slots stay empty
deck-exhausted-reshuffle = shuffle the discards
victory-check-turn = end of the turn
victory-check-round = end of the round
two-player-tokyo-off = never
two-player-tokyo-at-two = games for two
two-player-tokyo-on = always
resolve-order-default = never ask
resolve-order-matters = when it matters
resolve-order-always = always ask
end-order-chosen = the owner chooses
end-order-fixed = always the same
dice-limit-8 = eight
dice-limit-9 = nine
