### O que um cenário encontrou diferente. Posições, respostas e eventos vão na notação, igual em todos os idiomas.

happened = o que aconteceu:
refused =
    linha { $line }: { $said }
        recusado   { $illegal }
        perguntado { $asked }
        respostas  { $answers }
in-all = … { $n } ao todo
not-refused =
    linha { $line }: { $said }
        achado    { $found }
it-is-legal = é legal
moved =
    linha { $line }: { $said }
        recusado, e mesmo assim algo se moveu
otherwise =
    linha { $line }: expect { $said }
        esperado  { $expected }
        achado    { $found }
at-least-one = pelo menos um
is-legal = { $input } é legal
is-not-legal = { $input } não é legal
legal = legal
