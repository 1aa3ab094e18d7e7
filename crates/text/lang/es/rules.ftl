# The rules reference: chapters, clauses in rulebook order, switches. A clause is its title; `.text` holds in every edition,
# the other attributes in one edition only. No text names a switch: `kaiju rules` does.

## Chapters

chapter-setup = Preparación
chapter-roll = Lanzar los dados
chapter-resolve = Resolver los dados
chapter-enter = Entrar en Tokyo
chapter-buy = Comprar cartas de poder
chapter-end = Final del turno y de la partida
chapter-duo = Dos jugadores
chapter-evolutions = Evoluciones
chapter-examples = Ejemplos

## Clauses

setup-1 = Elige un monstruo
    .text = De dos a seis jugadores, cada uno con un monstruo distinto. Todos empiezan con 10♥, 0★ y 0⚡. Sin
        Evoluciones, cualquier monstruo puede pisotear cualquier edición.
    .first = El reparto: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.
    .second = El reparto: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.
    .godzilla = El reparto: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla y Gigan. Gigan es elección nuestra:
        el reglamento solo nombra a los otros cinco.

setup-2 = Ciudad y bahía
    .text = Hasta cuatro monstruos se disputan solo la ciudad de Tokyo. Con cinco o seis se abre también la bahía de
        Tokyo. «En Tokyo» siempre quiere decir cualquiera de los dos lugares, con las mismas ventajas y los mismos
        disgustos.
    .first = Aquí la bahía es una regla avanzada. Aun así la abrimos con cinco o seis; una opción la deja cerrada para
        una primera partida.

setup-3 = El mazo de poder
    .text = Baraja las cartas de poder para formar el mazo y pon tres boca arriba. Tokyo empieza vacío: nadie se lo ha
        ganado todavía. Una opción quita las cartas de poder; otras añaden las promocionales o los disfraces.
    .godzilla = Las reglas son las de la edición; las 50 cartas de poder son diseño nuestro.

setup-4 = Quién empieza
    .text = Todos lanzan los seis dados y empieza quien saque más ✊; los empatados repiten hasta que uno gane. Como
        opción, lo decide la pura suerte o empieza el primer asiento.
    .first = El reglamento español no habla de empates y el resumen inglés lo deja al azar. Nosotros desempatamos con
        dados.
    .in-en-summary = Nadie lanza dados para ello: el primer jugador se elige al azar.

setup-5 = Alrededor de la mesa
    .text = Se juega en el sentido de las agujas del reloj, es decir, hacia la izquierda. Tus vecinos son los
        monstruos vivos más cercanos a cada lado. Si quedan dos, ambos vecinos son el mismo infeliz.

setup-6 = Reservas sin fondo
    .text = La reserva de ⚡ nunca se agota. Tampoco las fichas de Veneno y de Reducción: es decisión nuestra, pues la
        caja trae doce de cada una y los reglamentos no dicen qué pasa después. Las ★ se detienen en 20, donde acaba
        el marcador.
    .godzilla = Las fichas de Dado sí se agotan: hay doce, y una reserva vacía no da nada (decisión nuestra).

turn-1 = Un turno, paso a paso
    .text = Todos los turnos recorren los mismos pasos en el mismo orden: lanzar los dados, resolverlos, luego las
        cartas y después el final. Si amaneces en Tokyo, cobras antes del primer lanzamiento (START-1).
    .first = Cuatro pasos: lanzar, resolver, comprar, final. Entrar en Tokyo es parte de resolver: quien ataca entra
        en ese mismo momento (ENTER-1).
    .second = Cinco pasos: lanzar, resolver, entrar en Tokyo, comprar, final. Para entrar se espera a que todos los
        dados estén resueltos (ENTER-2).
    .godzilla = Cinco pasos: lanzar, resolver, entrar en Tokyo, comprar cartas o ganar 1⚡ (BUY-4), final.

start-1 = Amanecer en Tokyo
    .text = Si empiezas tu turno en Tokyo, ganas 2★ antes de lanzar ningún dado. Donde Tokyo paga en energía (DUO-1),
        es 1⚡ en su lugar.

