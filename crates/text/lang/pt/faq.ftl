### O que se pergunta na mesa, e onde as edições diferem.

faq-no-smash-empty-tokyo = Tóquio está vazia e não tirei nenhuma ✊. Tenho que entrar?
    .answer = É aqui que as edições mais diferem: numa, Tóquio se conquista na marra; nas outras, alguém tem que morar lá.
    .first = Não. Só entra quem ataca; sem ✊, Tóquio continua vazia.
    .second = Sim. Assim que resolve os dados, você tem que ocupar a Cidade de Tóquio se ela estiver vazia, com ✊ ou sem ✊, e ganha 1★.
    .godzilla = Sim, com ✊ ou sem ✊, e você ganha 1★, ou 1⚡ numa partida para dois.

faq-smashes-at-empty-tokyo = Entro numa Tóquio vazia com ✊. Elas acertam os outros?
    .answer = Não. Você as tirou estando fora, de onde as ✊ miram Tóquio, e não havia ninguém lá. Elas não dão meia-volta depois que você entra.

faq-leave-in-own-turn = Posso sair de Tóquio no meu próprio turno?
    .answer = Não. Há quatro saídas: ceder depois de um ataque, ser eliminado, estar na Baía quando ela fecha ou ter uma carta que diga isso. Fora isso você fica, por menos ♥ que tenha.

faq-yield-to-a-card = Uma carta me machucou em Tóquio. Posso ceder?
    .answer = Não. Só as ✊ dão direito a ceder. O que uma carta faz com você não é um ataque, por mais que doa.

faq-yield-unhurt = Fui atacado em Tóquio, mas não perdi ♥. Posso ceder?
    .answer = A questão é se basta ser atacado ou se também precisa doer.
    .first = Sim, basta ser atacado. Mesmo que Camuflagem, Blindagem ou Asas barrem todo o dano, você pode sair, e então o atacante tem que entrar.
    .second = Não. Você precisa ter perdido ♥ de verdade para as ✊; 1♥ já basta.
    .godzilla = Não. Você precisa ter perdido ♥ de verdade para as ✊; 1♥ já basta.

faq-yield-to-dodge = Se eu ceder, escapo do dano?
    .answer = Não. Primeiro vem o golpe, depois você decide. Só uma carta pode inverter isso, como Propulsores nos baralhos clássicos.

faq-death-in-tokyo = O monstro em Tóquio é eliminado. Quem está em Tóquio agora?
    .answer = Depende do que o eliminou, e de quando.
    .first = Se foi um ataque, o atacante ocupa o lugar, como se ele tivesse sido cedido. Se foi uma carta ou o veneno, o lugar fica vazio até um atacante tomá-lo.
    .second = Se o lugar está vazio quando o monstro ativo chega ao passo de entrar, ele entra. Se o fim vem mais tarde no turno, Tóquio espera pelo passo de entrar do próximo monstro.
    .godzilla = Se o lugar está vazio quando o monstro ativo chega ao passo de entrar, ele entra. Se o fim vem mais tarde no turno, Tóquio espera pelo passo de entrar do próximo monstro.

faq-city-yields-bay-stays = Com cinco ou seis jogadores: a Cidade cede e a Baía fica. Para onde vai o atacante?
    .answer = Para a Cidade de Tóquio. O monstro da Baía de Tóquio fica onde está: não se muda só porque a Cidade ficou livre.

faq-both-yield = Com cinco ou seis jogadores: a Cidade e a Baía cedem. Quem vai para onde?
    .answer = O atacante ocupa a Cidade de Tóquio, e a Baía de Tóquio fica vazia por enquanto.
    .first = O próximo só toma a Baía se atacar.
    .second = O próximo monstro de fora tem que ocupar a Baía assim que resolver os dados, com ✊ ou sem ✊.
    .godzilla = O próximo monstro de fora tem que ocupar a Baía assim que resolver os dados, com ✊ ou sem ✊.

faq-bay-closes = Só restam quatro monstros. O que acontece com a Baía de Tóquio?
    .answer = Ela fecha na hora, no meio de um turno se for preciso, e não abre nunca mais.
    .first = O monstro dela sai de Tóquio, mesmo que a Cidade esteja vazia.
    .second = O monstro dela sai de Tóquio, a não ser que a Cidade esteja vazia: aí ele se muda para lá, sem ganhar ★ por isso.
    .godzilla = O monstro dela sai de Tóquio, a não ser que a Cidade esteja vazia: aí ele se muda para lá, sem ganhar ★ por isso.

faq-twenty-and-dead = Chego a 20★ e a 0♥ no mesmo turno. Ganhei?
    .answer = Não, você é eliminado: quem quer a coroa precisa sobreviver ao turno. E se todos caem de uma vez, todos perdem.

