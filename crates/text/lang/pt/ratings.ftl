# Que força os jogadores têm, e onde se vê.

ratings = Pontuações
about = Partidas de mesas feitas para contar. Uma lista por edição e número de jogadores; os bots também estão nela. A ordem é a da pontuação menos a margem.
edition = Edição
seats = Jogadores
place = Posição
player = Jogador
rating = Pontuação
games = Partidas
with-margin = { $rating } ± { $margin }
measured = medido
gone = uma conta que não existe mais
counted = Aqui { $people } pessoas têm pontuação, de { $games } partidas.
yours = Suas pontuações
between = entre “{ $lower }” e “{ $upper }”
above = acima de “{ $bot }”
below = abaixo de “{ $bot }”
rated-table = A partida conta para a pontuação: sem treinador, uma conta por lugar
