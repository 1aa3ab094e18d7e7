### Os monstros e as suas Evoluções: a frase com que cumprimentam, como se chamam as cartas e o que fazem, por palavras nossas.
### Os nomes dos monstros são os mesmos em todas as línguas.

## Gigazaur

monster-gigazaur =
    .intro = Passou a idade do gelo a dormir, acordou maldisposto e ainda não tomou o pequeno-almoço.

card-detachable-tail = Cauda Destacável
    .text = Não perdes ♥ até ao fim deste turno. Também a podes jogar quando vais perder algum; um ataque que não tira nada não te dá direito a ceder.

card-radioactive-waste = Lixo Radioativo
    .text = Ganhas 2⚡ e 1♥.

card-primal-bellow = Bramido Primitivo
    .text = Todos os outros monstros perdem 2★.

card-saurian-adaptability = Adaptabilidade Sáuria
    .text = Joga-a depois do teu último lançamento: viras todos os teus dados que mostram uma mesma face para outra, ambas à tua escolha.

card-defender-of-tokyo = Defensor de Tóquio
    .text = Quando o teu turno começa em Tóquio, todos os outros monstros perdem 1★.

card-heat-vision = Visão de Calor
    .text = Um monstro cujas ✊ te firam perde 1★.

card-gamma-breath = Sopro Gama
    .text = Uma vez por turno, no teu turno, depois do último lançamento, podes virar um dos teus dados para ✊.

card-tail-sweep = Varredura de Cauda
    .text = Uma vez por turno, no teu turno, depois do último lançamento, podes virar um dos teus dados para 1 ou para 2.

## Space Penguin

monster-space-penguin =
    .intro = Desceu a bambolear de uma lua gelada e acha Tóquio quente de mais, um erro que ainda vai a tempo de ser emendado.

card-freeze-ray = Raio Congelante
    .text = Quando as tuas ✊ ferem um monstro em Tóquio, pões esta carta à frente dele (um só, à tua escolha). Quando o próximo turno dele começar, escolhes uma face: os dados dele que a mostrarem não fazem nada nesse turno. Depois esta carta volta para ti.

card-miraculous-catch = Pesca Milagrosa
    .text = Uma vez em cada um dos teus passos de compra, podes revelar ao acaso uma carta de Poder dos descartes e comprá-la por menos 1⚡ do que te custaria. Se não a comprares, fica lá.

card-deep-dive = Mergulho Profundo
    .text = Vês as três cartas de cima do baralho de Poder, ficas com uma sem pagar e pões as outras no fundo do baralho. Não é uma compra.

card-cold-wave = Vaga de Frio
    .text = Todos os outros monstros lançam menos um dado até começar o teu próximo turno.

card-encased-in-ice = Envolto em Gelo
    .text = Quando o teu resultado é definitivo, podes pagar 1⚡ para congelar um dos dados dele. Até começar o teu próximo turno, ninguém lança nem muda esse dado: tal como está, é um dos dados do resultado de todos os outros monstros.

card-blizzard = Nevão
    .text = Joga-a no teu próprio turno. Até começar o teu próximo turno, os outros monstros têm um só lançamento nos turnos deles, sem repetir, e não podem ceder Tóquio.

card-black-diamond = Diamante Negro
    .text = Ganhas 1★ sempre que entras em Tóquio e sempre que lá ficas podendo ceder.

card-icy-reflection = Reflexo Gelado
    .text = Escolhes uma Evolução Permanente em jogo de qualquer monstro: esta carta funciona como essa, como se a tivesses acabado de jogar. Quando a escolhida sair do jogo, descartas esta.

## Cyber Kitty

monster-cyber-kitty =
    .intro = Ronrona como uma central elétrica, arranha como uma escavadora e deita arranha-céus abaixo da mesa só para os ver cair.

card-nine-lives = Sete Vidas e Mais Duas
    .text = Joga-a quando os teus ♥ chegarem a 0: abdicas de todas as tuas cartas de Poder, das tuas Evoluções (em jogo e na mão), ⚡ e ★, e sais de Tóquio. Continuas a jogar com 9♥ e 9★.

card-mega-purr = Mega-ronrom
    .text = Cada um dos outros monstros dá-te 1⚡ ou 1★, como preferir; quem não tiver nem uma coisa nem outra não dá nada.

card-electro-scratch = Arranhão Elétrico
    .text = Todos os outros monstros perdem 1♥.

