# Perché un bot ha scelto così, dai valori che ha confrontato.

ask-why = Perché questa scelta?
random = { $name } sceglie a caso: { $chosen } è una di { $n } risposte, tutte ugualmente probabili.
habit = { $name } qui non confronta nulla. A questa domanda risponde sempre con la stessa regola: { $chosen }.
no-gain = { $name } sceglie { $chosen }: nessun potere sembra valere la pena.
alone = { $name } sceglie { $chosen } e non ha provato altro.
gain-score = { $name } sceglie { $chosen }: secondo il suo calcolo vale { $points } più che farne a meno.
gain-chance = { $name } sceglie { $chosen }: le sue probabilità di vincere sono di { $points } punti più alte che senza.
score = { $name } sceglie { $chosen }: il suo calcolo dice { $worth }. Segue { $other } con { $less }, { $apart } in meno.
chance = { $name } sceglie { $chosen }: vede probabilità di vincere del { $worth }. Segue { $other } con { $less }, { $apart } punti in meno.
wins = { $name } sceglie { $chosen }: vince il { $worth } delle partite che immagina. Segue { $other } con { $less }, { $apart } punti in meno.
secret = { $name } non dice nulla finché la partita continua: mostrerebbe ciò che ha in mano.
no-choice = Lì nessun bot aveva scelta.
