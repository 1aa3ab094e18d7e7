# The rules reference: chapters, clauses in rulebook order, switches. A clause is its title; `.text` holds in every edition,
# the other attributes in one edition only. No text names a switch: `kaiju rules` does.

## Chapters

chapter-setup = Setup
chapter-roll = Roll the dice
chapter-resolve = Resolve the dice
chapter-enter = Enter Tokyo
chapter-buy = Buy Power cards
chapter-end = End of turn, end of game
chapter-duo = Two players
chapter-evolutions = Evolutions
chapter-examples = Examples

## Clauses

setup-1 = Pick a monster
    .text = Two to six players, each with a monster nobody else has. Everyone starts with 10♥, 0★ and 0⚡. Without
        Evolutions, any monster may stomp through any edition.
    .first = The cast: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.
    .second = The cast: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.
    .godzilla = The cast: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla and Gigan. Gigan is our own pick: the
        rulebook names only the other five.

setup-2 = City and Bay
    .text = Up to four monsters fight over Tokyo City alone. With five or six, Tokyo Bay opens too. “In Tokyo” always
        means either place, with the same perks and the same pains.
    .first = Here the Bay is an advanced rule. We open it at five or six anyway; an option keeps it shut for a first
        game.

setup-3 = The Power deck
    .text = Shuffle the Power cards into a deck and turn three face-up. Tokyo starts empty: nobody has earned it yet.
        One option leaves the Power cards out, others shuffle promo cards or costumes in.
    .godzilla = The rules are the edition's; the 50 Power cards are our own design.

setup-4 = Who goes first
    .text = Everyone rolls the six dice, and the most ✊ goes first; those tied roll again until one leads. As an
        option, pure luck or the first seat decides.
    .first = The Spanish book has no word on ties and the English summary draws at random. We roll ties off.
    .in-en-summary = Nobody rolls for it: the first player is chosen at random.

setup-5 = Round the table
    .text = Play goes clockwise, that is, to the left. Your neighbours are the nearest living monsters on each side.
        With two alive, both neighbours are the same poor soul.

setup-6 = Bottomless supplies
    .text = The ⚡ pool never runs dry. Neither do poison and shrink counters: that is our ruling, since the boxes hold
        twelve of each and the books never say what happens then. ★ stop at 20, where the dial ends.
    .godzilla = Dice tokens do run out: there are twelve, and an empty supply gives nothing (our ruling).

turn-1 = A turn, step by step
    .text = Every turn runs through the same steps in the same order: roll the dice, resolve them, then the cards,
        then the end. If you wake up in Tokyo, you are paid before the first roll (START-1).
    .first = Four steps: roll, resolve, buy, end. Entering Tokyo is part of resolving: an attacker moves in there and
        then (ENTER-1).
    .second = Five steps: roll, resolve, enter Tokyo, buy, end. Entering waits until all dice are resolved (ENTER-2).
    .godzilla = Five steps: roll, resolve, enter Tokyo, buy cards or gain 1⚡ (BUY-4), end.

start-1 = Waking up in Tokyo
    .text = Start your turn in Tokyo and you gain 2★ before any die is rolled. Where Tokyo pays in energy (DUO-1), it
        is 1⚡ instead.

roll-1 = Three rolls
    .text = Throw all six dice, then reroll whichever you please, twice at most. Happy already? Stop. Changed your
        mind? Dice set aside are never locked in.

roll-2 = Extra dice
    .text = Extra dice join in from your first roll on. Whatever your cards promise, the number of dice you roll has a
        limit.
    .first = Eight: all the dice in the box.
    .second = Nine: both Extra Heads and a Mimic copying one make three extra dice, and the third is ruled to count.
    .godzilla = Eight, Dice tokens included.
    .in-es-2016 = Two extra dice at most, eight in all.
    .in-pt-2016 = Two extra dice at most, eight in all.

roll-3 = Dice tokens
    .text = Cash in one or two Dice tokens before your first roll; each becomes an extra die until the turn ends. Two
        per turn is the cap, and the limit of dice (ROLL-2) still holds. The cards that hand out tokens are our own
        design.

roll-4 = Fewer dice
    .text = Shrink counters and some extra turns take dice away from you, but there is no such thing as a negative
        die. With none left you skip the rolling and play the rest of your turn, a little sadder.

shrink-1 = Shrink counters
    .text = Each shrink counter you carry costs you one die. They are counted when your turn begins, so a counter
        shaken off later in the turn helps only next time. They stay on you even when the card that gave them is gone.
    .first = The book only says one fewer die per counter; when to count is our ruling.
    .godzilla = No card of our own Godzilla deck hands them out.

