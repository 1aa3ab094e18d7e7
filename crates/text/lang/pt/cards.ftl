### As cartas de Poder: como se chamam e o que fazem, com nossas palavras.

## Baralho clássico

card-acid-attack-first = Ataque Ácido
    .text = Em cada um dos seus turnos você causa 1 de dano extra a todos que suas ✊ poderiam alcançar. Sem nenhuma ✊ o dano vem sozinho e não é um ataque. Se você compra a carta depois dos dados, ela age na hora.

card-acid-attack-second = Ataque Ácido
    .text = Some uma ✊ a cada um dos seus resultados, mesmo que não haja nenhuma. Ela vale como ✊ para tudo.

card-alien-metabolism-first = Metabolismo Alienígena
    .text = Cada carta que você compra custa 1⚡ a menos.

card-alien-metabolism-second = Origem Alienígena
    .text = Cada carta que você compra custa 1⚡ a menos.

card-alpha-monster-first = Monstro Alfa
    .text = Ganhe 1★ em cada turno em que o seu ataque tirar ♥ de alguém de verdade.

card-alpha-monster-second = Monstro Alfa
    .text = Ganhe 1★ em cada turno em que o seu resultado tiver pelo menos uma ✊, acerte alguém ou não.

card-apartment-building = Prédio de Apartamentos
    .text = Ganhe 3★.

card-armor-plating = Blindagem
    .text = Ignore toda perda de exatamente 1♥.
    .armour-by-source-yes = Ignore toda perda de exatamente 1♥. As ✊ de um ataque e o que cada carta soma a elas contam em separado.

card-background-dweller = À Espreita
    .text = Você pode rolar de novo seus dados com 3 sempre que quiser e quantas vezes quiser; isso não gasta rolagens.

card-burrowing-first = Escavar
    .text = Em Tóquio, seus ataques causam 1 de dano extra. Quando você cede Tóquio, quem ocupa o seu lugar sofre 1 de dano.

card-burrowing-second = Escavar
    .text = Em Tóquio, some uma ✊ a cada um dos seus resultados, mesmo que não haja nenhuma. Quando você cede Tóquio, quem ocupa o seu lugar perde 1♥.

card-camouflage = Camuflagem
    .text = Quando for perder ♥, role um dado para cada um: cada ♥ que sair salva um.

card-commuter-train = Trem Suburbano
    .text = Ganhe 2★.

card-complete-destruction = Destruição Total
    .text = Ganhe 9★ se o seu resultado tiver as seis faces: 1, 2, 3, ⚡, ♥ e ✊.

card-corner-store = Mercadinho da Esquina
    .text = Ganhe 1★.

card-dedicated-news-team-first = Equipe de Reportagem
    .text = Ganhe 1★ sempre que comprar outra carta.

card-dedicated-news-team-second = Queridinho da Mídia
    .text = Ganhe 1★ sempre que comprar outra carta.

card-drop-from-high-altitude-first = Caído do Céu
    .text = Ganhe 2★. Se você não está em Tóquio, ocupe a Cidade de Tóquio; quem estiver lá sai.
    .dropping-in-all-leave = Ganhe 2★. Todos os outros monstros saem de Tóquio e você ocupa a Cidade de Tóquio.
    .dropping-in-not-in-bay = Ganhe 2★. Se você não está em Tóquio, ocupe a Cidade de Tóquio; quem estiver lá sai. Na Baía de Tóquio esta carta não faz nada.

card-drop-from-high-altitude-second = Morte que Vem do Alto
    .text = Ganhe 2★. Todos os outros monstros saem de Tóquio e você ocupa a Cidade de Tóquio.
    .dropping-in-city = Ganhe 2★. Se você não está em Tóquio, ocupe a Cidade de Tóquio; quem estiver lá sai.
    .dropping-in-not-in-bay = Ganhe 2★. Se você não está em Tóquio, ocupe a Cidade de Tóquio; quem estiver lá sai. Na Baía de Tóquio esta carta não faz nada.

card-eater-of-the-dead = Devorador de Cadáveres
    .text = Ganhe 3★ cada vez que os ♥ de um monstro chegarem a 0.

card-energize = Recarregar
    .text = Ganhe 9⚡.

card-energy-hoarder = Acumulador de Energia
    .text = No fim do seu turno, ganhe 1★ para cada 6⚡ que tiver; você não as gasta.

