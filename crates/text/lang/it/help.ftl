### L'aiuto della riga di comando, per comando e argomento. L'inglese è nel programma stesso.
### I comandi degli esempi sono gli stessi in tutte le lingue: un test li confronta.

kaiju = King of Tokyo: giocare, guardare, ospitare, simulare, rivedere, verificare, consultare.
    .lang = La lingua, per codice: LANGUAGES; di norma quella che ricorda `kaiju lang`, o quella del tuo sistema.
    .examples =
        Esempi:
          kaiju play                                 giocare qui e ora, contro tre bot
          kaiju serve --open                         giocare nel browser: un server di tavoli su questa macchina
          kaiju sim --players 4 --games 20000        chi vince, e come, se tutti giocano a caso
          kaiju arena --bot greedy --bot random      quale bot è migliore, e di quanto
          kaiju sim --games 1 --record my.game       salvare una partita
          kaiju replay my.game                       e leggerla, ogni fatto con la regola che lo spiega
          kaiju puzzle                               che cosa avresti tenuto? un problema al giorno
          kaiju verify my.game                       i dadi di una partita online erano leali?
          kaiju odds --want smash                    quanto è probabile ottenere 1, 2, 3 … ✊
          kaiju rules ENTER-2                        che cosa dice quella regola
          kaiju cards mimic                          che cosa fa quella carta e che cosa si è deciso
          kaiju find tokyo bay                       tutto ciò che se ne dice: regole, carte, decisioni, domande
          kaiju scenario scenarios                   controllare che le regole facciano ciò che dicono gli scenari

        Codici di uscita: 0 tutto bene, 1 qualcosa di controllato non vale, 2 c'è qualcosa di sbagliato nella richiesta,
        130 fermato con Ctrl-C.

        Una versione non ufficiale, fatta da appassionati, delle regole di King of Tokyo;
        senza legami con l'editore né sua approvazione.

play = Gioca nel terminale: contro i bot, in più persone a una tastiera o a un tavolo di un server.
    .edition = L'edizione: EDITIONS.
    .book = Il regolamento, giocato così com'è scritto: BOOKS.
    .players = Quanti mostri giocano, da 2 a 6.
    .people = Quanti sono persone a questa tastiera; di norma una.
    .bots = Come giocano i bot, posto per posto; l'ultimo vale per il resto. `kaiju arena --help` li elenca.
    .monster = Il tuo mostro, per esempio the-king, o random per estrarne uno; più persone qui possono sceglierne uno ciascuna.
    .evolutions = Gioca con le carte Evoluzione.
    .switches = Cambia un'opzione delle regole rispetto all'edizione; si può ripetere.
    .seed = Da dove viene la fortuna; lo stesso seme, gli stessi dadi.
    .resume = Continua una partita salvata, per file o per nome; di norma l'ultima giocata.
    .position = Continua da una posizione o da uno scenario in un file: il tuo mostro è quello a cui si chiede per primo.
    .join = Siediti a un tavolo di un server, per link o per codice; lo stesso comando ti riporta al tuo posto.
    .host = Apri un tavolo su un server per altri: --people dice per quanti.
    .server = Il server a cui si riferiscono i codici e --host.
    .name = Il tuo nome; più persone qui ne hanno uno ciascuna. A un tavolo di un server, di norma l'ultimo o quello del tuo account.
    .record = Salva la registrazione della partita in questo file quando finisce.
    .force = Sovrascrive file che esistono già.
    .plain = Gioca in frasi semplici sull'ingresso e sull'uscita standard; è sempre così dove non c'è un terminale.
    .speed = A che velocità si mostrano i fatti; di norma come l'ultima volta.
    .theme = Quali colori usare; di norma quelli dell'ultima volta.
    .ascii = Usa solo caratteri ASCII; è sempre così dove il terminale non ne ha altri.
    .turn = Apre il tavolo per più giorni, con questo tempo a turno, per esempio 12h o 3d.
    .overtime = Che cosa succede lì quando il tempo di qualcuno scade.
    .undo = Permette di annullare le risposte al tavolo che apri, finché nessuno sa qualcosa di nuovo.
    .delay = Chi guarda il tavolo che apri vede la partita questi minuti dopo.
    .clock = Secondi per ogni risposta al tavolo che apri; senza, non c’è limite.
    .grace = Secondi dopo i quali un bot sostituisce chi manca; 0 per mai, altrimenti 60.
    .rated = La partita al tavolo che apri vale punteggio; tutti lì hanno bisogno di un account.
    .public = Mostra nella sala il tavolo che apri: si siede chi vuole.
    .title = Un titolo per il tavolo che apri.
    .child = Apre un tavolo per bambini: solo gesti, niente nomi scritti, bot gentili.
    .examples =
        Esempi:
          kaiju play                                   un menu; Invio comincia una partita contro tre bot
          kaiju play --bots level5 --players 3         due rivali forti, senza menu
          kaiju play --bots fits                       rivali forti come te, secondo le tue partite
          kaiju play --edition godzilla --evolutions   Eventi, gettoni Dado ed Evoluzioni
          kaiju play --people 2 --players 2            due persone a una tastiera
          kaiju play --name Ada,Bo                     due persone a una tastiera, ognuna con il suo nome
          kaiju play --resume                          continuare da dove eri, anche se il terminale si è chiuso
          kaiju play --resume "An evening"             continuare la partita con quel nome; `kaiju games` le mostra tutte
          kaiju play --position my.position            continuare da una posizione o da uno scenario (docs/notation.md)
          kaiju play --plain                           in frasi semplici, per lettori di schermo e pipe
          kaiju play --host --people 3 --players 4     aprire un tavolo su un server: tu, altri due e un bot
          kaiju play --host --turn 3d --undo           un tavolo di più giorni, con annullamenti
          kaiju play --host --public --rated --clock 30
                                                       un tavolo pubblico che vale punteggio; 30 s a risposta
          kaiju play --join https://HOST/#/join/CODE   sedersi lì; lo stesso comando ti riporta al tuo posto
          kaiju play --join CODE --name Ada,Bo         due persone a questa tastiera, due posti a quel tavolo

        Sullo schermo ? spiega i tasti, h dà un consiglio, w dice perché è successo qualcosa, l cambia lingua. Le partite si
        salvano dopo ogni risposta in $XDG_DATA_HOME/kaiju/games (di norma ~/.local/share). NO_COLOR=1 gioca senza
        colori.

watch = Guarda giocare i bot, o un tavolo di un server.
    .table = Un tavolo di un server, per link, codice o id; senza, i bot giocano qui.
    .server = Il server a cui si riferiscono i codici.
    .edition = L'edizione: EDITIONS.
    .book = Il regolamento, giocato così com'è scritto: BOOKS.
    .players = Quanti mostri giocano, da 2 a 6.
    .bots = Come giocano, posto per posto; l'ultimo vale per il resto.
    .evolutions = Gioca con le carte Evoluzione.
    .seed = Da dove viene la fortuna; lo stesso seme, gli stessi dadi.
    .record = Salva la registrazione della partita in questo file quando finisce.
    .force = Sovrascrive file che esistono già.
    .plain = Racconta la partita in frasi semplici; è sempre così dove non c'è un terminale.
    .speed = A che velocità si mostrano i fatti; di norma come l'ultima volta.
    .theme = Quali colori usare; di norma quelli dell'ultima volta.
    .ascii = Usa solo caratteri ASCII; è sempre così dove il terminale non ne ha altri.

games = Mostra le partite salvate, o ne cambia il nome.
    .all = Mostra anche le partite finite.
    .find = Mostra solo le partite con questi mostri, questa edizione, questo nome o giorno.
    .rename = Dà un altro nome a una partita: quello che ha e quello nuovo.
    .json = Scrive JSON invece di testo.
    .examples =
        Esempi:
          kaiju games                              le partite che si possono continuare, l'ultima per prima
          kaiju games --all                        anche quelle finite
          kaiju games --find gigazaur              quelle con questo mostro, edizione, nome o giorno
          kaiju games --rename 2026-11-15-124204 "An evening"
          kaiju play --resume "An evening"         e continuarla

