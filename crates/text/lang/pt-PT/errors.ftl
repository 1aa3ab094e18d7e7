# O que pode correr mal, dito a quem o pode emendar. Sem maiúscula no início e sem ponto final: um programa põe algo antes.

## Answers

over = a partida acabou
chance-is-asked = agora decidem os dados ou o baralho, não um jogador
player-is-asked = agora decide um jogador, não o acaso
other-seat = agora é outro quem decide
not-an-answer = isso não responde à pergunta
no-such-dice = esses dados não estão aí para guardar (ROLL-1)
no-roll-left = não resta nenhum lançamento (ROLL-1)
no-such-card = essa carta não está à venda (BUY-1)
too-expensive = não há ⚡ que chegue para isso (BUY-1, BUY-2)
not-an-outcome = os dados e o baralho não podem dar isso aqui

## Setting up

players = jogam 2 a 6 monstros, não { $n } (SETUP-1)
twice = { $monster } está duas vezes à mesa; cada lugar precisa do seu próprio monstro (SETUP-1)
no-evolutions = { $monster } não tem Evoluções; escolhe outro monstro ou joga sem Evoluções (EVO-1)
no-switch = não existe a opção { $name }; `kaiju rules switches` mostra todas
switch-word = { $name } aceita { $words }, não { $word }

## Texts that cannot be read

expected = esperava-se { $expected }, mas está lá { $found }
