# Il riferimento delle regole: capitoli, regole nell'ordine del regolamento, opzioni. Una regola è il suo titolo; `.text` vale
# in ogni edizione, gli altri attributi in una sola. Nessun testo nomina un'opzione: lo fa `kaiju rules`.

## Chapters

chapter-setup = Preparazione
chapter-roll = Lanciare i dadi
chapter-resolve = Risolvere i dadi
chapter-enter = Entrare a Tokyo
chapter-buy = Comprare carte potere
chapter-end = Fine del turno, fine della partita
chapter-duo = Due giocatori
chapter-evolutions = Evoluzioni
chapter-examples = Esempi

## Clauses

setup-1 = Scegli un mostro
    .text = Da due a sei giocatori, ognuno con un mostro che nessun altro ha. Tutti cominciano con 10♥, 0★ e 0⚡. Senza
        Evoluzioni, qualunque mostro può scorrazzare in qualunque edizione.
    .first = Il cast: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.
    .second = Il cast: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.
    .godzilla = Il cast: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla e Gigan. Gigan è una nostra scelta: il
        regolamento nomina solo gli altri cinque.

setup-2 = Città e baia
    .text = Fino a quattro mostri si contendono la sola città di Tokyo. In cinque o sei si apre anche la baia di Tokyo.
        «A Tokyo» vuol dire sempre l'uno o l'altro posto, con gli stessi vantaggi e gli stessi dolori.
    .first = Qui la baia è una regola avanzata. Noi in cinque o sei la apriamo comunque; un'opzione la tiene chiusa per
        una prima partita.

setup-3 = Il mazzo potere
    .text = Mescola le carte potere in un mazzo e scoprine tre. Tokyo comincia vuota: nessuno se l'è ancora meritata.
        Un'opzione lascia fuori le carte potere, altre aggiungono le carte promozionali o i costumi.
    .godzilla = Le regole sono dell'edizione; le 50 carte potere sono un nostro progetto.

setup-4 = Chi comincia
    .text = Tutti lanciano i sei dadi, e comincia chi ottiene più ✊; chi è in parità rilancia finché uno non è in
        testa. Come opzione, decide il puro caso o il primo posto.
    .first = Il regolamento spagnolo non parla di parità e il riassunto inglese tira a sorte. Noi rilanciamo le parità.
    .in-en-summary = Non si lancia per questo: il primo giocatore si sceglie a caso.

setup-5 = Intorno al tavolo
    .text = Si gioca in senso orario, cioè verso sinistra. I tuoi vicini sono i mostri in vita più vicini da ogni lato.
        Se si è rimasti in due, entrambi i vicini sono lo stesso poveretto.

setup-6 = Riserve senza fondo
    .text = La riserva di ⚡ non finisce mai. Neanche i segnalini Veleno e Riduzione: è una nostra decisione, perché le
        scatole ne hanno dodici per tipo e i regolamenti non dicono mai che cosa succede dopo. Le ★ si fermano a 20,
        dove finisce il quadrante.
    .godzilla = I gettoni Dado invece finiscono: sono dodici, e una riserva vuota non dà nulla (decisione nostra).

turn-1 = Un turno, passo per passo
    .text = Ogni turno ha gli stessi passi nello stesso ordine: lanciare i dadi, risolverli, poi le carte, poi la fine.
        Se ti svegli a Tokyo, ricevi la paga prima del primo lancio (START-1).
    .first = Quattro passi: lanciare, risolvere, comprare, fine. Entrare a Tokyo fa parte del risolvere: chi attacca
        entra lì per lì (ENTER-1).
    .second = Cinque passi: lanciare, risolvere, entrare a Tokyo, comprare, fine. Per entrare si aspetta che tutti i
        dadi siano risolti (ENTER-2).
    .godzilla = Cinque passi: lanciare, risolvere, entrare a Tokyo, comprare carte o guadagnare 1⚡ (BUY-4), fine.

start-1 = Svegliarsi a Tokyo
    .text = Se cominci il tuo turno a Tokyo guadagni 2★ prima di lanciare qualunque dado. Dove Tokyo paga in energia
        (DUO-1), è invece 1⚡.