card-evacuation-orders = Ordens de Evacuação
    .text = Todos os outros monstros perdem 5★.

card-even-bigger-first = Ainda Maior
    .text = Ganhe 2♥ ao receber esta carta; seu máximo é de 12♥. Ao perdê-la, você perde 2♥ e seu máximo volta a ser de 10♥.

card-even-bigger-second = Ainda Maior
    .text = Ganhe 2♥ ao receber esta carta; seu máximo é de 12♥. Ao perdê-la, seu máximo volta a ser de 10♥.

card-extra-head = Cabeça Extra
    .text = Você rola um dado extra.

card-fire-blast-first = Rajada de Fogo
    .text = Todos os outros monstros perdem 2♥.

card-fire-blast-second = Lança-chamas
    .text = Todos os outros monstros perdem 2♥.

card-fire-breathing-first = Cuspidor de Fogo
    .text = Sempre que você causa dano a alguém, os monstros à sua esquerda e à sua direita sofrem 1 de dano extra.
    .neighbours-burn-roll = Se o seu resultado tem pelo menos uma ✊, os monstros à sua esquerda e à sua direita perdem 1♥ cada um, onde quer que estejam. Se só resta um rival, ele perde 1♥, não 2.
    .neighbours-burn-reached = Quando você causa dano ao monstro à sua esquerda ou à sua direita, ele sofre 1 de dano extra.
    .neighbours-burn-attacked = Quando você ataca o monstro à sua esquerda ou à sua direita, ele sofre 1 de dano extra.

card-fire-breathing-second = Cuspidor de Fogo
    .text = Se o seu resultado tem pelo menos uma ✊, os monstros à sua esquerda e à sua direita perdem 1♥ cada um, onde quer que estejam. Se só resta um rival, ele perde 1♥, não 2.
    .neighbours-burn-any-damage = Sempre que outro monstro perde ♥ para você, os monstros à sua esquerda e à sua direita perdem 1♥ a mais.
    .neighbours-burn-reached = Quando o monstro à sua esquerda ou à sua direita perde ♥ para você, perde 1♥ a mais.
    .neighbours-burn-attacked = Quando suas ✊ atingem o monstro à sua esquerda ou à sua direita, ele perde 1♥ a mais.

card-freeze-time-first = Tempo Congelado
    .text = Depois de um turno em que você pontuou com três 1 ou mais, pode jogar outro com um dado a menos; turno após turno, isso se acumula.

card-freeze-time-second = Tempo Congelado
    .text = Depois de um turno cujo resultado teve três 1 ou mais, você pode jogar outro com um dado a menos que neste, mesmo que até lá tenha mais dados.

card-frenzy-first = Frenesi
    .text = Seu turno acaba aqui na hora, sem os efeitos de fim de turno, e você começa outro.

card-frenzy-second = Frenesi
    .text = Jogue outro turno depois deste.

card-friend-of-children = Amigo das Crianças
    .text = Sempre que ganhar ⚡, ganhe 1⚡ a mais. Reembolsos e as ⚡ guardadas numa carta não são ganhos.

card-gas-refinery = Refinaria de Gás
    .text = Ganhe 2★. Todos os outros monstros perdem 3♥.

card-giant-brain = Cérebro Gigante
    .text = Você tem uma rolagem extra em cada turno.

card-gourmet = Gourmet
    .text = Quando pontuar com três 1 ou mais, ganhe 2★ a mais.

card-heal = Curar
    .text = Ganhe 2♥.

card-healing-ray-first = Raio Curativo
    .text = Com seus dados de ♥ você pode curar outros monstros; cada um paga a você 2⚡ por ♥, ou o que ainda tiver.

card-healing-ray-second = Raio Curativo
    .text = Com seus dados de ♥ você pode dar ♥ a outros monstros; cada um paga a você 2⚡ por ♥, até onde puder.

card-herbivore-first = Herbívoro
    .text = Ganhe 1★ no fim do seu turno se nele você não causou dano a mais ninguém.

card-herbivore-second = Herbívoro
    .text = Ganhe 1★ no fim do seu turno se nele ninguém perdeu ♥ por sua causa, nem mesmo você.

card-herd-culler = Abate Seletivo
    .text = Uma vez por turno, no seu turno, depois da última rolagem, você pode virar um dos seus dados para 1.

