# Qué fuerza tienen los jugadores, y dónde se ve.

ratings = Puntuaciones
about = Partidas de mesas hechas para contar. Una lista por edición y número de jugadores; los bots también están. El orden es el de la puntuación menos su margen.
edition = Edición
seats = Jugadores
place = Puesto
player = Jugador
rating = Puntuación
games = Partidas
with-margin = { $rating } ± { $margin }
measured = medido
gone = una cuenta que ya no existe
counted = Aquí tienen puntuación { $people } personas, de { $games } partidas.
yours = Tus puntuaciones
between = entre «{ $lower }» y «{ $upper }»
above = por encima de «{ $bot }»
below = por debajo de «{ $bot }»
rated-table = La partida cuenta para la puntuación: sin entrenador, una cuenta por asiento
