### Il client nel terminale: il tavolo su uno schermo di caratteri, e in frasi semplici.

## The table

tokyo = TOKYO
city = Città
bay = Baia
outside = fuori da Tokyo
in-city = nella città di Tokyo
in-bay = nella baia di Tokyo
empty = vuota
closed = chiusa
out = eliminato
eliminated = eliminato
turn = turno { $n }
turn-of = Turno di { $who }
rolls-left = { $n ->
        [0] nessun lancio rimasto
        [one] { $n } lancio rimasto
       *[other] { $n } lanci rimasti
    }
added = e { $n }✊ dai poteri
thinks = { $who } sta pensando…
deck = Mazzo: { $n }
discards = Scarti: { $n }
no-card = nessuna carta
no-cards = Ancora nessuna carta davanti a sé.
in-hand = nella tua mano
under = Sotto: { $card }.
copies = Copia { $card }.
charges = { $n ->
        [one] { $n } carica
       *[other] { $n } cariche
    }
poison = { $n ->
        [one] { $n } segnalino Veleno
       *[other] { $n } segnalini Veleno
    }
shrink = { $n ->
        [one] { $n } segnalino Riduzione
       *[other] { $n } segnalini Riduzione
    }
dice-tokens = { $n ->
        [one] { $n } gettone Dado
       *[other] { $n } gettoni Dado
    }
evolutions-in-hand = { $n ->
        [one] { $n } Evoluzione in mano
       *[other] { $n } Evoluzioni in mano
    }
poison-short = ☠{ $n }
shrink-short = ↓{ $n }
tokens-short = □{ $n }
hand-short = ✦{ $n }
target-short = ◎
newer = altro sotto
dice-keys = 1–9 tieni · a tutti · ⏎ lancia
you = tu
person = persona
level = livello { $n }
moment = passo { $at } di { $all }
eyes-public = vista pubblica
too-small = Questa finestra è { $size }; il tavolo ha bisogno di { $least }. Ingrandiscila, o gioca con --plain.

## Keys at the foot

key-help = aiuto
key-hint = consiglio
key-undo = annulla
key-why = perché
key-monsters = mostri
key-cards = carte
key-rules = regole
key-options = opzioni
key-quit = esci
key-step = passo
key-turn = turno
key-run = avvia
key-branch = continua
key-eyes = vista
key-turn-steps = passi
key-pick = mostro

## What is told once

too-dear = Non hai abbastanza ⚡ per quella carta.
undone = Annullato.
no-undo = Impossibile annullare: si è saputo qualcosa di nuovo.
recorded = La partita è registrata in { $file }
not-saved = Impossibile scrivere il file: { $why }
language-is = Lingua: { $name }
speed-is = Velocità: { $name }
no-branch = Qui la partita è finita: torna indietro per continuare a giocare.
speed-slow = lenta
speed-normal = normale
speed-fast = rapida
speed-instant = istantanea

## Are you sure?

danger-useless = Ti costa qualcosa e non ti porta nulla.
danger-death = Così ti elimini.
danger-defeat = Così regali la partita a qualcun altro.
danger-rolls = { $n ->
        [one] Hai ancora { $n } lancio.
       *[other] Hai ancora { $n } lanci.
    }
sure = Confermi?
do-it = fallo
rather-not = annulla
quit-local = Uscire? La tua partita è salvata; «kaiju play --resume» la continua.
quit-online = Uscire? Il tuo posto resta tuo: rientra con lo stesso comando.
leave = esci
play-on = continua

## The device goes to somebody else

hand-over-title = Passa il turno
hand-over = Decide { $who }.
hand-over-away = Gli altri guardino altrove, per favore (carte segrete).
i-am = Ci sono

## Advice

thinking = Sto pensando…
take-advice = tieni quelli
close = chiudi
no-advice = Ora non hai nulla da decidere.
best-keep = Meglio: { $keep } ({ $chance } di vincere)
your-keep = Tu: { $dice } ({ $chance } di vincere)
odds-head = Se tieni quelli e punti a una cosa sola, finisci con:
odds-line = { $chance }  { $dice } o meglio
hope-eliminate = Eliminare { $who } in questo turno: { $chance }
hope-stars = Arrivare a 20★ in questo turno: { $chance }
keep-spoken = Cioè: { $dice }.

