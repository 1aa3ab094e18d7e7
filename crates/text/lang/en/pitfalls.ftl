# What people stumble over, told where it happens: each is added to the reason of one event.

too-few-alike = A number scores only when three dice or more show it. One or two of them are worth no ★.
no-healing-in-tokyo = { $who } is in Tokyo, where the ♥ on its dice do not heal it.
nothing-to-heal = { $who } has { $hearts }♥ already and cannot have more: the ♥ on its dice do not heal it.
smashes-outside = These ✊ were rolled outside, where ✊ aim at Tokyo, and nobody is there. They do not turn round and hit the others once { $who } has moved in.
smashes-spent = { $who } rolled its ✊ outside, where they aim at Tokyo. They do not hit the monsters outside now that it has moved in.
same-side = From Tokyo, ✊ hit only the monsters outside. Two monsters in Tokyo never hit each other.
nobody-outside = From Tokyo, ✊ hit only the monsters outside, and there is none.
no-walking-out = { $who } cannot walk out of Tokyo. The ways out are to yield after an attack, to be eliminated, to be in the Bay when it closes, or a card that says so.
no-yielding-to-cards = { $who } may not yield because of this: it is not an attack. Only another monster's ✊ give the right to leave Tokyo.
no-yielding-without-die = { $who } may not yield to this: by the rules of this table the attacker needs ✊ on a die, and a card added this one.
bay-stays = { $who } stays in Tokyo Bay. It does not move up just because the City is free.
dead-with-twenty = { $who } had 20★, but 20★ win only if their owner is alive when they are counted.
twenty-until-turn = { $who } has not won yet. The 20★ count at the end of this turn, if { $who } is still alive and still has them.
twenty-until-round = { $who } has not won yet. The 20★ count at the end of the round, if { $who } is still alive and still has them.
