### Los monstruos y sus evoluciones: la frase con la que saludan, cómo se llaman sus cartas y qué hacen, con nuestras palabras.
### Los nombres de los monstruos son los mismos en todos los idiomas.

## Gigazaur

monster-gigazaur =
    .intro = Durmió toda la glaciación, se levantó con el pie izquierdo y todavía no ha desayunado.

card-detachable-tail = Cola desprendible
    .text = No pierdes ♥ durante el resto de este turno. Puedes jugarla también justo cuando vayas a perderlos; un ataque que no te quita nada no te da derecho a ceder.

card-radioactive-waste = Residuos radiactivos
    .text = Ganas 2⚡ y 1♥.

card-primal-bellow = Bramido primitivo
    .text = Todos los demás monstruos pierden 2★.

card-saurian-adaptability = Adaptabilidad sauria
    .text = Juégala tras tu último lanzamiento: gira todos tus dados que muestren una misma cara a otra cara, ambas a tu elección.

card-defender-of-tokyo = Defensor de Tokyo
    .text = Cuando tu turno empieza en Tokyo, todos los demás monstruos pierden 1★.

card-heat-vision = Visión calorífica
    .text = Un monstruo cuyos ✊ te hieran pierde 1★.

card-gamma-breath = Aliento gamma
    .text = Una vez por turno, en tu turno, tras tu último lanzamiento, puedes girar uno de tus dados a ✊.

card-tail-sweep = Barrido de cola
    .text = Una vez por turno, en tu turno, tras tu último lanzamiento, puedes girar uno de tus dados a 1 o a 2.

## Space Penguin

monster-space-penguin =
    .intro = Bajó contoneándose de una luna helada y Tokyo le parece demasiado cálido, un error que tiene arreglo.

card-freeze-ray = Rayo congelante
    .text = Cuando tus ✊ hieren a un monstruo en Tokyo, coloca esta carta delante de él (uno solo, a tu elección). Cuando empiece su próximo turno, elige una cara: sus dados con esa cara no hacen nada en ese turno. Después esta carta vuelve a ti.

card-miraculous-catch = Pesca milagrosa
    .text = Una vez en cada uno de tus pasos de compra puedes descubrir al azar una carta de poder de los descartes y comprarla por 1⚡ menos de lo que te costaría. Si no la compras, se queda allí.

card-deep-dive = Inmersión profunda
    .text = Mira las tres primeras cartas del mazo de poder, quédate una sin pagar y pon las otras debajo del mazo. No es una compra.

card-cold-wave = Ola de frío
    .text = Todos los demás monstruos lanzan un dado menos hasta que empiece tu próximo turno.

card-encased-in-ice = Envuelto en hielo
    .text = Cuando tu tirada sea definitiva puedes pagar 1⚡ para congelar uno de sus dados. Hasta que empiece tu próximo turno nadie lanza ni cambia ese dado: tal como está, es uno de los dados de la tirada de todos los demás monstruos.

card-blizzard = Ventisca
    .text = Juégala en tu propio turno. Hasta que empiece tu próximo turno, los demás monstruos tienen un solo lanzamiento en sus turnos, sin repetir, y no pueden ceder Tokyo.

card-black-diamond = Diamante negro
    .text = Ganas 1★ cada vez que entras en Tokyo y cada vez que te quedas allí pudiendo ceder.

card-icy-reflection = Reflejo helado
    .text = Elige una Evolución Permanente que tenga en juego cualquier monstruo: esta carta funciona como aquella, como si acabaras de jugarla. Cuando la elegida salga del juego, descarta esta.

## Cyber Kitty

monster-cyber-kitty =
    .intro = Ronronea como una central eléctrica, araña como una excavadora y empuja rascacielos de la mesa solo por ver cómo caen.

card-nine-lives = Siete vidas… y dos más
    .text = Juégala cuando tus ♥ lleguen a 0: renuncia a todas tus cartas de poder, a tus Evoluciones (en juego y en la mano), ⚡ y ★, y deja Tokyo. Sigues jugando con 9♥ y 9★.

card-mega-purr = Megarronroneo
    .text = Cada uno de los demás monstruos te entrega 1⚡ o 1★, como prefiera; el que no tenga ni lo uno ni lo otro no da nada.

card-electro-scratch = Electroarañazo
    .text = Todos los demás monstruos pierden 1♥.