card-high-altitude-bombing = Bombardeio Estratégico
    .text = Todos os monstros perdem 3♥, você também.

card-it-has-a-child-first = Mas Ele Tem um Filhote
    .text = Quando seus ♥ chegam a 0: você perde todas as suas cartas e ★, sai de Tóquio e continua jogando com 10♥. Suas ⚡ ficam com você.

card-it-has-a-child-second = Ele Tem um Filhote!
    .text = Quando seus ♥ chegam a 0: você perde todas as suas cartas e ★, sai de Tóquio e continua jogando com 10♥. Suas ⚡ ficam com você.

card-jet-fighters = Caças a Jato
    .text = Ganhe 5★ e perca 4♥.

card-jets = Propulsores
    .text = Quando atacarem você em Tóquio, decida na hora: ceder e não sofrer dano desse ataque, ou ficar e sofrer tudo.

card-made-in-a-lab = Monstro de Proveta
    .text = Enquanto compra, você pode olhar a carta do topo do baralho sem mostrar a ninguém, e comprá-la. Senão, ela fica lá.

card-metamorph-first = Metamorfose
    .text = No fim do seu turno você pode descartar quantas quiser das suas cartas Manter, esta inclusive; por cada uma, recebe de volta as ⚡ que pagou.

card-metamorph-second = Metamorfose
    .text = No fim do seu turno você pode descartar quantas quiser das suas cartas Manter, esta inclusive; por cada uma, recebe o custo impresso em ⚡.

card-mimic-first = Imitar
    .text = Escolha uma carta em jogo de qualquer monstro: esta vale como uma cópia, como se você tivesse acabado de comprá-la. No começo do seu turno você pode pagar 1⚡ para escolher outra. Se a escolhida sair do jogo, esta não faz nada até você escolher outra.

card-mimic-second = Imitar
    .text = Escolha uma carta Manter em jogo de qualquer monstro: esta vale como uma cópia, como se você tivesse acabado de comprá-la. No começo do seu turno, antes de rolar, você pode pagar 1⚡ para escolher outra. Se a escolhida sair do jogo, esta não faz nada até você escolher outra.

card-monster-batteries-first = Pilhas de Monstro
    .text = Ao receber esta carta, ponha nela quantas ⚡ suas quiser; a reserva soma outras tantas. No começo de cada um dos seus turnos, pegue 2⚡ dela. Descarte-a quando ficar vazia.

card-monster-batteries-second = Monstro a Pilha
    .text = Vem com 6⚡ em cima. No começo de cada um dos seus turnos, pegue 2⚡ dela. Descarte-a quando ficar vazia.

card-national-guard = Guarda Nacional
    .text = Ganhe 2★ e perca 2♥.

card-nova-breath = Sopro Nova
    .text = Seus ataques acertam todos os outros monstros, onde quer que estejam.

card-nuclear-power-plant = Usina Nuclear
    .text = Ganhe 2★ e 3♥.

card-omnivore-first = Onívoro
    .text = Uma vez por turno, no seu turno, se o seu resultado tiver um 1, um 2 e um 3, ganhe 2★. Os dados continuam valendo para todo o resto.

card-omnivore-second = Detritívoro
    .text = Uma vez por turno, no seu turno, se o seu resultado tiver um 1, um 2 e um 3, ganhe 2★. Os dados continuam valendo para todo o resto.

card-opportunist = Oportunista
    .text = Sempre que uma carta nova é virada para cima, você pode comprá-la na hora, mesmo no turno de outros monstros; tem preferência o primeiro monstro com este poder à esquerda do ativo.
    .new-card-first-active = Sempre que uma carta nova é virada para cima, você pode comprá-la na hora, mesmo no turno de outros monstros; tem preferência o monstro ativo e, depois, o primeiro com este poder à esquerda dele.

card-parasitic-tentacles = Tentáculos Parasitas
    .text = Enquanto compra, você também pode comprar cartas em jogo de outros monstros; eles não podem recusar, recebem as ⚡ que você paga, e a carta vem com o que tiver em cima.

card-plot-twist = Reviravolta
    .text = Depois da sua última rolagem você pode virar um dos seus dados para qualquer face; depois descarte esta carta.