roll-5 = Your Roll
    .text = Your Roll is what lies on the table after your last throw. Any rule or card that looks at your dice looks
        at these, not at the beauties you threw back.

resolve-1 = Every die counts
    .text = All dice are resolved, one kind of face after another, in the order the active player likes. You are asked
        when the order could change the outcome; an option asks every time, another never.
    .first = The books say nothing about the order; we allow the choice.

points-1 = Triples score
    .text = Three dice with the same number score that number in ★; each further one adds 1★. Roll two different
        triples and you are paid for both. Six 1s make 1 + 3 = 4★.

energy-1 = Energy
    .text = Each ⚡ rolled gives you one energy cube from the pool, no triple needed. Cubes are yours until you spend
        them.

heal-1 = Healing
    .text = Outside Tokyo each ♥ rolled heals 1♥, up to your maximum. That is 10♥ unless a card raises it.

heal-2 = No rest in Tokyo
    .text = In Tokyo the ♥ on your dice do not heal you. Cards still may.

heal-3 = Shaking off counters
    .text = Outside Tokyo a ♥ rolled may remove one poison or shrink counter from you instead of healing. Whether it
        may in Tokyo depends on the edition.
    .first = In Tokyo too: the book is silent and we allow it.
    .second = Never in Tokyo: get out first.
    .godzilla = Never in Tokyo. No card of our own Godzilla deck gives such counters anyway.

smash-1 = Smash
    .text = Each ✊ takes 1♥ from each target. From inside Tokyo you hit every monster outside; from outside, every
        monster in Tokyo, City and Bay alike. Monsters on the same side of the wall never hit each other.

smash-2 = Punching air
    .text = While Tokyo is empty, ✊ rolled outside hit nobody.

smash-3 = What is an attack
    .text = No ✊ in your Roll, no attack. A card that boosts attacks needs one to boost.
    .first = If every bit of the damage is prevented, cards that care about hurting others, such as Poison Spit or
        Herbivore, see no attack at all.
    .second = A ✊ that a card adds to your Roll counts like a rolled one.
    .godzilla = A ✊ added by a card counts too; these cards are our own design.
    .in-es-2016 = A ✊ that a card adds to your Roll counts like a rolled one. A monster that is attacked gets the counters
        of Poison Spit and Shrink Ray, whether it loses ♥ or not.
    .in-es-2011 = If every bit of the damage is prevented, cards that care about hurting others see no attack. No
        card raises the damage of a card you buy, and Fire Breathing burns a neighbour that your damage reaches.
    .in-en-summary = If every bit of the damage is prevented, cards that care about hurting others see no attack. A
        card that raises your damage raises attacks only, and Fire Breathing burns a neighbour that you attack.

smash-4 = Card damage
    .text = When a card does the hurting, that is not an attack. It gives nobody an excuse to yield, and cards that
        answer attacks look the other way.
    .in-en-summary = Armor Plating meets the ✊ of an attack and what each card adds to them one by one.

yield-1 = Yielding Tokyo
    .text = Attacked in Tokyo? Take your lumps, then stay or yield. With two of you there, Tokyo City answers before
        Tokyo Bay. If you yield, you are out of Tokyo immediately.

yield-2 = Does it have to hurt?
    .text = If all the damage of an attack was prevented, may its target yield? The editions disagree.
    .first = It need not hurt: being attacked is excuse enough.
    .second = It must hurt: no ♥ lost, no way out.
    .godzilla = It must hurt, as in the second edition.
    .in-pt-2016 = It must hurt, and a die must have shown a ✊: those that cards alone bring let nobody out.

yield-3 = Too late to duck
    .text = Yielding never undoes the damage. Only a card may say otherwise, as Jets does in the classic decks.

out-1 = Knocked out
    .text = A monster at 0♥ is eliminated. Its Keep cards and its energy are discarded, and it leaves Tokyo if it was
        there.

out-2 = Break it, you take it
    .text = Finish off a monster in Tokyo with an attack and you move into its place, just as after a yield. If a card
        did the finishing, the place stays empty.

out-3 = All fall together
    .text = One effect can eliminate several monsters. They fall at the same moment, and only then does the game look
        at anything else. Nobody left standing? Then everybody loses.

out-4 = Nobody is out
    .text = As an option, a monster at 0♥ is not eliminated but starts again: it loses all its cards, its Evolutions in play,
        its counters and its ⚡, leaves Tokyo, and plays on with 10♥. It keeps its ★. If it is its turn, the turn continues.
        Then only ★ win.

