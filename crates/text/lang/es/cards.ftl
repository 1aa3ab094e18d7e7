### Las cartas de poder: cómo se llaman y qué hacen, con nuestras palabras.

## Mazo clásico

card-acid-attack-first = Ataque corrosivo
    .text = En cada uno de tus turnos haces 1 de daño adicional a todos los que tus ✊ podrían alcanzar. Sin ningún ✊ el daño va solo y no es un ataque. Si compras la carta después de tus dados, actúa al instante.

card-acid-attack-second = Ataque corrosivo
    .text = A cada una de tus tiradas se suma un ✊, aunque no tenga ninguno. Cuenta como ✊ a todos los efectos.

card-alien-metabolism-first = Metabolismo alienígena
    .text = Cada carta que compras te cuesta 1⚡ menos.

card-alien-metabolism-second = Extraterrestre
    .text = Cada carta que compras te cuesta 1⚡ menos.

card-alpha-monster-first = Monstruo alfa
    .text = Ganas 1★ en cada turno en que tu ataque le quite ♥ de verdad a alguien.

card-alpha-monster-second = Monstruo alfa
    .text = Ganas 1★ en cada turno en que tu tirada tenga al menos un ✊, golpee a alguien o no.

card-apartment-building = Edificio de apartamentos
    .text = Ganas 3★.

card-armor-plating = Blindaje
    .text = Ignoras toda pérdida de exactamente 1♥.
    .armour-by-source-yes = Ignoras toda pérdida de exactamente 1♥. Los ✊ de un ataque y lo que les suma cada carta cuentan por separado.

card-background-dweller = Al acecho
    .text = Puedes volver a lanzar tus dados con 3 siempre que quieras y cuantas veces quieras; no gasta lanzamientos.

card-burrowing-first = Excavar
    .text = En Tokyo, tus ataques hacen 1 de daño adicional. Cuando cedes Tokyo, quien ocupe tu lugar recibe 1 de daño.

card-burrowing-second = Excavar
    .text = En Tokyo, a cada una de tus tiradas se suma un ✊, aunque no tenga ninguno. Cuando cedes Tokyo, quien ocupe tu lugar pierde 1♥.

card-camouflage = Camuflaje
    .text = Cuando vayas a perder ♥, lanza un dado por cada uno: cada ♥ que saques te salva uno.

card-commuter-train = Tren de cercanías
    .text = Ganas 2★.

card-complete-destruction = Destrucción total
    .text = Ganas 9★ si tu tirada tiene las seis caras: 1, 2, 3, ⚡, ♥ y ✊.

card-corner-store = Tienda de la esquina
    .text = Ganas 1★.

card-dedicated-news-team-first = Equipo de reporteros
    .text = Ganas 1★ cada vez que compras otra carta.

card-dedicated-news-team-second = Fama mediática
    .text = Ganas 1★ cada vez que compras otra carta.

card-drop-from-high-altitude-first = Caído del cielo
    .text = Ganas 2★. Si no estás en Tokyo, ocupas la ciudad de Tokyo; quien esté allí se va.
    .dropping-in-all-leave = Ganas 2★. Todos los demás monstruos dejan Tokyo y tú ocupas la ciudad de Tokyo.
    .dropping-in-not-in-bay = Ganas 2★. Si no estás en Tokyo, ocupas la ciudad de Tokyo; quien esté allí se va. En la bahía de Tokyo esta carta no hace nada.

card-drop-from-high-altitude-second = Caído del cielo
    .text = Ganas 2★. Todos los demás monstruos dejan Tokyo y tú ocupas la ciudad de Tokyo.
    .dropping-in-city = Ganas 2★. Si no estás en Tokyo, ocupas la ciudad de Tokyo; quien esté allí se va.
    .dropping-in-not-in-bay = Ganas 2★. Si no estás en Tokyo, ocupas la ciudad de Tokyo; quien esté allí se va. En la bahía de Tokyo esta carta no hace nada.

card-eater-of-the-dead = Devorador de cadáveres
    .text = Ganas 3★ cada vez que los ♥ de un monstruo llegan a 0.

card-energize = Recargar
    .text = Ganas 9⚡.

card-energy-hoarder = Acumulador de energía
    .text = Al final de tu turno ganas 1★ por cada 6⚡ que tengas; no las gastas.