## Why, and look-up

nothing-yet = Non è ancora successo nulla.
why-keys = ↑ ↓ altri fatti · PgSu PgGiù leggi oltre · Esc chiudi
monster-keys = ← → altri mostri · Esc chiudi
shelf-rules = Regole
shelf-cards = Carte
shelf-questions = Domande
shelf-rulings = Decisioni
search = Cerca
see = Vedi { $clauses }.
nothing-found = Nessun risultato.
lookup-keys = scrivi per cercare · ↑ ↓ scegli · ← → altro elenco · Esc chiudi

## Options

option-language = Lingua
option-speed = Velocità dei fatti
option-skip-evolve = Passa se non ho Evoluzioni
option-order = Risolvi nell'ordine abituale
option-yield-at = Cedi Tokyo con questi ♥ o meno
option-stay-at = Resta a Tokyo con questi ♥ o più
option-hold = Online: 3 s per annullare una risposta
option-confirm-stop = Conferma se restano lanci
option-warn = Avvisami prima degli erroracci
option-keys = ↑ ↓ scegli · ← → cambia · Esc chiudi
on = sì
off = no
never = mai

## On a server

line-down = nessuna connessione, riprovo
line-closed = Il server ha chiuso la connessione; esci e rientra.
code-is = codice { $code }
seconds-left = { $n } s rimasti
watching = { $n ->
        [one] { $n } guarda
       *[other] { $n } guardano
    }
seat-free = posto libero
away = { $name } (assente)
waiting-for = { $n ->
        [one] Si aspetta ancora { $n } giocatore…
       *[other] Si aspettano ancora { $n } giocatori…
    }
all-here = Ci sono tutti. Premi s per cominciare.
key-begin = comincia
opened = Gli altri entrano con: kaiju play --join { $link }

## The end

over-title = La partita è finita
again = ancora
review = replay
write-record = registra
curves = Probabilità di vincere, dal primo turno all'ultimo
tally = { $hearts }♥ tolti, { $cards ->
        [one] { $cards } carta comprata
       *[other] { $cards } carte comprate
    }

## Help

help-play = Giocare
help-digits = scegli un dado o una risposta
help-arrows = spostati, e scegli il dado sotto il cursore
help-enter = lancia i dadi che non tieni; premi il pulsante
help-all-stop = tieni tutti o nessuno · smetti di lanciare
help-capitals = usa un potere o gioca un'Evoluzione in qualsiasi momento
help-hint = consiglio: i dadi migliori da tenere, e le probabilità
help-undo = annulla, finché non si sa qualcosa di nuovo
help-skip = salta l'animazione
help-replay = Replay
help-step = un passo indietro o avanti
help-turns = un turno indietro o avanti
help-edges = all'inizio, alla fine
help-run = avvia, pausa
help-eyes = cambia punto di vista
help-branch = continua da qui, contro i bot
help-look = Consultare
help-why = perché: la regola o la carta dietro gli ultimi fatti
help-turn = i passi di un turno, e quello in cui è la partita
help-monsters = mostri: che cosa ha ognuno, e che cosa fanno le sue carte
help-lookup = regole · carte, con la ricerca
help-log = scorri la cronaca; lo fa anche la rotella del mouse
help-more = Altro
help-options = lingua · velocità · tutte le opzioni
help-record = scrivi la partita in un file
help-suspend = sospendi; «fg» riporta la partita
help-quit = esci; la partita è salvata dopo ogni risposta
help-signs = Simboli
signs = ★ stelle (punti vittoria), 20 vincono · ♥ cuori (punti vita) · ⚡ energia · ✊ zampata · ☠ veleno · ↓ riduzione · □ gettoni Dado · ✦ Evoluzioni in mano · ▤ carte · ◆ Permanente · ↯ Scarto · ! Evento · ⚠ pensaci due volte

