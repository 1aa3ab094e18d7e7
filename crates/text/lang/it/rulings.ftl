### Decisioni su come funzionano le carte, da sole e insieme. I loro id sono quelli citati da carte e scenari.
### Dove una decisione vale in entrambe le edizioni classiche, chiama le carte con il nome che hanno nella seconda.

in-first = Prima edizione:
in-second = Seconda edizione:
ruling-i-001 = Attacco acido senza nessuna ✊ è una perdita di 1♥ a sé, e Corazza la ignora.
ruling-i-002 = Una ✊ insieme ad Attacco acido è una sola perdita di 2♥, e Corazza non la ferma.
ruling-i-003 = Corazza ignora la perdita di un solo segnalino Veleno; il segnalino resta.
ruling-i-004 = Più segnalini Veleno sono insieme una sola perdita, quindi Corazza non li ferma.
ruling-i-005 = Corazza guarda ogni perdita separatamente: due perdite di 1♥ in un turno vengono ignorate entrambe.
ruling-i-006 = Soffio di fuoco si unisce alle ✊ che colpiscono un vicino: una ✊ e il fuoco sono una perdita di 2♥, troppo
    per Corazza.
ruling-i-007 = Soffio di fuoco su un vicino che le ✊ non raggiungono è una perdita di 1♥, e Corazza la ignora.
ruling-i-008 = Corazza salva un attaccante dall'1♥ che gli costa Scavatore.
ruling-i-009 = Con Corazza e Mimetizzazione sullo stesso mostro, per una perdita di 1♥ non si lanciano dadi, e viene
    ignorata anche una perdita che Mimetizzazione riduce a 1♥.
ruling-i-010 = Corazza e una sua copia non si sommano: una perdita di 2♥ passa.
ruling-i-011 = Seconda edizione: se Corazza ferma un attacco a Tokyo, il suo proprietario non riceve segnalini e non può
    cedere.
ruling-i-012 = Prima edizione: se Corazza ferma un attacco a Tokyo, il suo proprietario non riceve segnalini ma può
    cedere, perché è stato attaccato.
ruling-i-013 = Se Mimetizzazione salva ogni ♥, non si danno segnalini, l'Erbivoro dell'attaccante non si guasta, e le carte
    che reagiscono agli attacchi non ne hanno visti.
ruling-i-014 = Seconda edizione: un mostro a Tokyo la cui Mimetizzazione salva ogni ♥ non può cedere; se ne perde uno, sì.
ruling-i-015 = Prima edizione: un mostro a Tokyo la cui Mimetizzazione salva ogni ♥ può comunque cedere, e l'attaccante
    deve entrare.
ruling-i-016 = Mimetizzazione lancia per ogni perdita: di un attacco, di una carta, del veleno o di un prezzo proprio.
ruling-i-017 = In agguato può rilanciare i 3 tra i dadi di Mimetizzazione.
ruling-i-018 = Con Mimetizzazione e una sua copia, la copia lancia per ciò che i primi dadi non hanno salvato.
ruling-i-019 = Ali si può pagare quando i dadi sono noti e non si è ancora perso nulla; le 2⚡ devono esserci ancora. Si può
    pagare anche prima che qualcosa porti via quell'energia.
ruling-i-020 = Ali, pagata una volta, copre tutto il resto del turno, compreso il veleno alla sua fine.
ruling-i-021 = Ali si può pagare contro ciò che una carta costa a chi la compra; le ★ restano.
ruling-i-022 = Seconda edizione: un mostro che paga Ali contro delle ✊ a Tokyo non riceve segnalini e non può cedere.
ruling-i-023 = Prima edizione: un mostro che paga Ali contro delle ✊ a Tokyo può comunque cedere, e l'attaccante entra.
ruling-i-024 = Ali si può pagare per ciò che Mimetizzazione non ha salvato.
ruling-i-025 = I ♥ persi con Ancora più grosso non contano come danno, e Ali non può salvarli.
ruling-i-026 = Guarigione rapida si può usare subito prima di una perdita fatale, se cura abbastanza da sopravvivere.
ruling-i-027 = Con Rigenerazione, Guarigione rapida dà 2♥ per 2⚡.
ruling-i-028 = Propulsori decide prima che arrivi qualunque cosa: andarsene illesi, o restare e prendere tutto.
ruling-i-029 = Propulsori salva anche da un attacco che avrebbe ucciso.
ruling-i-030 = Un mostro che se ne va con Propulsori non riceve segnalini, e l'attaccante deve prendere il posto.
ruling-i-031 = Prima edizione: un attacco che ha colpito solo un mostro in fuga con Propulsori non ha fatto male a nessuno:
    nessuna ★ per Mostro alfa, una per Erbivoro.
