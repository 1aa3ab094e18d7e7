# Tornei: a eliminazione diretta e svizzeri.

tournaments = Tornei
about = A eliminazione diretta o svizzeri, da due a sei per tavolo. Ci si iscrive con un account; tutti possono guardare.
entered = { $n ->
        [one] { $n } iscritto
       *[other] { $n } iscritti
    }
look = Guarda
title = Titolo
seats = Posti per tavolo
knockout = Eliminazione diretta: continua il migliore di ogni tavolo
fill = I bot completano i tavoli
make = Crea un torneo
enter = Iscriviti
leave = Ritirati
start = Comincia il primo turno
player = Giocatore
points = Punti
rivals = Punti dei rivali
round = Turno { $number }
bye = Nessuna partita in questo turno: { $names }
kind-swiss = svizzero
kind-knockout = eliminazione diretta
gathering = iscrizioni aperte
playing = si gioca il turno { $round } di { $rounds }
over = finito
none = Non c'è ancora nessun torneo.
nobody = Non si è ancora iscritto nessuno.
needs-account = Per iscriversi a un torneo o crearne uno serve un account.
rounds = Turni
wait = I tavoli aspettano i giocatori
wait-usual = 3 min, o un giorno su più giorni
begins = Inizio (facoltativo)
begins-why = Da allora tutti gli iscritti possono cominciare il primo turno; senza un orario, 24 ore dopo la creazione del torneo.
begins-at = Il primo turno lo comincia chi ha creato il torneo; dal { $date } anche ogni iscritto.
league = Lega (facoltativa)
in-league = Lega { $name }
league-why = Da ogni torneo concluso della lega ciascuno riceve un punto, più uno per ogni giocatore dietro di lui.
number = Torneo { $number }
come-back = Torna dal prossimo turno
end = Chiudi il torneo
end-why = Non inizia nessun altro turno. I tavoli in corso continuano.
copy-link = Copia il link
yours = I tuoi tornei
of-everybody = Tutti i tornei
