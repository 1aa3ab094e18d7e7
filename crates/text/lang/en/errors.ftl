# What can go wrong, told to whoever can put it right. No capital at the start and no full stop: a program puts something before it.

## Answers

over = the game is over
chance-is-asked = it is up to the dice or the deck now, not to a player
player-is-asked = it is up to a player now, not to chance
other-seat = it is somebody else's turn to decide
not-an-answer = that is no answer to this question
no-such-dice = those dice are not there to be kept (ROLL-1)
no-roll-left = there is no roll left (ROLL-1)
no-such-card = that card is not to be had (BUY-1)
too-expensive = there is not enough ⚡ for it (BUY-1, BUY-2)
not-an-outcome = dice and deck cannot bring that here

## Setting up

players = 2 to 6 monsters play, not { $n } (SETUP-1)
twice = { $monster } sits at the table twice; every seat needs a monster of its own (SETUP-1)
no-switch = there is no switch { $name }; `kaiju rules switches` lists them
switch-word = { $name } takes { $words }, not { $word }

## Texts that cannot be read

expected = expected { $expected }, found { $found }