tables = Elenca i tavoli a cui hai un posto, prima il più urgente.
    .away = Dice a tutti i tavoli di più giorni che sarai via per questo tempo, per esempio 12h o 10d; fino a 30 giorni a partita.
    .back = Dice che sei di nuovo qui.
    .json = Stampa JSON invece di testo.
    .examples =
        Esempi:
          kaiju tables                     a chi tocca e quanto tempo resta
          kaiju tables --away 10d          i tuoi orologi riposano dieci giorni, ai tavoli di più giorni
          kaiju tables --back              ripartono
          kaiju play --join LINK           andare a un tavolo; l’elenco dice come

        Ci sono anche i tavoli dove un altro dispositivo si è seduto con il tuo account, e anche i loro orologi riposano.

club = Mostra il club di un server: tavoli, una partita rapida, amici, partite, tornei, classifiche, bot, il tuo account.
    .server = Il server.
    .make = Crea un account con questo nome.
    .login = Accede a un account; il codice di recupero si legge dallo standard input.
    .logout = Esce dall'account.
    .json = Scrive JSON invece di testo.
    .examples =
        Esempi:
          kaiju club --make Ana              creare un account e tenerlo su questo computer
          kaiju club --login Ana             accedere; il codice si legge dallo standard input
          kaiju club                         i tavoli del tuo account, prima i più urgenti, e chi ti invita
          kaiju club quick --players 4       un posto con chi vuole lo stesso; bot se non viene nessuno
          kaiju club lobby --free            tavoli pubblici con un posto libero
          kaiju club profile                 che cosa hai fatto in tutte le tue partite
          kaiju club friends --add CODE      chiedere l'amicizia al proprietario di un codice
          kaiju club games tokyo             le tue partite con quella parola in nome, titolo o nota
          kaiju club games LINK --again      le stesse persone ancora una volta: un tavolo, e un invito a ognuna
          kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                             crearne uno i cui tavoli si giocano nel corso di giorni
          kaiju club tournaments ID --enter  iscriversi; kaiju play --join LINK gioca poi il tuo tavolo
          kaiju club duplicates --new Sunday --groups 3 --seats 4
                                             un tavolo con la stessa fortuna per tre gruppi; con un codice, vederlo
          kaiju club ratings second-4        una lista di punteggi: un'edizione e quanti giocano
          kaiju club bots --challenge Ada    giocare contro il bot di qualcuno
          kaiju club daily                   come è andata oggi a tutti
          kaiju club account --export my.json
                                             tutto ciò che il server conserva di te, in un file

        `kaiju club PAGE --help` spiega ogni pagina. Tornei, classifiche, bot, il giorno, la sala e una partita rapida non chiedono
        un account. L’account si conserva in $XDG_DATA_HOME/kaiju/accounts.json (di norma ~/.local/share), e kaiju play si siede
        con quello.

club-tables = Mostra i tavoli del tuo account, prima i più urgenti, e chi ti invita.
    .decline = Dice di no all’invito di qualcuno.

club-quick = Prende un posto con chi vuole lo stesso; i bot prendono quelli che restano liberi.
    .edition = L'edizione: EDITIONS.
    .players = Quanti mostri giocano, da 2 a 6.
    .live = Gioca di seguito, come di norma.
    .relaxed = Gioca per giorni, con un giorno per ogni turno.
    .wait = Dopo questi secondi i bot prendono i posti ancora liberi.
    .name = Il tuo nome; di norma l’ultimo, o quello di accesso.
    .plain = Gioca in frasi semplici sull'ingresso e sull'uscita standard; è sempre così dove non c'è un terminale.
    .speed = A che velocità si mostrano i fatti; di norma come l'ultima volta.
    .theme = Quali colori usare; di norma quelli dell'ultima volta.
    .ascii = Usa solo caratteri ASCII; è sempre così dove il terminale non ne ha altri.

club-lobby = Elenca i tavoli pubblici: quelli che aspettano giocatori e quelli da guardare.
    .edition = Solo di questa edizione: EDITIONS.
    .players = Solo per questo numero di giocatori.
    .live = Solo quelli che si giocano di seguito.
    .relaxed = Solo quelli che si giocano per giorni.
    .rated = Solo partite che valgono punteggio.
    .free = Solo con un posto libero.

club-profile = Mostra ciò che hai fatto in tutte le tue partite, o ciò che ha fatto un amico.
    .who = Un amico; di norma, tu.

club-friends = Mostra i tuoi amici e il tuo codice; chiedere, rispondere, invitare, mettere a tacere, bloccare.
    .add = Chiede l'amicizia al proprietario di un codice.
    .yes = Dice di sì a chi vuole essere tuo amico.
    .remove = Toglie qualcuno dalla tua lista: un amico, una richiesta, o chi hai messo a tacere o bloccato.
    .invite = Invita un amico al tavolo detto da --table.
    .table = Il tavolo, con il suo link o codice: hai lì un posto e la partita non è iniziata.
    .mute = Non mostra più ciò che dice qualcuno incontrato in una partita.
    .block = Non ti siede con qualcuno incontrato in una partita, e non mostra ciò che dice.
    .new-code = Prende un altro codice; il vecchio non vale più.

club-games = Cerca le tue partite, annota qualcosa, gioca ancora con le stesse persone.
    .which = Parole di un nome, un titolo o una nota, o il link di una partita.
    .favourites = Solo preferite.
    .note = Annota qualcosa dell’unica partita che corrisponde; una nota vuota sparisce.
    .favourite = Rende preferita l’unica partita che corrisponde.
    .unfavourite = Non è più preferita.
    .again = Gioca ancora con chi ha giocato l’unica partita che corrisponde: apre un tavolo e li invita.

club-tournaments = Mostra i tornei, ne crea uno, ti iscrive.
    .id = Uno di essi, con il suo codice; altrimenti gli ultimi.
    .mine = Solo quelli che hai creato o a cui ti sei iscritto, ma tutti.
    .enter = Iscrive a un torneo.
    .leave = Lascia un torneo.
    .begin = Inizia un torneo: uno che hai creato, o uno a cui sei iscritto se è arrivato il suo inizio.
    .end = Chiude un torneo che hai creato.
    .standings = Mostra la lega a cui appartiene.
    .new = Ne crea uno con questo titolo.
    .edition = L'edizione: EDITIONS.
    .seats = Quanti siedono a un tavolo.
    .fill = Il bot che completa i tavoli, o che gioca accanto alle persone di un gruppo.
    .turn = Si gioca nel corso di giorni, con questo tempo per ogni turno, come 12h o 3d.
    .overtime = Che cosa succede lì quando il tempo di qualcuno scade; altrimenti risponde un bot.
    .clock = Secondi per ogni risposta ai tavoli che si giocano tutti di seguito; senza, non c’è limite.
    .grace = Secondi dopo i quali un bot sostituisce chi manca; 0 per mai, altrimenti 60.
    .rounds = Quanti turni ha un torneo svizzero.
    .knockout = Il migliore di ogni tavolo prosegue; di norma è svizzero.
    .wait = Quanto i tavoli aspettano i loro giocatori, come 10m, 1h o 2d.
    .begins = Fra quanto deve iniziare, come 2h o 3d: da allora può iniziarlo ogni iscritto; altrimenti, un giorno.
    .rated = Le partite contano per il punteggio.
    .league = La lega a cui appartiene: tutti i tuoi tornei con la stessa.

club-duplicates = Crea un tavolo che più gruppi giocano con la stessa fortuna, o ne mostra uno.
    .id = Uno di essi, con il suo codice; altrimenti quelli che hai creato.
    .end = Chiude un duplicato che hai creato.
    .new = Ne crea uno con questo titolo.
    .groups = Quanti gruppi giocano un duplicato.
    .edition = L'edizione: EDITIONS.
    .seats = Quanti siedono a un tavolo.
    .fill = Il bot che completa i tavoli, o che gioca accanto alle persone di un gruppo.
    .turn = Si gioca nel corso di giorni, con questo tempo per ogni turno, come 12h o 3d.
    .overtime = Che cosa succede lì quando il tempo di qualcuno scade; altrimenti risponde un bot.
    .clock = Secondi per ogni risposta ai tavoli che si giocano tutti di seguito; senza, non c’è limite.
    .grace = Secondi dopo i quali un bot sostituisce chi manca; 0 per mai, altrimenti 60.
    .bots = Quanti dei posti di ogni gruppo di un duplicato sono per i bot.

