# The rules reference: chapters, clauses in rulebook order, switches. A clause is its title; `.text` holds in every edition,
# the other attributes in one edition only. No text names a switch: `kaiju rules` does.

## Chapters

chapter-setup = Preparação
chapter-roll = Rolar os dados
chapter-resolve = Resolver os dados
chapter-enter = Entrar em Tóquio
chapter-buy = Comprar cartas de Poder
chapter-end = Fim do turno e da partida
chapter-duo = Dois jogadores
chapter-evolutions = Evoluções
chapter-examples = Exemplos

## Clauses

setup-1 = Escolha um monstro
    .text = De dois a seis jogadores, cada um com um monstro diferente. Todos começam com 10♥, 0★ e 0⚡. Sem Evoluções,
        qualquer monstro pode pisotear qualquer edição.
    .first = O elenco: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.
    .second = O elenco: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.
    .godzilla = O elenco: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla e Gigan. Gigan é escolha nossa: o livro
        de regras só cita os outros cinco.

setup-2 = Cidade e Baía
    .text = Até quatro monstros disputam apenas a Cidade de Tóquio. Com cinco ou seis, abre também a Baía de Tóquio.
        “Em Tóquio” sempre quer dizer qualquer um dos dois lugares, com as mesmas vantagens e os mesmos apertos.
    .first = Aqui a Baía é uma regra avançada. Mesmo assim a abrimos com cinco ou seis; uma opção a deixa fechada para
        uma primeira partida.

setup-3 = O baralho de Poder
    .text = Embaralhe as cartas de Poder para formar o baralho e vire três para cima. Tóquio começa vazia: ninguém a
        mereceu ainda. Uma opção tira as cartas de Poder; outras acrescentam as promocionais ou as fantasias.
    .godzilla = As regras são as da edição; as 50 cartas de Poder são criação nossa.

setup-4 = Quem começa
    .text = Todos rolam os seis dados e começa quem tiver mais ✊; os empatados rolam de novo até um passar à frente.
        Como opção, decide a pura sorte ou começa o primeiro lugar da mesa.
    .first = O livro espanhol não fala de empates e o resumo inglês sorteia. Nós desempatamos nos dados.
    .in-en-summary = Ninguém rola para isso: o primeiro jogador é escolhido ao acaso.

setup-5 = Em volta da mesa
    .text = Joga-se em sentido horário, ou seja, para a esquerda. Seus vizinhos são os monstros vivos mais próximos de
        cada lado. Se restarem dois, os dois vizinhos são o mesmo coitado.

setup-6 = Reservas sem fundo
    .text = A reserva de ⚡ nunca se esgota. Os marcadores de Veneno e de Encolhimento também não: é decisão nossa,
        pois a caixa traz doze de cada e os livros não dizem o que vem depois. As ★ param em 20, onde o mostrador
        acaba.
    .godzilla = As fichas de Dado acabam, sim: são doze, e uma reserva vazia não dá nada (decisão nossa).

turn-1 = Um turno, passo a passo
    .text = Todo turno passa pelos mesmos passos na mesma ordem: rolar os dados, resolvê-los, depois as cartas e por
        fim o final. Se você acorda em Tóquio, recebe antes da primeira rolagem (START-1).
    .first = Quatro passos: rolar, resolver, comprar, fim. Entrar em Tóquio faz parte de resolver: quem ataca entra
        na mesma hora (ENTER-1).
    .second = Cinco passos: rolar, resolver, entrar em Tóquio, comprar, fim. Para entrar, espera-se até que todos os
        dados estejam resolvidos (ENTER-2).
    .godzilla = Cinco passos: rolar, resolver, entrar em Tóquio, comprar cartas ou ganhar 1⚡ (BUY-4), fim.

start-1 = Acordar em Tóquio
    .text = Se você começa o turno em Tóquio, ganha 2★ antes de rolar qualquer dado. Onde Tóquio paga em energia
        (DUO-1), em vez disso é 1⚡.