card-cat-nip = Hierba gatera
    .text = Juégala al empezar tu turno: en este turno tienes un solo lanzamiento, y se duplican las ★, los ♥ y las ⚡ que den tus dados y el número de sus ✊.

card-play-with-your-food = Jugar con la comida
    .text = Cuando dos o más ✊ tuyos vayan a quitarle 2♥ o más a un monstruo en Tokyo, puedes dejar que pierda 2♥ menos y quitarle 1★ y 1⚡.

card-feline-motor = Motor felino
    .text = En el paso de entrar de otro monstruo, si Tokyo está vacío y no estabas allí al empezar el turno, puedes entrar en Tokyo en su lugar.

card-mouse-hunter = Cazarratones
    .text = Si tu tirada tiene al menos un 1, ganas 1★.

card-meow-missile = Misil maullador
    .text = Si tu tirada tiene al menos un 1, se le suma un ✊.

## The King

monster-the-king =
    .intro = Un simio del tamaño de un edificio que está seguro de que la ciudad ya es suya y solo viene por las llaves.

card-monkey-rush = Embestida simiesca
    .text = Juégala fuera de Tokyo en el paso de entrar de otro monstruo, mientras haya libre en Tokyo un lugar del que un monstruo se fue o en el que lo eliminaron: entras en él.

card-simian-scamper = Escapada simiesca
    .text = Juégala cuando te ataquen en Tokyo: cedes, y no pierdes ♥ por ese ataque ni por nada más en este turno.

card-jungle-frenzy = Frenesí de la jungla
    .text = Juégala al final de un turno tuyo en el que le hayas hecho perder ♥ a un monstruo en Tokyo, si estás fuera de Tokyo: juegas otro turno después de este.

card-giant-banana = Banana gigante
    .text = Ganas 2♥.

card-chest-thumping = Golpes en el pecho
    .text = Puedes hacer que cada monstruo en Tokyo al que tus ✊ le hayan quitado ♥ tenga que ceder.

card-alpha-male = Macho alfa
    .text = Ganas 1★ en cada turno en que tus ✊ le quiten ♥ al menos a un monstruo.

card-i-am-the-king = ¡Yo soy el rey!
    .text = Ganas 1★ cada vez que entras en Tokyo y cada vez que tu turno empieza allí.

card-twas-beauty-killed-the-beast = La bella mató a la bestia
    .text = Juégala mientras estés en Tokyo. Ganas 1★ cada vez que acaba un turno, tuyo o ajeno. Si dejas Tokyo con vida, pierdes esta carta y todas tus ★.

## Meka Dragon

monster-meka-dragon =
    .intro = Lo construyeron para proteger la ciudad, lo mejoraron para protegerla más y ahora la protege de todo lo que se mueve.

card-mecha-blast = Megadescarga
    .text = Juégala cuando tus ✊ estén a punto de impactar: en este turno le quitan 2♥ más a cada monstruo al que le quiten ♥.

card-destructive-analysis = Análisis destructivo
    .text = Juégala cuando tu tirada sea definitiva: ganas 1⚡ por cada ✊ de sus dados.

card-programmed-to-destroy = Programado para destruir
    .text = Ganas 3★ y 2⚡ cada vez que los ♥ de otro monstruo llegan a 0.

card-tune-up = Puesta a punto
    .text = Juégala antes de tu primer lanzamiento, fuera de Tokyo: ganas 4♥ y 2⚡. Te saltas el resto de tu turno, incluido su final.

card-breath-of-doom = Aliento de perdición
    .text = Una vez por turno, cuando haces perder ♥ a un monstruo en Tokyo, sea como sea, todos los demás monstruos fuera de Tokyo pierden también 1♥.

card-lightning-armor = Armadura de rayos
    .text = Cuando otro monstruo te haga perder ♥ puedes lanzar otros tantos dados: ese monstruo pierde 1♥ por cada ✊.

card-target-acquired = Objetivo fijado
    .text = Cuando unos ✊ te hagan perder ♥ puedes darle al atacante la ficha de objetivo, esté donde esté. Cada vez que hagas perder ♥ a quien la tenga, pierde 1 más.

card-claws-of-steel = Garras de acero
    .text = En tu turno, un monstruo al que le hagas perder 3♥ o más pierde 1 más. Las pérdidas de un turno se suman, y con cada una posterior vuelve a perder 1 más.

## Alienoid

