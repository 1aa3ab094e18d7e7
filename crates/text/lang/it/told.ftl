### Ciò che sente chi ascolta una partita: i propri dadi, e una frase per turno.

roll = Ottieni { $dice }.
turn = { $who }: { $deeds }.
nothing = non guadagna nulla
you-gain = Guadagni { $what }
you-lose = perdi { $n }♥ e ti restano { $left }♥
you-enter = entri a Tokyo
you-out = il tuo mostro è eliminato
loses = perde { $what }
heals = recupera { $n }♥
hits-you = ti toglie { $n }♥ e ti restano { $left }♥
hits = toglie { $n }♥ a { $who }
other-loses = { $who } perde { $n }♥
yields = { $who } cede Tokyo
enters = entra a Tokyo
buys = compra { $cards }
plays = gioca { $cards }
out = { $who } esce dalla partita
city-unharmed = Tokyo è intatta
city-scarred = Tokyo ha le prime crepe
city-burning = Tokyo brucia
city-ruined = Tokyo è in rovina
