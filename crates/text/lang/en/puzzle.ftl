# Puzzles: positions of games in which somebody went wrong, and what every answer to them is worth.

puzzles = Puzzles
about = A position from a game, a question, one best answer. What you get wrong comes back.

## What is asked

what-keep = What would you keep?
stay-or-leave = Stay or leave?
what-buy = What would you buy?
what-do = What would you do?
asked = You are { $name }. { $question }
of-the-day = Puzzle of the day
comes-back = You got this one wrong before
is-new = A new puzzle
known-all = You know all of them: once more

## The verdict

right = Right! You win { $chance } of such games.
wrong = Not the best: { $cost }
why = By your next turn, “{ $best }” brings on average, compared with “{ $played }”: { $gains }.
why-overall = “{ $best }” is better in the long run than “{ $played }”: by your next turn hardly anything differs.
gain-won = { $points } points to win immediately
gain-lives = { $points } points to survive
gain-tokyo = { $points } points to hold Tokyo
gain-rivals = the others { $amount }
yours = your answer
answers = Every answer, with your chance to win
answer = Answer
chance = Chance to win
streak = { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
due = { $n ->
        [one] { $n } puzzle comes back today
       *[other] { $n } puzzles come back today
    }
graded-by = Judged as the review of a game is; chances in percent.

## On the screens

next = Next puzzle
leave = Leave
missing = The puzzles could not be loaded. Check your connection and try again.
key-next = next puzzle
no-place = Nothing is remembered: this system has no folder for it.
not-kept = What you have practised could not be saved: { $why }
plain-next = Enter brings the next puzzle, q leaves.
plain-help = Type the number of an answer, or the dice to keep. t tells the table again, s the shop, c NAME a card, r a rule, q leaves.

## On the command line

in-book = { $n ->
        [one] { $n } puzzle ({ $made })
       *[other] { $n } puzzles ({ $made })
    }
table-of = { $edition }, { $players } players
judged-alike = { $n ->
        [one] { $n } puzzle is judged as ever
       *[other] { $n } puzzles are judged as ever
    }
judged-otherwise = { $n ->
        [one] { $n } puzzle is judged otherwise: { $numbers }
       *[other] { $n } puzzles are judged otherwise: { $numbers }
    }
too-few = { $n ->
        [one] Only { $n } puzzle was found; it is written. Ask for fewer, or take another seed.
       *[other] Only { $n } puzzles were found; they are written. Ask for fewer, or take another seed.
    }
no-book = This is not a book of puzzles.
