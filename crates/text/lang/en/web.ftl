### The browser client: pages, buttons, labels.

## frame

title-home = Home
title-lost = This page does not exist
title-online = Play with friends
title-replay = Replay
title-result = Result
title-table = Table
home = Home
to-home = Go to the home page
pages = Pages
language = Language
language-missing = The words of this language cannot be loaded. They are fetched once, over the network; try again when you are online.
page-comes = One moment: this page is being fetched.
cannot-start = Kaiju cannot start here. Reload the page; if that does not help, update this browser: Chrome and Edge from 111, Firefox from 121, Safari and iOS from 16.4 can run it.
page-missing = This page cannot be loaded
page-missing-why = It is fetched once, over the network. Reload when you are online.
skip-to-main = Skip to the content
footer = Kaiju is free software. Nothing you do here is sold, and nobody counts your clicks.
lost-why = The link may be out of date or incomplete.
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
go-on = Continue your game
play-with-friends = Play with friends
tutorial = Learn to play
tutorial-why = A first game in under five minutes, one thing at a time.
new-game = New game
new-game-why = Choose edition, monsters, opponents and house rules.
rules = Rules
rules-why = Every rule, in every edition, searchable.
cards = Cards
cards-why = All Power cards and Evolutions, with their texts.
faq = Questions
faq-why = What people ask at the table, and the answers.
records = Records
records-short = Records
records-why = Your finished games: watch them again, play on from any step.
join-by-code = Join a table by its code
join = Join

## new game

edition = Edition
all-editions = All editions
seats = Seats
add-seat = Add a seat
remove-seat = Remove a seat
monster-of-seat = Monster of seat { $n }
player-of-seat = Player of seat { $n }
seed = Seed
seed-why = The same seed gives the same game. Leave it empty for a new one.
person = A person here
all-switches = All rule options
start = Start
level-1 = Bot 1, beginner
level-2 = Bot 2, easygoing
level-3 = Bot 3, solid
level-4 = Bot 4, skilled
level-5 = Bot 5, strong
level-6 = Bot 6, champion
fits-me = Fits me
fits-why = Bots as strong as you: they judge better after you win and worse after you lose, so that in time you win about your share. Nobody loses on purpose.
fitted = Bot { $strength }, made to fit
champion-missing = The champion cannot be fetched now. A weaker bot plays for it until it can.
persona-greedy = Bot, practical
persona-smasher = Bot, brawler
persona-banker = Bot, collector
persona-survivor = Bot, survivor
persona-scorer = Bot, star hunter
persona-learned = Bot, trained

## settings

settings = Settings
your-name = Your name
follow-system = Same as the system
theme = Colours
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = Motion
motion-full = Full
motion-less = Less
text-size = Text size
size-normal = Normal
size-large = Large
size-larger = Larger
font = Typeface
font-drawn = Drawn
font-plain = Plain
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
detail = What is read aloud
detail-1 = Only what concerns me
detail-2 = One sentence a turn
detail-3 = Everything
sound = Sound
sound-normal = Normal
sound-quiet = Quiet
sound-off = Off
coach = Coach
warnings = Warn me before a useless buy or certain death
default-order = Resolve dice in the usual order without asking
skip-shop = Skip the shop when nothing is affordable
skip-evolve = Pass for me when I have no Evolution to play
yield-at = Automatically yield Tokyo at this many ♥ or fewer
stay-at = Automatically stay in Tokyo at this many ♥ or more
ask-me = Ask me
give-up = End this game
download-record = Download the record

## table

rivals = Rivals
my-monster = My monster
tokyo = Tokyo
tokyo-city = Tokyo City
tokyo-bay = Tokyo Bay
city-short = City
bay-short = Bay
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
seat-details = { $name }: player and cards
no-cards = No cards yet
kind-keep = Keep
kind-discard = Discard
kind-event = Event
kind-temporary = Temporary Evolution
kind-permanent = Permanent Evolution
out = Eliminated
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
    [one] { $n } Dice token
   *[other] { $n } Dice tokens
  }