card-evacuation-orders = Órdenes de evacuación
    .text = Todos los demás monstruos pierden 5★.

card-even-bigger-first = Colosal
    .text = Ganas 2♥ al recibir esta carta; tu máximo es de 12♥. Cuando la pierdes, pierdes 2♥ y tu máximo vuelve a ser de 10♥.

card-even-bigger-second = Colosal
    .text = Ganas 2♥ al recibir esta carta; tu máximo es de 12♥. Cuando la pierdes, tu máximo vuelve a ser de 10♥.

card-extra-head = Cabeza adicional
    .text = Lanzas un dado adicional.

card-fire-blast-first = Ráfaga de fuego
    .text = Todos los demás monstruos pierden 2♥.

card-fire-blast-second = Lanzallamas
    .text = Todos los demás monstruos pierden 2♥.

card-fire-breathing-first = Aliento de fuego
    .text = Cada vez que haces daño a alguien, los monstruos a tu izquierda y a tu derecha reciben 1 de daño adicional.
    .neighbours-burn-roll = Si tu tirada tiene al menos un ✊, los monstruos a tu izquierda y a tu derecha pierden 1♥ cada uno, estén donde estén. Si solo queda un rival, pierde 1♥, no 2.
    .neighbours-burn-reached = Cuando haces daño al monstruo a tu izquierda o a tu derecha, recibe 1 de daño adicional.
    .neighbours-burn-attacked = Cuando atacas al monstruo a tu izquierda o a tu derecha, recibe 1 de daño adicional.

card-fire-breathing-second = Aliento flamígero
    .text = Si tu tirada tiene al menos un ✊, los monstruos a tu izquierda y a tu derecha pierden 1♥ cada uno, estén donde estén. Si solo queda un rival, pierde 1♥, no 2.
    .neighbours-burn-any-damage = Cada vez que otro monstruo pierde ♥ por ti, los monstruos a tu izquierda y a tu derecha pierden 1♥ más.
    .neighbours-burn-reached = Cuando el monstruo a tu izquierda o a tu derecha pierde ♥ por ti, pierde 1♥ más.
    .neighbours-burn-attacked = Cuando tus ✊ golpean al monstruo a tu izquierda o a tu derecha, pierde 1♥ más.

card-freeze-time-first = Tiempo congelado
    .text = Tras un turno en que hayas puntuado con tres 1 o más, puedes jugar otro con un dado menos; turno tras turno se acumula.

card-freeze-time-second = Tiempo congelado
    .text = Tras un turno cuya tirada tuviera tres 1 o más, puedes jugar otro con un dado menos que en este, aunque entonces tengas más dados.

card-frenzy-first = Frenesí
    .text = Tu turno acaba aquí al instante, sin los efectos de final de turno, y empiezas otro.

card-frenzy-second = Frenesí
    .text = Juegas otro turno después de este.

card-friend-of-children = Amigo de los niños
    .text = Cada vez que ganas ⚡, ganas 1⚡ más. Los reembolsos y las ⚡ guardadas en una carta no son ganancias.

card-gas-refinery = Refinería de gas
    .text = Ganas 2★. Todos los demás monstruos pierden 3♥.

card-giant-brain = Cerebro gigante
    .text = Tienes un lanzamiento adicional cada turno.

card-gourmet = Gourmet
    .text = Cuando puntúas con tres 1 o más, ganas 2★ más.

card-heal = Curar
    .text = Ganas 2♥.

card-healing-ray-first = Rayo sanador
    .text = Con tus dados de ♥ puedes curar a otros monstruos; cada uno te paga 2⚡ por cada ♥, o lo que le quede.

card-healing-ray-second = Rayo sanador
    .text = Con tus dados de ♥ puedes dar ♥ a otros monstruos; cada uno te paga 2⚡ por cada ♥, hasta donde pueda.

card-herbivore-first = Herbívoro
    .text = Ganas 1★ al final de tu turno si en él no le hiciste daño a nadie más.

card-herbivore-second = Herbívoro
    .text = Ganas 1★ al final de tu turno si en él nadie perdió ♥ por tu culpa, ni siquiera tú.

