# La force des joueurs, et où elle se voit.

ratings = Cotes
about = Les parties des tables créées pour compter. Une liste par édition et par nombre de joueurs ; les bots y sont aussi. L’ordre est celui de la cote moins sa marge.
edition = Édition
seats = Joueurs
place = Place
player = Joueur
rating = Cote
games = Parties
with-margin = { $rating } ± { $margin }
measured = mesuré
gone = un compte qui n’existe plus
counted = Personnes qui ont une cote ici : { $people }, d’après { $games } parties.
yours = Tes cotes
between = entre « { $lower } » et « { $upper } »
above = au-dessus de « { $bot } »
below = au-dessous de « { $bot } »
rated-table = La partie compte pour les cotes : pas d’entraîneur, un compte par siège