card-cat-nip = Erva-gateira
    .text = Joga-a no início do teu turno: neste turno tens um só lançamento, e duplicam as ★, os ♥ e as ⚡ que os teus dados dão e o número das ✊ deles.

card-play-with-your-food = Brincar com a Comida
    .text = Quando duas ou mais ✊ tuas vão tirar 2♥ ou mais a um monstro em Tóquio, podes deixar que perca menos 2♥ e tirar-lhe 1★ e 1⚡.

card-feline-motor = Motor Felino
    .text = No passo de entrar de outro monstro, se Tóquio está vazia e não estavas lá quando o turno começou, podes entrar em Tóquio em vez dele.

card-mouse-hunter = Caça-ratos
    .text = Se o teu resultado tiver pelo menos um 1, ganhas 1★.

card-meow-missile = Míssil Miau
    .text = Se o teu resultado tiver pelo menos um 1, somas-lhe uma ✊.

## The King

monster-the-king =
    .intro = Um macaco do tamanho de um prédio, certo de que a cidade já é dele e de que só lhe faltam as chaves.

card-monkey-rush = Investida Simiesca
    .text = Joga-a fora de Tóquio no passo de entrar de outro monstro, enquanto houver em Tóquio um lugar livre porque um monstro saiu dele ou lá foi eliminado: entras nele.

card-simian-scamper = Fuga Simiesca
    .text = Joga-a quando te atacarem em Tóquio: cedes, e não perdes ♥ com esse ataque nem com mais nada neste turno.

card-jungle-frenzy = Frenesim da Selva
    .text = Joga-a no fim do teu turno, se nele fizeste um monstro em Tóquio perder ♥ e estás fora de Tóquio: jogas outro turno depois deste.

card-giant-banana = Banana Gigante
    .text = Ganhas 2♥.

card-chest-thumping = Murros no Peito
    .text = Podes obrigar a ceder cada monstro em Tóquio a quem as tuas ✊ tiraram ♥.

card-alpha-male = Macho Alfa
    .text = Ganhas 1★ em cada turno em que as tuas ✊ tiram ♥ a pelo menos um monstro.

card-i-am-the-king = Eu Sou o Rei!
    .text = Ganhas 1★ sempre que entras em Tóquio e sempre que o teu turno lá começa.

card-twas-beauty-killed-the-beast = A Bela Matou o Monstro
    .text = Joga-a enquanto estiveres em Tóquio. Ganhas 1★ sempre que um turno acaba, teu ou de outro monstro. Se saíres de Tóquio com vida, perdes esta carta e todas as tuas ★.

## Meka Dragon

monster-meka-dragon =
    .intro = Foi construído para proteger a cidade, melhorado para a proteger melhor e agora protege-a de tudo o que mexe.

card-mecha-blast = Megadescarga
    .text = Joga-a quando as tuas ✊ estão prestes a acertar: neste turno tiram mais 2♥ a cada monstro a quem tirarem ♥.

card-destructive-analysis = Análise Destrutiva
    .text = Joga-a quando o teu resultado for definitivo: ganhas 1⚡ por cada ✊ dos dados dele.

card-programmed-to-destroy = Programado para Destruir
    .text = Ganhas 3★ e 2⚡ sempre que os ♥ de outro monstro chegam a 0.

card-tune-up = Revisão Geral
    .text = Joga-a antes do teu primeiro lançamento, fora de Tóquio: ganhas 4♥ e 2⚡. Saltas o resto do turno, fim incluído.

card-breath-of-doom = Sopro da Perdição
    .text = Uma vez por turno, quando fazes um monstro em Tóquio perder ♥, seja como for, todos os outros monstros fora de Tóquio também perdem 1♥.

card-lightning-armor = Armadura de Raios
    .text = Quando outro monstro te faz perder ♥, podes lançar outros tantos dados: ele perde 1♥ por cada ✊.

card-target-acquired = Alvo na Mira
    .text = Quando as ✊ de alguém te fazem perder ♥, podes dar ao atacante a ficha de alvo, esteja ela onde estiver. Sempre que quem a tem perde ♥ por tua causa, perde mais 1.

card-claws-of-steel = Garras de Aço
    .text = No teu turno, um monstro que fazes perder 3♥ ou mais perde mais 1. As perdas de um turno somam-se, e em cada perda seguinte volta a perder mais 1.

## Alienoid

monster-alienoid =
    .intro = Atravessou meia galáxia em missão de paz, e depois provou a eletricidade.

