### Os monstros e suas evoluções: a frase com que cumprimentam, como se chamam suas cartas e o que fazem, com nossas palavras.
### Os nomes dos monstros são os mesmos em todos os idiomas.

## Gigazaur

monster-gigazaur =
    .intro = Dormiu a era do gelo inteira, acordou com o pé esquerdo e até agora não tomou café da manhã.

card-detachable-tail = Cauda Destacável
    .text = Você não perde ♥ até o fim deste turno. Pode jogá-la também na hora em que for perder algum; um ataque que não tira nada não dá direito a ceder.

card-radioactive-waste = Lixo Radioativo
    .text = Ganhe 2⚡ e 1♥.

card-primal-bellow = Rugido Primitivo
    .text = Todos os outros monstros perdem 2★.

card-saurian-adaptability = Adaptabilidade Sauriana
    .text = Jogue depois da sua última rolagem: vire todos os seus dados que mostram uma mesma face para uma outra, ambas à sua escolha.

card-defender-of-tokyo = Defensor de Tóquio
    .text = Quando seu turno começa em Tóquio, todos os outros monstros perdem 1★.

card-heat-vision = Visão de Calor
    .text = Um monstro cujas ✊ ferirem você perde 1★.

card-gamma-breath = Sopro Gama
    .text = Uma vez por turno, no seu turno, depois da última rolagem, você pode virar um dos seus dados para ✊.

card-tail-sweep = Varredura de Cauda
    .text = Uma vez por turno, no seu turno, depois da última rolagem, você pode virar um dos seus dados para 1 ou para 2.

## Space Penguin

monster-space-penguin =
    .intro = Desceu rebolando de uma lua congelada e acha Tóquio quente demais, um erro que ainda dá para corrigir.

card-freeze-ray = Raio Congelante
    .text = Quando suas ✊ ferirem um monstro em Tóquio, ponha esta carta diante dele (um só, à sua escolha). Quando o próximo turno dele começar, escolha uma face: os dados dele que a mostrarem não fazem nada nesse turno. Depois esta carta volta para você.

card-miraculous-catch = Pesca Milagrosa
    .text = Uma vez em cada um dos seus passos de compra, você pode revelar ao acaso uma carta de Poder dos descartes e comprá-la por 1⚡ a menos do que custaria. Se não a comprar, ela fica lá.

card-deep-dive = Mergulho Profundo
    .text = Olhe as três cartas do topo do baralho de Poder, fique com uma sem pagar e ponha as outras embaixo do baralho. Não é uma compra.

card-cold-wave = Onda de Frio
    .text = Todos os outros monstros rolam um dado a menos até começar o seu próximo turno.

card-encased-in-ice = Envolto em Gelo
    .text = Quando seu resultado for definitivo, você pode pagar 1⚡ para congelar um dos seus dados. Até começar o seu próximo turno, ninguém rola nem muda esse dado: do jeito que está, ele é um dos dados do resultado de todos os outros monstros.

card-blizzard = Nevasca
    .text = Jogue no seu próprio turno. Até começar o seu próximo turno, os outros monstros têm uma só rolagem nos turnos deles, sem repetir, e não podem ceder Tóquio.

card-black-diamond = Diamante Negro
    .text = Ganhe 1★ sempre que entrar em Tóquio e sempre que ficar lá podendo ceder.

card-icy-reflection = Reflexo Gelado
    .text = Escolha uma Evolução Permanente em jogo de qualquer monstro: esta carta funciona como aquela, como se você tivesse acabado de jogá-la. Quando a escolhida sair do jogo, descarte esta.

## Cyber Kitty

monster-cyber-kitty =
    .intro = Ronrona como uma usina, arranha como uma escavadeira e derruba arranha-céus da mesa só para ver cair.

card-nine-lives = Sete Vidas… e Mais Duas
    .text = Jogue quando seus ♥ chegarem a 0: abra mão de todas as suas cartas de Poder, das suas Evoluções (em jogo e na mão), ⚡ e ★, e saia de Tóquio. Você continua jogando com 9♥ e 9★.

card-mega-purr = Mega-ronrom
    .text = Cada um dos outros monstros entrega a você 1⚡ ou 1★, como preferir; quem não tiver nem uma coisa nem outra não dá nada.

card-electro-scratch = Arranhão Elétrico
    .text = Todos os outros monstros perdem 1♥.

