# What single powers ask, by the id of the card. `.yes`, `.no`, `.number`, `.face`, `.card` and `.turn` are
# its answers of that kind, `.use` is what using it does; other names are those the card itself gives. A question follows
# the card’s name and a colon. $who is a monster, $n a number, $worth what an answer is worth.

rapid-healing = pay 2⚡ for 1♥ before it is too late?
    .yes = Pay 2⚡, gain 1♥
    .use = Pay 2⚡, gain 1♥
psychic-probe = which die of { $who } is rolled again?
    .yes = Roll it again
    .no = Leave the dice alone
    .again = roll that 3 again?
mimic = which card does it copy?
    .again = pay 1⚡ to copy another card?
    .no = Copy nothing else
telepath = another roll?
    .use = Pay 1⚡ for another roll
metamorph = which card do you discard for its ⚡?
    .no = Discard nothing more
    .card = Discard { $card } for { $worth }⚡
opportunist = buy a card that has just come up?
    .no = Leave it
background-dweller = roll a 3 again?
    .use = Roll a 3 again
camouflage = roll the 3s again?
    .yes = Roll them again
    .no = Leave them
jets = yield immediately and lose nothing, or stay and take it all?
    .yes = Yield and lose nothing
    .no = Stay and take it
wings = pay 2⚡ and lose no more ♥ this turn?
    .yes = Pay 2⚡ and fly
    .no = Take the hit
    .keep = Do not pay
made-in-a-lab = look at the next card?
    .use = Look at the next card of the deck
smoke-cloud = another roll?
    .use = Spend a charge on another roll
monster-batteries = how many ⚡ do you put on it?
    .number = { $n ->
            [0] Put nothing on it
            [one] Put { $n }⚡ on it
           *[other] Put { $n }⚡ on it
        }
freeze-time = take another turn, with one fewer die?
    .yes = Take the extra turn
    .no = No extra turn
sleep-walker = pay 3⚡ for 1★?
    .use = Pay 3⚡, gain 1★
super-jump = pay 1⚡ to lose 1♥ less?
    .yes = Pay 1⚡
    .no = Take the hit
electric-armor = pay 1⚡ to lose 1♥ less?
    .yes = Pay 1⚡
    .no = Take the hit
biofuel = how many ♥ dice do you use as ⚡?
    .number = { $n ->
            [0] Use none as ⚡
            [one] Use { $n } as ⚡
           *[other] Use { $n } as ⚡
        }
shrinky = how many 2s do you use as 1s?
    .number = { $n ->
            [0] Use none as 1
            [one] Use { $n } as 1
           *[other] Use { $n } as 1
        }
unstable-dna = which card of { $who } do you take for this one?
    .no = Keep this card
cheerleader = add a ✊ to the Roll of { $who }?
    .yes = Add a ✊
    .no = Add nothing
robot = how many ♥ do you pay for with ⚡?
    .number = { $n ->
            [0] Pay nothing
            [one] Pay { $n }⚡, lose { $n }♥ less
           *[other] Pay { $n }⚡, lose { $n }♥ less
        }
witch = which die of { $who } is rolled again?
    .no = Leave the dice alone
alien-ultimatum = from whom do you take ★?
    .no = From nobody
open-season = who loses 3♥?
targeted-serum = which species loses 3♥?
natural-enemy = which species do you hunt from now on?
throwing-arm = spend a Dice token on a ✊?
    .use = Spend a Dice token on a ✊
tremor-sense = have a ✊ of { $who } rolled again?
    .yes = Have it rolled again
    .no = Leave the dice alone
hunters-patience = roll once more?
    .use = Roll once more
maser-dish = who loses 1♥?
    .use = Pay 2⚡: a monster of your choice loses 1♥
    .no = Nobody
mutagenic-bath = give up 1♥ for a Dice token?
    .yes = Give up 1♥
    .no = Keep your ♥
adapting-technology = sweep the cards?
    .use = Spend a charge to sweep the shop
exotic-arms = put 2⚡ on it and bet on three ✊?
    .yes = Bet 2⚡
    .no = No bet
mothership-support = pay 1⚡ for 1♥?
    .yes = Pay 1⚡, gain 1♥
    .use = Pay 1⚡, gain 1♥
