### Ciò che `kaiju serve`, `doctor`, `verify`, `backup`, `restore`, `soak-server`, `simulate`, `load`, `play` e `watch` dicono sulla riga di comando.

cannot-listen = impossibile ascoltare su { $addr }; scegli un altro --addr, o --any-port
ready = kaiju è pronto:
kept-in = i tavoli si conservano in { $place }; Ctrl-C ferma
disk-failed = il disco ha avuto un guasto; riavvia quando funziona di nuovo
no-data-folder = non c'è una cartella per i dati; di' dove con --db FILE
other-commitment = l'impegno è { $commitment }, non quello che hai visto
no-pins = non contiene annotazioni sui dadi
fair = leali
all-draws = { $draws ->
        [one] l'unica estrazione corrisponde all'impegno
       *[other] tutte le { $draws } estrazioni corrispondono all'impegno
    }
commitment = impegno { $commitment }
no-seat-added = nessun giocatore ha contribuito al caso
seats-added = i giocatori { $seats } hanno contribuito al caso
links-shown = { $links ->
        [one] una rivelazione controllata
       *[other] { $links } rivelazioni controllate
    }
compare-commitment = confronta l'impegno con quello che hai visto prima del primo lancio
tables-done = { $n ->
        [one] un tavolo
       *[other] { $count } tavoli
    }
no-database = quel database non esiste
saved = salvato
restored = ripristinato
saved-what = tavoli: { $games }, righe: { $rows }, account: { $accounts }; ogni partita è stata rigiocata
restored-what = tavoli: { $games }, righe: { $rows }, account: { $accounts }; tutto è come prima
storm-told = interruzioni: { $kills } · tavoli: { $tables } · righe: { $rows } · confermate: { $acked } · di nuovo pronto in { $ms } ms al massimo
storm-fine = nulla perso, nulla doppio, nessuna lacuna, ogni partita si rigioca
cuts-told = blackout: { $cuts } · tavoli: { $tables } · righe: { $rows } · confermate: { $acked } · di nuovo pronto in { $ms } ms al massimo
cuts-lost = non sincronizzate al momento dei blackout: { $open } scritture, di cui { $lost } perse e { $torn } a metà; { $names } nomi persi
cuts-seed = --seed { $seed } ha di nuovo gli stessi blackout, in altri momenti del gioco
faults = { $n ->
        [one] un errore
       *[other] { $n } errori
    }
not-borne = il server non è riuscito a reggere il ritmo
simulated-time = { $hours } ore simulate · episodi: { $episodes } · { $seconds } s
simulated-play = risposte: { $answers } · confermate: { $acks } · consegne: { $deliveries } · partite verificate: { $games }
simulated-faults = guasti: { $faults } · crash: { $crashes } · { $speed } risposte al secondo e per thread
simulated-fine = nulla perso, nulla doppio, a nessuno è stato detto qualcosa di falso o segreto, nessuno è rimasto ad aspettare
simulated-again = per rivederlo:
simulated-smaller = uno più piccolo:
what-bug = si possono inserire questi bug: { $bugs }
load-told = tavoli: { $tables } · socket: { $sockets } · { $rate } risposte al secondo
load-acked = confermate dopo { $half } ms (mediana), { $most } ms (99%), { $all } ms (99,9%)
load-sync = una sincronizzazione di questo disco richiede { $ms } ms (99%)
load-watched = fatti arrivati agli spettatori: { $n }
load-cpu = il server ha usato il { $percent }% di un core
load-memory = il server usa { $kib } KiB di memoria
load-fine = nessun errore
load-late = il 99% è confermato entro { $ms } ms, più tardi dei { $bound } ms che permettono 50 ms e tre sincronizzazioni
club-told = persone: { $people } · tavoli su più giorni: { $relaxed } · partite finite: { $finished } · { $mib } MiB su disco
club-tables = «I miei tavoli» arriva in { $half } ms (mediana), { $most } ms (99%)
club-profiles = un profilo arriva in { $half } ms (mediana), { $most } ms (99%)
club-each = il server ha calcolato { $ms } ms ogni volta
club-ready = il server era pronto dopo { $ms } ms
club-late = il 99% arriva in { $ms } ms, più tardi dei { $bound } ms permessi
club-slow = il server era pronto dopo { $ms } ms, più tardi dei { $bound } ms permessi
club-large = il server usa { $kib } KiB di memoria, più dei { $bound } KiB permessi
memory-unknown = questo sistema non dice quanta memoria usa un processo
idle-told = { $accepted } socket su { $count } accettati in { $seconds } s; { $kib } KiB ciascuno
idle-mine = nei client ({ $n } processi), { $kib } KiB ciascuno
idle-ping = un ping riceve risposta dopo { $half } ms (mediana), { $most } ms (99%)
idle-after = quando se ne sono andati, il server usa { $kib } KiB più di prima
files-few = questo sistema lascia aprire a un programma { $files } file, e ne servono { $wanted }: alza il limite rigido (come root: ulimit -Hn), o chiedi meno socket
idle-refused = non tutti i socket sono stati accettati; il limite dei file aperti è troppo basso (ulimit -n)?
no-such-monster = quel mostro non esiste; intendevi uno di questi, dal più simile: { $names }?
people-range = da 0 a 6 giocatori
no-unfinished-game = non c'è nessuna partita in sospeso; `kaiju play` ne comincia una
view-needs-terminal = per scorrere una partita passo per passo serve un terminale; senza --view viene raccontata a parole
from-here = su questa macchina: { $url }
only-here = può raggiungerlo solo questa macchina; per far entrare telefoni e altri nella stanza, avvia: kaiju serve --lan
offline = questa macchina non sembra collegata a nessuna rete: altri dispositivi non possono raggiungerla
no-entry = se i telefoni non riescono ad aprire questo indirizzo: consenti il TCP in entrata sulla porta { $port } nel firewall di questa macchina e usa la rete principale del router, non una rete per ospiti
address-unknown = davanti al server c'è un proxy: indica con --url l'indirizzo che usano le persone, perché gli inviti lo contengano
addr-wanted = indica un indirizzo IP, una porta, o entrambi: 0.0.0.0:8080, [::]:8080, localhost:8080, 8080
lan-or-addr = --lan ascolta su tutti gli indirizzi, --addr solo su { $ip }: scegli uno dei due
site-wanted = un indirizzo come https://kaiju.example o http://192.168.1.7:8080, senza percorso
no-backup = questo non è un backup di kaiju
saved-but = tavoli: { $games }, righe: { $rows }, account: { $accounts }; { $aside ->
        [one] un tavolo non può essere giocato da questo kaiju ed è stato salvato così com'è:
       *[other] { $aside } tavoli non possono essere giocati da questo kaiju e sono stati salvati così come sono:
    }
