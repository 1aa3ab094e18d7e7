### Dados justos: lo que un dispositivo anotó durante una partida en línea y lo que dice la comprobación de su registro.

sealed = Dados sellados: { $short }
sealed-why = Antes del primer lanzamiento, el servidor se comprometió con estos dados. Este es el comienzo del compromiso; este dispositivo lo guarda entero y después comprueba la partida con él.
jump = El servidor pidió una parte de tu aporte a los dados que todavía no debe conocer. Tu respuesta se envió sin ella: desde ahora el servidor puede conocer tus dados de antemano.
exchanged = El servidor cambió el secreto que había sellado. Este dispositivo no le muestra nada más. No confíes en los dados de esta partida.
left-out = El asiento { $seat } es tuyo y el servidor no recibió a tiempo su aporte a los dados. La mesa se selló de nuevo sin él.
restored = El servidor se restauró desde una copia de seguridad. Selló un secreto nuevo, y lo ocurrido desde la copia no cuenta.
other-game = El registro es de otra partida.
other-commitment = El secreto sellado del servidor no es el que anotó este dispositivo.
other-chain = El aporte a los dados del asiento { $seat } no es el que anotó este dispositivo.
other-event = El suceso { $event } no es el que vio este dispositivo.
draws-follow = { $n ->
    [one] El único sorteo se deduce del secreto sellado y de los aportes de los jugadores.
   *[other] Los { $n } sorteos se deducen del secreto sellado y de los aportes de los jugadores.
  }
noted-before = El secreto y los aportes son los que este dispositivo anotó antes del primer lanzamiento.
noted-late = El secreto y los aportes son los que este dispositivo anotó al llegar; la partida ya había empezado.
noted-never = Este dispositivo no anotó nada durante la partida: el registro solo se comprobó consigo mismo.
events-seen = Sucesos que este dispositivo vio y encontró sin cambios: { $seen } de { $events }.
shares = Asientos con aporte a los dados: { $seats }
no-shares = Ningún jugador aportó a los dados: el servidor pudo elegir su secreto.
withheld = Asientos que retuvieron su aporte, por lo que la mesa se selló de nuevo: { $seats }
renewals = { $n ->
    [one] El servidor se restauró una vez durante la partida y selló un secreto nuevo.
   *[other] El servidor se restauró { $n } veces durante la partida y selló cada vez un secreto nuevo.
  }
by-clock = { $n ->
    [one] Una respuesta del asiento { $seat } la dio el reloj.
   *[other] { $n } respuestas del asiento { $seat } las dio el reloj.
  }
by-substitute = { $n ->
    [one] Una respuesta del asiento { $seat } la dio un sustituto.
   *[other] { $n } respuestas del asiento { $seat } las dio un sustituto.
  }
by-bot = { $n ->
    [one] Una respuesta del asiento { $seat } la dio un bot.
   *[other] { $n } respuestas del asiento { $seat } las dio un bot.
  }
undone = { $n ->
    [one] Un suceso que vio este dispositivo no cuenta: el servidor se restauró.
   *[other] { $n } sucesos que vio este dispositivo no cuentan: el servidor se restauró.
  }
