# What happens in a game, one line an event, without a full stop. Monsters have names and no gender.

contested = { $who } rolls { $dice } to see who goes first
begins = { $who } goes first
turn-begins = { $who }'s turn begins
keeps-nothing = { $active } keeps nothing
keeps = { $active } keeps { $dice }
rolls = { $active } rolls { $dice }
stops = { $active } stops rolling
turned = A die is turned from { $from } to { $to }
rerolled = A die is rolled again: { $from } becomes { $to }
rolls-for = { $who } rolls { $dice } for { $card }
adds-smashes = { $active } adds { $smashes }✊ to the Roll
hearts-added = { $active } adds { $hearts }♥ to the Roll
the-roll = The Roll is { $roll }
resolves = { $active } resolves { $dice }
loses-stars = { $who } loses { $n }★
gains-stars = { $who } gains { $n }★
gains-energy = { $who } gains { $n }⚡
pays-energy = { $who } pays { $n }⚡
loses-energy = { $who } loses { $n }⚡
heals = { $who } heals { $hearts }♥
hurt-by-smash = { $who } loses { $hearts }♥ to { $from }'s ✊
hurt-by = { $who } loses { $hearts }♥ to { $from }
hurt = { $who } loses { $hearts }♥
gives-up-hearts = { $who } gives up { $hearts }♥, which does not count as damage
spared = { $who } is spared { $hearts }♥
misses = { $active } punches the air
attacks = { $active } attacks { $them }
shielded = { $who } loses no more ♥ this turn
yields = { $who } yields Tokyo
stays = { $who } stays in Tokyo
leaves = { $who } leaves Tokyo
enters-city = { $who } enters Tokyo City
enters-bay = { $who } enters Tokyo Bay
moves-to-city = { $who } moves from Tokyo Bay to Tokyo City
is-out = { $who } is eliminated
reborn = { $who } comes back with { $hearts }♥
for-sale = { $card } is up for sale at { $cost }⚡
sweeps = { $who } sweeps the cards for sale
reshuffled = The discards become a new deck
buys = { $who } buys { $card } for { $paid }⚡
buys-off-deck = { $who } buys { $card } off the deck for { $paid }⚡
buys-off-discards = { $who } buys { $card } off the discards for { $paid }⚡
buys-from-under = { $who } buys { $card }, which was set aside, for { $paid }⚡
closed = { $who } may not buy { $card } this turn
set-aside = { $card } is put under { $power }
buys-from = { $who } buys { $card } from { $seller } for { $paid }⚡
takes = { $who } takes { $card } without paying
digs-up = { $who } finds { $card } among the discards
sinks = { $card } goes to the bottom of the deck
gives-up = { $who } gives up { $card }
mirrors = { $mirror } now copies { $model }
lent = { $card } is placed in front of { $who }
numbed = { $active }'s dice showing { $face } do nothing this turn
wasted = Removed from the Roll: { $dice }
frozen = A die showing { $face } is frozen
joined = The frozen { $dice } joins the Roll
loses-card = { $who } loses { $card }
uses = { $who } uses { $card }
milled = { $card } is turned over and discarded
gains-card = { $who } gets { $card } for free
marked = { $card } is marked
targeted = { $who } is the target
copies = { $copier } now copies { $card }
copies-nothing = { $copier } copies nothing now
peeks-first = { $who } looks at the top card of the deck{ $seen }
peeks-second = { $who } looks at the second card of the deck{ $seen }
peeks-third = { $who } looks at the third card of the deck{ $seen }
revived = { $who } clings to life with { $hearts }♥
picks = { $card } picks { $who }
voided = { $smashes }✊ of { $active } are cancelled
halted = { $active } may not roll again this turn
swapped = { $a } and { $b } swap places
pinned = { $who } may not yield
barred = { $active } stays out of Tokyo this turn
draws = { $who } draws an Evolution{ $seen }
picks-evolution = { $who } takes an Evolution into hand{ $seen }
discards = { $who } discards { $card }
renewed = { $who }'s discarded Evolutions become a new deck
plays = { $who } plays { $card }
regains = { $who } takes { $card } back into hand
loses-evolution = { $who } loses { $card }
turn-ends = { $who }'s turn ends
nobody-wins = Nobody wins
wins = { $who } wins the game
wins-with-stars = { $who } wins the game with 20★
wins-last = { $who } wins the game as the last one standing
share-the-win = { $who } share the win

## With numbers

extra-turn = { $who } takes an extra turn{ $fewer ->
        [0] {""}
        [one] {" "}with { $fewer } fewer die
       *[other] {" "}with { $fewer } fewer dice
    }
turn-won = { $who } wins another turn{ $fewer ->
        [0] {""}
        [one] {" "}with { $fewer } fewer die
       *[other] {" "}with { $fewer } fewer dice
    }
dice-ready = { $who } has { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } and { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
more-rolls = { $who } gets { $rolls ->
        [one] { $rolls } more roll
       *[other] { $rolls } more rolls
    }
gets-poison = { $who } gets { $n ->
        [one] { $n } poison counter
       *[other] { $n } poison counters
    }
removes-poison = { $who } gets rid of { $n ->
        [one] { $n } poison counter
       *[other] { $n } poison counters
    }
gets-shrink = { $who } gets { $n ->
        [one] { $n } shrink counter
       *[other] { $n } shrink counters
    }
removes-shrink = { $who } gets rid of { $n ->
        [one] { $n } shrink counter
       *[other] { $n } shrink counters
    }
gets-tokens = { $who } gets { $n ->
        [one] { $n } Dice token
       *[other] { $n } Dice tokens
    }
spends-tokens = { $who } spends { $n ->
        [one] { $n } Dice token
       *[other] { $n } Dice tokens
    }
gets-charges = { $card } gets { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
loses-charges = { $card } loses { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }

## Lists of monsters

list-next = { $first }, { $next }
list-last = { $first } and { $last }
# How somebody is named who is attacked.
attacked-name = { $who }