card-cat-nip = Erva-de-gato
    .text = Jogue no começo do seu turno: neste turno você tem uma só rolagem, e dobram as ★, os ♥ e as ⚡ que seus dados derem e o número de ✊ deles.

card-play-with-your-food = Brincar com a Comida
    .text = Quando duas ou mais ✊ suas forem tirar 2♥ ou mais de um monstro em Tóquio, você pode deixar que ele perca 2♥ a menos e tomar dele 1★ e 1⚡.

card-feline-motor = Motor Felino
    .text = No passo de entrar de outro monstro, se Tóquio está vazia e você não estava lá quando o turno começou, você pode entrar em Tóquio no lugar dele.

card-mouse-hunter = Caça-ratos
    .text = Se o seu resultado tiver pelo menos um 1, ganhe 1★.

card-meow-missile = Míssil Miau
    .text = Se o seu resultado tiver pelo menos um 1, some a ele uma ✊.

## The King

monster-the-king =
    .intro = Um macaco do tamanho de um prédio que tem certeza de que a cidade já é dele e só veio buscar as chaves.

card-monkey-rush = Investida Simiesca
    .text = Jogue fora de Tóquio no passo de entrar de outro monstro, enquanto houver livre em Tóquio um lugar de onde um monstro saiu ou onde foi eliminado: você entra nele.

card-simian-scamper = Fuga Simiesca
    .text = Jogue quando atacarem você em Tóquio: você cede, e não perde ♥ por esse ataque nem por mais nada neste turno.

card-jungle-frenzy = Frenesi da Selva
    .text = Jogue no fim de um turno seu em que você fez um monstro em Tóquio perder ♥, se estiver fora de Tóquio: jogue outro turno depois deste.

card-giant-banana = Banana Gigante
    .text = Ganhe 2♥.

card-chest-thumping = Batida no Peito
    .text = Você pode fazer com que cada monstro em Tóquio de quem suas ✊ tiraram ♥ tenha que ceder.

card-alpha-male = Macho Alfa
    .text = Ganhe 1★ em cada turno em que suas ✊ tirarem ♥ de pelo menos um monstro.

card-i-am-the-king = Eu Sou o Rei!
    .text = Ganhe 1★ sempre que entrar em Tóquio e sempre que seu turno começar lá.

card-twas-beauty-killed-the-beast = A Bela Matou a Fera
    .text = Jogue enquanto estiver em Tóquio. Ganhe 1★ sempre que um turno acabar, seu ou alheio. Se sair de Tóquio com vida, você perde esta carta e todas as suas ★.

## Meka Dragon

monster-meka-dragon =
    .intro = Foi construído para proteger a cidade, turbinado para protegê-la melhor e agora a protege de tudo o que se mexe.

card-mecha-blast = Megadescarga
    .text = Jogue quando suas ✊ estiverem prestes a acertar: neste turno elas tiram 2♥ a mais de cada monstro de quem tirarem ♥.

card-destructive-analysis = Análise Destrutiva
    .text = Jogue quando seu resultado for definitivo: ganhe 1⚡ para cada ✊ dos seus dados.

card-programmed-to-destroy = Programado para Destruir
    .text = Ganhe 3★ e 2⚡ cada vez que os ♥ de outro monstro chegarem a 0.

card-tune-up = Revisão Geral
    .text = Jogue antes da sua primeira rolagem, fora de Tóquio: ganhe 4♥ e 2⚡. Você pula o resto do turno, inclusive o fim.

card-breath-of-doom = Sopro da Perdição
    .text = Uma vez por turno, quando você faz um monstro em Tóquio perder ♥, seja como for, todos os outros monstros fora de Tóquio também perdem 1♥.

card-lightning-armor = Armadura de Raios
    .text = Quando outro monstro fizer você perder ♥, você pode rolar a mesma quantidade de dados: ele perde 1♥ para cada ✊.

card-target-acquired = Alvo na Mira
    .text = Quando as ✊ de alguém fizerem você perder ♥, você pode dar ao atacante a ficha de alvo, onde quer que ela esteja. Sempre que quem a tiver perder ♥ por sua causa, perde 1 a mais.

card-claws-of-steel = Garras de Aço
    .text = No seu turno, um monstro que você fizer perder 3♥ ou mais perde 1 a mais. As perdas de um turno se somam, e a cada perda seguinte ele perde de novo 1 a mais.

## Alienoid

monster-alienoid =
    .intro = Atravessou meia galáxia em missão de paz; aí provou a eletricidade.

