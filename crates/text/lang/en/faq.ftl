### What people ask at the table, and where the editions differ.
### `.answer` holds in every edition that has the question; `.first`, `.second` and `.godzilla` add what is so in one.

faq-no-smash-empty-tokyo = Tokyo is empty and I rolled no ✊. Do I have to go in?
    .answer = That is where the editions differ most: in one Tokyo has to be fought for, in the others somebody has to live there.
    .first = No. Only an attacker enters; without ✊ Tokyo stays empty.
    .second = Yes. Once your dice are resolved you must take an empty Tokyo City, ✊ or no ✊, and you gain 1★.
    .godzilla = Yes, ✊ or no ✊, and you gain 1★, or 1⚡ in a game for two.

faq-smashes-at-empty-tokyo = I enter an empty Tokyo with ✊. Do they hit the others?
    .answer = No. You rolled them outside, where ✊ aim at Tokyo, and nobody was there. They do not turn round once you have moved in.

faq-leave-in-own-turn = May I walk out of Tokyo in my own turn?
    .answer = No. There are four ways out: yield after an attack, be eliminated, be in the Bay when it closes, or have a card that says so. Otherwise you stay, however few ♥ you have left.

faq-yield-to-a-card = A card hurt me in Tokyo. May I yield?
    .answer = No. Only ✊ give you the right to yield. What a card does to you is not an attack, however much it hurts.

faq-yield-unhurt = I was attacked in Tokyo but lost no ♥. May I yield?
    .answer = The question is whether being attacked is enough, or whether it has to hurt.
    .first = Yes, being attacked is enough. Camouflage, Armor Plating or Wings may stop every bit of the damage: you can still leave, and then the attacker must move in.
    .second = No. You must really have lost ♥ to the ✊; 1♥ is enough.
    .godzilla = No. You must really have lost ♥ to the ✊; 1♥ is enough.

faq-yield-to-dodge = Does yielding save me from the damage?
    .answer = No. First the blow lands, then you decide. Only a card can change that, as Jets does in the classic decks.

faq-death-in-tokyo = The monster in Tokyo is eliminated. Who is in Tokyo now?
    .answer = It depends on what eliminated it, and on when.
    .first = If it was an attack, the attacker takes the place, as if it had been yielded. If it was a card or poison, the place stays empty until an attacker takes it.
    .second = If the place is empty when the active monster comes to its Enter step, it moves in. If the end comes later in the turn, Tokyo waits for the Enter step of the next monster.
    .godzilla = If the place is empty when the active monster comes to its Enter step, it moves in. If the end comes later in the turn, Tokyo waits for the Enter step of the next monster.

faq-city-yields-bay-stays = Five or six players: the City yields and the Bay stays. Where does the attacker go?
    .answer = Into Tokyo City. The monster in Tokyo Bay stays where it is: it does not move up just because the City is free.

faq-both-yield = Five or six players: City and Bay both yield. Who goes where?
    .answer = The attacker takes Tokyo City, and Tokyo Bay stays empty for now.
    .first = The next monster takes the Bay only with an attack.
    .second = The next monster outside must take the Bay once its dice are resolved, ✊ or no ✊.
    .godzilla = The next monster outside must take the Bay once its dice are resolved, ✊ or no ✊.

faq-bay-closes = Only four monsters are left. What happens to Tokyo Bay?
    .answer = It closes immediately, in the middle of a turn if need be, and never opens again.
    .first = Its monster leaves Tokyo, even if the City is empty.
    .second = Its monster leaves Tokyo, unless the City is empty: then it moves there, and gets no ★ for it.
    .godzilla = Its monster leaves Tokyo, unless the City is empty: then it moves there, and gets no ★ for it.

faq-twenty-and-dead = I reach 20★ and 0♥ in the same turn. Have I won?
    .answer = No, you are eliminated: to wear the crown you have to survive the turn. And if everybody falls together, everybody loses.

