### I mostri e le loro Evoluzioni: la frase con cui salutano, come si chiamano le loro carte e che cosa fanno, con parole nostre.
### I nomi dei mostri sono gli stessi in tutte le lingue.

## Gigazaur

monster-gigazaur =
    .intro = Ha dormito per tutta la glaciazione, si è svegliato con la luna storta e non ha ancora fatto colazione.

card-detachable-tail = Coda staccabile
    .text = Non perdi ♥ per il resto di questo turno. Puoi giocarla anche proprio quando stai per perderli; un attacco che non ti toglie nulla non ti dà il diritto di cedere.

card-radioactive-waste = Scorie radioattive
    .text = Guadagni 2⚡ e 1♥.

card-primal-bellow = Bramito primordiale
    .text = Tutti gli altri mostri perdono 2★.

card-saurian-adaptability = Adattabilità sauriana
    .text = La giochi dopo il tuo ultimo lancio: giri tutti i tuoi dadi che mostrano una stessa faccia su un'altra faccia, entrambe a tua scelta.

card-defender-of-tokyo = Difensore di Tokyo
    .text = Quando il tuo turno comincia a Tokyo, tutti gli altri mostri perdono 1★.

card-heat-vision = Vista calorifica
    .text = Un mostro le cui ✊ ti feriscono perde 1★.

card-gamma-breath = Soffio gamma
    .text = Una volta per turno, nel tuo turno, dopo il tuo ultimo lancio, puoi girare uno dei tuoi dadi su ✊.

card-tail-sweep = Colpo di coda
    .text = Una volta per turno, nel tuo turno, dopo il tuo ultimo lancio, puoi girare uno dei tuoi dadi su 1 o su 2.

## Space Penguin

monster-space-penguin =
    .intro = È sceso dondolando da una luna ghiacciata e trova Tokyo troppo calda, un errore a cui si può rimediare.

card-freeze-ray = Raggio congelante
    .text = Quando le tue ✊ feriscono un mostro a Tokyo, metti questa carta davanti a lui (uno solo, a tua scelta). Quando comincia il suo prossimo turno, scegli una faccia: in quel turno i suoi dadi con quella faccia non fanno nulla. Poi questa carta torna a te.

card-miraculous-catch = Pesca miracolosa
    .text = Una volta in ogni tuo passo di acquisto puoi scoprire a caso una carta potere dagli scarti e comprarla per 1⚡ in meno di quanto ti costerebbe. Se non la compri, resta lì.

card-deep-dive = Immersione profonda
    .text = Guardi le prime tre carte del mazzo potere, ne tieni una senza pagare e metti le altre in fondo al mazzo. Non è un acquisto.

card-cold-wave = Ondata di gelo
    .text = Tutti gli altri mostri lanciano un dado in meno fino all'inizio del tuo prossimo turno.

card-encased-in-ice = Avvolto nel ghiaccio
    .text = Quando il tuo risultato è definitivo puoi pagare 1⚡ per congelare uno dei suoi dadi. Fino all'inizio del tuo prossimo turno nessuno lancia né cambia quel dado: così com'è, è uno dei dadi del risultato di tutti gli altri mostri.

card-blizzard = Bufera
    .text = La giochi nel tuo turno. Fino all'inizio del tuo prossimo turno, gli altri mostri hanno un solo lancio nei loro turni, senza rilanciare, e non possono cedere Tokyo.

card-black-diamond = Diamante nero
    .text = Guadagni 1★ ogni volta che entri a Tokyo e ogni volta che ci resti potendo cedere.

card-icy-reflection = Riflesso ghiacciato
    .text = Scegli un'Evoluzione Permanente che un qualsiasi mostro ha in gioco: questa carta funziona come quella, come se l'avessi appena giocata. Quando quella esce dal gioco, scarti questa.

## Cyber Kitty

monster-cyber-kitty =
    .intro = Fa le fusa come una centrale elettrica, graffia come una ruspa e spinge i grattacieli giù dal tavolo solo per vederli cadere.

