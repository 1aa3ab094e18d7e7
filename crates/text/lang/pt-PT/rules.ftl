# The rules reference: chapters, clauses in rulebook order, switches. A clause is its title; `.text` holds in every edition,
# the other attributes in one edition only. No text names a switch: `kaiju rules` does.

## Chapters

chapter-setup = Preparação
chapter-roll = Lançar os dados
chapter-resolve = Resolver os dados
chapter-enter = Entrar em Tóquio
chapter-buy = Comprar cartas de Poder
chapter-end = Fim do turno e da partida
chapter-duo = Dois jogadores
chapter-evolutions = Evoluções
chapter-examples = Exemplos

## Clauses

setup-1 = Escolhe um monstro
    .text = De dois a seis jogadores, cada um com um monstro diferente. Todos começam com 10♥, 0★ e 0⚡. Sem Evoluções,
        qualquer monstro pode andar aos pinotes em qualquer edição.
    .first = O elenco: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.
    .second = O elenco: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.
    .godzilla = O elenco: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla e Gigan. Gigan é escolha nossa: o livro de
        regras só refere os outros cinco.

setup-2 = Cidade e Baía
    .text = Até quatro monstros disputam apenas a Cidade de Tóquio. Com cinco ou seis, abre também a Baía de Tóquio. “Em
        Tóquio” quer sempre dizer qualquer um dos dois lugares, com as mesmas vantagens e os mesmos apertos.
    .first = Aqui a Baía é uma regra avançada. Mesmo assim abrimo-la com cinco ou seis; uma opção deixa-a fechada para uma
        primeira partida.

setup-3 = O baralho de Poder
    .text = Baralha as cartas de Poder para formar o baralho e vira três para cima. Tóquio começa vazia: ainda ninguém a
        mereceu. Uma opção tira as cartas de Poder; outras juntam-lhes as promocionais ou os disfarces.
    .godzilla = As regras são as da edição; as 50 cartas de Poder são criação nossa.

setup-4 = Quem começa
    .text = Todos lançam os seis dados e começa quem tiver mais ✊; os empatados voltam a lançar até um ficar à frente. Como
        opção, decide a pura sorte ou começa o primeiro lugar da mesa.
    .first = O livro espanhol não fala de empates e o resumo inglês sorteia. Nós desempatamos nos dados.
    .in-en-summary = Ninguém lança dados para isso: o primeiro jogador é escolhido ao acaso.

setup-5 = À volta da mesa
    .text = Joga-se no sentido dos ponteiros do relógio, ou seja, para a esquerda. Os teus vizinhos são os monstros vivos
        mais próximos de cada lado. Se restarem dois, os dois vizinhos são o mesmo desgraçado.

setup-6 = Reservas sem fundo
    .text = A reserva de ⚡ nunca se esgota. Os marcadores de Veneno e de Encolhimento também não: é decisão nossa, pois as
        caixas trazem doze de cada e os livros não dizem o que vem depois. As ★ param em 20, onde o mostrador acaba.
    .godzilla = As fichas de Dado, essas, acabam: são doze, e uma reserva vazia não dá nada (decisão nossa).

turn-1 = Um turno, passo a passo
    .text = Todos os turnos têm os mesmos passos pela mesma ordem: lançar os dados, resolvê-los, depois as cartas e por fim
        o final. Se acordas em Tóquio, recebes antes do primeiro lançamento (START-1).
    .first = Quatro passos: lançar, resolver, comprar, fim. Entrar em Tóquio faz parte de resolver: quem ataca entra logo
        (ENTER-1).
    .second = Cinco passos: lançar, resolver, entrar em Tóquio, comprar, fim. Para entrar, espera-se que todos os dados
        estejam resolvidos (ENTER-2).
    .godzilla = Cinco passos: lançar, resolver, entrar em Tóquio, comprar cartas ou ganhar 1⚡ (BUY-4), fim.

start-1 = Acordar em Tóquio
    .text = Se começas o turno em Tóquio, ganhas 2★ antes de lançar qualquer dado. Onde Tóquio paga em energia (DUO-1), é
        antes 1⚡.

