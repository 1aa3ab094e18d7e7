### The terminal client: the table on a screen of characters, and in plain sentences.

## The table

tokyo = TOKYO
city = City
bay = Bay
outside = outside Tokyo
in-city = in Tokyo City
in-bay = in Tokyo Bay
empty = empty
closed = closed
out = eliminated
eliminated = eliminated
turn = turn { $n }
turn-of = { $who }'s turn
rolls-left = { $n ->
        [0] no roll left
        [one] { $n } roll left
       *[other] { $n } rolls left
    }
added = and { $n }✊ from powers
thinks = { $who } is thinking…
deck = Deck: { $n }
discards = Discard pile: { $n }
no-card = no card
no-cards = No cards in front of it yet.
in-hand = in your hand
under = Under it: { $card }.
copies = Copies { $card }.
charges = { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
poison = { $n ->
        [one] { $n } poison counter
       *[other] { $n } poison counters
    }
shrink = { $n ->
        [one] { $n } shrink counter
       *[other] { $n } shrink counters
    }
dice-tokens = { $n ->
        [one] { $n } Dice token
       *[other] { $n } Dice tokens
    }
evolutions-in-hand = { $n ->
        [one] { $n } Evolution in hand
       *[other] { $n } Evolutions in hand
    }
poison-short = ☠{ $n }
shrink-short = ↓{ $n }
tokens-short = □{ $n }
hand-short = ✦{ $n }
target-short = ◎
newer = more below
dice-keys = 1–9 keep · a all · ⏎ roll
you = you
person = person
level = level { $n }
moment = step { $at } of { $all }
eyes-public = public view
too-small = This window is { $size }; the table needs { $least }. Make it larger, or play with --plain.

## Keys at the foot

key-help = help
key-hint = hint
key-undo = undo
key-why = why
key-monsters = monsters
key-cards = cards
key-rules = rules
key-options = options
key-quit = quit
key-step = step
key-turn = turn
key-run = play
key-branch = play on
key-eyes = view
key-turn-steps = steps
key-pick = monster

## What is told once

too-dear = You do not have enough ⚡ for that card.
undone = Undone.
no-undo = Can't undo: new information has been revealed.
recorded = The game is recorded in { $file }
not-saved = Could not write the file: { $why }
language-is = Language: { $name }
speed-is = Speed: { $name }
no-branch = The game is over here: step back to play on.
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant

## Are you sure?

danger-useless = That costs you something and gains you nothing.
danger-death = That eliminates you.
danger-defeat = That hands the game to someone else.
danger-rolls = { $n ->
        [one] You still have { $n } roll.
       *[other] You still have { $n } rolls.
    }
sure = Are you sure?
do-it = do it
rather-not = cancel
quit-local = Quit? Your game is saved; “kaiju play --resume” continues it.
quit-online = Quit? Your seat stays yours: join again with the same command.
leave = quit
play-on = play on

## The device goes to somebody else

hand-over-title = Pass it on
hand-over = { $who }'s decision.
hand-over-away = Everyone else, please look away (secret cards).
i-am = I'm ready

## Advice

thinking = Thinking…
take-advice = keep those
close = close
no-advice = You have no decision to make right now.
best-keep = Best: { $keep } ({ $chance } to win)
your-keep = Yours: { $dice } ({ $chance } to win)
odds-head = If you keep those and go for one thing only, you end with:
odds-line = { $chance }  { $dice } or better
hope-eliminate = To eliminate { $who } this turn: { $chance }
hope-stars = To reach 20★ this turn: { $chance }
keep-spoken = That is: { $dice }.

## Why, and look-up

nothing-yet = Nothing has happened yet.
why-keys = ↑ ↓ other events · PgUp PgDn read on · Esc close
monster-keys = ← → other monsters · Esc close
shelf-rules = Rules
shelf-cards = Cards
shelf-questions = Questions
shelf-rulings = Rulings
search = Search
see = See { $clauses }.
nothing-found = Nothing found.
lookup-keys = type to search · ↑ ↓ choose · ← → other list · Esc close

## Options

option-language = Language
option-speed = Speed of events
option-skip-evolve = Pass when I have no Evolution to play
option-order = Always resolve dice in the usual order
option-yield-at = Auto-yield at this many ♥ or fewer
option-stay-at = Auto-stay at this many ♥ or more
option-hold = Online: 3 s to undo an answer
option-confirm-stop = Confirm stopping with rolls left
option-warn = Warn me before blunders
option-keys = ↑ ↓ choose · ← → change · Esc close
on = yes
off = no
never = never

## On a server

line-down = no connection, retrying
line-closed = The server closed the connection; quit and join again.
code-is = code { $code }
seconds-left = { $n } s left
watching = { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
seat-free = free seat
away = { $name } (away)
waiting-for = { $n ->
        [one] Waiting for { $n } more player…
       *[other] Waiting for { $n } more players…
    }
all-here = Everyone's here. Press s to start.
key-begin = start
opened = Others join with: kaiju play --join { $link }

## The end

over-title = The game is over
again = again
review = replay
write-record = record
curves = Chance to win, from the first turn to the last
tally = { $hearts }♥ dealt, { $cards ->
        [one] { $cards } card bought
       *[other] { $cards } cards bought
    }

## Help

help-play = Playing
help-digits = pick a die or an answer
help-arrows = move, and pick the die under the cursor
help-enter = roll the dice that are not kept; press the button
help-all-stop = keep all or none · stop rolling
help-capitals = use a power or play an Evolution at any time
help-hint = hint: the best dice to keep, and the odds
help-undo = undo, until new information is revealed
help-skip = skip the animation
help-replay = Replay
help-step = one step back or forward
help-turns = one turn back or forward
help-edges = to the start, to the end
help-run = play, pause
help-eyes = switch point of view
help-branch = play on from here, against bots
help-look = Reference
help-why = why: the rule or the card behind the last events
help-turn = the steps of a turn, and the one the game is in
help-monsters = monsters: what each has, and what its cards do
help-lookup = rules · cards, with search
help-log = scroll the log; the mouse wheel does it too
help-more = Other
help-options = language · speed · all options
help-record = write the game into a file
help-suspend = suspend; “fg” brings the game back
help-quit = quit; the game is saved after every answer
help-signs = Symbols
signs = ★ stars (victory points), 20 win · ♥ hearts (life points) · ⚡ energy · ✊ smash · ☠ poison · ↓ shrink · □ Dice tokens · ✦ Evolutions in hand · ▤ cards · ◆ Keep · ↯ Discard · ! Event · ⚠ think twice

## The menu

motto = Smash the city. Last one standing wins, or the first with 20★.
menu-resume = Continue the last game
menu-begin = New game
menu-edition = Edition
menu-monster = Your monster
menu-monster-of = Monster of player { $n }
menu-monster-of-name = Monster of { $name }
menu-players = Monsters
menu-people = Players at this keyboard
menu-level = Bots
menu-evolutions = Evolution cards
menu-keys = ↑ ↓ choose · ← → change · ⏎ start · l language · q quit
about-resume = It continues exactly where you left off.
about-begin = Sit down and roll. Everything below can stay as it is.
about-players = Two to six. With five or more Tokyo Bay is open too.
about-nobody = You watch; bots play.
about-alone = You against bots.
about-people = Hot seat: you share one keyboard and pass it around.
about-name = n types this player's name.
drawn-monster = at random
about-drawn = One of those nobody has chosen, drawn when the game starts.
about-level = Level 1 misjudges a lot, level 3 plays well, level 6 is the champion and looks ahead. Each wins about twice as often as the one below.
about-evolutions = Each monster gets eight cards of its own, held in a secret hand.

## Plain sentences

plain-welcome = Welcome to kaiju. Type an answer and press Enter; a question mark explains what else you can type.
plain-you-are = You are { $who }.
plain-dice = Your dice, { $dice }.
plain-keep = Type the numbers of the dice to keep, for example 1 4, or all to stop, or none to roll them all.
plain-all = all
plain-none = none
plain-hearts = { $n ->
        [one] You have { $n } heart left.
       *[other] You have { $n } hearts left.
    }
plain-card = { $card }, { $price }: { $text }
plain-press-enter = Everyone else, please look away. Press Enter.
plain-no = That does not work: { $why }.
plain-sure = Are you sure? Type yes or no.
plain-not-understood = “{ $typed }” is not an answer here. Type one of the numbers or letters above, or a question mark.
plain-look-up = Type what to look for, for example: c wings, or: r yield, or: f poison.
plain-help = Type the number or the letters in front of an answer. You can also type: h for a hint, w for why the last things happened, t for how everyone stands and what is for sale, s to hear the cards for sale, n for what you can do now, g for the steps of a turn, c and a word to look up a card, r and a word to look up a rule or a ruling, f and a word to look up a common question, u to undo the last answer, l to change the language, p and a name to write the game to a file, q to quit. The game is saved after every answer.

## Talk, seats and another game on a server

key-talk = chat
key-bot = bot
key-back = take over
talk-title = Chat
talk-nothing = Nobody has said anything yet.
talk-signs = Send an emote:
talk-write = write
talk-mute = mute
talk-send = send
talk-back = back
bet-key = t: who will win?
plain-bet = Type bet and a letter: { $monsters }.
you-bet = You bet on { $monster }.
no-bet = You can bet once your monster is out, on one that is still playing.
mute-whom = Who should be muted? Type their letter (again to unmute).
muted = { $who } is muted.
heard-again = { $who } is unmuted.
no-voice = Spectators can't chat.
let-play-title = A bot for you?
let-play = Let a bot play for you? You can take over again at any time.
let-it-play = let it play
handed-over = A bot is playing for you. Press b to take over.
program-plays = A bot is playing for you. Press b to take over.
taken-back = The seat is yours again.
by-program = { $name } (bot)
give-up = quit, a bot plays on
give-up-seat = give up the seat
table-closed = The table was closed.
rematch-open = A rematch is open. Press n to join.
help-online = Online table
help-talk = chat: send an emote, write something, mute someone; once your monster is out, bet on who wins
help-bot = let a bot play for you, and take over again
help-again = after the end: a rematch with the same players
help-pick = before the start: choose or draw your monster

## What can go wrong on the way to a table. No capital at the start: the program puts something before it.

no-table-there = “{ $text }” leads to no table; a link looks like https://HOST/#/join/CODE
no-server-there = “{ $text }” is not a server; an address looks like https://HOST or http://HOST:8080
server-silent = { $url } does not answer ({ $why }); is a server running there?
server-unproved = { $url } cannot prove who it is ({ $why }); check the address, or give the certificate it is signed with in SSL_CERT_FILE
no-certificates = this system has no certificates to check { $url } with; install its ca-certificates, or name a file in SSL_CERT_FILE
server-strange = { $url } sent an answer that cannot be read; is it a server of this game?
server-status = the server says { $number }
no-picture = { $url } does not show the table; try again in a moment
line-refused = the server closed the connection ({ $number }): there is no such table, or the seat is no longer yours
no-seat-given = the server gave no seat
no-random = the system gives no random bits: { $why }
too-many-people = there are { $people } human players and only { $monsters } monsters; add monsters with --players
too-many-monsters = { $chosen } monsters are chosen and only { $monsters } play; add monsters with --players
nobody-plays = { $n ->
        [one] nobody plays the other monster; name a level with --bots
       *[other] nobody plays the other { $n } monsters; name a level with --bots
    }
needs-chairs = a game needs as many chairs as monsters
position-over = the game is over in this position
position-people = { $monsters ->
        [one] there are { $people } human players, and only { $monsters } monster is still playing in this position
       *[other] there are { $people } human players, and only { $monsters } monsters are still playing in this position
    }

## Plain sentences at a table of a server

plain-code = The code of this table is { $code }. Others join with: kaiju play --join { $link }
plain-begin = Type begin to start; bots play the free seats.
plain-watch = You are watching.
plain-says = { $who } says: { $what }
plain-online-help = At an online table: say and some words talks to the others, emote and a number sends one of these: { $signs }. mute and a letter mutes or unmutes someone, bot lets a bot play for you, back takes over again, bet and a letter bets on who wins once your monster is out, monster and a name chooses your monster before that, begin starts the game.
plain-again = Type again for a rematch with the same players, or q to quit.
plain-away = Your seat stays yours: the same command brings you back.
draw-monster = Draw one at random
pick-title = Your monster
pick-keys = ↑ ↓ choose · ⏎ take it · ← → other seat · Esc close
you-play = You play { $monster }.
no-monster-left = There is no other monster left.
plain-monsters = Type monster and a name, or monster random to draw one. Free: { $names }.
plain-too-late = Monsters are chosen before the game starts, at an online table.
plain-extra = { $n ->
        [one] One of them is an extra die.
       *[other] { $n } of them are extra dice.
    }

## Whether a game is on disk
unsaved = NOT SAVED
saved-again = The game is saved again.
quit-unsaved = Quit? Your game could NOT be saved and would be lost: { $why }
quit-nowhere = Quit? Your game is not saved anywhere and would be lost.
left-saved = The game is not over. It is saved in { $file }; “kaiju play --resume” continues it.
left-unsaved = The game is not over and could not be saved: { $why }
left-nowhere = The game is not over, and it is not saved.
open-elsewhere = This game is open in another terminal.
there-already = { $file } already exists and won't be overwritten; choose another name.

## Saved games, rules and colours in the menu and the options

menu-games = Saved games…
about-games = Every game you have begun: continue one, give it a name, or watch one that is over.
menu-even = Tokyo pays
pays-stars = ★, as usual
pays-energy = ⚡, even for two
even-switch = Fairer for two: --switch two_player_tokyo=at_two
changed = { $n ->
        [one] { $n } changed
       *[other] { $n } changed
    }
about-house = Every rule option. Those that differ from the edition are marked; keep yours under a name.
house-keys = ↑ ↓ choose · ← → change · n save under a name · x delete that name · Esc back
games-keys = ↑ ↓ choose · ⏎ continue · n rename · Esc back
game-name = Name for this game
game-name-wanted = A name has letters, digits, spaces, - and _.
option-odds = Show odds on wide screens
option-theme = Colours
option-signs = Symbols
automatic = automatic
theme-dark = for dark screens
theme-light = for light screens
theme-terminal = the terminal's own
theme-none = none

## Beside the table

person-as = { $name } ({ $monster })
not-here = { $n ->
        [one] { $who } isn't here yet. Press s to start anyway.
       *[other] { $who } aren't here yet. Press s to start anyway.
    }
chances = Chance to win
odds-of = If you keep { $dice }
odds-of-none = If you roll all dice again
key-now = what now
now-title = What can I do now?
now-more = w why · c cards · r rules, questions and rulings · g the steps of a turn · h hint · ? all keys
help-now = what can I do now: every answer, and what it means
help-shop-card = read the first, second or third card for sale
lesson-keep-text = Three equal numbers give stars. Each ⚡ is energy for cards, each ♥ heals, each ✊ hits the others. You have two 3s: keep them with the keys 1 to 6.
lesson-roll-text = Dice with a double frame stay. The others are rolled again, up to two more times. Press Enter.
lesson-shop-text = You gained stars and energy, and moved into Tokyo, which was empty. Now you may buy cards with ⚡, or sweep the shop for 2⚡. Each button has its key; 0 finishes.
lesson-alone-text = Roll, keep, smash, buy. h shows what a good player would do, w explains why something happened, i what you can do now. Play on!

## Plain sentences: the shop, and what can be done now

plain-for-sale = For sale: { $cards }.
plain-shop-empty = Nothing is for sale.
plain-watching = You are watching kaiju. What happens is told line by line.
plain-goes-on = The game continues.
plain-pause-help = pause asks everyone for a pause, agrees to one or ends it; report and a letter tells the host of the server about somebody, with a few words if you like.