card-herd-culler = Exterminio selectivo
    .text = Una vez por turno, en tu turno, tras tu último lanzamiento, puedes girar uno de tus dados a 1.

card-high-altitude-bombing = Bombardeo estratégico
    .text = Todos los monstruos pierden 3♥, tú también.

card-it-has-a-child-first = …¡Pero tiene un hijo!
    .text = Cuando tus ♥ llegan a 0: pierdes todas tus cartas y ★, dejas Tokyo y sigues jugando con 10♥. Conservas tus ⚡.

card-it-has-a-child-second = ¡Tiene un cachorro!
    .text = Cuando tus ♥ llegan a 0: pierdes todas tus cartas y ★, dejas Tokyo y sigues jugando con 10♥. Conservas tus ⚡.

card-jet-fighters = Cazas de combate
    .text = Ganas 5★ y pierdes 4♥.

card-jets = Propulsores
    .text = Cuando te atacan en Tokyo, decide al instante: ceder y no recibir daño de ese ataque, o quedarte y recibirlo entero.

card-made-in-a-lab = Monstruo probeta
    .text = Mientras compras puedes mirar la primera carta del mazo sin enseñarla, y comprarla. Si no, se queda allí.

card-metamorph-first = Metamorfo
    .text = Al final de tu turno puedes descartar cuantas quieras de tus cartas Permanentes, esta incluida; por cada una recuperas las ⚡ que pagaste.

card-metamorph-second = Metamorfo
    .text = Al final de tu turno puedes descartar cuantas quieras de tus cartas Permanentes, esta incluida; por cada una recibes su coste impreso en ⚡.

card-mimic-first = Imitador
    .text = Elige una carta que tenga en juego cualquier monstruo: esta cuenta como una copia, como si la acabaras de comprar. Al principio de tu turno puedes pagar 1⚡ para elegir otra. Si la elegida sale del juego, esta no hace nada hasta que elijas otra.

card-mimic-second = Mimetismo
    .text = Elige una carta Permanente que tenga en juego cualquier monstruo: esta cuenta como una copia, como si la acabaras de comprar. Al principio de tu turno, antes de lanzar, puedes pagar 1⚡ para elegir otra. Si la elegida sale del juego, esta no hace nada hasta que elijas otra.

card-monster-batteries-first = Pilas de monstruo
    .text = Al recibir esta carta, pon en ella cuantas ⚡ tuyas quieras; la reserva añade otras tantas. Al principio de cada uno de tus turnos toma 2⚡ de ella. Descártala cuando se vacíe.

card-monster-batteries-second = Monstruo pila
    .text = Llega con 6⚡ encima. Al principio de cada uno de tus turnos toma 2⚡ de ella. Descártala cuando se vacíe.

card-national-guard = Guardia nacional
    .text = Ganas 2★ y pierdes 2♥.

card-nova-breath = Aliento nova
    .text = Tus ataques golpean a todos los demás monstruos, estén donde estén.

card-nuclear-power-plant = Central nuclear
    .text = Ganas 2★ y 3♥.

card-omnivore-first = Omnívoro
    .text = Una vez por turno, en tu turno, si tu tirada tiene un 1, un 2 y un 3, ganas 2★. Los dados siguen contando para todo lo demás.

card-omnivore-second = Basurívoro
    .text = Una vez por turno, en tu turno, si tu tirada tiene un 1, un 2 y un 3, ganas 2★. Los dados siguen contando para todo lo demás.

card-opportunist = Oportunista
    .text = Cada vez que se pone boca arriba una carta nueva puedes comprarla al instante, también en el turno de otros monstruos; tiene preferencia el primer monstruo con este poder a la izquierda del activo.
    .new-card-first-active = Cada vez que se pone boca arriba una carta nueva puedes comprarla al instante, también en el turno de otros monstruos; tiene preferencia el monstruo activo, y después el primero con este poder a su izquierda.

card-parasitic-tentacles = Tentáculos parasitarios
    .text = Mientras compras puedes comprar también cartas que tengan en juego otros monstruos; no pueden negarse, reciben las ⚡ que pagas y la carta llega con lo que lleve encima.

card-plot-twist = Golpe de efecto
    .text = Tras tu último lanzamiento puedes girar uno de tus dados a cualquier cara; después descarta esta carta.