roll-1 = Três lançamentos
    .text = Lança os seis dados e volta a lançar os que quiseres, no máximo duas vezes. Já estás contente? Para. Mudaste de
        ideias? Nenhum dado posto de lado fica preso.

roll-2 = Dados extra
    .text = Os dados extra entram desde o teu primeiro lançamento. Prometam o que prometerem as tuas cartas, o número de
        dados que lanças tem um limite.
    .first = Oito: todos os dados da caixa.
    .second = Nove: as duas Cabeças Extra e Imitar a copiar uma delas dão três dados a mais, e foi decidido que o terceiro
        conta.
    .godzilla = Oito, já com as fichas de Dado.
    .in-es-2016 = No máximo dois dados extra, oito ao todo.
    .in-pt-2016 = No máximo dois dados extra, oito ao todo.

roll-3 = Fichas de Dado
    .text = Gasta uma ou duas fichas de Dado antes do primeiro lançamento; cada uma passa a ser um dado extra até o turno
        acabar. Duas por turno é o teto, e o limite de dados (ROLL-2) continua a valer. As cartas que dão fichas são
        criação nossa.

roll-4 = Menos dados
    .text = Os marcadores de Encolhimento e alguns turnos extra tiram-te dados, mas não há dados negativos. Se não sobrar
        nenhum, saltas os lançamentos e jogas o resto do turno, um pouco mais triste.

shrink-1 = Marcadores de Encolhimento
    .text = Cada marcador de Encolhimento que tens custa-te um dado. Contam-se no início do teu turno: o que removeres
        depois só ajuda no próximo. Ficam contigo mesmo que a carta que os deu tenha desaparecido.
    .first = O livro só diz menos um dado por marcador; quando se contam é decisão nossa.
    .godzilla = Nenhuma carta do nosso baralho de Godzilla os distribui.

roll-5 = O teu resultado
    .text = O teu resultado é o que fica na mesa depois do teu último lançamento. Qualquer regra ou carta que olhe para os
        teus dados olha para estes, não para as maravilhas que voltaste a lançar.

resolve-1 = Todos os dados contam
    .text = Todos os dados são resolvidos, um tipo de face após outro, pela ordem que o jogador ativo quiser. Pergunta-se-te
        quando a ordem puder mudar o desfecho; uma opção pergunta sempre, outra nunca.
    .first = Os livros não falam da ordem; nós permitimos a escolha.

points-1 = Os trios pontuam
    .text = Três dados com o mesmo número dão esse número em ★; cada dado igual a mais soma 1★. Se te saírem dois trios
        diferentes, recebes pelos dois. Seis 1 dão 1 + 3 = 4★.

energy-1 = Energia
    .text = Cada ⚡ do teu resultado dá-te um cubo de energia da reserva, sem ser preciso um trio. Os cubos são teus até os
        gastares.

heal-1 = Cura
    .text = Fora de Tóquio, cada ♥ do teu resultado cura 1♥, até ao teu máximo. É de 10♥, a não ser que uma carta o
        aumente.

heal-2 = Em Tóquio não há descanso
    .text = Em Tóquio, os ♥ dos teus dados não te curam. As cartas ainda podem.

heal-3 = Livrar-se dos marcadores
    .text = Fora de Tóquio, um ♥ do teu resultado pode remover-te um marcador de Veneno ou de Encolhimento em vez de curar.
        Se isso vale em Tóquio, depende da edição.
    .first = Também em Tóquio: o livro não diz nada e nós permitimos.
    .second = Nunca em Tóquio: primeiro é preciso sair.
    .godzilla = Nunca em Tóquio. De qualquer modo, nenhuma carta do nosso baralho de Godzilla dá esses marcadores.

smash-1 = Patada
    .text = Cada ✊ tira 1♥ a cada alvo. De dentro de Tóquio acertas em todos os monstros de fora; de fora, em todos os que
        estão em Tóquio, na Cidade e na Baía. Monstros do mesmo lado da muralha nunca acertam uns nos outros.

smash-2 = Patadas no ar
    .text = Enquanto Tóquio está vazia, as ✊ obtidas fora não acertam em ninguém.