roll-1 = Três rolagens
    .text = Role os seis dados e role de novo os que quiser, no máximo duas vezes. Já gostou? Pare. Mudou de ideia?
        Nenhum dado separado fica preso.

roll-2 = Dados extras
    .text = Os dados extras entram desde a sua primeira rolagem. Prometam o que prometerem as suas cartas, o número de
        dados que você rola tem um limite.
    .first = Oito: todos os dados da caixa.
    .second = Nove: as duas Cabeças Extras e Imitar copiando uma delas somam três dados a mais, e foi decidido que o
        terceiro conta.
    .godzilla = Oito, já com as fichas de Dado.
    .in-es-2016 = Dois dados extras no máximo, oito ao todo.
    .in-pt-2016 = Dois dados extras no máximo, oito ao todo.

roll-3 = Fichas de Dado
    .text = Gaste uma ou duas fichas de Dado antes da primeira rolagem; cada uma vira um dado extra até o turno
        acabar. Duas por turno é o teto e o limite de dados (ROLL-2) continua valendo. As cartas que dão fichas são
        criação nossa.

roll-4 = Menos dados
    .text = Os marcadores de Encolhimento e alguns turnos extras tiram dados de você, mas não existe dado negativo. Se
        não sobrar nenhum, você pula as rolagens e joga o resto do turno, um pouco mais triste.

shrink-1 = Marcadores de Encolhimento
    .text = Cada marcador de Encolhimento que você carrega custa um dado. Eles são contados no começo do seu turno: o
        que você remover depois só ajuda no próximo. Ficam com você mesmo que a carta que os deu tenha saído do jogo.
    .first = O livro só diz um dado a menos por marcador; quando contar é decisão nossa.
    .godzilla = Nenhuma carta do baralho de Godzilla, criação nossa, os distribui.

roll-5 = Seu resultado
    .text = Seu resultado é o que fica na mesa depois da sua última rolagem. Toda regra ou carta que olha os seus
        dados olha para estes, não para as maravilhas que você rolou de novo.

resolve-1 = Todo dado conta
    .text = Todos os dados são resolvidos, um tipo de face após o outro, na ordem que o jogador ativo quiser. A
        pergunta vem quando a ordem puder mudar o desfecho; uma opção pergunta sempre, outra nunca.
    .first = Os livros não falam da ordem; permitimos a escolha.

points-1 = Trincas pontuam
    .text = Três dados com o mesmo número dão esse número em ★; cada dado adicional igual soma 1★. Se tirar duas
        trincas diferentes, você recebe pelas duas. Seis 1 dão 1 + 3 = 4★.

energy-1 = Energia
    .text = Cada ⚡ do seu resultado dá um cubo de energia da reserva, sem precisar de trinca. Os cubos são seus até
        você gastá-los.

heal-1 = Cura
    .text = Fora de Tóquio, cada ♥ do seu resultado cura 1♥, até o seu máximo. Ele é de 10♥, a não ser que uma carta o
        aumente.

heal-2 = Em Tóquio não há descanso
    .text = Em Tóquio, os ♥ dos seus dados não curam você. As cartas ainda podem.

heal-3 = Livrar-se dos marcadores
    .text = Fora de Tóquio, um ♥ do seu resultado pode remover de você um marcador de Veneno ou de Encolhimento em vez
        de curar. Se isso vale em Tóquio, depende da edição.
    .first = Também em Tóquio: o livro se cala e nós permitimos.
    .second = Nunca em Tóquio: primeiro é preciso sair.
    .godzilla = Nunca em Tóquio. De todo modo, nenhuma carta do baralho de Godzilla, criação nossa, dá esses
        marcadores.

smash-1 = Patada
    .text = Cada ✊ tira 1♥ de cada alvo. De dentro de Tóquio você acerta todos os monstros de fora; de fora, todos os
        que estão em Tóquio, na Cidade e na Baía. Monstros do mesmo lado do muro nunca se acertam.

smash-2 = Patadas no ar
    .text = Enquanto Tóquio está vazia, as ✊ obtidas fora não acertam ninguém.

