# Por qué un bot eligió lo que eligió, según los valores que comparó.

ask-why = ¿Por qué esta elección?
random = { $name } elige al azar: { $chosen } es una de { $n } respuestas, todas igual de probables.
habit = { $name } no compara nada aquí. Siempre responde a esta pregunta con la misma regla: { $chosen }.
no-gain = { $name } elige { $chosen }: ningún poder parece valer la pena.
alone = { $name } elige { $chosen } y no ha probado nada más.
gain-score = { $name } elige { $chosen }: según su propia cuenta vale { $points } más que no hacerlo.
gain-chance = { $name } elige { $chosen }: su probabilidad de ganar es { $points } puntos mayor que sin ello.
score = { $name } elige { $chosen }: su propia cuenta da { $worth }. Le sigue { $other } con { $less }, { $apart } menos.
chance = { $name } elige { $chosen }: ve una probabilidad de ganar de { $worth }. Le sigue { $other } con { $less }, { $apart } puntos menos.
wins = { $name } elige { $chosen }: gana { $worth } de las partidas que imagina. Le sigue { $other } con { $less }, { $apart } puntos menos.
secret = { $name } no lo dice mientras dura la partida: mostraría lo que tiene en la mano.
no-choice = Ahí ningún bot tenía elección.
