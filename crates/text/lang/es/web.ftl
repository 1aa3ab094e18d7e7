### El cliente del navegador: páginas, botones, etiquetas.

## frame

title-home = Inicio
title-lost = Esta página no existe
title-online = Jugar con amigos
title-replay = Repetición
title-result = Resultado
title-table = Mesa
home = Inicio
to-home = Ir al inicio
pages = Páginas
language = Idioma
language-missing = No se pueden cargar los textos de este idioma. Se descargan una vez, por la red; vuelve a intentarlo con conexión.
page-comes = Un momento: se está descargando esta página.
cannot-start = Kaiju no puede iniciarse aquí. Vuelve a cargar la página; si no ayuda, actualiza este navegador: funciona en Chrome y Edge desde la 111, Firefox desde la 121, Safari e iOS desde la 16.4.
page-missing = No se puede cargar esta página
page-missing-why = Se descarga una vez, por la red. Vuelve a cargarla con conexión.
skip-to-main = Ir al contenido
footer = Kaiju es software libre. Nada de lo que haces aquí se vende y nadie cuenta tus clics.
lost-why = El enlace puede haber caducado o estar incompleto.
close = Cerrar
back = Volver
search = Buscar
found = { $n ->
    [0] Nada encontrado
    [one] Un resultado
   *[other] { $n } resultados
  }

## home

hero = Lanza los dados, arrasa la ciudad, sé el último monstruo en pie.
play-now = Jugar ya
go-on = Seguir con tu partida
play-with-friends = Jugar con amigos
tutorial = Aprender a jugar
tutorial-why = Una primera partida en menos de cinco minutos, paso a paso.
new-game = Partida nueva
new-game-why = Elige edición, monstruos, rivales y reglas de la casa.
rules = Reglas
rules-why = Todas las reglas, de todas las ediciones, con búsqueda.
cards = Cartas
cards-why = Todas las cartas de poder y Evoluciones, con sus textos.
faq = Preguntas
faq-why = Lo que se pregunta en la mesa, y las respuestas.
records = Partidas guardadas
records-short = Partidas
records-why = Tus partidas terminadas: vuelve a verlas, sigue desde cualquier paso.
join-by-code = Entrar en una mesa con su código
join = Entrar

## new game

edition = Edición
all-editions = Todas las ediciones
seats = Asientos
add-seat = Añadir un asiento
remove-seat = Quitar un asiento
monster-of-seat = Monstruo del asiento { $n }
player-of-seat = Jugador del asiento { $n }
seed = Semilla
seed-why = La misma semilla da la misma partida. Déjala vacía para una nueva.
person = Persona aquí
all-switches = Todas las opciones de las reglas
start = Empezar
level-1 = Bot 1, principiante
level-2 = Bot 2, tranquilo
level-3 = Bot 3, sólido
level-4 = Bot 4, hábil
level-5 = Bot 5, fuerte
level-6 = Bot 6, campeón
fits-me = A mi medida
fits-why = Bots tan fuertes como tú: juzgan mejor cuando ganas y peor cuando pierdes, así que con el tiempo ganas más o menos lo que te toca. Nadie pierde a propósito.
fitted = Bot { $strength }, a medida
champion-missing = Ahora no se puede traer al campeón. Un bot más débil juega por él hasta que se pueda.
persona-greedy = Bot, práctico
persona-smasher = Bot, pendenciero
persona-banker = Bot, coleccionista
persona-survivor = Bot, superviviente
persona-scorer = Bot, cazaestrellas
persona-learned = Bot, entrenado

## settings

