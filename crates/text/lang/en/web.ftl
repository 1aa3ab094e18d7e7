### The browser client: pages, buttons, labels.

## frame

title-home = Home
title-lost = This page does not exist
title-online = Play with friends
title-replay = Replay
title-result = Result
title-table = Table
home = Home
to-home = To the first page
pages = Pages
language = Language
skip-to-main = Skip to the content
footer = Kaiju is free software. Nothing you do here is sold, and nobody counts your clicks.
lost-why = The link may be old, or a letter of it got lost.
close = Close
back = Back
search = Search
found = { $n ->
    [0] Nothing found
    [one] One found
   *[other] { $n } found
  }

## home

hero = Roll the dice, smash the city, be the last monster standing.
play-now = Play now
go-on = Go on with your game
play-with-friends = Play with friends
tutorial = Learn to play
tutorial-why = A first game in under five minutes, one thing at a time.
new-game = New game
new-game-why = Choose edition, monsters, opponents and house rules.
rules = Rules
rules-why = Every clause, in every edition, ready to be searched.
cards = Cards
cards-why = All Power cards and evolutions, with their texts.
faq = Questions
faq-why = What people ask at the table, and the answers.
records = Records
records-why = Your finished games: watch them again, go on from any moment.
join-by-code = Join a table by its code
join = Join

## new game

edition = Edition
edition-first = First edition
edition-second = Second edition
edition-godzilla = Godzilla edition
all-editions = All editions
seats = Seats
add-seat = Add a seat
remove-seat = Remove a seat
monster-of-seat = Monster of seat { $n }
player-of-seat = Player of seat { $n }
seed = Seed
seed-why = The same seed gives the same game. Leave it empty for a new one.
person = A person on this device
all-switches = All switches of the rules
start = Start
level-1 = Bot 1, rolls at random
level-2 = Bot 2, clumsy
level-3 = Bot 3, solid
level-4 = Bot 4, thinks ahead
level-5 = Bot 5, thinks hard
persona-smasher = Bot, brawler
persona-banker = Bot, collector
persona-survivor = Bot, survivor
persona-scorer = Bot, star hunter
persona-learned = Bot, trained

## settings

settings = Settings
your-name = Your name
follow-system = Like the system
theme = Colours
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = Motion
motion-full = Full
motion-less = Less
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
detail = What is read aloud
detail-1 = The most important
detail-2 = What matters
detail-3 = Everything
sound = Sound
coach = Coach
warnings = Warn me before a useless buy or certain death
default-order = Resolve dice in the usual order without asking
skip-shop = Skip the shop when nothing is affordable
skip-evolve = Pass for me when I have no evolution to play
yield-at = Yield Tokyo by itself at so many ♥ or fewer
stay-at = Stay in Tokyo by itself at so many ♥ or more
ask-me = Ask me
give-up = End this game
download-record = Download the record

## table

rivals = Rivals
my-monster = My monster
tokyo = Tokyo
tokyo-city = Tokyo City
tokyo-bay = Tokyo Bay
nobody-here = Nobody here
shop = Shop
deck-left = { $n ->
    [one] One card in the deck
   *[other] { $n } cards in the deck
  }
no-card = No card
buy = Buy { $price }⚡
buy-for = Buy { $name } for { $price }⚡
costs = { $n ->
    [one] Costs { $n } energy
   *[other] Costs { $n } energy
  }
card-details = { $name }: what it does
kind-keep = Keep
kind-discard = Discard
kind-event = Event
kind-temporary = Temporary evolution
kind-permanent = Permanent evolution
out = Out
you = You
player-number = Player { $n }
in-hand = in your hand, nobody else sees it
dial-hearts = { $n ->
    [one] { $n } heart of { $most }
   *[other] { $n } hearts of { $most }
  }
dial-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
  }
dial-energy = { $n ->
    [one] { $n } energy
   *[other] { $n } energy
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
    [one] { $n } dice token
   *[other] { $n } dice tokens
  }
hidden-evolutions = { $n ->
    [one] { $n } evolution in hand
   *[other] { $n } evolutions in hand
  }
target = { $n ->
    [one] Has the target token
   *[other] Has the target token
  }
log = What happened
announcements = Announcements
why-label = Why? { $reason }
why-title = Why did this happen?
because-of = Because of { $card }
rulings = Rulings
all-about-card = See it among the cards
read-in-rules = Read it in the rules
your-turn = Your decision
turn-of = { $who }'s turn
turn-number = Turn { $n } · { $edition }
waiting-for = Waiting for { $who } …
game-over = The game is over
skip = Skip the animation
undo = Take it back
undone = Taken back
pass-to = Hand the device to { $who }
pass-why = There are secrets on the next screen.
pass-ready = I am { $who }: show the table

