# I problemi: posizioni di partite in cui qualcuno ha sbagliato, e quanto vale ogni risposta.

puzzles = Problemi
about = Una posizione di una partita, una domanda, una risposta migliore. Ciò che sbagli ritorna.

## What is asked

what-keep = Che cosa terresti?
stay-or-leave = Restare o andare?
what-buy = Che cosa compreresti?
what-do = Che cosa faresti?
asked = Sei { $name }. { $question }
of-the-day = Problema del giorno
comes-back = Questo l'hai già sbagliato
is-new = Un problema nuovo
known-all = Li conosci tutti: ancora una volta

## The verdict

right = Giusto! Vinci il { $chance } di queste partite.
wrong = Non la migliore: { $cost }
why = Entro il tuo prossimo turno, «{ $best }» porta in media, rispetto a «{ $played }»: { $gains }.
why-overall = «{ $best }» è meglio, alla lunga, di «{ $played }»: entro il tuo prossimo turno non cambia quasi nulla.
gain-won = { $points } punti per vincere subito
gain-lives = { $points } punti per sopravvivere
gain-tokyo = { $points } punti per tenere Tokyo
gain-rivals = gli altri { $amount }
yours = la tua risposta
answers = Ogni risposta, con le tue probabilità di vincere
answer = Risposta
chance = Probabilità di vincere
streak = { $n ->
        [one] { $n } giorno di fila
       *[other] { $n } giorni di fila
    }
due = { $n ->
        [one] { $n } problema ritorna oggi
       *[other] { $n } problemi ritornano oggi
    }
graded-by = Giudicato come nell'analisi di una partita; probabilità in percentuale.

## On the screens

next = Problema successivo
leave = Esci
missing = Non è stato possibile caricare i problemi. Controlla la connessione e riprova.
key-next = problema successivo
no-place = Non si ricorda nulla: questo sistema non ha una cartella per farlo.
not-kept = Non è stato possibile salvare il tuo esercizio: { $why }
plain-next = Invio porta il problema successivo, q esce.
plain-help = Scrivi il numero di una risposta, o i dadi da tenere. t ridice il tavolo, s il negozio, c NOME una carta, r una regola, q esce.

## On the command line

in-book = { $n ->
        [one] { $n } problema ({ $made })
       *[other] { $n } problemi ({ $made })
    }
table-of = { $edition }, { $players } giocatori
judged-alike = { $n ->
        [one] { $n } problema è giudicato come sempre
       *[other] { $n } problemi sono giudicati come sempre
    }
judged-otherwise = { $n ->
        [one] { $n } problema è giudicato diversamente: { $numbers }
       *[other] { $n } problemi sono giudicati diversamente: { $numbers }
    }
too-few = { $n ->
        [one] È stato trovato solo { $n } problema; è scritto. Chiedine meno, o prendi un altro seme.
       *[other] Sono stati trovati solo { $n } problemi; sono scritti. Chiedine meno, o prendi un altro seme.
    }
no-book = Questa non è una raccolta di problemi.
