# Lo que puede salir mal, contado a quien puede arreglarlo. Sin mayúscula al empezar y sin punto final: un programa pone algo delante.

## Answers

over = la partida ha terminado
chance-is-asked = ahora deciden los dados o el mazo, no un jugador
player-is-asked = ahora decide un jugador, no el azar
other-seat = ahora le toca decidir a otro
not-an-answer = eso no responde a la pregunta
no-such-dice = esos dados no están ahí para conservarlos (ROLL-1)
no-roll-left = no queda ningún lanzamiento (ROLL-1)
no-such-card = esa carta no está a la venta (BUY-1)
too-expensive = no hay suficiente ⚡ para eso (BUY-1, BUY-2)
not-an-outcome = los dados y el mazo no pueden dar eso aquí

## Setting up

players = juegan de 2 a 6 monstruos, no { $n } (SETUP-1)
twice = { $monster } está dos veces en la mesa; cada asiento necesita su propio monstruo (SETUP-1)
no-evolutions = { $monster } no tiene Evoluciones; elige otro monstruo o juega sin Evoluciones (EVO-1)
no-switch = no hay ninguna opción { $name }; `kaiju rules switches` las muestra todas
switch-word = { $name } admite { $words }, no { $word }

## Texts that cannot be read

expected = se esperaba { $expected } y hay { $found }