card-poison-quills-first = Espinhos Venenosos
    .text = Quando você pontua com três 2 ou mais, causa 2 de dano a todos que suas ✊ poderiam alcançar, junto com as suas ✊. Sem nenhuma ✊ não é um ataque.

card-poison-quills-second = Espinhos Venenosos
    .text = Se o seu resultado tem três 2 ou mais, some a ele duas ✊.

card-poison-spit-first = Cuspe Venenoso
    .text = Cada monstro de quem o seu ataque tirar ♥ recebe um marcador de Veneno. No fim do próprio turno, um monstro perde 1♥ para cada um. Um dado de ♥ pode remover um em vez de curar.
    .counters-for-attacked = Cada monstro que você ataca recebe um marcador de Veneno, perca ♥ ou não. No fim do próprio turno, um monstro perde 1♥ para cada um. Um dado de ♥ pode remover um em vez de curar.

card-poison-spit-second = Cuspe Venenoso
    .text = Cada monstro de quem suas ✊ tirarem ♥ recebe um marcador de Veneno. No fim do próprio turno, um monstro perde 1♥ para cada um. Fora de Tóquio, um dado de ♥ pode remover um em vez de dar 1♥.
    .counters-for-attacked = Cada monstro que suas ✊ atingem recebe um marcador de Veneno, perca ♥ ou não. No fim do próprio turno, um monstro perde 1♥ para cada um. Fora de Tóquio, um dado de ♥ pode remover um em vez de dar 1♥.

card-psychic-probe = Sonda Psíquica
    .text = Uma vez em cada turno de outro monstro, depois da última rolagem dele, você pode rolar de novo um dos dados dele. Se sair ♥, descarte esta carta.

card-rapid-healing = Cura Rápida
    .text = A qualquer momento você pode pagar 2⚡ para ganhar 1♥, quantas vezes puder pagar.

card-regeneration-first = Regeneração
    .text = Sempre que você se cura, cura 1♥ a mais.

card-regeneration-second = Regeneração
    .text = Sempre que ganhar ♥, ganhe 1♥ a mais.

card-rooting-for-the-underdog = Torcida pelo Azarão
    .text = No fim do seu turno, ganhe 1★ se só você tiver o menor número de ★.

card-shrink-ray-first = Raio que Encolhe
    .text = Cada monstro de quem o seu ataque tirar ♥ recebe um marcador de Encolhimento. Um monstro rola um dado a menos para cada um que tiver quando o turno dele começa. Um dado de ♥ pode remover um em vez de curar.
    .counters-for-attacked = Cada monstro que você ataca recebe um marcador de Encolhimento, perca ♥ ou não. Um monstro rola um dado a menos para cada um que tiver quando o turno dele começa. Um dado de ♥ pode remover um em vez de curar.

card-shrink-ray-second = Raio que Encolhe
    .text = Cada monstro de quem suas ✊ tirarem ♥ recebe um marcador de Encolhimento. Um monstro rola um dado a menos para cada um que tiver quando o turno dele começa. Fora de Tóquio, um dado de ♥ pode remover um em vez de dar 1♥.
    .counters-for-attacked = Cada monstro que suas ✊ atingem recebe um marcador de Encolhimento, perca ♥ ou não. Um monstro rola um dado a menos para cada um que tiver quando o turno dele começa. Fora de Tóquio, um dado de ♥ pode remover um em vez de dar 1♥.

card-skyscraper = Arranha-céu
    .text = Ganhe 4★.

card-smoke-cloud = Nuvem de Fumaça
    .text = Vem com 3 cargas. Antes de parar de rolar, gaste uma para rolar de novo os dados que quiser. Descarte esta carta com a última carga.

card-solar-powered = Energia Solar
    .text = No fim do seu turno, ganhe 1⚡ se não tiver nenhuma.

card-spiked-tail-first = Cauda de Espinhos
    .text = Seus ataques causam 1 de dano extra.

card-spiked-tail-second = Cauda de Espinhos
    .text = Some uma ✊ a cada resultado seu que tenha pelo menos uma.

card-stretchy = Elástico
    .text = Depois da sua última rolagem você pode pagar 2⚡ para virar um dos seus dados para qualquer face, quantas vezes puder pagar.

card-tanks-first = Tanques
    .text = Ganhe 4★ e perca 3♥.

card-tanks-second = Tanque
    .text = Ganhe 4★ e perca 3♥.

