### Lo que se pregunta en la mesa, y en qué se distinguen las ediciones.

faq-no-smash-empty-tokyo = Tokyo está vacío y no he sacado ningún ✊. ¿Tengo que entrar?
    .answer = Es donde más se distinguen las ediciones: en una, Tokyo hay que ganárselo a golpes; en las otras, alguien tiene que vivir allí.
    .first = No. Solo entra quien ataca; sin ✊, Tokyo sigue vacío.
    .second = Sí. En cuanto resuelves tus dados debes ocupar la ciudad de Tokyo si está vacía, con ✊ o sin ✊, y ganas 1★.
    .godzilla = Sí, con ✊ o sin ✊, y ganas 1★, o 1⚡ en una partida de dos.

faq-smashes-at-empty-tokyo = Entro en un Tokyo vacío con ✊. ¿Golpean a los demás?
    .answer = No. Los sacaste estando fuera, desde donde los ✊ apuntan a Tokyo, y allí no había nadie. No se dan la vuelta cuando ya estás dentro.

faq-leave-in-own-turn = ¿Puedo irme de Tokyo en mi propio turno?
    .answer = No. Hay cuatro salidas: ceder tras un ataque, caer eliminado, estar en la bahía cuando se cierra o tener una carta que lo diga. Si no, te quedas, por pocos ♥ que te queden.

faq-yield-to-a-card = Una carta me ha hecho daño en Tokyo. ¿Puedo ceder?
    .answer = No. Solo los ✊ te dan derecho a ceder. Lo que te hace una carta no es un ataque, por mucho que duela.

faq-yield-unhurt = Me han atacado en Tokyo, pero no he perdido ♥. ¿Puedo ceder?
    .answer = La cuestión es si basta con que te ataquen o si además tiene que doler.
    .first = Sí, basta con que te ataquen. Aunque Camuflaje, Blindaje o Alas paren todo el daño, puedes irte, y entonces el atacante debe entrar.
    .second = No. Tienes que haber perdido ♥ de verdad por los ✊; con 1♥ basta.
    .godzilla = No. Tienes que haber perdido ♥ de verdad por los ✊; con 1♥ basta.

faq-yield-to-dodge = Si cedo, ¿me libro del daño?
    .answer = No. Primero llega el golpe y después decides. Solo una carta puede darle la vuelta a eso, como Propulsores en los mazos clásicos.

faq-death-in-tokyo = Eliminan al monstruo que estaba en Tokyo. ¿Quién está ahora en Tokyo?
    .answer = Depende de qué lo eliminó y de cuándo.
    .first = Si fue un ataque, el atacante ocupa el lugar, como si se lo hubieran cedido. Si fue una carta o el veneno, el lugar queda vacío hasta que un atacante lo tome.
    .second = Si el lugar está vacío cuando el monstruo activo llega a su paso de entrar, entra él. Si el final llega más tarde en el turno, Tokyo espera al paso de entrar del siguiente monstruo.
    .godzilla = Si el lugar está vacío cuando el monstruo activo llega a su paso de entrar, entra él. Si el final llega más tarde en el turno, Tokyo espera al paso de entrar del siguiente monstruo.

faq-city-yields-bay-stays = Con cinco o seis jugadores: cede la ciudad y la bahía se queda. ¿Adónde va el atacante?
    .answer = A la ciudad de Tokyo. El monstruo de la bahía de Tokyo se queda donde está: no se muda solo porque la ciudad haya quedado libre.

faq-both-yield = Con cinco o seis jugadores: ceden la ciudad y la bahía. ¿Quién va adónde?
    .answer = El atacante ocupa la ciudad de Tokyo, y la bahía de Tokyo queda vacía de momento.
    .first = El siguiente solo toma la bahía si ataca.
    .second = El siguiente monstruo de fuera debe ocupar la bahía en cuanto resuelva sus dados, con ✊ o sin ✊.
    .godzilla = El siguiente monstruo de fuera debe ocupar la bahía en cuanto resuelva sus dados, con ✊ o sin ✊.

faq-bay-closes = Solo quedan cuatro monstruos. ¿Qué pasa con la bahía de Tokyo?
    .answer = Se cierra al instante, en mitad de un turno si hace falta, y no vuelve a abrirse.
    .first = Su monstruo deja Tokyo, aunque la ciudad esté vacía.
    .second = Su monstruo deja Tokyo, salvo que la ciudad esté vacía: entonces se muda allí, sin ganar ★ por ello.
    .godzilla = Su monstruo deja Tokyo, salvo que la ciudad esté vacía: entonces se muda allí, sin ganar ★ por ello.

faq-twenty-and-dead = Llego a 20★ y a 0♥ en el mismo turno. ¿He ganado?
    .answer = No, quedas eliminado: quien quiera la corona tiene que sobrevivir al turno. Y si caen todos a la vez, pierden todos.

