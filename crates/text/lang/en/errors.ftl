# What can go wrong, told to whoever can put it right. No capital at the start and no full stop: a program puts something before it.

## Answers

over = the game is over
chance-is-asked = the dice or the deck come next, not a player
player-is-asked = a player decides next, not chance
other-seat = it is another player's decision
not-an-answer = that does not answer this question
no-such-dice = you don't have those dice to keep (ROLL-1)
no-roll-left = there is no roll left (ROLL-1)
no-such-card = that card isn't for sale (BUY-1)
too-expensive = not enough ⚡ for that (BUY-1, BUY-2)
not-an-outcome = the dice and the deck cannot give that here

## Setting up

players = 2 to 6 monsters play, not { $n } (SETUP-1)
twice = { $monster } sits at the table twice; every seat needs a monster of its own (SETUP-1)
no-evolutions = { $monster } has no Evolutions; choose another monster, or play without Evolutions (EVO-1)
no-switch = there is no switch { $name }; `kaiju rules switches` lists them
switch-word = { $name } takes { $words }, not { $word }

## Texts that cannot be read

expected = expected { $expected }, found { $found }
