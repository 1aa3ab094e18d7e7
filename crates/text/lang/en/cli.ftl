# What the program says on a terminal, beside its answers.

## Help

usage = Usage:
options = Options
arguments = Arguments
commands = Commands
options-here = [OPTIONS]
command-here = <COMMAND>
also-called = [also { $names }]
default-is = [default: { $value }]
help-flag = Print help
version-flag = Print the version
version-told = { $version } (commit { $commit }, rules { $rules })
no-commit = unknown
help-command = Explain a command
enter-opens = Press Enter to play in your browser. This window keeps the tables open; when you close it, they wait until you start kaiju again.
value-file = FILE
value-folder = FOLDER
value-name = NAME
value-clause = CLAUSE
value-edition = EDITION
value-book = BOOK
value-hook = HOOK
value-seed = SEED
value-lang = LANG
value-question = QUESTION
value-value = VALUE
value-seat = SEAT
value-wish = WISH
value-dice = DICE
value-days = DAYS
value-level = LEVEL
value-words = WORDS
value-shell = SHELL
value-theme = COLOURS
value-pace = PACE
value-list = LIST

## Words that make no command

unknown-argument = unknown argument '{ $arg }'
unknown-command = there is no command '{ $word }'
meant = did you mean '{ $near }'?
bad-value = invalid value '{ $value }' for '{ $arg }': { $why }
missing-argument = missing: { $args }
missing-value = '{ $arg }' needs a value
conflict = '{ $one }' and '{ $other }' cannot be used together
given-twice = '{ $arg }' can be given only once
surplus-value = unexpected value '{ $value }' for '{ $arg }'
help-explains = see `kaiju help`
either-or = { $first } or { $last }
no-such-edition = there is no such edition; expected { $words }
no-such-book = there is no such book; expected { $words }
book-usual = ({ $edition }: { $word })
book-as-edition = everything as in the edition
admin-no-such = there is no { $id } on this server
admin-nobody = name an account, an address or a seat
how-many-players = 2 to 6 monsters play (SETUP-1)
how-many-players-or-all = 2 to 6 monsters play (SETUP-1), or all
how-many-games = expected a whole number of games, 1 or more
what-seed = a seed is a whole number from 0 to { $most }
how-many-threads = 1 to { $most } threads
what-switch = a switch is set like this: tokyo_bay=no
switch-words = { $name } takes { $words }
no-such-switch = there is no switch { $name }; did you mean one of these, nearest first: { $names }?

## Files

is-folder = that is a folder, not a file
not-text = not text in UTF-8: invalid byte at offset { $offset }
too-large = larger than { $size } MiB; no game or scenario is that long
standard-input = standard input
cannot-write = cannot write { $file }

## kaiju lang

no-such-lang = there is no language { $code }; available: { $languages }
speaks = { $language } ({ $code }): { $because }
because-asked = set with --lang
because-variable = set by the variable { $name }
because-remembered = saved in { $file }
because-default = the default
speak-list = Available: { $languages }. `kaiju lang CODE` saves one, `kaiju lang auto` forgets it.
remembered = Language set to English. Saved in { $file }.
forgotten = Language setting removed. kaiju follows your system again.
no-config-folder = there is no folder for settings: set XDG_CONFIG_HOME or HOME

## kaiju rules

no-such-clause = there is no clause { $id }; the nearest are { $near }; `kaiju rules` lists all
switches = Switches
book-statements = { $all } statements, told in our own words; scenarios show { $shown } of them.

## kaiju faq

no-such-question = there is no question { $id }; the nearest are { $near }; `kaiju faq` lists all
see-rules = Rules
see-cards = Cards
see-scenarios = Shown by

## kaiju find

found-nothing = nothing has the words { $words }; `kaiju rules`, `kaiju cards` and `kaiju faq` list everything
questions = Questions

## kaiju cards

no-such-hook = there is no such hook; did you mean one of these, nearest first: { $names }?
cards-ours = Card set: ours. No list of the printed cards of this edition is public; the rules are the edition's, these cards are kaiju's own design.
evolutions-printed = Printed: the Evolutions of Power Up! and of the monster packs, told in our own words.
evolutions-ours = Ours: no list of the printed Evolutions of the Godzilla edition is public; the rules are the edition's, these Evolutions are kaiju's own design.
no-promos = The { $edition } has no promo cards.
no-costumes = The { $edition } has no costumes.
no-cards = The { $edition } has no Power cards in kaiju yet.
not-in-edition = the { $edition } has no { $card }; it is in the { $other }
no-such-card = there is no card { $name }; the nearest are { $near }; `kaiju cards` lists all
cards-listening = { $n ->
        [0] No card of the { $edition } listens to { $hook }
        [one] { $n } card of the { $edition } listens to { $hook }
       *[other] { $n } cards of the { $edition } listen to { $hook }
    }
cards-with = { $n ->
        [one] { $n } card of the { $edition } with { $words }
       *[other] { $n } cards of the { $edition } with { $words }
    }
cards-of = { $copies } Power cards of the { $edition }, { $kinds } different ones
column-name = name
column-cost = cost
column-kind = kind
column-copies = copies
column-id = id
copies = { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
rulings = Rulings
hooks = Hooks
rulings-none = none
hooks-none = none: it does nothing yet

## kaiju replay

a-game = A game of kaiju
turn-number = Turn { $n }
standing-out = eliminated
standing-city = Tokyo City
standing-bay = Tokyo Bay
record-ends = The record ends here.
waits-for = The game is waiting for { $who }.
waits-for-luck = The game is waiting for the dice or the deck.
input-refused = input { $n } is not legal: { $why }
not-over = not over
nobody-wins = nobody wins
wins = { $n ->
        [one] { $who } wins
       *[other] { $who } win
    }
replay-verdict = { $file }: { $inputs ->
        [one] { $inputs } input
       *[other] { $inputs } inputs
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $end }

## kaiju scenario

no-scenario = no *.scenario file in { $where }
passed-failed = { $passed } passed, { $failed } failed
unreadable = { $n ->
        [one] { $n } cannot be read
       *[other] { $n } cannot be read
    }

## kaiju golden

golden-form = not a game like 2:14:3: the version of the rules, the table and the game
golden-same = rules { $version }: { $games } games, each as it has always been
golden-otherwise = rules { $version }: { $wrong } of { $games } games come out otherwise
golden-unknown = there is no golden game { $game }

## kaiju soak

soak-head-start = start
soak-head-edition = edition
soak-head-players = players
soak-head-games = games
soak-head-inputs = inputs max
soak-head-agenda = agenda max
soak-head-breaches = breaches
soak-plain = plain
soak-stacked = stacked
soak-evolving = evolving
soak-again = after input { $input }: { $last }; to reproduce:
soak-more = and { $n } more of these games
no-game-on = no game was running
panic = panic{ $place }: { $what }; to reproduce: { $again }
soak-games = { $n ->
        [one] 1 game
       *[other] { $count } games
    }, { $breaches ->
        [0] no law was broken
        [one] { $breaches } broke a law
       *[other] { $breaches } broke a law
    }
soak-speed = { $seconds } s on { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }, { $speed } games a second

## Files somebody named

exists-already = { $file } already exists and won't be overwritten; choose another name, or add --force
is-input = { $file } is one of the files to be read; choose another name
open-elsewhere = { $file }: this game is open in another terminal

## Saved games

games-none = there are no saved games
game-name-wanted = a game has a name of letters, digits, spaces, - and _
no-game-named = no saved game is called “{ $name }”
game-renamed = The game is now called “{ $name }”.