## The menu

motto = Devasta la città. Vince l'ultimo in piedi, o il primo con 20★.
menu-resume = Continua l'ultima partita
menu-begin = Nuova partita
menu-edition = Edizione
menu-monster = Il tuo mostro
menu-monster-of = Mostro del giocatore { $n }
menu-monster-of-name = Mostro di { $name }
menu-players = Mostri
menu-people = Giocatori a questa tastiera
menu-level = Bot
menu-evolutions = Carte Evoluzione
menu-keys = ↑ ↓ scegli · ← → cambia · ⏎ comincia · l lingua · q esci
about-resume = Continua esattamente da dove l'hai lasciata.
about-begin = Siediti e lancia. Tutto ciò che segue può restare com'è.
about-players = Da due a sei. In cinque o più è aperta anche la baia di Tokyo.
about-nobody = Tu guardi; giocano i bot.
about-alone = Tu contro i bot.
about-people = Una tastiera per tutti: ve la passate.
about-name = n scrive il nome di questo giocatore.
drawn-monster = a caso
about-drawn = Uno di quelli che nessuno ha scelto, estratto quando comincia la partita.
about-level = Il livello 1 sbaglia molte valutazioni, il 3 gioca bene, il 6 è il campione e guarda avanti. Ognuno vince circa il doppio delle volte di quello sotto.
about-evolutions = Ogni mostro riceve otto carte sue, tenute in una mano segreta.

## Plain sentences

plain-welcome = Ecco kaiju. Scrivi una risposta e premi Invio; un punto interrogativo spiega che cos'altro puoi scrivere.
plain-you-are = Sei { $who }.
plain-dice = I tuoi dadi, { $dice }.
plain-keep = Scrivi i numeri dei dadi da tenere, per esempio 1 4, o tutti per fermarti, o nessuno per rilanciarli tutti.
plain-all = tutti
plain-none = nessuno
plain-hearts = { $n ->
        [one] Ti resta { $n } cuore.
       *[other] Ti restano { $n } cuori.
    }
plain-card = { $card }, { $price }: { $text }
plain-press-enter = Gli altri guardino altrove, per favore. Premi Invio.
plain-no = Così non va: { $why }.
plain-sure = Confermi? Scrivi sì o no.
plain-not-understood = «{ $typed }» qui non è una risposta. Scrivi uno dei numeri o delle lettere qui sopra, o un punto interrogativo.
plain-look-up = Scrivi che cosa cercare, per esempio: c ali, o: r cedere, o: f veleno.
plain-help = Scrivi il numero o le lettere davanti a una risposta. Puoi scrivere anche: h per un consiglio, w per sapere perché sono successe le ultime cose, t per come stanno tutti e che cosa è in vendita, s per sentire le carte in vendita, n per ciò che puoi fare ora, g per i passi di un turno, c e una parola per cercare una carta, r e una parola per cercare una regola o una decisione, f e una parola per cercare una domanda frequente, u per annullare l'ultima risposta, l per cambiare lingua, p e un nome per scrivere la partita in un file, q per uscire. La partita è salvata dopo ogni risposta.

## Talk, seats and another game on a server

key-talk = chat
key-bot = bot
key-back = riprendi
talk-title = Chat
talk-nothing = Nessuno ha ancora detto nulla.
talk-signs = Manda un gesto:
talk-write = scrivi
talk-mute = silenzia
talk-send = invia
talk-back = indietro
bet-key = t: chi vincerà?
plain-bet = Scrivi punta e una lettera: { $monsters }.
you-bet = Punti su { $monster }.
no-bet = Puoi puntare quando il tuo mostro è eliminato, su uno che gioca ancora.
mute-whom = Chi vuoi silenziare? Scrivi la sua lettera (di nuovo per riattivarlo).
muted = { $who } è in silenzio.
heard-again = { $who } può parlare di nuovo.
no-voice = Gli spettatori non possono scrivere in chat.
let-play-title = Un bot per te?
let-play = Fai giocare un bot al tuo posto? Puoi riprendere in qualsiasi momento.
let-it-play = fallo giocare
handed-over = Un bot gioca per te. Premi b per riprendere.
program-plays = Un bot gioca per te. Premi b per riprendere.
taken-back = Il posto è di nuovo tuo.
by-program = { $name } (bot)
give-up = esci, un bot continua
give-up-seat = rinuncia al posto
table-closed = Il tavolo è stato chiuso.
rematch-open = C'è una rivincita aperta. Premi n per entrare.
help-online = Tavolo online
help-talk = chat: manda un gesto, scrivi qualcosa, silenzia qualcuno; quando il tuo mostro è eliminato, punta su chi vince
help-bot = fai giocare un bot al tuo posto, e riprendi
help-again = dopo la fine: una rivincita con gli stessi giocatori
help-pick = prima dell'inizio: scegli o estrai il tuo mostro

## What can go wrong on the way to a table. No capital at the start: the program puts something before it.

no-table-there = «{ $text }» non porta a nessun tavolo; un link è fatto così: https://HOST/#/join/CODE
no-server-there = «{ $text }» non è un server; un indirizzo è fatto così: https://HOST o http://HOST:8080
server-silent = { $url } non risponde ({ $why }); c'è un server in funzione?
server-unproved = { $url } non riesce a dimostrare chi è ({ $why }); controlla l'indirizzo, o indica in SSL_CERT_FILE il certificato con cui è firmato
no-certificates = questo sistema non ha certificati con cui controllare { $url }; installa i suoi ca-certificates, o indica un file in SSL_CERT_FILE
server-strange = { $url } ha mandato una risposta che non si può leggere; è un server di questo gioco?
server-status = il server dice { $number }
no-picture = { $url } non mostra il tavolo; riprova tra un momento
line-refused = il server ha chiuso la connessione ({ $number }): quel tavolo non esiste, o il posto non è più tuo
no-seat-given = il server non ha dato nessun posto
no-random = il sistema non dà bit casuali: { $why }
too-many-people = ci sono { $people } giocatori umani e solo { $monsters } mostri; aggiungi mostri con --players
too-many-monsters = sono scelti { $chosen } mostri e ne giocano solo { $monsters }; aggiungi mostri con --players
nobody-plays = { $n ->
        [one] nessuno gioca l'altro mostro; indica un livello con --bots
       *[other] nessuno gioca gli altri { $n } mostri; indica un livello con --bots
    }
needs-chairs = una partita ha bisogno di tante sedie quanti mostri
position-over = in questa posizione la partita è finita
position-people = { $monsters ->
        [one] ci sono { $people } giocatori umani, e in questa posizione gioca ancora solo { $monsters } mostro
       *[other] ci sono { $people } giocatori umani, e in questa posizione giocano ancora solo { $monsters } mostri
    }

## Plain sentences at a table of a server

plain-code = Il codice di questo tavolo è { $code }. Gli altri entrano con: kaiju play --join { $link }
plain-begin = Scrivi comincia per cominciare; i bot giocano i posti liberi.
plain-watch = Stai guardando.
plain-says = { $who } dice: { $what }
plain-online-help = A un tavolo online: dire e qualche parola parla agli altri, gesto e un numero ne manda uno di questi: { $signs }. silenzia e una lettera silenzia o riattiva qualcuno, bot fa giocare un bot al tuo posto, riprendi ti ridà il posto, punta e una lettera punta su chi vince quando il tuo mostro è eliminato, mostro e un nome sceglie prima il tuo mostro, comincia avvia la partita.
plain-again = Scrivi ancora per una rivincita con gli stessi giocatori, o q per uscire.
plain-away = Il tuo posto resta tuo: lo stesso comando ti riporta qui.
draw-monster = Estraine uno a caso
pick-title = Il tuo mostro
pick-keys = ↑ ↓ scegli · ⏎ prendilo · ← → altro posto · Esc chiudi
you-play = Giochi con { $monster }.
no-monster-left = Non resta nessun altro mostro.
plain-monsters = Scrivi mostro e un nome, o mostro caso per estrarne uno. Liberi: { $names }.
plain-too-late = I mostri si scelgono prima che cominci la partita, a un tavolo online.
plain-extra = { $n ->
        [one] Uno di loro è un dado in più.
       *[other] { $n } di loro sono dadi in più.
    }

