# What the laboratory says: games by the thousand, players against each other, what things are worth, odds, speed.

## With numbers

games = { $n ->
        [one] 1 game
       *[other] { $count } games
    }
threads = { $n ->
        [one] { $n } thread
       *[other] { $n } threads
    }
players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
hearts = { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }

## kaiju sim

cannot-write-rows = cannot write the rows
stopped-before = stopped before game { $next }; --first-game { $next } --games { $left } plays the rest
or-resume = with CSV files, --resume does too
bots-for-players = { $bots } bots for { $players } players: --bot names one for all, or one for each seat
beyond-seed = a seed has { $all } games; game { $first } and { $games } more are beyond that
no-parquet-resume = a Parquet file can't be resumed; --resume needs CSV files
other-study = a game of another study: seed, edition, rules, switches and bots must match the file's
wrong-order = game { $game } where game { $next } was expected
parquet-holds = { $file } holds the games before { $next }, and a Parquet file can't be resumed; play the rest into another file (--first-game { $next } --games { $left }) and combine them with --merge
twice-counted = game { $game } is in { $one } and in { $other }; each game may be counted only once
no-games = there are no games in these files
games-from-to = games { $first } to { $last }: { $file }
games-missing = the games from { $first } to { $last } are missing
first-game-in = The first game is in { $file }; `kaiju replay` tells it.
files-differ = it belongs to another study: seed, edition, rules, switches and bots must be the same
game-follows = game { $game } follows game { $last }; some are missing
not-rows = its columns are not those of --rows
no-game = that is not a game
row-begins = a row starts with the number of its game
own-game-refused = input { $n } of the game just played is not legal: { $why }
progress-of = of
progress-games = games
progress-left = left
sim-heading = { $games } of the { $edition } for { $players }, seed { $seed }
head-seat = seat
head-monster = monster
head-bot = bot
head-wins = wins
head-share = share
head-interval = 95% interval
nobody = nobody
several = several
ended-by = Ended by
ended = 20 stars { $stars }%, last one standing { $last }%, nobody left { $nobody }%
turns = Turns
inputs = Inputs
spread = { $mean } a game, deviation { $deviation }, from { $min } to { $max }
time = Time
time-taken = { $seconds } s on { $threads }, { $speed } games a second
stuck = { $n } of the games did not end and were abandoned; this is a bug in kaiju.
ending-stars = 20 stars
ending-last = last one standing
ending-nobody = nobody left
won-by-seat = Games won by seat
how-ended = How games ended
by-turns = Games by number of turns
turns-a-game = { $mean } turns a game, deviation { $deviation }

## Files of rows and charts

rows-ending = rows are kept in a file that ends in .csv or .parquet
chart-ending = a chart is a file that ends in .svg or .png
no-parquet = not a Parquet file, or one that was not written to the end
in-row = { $file }, row { $row }
surplus-cells = more cells than columns
fewer-cells = fewer cells than columns

## kaiju arena

what-tables = 2 to 6 monsters play (SETUP-1): a number, some like 2,4, a range like 2-6, or all
what-patience = 1 to 600000 milliseconds
what-memory = 64 MiB or more, or 0 for no limit
no-such-bot = there is no such bot
bots-are = did you mean one of these, nearest first: { $names }?
or-a-program = or the path of a program such as ./my_bot.py
cannot-start = { $program } cannot be started
faults = { $name }: { $late } late answers, { $wrong } illegal answers, { $gone } early exits; defaults were played.
needs-two = give --bot at least twice: nobody plays alone
arena-heading = { $games } a pairing, { $edition }, seed { $seed }
head-rating = rating
arena-time = { $games } in { $seconds } s on { $threads }, { $speed } a second

## kaiju rate

