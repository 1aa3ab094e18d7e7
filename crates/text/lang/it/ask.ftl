# Ciò che si chiede ai giocatori e ciò che possono rispondere. Una domanda è una frase; una risposta è ciò che dice un pulsante.

## Questions

tokens = Quanti gettoni Dado spendi?
    .hint = Ognuno è un dado in più fino alla fine del tuo turno; due per turno al massimo.
keep = Quali dadi tieni? { $rolls ->
        [one] Resta { $rolls } lancio.
       *[other] Restano { $rolls } lanci.
    }
    .hint = Rilanci gli altri. Tienili tutti per fermarti.
keep-last = Lanci finiti: è questo il tuo risultato?
    .hint = Se nessun potere ti dà un altro lancio, è ciò che risolvi.
change = Giri qualche dado?
    .hint = I lanci sono finiti; ora i poteri possono ancora girare o aggiungere dadi.
resolve = Quali dadi risolvi ora?
    .hint = Tutti i dadi di una faccia si risolvono insieme. L'ordine può contare: i ♥ prima delle ✊, o il contrario?
hearts = Per che cosa usi i tuoi ♥?
    .hint = Un ♥ ti cura, toglie uno dei tuoi segnalini o, con la carta giusta, cura un altro mostro.
yield-or-stay = { $attacker } ti attacca a Tokyo. Cedi?
    .hint = Cedere: sei al sicuro fuori e l'attaccante prende Tokyo. Restare: continui a guadagnare ★, e a prendere colpi.
shop = Hai { $energy }⚡. Che cosa compri?
    .hint = Compra tutte le carte che puoi pagare, o rinnova le tre carte per 2⚡.
ending = Il tuo turno finisce. Che cosa viene prima?
    .hint = Ora agiscono diversi tuoi poteri; scegli tu l'ordine.
choose = Quale Evoluzione tieni?
    .hint = L'altra torna nel tuo mazzo prima del primo turno; più avanti viene scartata.
evolve = { $moment }: giochi un'Evoluzione?
    .hint = Un buon momento potrebbe non tornare presto.
power = { $card }: { $asks }

## When an Evolution may be played

moment-attack-looms = Ti stanno attaccando
moment-dying = Non hai più ♥
moment-energy-goes = Stai per perdere ⚡
moment-enter-phase = Un mostro sta per entrare a Tokyo
moment-entered = Un mostro è entrato a Tokyo
moment-others-buy = Un altro mostro sta per comprare una carta
moment-others-rolled = Un altro mostro ha fatto il suo ultimo lancio
moment-others-rolling = Un altro mostro ha appena lanciato
moment-rolled = Hai fatto il tuo ultimo lancio
moment-striking = Le tue ✊ stanno per colpire
moment-tallied = Il tuo risultato è definitivo
moment-turn-begins = Il tuo turno sta per cominciare
moment-turn-begun = Il tuo turno comincia
moment-turn-closes = Il turno sta per finire
moment-victim-decides = Un mostro che hai colpito può cedere
moment-wound-coming = Stai per perdere ♥
moment-wounded = Hai perso ♥
moment-yielded = Un mostro cede Tokyo
moment-other = Ora

## Answers

no = No
yes = Sì
not-now = Non ora
keep-some = Tieni { $dice } e rilancia { $others ->
        [one] l'altro
       *[other] gli altri { $others }
    }
keep-none = { $dice ->
        [one] Rilancia il dado
       *[other] Rilancia tutti i { $dice } dadi
    }
keep-all = Tienili tutti e fermati
take-roll = Prendi { $dice } come risultato
spend-tokens = { $n ->
        [0] Non spendere nulla
        [one] Spendi { $n } gettone Dado
       *[other] Spendi { $n } gettoni Dado
    }
leave-dice = Lascia i dadi come sono
turn-die = Gira { $from } su { $to } ({ $card })
resolve-face = Risolvi { $dice }
usual-order = Il resto nell'ordine abituale
poison-first = Prima il veleno
heal-self = Curati con il resto
heal-other = Cura 1♥ a { $who }
cure-poison = Togli un segnalino Veleno
cure-shrink = Togli un segnalino Riduzione
stay = Resta a Tokyo
give-way = Cedi Tokyo
done-buying = Acquisti finiti
buy = Compra { $card } per { $price }⚡
buy-top = Compra { $card } dal mazzo per { $price }⚡
buy-unseen = Compra la prima carta del mazzo
buy-from = Compra { $card } da { $who } per { $price }⚡
sweep = Rinnova il negozio per 2⚡
first = Prima { $card }
keep-evolution = Tieni { $card }
play-evolution = Gioca { $card }
use-power = { $does } ({ $card })
use-card = Usa { $card }
card-of = { $card } ({ $who })
reroll-face = Rilancia un dado che mostra { $face }