hidden-evolutions = { $n ->
    [one] { $n } Evolution in hand
   *[other] { $n } Evolutions in hand
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
waiting-for = Waiting for { $who }…
game-over = The game is over
skip = Skip to your next decision
undo = Undo
undone = Undone
pass-to = Hand the device to { $who }
pass-why = There are secrets on the next screen.
pass-ready = I'm { $who }: show the table

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
    [one] −{ $n }♥ already taken, { $hearts }♥ left, { $risk }% chance to die before your turn
   *[other] −{ $n }♥ already taken, { $hearts }♥ left, { $risk }% chance to die before your turn
  }
yield-tokyo = Yield Tokyo
yield-why = { $who } moves in
yield-risk = { $who } moves in, { $risk }% chance to die before your turn
also = Powers you may use
danger-useless = It would cost you and bring nothing now.
danger-death = It would be the end of your monster.
danger-defeat = It would hand the game to somebody else.
danger-rolls = { $n ->
    [one] You still have one roll
   *[other] You still have { $n } rolls
  }
really = Really?
no-more-warnings = Don't warn me again
do-it-anyway = Do it anyway
coach-best = is the best keep: { $chance } to win
coach-better = is better: { $chance } to win ({ $less } more)
coach-odds = If you keep { $dice } and go for:

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
review = Review
review-missing = The review cannot be loaded. It is fetched once, over the network; try again when you are online.
watch-replay = Watch the replay
story = The story of the game
swing-up = Turn { $turn }: { $who }'s chance to win rises by { $points } points
swing-down = Turn { $turn }: { $who }'s chance to win falls by { $points } points
look = Look
chart-chances = Chance to win, in percent
chart-stars = Stars
chart-hearts = Hearts
chart-energy = Energy
chart-damage = Damage dealt
chart-words = In words
chart-course = { $who } starts at { $from }, is highest at { $high } in turn { $at }, lowest at { $low } in turn { $below }, and ends at { $end }.
chart-level = { $who } stays at { $end }.
chart-lead = { $who } leads from turn { $turn }.
figures = Game stats
monster = Monster
dealt = Damage dealt
lost = Hearts lost
healed = Hearts healed
energy = Energy gained
entered = Entered Tokyo
kills = Eliminations
records-about = Finished games stay on this device. A record is plain text: anyone can read it, check it and play on from it.
no-records = Nothing here yet. Finish a game and it will appear.
forget = Delete this game
paste-record = Paste a record
open-record = Open the record
no-replay = This game is not here
no-replay-why = Games played offline stay on the device they were played on. Ask for the record and paste it under Records.
moment-of = Step { $n } of { $all }
perspective = View as
spectator = Spectator
replay-controls = Replay controls
turn-before = Previous turn
turn-after = Next turn
step-back = Step back
step-on = Step forward
play = Play
pause = Pause
moment = Step
copy-link = Copy the link to this step
go-on-from-here = Play on from here against bots

## online

make-table = Make a table
make-table-why = You get a link and a code to send to your friends. Nobody needs an account.
anonymous = Monster
people = Players (including you)
people-here = On this device
bots = Bots
bot-strength = Bot level
clock = Time for each answer
no-clock = No limit
seconds = { $n } seconds
public-table = List it in the lobby for everyone
public-tables = Other tables
your-tables = Your tables
back-to-table = Back to the table
game-is-on = Game in progress
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
waiting-for-people = Waiting for everyone to sit down…
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
other-device-why = This link gives access to your seat. Open it on the other device, and don't show it to anyone else.
copy = Copy
copied = Copied
share = Share
looking-for-table = Looking for the table…
no-way-in = Can't join this table
title-old = This page is out of date
title-elsewhere = The table is open elsewhere
load-again = Reload
closed-replaced = This table was opened in too many other places. Reload the page to play here.
reconnecting = Connection lost. Reconnecting… Nothing is lost.
back-again = You are back. Nothing was lost.
trouble-silence = The server does not answer. Check the network and try again; games against bots work without it.
trouble-full = The table is full.
trouble-dead = There is no table at this link. It may be out of date or incomplete.
trouble-name = That name doesn't work. Use 1 to 24 visible characters.
trouble-empty = A seat is still empty.
trouble-begun = The game has already started.
trouble-hurry = Too many requests. Wait a moment and try again.
trouble-old = This page is older than the server. Reload it.
trouble-moved = Too late: the game had already moved on.
trouble-other = The server refused. Reload the page; if that doesn't help, make a new table.
to-rematch = Go to the next game
verify-dice = Verify the dice
dice-unfair = The check failed: { $why }
talk = Talk
chat = Chat
signs = Emotes
send = Send
say-something = Say something
mute = Mute { $who }
unmute = Unmute { $who }
emote-roar = Roar!
emote-laugh = Ha ha!
emote-cry = Oh no!
emote-cheer = Hooray!
emote-wow = Wow!
emote-thanks = Thanks!
emote-sorry = Sorry!
emote-hurry = Your turn!