rate-bots = Ratings of the bots, list by list, with 95% intervals; { $anchor } has 1500 in each
rate-trial = { $list }: { $players } players of known strength, seed { $seed }
rate-trial-line = after { $games } games each: off by { $off } points, shown margin ±{ $margin }, { $covered }% within it
no-such-rating-list = { $word }: there is no such list of ratings; nearest are { $names }
matrix-about = { $players }: games won in % by one of the row among { $among } of the column; par is { $par }
ratings = Ratings
ratings-about = { $edition }, { $games } a pairing, seed { $seed }; 95% intervals
matrix-chart = % won by one of the row among { $among } of the column; par is { $par }
head-games = games
less-luck-about = Games won in %, with 95% intervals; less luck: with the luck of the dice removed
head-won = won
head-less-luck = less luck

## kaiju engine

engine-not-read = not a request: { $error }
engine-no-game = game { $game } was never begun or loaded here, or was dropped
engine-full = { $most } games are kept already; drop some
engine-only-seen = game { $game } is what one seat sees of it; sample it first
engine-samples = 1 to { $most } samples
engine-not-asked = that seat is not asked anything
engine-no-seat = there is no seat { $seat }
engine-whose-eyes = nobody is asked; name the seat that looks, such as "seat":"A"
engine-other-eyes = this is what { $seat } sees, and nobody else
engine-no-preset = { $name }: there is no such edition or book, or they do not go together
engine-no-monster = { $id }: there is no such monster

## kaiju atlas

atlas-stopped = stopped; half a trial would be misleading, so no effects are shown. Fewer --games take less time
no-such-edition = { $word }: there is no such edition; there are { $names }, or all
edition-no-cards = the { $edition } has no cards
edition-no-evolutions = the { $edition } has no Evolutions
edition-no-card = { $id }: the { $edition } has no such card; nearest are { $names }
atlas-heading = { $edition }, { $players }, { $bot }, { $games }
atlas-heading-card = { $edition }, { $players }, { $bot }, { $games } a card
atlas-about-seats = games won above an even share, in percentage points, with 95% intervals
atlas-about-tokyo = extra games won by staying instead of leaving, in percentage points, by hearts left, with 95% intervals
atlas-about-chances = games won beyond the chance to win that was told, in percentage points, by that chance, with 95% intervals
atlas-about-cards = games won above the share of a seat without help, in percentage points, with 95% intervals
table-heading = { $edition }, { $bot }, { $games } a table
head-card = card
head-kind = kind
head-cost = cost
head-effect = effect
head-range = interval
head-hearts-left = hearts left
head-chance = chance to win
positions = positions
games-word = games
too-few = too few
seconds-on = { $seconds } s on { $threads }
stay-in-tokyo = Stay in Tokyo
stay-about = points won by staying, by hearts left
chances-told = Are chances to win true?
chances-about = points won beyond the chance that was told, by that chance
good-to-begin = Is it good to go first?
cards-worth = What cards are worth
monsters-worth = How often each monster wins with its Evolutions
personalities-worth = How often each personality wins among bots of one kind
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
place-5 = fifth
place-6 = sixth

## kaiju bench

no-such-measure = there is no such measurement; expected { $names }
unit-games = games/s
unit-draws = draws
unit-log = × the time without a log
unit-scaling = × the speed of one thread, with { $n }
unit-playouts = playouts/s
unit-bytes = bytes
unit-tasks = tasks, seen between inputs

## kaiju odds

how-many-dice = 1 to { $most } dice
how-many-rolls = 0 to { $most } rolls
what-lies = write 1 to { $most } dice like 11shee, with the letters 1 2 3 e h s
no-wish = `{ $part }` is not a wish; give a face (1, 2, 3, energy, heart, smash), 3x1, 111 or "2 smash, 1 heart"
too-many-dice = no monster rolls more than { $most } dice
no-dice-rolled = no dice are being rolled there; give a position with `at roll A`, or `at keep A dice 11shee rolls 2`, or use --risk
no-roll = without a roll no dice fall; --rolls counts from 1, or --lying says which dice are on the table
at-least = at least { $words }
keep-dice = keep { $dice }
eliminates = eliminates { $who } ({ $hearts }♥{ $place })
reaches = reaches { $goal }★ (has { $stars }★)
too-many-rolls = with { $dice } dice at most { $most } rolls can be counted exactly
dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
rolls = { $n ->
        [one] { $n } roll
       *[other] { $n } rolls
    }