settings = Ajustes
your-name = Tu nombre
follow-system = Igual que el sistema
theme = Colores
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
motion = Movimiento
motion-full = Completo
motion-less = Menos
text-size = Tamaño del texto
size-normal = Normal
size-large = Grande
size-larger = Más grande
font = Tipo de letra
font-drawn = Dibujado
font-plain = Sencillo
speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
detail = Lo que se lee en voz alta
detail-1 = Solo lo que me afecta
detail-2 = Una frase por turno
detail-3 = Todo
sound = Sonido
sound-normal = Normal
sound-quiet = Bajo
sound-off = Apagado
coach = Entrenador
warnings = Avisarme antes de una compra inútil o una muerte segura
default-order = Resolver los dados en el orden habitual sin preguntar
skip-shop = Saltar la tienda si no alcanza para nada
skip-evolve = Pasar por mí cuando no tengo ninguna Evolución que jugar
yield-at = Ceder Tokyo automáticamente con estos ♥ o menos
stay-at = Quedarse en Tokyo automáticamente con estos ♥ o más
ask-me = Preguntarme
give-up = Terminar esta partida
download-record = Descargar la partida

## table

rivals = Rivales
my-monster = Mi monstruo
tokyo = Tokyo
tokyo-city = Ciudad de Tokyo
tokyo-bay = Bahía de Tokyo
city-short = Ciudad
bay-short = Bahía
nobody-here = Nadie aquí
shop = Tienda
deck-left = { $n ->
    [one] Una carta en el mazo
   *[other] { $n } cartas en el mazo
  }
no-card = Sin carta
buy = Comprar { $price }⚡
buy-for = Comprar { $name } por { $price }⚡
costs = { $n ->
    [one] Cuesta { $n } de energía
   *[other] Cuesta { $n } de energía
  }
card-details = { $name }: qué hace
seat-details = { $name }: jugador y cartas
no-cards = Todavía sin cartas
kind-keep = Permanente
kind-discard = Descartar
kind-event = Evento
kind-temporary = Evolución Temporal
kind-permanent = Evolución Permanente
out = Eliminado
you = Tú
player-number = Jugador { $n }
in-hand = en tu mano, nadie más la ve
dial-hearts = { $n ->
    [one] { $n } corazón de { $most }
   *[other] { $n } corazones de { $most }
  }
dial-stars = { $n ->
    [one] { $n } estrella
   *[other] { $n } estrellas
  }