club-ratings = Mostra una classifica, e dove sei tu.
    .list = La classifica: un’edizione e in quanti si gioca, come second-4.

club-bots = Mostra la classifica dei bot, ne sfida uno, cura i tuoi.
    .edition = L'edizione: EDITIONS.
    .players = Quanti mostri giocano, da 2 a 6.
    .challenge = Gioca contro il bot di qualcuno, se è online; quelli del server prendono gli altri posti.
    .rated = La partita vale punteggio.
    .make = Crea un account bot con questo nome e ne mostra il codice.
    .renew = Dà un nuovo codice a un tuo account bot; il vecchio non vale più.
    .delete = Elimina un tuo account bot.

club-daily = Mostra com’è andata a tutti in un giorno; `kaiju daily --server` lo gioca.
    .date = Il giorno, come 2026-11-18; di norma oggi.

club-account = Mostra i tuoi dispositivi; chiude gli accessi, ti dà tutto in un file, elimina l’account.
    .sign-out = Chiude l’accesso di un dispositivo, con il codice che gli sta accanto.
    .everywhere = Chiude l’accesso ovunque, anche qui.
    .export = Scrive in un file tutto ciò che il server conserva dell’account; - è l’uscita standard.
    .force = Sovrascrive file che esistono già.
    .delete = Elimina l’account per sempre. Prima chiede, e vuole --sure dove non si può chiedere.
    .sure = Lo elimina senza chiedere.

club-notices = Dice come vieni a sapere che tocca a te ai tavoli di più giorni.
    .mail = Manda e-mail a questo indirizzo; lo conferma un link che arriva lì.
    .drop = Non manda più nulla a questo indirizzo e-mail o browser.
    .stop = Ferma tutti gli avvisi.
    .quiet = Non avvisa tra queste ore, come 22:00-07:00.
    .utc = Di quanto il tuo orologio è avanti rispetto a UTC, come 1, -5 o 5:30; serve con --quiet.
    .no-quiet = Finisce le ore di silenzio.
    .table = Il tavolo di più giorni che hai aperto qui, con il suo link: il suo webhook si mostra o si cambia.
    .webhook = Dice a questo indirizzo a chi tocca a quel tavolo: Discord e simili.
    .no-webhook = Toglie il webhook di quel tavolo.

admin = Cura un server: segnalazioni, esclusioni, silenziati e che cosa è stato fatto.
    .page = Che cosa guardare; se non si dice, quanto c'è di tutto.
    .before = Dove comincia una parte precedente del registro, come dice la parte successiva.
    .server = Il server.
    .admin-token = La chiave di chi cura il server.
    .settle = Chiude una segnalazione: viene eliminata con le sue righe della chat.
    .ban = Esclude un account per nome, oppure un indirizzo o un intervallo, come 192.0.2.0/24.
    .mute = Silenzia un account, un intervallo di indirizzi o un posto, come GAME/B.
    .lift = Termina prima un'esclusione o un silenzio.
    .lasting = Quanto dura un'esclusione o un silenzio, come 12h o 7d.
    .until = Il giorno al cui inizio finisce un'esclusione o un silenzio, in UTC.
    .why = Perché, o che cosa si è deciso: una riga per il registro.
    .json = Scrive JSON invece di testo.
    .examples =
        Esempi:
          kaiju admin                          quanto c'è di tutto
          kaiju admin reports                  che cosa hanno segnalato i giocatori, con le ultime righe della chat
          kaiju admin reports --settle ID --why "muted for a week"
                                               eliminare una segnalazione; il registro conserva che cosa si è deciso
          kaiju admin sanctions                esclusioni e silenzi, e quando finiscono
          kaiju admin sanctions --mute Ana --for 7d --why insults
                                               un account non dice nulla per una settimana
          kaiju admin sanctions --mute GAME/B --for 1d
                                               e nemmeno chi siede a un posto, magari un ospite
          kaiju admin sanctions --ban 192.0.2.0/24 --until 2026-12-24
                                               fino a quel giorno nessuno con un tale indirizzo si siede
          kaiju admin sanctions --lift ID      terminare prima un'esclusione o un silenzio
          kaiju admin log                      chi ha fatto che cosa, l'ultimo per primo

        La chiave è quella con cui è stato avviato kaiju serve. Mettila in KAIJU_ADMIN_TOKEN: ciò che sta in un comando lo
        vedono tutti sulla macchina. docs/moderation.md dice che cosa impediscono un'esclusione e un silenzio.

completions = Scrive il completamento automatico per una shell.
    .shell = La shell.
    .examples =
        Esempi:
          kaiju completions bash > ~/.local/share/bash-completion/completions/kaiju
          kaiju completions zsh > ~/.zfunc/_kaiju
          kaiju completions fish > ~/.config/fish/completions/kaiju.fish

man = Scrive le pagine di manuale in una cartella.
    .folder = La cartella; se non esiste viene creata.
    .examples =
        Esempi:
          kaiju man ~/.local/share/man/man1    e poi: man kaiju, man kaiju-play

sim = Gioca molte partite e conta chi ha vinto e come.
    .edition = L'edizione: EDITIONS.
    .book = Il regolamento, giocato così com'è scritto: BOOKS.
    .players = Quanti mostri giocano, da 2 a 6; di norma quanti sono i bot nominati, o 4.
    .bots = Chi gioca, posto per posto: ripetuto o con virgole. Uno solo occupa tutti i posti; di norma tutti giocano a caso.
    .games = Quante partite.
    .seed = Da dove vengono le partite; lo stesso seme, le stesse partite.
    .first-game = Il numero della prima partita: dove si è fermata un'altra serie, o dove comincia questa macchina.
    .threads = Quanti thread lavorano; di norma uno per core.
    .switches = Cambia un'opzione delle regole rispetto all'edizione; si può ripetere.
    .time = Quanto può pensare un programma per ogni risposta, in millisecondi.
    .memory = Quanta memoria può usare un programma, in MiB; 0 è senza limite. Vale su Linux.
    .show-stderr = Mostra ciò che i programmi scrivono sull'errore standard, per sapere perché falliscono.
    .json = Scrive un oggetto JSON invece di una tabella.
    .record = Salva la prima partita in questo file.
    .rows = Salva una riga per partita in questo file, .csv o .parquet.
    .seats = Salva una riga per ogni posto di ogni partita in questo file, .csv o .parquet.
    .turns = Salva una riga per turno in questo file, .csv o .parquet.
    .decisions = Salva una riga per ogni risposta di un giocatore che poteva scegliere in questo file, .csv o .parquet.
    .positions = Salva anche la posizione prima di ogni decisione, nella notazione.
    .chances = Salva anche la probabilità di vincere prima e dopo ogni decisione, secondo la rete; richiede tempo.
    .resume = Continua i file CSV di --rows, --seats, --turns e --decisions da dove finiscono; il resoconto li conta per intero.
    .merge = Non gioca nulla: somma questi file di --rows. Con --rows, li unisce in uno.
    .plot = Disegna in questo file, .svg o .png, chi ha vinto, come sono finite le partite e quanto sono durate.
    .force = Sovrascrive file che esistono già.
    .examples =
        Esempi:
          kaiju sim --edition second --players 4 --games 20000 --seed 1
          kaiju sim --players 2 --switch two_player_tokyo=on     provare una regola in un altro modo
          kaiju sim --games 1 --seed 7 --record my.game          salvare una partita per `kaiju replay`
          kaiju sim --games 100000 --json                        numeri per un altro programma
          kaiju sim --bot greedy --players 3                     tutti golosi
          kaiju sim --bots greedy,random,random,random           altri bot, posto per posto
          kaiju sim --games 5000 --plot games.svg                disegnare chi ha vinto, come e in quanto tempo

        Righe, per i tuoi studi; docs/data.md spiega ogni colonna:
          kaiju sim --games 5000 --rows games.csv                una riga per partita
          kaiju sim --games 5000 --seats seats.parquet           una riga per posto di ogni partita: chi ha vinto e con che cosa
          kaiju sim --games 5000 --rows g.parquet --turns t.parquet      partite e turni, in Parquet
          kaiju sim --games 100 --bot greedy --decisions d.parquet --positions --chances     cosa si è deciso, e a che prezzo
          kaiju sim --games 9000 --rows games.csv --resume       continuare da dove si è fermata una serie (CSV)

        Uno studio su più macchine; le partite sono le stesse ovunque si giochino:
          una:      kaiju sim --games 50000000 --rows a.parquet
          un'altra: kaiju sim --games 50000000 --first-game 50000000 --rows b.parquet
          poi:      kaiju sim --merge a.parquet b.parquet        sommarle, con lo stesso resoconto e gli stessi disegni

        Lo stesso seme dà le stesse partite su qualunque macchina e con qualunque numero di thread. Le righe si scrivono
        man mano che le partite finiscono, in ordine, e la memoria non cresce con loro. Ctrl-C ferma e conserva ciò che si
        è giocato. Un file Parquet riceve il suo nome quando è intero; un CSV è lì dalla prima riga.
        Un file che esiste già non viene sovrascritto senza --force. Se un bot esterno ha fatto un errore, il codice di
        uscita è 1. `kaiju rules switches` mostra le opzioni e i loro valori, e `kaiju arena --help` i bot.

