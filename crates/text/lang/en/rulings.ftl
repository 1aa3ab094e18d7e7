### Rulings on how cards work, alone and together. Their ids are those cited by cards and scenarios.
### Where a ruling holds in both classic editions it calls cards by their name in the second.

in-first = First edition:
in-second = Second edition:
ruling-i-001 = Acid Attack without any ✊ is a loss of 1♥ on its own, and Armor Plating ignores it.
ruling-i-002 = One ✊ together with Acid Attack is a single loss of 2♥, and Armor Plating does not stop it.
ruling-i-003 = Armor Plating ignores the loss from a single poison counter; the counter stays.
ruling-i-004 = Several poison counters are one loss together, so Armor Plating does not stop them.
ruling-i-005 = Armor Plating looks at each loss separately: two losses of 1♥ in a turn are both ignored.
ruling-i-006 = Fire Breathing joins the ✊ that hit a neighbour: one ✊ and the fire are a loss of 2♥, too much for
    Armor Plating.
ruling-i-007 = Fire Breathing on a neighbour the ✊ do not reach is a loss of 1♥, and Armor Plating ignores it.
ruling-i-008 = Armor Plating saves an attacker from the 1♥ that Burrowing costs it.
ruling-i-009 = With Armor Plating and Camouflage on one monster, no dice are rolled for a loss of 1♥, and a loss that
    Camouflage cuts down to 1♥ is ignored as well.
ruling-i-010 = Armor Plating and a copy of it do not add up: a loss of 2♥ goes through.
ruling-i-011 = Second edition: if Armor Plating stops an attack on Tokyo, its owner gets no counter and may not yield.
ruling-i-012 = First edition: if Armor Plating stops an attack on Tokyo, its owner gets no counter but may yield,
    since it was attacked.
ruling-i-013 = If Camouflage saves every ♥, no counter is given, the attacker's Herbivore is not spoiled, and cards
    that react to attacks saw none.
ruling-i-014 = Second edition: a monster in Tokyo whose Camouflage saves every ♥ may not yield; if one is lost, it
    may.
ruling-i-015 = First edition: a monster in Tokyo whose Camouflage saves every ♥ may still yield, and the attacker must
    move in.
ruling-i-016 = Camouflage rolls for every loss: from an attack, a card, poison or a price of its own.
ruling-i-017 = Background Dweller may reroll 3s among the dice of Camouflage.
ruling-i-018 = With Camouflage and a copy of it, the copy rolls for what the first dice did not save.
ruling-i-019 = Wings may be paid when the dice are known and nothing has been lost yet; the 2⚡ must still be there. They
    may also be paid before something takes that energy away.
ruling-i-020 = Wings paid once cover everything else this turn brings, poison at its end included.
ruling-i-021 = Wings may be paid against what a card costs its own buyer; the ★ are kept.
ruling-i-022 = Second edition: a monster that pays for Wings against ✊ in Tokyo gets no counter and may not yield.
ruling-i-023 = First edition: a monster that pays for Wings against ✊ in Tokyo may still yield, and the attacker moves
    in.
ruling-i-024 = Wings may be paid for what Camouflage did not save.
ruling-i-025 = ♥ lost with Even Bigger do not count as damage, and Wings cannot save them.
ruling-i-026 = Rapid Healing may be used just before a fatal loss, if it heals enough to survive it.
ruling-i-027 = With Regeneration, Rapid Healing gives 2♥ for 2⚡.
ruling-i-028 = Jets decides before anything lands: leave unhurt, or stay and take it all.
ruling-i-029 = Jets saves even from an attack that would have killed.
ruling-i-030 = A monster that leaves with Jets gets no counters, and the attacker must take the place.
ruling-i-031 = First edition: an attack that only hit a monster leaving with Jets hurt nobody: no ★ for Alpha Monster,
    one for Herbivore.
ruling-i-032 = Second edition: an attack that only hit a monster leaving with Jets pays Alpha Monster, which saw a ✊,
    and Herbivore too, since nobody lost ♥.
