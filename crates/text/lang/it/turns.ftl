# Tavoli su più giorni: a chi tocca, quanto tempo resta, le assenze, e che cosa permette un tavolo.

your-turn = Tocca a te
turn-of = Tocca a { $who }
gathering = Si aspettano giocatori
come = Il tuo posto ti aspetta
rests = In pausa
left = Ancora { $time }
late = Tempo scaduto
days = { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
days-hours = { $days } g { $hours } h
hours = { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
hours-minutes = { $hours } h { $minutes } min
minutes = { $minutes } min
a-turn = { $time } per turno
overtime = Quando il tempo scade
overtime-nothing = Non succede nulla
overtime-answer = Risponde un bot
overtime-seat = Un bot prende il posto
grace = Se qualcuno si assenta
grace-after = Dopo { $time } di assenza gioca un bot
grace-never = Nessun bot gioca per chi è assente
allow-undo = Una risposta si può annullare finché nessuno viene a sapere qualcosa di nuovo
undo-allowed = Si può annullare
delay = Ritardo per gli spettatori
delay-none = nessuno
delayed = Gli spettatori la vedono { $time } dopo
holiday = Sono via fino al
holiday-take = Ferma i miei orologi
holiday-end = Sono di nuovo qui
holiday-of = { $who } è via fino al { $date }
holiday-why = Ai tavoli su più giorni il tuo orologio si ferma mentre sei via: fino a 30 giorni per partita.
tables-none = Non hai un posto a nessun tavolo in gioco. Aprine uno con: kaiju play --host
time-wanted = atteso un tempo come 12h o 3d, tra 1h e 30d
span-wanted = atteso un tempo come 10m, 12h o 3d, tra 1m e { $most }
an-answer = { $time } per ogni risposta