monster-alienoid =
    .intro = Cruzó media galaxia en misión de paz; después probó la electricidad.

card-alien-scourge = Azote alienígena
    .text = Ganas 2★.

card-precision-field-support = Apoyo de precisión
    .text = Descubre cartas del mazo hasta que salga una Permanente con un coste impreso de 4⚡ o menos: es tuya, sin que sea una compra. Las demás se descartan.

card-anger-batteries = Pilas de furia
    .text = Ganas 1⚡ por cada ♥ que hayas perdido este turno, sea por lo que sea.

card-adapting-technology = Tecnología adaptable
    .text = Llega con 3 cargas. Mientras compras, gasta una para renovar las cartas boca arriba sin pagar. Descarta esta carta con su última carga.

card-funny-looking-but-dangerous = Raro, pero peligroso
    .text = Si tu tirada tiene tres 2 o más, todos los demás monstruos pierden 1♥, junto con tus ✊ si los hay.

card-exotic-arms = Armas exóticas
    .text = Antes de tu primer lanzamiento puedes poner 2⚡ en esta carta. Con tres ✊ o más en tus dados las recuperas, y cada monstruo al que tus ✊ le quiten ♥ pierde 2 más. Si no, se pierden y tú pierdes 2♥.

card-mothership-support = Apoyo de la nave nodriza
    .text = Una vez por turno, en tu turno, puedes pagar 1⚡ para ganar 1♥, también en Tokyo.

card-superior-alien-technology = Tecnología alienígena superior
    .text = Puedes comprar una carta Permanente a la mitad de lo que te cuesta, redondeando hacia arriba, y marcarla; nunca tienes más de tres cartas marcadas. Cada vez que vaya a empezar tu turno, lanza un dado por cada una: si sale ✊, descártala.

## Godzilla

monster-godzilla =
    .intro = No odia la ciudad, qué va: es que está justo entre el mar y el sitio al que quiere llegar.

card-blue-flare = Llamarada azul
    .text = Tras tu último lanzamiento: en este turno cada ⚡ de tu tirada es también un ✊. Sigue dando energía.

card-trench-slumber = Letargo abisal
    .text = Antes de tu primer lanzamiento, si estás fuera de Tokyo: ganas 3♥ y 2 fichas de Dado. En este turno ni lanzas ni resuelves dados.

card-wounded-pride = Orgullo herido
    .text = Justo después de que un solo ataque te quite 3♥ o más y sigas en pie: ganas 2★ y 1⚡.

card-landfall-roar = Rugido de desembarco
    .text = Todos los demás monstruos pierden 1★ y 1⚡, si las tienen.

card-jagged-plates = Placas dentadas
    .text = La primera vez en cada turno que unos ✊ te quiten ♥ en Tokyo, el atacante pierde 1♥.

card-restless-cells = Células inquietas
    .text = Cuando tus dados de ♥ te curan, te dan 1♥ más.

card-rightful-throne = Trono legítimo
    .text = Ganas 1★ por cada monstruo que ceda Tokyo ante tu ataque.

card-crushing-tread = Pisada demoledora
    .text = Una vez por turno, en tu turno, tras tu último lanzamiento, puedes girar uno de tus 1 a ✊.

## Mothra

monster-mothra =
    .intro = No le desea mal a nadie, aunque cuesta creerlo a la sombra de un ala que tapa tres calles.

card-island-hymn = Himno de la isla
    .text = Ganas 2♥ y 1★. Elige a otro monstruo: gana 1♥.

card-glittering-scales = Escamas cegadoras
    .text = Tras el último lanzamiento de otro monstruo: uno o dos de sus dados de ✊, a tu elección, no cuentan este turno. Si después cambia uno de esos dados, la cara nueva cuenta.

card-silk-barricade = Barricada de seda
    .text = Cuando otro monstruo vaya a entrar en Tokyo en su paso de entrar: se queda fuera este turno y el lugar sigue vacío. Ganas 1★.

card-egg-on-the-shore = Huevo en la orilla
    .text = Cuando tus ♥ llegan a 0: sigues jugando con 4♥. Pierdes todas tus ⚡ y dejas Tokyo.

card-soft-landing = Aterrizaje suave
    .text = Cada vez que dejas Tokyo con vida, sea por lo que sea, ganas 1♥ y 1⚡.

card-pollen-store = Reserva de polen
    .text = Cada ♥ de tu tirada que ni cura ni quita una ficha te da 1⚡, hasta 2⚡ por turno.

