### Decisiones sobre cómo funcionan las cartas, solas y juntas. Sus ids son los que citan las cartas y los escenarios.

in-first = Primera edición:
in-second = Segunda edición:
ruling-i-001 = Ataque corrosivo sin ningún ✊ es por sí sola una pérdida de 1♥, y Blindaje la ignora.
ruling-i-002 = Un ✊ junto con Ataque corrosivo es una sola pérdida de 2♥, y Blindaje no la para.
ruling-i-003 = Blindaje ignora la pérdida de una sola ficha de Veneno; la ficha se queda.
ruling-i-004 = Varias fichas de Veneno son una sola pérdida, así que Blindaje no las para.
ruling-i-005 = Blindaje mira cada pérdida por separado: dos pérdidas de 1♥ en un turno se ignoran las dos.
ruling-i-006 = Aliento flamígero se une a los ✊ que golpean a un vecino: un ✊ y el fuego son una pérdida de 2♥,
    demasiado para Blindaje.
ruling-i-007 = Aliento flamígero sobre un vecino al que no alcanzan los ✊ es una pérdida de 1♥, y Blindaje la ignora.
ruling-i-008 = Blindaje libra al atacante del 1♥ que le cuesta Excavar.
ruling-i-009 = Con Blindaje y Camuflaje en un mismo monstruo no se lanzan dados por una pérdida de 1♥, y la que
    Camuflaje deja en 1♥ también se ignora.
ruling-i-010 = Blindaje y su copia no se suman: una pérdida de 2♥ pasa.
ruling-i-011 = Segunda edición: si Blindaje para un ataque a Tokyo, su dueño no recibe fichas y no puede ceder.
ruling-i-012 = Primera edición: si Blindaje para un ataque a Tokyo, su dueño no recibe fichas, pero puede ceder,
    porque lo atacaron.
ruling-i-013 = Si Camuflaje salva todos los ♥, no se reparten fichas, el Herbívoro del atacante no se estropea y para
    las cartas que reaccionan a ataques no hubo ninguno.
ruling-i-014 = Segunda edición: un monstruo en Tokyo cuyo Camuflaje salva todos los ♥ no puede ceder; si pierde
    alguno, sí.
ruling-i-015 = Primera edición: un monstruo en Tokyo cuyo Camuflaje salva todos los ♥ puede ceder igualmente, y el
    atacante debe entrar.
ruling-i-016 = Camuflaje lanza por cualquier pérdida: de un ataque, de una carta, del veneno o de un precio propio.
ruling-i-017 = Al acecho puede volver a lanzar los 3 entre los dados de Camuflaje.
ruling-i-018 = Con Camuflaje y su copia, la copia lanza por lo que no salvaron los primeros dados.
ruling-i-019 = Alas se puede pagar cuando ya se conocen los dados y aún no se ha perdido nada; las 2⚡ tienen que
    seguir ahí. También se puede pagar antes de que algo quite esa energía.
ruling-i-020 = Alas, pagada una vez, cubre todo lo que aún traiga este turno, incluido el veneno del final.
ruling-i-021 = Alas se puede pagar contra lo que una carta le cuesta a su propio comprador; las ★ se conservan.
ruling-i-022 = Segunda edición: quien paga Alas contra los ✊ en Tokyo no recibe fichas y no puede ceder.
ruling-i-023 = Primera edición: quien paga Alas contra los ✊ en Tokyo puede ceder igualmente, y el atacante entra.
ruling-i-024 = Alas se puede pagar por lo que no salvó Camuflaje.
ruling-i-025 = Los ♥ que se van con Colosal no son daño, y Alas no puede salvarlos.
ruling-i-026 = Curación rápida puede llegar justo antes de una pérdida que sería el fin, si cura lo bastante para
    sobrevivir.
