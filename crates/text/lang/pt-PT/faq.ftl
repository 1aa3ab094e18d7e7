### O que se pergunta à mesa, e onde as edições diferem.

faq-no-smash-empty-tokyo = Tóquio está vazia e não me saiu nenhuma ✊. Tenho de entrar?
    .answer = É aqui que as edições mais diferem: numa, Tóquio conquista-se à força; nas outras, alguém tem de lá viver.
    .first = Não. Só entra quem ataca; sem ✊, Tóquio continua vazia.
    .second = Sim. Assim que resolves os dados, tens de ocupar a Cidade de Tóquio se estiver vazia, com ✊ ou sem ✊, e ganhas 1★.
    .godzilla = Sim, com ✊ ou sem ✊, e ganhas 1★, ou 1⚡ numa partida a dois.

faq-smashes-at-empty-tokyo = Entro numa Tóquio vazia com ✊. Acertam nos outros?
    .answer = Não. Saíram-te fora, de onde as ✊ apontam para Tóquio, e lá não havia ninguém. Não dão meia-volta depois de entrares.

faq-leave-in-own-turn = Posso sair de Tóquio no meu próprio turno?
    .answer = Não. Há quatro saídas: ceder depois de um ataque, ser eliminado, estar na Baía quando ela fecha ou ter uma carta que o diga. De resto ficas, por poucos ♥ que te restem.

faq-yield-to-a-card = Uma carta magoou-me em Tóquio. Posso ceder?
    .answer = Não. Só as ✊ dão direito a ceder. O que uma carta te faz não é um ataque, por muito que doa.

faq-yield-unhurt = Atacaram-me em Tóquio, mas não perdi ♥. Posso ceder?
    .answer = A questão é se basta ser atacado ou se tem de doer.
    .first = Sim, basta ser atacado. Mesmo que Camuflagem, Blindagem ou Asas travem todo o dano, podes sair, e então o atacante tem de entrar.
    .second = Não. Tens de ter perdido mesmo ♥ com as ✊; 1♥ já chega.
    .godzilla = Não. Tens de ter perdido mesmo ♥ com as ✊; 1♥ já chega.

faq-yield-to-dodge = Se ceder, escapo ao dano?
    .answer = Não. Primeiro vem o golpe, depois decides. Só uma carta pode mudar isso, como Propulsores nos baralhos clássicos.

faq-death-in-tokyo = O monstro em Tóquio é eliminado. Quem está agora em Tóquio?
    .answer = Depende do que o eliminou, e de quando.
    .first = Se foi um ataque, o atacante ocupa o lugar, como se lho tivessem cedido. Se foi uma carta ou o veneno, o lugar fica vazio até um atacante o ocupar.
    .second = Se o lugar está vazio quando o monstro ativo chega ao passo de entrar, entra. Se o fim vem mais tarde no turno, Tóquio espera pelo passo de entrar do próximo monstro.
    .godzilla = Se o lugar está vazio quando o monstro ativo chega ao passo de entrar, entra. Se o fim vem mais tarde no turno, Tóquio espera pelo passo de entrar do próximo monstro.

faq-city-yields-bay-stays = Com cinco ou seis jogadores: a Cidade cede e a Baía fica. Para onde vai o atacante?
    .answer = Para a Cidade de Tóquio. O monstro da Baía de Tóquio fica onde está: não se muda só porque a Cidade está livre.

faq-both-yield = Com cinco ou seis jogadores: a Cidade e a Baía cedem. Quem vai para onde?
    .answer = O atacante ocupa a Cidade de Tóquio, e a Baía de Tóquio fica vazia por agora.
    .first = O próximo monstro só fica com a Baía se atacar.
    .second = O próximo monstro de fora tem de ocupar a Baía assim que resolver os dados, com ✊ ou sem ✊.
    .godzilla = O próximo monstro de fora tem de ocupar a Baía assim que resolver os dados, com ✊ ou sem ✊.

faq-bay-closes = Só restam quatro monstros. O que acontece à Baía de Tóquio?
    .answer = Fecha logo, a meio de um turno se for preciso, e nunca mais abre.
    .first = O monstro dela sai de Tóquio, mesmo que a Cidade esteja vazia.
    .second = O monstro dela sai de Tóquio, a não ser que a Cidade esteja vazia: então muda-se para lá, sem ganhar ★ por isso.
    .godzilla = O monstro dela sai de Tóquio, a não ser que a Cidade esteja vazia: então muda-se para lá, sem ganhar ★ por isso.

faq-twenty-and-dead = Chego a 20★ e a 0♥ no mesmo turno. Ganhei?
    .answer = Não, és eliminado: quem quer a coroa tem de sobreviver ao turno. E se todos caem ao mesmo tempo, todos perdem.