card-nine-lives = Sette vite… e altre due
    .text = La giochi quando i tuoi ♥ arrivano a 0: rinunci a tutte le tue carte potere, alle tue Evoluzioni (in gioco e in mano), ⚡ e ★, e lasci Tokyo. Continui a giocare con 9♥ e 9★.

card-mega-purr = Megafusa
    .text = Ognuno degli altri mostri ti dà 1⚡ o 1★, come preferisce; chi non ha né l'una né l'altra non dà nulla.

card-electro-scratch = Elettrograffio
    .text = Tutti gli altri mostri perdono 1♥.

card-cat-nip = Erba gatta
    .text = La giochi all'inizio del tuo turno: in questo turno hai un solo lancio, e raddoppiano le ★, i ♥ e le ⚡ che danno i tuoi dadi e il numero delle loro ✊.

card-play-with-your-food = Giocare con il cibo
    .text = Quando due o più delle tue ✊ stanno per togliere 2♥ o più a un mostro a Tokyo, puoi lasciare che perda 2♥ in meno e togliergli 1★ e 1⚡.

card-feline-motor = Motore felino
    .text = Nel passo di ingresso di un altro mostro, se Tokyo è vuota e all'inizio del turno non eri lì, puoi entrare a Tokyo al suo posto.

card-mouse-hunter = Cacciatore di topi
    .text = Se il tuo risultato ha almeno un 1, guadagni 1★.

card-meow-missile = Missile miao
    .text = Se il tuo risultato ha almeno un 1, vi si aggiunge una ✊.

## The King

monster-the-king =
    .intro = Uno scimmione grande come un palazzo, convinto che la città sia già sua: passa solo a ritirare le chiavi.

card-monkey-rush = Assalto scimmiesco
    .text = La giochi fuori da Tokyo nel passo di ingresso di un altro mostro, finché a Tokyo è libero un posto che un mostro ha lasciato o in cui è stato eliminato: ci entri tu.

card-simian-scamper = Fuga scimmiesca
    .text = La giochi quando ti attaccano a Tokyo: cedi, e non perdi ♥ per quell'attacco né per altro in questo turno.

card-jungle-frenzy = Frenesia della giungla
    .text = La giochi alla fine di un tuo turno in cui hai fatto perdere ♥ a un mostro a Tokyo, se sei fuori da Tokyo: giochi un altro turno dopo questo.

card-giant-banana = Banana gigante
    .text = Guadagni 2♥.

card-chest-thumping = Pugni sul petto
    .text = Puoi costringere a cedere ogni mostro a Tokyo a cui le tue ✊ hanno tolto ♥.

card-alpha-male = Maschio alfa
    .text = Guadagni 1★ in ogni turno in cui le tue ✊ tolgono ♥ ad almeno un mostro.

card-i-am-the-king = Sono io il re!
    .text = Guadagni 1★ ogni volta che entri a Tokyo e ogni volta che il tuo turno comincia lì.

card-twas-beauty-killed-the-beast = La bella uccise la bestia
    .text = La giochi mentre sei a Tokyo. Guadagni 1★ ogni volta che finisce un turno, tuo o di altri. Se lasci Tokyo in vita, perdi questa carta e tutte le tue ★.

## Meka Dragon

monster-meka-dragon =
    .intro = L'hanno costruito per proteggere la città e potenziato per proteggerla meglio: ora la protegge da tutto ciò che si muove.

card-mecha-blast = Megascarica
    .text = La giochi quando le tue ✊ stanno per colpire: in questo turno tolgono 2♥ in più a ogni mostro a cui tolgono ♥.

card-destructive-analysis = Analisi distruttiva
    .text = La giochi quando il tuo risultato è definitivo: guadagni 1⚡ per ogni ✊ dei suoi dadi.

card-programmed-to-destroy = Programmato per distruggere
    .text = Guadagni 3★ e 2⚡ ogni volta che i ♥ di un altro mostro arrivano a 0.