## dock

dock = Dice and decisions
question = Question
dice = Dice
tap-to-keep = Tap the dice to keep
the-roll = The Roll
rolls-left = { $n ->
    [0] No roll left
    [one] One roll left
   *[other] { $n } rolls left
  }
die-blank = Die not rolled yet
die-one = One
die-two = Two
die-three = Three
die-energy = Energy
die-heart = Heart
die-smash = Smash
die-kept = { $face }, kept
die-idle = { $face }, does nothing now
roll-dice = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
  }
keeps = Keeps { $dice }
keeps-nothing = Keeps nothing
stop-rolling = Stop: take these dice
sweep-why = Three new cards
stay = Stay in Tokyo
stay-why = { $n ->
    [one] −{ $n }♥ already taken, { $hearts }♥ left
   *[other] −{ $n }♥ already taken, { $hearts }♥ left
  }
stay-risk = { $n ->
    [one] −{ $n }♥ already taken, { $hearts }♥ left, { $risk } % to die before your turn
   *[other] −{ $n }♥ already taken, { $hearts }♥ left, { $risk } % to die before your turn
  }
yield-tokyo = Yield Tokyo
yield-why = { $who } moves in
yield-risk = { $who } moves in, { $risk } % to die before your turn
also = Powers you may use
danger-useless = It would cost you and bring nothing now.
danger-death = It would be the end of your monster.
danger-defeat = It would hand the game to somebody else.
danger-rolls = { $n ->
    [one] You still have one roll
   *[other] You still have { $n } rolls
  }
really = Really?
no-more-warnings = Warn me no more
do-it-anyway = Do it anyway
coach-best = is the best keep: { $chance } to win
coach-better = is better: { $chance } to win ({ $less } more)
coach-odds = If you keep { $dice } and go for it:

## reference

chapters = Chapters
see-also = See also
deck = Deck
evolutions = Evolutions

## result

no-result = No game has been finished here yet
wins = { $who } wins!
win-together = { $who } win together
nobody-wins = Nobody wins
unfinished = Unfinished
result-line = { $stars }★ after { $turns } turns
rematch = Play again
watch-replay = Watch the replay
story = The story of the game
swing-up = Turn { $turn }: { $who } gains { $points } points of the chance to win
swing-down = Turn { $turn }: { $who } loses { $points } points of the chance to win
look = Look
chart-chances = Chance to win, in percent
chart-stars = Stars
chart-hearts = Hearts
chart-energy = Energy
chart-damage = Damage dealt
figures = Figures of the game
monster = Monster
dealt = Damage dealt
lost = Hearts lost
healed = Hearts healed
energy = Energy gained
entered = Entered Tokyo
kills = Eliminations
records-about = Finished games stay on this device. A record is plain text: anybody can read it, check it and play on.
no-records = Nothing here yet: finish a game and it will be.
forget = Forget this game
paste-record = Paste a record
open-record = Open the record
no-replay = This game is not here
no-replay-why = Games played offline stay on the device they were played on. Ask for the record and paste it under Records.
moment-of = Moment { $n } of { $all }
perspective = Whose eyes
spectator = Spectator
replay-controls = Replay controls
turn-before = To the turn before
turn-after = To the next turn
step-back = Step back
step-on = Step forward
play = Play
pause = Pause
moment = Moment
copy-link = Copy the link to this moment
go-on-from-here = Go on from here against bots

## online

make-table = Make a table
make-table-why = You get a link and a code to send to your friends. Nobody needs an account.
anonymous = Monster
people = People, you included
people-here = Of them on this device
bots = Bots
bot-strength = Bots play like
clock = Time for each answer
no-clock = No limit
seconds = { $n } seconds
with-evolutions = With evolutions
public-table = Show it to everybody in the lobby
public-tables = Tables of others
your-tables = Your tables
back-to-table = Back to the table
game-is-on = The game is on
two-to-six = Two to six monsters play.
free-seats = { $n ->
    [0] No free seat
    [one] One free seat
   *[other] { $n } free seats
  }
free-seat = Free
here = here
away = away
the-table = The table
sit-down = Sit down
full-watch = Every seat is taken. You can watch: the game appears here when it begins.
waiting-for-people = Waiting until everybody has sat down …
watching = { $n ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $n } people watch
  }