roll-1 = Tre lanci
    .text = Lanci tutti e sei i dadi, poi rilanci quelli che vuoi, due volte al massimo. Ti basta già? Fermati. Hai
        cambiato idea? I dadi messi da parte non sono mai bloccati.

roll-2 = Dadi in più
    .text = I dadi in più si aggiungono fin dal tuo primo lancio. Qualunque cosa promettano le tue carte, il numero di
        dadi che lanci ha un limite.
    .first = Otto: tutti i dadi della scatola.
    .second = Nove: le due Testa in più e un Imitatore che ne copia una fanno tre dadi in più, e si è deciso che il
        terzo conta.
    .godzilla = Otto, gettoni Dado compresi.
    .in-es-2016 = Due dadi in più al massimo, otto in tutto.
    .in-pt-2016 = Due dadi in più al massimo, otto in tutto.

roll-3 = Gettoni Dado
    .text = Spendi uno o due gettoni Dado prima del tuo primo lancio; ognuno diventa un dado in più fino alla fine del
        turno. Due per turno è il massimo, e il limite di dadi (ROLL-2) vale comunque. Le carte che danno gettoni sono
        un nostro progetto.

roll-4 = Meno dadi
    .text = I segnalini Riduzione e alcuni turni aggiuntivi ti tolgono dadi, ma i dadi negativi non esistono. Se non te
        ne resta nessuno, salti i lanci e giochi il resto del turno, un po' più triste.

shrink-1 = Segnalini Riduzione
    .text = Ogni segnalino Riduzione che hai ti costa un dado. Si contano all'inizio del tuo turno, quindi un segnalino
        tolto più tardi nel turno aiuta solo la volta dopo. Restano su di te anche quando la carta che te li ha dati
        non c'è più.
    .first = Il regolamento dice solo un dado in meno per segnalino; quando contarli è una nostra decisione.
    .godzilla = Nessuna carta del nostro mazzo Godzilla ne dà.

roll-5 = Il tuo risultato
    .text = Il tuo risultato è ciò che resta sul tavolo dopo il tuo ultimo lancio. Ogni regola o carta che guarda i tuoi
        dadi guarda questi, non le meraviglie che hai rilanciato.

resolve-1 = Ogni dado conta
    .text = Si risolvono tutti i dadi, una faccia dopo l'altra, nell'ordine che preferisce il giocatore attivo. Te lo
        si chiede quando l'ordine può cambiare l'esito; un'opzione lo chiede sempre, un'altra mai.
    .first = I regolamenti non dicono nulla sull'ordine; noi lasciamo scegliere.

points-1 = I tris fanno punti
    .text = Tre dadi con lo stesso numero danno quel numero in ★; ognuno in più aggiunge 1★. Con due tris diversi
        vieni pagato per entrambi. Sei 1 fanno 1 + 3 = 4★.

energy-1 = Energia
    .text = Ogni ⚡ ottenuta ti dà un cubetto di energia dalla riserva, senza bisogno di tris. I cubetti sono tuoi
        finché non li spendi.

heal-1 = Curarsi
    .text = Fuori da Tokyo ogni ♥ ottenuto cura 1♥, fino al tuo massimo: 10♥, a meno che una carta lo alzi.

heal-2 = Niente riposo a Tokyo
    .text = A Tokyo i ♥ sui tuoi dadi non ti curano. Le carte invece sì.

heal-3 = Liberarsi dei segnalini
    .text = Fuori da Tokyo un ♥ ottenuto può toglierti un segnalino Veleno o Riduzione invece di curare. Se può farlo a
        Tokyo dipende dall'edizione.
    .first = Anche a Tokyo: il regolamento tace e noi lo permettiamo.
    .second = Mai a Tokyo: prima esci.
    .godzilla = Mai a Tokyo. Comunque nessuna carta del nostro mazzo Godzilla dà questi segnalini.

smash-1 = Zampata
    .text = Ogni ✊ toglie 1♥ a ogni bersaglio. Da dentro Tokyo colpisci tutti i mostri fuori; da fuori, tutti i mostri
        a Tokyo, città e baia insieme. I mostri dalla stessa parte del muro non si colpiscono mai.

smash-2 = Pugni all'aria
    .text = Finché Tokyo è vuota, le ✊ lanciate da fuori non colpiscono nessuno.

