### La ayuda de la línea de comandos, por comando y argumento. El inglés está en el propio programa.
### Los comandos de los ejemplos son los mismos en todos los idiomas: una prueba las compara.

kaiju = King of Tokyo: jugar, mirar, servir, simular, repetir, comprobar, consultar.
    .lang = El idioma, por su código: LANGUAGES; por defecto, el que recuerda `kaiju lang` o el de tu sistema.
    .examples =
        Ejemplos:
          kaiju play                                 jugar aquí y ahora, contra tres bots
          kaiju serve --open                         jugar en el navegador: un servidor de mesas en esta máquina
          kaiju sim --players 4 --games 20000        quién gana, y cómo, si todos juegan al azar
          kaiju arena --bot greedy --bot random      qué bot es mejor, y por cuánto
          kaiju sim --games 1 --record my.game       guardar una partida
          kaiju replay my.game                       y leerla, cada suceso con la regla que lo explica
          kaiju puzzle                               ¿qué habrías conservado? un problema al día
          kaiju verify my.game                       ¿fueron justos los dados de una partida en línea?
          kaiju odds --want smash                    qué probable es sacar 1, 2, 3 … ✊
          kaiju rules ENTER-2                        qué dice esa regla
          kaiju cards mimic                          qué hace esa carta y qué se decidió sobre ella
          kaiju find tokyo bay                       todo lo que se dice de ello: reglas, cartas, decisiones, preguntas
          kaiju scenario scenarios                   comprobar que las reglas hacen lo que dicen los escenarios

        Códigos de salida: 0 todo bien, 1 algo comprobado no se cumple, 2 algo falla en lo que se pidió, 130 parado con
        Ctrl-C.

        Una versión no oficial, hecha por aficionados, de las reglas de King of Tokyo;
        sin relación con la editorial ni respaldo suyo.

play = Juega en el terminal: contra bots, varias personas en un teclado o en una mesa de un servidor.
    .edition = La edición: EDITIONS.
    .book = El reglamento, jugado tal como está escrito: BOOKS.
    .players = Cuántos monstruos juegan, de 2 a 6.
    .people = Cuántos son personas en este teclado; por defecto, una.
    .bots = Cómo juegan los bots, asiento por asiento; el último vale para el resto. `kaiju arena --help` los enumera.
    .monster = Tu monstruo, por ejemplo the-king, o random para sortear uno; varias personas aquí pueden elegir uno cada una.
    .evolutions = Juega con cartas de Evolución.
    .switches = Cambia una opción de las reglas respecto a la edición; se puede repetir.
    .seed = De dónde sale la suerte; la misma semilla, los mismos dados.
    .resume = Sigue una partida guardada, por su archivo o su nombre; por defecto, la última que se jugó.
    .position = Sigue desde una posición o un escenario de un archivo: tu monstruo es aquel a quien se pregunta primero.
    .join = Siéntate a una mesa de un servidor, por su enlace o su código; el mismo comando te devuelve a tu asiento.
    .host = Abre una mesa en un servidor para otros: --people dice para cuántos.
    .server = El servidor al que se refieren los códigos y --host.
    .name = Tu nombre; varias personas aquí tienen uno cada una. En una mesa de un servidor, por defecto el último o el de tu cuenta.
    .record = Guarda el registro de la partida en este archivo cuando acabe.
    .force = Sobrescribe archivos que ya existen.
    .plain = Juega en frases sencillas por la entrada y la salida estándar; así es siempre donde no hay terminal.
    .speed = A qué velocidad se muestran los sucesos; por defecto, como la última vez.
    .theme = Qué colores usar; por defecto, los de la última vez.
    .ascii = Usa solo signos ASCII; así es siempre donde el terminal no tiene otros.
    .turn = Abre la mesa como una de varios días, con este tiempo por turno, como 12h o 3d.
    .overtime = Qué pasa allí cuando se acaba el tiempo de alguien.
    .undo = Deja que en la mesa que abres se deshagan respuestas, hasta que alguien sepa algo nuevo.
    .delay = Quienes miran la mesa que abres ven la partida tantos minutos más tarde.
    .clock = Segundos para cada respuesta en la mesa que abres; sin esto no hay límite.
    .grace = Segundos tras los que un bot sustituye a quien falta; 0 para nunca, y si no, 60.
    .rated = La partida de la mesa que abres cuenta para la puntuación; todos allí necesitan una cuenta.
    .public = Muestra en la sala la mesa que abres: se sienta quien quiera.
    .title = Un título para la mesa que abres.
    .child = Abre una mesa para niños: solo gestos, sin nombres escritos, bots suaves.
    .examples =
        Ejemplos:
          kaiju play                                   un menú; Enter empieza una partida contra tres bots
          kaiju play --bots level5 --players 3         dos rivales fuertes, sin menú
          kaiju play --bots fits                       rivales tan fuertes como tú, según tus partidas
          kaiju play --edition godzilla --evolutions   Eventos, fichas de Dado y Evoluciones
          kaiju play --people 2 --players 2            dos personas en un teclado
          kaiju play --name Ada,Bo                     dos personas en un teclado, cada una con su nombre
          kaiju play --resume                          seguir donde lo dejaste, aunque se cerrara el terminal
          kaiju play --resume "An evening"             seguir la partida con ese nombre; `kaiju games` las muestra todas
          kaiju play --position my.position            seguir desde una posición o un escenario (docs/notation.md)
          kaiju play --plain                           en frases sencillas, para lectores de pantalla y tuberías
          kaiju play --host --people 3 --players 4     abrir una mesa en un servidor: tú, otros dos y un bot
          kaiju play --host --turn 3d --undo           una mesa de varios días, con deshacer
          kaiju play --host --public --rated --clock 30
                                                       una mesa pública que puntúa; 30 s por respuesta
          kaiju play --join https://HOST/#/join/CODE   sentarse allí; el mismo comando te devuelve a tu asiento
          kaiju play --join CODE --name Ada,Bo         dos personas en este teclado, dos asientos en esa mesa

        En la pantalla ? explica las teclas, h da una pista, w dice por qué pasó algo, l cambia el idioma. Las partidas se
        guardan tras cada respuesta en $XDG_DATA_HOME/kaiju/games (por defecto, ~/.local/share). NO_COLOR=1 juega sin
        colores.

watch = Mira cómo juegan los bots, o una mesa de un servidor.
    .table = Una mesa de un servidor, por su enlace, su código o su id; sin ella, los bots juegan aquí.
    .server = El servidor al que se refieren los códigos.
    .edition = La edición: EDITIONS.
    .book = El reglamento, jugado tal como está escrito: BOOKS.
    .players = Cuántos monstruos juegan, de 2 a 6.
    .bots = Cómo juegan, asiento por asiento; el último vale para el resto.
    .evolutions = Juega con cartas de Evolución.
    .seed = De dónde sale la suerte; la misma semilla, los mismos dados.
    .record = Guarda el registro de la partida en este archivo cuando acabe.
    .force = Sobrescribe archivos que ya existen.
    .plain = Cuenta la partida en frases sencillas; así es siempre donde no hay terminal.
    .speed = A qué velocidad se muestran los sucesos; por defecto, como la última vez.
    .theme = Qué colores usar; por defecto, los de la última vez.
    .ascii = Usa solo signos ASCII; así es siempre donde el terminal no tiene otros.

games = Muestra las partidas guardadas, o les cambia el nombre.
    .all = Muestra también las partidas terminadas.
    .find = Muestra solo las partidas con estos monstruos, esta edición, este nombre o este día.
    .rename = Da otro nombre a una partida: el que tiene y el nuevo.
    .json = Escribe JSON en vez de texto.
    .examples =
        Ejemplos:
          kaiju games                              las partidas que se pueden continuar, la última primero
          kaiju games --all                        también las terminadas
          kaiju games --find gigazaur              las que tienen este monstruo, edición, nombre o día
          kaiju games --rename 2026-11-15-124204 "An evening"
          kaiju play --resume "An evening"         y continuarla

