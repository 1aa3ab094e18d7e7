### Il client nel browser: pagine, pulsanti, etichette.

## frame

title-home = Inizio
title-lost = Questa pagina non esiste
title-online = Gioca con gli amici
title-replay = Replay
title-result = Risultato
title-table = Tavolo
home = Inizio
to-home = Vai alla pagina iniziale
pages = Pagine
language = Lingua
language-missing = Le parole di questa lingua non si possono caricare. Si scaricano una volta sola, dalla rete; riprova quando sei online.
page-comes = Un momento: la pagina sta arrivando.
cannot-start = Kaiju non può avviarsi qui. Ricarica la pagina; se non basta, aggiorna questo browser: servono Chrome o Edge 111, Firefox 121, Safari o iOS 16.4, o più recenti.
page-missing = Questa pagina non si può caricare
page-missing-why = Si scarica una volta sola, dalla rete. Ricarica quando sei online.
skip-to-main = Vai al contenuto
footer = Kaiju è software libero. Nulla di ciò che fai qui viene venduto, e nessuno conta i tuoi clic.
lost-why = Il link può essere vecchio o incompleto.
close = Chiudi
back = Indietro
search = Cerca
found = { $n ->
    [0] Nessun risultato
    [one] Un risultato
   *[other] { $n } risultati
  }

## home

hero = Lancia i dadi, devasta la città e resta l'ultimo mostro in piedi.
play-now = Gioca ora
go-on = Continua la tua partita
play-with-friends = Gioca con gli amici
tutorial = Impara a giocare
tutorial-why = Una prima partita in meno di cinque minuti, una cosa alla volta.
new-game = Nuova partita
new-game-why = Scegli edizione, mostri, rivali e regole della casa.
rules = Regole
rules-why = Ogni regola, in ogni edizione, con la ricerca.
cards = Carte
cards-why = Tutte le carte potere e le Evoluzioni, con i loro testi.
faq = Domande
faq-why = Ciò che si chiede al tavolo, e le risposte.
records = Registrazioni
records-short = Partite
records-why = Le tue partite finite: riguardale, continua a giocare da qualunque passo.
join-by-code = Entra in un tavolo con il suo codice
join = Entra

## new game

edition = Edizione
all-editions = Tutte le edizioni
seats = Posti
add-seat = Aggiungi un posto
remove-seat = Togli un posto
monster-of-seat = Mostro del posto { $n }
player-of-seat = Giocatore del posto { $n }
seed = Seme
seed-why = Lo stesso seme dà la stessa partita. Lascialo vuoto per averne uno nuovo.
person = Persona qui
all-switches = Tutte le opzioni delle regole
start = Comincia
level-1 = Bot 1, principiante
level-2 = Bot 2, tranquillo
level-3 = Bot 3, solido
level-4 = Bot 4, abile
level-5 = Bot 5, forte
level-6 = Bot 6, campione
fits-me = Su misura per me
fits-why = Bot forti come te: giudicano meglio dopo che vinci e peggio dopo che perdi, così col tempo vinci più o meno la tua parte. Nessuno perde apposta.
fitted = Bot { $strength }, su misura
champion-missing = Ora il campione non si può caricare. Intanto gioca al suo posto un bot più debole.
persona-greedy = Bot, pratico
persona-smasher = Bot, attaccabrighe
persona-banker = Bot, collezionista
persona-survivor = Bot, sopravvissuto
persona-scorer = Bot, cacciatore di stelle
persona-learned = Bot, allenato

## settings