card-tune-up = Messa a punto
    .text = La giochi prima del tuo primo lancio, fuori da Tokyo: guadagni 4♥ e 2⚡. Salti il resto del tuo turno, compresa la sua fine.

card-breath-of-doom = Soffio della rovina
    .text = Una volta per turno, quando fai perdere ♥ a un mostro a Tokyo, in qualunque modo, anche tutti gli altri mostri fuori da Tokyo perdono 1♥.

card-lightning-armor = Corazza di fulmini
    .text = Quando un altro mostro ti fa perdere ♥ puoi lanciare altrettanti dadi: quel mostro perde 1♥ per ogni ✊.

card-target-acquired = Bersaglio agganciato
    .text = Quando delle ✊ ti fanno perdere ♥ puoi dare all'attaccante il gettone Bersaglio, ovunque sia. Ogni volta che fai perdere ♥ a chi ce l'ha, ne perde 1 in più.

card-claws-of-steel = Artigli d'acciaio
    .text = Nel tuo turno, un mostro a cui fai perdere 3♥ o più ne perde 1 in più. Le perdite di un turno si sommano, e a ogni perdita successiva ne perde di nuovo 1 in più.

## Alienoid

monster-alienoid =
    .intro = Ha attraversato mezza galassia in missione di pace; poi ha assaggiato l'elettricità.

card-alien-scourge = Flagello alieno
    .text = Guadagni 2★.

card-precision-field-support = Supporto di precisione
    .text = Scopri carte dal mazzo finché non ne esce una Permanente con un costo stampato di 4⚡ o meno: è tua, senza che sia un acquisto. Le altre vengono scartate.

card-anger-batteries = Batterie di rabbia
    .text = Guadagni 1⚡ per ogni ♥ che hai perso in questo turno, per qualunque motivo.

card-adapting-technology = Tecnologia adattiva
    .text = Arriva con 3 cariche. Mentre compri, ne spendi una per rinnovare le carte scoperte senza pagare. Con l'ultima carica scarti questa carta.

card-funny-looking-but-dangerous = Buffo ma pericoloso
    .text = Se il tuo risultato ha tre 2 o più, tutti gli altri mostri perdono 1♥, insieme alle tue ✊ se ce ne sono.

card-exotic-arms = Armi esotiche
    .text = Prima del tuo primo lancio puoi mettere 2⚡ su questa carta. Con tre ✊ o più sui tuoi dadi le riprendi, e ogni mostro a cui le tue ✊ tolgono ♥ ne perde 2 in più. Altrimenti vanno perse e tu perdi 2♥.

card-mothership-support = Supporto della nave madre
    .text = Una volta per turno, nel tuo turno, puoi pagare 1⚡ per guadagnare 1♥, anche a Tokyo.

card-superior-alien-technology = Tecnologia aliena superiore
    .text = Puoi comprare una carta Permanente a metà di quanto ti costa, arrotondando per eccesso, e segnarla; non hai mai più di tre carte segnate. Ogni volta che sta per cominciare il tuo turno, lanci un dado per ognuna: se esce ✊, la scarti.

## Godzilla

monster-godzilla =
    .intro = Non odia la città, per carità: è solo che sta proprio tra il mare e il posto dove vuole arrivare.

card-blue-flare = Vampa azzurra
    .text = Dopo il tuo ultimo lancio: in questo turno ogni ⚡ del tuo risultato è anche una ✊. Continua a dare energia.

card-trench-slumber = Letargo negli abissi
    .text = Prima del tuo primo lancio, se sei fuori da Tokyo: guadagni 3♥ e 2 gettoni Dado. In questo turno non lanci e non risolvi dadi.

card-wounded-pride = Orgoglio ferito
    .text = Subito dopo che un solo attacco ti ha tolto 3♥ o più e sei ancora in piedi: guadagni 2★ e 1⚡.

card-landfall-roar = Ruggito dello sbarco
    .text = Tutti gli altri mostri perdono 1★ e 1⚡, se ne hanno.