rolls-left = { $n ->
        [one] { $n } roll left
       *[other] { $n } rolls left
    }
lie-there = { $dice } on the table, { $rolls }
kept-of = { $kept } kept of { $dice }, { $rolls }
no-dice-there = no dice are rolled
nobody-in-tokyo = nobody is in Tokyo; --seat takes the letter of a monster that is still alive
no-risk-known = in this game nobody is eliminated; what staying can cost is not worked out
seat-not-in-game = seat { $seat } is not in the game; --seat takes the letter of a monster that is still alive
how-many-imagined = 1 to { $most } games
what-seat = a seat is a letter from A to F
before-next-turn = before its next turn
play-for-damage = others go for damage
play-like-bots = all play like bots
stays = stays
yields = yields
is-eliminated = is eliminated
loses-at-least = loses at least { $n }♥
loses-on-average = loses on average
not-exact = not exact: a power asks a question on the way, and a rule of thumb answers it
imagined = bots: { $games } imagined games each
not-a-position = this is neither; a file begins with { $words }

## Programs that play

note-at = seat { $seat }, question { $n } ({ $question }): { $what }
note-lost = seat { $seat }, after question { $n }: { $why }; { $again }
note-lost-how = seat { $seat }, after question { $n }: { $why } ({ $how }); { $again }
note-again = it will be restarted for the next game
note-never-again = it will not be restarted
note-late = no answer within { $ms } ms
note-stuck = is stuck: { $n } late answers in a row
note-not-ready = was not ready in time
note-ended-early = ended before it was ready
note-ended = ended
note-was-ended = it was killed
note-no-start = cannot be started: { $error }
note-not-json = not JSON: { $said }
note-not-legal = not legal: { $said }

## What a run says about itself
rows-exist = { $file } already exists and won't be overwritten; choose another name, add --force, or continue it with --resume
rows-too-large = rows hold whole numbers up to { $most }; choose a smaller --seed or --first-game
parquet-whole = { $file } holds all of these games already; --merge reports on them
stopping-soon = Stopping after the current games… press Ctrl-C again to quit immediately.
faulty = { $n ->
        [one] bots made { $n } fault
       *[other] bots made { $count } faults
    }, so the figures say little about them; the exit code is 1
no-row-value = { $word } under { $column } is not of type { $kind }
no-row-type = { $value } is of a type that rows do not have
bench-stopped = stopped; what was not measured is missing
soak-stopped = stopped; the table counts the games that were played
arena-stopped = stopped; the tables count the games that were played, and who has not played is missing
say-wish = --want says what you hope for, or --position names a position to look at
speed = { $n } games/s
atlas-heading-tried = { $edition }, { $players }, { $bot }, { $least } to { $most } games a card

## kaiju corpus

corpus-heading = { $games } in { $parts } parts: { $folder }
corpus-table = { $rows } rows, { $bytes } bytes
corpus-same = all { $count } files are what the manifest says
corpus-differs = { $count } of { $all } files are not what the manifest says; the first is { $file }
corpus-stopped = stopped; { $done } of { $parts } parts are there, and the same command continues
corpus-no-manifest = that is not the manifest of a corpus: { $why }
corpus-other-form = the manifest has form { $form }, which this kaiju does not know
corpus-other-rules = the manifest is for version { $theirs } of the rules; this kaiju plays versions up to { $ours }
corpus-not-there = the { $field } of a corpus cannot be { $word }
corpus-clock = { $bot } looks at a clock and never plays the same twice; mcts:1000 does not
corpus-other = { $folder } holds another corpus; name another folder with --out