card-poison-quills-first = Púas venenosas
    .text = Cuando puntúas con tres 2 o más, haces 2 de daño a todos los que tus ✊ podrían alcanzar, junto con tus ✊. Sin ningún ✊ no es un ataque.

card-poison-quills-second = Púas venenosas
    .text = Si tu tirada tiene tres 2 o más, se le suman dos ✊.

card-poison-spit-first = Escupitajo venenoso
    .text = Cada monstruo al que tu ataque le quite ♥ recibe una ficha de Veneno. Al final de su turno, un monstruo pierde 1♥ por cada una. Un dado de ♥ puede quitar una en lugar de curar.
    .counters-for-attacked = Cada monstruo al que atacas recibe una ficha de Veneno, pierda ♥ o no. Al final de su turno, un monstruo pierde 1♥ por cada una. Un dado de ♥ puede quitar una en lugar de curar.

card-poison-spit-second = Escupir veneno
    .text = Cada monstruo al que tus ✊ le quiten ♥ recibe una ficha de Veneno. Al final de su turno, un monstruo pierde 1♥ por cada una. Fuera de Tokyo, un dado de ♥ puede quitar una en lugar de dar 1♥.
    .counters-for-attacked = Cada monstruo al que golpean tus ✊ recibe una ficha de Veneno, pierda ♥ o no. Al final de su turno, un monstruo pierde 1♥ por cada una. Fuera de Tokyo, un dado de ♥ puede quitar una en lugar de dar 1♥.

card-psychic-probe = Sondeo psíquico
    .text = Una vez en cada turno de otro monstruo, tras su último lanzamiento, puedes volver a lanzar uno de sus dados. Si sale ♥, descarta esta carta.

card-rapid-healing = Curación rápida
    .text = En cualquier momento puedes pagar 2⚡ para ganar 1♥, tantas veces como puedas pagar.

card-regeneration-first = Regeneración
    .text = Cada vez que te curas, curas 1♥ más.

card-regeneration-second = Regeneración
    .text = Cada vez que ganas ♥, ganas 1♥ más.

card-rooting-for-the-underdog = Asistencia al necesitado
    .text = Al final de tu turno ganas 1★ si solo tú tienes el menor número de ★.

card-shrink-ray-first = Rayo reductor
    .text = Cada monstruo al que tu ataque le quite ♥ recibe una ficha de Reducción. Un monstruo lanza un dado menos por cada una que tenga al empezar su turno. Un dado de ♥ puede quitar una en lugar de curar.
    .counters-for-attacked = Cada monstruo al que atacas recibe una ficha de Reducción, pierda ♥ o no. Un monstruo lanza un dado menos por cada una que tenga al empezar su turno. Un dado de ♥ puede quitar una en lugar de curar.

card-shrink-ray-second = Rayo reductor
    .text = Cada monstruo al que tus ✊ le quiten ♥ recibe una ficha de Reducción. Un monstruo lanza un dado menos por cada una que tenga al empezar su turno. Fuera de Tokyo, un dado de ♥ puede quitar una en lugar de dar 1♥.
    .counters-for-attacked = Cada monstruo al que golpean tus ✊ recibe una ficha de Reducción, pierda ♥ o no. Un monstruo lanza un dado menos por cada una que tenga al empezar su turno. Fuera de Tokyo, un dado de ♥ puede quitar una en lugar de dar 1♥.

card-skyscraper = Rascacielos
    .text = Ganas 4★.

card-smoke-cloud = Nube de humo
    .text = Llega con 3 cargas. Antes de dejar de lanzar, gasta una para volver a lanzar los dados que quieras. Descarta esta carta con su última carga.

card-solar-powered = Carga solar
    .text = Al final de tu turno ganas 1⚡ si no tienes ninguna.

card-spiked-tail-first = Cola de púas
    .text = Tus ataques hacen 1 de daño adicional.

card-spiked-tail-second = Cola de púas
    .text = A cada tirada tuya que tenga al menos un ✊ se le suma otro.

card-stretchy = Elástico
    .text = Tras tu último lanzamiento puedes pagar 2⚡ para girar uno de tus dados a cualquier cara, tantas veces como puedas pagar.

card-tanks-first = Tanques
    .text = Ganas 4★ y pierdes 3♥.