tables = Lista las mesas en las que tienes asiento, primero la más urgente.
    .away = Dice en todas las mesas de varios días que estás fuera tanto tiempo, como 12h o 10d; hasta 30 días por partida.
    .back = Dice que has vuelto.
    .json = Imprime JSON en vez de texto.
    .examples =
        Ejemplos:
          kaiju tables                     a quién le toca y cuánto tiempo queda
          kaiju tables --away 10d          tus relojes descansan diez días, en las mesas de varios días
          kaiju tables --back              vuelven a andar
          kaiju play --join LINK           ir a una mesa; la lista dice cómo

        También se enumeran las mesas donde otro dispositivo se sentó con tu cuenta, y sus relojes descansan igual.

club = Muestra el club de un servidor: mesas, una partida rápida, amigos, partidas, torneos, puntuaciones, bots, tu cuenta.
    .server = El servidor.
    .make = Crea una cuenta con este nombre.
    .login = Entra en una cuenta; el código de recuperación se lee de la entrada estándar.
    .logout = Cierra la sesión.
    .json = Escribe JSON en vez de texto.
    .examples =
        Ejemplos:
          kaiju club --make Ana              crear una cuenta y guardarla en este equipo
          kaiju club --login Ana             entrar; el código se lee de la entrada estándar
          kaiju club                         las mesas de tu cuenta, la más urgente primero, y quién te invita
          kaiju club quick --players 4       un asiento con quien quiera lo mismo; bots si no viene nadie
          kaiju club lobby --free            mesas públicas con un asiento libre
          kaiju club profile                 lo que has hecho en todas tus partidas
          kaiju club friends --add CODE      pedir amistad al dueño de un código
          kaiju club games tokyo             tus partidas con esa palabra en un nombre, título o nota
          kaiju club games LINK --again      las mismas personas otra vez: una mesa y una invitación para cada una
          kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                             crear uno cuyas mesas se juegan a lo largo de días
          kaiju club tournaments ID --enter  inscribirse; kaiju play --join LINK juega después tu mesa
          kaiju club duplicates --new Sunday --groups 3 --seats 4
                                             una mesa con la misma suerte para tres grupos; con un código, verla
          kaiju club ratings second-4        una lista de puntuaciones: una edición y cuántos juegan
          kaiju club bots --challenge Ada    jugar contra el bot de alguien
          kaiju club daily                   cómo les ha ido hoy a todos
          kaiju club account --export my.json
                                             todo lo que el servidor guarda de ti, en un archivo

        `kaiju club PAGE --help` explica cada página. Para ver torneos, puntuaciones, bots, el día y la sala, y para una partida
        rápida, no hace falta cuenta. La cuenta se guarda en $XDG_DATA_HOME/kaiju/accounts.json (si no, ~/.local/share), y kaiju
        play se sienta con ella.

club-tables = Muestra las mesas de tu cuenta, la más urgente primero, y quién te invita.
    .decline = Dice que no a la invitación de alguien.

club-quick = Ocupa un asiento con quien quiera lo mismo; los bots ocupan los que queden libres.
    .edition = La edición: EDITIONS.
    .players = Cuántos monstruos juegan, de 2 a 6.
    .live = Juega de una vez, como por defecto.
    .relaxed = Juega a lo largo de días, con un día para cada turno.
    .wait = Tras estos segundos, los bots ocupan los asientos que sigan libres.
    .name = Tu nombre; por defecto, el último o el de tu usuario.
    .plain = Juega en frases sencillas por la entrada y la salida estándar; así es siempre donde no hay terminal.
    .speed = A qué velocidad se muestran los sucesos; por defecto, como la última vez.
    .theme = Qué colores usar; por defecto, los de la última vez.
    .ascii = Usa solo signos ASCII; así es siempre donde el terminal no tiene otros.

club-lobby = Enumera las mesas públicas: las que esperan jugadores y las que se pueden mirar.
    .edition = Solo de esta edición: EDITIONS.
    .players = Solo para este número de jugadores.
    .live = Solo las que se juegan de una vez.
    .relaxed = Solo las que se juegan a lo largo de días.
    .rated = Solo partidas que cuentan para la puntuación.
    .free = Solo con un asiento libre.

club-profile = Muestra lo que has hecho en todas tus partidas, o lo que ha hecho un amigo.
    .who = Un amigo; por defecto, tú.

club-friends = Muestra tus amigos y tu código; pedir, responder, invitar, silenciar, bloquear.
    .add = Pide ser amigo al dueño de un código.
    .yes = Dice que sí a quien quiere ser tu amigo.
    .remove = Quita a alguien de tu lista: un amigo, una petición o alguien silenciado o bloqueado.
    .invite = Invita a un amigo a la mesa que dice --table.
    .table = La mesa, por su enlace o su código: tienes allí un asiento y la partida no ha empezado.
    .mute = No muestra lo que dice alguien con quien te has encontrado en una partida.
    .block = No te sienta con alguien con quien te has encontrado en una partida, ni muestra lo que dice.
    .new-code = Toma otro código; el anterior deja de valer.

club-games = Busca tus partidas, anota algo, juega otra vez con las mismas personas.
    .which = Palabras de un nombre, un título o una nota, o el enlace de una partida.
    .favourites = Solo favoritas.
    .note = Anota algo de la única partida que encaja; una nota vacía desaparece.
    .favourite = Hace favorita la única partida que encaja.
    .unfavourite = Deja de ser favorita.
    .again = Juega otra vez con quienes jugaron la única partida que encaja: abre una mesa y los invita.

club-tournaments = Muestra torneos, crea uno, te inscribe.
    .id = Uno de ellos, por su código; si no, los últimos.
    .mine = Solo los que has creado o en los que te has inscrito, pero todos.
    .enter = Te inscribe en un torneo.
    .leave = Deja un torneo.
    .begin = Empieza un torneo: uno que has creado, o uno en el que estás inscrito si ha llegado su comienzo.
    .end = Cierra un torneo que has creado.
    .standings = Muestra la liga a la que pertenece.
    .new = Crea uno con este título.
    .edition = La edición: EDITIONS.
    .seats = Cuántos se sientan en cada mesa.
    .fill = El bot que completa las mesas, o que juega junto a las personas de un grupo.
    .turn = Se juega a lo largo de días, con este tiempo para cada turno, como 12h o 3d.
    .overtime = Qué pasa allí cuando se acaba el tiempo de alguien; si no se indica, responde un bot.
    .clock = Segundos para cada respuesta en mesas que se juegan de una vez; sin esto no hay límite.
    .grace = Segundos tras los que un bot sustituye a quien falta; 0 para nunca, y si no, 60.
    .rounds = Cuántas rondas tiene un torneo suizo.
    .knockout = Sigue el mejor de cada mesa; si no se indica, es suizo.
    .wait = Cuánto esperan las mesas a sus jugadores, como 10m, 1h o 2d.
    .begins = Cuánto falta para su comienzo, como 2h o 3d: desde entonces puede empezarlo cualquier inscrito; si no se indica, un día.
    .rated = Las partidas cuentan para la puntuación.
    .league = La liga a la que pertenece: todos tus torneos con la misma.

club-duplicates = Crea una mesa que varios grupos juegan con la misma suerte, o muestra una.
    .id = Uno de ellos, por su código; si no, los que has creado.
    .end = Cierra un duplicado que has creado.
    .new = Crea uno con este título.
    .groups = Cuántos grupos juegan un duplicado.
    .edition = La edición: EDITIONS.
    .seats = Cuántos se sientan en cada mesa.
    .fill = El bot que completa las mesas, o que juega junto a las personas de un grupo.
    .turn = Se juega a lo largo de días, con este tiempo para cada turno, como 12h o 3d.
    .overtime = Qué pasa allí cuando se acaba el tiempo de alguien; si no se indica, responde un bot.
    .clock = Segundos para cada respuesta en mesas que se juegan de una vez; sin esto no hay límite.
    .grace = Segundos tras los que un bot sustituye a quien falta; 0 para nunca, y si no, 60.
    .bots = Cuántos de los asientos de cada grupo de un duplicado son de bots.

club-ratings = Muestra una lista de puntuaciones, y dónde estás tú.
    .list = La lista: una edición y cuántos juegan, como second-4.