settings = Impostazioni
your-name = Il tuo nome
follow-system = Come il sistema
theme = Colori
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Alto contrasto
motion = Movimento
motion-full = Completo
motion-less = Ridotto
text-size = Dimensione del testo
size-normal = Normale
size-large = Grande
size-larger = Più grande
font = Carattere
font-drawn = Disegnato
font-plain = Semplice
speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-instant = Istantanea
detail = Che cosa si legge ad alta voce
detail-1 = Solo ciò che mi riguarda
detail-2 = Una frase per turno
detail-3 = Tutto
sound = Suono
sound-normal = Normale
sound-quiet = Basso
sound-off = Spento
coach = Allenatore
warnings = Avvisami prima di un acquisto inutile o di una morte certa
default-order = Risolvi i dadi nell'ordine abituale senza chiedere
skip-shop = Salta il negozio se è troppo caro
skip-evolve = Passa per me quando non ho Evoluzioni da giocare
yield-at = Cedi Tokyo automaticamente con questi ♥ o meno
stay-at = Resta a Tokyo automaticamente con questi ♥ o più
ask-me = Chiedi a me
give-up = Termina questa partita
download-record = Scarica la registrazione

## table

rivals = Rivali
my-monster = Il mio mostro
tokyo = Tokyo
tokyo-city = Città di Tokyo
tokyo-bay = Baia di Tokyo
city-short = Città
bay-short = Baia
nobody-here = Qui non c'è nessuno
shop = Negozio
deck-left = { $n ->
    [one] Una carta nel mazzo
   *[other] { $n } carte nel mazzo
  }
no-card = Nessuna carta
buy = Compra { $price }⚡
buy-for = Compra { $name } per { $price }⚡
costs = { $n ->
    [one] Costa { $n } di energia
   *[other] Costa { $n } di energia
  }
card-details = { $name }: che cosa fa
seat-details = { $name }: giocatore e carte
no-cards = Ancora nessuna carta
kind-keep = Permanente
kind-discard = Scarto
kind-event = Evento
kind-temporary = Evoluzione Temporanea
kind-permanent = Evoluzione Permanente
out = Eliminato
you = Tu
player-number = Giocatore { $n }
in-hand = nella tua mano, nessun altro la vede
dial-hearts = { $n ->
    [one] { $n } cuore su { $most }
   *[other] { $n } cuori su { $most }
  }
dial-stars = { $n ->
    [one] { $n } stella
   *[other] { $n } stelle
  }