card-tanks-second = Tanques
    .text = Ganas 4★ y pierdes 3♥.

card-telepath-first = Telépata
    .text = Antes de dejar de lanzar, paga 1⚡ para volver a lanzar los dados que quieras, tantas veces como puedas pagar.

card-telepath-second = Bebida energética
    .text = Antes de dejar de lanzar, paga 1⚡ para volver a lanzar los dados que quieras, tantas veces como puedas pagar.

card-urbavore-first = Urbívoro
    .text = Ganas 1★ más cuando empiezas tu turno en Tokyo. Todo el daño que haces desde Tokyo, con ✊ o con cartas, aumenta en 1 para cada uno de los demás monstruos.
    .raised-damage-not-bought = Ganas 1★ más cuando empiezas tu turno en Tokyo. Todo el daño que haces desde Tokyo, salvo el de las cartas que compras, aumenta en 1 para cada uno de los demás monstruos.
    .raised-damage-attacks = Ganas 1★ más cuando empiezas tu turno en Tokyo. El daño de tus ataques desde Tokyo aumenta en 1 para cada uno de los demás monstruos.

card-urbavore-second = Urbívoro
    .text = Ganas 1★ más cuando empiezas tu turno en Tokyo. En Tokyo, a cada tirada tuya que tenga al menos un ✊ se le suma otro.

card-vast-storm = Gran tormenta
    .text = Ganas 2★. Todos los demás monstruos pierden la mitad de sus ⚡, redondeando hacia abajo.

card-were-only-making-it-stronger-first = Solo lo hacemos más fuerte
    .text = Cada vez que pierdes 2♥ o más de una sola vez, ganas 1⚡.

card-were-only-making-it-stronger-second = ¡Se hace más fuerte!
    .text = Cada vez que pierdes 2♥ o más de una sola vez, ganas 1⚡.

card-wings-first = Alas
    .text = Paga 2⚡ cuando vayas a recibir daño: no recibes ninguno durante el resto de este turno.

card-wings-second = Alas
    .text = Paga 2⚡ cuando vayas a perder ♥: no pierdes ninguno durante el resto de este turno.

## Promocionales

card-amusement-park = Parque de atracciones
    .text = Ganas 4★.

card-army = Ejército
    .text = Por cada carta que tengas ganas 1★ y pierdes 1♥, todo a la vez.

card-barricades = Barricadas
    .text = Todos los demás monstruos pierden 3★.

card-biofuel = Biocombustible
    .text = Tras tu último lanzamiento puedes usar cualesquiera de tus dados de ♥ como ⚡.

card-bull-headed = Cabezota
    .text = Cuando puedes ceder Tokyo y te quedas, ganas 1★.

card-cannibalistic = Caníbal
    .text = Cuando haces que otros monstruos pierdan ♥, ganas 1♥.

card-draining-ray = Rayo absorbente
    .text = Si cuatro o más de tus dados muestran la misma cara, quítale 1★ a cada uno de los monstruos con más ★.

card-electric-armor = Armadura eléctrica
    .text = Cuando vayas a perder ♥, puedes pagar 1⚡ para perder 1♥ menos.

card-flaming-aura = Aura llameante
    .text = Si cuatro o más de tus dados muestran la misma cara, todos los demás monstruos pierden 1♥.

card-gamma-blast = Explosión gamma
    .text = Cuando entras en Tokyo, todos los demás monstruos pierden 1♥.

card-hungry-urbavore = Urbívoro hambriento
    .text = Ganas 1★ más cuando entras en Tokyo.

card-ice-cream-truck = Camión de helados
    .text = Ganas 1★ y 2♥.

card-intimidating-roar = Rugido intimidante
    .text = Los monstruos en Tokyo a los que tu ataque les quite ♥ deben ceder.

card-jagged-tactician = Estratega espinoso
    .text = Cuando cedes Tokyo ganas 1⚡, y quien ocupe tu lugar pierde 1♥.

card-monster-pets = Mascotas monstruosas
    .text = Todos los monstruos pierden 3★, tú también.

card-nanobots = Nanobots
    .text = Cuando empiezas tu turno con menos de 3♥, ganas 2♥.