club-bots = Muestra la clasificación de los bots, reta a uno, cuida de los tuyos.
    .edition = La edición: EDITIONS.
    .players = Cuántos monstruos juegan, de 2 a 6.
    .challenge = Juega contra el bot de alguien que esté en línea; los del servidor ocupan los demás asientos.
    .rated = La partida cuenta para la puntuación.
    .make = Crea una cuenta de bot con este nombre e imprime su token.
    .renew = Da un token nuevo a una cuenta de bot tuya; el anterior deja de valer.
    .delete = Borra una cuenta de bot tuya.

club-daily = Muestra cómo les fue a todos un día; `kaiju daily --server` lo juega.
    .date = El día, como 2026-11-18; por defecto, hoy.

club-account = Muestra tus dispositivos; cierra sesiones, te lo da todo en un archivo o borra la cuenta.
    .sign-out = Cierra la sesión de un dispositivo, por el código que está a su lado.
    .everywhere = Cierra la sesión en todas partes, también aquí.
    .export = Escribe en un archivo todo lo que el servidor guarda de la cuenta; - es la salida estándar.
    .force = Sobrescribe archivos que ya existen.
    .delete = Borra la cuenta para siempre. Pregunta antes, y necesita --sure donde no se puede preguntar.
    .sure = La borra sin preguntar.

club-notices = Dice cómo te enteras de que te toca en mesas de varios días.
    .mail = Envía correo a esta dirección; la confirma un enlace que llega allí.
    .drop = No envía nada más a esta dirección de correo o a este navegador.
    .stop = Detiene todos los avisos.
    .quiet = No avisa entre estas horas del día, como 22:00-07:00.
    .utc = Cuánto va tu reloj por delante de UTC, como 1, -5 o 5:30; hace falta con --quiet.
    .no-quiet = Termina las horas de silencio.
    .table = La mesa de varios días que abriste aquí, por su enlace: se muestra o cambia su webhook.
    .webhook = Dice a esta dirección a quién le toca en esa mesa: Discord y similares.
    .no-webhook = Quita el webhook de esa mesa.

admin = Cuida de un servidor: denuncias, exclusiones, silenciados y lo que se hizo.
    .page = Qué mirar; por defecto, cuánto hay de todo.
    .before = Dónde empieza una parte anterior del registro, como dice la parte siguiente.
    .server = El servidor.
    .admin-token = El token de quien cuida del servidor.
    .settle = Cierra una denuncia: se borra con sus líneas del chat.
    .ban = Excluye una cuenta por su nombre, o una dirección o un rango de ellas, como 192.0.2.0/24.
    .mute = Silencia una cuenta, un rango de direcciones o un asiento, como GAME/B.
    .lift = Termina antes una exclusión o un silencio.
    .lasting = Cuánto dura una exclusión o un silencio, como 12h o 7d.
    .until = El día con cuyo comienzo termina una exclusión o un silencio, en UTC.
    .why = Por qué, o qué se decidió: una línea para el registro.
    .json = Escribe JSON en lugar de texto.
    .examples =
        Ejemplos:
          kaiju admin                          cuánto hay de todo
          kaiju admin reports                  lo que denunciaron los jugadores, con las últimas líneas del chat
          kaiju admin reports --settle ID --why "muted for a week"
                                               borrar una denuncia; el registro guarda lo que se decidió
          kaiju admin sanctions                exclusiones y silencios, y cuándo terminan
          kaiju admin sanctions --mute Ana --for 7d --why insults
                                               una cuenta no dice nada durante una semana
          kaiju admin sanctions --mute GAME/B --for 1d
                                               ni quien se sienta en un asiento, que puede ser un invitado
          kaiju admin sanctions --ban 192.0.2.0/24 --until 2026-12-24
                                               nadie con una dirección así abre mesas ni se sienta hasta que empiece ese día
          kaiju admin sanctions --lift ID      terminar antes una exclusión o un silencio
          kaiju admin log                      quién hizo qué, lo último primero

        El token es aquel con el que se inició kaiju serve. Ponlo en KAIJU_ADMIN_TOKEN: lo que está en una línea de comandos
        lo ven todos en la máquina. docs/moderation.md dice qué impiden una exclusión y un silencio.

completions = Escribe el autocompletado para un intérprete de comandos.
    .shell = El intérprete.
    .examples =
        Ejemplos:
          kaiju completions bash > ~/.local/share/bash-completion/completions/kaiju
          kaiju completions zsh > ~/.zfunc/_kaiju
          kaiju completions fish > ~/.config/fish/completions/kaiju.fish

man = Escribe las páginas de manual en una carpeta.
    .folder = La carpeta; se crea si no existe.
    .examples =
        Ejemplos:
          kaiju man ~/.local/share/man/man1    y después: man kaiju, man kaiju-play

sim = Juega muchas partidas y cuenta quién ganó y cómo.
    .edition = La edición: EDITIONS.
    .book = El reglamento, jugado tal como está escrito: BOOKS.
    .players = Cuántos monstruos juegan, de 2 a 6; por defecto, tantos como bots se nombren, o 4.
    .bots = Quién juega, asiento por asiento: repetido o con comas. Uno solo ocupa todos los asientos; por defecto, todos juegan al azar.
    .games = Cuántas partidas.
    .seed = De dónde salen las partidas; la misma semilla, las mismas partidas.
    .first-game = El número de la primera partida: donde paró otra tanda, o donde empieza esta máquina.
    .threads = Cuántos hilos trabajan; por defecto, uno por núcleo.
    .switches = Cambia una opción de las reglas respecto a la edición; se puede repetir.
    .time = Cuánto puede pensar un programa cada respuesta, en milisegundos.
    .memory = Cuánta memoria puede usar un programa, en MiB; 0 es sin límite. Se cumple en Linux.
    .show-stderr = Muestra lo que los programas escriben en el error estándar, para saber por qué fallan.
    .json = Escribe un objeto JSON en vez de una tabla.
    .record = Guarda la primera partida en este archivo.
    .rows = Guarda una fila por partida en este archivo, .csv o .parquet.
    .seats = Guarda una fila por asiento de cada partida en este archivo, .csv o .parquet.
    .turns = Guarda una fila por turno en este archivo, .csv o .parquet.
    .decisions = Guarda una fila por cada respuesta de un jugador que podía elegir en este archivo, .csv o .parquet.
    .positions = Guarda también la posición antes de cada decisión, en la notación.
    .chances = Guarda también la probabilidad de ganar antes y después de cada decisión, según la red; lleva su tiempo.
    .resume = Sigue los archivos CSV de --rows, --seats, --turns y --decisions donde acaban; el informe los cuenta enteros.
    .merge = No juega nada: suma estos archivos de --rows. Con --rows, los junta en uno.
    .plot = Dibuja en este archivo, .svg o .png, quién ganó, cómo acabaron las partidas y cuánto duraron.
    .force = Sobrescribe archivos que ya existen.
    .examples =
        Ejemplos:
          kaiju sim --edition second --players 4 --games 20000 --seed 1
          kaiju sim --players 2 --switch two_player_tokyo=on     probar una regla de otra manera
          kaiju sim --games 1 --seed 7 --record my.game          guardar una partida para `kaiju replay`
          kaiju sim --games 100000 --json                        números para otro programa
          kaiju sim --bot greedy --players 3                     todos voraces
          kaiju sim --bots greedy,random,random,random           otros bots, asiento por asiento
          kaiju sim --games 5000 --plot games.svg                dibujar quién ganó, cómo y en cuánto tiempo

        Filas, para tus propios estudios; docs/data.md explica cada columna:
          kaiju sim --games 5000 --rows games.csv                una fila por partida
          kaiju sim --games 5000 --seats seats.parquet           una fila por asiento de cada partida: quién ganó y con qué
          kaiju sim --games 5000 --rows g.parquet --turns t.parquet      partidas y turnos, en Parquet
          kaiju sim --games 100 --bot greedy --decisions d.parquet --positions --chances     qué se decidió y qué costó
          kaiju sim --games 9000 --rows games.csv --resume       seguir donde se paró una tanda (CSV)

        Un estudio entre varias máquinas; las partidas son las mismas se jueguen donde se jueguen:
          una:      kaiju sim --games 50000000 --rows a.parquet
          otra:     kaiju sim --games 50000000 --first-game 50000000 --rows b.parquet
          después:  kaiju sim --merge a.parquet b.parquet        sumarlas, con el mismo informe y los mismos dibujos

        La misma semilla da las mismas partidas en cualquier máquina y con cualquier número de hilos. Las filas se escriben
        según acaban las partidas, en orden, y la memoria no crece con ellas. Ctrl-C para y conserva lo jugado.
        Un archivo Parquet recibe su nombre cuando está entero; un CSV está ahí desde la primera fila.
        Un archivo que ya existe no se sobrescribe sin --force. Si un bot de fuera cometió una falta, el código de salida es 1.
        `kaiju rules switches` muestra las opciones y sus valores, y `kaiju arena --help`, los bots.