roll-1 = Tres lanzamientos
    .text = Lanza los seis dados y vuelve a lanzar los que quieras, dos veces como mucho. ¿Ya te gusta? Déjalo ahí.
        ¿Cambias de idea? Ningún dado conservado queda fijo.

roll-2 = Dados adicionales
    .text = Los dados adicionales participan desde tu primer lanzamiento. Prometan lo que prometan tus cartas, el
        número de dados que lanzas tiene un límite.
    .first = Ocho: todos los dados de la caja.
    .second = Nueve: las dos Cabezas adicionales y Mimetismo copiando una suman tres dados más, y se decidió que el
        tercero también cuenta.
    .godzilla = Ocho, con fichas de Dado incluidas.
    .in-es-2016 = Dos dados adicionales como mucho, ocho en total.
    .in-pt-2016 = Dos dados adicionales como mucho, ocho en total.

roll-3 = Fichas de Dado
    .text = Entrega una o dos fichas de Dado antes de tu primer lanzamiento; cada una se convierte en un dado
        adicional hasta que acabe el turno. Dos por turno es el tope y el límite de dados (ROLL-2) sigue valiendo. Las
        cartas que dan fichas son diseño nuestro.

roll-4 = Menos dados
    .text = Las fichas de Reducción y algunos turnos adicionales te quitan dados, pero los dados negativos no existen.
        Si no te queda ninguno, te saltas los lanzamientos y juegas el resto del turno, algo más triste.

shrink-1 = Fichas de Reducción
    .text = Cada ficha de Reducción que lleves te cuesta un dado. Se cuentan al iniciar tu turno: la que te quites más
        tarde solo ayuda en el siguiente. Permanecen aunque la carta que las dio ya no esté.
    .first = El reglamento solo dice un dado menos por ficha; cuándo se cuentan es decisión nuestra.
    .godzilla = Ninguna carta del mazo de Godzilla, que es diseño nuestro, las reparte.

roll-5 = Tu tirada
    .text = Tu tirada es lo que queda en la mesa tras tu último lanzamiento. Toda regla o carta que mire tus dados
        mira estos, no las maravillas que volviste a lanzar.

resolve-1 = Todos los dados cuentan
    .text = Se resuelven todos los dados, un tipo de cara tras otro, en el orden que quiera el jugador activo. Se te
        pregunta cuando el orden pueda cambiar el resultado; una opción pregunta siempre, otra nunca.
    .first = Los reglamentos no hablan del orden; permitimos elegir.

points-1 = Los tríos puntúan
    .text = Tres dados con el mismo número dan ese número en ★; cada dado adicional igual suma 1★. Si sacas dos tríos
        distintos, cobras los dos. Seis 1 dan 1 + 3 = 4★.

energy-1 = Energía
    .text = Cada ⚡ de tu tirada te da un cubo de energía de la reserva, sin necesidad de tríos. Los cubos son tuyos
        hasta que los gastes.

heal-1 = Curación
    .text = Fuera de Tokyo, cada ♥ de tu tirada cura 1♥, hasta tu máximo. Este es de 10♥ salvo que una carta lo
        aumente.

heal-2 = En Tokyo no hay descanso
    .text = En Tokyo, los ♥ de tus dados no te curan. Las cartas sí pueden.

heal-3 = Quitarse las fichas
    .text = Fuera de Tokyo, un ♥ de tu tirada puede quitarte una ficha de Veneno o de Reducción en lugar de curarte.
        Que pueda hacerlo en Tokyo depende de la edición.
    .first = También en Tokyo: el reglamento calla y lo permitimos.
    .second = Nunca en Tokyo: primero hay que salir.
    .godzilla = Nunca en Tokyo. De todos modos, ninguna carta del mazo de Godzilla, que es diseño nuestro, da esas
        fichas.

smash-1 = Atacar
    .text = Cada ✊ quita 1♥ a cada objetivo. Desde Tokyo golpeas a todos los monstruos de fuera; desde fuera, a todos
        los que estén en Tokyo, en la ciudad y en la bahía. Los monstruos del mismo lado de la muralla nunca se
        golpean entre sí.