card-natural-selection = Selección natural
    .text = Ganas 4⚡ y 4♥ al recibir esta carta; lanzas un dado adicional. Si uno de tus dados muestra 3 al acabar tu turno, pierdes todos tus ♥.

card-orb-of-doom = Orbe fatal
    .text = Cada vez que otro monstruo vuelve a lanzar dados de su propia tirada, pierde 1♥.

card-reflective-hide = Piel reflectante
    .text = Cuando otro monstruo te hace perder ♥, pierde 1♥; esa pérdida no cuenta como causada por ti.

card-shrinky = Encogible
    .text = Tras tu último lanzamiento puedes usar como 1 cualesquiera de tus dados que muestren 2.

card-sleep-walker = Sonámbulo
    .text = En tu turno, mientras compras, paga 3⚡ para ganar 1★, tantas veces como puedas pagar.

card-super-jump = Supersalto
    .text = Una vez por turno, cuando vayas a perder ♥, puedes pagar 1⚡ para perder 1♥ menos.

card-supertower = Supertorre
    .text = Ganas 5★.

card-throw-a-tanker = Lanzar un petrolero
    .text = Al final de tu turno, si en él hiciste perder 3♥ o más en total a otros monstruos, ganas 2★.

card-thunder-stomp = Pisotón atronador
    .text = Tras un turno en el que ganaste 4★ o más, todos los demás monstruos lanzan un dado menos hasta que empiece tu próximo turno.

card-unstable-dna = ADN inestable
    .text = Cuando cedes Tokyo puedes tomar una carta de quien ocupe tu lugar y darle esta carta.

## Disfraces

card-astronaut = Astronauta
    .text = Ganas con 17★ en vez de 20★.

card-cheerleader = Animadora
    .text = Tras la última tirada de otro monstruo puedes añadir un ✊ a su tirada.

card-clown = Payaso
    .text = Si tras tu última tirada tus dados muestran las seis caras, puedes girar cada uno a la cara que quieras.

card-devil = Diablo
    .text = En tu turno, los otros monstruos a los que haces perder ♥ pierden 1♥ más.

card-ghost = Fantasma
    .text = Al final de cada turno en el que hayas perdido ♥, ganas 1♥.

card-pirate = Pirata
    .text = Quitas 1⚡ a cada otro monstruo al que haces perder ♥.

card-princess = Princesa
    .text = Al principio de tu turno ganas 1★.

card-robot = Robot
    .text = Cuando vas a perder ♥, puedes perder 1⚡ en lugar de cada uno, por tantos como quieras.

card-statue-of-liberty = Estatua de la Libertad
    .text = Tienes una tirada más cada turno.

card-vampire = Vampiro
    .text = Al final de cada turno en el que hayas hecho perder ♥ a otro monstruo, ganas 1♥.

card-witch = Bruja
    .text = Tras la última tirada de otro monstruo, si va a hacerte perder ♥, puedes volver a lanzar uno de sus dados.

card-zombie = Zombi
    .text = No quedas eliminado cuando no te quedan ♥, y entonces no pierdes ninguno. Sí lo quedas si pierdes esta carta mientras no tienes ninguno.

## Godzilla: Permanentes

card-banded-carapace = Caparazón anillado
    .text = Cuando vayas a perder 3♥ o más de una sola vez, pierdes 1♥ menos.

card-charged-scales = Escamas cargadas
    .text = Llega con 3 cargas. Tras tu último lanzamiento puedes gastar las que quieras, una por cada dado que gires a ⚡ o ✊. Descarta esta carta con su última carga.

card-city-crusher = Aplastaciudades
    .text = Si estás en Tokyo al empezar tu turno, ese turno lanzas un dado más, hasta un máximo de ocho dados.

card-city-scavenger = Carroñero urbano
    .text = En Tokyo, cada ♥ de tu tirada te da 1⚡. Lo que cuenta es dónde estás al resolver los ♥.

card-deep-roar = Rugido profundo
    .text = Un monstruo al que hieras en Tokyo pierde 1★ si no cede; si no le queda ninguna ★, tiene que ceder.

card-double-time-march = Marcha redoblada
    .text = Cuando puntúas con tres 2 o más, ganas además 1 ficha de Dado.

card-hunters-patience = Paciencia de cazador
    .text = Una vez por turno, en tu turno, si tu último lanzamiento no deja ningún dado con ✊, puedes lanzar una vez más los dados que quieras.

