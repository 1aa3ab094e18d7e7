# Ciò che dice il programma su un terminale, oltre alle sue risposte.

## Help

usage = Uso:
options = Opzioni
arguments = Argomenti
commands = Comandi
options-here = [OPZIONI]
command-here = <COMANDO>
also-called = [anche { $names }]
default-is = [predefinito: { $value }]
help-flag = Mostra l'aiuto
version-flag = Mostra la versione
version-told = { $version } (commit { $commit }, regole { $rules })
no-commit = sconosciuto
help-command = Spiega un comando
enter-opens = Premi Invio per giocare nel browser: questa finestra tiene aperti i tavoli, che restano in attesa quando la chiudi.
value-file = FILE
value-folder = CARTELLA
value-name = NOME
value-clause = REGOLA
value-edition = EDIZIONE
value-book = REGOLAMENTO
value-hook = AGGANCIO
value-seed = SEME
value-lang = LINGUA
value-question = DOMANDA
value-value = VALORE
value-seat = POSTO
value-wish = DESIDERIO
value-dice = DADI
value-days = GIORNI
value-level = LIVELLO
value-words = PAROLE
value-shell = SHELL
value-theme = COLORI
value-pace = RITMO
value-list = ELENCO

## Words that make no command

unknown-argument = argomento sconosciuto «{ $arg }»
unknown-command = non c'è nessun comando «{ $word }»
meant = intendevi «{ $near }»?
bad-value = valore non valido «{ $value }» per «{ $arg }»: { $why }
missing-argument = manca: { $args }
missing-value = «{ $arg }» richiede un valore
conflict = «{ $one }» e «{ $other }» non si possono usare insieme
given-twice = «{ $arg }» si può dare una volta sola
surplus-value = valore inatteso «{ $value }» per «{ $arg }»
help-explains = vedi `kaiju help`
either-or = { $first } o { $last }
no-such-edition = quell'edizione non esiste; atteso: { $words }
no-such-book = quel regolamento non esiste; atteso: { $words }
book-usual = ({ $edition }: { $word })
book-as-edition = tutto come nell'edizione
admin-no-such = su questo server non c'è nessun { $id }
admin-nobody = indica un account, un indirizzo o un posto
how-many-players = si gioca da 2 a 6 mostri (SETUP-1)
how-many-players-or-all = si gioca da 2 a 6 mostri (SETUP-1), o all
how-many-games = atteso un numero intero di partite, 1 o più
what-seed = un seme è un numero intero da 0 a { $most }
how-many-threads = da 1 a { $most } thread
what-switch = un'opzione si imposta così: tokyo_bay=no
switch-words = { $name } accetta { $words }
no-such-switch = non c'è nessuna opzione { $name }; intendevi una di queste, dalla più simile: { $names }?

## Files

is-folder = è una cartella, non un file
not-text = non è testo in UTF-8: byte non valido alla posizione { $offset }
too-large = supera i { $size } MiB; nessuna partita e nessuno scenario è così lungo
standard-input = ingresso standard
cannot-write = impossibile scrivere { $file }

## kaiju lang

no-such-lang = non c'è nessuna lingua { $code }; disponibili: { $languages }
speaks = { $language } ({ $code }): { $because }
because-asked = impostata con --lang
because-variable = impostata dalla variabile { $name }
because-remembered = salvata in { $file }
because-default = quella predefinita
speak-list = Disponibili: { $languages }. `kaiju lang CODE` ne salva una, `kaiju lang auto` la dimentica.
remembered = Lingua impostata: italiano. Salvata in { $file }.
forgotten = Impostazione della lingua rimossa. kaiju segue di nuovo il tuo sistema.
no-config-folder = non c'è una cartella per le impostazioni: imposta XDG_CONFIG_HOME o HOME

## kaiju rules

no-such-clause = non c'è nessuna regola { $id }; le più simili sono { $near }; `kaiju rules` le elenca tutte
switches = Opzioni
book-statements = { $all } affermazioni, dette con parole nostre; gli scenari ne mostrano { $shown }.

## kaiju faq

no-such-question = non c'è nessuna domanda { $id }; le più simili sono { $near }; `kaiju faq` le elenca tutte
see-rules = Regole
see-cards = Carte
see-scenarios = Lo mostra

## kaiju find

found-nothing = nulla contiene le parole { $words }; `kaiju rules`, `kaiju cards` e `kaiju faq` elencano tutto
questions = Domande

## kaiju cards