card-telepath-first = Telepata
    .text = Antes de parar de rolar, pague 1⚡ para rolar de novo os dados que quiser, quantas vezes puder pagar.

card-telepath-second = Energético
    .text = Antes de parar de rolar, pague 1⚡ para rolar de novo os dados que quiser, quantas vezes puder pagar.

card-urbavore-first = Urbívoro
    .text = Ganhe 1★ a mais quando começar seu turno em Tóquio. Todo dano que você causa de dentro de Tóquio, com ✊ ou com cartas, aumenta em 1 para cada um dos outros monstros.
    .raised-damage-not-bought = Ganhe 1★ a mais quando começar seu turno em Tóquio. Todo dano que você causa de dentro de Tóquio, menos o das cartas que compra, aumenta em 1 para cada um dos outros monstros.
    .raised-damage-attacks = Ganhe 1★ a mais quando começar seu turno em Tóquio. O dano dos seus ataques de dentro de Tóquio aumenta em 1 para cada um dos outros monstros.

card-urbavore-second = Urbívoro
    .text = Ganhe 1★ a mais quando começar seu turno em Tóquio. Em Tóquio, some uma ✊ a cada resultado seu que tenha pelo menos uma.

card-vast-storm = Grande Tempestade
    .text = Ganhe 2★. Todos os outros monstros perdem metade de suas ⚡, arredondando para baixo.

card-were-only-making-it-stronger-first = Só Estamos Deixando Ele Mais Forte
    .text = Sempre que perder de uma só vez 2♥ ou mais, ganhe 1⚡.

card-were-only-making-it-stronger-second = Ele Está Ficando Mais Forte!
    .text = Sempre que perder de uma só vez 2♥ ou mais, ganhe 1⚡.

card-wings-first = Asas
    .text = Pague 2⚡ quando for sofrer dano: você não sofre mais nenhum até o fim deste turno.

card-wings-second = Asas
    .text = Pague 2⚡ quando for perder ♥: você não perde mais nenhum até o fim deste turno.

## Promocionais

card-amusement-park = Parque de Diversões
    .text = Ganhe 4★.

card-army = Exército
    .text = Para cada carta que tiver, ganhe 1★ e perca 1♥, tudo de uma vez.

card-barricades = Barricadas
    .text = Todos os outros monstros perdem 3★.

card-biofuel = Biocombustível
    .text = Depois da sua última rolagem, você pode usar quantos quiser dos seus dados de ♥ como ⚡.

card-bull-headed = Cabeça-Dura
    .text = Quando puder ceder Tóquio e ficar, ganhe 1★.

card-cannibalistic = Canibal
    .text = Quando fizer outros monstros perderem ♥, ganhe 1♥.

card-draining-ray = Raio Drenante
    .text = Se quatro ou mais dos seus dados mostram a mesma face, tome 1★ de cada um dos monstros com mais ★.

card-electric-armor = Armadura Elétrica
    .text = Quando for perder ♥, você pode pagar 1⚡ para perder 1♥ a menos.

card-flaming-aura = Aura Flamejante
    .text = Se quatro ou mais dos seus dados mostram a mesma face, todos os outros monstros perdem 1♥.

card-gamma-blast = Explosão Gama
    .text = Quando você entra em Tóquio, todos os outros monstros perdem 1♥.

card-hungry-urbavore = Urbívoro Faminto
    .text = Ganhe 1★ a mais quando entrar em Tóquio.

card-ice-cream-truck = Caminhão de Sorvete
    .text = Ganhe 1★ e 2♥.

card-intimidating-roar = Rugido Intimidador
    .text = Os monstros em Tóquio de quem o seu ataque tirar ♥ têm que ceder.

card-jagged-tactician = Estrategista Espinhoso
    .text = Quando ceder Tóquio, ganhe 1⚡, e quem ocupar o seu lugar perde 1♥.

card-monster-pets = Bichinhos Monstruosos
    .text = Todos os monstros perdem 3★, você também.

card-nanobots = Nanorrobôs
    .text = Quando começar seu turno com menos de 3♥, ganhe 2♥.

card-natural-selection = Seleção Natural
    .text = Ganhe 4⚡ e 4♥ ao receber esta carta; você rola um dado extra. Se um dos seus dados mostra 3 quando seu turno acaba, você perde todos os seus ♥.