smash-3 = Che cos'è un attacco
    .text = Senza ✊ nel tuo risultato, niente attacco. Una carta che rafforza gli attacchi ne vuole uno da rafforzare.
    .first = Se ogni danno viene evitato, le carte che guardano se fai male agli altri, come Sputo velenoso o
        Erbivoro, non vedono nessun attacco.
    .second = Una ✊ che una carta aggiunge al tuo risultato conta come una lanciata.
    .godzilla = Conta anche una ✊ aggiunta da una carta; queste carte sono un nostro progetto.
    .in-es-2016 = Una ✊ che una carta aggiunge al tuo risultato conta come una lanciata. Un mostro attaccato riceve i
        segnalini di Sputo velenoso e Raggio riducente, che perda ♥ o no.
    .in-es-2011 = Se ogni danno viene evitato, le carte che guardano se fai male agli altri non vedono nessun attacco.
        Nessuna carta aumenta i danni di una carta che compri, e Soffio di fuoco brucia un vicino che i tuoi danni
        raggiungono.
    .in-en-summary = Se ogni danno viene evitato, le carte che guardano se fai male agli altri non vedono nessun
        attacco. Una carta che aumenta i tuoi danni aumenta solo gli attacchi, e Soffio di fuoco brucia un vicino che
        attacchi.

smash-4 = Danni delle carte
    .text = Quando a fare male è una carta, non è un attacco. Non dà a nessuno una scusa per cedere, e le carte che
        rispondono agli attacchi guardano altrove.
    .in-en-summary = Corazza affronta una per una le ✊ di un attacco e ciò che ogni carta vi aggiunge.

yield-1 = Cedere Tokyo
    .text = Ti attaccano a Tokyo? Incassi, poi resti o cedi. Se siete in due, la città di Tokyo risponde prima della
        baia di Tokyo. Se cedi, sei subito fuori da Tokyo.

yield-2 = Deve fare male?
    .text = Se tutti i danni di un attacco sono stati evitati, chi lo subisce può cedere? Le edizioni non sono
        d'accordo.
    .first = Non serve che faccia male: essere attaccati è una scusa sufficiente.
    .second = Deve fare male: nessun ♥ perso, nessuna via d'uscita.
    .godzilla = Deve fare male, come nella seconda edizione.
    .in-pt-2016 = Deve fare male, e un dado deve aver mostrato una ✊: quelle portate solo dalle carte non fanno uscire
        nessuno.

yield-3 = Troppo tardi per schivare
    .text = Cedere non annulla mai i danni. Solo una carta può dire altro, come Propulsori nei mazzi classici.

out-1 = Al tappeto
    .text = Un mostro a 0♥ è eliminato. Le sue carte Permanenti e la sua energia vengono scartate, e se era a Tokyo la
        lascia.

out-2 = Chi rompe prende
    .text = Se elimini un mostro a Tokyo con un attacco prendi il suo posto, proprio come se avesse ceduto. Se a
        eliminarlo è stata una carta, il posto resta vuoto.

out-3 = Cadere tutti insieme
    .text = Un solo effetto può eliminare più mostri. Cadono nello stesso momento, e solo dopo si guarda tutto il resto.
        Nessuno in piedi? Allora perdono tutti.

out-4 = Nessuno esce
    .text = Come opzione, un mostro a 0♥ non è eliminato ma ricomincia: perde tutte le sue carte, le sue Evoluzioni in gioco, i
        suoi segnalini e le sue ⚡, lascia Tokyo e continua con 10♥. Tiene le sue ★. Se è il
        suo turno, il turno continua. Allora si vince solo con le ★.

enter-1 = Si entra combattendo
    .text = Entra solo chi attacca: niente ✊, niente Tokyo. Se attacchi da fuori devi prendere un posto libero, che
        fosse già vuoto o appena ceduto: la città di Tokyo se puoi, altrimenti la baia di Tokyo quando è aperta. Se a
        Tokyo non c'era proprio nessuno, le tue ✊ aprono le porte e non colpiscono nessuno.
    .in-es-2011 = Neanche prendere una città di Tokyo libera colpisce qualcuno, finché c'è chi tiene la baia di Tokyo.