ruling-i-027 = Con Regeneración, Curación rápida da 2♥ por 2⚡.
ruling-i-028 = Propulsores decide antes de que llegue el golpe: irse ileso o quedarse y encajarlo todo.
ruling-i-029 = Propulsores salva incluso de un ataque mortal.
ruling-i-030 = Quien se va con Propulsores no recibe fichas, y el atacante debe ocupar el lugar.
ruling-i-031 = Primera edición: un ataque que solo dio a quien se fue con Propulsores no hirió a nadie: ninguna ★ para
    Monstruo alfa, una para Herbívoro.
ruling-i-032 = Segunda edición: un ataque que solo dio a quien se fue con Propulsores paga a Monstruo alfa, que vio un
    ✊, y también a Herbívoro, pues nadie perdió ♥.
ruling-i-033 = Propulsores no hace nada contra cartas ni veneno.
ruling-i-034 = Primera edición: Excavar no suma nada sin un ✊.
ruling-i-035 = Segunda edición: el ✊ de Excavar golpea desde Tokyo en cada turno, aunque vaya solo.
ruling-i-036 = Segunda edición: un atacante al que mata Excavar no llega a entrar; Tokyo espera al siguiente paso de
    entrar.
ruling-i-037 = Primera edición: un atacante al que mata Excavar deja Tokyo vacío para el siguiente atacante.
ruling-i-038 = Excavar solo devuelve el golpe cuando su dueño cede, no cuando muere o lo echan.
ruling-i-039 = Con Propulsores y Excavar juntas, el dueño se va ileso y el atacante lo paga.
ruling-i-040 = Dos que ceden con Excavar le cuestan al atacante dos pérdidas de 1♥, una tras otra.
ruling-i-041 = Aliento nova desde la ciudad golpea también la bahía, cuyo monstruo puede ceder; su lugar queda vacío.
ruling-i-042 = Aliento nova desde fuera golpea a todos los demás una vez, dentro y fuera de Tokyo.
ruling-i-043 = Con dos monstruos en pie, Aliento flamígero quema al único vecino una vez, no dos.
ruling-i-044 = Segunda edición: Aliento flamígero quema también al vecino que comparte Tokyo; eso no da fichas ni
    derecho a ceder.
ruling-i-045 = Primera edición: Aliento de fuego se suma también al daño de cartas: Refinería de gas cuesta 4♥ a los
    vecinos y 3♥ a los demás.
ruling-i-046 = Segunda edición: Aliento flamígero necesita un ✊; una carta comprada no prende fuego a nadie.
ruling-i-047 = Aliento flamígero se salta los asientos vacíos: el vecino es el siguiente con vida.
ruling-i-048 = Primera edición: Púas venenosas sin ✊ quita 2♥, pero no es un ataque: nadie cede, no hay fichas ni Cola
    de púas.
ruling-i-049 = Segunda edición: los ✊ de Púas venenosas son un ataque como cualquier otro.
ruling-i-050 = Segunda edición: el ✊ de Ataque corrosivo despierta a Cola de púas: dos ✊ sin ningún dado.
ruling-i-051 = Primera edición: Ataque corrosivo por sí sola no es un ataque, así que Cola de púas no le suma nada.
ruling-i-052 = Primera edición: en Tokyo, Urbívoro hace que las cartas compradas hieran a los demás en 1 más.
ruling-i-053 = Segunda edición: Urbívoro se suma solo a los ✊, no a las cartas.
ruling-i-054 = Los ✊ contra un Tokyo vacío no golpean a nadie. Aliento nova y Aliento flamígero encuentran víctimas
    igualmente en la segunda edición, pero no en la primera.
ruling-i-055 = Monstruo alfa ante un Tokyo vacío puntúa en la segunda edición, porque hubo un ✊, pero no en la
    primera, porque nadie salió herido.
ruling-i-056 = Segunda edición: los ♥ que un monstruo se quita a sí mismo estropean su Herbívoro.
ruling-i-057 = El veneno que actúa en el turno de otro no estropea Herbívoro.
ruling-i-058 = Con ¡Se hace más fuerte! dos pérdidas de 1♥ no dan ⚡; una sola que al final siga siendo de 2♥ sí la da.
ruling-i-059 = Quien es herido por una carta en Tokyo no puede ceder.
ruling-i-060 = Exterminio selectivo, Elástico y Golpe de efecto se usan en cualquier orden tras el último lanzamiento,
    antes de resolver nada.