card-alien-scourge = Flagelo Alienígena
    .text = Ganhas 2★.

card-precision-field-support = Apoio de Precisão
    .text = Revelas cartas do baralho até sair uma carta Manter com custo impresso de 4⚡ ou menos: é tua, sem contar como compra. As outras são descartadas.

card-anger-batteries = Baterias de Raiva
    .text = Ganhas 1⚡ por cada ♥ que perdeste neste turno, seja pelo que for.

card-adapting-technology = Tecnologia Adaptável
    .text = Vem com 3 cargas. Enquanto compras, gastas uma para renovar sem pagar as cartas viradas para cima. Descartas esta carta com a última carga.

card-funny-looking-but-dangerous = Esquisito, mas Perigoso
    .text = Se o teu resultado tem três 2 ou mais, todos os outros monstros perdem 1♥, junto com as tuas ✊, se houver.

card-exotic-arms = Armas Exóticas
    .text = Antes do teu primeiro lançamento podes pôr 2⚡ nesta carta. Com três ✊ ou mais nos dados, recupera-las, e cada monstro a quem as tuas ✊ tirarem ♥ perde mais 2. Senão, perdem-se e perdes 2♥.

card-mothership-support = Apoio da Nave-mãe
    .text = Uma vez por turno, no teu turno, podes pagar 1⚡ para ganhar 1♥, também em Tóquio.

card-superior-alien-technology = Tecnologia Alienígena Superior
    .text = Podes comprar uma carta Manter por metade do que te custa, arredondando para cima, e marcá-la; nunca tens mais de três cartas marcadas. Sempre que o teu turno vai começar, lanças um dado por cada uma: se sair ✊, descarta-la.

## Godzilla

monster-godzilla =
    .intro = Não tem nada contra a cidade: só calhou ficar entre o mar e o sítio aonde ele quer chegar.

card-blue-flare = Clarão Azul
    .text = Depois do teu último lançamento: neste turno, cada ⚡ do teu resultado é também uma ✊. Continua a dar energia.

card-trench-slumber = Sono Abissal
    .text = Antes do teu primeiro lançamento, se estás fora de Tóquio: ganhas 3♥ e 2 fichas de Dado. Neste turno não lanças nem resolves dados.

card-wounded-pride = Orgulho Ferido
    .text = Logo depois de um só ataque te tirar 3♥ ou mais e sobreviveres: ganhas 2★ e 1⚡.

card-landfall-roar = Rugido de Desembarque
    .text = Todos os outros monstros perdem 1★ e 1⚡, se as tiverem.

card-jagged-plates = Placas Dentadas
    .text = Na primeira vez, em cada turno, em que as ✊ de alguém te tiram ♥ em Tóquio, o atacante perde 1♥.

card-restless-cells = Células Inquietas
    .text = Quando os teus dados de ♥ te curam, dão-te mais 1♥.

card-rightful-throne = Trono Legítimo
    .text = Ganhas 1★ por cada monstro que cede Tóquio ao teu ataque.

card-crushing-tread = Passada Esmagadora
    .text = Uma vez por turno, no teu turno, depois do último lançamento, podes virar um dos teus 1 para ✊.

## Mothra

monster-mothra =
    .intro = Não quer mal a ninguém, o que custa a acreditar debaixo de uma asa que tapa três ruas.

card-island-hymn = Hino da Ilha
    .text = Ganhas 2♥ e 1★. Escolhes outro monstro: ganha 1♥.

card-glittering-scales = Escamas Cintilantes
    .text = Depois do último lançamento de outro monstro: um ou dois dos dados de ✊ dele, à tua escolha, não contam neste turno. Se depois ele mudar um desses dados, a face nova conta.

card-silk-barricade = Barricada de Seda
    .text = Quando outro monstro vai entrar em Tóquio no passo de entrar dele: fica de fora neste turno e o lugar continua vazio. Ganhas 1★.

card-egg-on-the-shore = Ovo na Praia
    .text = Quando os teus ♥ chegam a 0: continuas a jogar com 4♥. Perdes todas as tuas ⚡ e sais de Tóquio.

card-soft-landing = Aterragem Suave
    .text = Sempre que sais de Tóquio com vida, seja pelo que for, ganhas 1♥ e 1⚡.

card-pollen-store = Reserva de Pólen
    .text = Cada ♥ do teu resultado que não cura nem remove um marcador dá-te 1⚡, até 2⚡ por turno.

