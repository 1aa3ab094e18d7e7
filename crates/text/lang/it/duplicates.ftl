# Duplicati: più gruppi giocano lo stesso tavolo con la stessa fortuna.

duplicate = Duplicato
about = Lo stesso tavolo con la stessa fortuna per più gruppi. Ogni gruppo gioca per conto suo; quando tutti hanno finito, si confronta ogni posto.
needs-account = Per creare un duplicato o giocarci serve un account.
groups = Gruppi
title = Titolo
make = Crea un duplicato
group = Gruppo { $number }
group-column = Gruppo
group-link = Link per questo gruppo
whole-link = Link per tutti i gruppi
join = Siediti nel gruppo { $number }
finished = Hanno finito { $done } gruppi su { $all }. Quello che è successo a un tavolo resta lì finché non hanno finito tutti.
all-finished = Tutti i gruppi hanno finito.
same-luck = Altri gruppi giocano questo tavolo con la stessa fortuna. Serve un account, e si gioca in un solo gruppo.
compare = Confronta i gruppi
close = Terminalo per tutti i gruppi
close-why = I gruppi che giocano ancora vengono fermati, e tutto viene mostrato.
seat = Posto { $seat }: { $monster }
tokyo-turns = Turni a Tokyo
points-why = Due punti per ogni gruppo che ha fatto peggio con lo stesso posto, uno per ogni gruppo che ha fatto altrettanto. Prima conta vincere, poi essere in vita, poi le stelle, poi i cuori.
nothing = Nessun gruppo ha giocato fino alla fine.
yours = I tuoi duplicati
