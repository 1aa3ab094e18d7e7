### What listeners hear of a game: their own dice, and one sentence a turn. A turn is somebody's name and what came of it, most important first; the lines about you have no name in front.

roll = You roll { $dice }.
turn = { $who }: { $deeds }.
nothing = no gain
you-gain = You gain { $what }
you-lose = you lose { $n }♥ and have { $left }♥ left
you-enter = you enter Tokyo
you-out = you are eliminated
loses = loses { $what }
heals = heals { $n }♥
hits-you = hits you for { $n }, leaving { $left }♥
hits = hits { $who } for { $n }
other-loses = { $who } loses { $n }♥
yields = { $who } yields
enters = enters Tokyo
buys = buys { $cards }
plays = plays { $cards }
out = { $who } is eliminated
city-unharmed = Tokyo is unharmed
city-scarred = Tokyo has its first scars
city-burning = Tokyo is burning
city-ruined = Tokyo lies in ruins
