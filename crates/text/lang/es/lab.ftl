# Lo que dice el laboratorio: partidas por millares, jugadores enfrentados, lo que valen las cosas, probabilidades, velocidad.

## With numbers

games = { $n ->
        [one] 1 partida
       *[other] { $count } partidas
    }
threads = { $n ->
        [one] { $n } hilo
       *[other] { $n } hilos
    }
players = { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
hearts = { $n ->
        [one] { $n } corazón
       *[other] { $n } corazones
    }

## kaiju sim

cannot-write-rows = no se pueden guardar las filas
stopped-before = parado antes de la partida { $next }; --first-game { $next } --games { $left } juega el resto
or-resume = y con archivos CSV, --resume también
bots-for-players = { $bots } bots nombrados para { $players } asientos: --bot nombra uno para todos o uno por asiento
beyond-seed = una semilla tiene { $all } partidas; la { $first } y { $games } más se pasan
no-parquet-resume = un archivo Parquet no se puede continuar; --resume quiere archivos CSV
other-study = una partida de otro estudio: semilla, edición, reglas, opciones y bots deben ser los del archivo
wrong-order = partida { $game } donde debería ir la { $next }
parquet-holds = { $file } tiene las partidas anteriores a la { $next }, y un archivo Parquet no se puede continuar; juega el resto en otro (--first-game { $next } --games { $left }) y súmalos con --merge
twice-counted = la partida { $game } está en { $one } y en { $other }; cada partida cuenta una sola vez
no-games = no hay ninguna partida en estos archivos
games-from-to = partidas de la { $first } a la { $last }: { $file }
games-missing = faltan las partidas de la { $first } a la { $last }
first-game-in = La primera partida está en { $file }; `kaiju replay` la cuenta.
files-differ = es de otro estudio: semilla, edición, reglas, opciones y bots deben ser los mismos
game-follows = la partida { $game } sigue a la { $last }; faltan algunas
not-rows = sus columnas no son las de --rows
no-game = eso no es una partida
row-begins = una fila empieza con el número de su partida
own-game-refused = la entrada { $n } de la partida recién jugada no vale: { $why }
progress-of = de
progress-games = partidas
progress-left = para acabar
sim-heading = { $games } de la { $edition } para { $players }, semilla { $seed }
head-seat = asiento
head-monster = monstruo
head-bot = bot
head-wins = victorias
head-share = parte
head-interval = intervalo 95 %
nobody = nadie
several = varios
ended-by = Acaban por
ended = 20 estrellas { $stars } %, último en pie { $last } %, nadie en pie { $nobody } %
turns = Turnos
inputs = Entradas
spread = { $mean } por partida, desviación { $deviation }, de { $min } a { $max }
time = Tiempo
time-taken = { $seconds } s con { $threads }, { $speed } partidas por segundo
stuck = { $n } de las partidas no acababan y se abandonaron; es un fallo nuestro.
ending-stars = 20 estrellas
ending-last = último en pie
ending-nobody = nadie en pie
won-by-seat = Partidas ganadas por asiento
how-ended = Cómo acabaron las partidas
by-turns = Partidas por número de turnos
turns-a-game = { $mean } turnos por partida, desviación { $deviation }

## Files of rows and charts

rows-ending = las filas se guardan en un archivo que acabe en .csv o .parquet
chart-ending = un dibujo es un archivo que acaba en .svg o .png
no-parquet = no es un archivo Parquet, o se quedó a medio escribir
in-row = { $file }, fila { $row }
surplus-cells = más celdas que columnas
fewer-cells = menos celdas que columnas

## kaiju arena

what-tables = juegan de 2 a 6 monstruos (SETUP-1): un número, varios como 2,4, un tramo como 2-6, o all
what-patience = de 1 a 600000 milisegundos
what-memory = 64 MiB o más, o 0 sin límite
no-such-bot = no existe ese bot
bots-are = ¿querías decir alguno de estos, de más a menos parecido: { $names }?
or-a-program = o la ruta de un programa como ./my_bot.py
cannot-start = no se puede arrancar { $program }
faults = { $name }: { $late } respuestas tarde, { $wrong } que no valen, { $gone } veces terminó antes de tiempo; se jugó por él.
needs-two = hacen falta dos --bot por lo menos: nadie juega solo
arena-heading = { $games } por enfrentamiento, { $edition }, semilla { $seed }
head-rating = puntos
arena-time = { $games } en { $seconds } s con { $threads }, { $speed } por segundo

## kaiju rate

rate-bots = Puntuación de los bots, lista por lista, con intervalos del 95 %; { $anchor } tiene 1500 en todas
rate-trial = { $list }: { $players } jugadores de fuerza conocida, semilla { $seed }
rate-trial-line = tras { $games } partidas cada uno: error de { $off } puntos, margen mostrado ±{ $margin }, { $covered } % dentro de él
no-such-rating-list = { $word }: no existe esa lista de puntuaciones; las más parecidas son { $names }
matrix-about = { $players }: % de partidas que gana uno de la fila entre { $among } de la columna; lo normal es { $par }
ratings = Puntuaciones
ratings-about = { $edition }, { $games } por enfrentamiento, semilla { $seed }; intervalos del 95 %
matrix-chart = % que gana uno de la fila entre { $among } de la columna; lo normal es { $par }
head-games = partidas
less-luck-about = % de partidas ganadas, con intervalos del 95 %; sin azar: descontada la suerte de los dados
head-won = ganadas
head-less-luck = sin azar

## kaiju engine

engine-not-read = no es una petición: { $error }
engine-no-game = no hay ninguna partida { $game }
engine-full = ya se guardan { $most } partidas; descarta algunas con drop
engine-only-seen = la partida { $game } es lo que ve un asiento; pide antes una muestra con sample
engine-samples = de 1 a { $most } muestras
engine-not-asked = a ese asiento no se le pregunta nada
engine-no-seat = no hay ningún asiento { $seat }
engine-whose-eyes = no se pregunta a nadie; di qué asiento mira, por ejemplo "seat":"A"
engine-other-eyes = esto es lo que ve { $seat }, y nadie más
engine-no-preset = { $name }: no hay tal edición ni reglamento, o no van juntos
engine-no-monster = { $id }: no hay tal monstruo

## kaiju atlas

atlas-stopped = parado; los efectos de media prueba engañarían, así que no hay. Con menos --games se tarda menos
no-such-edition = { $word }: no existe esa edición; hay { $names }, o all
edition-no-cards = la { $edition } no tiene cartas
edition-no-evolutions = la { $edition } no tiene Evoluciones
edition-no-card = { $id }: la { $edition } no tiene esa carta; las más parecidas son { $names }
atlas-heading = { $edition }, { $players }, { $bot }, { $games }
atlas-heading-card = { $edition }, { $players }, { $bot }, { $games } por carta
atlas-about-seats = partidas ganadas por encima de un reparto igual, en puntos porcentuales, con intervalos del 95 %
atlas-about-tokyo = partidas que gana quedarse más que irse, en puntos porcentuales, según los corazones que quedan, con intervalos del 95 %
atlas-about-chances = partidas ganadas por encima de la probabilidad de ganar que se dio, en puntos porcentuales, según esa probabilidad, con intervalos del 95 %
atlas-about-cards = partidas ganadas por encima de un asiento sin ayuda, en puntos porcentuales, con intervalos del 95 %
table-heading = { $edition }, { $bot }, { $games } por mesa
head-card = carta
head-kind = tipo
head-cost = coste
head-effect = efecto
head-range = intervalo
head-hearts-left = corazones que quedan
head-chance = probabilidad de ganar
positions = posiciones
games-word = partidas
too-few = muy pocas
seconds-on = { $seconds } s con { $threads }
stay-in-tokyo = Quedarse en Tokyo
stay-about = puntos que gana quedarse, según los corazones que quedan
chances-told = ¿Aciertan las probabilidades de ganar?
chances-about = puntos ganados por encima de la probabilidad que se dio, según esa probabilidad
good-to-begin = ¿Conviene empezar?
cards-worth = Lo que valen las cartas
monsters-worth = Con qué frecuencia gana cada monstruo con sus Evoluciones
personalities-worth = Con qué frecuencia gana cada personalidad entre bots de un mismo tipo
place-1 = primero
place-2 = segundo
place-3 = tercero
place-4 = cuarto
place-5 = quinto
place-6 = sexto

## kaiju bench

no-such-measure = no existe esa medida; se espera { $names }
unit-games = partidas/s
unit-draws = extracciones
unit-log = × el tiempo sin registro
unit-scaling = × la velocidad de un hilo, con { $n }
unit-playouts = partidas imaginadas/s
unit-bytes = bytes
unit-tasks = tareas, vistas entre entradas

## kaiju odds

how-many-dice = de 1 a { $most } dados
how-many-rolls = de 0 a { $most } lanzamientos
what-lies = de 1 a { $most } dados se escriben como 11shee, con las letras 1 2 3 e h s
no-wish = `{ $part }` no es un deseo; di una cara (1, 2, 3, energy, heart, smash), 3x1, 111 o "2 smash, 1 heart"
too-many-dice = nadie lanza más de { $most } dados
no-dice-rolled = ahí no se están lanzando dados; valdría una posición con `at roll A`, o con `at keep A dice 11shee rolls 2`, o --risk
no-roll = sin lanzamientos no caen dados; --rolls cuenta desde 1, o --lying dice lo que hay en la mesa
at-least = al menos { $words }
keep-dice = conservar { $dice }
eliminates = elimina a { $who } ({ $hearts }♥{ $place })
reaches = llega a { $goal }★ (tiene { $stars }★)
too-many-rolls = con { $dice } dados se pueden contar exactamente { $most } lanzamientos como mucho
dice = { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
rolls = { $n ->
        [one] { $n } lanzamiento
       *[other] { $n } lanzamientos
    }
rolls-left = { $n ->
        [one] queda { $n } lanzamiento
       *[other] quedan { $n } lanzamientos
    }
lie-there = { $dice } en la mesa, { $rolls }
kept-of = { $kept } conservados de { $dice }, { $rolls }
no-dice-there = no se lanzan dados
nobody-in-tokyo = no hay nadie en Tokyo; --seat admite la letra de un monstruo que siga vivo
no-risk-known = en esta partida nadie queda eliminado; no se calcula lo que puede costar quedarse
seat-not-in-game = el asiento { $seat } no está en la partida; --seat admite la letra de un monstruo que siga vivo
how-many-imagined = de 1 a { $most } partidas
what-seat = un asiento es una letra de la A a la F
before-next-turn = antes de su próximo turno
play-for-damage = los demás buscan hacer daño
play-like-bots = todos juegan como los bots
stays = se queda
yields = cede
is-eliminated = queda eliminado
loses-at-least = pierde al menos { $n }♥
loses-on-average = pierde de media
not-exact = no es exacto: un poder pregunta algo por el camino y se contesta a ojo
imagined = bots: { $games } partidas imaginadas cada uno
not-a-position = no es ni lo uno ni lo otro; un archivo empieza por { $words }

## Programas que juegan

note-at = asiento { $seat }, pregunta { $n } ({ $question }): { $what }
note-lost = asiento { $seat }, tras la pregunta { $n }: { $why }; { $again }
note-lost-how = asiento { $seat }, tras la pregunta { $n }: { $why } ({ $how }); { $again }
note-again = se arranca otra vez para la próxima partida
note-never-again = no se arranca más
note-late = ninguna respuesta en { $ms } ms
note-stuck = está atascado: { $n } respuestas seguidas fuera de tiempo
note-not-ready = no estuvo listo a tiempo
note-ended-early = terminó antes de estar listo
note-ended = terminó
note-was-ended = se le puso fin
note-no-start = no se puede arrancar: { $error }
note-not-json = no es JSON: { $said }
note-not-legal = no es legal: { $said }

## Lo que una tanda dice de sí misma
rows-exist = { $file } ya existe y no se sobrescribe; elige otro nombre, añade --force o continúalo con --resume
rows-too-large = las filas guardan números enteros hasta { $most }; elige un --seed o un --first-game menor
parquet-whole = { $file } ya tiene todas estas partidas; --merge informa sobre ellas
stopping-soon = parando después de lo que se está jugando. Otro Ctrl-C acaba al momento.
faulty = { $n ->
        [one] los bots cometieron { $n } falta
       *[other] los bots cometieron { $count } faltas
    }, así que las cifras dicen poco de ellos; el código de salida es 1
no-row-value = { $word } bajo { $column } no es del tipo { $kind }
no-row-type = { $value } es de un tipo que las filas no tienen
bench-stopped = parado; falta lo que no se midió
soak-stopped = parado; la tabla cuenta las partidas jugadas
arena-stopped = parado; las tablas cuentan las partidas jugadas, y falta quien no ha jugado
say-wish = --want dice lo que esperas, o --position nombra una posición que mirar
speed = { $n } partidas/s
atlas-heading-tried = { $edition }, { $players }, { $bot }, de { $least } a { $most } partidas por carta

## kaiju corpus

corpus-heading = { $games } en { $parts } partes: { $folder }
corpus-table = { $rows } filas, { $bytes } bytes
corpus-same = los { $count } archivos son los que dice el manifiesto
corpus-differs = { $count } de { $all } archivos no son los que dice el manifiesto; el primero es { $file }
corpus-stopped = parado; hay { $done } de { $parts } partes, y el mismo comando sigue
corpus-no-manifest = eso no es el manifiesto de un corpus: { $why }
corpus-other-form = el manifiesto tiene la forma { $form }, que este kaiju no conoce
corpus-other-rules = el manifiesto es para la versión { $theirs } de las reglas; este kaiju juega versiones hasta la { $ours }
corpus-not-there = { $field } de un corpus no puede ser { $word }
corpus-clock = { $bot } mira un reloj y nunca juega dos veces igual; mcts:1000 no
corpus-other = { $folder } tiene otro corpus; nombra otra carpeta con --out