enter-2 = Qualcuno deve pur farlo
    .text = La città di Tokyo non può restare vuota: se sei ancora fuori quando i tuoi dadi sono risolti, entri, con ✊ o
        senza ✊. Se la città è occupata ma la baia di Tokyo è aperta e vuota, entri lì.

enter-3 = Prima la città
    .text = Quando entrambi gli occupanti cedono, il nuovo arrivato prende la città di Tokyo e la baia di Tokyo resta
        vuota. Un mostro che resta nella baia non si sposta solo perché la città è libera.

enter-4 = La stella di benvenuto
    .text = Entrare a Tokyo dà 1★, o 1⚡ dove Tokyo paga in energia (DUO-1). Una passeggiata dalla baia alla città non
        frutta nulla: non è entrare.

enter-5 = Un mostro, un posto
    .text = Per quanto grande, un mostro sta in città o nella baia, mai in entrambe. E se è già a Tokyo, non c'è più
        dove entrare.
    .in-es-2016 = Perciò Caduto dal cielo dà a chi la compra a Tokyo le sue ★ e non sposta nessuno.
    .in-en-summary = Perciò Caduto dal cielo non fa proprio nulla per chi la compra nella baia di Tokyo.

bay-1 = La baia chiude
    .text = Nel momento in cui restano in vita solo quattro mostri (o meno), la baia di Tokyo chiude e il suo mostro
        deve andarsene. Se può prendere una città vuota dipende dall'edizione.
    .first = Lascia Tokyo, anche se la città è vuota.
    .second = Prende una città vuota, senza una nuova ★; altrimenti lascia Tokyo.
    .godzilla = Prende una città vuota, come nella seconda edizione; altrimenti lascia Tokyo.

buy-1 = Spese
    .text = Ti piace una carta scoperta? Paga il suo costo in ⚡ ed è tua. Il mazzo riempie subito il vuoto, e anche la
        nuova carta è in vendita. Compra finché hai ⚡.
    .in-es-2011 = Tra più proprietari di Opportunista, si chiede prima al mostro attivo.

buy-2 = Rinnovare le carte
    .text = Non ti piace nulla? Per 2⚡ togli tutte e tre le carte scoperte e il mazzo ne porta altre tre. Comprare,
        rinnovare, comprare, rinnovare: va bene qualunque ordine, finché puoi pagare in ⚡.
    .godzilla = Gli Eventi scoperti restano dove sono (EVENT-3).

buy-3 = Permanente o Scarto
    .text = Una carta Scarto ha effetto nel momento in cui la compri, poi viene scartata. Una carta Permanente resta
        scoperta davanti al suo proprietario e continua a funzionare.
    .godzilla = C'è un terzo tipo, l'Evento (EVENT-1). Tutte le carte di questa edizione sono un nostro progetto.

buy-4 = Il risparmio paga
    .text = Un turno in cui non compri carte ti dà 1⚡. Rinnovare non è comprare.

buy-5 = Quando il mazzo finisce
    .text = Secondo l'edizione, gli spazi vuoti restano vuoti, o gli scarti si mescolano in un nuovo mazzo.
    .first = I regolamenti tacciono; noi lasciamo vuoti gli spazi vuoti.
    .second = Gli scarti tornano nella scatola, quindi gli spazi vuoti restano vuoti.
    .godzilla = Questa edizione ha una pila degli scarti, e si mescola.

event-1 = Edizione straordinaria
    .text = Un Evento agisce appena viene scoperto. Un effetto «quando si rivela» avviene una volta; un effetto «finché
        è in gioco» dura finché qualcuno non compra la carta. Gli Eventi del nostro mazzo sono un nostro progetto.

event-2 = Comprare un Evento
    .text = Un Evento si compra come ogni altra carta. Poi il suo effetto di acquisto avviene per chi l'ha comprato.

event-3 = Gli Eventi non si rinnovano
    .text = Rinnova quanto vuoi, gli Eventi sul tavolo non si muovono; si sostituiscono solo le altre carte. Con tre
        Eventi non c'è nulla da rinnovare, quindi non puoi (decisione nostra).

event-4 = Eventi durante la preparazione
    .text = Agisce anche un Evento che esce durante la preparazione. Non è ancora il turno di nessuno, quindi ciò che
        riguarda il mostro attivo tocca al primo giocatore (decisione nostra).