card-pacifists-glow = Brilho Pacífico
    .text = Ganhas 1⚡ se o teu resultado não tiver nenhuma ✊, nem sequer somada.

card-powdered-shield = Escudo de Pó
    .text = Quando irias perder exatamente 2♥ de uma só vez, perdes 1♥.

## Rodan

monster-rodan =
    .intro = Chega um pouco antes do próprio trovão e vai-se embora antes de os vidros caírem ao chão.

card-stooping-dive = Voo Picado
    .text = Quando o teu passo de entrar começa e estás fora de Tóquio: um monstro em Tóquio que as tuas ✊ feriram neste turno tem de ceder, e tu entras no lugar dele.

card-sonic-boom = Estrondo Sónico
    .text = Quando entras em Tóquio: todos os outros monstros perdem 1♥ e, se a tiverem, 1⚡.

card-sudden-updraft = Corrente Ascendente
    .text = Quando as ✊ de alguém te vão tirar ♥: este ataque não tira nenhum. Se estiveres em Tóquio, cede-la.

card-out-of-the-crater = Do Fundo da Cratera
    .text = Quando começas o teu turno com 4♥ ou menos: ganhas 2♥ e 2 fichas de Dado.

card-wanderer = Errante
    .text = No fim do teu turno podes sair de Tóquio; se saíres, ganhas 1⚡. O teu lugar fica vazio.

card-thermal-rider = Cavaleiro das Térmicas
    .text = Sempre que entras em Tóquio, ganhas 1 ficha de Dado.

card-keen-eye = Olho Apurado
    .text = Uma vez por turno, no teu turno, quando não restam lançamentos, podes voltar a lançar um dos teus dados.

card-peck-the-weak = Bicar o Mais Fraco
    .text = Os teus ataques tiram mais 1♥ a cada monstro que tiver menos ♥ do que tu mesmo antes do golpe.

## King Gidorah

monster-king-gidorah =
    .intro = Três cabeças, três opiniões, um só génio dourado: seja qual for o acordo a que chegarem, não vai ser bom para ti.

card-forked-lightning = Relâmpago Bifurcado
    .text = No teu turno: distribuis 3 perdas de 1♥ pelos outros monstros, no máximo duas a cada um.

card-demand-for-tribute = Exigência de Tributo
    .text = Cada um dos outros monstros dá-te 1⚡. Quem não tiver nenhuma perde 1♥.

card-inverted-gravity = Gravidade Invertida
    .text = Quando o teu passo de entrar começa: um monstro em Tóquio e um de fora, à tua escolha, trocam de lugar. Podes ser um deles. Com isto ninguém entra nem sai de Tóquio.

card-golden-hoard = Tesouro Dourado
    .text = Ganhas 1★ por cada carta Manter à tua frente, mas pelo menos 1★ e no máximo 3★.

card-three-minds = Três Mentes
    .text = Ganhas 2⚡ quando exatamente três dos teus dados mostram a mesma face, uma vez por turno.

card-world-ender = Fim dos Mundos
    .text = Ganhas 2★ e 2⚡ sempre que os ♥ de outro monstro chegam a 0 no teu turno, mesmo que algo o salve.

card-plunder-of-worlds = Pilhagem de Mundos
    .text = As cartas com custo impresso de 5⚡ ou mais custam-te menos 2⚡.

card-weaving-necks = Pescoços Sinuosos
    .text = Uma vez por turno, no teu turno, depois do último lançamento, podes pagar 1⚡ para virar um dado para uma face que dois ou mais dos teus outros dados mostrem.

## Mechagodzilla

monster-mechagodzilla =
    .intro = Uma cópia fiel em todos os pormenores, tirando os mísseis, os foguetes e a total ausência de dúvidas.

card-all-bays-open = Comportas Abertas
    .text = Depois do teu último lançamento: somas uma ✊ ao teu resultado, e mais uma por cada ficha de Dado que gastares nisso. Continuam a ser no máximo duas fichas por turno.

card-field-repairs = Reparações de Campanha
    .text = Pagas até 4⚡ e ganhas 1♥ por cada uma. Também vale quando vais perder ♥, mas não depois de chegares a 0.

card-deflector-dome = Cúpula Defletora
    .text = Quando vais perder ♥: perdes até menos 3♥. Ganhas 1⚡.

