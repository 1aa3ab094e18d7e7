### Le carte potere: come si chiamano e che cosa fanno, con parole nostre.

## Mazzo classico

card-acid-attack-first = Attacco acido
    .text = In ogni tuo turno infliggi 1 danno in più a tutti quelli che le tue ✊ potrebbero raggiungere. Senza nessuna ✊ il danno va da solo e non è un attacco. Se compri la carta dopo i tuoi dadi, agisce subito.

card-acid-attack-second = Attacco acido
    .text = A ogni tuo risultato si aggiunge una ✊, anche se non ne ha. Conta come ✊ a tutti gli effetti.

card-alien-metabolism-first = Metabolismo alieno
    .text = Ogni carta che compri ti costa 1⚡ in meno.

card-alien-metabolism-second = Extraterrestre
    .text = Ogni carta che compri ti costa 1⚡ in meno.

card-alpha-monster-first = Mostro alfa
    .text = Guadagni 1★ in ogni turno in cui il tuo attacco toglie davvero ♥ a qualcuno.

card-alpha-monster-second = Mostro alfa
    .text = Guadagni 1★ in ogni turno in cui il tuo risultato ha almeno una ✊, che colpisca qualcuno o no.

card-apartment-building = Condominio
    .text = Guadagni 3★.

card-armor-plating = Corazza
    .text = Ignori ogni perdita di esattamente 1♥.
    .armour-by-source-yes = Ignori ogni perdita di esattamente 1♥. Le ✊ di un attacco e ciò che ogni carta vi aggiunge contano separatamente.

card-background-dweller = In agguato
    .text = Puoi rilanciare i tuoi dadi che mostrano 3 quando vuoi e quante volte vuoi; non consuma lanci.

card-burrowing-first = Scavatore
    .text = A Tokyo, i tuoi attacchi infliggono 1 danno in più. Quando cedi Tokyo, chi prende il tuo posto subisce 1 danno.

card-burrowing-second = Scavatore
    .text = A Tokyo, a ogni tuo risultato si aggiunge una ✊, anche se non ne ha. Quando cedi Tokyo, chi prende il tuo posto perde 1♥.

card-camouflage = Mimetizzazione
    .text = Quando stai per perdere ♥, lanci un dado per ciascuno: ogni ♥ che esce te ne salva uno.

card-commuter-train = Treno dei pendolari
    .text = Guadagni 2★.

card-complete-destruction = Distruzione totale
    .text = Guadagni 9★ se il tuo risultato ha tutte e sei le facce: 1, 2, 3, ⚡, ♥ e ✊.

card-corner-store = Negozio all'angolo
    .text = Guadagni 1★.

card-dedicated-news-team-first = Troupe al seguito
    .text = Guadagni 1★ ogni volta che compri un'altra carta.

card-dedicated-news-team-second = Beniamino dei media
    .text = Guadagni 1★ ogni volta che compri un'altra carta.

card-drop-from-high-altitude-first = Caduto dal cielo
    .text = Guadagni 2★. Se non sei a Tokyo, occupi la città di Tokyo; chi è lì se ne va.
    .dropping-in-all-leave = Guadagni 2★. Tutti gli altri mostri lasciano Tokyo e tu occupi la città di Tokyo.
    .dropping-in-not-in-bay = Guadagni 2★. Se non sei a Tokyo, occupi la città di Tokyo; chi è lì se ne va. Nella baia di Tokyo questa carta non fa nulla.

card-drop-from-high-altitude-second = Caduto dal cielo
    .text = Guadagni 2★. Tutti gli altri mostri lasciano Tokyo e tu occupi la città di Tokyo.
    .dropping-in-city = Guadagni 2★. Se non sei a Tokyo, occupi la città di Tokyo; chi è lì se ne va.
    .dropping-in-not-in-bay = Guadagni 2★. Se non sei a Tokyo, occupi la città di Tokyo; chi è lì se ne va. Nella baia di Tokyo questa carta non fa nulla.

card-eater-of-the-dead = Divoratore di cadaveri
    .text = Guadagni 3★ ogni volta che i ♥ di un mostro arrivano a 0.

card-energize = Ricarica
    .text = Guadagni 9⚡.

card-energy-hoarder = Accumulatore di energia
    .text = Alla fine del tuo turno guadagni 1★ per ogni 6⚡ che hai; non le spendi.

card-evacuation-orders = Ordine di evacuazione
    .text = Tutti gli altri mostri perdono 5★.