ruling-i-061 = Elástico se puede pagar varias veces en un turno.
ruling-i-062 = Sondeo psíquico va antes de que quien lanzó cambie sus dados.
ruling-i-063 = Un 3 sacado por Sondeo psíquico se puede volver a lanzar con Al acecho.
ruling-i-064 = Dos sondeos actúan en el sentido de las agujas del reloj desde el monstruo activo; si se va el
    verdadero, su copia ya no actúa este turno.
ruling-i-065 = Si una copia de Sondeo psíquico saca un ♥, se descarta Mimetismo.
ruling-i-066 = Sondeo psíquico solo actúa en turnos ajenos, y el dado lo elige su dueño.
ruling-i-067 = Los lanzamientos pagados con ⚡ o cargas se acaban en cuanto se deja de lanzar.
ruling-i-068 = Al acecho vuelve a lanzar los 3 aunque no queden lanzamientos, tantas veces como salgan.
ruling-i-069 = Las Cabezas adicionales y las fichas de Reducción se suman y restan; nunca hay menos de 0 dados.
ruling-i-070 = Sin ningún dado, un monstruo no lanza nada, pero entra, compra y termina su turno como siempre.
ruling-i-071 = Una ficha de Reducción quitada este turno no devuelve su dado hasta el siguiente.
ruling-i-072 = Cerebro gigante y su copia dan cinco lanzamientos.
ruling-i-073 = Segunda edición: las dos Cabezas adicionales y una copia dan nueve dados, aunque la caja traiga ocho.
ruling-i-074 = Segunda edición: un ✊ sumado por una carta completa la serie de Destrucción total.
ruling-i-075 = El 1, el 2 y el 3 que alimentan a Basurívoro siguen contando para tríos, Gourmet y Tiempo congelado.
ruling-i-076 = Segunda edición: Basurívoro y su copia cobran dos veces.
ruling-i-077 = Golpe de efecto usada mediante Mimetismo descarta Mimetismo.
ruling-i-078 = Las fichas de Veneno y de Reducción se quedan y siguen actuando aunque falten su carta o su dueño.
ruling-i-079 = Segunda edición: en Tokyo, los dados de ♥ no quitan fichas.
ruling-i-080 = Primera edición: en Tokyo, los dados de ♥ pueden quitar fichas, pues allí solo está prohibido curarse.
ruling-i-081 = Los dados de ♥ quitan fichas incluso a un monstruo en plena forma, una por dado.
ruling-i-082 = Las curas de cartas nunca quitan fichas; solo lo hacen los dados de ♥ de la propia víctima.
ruling-i-083 = Regeneración suma su ♥ solo si al menos un dado de ♥ curó en lugar de quitar una ficha.
ruling-i-084 = Escupir veneno y su copia dan dos fichas por golpe.
ruling-i-085 = Un monstruo salvado por su cachorro conserva sus fichas de Veneno y de Reducción.
ruling-i-086 = Un monstruo que muere envenenado en Tokyo deja su lugar vacío; no fue un ataque.
ruling-i-087 = Las fichas nunca se acaban, traiga lo que traiga la caja.
ruling-i-088 = A varios Oportunistas se les pregunta en el sentido de las agujas del reloj, desde la izquierda del
    monstruo activo, que va el último.
ruling-i-089 = Las cartas de una renovación se ofrecen juntas a Oportunista; la que sustituye a una comprada se vuelve
    a ofrecer.
ruling-i-090 = Una carta Descartar que compra Oportunista hace efecto al instante, para su comprador.
ruling-i-091 = Segunda edición: Frenesí comprada en turno ajeno da a su comprador el turno siguiente; después se sigue
    como si nada.
ruling-i-092 = Primera edición: Frenesí comprada en turno ajeno no corta ese turno.
ruling-i-093 = Mirar con Monstruo probeta no revela nada: no se pregunta a Oportunista, y la carta no comprada sigue
    arriba.