ruling-i-033 = Jets does nothing against cards or poison.
ruling-i-034 = First edition: Burrowing adds nothing without a ✊.
ruling-i-035 = Second edition: Burrowing's single ✊ strikes from Tokyo every turn, even alone.
ruling-i-036 = Second edition: an attacker that Burrowing kills never enters; Tokyo waits for the next Enter step.
ruling-i-037 = First edition: an attacker that Burrowing kills leaves Tokyo empty for the next attacker.
ruling-i-038 = Burrowing strikes back only when its owner yields, not when it dies or is thrown out.
ruling-i-039 = With Jets and Burrowing together, the owner leaves unhurt and the attacker pays.
ruling-i-040 = Two who yield with Burrowing cost the attacker two losses of 1♥, one after the other.
ruling-i-041 = Nova Breath in the City also hits the Bay, whose monster may yield; its place stays empty.
ruling-i-042 = Nova Breath outside hits everybody else once, in Tokyo and out of it.
ruling-i-043 = With two monsters left, Fire Breathing burns the only neighbour once, not twice.
ruling-i-044 = Second edition: Fire Breathing also burns a neighbour who shares Tokyo; that gives no counter and no
    right to yield.
ruling-i-045 = First edition: Fire Breathing adds to card damage too: Gas Refinery costs neighbours 4♥ and others 3♥.
ruling-i-046 = Second edition: Fire Breathing needs a ✊; a bought card sets nobody on fire.
ruling-i-047 = Fire Breathing skips empty seats: the neighbour is the next one alive.
ruling-i-048 = First edition: Poison Quills without ✊ takes 2♥ but is not an attack: no yielding, no counters, no
    Spiked Tail.
ruling-i-049 = Second edition: the ✊ of Poison Quills are an attack like any other.
ruling-i-050 = Second edition: the ✊ of Acid Attack wakes Spiked Tail: two ✊ without any die.
ruling-i-051 = First edition: Acid Attack alone is not an attack, so Spiked Tail adds nothing to it.
ruling-i-052 = First edition: in Tokyo Urbavore makes bought cards hurt others by 1 more.
ruling-i-053 = Second edition: Urbavore adds to ✊ only, not to cards.
ruling-i-054 = ✊ at an empty Tokyo hit nobody. Nova Breath and Fire Breathing find their victims all the same in the
    second edition, but not in the first.
ruling-i-055 = Alpha Monster at an empty Tokyo scores in the second edition, since there was a ✊, but not in the
    first, since nobody was hurt.
ruling-i-056 = Second edition: ♥ a monster takes from itself spoil its Herbivore.
ruling-i-057 = Poison that acts in another monster's turn does not spoil Herbivore.
ruling-i-058 = With We're Only Making It Stronger! two losses of 1♥ give no ⚡; a single loss that still is 2♥ in the
    end does.
ruling-i-059 = A monster hurt by a card in Tokyo may not yield.
ruling-i-060 = Herd Culler, Stretchy and Plot Twist may be used in any order after the last roll, before anything is
    resolved.
ruling-i-061 = Stretchy may be paid for several times in a turn.
ruling-i-062 = Psychic Probe comes before the roller changes its dice.
ruling-i-063 = A 3 made by Psychic Probe may be rerolled with Background Dweller.
ruling-i-064 = Two probes work clockwise from the active monster; if the real one goes, its copy works no more this
    turn.