smash-3 = O que é um ataque
    .text = Sem ✊ no teu resultado não há ataque. Uma carta que reforça ataques precisa de um para reforçar.
    .first = Se todo o dano for evitado, as cartas que dependem de ferir os outros, como Cuspo Venenoso ou Herbívoro, não
        veem ataque nenhum.
    .second = Uma ✊ que uma carta soma ao teu resultado conta como uma obtida nos dados.
    .godzilla = Uma ✊ somada por uma carta também conta; essas cartas são criação nossa.
    .in-es-2016 = Uma ✊ que uma carta soma ao teu resultado conta como uma obtida nos dados. Um monstro atacado recebe os
        marcadores de Cuspo Venenoso e de O Raio que Encolhe, perca ♥ ou não.
    .in-es-2011 = Se todo o dano for evitado, as cartas que dependem de ferir os outros não veem ataque nenhum. Nenhuma carta
        aumenta o dano de uma carta que compras, e Cuspidor de Fogo queima o vizinho que o teu dano alcança.
    .in-en-summary = Se todo o dano for evitado, as cartas que dependem de ferir os outros não veem ataque nenhum. Uma carta
        que aumenta o teu dano só aumenta ataques, e Cuspidor de Fogo queima o vizinho que atacas.

smash-4 = Dano de cartas
    .text = Quando quem magoa é uma carta, não há ataque. Não serve de desculpa a ninguém para ceder, e as cartas que
        respondem a ataques assobiam para o lado.
    .in-en-summary = Blindagem enfrenta em separado as ✊ de um ataque e o que cada carta lhes soma.

yield-1 = Ceder Tóquio
    .text = Atacaram-te em Tóquio? Aguenta as patadas e depois fica ou cede. Se lá houver dois, a Cidade de Tóquio responde
        antes da Baía de Tóquio. Quem cede fica logo fora de Tóquio.

yield-2 = Tem de doer?
    .text = Se todo o dano de um ataque foi evitado, quem foi atacado pode ceder? As edições não concordam.
    .first = Não tem de doer: ser atacado já é desculpa que chegue.
    .second = Tem de doer: sem perder ♥ não há saída.
    .godzilla = Tem de doer, como na segunda edição.
    .in-pt-2016 = Tem de doer, e algum dado tem de ter mostrado uma ✊: as que só as cartas trazem não deixam sair ninguém.

yield-3 = Tarde para te baixares
    .text = Ceder nunca desfaz o dano. Só uma carta pode dizer o contrário, como Propulsores nos baralhos clássicos.

out-1 = Eliminado
    .text = Um monstro com 0♥ é eliminado. As suas cartas Manter e a sua energia são descartadas, e sai de Tóquio se lá
        estava.

out-2 = Partiste, ficas com ele
    .text = Quem acaba com um monstro em Tóquio num ataque ocupa o lugar dele, como se o tivesse cedido. Se foi uma carta que
        acabou com ele, o lugar fica vazio.

out-3 = Caem todos juntos
    .text = Um só efeito pode eliminar vários monstros. Caem no mesmo momento, e só então se olha para tudo o resto. Ninguém
        ficou de pé? Então perdem todos.

out-4 = Ninguém fica de fora
    .text = Como opção, um monstro com 0♥ não é eliminado, mas recomeça: perde todas as suas cartas, as suas Evoluções em jogo, os
        seus marcadores e as suas ⚡, sai de Tóquio e continua com 10♥. Fica com as suas ★. Se é
        o turno dele, o turno continua. Então só se ganha com ★.

enter-1 = Entrar à força
    .text = Só entra quem ataca: sem ✊, nada de Tóquio. Se atacas de fora, tens de ocupar um lugar livre, quer já estivesse
        vazio quer o tenham acabado de ceder: a Cidade de Tóquio se puderes; senão, a Baía de Tóquio quando estiver aberta.
        Se não havia ninguém em Tóquio, as tuas ✊ abrem os portões e não acertam em ninguém.
    .in-es-2011 = Ocupar a Cidade de Tóquio livre também não atinge ninguém enquanto alguém ocupar a Baía de Tóquio.