card-pacifists-glow = Resplandor pacífico
    .text = Ganas 1⚡ si tu tirada no tiene ningún ✊, ni siquiera sumado.

card-powdered-shield = Escudo de polvo
    .text = Cuando vayas a perder exactamente 2♥ de una sola vez, pierdes 1♥.

## Rodan

monster-rodan =
    .intro = Llega un poco antes que su propio trueno y se va antes de que los cristales toquen el suelo.

card-stooping-dive = Caída en picado
    .text = Cuando empieza tu paso de entrar y estás fuera de Tokyo: un monstruo en Tokyo al que tus ✊ hirieron este turno debe ceder, y tú entras en su lugar.

card-sonic-boom = Estampido sónico
    .text = Cuando entras en Tokyo: todos los demás monstruos pierden 1♥ y, si tienen, 1⚡.

card-sudden-updraft = Corriente ascendente
    .text = Cuando unos ✊ vayan a quitarte ♥: este ataque no te quita ninguno. Si estás en Tokyo, lo cedes.

card-out-of-the-crater = Desde el cráter
    .text = Cuando empiezas tu turno con 4♥ o menos: ganas 2♥ y 2 fichas de Dado.

card-wanderer = Errante
    .text = Al final de tu turno puedes dejar Tokyo; si lo haces, ganas 1⚡. Tu lugar queda vacío.

card-thermal-rider = Jinete térmico
    .text = Cada vez que entras en Tokyo, ganas 1 ficha de Dado.

card-keen-eye = Vista aguda
    .text = Una vez por turno, en tu turno, cuando no te queden lanzamientos, puedes volver a lanzar uno de tus dados.

card-peck-the-weak = Picotear al débil
    .text = Tus ataques le quitan 1♥ más a cada monstruo que tenga menos ♥ que tú justo antes del golpe.

## King Gidorah

monster-king-gidorah =
    .intro = Tres cabezas, tres opiniones y un solo genio dorado: acuerden lo que acuerden, no será bueno para ti.

card-forked-lightning = Relámpago bífido
    .text = En tu turno: reparte 3 pérdidas de 1♥ entre los demás monstruos, no más de dos a cada uno.

card-demand-for-tribute = Exigencia de tributo
    .text = Cada uno de los demás monstruos te da 1⚡. El que no tenga ninguna pierde 1♥.

card-inverted-gravity = Gravedad invertida
    .text = Cuando empieza tu paso de entrar: un monstruo en Tokyo y uno de fuera, a tu elección, cambian de sitio. Puedes ser uno de ellos. Con eso nadie entra ni deja Tokyo.

card-golden-hoard = Tesoro dorado
    .text = Ganas 1★ por cada carta Permanente que tengas delante, pero al menos 1★ y como mucho 3★.

card-three-minds = Tres mentes
    .text = Ganas 2⚡ cuando exactamente tres de tus dados muestran la misma cara, una vez por turno.

card-world-ender = Fin de mundos
    .text = Ganas 2★ y 2⚡ cada vez que los ♥ de otro monstruo llegan a 0 en tu turno, aunque algo lo salve.

card-plunder-of-worlds = Saqueo de mundos
    .text = Las cartas con un coste impreso de 5⚡ o más te cuestan 2⚡ menos.

card-weaving-necks = Cuellos sinuosos
    .text = Una vez por turno, en tu turno, tras tu último lanzamiento, puedes pagar 1⚡ para girar un dado a una cara que muestren dos o más de tus otros dados.

## Mechagodzilla

monster-mechagodzilla =
    .intro = Una copia exacta hasta el último detalle, salvo por los misiles, los cohetes y la absoluta falta de dudas.

card-all-bays-open = Compuertas abiertas
    .text = Tras tu último lanzamiento: a tu tirada se suma un ✊, y uno más por cada ficha de Dado que gastes en ello. Siguen siendo dos fichas como máximo por turno.

card-field-repairs = Reparación de campaña
    .text = Puedes pagar hasta 4⚡; ganas 1♥ por cada una. Puedes hacerlo también cuando vayas a perder ♥, pero no si ya has llegado a 0.

card-deflector-dome = Cúpula deflectora
    .text = Cuando vayas a perder ♥: pierdes hasta 3♥ menos. Ganas 1⚡.