ruling-i-032 = Seconda edizione: un attacco che ha colpito solo un mostro in fuga con Propulsori paga Mostro alfa, che ha
    visto una ✊, e anche Erbivoro, perché nessuno ha perso ♥.
ruling-i-033 = Propulsori non fa nulla contro le carte o il veleno.
ruling-i-034 = Prima edizione: Scavatore non aggiunge nulla senza una ✊.
ruling-i-035 = Seconda edizione: l'unica ✊ di Scavatore colpisce da Tokyo a ogni turno, anche da sola.
ruling-i-036 = Seconda edizione: un attaccante ucciso da Scavatore non entra; Tokyo aspetta il prossimo passo di ingresso.
ruling-i-037 = Prima edizione: un attaccante ucciso da Scavatore lascia Tokyo vuota per il prossimo attaccante.
ruling-i-038 = Scavatore risponde solo quando il suo proprietario cede, non quando muore o viene cacciato.
ruling-i-039 = Con Propulsori e Scavatore insieme, il proprietario se ne va illeso e l'attaccante paga.
ruling-i-040 = Due che cedono con Scavatore costano all'attaccante due perdite di 1♥, una dopo l'altra.
ruling-i-041 = Soffio nova in città colpisce anche la baia, il cui mostro può cedere; il suo posto resta vuoto.
ruling-i-042 = Soffio nova fuori colpisce tutti gli altri una volta, a Tokyo e fuori.
ruling-i-043 = Se restano due mostri, Soffio di fuoco brucia l'unico vicino una volta, non due.
ruling-i-044 = Seconda edizione: Soffio di fuoco brucia anche un vicino che è a Tokyo con te; non dà segnalini né il diritto
    di cedere.
ruling-i-045 = Prima edizione: Soffio di fuoco si aggiunge anche ai danni delle carte: Raffineria di gas costa ai vicini 4♥
    e agli altri 3♥.
ruling-i-046 = Seconda edizione: Soffio di fuoco ha bisogno di una ✊; una carta comprata non dà fuoco a nessuno.
ruling-i-047 = Soffio di fuoco salta i posti vuoti: il vicino è il prossimo in vita.
ruling-i-048 = Prima edizione: Aculei velenosi senza ✊ toglie 2♥ ma non è un attacco: non si cede, niente segnalini, niente
    Coda chiodata.
ruling-i-049 = Seconda edizione: le ✊ di Aculei velenosi sono un attacco come gli altri.
ruling-i-050 = Seconda edizione: la ✊ di Attacco acido sveglia Coda chiodata: due ✊ senza nessun dado.
ruling-i-051 = Prima edizione: Attacco acido da solo non è un attacco, quindi Coda chiodata non vi aggiunge nulla.
ruling-i-052 = Prima edizione: a Tokyo, con Urbivoro le carte comprate fanno agli altri 1 danno in più.
ruling-i-053 = Seconda edizione: Urbivoro si aggiunge solo alle ✊, non alle carte.
ruling-i-054 = Le ✊ contro una Tokyo vuota non colpiscono nessuno. Soffio nova e Soffio di fuoco trovano comunque le loro
    vittime nella seconda edizione, ma non nella prima.
ruling-i-055 = Mostro alfa davanti a una Tokyo vuota rende nella seconda edizione, perché c'era una ✊, ma non nella prima,
    perché nessuno si è fatto male.
ruling-i-056 = Seconda edizione: i ♥ che un mostro toglie a sé stesso guastano il suo Erbivoro.
ruling-i-057 = Il veleno che agisce nel turno di un altro mostro non guasta Erbivoro.
ruling-i-058 = Con Diventa più forte! due perdite di 1♥ non danno ⚡; una sola perdita che alla fine è ancora di 2♥ sì.
ruling-i-059 = Un mostro ferito da una carta a Tokyo non può cedere.
ruling-i-060 = Selezione del branco, Elastico e Colpo di scena si possono usare in qualunque ordine dopo l'ultimo lancio,
    prima di risolvere qualunque cosa.
