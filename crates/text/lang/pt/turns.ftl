# Mesas de vários dias: de quem é a vez, quanto tempo resta, férias e o que uma mesa permite.

your-turn = Sua vez
turn-of = Vez de { $who }
gathering = Esperando jogadores
come = Seu lugar espera por você
rests = Em pausa
left = Restam { $time }
late = O tempo acabou
days = { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
days-hours = { $days } d { $hours } h
hours = { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
hours-minutes = { $hours } h { $minutes } min
minutes = { $minutes } min
a-turn = { $time } por turno
overtime = Quando o tempo acaba
overtime-nothing = Nada acontece
overtime-answer = Um bot responde
overtime-seat = Um bot assume o lugar
grace = Se alguém se ausentar
grace-after = Após { $time } fora, um bot joga
grace-never = Nenhum bot joga pelos ausentes
allow-undo = Pode-se desfazer uma resposta enquanto ninguém souber de nada novo
undo-allowed = Pode-se desfazer
delay = Atraso para quem assiste
delay-none = nenhum
delayed = Quem assiste vê a partida { $time } depois
holiday = Estou fora até
holiday-take = Parar meus relógios
holiday-end = Voltei
holiday-of = { $who } está fora até { $date }
holiday-why = Nas mesas de vários dias seu relógio para enquanto você está fora: até 30 dias por partida.
tables-none = Você não tem lugar em nenhuma mesa em andamento. Abra uma com: kaiju play --host
time-wanted = era esperado um tempo como 12h ou 3d, entre 1h e 30d
span-wanted = era esperado um tempo como 10m, 12h ou 3d, entre 1m e { $most }
an-answer = { $time } por resposta