smash-3 = O que é um ataque
    .text = Sem ✊ no seu resultado não há ataque. Uma carta que reforça ataques precisa de um para reforçar.
    .first = Se todo o dano é evitado, as cartas que dependem de ferir os outros, como Cuspe Venenoso ou Herbívoro,
        não veem ataque nenhum.
    .second = Uma ✊ que uma carta soma ao seu resultado conta como uma obtida nos dados.
    .godzilla = Uma ✊ somada por uma carta também conta; essas cartas são criação nossa.
    .in-es-2016 = Uma ✊ que uma carta soma ao seu resultado vale como uma rolada. Os marcadores de Cuspe Venenoso e
        Raio que Encolhe são para quem é atacado, perca ♥ ou não.
    .in-es-2011 = Se todo o dano for evitado, as cartas que olham se você causa dano não veem ataque nenhum. Nenhuma
        carta aumenta o dano de uma carta que você compra, e Cuspidor de Fogo queima o vizinho que seu dano alcança.
    .in-en-summary = Se todo o dano for evitado, as cartas que olham se você causa dano não veem ataque nenhum. Uma
        carta que aumenta seu dano só aumenta ataques, e Cuspidor de Fogo queima o vizinho que você ataca.

smash-4 = Dano de cartas
    .text = Quando é uma carta que machuca, não há ataque. Isso não serve de desculpa para ceder Tóquio, e as cartas
        que respondem a ataques fingem que não viram.
    .in-en-summary = Blindagem enfrenta em separado as ✊ de um ataque e o que cada carta soma a elas.

yield-1 = Ceder Tóquio
    .text = Foi atacado em Tóquio? Aguente as patadas e depois fique ou ceda. Se houver dois lá, a Cidade de Tóquio
        responde antes da Baía de Tóquio. Quem cede está fora de Tóquio na hora.

yield-2 = Precisa doer?
    .text = Se todo o dano de um ataque foi evitado, quem foi atacado pode ceder? As edições discordam.
    .first = Não precisa doer: ser atacado já é desculpa suficiente.
    .second = Tem que doer: sem perder ♥ não há saída.
    .godzilla = Tem que doer, como na segunda edição.
    .in-pt-2016 = Tem que doer, e algum dado deve mostrar uma ✊: as que só as cartas trazem não deixam ninguém sair.

yield-3 = Tarde para se abaixar
    .text = Ceder Tóquio nunca desfaz o dano. Só uma carta pode dizer o contrário, como Propulsores nos baralhos
        clássicos.

out-1 = Eliminado
    .text = Um monstro com 0♥ é eliminado. Suas cartas Manter e sua energia são descartadas, e ele sai de Tóquio se
        estava lá.

out-2 = Quebrou, levou
    .text = Quem acaba com um monstro em Tóquio num ataque ocupa o lugar dele, como se ele o tivesse cedido. Se foi
        uma carta que acabou com ele, o lugar fica vazio.

out-3 = Caem todos juntos
    .text = Um só efeito pode eliminar vários monstros. Eles caem no mesmo momento, e só então se olha todo o resto.
        Ninguém ficou de pé? Então todos perdem.

out-4 = Ninguém sai
    .text = Como opção, um monstro com 0♥ não é eliminado, mas recomeça: perde todas as suas cartas, suas Evoluções em jogo, seus
        marcadores e suas ⚡, sai de Tóquio e continua com 10♥. Fica com suas ★. Se é o turno
        dele, o turno continua. Então só se ganha com ★.

enter-1 = Entrar na marra
    .text = Só entra quem ataca: sem ✊, nada de Tóquio. Se você ataca de fora, tem que ocupar um lugar livre, tanto
        faz se já estava vazio ou se acabaram de cedê-lo: a Cidade de Tóquio se puder; senão, a Baía de Tóquio quando
        estiver aberta. Se não havia ninguém em Tóquio, suas ✊ abrem os portões e não acertam ninguém.
    .in-es-2011 = Tomar a Cidade de Tóquio livre também não atinge ninguém enquanto alguém ocupa a Baía de Tóquio.