dial-energy = { $n ->
    [one] { $n } di energia
   *[other] { $n } di energia
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
hidden-evolutions = { $n ->
    [one] { $n } Evoluzione in mano
   *[other] { $n } Evoluzioni in mano
  }
target = { $n ->
    [one] Ha il gettone Bersaglio
   *[other] Ha il gettone Bersaglio
  }
log = Cronaca
announcements = Annunci
why-label = Perché? { $reason }
why-title = Perché è successo?
because-of = Per via di { $card }
rulings = Decisioni
all-about-card = Vedila tra le carte
read-in-rules = Leggilo nelle regole
your-turn = Decidi tu
turn-of = Turno di { $who }
turn-number = Turno { $n } · { $edition }
waiting-for = Si aspetta { $who }…
game-over = La partita è finita
skip = Salta alla tua prossima decisione
undo = Annulla
undone = Annullato
pass-to = Passa il dispositivo a { $who }
pass-why = Nella prossima schermata ci sono segreti.
pass-ready = Sono { $who }: mostra il tavolo

## dock

dock = Dadi e decisioni
question = Domanda
dice = Dadi
tap-to-keep = Tocca i dadi da tenere
the-roll = Il risultato
rolls-left = { $n ->
    [0] Nessun lancio rimasto
    [one] Un lancio rimasto
   *[other] { $n } lanci rimasti
  }
die-blank = Dado non ancora lanciato
die-one = Uno
die-two = Due
die-three = Tre
die-energy = Energia
die-heart = Cuore
die-smash = Zampata
die-kept = { $face }, tenuto
die-idle = { $face }, ora non fa nulla
roll-dice = { $n ->
    [one] Lancia { $n } dado
   *[other] Lancia { $n } dadi
  }
keeps = Tieni { $dice }
keeps-nothing = Non tieni nulla
stop-rolling = Fermati: prendi questi dadi
sweep-why = Tre carte nuove
stay = Resta a Tokyo
stay-why = { $n ->
    [one] −{ $n }♥ già persi, { $hearts }♥ rimasti
   *[other] −{ $n }♥ già persi, { $hearts }♥ rimasti
  }
stay-risk = { $n ->
    [one] −{ $n }♥ già persi, { $hearts }♥ rimasti, { $risk }% di probabilità di morire prima del tuo turno
   *[other] −{ $n }♥ già persi, { $hearts }♥ rimasti, { $risk }% di probabilità di morire prima del tuo turno
  }
yield-tokyo = Cedi Tokyo
yield-why = Entra { $who }
yield-risk = Entra { $who }, { $risk }% di probabilità di morire prima del tuo turno
also = Poteri che puoi usare
danger-useless = Ti costerebbe qualcosa e ora non porterebbe nulla.
danger-death = Sarebbe la fine del tuo mostro.
danger-defeat = Regalerebbe la partita a qualcun altro.
danger-rolls = { $n ->
    [one] Hai ancora un lancio
   *[other] Hai ancora { $n } lanci
  }
really = Davvero?
no-more-warnings = Non avvisarmi più
do-it-anyway = Fallo comunque
coach-best = è la scelta migliore da tenere: { $chance } di vincere
coach-better = è meglio: { $chance } di vincere ({ $less } in più)
coach-odds = Se tieni { $dice } e punti a:

## reference

chapters = Capitoli
see-also = Vedi anche
deck = Mazzo
evolutions = Evoluzioni

## result

no-result = Qui non è ancora finita nessuna partita
wins = Vince { $who }!
win-together = { $who } vincono insieme
nobody-wins = Nessuno vince
unfinished = Non finita
result-line = { $stars }★ dopo { $turns } turni
rematch = Gioca ancora
review = Analisi
review-missing = L'analisi non si può caricare. Si scarica una volta sola, dalla rete; riprova quando sei online.
watch-replay = Guarda il replay
story = La storia della partita
swing-up = Turno { $turn }: le probabilità di vincere di { $who } salgono di { $points } punti
swing-down = Turno { $turn }: le probabilità di vincere di { $who } scendono di { $points } punti
look = Guarda
chart-chances = Probabilità di vincere, in percentuale
chart-stars = Stelle
chart-hearts = Cuori
chart-energy = Energia
chart-damage = Danni inflitti
chart-words = A parole
chart-course = { $who } parte da { $from }, tocca il massimo di { $high } nel turno { $at }, il minimo di { $low } nel turno { $below }, e finisce a { $end }.
chart-level = { $who } resta a { $end }.
chart-lead = { $who } è in testa dal turno { $turn }.
figures = Statistiche della partita
monster = Mostro
dealt = Danni inflitti
lost = Cuori persi
healed = Cuori recuperati
energy = Energia guadagnata
entered = Ingressi a Tokyo
kills = Eliminazioni
records-about = Le partite finite restano su questo dispositivo. Una registrazione è testo semplice: chiunque può leggerla, controllarla e continuare a giocare da lì.
no-records = Qui non c'è ancora nulla. Finisci una partita e apparirà.
forget = Elimina questa partita
paste-record = Incolla una registrazione
open-record = Apri la registrazione
no-replay = Questa partita non è qui
no-replay-why = Le partite giocate offline restano sul dispositivo su cui si sono giocate. Chiedi la registrazione e incollala in Registrazioni.
moment-of = Passo { $n } di { $all }
perspective = Vista di
spectator = Spettatore
replay-controls = Comandi del replay
turn-before = Turno precedente
turn-after = Turno successivo
step-back = Un passo indietro
step-on = Un passo avanti
play = Riproduci
pause = Pausa
moment = Passo
copy-link = Copia il link a questo passo
go-on-from-here = Continua da qui contro i bot

## online

make-table = Crea un tavolo
make-table-why = Ricevi un link e un codice da mandare ai tuoi amici. Nessuno ha bisogno di un account.
anonymous = Mostro
people = Giocatori (anche tu)
people-here = Su questo dispositivo
bots = Bot
bot-strength = Livello dei bot
clock = Tempo per ogni risposta
no-clock = Senza limite
seconds = { $n } secondi
public-table = Mostralo a tutti nella sala
public-tables = Altri tavoli
your-tables = I tuoi tavoli
back-to-table = Torna al tavolo
game-is-on = Partita in corso
two-to-six = Si gioca da due a sei mostri.
free-seats = { $n ->
    [0] Nessun posto libero
    [one] Un posto libero
   *[other] { $n } posti liberi
  }
free-seat = Libero
here = presente
away = assente
the-table = Il tavolo
sit-down = Siediti
full-watch = Tutti i posti sono occupati. Puoi guardare: la partita appare qui quando comincia.
waiting-for-people = Si aspetta che tutti si siedano…
watching = { $n ->
    [0] Nessuno guarda
    [one] Una persona guarda
   *[other] { $n } persone guardano
  }
invite = Invita gli amici
qr = Codice QR dell'invito
link = Link al tavolo
seat-link = Link del tuo posto
other-device = Continua su un altro dispositivo
other-device-why = Questo link dà accesso al tuo posto. Aprilo sull'altro dispositivo, e non mostrarlo a nessun altro.
copy = Copia
copied = Copiato
share = Condividi
looking-for-table = Cerco il tavolo…
no-way-in = Impossibile entrare in questo tavolo
title-old = Questa pagina è vecchia
title-elsewhere = Il tavolo è aperto altrove
load-again = Ricarica
closed-replaced = Questo tavolo è stato aperto in troppi altri posti. Ricarica la pagina per giocare qui.
reconnecting = Connessione persa. Mi ricollego… Non si perde nulla.
back-again = Sei di nuovo al tavolo. Non si è perso nulla.
trouble-silence = Il server non risponde. Controlla la rete e riprova; le partite contro i bot funzionano anche senza.
trouble-full = Il tavolo è pieno.
trouble-dead = A questo link non c'è nessun tavolo. Può essere vecchio o incompleto.
trouble-name = Quel nome non va bene. Usa da 1 a 24 caratteri visibili.
trouble-empty = Un posto è ancora vuoto.
trouble-begun = La partita è già cominciata.
trouble-hurry = Troppe richieste. Aspetta un momento e riprova.
trouble-old = Questa pagina è più vecchia del server. Ricaricala.
trouble-moved = Troppo tardi: la partita era già andata avanti.
trouble-other = Il server ha rifiutato. Ricarica la pagina; se non basta, crea un nuovo tavolo.
to-rematch = Vai alla prossima partita
verify-dice = Verifica i dadi
dice-unfair = Il controllo non è riuscito: { $why }
talk = Parla
chat = Chat
signs = Gesti
send = Invia
say-something = Di' qualcosa
mute = Silenzia { $who }
unmute = Riattiva { $who }
emote-roar = Roaaar!
emote-laugh = Ah ah!
emote-cry = Oh no!
emote-cheer = Evviva!
emote-wow = Wow!
emote-thanks = Grazie!
emote-sorry = Scusa!
emote-hurry = Tocca a te!

## comfort, replays, the lobby

skip-end = Salta alla fine
decision-of = { $who }: decidi tu
bot-plays = Fai giocare un bot al mio posto
play-myself = Un bot gioca per te. Torna a giocare
confirm-stop = Chiedimelo prima di fermarmi con dei lanci rimasti
hold-answers = Online: invia le mie risposte dopo tre secondi, così posso annullarle
ask-pause = Chiedi una pausa
wants-pause = { $who }: facciamo una pausa?
paused = La partita è in pausa.
end-pause = Continua
agree = D'accordo
mute-power = Non chiedermi più di questo potere in questa partita
name-of-seat = Nome del giocatore { $n }
fair-for-two = In due, chi comincia può vincere molte più partite, perché Tokyo paga in stelle. Con 1⚡ al loro posto ne vince da 43 a 59 su 100, chiunque giochi.
fair-for-two-on = Fai pagare Tokyo in ⚡
game-kept = La partita che stavi giocando è ora tra le tue registrazioni. Puoi continuarla da lì.
record-gone = Eliminata.
download-all = Scarica tutte le registrazioni
open-file = Apri un file
replay-keys = ← → un passo, ↑ ↓ un turno, spazio per riproduzione e pausa
fill-with-bot = Fai giocare qui un bot
free-again = Libera di nuovo questo posto
unread = { $n ->
    [one] Un nuovo messaggio
   *[other] { $n } nuovi messaggi
  }
look-up = Cerca qualcosa
look-up-about = Regole, carte, decisioni e domande: scrivi ciò che ne ricordi.
now-you-may = Che cosa puoi fare ora
lesson-otherwise = A modo tuo
lesson-otherwise-text = Niente tre 3, e va bene così. Tre numeri uguali danno stelle; ogni ⚡, ♥ e ✊ conta per conto suo. Tieni ciò che vuoi e lancia il resto, o fermati.
lesson-over = Il tutorial è finito
lesson-over-text = Ne sai abbastanza per una partita vera. Tre bot ti aspettano.
lesson-play = Gioca una partita vera

## lesson

lesson-begin = Comincia
lesson-go-on = Continuo per conto mio
lesson-leave = Lascia il tutorial
lesson-welcome = Ecco la città
lesson-welcome-text = Sei Gigazaur. Arriva a 20★, o resta l'ultimo mostro in piedi, e vinci. Cyber Kitty vuole lo stesso. Bastano meno di cinque minuti.
lesson-keep = I tuoi dadi
lesson-keep-text = Tre numeri uguali danno stelle. Ogni ⚡ è energia per le carte, ogni ♥ cura, ogni ✊ colpisce gli altri. Hai due 3: toccali entrambi per tenerli.
lesson-roll = Lancia gli altri
lesson-roll-text = I dadi con il lucchetto restano. Gli altri si rilanciano, fino ad altre due volte. Premi il pulsante grande.
lesson-again = Un terzo 3!
lesson-again-text = Tre 3 valgono 3★. Tienili insieme alla ✊, lancia il resto ancora una volta, o fermati quando vuoi.
lesson-shop = Stelle, e la città è tua
lesson-shop-text = Hai guadagnato stelle ed energia, e sei entrato a Tokyo, che era vuota. Ora puoi comprare carte con ⚡, o rinnovare il negozio per 2⚡. Tocca una carta per leggerla; concludi quando hai finito.
lesson-rival = Il turno del tuo rivale
lesson-rival-text = Da fuori, le tue ✊ colpiscono ogni mostro a Tokyo. Da Tokyo, le tue ✊ colpiscono tutti quelli fuori. Guarda che cosa succede.
lesson-yield = Restare o cedere?
lesson-yield-text = Ti hanno colpito. Se cedi, chi ti attacca deve entrare. Se resti e cominci il turno a Tokyo, guadagni 2★; ma lì i dadi ♥ non ti curano. Hai abbastanza cuori: resta.
lesson-alone = Il gioco è tutto qui
lesson-alone-text = Lancia, tieni, picchia, compra. La lampadina mostra che cosa farebbe un buon giocatore, e il ? accanto a una riga spiega perché è successo qualcosa. Continua!
nothing = nulla
leave-table = Lascia il tavolo; il posto resta tuo

## the table, told and explained

meanwhile = Dal tuo ultimo turno
coach-advises = L'allenatore sceglierebbe questo
coach-take = Tieni ciò che suggerisce l'allenatore
coach-switch = Allenatore: quanto costa ogni risposta, probabilità esatte, i dadi migliori da tenere, il rischio a Tokyo
risk-meter = Rischio di eliminazione prima del tuo prossimo turno
risk-stay = Se resti
risk-yield = Se cedi
falls = { $who } cade
hits-many = { $n } mostri −{ $hearts }♥
you-enter = entri a Tokyo
you-win = vinci
you-won = Hai vinto!
you-came-second = Secondo posto. Per un soffio!
you-came-third = Terzo posto.
you-came = { $place }º posto.
settings-look = Aspetto, suono e velocità
settings-help = Aiuto
settings-auto = Azioni automatiche
settings-keys = Tasti
keys-face = Tieni un dado in più di quella faccia
keys-all = insieme a una faccia: tutti
keys-main = La risposta principale: lancia, fermati, fatto
keys-stop = Smetti di lanciare
keys-answer = La risposta con quel numero
keys-undo = Annulla
keys-toggles = Allenatore, suono, la cronaca
pick-monster = Scegli un mostro
pick-monster-for = Scegli un mostro per il posto { $n }, ora { $name }
all-bots-play = Rivali
curve = Probabilità di vincere, passo per passo
invite-only-here = Altri dispositivi non possono aprire questo link: il server ascolta solo su questo computer. Per far entrare i telefoni nella stanza, avvialo con kaiju serve --lan.
invite-offline = Altri dispositivi non possono aprire questo link: questo computer non sembra collegato a nessuna rete.
invite-no-entry = Un telefono non riesce ad aprirlo? Consenti kaiju nel firewall del computer che lo ospita e usa la stessa rete, non una rete per ospiti.

## rules of a table, monsters, the turn summary

steps-label = { $summary }. Ora: { $step }, passo { $n } di { $of }
die-extra = { $die }, dado in più
rulebook = Regolamento
usual-rules = Regole abituali dell'edizione
house-rules = Regole della casa
our-house-rules = Le nostre regole della casa
house-name = Nome per queste regole
house-save = Salva queste regole
house-saved = Salvate come «{ $name }» su questo dispositivo.
house-delete = Elimina «{ $name }»
draw-monster = Estraine uno a caso
monster-held = preso
change-monster = Cambia mostro
change-monster-from = Cambia mostro, ora { $monster }

## on a plain web host

atlas = Quanto vale ogni carta, misurato
table-server = Server dei tavoli
table-server-about = Questa pagina viene da un sito che non ha tavoli propri. Le partite contro i bot, le regole e il tutorial funzionano qui. Per giocare con gli amici, inserisci l'indirizzo di un server kaiju; chi lo gestisce deve permettere questa pagina (kaiju serve --origin).
use-it = Usalo
table-server-found = Il server risponde. I tavoli si creano e si raggiungono lì.
table-server-silent = A questo indirizzo non risponde nessun server kaiju, o non permette questa pagina.

## The atlas

atlas-title = Atlante
atlas-about = Di quanti punti su cento si vince più spesso. L'hanno giocato i bot; la linea accanto a ogni cifra è il suo intervallo al 95%.
atlas-subject = Che cosa si è provato
atlas-seats = Ordine di gioco
atlas-tokyo = Restare a Tokyo
atlas-monsters = Mostri
atlas-personalities = Personalità
atlas-table = Tavolo
atlas-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
  }
