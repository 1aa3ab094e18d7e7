### The turn summary: the steps of a turn with what each brings, and what Tokyo pays. A step is its title; `.short` is the title where there is little room. The other parts are said where the rules have what they tell.

step-roll = Lançar os dados
    .short = Lançar
    .tokyo = Ao começar em Tóquio: 2★.
    .tokyo-energy = Ao começar em Tóquio: 1⚡.
    .text = No máximo três lançamentos; guarda os dados que quiseres.
    .tokens = As fichas de Dado gastam-se antes do primeiro lançamento.

step-resolve = Resolver os dados
    .short = Resolver
    .text = Três números iguais dão ★, as ⚡ são energia, os ♥ curam fora de Tóquio, as ✊ acertam no outro lado.
    .attack = Quem ataca ocupa um lugar livre em Tóquio: 1★.
    .attack-energy = Quem ataca ocupa um lugar livre em Tóquio: 1⚡.
    .evolve = Três ♥ trazem uma Evolução.

step-enter = Entrar em Tóquio
    .short = Entrar
    .text = Ainda estás fora e há um lugar livre? Tens de entrar: 1★.
    .text-energy = Ainda estás fora e há um lugar livre? Tens de entrar: 1⚡.

step-buy = Comprar cartas
    .or-gain = Comprar cartas ou ganhar 1⚡
    .gain = Ganhar 1⚡
    .short = Comprar
    .text = Compra o que puderes pagar; 2⚡ renovam as cartas.
    .thrift = Sem comprar nenhuma carta: 1⚡.

step-end = Fim do turno
    .short = Fim
    .text = Efeitos de fim do turno e depois o veneno.
    .text-any = Efeitos de fim do turno e veneno, pela ordem que quiseres.
    .check = Quem tiver 20★ ganha agora.
    .check-round = Quem tiver 20★ ganha quando a ronda acabar.

## On the page

summary = Resumo do turno
step-now = { $title } (agora)
summary-line = { $n }. { $title }. { $text }

## What Tokyo pays and forbids

tokyo-pays = Ao entrar: 1★. Ao começar o turno aqui: 2★. Sem cura.
tokyo-pays-duo = Ao entrar: 1⚡. Ao começar o turno aqui: 1⚡. Sem cura.
sign-enter = Entrar { $prize }
sign-start = Começar { $prize }
sign-heal = Sem ♥