card-even-bigger-first = Ancora più grosso
    .text = Guadagni 2♥ quando ricevi questa carta; il tuo massimo è di 12♥. Quando la perdi, perdi 2♥ e il tuo massimo torna a 10♥.

card-even-bigger-second = Ancora più grosso
    .text = Guadagni 2♥ quando ricevi questa carta; il tuo massimo è di 12♥. Quando la perdi, il tuo massimo torna a 10♥.

card-extra-head = Testa in più
    .text = Lanci un dado in più.

card-fire-blast-first = Vampata
    .text = Tutti gli altri mostri perdono 2♥.

card-fire-blast-second = Lanciafiamme
    .text = Tutti gli altri mostri perdono 2♥.

card-fire-breathing-first = Soffio di fuoco
    .text = Ogni volta che infliggi danni a qualcuno, i mostri alla tua sinistra e alla tua destra subiscono 1 danno in più.
    .neighbours-burn-roll = Se il tuo risultato ha almeno una ✊, i mostri alla tua sinistra e alla tua destra perdono 1♥ ciascuno, ovunque siano. Se resta un solo rivale, perde 1♥, non 2.
    .neighbours-burn-reached = Quando infliggi danni al mostro alla tua sinistra o alla tua destra, subisce 1 danno in più.
    .neighbours-burn-attacked = Quando attacchi il mostro alla tua sinistra o alla tua destra, subisce 1 danno in più.

card-fire-breathing-second = Soffio di fuoco
    .text = Se il tuo risultato ha almeno una ✊, i mostri alla tua sinistra e alla tua destra perdono 1♥ ciascuno, ovunque siano. Se resta un solo rivale, perde 1♥, non 2.
    .neighbours-burn-any-damage = Ogni volta che un altro mostro perde ♥ per causa tua, i mostri alla tua sinistra e alla tua destra perdono 1♥ in più.
    .neighbours-burn-reached = Quando il mostro alla tua sinistra o alla tua destra perde ♥ per causa tua, perde 1♥ in più.
    .neighbours-burn-attacked = Quando le tue ✊ colpiscono il mostro alla tua sinistra o alla tua destra, perde 1♥ in più.

card-freeze-time-first = Tempo congelato
    .text = Dopo un turno in cui hai fatto punti con tre 1 o più, puoi giocarne un altro con un dado in meno; turno dopo turno si accumula.

card-freeze-time-second = Tempo congelato
    .text = Dopo un turno il cui risultato aveva tre 1 o più, puoi giocarne un altro con un dado in meno che in questo, anche se allora hai più dadi.

card-frenzy-first = Frenesia
    .text = Il tuo turno finisce qui, subito, senza gli effetti di fine turno, e ne cominci un altro.

card-frenzy-second = Frenesia
    .text = Giochi un altro turno dopo questo.

card-friend-of-children = Amico dei bambini
    .text = Ogni volta che guadagni ⚡, guadagni 1⚡ in più. I rimborsi e le ⚡ messe su una carta non contano come guadagni.

card-gas-refinery = Raffineria di gas
    .text = Guadagni 2★. Tutti gli altri mostri perdono 3♥.

card-giant-brain = Cervello gigante
    .text = Hai un lancio in più in ogni turno.

card-gourmet = Buongustaio
    .text = Quando fai punti con tre 1 o più, guadagni 2★ in più.

card-heal = Guarigione
    .text = Guadagni 2♥.

card-healing-ray-first = Raggio curativo
    .text = Con i tuoi dadi che mostrano ♥ puoi curare altri mostri; ognuno ti paga 2⚡ per ogni ♥, o quelle che gli restano.

card-healing-ray-second = Raggio curativo
    .text = Con i tuoi dadi che mostrano ♥ puoi dare ♥ ad altri mostri; ognuno ti paga 2⚡ per ogni ♥, fin dove può.

card-herbivore-first = Erbivoro
    .text = Guadagni 1★ alla fine del tuo turno se non hai inflitto danni a nessun altro.

card-herbivore-second = Erbivoro
    .text = Guadagni 1★ alla fine del tuo turno se nessuno ha perso ♥ per causa tua, neanche tu.

card-herd-culler = Selezione del branco
    .text = Una volta per turno, nel tuo turno, dopo il tuo ultimo lancio, puoi girare uno dei tuoi dadi su 1.