atlas-place = Numero { $n } a giocare
atlas-about-cards = Ognuna si dà gratis a un mostro prima del primo turno, e si confronta con un mostro che non riceve nulla.
atlas-about-seats = Tutti giocano allo stesso modo; confronto con la quota pari.
atlas-about-tokyo = Restare a confronto con andarsene, per cuori rimasti dopo l'attacco.
atlas-about-monsters = Tutti giocano allo stesso modo, con le Evoluzioni, e il caso decide quali mostri si incontrano; confronto con la quota pari.
atlas-about-personalities = Un bot con gusti propri siede tra bot del tipo indicato, a turno a ogni posto; confronto con la quota pari.
atlas-measured = Giocato da { $bot }: fino a { $games } partite ciascuno, seme { $seed }, intervalli fino a ± { $half }.
atlas-name = Che cosa
atlas-cost = Costo
atlas-worth = Valore
atlas-range = Intervallo
atlas-interval = da { $low } a { $high }
atlas-missing = L'atlante non si può caricare. Si scarica una volta sola, dalla rete; riprova quando sei online.
atlas-unmeasured = { $card } non è stata misurata: le carte promozionali e i costumi non si sono ancora provati. Sotto c'è quello che si è misurato.
atlas-of-card = Quanto vale, misurato