faq-when-twenty-wins = Quando é que as 20★ ganham ao certo?
    .answer = Quando vem a verificação, no teu turno ou no de outro, se estiveres vivo e ainda as tiveres. Até lá podem tirar-tas.
    .first = Os livros acabam a partida com 20★ e mesmo assim querem que sobrevivas ao turno; por isso olhamos quando ele acaba.
    .second = O livro português diz turno; o espanhol, ronda. Nós olhamos no fim de cada turno.
    .godzilla = É o próprio livro que o diz: no fim do turno.
    .in-es-2016 = No fim da ronda, por isso todos tiveram o mesmo número de turnos.

faq-hearts-in-tokyo = Para que servem os dados de ♥ em Tóquio?
    .answer = Para curar, não: em Tóquio só as cartas te dão ♥. Mas, com Evoluções, três ♥ também lá te fazem evoluir.
    .first = Mesmo assim podem remover-te marcadores de Veneno e de Encolhimento: o livro não diz nada, e nós permitimos.
    .second = Também não te removem marcadores de Veneno nem de Encolhimento. Primeiro é preciso sair.
    .godzilla = Também não te removeriam marcadores, mas nenhuma carta deste baralho os distribui.

faq-poisoner-gone = Quem me envenenou morreu ou perdeu a carta. Os marcadores ficam?
    .answer = Sim. Os marcadores de Veneno e de Encolhimento agora são teus, e só os teus dados de ♥ os removem, um por cada ♥.
    .first = Em Tóquio também, por decisão nossa.
    .second = Só fora de Tóquio.

faq-mimic = Imitar: copia o que está em cima de uma carta? E se a carta copiada desaparecer?
    .answer = Vale como se tivesses acabado de comprar a carta copiada, com cargas ou cubos próprios. Quando a carta copiada sai do jogo, Imitar não faz nada; no início do teu turno, antes de lançar, 1⚡ põe-na sobre outra.

faq-two-opportunists = Dois monstros têm Oportunista. Quem vem primeiro?
    .answer = Pergunta-se a um de cada vez sobre cada carta nova virada para cima. As cartas de uma renovação são oferecidas juntas, e a que substitui uma comprada volta a ser oferecida pela mesma ordem.
    .first = O primeiro deles à esquerda do monstro ativo.
    .second = O primeiro deles à esquerda do monstro ativo.
    .in-es-2011 = Primeiro o monstro ativo, mesmo enquanto compra.

faq-fire-breathing = Cuspidor de Fogo: quem se queima?
    .answer = Os teus vizinhos: o monstro vivo mais próximo à tua esquerda e o mais próximo à tua direita.
    .first = Queimam-se estejam onde estiverem: se as tuas ✊ também acertam num deles, é uma só perda; se não, não é um ataque, e ninguém cede por isso. Queima sempre que causas dano a outro monstro, com ✊ ou com uma carta.
    .second = Queimam-se estejam onde estiverem: se as tuas ✊ também acertam num deles, é uma só perda; se não, não é um ataque, e ninguém cede por isso. Queima sempre que o teu resultado tem uma ✊, mesmo que não acerte em ninguém. Um único rival está dos teus dois lados e mesmo assim perde 1♥, não 2.
    .in-es-2011 = Queima o vizinho que o teu dano alcança, mas nunca com uma carta que compras.
    .in-en-summary = Queima o vizinho que atacas, e mais ninguém.

faq-metamorph-refund = Metamorfose: quanto recebo de volta?
    .answer = Vendes no fim do teu turno: qualquer das tuas cartas Manter, até uma comprada neste turno, até a própria Metamorfose.
    .first = Cada uma devolve as ⚡ que pagaste por ela.
    .second = Cada uma dá o custo impresso inteiro em ⚡, mesmo que te tenha custado menos.

faq-it-has-a-child = Ele Tem uma Cria!: com que fico, e conta como uma morte?
    .answer = Ficas com as tuas ⚡, e também com os teus marcadores de Veneno e de Encolhimento. Perdes todas as tuas cartas e ★, sais de Tóquio e continuas a jogar com 10♥. Os teus ♥ chegaram mesmo a 0, por isso Devorador de Cadáveres enche a barriga na mesma.

faq-armor-and-wings = Blindagem e Asas: o que travam ao certo?
    .answer = Blindagem vê cada perda por si: um único marcador de Veneno não faz nada. Asas custa 2⚡ quando se vai perder ♥; depois nada te tira ♥ até ao fim do turno, nem o veneno.
    .first = Uma ✊ junto com Ataque Ácido é uma só perda de 2♥, que Blindagem deixa passar. Se te atacarem em Tóquio, podes ceder embora elas te tenham salvado.
    .second = Uma ✊ junto com Ataque Ácido é uma só perda de 2♥, que Blindagem deixa passar. Se elas te salvarem por completo de um ataque em Tóquio, não podes ceder.
    .in-en-summary = Blindagem enfrenta em separado as ✊ de um ataque e o que cada carta lhes soma: uma ✊ e Ataque Ácido não te fazem nada. Se te atacarem em Tóquio, podes ceder embora elas te tenham salvado.
