### Ciò che si chiede al tavolo, e in che cosa le edizioni sono diverse.
### `.answer` vale in ogni edizione che ha la domanda; `.first`, `.second` e `.godzilla` aggiungono ciò che vale in una.

faq-no-smash-empty-tokyo = Tokyo è vuota e non ho ottenuto nessuna ✊. Devo entrare?
    .answer = È qui che le edizioni sono più diverse: in una Tokyo va conquistata, nelle altre qualcuno deve abitarla.
    .first = No. Entra solo chi attacca; senza ✊ Tokyo resta vuota.
    .second = Sì. Risolti i tuoi dadi devi prendere una città di Tokyo vuota, con ✊ o senza ✊, e guadagni 1★.
    .godzilla = Sì, con ✊ o senza ✊, e guadagni 1★, o 1⚡ in una partita a due.

faq-smashes-at-empty-tokyo = Entro in una Tokyo vuota con delle ✊. Colpiscono gli altri?
    .answer = No. Le hai lanciate fuori, dove le ✊ mirano a Tokyo, e lì non c'era nessuno. Non si girano quando sei dentro.

faq-leave-in-own-turn = Posso uscire da Tokyo nel mio turno?
    .answer = No. Ci sono quattro modi di uscirne: cedere dopo un attacco, essere eliminati, essere nella baia quando chiude, o avere una carta che lo dice. Altrimenti resti, per quanto pochi siano i tuoi ♥.

faq-yield-to-a-card = Una carta mi ha fatto male a Tokyo. Posso cedere?
    .answer = No. Solo le ✊ ti danno il diritto di cedere. Ciò che ti fa una carta non è un attacco, per quanto faccia male.

faq-yield-unhurt = Mi hanno attaccato a Tokyo ma non ho perso ♥. Posso cedere?
    .answer = Il punto è se basta essere attaccati, o se deve anche fare male.
    .first = Sì, basta essere attaccati. Mimetizzazione, Corazza o Ali possono fermare tutti i danni: puoi andartene lo stesso, e allora l'attaccante deve entrare.
    .second = No. Devi aver perso davvero ♥ per le ✊; basta 1♥.
    .godzilla = No. Devi aver perso davvero ♥ per le ✊; basta 1♥.

faq-yield-to-dodge = Se cedo, evito i danni?
    .answer = No. Prima arriva il colpo, poi decidi. Solo una carta può cambiarlo, come Propulsori nei mazzi classici.

faq-death-in-tokyo = Il mostro a Tokyo viene eliminato. Chi c'è ora a Tokyo?
    .answer = Dipende da che cosa l'ha eliminato, e da quando.
    .first = Se è stato un attacco, l'attaccante prende il posto, come se gli fosse stato ceduto. Se è stata una carta o il veleno, il posto resta vuoto finché non lo prende chi attacca.
    .second = Se il posto è vuoto quando il mostro attivo arriva al suo passo di ingresso, ci entra lui. Se la fine arriva più tardi nel turno, Tokyo aspetta il passo di ingresso del mostro successivo.
    .godzilla = Se il posto è vuoto quando il mostro attivo arriva al suo passo di ingresso, ci entra lui. Se la fine arriva più tardi nel turno, Tokyo aspetta il passo di ingresso del mostro successivo.

faq-city-yields-bay-stays = In cinque o sei: la città cede e la baia resta. Dove va l'attaccante?
    .answer = Nella città di Tokyo. Il mostro nella baia di Tokyo resta dov'è: non si sposta solo perché la città è libera.

faq-both-yield = In cinque o sei: città e baia cedono entrambe. Chi va dove?
    .answer = L'attaccante prende la città di Tokyo, e la baia di Tokyo per ora resta vuota.
    .first = Il mostro successivo prende la baia solo con un attacco.
    .second = Il mostro successivo che è fuori deve prendere la baia una volta risolti i suoi dadi, con ✊ o senza ✊.
    .godzilla = Il mostro successivo che è fuori deve prendere la baia una volta risolti i suoi dadi, con ✊ o senza ✊.

faq-bay-closes = Restano solo quattro mostri. Che cosa succede alla baia di Tokyo?
    .answer = Chiude subito, anche a metà di un turno, e non riapre più.
    .first = Il suo mostro lascia Tokyo, anche se la città è vuota.
    .second = Il suo mostro lascia Tokyo, a meno che la città sia vuota: allora passa lì, senza ricevere ★.
    .godzilla = Il suo mostro lascia Tokyo, a meno che la città sia vuota: allora passa lì, senza ricevere ★.

faq-twenty-and-dead = Arrivo a 20★ e a 0♥ nello stesso turno. Ho vinto?
    .answer = No, vieni eliminato: per portare la corona bisogna sopravvivere al turno. E se cadono tutti insieme, perdono tutti.