card-high-altitude-bombing = Bombardamento ad alta quota
    .text = Tutti i mostri perdono 3♥, tu compreso.

card-it-has-a-child-first = …Ma ha un figlio!
    .text = Quando i tuoi ♥ arrivano a 0: perdi tutte le tue carte e le tue ★, lasci Tokyo e continui a giocare con 10♥. Tieni le tue ⚡.

card-it-has-a-child-second = Ha un cucciolo!
    .text = Quando i tuoi ♥ arrivano a 0: perdi tutte le tue carte e le tue ★, lasci Tokyo e continui a giocare con 10♥. Tieni le tue ⚡.

card-jet-fighters = Caccia a reazione
    .text = Guadagni 5★ e perdi 4♥.

card-jets = Propulsori
    .text = Quando ti attaccano a Tokyo, decidi subito: cedere e non subire danni da quell'attacco, o restare e subirlo per intero.

card-made-in-a-lab = Creato in laboratorio
    .text = Mentre compri puoi guardare la prima carta del mazzo senza mostrarla, e comprarla. Altrimenti resta lì.

card-metamorph-first = Metamorfo
    .text = Alla fine del tuo turno puoi scartare quante vuoi delle tue carte Permanenti, questa compresa; per ognuna riprendi le ⚡ che hai pagato.

card-metamorph-second = Metamorfo
    .text = Alla fine del tuo turno puoi scartare quante vuoi delle tue carte Permanenti, questa compresa; per ognuna ricevi il suo costo stampato in ⚡.

card-mimic-first = Imitatore
    .text = Scegli una carta che un qualsiasi mostro ha in gioco: questa conta come una sua copia, come se l'avessi appena comprata. All'inizio del tuo turno puoi pagare 1⚡ per sceglierne un'altra. Se la carta copiata esce dal gioco, questa non fa nulla finché non scegli di nuovo.

card-mimic-second = Imitatore
    .text = Scegli una carta Permanente che un qualsiasi mostro ha in gioco: questa conta come una sua copia, come se l'avessi appena comprata. All'inizio del tuo turno, prima di lanciare, puoi pagare 1⚡ per sceglierne un'altra. Se la carta copiata esce dal gioco, questa non fa nulla finché non scegli di nuovo.

card-monster-batteries-first = Batterie mostruose
    .text = Quando ricevi questa carta, ci metti quante vuoi delle tue ⚡; la riserva ne aggiunge altrettante. All'inizio di ogni tuo turno ne prendi 2⚡. Quando è vuota, la scarti.

card-monster-batteries-second = Mostro a batteria
    .text = Arriva con 6⚡ sopra. All'inizio di ogni tuo turno ne prendi 2⚡. Quando è vuota, la scarti.

card-national-guard = Guardia nazionale
    .text = Guadagni 2★ e perdi 2♥.

card-nova-breath = Soffio nova
    .text = I tuoi attacchi colpiscono tutti gli altri mostri, ovunque siano.

card-nuclear-power-plant = Centrale nucleare
    .text = Guadagni 2★ e 3♥.

card-omnivore-first = Onnivoro
    .text = Una volta per turno, nel tuo turno, se il tuo risultato ha un 1, un 2 e un 3, guadagni 2★. I dadi contano ancora per tutto il resto.

card-omnivore-second = Detritivoro
    .text = Una volta per turno, nel tuo turno, se il tuo risultato ha un 1, un 2 e un 3, guadagni 2★. I dadi contano ancora per tutto il resto.

card-opportunist = Opportunista
    .text = Ogni volta che si scopre una carta nuova puoi comprarla subito, anche nel turno degli altri mostri; ha la precedenza il primo mostro con questo potere alla sinistra di quello attivo.
    .new-card-first-active = Ogni volta che si scopre una carta nuova puoi comprarla subito, anche nel turno degli altri mostri; ha la precedenza il mostro attivo, poi il primo con questo potere alla sua sinistra.

card-parasitic-tentacles = Tentacoli parassiti
    .text = Mentre compri puoi comprare anche carte che altri mostri hanno in gioco; non possono rifiutare, ricevono le ⚡ che paghi e la carta arriva con tutto ciò che ha sopra.

card-plot-twist = Colpo di scena
    .text = Dopo il tuo ultimo lancio puoi girare uno dei tuoi dadi su una faccia qualsiasi; poi scarti questa carta.