card-backup-tape = Cinta de respaldo
    .text = En tu turno: devuelve a tu mano otra Evolución Temporal de tus descartes y ganas 1⚡. Si no hay ninguna, ganas 3⚡.

card-targeting-matrix = Matriz de puntería
    .text = Una vez por turno, en tu turno, puedes volver a lanzar todos tus dados con 1; el lanzamiento anterior habrá sido el último.

card-ablative-alloy = Aleación ablativa
    .text = Pierdes 1♥ menos por todo lo que no sean ✊. Lo que pagas en ♥ no es una pérdida.

card-modular-bays = Módulos ampliables
    .text = Ganas 1 ficha de Dado cada vez que compras una carta Permanente.

card-fusion-printer = Impresora de fusión
    .text = Una vez mientras compras puedes pagar 3⚡ para ganar 1★ y 1 ficha de Dado. Con eso no compras ninguna carta.

## Gigan

monster-gigan =
    .intro = Garfios por manos y una sierra en la barriga: no da abrazos, pero acepta encargos.

card-buzzsaw-lunge = Embestida de sierra
    .text = Mientras resuelves tus ✊: cada monstruo en Tokyo al que hieran pierde 1♥ más, y 1★.

card-hook-and-hold = Gancho y presa
    .text = Cuando un monstruo al que heriste vaya a decidir si cede: no puede ceder este turno y pierde 1★.

card-visor-flash = Destello del visor
    .text = En el turno de otro monstruo, después de uno de sus lanzamientos: sus dados se quedan como están y nada vuelve a lanzarlos este turno. Aún se pueden girar.

card-contract-killer = Asesino a sueldo
    .text = En tu turno: otro monstruo a tu elección te paga 3⚡ o pierde 2♥, como prefiera.

card-serrated-belly = Vientre dentado
    .text = Si tu tirada tiene tres ✊ o más, contando los sumados, cada monstruo al que hieran pierde 1♥ más.

card-hybrid-metabolism = Metabolismo híbrido
    .text = Ganas 1⚡ en cada turno en que tus dados de ♥ te curen.

card-hit-and-run = Golpear y huir
    .text = Ganas 1★ al final de un turno que acabas fuera de Tokyo, si en él tus ✊ hirieron a alguien.

card-scavenged-circuits = Circuitos reciclados
    .text = Una vez mientras compras puedes comprar la última carta descartada, como si estuviera boca arriba. Nada ocupa su lugar; de un Evento solo cuenta lo que hace al comprarse.

## Kraken

monster-kraken =
    .intro = Subió de las profundidades porque allá abajo alguien se quejó del ruido de los barcos.

card-healing-rain = Lluvia curativa
    .text = Ganas 2♥.

card-destructive-wave = Ola destructora
    .text = Juégala cuando entres en Tokyo: todos los demás monstruos pierden 2♥.

card-cult-worshippers = Adoradores del culto
    .text = Ganas 1★ por cada ♥ que hayas ganado este turno.

card-high-tide = Marea alta
    .text = Juégala cuando tu tirada sea definitiva: cada uno de sus ♥ cuenta dos veces. Para robar una Evolución solo cuentan tus dados.

card-terror-of-the-deep = Terror de las profundidades
    .text = Cuando vayas a perder ♥ puedes lanzar un dado por cada uno: cada ♥ que saques te salva uno.

card-eater-of-souls = Devorador de almas
    .text = Ganas 1♥ cada vez que entras en Tokyo. Puedes tener hasta 12♥.

card-sunken-temple = Templo sumergido
    .text = Antes de tu primer lanzamiento, fuera de Tokyo, puedes saltarte el resto de tu turno, incluido su final, para ganar 3♥ y 3⚡.

card-mandibles-of-dread = Mandíbulas del pavor
    .text = Cada monstruo al que tus ✊ quiten ♥ pierde 1★.

## Cyber Bunny

monster-cyber-bunny =
    .intro = Orejas suaves, traje de acero y una larguísima lista de rencores: a este conejo nadie le roba dos veces la zanahoria.

card-stroke-of-genius = Golpe de genio
    .text = Ganas 1⚡ por cada ⚡ que haya entrado en tu reserva este turno.

card-emergency-battery = Batería de emergencia
    .text = Ganas 3⚡.

card-rabbits-foot = Pata de conejo
    .text = No pierdes ♥ durante el resto de este turno. Puedes jugarla también justo cuando vayas a perderlos; un ataque que no te quita nada no te da derecho a ceder.

