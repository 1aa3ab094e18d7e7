# A força dos jogadores, e onde se mostra.

ratings = Classificações
about = Partidas em mesas que contam. Uma lista para cada edição e número de jogadores; os bots também lá estão. A ordem é pela classificação menos a sua margem.
edition = Edição
seats = Jogadores
place = Lugar
player = Jogador
rating = Classificação
games = Partidas
with-margin = { $rating } ± { $margin }
measured = medido
gone = uma conta que já não existe
counted = { $people } pessoas têm aqui uma classificação, de { $games } partidas.
yours = As tuas classificações
between = entre “{ $lower }” e “{ $upper }”
above = acima de “{ $bot }”
below = abaixo de “{ $bot }”
rated-table = A partida conta para as classificações: sem conselheiro, uma conta por lugar
