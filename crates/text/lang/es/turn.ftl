### The turn summary: the steps of a turn with what each brings, and what Tokyo pays. A step is its title; `.short` is the title where there is little room. The other parts are said where the rules have what they tell.

step-roll = Lanzar los dados
    .short = Lanzar
    .tokyo = Si empiezas en Tokyo: 2★.
    .tokyo-energy = Si empiezas en Tokyo: 1⚡.
    .text = Tres lanzamientos como mucho; conserva los dados que quieras.
    .tokens = Las fichas de Dado se gastan antes del primer lanzamiento.

step-resolve = Resolver los dados
    .short = Resolver
    .text = Tres números iguales dan ★, las ⚡ son energía, los ♥ curan fuera de Tokyo, los ✊ golpean al otro lado.
    .attack = Quien ataca ocupa un lugar libre en Tokyo: 1★.
    .attack-energy = Quien ataca ocupa un lugar libre en Tokyo: 1⚡.
    .evolve = Tres ♥ traen una Evolución.

step-enter = Entrar en Tokyo
    .short = Entrar
    .text = ¿Sigues fuera y hay un lugar libre? Tienes que entrar: 1★.
    .text-energy = ¿Sigues fuera y hay un lugar libre? Tienes que entrar: 1⚡.

step-buy = Comprar cartas
    .or-gain = Comprar cartas o ganar 1⚡
    .gain = Ganar 1⚡
    .short = Comprar
    .text = Compra lo que puedas pagar; 2⚡ renuevan las cartas.
    .thrift = Sin comprar ninguna carta: 1⚡.

step-end = Final del turno
    .short = Final
    .text = Efectos de final del turno y después el veneno.
    .text-any = Efectos de final del turno y veneno, en el orden que quieras.
    .check = Con 20★ se gana ahora.
    .check-round = Con 20★ se gana al acabar la ronda.

## On the page

summary = Resumen del turno
step-now = { $title } (ahora)
summary-line = { $n }. { $title }. { $text }

## What Tokyo pays and forbids

tokyo-pays = Al entrar: 1★. Al empezar tu turno aquí: 2★. Sin curación.
tokyo-pays-duo = Al entrar: 1⚡. Al empezar tu turno aquí: 1⚡. Sin curación.
sign-enter = Entrar { $prize }
sign-start = Empezar { $prize }
sign-heal = Sin ♥