card-jagged-plates = Placche frastagliate
    .text = La prima volta in ogni turno che delle ✊ ti tolgono ♥ a Tokyo, l'attaccante perde 1♥.

card-restless-cells = Cellule irrequiete
    .text = Quando i tuoi dadi che mostrano ♥ ti curano, ti danno 1♥ in più.

card-rightful-throne = Trono legittimo
    .text = Guadagni 1★ per ogni mostro che cede Tokyo davanti al tuo attacco.

card-crushing-tread = Passo devastante
    .text = Una volta per turno, nel tuo turno, dopo il tuo ultimo lancio, puoi girare uno dei tuoi 1 su ✊.

## Mothra

monster-mothra =
    .intro = Non vuole male a nessuno, anche se è difficile crederci all'ombra di un'ala che copre tre strade.

card-island-hymn = Inno dell'isola
    .text = Guadagni 2♥ e 1★. Scegli un altro mostro: guadagna 1♥.

card-glittering-scales = Scaglie abbaglianti
    .text = Dopo l'ultimo lancio di un altro mostro: uno o due dei suoi dadi che mostrano ✊, a tua scelta, non contano in questo turno. Se poi uno di quei dadi cambia, la faccia nuova conta.

card-silk-barricade = Barricata di seta
    .text = Quando un altro mostro sta per entrare a Tokyo nel suo passo di ingresso: in questo turno resta fuori e il posto rimane vuoto. Guadagni 1★.

card-egg-on-the-shore = Uovo sulla riva
    .text = Quando i tuoi ♥ arrivano a 0: continui a giocare con 4♥. Perdi tutte le tue ⚡ e lasci Tokyo.

card-soft-landing = Atterraggio morbido
    .text = Ogni volta che lasci Tokyo in vita, per qualunque motivo, guadagni 1♥ e 1⚡.

card-pollen-store = Scorta di polline
    .text = Ogni ♥ del tuo risultato che non cura e non toglie un segnalino ti dà 1⚡, fino a 2⚡ per turno.

card-pacifists-glow = Bagliore pacifico
    .text = Guadagni 1⚡ se il tuo risultato non ha nessuna ✊, nemmeno aggiunta.

card-powdered-shield = Scudo di polvere
    .text = Quando stai per perdere esattamente 2♥ in un colpo solo, perdi 1♥.

## Rodan

monster-rodan =
    .intro = Arriva un attimo prima del suo tuono e se ne va prima che i vetri tocchino terra.

card-stooping-dive = Caduta in picchiata
    .text = Quando comincia il tuo passo di ingresso e sei fuori da Tokyo: un mostro a Tokyo ferito dalle tue ✊ in questo turno deve cedere, e tu entri al suo posto.

card-sonic-boom = Boato sonico
    .text = Quando entri a Tokyo: tutti gli altri mostri perdono 1♥ e, se ne hanno, 1⚡.

card-sudden-updraft = Corrente ascensionale
    .text = Quando delle ✊ stanno per toglierti ♥: questo attacco non te ne toglie nessuno. Se sei a Tokyo, la cedi.

card-out-of-the-crater = Dal cratere
    .text = Quando cominci il tuo turno con 4♥ o meno: guadagni 2♥ e 2 gettoni Dado.

card-wanderer = Vagabondo
    .text = Alla fine del tuo turno puoi lasciare Tokyo; se lo fai, guadagni 1⚡. Il tuo posto rimane vuoto.

card-thermal-rider = A cavallo delle termiche
    .text = Ogni volta che entri a Tokyo, guadagni 1 gettone Dado.

card-keen-eye = Vista acuta
    .text = Una volta per turno, nel tuo turno, quando non ti restano lanci, puoi rilanciare uno dei tuoi dadi.

card-peck-the-weak = Beccare i deboli
    .text = I tuoi attacchi tolgono 1♥ in più a ogni mostro che ha meno ♥ di te subito prima del colpo.