card-poison-quills-first = Aculei velenosi
    .text = Quando fai punti con tre 2 o più, infliggi 2 danni a tutti quelli che le tue ✊ potrebbero raggiungere, insieme alle tue ✊. Senza nessuna ✊ non è un attacco.

card-poison-quills-second = Aculei velenosi
    .text = Se il tuo risultato ha tre 2 o più, vi si aggiungono due ✊.

card-poison-spit-first = Sputo velenoso
    .text = Ogni mostro a cui il tuo attacco toglie ♥ riceve un segnalino Veleno. Alla fine del suo turno, un mostro perde 1♥ per ognuno. Un dado che mostra ♥ può toglierne uno invece di curare.
    .counters-for-attacked = Ogni mostro che attacchi riceve un segnalino Veleno, che perda ♥ o no. Alla fine del suo turno, un mostro perde 1♥ per ognuno. Un dado che mostra ♥ può toglierne uno invece di curare.

card-poison-spit-second = Sputo velenoso
    .text = Ogni mostro a cui le tue ✊ tolgono ♥ riceve un segnalino Veleno. Alla fine del suo turno, un mostro perde 1♥ per ognuno. Fuori da Tokyo, un dado che mostra ♥ può toglierne uno invece di dare 1♥.
    .counters-for-attacked = Ogni mostro colpito dalle tue ✊ riceve un segnalino Veleno, che perda ♥ o no. Alla fine del suo turno, un mostro perde 1♥ per ognuno. Fuori da Tokyo, un dado che mostra ♥ può toglierne uno invece di dare 1♥.

card-psychic-probe = Sonda psichica
    .text = Una volta in ogni turno di un altro mostro, dopo il suo ultimo lancio, puoi rilanciare uno dei suoi dadi. Se esce ♥, scarti questa carta.

card-rapid-healing = Guarigione rapida
    .text = In qualsiasi momento puoi pagare 2⚡ per guadagnare 1♥, tutte le volte che puoi pagare.

card-regeneration-first = Rigenerazione
    .text = Ogni volta che ti curi, curi 1♥ in più.

card-regeneration-second = Rigenerazione
    .text = Ogni volta che guadagni ♥, guadagni 1♥ in più.

card-rooting-for-the-underdog = Tifo per il più debole
    .text = Alla fine del tuo turno guadagni 1★ se sei l'unico ad avere meno ★ di tutti.

card-shrink-ray-first = Raggio riducente
    .text = Ogni mostro a cui il tuo attacco toglie ♥ riceve un segnalino Riduzione. Un mostro lancia un dado in meno per ognuno che ha all'inizio del suo turno. Un dado che mostra ♥ può toglierne uno invece di curare.
    .counters-for-attacked = Ogni mostro che attacchi riceve un segnalino Riduzione, che perda ♥ o no. Un mostro lancia un dado in meno per ognuno che ha all'inizio del suo turno. Un dado che mostra ♥ può toglierne uno invece di curare.

card-shrink-ray-second = Raggio riducente
    .text = Ogni mostro a cui le tue ✊ tolgono ♥ riceve un segnalino Riduzione. Un mostro lancia un dado in meno per ognuno che ha all'inizio del suo turno. Fuori da Tokyo, un dado che mostra ♥ può toglierne uno invece di dare 1♥.
    .counters-for-attacked = Ogni mostro colpito dalle tue ✊ riceve un segnalino Riduzione, che perda ♥ o no. Un mostro lancia un dado in meno per ognuno che ha all'inizio del suo turno. Fuori da Tokyo, un dado che mostra ♥ può toglierne uno invece di dare 1♥.

card-skyscraper = Grattacielo
    .text = Guadagni 4★.

card-smoke-cloud = Nube di fumo
    .text = Arriva con 3 cariche. Prima di smettere di lanciare, ne spendi una per rilanciare i dadi che vuoi. Con l'ultima carica scarti questa carta.

card-solar-powered = A energia solare
    .text = Alla fine del tuo turno guadagni 1⚡ se non ne hai nessuna.

card-spiked-tail-first = Coda chiodata
    .text = I tuoi attacchi infliggono 1 danno in più.

card-spiked-tail-second = Coda chiodata
    .text = A ogni tuo risultato che ha almeno una ✊ se ne aggiunge un'altra.

card-stretchy = Elastico
    .text = Dopo il tuo ultimo lancio puoi pagare 2⚡ per girare uno dei tuoi dadi su una faccia qualsiasi, tutte le volte che puoi pagare.