ruling-i-061 = Elastico si può pagare più volte in un turno.
ruling-i-062 = Sonda psichica viene prima che chi ha lanciato cambi i suoi dadi.
ruling-i-063 = Un 3 fatto da Sonda psichica si può rilanciare con In agguato.
ruling-i-064 = Due sonde agiscono in senso orario dal mostro attivo; se quella vera se ne va, la sua copia non agisce più in
    questo turno.
ruling-i-065 = Se una copia di Sonda psichica ottiene un ♥, si scarta Imitatore.
ruling-i-066 = Sonda psichica agisce solo nei turni degli altri, e il dado lo sceglie il suo proprietario.
ruling-i-067 = I lanci comprati con ⚡ o cariche non sono più disponibili quando il giocatore ha smesso di lanciare.
ruling-i-068 = In agguato rilancia i 3 anche quando non restano lanci, tutte le volte che escono.
ruling-i-069 = Le Testa in più e i segnalini Riduzione si sommano; i dadi non sono mai meno di 0.
ruling-i-070 = Senza nessun dado un mostro non lancia, ma entra, compra e finisce il turno come al solito.
ruling-i-071 = Un segnalino Riduzione tolto in questo turno restituisce il suo dado solo nel prossimo.
ruling-i-072 = Cervello gigante e una sua copia fanno cinque lanci.
ruling-i-073 = Seconda edizione: le due Testa in più e una copia fanno nove dadi, anche se la scatola ne ha otto.
ruling-i-074 = Seconda edizione: una ✊ aggiunta da una carta completa la serie di Distruzione totale.
ruling-i-075 = L'1, il 2 e il 3 che nutrono Detritivoro contano ancora per i tris, Buongustaio e Tempo congelato.
ruling-i-076 = Seconda edizione: Detritivoro e una sua copia pagano due volte.
ruling-i-077 = Colpo di scena usata tramite Imitatore fa scartare Imitatore.
ruling-i-078 = I segnalini Veleno e Riduzione restano e continuano ad agire quando la loro carta o il suo proprietario non
    c'è più.
ruling-i-079 = Seconda edizione: a Tokyo i dadi che mostrano ♥ non tolgono segnalini.
ruling-i-080 = Prima edizione: a Tokyo i dadi che mostrano ♥ possono togliere segnalini, perché lì è vietato solo curarsi.
ruling-i-081 = I dadi che mostrano ♥ tolgono segnalini anche a un mostro in piena salute, uno ciascuno.
ruling-i-082 = Le cure delle carte non tolgono mai segnalini; lo fanno solo i dadi che mostrano ♥ della vittima.
ruling-i-083 = Rigenerazione aggiunge il suo ♥ solo se almeno un dado che mostra ♥ ha curato invece di togliere un
    segnalino.
ruling-i-084 = Sputo velenoso e una sua copia danno due segnalini per colpo.
ruling-i-085 = Un mostro salvato dal suo cucciolo tiene i suoi segnalini Veleno e Riduzione.
ruling-i-086 = Un mostro che muore di veleno a Tokyo lascia vuoto il suo posto; non era un attacco.
ruling-i-087 = I segnalini non finiscono mai, qualunque cosa contenga la scatola.
ruling-i-088 = A più proprietari di Opportunista si chiede in senso orario dalla sinistra del mostro attivo, che viene per
    ultimo.
ruling-i-089 = Le carte di un rinnovo si offrono insieme a Opportunista; ciò che ne sostituisce una comprata si offre di
    nuovo.
ruling-i-090 = Una carta Scarto comprata con Opportunista ha effetto subito, per chi l'ha comprata.
ruling-i-091 = Seconda edizione: Frenesia comprata nel turno di un altro mostro dà a chi la compra il prossimo turno; poi si
    continua come si sarebbe fatto.
ruling-i-092 = Prima edizione: Frenesia comprata nel turno di un altro mostro non tronca quel turno.
ruling-i-093 = Uno sguardo con Creato in laboratorio non scopre nulla: non si chiede a Opportunista, e una carta non
    comprata resta in cima.
