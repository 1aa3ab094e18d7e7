# What players are asked and what they can answer. A question is a sentence; an answer is what a button says.

## Questions

tokens = How many Dice tokens do you cash in?
    .hint = Each one is an extra die until your turn ends; two a turn at most.
keep = Which dice do you keep? { $rolls ->
        [one] { $rolls } roll left.
       *[other] { $rolls } rolls left.
    }
    .hint = You roll the others again. Keep them all to stop.
keep-last = No roll left: is that your Roll?
    .hint = Unless a power gives you another roll, this is what you resolve.
change = Do you turn any dice?
    .hint = Rolling is over; now powers may still turn dice or add to them.
resolve = Which dice do you resolve next?
    .hint = All dice of one face are resolved together. The order can matter: ♥ before ✊, or the other way round?
hearts = What do you use your ♥ for?
    .hint = A ♥ heals you, removes one of your counters or, with the right card, heals another monster.
yield-or-stay = { $attacker } attacked you in Tokyo. Do you yield?
    .hint = Yield: you are safe outside and the attacker takes Tokyo. Stay: you keep earning ★, and keep getting hit.
shop = You have { $energy }⚡. What do you buy?
    .hint = Buy as many cards as you can pay for, or sweep all three away for 2⚡.
ending = Your turn ends. What comes first?
    .hint = Several of your powers work now; you choose the order.
choose = Which Evolution do you keep?
    .hint = The other one goes back into your deck before the first turn; later it is discarded.
evolve = { $moment }: do you play an Evolution?
    .hint = A good moment may not come again soon.
power = { $card }: { $asks }

## When an Evolution may be played

moment-attack-looms = You are being attacked
moment-dying = You are out of ♥
moment-energy-goes = You are about to lose ⚡
moment-enter-phase = A monster is about to enter Tokyo
moment-entered = A monster entered Tokyo
moment-others-buy = Another monster is about to buy a card
moment-others-rolled = Another monster has rolled for the last time
moment-others-rolling = Another monster has just rolled
moment-rolled = You have rolled for the last time
moment-striking = Your ✊ are about to strike
moment-tallied = Your Roll is final
moment-turn-begins = Your turn is about to begin
moment-turn-begun = Your turn begins
moment-turn-closes = The turn is about to end
moment-victim-decides = A monster you hit may yield
moment-wound-coming = You are about to lose ♥
moment-wounded = You have lost ♥
moment-yielded = A monster yields Tokyo
moment-other = Now

## Answers

no = No
yes = Yes
not-now = Not now
keep-some = Keep { $dice } and roll { $others ->
        [one] the other one
       *[other] the other { $others }
    }
keep-none = Roll { $dice ->
        [one] the die again
       *[other] all { $dice } dice again
    }
keep-all = Keep them all and stop
take-roll = Take { $dice } as your Roll
spend-tokens = { $n ->
        [0] Cash in nothing
        [one] Cash in { $n } Dice token
       *[other] Cash in { $n } Dice tokens
    }
leave-dice = Leave the dice as they are
turn-die = Turn { $from } into { $to } ({ $card })
resolve-face = Resolve { $dice }
usual-order = The rest in the usual order
poison-first = Poison first
heal-self = Heal yourself with the rest
heal-other = Heal { $who } by 1♥
cure-poison = Remove a poison counter
cure-shrink = Remove a shrink counter
stay = Stay in Tokyo
give-way = Yield Tokyo
done-buying = Done buying
buy = Buy { $card } for { $price }⚡
buy-top = Buy { $card } off the deck for { $price }⚡
buy-unseen = Buy the top card of the deck
buy-from = Buy { $card } from { $who } for { $price }⚡
sweep = Sweep the shop for 2⚡
first = { $card } first
keep-evolution = Keep { $card }
play-evolution = Play { $card }
use-power = { $does } ({ $card })
use-card = Use { $card }
card-of = { $card } ({ $who })
reroll-face = Roll a die showing { $face } again