enter-2 = Alguém tem que entrar
    .text = A Cidade de Tóquio não pode ficar vazia: se você continua fora quando termina os dados, tem que entrar,
        com ✊ ou sem ✊. Se a Cidade está ocupada, mas a Baía de Tóquio está aberta e vazia, você entra nela.

enter-3 = Primeiro a Cidade
    .text = Quando os dois ocupantes cedem, quem chega fica com a Cidade de Tóquio, e na Baía de Tóquio não sobra
        ninguém. Quem fica na Baía não se muda só porque a Cidade ficou livre.

enter-4 = A estrela de boas-vindas
    .text = Entrar em Tóquio dá 1★, ou 1⚡ onde Tóquio paga em energia (DUO-1). Um passeio da Baía até a Cidade não dá
        nada: isso não é entrar.

enter-5 = Um monstro, um lugar
    .text = Por maior que seja, um monstro cabe na Cidade ou na Baía, nunca nas duas. E se já está em Tóquio, não tem
        mais onde entrar.
    .in-es-2016 = Por isso Morte que Vem do Alto dá as ★ a quem a compra em Tóquio e não move ninguém.
    .in-en-summary = Por isso Caído do Céu não faz nada para quem o compra na Baía de Tóquio.

bay-1 = A Baía fecha
    .text = Assim que restarem quatro monstros vivos ou menos, a Baía de Tóquio fecha e o monstro dela tem que sair.
        Se ele pode ocupar uma Cidade vazia, depende da edição.
    .first = Ele sai de Tóquio, mesmo com a Cidade vazia.
    .second = Ele ocupa a Cidade se estiver vazia, sem ganhar outra ★; senão, sai de Tóquio.
    .godzilla = Ele ocupa a Cidade se estiver vazia, como na segunda edição; senão, sai de Tóquio.

buy-1 = Às compras
    .text = Gostou de uma carta virada para cima? Pague o custo em ⚡ e ela é sua. O baralho preenche o espaço na hora,
        e a carta nova também está à venda. Continue comprando enquanto durarem as suas ⚡.
    .in-es-2011 = De vários donos de Oportunista, pergunta-se primeiro ao monstro ativo.

buy-2 = Renovar as cartas
    .text = Não gostou de nada? Por 2⚡ você renova a mesa: as três cartas viradas para cima são descartadas e o
        baralho traz outras três. Compre, renove, compre, renove: vale qualquer mistura, desde que você possa pagar em
        ⚡.
    .godzilla = Os Eventos virados para cima ficam onde estão (EVENT-3).

buy-3 = Manter ou Descartar
    .text = Uma carta Descartar faz efeito assim que você a compra e depois é descartada. Uma carta Manter fica virada
        para cima na frente do dono e continua valendo.
    .godzilla = Há um terceiro tipo, o Evento (EVENT-1). Todas as cartas desta edição são criação nossa.

buy-4 = Economizar compensa
    .text = Um turno em que você não compra nenhuma carta dá 1⚡. Renovar as cartas não é comprar.

buy-5 = Quando o baralho acaba
    .text = Conforme a edição, os espaços vazios continuam vazios, ou os descartes são embaralhados e formam um
        baralho novo.
    .first = Os livros se calam; deixamos os espaços vazios.
    .second = Os descartes voltam para a caixa, então os espaços continuam vazios.
    .godzilla = Esta edição tem pilha de descartes, e ela é embaralhada.

event-1 = Notícia urgente
    .text = Um Evento age assim que é virado para cima. Um efeito “ao ser revelado” acontece uma vez; um “enquanto
        estiver em jogo” dura até alguém comprar a carta. Os Eventos do nosso baralho são criação nossa.

event-2 = Comprar um Evento
    .text = Um Evento é comprado como qualquer outra carta. Depois acontece o efeito Descartar para quem o comprou.

event-3 = Os Eventos ficam
    .text = Renove à vontade: os Eventos da mesa não se mexem e só as outras cartas são trocadas. Com três Eventos não
        há nada para renovar, então não se pode (decisão nossa).