enter-2 = Alguém tem de entrar
    .text = A Cidade de Tóquio não pode ficar vazia: se continuas fora quando acabas os dados, tens de entrar, com ✊ ou sem
        ✊. Se a Cidade está ocupada, mas a Baía de Tóquio está aberta e vazia, entras nela.

enter-3 = Primeiro a Cidade
    .text = Quando os dois ocupantes cedem, quem chega fica com a Cidade de Tóquio, e a Baía de Tóquio fica vazia. Quem fica
        na Baía não se muda só porque a Cidade está livre.

enter-4 = A estrela de boas-vindas
    .text = Entrar em Tóquio dá 1★, ou 1⚡ onde Tóquio paga em energia (DUO-1). Um passeio da Baía até à Cidade não dá nada:
        isso não é entrar.

enter-5 = Um monstro, um lugar
    .text = Por maior que seja, um monstro cabe na Cidade ou na Baía, nunca nas duas. E se já está em Tóquio, não tem mais
        onde entrar.
    .in-es-2016 = Por isso Morte Vinda do Alto dá as ★ a quem a compra em Tóquio e não move ninguém.
    .in-en-summary = Por isso Caído do Céu não faz nada a quem a compra na Baía de Tóquio.

bay-1 = A Baía fecha
    .text = Assim que restarem quatro monstros vivos ou menos, a Baía de Tóquio fecha e o monstro dela tem de sair. Se pode
        ocupar uma Cidade vazia, depende da edição.
    .first = Sai de Tóquio, mesmo com a Cidade vazia.
    .second = Ocupa a Cidade se estiver vazia, sem ganhar outra ★; senão, sai de Tóquio.
    .godzilla = Ocupa a Cidade se estiver vazia, como na segunda edição; senão, sai de Tóquio.

buy-1 = Às compras
    .text = Gostas de uma carta virada para cima? Paga o custo em ⚡ e é tua. O baralho preenche logo o espaço, e a carta
        nova também está à venda. Continua a comprar enquanto te durarem as ⚡.
    .in-es-2011 = De vários donos de Oportunista, pergunta-se primeiro ao monstro ativo.

buy-2 = Renovar as cartas
    .text = Não gostas de nada? Por 2⚡ renovas a mesa: as três cartas viradas para cima são descartadas e o baralho traz
        outras três. Compra, renova, compra, renova: vale qualquer mistura, desde que possas pagar em ⚡.
    .godzilla = Os Eventos virados para cima ficam onde estão (EVENT-3).

buy-3 = Manter ou Descartar
    .text = Uma carta Descartar faz efeito assim que a compras e depois é descartada. Uma carta Manter fica virada para cima
        à frente do dono e continua a valer.
    .godzilla = Há um terceiro tipo, o Evento (EVENT-1). Todas as cartas desta edição são criação nossa.

buy-4 = Poupar compensa
    .text = Um turno em que não compras nenhuma carta dá-te 1⚡. Renovar as cartas não é comprar.

buy-5 = Quando o baralho acaba
    .text = Conforme a edição, os espaços vazios continuam vazios ou os descartes são baralhados e formam um baralho novo.
    .first = Os livros não dizem nada; nós deixamos os espaços vazios.
    .second = Os descartes voltam para a caixa, por isso os espaços continuam vazios.
    .godzilla = Esta edição tem pilha de descartes, e é baralhada.

event-1 = Última hora
    .text = Um Evento age assim que é virado para cima. Um efeito “ao ser revelado” acontece uma vez; um “enquanto estiver em
        jogo” dura até alguém comprar a carta. Os Eventos do nosso baralho são criação nossa.

event-2 = Comprar um Evento
    .text = Um Evento compra-se como qualquer outra carta. Depois acontece o efeito Descartar para quem o comprou.

event-3 = Os Eventos ficam
    .text = Renova à vontade: os Eventos da mesa não se mexem e só as outras cartas são trocadas. Com três Eventos não há nada
        para renovar, por isso não se pode (decisão nossa).