faq-when-twenty-wins = Quando vincono esattamente le 20★?
    .answer = Quando arriva il controllo, nel tuo turno o in quello di un altro mostro, se sei in vita e le hai ancora. Fino ad allora possono togliertele.
    .first = I regolamenti chiudono la partita a 20★ ma vogliono che tu sopravviva al turno, quindi guardiamo quando è finito.
    .second = Il regolamento portoghese dice turno, quello spagnolo giro; noi guardiamo alla fine di ogni turno.
    .godzilla = Lo dice il regolamento stesso: alla fine del turno.
    .in-es-2016 = Alla fine del giro, così tutti hanno giocato lo stesso numero di turni.

faq-hearts-in-tokyo = A che cosa servono i dadi che mostrano ♥ a Tokyo?
    .answer = Non a curarti: a Tokyo solo le carte ti danno ♥. Con le Evoluzioni, però, tre ♥ ti fanno evolvere anche lì.
    .first = Possono comunque toglierti segnalini Veleno e Riduzione: il regolamento tace, e noi lo permettiamo.
    .second = Non ti tolgono neanche segnalini Veleno o Riduzione. Prima esci.
    .godzilla = Non ti toglierebbero neanche segnalini, ma nessuna carta di questo mazzo ne dà.

faq-poisoner-gone = Il mostro che mi ha avvelenato è morto, o ha perso la carta. I segnalini restano?
    .answer = Sì. I segnalini Veleno e Riduzione ora sono tuoi, e li tolgono solo i tuoi dadi che mostrano ♥, uno per ogni ♥.
    .first = Anche a Tokyo, per nostra decisione.
    .second = Solo fuori da Tokyo.

faq-mimic = Imitatore: copia ciò che c'è su una carta? E se la carta copiata se ne va?
    .answer = Imitatore funziona come se comprassi ora la carta copiata, con cariche o cubetti propri. Quando la carta copiata esce dal gioco, Imitatore non fa nulla; all'inizio del tuo turno, prima di lanciare, 1⚡ lo mette su un'altra.

faq-two-opportunists = Due mostri hanno Opportunista. Chi viene prima?
    .answer = Per ogni carta appena scoperta si chiede all'uno e poi all'altro. Le carte di un rinnovo si offrono insieme, e ciò che sostituisce una carta comprata si offre di nuovo nello stesso ordine.
    .first = Il primo di loro alla sinistra del mostro attivo.
    .second = Il primo di loro alla sinistra del mostro attivo.
    .in-es-2011 = Il mostro attivo viene prima, anche mentre sta comprando.

faq-fire-breathing = Soffio di fuoco: chi si brucia?
    .answer = I tuoi vicini: il mostro in vita più vicino alla tua sinistra e quello alla tua destra.
    .first = Si bruciano ovunque siano: se anche le tue ✊ ne colpiscono uno, è una perdita sola; se no, non è un attacco, e nessuno cede per questo. Brucia ogni volta che infliggi danni a un altro mostro, con ✊ o con una carta.
    .second = Si bruciano ovunque siano: se anche le tue ✊ ne colpiscono uno, è una perdita sola; se no, non è un attacco, e nessuno cede per questo. Brucia ogni volta che il tuo risultato ha una ✊, anche se non colpisce nessuno. Un unico rivale siede da entrambi i tuoi lati e perde comunque 1♥, non 2.
    .in-es-2011 = Brucia un vicino che i tuoi danni raggiungono, ma mai con una carta che compri.
    .in-en-summary = Brucia un vicino che attacchi, e nessun altro.

faq-metamorph-refund = Metamorfo: quanto riprendo?
    .answer = Vendi alla fine del tuo turno: le carte Permanenti che vuoi, anche una comprata in questo turno, anche Metamorfo stessa.
    .first = Ognuna restituisce le ⚡ che hai pagato.
    .second = Ognuna rende il suo intero costo stampato in ⚡, anche se l'hai comprata per meno.

faq-it-has-a-child = Ha un cucciolo!: che cosa tengo, e conta come una morte?
    .answer = Tieni le tue ⚡, e anche i tuoi segnalini Veleno e Riduzione. Perdi tutte le tue carte e le tue ★, lasci Tokyo e continui a giocare con 10♥. I tuoi ♥ sono arrivati a 0, quindi Divoratore di cadaveri mangia lo stesso.

faq-armor-and-wings = Corazza e Ali: che cosa fermano esattamente?
    .answer = Corazza guarda ogni perdita separatamente: un solo segnalino Veleno non fa nulla. Ali costa 2⚡ quando stai per perdere ♥; poi nulla ti toglie ♥ per il resto del turno, neanche il veleno.
    .first = Una ✊ insieme ad Attacco acido è una sola perdita di 2♥, che Corazza lascia passare. Se ti attaccano a Tokyo, puoi cedere anche se ti hanno salvato.
    .second = Una ✊ insieme ad Attacco acido è una sola perdita di 2♥, che Corazza lascia passare. Se ti hanno salvato del tutto da un attacco a Tokyo, non puoi cedere.
    .in-en-summary = Corazza affronta una per una le ✊ di un attacco e ciò che ogni carta aggiunge: una ✊ e Attacco acido non ti fanno nulla. Se ti attaccano a Tokyo, puoi cedere anche se ti hanno salvato.