event-4 = Eventos na preparação
    .text = Um Evento que apareça durante a preparação também age. Ainda não é o turno de ninguém, então o que é
        destinado ao monstro ativo sobra para o primeiro jogador (decisão nossa).

end-1 = Fim do turno
    .text = Agora acontecem os efeitos de fim de turno das cartas. Depois os dados passam para a esquerda, ao primeiro
        monstro que ainda respire.
    .first = O dono escolhe a ordem dos efeitos.
    .second = Os efeitos acontecem sempre na mesma ordem.
    .godzilla = O dono escolhe a ordem dos efeitos.
    .in-en-summary = O dono escolhe a ordem dos efeitos, o veneno entre eles.

poison-1 = Veneno
    .text = No fim do seu próprio turno você perde 1♥ por marcador de Veneno que carrega, tudo como uma só perda. Não
        é um ataque. Age antes da verificação da vitória, então pode estragar a festa. Os marcadores ficam com você
        mesmo que a carta que os deu tenha saído do jogo.
    .godzilla = Nenhuma carta do baralho de Godzilla, criação nossa, envenena ninguém.
    .in-en-summary = É um dos efeitos do fim do turno: quem o carrega escolhe quando ele age entre eles.

win-1 = Vinte estrelas
    .text = Um monstro vivo com 20★ na hora da verificação é coroado Rei de Tóquio.
    .first = Os livros encerram a partida ao chegar a 20★, mas exigem sobreviver ao turno: por isso verificamos no fim
        dele.
    .second = O livro português diz turno; o espanhol, rodada. Nós ficamos com o turno.
    .godzilla = A verificação vem no fim de cada turno.
    .in-es-2016 = O livro conta no fim da rodada, então todos tiveram o mesmo número de turnos.

win-2 = O último de pé
    .text = Quando só resta um monstro vivo, ele ganha, mesmo sem nenhuma ★. Não é preciso terminar o turno: o efeito
        que derrubou os outros se completa, e pronto.

win-3 = Coroa sem cabeça
    .text = Se os últimos monstros caem todos de uma vez, ninguém ganha e todos perdem. Tóquio respira aliviada.

win-4 = Rei morto não reina
    .text = Se você chega a 20★ e depois a 0♥ antes de as estrelas serem contadas, é eliminado, não coroado. É preciso
        chegar vivo à contagem.

win-5 = Coroa dividida
    .text = Se uma mesma verificação encontra vários monstros vivos com 20★, eles dividem a coroa. Os livros se calam;
        é decisão nossa, e também da Board Game Arena.

limit-1 = Pisos e tetos
    .text = As ★ e a ⚡ nunca caem abaixo de 0. Os ♥ nunca passam do seu máximo e as ★ param em 20. O que passar de um
        limite se perde.

duo-1 = Tóquio para dois
    .text = Tóquio paga em energia: 1⚡ em vez de 1★ por entrar e 1⚡ em vez de 2★ por começar o turno lá. As outras
        regras não mudam.
    .first = Não por padrão: os livros não a conhecem, mas uma opção a ativa.
    .second = Não por padrão: os livros não a conhecem, mas uma opção a ativa.
    .godzilla = Em partidas que começam com dois jogadores: o livro a recomenda.

evo-1 = Um baralho só seu
    .text = Nas partidas com Evoluções, cada monstro tem o seu próprio baralho de oito; quem não tem não joga.
        Antes de começar, cada um puxa duas, esconde uma na mão e embaralha a outra de volta no baralho.
    .first = Não vêm na caixa: os monstros clássicos usam as de Power Up!. Os textos são os da impressão posterior.
    .second = Não vêm na caixa: os monstros clássicos usam as de Power Up!.
    .godzilla = As regras são as da edição; as 48 Evoluções são criação nossa.

evo-2 = Três corações evoluem
    .text = Com três ou mais ♥ no seu resultado você evolui assim que resolve os dados: puxe duas Evoluções, esconda
        uma na mão e descarte a outra. É um presente, não um custo: esses ♥ curam como sempre. Funciona também em
        Tóquio.
    .godzilla = O livro dá o número num desenho que não conseguimos ler; três ♥ é a regra do jogo clássico publicado.