arena = Enfrenta a bots entre sí y los puntúa.
    .bots = Un bot, por su nombre o por la ruta de un programa; dos por lo menos, de uno en uno o con comas.
    .among = Juega solo las partidas en que todos menos uno son este bot, uno de los dados: cómo le va a cada uno de los demás entre ellos.
    .less-luck = Quita de las victorias la suerte de los dados, para que basten menos partidas; cuesta unos 15 ms por partida.
    .edition = La edición: EDITIONS.
    .book = El reglamento, jugado tal como está escrito: BOOKS.
    .players = Cuántos monstruos juegan: 4, o varias mesas como 2,4 o 2-6 o all.
    .games = Cuántas partidas de cada uno contra cada uno, en cada mesa.
    .seed = De dónde salen las partidas; la misma semilla, las mismas partidas.
    .first-game = El número de la primera partida.
    .threads = Cuántos hilos trabajan; por defecto, uno por núcleo.
    .switches = Cambia una opción de las reglas respecto a la edición; se puede repetir.
    .time = Cuánto puede pensar un programa cada respuesta, en milisegundos.
    .memory = Cuánta memoria puede usar un programa, en MiB; 0 es sin límite. Se cumple en Linux.
    .show-stderr = Muestra lo que los programas escriben en el error estándar, para saber por qué fallan.
    .json = Escribe un objeto JSON en vez de tablas.
    .csv = Guarda cada enfrentamiento en este archivo, separado por comas.
    .plot = Dibuja puntuaciones y victorias en este archivo, .svg o .png.
    .force = Sobrescribe archivos que ya existen.
    .examples =
        Ejemplos:
          kaiju arena --bot greedy --bot random                     un voraz entre tres al azar, y al revés
          kaiju arena --bot greedy --bot mcts:20ms --players 2      un duelo
          kaiju arena --bot greedy --bot scorer --players all       mesas de 2, 3, 4, 5 y 6
          kaiju arena --bots seer,scorer,greedy --among greedy      seer, y después scorer, entre tres voraces
          kaiju arena --bots seer,greedy --less-luck                intervalos más estrechos: sin la suerte de los dados
          kaiju arena --bot greedy --bot ./my_bot.py --games 200    tu propio programa; docs/bot-protocol.md dice cómo
          kaiju arena --bot 'node bot.js --deep' --bot random       un programa con argumentos
          kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --plot arena.png --csv arena.csv

        Bots: random, greedy, smasher, banker, survivor, scorer, seer, unsure:70 (juzga con 70 milésimas de error), mcts (50 ms por respuesta), mcts:20ms,
        mcts:1000 (número de partidas imaginadas), champion, champion:48 (mira 48 veces más allá), de level1 a level6, level3.5 (entre dos), fits3.4 (a medida de alguien),
        o un programa. En cada partida uno se sienta entre otros de una misma clase, y todos pasan al asiento siguiente de partida en partida; un número de partidas divisible por 60 es
        justo con todos los asientos de todas las mesas. Las puntuaciones son las de Bradley y Terry sobre todas las
        mesas, en la escala Elo, con intervalos del 95 %. La misma semilla da las mismas partidas, salvo con
        bots que piensan por tiempo.

        Si un programa termina, tarda demasiado o contesta algo que no vale, se anota y se juega otra cosa por él: dejar
        de lanzar, o la primera respuesta que valga. El programa que terminó vuelve a arrancar en la partida siguiente.
        Si hubo alguna falta así, las tablas se muestran igualmente y el código de salida es 1.

        Un archivo que ya existe no se sobrescribe sin --force. Ctrl-C para e informa de las partidas jugadas.

rate = Dice qué fuerza tienen los bots en cada lista de puntuaciones, los mide o prueba lo pronto que se acierta con la gente.
    .make = Mide los bots en todas las listas y escribe el resultado en este archivo.
    .lists = Mide solo esta lista, como second-4; varias con comas.
    .games = Cuántas partidas se juegan por cada dos niveles.
    .trial = Hace jugar a jugadores de fuerza conocida y compara sus puntuaciones con sus fuerzas.
    .seed = De dónde salen las partidas; la misma semilla, las mismas partidas.
    .threads = Cuántos hilos trabajan; por defecto, uno por núcleo.
    .force = Sobrescribe archivos que ya existen.
    .examples =
        Ejemplos:
          kaiju rate                                 qué fuerza tienen los bots en cada lista de puntuaciones
          kaiju rate --trial                         jugadores de fuerza conocida: ¿cuánto tardan en tener la puntuación justa?
          kaiju rate --make bots.csv --games 6000    volver a medir los bots; la misma semilla, el mismo archivo

        Una lista es una edición y un número de jugadores, como second-4. El nivel 3 tiene 1500 en cada una, y 400 puntos son
        diez a uno. En cada partida que mide, un bot de un nivel se sienta entre bots del nivel inferior. docs/ratings.md
        explica cómo se puntúa a la gente.

engine = Contesta a bots que miran hacia delante: qué se puede responder, qué pasa después y cuánto vale.
    .seed = De dónde sale la suerte que las peticiones no nombran.
    .examples =
        Ejemplos:
          kaiju engine                         contesta peticiones hasta que se acaba la entrada
          kaiju engine --seed 7                la suerte que sortea es la misma cada vez

        Cada línea de la entrada es una petición en JSON, y cada línea de la salida, su respuesta. docs/bot-protocol.md las
        enumera y examples/search_bot.py juega con ellas.

replay = Cuenta una partida guardada, o comprueba que se puede volver a jugar.
    .file = El archivo, o la dirección de una partida en un servidor; `-` lee la entrada estándar.
    .to = Para tras tantas entradas.
    .verify = No cuenta nada, solo comprueba que cada entrada vale.
    .json = Escribe un objeto JSON en vez de texto.
    .view = Recorre la partida en la pantalla, hacia delante y hacia atrás.
    .examples =
        Ejemplos:
          kaiju sim --games 1 --seed 7 --record my.game
          kaiju replay my.game                 la partida en palabras; [ENTER-2] es la regla que hay detrás
          kaiju replay my.game --lang pt       lo mismo en portugués
          kaiju replay my.game --view          recorrerla en la pantalla
          kaiju replay my.game --verify        solo comprobar que cada entrada vale
          kaiju replay - < my.game             desde la entrada estándar
          kaiju replay http://localhost:8080/#/replay/GAME --to 40    una partida de un servidor, hasta un momento

        docs/notation.md describe el formato de una partida guardada.

review = Analiza una partida: cuánto valió cada decisión y cada golpe de suerte, y qué habría sido mejor.
    .file = El archivo, o la dirección de una partida en un servidor; `-` lee la entrada estándar.
    .all = Cuenta todos los errores y toda la suerte que importó.
    .tries = Cuántas veces se sigue cada respuesta hasta el final del turno; más tarda más y es más seguro.
    .seed = La semilla de los pensamientos del juez.
    .json = Escribe un objeto JSON en vez de texto.
    .view = Recorre la partida en la pantalla, de error en error.
    .rows = Escribe una fila por paso en este archivo, .csv o .parquet.
    .force = Sobrescribe archivos que ya existen.
    .examples =
        Ejemplos:
          kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
          kaiju review my.game                     cuánto valieron la suerte y las decisiones, y qué habría sido mejor
          kaiju review my.game --all               todos los errores, no solo los más graves
          kaiju review my.game --view              recorrer los errores en la pantalla
          kaiju review my.game --json              todo, decisión por decisión
          kaiju review my.game --rows my.csv       una fila por paso, .csv o .parquet
          kaiju review http://localhost:8080/#/replay/GAME    una partida de un servidor

        El comienzo, la suerte, las decisiones propias y las ajenas suman el resultado. docs/review.md dice cómo se juzga.