arena = Mette i bot gli uni contro gli altri e dà loro un punteggio.
    .bots = Un bot, per nome o per il percorso di un programma; almeno due, uno alla volta o con virgole.
    .among = Gioca solo le partite in cui tutti tranne uno sono questo bot, uno di quelli dati: come se la cava ognuno degli altri in mezzo a loro.
    .less-luck = Toglie dalle vittorie la fortuna dei dadi, così bastano meno partite; costa circa 15 ms per partita.
    .edition = L'edizione: EDITIONS.
    .book = Il regolamento, giocato così com'è scritto: BOOKS.
    .players = Quanti mostri giocano: 4, o più tavoli come 2,4 o 2-6 o all.
    .games = Quante partite di ognuno contro ognuno, a ogni tavolo.
    .seed = Da dove vengono le partite; lo stesso seme, le stesse partite.
    .first-game = Il numero della prima partita.
    .threads = Quanti thread lavorano; di norma uno per core.
    .switches = Cambia un'opzione delle regole rispetto all'edizione; si può ripetere.
    .time = Quanto può pensare un programma per ogni risposta, in millisecondi.
    .memory = Quanta memoria può usare un programma, in MiB; 0 è senza limite. Vale su Linux.
    .show-stderr = Mostra ciò che i programmi scrivono sull'errore standard, per sapere perché falliscono.
    .json = Scrive un oggetto JSON invece di tabelle.
    .csv = Salva ogni confronto in questo file, separato da virgole.
    .plot = Disegna punteggi e vittorie in questo file, .svg o .png.
    .force = Sovrascrive file che esistono già.
    .examples =
        Esempi:
          kaiju arena --bot greedy --bot random                     un goloso tra tre a caso, e viceversa
          kaiju arena --bot greedy --bot mcts:20ms --players 2      un duello
          kaiju arena --bot greedy --bot scorer --players all       tavoli da 2, 3, 4, 5 e 6
          kaiju arena --bots seer,scorer,greedy --among greedy      seer, e poi scorer, tra tre golosi
          kaiju arena --bots seer,greedy --less-luck                intervalli più stretti: senza la fortuna dei dadi
          kaiju arena --bot greedy --bot ./my_bot.py --games 200    il tuo programma; docs/bot-protocol.md dice come
          kaiju arena --bot 'node bot.js --deep' --bot random       un programma con argomenti
          kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --plot arena.png --csv arena.csv

        Bot: random, greedy, smasher, banker, survivor, scorer, seer, unsure:70 (giudica con 70 millesimi di errore), mcts (50 ms per risposta), mcts:20ms,
        mcts:1000 (numero di partite immaginate), champion, champion:48 (guarda avanti 48 volte), da level1 a level6, level3.5 (a metà), fits3.4 (su misura per qualcuno),
        o un programma. In ogni partita uno siede tra altri della stessa specie, e tutti passano al posto successivo di
        partita in partita; un numero di partite divisibile per 60 è equo con tutti i posti di tutti i tavoli. I punteggi
        sono quelli di Bradley e Terry su tutti i tavoli, nella scala Elo, con intervalli al 95%. Lo stesso seme dà le
        stesse partite, tranne con bot che pensano a tempo.

        Se un programma termina, tarda troppo o risponde qualcosa di illecito, viene annotato e si gioca altro al suo
        posto: smettere di lanciare, o la prima risposta lecita. Il programma che è terminato riparte nella partita
        successiva. Se ci sono stati errori del genere, le tabelle si mostrano comunque e il codice di uscita è 1.

        Un file che esiste già non viene sovrascritto senza --force. Ctrl-C ferma e fa il resoconto delle partite giocate.

rate = Dice quanto sono forti i bot in ogni elenco di punteggi, li misura, o prova quanto presto il punteggio delle persone è giusto.
    .make = Misura i bot in tutti gli elenchi e scrive il risultato in questo file.
    .lists = Misura solo questo elenco, come second-4; più d'uno con virgole.
    .games = Quante partite si giocano per ogni due livelli.
    .trial = Fa giocare giocatori di forza nota e confronta i loro punteggi con la loro forza.
    .seed = Da dove vengono le partite; lo stesso seme, le stesse partite.
    .threads = Quanti thread lavorano; di norma uno per core.
    .force = Sovrascrive file che esistono già.
    .examples =
        Esempi:
          kaiju rate                                 quanto sono forti i bot in ogni elenco di punteggi
          kaiju rate --trial                         giocatori di forza nota: quanto presto il punteggio è giusto?
          kaiju rate --make bots.csv --games 6000    misurare di nuovo i bot; lo stesso seme, lo stesso file

        Un elenco è un'edizione e un numero di giocatori, come second-4. Il livello 3 ha 1500 in ognuno, e 400 punti sono dieci
        a uno. In ogni partita che misura, un bot di un livello siede tra bot del livello inferiore. docs/ratings.md dice come
        le persone ricevono il loro punteggio.

engine = Risponde a bot che guardano avanti: che cosa si può rispondere, che cosa succede dopo e quanto vale.
    .seed = Da dove viene la fortuna che le richieste non nominano.
    .examples =
        Esempi:
          kaiju engine                         risponde alle richieste finché l'ingresso non finisce
          kaiju engine --seed 7                la fortuna che estrae è ogni volta la stessa

        Ogni riga dell'ingresso è una richiesta in JSON, e ogni riga dell'uscita la sua risposta. docs/bot-protocol.md le
        elenca e examples/search_bot.py gioca con loro.

replay = Racconta una partita salvata, o controlla che si possa rigiocare.
    .file = Il file, o l'indirizzo di una partita su un server; `-` legge l'ingresso standard.
    .to = Si ferma dopo questo numero di ingressi.
    .verify = Non racconta nulla, controlla solo che ogni ingresso sia lecito.
    .json = Scrive un oggetto JSON invece di testo.
    .view = Scorre la partita sullo schermo, avanti e indietro.
    .examples =
        Esempi:
          kaiju sim --games 1 --seed 7 --record my.game
          kaiju replay my.game                 la partita a parole; [ENTER-2] è la regola che c'è dietro
          kaiju replay my.game --lang pt       lo stesso in portoghese
          kaiju replay my.game --view          scorrerla sullo schermo
          kaiju replay my.game --verify        controllare solo che ogni ingresso sia lecito
          kaiju replay - < my.game             dall'ingresso standard
          kaiju replay http://localhost:8080/#/replay/GAME --to 40    una partita di un server, fino a un certo punto

        docs/notation.md descrive il formato di una partita salvata.