evo-3 = Evoluir de novo
    .text = Quando o seu baralho de Evoluções acabar, embaralhe as que você descartou para formar um novo.

evo-4 = Surpresa!
    .text = Uma Evolução diz quando pode ser jogada. Se não diz nada, solte-a quando quiser, até no turno de outro
        monstro.

evo-5 = Temporária ou Permanente
    .text = Uma Evolução Temporária é descartada depois de usada. Uma Permanente fica virada para cima na sua frente e
        continua valendo.

evo-6 = Não é uma carta qualquer
    .text = “Carta”, sem mais nada, nunca se refere a uma Evolução.

evo-7 = Mão secreta
    .text = Só você vê as Evoluções da sua mão. Os rivais podem tentar adivinhar; o público também.

ex-1 = Quatro 2, um raio e uma patada
    .text = Gigazaur está fora; Cyber Kitty, na Cidade de Tóquio. Resultado de Gigazaur: 2 2 2 2 ⚡ ✊. Ele ganha 3★
        (duas pela trinca e uma pelo quarto 2) e 1⚡, e Cyber Kitty perde 1♥.
    .first = Nesta caixa, a vítima é Cyber Bunny.

ex-2 = Contar trincas
    .text = Quatro 1 dão 2★. Cinco 2 dão 4★. Três 3 dão 3★, não 9.

ex-3 = Pancadaria para cinco
    .text = Cidade: Gigazaur, já ferido; Baía: Space Penguin. Meka Dragon tira 4✊: os dois perdem 4♥ e cedem, Meka
        Dragon entra na Cidade (+1★) e a Baía fica vazia. Gigazaur tira 1✊: Meka Dragon perde 1♥ e fica, Gigazaur
        entra na Baía (+1★). Space Penguin tira 1✊: os dois perdem 1♥, Gigazaur cede, Space Penguin entra na Baía
        (+1★); The King e Cyber Kitty não tiram ✊ e ninguém se move. Meka Dragon começa em Tóquio (+2★) e tira 3✊:
        todos os de fora perdem 3♥, Gigazaur cai a 0♥ e é eliminado, com só quatro vivos a Baía fecha e Space Penguin
        sai de Tóquio.
    .first = Os mesmos movimentos por outro motivo: cada recém-chegado entra porque atacou (ENTER-1).

ex-4 = Dez de energia para gastar
    .text = Um monstro com 10⚡ não gosta do que vê e renova as cartas por 2⚡. Compra uma nova por 3⚡, o espaço é
        preenchido e sobram 5⚡ para outro dia.
    .godzilla = Aqui não há 1⚡ de bônus: uma carta foi comprada (BUY-4).

ex-5 = Um começo tranquilo
    .text = O primeiro jogador não tira nenhuma ✊ e Tóquio está vazia. Ele entra?
    .first = Tóquio continua vazia.
    .second = Ele entra mesmo assim e ganha 1★.
    .godzilla = Ele entra mesmo assim e ganha 1★, ou 1⚡ numa partida para dois (DUO-1).

## Switches

switch-tokyo-bay = A Baía de Tóquio fica aberta enquanto houver cinco ou mais monstros vivos.
switch-first-player = Quem joga o primeiro turno: quem tirar mais ✊ em seis dados (os empates se repetem), um monstro
    sorteado ou o primeiro lugar da mesa.
switch-must-enter-empty-tokyo = Depois de resolver os dados, um monstro de fora tem que entrar num lugar vazio de
    Tóquio, com ou sem ✊.
switch-attack-into-empty-takes-tokyo = Um ataque a uma Tóquio totalmente vazia apenas a toma: não acerta ninguém e
    nenhuma carta o vê como ataque. Onde é preciso entrar numa Tóquio vazia, o passo de entrar cuida disso.
switch-yield-needs-damage = Um monstro em Tóquio só pode ceder se de fato perdeu ♥ para as ✊.
switch-attacker-replaces-eliminated = O atacante ocupa o lugar do monstro que o seu ataque eliminou em Tóquio. Onde é
    preciso entrar numa Tóquio vazia, o passo de entrar cuida disso.