## King Gidorah

monster-king-gidorah =
    .intro = Tre teste, tre opinioni e un solo caratteraccio dorato: qualunque cosa decidano, per te non sarà una bella notizia.

card-forked-lightning = Fulmine biforcuto
    .text = Nel tuo turno: distribuisci 3 perdite di 1♥ tra gli altri mostri, non più di due a ciascuno.

card-demand-for-tribute = Richiesta di tributo
    .text = Ognuno degli altri mostri ti dà 1⚡. Chi non ne ha nessuna perde 1♥.

card-inverted-gravity = Gravità invertita
    .text = Quando comincia il tuo passo di ingresso: un mostro a Tokyo e uno fuori, a tua scelta, si scambiano di posto. Puoi essere uno dei due. Così nessuno entra a Tokyo né la lascia.

card-golden-hoard = Tesoro dorato
    .text = Guadagni 1★ per ogni carta Permanente che hai davanti, ma almeno 1★ e al massimo 3★.

card-three-minds = Tre menti
    .text = Guadagni 2⚡ quando esattamente tre dei tuoi dadi mostrano la stessa faccia, una volta per turno.

card-world-ender = Fine dei mondi
    .text = Guadagni 2★ e 2⚡ ogni volta che i ♥ di un altro mostro arrivano a 0 nel tuo turno, anche se qualcosa lo salva.

card-plunder-of-worlds = Saccheggio dei mondi
    .text = Le carte con un costo stampato di 5⚡ o più ti costano 2⚡ in meno.

card-weaving-necks = Colli sinuosi
    .text = Una volta per turno, nel tuo turno, dopo il tuo ultimo lancio, puoi pagare 1⚡ per girare un dado su una faccia mostrata da due o più degli altri tuoi dadi.

## Mechagodzilla

monster-mechagodzilla =
    .intro = Una copia perfetta fin nell'ultimo dettaglio, a parte i missili, i razzi e l'assoluta mancanza di dubbi.

card-all-bays-open = Portelli aperti
    .text = Dopo il tuo ultimo lancio: al tuo risultato si aggiunge una ✊, più una per ogni gettone Dado che spendi per questo. Restano due gettoni al massimo per turno.

card-field-repairs = Riparazioni sul campo
    .text = Puoi pagare fino a 4⚡; guadagni 1♥ per ognuna. Puoi farlo anche quando stai per perdere ♥, ma non se sei già arrivato a 0.

card-deflector-dome = Cupola deflettrice
    .text = Quando stai per perdere ♥: ne perdi fino a 3♥ in meno. Guadagni 1⚡.

card-backup-tape = Nastro di backup
    .text = Nel tuo turno: riprendi in mano un'altra Evoluzione Temporanea dai tuoi scarti e guadagni 1⚡. Se non ce n'è nessuna, guadagni 3⚡.

card-targeting-matrix = Matrice di puntamento
    .text = Una volta per turno, nel tuo turno, puoi rilanciare tutti i tuoi dadi che mostrano 1; il lancio precedente è stato l'ultimo.

card-ablative-alloy = Lega ablativa
    .text = Perdi 1♥ in meno per tutto ciò che non sono ✊. Ciò che paghi in ♥ non è una perdita.

card-modular-bays = Moduli espandibili
    .text = Guadagni 1 gettone Dado ogni volta che compri una carta Permanente.

card-fusion-printer = Stampante a fusione
    .text = Una volta mentre compri puoi pagare 3⚡ per guadagnare 1★ e 1 gettone Dado. Non conta come comprare una carta.

## Gigan

monster-gigan =
    .intro = Uncini al posto delle mani e una sega nella pancia: non dà abbracci, ma accetta incarichi.

card-buzzsaw-lunge = Affondo di sega
    .text = Mentre risolvi le tue ✊: ogni mostro a Tokyo che feriscono perde 1♥ in più, e 1★.

card-hook-and-hold = Uncino e presa
    .text = Quando un mostro che hai ferito sta per decidere se cedere: non può cedere in questo turno e perde 1★.

