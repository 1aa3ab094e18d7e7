### The turn summary: the steps of a turn with what each brings, and what Tokyo pays. A step is its title; `.short` is the title where there is little room. The other parts are said where the rules have what they tell.

step-roll = Roll the dice
    .short = Roll
    .tokyo = Start in Tokyo: 2★.
    .tokyo-energy = Start in Tokyo: 1⚡.
    .text = Three rolls at most; keep the dice you like.
    .tokens = Spend Dice tokens before the first roll.

step-resolve = Resolve the dice
    .short = Resolve
    .text = Three of a number score ★, ⚡ are energy, ♥ heal outside Tokyo, ✊ hit the other side.
    .attack = An attacker moves into a free place in Tokyo: 1★.
    .attack-energy = An attacker moves into a free place in Tokyo: 1⚡.
    .evolve = Three ♥ bring an Evolution.

step-enter = Enter Tokyo
    .short = Enter
    .text = Still outside, and a place is free? You must enter: 1★.
    .text-energy = Still outside, and a place is free? You must enter: 1⚡.

step-buy = Buy cards
    .or-gain = Buy cards or gain 1⚡
    .gain = Gain 1⚡
    .short = Buy
    .text = Buy what you can pay for; 2⚡ sweep the cards.
    .thrift = No card bought: 1⚡.

step-end = End the turn
    .short = End
    .text = End-of-turn effects, then poison.
    .text-any = End-of-turn effects and poison, in your order.
    .check = Anyone with 20★ wins now.
    .check-round = Anyone with 20★ wins when the round ends.

## On the page

summary = Turn summary
step-now = { $title } (now)
summary-line = { $n }. { $title }. { $text }

## What Tokyo pays and forbids

tokyo-pays = Enter: 1★. Start a turn here: 2★. No healing.
tokyo-pays-duo = Enter: 1⚡. Start a turn here: 1⚡. No healing.
sign-enter = Enter { $prize }
sign-start = Start { $prize }
sign-heal = No ♥