card-alien-scourge = Flagelo Alienígena
    .text = Ganhe 2★.

card-precision-field-support = Apoio de Precisão
    .text = Revele cartas do baralho até sair uma carta Manter com custo impresso de 4⚡ ou menos: ela é sua, sem ser uma compra. As outras são descartadas.

card-anger-batteries = Baterias de Raiva
    .text = Ganhe 1⚡ para cada ♥ que tiver perdido neste turno, seja pelo que for.

card-adapting-technology = Tecnologia Adaptável
    .text = Vem com 3 cargas. Enquanto compra, gaste uma para renovar sem pagar as cartas viradas para cima. Descarte esta carta com a última carga.

card-funny-looking-but-dangerous = Esquisito, mas Perigoso
    .text = Se o seu resultado tem três 2 ou mais, todos os outros monstros perdem 1♥, junto com as suas ✊, se houver.

card-exotic-arms = Armas Exóticas
    .text = Antes da sua primeira rolagem você pode pôr 2⚡ nesta carta. Com três ✊ ou mais nos dados, você as recupera, e cada monstro de quem suas ✊ tirarem ♥ perde 2 a mais. Senão, elas se perdem e você perde 2♥.

card-mothership-support = Apoio da Nave-mãe
    .text = Uma vez por turno, no seu turno, você pode pagar 1⚡ para ganhar 1♥, também em Tóquio.

card-superior-alien-technology = Tecnologia Alienígena Superior
    .text = Você pode comprar uma carta Manter pela metade do que ela custa a você, arredondando para cima, e marcá-la; você nunca tem mais de três cartas marcadas. Sempre que o seu turno for começar, role um dado para cada uma: se sair ✊, descarte-a.

## Godzilla

monster-godzilla =
    .intro = Não tem nada contra a cidade: ela só fica bem no caminho entre o mar e onde ele quer chegar.

card-blue-flare = Clarão Azul
    .text = Depois da sua última rolagem: neste turno, cada ⚡ do seu resultado é também uma ✊. Ela continua dando energia.

card-trench-slumber = Sono Abissal
    .text = Antes da sua primeira rolagem, se você está fora de Tóquio: ganhe 3♥ e 2 fichas de Dado. Neste turno você não rola nem resolve dados.

card-wounded-pride = Orgulho Ferido
    .text = Logo depois que um só ataque tirar de você 3♥ ou mais e você ainda estiver de pé: ganhe 2★ e 1⚡.

card-landfall-roar = Rugido de Desembarque
    .text = Todos os outros monstros perdem 1★ e 1⚡, se as tiverem.

card-jagged-plates = Placas Dentadas
    .text = Na primeira vez, em cada turno, em que as ✊ de alguém tirarem ♥ de você em Tóquio, o atacante perde 1♥.

card-restless-cells = Células Inquietas
    .text = Quando seus dados de ♥ curam você, dão 1♥ a mais.

card-rightful-throne = Trono Legítimo
    .text = Ganhe 1★ para cada monstro que ceder Tóquio ao seu ataque.

card-crushing-tread = Passada Esmagadora
    .text = Uma vez por turno, no seu turno, depois da última rolagem, você pode virar um dos seus 1 para ✊.

## Mothra

monster-mothra =
    .intro = Não deseja mal a ninguém, por mais difícil que seja acreditar debaixo de uma asa que cobre três ruas.

card-island-hymn = Hino da Ilha
    .text = Ganhe 2♥ e 1★. Escolha outro monstro: ele ganha 1♥.

card-glittering-scales = Escamas Ofuscantes
    .text = Depois da última rolagem de outro monstro: um ou dois dos dados de ✊ dele, à sua escolha, não contam neste turno. Se depois ele mudar um desses dados, a face nova conta.

card-silk-barricade = Barricada de Seda
    .text = Quando outro monstro for entrar em Tóquio no passo de entrar dele: ele fica fora neste turno e o lugar continua vazio. Ganhe 1★.

card-egg-on-the-shore = Ovo na Praia
    .text = Quando seus ♥ chegam a 0: você continua jogando com 4♥. Perde todas as suas ⚡ e sai de Tóquio.

card-soft-landing = Pouso Suave
    .text = Sempre que sair de Tóquio com vida, seja pelo que for, ganhe 1♥ e 1⚡.

