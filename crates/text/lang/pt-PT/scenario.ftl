### O que um cenário encontrou diferente. Posições, respostas e acontecimentos vão na notação, igual em todas as línguas.

happened = o que aconteceu:
refused =
    linha { $line }: { $said }
        recusado   { $illegal }
        perguntado { $asked }
        respostas  { $answers }
in-all = … { $n } ao todo
not-refused =
    linha { $line }: { $said }
        encontrado { $found }
it-is-legal = é permitido
moved =
    linha { $line }: { $said }
        recusado, e mesmo assim algo se moveu
otherwise =
    linha { $line }: expect { $said }
        esperado   { $expected }
        encontrado { $found }
at-least-one = pelo menos um
is-legal = { $input } é permitido
is-not-legal = { $input } não é permitido
legal = permitido