ruling-i-094 = Comprar la primera carta con Monstruo probeta no rellena ningún hueco.
ruling-i-095 = Monstruo probeta y su copia muestran las dos primeras cartas.
ruling-i-096 = Tras una compra o una renovación, Monstruo probeta puede volver a mirar.
ruling-i-097 = Tentáculos parasitarios compra cartas Permanentes en juego, solo en el turno de su dueño y sin pedir
    permiso; el precio es para quien la tenía.
ruling-i-098 = Un descuento rebaja también lo que Tentáculos parasitarios paga a quien vende.
ruling-i-099 = Una carta comprada con Tentáculos parasitarios llega justo con las cargas o los cubos que lleva.
ruling-i-100 = Primera edición: el monstruo al que le compran Colosal pierde 2♥, quizá los últimos; el comprador gana
    2♥.
ruling-i-101 = Segunda edición: el monstruo al que le compran Colosal solo baja a 10♥; el comprador gana 2♥.
ruling-i-102 = Primera edición: Metamorfo devuelve lo que se pagó, descuentos incluidos.
ruling-i-103 = Segunda edición: Metamorfo devuelve el coste impreso, así que una carta comprada más barata deja
    ganancia.
ruling-i-104 = Metamorfo puede vender cartas compradas este turno, y a sí misma.
ruling-i-105 = Los reembolsos de Metamorfo no son ganancia para Amigo de los niños.
ruling-i-106 = Vender Mimetismo da su propio coste, 8⚡, copie lo que copie.
ruling-i-107 = Lo que hay sobre una carta vendida se pierde con ella.
ruling-i-108 = Al final del turno, en la segunda edición Metamorfo vende antes de mirar las ⚡; en la primera, el orden
    lo elige el dueño.
ruling-i-109 = Carga solar y Acumulador de energía nunca se estorban.
ruling-i-110 = Asistencia al necesitado se mira antes que las otras ★ del final del turno en la segunda edición; en la
    primera, el orden lo elige el dueño.
ruling-i-111 = En un empate no hay necesitado, y los muertos no cuentan.
ruling-i-112 = Primera edición: Pilas de monstruo sin ninguna ⚡ encima se descarta al instante.
ruling-i-113 = Una pila se descarta con su última ⚡, antes de lanzar los dados.
ruling-i-114 = Las ⚡ sobre una carta no son reserva: ninguna tormenta las parte y ningún acumulador las cuenta.
ruling-i-115 = Gran tormenta quita la mitad, redondeando hacia abajo: 2⚡ de 5⚡, nada de 1⚡.
ruling-i-116 = Órdenes de evacuación quita lo que haya; nadie baja de 0★.
ruling-i-117 = Cambiar Mimetismo de carta y renovar no son compras; a la prensa no le interesan.
ruling-i-118 = Amigo de los niños suma 1⚡ a cada ganancia, por grande que sea: tres dados de ⚡ dan 4⚡, Recargar da
    10⚡.
ruling-i-119 = Un monstruo con 3⚡ las paga todas por 2♥ de Rayo sanador.
ruling-i-120 = Rayo sanador cura gratis a un monstruo sin ⚡, y este no puede negarse.
ruling-i-121 = Primera edición: la Regeneración de quien cura da al paciente un ♥ más, y se paga; la del paciente no
    hace nada.
ruling-i-122 = Segunda edición: la Regeneración del paciente le da gratis un ♥ más; la de quien cura no hace nada.
ruling-i-123 = En Tokyo, Rayo sanador cura a los demás, pero nunca a su dueño.
ruling-i-124 = Con el mazo vacío no se rellena nada, y una renovación muestra lo que quede; una opción permite barajar
    los descartes.
ruling-i-125 = Una Nube de humo copiada tiene 3 cargas propias.
ruling-i-126 = Segunda edición: una copia de Nube de humo sin cargas se queda a la espera de otro modelo.
ruling-i-127 = Primera edición: una copia de Nube de humo sin cargas también se queda, aunque una lectura estricta la
    descartaría.