card-pollen-store = Reserva de Pólen
    .text = Cada ♥ do seu resultado que não cura nem remove um marcador dá 1⚡ a você, até 2⚡ por turno.

card-pacifists-glow = Brilho Pacífico
    .text = Ganhe 1⚡ se o seu resultado não tiver nenhuma ✊, nem mesmo somada.

card-powdered-shield = Escudo de Pó
    .text = Quando for perder exatamente 2♥ de uma só vez, você perde 1♥.

## Rodan

monster-rodan =
    .intro = Chega um pouco antes do próprio trovão e vai embora antes de os vidros tocarem o chão.

card-stooping-dive = Mergulho Rasante
    .text = Quando seu passo de entrar começa e você está fora de Tóquio: um monstro em Tóquio que suas ✊ feriram neste turno tem que ceder, e você entra no lugar dele.

card-sonic-boom = Estrondo Sônico
    .text = Quando você entra em Tóquio: todos os outros monstros perdem 1♥ e, se tiverem, 1⚡.

card-sudden-updraft = Corrente Ascendente
    .text = Quando as ✊ de alguém forem tirar ♥ de você: este ataque não tira nenhum. Se estiver em Tóquio, você a cede.

card-out-of-the-crater = Do Fundo da Cratera
    .text = Quando começar seu turno com 4♥ ou menos: ganhe 2♥ e 2 fichas de Dado.

card-wanderer = Errante
    .text = No fim do seu turno você pode sair de Tóquio; se sair, ganhe 1⚡. Seu lugar fica vazio.

card-thermal-rider = Surfista Térmico
    .text = Sempre que entrar em Tóquio, ganhe 1 ficha de Dado.

card-keen-eye = Olho Aguçado
    .text = Uma vez por turno, no seu turno, quando não restarem rolagens, você pode rolar de novo um dos seus dados.

card-peck-the-weak = Bicar o Fraco
    .text = Seus ataques tiram 1♥ a mais de cada monstro que tiver menos ♥ que você logo antes do golpe.

## King Gidorah

monster-king-gidorah =
    .intro = Três cabeças, três opiniões e um só gênio dourado: seja qual for o acordo, não vai ser bom para você.

card-forked-lightning = Relâmpago Bifurcado
    .text = No seu turno: distribua 3 perdas de 1♥ entre os outros monstros, no máximo duas para cada um.

card-demand-for-tribute = Exigência de Tributo
    .text = Cada um dos outros monstros dá 1⚡ a você. Quem não tiver nenhuma perde 1♥.

card-inverted-gravity = Gravidade Invertida
    .text = Quando seu passo de entrar começa: um monstro em Tóquio e um de fora, à sua escolha, trocam de lugar. Você pode ser um deles. Com isso ninguém entra nem sai de Tóquio.

card-golden-hoard = Tesouro Dourado
    .text = Ganhe 1★ para cada carta Manter na sua frente, mas pelo menos 1★ e no máximo 3★.

card-three-minds = Três Mentes
    .text = Ganhe 2⚡ quando exatamente três dos seus dados mostrarem a mesma face, uma vez por turno.

card-world-ender = Fim dos Mundos
    .text = Ganhe 2★ e 2⚡ cada vez que os ♥ de outro monstro chegarem a 0 no seu turno, mesmo que algo o salve.

card-plunder-of-worlds = Saque de Mundos
    .text = As cartas com custo impresso de 5⚡ ou mais custam a você 2⚡ a menos.

card-weaving-necks = Pescoços Sinuosos
    .text = Uma vez por turno, no seu turno, depois da última rolagem, você pode pagar 1⚡ para virar um dado para uma face que dois ou mais dos seus outros dados mostrem.

## Mechagodzilla

monster-mechagodzilla =
    .intro = Uma cópia fiel em cada detalhe, fora os mísseis, os foguetes e a total falta de dúvidas.

card-all-bays-open = Comportas Abertas
    .text = Depois da sua última rolagem: some uma ✊ ao seu resultado, e mais uma para cada ficha de Dado que você gastar nisso. Continuam sendo no máximo duas fichas por turno.

card-field-repairs = Reparo de Campanha
    .text = Pague até 4⚡ e ganhe 1♥ para cada uma. Vale também quando for perder ♥, mas não depois de chegar a 0.

card-deflector-dome = Cúpula Defletora
    .text = Quando for perder ♥: você perde até 3♥ a menos. Ganhe 1⚡.

