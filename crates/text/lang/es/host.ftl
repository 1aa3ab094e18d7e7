### Lo que dicen `kaiju serve`, `doctor`, `verify`, `backup`, `restore`, `soak-server`, `simulate`, `load`, `play` y `watch` en la línea de comandos.

cannot-listen = no se puede escuchar en { $addr }; elige otra dirección con --addr, o usa --any-port
ready = kaiju está listo:
kept-in = las mesas se guardan en { $place }; Ctrl-C lo para
disk-failed = el disco ha fallado; arranca de nuevo cuando esté bien
no-data-folder = no hay carpeta de datos; di dónde con --db FILE
other-commitment = el compromiso es { $commitment }, no el que viste
no-pins = no contiene anotaciones sobre los dados
fair = justo
all-draws = { $draws ->
        [one] el único sorteo coincide con el compromiso
       *[other] los { $draws } sorteos coinciden con el compromiso
    }
commitment = compromiso { $commitment }
no-seat-added = ningún jugador aportó azar
seats-added = los jugadores { $seats } aportaron azar
links-shown = { $links ->
        [one] una revelación comprobada
       *[other] { $links } revelaciones comprobadas
    }
compare-commitment = compara el compromiso con el que viste antes del primer lanzamiento
tables-done = { $n ->
        [one] una mesa
       *[other] { $count } mesas
    }
no-database = no existe esa base de datos
saved = guardado
restored = restaurado
saved-what = mesas: { $games }, filas: { $rows }, cuentas: { $accounts }; todas las partidas se han vuelto a jugar
restored-what = mesas: { $games }, filas: { $rows }, cuentas: { $accounts }; todo está como antes
storm-told = muertes: { $kills } · mesas: { $tables } · filas: { $rows } · confirmadas: { $acked } · listo de nuevo en { $ms } ms como mucho
storm-fine = nada perdido, nada repetido, ningún hueco, todas las partidas se repiten
cuts-told = cortes de luz: { $cuts } · mesas: { $tables } · filas: { $rows } · confirmadas: { $acked } · listo de nuevo en { $ms } ms como mucho
cuts-lost = sin sincronizar en los cortes: { $open } escrituras, de las que { $lost } se perdieron y { $torn } quedaron a medias; { $names } nombres perdidos
cuts-seed = --seed { $seed } repite los mismos cortes, en otros momentos del juego
faults = { $n ->
        [one] un fallo
       *[other] { $n } fallos
    }
not-borne = el servidor no ha dado abasto
simulated-time = { $hours } horas simuladas · episodios: { $episodes } · { $seconds } s
simulated-play = respuestas: { $answers } · confirmadas: { $acks } · entregas: { $deliveries } · partidas comprobadas: { $games }
simulated-faults = averías: { $faults } · caídas: { $crashes } · { $speed } respuestas por segundo e hilo
simulated-fine = nada perdido, nada repetido, nadie supo nada falso ni secreto, nadie se quedó esperando
simulated-again = para verlo otra vez:
simulated-smaller = uno más pequeño:
what-bug = se pueden plantar estos errores: { $bugs }
load-told = mesas: { $tables } · conexiones: { $sockets } · { $rate } respuestas por segundo
load-acked = confirmadas en { $half } ms (mediana), { $most } ms (99 %), { $all } ms (99,9 %)
load-sync = una sincronización de este disco tarda { $ms } ms (99 %)
load-watched = sucesos que llegaron a espectadores: { $n }
load-cpu = el servidor usó el { $percent } % de un núcleo
load-memory = el servidor ocupa { $kib } KiB de memoria
load-fine = sin fallos
load-late = el 99 % se confirma en { $ms } ms, más tarde que los { $bound } ms que permiten 50 ms y tres sincronizaciones
club-told = personas: { $people } · mesas a lo largo de días: { $relaxed } · partidas terminadas: { $finished } · { $mib } MiB en disco
club-tables = «Mis mesas» aparece en { $half } ms (mediana), { $most } ms (99 %)
club-profiles = un perfil aparece en { $half } ms (mediana), { $most } ms (99 %)
club-each = el servidor calculó { $ms } ms cada vez
club-ready = el servidor estuvo listo en { $ms } ms
club-late = el 99 % aparece en { $ms } ms, más tarde que los { $bound } ms permitidos
club-slow = el servidor estuvo listo en { $ms } ms, más tarde que los { $bound } ms permitidos
club-large = el servidor ocupa { $kib } KiB de memoria, más que los { $bound } KiB permitidos
memory-unknown = este sistema no dice cuánta memoria ocupa un proceso
idle-told = { $accepted } de { $count } conexiones aceptadas en { $seconds } s; { $kib } KiB cada una
idle-mine = en los clientes ({ $n } procesos), { $kib } KiB cada una
idle-ping = un ping se contesta en { $half } ms (mediana), { $most } ms (99 %)
idle-after = cuando se han ido, el servidor tiene { $kib } KiB más que antes
files-few = este sistema deja abrir { $files } archivos a un programa y hacen falta { $wanted }: sube el límite duro (como root: ulimit -Hn) o pide menos conexiones
idle-refused = no se aceptaron todas las conexiones; ¿es muy bajo el límite de archivos abiertos (ulimit -n)?
no-such-monster = no existe ese monstruo; ¿querías decir alguno de estos, de más a menos parecido: { $names }?
people-range = de 0 a 6 jugadores
no-unfinished-game = no hay ninguna partida sin acabar; `kaiju play` empieza una
view-needs-terminal = para recorrer una partida paso a paso hace falta un terminal; sin --view se cuenta en palabras
from-here = en esta máquina: { $url }
only-here = solo se llega desde esta máquina; para que entren los teléfonos y demás dispositivos de la sala, usa: kaiju serve --lan
offline = esta máquina no parece estar en ninguna red: otros dispositivos no pueden llegar a ella
no-entry = si los teléfonos no pueden abrir esta dirección: permite TCP entrante en el puerto { $port } en el cortafuegos de esta máquina y usa la red principal del router, no una red de invitados
address-unknown = hay un proxy delante del servidor: indica con --url la dirección que usa la gente, para que vaya en las invitaciones
addr-wanted = indica una dirección IP, un puerto o ambos: 0.0.0.0:8080, [::]:8080, localhost:8080, 8080
lan-or-addr = --lan escucha en todas las direcciones y --addr solo en { $ip }: elige uno de los dos
site-wanted = hace falta una dirección como https://kaiju.example o http://192.168.1.7:8080, sin ruta
no-backup = no es una copia de seguridad de kaiju
saved-but = mesas: { $games }, filas: { $rows }, cuentas: { $accounts }; { $aside ->
        [one] este kaiju no puede jugar una mesa, que se ha guardado tal como está:
       *[other] este kaiju no puede jugar { $aside } mesas, que se han guardado tal como están:
    }