card-visor-flash = Lampo del visore
    .text = Nel turno di un altro mostro, dopo uno dei suoi lanci: i suoi dadi restano come sono e nulla li rilancia in questo turno. Si possono ancora girare.

card-contract-killer = Sicario
    .text = Nel tuo turno: un altro mostro a tua scelta ti paga 3⚡ o perde 2♥, come preferisce.

card-serrated-belly = Ventre dentato
    .text = Se il tuo risultato ha tre ✊ o più, contando quelle aggiunte, ogni mostro che feriscono perde 1♥ in più.

card-hybrid-metabolism = Metabolismo ibrido
    .text = Guadagni 1⚡ in ogni turno in cui i tuoi dadi che mostrano ♥ ti curano.

card-hit-and-run = Mordi e fuggi
    .text = Guadagni 1★ alla fine di un turno che finisci fuori da Tokyo, se le tue ✊ hanno ferito qualcuno.

card-scavenged-circuits = Circuiti riciclati
    .text = Una volta mentre compri puoi comprare l'ultima carta scartata, come se fosse scoperta. Nulla prende il suo posto; di un Evento conta solo ciò che fa quando si compra.

## Kraken

monster-kraken =
    .intro = È salito dagli abissi perché laggiù qualcuno si lamentava del rumore delle navi.

card-healing-rain = Pioggia curativa
    .text = Guadagni 2♥.

card-destructive-wave = Onda distruttiva
    .text = La giochi quando entri a Tokyo: tutti gli altri mostri perdono 2♥.

card-cult-worshippers = Adoratori del culto
    .text = Guadagni 1★ per ogni ♥ che hai guadagnato in questo turno.

card-high-tide = Alta marea
    .text = La giochi quando il tuo risultato è definitivo: ogni suo ♥ conta due volte. Per pescare un'Evoluzione contano solo i tuoi dadi.

card-terror-of-the-deep = Terrore degli abissi
    .text = Quando stai per perdere ♥ puoi lanciare un dado per ciascuno: ogni ♥ che esce te ne salva uno.

card-eater-of-souls = Divoratore di anime
    .text = Guadagni 1♥ ogni volta che entri a Tokyo. Puoi avere fino a 12♥.

card-sunken-temple = Tempio sommerso
    .text = Prima del tuo primo lancio, fuori da Tokyo, puoi saltare il resto del tuo turno, compresa la sua fine, per guadagnare 3♥ e 3⚡.

card-mandibles-of-dread = Mandibole del terrore
    .text = Ogni mostro a cui le tue ✊ tolgono ♥ perde 1★.

## Cyber Bunny

monster-cyber-bunny =
    .intro = Orecchie morbide, tuta d'acciaio e un elenco infinito di rancori: a questo coniglio nessuno ruba la carota due volte.

card-stroke-of-genius = Colpo di genio
    .text = Guadagni 1⚡ per ogni ⚡ che è entrata nella tua riserva in questo turno.

card-emergency-battery = Batteria di emergenza
    .text = Guadagni 3⚡.

card-rabbits-foot = Zampa di coniglio
    .text = Non perdi ♥ per il resto di questo turno. Puoi giocarla anche proprio quando stai per perderli; un attacco che non ti toglie nulla non ti dà il diritto di cedere.

card-heart-of-the-rabbit = Cuore di coniglio
    .text = La giochi dopo l'ultimo lancio di un altro mostro: rilanci uno dei suoi dadi, a tua scelta. La prossima volta che entri a Tokyo, riprendi questa carta dai tuoi scarti e la rimetti in mano.

card-secret-laboratory = Laboratorio segreto
    .text = Ogni carta potere ti costa 1⚡ in meno.

card-king-of-the-gizmo = Re dei marchingegni
    .text = Guadagni 1★ ogni volta che compri una carta potere.