ruling-i-094 = Comprare la prima carta del mazzo con Creato in laboratorio non riempie nessuno spazio.
ruling-i-095 = Creato in laboratorio e una sua copia mostrano le prime due carte.
ruling-i-096 = Dopo un acquisto o un rinnovo, Creato in laboratorio può guardare di nuovo.
ruling-i-097 = Tentacoli parassiti compra carte Permanenti in gioco, solo nel turno del suo proprietario, senza chiedere; il
    prezzo va a chi vende.
ruling-i-098 = Uno sconto riduce anche ciò che Tentacoli parassiti paga a chi vende.
ruling-i-099 = Una carta comprata con Tentacoli parassiti arriva esattamente con le cariche o i cubetti che ha sopra.
ruling-i-100 = Prima edizione: un mostro a cui comprano Ancora più grosso perde 2♥, forse gli ultimi; chi la compra guadagna
    2♥.
ruling-i-101 = Seconda edizione: un mostro a cui comprano Ancora più grosso scende soltanto a 10♥; chi la compra guadagna
    2♥.
ruling-i-102 = Prima edizione: Metamorfo rimborsa ciò che si è pagato, sconti compresi.
ruling-i-103 = Seconda edizione: Metamorfo rimborsa il costo stampato, quindi una carta comprata a meno dà un guadagno.
ruling-i-104 = Metamorfo può vendere carte comprate in questo turno, e sé stessa.
ruling-i-105 = I rimborsi di Metamorfo non contano come guadagno per Amico dei bambini.
ruling-i-106 = Imitatore, venduta, rende il proprio costo, 8⚡, qualunque cosa copi.
ruling-i-107 = Ciò che c'è su una carta venduta si perde con lei.
ruling-i-108 = Alla fine di un turno, nella seconda edizione Metamorfo vende prima che si guardino le ⚡; nella prima l'ordine
    lo sceglie il proprietario.
ruling-i-109 = A energia solare e Accumulatore di energia non si intralciano mai.
ruling-i-110 = Nella seconda edizione Tifo per il più debole si guarda prima delle altre ★ di fine turno; nella prima
    l'ordine lo sceglie il proprietario.
ruling-i-111 = In parità nessuno è il più debole, e i morti non contano.
ruling-i-112 = Prima edizione: Batterie mostruose senza nessuna ⚡ sopra si scarta subito.
ruling-i-113 = Una batteria si scarta con la sua ultima ⚡, prima di lanciare i dadi.
ruling-i-114 = Le ⚡ su una carta non fanno parte della riserva: nessuna tempesta le dimezza e nessun accumulatore le conta.
ruling-i-115 = Grande tempesta prende metà, arrotondando per difetto: 2⚡ di 5⚡, nulla di 1⚡.
ruling-i-116 = Ordine di evacuazione prende quello che c'è; nessuno scende sotto 0★.
ruling-i-117 = Mettere Imitatore su un'altra carta e rinnovare non contano come comprare; alla stampa non interessa.
ruling-i-118 = Amico dei bambini aggiunge 1⚡ a ogni guadagno, per quanto grande: tre dadi ⚡ danno 4⚡, Ricarica dà 10⚡.
ruling-i-119 = Un mostro con 3⚡ le paga tutte per 2♥ di Raggio curativo.
ruling-i-120 = Raggio curativo cura gratis un mostro senza ⚡, che non può rifiutare.
ruling-i-121 = Prima edizione: la Rigenerazione di chi cura dà al paziente un ♥ in più, e si paga; quella del paziente non
    fa nulla.
ruling-i-122 = Seconda edizione: la Rigenerazione del paziente gli dà un ♥ in più gratis; quella di chi cura non fa nulla.
ruling-i-123 = A Tokyo Raggio curativo cura gli altri, ma mai il suo proprietario.
ruling-i-124 = Con il mazzo vuoto non si riempie nulla, e un rinnovo mostra ciò che resta; un'opzione invece rimescola gli
    scarti.
ruling-i-125 = Una Nube di fumo copiata ha 3 cariche proprie.
ruling-i-126 = Seconda edizione: una copia di Nube di fumo senza cariche resta e aspetta un altro modello.
ruling-i-127 = Prima edizione: anche una copia di Nube di fumo senza cariche resta, sebbene una lettura rigida la
    scarterebbe.