## comfort, replays, the lobby

skip-end = Skip to the end
decision-of = { $who }: your decision
bot-plays = Let a bot play for me
play-myself = A bot plays for you. Play again
confirm-stop = Ask me before I stop with rolls left
hold-answers = Online: send my answers after three seconds, so that I can undo them
ask-pause = Ask for a pause
wants-pause = { $who }: let's take a break?
paused = The game is paused.
end-pause = Continue
agree = Agree
mute-power = Don't ask me about this power in this game
name-of-seat = Name of player { $n }
fair-for-two = With two players, the one who begins may win far more games, because Tokyo pays stars. With 1⚡ instead it is 43 to 59 of 100, at any strength of play.
fair-for-two-on = Let Tokyo pay ⚡
game-kept = The game you were playing is now among your records. You can play on from there.
record-gone = Deleted.
download-all = Download all records
open-file = Open a file
replay-keys = ← → one step, ↑ ↓ one turn, space to play and pause
fill-with-bot = Let a bot play here
free-again = Free this seat again
unread = { $n ->
    [one] One new message
   *[other] { $n } new messages
  }
look-up = Look something up
look-up-about = Rules, cards, rulings and questions: type what you remember of them.
now-you-may = What you can do now
lesson-otherwise = Your own way
lesson-otherwise-text = No three 3s, and that is fine. Three equal numbers give stars; each ⚡, ♥ and ✊ counts on its own. Keep what you like and roll the rest, or stop.
lesson-over = The tutorial is over
lesson-over-text = You know enough for a real game. Three bots are waiting for you.
lesson-play = Play a real game

## lesson

lesson-begin = Begin
lesson-go-on = Play on by myself
lesson-leave = Leave the tutorial
lesson-welcome = Welcome to the city
lesson-welcome-text = You are Gigazaur. Reach 20★, or be the last monster standing, and you win. Cyber Kitty wants the same. It takes less than five minutes.
lesson-keep = Your dice
lesson-keep-text = Three equal numbers give stars. Each ⚡ is energy for cards, each ♥ heals, each ✊ hits the others. You have two 3s: tap both to keep them.
lesson-roll = Roll the others
lesson-roll-text = Dice with a lock stay. The others are rolled again, up to two more times. Press the big button.
lesson-again = A third 3!
lesson-again-text = Three 3s are worth 3★. Keep them and the ✊, roll the rest once more, or stop whenever you like.
lesson-shop = Stars, and the city is yours
lesson-shop-text = You gained stars and energy, and moved into Tokyo, which was empty. Now you may buy cards with ⚡, or sweep the shop for 2⚡. Tap a card to read it; finish when you are done.
lesson-rival = Your rival's turn
lesson-rival-text = From outside, your ✊ hit every monster in Tokyo. From Tokyo, your ✊ hit everyone outside. Watch what happens.
lesson-yield = Stay or yield?
lesson-yield-text = You were hit. If you yield, your attacker must move in. If you stay and your turn begins in Tokyo, you gain 2★; but ♥ dice do not heal you there. You have enough hearts: stay.
lesson-alone = That is the whole game
lesson-alone-text = Roll, keep, smash, buy. The light bulb shows what a good player would do, and the ? beside a line explains why something happened. Play on!
nothing = nothing
leave-table = Leave the table; the seat stays yours