puzzle = Responde al problema del día, o al siguiente para practicar.
    .next = El siguiente problema para practicar en vez del del día.
    .plain = Pregunta en frases sencillas por la entrada y la salida estándar; es lo normal donde no hay terminal.
    .speed = A qué velocidad se muestran los sucesos; por defecto, como la última vez.
    .theme = Qué colores usar; por defecto, los de la última vez.
    .ascii = Usa solo signos ASCII; así es siempre donde el terminal no tiene otros.
    .examples =
        Ejemplos:
          kaiju puzzle                 el problema del día; todos tienen el mismo
          kaiju puzzle --next          lo que fallaste y vuelve hoy, o uno nuevo
          kaiju puzzle --plain         en frases sencillas, para lectores de pantalla y tuberías

        Lo que fallas vuelve al día siguiente, y luego a los 3, 7 y 21 días. Se recuerda en $XDG_DATA_HOME/kaiju/practice
        (por defecto, ~/.local/share). `kaiju puzzles` dice qué problemas hay.

daily = Juega la partida del día: una mesa y una suerte para todos.
    .date = El día; por defecto, hoy.
    .share = Imprime tu resultado como texto para enviar a los amigos. No dice nada de dados ni de cartas.
    .server = Juega el día de este servidor: la suerte es la de su página y, con una cuenta, se compara tu resultado.
    .list = Lista los días que has jugado.
    .speed = A qué velocidad se muestran los sucesos; por defecto, como la última vez.
    .theme = Qué colores usar; por defecto, los de la última vez.
    .ascii = Usa solo signos ASCII; así es siempre donde el terminal no tiene otros.
    .plain = Juega en frases, por la entrada y la salida estándar; por defecto donde no hay terminal.
    .examples =
        Ejemplos:
          kaiju daily                        jugar la partida del día, o seguir con ella
          kaiju daily --share                tu resultado, listo para enviarlo a los amigos
          kaiju daily --list                 los días que has jugado
          kaiju daily --date 2026-11-18      la partida de otro día
          kaiju daily --server https://HOST  el día de un servidor: su suerte, comparado con todos y con tus amigos

        Todo el mundo tiene la misma mesa, los mismos bots y la misma suerte. Sin servidor sale solo de la fecha, para que
        funcione sin conexión; quien quiera puede calcularla antes. Un servidor da su suerte cuando empieza el día; lo que
        juegues después sin conexión se entrega la próxima vez. Un día empieza a medianoche UTC. Las partidas se guardan en
        $XDG_DATA_HOME/kaiju/daily (por defecto ~/.local/share).

puzzles = Dice qué problemas hay, hace otros o los vuelve a juzgar.
    .make = Hace un libro de problemas y lo escribe en este archivo.
    .count = Cuántos problemas se hacen.
    .seed = De dónde salen las partidas; la misma semilla, los mismos problemas.
    .check = Vuelve a juzgar todos los problemas y compara.
    .file = Un libro de problemas; por defecto, el que lleva el programa.
    .force = Sobrescribe archivos que ya existen.
    .examples =
        Ejemplos:
          kaiju puzzles                                 qué problemas tiene el programa
          kaiju puzzles --check                         volver a juzgarlos todos, y comparar
          kaiju puzzles --make my.txt --count 50        hacer otros cincuenta; la misma semilla, los mismos problemas
          kaiju puzzle                                  responder al problema del día

        Un problema es una posición de una partida en la que un bot se equivocó gravemente, con una respuesta claramente
        mejor. Se juzga como `kaiju review` juzga las partidas.

odds = Calcula qué probable es una tirada, o qué puede traer el turno de una posición.
    .want = Lo que esperas sacar: una cara, o caras con números delante.
    .dice = Cuántos dados se lanzan, de 1 a 9.
    .rolls = Cuántos lanzamientos hay; con dados en la mesa, cuántos quedan.
    .lying = Dados que ya están en la mesa, como 11shee.
    .position = Una posición o un escenario en que se va a lanzar o a conservar dados; `-` lee la entrada estándar.
    .risk = Lo que los monstruos de Tokyo se arriesgan a perder antes de sus próximos turnos, si se quedan y si ceden.
    .seat = El riesgo del monstruo de este asiento, esté donde esté.
    .games = Cuántas partidas se imaginan para el riesgo.
    .json = Escribe un objeto JSON, con fracciones exactas.
    .examples =
        Ejemplos:
          kaiju odds --want smash                         al menos 1, 2, … ✊ con seis dados y tres lanzamientos
          kaiju odds --dice 8 --want 3x1                  tres unos con ocho dados
          kaiju odds --want "2 smash, 1 heart"            al menos todo eso
          kaiju odds --lying 11she3 --rolls 2 --want 111  con estos dados y dos lanzamientos: ¿qué conservar?
          kaiju odds --position my.position               el turno de la mesa: ¿a quién elimina, puede ganar?
          kaiju odds --position my.position --risk        ¿quedarse en Tokyo o ceder?: lo que puede costar

        Las probabilidades son exactas y las de quien no busca otra cosa. Un deseo se escribe con caras (1, 2, 3, energy,
        heart, smash o sus letras 1 2 3 e h s) y un número delante. Una posición o un escenario se juegan con las reglas y
        con todas las cartas en juego: quien lanza puede comprar lo que está boca arriba y los demás hacen lo que más
        estorbe; no se cuenta con las cartas que salgan por el camino ni con poderes que cambien los lanzamientos.

        El riesgo se dice dos veces: si los demás buscan hacer daño (conservan cada ✊, vuelven a lanzar lo demás, no
        compran y se quedan en Tokyo), exacto; y si todos juegan como los bots, con partidas imaginadas.

scenario = Comprueba escenarios: una posición, unas entradas y lo que debe pasar.
    .paths = Archivos de escenario, o carpetas donde buscarlos.
    .json = Escribe un objeto JSON en vez de líneas.
    .examples =
        Ejemplos:
          kaiju scenario scenarios                      todos los *.scenario de una carpeta y de las de dentro
          kaiju scenario enter.scenario yield.scenario  solo estos
          kaiju scenario scenarios --json               para otro programa

        Un escenario es una posición, unas entradas y lo que debe pasar. docs/notation.md describe el formato.

golden = Comprueba que las reglas juegan como siempre: partidas de referencia de cada versión y resúmenes de lo que pasó.
    .game = Cuenta esta partida: la versión de las reglas, la mesa y la partida.
    .examples =
        Ejemplos:
          kaiju golden                  jugar todas las partidas de referencia de cada versión de las reglas, y comparar
          kaiju golden 2:14:3           contar una de ellas, línea a línea: versión 2, mesa 14, partida 3

        Las partidas de referencia están dentro del programa: cómo empiezan, y un resumen de todo lo que pasa en unas miles de
        partidas. Si una acaba de otra manera, este programa o esta máquina juega distinto de como kaiju ha jugado siempre.
        Cuenta esa partida con dos programas y compara lo que escriben para ver dónde.

find = Busca en reglas, cartas, decisiones y preguntas.
    .words = Las palabras que se buscan.
    .edition = Busca solo en lo que es de esta edición: EDITIONS.
    .json = Escribe JSON en vez de texto.
    .examples =
        Ejemplos:
          kaiju find yield                     todo lo que tiene esa palabra, primero los nombres
          kaiju find tokyo bay                 varias palabras, en cualquier orden
          kaiju find devorador de cadaveres    un nombre en cualquier idioma, sin acentos
          kaiju find poison --edition second   solo lo que es de una edición
          kaiju find armor --json              para otro programa