card-tanks-first = Carri armati
    .text = Guadagni 4★ e perdi 3♥.

card-tanks-second = Carri armati
    .text = Guadagni 4★ e perdi 3♥.

card-telepath-first = Telepate
    .text = Prima di smettere di lanciare, paghi 1⚡ per rilanciare i dadi che vuoi, tutte le volte che puoi pagare.

card-telepath-second = Bevanda energetica
    .text = Prima di smettere di lanciare, paghi 1⚡ per rilanciare i dadi che vuoi, tutte le volte che puoi pagare.

card-urbavore-first = Urbivoro
    .text = Guadagni 1★ in più quando cominci il tuo turno a Tokyo. Tutti i danni che infliggi da Tokyo, con ✊ o con carte, aumentano di 1 per ciascuno degli altri mostri.
    .raised-damage-not-bought = Guadagni 1★ in più quando cominci il tuo turno a Tokyo. Tutti i danni che infliggi da Tokyo, tranne quelli delle carte che compri, aumentano di 1 per ciascuno degli altri mostri.
    .raised-damage-attacks = Guadagni 1★ in più quando cominci il tuo turno a Tokyo. I danni dei tuoi attacchi da Tokyo aumentano di 1 per ciascuno degli altri mostri.

card-urbavore-second = Urbivoro
    .text = Guadagni 1★ in più quando cominci il tuo turno a Tokyo. A Tokyo, a ogni tuo risultato che ha almeno una ✊ se ne aggiunge un'altra.

card-vast-storm = Grande tempesta
    .text = Guadagni 2★. Tutti gli altri mostri perdono metà delle loro ⚡, arrotondando per difetto.

card-were-only-making-it-stronger-first = Lo rendiamo solo più forte
    .text = Ogni volta che perdi 2♥ o più in un colpo solo, guadagni 1⚡.

card-were-only-making-it-stronger-second = Diventa più forte!
    .text = Ogni volta che perdi 2♥ o più in un colpo solo, guadagni 1⚡.

card-wings-first = Ali
    .text = Paghi 2⚡ quando stai per subire danni: non ne subisci per il resto di questo turno.

card-wings-second = Ali
    .text = Paghi 2⚡ quando stai per perdere ♥: non ne perdi per il resto di questo turno.

## Promozionali

card-amusement-park = Luna park
    .text = Guadagni 4★.

card-army = Esercito
    .text = Per ogni carta che hai guadagni 1★ e perdi 1♥, tutto insieme.

card-barricades = Barricate
    .text = Tutti gli altri mostri perdono 3★.

card-biofuel = Biocarburante
    .text = Dopo il tuo ultimo lancio puoi usare quanti vuoi dei tuoi dadi ♥ come ⚡.

card-bull-headed = Testardo
    .text = Quando puoi cedere Tokyo e resti, guadagni 1★.

card-cannibalistic = Cannibale
    .text = Quando fai perdere ♥ ad altri mostri, guadagni 1♥.

card-draining-ray = Raggio assorbente
    .text = Se quattro o più dei tuoi dadi mostrano la stessa faccia, togli 1★ a ciascuno dei mostri con più ★.

card-electric-armor = Armatura elettrica
    .text = Quando stai per perdere ♥, puoi pagare 1⚡ per perdere 1♥ in meno.

card-flaming-aura = Aura fiammeggiante
    .text = Se quattro o più dei tuoi dadi mostrano la stessa faccia, tutti gli altri mostri perdono 1♥.

card-gamma-blast = Esplosione gamma
    .text = Quando entri a Tokyo, tutti gli altri mostri perdono 1♥.

card-hungry-urbavore = Urbivoro affamato
    .text = Guadagni 1★ in più quando entri a Tokyo.

card-ice-cream-truck = Furgone dei gelati
    .text = Guadagni 1★ e 2♥.

card-intimidating-roar = Ruggito intimidatorio
    .text = I mostri a Tokyo a cui il tuo attacco toglie ♥ devono cedere.

card-jagged-tactician = Stratega spinoso
    .text = Quando cedi Tokyo guadagni 1⚡, e chi prende il tuo posto perde 1♥.

card-monster-pets = Mostri da compagnia
    .text = Tutti i mostri perdono 3★, tu compreso.

card-nanobots = Nanobot
    .text = Quando cominci il tuo turno con meno di 3♥, guadagni 2♥.

