# Was schiefgehen kann, gesagt zu denen, die es richten können. Ohne großen Anfangsbuchstaben, wo es geht, und ohne Punkt: Ein Programm stellt etwas davor.

## Answers

over = die Partie ist vorbei
chance-is-asked = jetzt sind die Würfel oder der Stapel dran, kein Spieler
player-is-asked = jetzt entscheidet ein Spieler, nicht der Zufall
other-seat = diese Entscheidung trifft jemand anderes
not-an-answer = das beantwortet die Frage nicht
no-such-dice = diese Würfel liegen nicht da und können nicht behalten werden (ROLL-1)
no-roll-left = es ist kein Wurf mehr übrig (ROLL-1)
no-such-card = diese Karte steht nicht zum Verkauf (BUY-1)
too-expensive = dafür reichen die ⚡ nicht (BUY-1, BUY-2)
not-an-outcome = das können die Würfel und der Stapel hier nicht ergeben

## Setting up

players = es spielen 2 bis 6 Monster, nicht { $n } (SETUP-1)
twice = { $monster } sitzt zweimal am Tisch; jeder Platz braucht ein eigenes Monster (SETUP-1)
no-evolutions = { $monster } hat keine Evolutionen; wähle ein anderes Monster oder spiele ohne Evolutionen (EVO-1)
no-switch = es gibt keine Option { $name }; `kaiju rules switches` nennt alle
switch-word = { $name } kennt { $words }, nicht { $word }

## Texts that cannot be read

expected = erwartet: { $expected }, gefunden: { $found }
