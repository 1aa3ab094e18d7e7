# Por que um bot escolheu o que escolheu, pelos valores que comparou.

ask-why = Por que esta escolha?
random = { $name } escolhe ao acaso: { $chosen } é uma de { $n } respostas, todas igualmente prováveis.
habit = { $name } não compara nada aqui. Sempre responde a esta pergunta pela mesma regra: { $chosen }.
no-gain = { $name } escolhe { $chosen }: nenhum poder parece valer a pena.
alone = { $name } escolhe { $chosen } e não tentou mais nada.
gain-score = { $name } escolhe { $chosen }: pela sua própria conta vale { $points } a mais do que não fazer.
gain-chance = { $name } escolhe { $chosen }: sua chance de ganhar é { $points } pontos maior do que sem isso.
score = { $name } escolhe { $chosen }: sua própria conta dá { $worth }. Depois vem { $other } com { $less }, { $apart } a menos.
chance = { $name } escolhe { $chosen }: vê uma chance de ganhar de { $worth }. Depois vem { $other } com { $less }, { $apart } pontos a menos.
wins = { $name } escolhe { $chosen }: ganha { $worth } das partidas que imagina. Depois vem { $other } com { $less }, { $apart } pontos a menos.
secret = { $name } não diz enquanto a partida continua: mostraria o que tem na mão.
no-choice = Ali nenhum bot tinha escolha.