rules = Consulta las reglas, una por una.
    .clause = El id de una regla, como ENTER-2, o de una decisión, como I-012, la primera palabra de varias, como ENTER, palabras que buscar, `all`, `switches`, `rulings` o `books`; sin él, se enumeran todas. Tras `books`: el reglamento que leer, afirmación por afirmación, con los escenarios que muestran cada una.
    .edition = Solo lo que vale en esta edición: EDITIONS.
    .book = Solo lo que vale en este reglamento: BOOKS.
    .json = Escribe JSON en vez de texto.
    .examples =
        Ejemplos:
          kaiju rules                          todas las reglas, capítulo a capítulo
          kaiju rules ENTER-2                  una regla, con lo que cambia cada edición
          kaiju rules enter                    todas las que empiezan así
          kaiju rules tokyo bay                las reglas con estas palabras
          kaiju rules I-012                    una decisión, con las reglas y cartas de las que trata
          kaiju rules rulings                  todas las decisiones
          kaiju rules R-61                     lo que decidimos donde los reglamentos dejan una duda (en inglés)
          kaiju rules all                      el reglamento entero
          kaiju rules YIELD-2 --lang es        la misma en español
          kaiju rules --edition godzilla       solo lo que vale en una edición
          kaiju rules switches                 las opciones que distinguen las ediciones
          kaiju rules books                    los reglamentos, y qué distingue a cada uno de su edición
          kaiju rules books es-2016            lo que dice un reglamento, y los escenarios que lo muestran
          kaiju rules END-1 --book en-summary  una regla tal como la trae un reglamento

faq = Contesta lo que se pregunta en la mesa.
    .question = La palabra con la que aparece una pregunta, o palabras suyas; sin ella, se muestran todas.
    .edition = Contesta solo para esta edición: EDITIONS.
    .book = Contesta solo para este reglamento: BOOKS.
    .json = Escribe JSON en vez de texto.
    .examples =
        Ejemplos:
          kaiju faq                            todas las preguntas
          kaiju faq yield-to-dodge             una pregunta con su respuesta
          kaiju faq yield                      las preguntas con esa palabra
          kaiju faq --edition first            las preguntas de una edición, con sus respuestas
          kaiju faq --lang pt                  en portugués

cards = Consulta las cartas de poder: texto, coste, decisiones, a qué atienden.
    .name = Una carta por su id, su nombre en cualquier idioma o palabras suyas; sin ella, se muestran todas las de la edición.
    .edition = La edición: EDITIONS.
    .book = Como las lee este reglamento: BOOKS.
    .hook = Solo las cartas que atienden a este gancho.
    .promos = Muestra las cartas promocionales, que la opción `promos` mete en el mazo.
    .costumes = Muestra los disfraces, que la opción `costumes` mete en el mazo.
    .evolutions = Muestra las Evoluciones de cada monstruo en vez de cartas de poder.
    .numbers = Muestra los números de todas las cartas y Evoluciones entre las que elige el azar: de qué edición o monstruo, el número y el id.
    .json = Escribe JSON en vez de texto.
    .examples =
        Ejemplos:
          kaiju cards                          todas las cartas de poder de la segunda edición
          kaiju cards --edition first          las de la primera
          kaiju cards --book es-2016           tal como las trae un reglamento
          kaiju cards mimic                    una carta, por su id o por su nombre
          kaiju cards cuspo venenoso           en cualquier idioma, con acentos o sin ellos
          kaiju cards poisn quils              un pequeño error al escribir no importa
          kaiju cards breath                   todas las cartas con esa palabra
          kaiju cards --hook wound_coming      las que tienen algo que decir cuando se van a perder ♥
          kaiju cards --promos                 las cartas promocionales
          kaiju cards --costumes               los disfraces
          kaiju cards --evolutions             las Evoluciones de cada monstruo
          kaiju cards --numbers                el orden de las cartas de cada edición, para comprobar los dados justos
          kaiju cards --json                   para otro programa

        El id es la palabra con la que se escribe una carta en posiciones, partidas y escenarios.

corpus = Crea un conjunto de datos de partidas, los mismos bytes dondequiera que se cree.
    .out = La carpeta en que se guarda; si en ella se empezó el mismo corpus, sigue con él.
    .manifest = Vuelve a crear el corpus de este manifiesto.
    .games = Cuántas partidas.
    .part = Cuántas partidas forman una parte, en una mesa y en un archivo.
    .editions = Las ediciones: EDITIONS; varias con comas, por defecto todas.
    .players = Cuántos monstruos juegan: 4, o varias mesas como 2,4 o 2-6 o all.
    .bots = Quién juega: repetido o con comas; por defecto, todos los bots que contestan al momento.
    .seed = De dónde salen las partidas; la misma semilla, las mismas partidas.
    .threads = Cuántos hilos trabajan; por defecto, uno por núcleo.
    .no-positions = No guarda las posiciones; son la mayor parte de los bytes.
    .no-chances = No guarda las probabilidades de ganar; son la mayor parte del tiempo.
    .json = Escribe un objeto JSON en vez de una tabla.
    .examples =
        Ejemplos:
          kaiju corpus --games 10000 --out sample                   10 000 partidas de cada edición, mesa y bot
          kaiju corpus --games 1000000 --out corpus                 un millón; se puede parar y seguir
          kaiju corpus --bots seer,greedy --players 4 --edition second --games 5000 --out duels
          kaiju corpus --manifest sample/manifest.json --out again  los mismos bytes otra vez, comparados archivo por archivo

        Un corpus tiene cuatro tablas, games, seats, turns y decisions, con un archivo Parquet por cada parte de las
        partidas; docs/data.md explica cada columna. La edición, el número de jugadores y los bots se sortean de nuevo en
        cada parte. README.md, en la carpeta, es su ficha de datos, y manifest.json es todo aquello de lo que se sigue, con el
        SHA-256 de cada archivo: el mismo manifiesto crea los mismos bytes con cualquier número de hilos. Si un manifiesto
        nombra archivos, se comparan, y si alguno difiere el código de salida es 1.

        Ctrl-C para; las partes enteras se quedan, y el mismo comando sigue.

