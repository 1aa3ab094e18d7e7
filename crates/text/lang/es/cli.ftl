# Lo que dice el programa en una terminal, aparte de sus respuestas.

## Help

usage = Uso:
options = Opciones
arguments = Argumentos
commands = Órdenes
options-here = [OPCIONES]
command-here = <ORDEN>
also-called = [también { $names }]
default-is = [si no se dice: { $value }]
help-flag = Muestra la ayuda
version-flag = Muestra la versión
help-command = Explica una orden
value-file = ARCHIVO
value-folder = CARPETA
value-name = NOMBRE
value-clause = REGLA
value-edition = EDICIÓN
value-hook = GANCHO
value-seed = SEMILLA
value-lang = IDIOMA
value-question = PREGUNTA
value-value = VALOR
value-seat = ASIENTO
value-wish = DESEO
value-dice = DADOS

## Words that make no command

unknown-argument = aquí no hay ningún argumento '{ $arg }'
unknown-command = no hay ninguna orden '{ $word }'
meant = ¿querías decir '{ $near }'?
bad-value = '{ $value }' no sirve para '{ $arg }': { $why }
missing-argument = falta: { $args }
missing-value = '{ $arg }' necesita un valor
conflict = '{ $one }' y '{ $other }' no van juntos
given-twice = '{ $arg }' solo se puede dar una vez
surplus-value = '{ $value }' sobra en '{ $arg }'
help-explains = `kaiju help` lo explica
either-or = { $first } o { $last }
no-such-edition = no existe esa edición; es { $words }
how-many-players = juegan de 2 a 6 monstruos (SETUP-1)
how-many-players-or-all = juegan de 2 a 6 monstruos (SETUP-1), o all
how-many-games = un número entero de partidas, de 1 en adelante
what-seed = una semilla es un número entero de 0 a { $most }
how-many-threads = de 1 a { $most } hilos
what-switch = una opción se cambia así: tokyo_bay=no
switch-words = { $name } es { $words }
no-such-switch = no hay ninguna opción { $name }; de más a menos parecidas, son { $names }

## Files

is-folder = eso es una carpeta, no un archivo
not-text = no es texto en UTF-8: el byte de la posición { $offset } no es de ningún carácter
too-large = ocupa más de { $size } MiB; ninguna partida ni escenario es tan largo
standard-input = entrada estándar
cannot-write = no se puede escribir { $file }

## kaiju lang

no-such-lang = no hay ningún idioma { $code }; hay { $languages }
speaks = { $language } ({ $code }): { $because }
because-asked = lo pide --lang
because-variable = lo dice la variable { $name }
because-remembered = está apuntado en { $file }
because-default = nadie ha pedido otra cosa
speak-list = Hay { $languages }. `kaiju lang CÓDIGO` recuerda uno y `kaiju lang auto` lo olvida.
remembered = Desde ahora hablo español. Queda apuntado en { $file }.
forgotten = Olvidado. Vuelvo a guiarme por tu sistema.
no-config-folder = no hay carpeta para la configuración: define XDG_CONFIG_HOME o HOME

## kaiju rules

no-such-clause = no hay ninguna regla { $id }; las más parecidas son { $near }; `kaiju rules` las muestra todas

## kaiju faq

no-such-question = no hay ninguna pregunta { $id }; las más parecidas son { $near }; `kaiju faq` las muestra todas
see-rules = Reglas
see-cards = Cartas
see-scenarios = Se ve en

## kaiju cards

no-such-hook = no existe ese gancho; de más a menos parecidos, son { $names }
cards-ours = Cartas: nuestras. No hay ninguna lista pública de las cartas impresas de esta edición; las reglas son las de la edición, estas cartas son diseño de kaiju.
no-promos = La { $edition } no tiene cartas promocionales.
no-cards = La { $edition } aún no tiene cartas de poder en kaiju.
not-in-edition = la { $edition } no tiene { $card }; la { $other }, sí
no-such-card = no hay ninguna carta { $name }; las más parecidas son { $near }; `kaiju cards` las muestra todas
cards-listening = { $n ->
        [0] Ninguna carta de la { $edition } escucha { $hook }
        [one] { $n } carta de la { $edition } escucha { $hook }
       *[other] { $n } cartas de la { $edition } escuchan { $hook }
    }
cards-of = { $copies } cartas de poder de la { $edition }, { $kinds } distintas
column-name = nombre
column-cost = coste
column-kind = tipo
column-copies = copias
column-id = id
copies = { $n ->
        [one] { $n } copia
       *[other] { $n } copias
    }
rulings = Decisiones
hooks = Ganchos
rulings-none = ninguna
hooks-none = ninguno: todavía no hace nada

## kaiju replay

a-game = Una partida de kaiju
turn-number = Turno { $n }
standing-out = fuera de la partida
standing-city = ciudad de Tokyo
standing-bay = bahía de Tokyo
record-ends = El registro acaba aquí.
waits-for = La partida espera a { $who }.
waits-for-luck = La partida espera a los dados o al mazo.
input-refused = la entrada { $n } no vale: { $why }
not-over = sin terminar
nobody-wins = no gana nadie
wins = { $n ->
        [one] gana { $who }
       *[other] ganan { $who }
    }
replay-verdict = { $file }: { $inputs ->
        [one] { $inputs } entrada
       *[other] { $inputs } entradas
    }, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, { $end }

## kaiju scenario

no-scenario = ningún archivo *.scenario en { $where }
passed-failed = bien: { $passed }; mal: { $failed }
unreadable = { $n ->
        [one] { $n } no se puede leer
       *[other] { $n } no se pueden leer
    }

## kaiju soak

soak-head-start = inicio
soak-head-edition = edición
soak-head-players = jugadores
soak-head-games = partidas
soak-head-inputs = entr. máx
soak-head-agenda = agenda máx
soak-head-breaches = faltas
soak-plain = normal
soak-stacked = cargado
soak-evolving = evoluc.
soak-again = tras la entrada { $input }: { $last }; para verlo otra vez:
soak-more = y { $n } más de estas partidas
no-game-on = no había ninguna partida en marcha
panic = pánico{ $place }: { $what }; para verlo otra vez: { $again }
soak-games = { $n ->
        [one] 1 partida
       *[other] { $count } partidas
    }, { $breaches ->
        [0] ninguna ley infringida
        [one] { $breaches } infringió una ley
       *[other] { $breaches } infringieron una ley
    }
soak-speed = { $seconds } s con { $threads ->
        [one] { $threads } hilo
       *[other] { $threads } hilos
    }, { $speed } partidas por segundo

## Archivos que alguien nombró

exists-already = { $file } ya existe y no se sobrescribe; elige otro nombre o añade --force
is-input = { $file } es uno de los archivos que se leen; elige otro nombre
open-elsewhere = { $file }: esta partida está abierta en otro terminal