card-natural-selection = Selezione naturale
    .text = Guadagni 4⚡ e 4♥ quando ricevi questa carta; lanci un dado in più. Se alla fine del tuo turno uno dei tuoi dadi mostra 3, perdi tutti i tuoi ♥.

card-orb-of-doom = Sfera fatale
    .text = Ogni volta che un altro mostro rilancia dadi del proprio risultato, perde 1♥.

card-reflective-hide = Pelle riflettente
    .text = Quando un altro mostro ti fa perdere ♥, perde 1♥; quella perdita non conta come causata da te.

card-shrinky = Rimpicciolito
    .text = Dopo il tuo ultimo lancio puoi usare come 1 quanti vuoi dei tuoi dadi che mostrano 2.

card-sleep-walker = Sonnambulo
    .text = Nel tuo turno, mentre compri, paghi 3⚡ per guadagnare 1★, tutte le volte che puoi pagare.

card-super-jump = Supersalto
    .text = Una volta per turno, quando stai per perdere ♥, puoi pagare 1⚡ per perdere 1♥ in meno.

card-supertower = Supertorre
    .text = Guadagni 5★.

card-throw-a-tanker = Lancio della petroliera
    .text = Alla fine del tuo turno, se in esso hai fatto perdere 3♥ o più in tutto ad altri mostri, guadagni 2★.

card-thunder-stomp = Passo del tuono
    .text = Dopo un turno in cui hai guadagnato 4★ o più, tutti gli altri mostri lanciano un dado in meno fino all'inizio del tuo prossimo turno.

card-unstable-dna = DNA instabile
    .text = Quando cedi Tokyo puoi prendere una carta di chi prende il tuo posto e dargli questa carta.

## Costumi

card-astronaut = Astronauta
    .text = Vinci con 17★ invece che con 20★.

card-cheerleader = Cheerleader
    .text = Dopo l'ultimo lancio di un altro mostro puoi aggiungere un ✊ al suo lancio.

card-clown = Clown
    .text = Se dopo il tuo ultimo lancio i tuoi dadi mostrano tutte e sei le facce, puoi girare ciascuno su una faccia a scelta.

card-devil = Diavolo
    .text = Nel tuo turno gli altri mostri a cui fai perdere ♥ perdono 1♥ in più.

card-ghost = Fantasma
    .text = Alla fine di ogni turno in cui hai perso ♥, guadagni 1♥.

card-pirate = Pirata
    .text = Prendi 1⚡ a ogni altro mostro a cui fai perdere ♥.

card-princess = Principessa
    .text = All'inizio del tuo turno guadagni 1★.

card-robot = Robot
    .text = Quando stai per perdere ♥, puoi perdere 1⚡ al posto di ciascuno, per quanti ne vuoi.

card-statue-of-liberty = Statua della Libertà
    .text = Hai un lancio in più ogni turno.

card-vampire = Vampiro
    .text = Alla fine di ogni turno in cui hai fatto perdere ♥ a un altro mostro, guadagni 1♥.

card-witch = Strega
    .text = Dopo l'ultimo lancio di un altro mostro, se sta per farti perdere ♥, puoi rilanciare uno dei suoi dadi.

card-zombie = Zombie
    .text = Non vieni eliminato quando non hai più ♥, e allora non ne perdi. Vieni eliminato se perdi questa carta mentre non ne hai.

## Godzilla: Permanenti

card-banded-carapace = Carapace ad anelli
    .text = Quando stai per perdere 3♥ o più in un colpo solo, perdi 1♥ in meno.

card-charged-scales = Scaglie cariche
    .text = Arriva con 3 cariche. Dopo il tuo ultimo lancio puoi spenderne quante vuoi, una per ogni dado che giri su ⚡ o su ✊. Con l'ultima carica scarti questa carta.

card-city-crusher = Schiacciacittà
    .text = Se sei a Tokyo all'inizio del tuo turno, in quel turno lanci un dado in più, fino a un massimo di otto dadi.

card-city-scavenger = Spazzino urbano
    .text = A Tokyo, ogni ♥ del tuo risultato ti dà 1⚡. Conta dove sei quando risolvi i ♥.

card-deep-roar = Ruggito profondo
    .text = Un mostro che ferisci a Tokyo perde 1★ se non cede; se non ha più nessuna ★, deve cedere.

card-double-time-march = Marcia forzata
    .text = Quando fai punti con tre 2 o più, guadagni anche 1 gettone Dado.