atlas = Mide cuánto valen las cosas: cartas, asientos, quedarse en Tokyo.
    .edition = La edición: EDITIONS; varias con comas, o all.
    .books = El reglamento, jugado tal como está escrito: BOOKS; varios con comas.
    .players = Cuántos monstruos juegan: 4, o varias mesas como 2,4 o 2-6 o all.
    .bot = Quién ocupa todos los asientos: random, greedy u otro que no necesite reloj.
    .games = Cuántas partidas por carta, o por mesa.
    .less-luck = Quita la suerte de los dados de lo que valen las cartas o las personalidades, para que menos partidas digan lo mismo; cuesta unos 8 ms por partida.
    .seed = De dónde salen las partidas; la misma semilla, las mismas partidas.
    .threads = Cuántos hilos trabajan; por defecto, uno por núcleo.
    .evolutions = Prueba las Evoluciones en vez de las cartas de poder.
    .owners = Prueba las Evoluciones de este monstruo en vez de las de los seis de la edición, por su id; se puede repetir.
    .cards = Prueba solo esta carta, por su id; se puede repetir.
    .seats = Prueba los asientos en vez de cartas: ¿conviene empezar?
    .tokyo = Prueba a quedarse en Tokyo en vez de cartas: ¿conviene, y con cuántos ♥?
    .monsters = Prueba a los monstruos con sus Evoluciones en vez de cartas: ¿qué mazo gana más?
    .personalities = Prueba las personalidades de los bots en vez de cartas: ¿cuál gana más, sola entre bots de un tipo?
    .chances = Prueba las probabilidades de ganar que da un análisis: ¿aciertan?
    .json = Escribe una lista JSON en vez de tablas.
    .markdown = Escribe tablas en Markdown, para ponerlas en un documento.
    .ends = Muestra y dibuja solo las N mejores y las N peores cartas de cada mesa; JSON y CSV las llevan todas.
    .csv = Guarda la tabla en este archivo, separada por comas.
    .plot = Dibuja los efectos en este archivo, .svg o .png.
    .force = Sobrescribe archivos que ya existen.
    .examples =
        Ejemplos:
          kaiju atlas --edition second --players 4 --games 20000           cuánto vale cada carta
          kaiju atlas --bot greedy --players 2-6 --csv worth.csv           entre bots que piensan, en cada mesa
          kaiju atlas --edition godzilla --evolutions --plot worth.png     las Evoluciones
          kaiju atlas --card wings --card jets --games 100000              dos cartas, más de cerca
          kaiju atlas --seats --bot greedy --players all                   ¿conviene empezar?
          kaiju atlas --tokyo --bot greedy --players all --plot stay.svg   ¿quedarse en Tokyo, y con cuántos ♥?
          kaiju atlas --monsters --bot learned --players all               ¿qué mazo de Evoluciones gana más?
          kaiju atlas --evolutions --monster kraken --games 20000          las Evoluciones de otro monstruo
          kaiju atlas --personalities --bot greedy --players all           ¿qué personalidad gana más?
          kaiju atlas --chances --bot seer --games 5000                    ¿aciertan las probabilidades del análisis?

        Cartas: cada una se da gratis a un asiento al azar antes del primer turno. El efecto es cuánto más a menudo gana
        ese asiento que otro sin ayuda, en puntos porcentuales.

        Asientos: todos juegan igual y las reglas deciden quién empieza (SETUP-4). El efecto de ser primero, segundo y así
        se mide contra un reparto igual.

        Tokyo: en cada partida, para cada número de ♥, se elige al azar una pregunta de si ceder (YIELD-1) y se juega el
        resto dos veces, quedándose y marchándose. El efecto es cuánto más a menudo gana quedarse. Los ♥ son los que
        quedan tras el ataque.

        Monstruos: todos juegan igual, con Evoluciones, y el azar decide qué monstruos se encuentran. El efecto de un monstruo
        se mide contra un reparto a partes iguales.

        Personalidades: un smasher, banker, survivor o scorer se sienta entre bots de un tipo, en cada asiento por turno. El efecto
        se mide contra un reparto a partes iguales.

        Probabilidades: se analiza cada partida. Para cada décima parte de 0 a 100 %, el efecto es cuánto más a menudo ganó
        quien la tenía de lo que se dijo, en todos sus momentos.

        Todos los efectos llevan intervalos del 95 %. La misma semilla da los mismos números con cualquier número de hilos.
        Las partidas en las que la carta estaba en la tienda antes del primer turno no cuentan, así que el título puede
        contar menos que --games. Ctrl-C descarta la prueba: a medias engañaría. Un archivo que ya existe no se sobrescribe sin
        --force.

bench = Mide a qué velocidad se juega en esta máquina.
    .json = Escribe un objeto JSON en vez de texto.
    .only = Mide solo esto: playout, godzilla, evolutions, `no_cards`, floor, log, clone, legal, scaling, sizes, solver, greedy, mcts, champion o review. Las tres primeras juegan entonces una sola vez, la primera con la segunda edición.
    .games = Cuántas partidas por medida.
    .threads = Cuántos hilos se comparan con uno.
    .examples =
        Ejemplos:
          kaiju bench                                          todo, en unos diez segundos
          kaiju bench --json                                   números para otro programa
          kaiju bench --only playout --games 400 --threads 1   nada más que 400 partidas de la segunda edición,
                                                               para herramientas que cuentan instrucciones
          kaiju bench --only evolutions --games 400            lo mismo con Godzilla y Evoluciones

        Cada tiempo es el mejor de varios, para que lo demás que haga la máquina importe poco. El `floor` es lo que cuesta
        sacar dados y elegir respuestas sin ninguna regla.

soak = Juega millones de partidas y vigila las leyes por el camino.
    .edition = La edición: EDITIONS; o all.
    .book = El reglamento, jugado tal como está escrito: BOOKS; o all.
    .players = Cuántos monstruos juegan: de 2 a 6, o all.
    .games = Cuántas partidas por edición, número de jugadores y tipo.
    .first-game = El número de la primera partida.
    .seed = De dónde salen las partidas; la misma semilla, las mismas partidas.
    .threads = Cuántos hilos trabajan; por defecto, uno por núcleo.
    .switches = Cambia una opción de las reglas respecto a la edición; se puede repetir. Las posiciones cargadas traen las suyas y no se juegan.
    .stacked = Solo partidas desde posiciones cargadas.
    .plain = Solo partidas desde una mesa nueva.
    .evolving = Solo partidas desde una mesa nueva con Evoluciones y cualquier monstruo.
    .json = Escribe un objeto JSON en vez de una tabla.
    .examples =
        Ejemplos:
          kaiju soak                                          de todo un poco, en un minuto
          kaiju soak --games 1000000                          la carrera larga
          kaiju soak --edition first --players 5 --stacked    una edición, una mesa, las peores posiciones
          kaiju soak --book es-2016 --stacked                 un reglamento tal como está escrito
          kaiju soak --edition first --switch costumes=yes    con una opción cambiada
          kaiju soak --edition second --players 2 --stacked --seed 1 --first-game 840 --games 1
                                                              una partida otra vez, como la cuenta una infracción

        Las partidas cargadas empiezan por la mitad: poca vida y muchas cartas que se contestan. Las normales, con una mesa
        nueva, y las de Evoluciones también, con monstruos de todas las ediciones. Una infracción se muestra con el comando que la repite. Un fallo del programa (panic) también lo es: nombra su partida y ahí acaba.

lang = Dice qué idioma usa kaiju, o guarda uno.
    .code = El código del idioma que hay que guardar, o `auto` para olvidarlo; sin él, muestra cuál se usa.
    .examples =
        Ejemplos:
          kaiju lang                  qué idioma usa kaiju, y por qué
          kaiju lang es               español desde ahora
          kaiju lang auto             vuelta al idioma de tu sistema
          kaiju rules --lang pt       portugués, solo por esta vez

serve = Sirve mesas: personas y bots juegan juntos en el navegador, el terminal o por la API.
    .addr = Dónde escuchar: una dirección, un puerto o ambos. Un puerto solo escucha en esta máquina.
    .lan = Escucha en todas las direcciones, para que otros de la sala puedan entrar.
    .db = Dónde se guardan las mesas: un archivo o la dirección de una base PostgreSQL; por defecto, un archivo en tu carpeta de datos.
    .url = La dirección por la que la gente llega al servidor, si hay un proxy delante.
    .host = Permite que el servidor se llame también por este nombre.
    .origin = Permite que páginas de este origen usen también el servidor.
    .proxied = Hay un proxy delante del servidor, y dice quién llama.
    .rates = Limita cuánto puede pedir una misma dirección.
    .thinkers = Cuántos bots piensan a la vez; por defecto, tantos como núcleos.
    .sockets = Cuántas conexiones puede tener abiertas una misma dirección; una casa o un club tras un mismo router es una dirección.
    .metrics = Dónde decir números a Prometheus; por defecto, en ninguna parte. Un puerto solo escucha en esta máquina.
    .keep-finished = Borra las partidas tantos días después de su final; por defecto se guardan para siempre.
    .smtp-url = El servidor de correo que recibe los avisos por correo; necesita --url y --smtp-from.
    .smtp-from = La dirección de la que vienen los avisos por correo.
    .private-notices = Deja que los avisos vayan también a redes privadas y sin cifrar.
    .keep-reports = Borra tras tantos días las denuncias que nadie ha cerrado.
    .tables-per-account = En cuántas mesas abiertas puede tener asiento una cuenta.
    .tables-per-bot = En cuántas mesas abiertas puede tener asiento una cuenta de bot.
    .review-games = Analiza las partidas terminadas para los perfiles de quienes jugaron, mientras no piensa ningún bot.
    .bot-requests = Cuántas peticiones por segundo puede hacer a la larga una cuenta de bot.
    .words = Un archivo con palabras de un idioma que nadie puede usar en el chat ni en los nombres, una por línea; por defecto, ninguna.
    .admin-token = Un token secreto para cuidar de este servidor, de al menos 16 caracteres, con un nombre delante si se quiere; por defecto, nadie puede.
    .log = Cómo se escribe el registro.
    .log-level = Cuánto se registra; por defecto, `info`.
    .quiet = Registra solo lo que va mal.
    .any-port = Toma otro puerto si este está ocupado.
    .open = Abre la página en tu navegador.
    .examples =
        Ejemplos:
          kaiju serve                                     para esta máquina, las mesas en tu carpeta de datos
          kaiju serve --lan --open                        para toda la sala: los teléfonos escanean el código QR
          kaiju serve --db postgres://kaiju@db/kaiju      uno de varios nodos que comparten una base de datos
          kaiju serve --url https://kaiju.example --proxied --log json    detrás de un proxy que habla TLS

        Se para con Ctrl-C: los jugadores vuelven solos cuando arranca otra vez, y no se pierde nada.
        docs/hosting.md cuenta más, docs/protocol.md lo que habla, y http://ADDR/api muestra la API.

