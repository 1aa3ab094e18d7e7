# La partita del giorno: tutti hanno lo stesso tavolo e la stessa fortuna.

daily = Kaiju del giorno
about = Un tavolo e una stessa fortuna per tutti. Gioca una volta, confronta, condividi.
turns = { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
points = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
won = vinta in { $turns }, { $points }
lost = persa dopo { $turns }, { $points }
share = Kaiju { $date }: { $told }
yours = Il tuo risultato
play = Gioca la partita del { $date }
go-on = Continua la partita del { $date }
played = Oggi hai già giocato: { $told }. La prossima arriva a mezzanotte UTC.
copy = Copia un testo da condividere
public-luck = Nessun server, o nessuno che risponda: la fortuna del giorno viene solo dalla data, quindi chiunque può calcolarla in anticipo. Serve per confrontarsi tra amici.
compared = Hanno giocato: { $players }; hanno vinto: { $wins }
best = I migliori
place = Posizione
streak = I tuoi giorni
no-result = Questa registrazione non è una partita finita del { $date } con la sua fortuna e i suoi bot.
no-date = questa non è una data; le date si scrivono come 2026-11-18
not-yet = quel giorno non è cominciato
holds = { $date }: il segreto è quello a cui il server si era impegnato ({ $commitment }); la partita del giorno si è giocata con il seme { $seed }
breaks = il segreto non è quello pubblicato prima di quel giorno, o il seme non ne deriva
days = Altri giorni
day-before = Il giorno prima
day-after = Il giorno dopo
handed-in = { $date }: il server ha il tuo risultato.
too-late = { $date }: il server non accetta più il tuo risultato.
not-yet-handed-in = Il tuo risultato resta qui finché il server non lo accetta: { $why }
needs-account = Il tuo risultato resta qui. Accedi e il server lo confronta: kaiju club --login NAME o kaiju club --make NAME
your-place = La tua posizione: { $place } su { $players }
shares = I risultati di tutti
bound = Da dove viene la fortuna
bound-about = Prima dell’inizio del giorno il server ha pubblicato questo impegno: l’impronta del segreto da cui vengono tutti i dadi e le carte del giorno. Così non ha potuto sceglierli dopo.
proof = Prova della fortuna
proof-later = La prova arriva quando il giorno è finito.
proof-check = Per verificarlo da te:
