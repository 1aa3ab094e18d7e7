### El cliente de terminal: la mesa en una pantalla de caracteres y en frases sencillas.

## The table

tokyo = TOKYO
city = Ciudad
bay = Bahía
outside = fuera de Tokyo
in-city = en la ciudad de Tokyo
in-bay = en la bahía de Tokyo
empty = nadie
closed = cerrada
out = eliminado
eliminated = eliminado
turn = turno { $n }
turn-of = Turno de { $who }
rolls-left = { $n ->
        [0] sin lanzamientos
        [one] { $n } lanzamiento
       *[other] { $n } lanzamientos
    }
added = y { $n }✊ de los poderes
thinks = { $who } está pensando…
deck = Mazo: { $n }
discards = Descartes: { $n }
no-card = sin carta
no-cards = Todavía no tiene cartas.
in-hand = en tu mano
under = Debajo: { $card }.
copies = Copia { $card }.
charges = { $n ->
        [one] { $n } carga
       *[other] { $n } cargas
    }
poison = { $n ->
        [one] { $n } ficha de Veneno
       *[other] { $n } fichas de Veneno
    }
shrink = { $n ->
        [one] { $n } ficha de Reducción
       *[other] { $n } fichas de Reducción
    }
dice-tokens = { $n ->
        [one] { $n } ficha de Dado
       *[other] { $n } fichas de Dado
    }
evolutions-in-hand = { $n ->
        [one] { $n } Evolución en la mano
       *[other] { $n } Evoluciones en la mano
    }
poison-short = ☠{ $n }
shrink-short = ↓{ $n }
tokens-short = □{ $n }
hand-short = ✦{ $n }
target-short = ◎
newer = hay más abajo
dice-keys = 1–9 conservar · a todos · ⏎ lanzar
you = tú
person = persona
level = nivel { $n }
moment = paso { $at } de { $all }
eyes-public = vista pública
too-small = Esta ventana mide { $size } y la mesa necesita { $least }. Agrándala o juega con --plain.

## Keys at the foot

key-help = ayuda
key-hint = pista
key-undo = deshacer
key-why = porqué
key-monsters = monstruos
key-cards = cartas
key-rules = reglas
key-options = opciones
key-quit = salir
key-step = paso
key-turn = turno
key-run = reproducir
key-branch = jugar
key-eyes = vista
key-turn-steps = pasos
key-pick = monstruo

## What is told once

too-dear = No tienes ⚡ suficientes para esa carta.
undone = Deshecho.
no-undo = No se puede deshacer: ya se ha revelado algo nuevo.
recorded = La partida está registrada en { $file }
not-saved = No se pudo escribir: { $why }
language-is = Idioma: { $name }
speed-is = Velocidad: { $name }
no-branch = Aquí la partida ya acabó: retrocede para seguir jugando.
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
speed-instant = al instante

## Are you sure?

danger-useless = Eso te cuesta algo y no te da nada.
danger-death = Eso te elimina.
danger-defeat = Eso le da la partida a otro.
danger-rolls = { $n ->
        [one] Todavía tienes { $n } lanzamiento.
       *[other] Todavía tienes { $n } lanzamientos.
    }
sure = ¿Seguro?
do-it = hacerlo
rather-not = cancelar
quit-local = ¿Salir? La partida queda guardada; «kaiju play --resume» la continúa.
quit-online = ¿Salir? Tu asiento sigue siendo tuyo: vuelve con el mismo comando.
leave = salir
play-on = seguir

## The device goes to somebody else

hand-over-title = Pásalo
hand-over = Decide { $who }.
hand-over-away = Los demás, por favor, miren hacia otro lado (cartas secretas).
i-am = ya estoy

## Advice

thinking = Pensando…
take-advice = conservar esos
close = cerrar
no-advice = Ahora nadie te pregunta nada.
best-keep = Lo mejor: { $keep } ({ $chance } de ganar)
your-keep = Lo tuyo: { $dice } ({ $chance } de ganar)
odds-head = Si conservas esos y buscas una sola cosa, acabas con:
odds-line = { $chance }  { $dice } o mejor
hope-eliminate = Eliminar a { $who } este turno: { $chance }
hope-stars = Llegar a 20★ este turno: { $chance }
keep-spoken = Es decir: { $dice }.

## Why, and look-up

nothing-yet = Todavía no ha pasado nada.
why-keys = ↑ ↓ otros sucesos · RePág AvPág seguir leyendo · Esc cerrar
monster-keys = ← → otros monstruos · Esc cerrar
shelf-rules = Reglas
shelf-cards = Cartas
shelf-questions = Preguntas
shelf-rulings = Decisiones
search = Buscar
see = Ver { $clauses }.
nothing-found = No se encontró nada.
lookup-keys = escribe para buscar · ↑ ↓ elegir · ← → otra lista · Esc cerrar

## Options

option-language = Idioma
option-speed = Velocidad de los sucesos
option-skip-evolve = Pasar si no tengo Evolución que jugar
option-order = Resolver siempre en el orden habitual
option-yield-at = Ceder Tokyo con estos ♥ o menos
option-stay-at = Quedarme en Tokyo con estos ♥ o más
option-hold = En línea: 3 s para deshacer
option-confirm-stop = Confirmar si paro con lanzamientos
option-warn = Avisar antes de un error
option-keys = ↑ ↓ elegir · ← → cambiar · Esc cerrar
on = sí
off = no
never = nunca

## On a server

line-down = sin conexión, reintentando
line-closed = El servidor cerró la conexión; sal y vuelve a entrar.
code-is = código { $code }
seconds-left = quedan { $n } s
watching = { $n ->
        [one] { $n } mirando
       *[other] { $n } mirando
    }
seat-free = asiento libre
away = { $name } (ausente)
waiting-for = { $n ->
        [one] Esperando a { $n } jugador más…
       *[other] Esperando a { $n } jugadores más…
    }
all-here = Ya están todos. Pulsa s para empezar.
key-begin = empezar
opened = Los demás entran con: kaiju play --join { $link }

## The end

over-title = Fin de la partida
again = otra vez
review = repetición
write-record = registro
curves = Probabilidad de ganar, del primer turno al último
tally = { $hearts }♥ quitados, { $cards ->
        [one] { $cards } carta comprada
       *[other] { $cards } cartas compradas
    }

## Help

help-play = Jugar
help-digits = elegir un dado o una respuesta
help-arrows = moverse y elegir el dado señalado
help-enter = lanzar los dados no conservados; pulsar el botón
help-all-stop = conservar todos o ninguno · dejar de lanzar
help-capitals = usar un poder o jugar una Evolución en cualquier momento
help-hint = pista: los mejores dados y las probabilidades
help-undo = deshacer, mientras no se revele nada nuevo
help-skip = saltar la animación
help-replay = Repetición
help-step = un paso atrás o adelante
help-turns = un turno atrás o adelante
help-edges = al principio, al final
help-run = reproducir, pausar
help-eyes = cambiar de punto de vista
help-branch = seguir jugando desde aquí contra bots
help-look = Consultar
help-why = porqué: la regla o la carta tras lo último que pasó
help-turn = los pasos de un turno y en cuál está la partida
help-monsters = monstruos: lo que tiene cada uno y qué hacen sus cartas
help-lookup = reglas · cartas, con búsqueda
help-log = recorrer el historial; también con la rueda
help-more = Otras
help-options = idioma · velocidad · todas las opciones
help-record = escribir la partida en un archivo
help-suspend = suspender; «fg» recupera la partida
help-quit = salir; la partida se guarda tras cada respuesta
help-signs = Símbolos
signs = ★ estrellas (Puntos de Victoria), con 20 se gana · ♥ corazones (Puntos de Vida) · ⚡ energía · ✊ golpe · ☠ Veneno · ↓ Reducción · □ fichas de Dado · ✦ Evoluciones en la mano · ▤ cartas · ◆ Permanente · ↯ Descartar · ! Evento · ⚠ piénsalo bien

## The menu