review = Analizza una partita: quanto sono valsi ogni decisione e ogni colpo di fortuna, e che cosa sarebbe stato meglio.
    .file = Il file, o l'indirizzo di una partita su un server; `-` legge l'ingresso standard.
    .all = Racconta tutti gli errori e tutta la fortuna che ha contato.
    .tries = Quante volte si segue ogni risposta fino alla fine del turno; di più richiede più tempo ed è più sicuro.
    .seed = Il seme dei pensieri del giudice.
    .json = Scrive un oggetto JSON invece di testo.
    .view = Scorre la partita sullo schermo, di errore in errore.
    .rows = Scrive una riga per passo in questo file, .csv o .parquet.
    .force = Sovrascrive file che esistono già.
    .examples =
        Esempi:
          kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
          kaiju review my.game                     quanto sono valse fortuna e decisioni, e che cosa sarebbe stato meglio
          kaiju review my.game --all               tutti gli errori, non solo i più gravi
          kaiju review my.game --view              scorrere gli errori sullo schermo
          kaiju review my.game --json              tutto, decisione per decisione
          kaiju review my.game --rows my.csv       una riga per passo, .csv o .parquet
          kaiju review http://localhost:8080/#/replay/GAME    una partita di un server

        La partenza, la fortuna, le decisioni proprie e quelle degli altri, sommate, danno l'esito. docs/review.md dice
        come si giudica.

puzzle = Rispondi al problema del giorno, o al prossimo per esercitarti.
    .next = Il prossimo problema per esercitarti invece di quello del giorno.
    .plain = Chiede in frasi semplici sull'ingresso e sull'uscita standard; è sempre così dove non c'è un terminale.
    .speed = A che velocità si mostrano i fatti; di norma come l'ultima volta.
    .theme = Quali colori usare; di norma quelli dell'ultima volta.
    .ascii = Usa solo caratteri ASCII; è sempre così dove il terminale non ne ha altri.
    .examples =
        Esempi:
          kaiju puzzle                 il problema del giorno; tutti hanno lo stesso
          kaiju puzzle --next          ciò che hai sbagliato e ritorna oggi, o uno nuovo
          kaiju puzzle --plain         in frasi semplici, per lettori di schermo e pipe

        Ciò che sbagli ritorna il giorno dopo, e poi dopo 3, 7 e 21 giorni. Si ricorda in $XDG_DATA_HOME/kaiju/practice
        (di norma ~/.local/share). `kaiju puzzles` dice quali problemi ci sono.

daily = Gioca la partita del giorno: un tavolo e una stessa fortuna per tutti.
    .date = Il giorno; di norma oggi.
    .share = Scrive il tuo risultato come testo da mandare agli amici. Non dice nulla di dadi o carte.
    .server = Gioca il giorno di questo server: la fortuna è quella della sua pagina e, con un account, il tuo risultato si confronta.
    .list = Elenca i giorni che hai giocato.
    .speed = A che velocità si mostrano i fatti; di norma come l'ultima volta.
    .theme = Quali colori usare; di norma quelli dell'ultima volta.
    .ascii = Usa solo caratteri ASCII; è sempre così dove il terminale non ne ha altri.
    .plain = Gioca in frasi semplici sull'ingresso e sull'uscita standard; è sempre così dove non c'è un terminale.
    .examples =
        Esempi:
          kaiju daily                        giocare la partita del giorno, o continuarla
          kaiju daily --share                il tuo risultato, pronto da mandare agli amici
          kaiju daily --list                 i giorni che hai giocato
          kaiju daily --date 2026-11-18      la partita di un altro giorno
          kaiju daily --server https://HOST  il giorno di un server: la sua fortuna, a confronto con tutti e con gli amici

        Tutti hanno lo stesso tavolo, gli stessi bot e la stessa fortuna. Senza server viene solo dalla data, così funziona
        anche offline; chi vuole può calcolarla in anticipo. Un server dice la sua fortuna quando comincia il giorno; ciò che
        giochi poi offline si consegna la volta dopo. Un giorno comincia a mezzanotte UTC. Le partite si conservano in
        $XDG_DATA_HOME/kaiju/daily (di norma ~/.local/share).

puzzles = Dice quali problemi ci sono, ne fa altri o li giudica di nuovo.
    .make = Fa una raccolta di problemi e la scrive in questo file.
    .count = Quanti problemi si fanno.
    .seed = Da dove vengono le partite; lo stesso seme, gli stessi problemi.
    .check = Giudica di nuovo tutti i problemi e confronta.
    .file = Una raccolta di problemi; di norma quella che porta il programma.
    .force = Sovrascrive file che esistono già.
    .examples =
        Esempi:
          kaiju puzzles                                 quali problemi ha il programma
          kaiju puzzles --check                         giudicarli di nuovo tutti, e confrontare
          kaiju puzzles --make my.txt --count 50        farne altri cinquanta; lo stesso seme, gli stessi problemi
          kaiju puzzle                                  rispondere al problema del giorno

        Un problema è una posizione di una partita in cui un bot ha sbagliato di grosso, con una risposta chiaramente
        migliore. Si giudica come `kaiju review` giudica le partite.

odds = Calcola quanto è probabile un risultato, o che cosa può portare il turno di una posizione.
    .want = Ciò che speri di ottenere: una faccia, o facce con un numero davanti.
    .dice = Quanti dadi si lanciano, da 1 a 9.
    .rolls = Quanti lanci ci sono; con dadi sul tavolo, quanti ne restano.
    .lying = Dadi che sono già sul tavolo, come 11shee.
    .position = Una posizione o uno scenario in cui si sta per lanciare o per tenere dadi; `-` legge l'ingresso standard.
    .risk = Ciò che i mostri a Tokyo rischiano di perdere prima dei loro prossimi turni, se restano e se cedono.
    .seat = Il rischio del mostro di questo posto, ovunque sia.
    .games = Quante partite si immaginano per il rischio.
    .json = Scrive un oggetto JSON, con frazioni esatte.
    .examples =
        Esempi:
          kaiju odds --want smash                         almeno 1, 2, … ✊ con sei dadi e tre lanci
          kaiju odds --dice 8 --want 3x1                  tre 1 con otto dadi
          kaiju odds --want "2 smash, 1 heart"            almeno tutto questo
          kaiju odds --lying 11she3 --rolls 2 --want 111  con questi dadi e due lanci: che cosa tenere?
          kaiju odds --position my.position               il turno del tavolo: chi elimina, può vincere?
          kaiju odds --position my.position --risk        restare a Tokyo o cedere: quanto può costare

        Le probabilità sono esatte e valgono per chi non cerca altro. Un desiderio si scrive con facce (1, 2, 3, energy,
        heart, smash o le loro lettere 1 2 3 e h s) e un numero davanti. Una posizione o uno scenario si giocano con le
        regole e con tutte le carte in gioco: chi lancia può comprare ciò che è scoperto e gli altri fanno ciò che più
        ostacola; non si contano le carte che escono strada facendo né i poteri che cambiano i lanci.

        Il rischio si dice due volte: se gli altri puntano ai danni (tengono ogni ✊, rilanciano il resto, non comprano e
        restano a Tokyo), esatto; e se tutti giocano come i bot, con partite immaginate.

scenario = Controlla gli scenari: una posizione, degli ingressi e ciò che deve succedere.
    .paths = File di scenario, o cartelle in cui cercarli.
    .json = Scrive un oggetto JSON invece di righe.
    .examples =
        Esempi:
          kaiju scenario scenarios                      tutti i *.scenario di una cartella e di quelle dentro
          kaiju scenario enter.scenario yield.scenario  solo questi
          kaiju scenario scenarios --json               per un altro programma

        Uno scenario è una posizione, degli ingressi e ciò che deve succedere. docs/notation.md descrive il formato.

golden = Controlla che le regole giochino come sempre: partite di riferimento di ogni versione e riassunti di ciò che è successo.
    .game = Racconta questa partita: la versione delle regole, il tavolo e la partita.
    .examples =
        Esempi:
          kaiju golden                  giocare tutte le partite di riferimento di ogni versione delle regole, e confrontare
          kaiju golden 2:14:3           raccontarne una, riga per riga: versione 2, tavolo 14, partita 3

        Le partite di riferimento sono dentro il programma: come cominciano, e un riassunto di tutto ciò che succede in
        qualche migliaio di partite. Se una finisce in un altro modo, questo programma o questa macchina gioca diversamente
        da come kaiju ha sempre giocato. Racconta quella partita con due programmi e confronta ciò che scrivono per vedere
        dove.