ruling-i-128 = Seconda edizione: un Mostro a batteria copiato porta 6⚡ proprie, e Imitatore se ne va con l'ultima.
ruling-i-129 = Prima edizione: un mostro che copia Batterie mostruose ci mette le proprie ⚡ e la riserva le raddoppia, come
    quando si compra.
ruling-i-130 = Ciò che c'è su Imitatore si perde quando prende un altro modello o perde il suo.
ruling-i-131 = Copiare Ancora più grosso dà 2♥ e un massimo di 12♥; insieme a quella vera il massimo resta 12♥.
ruling-i-132 = Quando finisce una copia di Ancora più grosso, nella prima edizione si perdono 2♥; nella seconda solo ciò che
    supera 10♥.
ruling-i-133 = Imitatore può copiare una carta del suo stesso proprietario.
ruling-i-134 = Imitatore non può copiare sé stessa.
ruling-i-135 = Quando il suo modello non c'è più, Imitatore non fa nulla finché non viene messa su un'altra carta per 1⚡
    all'inizio di un turno.
ruling-i-136 = Seconda edizione: un modello comprato da un altro mostro resta copiato.
ruling-i-137 = Un mostro che compra Imitatore da un altro sceglie un nuovo modello.
ruling-i-138 = Seconda edizione: Imitatore messa su Urbivoro all'inizio di un turno arriva tardi per la ★ in più di quel
    turno.
ruling-i-139 = Imitatore comprata nel turno di un altro mostro sceglie subito il suo modello.
ruling-i-140 = Un cucciolo copiato salva come uno vero, e Imitatore si perde con tutte le altre carte.
ruling-i-141 = Ogni Divoratore di cadaveri, vero o copiato, riceve 3★ per ogni morte.
ruling-i-142 = Tempo congelato e una sua copia danno comunque un solo turno.
ruling-i-143 = Le copie di carte che aggiungono qualcosa lo aggiungono di nuovo.
ruling-i-144 = Prima edizione: Frenesia tronca il turno, senza la sua fine, e il nuovo turno comincia come ogni altro.
ruling-i-145 = Seconda edizione: dopo Frenesia il turno continua fino alla fine, e poi viene quello aggiuntivo.
ruling-i-146 = Un turno aggiuntivo cominciato a Tokyo paga come ogni altro.
ruling-i-147 = Tre 1 in un turno congelato ne vincono un altro, con ancora un dado in meno.
ruling-i-148 = Seconda edizione: i turni congelati vengono prima di quello di Frenesia, che ha tutti i suoi dadi.
ruling-i-149 = I morti non giocano turni aggiuntivi.
ruling-i-150 = 20★ alla fine di un turno vincono prima di qualunque turno aggiuntivo.
ruling-i-151 = Se una carta o il veleno uccide il mostro a Tokyo, nessuno entra per questo; nella seconda edizione il
    prossimo passo di ingresso riempie il posto.
ruling-i-152 = Se delle ✊ uccidono il mostro a Tokyo, l'attaccante prende il suo posto e guadagna 1★.
ruling-i-153 = Prima edizione: restano in cinque, e il mostro in città viene ucciso: la baia chiude, il suo mostro se ne va,
    l'attaccante prende la città.
ruling-i-154 = Seconda edizione: restano in cinque, e il mostro in città viene ucciso: il mostro della baia vi passa senza
    una ★; l'attaccante entra solo se quel mostro cede.
ruling-i-155 = Seconda edizione: chiunque muoia, quando si resta in quattro il mostro della baia lascia subito Tokyo se la
    città è occupata.
ruling-i-156 = Lasciare una baia che chiude non conta come cedere: nulla risponde, e non si chiede a Propulsori.
ruling-i-157 = Prima edizione: Caduto dal cielo comprata nella baia dà le sue 2★ e nient'altro.
ruling-i-158 = Seconda edizione: Caduto dal cielo comprata nella baia sgombera la città e ci porta chi l'ha comprata, senza
    una ★ per l'ingresso.