card-maser-dish = Antena máser
    .text = Mientras compras puedes pagar 2⚡ cuantas veces quieras: cada vez, otro monstruo a tu elección pierde 1♥. A nadie se le elige más de dos veces por turno. Pagar esto no es comprar una carta, ni es un ataque.

card-mutagenic-bath = Baño mutagénico
    .text = Al principio de tu turno, si tienes 2♥ o más, puedes renunciar a 1♥ a cambio de 1 ficha de Dado, que ya sirve en este mismo turno. Nada puede salvar ese ♥.

card-natural-enemy = Enemigo natural
    .text = Elige una especie al comprar esta carta: mutante, invasor o robot. En cada uno de tus ataques, todo monstruo de esa especie al que hieras pierde 1♥ más. La elección no cambia nunca.

card-ocean-born = Nacido del océano
    .text = Si estás fuera de Tokyo al empezar tu turno, ese turno lanzas un dado más. Varias copias se suman, hasta un máximo de ocho dados.

card-perfect-adaptation = Adaptación perfecta
    .text = Una vez por turno, en tu turno, tras tu último lanzamiento, puedes girar uno de tus dados a cualquier cara.

card-power-leech = Sanguijuela de energía
    .text = Cada monstruo al que tus ✊ hieran te entrega 1⚡, si tiene alguna y sigue vivo.

card-quiet-reserve = Reserva silenciosa
    .text = Un turno sin comprar cartas te da 2⚡, de una sola vez, donde otros reciben 1⚡.

card-reactor-heart = Corazón reactor
    .text = Al final de tu turno, si te quedan 4♥ o menos, ganas 1♥. También funciona en Tokyo.

card-rubble-pickers = Rebuscadores de escombros
    .text = Ganas 1⚡ cada vez que otro monstruo renueva las cartas boca arriba.

card-scorched-ruins = Ruinas calcinadas
    .text = Cuando has cedido Tokyo ante un ataque y el atacante entra en ese mismo turno, pierde allí 2♥ al instante. No es un ataque.

card-second-wind = Segundo aliento
    .text = Si cinco o más dados de tu tirada muestran la misma cara, juegas otro turno después de este. Un turno ganado con esta carta no da otro; los ✊ sin dado no cuentan.

card-seismic-stomp = Pisotón sísmico
    .text = El tercer ✊ de tu tirada y cada uno de los siguientes te dan 1★, también los ✊ sin dado, aunque no haya nadie a quien golpear.

card-silk-cocoon = Capullo de seda
    .text = Cuando tus ♥ llegan a 0, se descarta esta carta, pierdes todas tus ⚡ y la mitad de tus ★ (redondeando hacia arriba), dejas Tokyo y sigues jugando con 5♥. Todo lo demás sigue siendo tuyo.

card-slipstream-wings = Alas de rebufo
    .text = Cuando cedes Tokyo recuperas la mitad de los ♥ que te quitó ese ataque, redondeando hacia abajo.

card-spiral-ray = Rayo espiral
    .text = Cada vez que atacas, aunque no golpees a nadie, los monstruos a los que no llegan tus ✊ pierden 1♥. Para ellos no es un ataque.

card-stockpiled-fury = Furia acumulada
    .text = Cada vez que un solo ataque te quita de verdad 2♥ o más, ganas 1 ficha de Dado.

card-storm-chaser = Cazatormentas
    .text = Ganas 1⚡ cada vez que se revela un Evento. Lo que hacen los Eventos al revelarse no te cuesta ♥, ★ ni ⚡.

card-throwing-arm = Brazo lanzador
    .text = Ganas 1 ficha de Dado al recibir esta carta. Una vez por turno, en tu turno, antes de resolver tus dados, puedes gastar una ficha de Dado para sumar un ✊ a tu tirada. Es una de las dos que puedes gastar por turno.

card-towering-silhouette = Silueta colosal
    .text = Ganas 2♥ al recibir esta carta; tu máximo es de 12♥ mientras la tengas. Si empiezas tu turno con 11♥ o más, ganas 1★.

card-tremor-sense = Sentido sísmico
    .text = Una vez en cada turno de otro monstruo, tras su último lanzamiento, puedes hacer que vuelva a lanzar uno de sus dados con ✊.