superior-alien-technology = which card do you buy at half price?
    .use = Buy a card at half price
    .no = None
contract-killer = whom do you threaten?
    .yes = Pay 3⚡
    .no = Lose 2♥
    .pay = pay { $who } 3⚡, or lose 2♥?
scavenged-circuits = buy the last discard?
    .use = Buy the card discarded last
stooping-dive = whom do you drive out of Tokyo?
wanderer = leave Tokyo and gain 1⚡?
    .yes = Leave Tokyo
    .no = Stay in Tokyo
keen-eye = which die do you roll again?
    .use = Roll one die again
forked-lightning = who is struck and loses 1♥?
    .no = Nobody
inverted-gravity = who in Tokyo swaps places?
    .no = Nobody
    .swap = with whom outside does { $who } swap places?
island-hymn = who gains 1♥?
glittering-scales = how many ✊ do you cancel?
    .number = Cancel { $n }✊
all-bays-open = how many Dice tokens do you spend on ✊?
    .number = { $n ->
            [0] No token: { $worth }✊
            [one] { $n } token: { $worth }✊
           *[other] { $n } tokens: { $worth }✊
        }
field-repairs = how many ♥ do you pay for?
    .number = { $n ->
            [0] Pay nothing
            [one] Pay { $n }⚡ for { $n }♥
           *[other] Pay { $n }⚡ for { $n }♥
        }
backup-tape = which Evolution do you take back?
targeting-matrix = roll your 1s again?
    .use = Roll all your 1s again
fusion-printer = pay 3⚡ for 1★ and a Dice token?
    .use = Pay 3⚡: 1★ and a Dice token
crushing-tread = turn a 1 to ✊?
    .use = Turn a 1 into ✊
freeze-ray = which face does nothing this turn?
    .whom = in front of whom do you place it?
    .no = Nobody
    .face = { $face } does nothing
miraculous-catch = buy what came up?
    .use = Fish in the discards
    .no = Throw it back
    .card = Buy { $card } for { $worth }⚡
deep-dive = which card do you take?
    .no = None
encased-in-ice = pay 1⚡ to freeze a die?
    .no = Freeze nothing
    .face = Freeze a die showing { $face }
icy-reflection = which Evolution does it copy?
    .no = None
lightning-armor = roll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } against { $who }?
    .yes = Roll
    .no = Let it pass
target-acquired = give { $who } the target token?
    .yes = Take aim
    .no = Leave the token where it is
mega-purr = give { $who } 1⚡ or 1★?
    .yes = Give 1⚡
    .no = Give 1★
    .nothing = Give nothing
play-with-your-food = let your prey lose 2♥ less and take 1★ and 1⚡ from it?
    .yes = Play with it
    .no = Bite
feline-motor = enter Tokyo instead of { $who }?
    .yes = Enter Tokyo
    .no = Stay outside
saurian-adaptability = which dice do you turn, and to what?
    .turn = Turn every { $from } into { $to }
chest-thumping = make { $who } yield Tokyo?
    .yes = Make it yield
    .no = Let it decide
terror-of-the-deep = roll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } to save ♥?
    .yes = Roll
    .no = Take the hit
sunken-temple = skip your turn for 3♥ and 3⚡?
    .yes = Skip the turn: 3♥, 3⚡
    .no = Play the turn
heart-of-the-rabbit = which of { $who }'s dice do you reroll?
    .face = Reroll a { $face }
energy-sword = pay 2⚡ and draw the sword?
    .yes = Pay 2⚡
    .no = Leave it sheathed
electric-carrot = give { $who } 1⚡, or lose 1♥ more?
    .yes = Give 1⚡
    .no = Lose 1♥ more
bamboozle = which card does { $who } buy instead?
bamboo-supply = put 1⚡ on it, or take all of them?
    .yes = Put 1⚡ on it
    .number = Take { $n }⚡ from it
    .no = Leave it
yin-and-yang = turn over all your dice?
    .use = Turn over all your dice
my-toy = which card do you put under it?
    .card = Put { $card } aside
    .use = Buy the card under it
tiny-tail = which die do you turn to 1?
    .again = another one?
    .use = Turn up to two dice to 1
    .no = That is all
so-small = roll { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } and hope for a ♥?
    .yes = Roll
    .no = Take the hit