ruling-i-159 = Piombare da fuori dà 2★ e 1★ per l'ingresso; il mostro cacciato non è ferito e non ha ceduto.
ruling-i-160 = Un mostro salvato dal suo cucciolo a Tokyo è fuori con 10♥, e l'attaccante entra.
ruling-i-161 = Divoratore di cadaveri rende anche se un cucciolo salva la vittima.
ruling-i-162 = Un mostro che divora la propria morte e ha un cucciolo finisce con 0★.
ruling-i-163 = Un cucciolo tiene le ⚡ della riserva, non quelle sulle carte.
ruling-i-164 = Un mostro che compra le sue 20★ con il suo ultimo ♥ è eliminato e non vince.
ruling-i-165 = Con un cucciolo, un mostro che paga delle ★ con il suo ultimo ♥ continua a vivere con 10♥ e 0★.
ruling-i-166 = 20★ all'inizio di un turno vincono solo alla sua fine; bisogna sopravvivergli.
ruling-i-167 = 20★ raggiunte nel turno di un altro mostro vincono alla fine di quel turno.
ruling-i-168 = 20★ si possono ancora evacuare prima che il turno finisca.
ruling-i-169 = Le ★ si fermano a 20.
ruling-i-170 = Più mostri in vita con 20★ allo stesso controllo si dividono la vittoria.
ruling-i-171 = Se tutti quelli rimasti muoiono insieme, perdono tutti, 20★ o no.
ruling-i-172 = Più morti simultanee contano ciascuna; le vittime rispondono in senso orario da chi le ha causate, che viene
    per ultimo.
ruling-i-173 = L'ultimo in vita vince subito, prima che il suo veleno possa agire.
ruling-i-174 = Se cadono tutti ma uno ha un cucciolo, vince quello.
ruling-i-175 = Le carte e le ⚡ dei morti vengono scartate, e Imitatore perde un modello che aveva tra quelle.
ruling-i-176 = Quando città e baia cedono allo stesso attaccante, questo prende la città e la baia resta vuota.
ruling-i-177 = Quando cede solo la città, l'attaccante la prende, e il mostro della baia non si sposta.
ruling-i-178 = Se un attaccante in città svuota la baia, questa resta vuota finché non ci entra qualcuno da fuori.
ruling-gz-1 = Le ✊ feriscono un mostro quando gli tolgono almeno 1♥.
ruling-gz-2 = Un attacco ha bisogno di una ✊ nel risultato, comprese quelle aggiunte. «Dadi» sono solo quelli veri; il
    risultato sono i dadi e le ✊ aggiunte.
ruling-gz-3 = Ciò che un attacco toglie a un mostro è una sola perdita, e così l'effetto di una carta. Prima vengono i ♥ in
    più, poi ciò che la vittima si risparmia.
ruling-gz-4 = Una perdita che non viene da ✊ non dà a nessuno il diritto di cedere. I ♥ pagati come prezzo non contano come
    persi.
ruling-gz-5 = I gettoni Dado sono dodici, in vista di tutti. Tornano indietro quando si spendono o quando il loro mostro è
    eliminato; una riserva vuota non dà nulla. Un mostro ne spende due per turno al massimo, se una carta non dice altro.
ruling-gz-6 = Le carte si scoprono una dopo l'altra, da sinistra a destra. Ciò che un Evento fa quando si rivela si conclude
    prima della carta successiva; i mostri agiscono da quello attivo in senso orario, e le perdite sono simultanee.
ruling-gz-7 = Ciò che un Evento fa finché è in gioco comincia quando viene scoperto, anche a metà di un turno, e finisce
    quando viene pagato.
ruling-gz-8 = Un Evento viene pagato, smette di agire, fa ciò che fa per chi lo compra, viene scartato e sostituito. È una
    carta comprata, ma né Permanente né Scarto.
ruling-gz-9 = Con tre Eventi scoperti nessuno può rinnovare.
ruling-gz-10 = Dopo l'ultimo lancio vengono i rilanci propri di chi ha lanciato, poi le interferenze degli altri dalla sinistra
    del mostro attivo, poi chi ha lanciato gira i dadi, poi si risolvono.
ruling-gz-11 = Una specie appartiene al mostro, con o senza Evoluzioni.
ruling-gz-12 = Se cade il mostro attivo, il suo turno finisce subito; prima si scoprono le carte ancora da scoprire.
ruling-gz-13 = Un Evento ottenuto senza essere rivelato fa solo ciò che fa quando si compra.