enter-1 = Fight your way in
    .text = Only attackers get in: no ✊, no Tokyo. Attack from outside and you must move into a free place, whether it
        was empty before or has just been yielded: Tokyo City if you can, else Tokyo Bay when it is open. If nobody
        was in Tokyo at all, your ✊ open the gates and hit nobody.
    .in-es-2011 = Taking a free Tokyo City hits nobody either while somebody holds Tokyo Bay.

enter-2 = Somebody has to
    .text = Tokyo City may not stay empty: if you are still outside when your dice are done, in you go, ✊ or no ✊. If
        the City is taken but Tokyo Bay is open and empty, in you go there.

enter-3 = City first
    .text = When both occupants yield, the newcomer takes Tokyo City and Tokyo Bay stays empty. A monster that stays
        in the Bay does not move up just because the City is free.

enter-4 = The welcome star
    .text = Entering Tokyo gives 1★, or 1⚡ where Tokyo pays in energy (DUO-1). A stroll from the Bay to the City earns
        nothing: that is not entering.

enter-5 = One monster, one place
    .text = However big, a monster fits in City or Bay, never in both. And if it is in Tokyo already, there is nothing
        left to enter.
    .in-es-2016 = So Death from Above gives a buyer in Tokyo its ★ and moves nobody.
    .in-en-summary = So Drop from High Altitude does nothing at all for a buyer in Tokyo Bay.

bay-1 = The Bay closes
    .text = The moment only four monsters (or fewer) are alive, Tokyo Bay closes, and its monster has to leave.
        Whether it may take an empty City depends on the edition.
    .first = It leaves Tokyo, even past an empty City.
    .second = It takes an empty City, without a new ★; otherwise it leaves Tokyo.
    .godzilla = It takes an empty City, as in the second edition; otherwise it leaves Tokyo.

buy-1 = Shopping
    .text = See a face-up card you like? Pay its cost in ⚡ and it is yours. The deck fills the gap immediately, and
        the new card is for sale too. Keep buying as long as your ⚡ last.
    .in-es-2011 = Of several owners of Opportunist, the active monster is asked first.

buy-2 = Sweeping the table
    .text = Nothing you like? For 2⚡ you sweep all three face-up cards away and the deck brings three others. Buy,
        sweep, buy, sweep: any mix works, as long as you can pay in ⚡.
    .godzilla = Face-up Events stay where they are (EVENT-3).

buy-3 = Keep or Discard
    .text = A Discard card takes effect the moment you buy it and is then discarded. A Keep card stays face-up in
        front of its owner and keeps working.
    .godzilla = There is a third type, the Event (EVENT-1). All cards of this preset are our own design.

buy-4 = Thrift pays
    .text = A turn in which you buy no card gives you 1⚡. Sweeping is not buying.

buy-5 = When the deck runs out
    .text = Depending on the edition, either empty slots stay empty, or the discard pile is shuffled into a new deck.
    .first = The books are silent; we leave empty slots empty.
    .second = Discards go back to the box, so empty slots stay empty.
    .godzilla = This edition has a discard pile, and it is shuffled.

event-1 = Breaking news
    .text = An Event acts as soon as it is turned face-up. A “when revealed” effect happens once; a “while in play”
        effect lasts until somebody buys the card. The Events in our deck are our own design.

event-2 = Buying an Event
    .text = An Event is bought like any other card. Then its Discard effect happens for the buyer.

event-3 = Events do not sweep
    .text = Sweep all you want, the Events on the table will not budge; only the other cards are replaced. With three
        Events there is nothing to sweep, so you may not (our ruling).

event-4 = Events at setup
    .text = An Event that turns up during setup acts as well. It is nobody's turn yet, so what is meant for the active
        monster hits the first player (our ruling).

end-1 = End of turn
    .text = End-of-turn effects of cards happen now. Then the dice move left, to the nearest monster still breathing.
    .first = Their owner picks the order of the effects.
    .second = The effects always happen in the same order.
    .godzilla = Their owner picks the order of the effects.
    .in-en-summary = Their owner picks the order of the effects, poison among them.

poison-1 = Poison
    .text = At the end of your own turn you lose 1♥ per poison counter you carry, all as a single loss. It is not an
        attack. It strikes before the check for victory, so it can spoil a party. The counters stay on you even when
        the card that gave them is gone.
    .godzilla = No card of our own Godzilla deck poisons anybody.
    .in-en-summary = It is one of the end-of-turn effects: its bearer chooses when it strikes among them.