ruling-i-065 = If a copy of Psychic Probe rolls a ♥, Mimic is discarded.
ruling-i-066 = Psychic Probe works only in others' turns, and its owner picks the die.
ruling-i-067 = Rolls that are bought with ⚡ or charges are no longer available once the player has stopped rolling.
ruling-i-068 = Background Dweller rerolls 3s even when no roll is left, as often as they come up.
ruling-i-069 = Extra Heads and shrink counters are added up; there are never fewer than 0 dice.
ruling-i-070 = With no dice at all a monster rolls nothing, but enters, buys and ends its turn as usual.
ruling-i-071 = A shrink counter taken off this turn brings its die back only in the next.
ruling-i-072 = Giant Brain and a copy of it make five rolls.
ruling-i-073 = Second edition: both Extra Heads and a copy make nine dice, although the box holds eight.
ruling-i-074 = Second edition: a ✊ added by a card completes the set for Complete Destruction.
ruling-i-075 = The 1, 2 and 3 that feed Detritivore still count for triples, Gourmet and Freeze Time.
ruling-i-076 = Second edition: Detritivore and a copy of it are paid twice.
ruling-i-077 = Plot Twist used through Mimic discards Mimic.
ruling-i-078 = Poison and shrink counters stay and keep working when their card or its owner is gone.
ruling-i-079 = Second edition: in Tokyo ♥ dice remove no counters.
ruling-i-080 = First edition: in Tokyo ♥ dice may remove counters, since only healing is forbidden there.
ruling-i-081 = ♥ dice remove counters even from a monster in full health, one each.
ruling-i-082 = Healing by cards never removes counters; only the victim's own ♥ dice do.
ruling-i-083 = Regeneration adds its ♥ only if at least one ♥ die healed instead of removing a counter.
ruling-i-084 = Poison Spit and a copy of it give two counters a hit.
ruling-i-085 = A monster saved by its child keeps its poison and shrink counters.
ruling-i-086 = A monster that dies of poison in Tokyo leaves its place empty; that was not an attack.
ruling-i-087 = Counters never run out, whatever the box holds.
ruling-i-088 = Several Opportunists are asked clockwise from the left of the active monster, which comes last.
ruling-i-089 = The cards of a sweep are offered to Opportunist together; what replaces a bought one is offered again.
ruling-i-090 = A Discard card that Opportunist buys takes effect immediately, for its buyer.
ruling-i-091 = Second edition: Frenzy bought in another monster's turn gives its buyer the next turn; then play
    continues as it would have.
ruling-i-092 = First edition: Frenzy bought in another monster's turn does not cut that turn short.
ruling-i-093 = A look with Made in a Lab reveals nothing: Opportunist is not asked, and an unbought card stays on top.
ruling-i-094 = Buying the top card with Made in a Lab refills no slot.
ruling-i-095 = Made in a Lab and a copy of it show the two top cards.
ruling-i-096 = After a purchase or a sweep, Made in a Lab may look again.
ruling-i-097 = Parasitic Tentacles buys Keep cards in play, only in its owner's turn, without asking; the price goes
    to the seller.
ruling-i-098 = A discount also lowers what Parasitic Tentacles pays the seller.
ruling-i-099 = A card bought with Parasitic Tentacles comes with exactly the charges or cubes that are on it.
ruling-i-100 = First edition: a monster whose Even Bigger is bought away loses 2♥, perhaps its last; the buyer gains
    2♥.
ruling-i-101 = Second edition: a monster whose Even Bigger is bought away only drops to 10♥; the buyer gains 2♥.
ruling-i-102 = First edition: Metamorph refunds what was paid, discounts included.
ruling-i-103 = Second edition: Metamorph refunds the printed cost, so a card bought cheaper brings a profit.
ruling-i-104 = Metamorph may sell cards bought this turn, and itself.
ruling-i-105 = Refunds of Metamorph do not count as a gain for Friend of Children.
ruling-i-106 = A sold Mimic brings its own cost, 8⚡, whatever it copies.
ruling-i-107 = What is on a sold card is lost with it.
ruling-i-108 = At the end of a turn Metamorph sells before ⚡ are looked at in the second edition; in the first the
    owner picks the order.
ruling-i-109 = Solar Powered and Energy Hoarder never get in each other's way.
ruling-i-110 = Rooting for the Underdog is looked at before other ★ of the end of the turn in the second edition; in
    the first the owner picks the order.
