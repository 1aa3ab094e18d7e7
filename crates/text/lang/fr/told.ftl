### Ce qu’entend qui écoute une partie : ses propres dés, et une phrase par tour.

roll = Tu obtiens { $dice }.
turn = { $who } : { $deeds }.
nothing = ne gagne rien
you-gain = Tu gagnes { $what }
you-lose = tu perds { $n }♥ et il te reste { $left }♥
you-enter = tu entres dans Tokyo
you-out = ton monstre est éliminé
loses = perd { $what }
heals = récupère { $n }♥
hits-you = te prend { $n }♥, il te reste { $left }♥
hits = prend { $n }♥ à { $who }
other-loses = { $who } perd { $n }♥
yields = { $who } cède Tokyo
enters = entre dans Tokyo
buys = achète { $cards }
plays = joue { $cards }
out = { $who } quitte la partie
city-unharmed = Tokyo est intact
city-scarred = Tokyo a ses premières fissures
city-burning = Tokyo brûle
city-ruined = Tokyo est en ruine