motto = Aplasta la ciudad. Gana el último en pie o quien llegue a 20★.
menu-resume = Seguir con la última partida
menu-begin = Partida nueva
menu-edition = Edición
menu-monster = Tu monstruo
menu-monster-of = Monstruo de jugador { $n }
menu-monster-of-name = Monstruo de { $name }
menu-players = Monstruos
menu-people = Jugadores en este teclado
menu-level = Bots
menu-evolutions = Cartas de Evolución
menu-keys = ↑ ↓ elegir · ← → cambiar · ⏎ empezar · l idioma · q salir
about-resume = Espera justo donde la dejaste.
about-begin = Siéntate y lanza. Lo de abajo puede quedarse como está.
about-players = De dos a seis. Con cinco o más también se abre la bahía de Tokyo.
about-nobody = Tú miras; juegan los bots.
about-alone = Tú contra bots.
about-people = Comparten un teclado y se lo van pasando.
about-name = n escribe el nombre de este jugador.
drawn-monster = al azar
about-drawn = Uno de los que nadie ha elegido, sorteado al empezar la partida.
about-level = El nivel 1 juzga muy mal, el 3 juega bien y el 6 es el campeón y mira más allá. Cada uno gana más o menos el doble que el anterior.
about-evolutions = Cada monstruo recibe ocho cartas propias y las guarda en una mano secreta.

## Plain sentences

plain-welcome = Te damos la bienvenida a kaiju. Escribe una respuesta y pulsa Enter; un signo de interrogación explica qué más puedes escribir.
plain-you-are = Eres { $who }.
plain-dice = Tus dados, { $dice }.
plain-keep = Escribe los números de los dados que conservas, por ejemplo 1 4, o todos para parar, o ninguno para lanzarlos todos.
plain-all = todos
plain-none = ninguno
plain-hearts = { $n ->
        [one] Te queda { $n } corazón.
       *[other] Te quedan { $n } corazones.
    }
plain-card = { $card }, { $price }: { $text }
plain-press-enter = Los demás, por favor, miren hacia otro lado. Pulsa Enter.
plain-no = Eso no se puede: { $why }.
plain-sure = ¿Seguro? Escribe sí o no.
plain-not-understood = «{ $typed }» no es una respuesta aquí. Escribe uno de los números o letras de arriba, o un signo de interrogación.
plain-look-up = Escribe qué buscar, por ejemplo: c alas, o: r ceder, o: f veneno.
plain-help = Escribe el número o las letras que preceden a una respuesta. Además: h da una pista, w dice por qué pasó lo último, t cuenta cómo están todos y qué está a la venta, s lee las cartas a la venta, n dice qué puedes hacer ahora, g dice los pasos de un turno, c y una palabra busca una carta, r y una palabra busca una regla o una decisión, f y una palabra busca una pregunta frecuente, u deshace la última respuesta, l cambia el idioma, p y un nombre escribe la partida en un archivo, q sale. La partida se guarda tras cada respuesta.

## Talk, seats and another game on a server

key-talk = chat
key-bot = bot
key-back = recuperar
talk-title = Chat
talk-nothing = Nadie ha dicho nada todavía.
talk-signs = Envía un gesto:
talk-write = escribir
talk-mute = silenciar
talk-send = enviar
talk-back = volver
bet-key = t: ¿quién ganará?
plain-bet = Escribe apostar y una letra: { $monsters }.
you-bet = Apuestas por { $monster }.
no-bet = Puedes apostar cuando tu monstruo esté eliminado, por uno que siga jugando.
mute-whom = ¿A quién silencias? Escribe su letra (otra vez para dejar de silenciarlo).
muted = Has silenciado a { $who }.
heard-again = Ya no silencias a { $who }.
no-voice = Los espectadores no pueden chatear.
let-play-title = ¿Un bot por ti?
let-play = ¿Dejas que un bot juegue por ti? Puedes recuperar tu asiento en cualquier momento.
let-it-play = que juegue
handed-over = Un bot juega por ti. Pulsa b para recuperar tu asiento.
program-plays = Un bot juega por ti. Pulsa b para recuperar tu asiento.
taken-back = El asiento vuelve a ser tuyo.
by-program = { $name } (bot)
give-up = salir, sigue un bot
give-up-seat = dejar el asiento
table-closed = La mesa se cerró.
rematch-open = Hay una revancha abierta. Pulsa n para entrar.
help-online = Mesa en línea
help-talk = chat: enviar un gesto, escribir algo, silenciar a alguien; con tu monstruo eliminado, apostar por quién gana
help-bot = dejar que juegue un bot por ti y recuperar el asiento
help-again = tras el final: revancha con los mismos jugadores
help-pick = antes de empezar: elige o sortea tu monstruo