smash-2 = Golpes al aire
    .text = Mientras Tokyo esté vacío, los ✊ obtenidos fuera no golpean a nadie.

smash-3 = Qué es un ataque
    .text = Sin ✊ en tu tirada no hay ataque. Una carta que refuerza ataques necesita uno que reforzar.
    .first = Si se evita todo el daño, las cartas que dependen de herir a otros, como Escupitajo venenoso o Herbívoro,
        no ven ataque alguno.
    .second = Un ✊ que una carta añade a tu tirada cuenta como uno obtenido con los dados.
    .godzilla = Un ✊ añadido por una carta también cuenta; estas cartas son diseño nuestro.
    .in-es-2016 = Un ✊ que una carta suma a tu tirada cuenta como uno lanzado. Las fichas de Escupir veneno y Rayo
        reductor son para quien es atacado, pierda ♥ o no.
    .in-es-2011 = Si se evita todo el daño, las cartas que miran si haces daño no ven ningún ataque. Ninguna carta
        aumenta el daño de una carta que compras, y Aliento de fuego quema al vecino al que llega tu daño.
    .in-en-summary = Si se evita todo el daño, las cartas que miran si haces daño no ven ningún ataque. Una carta
        que aumenta tu daño solo aumenta ataques, y Aliento de fuego quema al vecino al que atacas.

smash-4 = Daño de cartas
    .text = Cuando es una carta la que hace daño, no hay ataque. A nadie le sirve de excusa para ceder Tokyo, y las
        cartas que responden a los ataques miran hacia otro lado.
    .in-en-summary = Blindaje se enfrenta por separado a los ✊ de un ataque y a lo que les suma cada carta.

yield-1 = Ceder Tokyo
    .text = ¿Te atacan en Tokyo? Encaja los golpes y luego quédate o cede. Si allí hay dos, la ciudad de Tokyo
        responde antes que la bahía de Tokyo. Quien cede está fuera de Tokyo al instante.

yield-2 = ¿Tiene que doler?
    .text = Si se evitó todo el daño de un ataque, ¿puede ceder quien lo recibió? Las ediciones no se ponen de
        acuerdo.
    .first = No hace falta que duela: basta con la excusa del ataque.
    .second = Tiene que doler: sin perder ♥ no hay salida.
    .godzilla = Tiene que doler, como en la segunda edición.
    .in-pt-2016 = Tiene que doler, y algún dado debe mostrar un ✊: los que solo traen las cartas no dejan salir a
        nadie.

yield-3 = Tarde para agacharse
    .text = Ceder Tokyo nunca deshace el daño. Solo una carta puede decir otra cosa, como Propulsores en los mazos
        clásicos.

out-1 = Eliminado
    .text = Un monstruo con 0♥ queda eliminado. Se descartan sus cartas Permanentes y su energía, y deja Tokyo si
        estaba allí.

out-2 = Quien lo rompe se lo queda
    .text = Quien remata con un ataque a un monstruo en Tokyo ocupa su lugar, igual que cuando se cede. Si lo remató
        una carta, el lugar queda vacío.

out-3 = Caen todos a la vez
    .text = Un solo efecto puede eliminar a varios monstruos. Caen en el mismo momento, y solo entonces se mira todo
        lo demás. ¿No queda nadie en pie? Entonces pierden todos.

out-4 = Nadie queda fuera
    .text = Como opción, un monstruo con 0♥ no queda eliminado, sino que vuelve a empezar: pierde todas sus cartas, sus Evoluciones
        en juego, sus fichas y sus ⚡, deja Tokyo y sigue jugando con 10♥. Conserva sus ★. Si es su turno, el turno continúa. Entonces solo se gana con ★.

enter-1 = Entrar a golpes
    .text = Solo entra quien ataca: sin ✊ no hay Tokyo. Si atacas desde fuera, debes ocupar un lugar libre, tanto si
        ya estaba vacío como si acaban de cederlo: la ciudad de Tokyo si puedes; si no, la bahía de Tokyo cuando esté
        abierta. Si no había nadie en Tokyo, tus ✊ te abren las puertas y no golpean a nadie.
    .in-es-2011 = Tomar la ciudad de Tokyo libre tampoco golpea a nadie mientras alguien ocupe la bahía de Tokyo.

