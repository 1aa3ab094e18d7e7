# Ciò che chiedono i poteri, per id della carta. `.yes`, `.no`, `.number`, `.face`, `.card` e `.turn` sono le loro
# risposte di quel tipo, `.use` ciò che fa usarlo; gli altri nomi li dà la carta stessa. Una domanda segue
# il nome della carta e i due punti. $who è un mostro, $n un numero, $worth quanto vale una risposta.

rapid-healing = paghi 2⚡ per 1♥ prima che sia troppo tardi?
    .yes = Paga 2⚡, guadagna 1♥
    .use = Paga 2⚡, guadagna 1♥
psychic-probe = quale dado di { $who } si rilancia?
    .yes = Rilancialo
    .no = Lascia stare i dadi
    .again = rilanci quel 3?
mimic = quale carta copia?
    .again = paghi 1⚡ per copiare un'altra carta?
    .no = Non copiare altro
telepath = un altro lancio?
    .use = Paga 1⚡ per un altro lancio
metamorph = quale carta scarti per le sue ⚡?
    .no = Non scartare altro
    .card = Scarta { $card } per { $worth }⚡
opportunist = compri una carta appena scoperta?
    .no = Lasciala
background-dweller = rilanci un 3?
    .use = Rilancia un 3
camouflage = rilanci i 3?
    .yes = Rilanciali
    .no = Lasciali
jets = cedi subito senza perdere nulla, o resti e prendi tutto?
    .yes = Cedi senza perdere nulla
    .no = Resta e prendi il colpo
wings = paghi 2⚡ per non perdere più ♥ in questo turno?
    .yes = Paga 2⚡ e vola
    .no = Prendi il colpo
    .keep = Non pagare
made-in-a-lab = guardi la carta successiva?
    .use = Guarda la prima carta del mazzo
smoke-cloud = un altro lancio?
    .use = Spendi una carica per un altro lancio
monster-batteries = quante ⚡ ci metti?
    .number = { $n ->
            [0] Non metterci nulla
            [one] Mettici { $n }⚡
           *[other] Mettici { $n }⚡
        }
freeze-time = giochi un altro turno, con un dado in meno?
    .yes = Gioca il turno aggiuntivo
    .no = Niente turno aggiuntivo
sleep-walker = paghi 3⚡ per 1★?
    .use = Paga 3⚡, guadagna 1★
super-jump = paghi 1⚡ per perdere 1♥ in meno?
    .yes = Paga 1⚡
    .no = Prendi il colpo
electric-armor = paghi 1⚡ per perdere 1♥ in meno?
    .yes = Paga 1⚡
    .no = Prendi il colpo
biofuel = quanti dadi ♥ usi come ⚡?
    .number = { $n ->
            [0] Non usarne nessuno come ⚡
            [one] Usane { $n } come ⚡
           *[other] Usane { $n } come ⚡
        }
shrinky = quanti 2 usi come 1?
    .number = { $n ->
            [0] Non usarne nessuno come 1
            [one] Usane { $n } come 1
           *[other] Usane { $n } come 1
        }
unstable-dna = quale carta di { $who } prendi per questa?
    .no = Tieni questa carta
cheerleader = aggiungi un ✊ al lancio di { $who }?
    .yes = Aggiungi un ✊
    .no = Non aggiungere nulla
robot = quanti ♥ paghi con ⚡?
    .number = { $n ->
            [0] Non pagare nulla
            [one] Paga { $n }⚡, perdi { $n }♥ in meno
           *[other] Paga { $n }⚡, perdi { $n }♥ in meno
        }
witch = quale dado di { $who } si rilancia?
    .no = Lascia stare i dadi
alien-ultimatum = a chi togli ★?
    .no = A nessuno
open-season = chi perde 3♥?
targeted-serum = quale specie perde 3♥?
natural-enemy = quale specie cacci d'ora in poi?
throwing-arm = spendi un gettone Dado per una ✊?
    .use = Spendi un gettone Dado per una ✊
tremor-sense = fai rilanciare una ✊ a { $who }?
    .yes = Falla rilanciare
    .no = Lascia stare i dadi
hunters-patience = lanci ancora una volta?
    .use = Lancia ancora una volta
maser-dish = chi perde 1♥?
    .use = Paga 2⚡: un mostro a tua scelta perde 1♥
    .no = Nessuno
mutagenic-bath = rinunci a 1♥ per un gettone Dado?
    .yes = Rinuncia a 1♥
    .no = Tieni i tuoi ♥
adapting-technology = rinnovi le carte?
    .use = Spendi una carica per rinnovare le carte
exotic-arms = ci metti 2⚡ e scommetti su tre ✊?
    .yes = Scommetti 2⚡
    .no = Non scommettere
mothership-support = paghi 1⚡ per 1♥?
    .yes = Paga 1⚡, guadagna 1♥
    .use = Paga 1⚡, guadagna 1♥