faq-when-twenty-wins = Quando exatamente as 20★ ganham?
    .answer = Quando vem a verificação, no seu turno ou em um alheio, se você estiver vivo e ainda as tiver. Até lá podem tirá-las de você.
    .first = Os livros encerram a partida com 20★ e mesmo assim pedem que você sobreviva ao turno; por isso olhamos quando ele acaba.
    .second = O livro português diz turno; o espanhol, rodada. Nós olhamos no fim de cada turno.
    .godzilla = É o próprio livro que diz: no fim do turno.
    .in-es-2016 = No fim da rodada, então todos tiveram o mesmo número de turnos.

faq-hearts-in-tokyo = Para que servem os dados de ♥ em Tóquio?
    .answer = Para curar, não: em Tóquio só as cartas dão ♥. Mas, com Evoluções, três ♥ fazem você evoluir lá também.
    .first = Mesmo assim eles podem remover de você marcadores de Veneno e de Encolhimento: o livro se cala, e nós permitimos.
    .second = Também não removem de você marcadores de Veneno nem de Encolhimento. Primeiro é preciso sair.
    .godzilla = Também não removeriam marcadores de você, mas nenhuma carta deste baralho os distribui.

faq-poisoner-gone = Quem me envenenou morreu ou perdeu a carta. Os marcadores ficam?
    .answer = Sim. Os marcadores de Veneno e de Encolhimento agora são seus, e só os seus dados de ♥ os removem, um para cada ♥.
    .first = Em Tóquio também, por decisão nossa.
    .second = Só fora de Tóquio.

faq-mimic = Imitar: ela copia o que está em cima de uma carta? E se a carta copiada sumir?
    .answer = Ela vale como se você tivesse acabado de comprar a carta copiada, com cargas ou cubos próprios. Quando a carta copiada sai do jogo, ela não faz nada; no começo do seu turno, antes de rolar, 1⚡ a põe sobre outra.

faq-two-opportunists = Dois monstros têm Oportunista. Quem vem primeiro?
    .answer = Pergunta-se a um após o outro sobre cada carta nova virada para cima. As cartas de uma renovação são oferecidas juntas, e a que substitui uma comprada é oferecida de novo na mesma ordem.
    .first = O primeiro deles à esquerda do monstro ativo.
    .second = O primeiro deles à esquerda do monstro ativo.
    .in-es-2011 = Primeiro o monstro ativo, mesmo enquanto compra.

faq-fire-breathing = Cuspidor de Fogo: quem se queima?
    .answer = Seus vizinhos: o monstro vivo mais próximo à sua esquerda e o mais próximo à sua direita.
    .first = Eles se queimam onde quer que estejam: se suas ✊ também acertam um deles, é uma perda só; se não, não é um ataque, e ninguém cede por isso. Queima sempre que você causa dano a outro monstro, com ✊ ou com uma carta.
    .second = Eles se queimam onde quer que estejam: se suas ✊ também acertam um deles, é uma perda só; se não, não é um ataque, e ninguém cede por isso. Queima sempre que o seu resultado tem uma ✊, mesmo que ela não acerte ninguém. Um rival sozinho está dos seus dois lados e mesmo assim perde 1♥, não 2.
    .in-es-2011 = Queima o vizinho que seu dano alcança, mas nunca com uma carta que você compra.
    .in-en-summary = Queima o vizinho que você ataca, e mais ninguém.

faq-metamorph-refund = Metamorfose: quanto eu recebo de volta?
    .answer = Você vende no fim do seu turno: qualquer uma das suas cartas Manter, até uma comprada neste turno, até a própria Metamorfose.
    .first = Cada uma devolve as ⚡ que você pagou por ela.
    .second = Cada uma dá o custo impresso inteiro em ⚡, mesmo que você a tenha comprado por menos.

faq-it-has-a-child = Ele Tem um Filhote!: o que eu mantenho? Conta como uma morte?
    .answer = Você mantém suas ⚡, e também seus marcadores de Veneno e de Encolhimento. Perde todas as suas cartas e ★, sai de Tóquio e continua jogando com 10♥. Seus ♥ chegaram mesmo a 0, então Devorador de Cadáveres faz a festa do mesmo jeito.

faq-armor-and-wings = Blindagem e Asas: o que exatamente elas barram?
    .answer = Blindagem olha cada perda por si só: um único marcador de Veneno não faz nada. Asas custa 2⚡ quando você vai perder ♥; depois nada tira ♥ de você pelo resto do turno, nem o veneno.
    .first = Uma ✊ junto com Ataque Ácido é uma só perda de 2♥, que Blindagem deixa passar. Se atacarem você em Tóquio, você pode ceder mesmo tendo sido salvo por elas.
    .second = Uma ✊ junto com Ataque Ácido é uma só perda de 2♥, que Blindagem deixa passar. Se elas salvarem você por completo de um ataque em Tóquio, você não pode ceder.
    .in-en-summary = Blindagem enfrenta em separado as ✊ de um ataque e o que cada carta soma: uma ✊ e Ataque Ácido não fazem nada a você. Se atacarem você em Tóquio, você pode ceder mesmo tendo sido salvo por elas.