faq-when-twenty-wins = ¿Cuándo ganan exactamente las 20★?
    .answer = Cuando llega la comprobación, en tu turno o en uno ajeno, si sigues con vida y aún las tienes. Hasta entonces te las pueden quitar.
    .first = Los reglamentos acaban la partida con 20★ y a la vez te piden sobrevivir al turno; por eso lo miramos cuando ha terminado.
    .second = El reglamento portugués dice turno; el español, ronda. Nosotros lo miramos al final de cada turno.
    .godzilla = Lo dice el propio reglamento: al final del turno.
    .in-es-2016 = Al final de la ronda, así que todos han tenido el mismo número de turnos.

faq-hearts-in-tokyo = ¿Para qué sirven los dados de ♥ en Tokyo?
    .answer = Para curarte, no: en Tokyo solo las cartas te dan ♥. Eso sí, con Evoluciones, tres ♥ te hacen evolucionar también allí.
    .first = Aun así pueden quitarte fichas de Veneno y de Reducción: el reglamento calla y lo permitimos.
    .second = Tampoco te quitan fichas de Veneno ni de Reducción. Primero hay que salir.
    .godzilla = Tampoco te quitarían fichas, pero ninguna carta de este mazo las reparte.

faq-poisoner-gone = Quien me envenenó ha muerto o ya no tiene la carta. ¿Se quedan las fichas?
    .answer = Sí. Las fichas de Veneno y de Reducción ya son tuyas, y solo te las quitan tus dados de ♥, una por cada ♥.
    .first = También en Tokyo, por decisión nuestra.
    .second = Solo fuera de Tokyo.

faq-mimic = Mimetismo (Imitador en la primera edición): ¿copia lo que hay sobre una carta? ¿Y si la carta copiada desaparece?
    .answer = Cuenta como si la acabaras de comprar, con cargas o cubos propios. Cuando la carta copiada sale del juego, no hace nada; al principio de tu turno, antes de lanzar, 1⚡ la pone sobre otra.

faq-two-opportunists = Dos monstruos tienen Oportunista. ¿Quién va primero?
    .answer = Se pregunta a uno tras otro por cada carta nueva que se ponga boca arriba. Las cartas de una renovación se ofrecen juntas, y la que sustituye a una comprada se vuelve a ofrecer en el mismo orden.
    .first = El primero de ellos a la izquierda del monstruo activo.
    .second = El primero de ellos a la izquierda del monstruo activo.
    .in-es-2011 = Primero el monstruo activo, incluso mientras compra.

faq-fire-breathing = Aliento flamígero (Aliento de fuego en la primera edición): ¿quién se quema?
    .answer = Tus vecinos: el monstruo vivo más cercano a tu izquierda y el más cercano a tu derecha.
    .first = Se queman estén donde estén: si tus ✊ también golpean a uno, es una sola pérdida; si no, no es un ataque y nadie cede por ello. Quema cada vez que haces daño a otro monstruo, con ✊ o con una carta.
    .second = Se queman estén donde estén: si tus ✊ también golpean a uno, es una sola pérdida; si no, no es un ataque y nadie cede por ello. Quema cada vez que tu tirada tiene un ✊, aunque no golpee a nadie. Un rival solo está a tus dos lados y aun así pierde 1♥, no 2.
    .in-es-2011 = Quema al vecino al que llega tu daño, pero nunca con una carta que compras.
    .in-en-summary = Quema al vecino al que atacas, y a nadie más.

faq-metamorph-refund = Metamorfo: ¿cuánto recupero?
    .answer = Vendes al final de tu turno: cualquiera de tus cartas Permanentes, incluso una comprada en este turno, incluso la propia Metamorfo.
    .first = Cada una te devuelve las ⚡ que pagaste por ella.
    .second = Cada una te da su coste impreso completo en ⚡, aunque la compraras por menos.

faq-it-has-a-child = ¡Tiene un cachorro! (…¡Pero tiene un hijo! en la primera edición): ¿qué conservo? ¿Cuenta como una muerte?
    .answer = Conservas tus ⚡, y también tus fichas de Veneno y de Reducción. Pierdes todas tus cartas y ★, dejas Tokyo y sigues jugando con 10♥. Tus ♥ sí llegaron a 0, así que Devorador de cadáveres se da el festín igualmente.

faq-armor-and-wings = Blindaje y Alas: ¿qué paran exactamente?
    .answer = Blindaje mira cada pérdida por separado: una sola ficha de Veneno no hace nada. Alas cuesta 2⚡ cuando vas a perder ♥; después nada te quita ♥ en lo que queda de turno, ni siquiera el veneno.
    .first = Un ✊ junto con Ataque corrosivo es una sola pérdida de 2♥, que Blindaje deja pasar. Si te atacan en Tokyo, puedes ceder aunque te hayan salvado.
    .second = Un ✊ junto con Ataque corrosivo es una sola pérdida de 2♥, que Blindaje deja pasar. Si te salvan por completo de un ataque en Tokyo, no puedes ceder.
    .in-en-summary = Blindaje se enfrenta por separado a los ✊ de un ataque y a lo que suma cada carta: un ✊ y Ataque corrosivo no te hacen nada. Si te atacan en Tokyo, puedes ceder aunque te hayan salvado.
