### The turn summary: the steps of a turn with what each brings, and what Tokyo pays. A step is its title; `.short` is the title where there is little room. The other parts are said where the rules have what they tell.

step-roll = Lanciare i dadi
    .short = Lanciare
    .tokyo = Se cominci a Tokyo: 2★.
    .tokyo-energy = Se cominci a Tokyo: 1⚡.
    .text = Tre lanci al massimo; tieni i dadi che vuoi.
    .tokens = I gettoni Dado si spendono prima del primo lancio.

step-resolve = Risolvere i dadi
    .short = Risolvere
    .text = Tre numeri uguali danno ★, le ⚡ sono energia, i ♥ curano fuori da Tokyo, le ✊ colpiscono l'altra parte.
    .attack = Chi attacca prende uno spazio libero a Tokyo: 1★.
    .attack-energy = Chi attacca prende uno spazio libero a Tokyo: 1⚡.
    .evolve = Tre ♥ portano un'Evoluzione.

step-enter = Entrare a Tokyo
    .short = Entrare
    .text = Sei ancora fuori e c'è uno spazio libero? Devi entrare: 1★.
    .text-energy = Sei ancora fuori e c'è uno spazio libero? Devi entrare: 1⚡.

step-buy = Comprare carte
    .or-gain = Comprare carte o guadagnare 1⚡
    .gain = Guadagnare 1⚡
    .short = Comprare
    .text = Compra ciò che puoi pagare; 2⚡ rinnovano le carte.
    .thrift = Nessuna carta comprata: 1⚡.

step-end = Fine del turno
    .short = Fine
    .text = Effetti di fine turno, poi il veleno.
    .text-any = Effetti di fine turno e veleno, nell'ordine che vuoi.
    .check = Con 20★ si vince ora.
    .check-round = Con 20★ si vince alla fine del giro.

## On the page

summary = Riassunto del turno
step-now = { $title } (ora)
summary-line = { $n }. { $title }. { $text }

## What Tokyo pays and forbids

tokyo-pays = Entrando: 1★. Cominciando qui il turno: 2★. Niente cure.
tokyo-pays-duo = Entrando: 1⚡. Cominciando qui il turno: 1⚡. Niente cure.
sign-enter = Entrare { $prize }
sign-start = Inizio { $prize }
sign-heal = Niente ♥