enter-2 = Alguien tiene que entrar
    .text = La ciudad de Tokyo no puede quedarse vacía: si sigues fuera al acabar con tus dados, tienes que entrar,
        con ✊ o sin ✊. Si la ciudad está ocupada pero la bahía de Tokyo está abierta y vacía, entras en ella.

enter-3 = Primero la ciudad
    .text = Si ambos ocupantes ceden, el recién llegado se queda con la ciudad de Tokyo, y en la bahía de Tokyo no
        queda nadie. Quien se queda en la bahía no se muda solo porque la ciudad quede libre.

enter-4 = La estrella de bienvenida
    .text = Entrar en Tokyo da 1★, o 1⚡ donde Tokyo paga en energía (DUO-1). Un paseo de la bahía a la ciudad no da
        nada: eso no es entrar.

enter-5 = Un monstruo, un lugar
    .text = Por grande que sea, un monstruo cabe en la ciudad o en la bahía, nunca en las dos. Y si ya está en Tokyo,
        no le queda dónde entrar.
    .in-es-2016 = Por eso Caído del cielo da sus ★ a quien lo compra en Tokyo y no mueve a nadie.
    .in-en-summary = Por eso Caído del cielo no hace nada para quien lo compra en la bahía de Tokyo.

bay-1 = Se cierra la bahía
    .text = En cuanto queden cuatro monstruos vivos o menos, la bahía de Tokyo se cierra y su monstruo tiene que
        salir. Que pueda ocupar una ciudad vacía depende de la edición.
    .first = Deja Tokyo, aunque la ciudad esté vacía.
    .second = Ocupa la ciudad si está vacía, sin ganar otra ★; si no, deja Tokyo.
    .godzilla = Ocupa la ciudad si está vacía, como en la segunda edición; si no, deja Tokyo.

buy-1 = De compras
    .text = ¿Te gusta una carta boca arriba? Paga su coste en ⚡ y es tuya. El mazo llena el hueco al instante, y la
        carta nueva también está en venta. Sigue comprando mientras te duren las ⚡.
    .in-es-2011 = De varios dueños de Oportunista, primero se pregunta al monstruo activo.

buy-2 = Renovar las cartas
    .text = ¿No te gusta nada? Por 2⚡ renuevas la mesa: las tres cartas boca arriba se descartan y el mazo trae otras
        tres. Compra, renueva, compra, renueva: vale cualquier mezcla, siempre que puedas pagar en ⚡.
    .godzilla = Los Eventos boca arriba se quedan donde están (EVENT-3).

buy-3 = Permanente o Descartar
    .text = Una carta Descartar hace efecto en cuanto la compras y después se descarta. Una carta Permanente se queda
        boca arriba delante de su dueño y sigue funcionando.
    .godzilla = Hay un tercer tipo, el Evento (EVENT-1). Todas las cartas de esta edición son diseño nuestro.

buy-4 = Ahorrar tiene premio
    .text = Un turno en el que no compras ninguna carta te da 1⚡. Renovar las cartas no es comprar.

buy-5 = Cuando se acaba el mazo
    .text = Según la edición, los huecos vacíos siguen vacíos, o la pila de descartes se baraja y forma un mazo nuevo.
    .first = Los reglamentos callan; dejamos vacíos los huecos.
    .second = Los descartes vuelven a la caja, así que los huecos siguen vacíos.
    .godzilla = Esta edición tiene pila de descartes, y se baraja.

event-1 = Última hora
    .text = Un Evento actúa en cuanto se pone boca arriba. Un efecto «al revelarse» ocurre una vez; uno «mientras esté
        en juego» dura hasta que alguien compre la carta. Los Eventos de nuestro mazo son diseño nuestro.

event-2 = Comprar un Evento
    .text = Un Evento se compra como cualquier otra carta. Después ocurre su efecto Descartar para quien lo compró.

event-3 = Los Eventos se quedan
    .text = Renueva cuanto quieras: los Eventos de la mesa no se mueven y solo se sustituyen las demás cartas. Con
        tres Eventos no hay nada que renovar, así que no se puede (decisión nuestra).

