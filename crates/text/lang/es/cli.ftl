# Lo que dice el programa en una terminal, aparte de sus respuestas.

## Help

usage = Uso:
options = Opciones
arguments = Argumentos
commands = Comandos
options-here = [OPCIONES]
command-here = <COMANDO>
also-called = [también { $names }]
default-is = [por defecto: { $value }]
help-flag = Muestra la ayuda
version-flag = Muestra la versión
version-told = { $version } (commit { $commit }, reglas { $rules })
no-commit = desconocido
help-command = Explica un comando
enter-opens = Pulsa Enter para jugar en el navegador: esta ventana mantiene abiertas las mesas, y quedan en pausa cuando la cierras.
value-file = ARCHIVO
value-folder = CARPETA
value-name = NOMBRE
value-clause = REGLA
value-edition = EDICIÓN
value-book = REGLAMENTO
value-hook = GANCHO
value-seed = SEMILLA
value-lang = IDIOMA
value-question = PREGUNTA
value-value = VALOR
value-seat = ASIENTO
value-wish = DESEO
value-dice = DADOS
value-days = DÍAS
value-level = NIVEL
value-words = PALABRAS
value-shell = INTÉRPRETE
value-theme = COLORES
value-pace = RITMO
value-list = LISTA

## Words that make no command

unknown-argument = argumento desconocido: '{ $arg }'
unknown-command = no existe el comando '{ $word }'
meant = ¿querías decir '{ $near }'?
bad-value = valor no válido '{ $value }' para '{ $arg }': { $why }
missing-argument = falta: { $args }
missing-value = '{ $arg }' necesita un valor
conflict = '{ $one }' y '{ $other }' no se pueden usar juntos
given-twice = '{ $arg }' solo se puede dar una vez
surplus-value = valor inesperado '{ $value }' para '{ $arg }'
help-explains = consulta `kaiju help`
either-or = { $first } o { $last }
no-such-edition = no existe esa edición; se espera { $words }
no-such-book = no existe ese reglamento; se espera { $words }
book-usual = ({ $edition }: { $word })
book-as-edition = todo como en la edición
admin-no-such = en este servidor no hay ningún { $id }
admin-nobody = nombra una cuenta, una dirección o un asiento
how-many-players = juegan de 2 a 6 monstruos (SETUP-1)
how-many-players-or-all = juegan de 2 a 6 monstruos (SETUP-1), o all
how-many-games = se espera un número entero de partidas, 1 o más
what-seed = una semilla es un número entero de 0 a { $most }
how-many-threads = de 1 a { $most } hilos
what-switch = una opción se cambia así: tokyo_bay=no
switch-words = { $name } admite { $words }
no-such-switch = no existe la opción { $name }; ¿querías decir alguna de estas, de más a menos parecida: { $names }?

## Files

is-folder = eso es una carpeta, no un archivo
not-text = no es texto en UTF-8: el byte de la posición { $offset } no es de ningún carácter
too-large = ocupa más de { $size } MiB; ninguna partida ni escenario es tan largo
standard-input = entrada estándar
cannot-write = no se puede escribir { $file }

## kaiju lang

no-such-lang = no existe el idioma { $code }; disponibles: { $languages }
speaks = { $language } ({ $code }): { $because }
because-asked = lo pide --lang
because-variable = lo dice la variable { $name }
because-remembered = guardado en { $file }
because-default = es el idioma por defecto
speak-list = Disponibles: { $languages }. `kaiju lang CÓDIGO` guarda uno y `kaiju lang auto` lo olvida.
remembered = Idioma: español. Guardado en { $file }.
forgotten = Idioma olvidado. kaiju vuelve a seguir a tu sistema.
no-config-folder = no hay carpeta para la configuración: define XDG_CONFIG_HOME o HOME

## kaiju rules

no-such-clause = no hay ninguna regla { $id }; las más parecidas son { $near }; `kaiju rules` las muestra todas
switches = Opciones de las reglas
book-statements = { $all } afirmaciones, contadas en inglés con nuestras palabras; los escenarios muestran { $shown } de ellas.

## kaiju faq

no-such-question = no hay ninguna pregunta { $id }; las más parecidas son { $near }; `kaiju faq` las muestra todas
see-rules = Reglas
see-cards = Cartas
see-scenarios = Se ve en

## kaiju find

found-nothing = nada tiene las palabras { $words }; `kaiju rules`, `kaiju cards` y `kaiju faq` lo enumeran todo
questions = Preguntas

## kaiju cards

no-such-hook = no existe ese gancho; ¿querías decir alguno de estos, de más a menos parecido: { $names }?
cards-ours = Cartas: nuestras. No hay ninguna lista pública de las cartas impresas de esta edición; las reglas son las de la edición, estas cartas son diseño de kaiju.
evolutions-printed = Impresas: las Evoluciones de Power Up! y de los monstruos sueltos, contadas con nuestras palabras.
evolutions-ours = Nuestras: no hay ninguna lista pública de las Evoluciones impresas de la edición Godzilla; las reglas son las de la edición, estas Evoluciones son diseño de kaiju.
no-promos = La { $edition } no tiene cartas promocionales.
no-costumes = La { $edition } no tiene disfraces.
no-cards = La { $edition } aún no tiene cartas de poder en kaiju.
not-in-edition = la { $edition } no tiene { $card }; está en la { $other }
no-such-card = no hay ninguna carta { $name }; las más parecidas son { $near }; `kaiju cards` las muestra todas
cards-listening = { $n ->
        [0] Ninguna carta de la { $edition } escucha { $hook }
        [one] { $n } carta de la { $edition } escucha { $hook }
       *[other] { $n } cartas de la { $edition } escuchan { $hook }
    }
cards-with = { $n ->
        [one] { $n } carta de la { $edition } con { $words }
       *[other] { $n } cartas de la { $edition } con { $words }
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
standing-out = eliminado
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

## kaiju golden

golden-form = no es una partida como 2:14:3: la versión de las reglas, la mesa y la partida
golden-same = reglas { $version }: { $games } partidas, cada una como siempre ha sido
golden-otherwise = reglas { $version }: { $wrong } de { $games } partidas acaban de otra manera
golden-unknown = no hay ninguna partida de referencia { $game }

## kaiju soak

soak-head-start = inicio
soak-head-edition = edición
soak-head-players = jugadores
soak-head-games = partidas
soak-head-inputs = entr. máx
soak-head-agenda = agenda máx
soak-head-breaches = infrac.
soak-plain = normal
soak-stacked = cargado
soak-evolving = evoluc.
soak-again = tras la entrada { $input }: { $last }; para repetirlo:
soak-more = y { $n } más de estas partidas
no-game-on = no había ninguna partida en marcha
panic = fallo interno (panic){ $place }: { $what }; para repetirlo: { $again }
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

## Saved games

games-none = no hay partidas guardadas
game-name-wanted = el nombre de una partida tiene letras, cifras, espacios, - y _
no-game-named = ninguna partida guardada se llama «{ $name }»
game-renamed = Ahora la partida se llama «{ $name }».