card-backup-tape = Fita de Backup
    .text = No seu turno: traga para a mão outra Evolução Temporária dos seus descartes e ganhe 1⚡. Se não houver nenhuma, ganhe 3⚡.

card-targeting-matrix = Matriz de Mira
    .text = Uma vez por turno, no seu turno, você pode rolar de novo todos os seus dados com 1; a rolagem anterior terá sido a última.

card-ablative-alloy = Liga Ablativa
    .text = Você perde 1♥ a menos por tudo o que não for ✊. O que você paga em ♥ não é perda.

card-modular-bays = Módulos Ampliáveis
    .text = Ganhe 1 ficha de Dado cada vez que comprar uma carta Manter.

card-fusion-printer = Impressora de Fusão
    .text = Uma vez enquanto compra, você pode pagar 3⚡ para ganhar 1★ e 1 ficha de Dado. Isso não compra nenhuma carta.

## Gigan

monster-gigan =
    .intro = Ganchos no lugar das mãos e uma serra na barriga: abraços, não; serviços sob encomenda, sim.

card-buzzsaw-lunge = Investida de Serra
    .text = Enquanto resolve suas ✊: cada monstro em Tóquio que elas ferirem perde 1♥ a mais, e 1★.

card-hook-and-hold = Gancho e Trava
    .text = Quando um monstro que você feriu for decidir se cede: ele não pode ceder neste turno e perde 1★.

card-visor-flash = Clarão do Visor
    .text = No turno de outro monstro, depois de uma das rolagens dele: os dados dele ficam como estão e nada os rola de novo neste turno. Ainda podem ser virados.

card-contract-killer = Matador de Aluguel
    .text = No seu turno: outro monstro à sua escolha paga a você 3⚡ ou perde 2♥, como preferir.

card-serrated-belly = Ventre Serrilhado
    .text = Se o seu resultado tem três ✊ ou mais, contando as somadas, cada monstro que elas ferirem perde 1♥ a mais.

card-hybrid-metabolism = Metabolismo Híbrido
    .text = Ganhe 1⚡ em cada turno em que seus dados de ♥ curarem você.

card-hit-and-run = Bater e Correr
    .text = Ganhe 1★ no fim de um turno que você termina fora de Tóquio, se nele suas ✊ feriram alguém.

card-scavenged-circuits = Circuitos Reciclados
    .text = Uma vez enquanto compra, você pode comprar a última carta descartada, como se estivesse virada para cima. Nada ocupa o lugar dela; de um Evento só vale o que ele faz ao ser comprado.

## Kraken

monster-kraken =
    .intro = Subiu das profundezas porque alguém lá embaixo reclamou do barulho dos navios.

card-healing-rain = Chuva Curativa
    .text = Ganhe 2♥.

card-destructive-wave = Onda Destruidora
    .text = Jogue quando entrar em Tóquio: todos os outros monstros perdem 2♥.

card-cult-worshippers = Adoradores do Culto
    .text = Ganhe 1★ para cada ♥ que você ganhou neste turno.

card-high-tide = Maré Alta
    .text = Jogue quando seu resultado for definitivo: cada um dos seus ♥ conta duas vezes. Para puxar uma Evolução só contam os seus dados.

card-terror-of-the-deep = Terror das Profundezas
    .text = Quando for perder ♥, você pode rolar um dado para cada um: cada ♥ que sair salva um.

card-eater-of-souls = Devorador de Almas
    .text = Ganhe 1♥ sempre que entrar em Tóquio. Você pode ter até 12♥.

card-sunken-temple = Templo Submerso
    .text = Antes da sua primeira rolagem, fora de Tóquio, você pode pular o resto do turno, inclusive o fim, para ganhar 3♥ e 3⚡.

card-mandibles-of-dread = Mandíbulas do Pavor
    .text = Cada monstro de quem as suas ✊ tirarem ♥ perde 1★.

## Cyber Bunny

monster-cyber-bunny =
    .intro = Orelhas macias, armadura de aço e uma lista enorme de mágoas: ninguém rouba duas vezes a cenoura deste coelho.

card-stroke-of-genius = Golpe de Gênio
    .text = Ganhe 1⚡ para cada ⚡ que entrou na sua reserva neste turno.

card-emergency-battery = Bateria de Emergência
    .text = Ganhe 3⚡.

card-rabbits-foot = Pé de Coelho
    .text = Você não perde ♥ pelo resto deste turno. Também pode jogar quando for perder algum; um ataque que não tira nada não dá direito a ceder.