event-4 = Eventos al preparar
    .text = Un Evento que salga durante la preparación también actúa. Aún no es el turno de nadie, así que lo
        destinado al monstruo activo le toca al primer jugador (decisión nuestra).

end-1 = Final del turno
    .text = Ahora ocurren los efectos de final de turno de las cartas. Después los dados pasan a la izquierda, al
        primer monstruo que aún respire.
    .first = Su dueño elige el orden de los efectos.
    .second = Los efectos ocurren siempre en el mismo orden.
    .godzilla = Su dueño elige el orden de los efectos.
    .in-en-summary = Su dueño elige el orden de los efectos, el veneno entre ellos.

poison-1 = Veneno
    .text = Al final de tu propio turno pierdes 1♥ por cada ficha de Veneno que lleves, todo como una sola pérdida. No
        es un ataque. Actúa antes de comprobar la victoria, así que puede aguar la fiesta. Las fichas permanecen
        aunque la carta que las dio ya no esté.
    .godzilla = Ninguna carta del mazo de Godzilla, que es diseño nuestro, envenena a nadie.
    .in-en-summary = Es uno de los efectos de final de turno: quien lo lleva elige cuándo actúa entre ellos.

win-1 = Veinte estrellas
    .text = Un monstruo vivo con 20★ en el momento de la comprobación es coronado Rey de Tokyo.
    .first = Los reglamentos acaban la partida al llegar a 20★, pero exigen sobrevivir al turno: por eso lo
        comprobamos cuando acaba.
    .second = El reglamento portugués dice turno; el español, ronda. Nosotros tomamos el turno.
    .godzilla = Se comprueba al final de cada turno.
    .in-es-2016 = El reglamento cuenta al final de la ronda, así que todos han tenido el mismo número de turnos.

win-2 = El último en pie
    .text = Cuando solo queda un monstruo vivo, gana, aunque no tenga ni una ★. No hace falta acabar el turno: el
        efecto que tumbó a los demás se completa, y se acabó.

win-3 = Corona sin cabeza
    .text = Si los últimos monstruos caen todos a la vez, nadie gana y todos pierden. Tokyo respira aliviado.

win-4 = Rey muerto no reina
    .text = Si llegas a 20★ y luego a 0♥ antes de que se cuenten las estrellas, quedas eliminado, no coronado. Hay que
        llegar vivo al recuento.

win-5 = Corona compartida
    .text = Si una misma comprobación encuentra varios monstruos vivos con 20★, se reparten la corona. Los reglamentos
        callan; es decisión nuestra, y también de Board Game Arena.

limit-1 = Suelos y techos
    .text = Las ★ y la ⚡ nunca bajan de 0. Los ♥ nunca superan tu máximo y las ★ se detienen en 20. Lo que pase de un
        límite se pierde.

duo-1 = Tokyo para dos
    .text = Tokyo paga en energía: 1⚡ en lugar de 1★ por entrar y 1⚡ en lugar de 2★ por empezar allí el turno. Las
        demás reglas no cambian.
    .first = No por defecto: los reglamentos no la conocen, pero una opción la activa.
    .second = No por defecto: los reglamentos no la conocen, pero una opción la activa.
    .godzilla = En partidas que empiezan con dos jugadores: la recomienda el reglamento.

evo-1 = Un mazo para ti solo
    .text = En las partidas con Evoluciones, cada monstruo tiene su propio mazo de ocho; el que no tiene no juega.
        Antes de empezar, cada uno roba dos, esconde una en la mano y baraja la otra de vuelta en el mazo.
    .first = No vienen en la caja: los monstruos clásicos usan las de Power Up!. Los textos son los de su impresión posterior.
    .second = No vienen en la caja: los monstruos clásicos usan las de Power Up!.
    .godzilla = Las reglas son las de la edición; las 48 Evoluciones son diseño nuestro.

evo-2 = Tres corazones evolucionan
    .text = Con tres o más ♥ en tu tirada evolucionas en cuanto resuelves los dados: roba dos Evoluciones, esconde una
        en la mano y descarta la otra. Es un regalo, no un coste: esos ♥ curan como siempre. Funciona también en
        Tokyo.
    .godzilla = El reglamento da el número en un dibujo que no pudimos leer; tres ♥ es la regla del juego clásico
        publicado.

