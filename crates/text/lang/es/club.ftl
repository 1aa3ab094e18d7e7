# Alrededor de la mesa: encontrar una, y qué les queda a los eliminados.

quick = Partida rápida
quick-why = Juega con quien quiera lo mismo. Cuando hayas esperado lo suficiente, los bots ocupan los asientos libres.
rhythm = Ritmo
live = de una vez
relaxed = durante días
wait = Esperar a la gente
find = Buscar mesa
begins = Empieza en { $seconds } s. Los bots ocupan los asientos libres.
any = cualquiera
only-rated = Solo partidas que puntúan
only-free = Solo con asiento libre
none-like-that = Ahora no hay ninguna mesa así.
now-playing = Se juega ahora
watch = Mirar
who-wins = Tu monstruo está eliminado. ¿Quién ganará?
bets = apuesta por { $monster }
foresaw = Lo vieron venir: { $names }
leave-told = Salir y saber luego cómo termina
ended = Tu partida ha terminado. Ganador: { $names }
ended-nobody = Tu partida ha terminado. No gana nadie.
members = Club
rated = puntúa
for-children = para niños
log-in-first = Primero entra en tu cuenta: kaiju club --login NAME
not-on-the-list = { $name } no está en tu lista.
signed-out = Has cerrado la sesión.