card-backup-tape = Cassete de Reserva
    .text = No teu turno: trazes para a mão outra Evolução Temporária dos teus descartes e ganhas 1⚡. Se não houver nenhuma, ganhas 3⚡.

card-targeting-matrix = Matriz de Mira
    .text = Uma vez por turno, no teu turno, podes voltar a lançar todos os teus dados com 1; o lançamento anterior conta como o último.

card-ablative-alloy = Liga Ablativa
    .text = Perdes menos 1♥ com tudo o que não for ✊. O que pagas em ♥ não conta como perdido.

card-modular-bays = Compartimentos Modulares
    .text = Ganhas 1 ficha de Dado sempre que compras uma carta Manter.

card-fusion-printer = Impressora de Fusão
    .text = Uma vez enquanto compras, podes pagar 3⚡ para ganhar 1★ e 1 ficha de Dado. Não é comprar uma carta.

## Gigan

monster-gigan =
    .intro = Ganchos em vez de mãos e uma serra na barriga: recusa abraços, aceita encomendas.

card-buzzsaw-lunge = Investida de Serra
    .text = Enquanto resolves as tuas ✊: cada monstro em Tóquio que elas firam perde mais 1♥, e 1★.

card-hook-and-hold = Enganchar e Segurar
    .text = Quando um monstro que feriste vai decidir se cede: não pode ceder neste turno e perde 1★.

card-visor-flash = Clarão do Visor
    .text = No turno de outro monstro, depois de um dos lançamentos dele: os dados dele ficam como estão e nada volta a lançá-los neste turno. Ainda podem ser virados.

card-contract-killer = Assassino a Soldo
    .text = No teu turno: outro monstro à tua escolha paga-te 3⚡ ou perde 2♥, como preferir.

card-serrated-belly = Ventre Serrilhado
    .text = Se o teu resultado tem três ✊ ou mais, contando as somadas, cada monstro que elas firam perde mais 1♥.

card-hybrid-metabolism = Metabolismo Híbrido
    .text = Ganhas 1⚡ em cada turno em que os teus dados de ♥ te curam.

card-hit-and-run = Bater e Fugir
    .text = Ganhas 1★ no fim de um turno que terminas fora de Tóquio, se nele as tuas ✊ feriram um monstro.

card-scavenged-circuits = Circuitos Reciclados
    .text = Uma vez enquanto compras, podes comprar a última carta descartada, como se estivesse virada para cima. Nada ocupa o lugar dela; de um Evento só vale o que faz ao ser comprado.

## Kraken

monster-kraken =
    .intro = Subiu das profundezas porque lá em baixo alguém se queixou do barulho dos navios.

card-healing-rain = Chuva Curativa
    .text = Ganhas 2♥.

card-destructive-wave = Onda Destruidora
    .text = Joga-a quando entrares em Tóquio: todos os outros monstros perdem 2♥.

card-cult-worshippers = Adoradores do Culto
    .text = Ganhas 1★ por cada ♥ que ganhaste neste turno.

card-high-tide = Maré Cheia
    .text = Joga-a quando o teu resultado for definitivo: cada um dos ♥ dele conta duas vezes. Para tirar uma Evolução só contam os teus dados.

card-terror-of-the-deep = Terror das Profundezas
    .text = Quando vais perder ♥, podes lançar um dado por cada um: cada ♥ que sair salva um.

card-eater-of-souls = Devorador de Almas
    .text = Ganhas 1♥ sempre que entras em Tóquio. Podes ter até 12♥.

card-sunken-temple = Templo Submerso
    .text = Antes do teu primeiro lançamento, fora de Tóquio, podes saltar o resto do turno, fim incluído, para ganhar 3♥ e 3⚡.

card-mandibles-of-dread = Mandíbulas do Pavor
    .text = Cada monstro a quem as tuas ✊ tirarem ♥ perde 1★.

## Cyber Bunny

monster-cyber-bunny =
    .intro = Orelhas fofas, fato de aço e uma lista enorme de ajustes de contas: ninguém rouba duas vezes as cenouras a este coelho.

card-stroke-of-genius = Golpe de Génio
    .text = Ganhas 1⚡ por cada ⚡ que entrou na tua reserva neste turno.

card-emergency-battery = Bateria de Emergência
    .text = Ganhas 3⚡.

card-rabbits-foot = Pata de Coelho
    .text = Não perdes ♥ até ao fim deste turno. Também a podes jogar quando vais perder algum; um ataque que não tira nada não te dá direito a ceder.

