# What a review of a game says: what decisions and luck were worth.

## How each seat came to its result

how-it-came = How it came about
chances-explained = Chances to win, in points of a hundred. Start, luck, own decisions and those of others add up to the result.
start = start
luck = luck
own = play
others = others
result = result
accuracy = accuracy
nothing-at-stake = –
not-over = The game is not over; the result is the chance where it ends.
cards-not-learned = This review has not learned some cards of this game, such as promo cards or costumes: it sees what they do within a turn, not what they are worth later.
not-measured = In this game nobody is eliminated. The chances come from games with elimination and were not measured here.

## Grades

fine = fine
inaccuracy = inaccuracy
mistake = mistake
blunder = blunder
inaccuracies = { $n ->
        [one] { $n } inaccuracy
       *[other] { $n } inaccuracies
    }
mistakes = { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
blunders = { $n ->
        [one] { $n } blunder
       *[other] { $n } blunders
    }
no-errors = no errors

## Errors and luck, one by one

errors = What would have been better
no-errors-at-all = Nobody made a mistake worth telling.
lucky = The greatest luck
at = turn { $turn }, step { $step }
instead = { $best } instead of { $chosen }
from-to = { $chance } instead of { $best } ({ $loss }, { $grade })
uncertain = give or take { $error }
fell = the roll of { $name }
other-luck = something turned up in the turn of { $name }
for-whom = { $name } { $points }
more = { $n ->
        [one] { $n } more; --all tells it
       *[other] { $n } more; --all tells them
    }
reviewing = steps

## A mark in a sentence, for screen readers and lists

error-told = Turn { $turn }, { $name }, { $grade }: { $best } would have been better than { $chosen }. Chance to win { $chance } instead of { $could }.
luck-up = Turn { $turn }, { $what }: the chance of { $name } to win rises by { $points } points.
luck-down = Turn { $turn }, { $what }: the chance of { $name } to win falls by { $points } points.

## The review on a page

luck-or-play = Luck or play?
luck-or-play-about = Luck is what dice and cards gave or took. Play is what a monster's own decisions cost. Both in points of a hundred.
monster = Monster
chances = Chance to win, in percent
mark-error = Error
mark-luck = Luck
one-of = { $what } { $n } of { $all }
played = Played
better = Better
error-before = Previous error
error-after = Next error
look = Look at the table
what-if = What if? Play on from here
copy-link = Copy the link
save-picture = Picture to share
all-marks = Every mark in words
keys = N and P go to the next and the previous error, ← and → to the next and the previous mark.
progress = { $n } of { $all } steps are reviewed
none-yet = No error found yet.
picture-foot = Kaiju · was it me or the dice?

## The review on a terminal

key-error = error
help-errors = next and previous error
no-more-errors = There is no other error that way.