ruling-i-128 = Segunda edición: la copia de Monstruo pila trae 6⚡ propias, y Mimetismo se va con las últimas.
ruling-i-129 = Primera edición: quien copia Pilas de monstruo pone sus propias ⚡ y la reserva las dobla, como al
    comprar.
ruling-i-130 = Lo que hay sobre Mimetismo se pierde cuando cambia de modelo o se queda sin el suyo.
ruling-i-131 = Copiar Colosal da 2♥ y un máximo de 12♥; junto con la verdadera, el máximo sigue en 12♥.
ruling-i-132 = Cuando acaba una copia de Colosal, en la primera edición se pierden 2♥; en la segunda, solo lo que pase
    de 10♥.
ruling-i-133 = Mimetismo puede copiar una carta de su propio dueño.
ruling-i-134 = Mimetismo no puede copiarse a sí misma.
ruling-i-135 = Cuando su modelo desaparece, Mimetismo no hace nada hasta pasar a otra carta por 1⚡ al principio de un
    turno.
ruling-i-136 = Segunda edición: un modelo comprado por otro monstruo se sigue copiando.
ruling-i-137 = Quien compra Mimetismo a otro monstruo vuelve a elegir modelo.
ruling-i-138 = Segunda edición: Mimetismo puesta sobre Urbívoro al principio de un turno llega tarde a la ★ adicional
    de ese turno.
ruling-i-139 = Mimetismo comprada en turno ajeno elige modelo al instante.
ruling-i-140 = Un cachorro copiado salva como el verdadero, y Mimetismo se pierde con todas las demás cartas.
ruling-i-141 = Cada Devorador de cadáveres, verdadera o copiada, cobra 3★ por cada muerte.
ruling-i-142 = Tiempo congelado y su copia siguen dando un solo turno.
ruling-i-143 = Las copias de cartas que suman algo lo vuelven a sumar.
ruling-i-144 = Primera edición: Frenesí corta el turno sin su final, y el nuevo empieza como cualquier otro.
ruling-i-145 = Segunda edición: tras Frenesí el turno sigue hasta su final, y luego llega el adicional.
ruling-i-146 = Un turno adicional que empieza en Tokyo paga como cualquier otro.
ruling-i-147 = Tres 1 en un turno congelado dan otro, con un dado menos todavía.
ruling-i-148 = Segunda edición: los turnos congelados van antes que el de Frenesí, que tiene todos sus dados.
ruling-i-149 = Los muertos no juegan turnos adicionales.
ruling-i-150 = Con 20★ al final de un turno se gana antes de cualquier turno adicional.
ruling-i-151 = Si una carta o el veneno mata al monstruo en Tokyo, nadie entra por ello; en la segunda edición, el
    siguiente paso de entrar llena el lugar.
ruling-i-152 = Si unos ✊ matan al monstruo en Tokyo, el atacante ocupa su lugar y gana 1★.
ruling-i-153 = Primera edición: quedan cinco y matan al de la ciudad: la bahía se cierra, su monstruo se va y el
    atacante toma la ciudad.
ruling-i-154 = Segunda edición: quedan cinco y matan al de la ciudad: el monstruo de la bahía pasa a ella sin ★; el
    atacante solo entra si aquel cede.
ruling-i-155 = Segunda edición: muera quien muera, con cuatro en pie el monstruo de la bahía deja Tokyo al instante si
    la ciudad está ocupada.
ruling-i-156 = Dejar una bahía que se cierra no es ceder: nada devuelve el golpe, y a Propulsores no se le pregunta.
ruling-i-157 = Primera edición: Caído del cielo comprada en la bahía da sus 2★ y nada más.
ruling-i-158 = Segunda edición: Caído del cielo comprada en la bahía despeja la ciudad y lleva allí a su comprador,
    sin ★ por entrar.