event-4 = Eventos na preparação
    .text = Um Evento que apareça durante a preparação também age. Ainda não é o turno de ninguém, por isso o que se destina
        ao monstro ativo calha ao primeiro jogador (decisão nossa).

end-1 = Fim do turno
    .text = Agora acontecem os efeitos de fim do turno das cartas. Depois os dados passam para a esquerda, para o primeiro
        monstro que ainda respire.
    .first = O dono escolhe a ordem dos efeitos.
    .second = Os efeitos acontecem sempre pela mesma ordem.
    .godzilla = O dono escolhe a ordem dos efeitos.
    .in-en-summary = O dono escolhe a ordem dos efeitos, veneno incluído.

poison-1 = Veneno
    .text = No fim do teu próprio turno perdes 1♥ por cada marcador de Veneno que tens, tudo como uma só perda. Não é um
        ataque. Age antes da verificação da vitória, por isso pode estragar a festa. Os marcadores ficam contigo mesmo que
        a carta que os deu tenha desaparecido.
    .godzilla = Nenhuma carta do nosso baralho de Godzilla envenena ninguém.
    .in-en-summary = É um dos efeitos de fim do turno: quem o tem escolhe quando age entre eles.

win-1 = Vinte estrelas
    .text = Um monstro vivo com 20★ na altura da verificação é coroado Rei de Tóquio.
    .first = Os livros acabam a partida quando se chega a 20★, mas querem que sobrevivas ao turno: por isso verificamos no
        fim dele.
    .second = O livro português diz turno; o espanhol, ronda. Nós ficamos com o turno.
    .godzilla = A verificação faz-se no fim de cada turno.
    .in-es-2016 = O livro conta no fim da ronda, por isso todos tiveram o mesmo número de turnos.

win-2 = O último de pé
    .text = Quando só resta um monstro vivo, ganha, mesmo sem nenhuma ★. Não é preciso acabar o turno: o efeito que derrubou
        os outros completa-se, e já está.

win-3 = Coroa sem cabeça
    .text = Se os últimos monstros caem todos ao mesmo tempo, ninguém ganha e todos perdem. Tóquio respira de alívio.

win-4 = Rei morto não reina
    .text = Se chegas a 20★ e depois a 0♥ antes de as estrelas serem contadas, és eliminado, não coroado. Tens de chegar vivo
        à contagem.

win-5 = Coroa a meias
    .text = Se uma mesma verificação encontra vários monstros vivos com 20★, usam a coroa em conjunto. Os livros não dizem
        nada; é decisão nossa, e também da Board Game Arena.

limit-1 = Chãos e tetos
    .text = As ★ e as ⚡ nunca descem abaixo de 0. Os ♥ nunca passam do teu máximo e as ★ param em 20. O que passar de um
        limite perde-se.

duo-1 = Tóquio para dois
    .text = Tóquio paga em energia: 1⚡ em vez de 1★ por entrar e 1⚡ em vez de 2★ por começar lá o turno. As outras regras não
        mudam.
    .first = Não por predefinição: os livros não têm esta regra, mas há uma opção que a ativa.
    .second = Não por predefinição: os livros não têm esta regra, mas há uma opção que a ativa.
    .godzilla = Em partidas que começam com dois jogadores: o livro recomenda-o.

evo-1 = Um baralho só teu
    .text = Nas partidas com Evoluções, cada monstro tem o seu próprio baralho de oito; quem não tem não joga. Antes de
        começar, cada um tira duas, esconde uma na mão e volta a baralhar a outra.
    .first = Não vêm na caixa: os monstros clássicos usam as de Power Up!. Os textos são os da impressão posterior.
    .second = Não vêm na caixa: os monstros clássicos usam as de Power Up!.
    .godzilla = As regras são as da edição; as 48 Evoluções são criação nossa.

evo-2 = Três corações evoluem
    .text = Com três ou mais ♥ no teu resultado, evoluis assim que resolves os dados: tiras duas Evoluções, escondes uma na
        mão e descartas a outra. É um presente, não um custo: esses ♥ curam como sempre. Também funciona em Tóquio.
    .godzilla = O livro dá o número num desenho que não conseguimos ler; três ♥ é a regra do clássico publicado.