win-1 = Twenty stars
    .text = A living monster with 20★ when the check comes is crowned King of Tokyo.
    .first = The books end the game when 20★ are reached, yet want you to survive the turn: so we check at its end.
    .second = The Portuguese book says turn, the Spanish one round. We take the turn.
    .godzilla = The check comes at the end of each turn.
    .in-es-2016 = The book counts at the end of the round, so everybody has had the same number of turns.

win-2 = Last one standing
    .text = When only one monster is left alive, it wins, even with no ★ at all. No need to finish the turn: the
        effect that felled the others runs its course, and that is that.

win-3 = Nobody's crown
    .text = If the last monsters all fall together, nobody wins and everybody loses. Tokyo breathes out.

win-4 = Dead kings do not rule
    .text = Reach 20★ and then 0♥ before the stars are counted and you are eliminated, not crowned. You have to be alive
        for the count.

win-5 = Sharing the crown
    .text = If one check finds several living monsters with 20★, they wear the crown together. The rulebooks are
        silent; this is our ruling, and Board Game Arena's too.

limit-1 = Floors and ceilings
    .text = ★ and ⚡ never drop below 0. ♥ never rise above your maximum, and ★ stop at 20. Whatever would go past a
        limit is lost.

duo-1 = Tokyo for two
    .text = Tokyo pays in energy: 1⚡ instead of 1★ for entering, 1⚡ instead of 2★ for starting a turn there. All other
        rules stay the same.
    .first = Not by default: the books do not have this rule, but an option turns it on.
    .second = Not by default: the books do not have this rule, but an option turns it on.
    .godzilla = In games that start with two players: the book recommends it.

evo-1 = Your own little deck
    .text = In games with Evolutions, each monster has its own deck of eight; one that has none does not play.
        Before the game everyone draws two, hides one in hand and shuffles the other back in.
    .first = Not in the box: the classic monsters get theirs from Power Up!. The texts are those of its later printing.
    .second = Not in the box: the classic monsters get theirs from Power Up!.
    .godzilla = The rules are the edition's; the 48 Evolutions are our own design.

evo-2 = Three hearts evolve
    .text = Three or more ♥ in your Roll and you evolve once your dice are resolved: draw two Evolutions, hide one in
        hand, discard the other. It is a gift, not a price: those ♥ heal as usual. It works in Tokyo too.
    .godzilla = The book gives the number as a picture we could not read; three ♥ is the rule of the published classic
        game.

evo-3 = Evolving again
    .text = When your Evolution deck is empty, shuffle your discarded Evolutions into a new one.

evo-4 = Surprise!
    .text = An Evolution says when it may be played. If it says nothing, spring it whenever you like, even in another
        monster's turn.

evo-5 = Temporary or Permanent
    .text = A Temporary Evolution is discarded after use. A Permanent one stays face-up in front of you and keeps
        working.

evo-6 = Not just any card
    .text = “Card”, with nothing added, never means an Evolution.

evo-7 = Paws off my hand
    .text = Only you see your Evolutions in hand. Rivals may guess; so may the audience.

ex-1 = Four 2s, a bolt, a fist
    .text = Gigazaur is outside, Cyber Kitty in Tokyo City. Gigazaur's Roll: 2 2 2 2 ⚡ ✊. It gains 3★ (two for the
        triple, one for the fourth 2) and 1⚡, and Cyber Kitty loses 1♥.
    .first = Cyber Bunny plays the victim in this box.

ex-2 = Counting triples
    .text = Four 1s make 2★. Five 2s make 4★. Three 3s make 3★, not 9.

ex-3 = A brawl for five
    .text = City: Gigazaur, already hurt; Bay: Space Penguin. Meka Dragon rolls 4✊: both lose 4♥ and yield, Meka
        Dragon enters the City (+1★) and the Bay stays empty. Gigazaur rolls 1✊: Meka Dragon loses 1♥ and stays,
        Gigazaur enters the Bay (+1★). Space Penguin rolls 1✊: both lose 1♥, Gigazaur yields, Space Penguin enters the
        Bay (+1★); The King and Cyber Kitty roll no ✊ and nobody moves. Meka Dragon starts in Tokyo (+2★) and rolls
        3✊: all outside lose 3♥, Gigazaur drops to 0♥ and is out, the Bay closes on the last four and Space Penguin
        leaves Tokyo.
    .first = Same moves for another reason: each newcomer enters because it attacked (ENTER-1).