end-1 = Fine del turno
    .text = Ora avvengono gli effetti di fine turno delle carte. Poi i dadi passano a sinistra, al mostro più vicino che
        respira ancora.
    .first = L'ordine degli effetti lo sceglie il loro proprietario.
    .second = Gli effetti avvengono sempre nello stesso ordine.
    .godzilla = L'ordine degli effetti lo sceglie il loro proprietario.
    .in-en-summary = L'ordine degli effetti, veleno compreso, lo sceglie il loro proprietario.

poison-1 = Veleno
    .text = Alla fine del tuo turno perdi 1♥ per ogni segnalino Veleno che hai, tutto in una sola perdita. Non è un
        attacco. Arriva prima del controllo della vittoria, quindi può rovinare una festa. I segnalini restano su di te
        anche quando la carta che te li ha dati non c'è più.
    .godzilla = Nessuna carta del nostro mazzo Godzilla avvelena qualcuno.
    .in-en-summary = È uno degli effetti di fine turno: chi lo subisce sceglie quando arriva.

win-1 = Venti stelle
    .text = Un mostro in vita che ha 20★ quando arriva il controllo viene incoronato re di Tokyo.
    .first = I regolamenti chiudono la partita quando si arriva a 20★, ma vogliono che tu sopravviva al turno: quindi
        controlliamo alla sua fine.
    .second = Il regolamento portoghese dice turno, quello spagnolo giro. Noi prendiamo il turno.
    .godzilla = Il controllo arriva alla fine di ogni turno.
    .in-es-2016 = Il regolamento conta alla fine del giro, così tutti hanno giocato lo stesso numero di turni.

win-2 = L'ultimo in piedi
    .text = Quando resta in vita un solo mostro, vince, anche senza nessuna ★. Non serve finire il turno: l'effetto che
        ha abbattuto gli altri si conclude, e basta così.

win-3 = Una corona per nessuno
    .text = Se gli ultimi mostri cadono tutti insieme, nessuno vince e tutti perdono. Tokyo tira il fiato.

win-4 = I re morti non regnano
    .text = Se arrivi a 20★ e poi a 0♥ prima che si contino le stelle, vieni eliminato, non incoronato. Bisogna essere in
        vita quando si conta.

win-5 = Dividersi la corona
    .text = Se un controllo trova più mostri in vita con 20★, portano la corona insieme. I regolamenti tacciono; è una
        nostra decisione, e anche di Board Game Arena.

limit-1 = Pavimenti e soffitti
    .text = ★ e ⚡ non scendono mai sotto 0. I ♥ non superano mai il tuo massimo, e le ★ si fermano a 20. Ciò che
        andrebbe oltre un limite è perso.

duo-1 = Tokyo per due
    .text = Tokyo paga in energia: 1⚡ invece di 1★ per entrare, 1⚡ invece di 2★ per cominciare lì un turno. Tutte le
        altre regole restano uguali.
    .first = Non di norma: i regolamenti non hanno questa regola, ma un'opzione la attiva.
    .second = Non di norma: i regolamenti non hanno questa regola, ma un'opzione la attiva.
    .godzilla = Nelle partite che cominciano con due giocatori: il regolamento lo consiglia.

evo-1 = Un mazzetto tutto tuo
    .text = Nelle partite con le Evoluzioni, ogni mostro ha un suo mazzo di otto; chi non ne ha non gioca. Prima della
        partita ognuno ne pesca due, ne nasconde una in mano e rimescola l'altra.
    .first = Non sono nella scatola: i mostri classici hanno le loro da Power Up!. I testi sono quelli della sua stampa
        più recente.
    .second = Non sono nella scatola: i mostri classici hanno le loro da Power Up!.
    .godzilla = Le regole sono dell'edizione; le 48 Evoluzioni sono un nostro progetto.

evo-2 = Con tre cuori si evolve
    .text = Con tre o più ♥ nel tuo risultato ti evolvi una volta risolti i dadi: peschi due Evoluzioni, ne nascondi una
        in mano, scarti l'altra. È un regalo, non un prezzo: quei ♥ curano come al solito. Vale anche a Tokyo.
    .godzilla = Il regolamento dà il numero con un disegno che non siamo riusciti a leggere; tre ♥ è la regola del gioco
        classico pubblicato.