## What can go wrong on the way to a table. No capital at the start: the program puts something before it.

no-table-there = «{ $text }» no lleva a ninguna mesa; un enlace es como https://HOST/#/join/CODE
no-server-there = «{ $text }» no es un servidor; una dirección es como https://HOST o http://HOST:8080
server-silent = { $url } no responde ({ $why }); ¿hay un servidor en marcha allí?
server-unproved = { $url } no puede demostrar quién es ({ $why }); revisa la dirección o indica en SSL_CERT_FILE el certificado que lo firma
no-certificates = este sistema no tiene certificados para comprobar { $url }; instala sus ca-certificates o indica un archivo en SSL_CERT_FILE
server-strange = { $url } responde algo que no se entiende; ¿es un servidor de este juego?
server-status = el servidor dice { $number }
no-picture = { $url } no muestra la mesa; prueba otra vez dentro de un momento
line-refused = el servidor cerró la conexión ({ $number }): no existe esa mesa o el asiento ya no es tuyo
no-seat-given = el servidor no dio ningún asiento
no-random = el sistema no da bits al azar: { $why }
too-many-people = hay { $people } personas y solo { $monsters } monstruos; añade monstruos con --players
too-many-monsters = hay { $chosen } monstruos elegidos y solo juegan { $monsters }; añade monstruos con --players
nobody-plays = { $n ->
        [one] nadie juega con el otro monstruo; indica un nivel con --bots
       *[other] nadie juega con los otros { $n } monstruos; indica un nivel con --bots
    }
needs-chairs = una partida necesita tantas sillas como monstruos
position-over = la partida ya terminó en esta posición
position-people = { $monsters ->
        [one] hay { $people } personas y en esta posición solo { $monsters } monstruo sigue en juego
       *[other] hay { $people } personas y en esta posición solo { $monsters } monstruos siguen en juego
    }

## Plain sentences at a table of a server

plain-code = El código de esta mesa es { $code }. Los demás entran con: kaiju play --join { $link }
plain-begin = Escribe empezar para comenzar; los bots juegan en los asientos libres.
plain-watch = Estás mirando.
plain-says = { $who } dice: { $what }
plain-online-help = En una mesa en línea: decir y unas palabras habla a los demás, gesto y un número envía uno de estos: { $signs }. silenciar y una letra silencia a alguien o deja de silenciarlo, bot deja que juegue un bot por ti, recuperar te devuelve el asiento, apostar y una letra apuesta por quién gana cuando tu monstruo está eliminado, monstruo y un nombre elige tu monstruo antes de eso, empezar comienza la partida.
plain-again = Escribe otra para una revancha con los mismos jugadores, o q para salir.
plain-away = Tu asiento sigue siendo tuyo: el mismo comando te devuelve a él.
draw-monster = Sortear uno
pick-title = Tu monstruo
pick-keys = ↑ ↓ elegir · ⏎ tomarlo · ← → otro asiento · Esc cerrar
you-play = Juegas con { $monster }.
no-monster-left = No queda ningún otro monstruo.
plain-monsters = Escribe monstruo y un nombre, o monstruo azar para sortear uno. Libres: { $names }.
plain-too-late = Los monstruos se eligen antes de empezar la partida, en una mesa en línea.
plain-extra = { $n ->
        [one] Uno de ellos es un dado adicional.
       *[other] { $n } de ellos son dados adicionales.
    }

