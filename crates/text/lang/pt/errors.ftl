# O que pode dar errado, contado a quem pode consertar. Sem maiúscula no começo e sem ponto final: um programa põe algo antes.

## Answers

over = a partida acabou
chance-is-asked = agora quem decide são os dados ou o baralho, não um jogador
player-is-asked = agora quem decide é um jogador, não o acaso
other-seat = agora é a vez de outro decidir
not-an-answer = isso não responde à pergunta
no-such-dice = esses dados não estão aí para guardar (ROLL-1)
no-roll-left = não resta nenhuma rolagem (ROLL-1)
no-such-card = essa carta não está à venda (BUY-1)
too-expensive = não há ⚡ suficiente para isso (BUY-1, BUY-2)
not-an-outcome = os dados e o baralho não podem dar isso aqui

## Setting up

players = jogam de 2 a 6 monstros, não { $n } (SETUP-1)
twice = { $monster } está duas vezes na mesa; cada lugar precisa do seu próprio monstro (SETUP-1)
no-evolutions = { $monster } não tem Evoluções; escolha outro monstro ou jogue sem Evoluções (EVO-1)
no-switch = não existe a opção { $name }; `kaiju rules switches` mostra todas
switch-word = { $name } aceita { $words }, não { $word }

## Texts that cannot be read

expected = esperava-se { $expected }, mas há { $found }
