# Torneos: eliminatorios y suizos.

tournaments = Torneos
about = Por eliminación o suizos, de dos a seis por mesa. Se entra con una cuenta; mirar puede todo el mundo.
entered = { $n ->
        [one] { $n } inscrito
        [many] { $n } de inscritos
       *[other] { $n } inscritos
    }
look = Mirar
title = Título
seats = Asientos por mesa
knockout = Eliminación: sigue el mejor de cada mesa
fill = Los bots completan las mesas
make = Hacer un torneo
enter = Entrar
leave = Salir
start = Empezar la primera ronda
player = Jugador
points = Puntos
rivals = Puntos de los rivales
round = Ronda { $number }
bye = Sin partida en esta ronda: { $names }
kind-swiss = suizo
kind-knockout = eliminación
gathering = inscripción abierta
playing = se juega la ronda { $round } de { $rounds }
over = terminado
none = Todavía no hay ningún torneo.
nobody = Todavía no se ha inscrito nadie.
needs-account = Para entrar en un torneo o hacer uno hace falta una cuenta.
rounds = Rondas
wait = Las mesas esperan a sus jugadores
wait-usual = 3 min (por días: un día)
begins = Comienzo (puede quedar vacío)
begins-why = A partir de entonces, todos los inscritos pueden empezar la primera ronda; sin hora, 24 horas después de crear el torneo.
begins-at = La primera ronda la empieza quien creó el torneo; desde { $date }, también cualquier inscrito.
league = Liga (puede quedar vacía)
in-league = Liga { $name }
league-why = De cada torneo terminado de la liga, cada jugador recibe un punto y uno más por cada uno que quedó detrás.
number = Torneo { $number }
come-back = Volver en la siguiente ronda
end = Terminar el torneo
end-why = No empieza ninguna ronda más. Las mesas en juego continúan.
copy-link = Copiar el enlace
yours = Tus torneos
of-everybody = Todos los torneos