restored-but = tavoli: { $games }, righe: { $rows }, account: { $accounts }; { $aside ->
        [one] un tavolo non può essere giocato da questo kaiju ed è stato ripristinato così com'è:
       *[other] { $aside } tavoli non possono essere giocati da questo kaiju e sono stati ripristinati così come sono:
    }
host-wanted = un nome come kaiju.example, senza schema, porta o percorso
relay-wanted = serve l’indirizzo di un server di posta, come smtps://nome:password@mail.example o smtp://localhost
healthy = tutto bene
unhealthy = { $url } non sta bene: { $why }
doctor-page = la pagina per il browser è inclusa
doctor-no-page = questo programma è stato costruito senza la pagina per il browser: scarica una release, o esegui `cargo xtask web` prima di costruirlo
doctor-port-free = { $addr } è libero
doctor-port-ours = su { $addr } risponde un kaiju
doctor-port-taken = un altro programma usa { $addr }: scegli un'altra porta con --addr, o avvia `kaiju serve --any-port`
doctor-port-refused = impossibile ascoltare su { $addr }: { $why }; scegli con --addr un indirizzo di questa macchina e una porta da 1024 in su
doctor-folder = nella cartella dei dati { $folder } si può scrivere
doctor-folder-refused = impossibile scrivere nella cartella dei dati { $folder }: { $why }; permettilo, o scegli un altro luogo per i tavoli con --db
doctor-db = il database { $place } risponde, con { $tables }
doctor-db-new = il database { $place } è vuoto o non esiste ancora; `kaiju serve` lo crea
doctor-db-fails = il database { $place } non si può usare: { $why }; avvialo, o correggi --db
doctor-browser = { $program } può aprire un browser
doctor-no-browser = qui nulla può aprire un browser: apri tu l'indirizzo che scrive `kaiju serve`
doctor-clock = l'orologio dice { $time }
doctor-clock-early = l'orologio dice { $time }, un'ora in cui questo kaiju non esisteva ancora: regola l'orologio di questa macchina
doctor-clock-behind = l'orologio dice { $time }, ma ci sono tavoli salvati più tardi: regola l'orologio di questa macchina
doctor-fine = va tutto bene
doctor-amiss = { $n ->
        [one] una cosa richiede la tua attenzione
       *[other] { $n } cose richiedono la tua attenzione
    }
admin-wanted = una chiave di 16-100 caratteri ASCII visibili, o un nome, due punti e la chiave
words-wanted = il codice di una lingua e un file, come en=parole.txt
