# Ciò che dice l'analisi di una partita: quanto sono valse le decisioni e la fortuna.

## How each seat came to its result

how-it-came = Come si è arrivati qui
chances-explained = Probabilità di vincere, in punti su cento. Partenza, fortuna, decisioni proprie e degli altri, sommate, danno l'esito.
start = partenza
luck = fortuna
own = gioco
others = altri
result = esito
accuracy = precisione
nothing-at-stake = –
not-over = La partita non è finita; l'esito è la probabilità nel punto in cui si ferma.
cards-not-learned = Questa analisi non ha imparato alcune carte di questa partita, come quelle promozionali o i costumi: vede quello che fanno in un turno, non quello che valgono più avanti.
not-measured = In questa partita nessuno è eliminato. Le probabilità vengono da partite con eliminazione e qui non sono state misurate.

## Grades

fine = bene
inaccuracy = imprecisione
mistake = errore
blunder = erroraccio
inaccuracies = { $n ->
        [one] { $n } imprecisione
       *[other] { $n } imprecisioni
    }
mistakes = { $n ->
        [one] { $n } errore
       *[other] { $n } errori
    }
blunders = { $n ->
        [one] { $n } erroraccio
       *[other] { $n } erroracci
    }
no-errors = nessun errore

## Errors and luck, one by one

errors = Che cosa sarebbe stato meglio
no-errors-at-all = Nessuno ha fatto errori degni di nota.
lucky = I colpi di fortuna più grandi
at = turno { $turn }, passo { $step }
instead = { $best } invece di { $chosen }
from-to = { $chance } invece di { $best } ({ $loss }, { $grade })
uncertain = più o meno { $error }
fell = i dadi di { $name }
other-luck = una sorpresa nel turno di { $name }
for-whom = { $name } { $points }
more = { $n ->
        [one] ancora { $n }; --all lo mostra
       *[other] altri { $n }; --all li mostra
    }
reviewing = passi

## A mark in a sentence, for screen readers and lists

error-told = Turno { $turn }, { $name }, { $grade }: { $best } sarebbe stato meglio di { $chosen }. Probabilità di vincere: { $chance } invece di { $could }.
luck-up = Turno { $turn }, { $what }: le probabilità di vincere di { $name } salgono di { $points } punti.
luck-down = Turno { $turn }, { $what }: le probabilità di vincere di { $name } scendono di { $points } punti.

## The review on a page

luck-or-play = Fortuna o gioco?
luck-or-play-about = La fortuna è ciò che dadi e carte hanno dato o tolto. Il gioco, quanto sono costate le decisioni del mostro. Entrambi in punti su cento.
monster = Mostro
chances = Probabilità di vincere, in percentuale
mark-error = Errore
mark-luck = Fortuna
one-of = { $what } { $n } di { $all }
played = Giocato
better = Meglio
error-before = Errore precedente
error-after = Errore successivo
look = Guarda il tavolo
what-if = E se…? Continua a giocare da qui
copy-link = Copia il link
save-picture = Immagine da condividere
all-marks = Ogni segno a parole
keys = N e P vanno all'errore successivo e precedente, ← e → al segno successivo e precedente.
progress = { $n } passi su { $all } analizzati
none-yet = Ancora nessun errore trovato.
picture-foot = Kaiju · colpa mia o dei dadi?

## The review on a terminal

key-error = errore
help-errors = errore successivo e precedente
no-more-errors = Non ci sono altri errori da quella parte.