card-heart-of-the-rabbit = Coração de Coelho
    .text = Joga-a depois do último lançamento de outro monstro: voltas a lançar um dos dados dele, à tua escolha. Na próxima vez que entrares em Tóquio, trazes esta carta dos teus descartes de volta para a mão.

card-secret-laboratory = Laboratório Secreto
    .text = Cada carta de Poder custa-te menos 1⚡.

card-king-of-the-gizmo = Rei das Engenhocas
    .text = Ganhas 1★ sempre que compras uma carta de Poder.

card-energy-sword = Espada de Energia
    .text = Antes do teu primeiro lançamento podes pagar 2⚡. Se depois os teus dados mostrarem ✊, somas mais uma ✊ ao teu resultado e ganhas 1⚡ por cada ✊ nos teus dados.

card-electric-carrot = Cenoura Elétrica
    .text = Quando as tuas ✊, a partir de Tóquio, vão tirar ♥ a monstros, cada um deles dá-te 1⚡ ou perde mais 1♥, como preferir; quem não tiver ⚡ perde o ♥.

## Pandakaï

monster-pandakai =
    .intro = Procurou durante anos a paz interior no alto de um monte, até lhe alcatroarem o bosque de bambu.

card-pandamonium = Pandemónio
    .text = Ganhas 6⚡. Todos os outros monstros ganham 3⚡.

card-eats-shoots-and-leaves = Come, Dispara e Vai-se Embora
    .text = Joga-a quando entrares em Tóquio: ganhas 1⚡ e sais de Tóquio, sem que ninguém ocupe o teu lugar. Cada monstro que estava fora de Tóquio perde 2♥.

card-bamboozle = Bambúrrio
    .text = Joga-a quando outro monstro for comprar uma carta de Poder, exceto do baralho: não paga nada e não pode comprar essa carta neste turno. Se puder pagar outra carta virada para cima, compra uma delas, à tua escolha.

card-bear-necessities = Só o Necessário
    .text = Perdes 1★, ganhas 2⚡ e 2♥.

card-panda-express = Panda Expresso
    .text = Se o teu resultado tiver as seis faces, ganhas 2★ e jogas outro turno depois deste. Uma ✊ somada ao teu resultado conta.

card-bamboo-supply = Reserva de Bambu
    .text = No início do teu turno podes pôr 1⚡ da reserva nesta carta ou tirar todas as ⚡ dela.

card-pandarwinism = Pandarwinismo: A Sobrevivência do Mais Fofo
    .text = Se o teu resultado tiver três ♥ ou mais, ganhas 1★, e mais 1★ por cada ♥ a partir do quarto.

card-yin-and-yang = Yin e Yang
    .text = Uma vez por turno, no teu turno, depois do último lançamento, podes virar todos os teus dados do avesso: 1 passa a 3 e 3 passa a 1, 2 passa a ♥ e ♥ passa a 2, ✊ passa a ⚡ e ⚡ passa a ✊.

## Baby Gigazaur

monster-baby-gigazaur =
    .intro = Só queria ver onde a mãe trabalha, e já partiu tudo.

card-my-toy = O Meu Brinquedo
    .text = Pões por baixo desta carta uma carta de Poder virada para cima, à tua escolha; o lugar dela é preenchido. Só tu a podes comprar, enquanto compras. Depois de a comprares, pões outra aqui. Não se podem pôr aqui Eventos.

card-growing-fast = Cresce Depressa
    .text = Se o teu resultado não tiver ♥, ganhas 1♥, também em Tóquio.

card-nurture-the-young = Cuidar das Crias
    .text = Cada monstro com mais ★ do que tu dá-te 1★.

card-tiny-tail = Rabinho
    .text = Uma vez por turno, no teu turno, depois do último lançamento, podes virar até dois dos teus dados para 1.

card-too-cute-to-smash = Demasiado Fofo para Levar
    .text = Um monstro cujas ✊ te firam perde 1★.

card-so-small = Tão Pequenino!
    .text = Quando as ✊ te vão tirar ♥, podes lançar um dado por cada um: se algum mostrar ♥, não perdes nenhum.

card-underrated = Subestimado
    .text = Joga-a depois do teu último lançamento: somas duas ✊ ao teu resultado. Atacas mesmo sem ✊ nos teus dados.

card-yummy-yummy = Nham-nham
    .text = Ganhas 2♥ e 1⚡.
