### O que ouve quem acompanha uma partida: os próprios dados e uma frase por turno.

roll = Obténs { $dice }.
turn = { $who }: { $deeds }.
nothing = não ganha nada
you-gain = Ganhas { $what }
you-lose = perdes { $n }♥ e ficas com { $left }♥
you-enter = entras em Tóquio
you-out = o teu monstro é eliminado
loses = perde { $what }
heals = recupera { $n }♥
hits-you = tira-te { $n }♥ e ficas com { $left }♥
hits = tira { $n }♥ a { $who }
other-loses = { $who } perde { $n }♥
yields = { $who } cede Tóquio
enters = entra em Tóquio
buys = compra { $cards }
plays = joga { $cards }
out = { $who } fica fora da partida
city-unharmed = Tóquio está intacta
city-scarred = Tóquio tem as primeiras mossas
city-burning = Tóquio está em chamas
city-ruined = Tóquio está em ruínas