find = Cerca in regole, carte, decisioni e domande.
    .words = Le parole da cercare.
    .edition = Cerca solo in ciò che è di questa edizione: EDITIONS.
    .json = Scrive JSON invece di testo.
    .examples =
        Esempi:
          kaiju find yield                     tutto ciò che ha quella parola, prima i nomi
          kaiju find tokyo bay                 più parole, in qualunque ordine
          kaiju find devorador de cadaveres    un nome in qualunque lingua, senza accenti
          kaiju find poison --edition second   solo ciò che è di un'edizione
          kaiju find armor --json              per un altro programma

rules = Consulta le regole, una per una.
    .clause = L'id di una regola, come ENTER-2, o di una decisione, come I-012, la prima parola di più regole, come ENTER, parole da cercare, `all`, `switches`, `rulings` o `books`; senza, si elencano tutte. Dopo `books`: il regolamento da leggere, affermazione per affermazione, con gli scenari che mostrano ciascuna.
    .edition = Solo ciò che vale in questa edizione: EDITIONS.
    .book = Solo ciò che vale in questo regolamento: BOOKS.
    .json = Scrive JSON invece di testo.
    .examples =
        Esempi:
          kaiju rules                          tutte le regole, capitolo per capitolo
          kaiju rules ENTER-2                  una regola, con ciò che cambia ogni edizione
          kaiju rules enter                    tutte quelle che cominciano così
          kaiju rules tokyo bay                le regole con queste parole
          kaiju rules I-012                    una decisione, con le regole e le carte di cui parla
          kaiju rules rulings                  tutte le decisioni
          kaiju rules R-61                     ciò che abbiamo deciso dove i regolamenti lasciano un dubbio (in inglese)
          kaiju rules all                      il regolamento intero
          kaiju rules YIELD-2 --lang es        la stessa in spagnolo
          kaiju rules --edition godzilla       solo ciò che vale in un'edizione
          kaiju rules switches                 le opzioni che distinguono le edizioni
          kaiju rules books                    i regolamenti, e che cosa distingue ognuno dalla sua edizione
          kaiju rules books es-2016            ciò che dice un regolamento, e gli scenari che lo mostrano
          kaiju rules END-1 --book en-summary  una regola così come la dà un regolamento

faq = Risponde a ciò che si chiede al tavolo.
    .question = La parola con cui appare una domanda, o parole che contiene; senza, si mostrano tutte.
    .edition = Risponde solo per questa edizione: EDITIONS.
    .book = Risponde solo per questo regolamento: BOOKS.
    .json = Scrive JSON invece di testo.
    .examples =
        Esempi:
          kaiju faq                            tutte le domande
          kaiju faq yield-to-dodge             una domanda con la sua risposta
          kaiju faq yield                      le domande con quella parola
          kaiju faq --edition first            le domande di un'edizione, con le loro risposte
          kaiju faq --lang pt                  in portoghese

cards = Consulta le carte potere: testo, costo, decisioni, a che cosa reagiscono.
    .name = Una carta per id, per nome in qualunque lingua o per parole che contiene; senza, si mostrano tutte quelle dell'edizione.
    .edition = L'edizione: EDITIONS.
    .book = Come le legge questo regolamento: BOOKS.
    .hook = Solo le carte che ascoltano questo aggancio.
    .promos = Mostra le carte promozionali, che l'opzione `promos` mette nel mazzo.
    .costumes = Mostra i costumi, che l'opzione `costumes` mette nel mazzo.
    .evolutions = Mostra le Evoluzioni di ogni mostro invece di carte potere.
    .numbers = Mostra i numeri di tutte le carte ed Evoluzioni tra cui sceglie il caso: di quale edizione o mostro, il numero e l'id.
    .json = Scrive JSON invece di testo.
    .examples =
        Esempi:
          kaiju cards                          tutte le carte potere della seconda edizione
          kaiju cards --edition first          quelle della prima
          kaiju cards --book es-2016           così come le dà un regolamento
          kaiju cards mimic                    una carta, per id o per nome
          kaiju cards cuspo venenoso           in qualunque lingua, con o senza accenti
          kaiju cards poisn quils              un piccolo errore di battitura non importa
          kaiju cards breath                   tutte le carte con quella parola
          kaiju cards --hook wound_coming      quelle che hanno qualcosa da dire quando si stanno per perdere ♥
          kaiju cards --promos                 le carte promozionali
          kaiju cards --costumes               i costumi
          kaiju cards --evolutions             le Evoluzioni di ogni mostro
          kaiju cards --numbers                l'ordine delle carte di ogni edizione, per verificare i dadi leali
          kaiju cards --json                   per un altro programma

        L'id è la parola con cui si scrive una carta in posizioni, partite e scenari.

corpus = Crea un insieme di dati di partite, gli stessi byte ovunque si crei.
    .out = La cartella in cui si salva; se lì è stato cominciato lo stesso corpus, lo continua.
    .manifest = Crea di nuovo il corpus di questo manifesto.
    .games = Quante partite.
    .part = Quante partite formano una parte, a un tavolo e in un file.
    .editions = Le edizioni: EDITIONS; più d'una con virgole, di norma tutte.
    .players = Quanti mostri giocano: 4, o più tavoli come 2,4 o 2-6 o all.
    .bots = Chi gioca: ripetuto o con virgole; di norma tutti i bot che rispondono subito.
    .seed = Da dove vengono le partite; lo stesso seme, le stesse partite.
    .threads = Quanti thread lavorano; di norma uno per core.
    .no-positions = Non salva le posizioni; sono la maggior parte dei byte.
    .no-chances = Non salva le probabilità di vincere; sono la maggior parte del tempo.
    .json = Scrive un oggetto JSON invece di una tabella.
    .examples =
        Esempi:
          kaiju corpus --games 10000 --out sample                   10.000 partite di ogni edizione, tavolo e bot
          kaiju corpus --games 1000000 --out corpus                 un milione; si può fermare e continuare
          kaiju corpus --bots seer,greedy --players 4 --edition second --games 5000 --out duels
          kaiju corpus --manifest sample/manifest.json --out again  di nuovo gli stessi byte, confrontati file per file

        Un corpus ha quattro tabelle, games, seats, turns e decisions, con un file Parquet per ogni parte delle partite;
        docs/data.md spiega ogni colonna. L'edizione, il numero di giocatori e i bot si estraggono di nuovo per ogni parte.
        README.md, nella cartella, è la sua scheda, e manifest.json è tutto ciò da cui deriva, con lo SHA-256 di ogni
        file: lo stesso manifesto crea gli stessi byte con qualunque numero di thread. Se un manifesto nomina dei file,
        vengono confrontati, e se uno è diverso il codice di uscita è 1.

        Ctrl-C ferma; le parti intere restano, e lo stesso comando continua.

