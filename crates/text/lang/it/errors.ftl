# Ciò che può andare storto, detto a chi può rimediare. Senza maiuscola all'inizio e senza punto finale: un programma ci mette qualcosa davanti.

## Answers

over = la partita è finita
chance-is-asked = ora tocca ai dadi o al mazzo, non a un giocatore
player-is-asked = ora decide un giocatore, non il caso
other-seat = la decisione spetta a qualcun altro
not-an-answer = questo non risponde alla domanda
no-such-dice = quei dadi non ci sono, non puoi tenerli (ROLL-1)
no-roll-left = non resta nessun lancio (ROLL-1)
no-such-card = quella carta non è in vendita (BUY-1)
too-expensive = non ci sono abbastanza ⚡ (BUY-1, BUY-2)
not-an-outcome = i dadi e il mazzo qui non possono darlo

## Setting up

players = si gioca da 2 a 6 mostri, non { $n } (SETUP-1)
twice = { $monster } è due volte al tavolo; ogni posto ha bisogno di un mostro suo (SETUP-1)
no-evolutions = { $monster } non ha Evoluzioni; scegli un altro mostro, o gioca senza Evoluzioni (EVO-1)
no-switch = non c'è nessuna opzione { $name }; `kaiju rules switches` le mostra tutte
switch-word = { $name } accetta { $words }, non { $word }

## Texts that cannot be read

expected = atteso: { $expected }; trovato: { $found }