evo-3 = Evolversi ancora
    .text = Quando il tuo mazzo Evoluzione è vuoto, mescola le tue Evoluzioni scartate in uno nuovo.

evo-4 = Sorpresa!
    .text = Un'Evoluzione dice quando si può giocare. Se non dice nulla, tirala fuori quando vuoi, anche nel turno di un
        altro mostro.

evo-5 = Temporanea o Permanente
    .text = Un'Evoluzione Temporanea si scarta dopo l'uso. Una Permanente resta scoperta davanti a te e continua a
        funzionare.

evo-6 = Non una carta qualsiasi
    .text = «Carta», senza altro, non vuol dire mai un'Evoluzione.

evo-7 = Giù le zampe dalla mia mano
    .text = Solo tu vedi le Evoluzioni che hai in mano. I rivali possono tirare a indovinare, e il pubblico anche.

ex-1 = Quattro 2, un fulmine, un pugno
    .text = Gigazaur è fuori, Cyber Kitty nella città di Tokyo. Il risultato di Gigazaur: 2 2 2 2 ⚡ ✊. Guadagna 3★ (due
        per il tris, una per il quarto 2) e 1⚡, e Cyber Kitty perde 1♥.
    .first = In questa scatola la vittima è Cyber Bunny.

ex-2 = Contare i tris
    .text = Quattro 1 fanno 2★. Cinque 2 fanno 4★. Tre 3 fanno 3★, non 9.

ex-3 = Una rissa in cinque
    .text = Città: Gigazaur, già malconcio; baia: Space Penguin. Meka Dragon ottiene 4✊: entrambi perdono 4♥ e cedono,
        Meka Dragon entra in città (+1★) e la baia resta vuota. Gigazaur ottiene 1✊: Meka Dragon perde 1♥ e resta,
        Gigazaur entra nella baia (+1★). Space Penguin ottiene 1✊: entrambi perdono 1♥, Gigazaur cede, Space Penguin
        entra nella baia (+1★); The King e Cyber Kitty non ottengono ✊ e nessuno si muove. Meka Dragon comincia a Tokyo
        (+2★) e ottiene 3✊: tutti quelli fuori perdono 3♥, Gigazaur scende a 0♥ ed è eliminato, la baia chiude con gli
        ultimi quattro e Space Penguin lascia Tokyo.
    .first = Stesse mosse per un altro motivo: ogni nuovo arrivato entra perché ha attaccato (ENTER-1).

ex-4 = Dieci di energia da spendere
    .text = A un mostro con 10⚡ non piace ciò che vede e rinnova le carte per 2⚡. Compra una carta nuova per 3⚡, lo
        spazio si riempie, e 5⚡ restano per un altro giorno.
    .godzilla = Qui niente 1⚡ di premio: è stata comprata una carta (BUY-4).

ex-5 = Un inizio gentile
    .text = Chi comincia non ottiene ✊ e Tokyo è vuota. Entra?
    .first = Tokyo resta vuota.
    .second = Entra lo stesso e guadagna 1★.
    .godzilla = Entra lo stesso e guadagna 1★, o 1⚡ in una partita a due (DUO-1).

## Switches

switch-tokyo-bay = La baia di Tokyo è aperta finché sono in vita almeno cinque mostri.
switch-first-player = Chi gioca il primo turno: chi ottiene più ✊ con sei dadi (le parità si rilanciano), un mostro a
    caso, o il primo posto.
switch-must-enter-empty-tokyo = Risolti i suoi dadi, un mostro fuori deve entrare in un posto vuoto a Tokyo, con o senza
    ✊.
switch-attack-into-empty-takes-tokyo = Un attacco a una Tokyo del tutto vuota la prende e basta: non colpisce nessuno e
    nessuna carta vede un attacco. Dove una Tokyo vuota va occupata per forza, ci pensa invece il passo di ingresso.
switch-yield-needs-damage = Un mostro a Tokyo può cedere solo se ha perso davvero ♥ per le ✊.
switch-attacker-replaces-eliminated = L'attaccante prende il posto di un mostro che il suo attacco ha eliminato a Tokyo.
    Dove una Tokyo vuota va occupata per forza, ci pensa invece il passo di ingresso.
