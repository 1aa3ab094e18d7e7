### Was ein Szenario anders vorgefunden hat. Stellungen, Antworten und Vorgänge stehen in der Notation, die in allen Sprachen gleich ist.

happened = was geschah:
refused =
    Zeile { $line }: { $said }
        abgelehnt  { $illegal }
        gefragt    { $asked }
        Antworten  { $answers }
in-all = … { $n } insgesamt
not-refused =
    Zeile { $line }: { $said }
        gefunden  { $found }
it-is-legal = es ist erlaubt
moved =
    Zeile { $line }: { $said }
        abgelehnt, und doch hat sich etwas bewegt
otherwise =
    Zeile { $line }: expect { $said }
        erwartet  { $expected }
        gefunden  { $found }
at-least-one = mindestens eines
is-legal = { $input } ist erlaubt
is-not-legal = { $input } ist nicht erlaubt
legal = erlaubt