card-war-correspondents = Corresponsales de guerra
    .text = Cada Evento que compras te da 1★ más, después de su propio efecto.

## Godzilla: Descartar

card-bombardment-line = Línea de bombardeo
    .text = Todos los demás monstruos fuera de Tokyo pierden 2♥; los que estén en Tokyo, 3♥.

card-cut-the-grid = Corte de la red
    .text = Todos los demás monstruos pierden 2⚡, o la única que tengan. Ganas 1⚡ por cada uno que haya perdido alguna.

card-flattened-ward = Barrio arrasado
    .text = Ganas 2★ y una ficha de Dado.

card-front-page = En todas las portadas
    .text = Ganas 1★ por cada uno de los demás monstruos vivos: 2★ como mínimo, 4★ como máximo.

card-lagoon-rest = Reposo en la laguna
    .text = Ganas 3♥ y una ficha de Dado, también en Tokyo.

card-no-rest = Sin descanso para monstruos
    .text = Ganas una ficha de Dado. Cuando acabe este turno, juegas otro.

card-reckless-charge = Carga temeraria
    .text = Ganas 3★ y una ficha de Dado; después pierdes 2♥.

card-reserve-squadron = Escuadrón de reserva
    .text = Ganas 2 fichas de Dado.

card-targeted-serum = Suero selectivo
    .text = Elige una especie, mutante, invasor o robot: todos los demás monstruos de esa especie pierden 3♥.

card-toppled-tower = Torre derribada
    .text = Ganas 4★ y una ficha de Dado.

## Godzilla: Eventos

card-alien-ultimatum = Ultimátum alienígena
    .text = Al revelarse: el monstruo con más ★ pierde 2★; si hay varios en cabeza, las pierde cada uno. Al comprarse: quítale 2★, o la única que tenga, a un monstruo con más ★ que tú; si no hay ninguno, ganas 1★.

card-blackout = Apagón
    .text = Mientras esté en juego: las ⚡ de una tirada dan como mucho 2⚡; las cartas dan lo que dicen. Al comprarse: ganas 5⚡.

card-emergency-rations = Raciones de emergencia
    .text = Al revelarse: cada monstruo gana una ficha de Dado, primero el activo y luego en el sentido de las agujas del reloj, mientras queden en la reserva. Al comprarse: ganas una ficha de Dado y 1♥.

card-evacuation-traffic = Atasco de evacuación
    .text = Mientras esté en juego: las cartas Permanentes y Descartar cuestan 1⚡ más; los Eventos y renovar las cartas, no. Al comprarse: ganas 2★.

card-meteor-shower = Lluvia de meteoros
    .text = Al revelarse: cada monstruo lanza un dado, primero el activo y luego en el sentido de las agujas del reloj; después, todos a la vez, quien sacó ✊ pierde 2♥ y quien sacó ⚡ gana 2⚡. Al comprarse: todos los demás monstruos pierden 1♥ y tú ganas una ficha de Dado.

card-open-season = Temporada de caza
    .text = Mientras esté en juego: cada ataque le quita 1♥ más a cada monstruo que hiera. Al comprarse: otro monstruo a tu elección pierde 3♥.

card-peace-broadcast = Mensaje de paz
    .text = Mientras esté en juego: un monstruo cuya tirada no tuviera ✊, o que no haya lanzado, gana 1♥ al final de su turno, también en Tokyo. Al comprarse: ganas 1★ y 2♥.

card-searchlights = Focos sobre Tokyo
    .text = Mientras esté en juego: un monstruo que empieza su turno en Tokyo gana 1★ más, o 1⚡ más donde Tokyo pague en ⚡. Al comprarse: ganas 2★ y los demás monstruos en Tokyo pierden 1★.

card-strange-radiation = Radiación extraña
    .text = Mientras esté en juego: cada monstruo lanza un dado más en sus turnos, desde el primer lanzamiento. Al comprarse: ganas 1★ y una ficha de Dado.

card-typhoon-landfall = Llega el tifón
    .text = Al revelarse: cada monstruo en Tokyo pierde 1♥ y cada uno fuera gana 1♥, todos a la vez. Al comprarse: ganas 3♥.