ex-4 = Ten energy to spend
    .text = A monster with 10⚡ dislikes what it sees and sweeps for 2⚡. It buys a new card for 3⚡, the slot is
        refilled, and 5⚡ are left for another day.
    .godzilla = No bonus 1⚡ here: a card was bought (BUY-4).

ex-5 = A gentle opening
    .text = The opening player rolls no ✊ and Tokyo is empty. Does it walk in?
    .first = Tokyo stays empty.
    .second = It enters all the same and gains 1★.
    .godzilla = It enters all the same and gains 1★, or 1⚡ in a game for two (DUO-1).

## Switches

switch-tokyo-bay = Tokyo Bay is open while five or more monsters are alive.
switch-first-player = Who takes the first turn: the most ✊ on six dice (ties roll again), a random monster, or the
    first seat.
switch-must-enter-empty-tokyo = After resolving its dice a monster outside must enter an empty place in Tokyo, with or
    without ✊.
switch-attack-into-empty-takes-tokyo = An attack on a completely empty Tokyo only takes it: it hits nobody and no card
    sees an attack. Where an empty Tokyo must be entered, the Enter step does this instead.
switch-yield-needs-damage = A monster in Tokyo may yield only if it really lost ♥ to the ✊.
switch-attacker-replaces-eliminated = The attacker takes the place of a monster its attack eliminated in Tokyo. Where
    an empty Tokyo must be entered, the Enter step does this instead.
switch-bay-moves-to-empty-city = When Tokyo Bay closes, its occupant moves to Tokyo City if that is empty, instead of
    leaving Tokyo.
switch-energy-if-no-buy = A turn without buying a card gives 1⚡. Sweeping is not buying.
switch-dice-tokens = Up to two Dice tokens may be discarded before the first roll, one extra die each.
switch-events = Event cards are in the Power deck. They act when turned face-up and are never swept.
switch-deck-exhausted = When the Power deck runs out: empty slots stay empty, or the discard pile becomes the new
    deck.
switch-counters-removable-in-tokyo = In Tokyo too, a ♥ rolled may remove a poison or shrink counter.
switch-victory-check = When 20★ win: at the end of each turn or at the end of each round.
switch-two-player-tokyo = Tokyo pays 1⚡ for entering and 1⚡ for starting there, instead of ★: never, only when the
    game starts with two players, or always.
switch-evolutions = Each monster plays with its own deck of eight Evolutions.
switch-power-cards = Power cards are in the game. Leave them out for a first game.
switch-promos = Promo cards are in the deck too, one of each that needs no rules of its own.
switch-costumes = Twelve costumes are in the deck too (first edition). With three ✊ in your Roll you may buy a costume from a
    monster you made lose ♥ this turn; its wearer gets the price.
switch-resolve-order = When the active player is asked for the order of its dice: never, when it could change the
    outcome, or every time.
switch-end-order = End-of-turn effects happen in the order their owner likes, or in a fixed one.
switch-dice-limit = The most dice a monster may roll: eight, or nine so that a third extra die, copied with Mimic,
    counts too.
switch-free-city-hits-nobody = A monster that takes a free Tokyo City hits nobody, even while somebody holds Tokyo Bay.
switch-yield-needs-die = A monster may yield only when the attack had a ✊ on a die: ✊ that cards alone bring let nobody
    out.
switch-armour-by-source = Armor Plating is held against the ✊ of an attack and against what each card adds to them, one
    by one, instead of against the whole loss.
switch-raised-damage = What cards that raise your damage raise: all of it, all but the damage a card does when it is
    bought, or attacks alone.
switch-neighbours-burn = Whom Fire Breathing burns: both neighbours whenever you damage anybody, both when your Roll has a
    ✊, a neighbour that your damage reaches, or a neighbour that you attack.
switch-counters-for = Who gets the counters of Poison Spit and Shrink Ray: a monster that lost ♥ to your ✊, or any
    monster your ✊ attacked.
switch-dropping-in = What Drop from High Altitude does: a buyer outside takes Tokyo City, or all others leave Tokyo and
    the buyer takes the City, or as the first but nothing at all for a buyer in Tokyo Bay.
switch-new-card-first = Which of several owners of Opportunist may buy a new card first: the next to the active monster's
    left, or the active monster itself.
switch-poison-in-end-order = Poison is one of the end-of-turn effects: its bearer chooses when it strikes.
switch-comebacks = Nobody is eliminated: a monster at 0♥ loses all its cards and its ⚡, leaves Tokyo and plays on with
    10♥. It keeps its ★. Only ★ win.
