### O que ouve quem escuta uma partida: os próprios dados e uma frase por turno.

roll = Você tira { $dice }.
turn = { $who }: { $deeds }.
nothing = não ganha nada
you-gain = Você ganha { $what }
you-lose = você perde { $n }♥ e fica com { $left }♥
you-enter = você entra em Tóquio
you-out = seu monstro é eliminado
loses = perde { $what }
heals = recupera { $n }♥
hits-you = tira { $n }♥ de você, que fica com { $left }♥
hits = tira { $n }♥ de { $who }
other-loses = { $who } perde { $n }♥
yields = { $who } cede Tóquio
enters = entra em Tóquio
buys = compra { $cards }
plays = joga { $cards }
out = { $who } está fora da partida
city-unharmed = Tóquio está intacta
city-scarred = Tóquio tem suas primeiras rachaduras
city-burning = Tóquio está em chamas
city-ruined = Tóquio está em ruínas
