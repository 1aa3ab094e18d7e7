# Quanto sono forti i giocatori, e dove si vede.

ratings = Punteggi
about = Le partite dei tavoli creati per contare. Un elenco per ogni edizione e numero di giocatori; ci sono anche i bot. L'ordine è quello del punteggio meno il suo margine.
edition = Edizione
seats = Giocatori
place = Posizione
player = Giocatore
rating = Punteggio
games = Partite
with-margin = { $rating } ± { $margin }
measured = misurato
gone = un account che non esiste più
counted = Persone che hanno un punteggio qui: { $people }, da { $games } partite.
yours = I tuoi punteggi
between = tra «{ $lower }» e «{ $upper }»
above = sopra «{ $bot }»
below = sotto «{ $bot }»
rated-table = La partita conta per i punteggi: niente allenatore, un account per posto