atlas = Misura quanto valgono le cose: carte, posti, restare a Tokyo.
    .edition = L'edizione: EDITIONS; più d'una con virgole, o all.
    .books = Il regolamento, giocato così com'è scritto: BOOKS; più d'uno con virgole.
    .players = Quanti mostri giocano: 4, o più tavoli come 2,4 o 2-6 o all.
    .bot = Chi occupa tutti i posti: random, greedy o un altro che non ha bisogno di un orologio.
    .games = Quante partite per carta, o per tavolo.
    .less-luck = Toglie la fortuna dei dadi da quanto valgono le carte o le personalità, così bastano meno partite; costa circa 8 ms a partita.
    .seed = Da dove vengono le partite; lo stesso seme, le stesse partite.
    .threads = Quanti thread lavorano; di norma uno per core.
    .evolutions = Prova le Evoluzioni invece delle carte potere.
    .owners = Prova le Evoluzioni di questo mostro invece di quelle dei sei dell'edizione, per id; si può ripetere.
    .cards = Prova solo questa carta, per id; si può ripetere.
    .seats = Prova i posti invece delle carte: conviene cominciare?
    .tokyo = Prova a restare a Tokyo invece delle carte: conviene, e con quanti ♥?
    .monsters = Prova i mostri con le loro Evoluzioni invece delle carte: quale mazzo vince di più?
    .personalities = Prova le personalità dei bot invece delle carte: quale vince di più, da sola tra bot di un tipo?
    .chances = Prova le probabilità di vincere che dà un'analisi: sono vere?
    .json = Scrive un elenco JSON invece di tabelle.
    .markdown = Scrive tabelle in Markdown, da mettere in un documento.
    .ends = Mostra e disegna solo le N migliori e le N peggiori carte di ogni tavolo; JSON e CSV le contengono tutte.
    .csv = Salva la tabella in questo file, separata da virgole.
    .plot = Disegna gli effetti in questo file, .svg o .png.
    .force = Sovrascrive file che esistono già.
    .examples =
        Esempi:
          kaiju atlas --edition second --players 4 --games 20000           quanto vale ogni carta
          kaiju atlas --bot greedy --players 2-6 --csv worth.csv           tra bot che pensano, a ogni tavolo
          kaiju atlas --edition godzilla --evolutions --plot worth.png     le Evoluzioni
          kaiju atlas --card wings --card jets --games 100000              due carte, più da vicino
          kaiju atlas --seats --bot greedy --players all                   conviene cominciare?
          kaiju atlas --tokyo --bot greedy --players all --plot stay.svg   restare a Tokyo, e con quanti ♥?
          kaiju atlas --monsters --bot learned --players all               quale mazzo di Evoluzioni vince di più?
          kaiju atlas --evolutions --monster kraken --games 20000          le Evoluzioni di un altro mostro
          kaiju atlas --personalities --bot greedy --players all           quale personalità vince di più?
          kaiju atlas --chances --bot seer --games 5000                    le probabilità dell'analisi sono vere?

        Carte: ognuna si dà gratis a un posto a caso prima del primo turno. L'effetto è quanto più spesso vince quel posto
        rispetto a uno senza aiuto, in punti percentuali.

        Posti: tutti giocano allo stesso modo e le regole decidono chi comincia (SETUP-4). L'effetto di essere primo,
        secondo e così via si misura rispetto a una divisione in parti uguali.

        Tokyo: in ogni partita, per ogni numero di ♥, si sceglie a caso una domanda se cedere (YIELD-1) e si gioca il
        resto due volte, restando e andandosene. L'effetto è quanto più spesso si vince restando. I ♥ sono quelli che
        restano dopo l'attacco.

        Mostri: tutti giocano allo stesso modo, con le Evoluzioni, e il caso decide quali mostri si incontrano. L'effetto di un
        mostro si misura contro la quota pari.

        Personalità: un smasher, banker, survivor o scorer siede tra bot di un tipo, a turno in ogni posto. L'effetto si misura
        contro la quota pari.

        Probabilità: si analizza ogni partita. Per ogni decimo da 0 a 100%, l'effetto è quanto più spesso ha vinto chi
        l'aveva rispetto a quanto annunciato, in tutti i suoi passi.

        Tutti gli effetti hanno intervalli al 95%. Lo stesso seme dà gli stessi numeri con qualunque numero di thread.
        Le partite in cui la carta era nel negozio prima del primo turno non contano, quindi il titolo può contarne meno
        di --games. Ctrl-C butta via la prova: a metà trarrebbe in inganno. Un file che esiste già non viene sovrascritto
        senza --force.

bench = Misura a che velocità si gioca su questa macchina.
    .json = Scrive un oggetto JSON invece di testo.
    .only = Misura solo questo: playout, godzilla, evolutions, `no_cards`, floor, log, clone, legal, scaling, sizes, solver, greedy, mcts, champion o review. Le prime tre giocano allora una volta sola, la prima con la seconda edizione.
    .games = Quante partite per misura.
    .threads = Quanti thread si confrontano con uno.
    .examples =
        Esempi:
          kaiju bench                                          tutto, in una decina di secondi
          kaiju bench --json                                   numeri per un altro programma
          kaiju bench --only playout --games 400 --threads 1   nient'altro che 400 partite della seconda edizione,
                                                               per strumenti che contano istruzioni
          kaiju bench --only evolutions --games 400            lo stesso con Godzilla ed Evoluzioni

        Ogni tempo è il migliore di più tentativi, perché ciò che fa d'altro la macchina conti poco. Il `floor` è quanto
        costa lanciare dadi e scegliere risposte senza nessuna regola.

soak = Gioca milioni di partite e sorveglia le leggi strada facendo.
    .edition = L'edizione: EDITIONS; o all.
    .book = Il regolamento, giocato così com'è scritto: BOOKS; o all.
    .players = Quanti mostri giocano: da 2 a 6, o all.
    .games = Quante partite per edizione, numero di giocatori e tipo.
    .first-game = Il numero della prima partita.
    .seed = Da dove vengono le partite; lo stesso seme, le stesse partite.
    .threads = Quanti thread lavorano; di norma uno per core.
    .switches = Cambia un'opzione delle regole rispetto all'edizione; si può ripetere. Le posizioni truccate hanno le loro e restano fuori.
    .stacked = Solo partite da posizioni truccate.
    .plain = Solo partite da un tavolo nuovo.
    .evolving = Solo partite da un tavolo nuovo con Evoluzioni e mostri qualsiasi.
    .json = Scrive un oggetto JSON invece di una tabella.
    .examples =
        Esempi:
          kaiju soak                                          un po' di tutto, in un minuto
          kaiju soak --games 1000000                          la corsa lunga
          kaiju soak --edition first --players 5 --stacked    un'edizione, un tavolo, le posizioni peggiori
          kaiju soak --book es-2016 --stacked                 un regolamento così com'è scritto
          kaiju soak --edition first --switch costumes=yes    con un'opzione cambiata
          kaiju soak --edition second --players 2 --stacked --seed 1 --first-game 840 --games 1
                                                              di nuovo una partita, come la racconta una violazione

        Le partite truccate cominciano a metà: poca vita e molte carte che si rispondono. Quelle normali, da un tavolo
        nuovo, e anche quelle con le Evoluzioni, con mostri di tutte le edizioni. Una violazione si mostra con il comando
        che la ripete. Lo è anche un guasto del programma (panic): nomina la sua partita e finisce lì.

lang = Dice quale lingua usa kaiju, o ne salva una.
    .code = Il codice della lingua da salvare, o `auto` per dimenticarla; senza, mostra quale si usa.
    .examples =
        Esempi:
          kaiju lang                  quale lingua usa kaiju, e perché
          kaiju lang es               spagnolo d'ora in poi
          kaiju lang auto             di nuovo la lingua del tuo sistema
          kaiju rules --lang pt       portoghese, solo per questa volta

serve = Ospita tavoli: persone e bot giocano insieme nel browser, nel terminale o con l'API.
    .addr = Dove ascoltare: un indirizzo, una porta o entrambi. Con la sola porta si ascolta su questa macchina.
    .lan = Ascolta su tutti gli indirizzi, perché altri nella stanza possano entrare.
    .db = Dove si conservano i tavoli: un file o l'indirizzo di un database PostgreSQL; di norma un file nella tua cartella dei dati.
    .url = L'indirizzo con cui le persone raggiungono il server, se davanti c'è un proxy.
    .host = Permette che il server si chiami anche con questo nome.
    .origin = Permette che anche pagine di questa origine usino il server.
    .proxied = Davanti al server c'è un proxy, che dice chi chiama.
    .rates = Limita quanto può chiedere uno stesso indirizzo.
    .thinkers = Quanti bot pensano contemporaneamente; di norma quanti sono i core.
    .sockets = Quante connessioni può tenere aperte uno stesso indirizzo; una casa o un club dietro lo stesso router è un indirizzo.
    .metrics = Dove dire i numeri a Prometheus; di norma da nessuna parte. Con la sola porta si ascolta su questa macchina.
    .keep-finished = Elimina le partite questo numero di giorni dopo la loro fine; di norma si conservano per sempre.
    .smtp-url = Il server di posta che prende le notifiche per e-mail; richiede --url e --smtp-from.
    .smtp-from = L'indirizzo da cui arrivano le notifiche per e-mail.
    .private-notices = Lascia che le notifiche vadano anche in reti private e senza cifratura.
    .keep-reports = Elimina dopo questo numero di giorni le segnalazioni che nessuno ha chiuso.
    .tables-per-account = A quanti tavoli aperti può avere un posto un account.
    .tables-per-bot = A quanti tavoli aperti può avere un posto un account di bot.
    .review-games = Analizza le partite finite per i profili di chi ha giocato, mentre nessun bot pensa.
    .bot-requests = Quante richieste al secondo può fare alla lunga un account di bot.
    .words = Un file con parole di una lingua che nessuno può usare nella chat e nei nomi, una per riga; di norma, nessuna.
    .admin-token = Una chiave segreta per gestire questo server, di almeno 16 caratteri, preceduta da un nome se si vuole; di norma, nessuno può.
    .log = Come si scrive il registro.
    .log-level = Quanto si registra; di norma `info`.
    .quiet = Registra solo ciò che va storto.
    .any-port = Prende un'altra porta se questa è occupata.
    .open = Apre la pagina nel tuo browser.
    .examples =
        Esempi:
          kaiju serve                                     per questa macchina, i tavoli nella tua cartella dei dati
          kaiju serve --lan --open                        per tutta la stanza: i telefoni inquadrano il codice QR
          kaiju serve --db postgres://kaiju@db/kaiju      uno di più nodi che condividono un database
          kaiju serve --url https://kaiju.example --proxied --log json    dietro un proxy che parla TLS

        Si ferma con Ctrl-C: i giocatori tornano automaticamente quando riparte, e non si perde nulla.
        docs/hosting.md dice di più, docs/protocol.md ciò che parla, e http://ADDR/api mostra l'API.