superior-alien-technology = quale carta compri a metà prezzo?
    .use = Compra una carta a metà prezzo
    .no = Nessuna
contract-killer = chi minacci?
    .yes = Paga 3⚡
    .no = Perdi 2♥
    .pay = paghi 3⚡ a { $who }, o perdi 2♥?
scavenged-circuits = compri l'ultima carta scartata?
    .use = Compra l'ultima carta scartata
stooping-dive = chi cacci da Tokyo?
wanderer = lasci Tokyo e guadagni 1⚡?
    .yes = Lascia Tokyo
    .no = Resta a Tokyo
keen-eye = quale dado rilanci?
    .use = Rilancia un dado
forked-lightning = chi colpisce il fulmine, per 1♥?
    .no = Nessuno
inverted-gravity = chi, a Tokyo, si scambia di posto?
    .no = Nessuno
    .swap = con chi, fuori, si scambia { $who }?
island-hymn = chi guadagna 1♥?
glittering-scales = quante ✊ annulli?
    .number = Annulla { $n }✊
all-bays-open = quanti gettoni Dado spendi per le ✊?
    .number = { $n ->
            [0] Nessun gettone: { $worth }✊
            [one] { $n } gettone: { $worth }✊
           *[other] { $n } gettoni: { $worth }✊
        }
field-repairs = quanti ♥ paghi?
    .number = { $n ->
            [0] Non pagare nulla
            [one] Paga { $n }⚡ per { $n }♥
           *[other] Paga { $n }⚡ per { $n }♥
        }
backup-tape = quale Evoluzione riprendi?
targeting-matrix = rilanci i tuoi 1?
    .use = Rilancia tutti i tuoi 1
fusion-printer = paghi 3⚡ per 1★ e un gettone Dado?
    .use = Paga 3⚡: 1★ e un gettone Dado
crushing-tread = giri un 1 su ✊?
    .use = Gira un 1 su ✊
freeze-ray = quale faccia non fa nulla in questo turno?
    .whom = davanti a chi la metti?
    .no = Nessuno
    .face = { $face } non fa nulla
miraculous-catch = compri ciò che ha abboccato?
    .use = Pesca tra gli scarti
    .no = Ributtala in acqua
    .card = Compra { $card } per { $worth }⚡
deep-dive = quale carta prendi?
    .no = Nessuna
encased-in-ice = paghi 1⚡ per congelare un dado?
    .no = Non congelare nulla
    .face = Congela un dado che mostra { $face }
icy-reflection = quale Evoluzione copia?
    .no = Nessuna
lightning-armor = lanci { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    } contro { $who }?
    .yes = Lancia
    .no = Lascia perdere
target-acquired = dai a { $who } il gettone Bersaglio?
    .yes = Prendi la mira
    .no = Lascia il gettone dov'è
mega-purr = dai a { $who } 1⚡ o 1★?
    .yes = Dai 1⚡
    .no = Dai 1★
    .nothing = Non dare nulla
play-with-your-food = lasci che la preda perda 2♥ in meno e le togli 1★ e 1⚡?
    .yes = Giocaci
    .no = Mordi
feline-motor = entri a Tokyo al posto di { $who }?
    .yes = Entra a Tokyo
    .no = Resta fuori
saurian-adaptability = quali dadi giri, e su che cosa?
    .turn = Gira ogni { $from } su { $to }
chest-thumping = costringi { $who } a cedere Tokyo?
    .yes = Costringilo a cedere
    .no = Lascialo decidere
terror-of-the-deep = lanci { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    } per salvare ♥?
    .yes = Lancia
    .no = Prendi il colpo
sunken-temple = salti il turno per 3♥ e 3⚡?
    .yes = Salta il turno: 3♥, 3⚡
    .no = Gioca il turno
heart-of-the-rabbit = quale dado di { $who } rilanci?
    .face = Rilancia un { $face }
energy-sword = paghi 2⚡ e sguaini la spada?
    .yes = Paga 2⚡
    .no = Lasciala nel fodero
electric-carrot = dai a { $who } 1⚡, o perdi 1♥ in più?
    .yes = Dai 1⚡
    .no = Perdi 1♥ in più
bamboozle = quale carta compra invece { $who }?
bamboo-supply = ci metti 1⚡, o le prendi tutte?
    .yes = Mettici 1⚡
    .number = Prendine { $n }⚡
    .no = Lasciala così
yin-and-yang = capovolgi tutti i tuoi dadi?
    .use = Capovolgi tutti i tuoi dadi
my-toy = quale carta ci metti sotto?
    .card = Metti da parte { $card }
    .use = Compra la carta che c'è sotto
tiny-tail = quale dado giri su 1?
    .again = ancora uno?
    .use = Gira fino a due dadi su 1
    .no = Basta così
so-small = lanci { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    } e speri in un ♥?
    .yes = Lancia
    .no = Prendi il colpo
