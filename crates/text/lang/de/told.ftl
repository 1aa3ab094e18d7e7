### Was hört, wer einer Partie zuhört: die eigenen Würfel und einen Satz pro Zug.

roll = Du würfelst { $dice }.
turn = { $who }: { $deeds }.
nothing = erhält nichts
you-gain = Du erhältst { $what }
you-lose = du verlierst { $n }♥ und hast noch { $left }♥
you-enter = du betrittst Tokyo
you-out = du scheidest aus
loses = verliert { $what }
heals = heilt { $n }♥
hits-you = kostet dich { $n }♥, du hast noch { $left }♥
hits = kostet { $who } { $n }♥
other-loses = { $who } verliert { $n }♥
yields = { $who } räumt Tokyo
enters = betritt Tokyo
buys = kauft { $cards }
plays = spielt { $cards } aus
out = { $who } scheidet aus
city-unharmed = Tokyo ist unversehrt
city-scarred = Tokyo hat erste Narben
city-burning = Tokyo brennt
city-ruined = Tokyo liegt in Trümmern