card-hunters-patience = Pazienza del cacciatore
    .text = Una volta per turno, nel tuo turno, se il tuo ultimo lancio non lascia nessun dado che mostra ✊, puoi lanciare ancora una volta i dadi che vuoi.

card-maser-dish = Antenna maser
    .text = Mentre compri puoi pagare 2⚡ quante volte vuoi: ogni volta, un altro mostro a tua scelta perde 1♥. Nessuno viene scelto più di due volte per turno. Pagare questo non è comprare una carta e non è un attacco.

card-mutagenic-bath = Bagno mutageno
    .text = All'inizio del tuo turno, se hai 2♥ o più, puoi rinunciare a 1♥ in cambio di 1 gettone Dado, che puoi usare già in questo turno. Nulla può salvare quel ♥.

card-natural-enemy = Nemico naturale
    .text = Scegli una specie quando compri questa carta: mutante, invasore o robot. In ogni tuo attacco, ogni mostro di quella specie che ferisci perde 1♥ in più. La scelta non cambia mai.

card-ocean-born = Nato dall'oceano
    .text = Se sei fuori da Tokyo all'inizio del tuo turno, in quel turno lanci un dado in più. Più copie si sommano, fino a un massimo di otto dadi.

card-perfect-adaptation = Adattamento perfetto
    .text = Una volta per turno, nel tuo turno, dopo il tuo ultimo lancio, puoi girare uno dei tuoi dadi su una faccia qualsiasi.

card-power-leech = Sanguisuga di energia
    .text = Ogni mostro ferito dalle tue ✊ ti dà 1⚡, se ne ha ed è ancora in vita.

card-quiet-reserve = Riserva silenziosa
    .text = Un turno senza comprare carte ti dà 2⚡, in una volta sola, dove gli altri ricevono 1⚡.

card-reactor-heart = Cuore a reattore
    .text = Alla fine del tuo turno, se ti restano 4♥ o meno, guadagni 1♥. Funziona anche a Tokyo.

card-rubble-pickers = Cercatori tra le macerie
    .text = Guadagni 1⚡ ogni volta che un altro mostro rinnova le carte scoperte.

card-scorched-ruins = Rovine fumanti
    .text = Quando hai ceduto Tokyo a un attacco e l'attaccante entra in quello stesso turno, lì perde subito 2♥. Non è un attacco.

card-second-wind = Secondo fiato
    .text = Se cinque o più dadi del tuo risultato mostrano la stessa faccia, giochi un altro turno dopo questo. Un turno vinto con questa carta non ne dà un altro; le ✊ senza dado non contano.

card-seismic-stomp = Passo sismico
    .text = La terza ✊ del tuo risultato e ognuna delle successive ti danno 1★, anche le ✊ senza dado, anche se non c'è nessuno da colpire.

card-silk-cocoon = Bozzolo di seta
    .text = Quando i tuoi ♥ arrivano a 0, questa carta viene scartata, perdi tutte le tue ⚡ e metà delle tue ★ (arrotondando per eccesso), lasci Tokyo e continui a giocare con 5♥. Tutto il resto rimane tuo.

card-slipstream-wings = Ali nella scia
    .text = Quando cedi Tokyo recuperi metà dei ♥ che ti ha tolto quell'attacco, arrotondando per difetto.

card-spiral-ray = Raggio a spirale
    .text = Ogni volta che attacchi, anche senza colpire nessuno, i mostri che le tue ✊ non raggiungono perdono 1♥. Per loro non è un attacco.

card-stockpiled-fury = Furia accumulata
    .text = Ogni volta che un solo attacco ti toglie davvero 2♥ o più, guadagni 1 gettone Dado.

card-storm-chaser = Cacciatore di tempeste
    .text = Guadagni 1⚡ ogni volta che si rivela un Evento. Ciò che gli Eventi fanno quando si rivelano non ti costa ♥, ★ né ⚡.

card-throwing-arm = Braccio da lancio
    .text = Guadagni 1 gettone Dado quando ricevi questa carta. Una volta per turno, nel tuo turno, prima di risolvere i tuoi dadi, puoi spendere un gettone Dado per aggiungere una ✊ al tuo risultato. È uno dei due che puoi spendere per turno.

card-towering-silhouette = Sagoma imponente
    .text = Guadagni 2♥ quando ricevi questa carta; il tuo massimo è di 12♥ finché ce l'hai. Se cominci il tuo turno con 11♥ o più, guadagni 1★.