## Si una partida está en el disco
unsaved = SIN GUARDAR
saved-again = La partida vuelve a guardarse.
quit-unsaved = ¿Salir? La partida NO se pudo guardar y se perdería: { $why }
quit-nowhere = ¿Salir? La partida no se guarda en ninguna parte y se perdería.
left-saved = La partida no ha acabado. Está guardada en { $file }; «kaiju play --resume» la continúa.
left-unsaved = La partida no ha acabado y no se pudo guardar: { $why }
left-nowhere = La partida no ha acabado y no está guardada.
open-elsewhere = Esta partida está abierta en otro terminal.
there-already = { $file } ya existe y no se sobrescribe; elige otro nombre.

## Saved games, rules and colours in the menu and the options

menu-games = Partidas guardadas…
about-games = Todas las partidas que has empezado: continúa una, ponle nombre o mira una que ya terminó.
menu-even = Tokyo paga
pays-stars = ★, como siempre
pays-energy = ⚡, parejo para dos
even-switch = Más justo para dos: --switch two_player_tokyo=at_two
changed = { $n ->
        [one] { $n } cambiada
        [many] { $n } cambiadas
       *[other] { $n } cambiadas
    }
about-house = Todas las opciones de las reglas. Las que difieren de la edición están marcadas; guarda las tuyas con un nombre.
house-keys = ↑ ↓ elegir · ← → cambiar · n guardar con nombre · x borrar ese nombre · Esc volver
games-keys = ↑ ↓ elegir · ⏎ continuar · n cambiar el nombre · Esc volver
game-name = Nombre para esta partida
game-name-wanted = Un nombre tiene letras, cifras, espacios, - y _.
option-odds = Probabilidades en pantallas anchas
option-theme = Colores
option-signs = Símbolos
automatic = automático
theme-dark = para pantallas oscuras
theme-light = para pantallas claras
theme-terminal = los del terminal
theme-none = ninguno

## Beside the table

person-as = { $name } ({ $monster })
not-here = { $n ->
        [one] { $who } aún no está. Pulsa s para empezar igualmente.
        [many] { $who } aún no están. Pulsa s para empezar igualmente.
       *[other] { $who } aún no están. Pulsa s para empezar igualmente.
    }
chances = Probabilidad de ganar
odds-of = Si conservas { $dice }
odds-of-none = Si vuelves a lanzar todos los dados
key-now = y ahora
now-title = ¿Qué puedo hacer ahora?
now-more = w porqué · c cartas · r reglas, preguntas y decisiones · g los pasos del turno · h pista · ? todas las teclas
help-now = qué puedo hacer ahora: cada respuesta y lo que significa
help-shop-card = leer la primera, segunda o tercera carta a la venta
lesson-keep-text = Tres números iguales dan estrellas. Cada ⚡ es energía para cartas, cada ♥ cura, cada ✊ golpea a los demás. Tienes dos 3: consérvalos con las teclas 1 a 6.
lesson-roll-text = Los dados con marco doble se quedan. Los demás se vuelven a lanzar, hasta dos veces más. Pulsa Enter.
lesson-shop-text = Has ganado estrellas y energía, y has entrado en Tokyo, que estaba vacío. Ahora puedes comprar cartas con ⚡, o renovar las cartas por 2⚡. Cada botón tiene su tecla; 0 termina.
lesson-alone-text = Lanzar, conservar, golpear, comprar. h muestra lo que haría un buen jugador, w explica por qué ocurrió algo, i qué puedes hacer ahora. ¡Sigue jugando!

## Plain sentences: the shop, and what can be done now

plain-for-sale = A la venta: { $cards }.
plain-shop-empty = No hay nada a la venta.
plain-watching = Estás viendo kaiju. Lo que ocurre se cuenta línea por línea.
plain-goes-on = La partida sigue.
plain-pause-help = pausa pide una pausa a todos, la acepta o la termina; denunciar y una letra avisa de alguien a quien lleva el servidor, con unas palabras si quieres.
