### Ciò che in uno scenario è andato diversamente. Posizioni, risposte e fatti sono nella notazione, la stessa in ogni lingua.

happened = che cosa è successo:
refused =
    riga { $line }: { $said }
        rifiutato { $illegal }
        chiesto   { $asked }
        risposte  { $answers }
in-all = … { $n } in tutto
not-refused =
    riga { $line }: { $said }
        trovato   { $found }
it-is-legal = è lecito
moved =
    riga { $line }: { $said }
        rifiutato, eppure qualcosa si è mosso
otherwise =
    riga { $line }: expect { $said }
        atteso    { $expected }
        trovato   { $found }
at-least-one = almeno uno
is-legal = { $input } è lecito
is-not-legal = { $input } non è lecito
legal = lecito
