# Rund um den Tisch: einen finden, und was denen bleibt, die ausgeschieden sind.

quick = Schnelle Partie
quick-why = Spiel mit allen, die dasselbe wollen. Hast du lange genug gewartet, übernehmen Bots die freien Plätze.
rhythm = Tempo
live = am Stück
relaxed = über Tage
wait = Auf Leute warten
find = Tisch suchen
begins = Beginnt in { $seconds } s. Bots übernehmen die freien Plätze.
any = egal
only-rated = Nur Partien, die für die Wertung zählen
only-free = Nur mit freiem Platz
none-like-that = So einen Tisch gibt es gerade nicht.
now-playing = Wird gerade gespielt
watch = Zuschauen
who-wins = Dein Monster ist ausgeschieden. Wer gewinnt?
bets = tippt auf { $monster }
foresaw = Haben es kommen sehen: { $names }
leave-told = Gehen und später erfahren, wie es ausgeht
ended = Deine Partie ist vorbei. Gewonnen: { $names }
ended-nobody = Deine Partie ist vorbei. Niemand gewinnt.
members = Klub
rated = zählt für die Wertung
for-children = für Kinder
log-in-first = Melde dich zuerst an: kaiju club --login NAME
not-on-the-list = { $name } steht nicht auf deiner Liste.
signed-out = Du bist abgemeldet.