card-heart-of-the-rabbit = Coração de Coelho
    .text = Jogue depois da última rolagem de outro monstro: role de novo um dos dados dele, à sua escolha. Na próxima vez que entrar em Tóquio, pegue esta carta dos seus descartes de volta para a mão.

card-secret-laboratory = Laboratório Secreto
    .text = Cada carta de Poder custa 1⚡ a menos para você.

card-king-of-the-gizmo = Rei das Engenhocas
    .text = Ganhe 1★ sempre que comprar uma carta de Poder.

card-energy-sword = Espada de Energia
    .text = Antes da sua primeira rolagem você pode pagar 2⚡. Se depois os seus dados mostrarem ✊, some mais uma ✊ ao seu resultado e ganhe 1⚡ para cada ✊ nos seus dados.

card-electric-carrot = Cenoura Elétrica
    .text = Quando as suas ✊, de dentro de Tóquio, forem tirar ♥ de outros monstros, cada um deles dá 1⚡ a você ou perde mais 1♥, como preferir; quem não tiver ⚡ perde o ♥.

## Pandakaï

monster-pandakai =
    .intro = Buscou a paz interior durante anos na montanha, até alguém asfaltar o bosque de bambu.

card-pandamonium = Pandamônio
    .text = Ganhe 6⚡. Todos os outros monstros ganham 3⚡.

card-eats-shoots-and-leaves = Come, Atira e Vai Embora
    .text = Jogue quando entrar em Tóquio: ganhe 1⚡ e saia de Tóquio, sem que ninguém ocupe o seu lugar. Cada monstro que estava fora de Tóquio perde 2♥.

card-bamboozle = Bambulhaço
    .text = Jogue quando outro monstro for comprar uma carta de Poder, exceto do baralho: ele não paga nada e não pode comprar essa carta neste turno. Se puder pagar outra carta virada para cima, ele compra uma delas, à sua escolha.

card-bear-necessities = Somente o Necessário
    .text = Perca 1★, ganhe 2⚡ e 2♥.

card-panda-express = Panda Expresso
    .text = Se o seu resultado tiver as seis faces, ganhe 2★ e jogue outro turno depois deste. Uma ✊ somada ao seu resultado conta.

card-bamboo-supply = Reserva de Bambu
    .text = No começo do seu turno você pode pôr 1⚡ do estoque nesta carta ou pegar todas as ⚡ dela.

card-pandarwinism = Pandarwinismo: A Sobrevivência do Mais Fofo
    .text = Se o seu resultado tiver três ♥ ou mais, ganhe 1★, e mais 1★ para cada ♥ a partir do quarto.

card-yin-and-yang = Yin e Yang
    .text = Uma vez por turno, no seu turno, depois da sua última rolagem, você pode virar todos os seus dados do avesso: 1 vira 3 e 3 vira 1, 2 vira ♥ e ♥ vira 2, ✊ vira ⚡ e ⚡ vira ✊.

## Baby Gigazaur

monster-baby-gigazaur =
    .intro = Só queria ver onde a mamãe trabalha, e já quebrou tudo.

card-my-toy = Meu Brinquedo
    .text = Ponha embaixo desta carta uma carta de Poder virada para cima, à sua escolha; o lugar dela é preenchido. Só você pode comprá-la, enquanto compra. Quando comprar, ponha outra aqui. Eventos não podem ser postos aqui.

card-growing-fast = Cresce Rápido
    .text = Se o seu resultado não tiver ♥, ganhe 1♥, em Tóquio também.

card-nurture-the-young = Cuidar dos Filhotes
    .text = Cada monstro com mais ★ que você dá 1★ a você.

card-tiny-tail = Rabinho
    .text = Uma vez por turno, no seu turno, depois da sua última rolagem, você pode virar até dois dos seus dados para 1.

card-too-cute-to-smash = Fofo Demais para Apanhar
    .text = Um monstro cujas ✊ ferem você perde 1★.

card-so-small = Tão Pequeno!
    .text = Quando as ✊ forem tirar ♥ de você, você pode rolar um dado para cada um: se algum mostrar ♥, você não perde nenhum.

card-underrated = Subestimado
    .text = Jogue depois da sua última rolagem: some duas ✊ ao seu resultado. Você ataca mesmo sem ✊ nos seus dados.

card-yummy-yummy = Nham Nham
    .text = Ganhe 2♥ e 1⚡.