card-orb-of-doom = Orbe da Perdição
    .text = Cada vez que outro monstro rola de novo dados do próprio resultado, ele perde 1♥.

card-reflective-hide = Pele Refletora
    .text = Quando outro monstro fizer você perder ♥, ele perde 1♥; essa perda não conta como causada por você.

card-shrinky = Encolhível
    .text = Depois da sua última rolagem, você pode usar como 1 quantos quiser dos seus dados que mostram 2.

card-sleep-walker = Sonâmbulo
    .text = No seu turno, enquanto compra, pague 3⚡ para ganhar 1★, quantas vezes puder pagar.

card-super-jump = Superpulo
    .text = Uma vez por turno, quando for perder ♥, você pode pagar 1⚡ para perder 1♥ a menos.

card-supertower = Supertorre
    .text = Ganhe 5★.

card-throw-a-tanker = Arremesso de Petroleiro
    .text = No fim do seu turno, se nele você fez outros monstros perderem 3♥ ou mais no total, ganhe 2★.

card-thunder-stomp = Pisada Trovejante
    .text = Depois de um turno em que ganhou 4★ ou mais, todos os outros monstros rolam um dado a menos até começar o seu próximo turno.

card-unstable-dna = DNA Instável
    .text = Quando ceder Tóquio, você pode pegar uma carta de quem ocupar o seu lugar e dar esta carta a ele.

## Fantasias

card-astronaut = Astronauta
    .text = Você ganha com 17★ em vez de 20★.

card-cheerleader = Líder de Torcida
    .text = Depois da última rolagem de outro monstro, você pode acrescentar um ✊ à rolagem dele.

card-clown = Palhaço
    .text = Se os seus dados mostrarem as seis faces depois da sua última rolagem, você pode virar cada um deles para a face que quiser.

card-devil = Diabo
    .text = No seu turno, os outros monstros que você faz perder ♥ perdem 1♥ a mais.

card-ghost = Fantasma
    .text = No fim de cada turno em que você perdeu ♥, ganhe 1♥.

card-pirate = Pirata
    .text = Tire 1⚡ de cada outro monstro que você faz perder ♥.

card-princess = Princesa
    .text = No começo do seu turno, ganhe 1★.

card-robot = Robô
    .text = Quando estiver para perder ♥, você pode perder 1⚡ no lugar de cada um deles, por quantos quiser.

card-statue-of-liberty = Estátua da Liberdade
    .text = Você tem uma rolagem a mais em cada turno.

card-vampire = Vampiro
    .text = No fim de cada turno em que você fez outro monstro perder ♥, ganhe 1♥.

card-witch = Bruxa
    .text = Depois da última rolagem de outro monstro, se ela for fazer você perder ♥, você pode rolar de novo um dos dados dele.

card-zombie = Zumbi
    .text = Você não é eliminado quando fica sem ♥, e então não perde nenhum. É eliminado se perder esta carta enquanto não tiver nenhum.

## Godzilla: Manter

card-banded-carapace = Carapaça Anelada
    .text = Quando for perder de uma só vez 3♥ ou mais, você perde 1♥ a menos.

card-charged-scales = Escamas Carregadas
    .text = Vem com 3 cargas. Depois da sua última rolagem você pode gastar quantas quiser, uma para cada dado que virar para ⚡ ou ✊. Descarte esta carta com a última carga.

card-city-crusher = Esmaga-cidades
    .text = Se você está em Tóquio quando seu turno começa, rola nesse turno um dado a mais, até o máximo de oito dados.

card-city-scavenger = Necrófago Urbano
    .text = Em Tóquio, cada ♥ do seu resultado dá 1⚡ a você. O que conta é onde você está quando os ♥ são resolvidos.

card-deep-roar = Rugido Profundo
    .text = Um monstro que você ferir em Tóquio perde 1★ se não ceder; se não tiver nenhuma ★, tem que ceder.

card-double-time-march = Marcha Acelerada
    .text = Quando pontuar com três 2 ou mais, ganhe também 1 ficha de Dado.

card-hunters-patience = Paciência de Caçador
    .text = Uma vez por turno, no seu turno, se a sua última rolagem não deixar nenhum dado com ✊, você pode rolar mais uma vez os dados que quiser.