health = Pregunta a un servidor de esta máquina si está bien.
    .addr = Dónde escucha el servidor, como en `kaiju serve`.
    .examples =
        Ejemplos:
          kaiju health                    el servidor en el puerto habitual
          kaiju health --addr 9000        en otro

        Pregunta a /healthz del servidor, y acaba con 0 si todo va bien, con 1 si el servidor dice que no, y con 2 si no hay
        servidor.

doctor = Comprueba lo que kaiju necesita en esta máquina, y dice qué hacer.
    .addr = Dónde escucharía un servidor, como en `kaiju serve`.
    .db = Dónde guardaría las mesas un servidor, como en `kaiju serve`.
    .examples =
        Ejemplos:
          kaiju doctor                    ¿puedo jugar y servir mesas aquí?
          kaiju doctor --addr 9000        con un servidor en otro puerto
          kaiju doctor --db postgres://kaiju@db/kaiju

        No cambia nada, y acaba con 0 si todo está bien y con 1 si hay que mirar algo.

verify = Comprueba si los dados de una partida acabada fueron justos.
    .record = El archivo o la dirección; `-` lee la entrada estándar.
    .commitment = El compromiso que viste antes del primer lanzamiento.
    .pins = Lo que un cliente anotó durante la partida: el archivo con las llaves de un asiento.
    .json = Escribe un objeto JSON en lugar de texto.
    .examples =
        Ejemplos:
          kaiju verify my.game                                  un registro que descargaste
          kaiju verify http://localhost:8080/#/replay/GAME      directamente de un servidor
          kaiju verify my.game --commitment 5d1f…               lo que mostró tu cliente antes del primer lanzamiento
          kaiju verify my.game --pins seats/GAME.json           lo que anotó el cliente de terminal durante la partida
          kaiju verify http://localhost:8080/api/v1/daily/2026-11-18/proof    de dónde salió la suerte de un día

        docs/fair-dice.md cuenta cómo funciona.

backup = Guarda en un archivo todo lo que tiene un servidor, y lo comprueba.
    .db = Dónde se guardan las mesas: un archivo o la dirección de una base PostgreSQL.
    .file = El archivo que se escribe.
    .force = Sobrescribe archivos que ya existen.
    .examples =
        Ejemplos:
          kaiju backup --db kaiju.db tonight.backup                     con el servidor en marcha, si quieres
          kaiju backup --db postgres://kaiju@db/kaiju tonight.backup

        El archivo contiene los secretos de las partidas en curso: guárdalo tan bien como la base. El chat no está.

restore = Restaura lo que guardó `kaiju backup`, y lo compara.
    .file = El archivo que se lee.
    .db = Dónde se guardarán las mesas: un archivo nuevo o la dirección de una base PostgreSQL vacía.
    .examples =
        Ejemplos:
          kaiju restore tonight.backup --db new.db

        Cada partida se vuelve a jugar y se compara con cómo estaba. La base tiene que estar vacía. Los clientes notan que
        es otra vida del servidor y lo cargan todo de nuevo.

soak-server = Mata un servidor, o le corta la luz, una y otra vez mientras se juega; no puede faltar nada.
    .kills = Cuántas veces se mata el servidor.
    .power-cuts = En vez de matarlo, corta la luz tantas veces y devuelve lo que tendría un disco.
    .postgres = Guarda las mesas en un PostgreSQL propio, en vez de en un archivo.
    .tables = Cuántas mesas se juegan a la vez.
    .seed = La semilla de todo lo que es azar, salvo el ritmo de la máquina.
    .folder = Dónde se crea la base de datos; por defecto, una carpeta nueva en la temporal del sistema.
    .examples =
        Ejemplos:
          kaiju soak-server                       un servidor muere 200 veces mientras se juegan 8 mesas
          kaiju soak-server --kills 50 --seed 3   menos veces, y otra vez lo mismo con la misma semilla
          kaiju soak-server --power-cuts 100      se corta la luz: lo no sincronizado se pierde, queda o queda a medias
          kaiju soak-server --power-cuts 100 --postgres

        Los cortes de luz necesitan Linux y un compilador de C (cc).

simulate = Hace funcionar el servidor en un simulador, con todo lo que puede salir mal.
    .seed = De dónde salen los episodios; la misma semilla, los mismos episodios.
    .threads = Cuántos hilos trabajan; por defecto, uno por núcleo.
    .hours = Cuántas horas se simulan.
    .fierce = Deja que salga mal mucho más: varias cosas por segundo, sobre todo caídas.
    .only = Juega solo el episodio de esta semilla.
    .tables = Juega tantas mesas a la vez, en vez de las que tiene la semilla.
    .storm = Deja que las cosas salgan mal tantos segundos, en vez de los que tiene la semilla.
    .faults = Solo estas averías de la semilla, por sus números; o none.
    .plant = Planta un error, para ver que se encuentra; una palabra que no existe los muestra todos.
    .examples =
        Ejemplos:
          kaiju simulate                          una hora de tiempo simulado, en un minuto o así
          kaiju simulate --seed 7 --hours 1000    mil horas, de otra semilla
          kaiju simulate --seed 4711 --only       un episodio otra vez, como lo cuenta una infracción
          kaiju simulate --plant ack-before-sync  planta un error, para ver que se encuentra

        Un episodio son unos nodos alrededor de una base de datos, unas mesas con jugadores, bots y espectadores, una
        tormenta en la que caen procesos, se parten redes, se llenan discos y saltan relojes, y la calma de después. Cada
        uno sale de su semilla, y el siguiente tiene la siguiente. Una infracción se muestra con el comando que la repite,
        y con otra más pequeña si la hay.

load = Mide cuánto aguanta un servidor en esta máquina.
    .tables = Cuántas mesas.
    .sockets = Cuántas conexiones en total.
    .rate = Respuestas por segundo, entre todas las mesas.
    .seconds = Durante cuánto tiempo.
    .idle = En vez de jugar, abre tantas conexiones que no hacen nada.
    .nodes = En cuántos nodos están las conexiones ociosas; más de uno comparten un PostgreSQL propio.
    .at = Solo mantiene conexiones ociosas en estas mesas, para un proceso que las cuenta.
    .club = En vez de jugar, llena una base de datos con personas y partidas terminadas y mide lo rápidas que son las listas y los perfiles.
    .people = Cuántas personas hay en el club.
    .finished = Cuántas partidas han terminado.
    .relaxed = En cuántas mesas a lo largo de días juegan.
    .seed = La semilla del club.
    .folder = Dónde se crea la base de datos; por defecto, una carpeta nueva en la temporal del sistema.
    .examples =
        Ejemplos:
          kaiju load                                    250 mesas, 1.000 conexiones, 500 respuestas por segundo, medio minuto
          kaiju load --tables 50 --sockets 200 --rate 100 --seconds 10
          kaiju load --idle 10000                       cuántas conexiones ociosas caben, y cuánto ocupa cada una
          kaiju load --idle 100000 --nodes 10           lo mismo en diez nodos que comparten un PostgreSQL
          kaiju load --club                             lo rápidas que son las listas tras 200 000 partidas