invite = Invite friends
qr = QR code of the invitation
link = Link to the table
seat-link = Link of your seat
other-device = Continue on another device
other-device-why = This link carries your seat. Open it on the other device, and show it to nobody else.
copy = Copy
copied = Copied
share = Share
looking-for-table = Looking for the table …
no-way-in = There is no way in here
title-old = This page is too old
title-elsewhere = The table is open elsewhere
load-again = Load again
closed-replaced = This table was opened in too many other places. Load the page again to play here.
reconnecting = The line is gone. Coming back by itself, nothing is lost …
back-again = You are back. Nothing was lost.
trouble-silence = The server does not answer. Check the network and try again; games against bots work without it.
trouble-full = The table is full.
trouble-dead = This link leads to no table: it may be old, or a letter of it got lost.
trouble-name = That name does not work. Take 1 to 24 visible letters.
trouble-empty = A seat is still empty.
trouble-begun = The game has begun already.
trouble-hurry = That was too much at once. Wait a moment and try again.
trouble-old = This page is older than the server. Load it again.
trouble-moved = That came too late: the game had already moved on.
trouble-other = The server said no. Load the page again; if that does not help, make a new table.
to-rematch = To the next game
verify-dice = Verify the dice
dice-fair = { $n ->
    [one] The one draw is fair: it follows from what was sealed before the game.
   *[other] All { $n } draws are fair: they follow from what was sealed before the game.
  }
dice-unfair = The check failed: { $why }
talk = Talk
chat = Chat
signs = Signs
send = Send
say-something = Say something
mute = Mute { $who }
unmute = Listen to { $who } again
emote-roar = Roar!
emote-laugh = Ha ha!
emote-cry = Oh no!
emote-cheer = Hooray!
emote-wow = Wow!
emote-thanks = Thanks!
emote-sorry = Sorry!
emote-hurry = Your turn!

## lesson

lesson-begin = Begin
lesson-go-on = Play on by myself
lesson-leave = Leave the lesson
lesson-welcome = Welcome to the city
lesson-welcome-text = You are Gigazaur. Reach 20★, or be the last monster standing, and you win. Cyber Kitty wants the same. It takes less than five minutes.
lesson-keep = Your dice
lesson-keep-text = Three equal numbers give stars, ⚡ is energy for cards, ♥ heals, ✊ hits the others. You have two threes: tap both to keep them.
lesson-roll = Roll the others
lesson-roll-text = Dice with a lock stay. The others are rolled again, up to two more times. Press the big button.
lesson-again = A third three!
lesson-again-text = Three threes are worth 3★. Keep them and the ✊, roll the rest once more, or stop whenever you like.
lesson-shop = Stars, and the city is yours
lesson-shop-text = You gained stars and energy, and moved into Tokyo, which was empty. Now you may buy cards with ⚡, or sweep them away for 2⚡. Tap a card to read it; finish when you are done.
lesson-rival = Your rival's turn
lesson-rival-text = From outside, ✊ hit whoever is in Tokyo. From Tokyo, your ✊ hit everybody outside. Watch what happens.
lesson-yield = Stay or yield?
lesson-yield-text = You were hit. If you yield, your attacker must move in. If you stay and your turn begins in Tokyo, you gain 2★; but ♥ dice do not heal you there. You have enough hearts: stay.
lesson-alone = That is the whole game
lesson-alone-text = Roll, keep, smash, buy. The light bulb shows what a good player would do, and the ? beside a line tells why something happened. Play on!
nothing = nothing
leave-table = Leave the table; the seat stays yours

## the table, told and explained

meanwhile = Since your last turn
coach-advises = The coach would choose this
coach-take = Keep what the coach says
coach-switch = Coach: exact odds, the best keep, the risk in Tokyo
risk-meter = Risk to be eliminated before your next turn
risk-stay = If you stay
risk-yield = If you yield
falls = { $who } falls
hits-many = { $n } monsters −{ $hearts }♥
you-enter = you enter Tokyo
you-win = you win
you-won = You won!
you-came-second = You came second. So close!
you-came-third = You came third.
you-came = You came in place { $place }.
settings-look = Look, sound and speed
settings-help = Help
settings-auto = Done for you
settings-keys = Keys
keys-face = Keep one more die of that face
keys-all = together with a face: all of them
keys-main = The main answer: roll, stop, done
keys-stop = Stop rolling
keys-answer = The answer with that number
keys-undo = Take it back
keys-skip = Skip what moves
keys-toggles = Coach, sound, the log
pick-monster = Choose a monster
pick-monster-for = Choose a monster for seat { $n }, now { $name }
all-bots-play = Opponents
curve = Chance to win, moment by moment