dial-energy = { $n ->
    [one] { $n } de energía
   *[other] { $n } de energía
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
hidden-evolutions = { $n ->
    [one] { $n } Evolución en la mano
   *[other] { $n } Evoluciones en la mano
  }
target = { $n ->
    [one] Tiene la ficha de objetivo
   *[other] Tiene la ficha de objetivo
  }
log = Historial
announcements = Anuncios
why-label = ¿Por qué? { $reason }
why-title = ¿Por qué pasó esto?
because-of = Por { $card }
rulings = Decisiones
all-about-card = Verla entre las cartas
read-in-rules = Leerlo en las reglas
your-turn = Te toca decidir
turn-of = Turno de { $who }
turn-number = Turno { $n } · { $edition }
waiting-for = Esperando a { $who }…
game-over = La partida ha terminado
skip = Saltar a tu próxima decisión
undo = Deshacer
undone = Deshecho
pass-to = Pasa el dispositivo a { $who }
pass-why = En la próxima pantalla hay secretos.
pass-ready = Soy { $who }: mostrar la mesa

## dock

dock = Dados y decisiones
question = Pregunta
dice = Dados
tap-to-keep = Toca para conservar
the-roll = La tirada
rolls-left = { $n ->
    [0] Sin lanzamientos
    [one] Queda un lanzamiento
   *[other] Quedan { $n } lanzamientos
  }
die-blank = Dado sin lanzar
die-one = Uno
die-two = Dos
die-three = Tres
die-energy = Energía
die-heart = Corazón
die-smash = Golpe
die-kept = { $face }, conservado
die-idle = { $face }, ahora no hace nada
roll-dice = { $n ->
    [one] Lanzar { $n } dado
   *[other] Lanzar { $n } dados
  }
keeps = Conserva { $dice }
keeps-nothing = No conserva nada
stop-rolling = Parar: tomar estos dados
sweep-why = Tres cartas nuevas
stay = Quedarse en Tokyo
stay-why = { $n ->
    [one] −{ $n }♥ ya recibido, te quedan { $hearts }♥
   *[other] −{ $n }♥ ya recibidos, te quedan { $hearts }♥
  }
stay-risk = { $n ->
    [one] −{ $n }♥ ya recibido, te quedan { $hearts }♥, { $risk }{"\u00A0"}% de morir antes de tu turno
   *[other] −{ $n }♥ ya recibidos, te quedan { $hearts }♥, { $risk }{"\u00A0"}% de morir antes de tu turno
  }
yield-tokyo = Ceder Tokyo
yield-why = Entra { $who }
yield-risk = Entra { $who }, { $risk }{"\u00A0"}% de morir antes de tu turno
also = Poderes que puedes usar
danger-useless = Te costaría y ahora no te daría nada.
danger-death = Sería el fin de tu monstruo.
danger-defeat = Le daría la partida a otro.
danger-rolls = { $n ->
    [one] Aún te queda un lanzamiento
   *[other] Aún te quedan { $n } lanzamientos
  }
really = ¿Seguro?
no-more-warnings = No avisarme más
do-it-anyway = Hacerlo igual
coach-best = es lo mejor: { $chance } de ganar
coach-better = es mejor: { $chance } de ganar ({ $less } más)
coach-odds = Si conservas { $dice } y vas por:

## reference

chapters = Capítulos
see-also = Ver también
deck = Mazo
evolutions = Evoluciones

## result

no-result = Aquí aún no se ha terminado ninguna partida
wins = ¡Gana { $who }!
win-together = Ganan { $who } a la vez
nobody-wins = No gana nadie
unfinished = Sin terminar
result-line = { $stars }★ tras { $turns } turnos
rematch = Jugar otra vez
review = Análisis
review-missing = No se puede cargar el análisis. Se descarga una vez, por la red; vuelve a intentarlo con conexión.
watch-replay = Ver la repetición
story = La historia de la partida
swing-up = Turno { $turn }: la probabilidad de ganar de { $who } sube { $points } puntos
swing-down = Turno { $turn }: la probabilidad de ganar de { $who } baja { $points } puntos
look = Mirar
chart-chances = Probabilidad de ganar, en porcentaje
chart-stars = Estrellas
chart-hearts = Corazones
chart-energy = Energía
chart-damage = Daño causado
chart-words = En palabras
chart-course = { $who } empieza con { $from }, llega a su máximo de { $high } en el turno { $at } y a su mínimo de { $low } en el turno { $below }, y acaba con { $end }.
chart-level = { $who } sigue con { $end }.
chart-lead = { $who } va en cabeza desde el turno { $turn }.
figures = Estadísticas de la partida
monster = Monstruo
dealt = Daño causado
lost = Corazones perdidos
healed = Corazones curados
energy = Energía ganada
entered = Entradas en Tokyo
kills = Eliminaciones
records-about = Las partidas terminadas se quedan en este dispositivo. Un registro es texto simple: cualquiera puede leerlo, comprobarlo y seguir jugando.
no-records = Aún no hay nada: termina una partida y aparecerá.
forget = Borrar esta partida
paste-record = Pega un registro
open-record = Abrir el registro
no-replay = Esta partida no está aquí
no-replay-why = Las partidas sin conexión se quedan en el dispositivo donde se jugaron. Pide el registro y pégalo en Partidas guardadas.
moment-of = Paso { $n } de { $all }
perspective = Ver como
spectator = Espectador
replay-controls = Controles de la repetición
turn-before = Turno anterior
turn-after = Turno siguiente
step-back = Paso atrás
step-on = Paso adelante
play = Reproducir
pause = Pausa
moment = Paso
copy-link = Copiar el enlace a este paso
go-on-from-here = Seguir desde aquí contra bots

## online

make-table = Crear una mesa
make-table-why = Recibes un enlace y un código para tus amigos. Nadie necesita una cuenta.
anonymous = Monstruo
people = Jugadores (contigo)
people-here = En este dispositivo
bots = Bots
bot-strength = Nivel de los bots
clock = Tiempo por respuesta
no-clock = Sin límite
seconds = { $n } segundos
public-table = Mostrarla a todos en la lista
public-tables = Mesas de otros
your-tables = Tus mesas
back-to-table = Volver a la mesa
game-is-on = La partida está en marcha
two-to-six = Juegan de dos a seis monstruos.
free-seats = { $n ->
    [0] Sin asientos libres
    [one] Un asiento libre
   *[other] { $n } asientos libres
  }
free-seat = Libre
here = aquí
away = ausente
the-table = La mesa
sit-down = Sentarse
full-watch = Todos los asientos están ocupados. Puedes mirar: la partida aparece aquí al empezar.
waiting-for-people = Esperando a que todos se sienten…
watching = { $n ->
    [0] Nadie mira
    [one] Una persona mira
   *[other] { $n } personas miran
  }
invite = Invitar a amigos
qr = Código QR de la invitación
link = Enlace a la mesa
seat-link = Enlace de tu asiento
other-device = Seguir en otro dispositivo
other-device-why = Este enlace da acceso a tu asiento. Ábrelo en el otro dispositivo y no se lo enseñes a nadie.
copy = Copiar
copied = Copiado
share = Compartir
looking-for-table = Buscando la mesa…
no-way-in = No se puede entrar en esta mesa
title-old = Esta página está anticuada
title-elsewhere = La mesa está abierta en otro sitio
load-again = Cargar de nuevo
closed-replaced = Esta mesa se abrió en demasiados sitios. Carga la página de nuevo para jugar aquí.
reconnecting = Se perdió la conexión. Reconectando… No se pierde nada.
back-again = Has vuelto. No se ha perdido nada.
trouble-silence = El servidor no responde. Revisa la red e inténtalo de nuevo; contra bots se puede jugar sin él.
trouble-full = La mesa está llena.
trouble-dead = Este enlace no lleva a ninguna mesa: puede haber caducado o estar incompleto.
trouble-name = Ese nombre no sirve. Usa de 1 a 24 caracteres visibles.
trouble-empty = Aún hay un asiento vacío.
trouble-begun = La partida ya ha empezado.
trouble-hurry = Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
trouble-old = Esta página es más vieja que el servidor. Cárgala de nuevo.
trouble-moved = Llegó tarde: la partida ya había avanzado.
trouble-other = El servidor no lo aceptó. Carga la página de nuevo; si no ayuda, crea otra mesa.
to-rematch = Ir a la próxima partida
verify-dice = Verificar los dados
dice-unfair = La verificación falló: { $why }
talk = Charla
chat = Chat
signs = Gestos
send = Enviar
say-something = Di algo
mute = Silenciar a { $who }
unmute = Dejar de silenciar a { $who }
emote-roar = ¡Grrr!
emote-laugh = ¡Ja, ja!
emote-cry = ¡Oh, no!
emote-cheer = ¡Bravo!
emote-wow = ¡Guau!
emote-thanks = ¡Gracias!
emote-sorry = ¡Perdón!
emote-hurry = ¡Te toca!

## comfort, replays, the lobby

skip-end = Saltar al final
decision-of = { $who }: te toca decidir
bot-plays = Dejar que un bot juegue por mí
play-myself = Un bot juega por ti. Volver a jugar
confirm-stop = Preguntarme antes de parar con lanzamientos pendientes
hold-answers = En línea: enviar mis respuestas tras tres segundos, para poder deshacerlas
ask-pause = Pedir una pausa
wants-pause = { $who }: ¿hacemos una pausa?
paused = La partida está en pausa.
end-pause = Continuar
agree = De acuerdo
mute-power = No preguntarme por este poder en esta partida
name-of-seat = Nombre del jugador { $n }
fair-for-two = Con dos jugadores, quien empieza puede ganar muchas más partidas, porque Tokyo da estrellas. Con 1⚡ en su lugar gana de 43 a 59 de cada 100, juegue quien juegue.
fair-for-two-on = Que Tokyo dé ⚡
game-kept = La partida que jugabas está ahora entre tus partidas guardadas. Puedes seguirla desde allí.
record-gone = Borrada.
download-all = Descargar todas las partidas
open-file = Abrir un archivo
replay-keys = ← → un paso, ↑ ↓ un turno, espacio para reproducir y pausar
fill-with-bot = Que juegue un bot aquí
free-again = Liberar este asiento
unread = { $n ->
    [one] Un mensaje nuevo
   *[other] { $n } mensajes nuevos
  }
look-up = Buscar algo
look-up-about = Reglas, cartas, decisiones y preguntas: escribe lo que recuerdes.
now-you-may = Lo que puedes hacer ahora
lesson-otherwise = A tu manera
lesson-otherwise-text = No hay tres 3, y está bien así. Tres números iguales dan estrellas; cada ⚡, ♥ y ✊ cuenta por sí solo. Conserva lo que quieras y lanza el resto, o para.
lesson-over = El tutorial ha terminado
lesson-over-text = Ya sabes lo suficiente para una partida de verdad. Tres bots te esperan.
lesson-play = Jugar una partida de verdad

## lesson

lesson-begin = Empezar
lesson-go-on = Seguir por mi cuenta
lesson-leave = Salir del tutorial
lesson-welcome = Te damos la bienvenida a la ciudad
lesson-welcome-text = Eres Gigazaur. Llega a 20★, o sé el último monstruo en pie, y ganas. Cyber Kitty quiere lo mismo. Se tarda menos de cinco minutos.
lesson-keep = Tus dados
lesson-keep-text = Tres números iguales dan estrellas. Cada ⚡ es energía para cartas, cada ♥ cura, cada ✊ golpea a los demás. Tienes dos 3: toca ambos para conservarlos.
lesson-roll = Lanza los otros
lesson-roll-text = Los dados con candado se quedan. Los otros se lanzan de nuevo, hasta dos veces más. Pulsa el botón grande.
lesson-again = ¡Un tercer 3!
lesson-again-text = Tres 3 valen 3★. Consérvalos con el ✊, lanza el resto otra vez, o para cuando quieras.
lesson-shop = Estrellas, y la ciudad es tuya
lesson-shop-text = Ganaste estrellas y energía, y entraste en Tokyo, que estaba vacío. Ahora puedes comprar cartas con ⚡, o renovarlas por 2⚡. Toca una carta para leerla; termina cuando quieras.
lesson-rival = Turno de tu rival
lesson-rival-text = Desde fuera, los ✊ golpean a quien está en Tokyo. Desde Tokyo, tus ✊ golpean a todos los de fuera. Mira lo que pasa.
lesson-yield = ¿Quedarte o ceder?
lesson-yield-text = Te golpearon. Si cedes, tu atacante debe entrar. Si te quedas y tu turno empieza en Tokyo, ganas 2★; pero allí los ♥ no te curan. Tienes corazones de sobra: quédate.
lesson-alone = Ese es todo el juego
lesson-alone-text = Lanza, conserva, golpea, compra. La bombilla muestra lo que haría un buen jugador, y la ? junto a una línea explica por qué pasó algo. ¡Sigue jugando!
nothing = nada
leave-table = Dejar la mesa; el asiento sigue siendo tuyo

## the table, told and explained

meanwhile = Desde tu último turno
coach-advises = El entrenador elegiría esto
coach-take = Conservar lo que sugiere el entrenador
coach-switch = Entrenador: lo que cuesta cada respuesta, probabilidades exactas, qué conviene conservar, el riesgo en Tokyo
risk-meter = Riesgo de quedar eliminado antes de tu próximo turno
risk-stay = Si te quedas
risk-yield = Si cedes
falls = cae { $who }
hits-many = { $n } monstruos −{ $hearts }♥
you-enter = entras en Tokyo
you-win = ganas
you-won = ¡Has ganado!
you-came-second = Has quedado en segundo lugar. ¡Casi!
you-came-third = Has quedado en tercer lugar.
you-came = Has quedado en el puesto { $place }.
settings-look = Aspecto, sonido y ritmo
settings-help = Ayuda
settings-auto = Acciones automáticas
settings-keys = Teclas
keys-face = Conservar un dado más de esa cara
keys-all = junto con una cara: todos los de esa cara
keys-main = La respuesta principal: lanzar, parar, listo
keys-stop = Dejar de lanzar
keys-answer = La respuesta con ese número
keys-undo = Deshacer
keys-toggles = Entrenador, sonido, historial
pick-monster = Elige un monstruo
pick-monster-for = Elige un monstruo para el asiento { $n }, ahora { $name }
all-bots-play = Rivales
curve = Probabilidad de ganar, paso a paso
invite-only-here = Otros dispositivos no pueden abrir este enlace: el servidor solo escucha en este equipo. Para que entren los teléfonos de la sala, inícialo con kaiju serve --lan.
invite-offline = Otros dispositivos no pueden abrir este enlace: este equipo no parece estar en ninguna red.
invite-no-entry = ¿Un teléfono no puede abrirlo? Permite kaiju en el cortafuegos del equipo que lo aloja y usa la misma red, no una red de invitados.

## rules of a table, monsters, the turn summary

steps-label = { $summary }. Ahora: { $step }, paso { $n } de { $of }
die-extra = { $die }, dado adicional
rulebook = Reglamento
usual-rules = Reglas habituales de la edición
house-rules = Reglas de la casa
our-house-rules = Nuestras reglas de la casa
house-name = Nombre para estas reglas
house-save = Guardar estas reglas
house-saved = Guardadas como «{ $name }» en este dispositivo.
house-delete = Borrar «{ $name }»
draw-monster = Sortear uno
monster-held = ocupado
change-monster = Cambiar de monstruo
change-monster-from = Cambiar de monstruo, ahora { $monster }

## on a plain web host

atlas = Cuánto vale cada carta, medido
table-server = Servidor de mesas
table-server-about = Esta página viene de un alojamiento web que no tiene mesas propias. Aquí funcionan las partidas contra bots, las reglas y el tutorial. Para jugar con amigos, escribe la dirección de un servidor de kaiju; quien lo aloja debe permitir esta página (kaiju serve --origin).
use-it = Usarlo
table-server-found = El servidor responde. Las mesas se crean y se encuentran allí.
table-server-silent = En esta dirección no responde ningún servidor de kaiju, o no permite esta página.

## The atlas

atlas-title = Atlas
atlas-about = Cuántos puntos de cien más a menudo gana alguien. Lo han jugado bots; la línea junto a cada cifra es su intervalo del 95 %.
atlas-subject = Qué se probó
atlas-seats = Orden de juego
atlas-tokyo = Quedarse en Tokyo
atlas-monsters = Monstruos
atlas-personalities = Personalidades
atlas-table = Mesa
atlas-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
atlas-place = El número { $n } en jugar
atlas-about-cards = Cada una se da a un monstruo antes del primer turno, gratis, y se compara con un monstruo que no recibe nada.
atlas-about-seats = Todos juegan igual; se compara con un reparto a partes iguales.
atlas-about-tokyo = Quedarse comparado con irse, según los corazones que quedan tras el ataque.
atlas-about-monsters = Todos juegan igual, con Evoluciones, y el azar decide qué monstruos se encuentran; se compara con un reparto a partes iguales.
atlas-about-personalities = Un bot con gustos propios se sienta entre bots del tipo indicado, en cada asiento por turno; se compara con un reparto a partes iguales.
atlas-measured = Jugado por { $bot }: hasta { $games } partidas cada una, semilla { $seed }, intervalos de hasta ± { $half }.
atlas-name = Qué
atlas-cost = Coste
atlas-worth = Valor
atlas-range = Intervalo
atlas-interval = de { $low } a { $high }
atlas-missing = No se puede cargar el atlas. Se trae una vez, por la red; prueba de nuevo cuando tengas conexión.
atlas-unmeasured = { $card } no se ha medido: las cartas promocionales y los disfraces aún no se han probado. Abajo está lo que sí se midió.
atlas-of-card = Cuánto vale, medido