evo-3 = Volver a evolucionar
    .text = Cuando tu mazo de Evoluciones se agote, baraja las que hayas descartado para formar uno nuevo.

evo-4 = ¡Sorpresa!
    .text = Una Evolución dice cuándo se puede jugar. Si no dice nada, suéltala cuando quieras, incluso en el turno de
        otro monstruo.

evo-5 = Temporal o Permanente
    .text = Una Evolución Temporal se descarta después de usarla. Una Permanente se queda boca arriba delante de ti y
        sigue funcionando.

evo-6 = No es una carta cualquiera
    .text = «Carta», sin más, nunca se refiere a una Evolución.

evo-7 = Mano secreta
    .text = Solo tú ves las Evoluciones de tu mano. Los rivales pueden adivinar; el público, también.

ex-1 = Cuatro 2, un rayo y un puño
    .text = Gigazaur está fuera; Cyber Kitty, en la ciudad de Tokyo. Tirada de Gigazaur: 2 2 2 2 ⚡ ✊. Gana 3★ (dos por
        el trío y una por el cuarto 2) y 1⚡, y Cyber Kitty pierde 1♥.
    .first = En esta caja, la víctima es Cyber Bunny.

ex-2 = Contar tríos
    .text = Cuatro 1 dan 2★. Cinco 2 dan 4★. Tres 3 dan 3★, no 9.

ex-3 = Trifulca para cinco
    .text = Ciudad: Gigazaur, ya herido; bahía: Space Penguin. Meka Dragon saca 4✊: ambos pierden 4♥ y ceden, Meka
        Dragon entra en la ciudad (+1★) y la bahía queda vacía. Gigazaur saca 1✊: Meka Dragon pierde 1♥ y se queda,
        Gigazaur entra en la bahía (+1★). Space Penguin saca 1✊: ambos pierden 1♥, Gigazaur cede, Space Penguin entra
        en la bahía (+1★); The King y Cyber Kitty no sacan ✊ y nadie se mueve. Meka Dragon empieza en Tokyo (+2★) y
        saca 3✊: todos los de fuera pierden 3♥, Gigazaur baja a 0♥ y queda eliminado, con solo cuatro vivos se cierra
        la bahía y Space Penguin deja Tokyo.
    .first = Los mismos movimientos por otra razón: cada recién llegado entra porque atacó (ENTER-1).

ex-4 = Diez de energía para gastar
    .text = A un monstruo con 10⚡ no le gusta lo que ve y renueva las cartas por 2⚡. Compra una nueva por 3⚡, el hueco
        se rellena y le quedan 5⚡ para otro día.
    .godzilla = Aquí no hay 1⚡ de premio: se compró una carta (BUY-4).

ex-5 = Un comienzo tranquilo
    .text = El primer jugador no saca ningún ✊ y Tokyo está vacío. ¿Entra?
    .first = Tokyo sigue vacío.
    .second = Entra de todos modos y gana 1★.
    .godzilla = Entra de todos modos y gana 1★, o 1⚡ en una partida para dos (DUO-1).

## Switches

switch-tokyo-bay = La bahía de Tokyo está abierta mientras haya cinco o más monstruos vivos.
switch-first-player = Quién juega el primer turno: quien saque más ✊ con seis dados (los empates se repiten), un
    monstruo al azar o el primer asiento.
switch-must-enter-empty-tokyo = Tras resolver sus dados, un monstruo de fuera debe entrar en un lugar vacío de Tokyo,
    con o sin ✊.
switch-attack-into-empty-takes-tokyo = Un ataque a un Tokyo del todo vacío solo lo toma: no golpea a nadie y ninguna
    carta lo cuenta como ataque. Donde hay que entrar en un Tokyo vacío, de esto se encarga el paso de entrar.
switch-yield-needs-damage = Un monstruo en Tokyo solo puede ceder si de verdad perdió ♥ por los ✊.
switch-attacker-replaces-eliminated = El atacante ocupa el lugar del monstruo que su ataque eliminó en Tokyo. Donde
    hay que entrar en un Tokyo vacío, de esto se encarga el paso de entrar.
