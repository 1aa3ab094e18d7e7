# Wie stark Spieler sind, und wo man das sieht.

ratings = Wertungen
about = Partien an Tischen, die zählen sollten. Eine Liste für jede Edition und Spielerzahl; auch die Bots stehen darin. Geordnet wird nach der Wertung abzüglich ihrer Spanne.
edition = Edition
seats = Spieler
place = Platz
player = Spieler
rating = Wertung
games = Partien
with-margin = { $rating } ± { $margin }
measured = gemessen
gone = ein Konto, das es nicht mehr gibt
counted = { $people } Leute haben hier eine Wertung, aus { $games } Partien.
yours = Deine Wertungen
between = zwischen „{ $lower }“ und „{ $upper }“
above = über „{ $bot }“
below = unter „{ $bot }“
rated-table = Die Partie zählt für die Wertung: kein Berater, ein Konto pro Platz
