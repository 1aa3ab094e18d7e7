### Ce qui, dans un scénario, ne s’est pas passé comme prévu. Positions, réponses et faits sont dans la notation, la même dans toutes les langues.

happened = ce qui s’est passé :
refused =
    ligne { $line } : { $said }
        refusé    { $illegal }
        demandé   { $asked }
        réponses  { $answers }
in-all = … { $n } en tout
not-refused =
    ligne { $line } : { $said }
        trouvé    { $found }
it-is-legal = c’est légal
moved =
    ligne { $line } : { $said }
        refusé, et pourtant quelque chose a bougé
otherwise =
    ligne { $line } : expect { $said }
        attendu   { $expected }
        trouvé    { $found }
at-least-one = au moins un
is-legal = { $input } est légal
is-not-legal = { $input } n’est pas légal
legal = légal
