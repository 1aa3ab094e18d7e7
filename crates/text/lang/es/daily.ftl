# La partida del día: todo el mundo tiene la misma mesa y la misma suerte.

daily = El kaiju del día
about = Una mesa y una suerte para todos. Juega una vez, compara, comparte.
turns = { $n ->
        [one] { $n } turno
        [many] { $n } de turnos
       *[other] { $n } turnos
    }
points = { $n ->
        [one] { $n } punto
        [many] { $n } de puntos
       *[other] { $n } puntos
    }
won = victoria en { $turns }, { $points }
lost = derrota tras { $turns }, { $points }
share = Kaiju { $date }: { $told }
yours = Tu resultado
play = Jugar la partida del { $date }
go-on = Seguir con la partida del { $date }
played = Hoy ya has jugado: { $told }. La siguiente llega a medianoche UTC.
copy = Copiar un texto para compartir
public-luck = No hay servidor, o no contesta: la suerte del día sale solo de la fecha, así que quien quiera puede calcularla antes. Sirve para compararse entre amigos.
compared =
    { $players ->
        [one] Ha jugado { $players }
       *[other] Han jugado { $players }
    }, { $wins ->
        [one] ha ganado { $wins }
       *[other] han ganado { $wins }
    }
best = Los mejores
place = Puesto
streak = Tus días
no-result = Este registro no es una partida terminada del { $date } con su suerte y sus bots.
no-date = eso no es una fecha; las fechas se escriben como 2026-11-18
not-yet = ese día no ha empezado
holds = { $date }: el secreto es aquel al que se comprometió el servidor ({ $commitment }); la partida del día se jugó con la semilla { $seed }
breaks = el secreto no es el que se publicó antes del día, o la semilla no sale de él
days = Otros días
day-before = El día anterior
day-after = El día siguiente
handed-in = { $date }: el servidor tiene tu resultado.
too-late = { $date }: el servidor ya no acepta tu resultado.
not-yet-handed-in = Tu resultado se queda aquí hasta que el servidor lo acepte: { $why }
needs-account = Tu resultado se queda aquí. Entra en tu cuenta y el servidor lo compara: kaiju club --login NAME o kaiju club --make NAME
your-place = Tu puesto: { $place } de { $players }
shares = Cómo les fue a todos
bound = De dónde salió la suerte
bound-about = Antes de empezar el día, el servidor publicó este compromiso: la huella del secreto del que salen todos los dados y las cartas del día. Así no pudo elegirlos después.
proof = Prueba de la suerte
proof-later = La prueba llega cuando termina el día.
proof-check = Para comprobarlo tú:
