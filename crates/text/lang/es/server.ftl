# Lo que un servidor de mesas dice a las personas. Los ids de los rechazos son las palabras del protocolo.

refused-seq-conflict = Ocurrió otra cosa antes. Vuelve a mirar la mesa.
refused-illegal-action = Esa no es una de las respuestas permitidas.
refused-not-your-turn = Ahora se le pregunta a otra persona.
refused-id-reused = Este identificador ya se usó para otra cosa. Usa uno nuevo.
refused-rate-limited = Fueron demasiadas peticiones a la vez. Espera un momento y prueba de nuevo.
refused-storage-unavailable = El servidor no puede guardarlo ahora mismo. No se pierde nada; prueba de nuevo en un momento.
refused-outcome-unknown = No se sabe si eso se guardó. Envía lo mismo otra vez: solo cuenta una vez.
refused-unavailable = El servidor está ocupado o reiniciándose. Prueba de nuevo en un momento.
refused-game-over = La partida ha terminado.
refused-upgrade-required = Tu cliente y el servidor hablan versiones distintas. Actualiza el más antiguo.
refused-forbidden = No existe o no tienes permiso.
refused-bad-request = La petición no se puede leer. Compárala con la descripción de la API.
refused-too-large = La petición supera el límite de tamaño.
refused-bad-method = Esta dirección no admite ese método.
refused-bad-type = El cuerpo debe ser JSON, con el tipo de contenido application/json.
refused-bad-setup = Esta edición, reglamento, opción o cantidad de asientos no es posible. Juegan de dos a seis monstruos.
refused-bad-bot = No existe ese bot, o piensa demasiado tiempo.
refused-bad-name = Un nombre tiene de 1 a 24 caracteres visibles. No se admiten caracteres invisibles, privados o sin asignar, ni más de dos marcas sobre una letra.
refused-bad-monster = No existe ese monstruo.
refused-monster-taken = Otra persona juega con ese monstruo. Elige otro.
refused-seat-taken = Ese asiento está ocupado, o no queda ninguno libre.
refused-seats-empty = Un asiento aún espera a su jugador. Invita a alguien o dáselo a un bot.
refused-not-begun = La partida aún no ha empezado.
refused-begun = La partida ya ha empezado.
refused-not-over = La partida aún no ha terminado.
refused-bad-reveal = Este no es el siguiente elemento de la cadena del asiento.
refused-name-taken = Ese nombre ya está en uso o se parece demasiado a otro. Elige otro.
refused-foreign-origin = Esta página no pertenece al servidor y no puede usarlo.
refused-foreign-host = Este servidor no se conoce por el nombre de la dirección. Quien lo administra puede permitirlo con --host o --url.
refused-other-rules = Esta partida no se puede jugar aquí: sus reglas no son las de este servidor, o se apartó tras un fallo.
refused-unknown = Error desconocido.

no-client = kaiju está en marcha. La página para jugar no se incluyó en este programa; `cargo xtask play` construye ambos. Los bots pueden jugar por la API: /api explica cómo.