ruling-i-159 = Caer desde fuera da 2★ y 1★ por entrar; a quien echan no se le hiere ni ha cedido.
ruling-i-160 = Un monstruo salvado en Tokyo por su cachorro queda fuera con 10♥, y el atacante entra.
ruling-i-161 = Devorador de cadáveres puntúa aunque un cachorro salve a la víctima.
ruling-i-162 = Un monstruo que devora su propia muerte y tiene un cachorro acaba con 0★.
ruling-i-163 = El cachorro conserva las ⚡ de la reserva, no las que hay sobre cartas.
ruling-i-164 = Quien compra sus 20★ con sus últimos ♥ queda eliminado y no gana.
ruling-i-165 = Con un cachorro, quien paga ★ con sus últimos ♥ sigue jugando con 10♥ y 0★.
ruling-i-166 = 20★ al principio de un turno solo ganan a su final; hay que sobrevivir.
ruling-i-167 = 20★ alcanzadas en turno ajeno ganan al final de ese turno.
ruling-i-168 = 20★ aún se pueden evacuar antes de que acabe el turno.
ruling-i-169 = Las ★ se detienen en 20.
ruling-i-170 = Varios monstruos vivos con 20★ en la misma comprobación comparten la victoria.
ruling-i-171 = Si mueren a la vez todos los que quedan, pierden todos, con 20★ o sin ellas.
ruling-i-172 = Varias muertes a la vez cuentan todas; las víctimas responden en el sentido de las agujas del reloj
    desde quien hizo el daño, que va el último.
ruling-i-173 = El último con vida gana al instante, antes de que actúe su propio veneno.
ruling-i-174 = Si caen todos pero uno tiene un cachorro, gana ese.
ruling-i-175 = Las cartas y ⚡ de los muertos se descartan, y Mimetismo pierde el modelo que tuviera entre ellas.
ruling-i-176 = Cuando la ciudad y la bahía ceden ante un atacante, este toma la ciudad y la bahía queda vacía.
ruling-i-177 = Cuando solo cede la ciudad, el atacante la toma, y el monstruo de la bahía no se muda.
ruling-i-178 = Si un atacante en la ciudad vacía la bahía, esta queda vacía hasta que alguien de fuera entre en ella.
ruling-gz-1 = Unos ✊ hieren a un monstruo cuando le quitan al menos 1♥.
ruling-gz-2 = Un ataque necesita un ✊ en la tirada, contando los sumados. «Dados» son solo los de verdad; la tirada
    son los dados y los ✊ sumados.
ruling-gz-3 = Lo que un ataque le quita a un monstruo es una sola pérdida, igual que el efecto de una carta. Primero
    van los ♥ de más y después lo que la víctima se ahorra.
ruling-gz-4 = Una pérdida que no venga de ✊ no da derecho a ceder. Los ♥ pagados como precio no son una pérdida.
ruling-gz-5 = Hay doce fichas de Dado, a la vista de todos. Vuelven al gastarse o al caer su monstruo; una reserva
    vacía no da nada. Un monstruo gasta como mucho dos por turno, salvo que una carta diga otra cosa.
ruling-gz-6 = Las cartas se ponen boca arriba una tras otra, de izquierda a derecha. Lo que hace un Evento al
    revelarse acaba antes de la carta siguiente; los monstruos actúan desde el activo en el sentido de las agujas del
    reloj, y las pérdidas ocurren a la vez.
ruling-gz-7 = Lo que hace un Evento mientras está en juego empieza al ponerse boca arriba, aun en mitad de un turno, y
    acaba cuando se paga.
ruling-gz-8 = Un Evento se paga, deja de actuar, hace lo suyo para quien lo compra, se descarta y se sustituye. Es una
    carta comprada, pero ni Permanente ni Descartar.
ruling-gz-9 = Con tres Eventos boca arriba no se puede renovar.
ruling-gz-10 = Tras el último lanzamiento van los lanzamientos adicionales de quien lanzó, luego la intromisión de los
    demás desde la izquierda del monstruo activo, luego quien lanzó gira sus dados y al final se resuelven.
ruling-gz-11 = La especie es del monstruo, con Evoluciones o sin ellas.
ruling-gz-12 = Si cae el monstruo activo, su turno acaba al instante; antes se ponen boca arriba las cartas que
    falten.
ruling-gz-13 = Un Evento obtenido sin revelarse solo hace lo que hace al comprarse.