switch-bay-moves-to-empty-city = Quando la baia di Tokyo chiude, il suo occupante passa nella città di Tokyo se è vuota,
    invece di lasciare Tokyo.
switch-energy-if-no-buy = Un turno senza comprare carte dà 1⚡. Rinnovare non è comprare.
switch-dice-tokens = Prima del primo lancio si possono scartare fino a due gettoni Dado, un dado in più per ciascuno.
switch-events = Nel mazzo potere ci sono carte Evento. Agiscono quando vengono scoperte e non si rinnovano mai.
switch-deck-exhausted = Quando il mazzo potere finisce: gli spazi vuoti restano vuoti, o gli scarti diventano il nuovo
    mazzo.
switch-counters-removable-in-tokyo = Anche a Tokyo, un ♥ ottenuto può togliere un segnalino Veleno o Riduzione.
switch-victory-check = Quando vincono 20★: alla fine di ogni turno o alla fine di ogni giro.
switch-two-player-tokyo = Tokyo paga 1⚡ per entrare e 1⚡ per cominciare lì, invece di ★: mai, solo quando la partita
    comincia con due giocatori, o sempre.
switch-evolutions = Ogni mostro gioca con il suo mazzo di otto Evoluzioni.
switch-power-cards = Si gioca con le carte potere. Lasciale fuori per una prima partita.
switch-promos = Nel mazzo ci sono anche le carte promozionali, una per ogni carta che non richiede regole proprie.
switch-costumes = Nel mazzo ci sono anche dodici costumi (prima edizione). Con tre ✊ nel tuo lancio puoi comprare un costume da un
    mostro a cui hai fatto perdere ♥ in questo turno; chi lo indossava riceve il prezzo.
switch-resolve-order = Quando si chiede al giocatore attivo l'ordine dei suoi dadi: mai, quando può cambiare l'esito, o
    sempre.
switch-end-order = Gli effetti di fine turno avvengono nell'ordine che preferisce il loro proprietario, o in uno fisso.
switch-dice-limit = Il massimo di dadi che un mostro può lanciare: otto, o nove perché conti anche un terzo dado in più,
    copiato con Imitatore.
switch-free-city-hits-nobody = Un mostro che prende una città di Tokyo libera non colpisce nessuno, anche se qualcuno
    tiene la baia di Tokyo.
switch-yield-needs-die = Un mostro può cedere solo quando l'attacco aveva una ✊ su un dado: le ✊ portate solo dalle
    carte non fanno uscire nessuno.
switch-armour-by-source = Corazza si confronta, una per una, con le ✊ di un attacco e con ciò che ogni carta vi
    aggiunge, invece che con l'intera perdita.
switch-raised-damage = Che cosa aumentano le carte che aumentano i tuoi danni: tutti, tutti tranne quelli che una carta
    fa quando si compra, o solo gli attacchi.
switch-neighbours-burn = Chi brucia Soffio di fuoco: entrambi i vicini ogni volta che infliggi danni a qualcuno, entrambi
    quando il tuo risultato ha una ✊, un vicino che i tuoi danni raggiungono, o un vicino che attacchi.
switch-counters-for = Chi riceve i segnalini di Sputo velenoso e Raggio riducente: un mostro che ha perso ♥ per le tue ✊,
    o ogni mostro attaccato dalle tue ✊.
switch-dropping-in = Che cosa fa Caduto dal cielo: chi la compra da fuori prende la città di Tokyo; o tutti gli altri
    lasciano Tokyo e chi la compra prende la città; o come il primo caso, ma nulla per chi la compra nella baia di Tokyo.
switch-new-card-first = Quale tra più proprietari di Opportunista può comprare per primo una carta nuova: il primo alla
    sinistra del mostro attivo, o il mostro attivo stesso.
switch-poison-in-end-order = Il veleno è uno degli effetti di fine turno: chi lo subisce sceglie quando arriva.
switch-comebacks = Nessuno è eliminato: un mostro a 0♥ perde tutte le sue carte e le sue ⚡, lascia Tokyo e continua con
    10♥. Tiene le sue ★. Si vince solo con le ★.