faq-when-twenty-wins = When exactly do 20★ win?
    .answer = When the check comes, in your turn or another monster's, if you are alive and still have them. Until then they can be taken from you.
    .first = The books end the game at 20★ and yet want you to survive the turn, so we look when it is over.
    .second = The Portuguese book says turn, the Spanish one round; we look at the end of each turn.
    .godzilla = The book says so itself: at the end of the turn.
    .in-es-2016 = At the end of the round, so everybody has had the same number of turns.

faq-hearts-in-tokyo = What are ♥ dice good for in Tokyo?
    .answer = Not for healing: in Tokyo only cards give you ♥. With Evolutions, though, three ♥ make you evolve there too.
    .first = They may remove poison and shrink counters from you all the same: the book is silent, and we allow it.
    .second = They remove no poison or shrink counters from you either. Get out first.
    .godzilla = They would remove no counters from you either, but no card of this deck hands any out.

faq-poisoner-gone = The monster that poisoned me is dead, or has lost the card. Do the counters stay?
    .answer = Yes. Poison and shrink counters are yours now, and only your ♥ dice remove them, one for each ♥.
    .first = In Tokyo too, in our ruling.
    .second = Only outside Tokyo.

faq-mimic = Mimic: does it copy what is on a card, and what if the copied card goes?
    .answer = Mimic works as if you had just bought the copied card, with charges or cubes of its own. When the copied card leaves play, Mimic does nothing; at the start of your turn, before you roll, 1⚡ sets it on another one.

faq-two-opportunists = Two monsters have Opportunist. Who comes first?
    .answer = Each of them is asked in turn about every card that is newly turned face up. The cards of a sweep are offered together, and what replaces a card that was bought is offered again in the same order.
    .first = The first of them to the left of the active monster.
    .second = The first of them to the left of the active monster.
    .in-es-2011 = The active monster comes first, even while it is buying.

faq-fire-breathing = Fire Breathing: who gets burned?
    .answer = Your neighbours: the nearest living monster on your left and on your right.
    .first = They burn wherever they are: if your ✊ hit one too, it is one loss together; if they do not, it is not an attack, and nobody yields to it. It burns whenever you deal damage to another monster, with ✊ or with a card.
    .second = They burn wherever they are: if your ✊ hit one too, it is one loss together; if they do not, it is not an attack, and nobody yields to it. It burns whenever your Roll has a ✊, even one that hits nobody. A lone opponent sits on both sides of you and still loses 1♥, not 2.
    .in-es-2011 = It burns a neighbour that your damage reaches, but never with a card you buy.
    .in-en-summary = It burns a neighbour that you attack, and nobody else.

faq-metamorph-refund = Metamorph: how much do I get back?
    .answer = You sell at the end of your turn: any of your Keep cards, even one bought in this turn, even Metamorph itself.
    .first = Each brings back the ⚡ you paid for it.
    .second = Each brings its full printed cost in ⚡, even if you bought it for less.

faq-it-has-a-child = It Has a Child: what do I keep, and does it count as a death?
    .answer = You keep your ⚡, and your poison and shrink counters too. All your cards and ★ are gone, you leave Tokyo, and you play on with 10♥. Your ♥ did reach 0, so Eater of the Dead is fed all the same.

faq-armor-and-wings = Armor Plating and Wings: what exactly do they stop?
    .answer = Armor Plating looks at each loss separately: a single poison counter does nothing. Wings cost 2⚡ when ♥ are about to be lost; then nothing takes ♥ from you for the rest of the turn, not even poison.
    .first = One ✊ together with Acid Attack is one loss of 2♥, which Armor Plating lets through. Attacked in Tokyo, you may yield although they saved you.
    .second = One ✊ together with Acid Attack is one loss of 2♥, which Armor Plating lets through. If they saved you completely from an attack in Tokyo, you may not yield.
    .in-en-summary = Armor Plating meets the ✊ of an attack and what each card adds one by one: one ✊ and Acid Attack do nothing to you. Attacked in Tokyo, you may yield although they saved you.