health = Chiede a un server di questa macchina se sta bene.
    .addr = Dove ascolta il server, come in `kaiju serve`.
    .examples =
        Esempi:
          kaiju health                    il server sulla porta abituale
          kaiju health --addr 9000        su un'altra

        Chiede a /healthz del server, e finisce con 0 se va tutto bene, con 1 se il server dice di no, e con 2 se non c'è
        nessun server.

doctor = Controlla ciò di cui kaiju ha bisogno su questa macchina, e dice che cosa fare.
    .addr = Dove ascolterebbe un server, come in `kaiju serve`.
    .db = Dove conserverebbe i tavoli un server, come in `kaiju serve`.
    .examples =
        Esempi:
          kaiju doctor                    posso giocare e ospitare tavoli qui?
          kaiju doctor --addr 9000        con un server su un'altra porta
          kaiju doctor --db postgres://kaiju@db/kaiju

        Non cambia nulla, e finisce con 0 se va tutto bene e con 1 se c'è qualcosa da guardare.

verify = Controlla se i dadi di una partita finita erano leali.
    .record = Il file o l'indirizzo; `-` legge l'ingresso standard.
    .commitment = L'impegno che hai visto prima del primo lancio.
    .pins = Ciò che un client ha annotato durante la partita: il file con le chiavi di un posto.
    .json = Scrive un oggetto JSON invece di testo.
    .examples =
        Esempi:
          kaiju verify my.game                                  una registrazione che hai scaricato
          kaiju verify http://localhost:8080/#/replay/GAME      direttamente da un server
          kaiju verify my.game --commitment 5d1f…               ciò che ha mostrato il tuo client prima del primo lancio
          kaiju verify my.game --pins seats/GAME.json           ciò che ha annotato il client nel terminale durante la partita
          kaiju verify http://localhost:8080/api/v1/daily/2026-11-18/proof    da dove è venuta la fortuna di un giorno

        docs/fair-dice.md dice come funziona.

backup = Salva in un file tutto ciò che ha un server, e lo controlla.
    .db = Dove si conservano i tavoli: un file o l'indirizzo di un database PostgreSQL.
    .file = Il file da scrivere.
    .force = Sovrascrive file che esistono già.
    .examples =
        Esempi:
          kaiju backup --db kaiju.db tonight.backup                     con il server in funzione, se vuoi
          kaiju backup --db postgres://kaiju@db/kaiju tonight.backup

        Il file contiene i segreti delle partite in corso: custodiscilo bene quanto il database. La chat non c'è.

restore = Ripristina ciò che ha salvato `kaiju backup`, e lo confronta.
    .file = Il file da leggere.
    .db = Dove si conserveranno i tavoli: un file nuovo o l'indirizzo di un database PostgreSQL vuoto.
    .examples =
        Esempi:
          kaiju restore tonight.backup --db new.db

        Ogni partita si rigioca e si confronta con com'era. Il database deve essere vuoto. I client si accorgono che è
        un'altra vita del server e ricaricano tutto.

soak-server = Uccide un server, o gli toglie la corrente, più e più volte mentre si gioca; non può mancare nulla.
    .kills = Quante volte si uccide il server.
    .power-cuts = Invece di ucciderlo, toglie la corrente questo numero di volte e restituisce ciò che avrebbe un disco.
    .postgres = Conserva i tavoli in un PostgreSQL proprio, invece che in un file.
    .tables = Quanti tavoli si giocano contemporaneamente.
    .seed = Il seme di tutto ciò che è caso, tranne il ritmo della macchina.
    .folder = Dove si crea il database; di norma una cartella nuova in quella temporanea del sistema.
    .examples =
        Esempi:
          kaiju soak-server                       un server muore 200 volte mentre si giocano 8 tavoli
          kaiju soak-server --kills 50 --seed 3   meno volte, e di nuovo lo stesso con lo stesso seme
          kaiju soak-server --power-cuts 100      manca la corrente: ciò che non è sincronizzato si perde, resta o resta a metà
          kaiju soak-server --power-cuts 100 --postgres

        I blackout hanno bisogno di Linux e di un compilatore C (cc).

simulate = Fa funzionare il server in un simulatore, con tutto ciò che può andare storto.
    .seed = Da dove vengono gli episodi; lo stesso seme, gli stessi episodi.
    .threads = Quanti thread lavorano; di norma uno per core.
    .hours = Quante ore si simulano.
    .fierce = Lascia andare storto molto di più: più cose al secondo, soprattutto crash.
    .only = Gioca solo l'episodio di questo seme.
    .tables = Gioca questo numero di tavoli contemporaneamente, invece di quelli che ha il seme.
    .storm = Lascia andare storte le cose per questo numero di secondi, invece di quelli che ha il seme.
    .faults = Solo questi guasti del seme, per numero; o none.
    .plant = Inserisce un bug, per vedere che si trova; una parola che non esiste li mostra tutti.
    .examples =
        Esempi:
          kaiju simulate                          un'ora di tempo simulato, in un minuto o giù di lì
          kaiju simulate --seed 7 --hours 1000    mille ore, di un altro seme
          kaiju simulate --seed 4711 --only       di nuovo un episodio, come lo racconta una violazione
          kaiju simulate --plant ack-before-sync  inserire un bug, per vedere che si trova

        Un episodio sono dei nodi intorno a un database, dei tavoli con giocatori, bot e spettatori, una tempesta in cui
        cadono processi, si spezzano reti, si riempiono dischi e saltano orologi, e la calma che segue. Ognuno viene dal
        suo seme, e il successivo ha il seme successivo. Una violazione si mostra con il comando che la ripete, e con una
        più piccola se c'è.

load = Misura quanto regge un server su questa macchina.
    .tables = Quanti tavoli.
    .sockets = Quante connessioni in tutto.
    .rate = Risposte al secondo, su tutti i tavoli insieme.
    .seconds = Per quanto tempo.
    .idle = Invece di giocare, apre questo numero di connessioni che non fanno nulla.
    .nodes = Su quanti nodi sono le connessioni inattive; più d'uno condividono un PostgreSQL proprio.
    .at = Tiene soltanto connessioni inattive a questi tavoli, per un processo che le conta.
    .club = Invece di giocare, riempie un database di persone e partite finite e misura quanto sono veloci liste e profili.
    .people = Quante persone ci sono nel club.
    .finished = Quante partite hanno finito.
    .relaxed = A quanti tavoli su più giorni giocano.
    .seed = Il seme del club.
    .folder = Dove si crea il database; di norma una cartella nuova in quella temporanea del sistema.
    .examples =
        Esempi:
          kaiju load                                    250 tavoli, 1.000 connessioni, 500 risposte al secondo, mezzo minuto
          kaiju load --tables 50 --sockets 200 --rate 100 --seconds 10
          kaiju load --idle 10000                       quante connessioni inattive ci stanno, e quanto occupa ciascuna
          kaiju load --idle 100000 --nodes 10           lo stesso su dieci nodi che condividono un PostgreSQL
          kaiju load --club                             quanto sono veloci le liste dopo 200.000 partite
