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