switch-bay-moves-to-empty-city = Al cerrarse la bahía de Tokyo, su ocupante pasa a la ciudad de Tokyo si está vacía,
    en lugar de dejar Tokyo.
switch-energy-if-no-buy = Un turno sin comprar cartas da 1⚡. Renovar las cartas no es comprar.
switch-dice-tokens = Antes del primer lanzamiento se pueden gastar hasta dos fichas de Dado, un dado adicional por
    cada una.
switch-events = Hay cartas de Evento en el mazo de poder. Actúan al ponerse boca arriba y nunca se descartan al
    renovar las cartas.
switch-deck-exhausted = Cuando se acaba el mazo de poder: los huecos quedan vacíos, o la pila de descartes pasa a ser
    el nuevo mazo.
switch-counters-removable-in-tokyo = También en Tokyo, un ♥ de la tirada puede quitar una ficha de Veneno o de
    Reducción.
switch-victory-check = Cuándo ganan las 20★: al final de cada turno o al final de cada ronda.
switch-two-player-tokyo = Tokyo paga 1⚡ por entrar y 1⚡ por empezar allí, en lugar de ★: nunca, solo si la partida
    empieza con dos jugadores, o siempre.
switch-evolutions = Cada monstruo juega con su propio mazo de ocho Evoluciones.
switch-power-cards = Se juega con cartas de poder. Quítalas para una primera partida.
switch-promos = El mazo lleva también las cartas promocionales, una de cada una de las que no piden reglas propias.
switch-costumes = El mazo lleva también doce disfraces (primera edición). Con tres ✊ en tu tirada puedes comprarle un disfraz a
    un monstruo al que hayas hecho perder ♥ este turno; quien lo llevaba cobra el precio.
switch-resolve-order = Cuándo se pregunta al jugador activo por el orden de sus dados: nunca, cuando pueda cambiar el
    resultado, o siempre.
switch-end-order = Los efectos de final de turno ocurren en el orden que quiera su dueño, o en uno fijo.
switch-dice-limit = El máximo de dados que puede lanzar un monstruo: ocho, o nueve para que cuente un tercer dado
    adicional, copiado con Mimetismo.
switch-free-city-hits-nobody = Quien toma la ciudad de Tokyo libre no golpea a nadie, aunque alguien ocupe la bahía.
switch-yield-needs-die = Un monstruo solo puede ceder si el ataque tenía un ✊ en un dado: los ✊ que solo traen las
    cartas no dejan salir a nadie.
switch-armour-by-source = Blindaje se enfrenta por separado a los ✊ de un ataque y a lo que añade cada carta, en vez de a
    la pérdida entera.
switch-raised-damage = Qué aumentan las cartas que aumentan tu daño: todo, todo menos el daño que hace una carta al
    comprarla, o solo los ataques.
switch-neighbours-burn = A quién quema Aliento de fuego: a los dos vecinos siempre que dañes a alguien, a los dos cuando
    tu tirada tiene un ✊, al vecino al que llega tu daño, o al vecino al que atacas.
switch-counters-for = Quién recibe las fichas de Escupir veneno y Rayo reductor: quien perdió ♥ por tus ✊, o quien fue
    atacado por tus ✊.
switch-dropping-in = Qué hace Caído del cielo: quien está fuera toma la ciudad de Tokyo, o todos los demás salen de Tokyo
    y quien compra toma la ciudad, o como lo primero, pero sin efecto alguno para quien está en la bahía.
switch-new-card-first = Cuál de varios dueños de Oportunista puede comprar primero una carta nueva: el siguiente a la
    izquierda del monstruo activo, o el propio monstruo activo.
switch-poison-in-end-order = El veneno es uno de los efectos de final de turno: quien lo lleva elige cuándo actúa.
switch-comebacks = Nadie queda eliminado: un monstruo con 0♥ pierde todas sus cartas y sus ⚡, deja Tokyo y sigue
    jugando con 10♥. Conserva sus ★. Solo se gana con ★.
