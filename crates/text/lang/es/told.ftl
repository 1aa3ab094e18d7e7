### Lo que oye quien escucha una partida: sus propios dados y una frase por turno.

roll = Sacas { $dice }.
turn = { $who }: { $deeds }.
nothing = no gana nada
you-gain = Ganas { $what }
you-lose = pierdes { $n }♥ y te quedas con { $left }♥
you-enter = entras en Tokyo
you-out = tu monstruo queda eliminado
loses = pierde { $what }
heals = recupera { $n }♥
hits-you = te quita { $n }♥ y te deja con { $left }♥
hits = quita { $n }♥ a { $who }
other-loses = { $who } pierde { $n }♥
yields = { $who } cede Tokyo
enters = entra en Tokyo
buys = compra { $cards }
plays = juega { $cards }
out = { $who } queda fuera de la partida
city-unharmed = Tokyo está intacto
city-scarred = Tokyo tiene sus primeras grietas
city-burning = Tokyo arde
city-ruined = Tokyo está en ruinas