card-heart-of-the-rabbit = Corazón de conejo
    .text = Juégala tras el último lanzamiento de otro monstruo: vuelve a lanzar uno de sus dados, a tu elección. La próxima vez que entres en Tokyo, recupera esta carta de tus descartes y ponla en tu mano.

card-secret-laboratory = Laboratorio secreto
    .text = Cada carta de poder te cuesta 1⚡ menos.

card-king-of-the-gizmo = Rey del artilugio
    .text = Ganas 1★ cada vez que compras una carta de poder.

card-energy-sword = Espada de energía
    .text = Antes de tu primer lanzamiento puedes pagar 2⚡. Si después tus dados muestran ✊, suma un ✊ más a tu tirada y ganas 1⚡ por cada ✊ de tus dados.

card-electric-carrot = Zanahoria eléctrica
    .text = Cuando tus ✊ vayan a quitar ♥ a otros monstruos desde Tokyo, cada uno te da 1⚡ o pierde 1♥ más, como prefiera; el que no tenga ⚡ pierde el ♥.

## Pandakaï

monster-pandakai =
    .intro = Buscó la paz interior durante años en su montaña, hasta que alguien asfaltó el bosque de bambú.

card-pandamonium = Pandamonio
    .text = Ganas 6⚡. Todos los demás monstruos ganan 3⚡.

card-eats-shoots-and-leaves = Come, dispara y se va
    .text = Juégala cuando entres en Tokyo: ganas 1⚡ y dejas Tokyo, sin que nadie ocupe tu lugar. Cada monstruo que estaba fuera de Tokyo pierde 2♥.

card-bamboozle = Bambúcle
    .text = Juégala cuando otro monstruo vaya a comprar una carta de poder, salvo del mazo: no paga nada y no puede comprar esa carta este turno. Si puede pagar otra carta boca arriba, compra una de ellas, a tu elección.

card-bear-necessities = Lo más vital
    .text = Pierdes 1★, ganas 2⚡ y 2♥.

card-panda-express = Panda exprés
    .text = Si tu tirada tiene las seis caras, ganas 2★ y juegas otro turno después de este. Un ✊ sumado a tu tirada cuenta.

card-bamboo-supply = Reserva de bambú
    .text = Al empezar tu turno puedes poner 1⚡ del suministro en esta carta o tomar todas las ⚡ que haya en ella.

card-pandarwinism = Pandarwinismo: la supervivencia del más mono
    .text = Si tu tirada tiene tres ♥ o más, ganas 1★, y 1★ más por cada ♥ a partir del cuarto.

card-yin-and-yang = Yin y yang
    .text = Una vez por turno, en tu turno, tras tu último lanzamiento, puedes dar la vuelta a todos tus dados: 1 pasa a 3 y 3 pasa a 1, 2 pasa a ♥ y ♥ pasa a 2, ✊ pasa a ⚡ y ⚡ pasa a ✊.

## Baby Gigazaur

monster-baby-gigazaur =
    .intro = Solo quería ver dónde trabaja mamá, y ya lo ha roto.

card-my-toy = Mi juguete
    .text = Pon debajo de esta carta una carta de poder boca arriba, a tu elección; su lugar se repone. Solo tú puedes comprarla, mientras compras. Cuando lo hagas, pon otra aquí. Los Eventos no pueden ponerse aquí.

card-growing-fast = Crece deprisa
    .text = Si tu tirada no tiene ♥, ganas 1♥, también en Tokyo.

card-nurture-the-young = Cuidar de las crías
    .text = Cada monstruo con más ★ que tú te da 1★.

card-tiny-tail = Colita
    .text = Una vez por turno, en tu turno, tras tu último lanzamiento, puedes girar hasta dos de tus dados a 1.

card-too-cute-to-smash = Demasiado mono para pegarle
    .text = Un monstruo cuyos ✊ te hieran pierde 1★.

card-so-small = ¡Qué pequeño!
    .text = Cuando los ✊ vayan a quitarte ♥, puedes lanzar un dado por cada uno: si alguno muestra ♥, no pierdes ninguno.

card-underrated = Subestimado
    .text = Juégala tras tu último lanzamiento: suma dos ✊ a tu tirada. Atacas aunque no haya ✊ en tus dados.

card-yummy-yummy = Ñam, ñam
    .text = Ganas 2♥ y 1⚡.