## the table, told and explained

meanwhile = Since your last turn
coach-advises = The coach would choose this
coach-take = Keep what the coach suggests
coach-switch = Coach: what each answer costs, exact odds, the best dice to keep, the risk in Tokyo
risk-meter = Risk of being eliminated before your next turn
risk-stay = If you stay
risk-yield = If you yield
falls = { $who } falls
hits-many = { $n } monsters −{ $hearts }♥
you-enter = you enter Tokyo
you-win = you win
you-won = You won!
you-came-second = You finished second. So close!
you-came-third = You finished third.
you-came = You finished { $place }th.
settings-look = Look, sound and speed
settings-help = Help
settings-auto = Automatic actions
settings-keys = Keys
keys-face = Keep one more die of that face
keys-all = together with a face: all of them
keys-main = The main answer: roll, stop, done
keys-stop = Stop rolling
keys-answer = The answer with that number
keys-undo = Undo
keys-toggles = Coach, sound, the log
pick-monster = Choose a monster
pick-monster-for = Choose a monster for seat { $n }, now { $name }
all-bots-play = Opponents
curve = Chance to win, step by step
invite-only-here = Other devices cannot open this link: the server listens on this computer only. To let phones in the room join, start it with kaiju serve --lan.
invite-offline = Other devices cannot open this link: this computer seems to be on no network.
invite-no-entry = A phone cannot open it? Allow kaiju in the firewall of the computer that hosts it, and use the same network, not a guest network.

## rules of a table, monsters, the turn summary

steps-label = { $summary }. Now: { $step }, step { $n } of { $of }
die-extra = { $die }, extra die
rulebook = Rulebook
usual-rules = Usual rules of the edition
house-rules = House rules
our-house-rules = Our house rules
house-name = Name for these rules
house-save = Save these rules
house-saved = Saved as “{ $name }” on this device.
house-delete = Delete “{ $name }”
draw-monster = Draw one at random
monster-held = taken
change-monster = Change monster
change-monster-from = Change monster, now { $monster }

## on a plain web host

atlas = What each card is worth, measured
table-server = Table server
table-server-about = This page comes from a web host that has no tables of its own. Games against bots, the rules and the tutorial work here. To play with friends, enter the address of a kaiju server; its host must allow this page (kaiju serve --origin).
use-it = Use it
table-server-found = The server answers. Tables are made and joined there.
table-server-silent = No kaiju server answers at this address, or it does not allow this page.

## The atlas

atlas-title = Atlas
atlas-about = How many points of a hundred more often somebody wins. Bots have played it out; the line beside each figure is its 95% interval.
atlas-subject = What was tried
atlas-seats = Order of play
atlas-tokyo = Staying in Tokyo
atlas-monsters = Monsters
atlas-personalities = Personalities
atlas-table = Table
atlas-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
atlas-place = Number { $n } to play
atlas-about-cards = Each is dealt to one monster before the first turn, for free, and compared with a monster that gets nothing.
atlas-about-seats = Everybody plays alike; compared with an even share.
atlas-about-tokyo = Staying compared with leaving, by the hearts left after the attack.
atlas-about-monsters = Everybody plays alike, with Evolutions, and chance decides which monsters meet; compared with an even share.
atlas-about-personalities = One bot with likes of its own sits among bots of the kind named, at every seat in turn; compared with an even share.
atlas-measured = Played by { $bot }: up to { $games } games each, seed { $seed }, intervals up to ± { $half }.
atlas-name = What
atlas-cost = Cost
atlas-worth = Worth
atlas-range = Interval
atlas-interval = { $low } to { $high }
atlas-missing = The atlas cannot be loaded. It is fetched once, over the network; try again when you are online.
atlas-unmeasured = { $card } has not been measured: promo cards and costumes are not tried yet. What was measured is below.
atlas-of-card = What it is worth, measured