card-maser-dish = Antena Maser
    .text = Enquanto compra, você pode pagar 2⚡ quantas vezes quiser: a cada vez, outro monstro à sua escolha perde 1♥. Ninguém é escolhido mais de duas vezes por turno. Pagar por isto não é comprar uma carta, nem é um ataque.

card-mutagenic-bath = Banho Mutagênico
    .text = No começo do seu turno, se tiver 2♥ ou mais, você pode abrir mão de 1♥ em troca de 1 ficha de Dado, que já vale neste mesmo turno. Nada pode salvar esse ♥.

card-natural-enemy = Inimigo Natural
    .text = Escolha uma espécie ao comprar esta carta: mutante, invasor ou robô. Em cada um dos seus ataques, todo monstro dessa espécie que você ferir perde 1♥ a mais. A escolha não muda nunca.

card-ocean-born = Nascido do Oceano
    .text = Se você está fora de Tóquio quando seu turno começa, rola nesse turno um dado a mais. Várias cópias se somam, até o máximo de oito dados.

card-perfect-adaptation = Adaptação Perfeita
    .text = Uma vez por turno, no seu turno, depois da última rolagem, você pode virar um dos seus dados para qualquer face.

card-power-leech = Sanguessuga de Energia
    .text = Cada monstro que suas ✊ ferirem entrega 1⚡ a você, se tiver alguma e continuar vivo.

card-quiet-reserve = Reserva Silenciosa
    .text = Um turno sem comprar cartas dá 2⚡ a você, de uma vez só, onde os outros recebem 1⚡.

card-reactor-heart = Coração Reator
    .text = No fim do seu turno, se tiver 4♥ ou menos, ganhe 1♥. Funciona também em Tóquio.

card-rubble-pickers = Catadores de Escombros
    .text = Ganhe 1⚡ cada vez que outro monstro renovar as cartas viradas para cima.

card-scorched-ruins = Ruínas Calcinadas
    .text = Quando você cedeu Tóquio a um ataque e o atacante entra no mesmo turno, ele perde ali 2♥ na hora. Não é um ataque.

card-second-wind = Segundo Fôlego
    .text = Se cinco ou mais dados do seu resultado mostram a mesma face, jogue outro turno depois deste. Um turno ganho com esta carta não dá outro; as ✊ sem dado não contam.

card-seismic-stomp = Pisão Sísmico
    .text = A terceira ✊ do seu resultado e cada uma das seguintes dão 1★ a você, mesmo as ✊ sem dado, ainda que não haja ninguém para acertar.

card-silk-cocoon = Casulo de Seda
    .text = Quando seus ♥ chegam a 0, esta carta é descartada, você perde todas as suas ⚡ e metade das suas ★ (arredondando para cima), sai de Tóquio e continua jogando com 5♥. Todo o resto continua seu.

card-slipstream-wings = Asas de Vácuo
    .text = Quando você cede Tóquio, recupera metade dos ♥ que esse ataque tirou, arredondando para baixo.

card-spiral-ray = Raio Espiral
    .text = Sempre que você ataca, mesmo sem acertar ninguém, os monstros que suas ✊ não alcançam perdem 1♥. Para eles não é um ataque.

card-stockpiled-fury = Fúria Acumulada
    .text = Sempre que um só ataque tirar de você 2♥ ou mais de verdade, ganhe 1 ficha de Dado.

card-storm-chaser = Caçador de Tempestades
    .text = Ganhe 1⚡ cada vez que um Evento for revelado. O que os Eventos fazem ao serem revelados não custa a você ♥, ★ nem ⚡.

card-throwing-arm = Braço Arremessador
    .text = Ganhe 1 ficha de Dado ao receber esta carta. Uma vez por turno, no seu turno, antes de resolver os dados, você pode gastar uma ficha de Dado para somar uma ✊ ao seu resultado. É uma das duas que você pode gastar por turno.

card-towering-silhouette = Silhueta Colossal
    .text = Ganhe 2♥ ao receber esta carta; seu máximo é de 12♥ enquanto a tiver. Se começar seu turno com 11♥ ou mais, ganhe 1★.

card-tremor-sense = Sentido Sísmico
    .text = Uma vez em cada turno de outro monstro, depois da última rolagem dele, você pode fazê-lo rolar de novo um dos dados dele com ✊.