no-such-hook = quell'aggancio non esiste; intendevi uno di questi, dal più simile: { $names }?
cards-ours = Carte: nostre. Non esiste un elenco pubblico delle carte stampate di questa edizione; le regole sono dell'edizione, queste carte sono un progetto di kaiju.
evolutions-printed = Stampate: le Evoluzioni di Power Up! e dei pacchetti dei mostri, dette con parole nostre.
evolutions-ours = Nostre: non esiste un elenco pubblico delle Evoluzioni stampate dell'edizione Godzilla; le regole sono dell'edizione, queste Evoluzioni sono un progetto di kaiju.
no-promos = { $edition }: nessuna carta promozionale.
no-costumes = { $edition }: nessun costume.
no-cards = { $edition }: in kaiju non ci sono ancora carte potere.
not-in-edition = { $edition }: { $card } non c'è; si trova in: { $other }
no-such-card = non c'è nessuna carta { $name }; le più simili sono { $near }; `kaiju cards` le elenca tutte
cards-listening = { $n ->
        [0] { $edition }: nessuna carta ascolta { $hook }
        [one] { $edition }: { $n } carta ascolta { $hook }
       *[other] { $edition }: { $n } carte ascoltano { $hook }
    }
cards-with = { $n ->
        [one] { $edition }: { $n } carta con { $words }
       *[other] { $edition }: { $n } carte con { $words }
    }
cards-of = { $edition }: { $copies } carte potere, { $kinds } diverse
column-name = nome
column-cost = costo
column-kind = tipo
column-copies = copie
column-id = id
copies = { $n ->
        [one] { $n } copia
       *[other] { $n } copie
    }
rulings = Decisioni
hooks = Agganci
rulings-none = nessuna
hooks-none = nessuno: ancora non fa nulla

## kaiju replay

a-game = Una partita di kaiju
turn-number = Turno { $n }
standing-out = eliminato
standing-city = città di Tokyo
standing-bay = baia di Tokyo
record-ends = La registrazione finisce qui.
waits-for = La partita aspetta { $who }.
waits-for-luck = La partita aspetta i dadi o il mazzo.
input-refused = l'ingresso { $n } non è lecito: { $why }
not-over = non è finita
nobody-wins = nessuno vince
wins = { $n ->
        [one] { $who } vince
       *[other] { $who } vincono
    }
replay-verdict = { $file }: { $inputs ->
        [one] { $inputs } ingresso
       *[other] { $inputs } ingressi
    }, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }, { $end }

## kaiju scenario

no-scenario = nessun file *.scenario in { $where }
passed-failed = { $passed } riusciti, { $failed } falliti
unreadable = { $n ->
        [one] { $n } illeggibile
       *[other] { $n } illeggibili
    }

## kaiju golden

golden-form = non è una partita come 2:14:3: la versione delle regole, il tavolo e la partita
golden-same = regole { $version }: { $games } partite, ognuna come è sempre stata
golden-otherwise = regole { $version }: { $wrong } partite su { $games } finiscono diversamente
golden-unknown = non c'è nessuna partita di riferimento { $game }

## kaiju soak

soak-head-start = inizio
soak-head-edition = edizione
soak-head-players = giocatori
soak-head-games = partite
soak-head-inputs = max ingressi
soak-head-agenda = max agenda
soak-head-breaches = violazioni
soak-plain = normale
soak-stacked = truccato
soak-evolving = evolutivo
soak-again = dopo l'ingresso { $input }: { $last }; per riprodurlo:
soak-more = e altre { $n } di queste partite
no-game-on = nessuna partita era in corso
panic = panico{ $place }: { $what }; per riprodurlo: { $again }
soak-games = { $n ->
        [one] 1 partita
       *[other] { $count } partite
    }, { $breaches ->
        [0] nessuna legge violata
        [one] { $breaches } ha violato una legge
       *[other] { $breaches } hanno violato una legge
    }
soak-speed = { $seconds } s su { $threads ->
        [one] { $threads } thread
       *[other] { $threads } thread
    }, { $speed } partite al secondo

## Files somebody named

exists-already = { $file } esiste già e non viene sovrascritto; scegli un altro nome, o aggiungi --force
is-input = { $file } è uno dei file da leggere; scegli un altro nome
open-elsewhere = { $file }: questa partita è aperta in un altro terminale

## Saved games

games-none = non ci sono partite salvate
game-name-wanted = il nome di una partita ha lettere, cifre, spazi, - e _
no-game-named = nessuna partita salvata si chiama «{ $name }»
game-renamed = Ora la partita si chiama «{ $name }».