ruling-i-111 = In a tie nobody is the underdog, and the dead do not count.
ruling-i-112 = First edition: Monster Batteries without any ⚡ put on it is discarded immediately.
ruling-i-113 = A battery is discarded with its last ⚡, before the dice are rolled.
ruling-i-114 = ⚡ on a card are not part of the reserve: no storm halves them and no hoarder counts them.
ruling-i-115 = Vast Storm takes half, rounded down: 2⚡ of 5⚡, nothing of 1⚡.
ruling-i-116 = Evacuation Orders take what there is; nobody falls below 0★.
ruling-i-117 = Setting Mimic on another card and sweeping do not count as buying; the press is not interested.
ruling-i-118 = Friend of Children adds 1⚡ to each gain, however large: three ⚡ dice give 4⚡, Energize gives 10⚡.
ruling-i-119 = A monster with 3⚡ pays all of them for 2♥ of Healing Ray.
ruling-i-120 = Healing Ray heals a monster without ⚡ for free, and it cannot refuse.
ruling-i-121 = First edition: the healer's Regeneration gives the patient one more ♥, and it is paid for; the
    patient's own does nothing.
ruling-i-122 = Second edition: the patient's own Regeneration gives it one more ♥ for free; the healer's does nothing.
ruling-i-123 = In Tokyo Healing Ray heals others, but never its owner.
ruling-i-124 = With the deck empty nothing is refilled, and a sweep shows what is left; an option shuffles the
    discards instead.
ruling-i-125 = A copied Smoke Cloud has 3 charges of its own.
ruling-i-126 = Second edition: a copy of Smoke Cloud without charges stays and waits for another model.
ruling-i-127 = First edition: a copy of Smoke Cloud without charges stays too, although a strict reading would discard
    it.
ruling-i-128 = Second edition: a copied Battery Monster brings 6⚡ of its own, and Mimic goes with the last of them.
ruling-i-129 = First edition: a monster that copies Monster Batteries puts in its own ⚡ and the pool doubles them, as
    when buying.
ruling-i-130 = What is on Mimic is lost when it takes another model or loses its own.
ruling-i-131 = Copying Even Bigger gives 2♥ and a maximum of 12♥; together with the real one the maximum stays 12♥.
ruling-i-132 = When a copy of Even Bigger ends, 2♥ are lost in the first edition; in the second only what is above
    10♥.
ruling-i-133 = Mimic may copy a card of its own owner.
ruling-i-134 = Mimic cannot copy itself.
ruling-i-135 = When its model is gone, Mimic does nothing until it is set on another card for 1⚡ at the start of a
    turn.
ruling-i-136 = Second edition: a model bought by another monster is still copied.
ruling-i-137 = A monster that buys Mimic from another chooses a new model.
ruling-i-138 = Second edition: Mimic set on Urbavore at the start of a turn is too late for that turn's extra ★.
ruling-i-139 = Mimic bought in another monster's turn chooses its model immediately.
ruling-i-140 = A copied child saves like a real one, and Mimic is lost with all other cards.
ruling-i-141 = Every Eater of the Dead, real or copied, is paid 3★ for each death.
ruling-i-142 = Freeze Time and a copy of it still give one turn.
ruling-i-143 = Copies of cards that add something add it again.
ruling-i-144 = First edition: Frenzy cuts the turn short, without its end, and the new turn begins like any other.
ruling-i-145 = Second edition: after Frenzy the turn continues to its end, and then comes the extra one.
ruling-i-146 = An extra turn begun in Tokyo pays like any other.
ruling-i-147 = Three 1s in a frozen turn win another, with yet one fewer die.
ruling-i-148 = Second edition: frozen turns come before the one of Frenzy, which has all its dice.
ruling-i-149 = The dead take no extra turns.
ruling-i-150 = 20★ at the end of a turn win before any extra turn.
ruling-i-151 = If a card or poison kills the monster in Tokyo, nobody moves in for it; in the second edition the next
    Enter step fills the place.
ruling-i-152 = If ✊ kill the monster in Tokyo, the attacker takes its place and gains 1★.
ruling-i-153 = First edition: five left, and the City's monster is killed: the Bay closes, its monster leaves, the
    attacker takes the City.
