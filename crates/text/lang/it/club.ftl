# Intorno al tavolo: trovarne uno, e che cosa resta da fare agli eliminati.

quick = Partita veloce
quick-why = Gioca con chi vuole la stessa cosa. Quando hai aspettato abbastanza, i bot prendono i posti liberi.
rhythm = Ritmo
live = tutta di seguito
relaxed = in più giorni
wait = Aspetta persone
find = Trova un tavolo
begins = Comincia tra { $seconds } s. I bot prendono i posti liberi.
any = qualsiasi
only-rated = Solo partite che valgono punteggio
only-free = Solo con un posto libero
none-like-that = Ora non c'è nessun tavolo così.
now-playing = Si gioca adesso
watch = Guarda
who-wins = Il tuo mostro è eliminato. Chi vincerà?
bets = punta su { $monster }
foresaw = L'avevano previsto: { $names }
leave-told = Esci e scopri poi come finisce
ended = La tua partita è finita. Vince: { $names }
ended-nobody = La tua partita è finita. Non vince nessuno.
members = Club
rated = vale punteggio
for-children = per bambini
log-in-first = Prima accedi: kaiju club --login NAME
not-on-the-list = { $name } non è nella tua lista.
signed-out = Sei uscito dall'account.