evo-3 = Evoluir outra vez
    .text = Quando o teu baralho de Evoluções acabar, baralha as que descartaste para formar um novo.

evo-4 = Surpresa!
    .text = Uma Evolução diz quando pode ser jogada. Se não diz nada, larga-a quando quiseres, até no turno de outro monstro.

evo-5 = Temporária ou Permanente
    .text = Uma Evolução Temporária é descartada depois de usada. Uma Permanente fica virada para cima à tua frente e
        continua a valer.

evo-6 = Não é uma carta qualquer
    .text = “Carta”, sem mais nada, nunca se refere a uma Evolução.

evo-7 = Patas fora da minha mão
    .text = Só tu vês as Evoluções da tua mão. Os rivais podem tentar adivinhar; o público também.

ex-1 = Quatro 2, um raio e uma patada
    .text = Gigazaur está fora; Cyber Kitty, na Cidade de Tóquio. Resultado de Gigazaur: 2 2 2 2 ⚡ ✊. Ganha 3★ (duas pelo
        trio e uma pelo quarto 2) e 1⚡, e Cyber Kitty perde 1♥.
    .first = Nesta caixa, a vítima é Cyber Bunny.

ex-2 = Contar trios
    .text = Quatro 1 dão 2★. Cinco 2 dão 4★. Três 3 dão 3★, não 9.

ex-3 = Pancadaria para cinco
    .text = Cidade: Gigazaur, já ferido; Baía: Space Penguin. Meka Dragon obtém 4✊: os dois perdem 4♥ e cedem, Meka Dragon
        entra na Cidade (+1★) e a Baía fica vazia. Gigazaur obtém 1✊: Meka Dragon perde 1♥ e fica, Gigazaur entra na Baía
        (+1★). Space Penguin obtém 1✊: os dois perdem 1♥, Gigazaur cede, Space Penguin entra na Baía (+1★); The King e
        Cyber Kitty não obtêm ✊ e ninguém se mexe. Meka Dragon começa em Tóquio (+2★) e obtém 3✊: todos os de fora perdem
        3♥, Gigazaur desce a 0♥ e é eliminado, com só quatro vivos a Baía fecha e Space Penguin sai de Tóquio.
    .first = Os mesmos movimentos por outra razão: cada recém-chegado entra porque atacou (ENTER-1).

ex-4 = Dez de energia para gastar
    .text = Um monstro com 10⚡ não gosta do que vê e renova as cartas por 2⚡. Compra uma nova por 3⚡, o espaço é preenchido e
        sobram 5⚡ para outro dia.
    .godzilla = Aqui não há 1⚡ de bónus: comprou-se uma carta (BUY-4).

ex-5 = Um começo tranquilo
    .text = O primeiro jogador não obtém nenhuma ✊ e Tóquio está vazia. Entra?
    .first = Tóquio continua vazia.
    .second = Entra na mesma e ganha 1★.
    .godzilla = Entra na mesma e ganha 1★, ou 1⚡ numa partida a dois (DUO-1).

## Switches

switch-tokyo-bay = A Baía de Tóquio está aberta enquanto houver cinco ou mais monstros vivos.
switch-first-player = Quem joga o primeiro turno: quem obtiver mais ✊ em seis dados (os empatados repetem), um monstro
    sorteado ou o primeiro lugar da mesa.
switch-must-enter-empty-tokyo = Depois de resolver os dados, um monstro de fora tem de entrar num lugar vazio de Tóquio, com
    ou sem ✊.
switch-attack-into-empty-takes-tokyo = Um ataque a uma Tóquio totalmente vazia apenas a ocupa: não acerta em ninguém e nenhuma
    carta vê um ataque. Onde é preciso entrar numa Tóquio vazia, isso faz-se no passo de entrar.
switch-yield-needs-damage = Um monstro em Tóquio só pode ceder se perdeu mesmo ♥ com as ✊.
switch-attacker-replaces-eliminated = O atacante ocupa o lugar do monstro que o seu ataque eliminou em Tóquio. Onde é preciso
    entrar numa Tóquio vazia, isso faz-se no passo de entrar.