restored-but = mesas: { $games }, filas: { $rows }, cuentas: { $accounts }; { $aside ->
        [one] este kaiju no puede jugar una mesa, que se ha restaurado tal como está:
       *[other] este kaiju no puede jugar { $aside } mesas, que se han restaurado tal como están:
    }
host-wanted = hace falta un nombre como kaiju.example, sin protocolo, puerto ni ruta
relay-wanted = se esperaba la dirección de un servidor de correo, como smtps://nombre:clave@mail.example o smtp://localhost
healthy = en buen estado
unhealthy = { $url } no está en buen estado: { $why }
doctor-page = la página para navegadores está incluida
doctor-no-page = este programa se compiló sin la página para navegadores: descarga una versión publicada, o ejecuta `cargo xtask web` antes de compilar
doctor-port-free = { $addr } está libre
doctor-port-ours = un kaiju responde en { $addr }
doctor-port-taken = otro programa usa { $addr }: elige otro puerto con --addr, o arranca `kaiju serve --any-port`
doctor-port-refused = no se puede escuchar en { $addr }: { $why }; elige una dirección de esta máquina y un puerto a partir de 1024 con --addr
doctor-folder = se puede escribir en la carpeta de datos { $folder }
doctor-folder-refused = no se puede escribir en la carpeta de datos { $folder }: { $why }; da permiso, o elige otro lugar para las mesas con --db
doctor-db = la base de datos { $place } responde, con { $tables }
doctor-db-new = la base de datos { $place } está vacía o aún no existe; `kaiju serve` la crea
doctor-db-fails = no se puede usar la base de datos { $place }: { $why }; arráncala, o corrige --db
doctor-browser = { $program } puede abrir un navegador
doctor-no-browser = aquí nada puede abrir un navegador: abre tú la dirección que muestra `kaiju serve`
doctor-clock = el reloj dice { $time }
doctor-clock-early = el reloj dice { $time }, antes de que existiera este kaiju: pon en hora esta máquina
doctor-clock-behind = el reloj dice { $time }, pero hay mesas guardadas más tarde: pon en hora esta máquina
doctor-fine = todo está bien
doctor-amiss = { $n ->
        [one] una cosa necesita tu atención
       *[other] { $n } cosas necesitan tu atención
    }
admin-wanted = un token de 16 a 100 caracteres ASCII visibles, o un nombre, dos puntos y el token
words-wanted = el código de un idioma y un archivo, como en=palabras.txt