card-war-correspondents = Correspondentes de Guerra
    .text = Cada Evento que você compra dá 1★ a mais, depois do efeito dele.

## Godzilla: Descartar

card-bombardment-line = Linha de Bombardeio
    .text = Todos os outros monstros fora de Tóquio perdem 2♥; os que estão em Tóquio, 3♥.

card-cut-the-grid = Corte da Rede
    .text = Todos os outros monstros perdem 2⚡, ou a única que tiverem. Ganhe 1⚡ para cada um que perdeu alguma.

card-flattened-ward = Bairro Arrasado
    .text = Ganhe 2★ e uma ficha de Dado.

card-front-page = Capa de Todos os Jornais
    .text = Ganhe 1★ para cada um dos outros monstros vivos: 2★ no mínimo, 4★ no máximo.

card-lagoon-rest = Repouso na Lagoa
    .text = Ganhe 3♥ e uma ficha de Dado, também em Tóquio.

card-no-rest = Sem Descanso para Monstros
    .text = Ganhe uma ficha de Dado. Quando este turno acabar, jogue outro.

card-reckless-charge = Investida Temerária
    .text = Ganhe 3★ e uma ficha de Dado; depois perca 2♥.

card-reserve-squadron = Esquadrão de Reserva
    .text = Ganhe 2 fichas de Dado.

card-targeted-serum = Soro Seletivo
    .text = Escolha uma espécie, mutante, invasor ou robô: todos os outros monstros dessa espécie perdem 3♥.

card-toppled-tower = Torre Derrubada
    .text = Ganhe 4★ e uma ficha de Dado.

## Godzilla: Eventos

card-alien-ultimatum = Ultimato Alienígena
    .text = Ao ser revelado: o monstro com mais ★ perde 2★; se vários lideram, cada um deles perde. Ao ser comprado: tome 2★, ou a única que houver, de um monstro com mais ★ que você; se não houver nenhum, ganhe 1★.

card-blackout = Apagão
    .text = Enquanto estiver em jogo: as ⚡ de um resultado dão no máximo 2⚡; as cartas dão o que dizem. Ao ser comprado: ganhe 5⚡.

card-emergency-rations = Rações de Emergência
    .text = Ao ser revelado: cada monstro ganha uma ficha de Dado, primeiro o ativo e depois em sentido horário, enquanto houver na reserva. Ao ser comprado: ganhe uma ficha de Dado e 1♥.

card-evacuation-traffic = Trânsito de Evacuação
    .text = Enquanto estiver em jogo: as cartas Manter e Descartar custam 1⚡ a mais; os Eventos e renovar as cartas, não. Ao ser comprado: ganhe 2★.

card-meteor-shower = Chuva de Meteoros
    .text = Ao ser revelado: cada monstro rola um dado, primeiro o ativo e depois em sentido horário; então, todos de uma vez, quem tirou ✊ perde 2♥ e quem tirou ⚡ ganha 2⚡. Ao ser comprado: todos os outros monstros perdem 1♥ e você ganha uma ficha de Dado.

card-open-season = Temporada de Caça
    .text = Enquanto estiver em jogo: cada ataque tira 1♥ a mais de cada monstro que ferir. Ao ser comprado: outro monstro à sua escolha perde 3♥.

card-peace-broadcast = Mensagem de Paz
    .text = Enquanto estiver em jogo: um monstro cujo resultado não teve ✊, ou que não rolou, ganha 1♥ no fim do próprio turno, também em Tóquio. Ao ser comprado: ganhe 1★ e 2♥.

card-searchlights = Holofotes sobre Tóquio
    .text = Enquanto estiver em jogo: um monstro que começa o turno em Tóquio ganha 1★ a mais, ou 1⚡ a mais onde Tóquio paga em ⚡. Ao ser comprado: ganhe 2★, e os outros monstros em Tóquio perdem 1★.

card-strange-radiation = Radiação Estranha
    .text = Enquanto estiver em jogo: cada monstro rola um dado a mais nos próprios turnos, desde a primeira rolagem. Ao ser comprado: ganhe 1★ e uma ficha de Dado.

card-typhoon-landfall = O Tufão Chegou
    .text = Ao ser revelado: cada monstro em Tóquio perde 1♥ e cada um fora ganha 1♥, todos de uma vez. Ao ser comprado: ganhe 3♥.
