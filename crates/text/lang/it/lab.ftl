# Ciò che dice il laboratorio: partite a migliaia, giocatori gli uni contro gli altri, quanto valgono le cose, probabilità, velocità.

## With numbers

games = { $n ->
        [one] 1 partita
       *[other] { $count } partite
    }
threads = { $n ->
        [one] { $n } thread
       *[other] { $n } thread
    }
players = { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
hearts = { $n ->
        [one] { $n } cuore
       *[other] { $n } cuori
    }

## kaiju sim

cannot-write-rows = impossibile scrivere le righe
stopped-before = fermato prima della partita { $next }; --first-game { $next } --games { $left } gioca il resto
or-resume = con i file CSV, anche --resume
bots-for-players = { $bots } bot per { $players } giocatori: --bot ne nomina uno per tutti, o uno per ogni posto
beyond-seed = un seme ha { $all } partite; la partita { $first } e altre { $games } vanno oltre
no-parquet-resume = un file Parquet non si può riprendere; --resume vuole file CSV
other-study = una partita di un altro studio: seme, edizione, regole, opzioni e bot devono essere quelli del file
wrong-order = la partita { $game } dove era attesa la partita { $next }
parquet-holds = { $file } contiene le partite prima della { $next }, e un file Parquet non si può riprendere; gioca il resto in un altro file (--first-game { $next } --games { $left }) e uniscili con --merge
twice-counted = la partita { $game } è in { $one } e in { $other }; ogni partita si può contare una volta sola
no-games = in questi file non ci sono partite
games-from-to = partite da { $first } a { $last }: { $file }
games-missing = mancano le partite da { $first } a { $last }
first-game-in = La prima partita è in { $file }; `kaiju replay` la racconta.
files-differ = appartiene a un altro studio: seme, edizione, regole, opzioni e bot devono essere gli stessi
game-follows = la partita { $game } segue la partita { $last }; ne mancano alcune
not-rows = le sue colonne non sono quelle di --rows
no-game = questa non è una partita
row-begins = una riga comincia con il numero della sua partita
own-game-refused = l'ingresso { $n } della partita appena giocata non è lecito: { $why }
progress-of = di
progress-games = partite
progress-left = rimanenti
sim-heading = { $edition }: { $games } per { $players }, seme { $seed }
head-seat = posto
head-monster = mostro
head-bot = bot
head-wins = vittorie
head-share = quota
head-interval = intervallo al 95%
nobody = nessuno
several = diversi
ended-by = Finite per
ended = 20 stelle { $stars }%, ultimo in piedi { $last }%, nessuno rimasto { $nobody }%
turns = Turni
inputs = Ingressi
spread = { $mean } per partita, deviazione { $deviation }, da { $min } a { $max }
time = Tempo
time-taken = { $seconds } s su { $threads }, { $speed } partite al secondo
stuck = { $n } delle partite non sono finite e sono state abbandonate; è un bug di kaiju.
ending-stars = 20 stelle
ending-last = ultimo in piedi
ending-nobody = nessuno rimasto
won-by-seat = Partite vinte per posto
how-ended = Come sono finite le partite
by-turns = Partite per numero di turni
turns-a-game = { $mean } turni per partita, deviazione { $deviation }

## Files of rows and charts

rows-ending = le righe si conservano in un file che finisce in .csv o .parquet
chart-ending = un grafico è un file che finisce in .svg o .png
no-parquet = non è un file Parquet, o non è stato scritto fino alla fine
in-row = { $file }, riga { $row }
surplus-cells = più celle che colonne
fewer-cells = meno celle che colonne

## kaiju arena

what-tables = si gioca da 2 a 6 mostri (SETUP-1): un numero, alcuni come 2,4, un intervallo come 2-6, o all
what-patience = da 1 a 600000 millisecondi
what-memory = 64 MiB o più, o 0 per nessun limite
no-such-bot = quel bot non esiste
bots-are = intendevi uno di questi, dal più simile: { $names }?
or-a-program = o il percorso di un programma come ./my_bot.py
cannot-start = impossibile avviare { $program }
faults = { $name }: { $late } risposte in ritardo, { $wrong } risposte illecite, { $gone } uscite anticipate; si sono giocate quelle predefinite.
needs-two = dai --bot almeno due volte: nessuno gioca da solo
arena-heading = { $games } per coppia, { $edition }, seme { $seed }
head-rating = punteggio
arena-time = { $games } in { $seconds } s su { $threads }, { $speed } al secondo

## kaiju rate

rate-bots = Punteggi dei bot, elenco per elenco, con intervalli al 95%; { $anchor } ha 1500 in ognuno
rate-trial = { $list }: { $players } giocatori di forza nota, seme { $seed }
rate-trial-line = dopo { $games } partite ciascuno: errore di { $off } punti, margine mostrato ±{ $margin }, { $covered }% entro il margine
no-such-rating-list = { $word }: quell'elenco di punteggi non esiste; i più simili sono { $names }
matrix-about = { $players }: partite vinte in % da uno della riga tra { $among } della colonna; la parità è { $par }
ratings = Punteggi
ratings-about = { $edition }, { $games } per coppia, seme { $seed }; intervalli al 95%
matrix-chart = % vinte da uno della riga tra { $among } della colonna; la parità è { $par }
head-games = partite
less-luck-about = Partite vinte in %, con intervalli al 95%; meno fortuna: tolta la fortuna dei dadi
head-won = vinte
head-less-luck = meno fortuna

## kaiju engine

engine-not-read = non è una richiesta: { $error }
engine-no-game = la partita { $game } non è mai stata cominciata o caricata qui, o è stata tolta
engine-full = si conservano già { $most } partite; togline qualcuna
engine-only-seen = la partita { $game } è ciò che ne vede un posto; prima completala con sample
engine-samples = da 1 a { $most } campioni
engine-not-asked = a quel posto non si chiede nulla
engine-no-seat = non c'è nessun posto { $seat }
engine-whose-eyes = non si chiede nulla a nessuno; nomina il posto che guarda, come "seat":"A"
engine-other-eyes = questo è ciò che vede { $seat }, e nessun altro
engine-no-preset = { $name }: quell'edizione o quel regolamento non esiste, o non vanno insieme
engine-no-monster = { $id }: quel mostro non esiste

## kaiju atlas

atlas-stopped = fermato; mezza prova trarrebbe in inganno, quindi non si mostrano effetti. Meno --games richiedono meno tempo
no-such-edition = { $word }: quell'edizione non esiste; ci sono { $names }, o all
edition-no-cards = { $edition }: nessuna carta
edition-no-evolutions = { $edition }: nessuna Evoluzione
edition-no-card = { $id }: quella carta non c'è ({ $edition }); le più simili sono { $names }
atlas-heading = { $edition }, { $players }, { $bot }, { $games }
atlas-heading-card = { $edition }, { $players }, { $bot }, { $games } per carta
atlas-about-seats = partite vinte oltre la quota pari, in punti percentuali, con intervalli al 95%
atlas-about-tokyo = partite vinte in più restando invece di andarsene, in punti percentuali, per cuori rimasti, con intervalli al 95%
atlas-about-chances = partite vinte oltre la probabilità di vincere annunciata, in punti percentuali, per probabilità, con intervalli al 95%
atlas-about-cards = partite vinte oltre la quota di un posto senza aiuto, in punti percentuali, con intervalli al 95%
table-heading = { $edition }, { $bot }, { $games } per tavolo
head-card = carta
head-kind = tipo
head-cost = costo
head-effect = effetto
head-range = intervallo
head-hearts-left = cuori rimasti
head-chance = probabilità di vincere
positions = posizioni
games-word = partite
too-few = troppo poche
seconds-on = { $seconds } s su { $threads }
stay-in-tokyo = Restare a Tokyo
stay-about = punti guadagnati restando, per cuori rimasti
chances-told = Le probabilità di vincere sono vere?
chances-about = punti vinti oltre la probabilità annunciata, per probabilità
good-to-begin = Conviene cominciare?
cards-worth = Quanto valgono le carte
monsters-worth = Quanto spesso vince ogni mostro con le sue Evoluzioni
personalities-worth = Quanto spesso vince ogni personalità tra bot di un solo tipo
place-1 = primo
place-2 = secondo
place-3 = terzo
place-4 = quarto
place-5 = quinto
place-6 = sesto

## kaiju bench

no-such-measure = quella misura non esiste; atteso: { $names }
unit-games = partite/s
unit-draws = estrazioni
unit-log = × il tempo senza registro
unit-scaling = × la velocità di un thread, con { $n }
unit-playouts = partite immaginate/s
unit-bytes = byte
unit-tasks = compiti, visti tra un ingresso e l'altro

## kaiju odds

how-many-dice = da 1 a { $most } dadi
how-many-rolls = da 0 a { $most } lanci
what-lies = scrivi da 1 a { $most } dadi come 11shee, con le lettere 1 2 3 e h s
no-wish = `{ $part }` non è un desiderio; dai una faccia (1, 2, 3, energy, heart, smash), 3x1, 111 o "2 smash, 1 heart"
too-many-dice = nessun mostro lancia più di { $most } dadi
no-dice-rolled = lì non si lanciano dadi; dai una posizione con `at roll A`, o `at keep A dice 11shee rolls 2`, o usa --risk
no-roll = senza un lancio non cadono dadi; --rolls conta da 1, o --lying dice quali dadi sono sul tavolo
at-least = almeno { $words }
keep-dice = tieni { $dice }
eliminates = elimina { $who } ({ $hearts }♥{ $place })
reaches = arriva a { $goal }★ (ha { $stars }★)
too-many-rolls = con { $dice } dadi si possono contare esattamente al massimo { $most } lanci
dice = { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }
rolls = { $n ->
        [one] { $n } lancio
       *[other] { $n } lanci
    }
rolls-left = { $n ->
        [one] { $n } lancio rimasto
       *[other] { $n } lanci rimasti
    }
lie-there = { $dice } sul tavolo, { $rolls }
kept-of = { $kept } tenuti su { $dice }, { $rolls }
no-dice-there = non si lanciano dadi
nobody-in-tokyo = a Tokyo non c'è nessuno; --seat vuole la lettera di un mostro ancora in vita
no-risk-known = in questa partita nessuno è eliminato; quanto può costare restare non viene calcolato
seat-not-in-game = il posto { $seat } non è in partita; --seat vuole la lettera di un mostro ancora in vita
how-many-imagined = da 1 a { $most } partite
what-seat = un posto è una lettera da A a F
before-next-turn = prima del suo prossimo turno
play-for-damage = gli altri puntano ai danni
play-like-bots = tutti giocano come bot
stays = resta
yields = cede
is-eliminated = viene eliminato
loses-at-least = perde almeno { $n }♥
loses-on-average = perde in media
not-exact = non esatto: strada facendo un potere fa una domanda, e risponde una regola empirica
imagined = bot: { $games } partite immaginate ciascuno
not-a-position = non è né l'una né l'altra; un file comincia con { $words }

## Programs that play

note-at = posto { $seat }, domanda { $n } ({ $question }): { $what }
note-lost = posto { $seat }, dopo la domanda { $n }: { $why }; { $again }
note-lost-how = posto { $seat }, dopo la domanda { $n }: { $why } ({ $how }); { $again }
note-again = verrà riavviato per la prossima partita
note-never-again = non verrà riavviato
note-late = nessuna risposta entro { $ms } ms
note-stuck = è bloccato: { $n } risposte in ritardo di fila
note-not-ready = non era pronto in tempo
note-ended-early = è terminato prima di essere pronto
note-ended = è terminato
note-was-ended = è stato interrotto
note-no-start = impossibile avviarlo: { $error }
note-not-json = non è JSON: { $said }
note-not-legal = non è lecito: { $said }

## What a run says about itself
rows-exist = { $file } esiste già e non viene sovrascritto; scegli un altro nome, aggiungi --force, o continualo con --resume
rows-too-large = le righe contengono numeri interi fino a { $most }; scegli un --seed o un --first-game più piccolo
parquet-whole = { $file } contiene già tutte queste partite; --merge ne fa il resoconto
stopping-soon = Mi fermo dopo le partite in corso… premi di nuovo Ctrl-C per uscire subito.
faulty = { $n ->
        [one] i bot hanno fatto { $n } errore
       *[other] i bot hanno fatto { $count } errori
    }, quindi le cifre dicono poco su di loro; il codice di uscita è 1
no-row-value = { $word } sotto { $column } non è del tipo { $kind }
no-row-type = { $value } è di un tipo che le righe non hanno
bench-stopped = fermato; manca ciò che non è stato misurato
soak-stopped = fermato; la tabella conta le partite giocate
arena-stopped = fermato; le tabelle contano le partite giocate, e manca chi non ha giocato
say-wish = --want dice che cosa speri, o --position nomina una posizione da guardare
speed = { $n } partite/s
atlas-heading-tried = { $edition }, { $players }, { $bot }, da { $least } a { $most } partite per carta

## kaiju corpus

corpus-heading = { $games } in { $parts } parti: { $folder }
corpus-table = { $rows } righe, { $bytes } byte
corpus-same = tutti i { $count } file sono ciò che dice il manifesto
corpus-differs = { $count } file su { $all } non sono ciò che dice il manifesto; il primo è { $file }
corpus-stopped = fermato; ci sono { $done } parti su { $parts }, e lo stesso comando continua
corpus-no-manifest = questo non è il manifesto di un corpus: { $why }
corpus-other-form = il manifesto ha la forma { $form }, che questo kaiju non conosce
corpus-other-rules = il manifesto è per la versione { $theirs } delle regole; questo kaiju gioca le versioni fino alla { $ours }
corpus-not-there = { $field } di un corpus non può essere { $word }
corpus-clock = { $bot } guarda l'orologio e non gioca mai due volte allo stesso modo; mcts:1000 sì
corpus-other = { $folder } contiene un altro corpus; nomina un'altra cartella con --out
