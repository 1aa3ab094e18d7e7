### What a scenario found to be otherwise. Positions, answers and events are in the notation, the same in every language.

happened = what happened:
refused =
    line { $line }: { $said }
        refused   { $illegal }
        asked     { $asked }
        answers   { $answers }
in-all = … { $n } in all
not-refused =
    line { $line }: { $said }
        found     { $found }
it-is-legal = it is legal
moved =
    line { $line }: { $said }
        refused, and yet something moved
otherwise =
    line { $line }: expect { $said }
        expected  { $expected }
        found     { $found }
at-least-one = at least one
is-legal = { $input } is legal
is-not-legal = { $input } is not legal
legal = legal
