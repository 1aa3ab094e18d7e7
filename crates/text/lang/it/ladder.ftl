# Account di bot: la classifica dei bot, le sfide e ciò che vedono i loro proprietari.

bots = Bot
about = I bot di questo server e i bot dei giocatori, in un solo elenco. La barra è dove con ogni probabilità si trova il punteggio: più è corta, più è sicuro. Chiunque può sfidare un bot che è in linea.
about-ratings = La classifica dei bot
bot = Bot
named = { $name } (bot)
of-server = di questo server
likely = { $rating }, con ogni probabilità tra { $low } e { $high }
online = in linea
away = assente
challenge = Sfida
challenge-bot = Sfida { $bot }
no-players-bots = Nessun bot di un giocatore ha un punteggio qui, e nessuno è in linea.
sort-by = Ordine
by-least = prima i più sicuri
by-rating = per punteggio
by-name = per nome
by-games = per partite
own = Account di bot
own-about = Un account di bot è un nome e una chiave segreta per un tuo programma che gioca. Tutti vedono che è un bot, e chiunque può sfidarlo finché il programma è in funzione.
own-most = Puoi avere { $most } account di bot.
new-name = Nome del bot
make = Crea un account di bot
token = La chiave di { $bot }, che si mostra solo ora. Il tuo programma la invia con ogni richiesta; chi ce l'ha gioca come questo bot.
renew = Nuova chiave
renew-bot = Nuova chiave per { $bot }; la vecchia non vale più
drop-bot = Elimina { $bot }