card-tremor-sense = Senso sismico
    .text = Una volta in ogni turno di un altro mostro, dopo il suo ultimo lancio, puoi fargli rilanciare uno dei suoi dadi che mostrano ✊.

card-war-correspondents = Inviati di guerra
    .text = Ogni Evento che compri ti dà 1★ in più, dopo il suo effetto.

## Godzilla: Scarto

card-bombardment-line = Linea di bombardamento
    .text = Tutti gli altri mostri fuori da Tokyo perdono 2♥; quelli a Tokyo, 3♥.

card-cut-the-grid = Rete tagliata
    .text = Tutti gli altri mostri perdono 2⚡, o l'unica che hanno. Guadagni 1⚡ per ognuno che ne ha persa.

card-flattened-ward = Quartiere spianato
    .text = Guadagni 2★ e un gettone Dado.

card-front-page = In prima pagina
    .text = Guadagni 1★ per ciascuno degli altri mostri in vita: 2★ come minimo, 4★ come massimo.

card-lagoon-rest = Riposo nella laguna
    .text = Guadagni 3♥ e un gettone Dado, anche a Tokyo.

card-no-rest = Nessun riposo per i mostri
    .text = Guadagni un gettone Dado. Quando finisce questo turno, ne giochi un altro.

card-reckless-charge = Carica temeraria
    .text = Guadagni 3★ e un gettone Dado; poi perdi 2♥.

card-reserve-squadron = Squadrone di riserva
    .text = Guadagni 2 gettoni Dado.

card-targeted-serum = Siero mirato
    .text = Scegli una specie, mutante, invasore o robot: tutti gli altri mostri di quella specie perdono 3♥.

card-toppled-tower = Torre abbattuta
    .text = Guadagni 4★ e un gettone Dado.

## Godzilla: Eventi

card-alien-ultimatum = Ultimatum alieno
    .text = Quando si rivela: il mostro con più ★ perde 2★; se sono in più a guidare, le perde ciascuno. Quando si compra: togli 2★, o l'unica che ha, a un mostro con più ★ di te; se non ce n'è nessuno, guadagni 1★.

card-blackout = Blackout
    .text = Finché è in gioco: le ⚡ di un risultato danno al massimo 2⚡; le carte danno ciò che dicono. Quando si compra: guadagni 5⚡.

card-emergency-rations = Razioni di emergenza
    .text = Quando si rivela: ogni mostro guadagna un gettone Dado, prima quello attivo e poi in senso orario, finché ce ne sono nella riserva. Quando si compra: guadagni un gettone Dado e 1♥.

card-evacuation-traffic = Ingorgo di evacuazione
    .text = Finché è in gioco: le carte Permanente e Scarto costano 1⚡ in più; gli Eventi e rinnovare le carte no. Quando si compra: guadagni 2★.

card-meteor-shower = Pioggia di meteore
    .text = Quando si rivela: ogni mostro lancia un dado, prima quello attivo e poi in senso orario; poi, tutti insieme, chi ha ottenuto ✊ perde 2♥ e chi ha ottenuto ⚡ guadagna 2⚡. Quando si compra: tutti gli altri mostri perdono 1♥ e tu guadagni un gettone Dado.

card-open-season = Caccia aperta
    .text = Finché è in gioco: ogni attacco toglie 1♥ in più a ogni mostro che ferisce. Quando si compra: un altro mostro a tua scelta perde 3♥.

card-peace-broadcast = Messaggio di pace
    .text = Finché è in gioco: un mostro il cui risultato non aveva ✊, o che non ha lanciato, guadagna 1♥ alla fine del suo turno, anche a Tokyo. Quando si compra: guadagni 1★ e 2♥.

card-searchlights = Riflettori su Tokyo
    .text = Finché è in gioco: un mostro che comincia il suo turno a Tokyo guadagna 1★ in più, o 1⚡ in più dove Tokyo paga in ⚡. Quando si compra: guadagni 2★ e gli altri mostri a Tokyo perdono 1★.

card-strange-radiation = Strane radiazioni
    .text = Finché è in gioco: ogni mostro lancia un dado in più nei suoi turni, fin dal primo lancio. Quando si compra: guadagni 1★ e un gettone Dado.

card-typhoon-landfall = Arriva il tifone
    .text = Quando si rivela: ogni mostro a Tokyo perde 1♥ e ogni mostro fuori guadagna 1♥, tutti insieme. Quando si compra: guadagni 3♥.
