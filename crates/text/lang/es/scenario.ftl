### Lo que un escenario encontró distinto. Posiciones, respuestas y sucesos van en la notación, igual en todos los idiomas.

happened = qué pasó:
refused =
    línea { $line }: { $said }
        rechazado   { $illegal }
        se pregunta { $asked }
        respuestas  { $answers }
in-all = … { $n } en total
not-refused =
    línea { $line }: { $said }
        hallado   { $found }
it-is-legal = es legal
moved =
    línea { $line }: { $said }
        rechazado, y aun así algo se movió
otherwise =
    línea { $line }: expect { $said }
        esperado  { $expected }
        hallado   { $found }
at-least-one = al menos una
is-legal = { $input } es legal
is-not-legal = { $input } no es legal
legal = legal
