# Porque é que um bot escolheu o que escolheu, pelos valores que comparou.

ask-why = Porquê esta escolha?
random = { $name } escolhe ao acaso: { $chosen } é uma de { $n } respostas, todas igualmente prováveis.
habit = { $name } não compara nada aqui. Responde sempre a esta pergunta pela mesma regra: { $chosen }.
no-gain = { $name } escolhe { $chosen }: nenhum poder parece valer a pena.
alone = { $name } escolhe { $chosen } e não experimentou mais nada.
gain-score = { $name } escolhe { $chosen }: pelas suas contas, vale mais { $points } do que não o fazer.
gain-chance = { $name } escolhe { $chosen }: a probabilidade de ganhar é { $points } pontos maior do que sem isso.
score = { $name } escolhe { $chosen }: as suas contas dão { $worth }. A seguir vem { $other } com { $less }, menos { $apart }.
chance = { $name } escolhe { $chosen }: vê uma probabilidade de ganhar de { $worth }. A seguir vem { $other } com { $less }, menos { $apart } pontos.
wins = { $name } escolhe { $chosen }: ganha { $worth } das partidas que imagina. A seguir vem { $other } com { $less }, menos { $apart } pontos.
secret = { $name } não o diz enquanto a partida continuar: mostraria o que tem na mão.
no-choice = Ali nenhum bot tinha escolha.