## Whether a game is on disk
unsaved = NON SALVATA
saved-again = La partita è di nuovo salvata.
quit-unsaved = Uscire? La tua partita NON si è potuta salvare e andrebbe persa: { $why }
quit-nowhere = Uscire? La tua partita non è salvata da nessuna parte e andrebbe persa.
left-saved = La partita non è finita. È salvata in { $file }; «kaiju play --resume» la continua.
left-unsaved = La partita non è finita e non si è potuta salvare: { $why }
left-nowhere = La partita non è finita, e non è salvata.
open-elsewhere = Questa partita è aperta in un altro terminale.
there-already = { $file } esiste già e non viene sovrascritto; scegli un altro nome.

## Saved games, rules and colours in the menu and the options

menu-games = Partite salvate…
about-games = Ogni partita che hai cominciato: continuane una, dalle un nome, o guardane una finita.
menu-even = Tokyo paga
pays-stars = ★, come al solito
pays-energy = ⚡, equa per due
even-switch = Più equa in due: --switch two_player_tokyo=at_two
changed = { $n ->
        [one] { $n } cambiata
       *[other] { $n } cambiate
    }
about-house = Ogni opzione delle regole. Quelle diverse dall'edizione sono segnate; salva le tue con un nome.
house-keys = ↑ ↓ scegli · ← → cambia · n salva con un nome · x elimina quel nome · Esc indietro
games-keys = ↑ ↓ scegli · ⏎ continua · n rinomina · Esc indietro
game-name = Nome di questa partita
game-name-wanted = Un nome ha lettere, cifre, spazi, - e _.
option-odds = Probabilità su schermi larghi
option-theme = Colori
option-signs = Simboli
automatic = automatico
theme-dark = per schermi scuri
theme-light = per schermi chiari
theme-terminal = quelli del terminale
theme-none = nessuno

## Beside the table

person-as = { $name } ({ $monster })
not-here = { $n ->
        [one] { $who } non c'è ancora. Premi s per cominciare comunque.
       *[other] { $who } non ci sono ancora. Premi s per cominciare comunque.
    }
chances = Probabilità di vincere
odds-of = Se tieni { $dice }
odds-of-none = Se rilanci tutti i dadi
key-now = e ora?
now-title = Che cosa posso fare ora?
now-more = w perché · c carte · r regole, domande e decisioni · g i passi di un turno · h consiglio · ? tutti i tasti
help-now = che cosa posso fare ora: ogni risposta, e che cosa vuol dire
help-shop-card = leggi la prima, seconda o terza carta in vendita
lesson-keep-text = Tre numeri uguali danno stelle. Ogni ⚡ è energia per le carte, ogni ♥ cura, ogni ✊ colpisce gli altri. Hai due 3: tienili con i tasti da 1 a 6.
lesson-roll-text = I dadi con la cornice doppia restano. Gli altri si rilanciano, fino ad altre due volte. Premi Invio.
lesson-shop-text = Hai guadagnato stelle ed energia, e Tokyo, che era vuota, è tua. Ora compra carte con le ⚡, o rinnova il negozio per 2⚡. Ogni pulsante ha il suo tasto; 0 conclude.
lesson-alone-text = Lancia, tieni, picchia, compra. h mostra che cosa farebbe un buon giocatore, w spiega perché è successo qualcosa, i che cosa puoi fare ora. Continua!

## Plain sentences: the shop, and what can be done now

plain-for-sale = In vendita: { $cards }.
plain-shop-empty = Non c'è nulla in vendita.
plain-watching = Stai guardando kaiju. Ciò che succede viene raccontato riga per riga.
plain-goes-on = La partita continua.
plain-pause-help = pausa chiede una pausa a tutti, la accetta o la finisce; segnala e una lettera parla di qualcuno a chi gestisce il server, con due parole se vuoi.