switch-bay-moves-to-empty-city = Quando a Baía de Tóquio fecha, o ocupante passa para a Cidade de Tóquio se estiver vazia, em
    vez de sair de Tóquio.
switch-energy-if-no-buy = Um turno sem comprar cartas dá 1⚡. Renovar as cartas não é comprar.
switch-dice-tokens = Antes do primeiro lançamento podem gastar-se até duas fichas de Dado, um dado extra por cada uma.
switch-events = Há cartas de Evento no baralho de Poder. Agem ao serem viradas para cima e nunca saem ao renovar as cartas.
switch-deck-exhausted = Quando o baralho de Poder acaba: os espaços ficam vazios, ou os descartes passam a ser o novo baralho.
switch-counters-removable-in-tokyo = Também em Tóquio, um ♥ do resultado pode remover um marcador de Veneno ou de
    Encolhimento.
switch-victory-check = Quando ganham as 20★: no fim de cada turno ou no fim de cada ronda.
switch-two-player-tokyo = Tóquio paga 1⚡ por entrar e 1⚡ por começar lá, em vez de ★: nunca, só se a partida começa com dois
    jogadores, ou sempre.
switch-evolutions = Cada monstro joga com o seu próprio baralho de oito Evoluções.
switch-power-cards = Joga-se com cartas de Poder. Tira-as para uma primeira partida.
switch-promos = O baralho leva também as cartas promocionais, uma de cada uma das que não pedem regras próprias.
switch-costumes = O baralho leva também doze disfarces (primeira edição). Com três ✊ no teu lançamento, podes comprar um disfarce a
    um monstro a quem fizeste perder ♥ neste turno; quem o usava recebe o preço.
switch-resolve-order = Quando se pergunta ao jogador ativo a ordem dos seus dados: nunca, quando puder mudar o desfecho, ou
    sempre.
switch-end-order = Os efeitos de fim do turno acontecem pela ordem que o dono quiser, ou por uma fixa.
switch-dice-limit = O máximo de dados que um monstro pode lançar: oito, ou nove para que conte um terceiro dado extra, copiado
    com Imitar.
switch-free-city-hits-nobody = Quem ocupa a Cidade de Tóquio livre não atinge ninguém, mesmo que alguém ocupe a Baía.
switch-yield-needs-die = Um monstro só pode ceder se o ataque tinha uma ✊ num dado: ✊ que só as cartas trazem não deixam sair
    ninguém.
switch-armour-by-source = Blindagem enfrenta em separado as ✊ de um ataque e o que cada carta lhes soma, em vez da perda
    inteira.
switch-raised-damage = O que aumentam as cartas que aumentam o teu dano: tudo, tudo menos o dano que uma carta causa ao ser
    comprada, ou só os ataques.
switch-neighbours-burn = Quem Cuspidor de Fogo queima: os dois vizinhos sempre que causas dano a alguém, os dois quando o teu
    resultado tem uma ✊, o vizinho que o teu dano alcança, ou o vizinho que atacas.
switch-counters-for = Quem recebe os marcadores de Cuspo Venenoso e de O Raio que Encolhe: quem perdeu ♥ com as tuas ✊, ou quem
    foi atacado pelas tuas ✊.
switch-dropping-in = O que faz Caído do Céu: quem está fora ocupa a Cidade de Tóquio, ou todos os outros saem de Tóquio e quem
    compra ocupa a Cidade, ou como no primeiro caso, mas sem efeito nenhum para quem está na Baía.
switch-new-card-first = Qual de vários donos de Oportunista pode comprar primeiro uma carta nova: o próximo à esquerda do
    monstro ativo, ou o próprio monstro ativo.
switch-poison-in-end-order = O veneno é um dos efeitos de fim do turno: quem o tem escolhe quando age.
switch-comebacks = Ninguém é eliminado: um monstro com 0♥ perde todas as suas cartas e as suas ⚡, sai de Tóquio e
    continua com 10♥. Fica com as suas ★. Só se ganha com ★.