card-energy-sword = Spada di energia
    .text = Prima del tuo primo lancio puoi pagare 2⚡. Se poi i tuoi dadi mostrano ✊, aggiungi una ✊ in più al tuo risultato e guadagni 1⚡ per ogni ✊ dei tuoi dadi.

card-electric-carrot = Carota elettrica
    .text = Quando le tue ✊ stanno per togliere ♥ ad altri mostri da Tokyo, ognuno ti dà 1⚡ o perde 1♥ in più, come preferisce; chi non ha ⚡ perde il ♥.

## Pandakaï

monster-pandakai =
    .intro = Ha cercato per anni la pace interiore sulla sua montagna, finché qualcuno non ha asfaltato il bosco di bambù.

card-pandamonium = Pandamonio
    .text = Guadagni 6⚡. Tutti gli altri mostri guadagnano 3⚡.

card-eats-shoots-and-leaves = Mangia, spara e se ne va
    .text = La giochi quando entri a Tokyo: guadagni 1⚡ e lasci Tokyo, senza che nessuno prenda il tuo posto. Ogni mostro che era fuori da Tokyo perde 2♥.

card-bamboozle = Imbambùglio
    .text = La giochi quando un altro mostro sta per comprare una carta potere, tranne dal mazzo: non paga nulla e non può comprare quella carta in questo turno. Se può pagare un'altra carta scoperta, ne compra una, a tua scelta.

card-bear-necessities = Lo stretto indispensabile
    .text = Perdi 1★, guadagni 2⚡ e 2♥.

card-panda-express = Panda espresso
    .text = Se il tuo risultato ha tutte e sei le facce, guadagni 2★ e giochi un altro turno dopo questo. Una ✊ aggiunta al tuo risultato conta.

card-bamboo-supply = Scorta di bambù
    .text = All'inizio del tuo turno puoi mettere 1⚡ della riserva comune su questa carta o prendere tutte le ⚡ che ci sono sopra.

card-pandarwinism = Pandarwinismo: sopravvive il più carino
    .text = Se il tuo risultato ha tre ♥ o più, guadagni 1★, e 1★ in più per ogni ♥ dal quarto in poi.

card-yin-and-yang = Yin e yang
    .text = Una volta per turno, nel tuo turno, dopo il tuo ultimo lancio, puoi capovolgere tutti i tuoi dadi: 1 diventa 3 e 3 diventa 1, 2 diventa ♥ e ♥ diventa 2, ✊ diventa ⚡ e ⚡ diventa ✊.

## Baby Gigazaur

monster-baby-gigazaur =
    .intro = Voleva solo vedere dove lavora la mamma, e l'ha già rotto.

card-my-toy = Il mio giocattolo
    .text = Metti sotto questa carta una carta potere scoperta, a tua scelta; il suo posto si riempie di nuovo. Solo tu puoi comprarla, mentre compri. Quando lo fai, mettine qui un'altra. Gli Eventi non possono andare qui.

card-growing-fast = Cresce in fretta
    .text = Se il tuo risultato non ha ♥, guadagni 1♥, anche a Tokyo.

card-nurture-the-young = Cure per i piccoli
    .text = Ogni mostro con più ★ di te ti dà 1★.

card-tiny-tail = Codina
    .text = Una volta per turno, nel tuo turno, dopo il tuo ultimo lancio, puoi girare fino a due dei tuoi dadi su 1.

card-too-cute-to-smash = Troppo carino per picchiarlo
    .text = Un mostro le cui ✊ ti feriscono perde 1★.

card-so-small = Quant'è piccolo!
    .text = Quando delle ✊ stanno per toglierti ♥, puoi lanciare un dado per ciascuno: se almeno uno mostra ♥, non ne perdi nessuno.

card-underrated = Sottovalutato
    .text = La giochi dopo il tuo ultimo lancio: aggiungi due ✊ al tuo risultato. Attacchi anche se non ci sono ✊ sui tuoi dadi.

card-yummy-yummy = Gnam gnam
    .text = Guadagni 2♥ e 1⚡.