ruling-i-154 = Second edition: five left, and the City's monster is killed: the Bay's monster slides into it without a
    ★; the attacker enters only if that monster yields.
ruling-i-155 = Second edition: no matter who dies, with four left the Bay's monster leaves Tokyo immediately if the
    City is taken.
ruling-i-156 = Leaving a closing Bay does not count as yielding: nothing strikes back, and Jets is not asked.
ruling-i-157 = First edition: Drop from High Altitude bought in the Bay gives its 2★ and nothing else.
ruling-i-158 = Second edition: Death from Above bought in the Bay clears the City and moves its buyer there, without a
    ★ for entering.
ruling-i-159 = Dropping in from outside gives 2★ and 1★ for entering; the monster thrown out is not hurt and has not
    yielded.
ruling-i-160 = A monster saved by its child in Tokyo is outside with 10♥, and the attacker enters.
ruling-i-161 = Eater of the Dead scores although a child saves the victim.
ruling-i-162 = A monster that eats its own death and has a child ends with 0★.
ruling-i-163 = A child keeps the ⚡ of the reserve, not those on cards.
ruling-i-164 = A monster that buys its 20★ with its last ♥ is eliminated and does not win.
ruling-i-165 = With a child, a monster that pays for ★ with its last ♥ lives on with 10♥ and 0★.
ruling-i-166 = 20★ at the start of a turn win only at its end; it has to be survived.
ruling-i-167 = 20★ reached in another monster's turn win at the end of that turn.
ruling-i-168 = 20★ can still be evacuated before the turn ends.
ruling-i-169 = ★ stop at 20.
ruling-i-170 = Several living monsters with 20★ at the same check share the victory.
ruling-i-171 = If all that are left die together, everybody loses, 20★ or not.
ruling-i-172 = Several simultaneous deaths each count; victims answer clockwise from the dealer, the dealer last.
ruling-i-173 = The last one alive wins immediately, before its own poison could act.
ruling-i-174 = If all fall but one has a child, that one wins.
ruling-i-175 = The cards and ⚡ of the dead are discarded, and Mimic loses a model it had among them.
ruling-i-176 = When City and Bay yield to one attacker, it takes the City and the Bay stays empty.
ruling-i-177 = When only the City yields, the attacker takes it, and the Bay's monster does not move up.
ruling-i-178 = If an attacker in the City empties the Bay, it stays empty until somebody outside enters it.
ruling-gz-1 = ✊ wound a monster when they take at least 1♥ from it.
ruling-gz-2 = An attack needs a ✊ in the Roll, added ones included. “Dice” are real dice only; the Roll is dice and
    added ✊.
ruling-gz-3 = What one attack takes from one monster is a single loss, and so is one card's effect. Extra ♥ come
    first, then what the victim is spared.
ruling-gz-4 = A loss that is not by ✊ gives nobody the right to yield. ♥ paid as a price do not count as lost.
ruling-gz-5 = There are twelve Dice tokens, for all to see. They go back when spent or when their monster is out; an
    empty supply gives nothing. A monster spends two a turn at most, unless a card says otherwise.
ruling-gz-6 = Cards are turned up one after the other, from left to right. What an Event does when revealed is
    finished before the next card; monsters act from the active one clockwise, and losses happen simultaneously.
ruling-gz-7 = What an Event does while in play begins when it is turned up, even in the middle of a turn, and ends
    when it is paid for.
ruling-gz-8 = An Event is paid for, stops working, does what it does for its buyer, is discarded and replaced. It is a
    card bought, but neither Keep nor Discard.
ruling-gz-9 = With three Events face up nobody may sweep.
ruling-gz-10 = After the last roll come the roller's own rerolls, then the others' meddling from the left of the
    active monster, then the roller turns dice, then they are resolved.
ruling-gz-11 = A species belongs to the monster, with or without Evolutions.
ruling-gz-12 = If the active monster falls, its turn ends immediately; cards still to be turned up are turned up
    first.
ruling-gz-13 = An Event obtained without being revealed does only what it does when bought.
