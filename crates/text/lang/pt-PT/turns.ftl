# Mesas que duram dias: de quem é a vez, quanto tempo falta, férias e o que uma mesa permite.

your-turn = É a tua vez
turn-of = { $who } tem de responder
gathering = À espera de jogadores
come = O teu lugar espera por ti
rests = Em pausa
left = faltam { $time }
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
overtime-nothing = Não acontece nada
overtime-answer = Um bot responde
overtime-seat = Um bot fica com o lugar
grace = Se alguém se ausentar
grace-after = Após { $time } fora, joga um bot
grace-never = Nenhum bot joga pelos ausentes
allow-undo = As respostas podem ser desfeitas até alguém ficar a saber algo novo
undo-allowed = Pode desfazer-se
delay = Atraso para quem assiste
delay-none = nenhum
delayed = Quem assiste vê a partida { $time } depois
holiday = Estou fora até
holiday-take = Parar os meus relógios
holiday-end = Voltei
holiday-of = { $who } está fora até { $date }
holiday-why = Nas mesas que duram dias, o teu relógio descansa enquanto estás fora: até 30 dias por partida.
tables-none = Não tens lugar em nenhuma mesa a decorrer. Abre uma com: kaiju play --host
time-wanted = espera-se um tempo como 12h ou 3d, entre 1h e 30d
span-wanted = espera-se um tempo como 10m, 12h ou 3d, entre 1m e { $most }
an-answer = { $time } por resposta