switch-bay-moves-to-empty-city = Quando a Baía de Tóquio fecha, seu ocupante passa para a Cidade de Tóquio se ela
    estiver vazia, em vez de sair de Tóquio.
switch-energy-if-no-buy = Um turno sem comprar cartas dá 1⚡. Renovar as cartas não é comprar.
switch-dice-tokens = Antes da primeira rolagem podem ser descartadas até duas fichas de Dado, um dado extra por ficha.
switch-events = Há cartas de Evento no baralho de Poder. Elas agem ao serem viradas para cima e nunca saem ao renovar
    as cartas.
switch-deck-exhausted = Quando o baralho de Poder acaba: os espaços ficam vazios, ou os descartes viram o novo
    baralho.
switch-counters-removable-in-tokyo = Também em Tóquio, um ♥ do resultado pode remover um marcador de Veneno ou de
    Encolhimento.
switch-victory-check = Quando as 20★ ganham: no fim de cada turno ou no fim de cada rodada.
switch-two-player-tokyo = Tóquio paga 1⚡ por entrar e 1⚡ por começar lá, em vez de ★: nunca, só se a partida começa
    com dois jogadores, ou sempre.
switch-evolutions = Cada monstro joga com o seu próprio baralho de oito Evoluções.
switch-power-cards = Joga-se com cartas de Poder. Tire-as para uma primeira partida.
switch-promos = O baralho leva também as cartas promocionais, uma de cada uma das que não pedem regras próprias.
switch-costumes = O baralho leva também doze fantasias (primeira edição). Com três ✊ na sua rolagem, você pode comprar uma
    fantasia de um monstro que fez perder ♥ neste turno; quem a vestia recebe o preço.
switch-resolve-order = Quando se pergunta ao jogador ativo a ordem dos seus dados: nunca, quando ela puder mudar o
    desfecho, ou sempre.
switch-end-order = Os efeitos de fim de turno acontecem na ordem que o dono quiser, ou numa fixa.
switch-dice-limit = O máximo de dados que um monstro pode rolar: oito, ou nove para que conte um terceiro dado extra,
    copiado com Imitar.
switch-free-city-hits-nobody = Quem toma a Cidade de Tóquio livre não atinge ninguém, mesmo que alguém ocupe a Baía.
switch-yield-needs-die = Um monstro só pode ceder se o ataque tinha uma ✊ em um dado: ✊ que só as cartas trazem não
    deixam ninguém sair.
switch-armour-by-source = Blindagem enfrenta em separado as ✊ de um ataque e o que cada carta acrescenta, em vez
    da perda inteira.
switch-raised-damage = O que as cartas que aumentam seu dano aumentam: tudo, tudo menos o dano que uma carta causa ao ser
    comprada, ou só os ataques.
switch-neighbours-burn = Quem Cuspidor de Fogo queima: os dois vizinhos sempre que você causar dano a alguém, os dois
    quando seu resultado tem uma ✊, o vizinho que seu dano alcança, ou o vizinho que você ataca.
switch-counters-for = Quem recebe os marcadores de Cuspe Venenoso e Raio que Encolhe: quem perdeu ♥ para suas ✊, ou quem
    foi atacado por suas ✊.
switch-dropping-in = O que Caído do Céu faz: quem está fora toma a Cidade de Tóquio, ou todos os outros saem de
    Tóquio e quem compra toma a Cidade, ou como no primeiro caso, mas sem efeito algum para quem está na Baía.
switch-new-card-first = Qual de vários donos de Oportunista pode comprar primeiro uma carta nova: o próximo à esquerda do
    monstro ativo, ou o próprio monstro ativo.
switch-poison-in-end-order = O veneno é um dos efeitos do fim do turno: quem o carrega escolhe quando ele age.
switch-comebacks = Ninguém é eliminado: um monstro com 0♥ perde todas as suas cartas e suas ⚡, sai de Tóquio e
    continua com 10♥. Fica com suas ★. Só se ganha com ★.
