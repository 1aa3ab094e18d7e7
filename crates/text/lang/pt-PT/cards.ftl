### As cartas de Poder: como se chamam e o que fazem, por palavras nossas.

## Baralho clássico

card-acid-attack-first = Ataque Ácido
    .text = Em cada um dos teus turnos causas 1 de dano extra a todos os que as tuas ✊ poderiam alcançar. Sem nenhuma ✊, o dano vem só e não é um ataque. Se comprares a carta depois dos dados, age de imediato.

card-acid-attack-second = Ataque Ácido
    .text = Somas uma ✊ a cada um dos teus resultados, mesmo que não tenha nenhuma. Vale como ✊ para tudo.

card-alien-metabolism-first = Metabolismo Alienígena
    .text = Cada carta que compras custa-te menos 1⚡.

card-alien-metabolism-second = Origem Alienígena
    .text = Cada carta que compras custa-te menos 1⚡.

card-alpha-monster-first = Monstro Alfa
    .text = Ganhas 1★ em cada turno em que o teu ataque tira mesmo ♥ a outro monstro.

card-alpha-monster-second = Monstro Alfa
    .text = Ganhas 1★ em cada turno em que o teu resultado tem pelo menos uma ✊, acerte em alguém ou não.

card-apartment-building = Prédio de Apartamentos
    .text = Ganhas 3★.

card-armor-plating = Blindagem
    .text = Ignoras qualquer perda de exatamente 1♥.
    .armour-by-source-yes = Ignoras qualquer perda de exatamente 1♥. As ✊ de um ataque e o que cada carta lhes soma contam em separado.

card-background-dweller = À Espreita
    .text = Podes voltar a lançar os teus dados com 3 sempre que quiseres e as vezes que quiseres, sem gastar lançamentos.

card-burrowing-first = Escavar
    .text = Em Tóquio, os teus ataques causam 1 de dano extra. Quando cedes Tóquio, quem ocupa o teu lugar sofre 1 de dano.

card-burrowing-second = Escavar
    .text = Em Tóquio, somas uma ✊ a cada um dos teus resultados, mesmo que não tenha nenhuma. Quando cedes Tóquio, quem ocupa o teu lugar perde 1♥.

card-camouflage = Camuflagem
    .text = Quando vais perder ♥, lanças um dado por cada um: cada ♥ que sair salva um.

card-commuter-train = Comboio Suburbano
    .text = Ganhas 2★.

card-complete-destruction = Destruição Total
    .text = Ganhas 9★ se o teu resultado tiver as seis faces: 1, 2, 3, ⚡, ♥ e ✊.

card-corner-store = Loja da Esquina
    .text = Ganhas 1★.

card-dedicated-news-team-first = Equipa de Reportagem
    .text = Ganhas 1★ sempre que compras outra carta.

card-dedicated-news-team-second = Favorito dos Média
    .text = Ganhas 1★ sempre que compras outra carta.

card-drop-from-high-altitude-first = Caído do Céu
    .text = Ganhas 2★. Se não estás em Tóquio, ocupas a Cidade de Tóquio; quem lá estiver sai.
    .dropping-in-all-leave = Ganhas 2★. Todos os outros monstros saem de Tóquio e tu ocupas a Cidade de Tóquio.
    .dropping-in-not-in-bay = Ganhas 2★. Se não estás em Tóquio, ocupas a Cidade de Tóquio; quem lá estiver sai. Na Baía de Tóquio esta carta não faz nada.

card-drop-from-high-altitude-second = Morte Vinda do Alto
    .text = Ganhas 2★. Todos os outros monstros saem de Tóquio e tu ocupas a Cidade de Tóquio.
    .dropping-in-city = Ganhas 2★. Se não estás em Tóquio, ocupas a Cidade de Tóquio; quem lá estiver sai.
    .dropping-in-not-in-bay = Ganhas 2★. Se não estás em Tóquio, ocupas a Cidade de Tóquio; quem lá estiver sai. Na Baía de Tóquio esta carta não faz nada.

card-eater-of-the-dead = Devorador de Cadáveres
    .text = Ganhas 3★ sempre que os ♥ de um monstro chegam a 0.

card-energize = Recarregar
    .text = Ganhas 9⚡.

card-energy-hoarder = Acumulador de Energia
    .text = No fim do teu turno, ganhas 1★ por cada 6⚡ que tiveres; não as gastas.

card-evacuation-orders = Ordens de Evacuação
    .text = Todos os outros monstros perdem 5★.

card-even-bigger-first = Ainda Maior
    .text = Ganhas 2♥ ao receber esta carta; o teu máximo é de 12♥. Ao perdê-la, perdes 2♥ e o teu máximo volta a ser de 10♥.

card-even-bigger-second = Ainda Maior
    .text = Ganhas 2♥ ao receber esta carta; o teu máximo é de 12♥. Ao perdê-la, o teu máximo volta a ser de 10♥.

card-extra-head = Cabeça Extra
    .text = Lanças um dado extra.

card-fire-blast-first = Rajada de Fogo
    .text = Todos os outros monstros perdem 2♥.

card-fire-blast-second = Lança-chamas
    .text = Todos os outros monstros perdem 2♥.

card-fire-breathing-first = Cuspidor de Fogo
    .text = Sempre que causas dano a outro monstro, os monstros à tua esquerda e à tua direita sofrem 1 de dano extra.
    .neighbours-burn-roll = Se o teu resultado tem pelo menos uma ✊, os monstros à tua esquerda e à tua direita perdem 1♥ cada um, estejam onde estiverem. Se só resta um rival, perde 1♥, não 2.
    .neighbours-burn-reached = Quando causas dano ao monstro à tua esquerda ou à tua direita, ele sofre 1 de dano extra.
    .neighbours-burn-attacked = Quando atacas o monstro à tua esquerda ou à tua direita, ele sofre 1 de dano extra.

card-fire-breathing-second = Cuspidor de Fogo
    .text = Se o teu resultado tem pelo menos uma ✊, os monstros à tua esquerda e à tua direita perdem 1♥ cada um, estejam onde estiverem. Se só resta um rival, perde 1♥, não 2.
    .neighbours-burn-any-damage = Sempre que outro monstro perde ♥ por tua causa, os monstros à tua esquerda e à tua direita perdem mais 1♥.
    .neighbours-burn-reached = Quando o monstro à tua esquerda ou à tua direita perde ♥ por tua causa, perde mais 1♥.
    .neighbours-burn-attacked = Quando as tuas ✊ acertam no monstro à tua esquerda ou à tua direita, ele perde mais 1♥.

card-freeze-time-first = Tempo Congelado
    .text = Depois de um turno em que pontuaste com três 1 ou mais, podes jogar outro com menos um dado; de turno para turno, vai-se acumulando.

card-freeze-time-second = Tempo Congelado
    .text = Depois de um turno cujo resultado teve três 1 ou mais, podes jogar outro com menos um dado do que neste, mesmo que até lá tenhas mais dados.

card-frenzy-first = Frenesim
    .text = O teu turno acaba aqui mesmo, sem os efeitos de fim do turno, e começas outro.

card-frenzy-second = Frenesim
    .text = Jogas outro turno depois deste.

card-friend-of-children = Amigo das Crianças
    .text = Sempre que ganhas ⚡, ganhas mais 1⚡. Os reembolsos e as ⚡ guardadas numa carta não contam.

card-gas-refinery = Refinaria de Gás
    .text = Ganhas 2★. Todos os outros monstros perdem 3♥.

card-giant-brain = Cérebro Gigante
    .text = Tens um lançamento extra em cada turno.

card-gourmet = Gourmet
    .text = Quando pontuas com três 1 ou mais, ganhas mais 2★.

card-heal = Curar
    .text = Ganhas 2♥.

card-healing-ray-first = Raio Curativo
    .text = Os teus dados de ♥ podem curar outros monstros; cada um paga-te 2⚡ por ♥, ou tudo o que lhe restar.

card-healing-ray-second = Raio Curativo
    .text = Os teus dados de ♥ podem dar ♥ a outros monstros; cada um paga-te 2⚡ por ♥, ou o que puder.

card-herbivore-first = Herbívoro
    .text = Ganhas 1★ no fim do teu turno se nele não causaste dano a mais ninguém.

card-herbivore-second = Herbívoro
    .text = Ganhas 1★ no fim do teu turno se nele ninguém perdeu ♥ por tua causa, nem tu.

card-herd-culler = Abate Seletivo
    .text = Uma vez por turno, no teu turno, depois do último lançamento, podes virar um dos teus dados para 1.

card-high-altitude-bombing = Bombardeamento Estratégico
    .text = Todos os monstros perdem 3♥, tu incluído.

card-it-has-a-child-first = Mas Ele Tem uma Cria
    .text = Quando os teus ♥ chegam a 0: perdes todas as tuas cartas e ★, sais de Tóquio e continuas a jogar com 10♥. Ficas com as tuas ⚡.

card-it-has-a-child-second = Ele Tem uma Cria!
    .text = Quando os teus ♥ chegam a 0: perdes todas as tuas cartas e ★, sais de Tóquio e continuas a jogar com 10♥. Ficas com as tuas ⚡.

card-jet-fighters = Caças a Jato
    .text = Ganhas 5★ e perdes 4♥.

card-jets = Propulsores
    .text = Quando te atacam em Tóquio, decides logo: ceder e não sofrer dano desse ataque, ou ficar e sofrer tudo.

card-made-in-a-lab = Monstro Proveta
    .text = Enquanto compras, podes ver a carta de cima do baralho sem a mostrar, e comprá-la. Senão, fica lá.

card-metamorph-first = Metamorfose
    .text = No fim do teu turno podes descartar as cartas Manter que quiseres, esta incluída; por cada uma, recebes de volta as ⚡ que pagaste.

card-metamorph-second = Metamorfose
    .text = No fim do teu turno podes descartar as cartas Manter que quiseres, esta incluída; por cada uma, recebes o custo impresso em ⚡.

card-mimic-first = Imitar
    .text = Escolhes uma carta em jogo de qualquer monstro: esta é uma cópia dela, como se a tivesses acabado de comprar. No início do teu turno podes pagar 1⚡ para escolher outra. Se a carta copiada sair do jogo, esta não faz nada até escolheres outra.

card-mimic-second = Imitar
    .text = Escolhes uma carta Manter em jogo de qualquer monstro: esta é uma cópia dela, como se a tivesses acabado de comprar. No início do teu turno, antes de lançar, podes pagar 1⚡ para escolher outra. Se a carta copiada sair do jogo, esta não faz nada até escolheres outra.

card-monster-batteries-first = Pilhas de Monstro
    .text = Ao receber esta carta, pões-lhe em cima as ⚡ tuas que quiseres; a reserva soma outras tantas. No início de cada um dos teus turnos, tiras 2⚡ dela. Descarta-la quando ficar vazia.

card-monster-batteries-second = Monstro a Pilhas
    .text = Vem com 6⚡ em cima. No início de cada um dos teus turnos, tiras 2⚡ dela. Descarta-la quando ficar vazia.

card-national-guard = Guarda Nacional
    .text = Ganhas 2★ e perdes 2♥.

card-nova-breath = Sopro Nova
    .text = Os teus ataques acertam em todos os outros monstros, estejam onde estiverem.

card-nuclear-power-plant = Central Nuclear
    .text = Ganhas 2★ e 3♥.

card-omnivore-first = Omnívoro
    .text = Uma vez por turno, no teu turno, se o teu resultado tiver um 1, um 2 e um 3, ganhas 2★. Os dados continuam a valer para tudo o resto.

card-omnivore-second = Detritívoro
    .text = Uma vez por turno, no teu turno, se o teu resultado tiver um 1, um 2 e um 3, ganhas 2★. Os dados continuam a valer para tudo o resto.

card-opportunist = Oportunista
    .text = Sempre que uma carta nova é virada para cima, podes comprá-la de imediato, mesmo no turno de outros monstros; tem prioridade o primeiro à esquerda do monstro ativo.
    .new-card-first-active = Sempre que uma carta nova é virada para cima, podes comprá-la de imediato, mesmo no turno de outros monstros; tem prioridade o monstro ativo e, depois, o primeiro à esquerda dele.

card-parasitic-tentacles = Tentáculos Parasitas
    .text = Enquanto compras, também podes comprar cartas em jogo de outros monstros; não podem recusar, recebem as ⚡ que pagas, e a carta vem com o que tiver em cima.

card-plot-twist = Reviravolta
    .text = Depois do teu último lançamento podes virar um dos teus dados para qualquer face; depois descartas esta carta.

card-poison-quills-first = Espinhos Venenosos
    .text = Quando pontuas com três 2 ou mais, causas 2 de dano a todos os que as tuas ✊ poderiam alcançar, junto com as tuas ✊. Sem nenhuma ✊ não é um ataque.

card-poison-quills-second = Espinhos Venenosos
    .text = Se o teu resultado tem três 2 ou mais, somas-lhe duas ✊.

card-poison-spit-first = Cuspo Venenoso
    .text = Cada monstro a quem o teu ataque tirar ♥ recebe um marcador de Veneno. No fim do próprio turno, um monstro perde 1♥ por cada um. Um dado de ♥ pode remover um em vez de curar.
    .counters-for-attacked = Cada monstro que atacas recebe um marcador de Veneno, perca ♥ ou não. No fim do próprio turno, um monstro perde 1♥ por cada um. Um dado de ♥ pode remover um em vez de curar.

card-poison-spit-second = Cuspo Venenoso
    .text = Cada monstro a quem as tuas ✊ tirarem ♥ recebe um marcador de Veneno. No fim do próprio turno, um monstro perde 1♥ por cada um. Fora de Tóquio, um dado de ♥ pode remover um em vez de dar 1♥.
    .counters-for-attacked = Cada monstro em que as tuas ✊ acertam recebe um marcador de Veneno, perca ♥ ou não. No fim do próprio turno, um monstro perde 1♥ por cada um. Fora de Tóquio, um dado de ♥ pode remover um em vez de dar 1♥.

card-psychic-probe = Sonda Psíquica
    .text = Uma vez em cada turno de outro monstro, depois do último lançamento dele, podes voltar a lançar um dos dados dele. Se sair ♥, descartas esta carta.

card-rapid-healing = Cura Rápida
    .text = A qualquer momento podes pagar 2⚡ para ganhar 1♥, as vezes que puderes pagar.

card-regeneration-first = Regeneração
    .text = Sempre que te curas, curas mais 1♥.

card-regeneration-second = Regeneração
    .text = Sempre que ganhas ♥, ganhas mais 1♥.

card-rooting-for-the-underdog = A Torcer pelo Mais Fraco
    .text = No fim do teu turno, ganhas 1★ se só tu tiveres o menor número de ★.

card-shrink-ray-first = O Raio que Encolhe
    .text = Cada monstro a quem o teu ataque tirar ♥ recebe um marcador de Encolhimento. Um monstro lança menos um dado por cada um que tiver quando o turno dele começa. Um dado de ♥ pode remover um em vez de curar.
    .counters-for-attacked = Cada monstro que atacas recebe um marcador de Encolhimento, perca ♥ ou não. Um monstro lança menos um dado por cada um que tiver quando o turno dele começa. Um dado de ♥ pode remover um em vez de curar.

card-shrink-ray-second = O Raio que Encolhe
    .text = Cada monstro a quem as tuas ✊ tirarem ♥ recebe um marcador de Encolhimento. Um monstro lança menos um dado por cada um que tiver quando o turno dele começa. Fora de Tóquio, um dado de ♥ pode remover um em vez de dar 1♥.
    .counters-for-attacked = Cada monstro em que as tuas ✊ acertam recebe um marcador de Encolhimento, perca ♥ ou não. Um monstro lança menos um dado por cada um que tiver quando o turno dele começa. Fora de Tóquio, um dado de ♥ pode remover um em vez de dar 1♥.

card-skyscraper = Arranha-céus
    .text = Ganhas 4★.

card-smoke-cloud = Nuvem de Fumo
    .text = Vem com 3 cargas. Antes de parares de lançar, gastas uma para voltar a lançar os dados que quiseres. Descartas esta carta com a última carga.

card-solar-powered = Energia Solar
    .text = No fim do teu turno, ganhas 1⚡ se não tiveres nenhuma.

card-spiked-tail-first = Cauda de Espinhos
    .text = Os teus ataques causam 1 de dano extra.

card-spiked-tail-second = Cauda de Espinhos
    .text = Somas uma ✊ a cada resultado teu que tenha pelo menos uma.

card-stretchy = Elástico
    .text = Depois do teu último lançamento podes pagar 2⚡ para virar um dos teus dados para qualquer face, as vezes que puderes pagar.

card-tanks-first = Tanques
    .text = Ganhas 4★ e perdes 3♥.

card-tanks-second = Tanque
    .text = Ganhas 4★ e perdes 3♥.

card-telepath-first = Telepata
    .text = Antes de parares de lançar, pagas 1⚡ para voltar a lançar os dados que quiseres, as vezes que puderes pagar.

card-telepath-second = Bebida Energética
    .text = Antes de parares de lançar, pagas 1⚡ para voltar a lançar os dados que quiseres, as vezes que puderes pagar.

card-urbavore-first = Urbívoro
    .text = Ganhas mais 1★ quando começas o teu turno em Tóquio. Todo o dano que causas a partir de Tóquio, com ✊ ou com cartas, aumenta 1 para cada um dos outros monstros.
    .raised-damage-not-bought = Ganhas mais 1★ quando começas o teu turno em Tóquio. Todo o dano que causas a partir de Tóquio, menos o das cartas que compras, aumenta 1 para cada um dos outros monstros.
    .raised-damage-attacks = Ganhas mais 1★ quando começas o teu turno em Tóquio. O dano dos teus ataques a partir de Tóquio aumenta 1 para cada um dos outros monstros.

card-urbavore-second = Urbívoro
    .text = Ganhas mais 1★ quando começas o teu turno em Tóquio. Em Tóquio, somas uma ✊ a cada resultado teu que tenha pelo menos uma.

card-vast-storm = Grande Tempestade
    .text = Ganhas 2★. Todos os outros monstros perdem metade das ⚡ que têm, arredondando para baixo.

card-were-only-making-it-stronger-first = Só o Estamos a Tornar Mais Forte
    .text = Sempre que perdes 2♥ ou mais de uma só vez, ganhas 1⚡.

card-were-only-making-it-stronger-second = Está a Ficar Mais Forte!
    .text = Sempre que perdes 2♥ ou mais de uma só vez, ganhas 1⚡.

card-wings-first = Asas
    .text = Pagas 2⚡ quando vais sofrer dano: não sofres nenhum até ao fim deste turno.

card-wings-second = Asas
    .text = Pagas 2⚡ quando vais perder ♥: não perdes nenhum até ao fim deste turno.

## Promocionais

card-amusement-park = Parque de Diversões
    .text = Ganhas 4★.

card-army = Exército
    .text = Por cada carta que tiveres, ganhas 1★ e perdes 1♥, tudo de uma vez.

card-barricades = Barricadas
    .text = Todos os outros monstros perdem 3★.

card-biofuel = Biocombustível
    .text = Depois do teu último lançamento, podes usar os teus dados de ♥ que quiseres como ⚡.

card-bull-headed = Cabeça-Dura
    .text = Quando podes ceder Tóquio e ficas, ganhas 1★.

card-cannibalistic = Canibal
    .text = Quando fazes outros monstros perder ♥, ganhas 1♥.

card-draining-ray = Raio Sugador
    .text = Se quatro ou mais dos teus dados mostram a mesma face, tiras 1★ a cada um dos monstros com mais ★.

card-electric-armor = Armadura Elétrica
    .text = Quando vais perder ♥, podes pagar 1⚡ para perder menos 1♥.

card-flaming-aura = Aura Flamejante
    .text = Se quatro ou mais dos teus dados mostram a mesma face, todos os outros monstros perdem 1♥.

card-gamma-blast = Explosão Gama
    .text = Quando entras em Tóquio, todos os outros monstros perdem 1♥.

card-hungry-urbavore = Urbívoro Faminto
    .text = Ganhas mais 1★ quando entras em Tóquio.

card-ice-cream-truck = Camião de Gelados
    .text = Ganhas 1★ e 2♥.

card-intimidating-roar = Rugido Intimidante
    .text = Os monstros em Tóquio a quem o teu ataque tirar ♥ têm de ceder.

card-jagged-tactician = Estratega Espinhoso
    .text = Quando cedes Tóquio, ganhas 1⚡, e quem ocupa o teu lugar perde 1♥.

card-monster-pets = Monstros de Estimação
    .text = Todos os monstros perdem 3★, tu incluído.

card-nanobots = Nanorrobôs
    .text = Quando começas o teu turno com menos de 3♥, ganhas 2♥.

card-natural-selection = Seleção Natural
    .text = Ganhas 4⚡ e 4♥ ao receber esta carta; lanças um dado extra. Se um dos teus dados mostrar 3 quando o teu turno acabar, perdes todos os teus ♥.

card-orb-of-doom = Orbe da Perdição
    .text = Cada vez que outro monstro volta a lançar dados do próprio resultado, perde 1♥.

card-reflective-hide = Pele Refletora
    .text = Quando outro monstro te faz perder ♥, perde 1♥; essa perda não conta como causada por ti.

card-shrinky = Encolhível
    .text = Depois do teu último lançamento, podes usar como 1 os teus dados que quiseres dos que mostram 2.

card-sleep-walker = Sonâmbulo
    .text = No teu turno, enquanto compras, pagas 3⚡ para ganhar 1★, as vezes que puderes pagar.

card-super-jump = Supersalto
    .text = Uma vez por turno, quando vais perder ♥, podes pagar 1⚡ para perder menos 1♥.

card-supertower = Supertorre
    .text = Ganhas 5★.

card-throw-a-tanker = Lançamento de Petroleiro
    .text = No fim do teu turno, se nele fizeste outros monstros perder 3♥ ou mais no total, ganhas 2★.

card-thunder-stomp = Pisada Trovejante
    .text = Depois de um turno em que ganhaste 4★ ou mais, todos os outros monstros lançam menos um dado até começar o teu próximo turno.

card-unstable-dna = ADN Instável
    .text = Quando cedes Tóquio, podes tirar uma carta a quem ocupa o teu lugar e dar-lhe esta carta.

## Disfarces

card-astronaut = Astronauta
    .text = Vences com 17★ em vez de 20★.

card-cheerleader = Chefe de Claque
    .text = Depois do último lançamento de outro monstro, podes acrescentar um ✊ ao lançamento dele.

card-clown = Palhaço
    .text = Se os teus dados mostrarem as seis faces depois do teu último lançamento, podes virar cada um deles para a face que quiseres.

card-devil = Diabo
    .text = No teu turno, os outros monstros a quem fazes perder ♥ perdem mais 1♥.

card-ghost = Fantasma
    .text = No fim de cada turno em que perdeste ♥, ganhas 1♥.

card-pirate = Pirata
    .text = Tiras 1⚡ a cada outro monstro a quem fazes perder ♥.

card-princess = Princesa
    .text = No início do teu turno ganhas 1★.

card-robot = Robô
    .text = Quando estás prestes a perder ♥, podes perder 1⚡ em vez de cada um deles, por quantos quiseres.

card-statue-of-liberty = Estátua da Liberdade
    .text = Tens mais um lançamento em cada turno.

card-vampire = Vampiro
    .text = No fim de cada turno em que fizeste outro monstro perder ♥, ganhas 1♥.

card-witch = Bruxa
    .text = Depois do último lançamento de outro monstro, se te vai fazer perder ♥, podes voltar a lançar um dos dados dele.

card-zombie = Zombie
    .text = Não és eliminado quando ficas sem ♥, e nessa altura não perdes nenhum. És eliminado se perderes esta carta enquanto não tiveres nenhum.

## Godzilla: Manter

card-banded-carapace = Carapaça Anelada
    .text = Quando vais perder 3♥ ou mais de uma só vez, perdes menos 1♥.

card-charged-scales = Escamas Carregadas
    .text = Vem com 3 cargas. Depois do teu último lançamento podes gastar as que quiseres, uma por cada dado que virares para ⚡ ou ✊. Descartas esta carta com a última carga.

card-city-crusher = Esmaga-cidades
    .text = Se estás em Tóquio quando o teu turno começa, lanças nesse turno um dado extra, até ao máximo de oito dados.

card-city-scavenger = Necrófago Urbano
    .text = Em Tóquio, cada ♥ do teu resultado dá-te 1⚡. O que conta é onde estás quando os ♥ são resolvidos.

card-deep-roar = Rugido Profundo
    .text = Um monstro que feres em Tóquio perde 1★ se não ceder; se não tiver nenhuma ★, tem de ceder.

card-double-time-march = Marcha Acelerada
    .text = Quando pontuas com três 2 ou mais, ganhas também 1 ficha de Dado.

card-hunters-patience = Paciência de Caçador
    .text = Uma vez por turno, no teu turno, se o teu último lançamento não deixar nenhum dado com ✊, podes lançar mais uma vez os dados que quiseres.

card-maser-dish = Antena Maser
    .text = Enquanto compras, podes pagar 2⚡ as vezes que puderes: de cada vez, outro monstro à tua escolha perde 1♥. Ninguém é escolhido mais de duas vezes por turno. Pagar por isto não é comprar uma carta nem é um ataque.

card-mutagenic-bath = Banho Mutagénico
    .text = No início do teu turno, se tiveres 2♥ ou mais, podes abdicar de 1♥ em troca de 1 ficha de Dado, que já podes usar neste turno. Nada pode salvar esse ♥.

card-natural-enemy = Inimigo Natural
    .text = Escolhes uma espécie ao comprar esta carta: mutante, invasor ou robô. Em cada um dos teus ataques, todos os monstros dessa espécie que feres perdem mais 1♥. A escolha nunca muda.

card-ocean-born = Nascido do Oceano
    .text = Se estás fora de Tóquio quando o teu turno começa, lanças nesse turno um dado extra. Várias cópias somam-se, até ao máximo de oito dados.

card-perfect-adaptation = Adaptação Perfeita
    .text = Uma vez por turno, no teu turno, depois do último lançamento, podes virar um dos teus dados para qualquer face.

card-power-leech = Sanguessuga de Energia
    .text = Cada monstro que as tuas ✊ ferirem dá-te 1⚡, se tiver alguma e sobreviver.

card-quiet-reserve = Reserva Silenciosa
    .text = Num turno em que não compras nenhuma carta, ganhas 2⚡ de uma só vez, onde os outros ganham 1⚡.

card-reactor-heart = Coração-reator
    .text = No fim do teu turno, se tiveres 4♥ ou menos, ganhas 1♥. Também funciona em Tóquio.

card-rubble-pickers = Apanhadores de Entulho
    .text = Ganhas 1⚡ sempre que outro monstro renova as cartas viradas para cima.

card-scorched-ruins = Ruínas Calcinadas
    .text = Quando cedeste Tóquio a um ataque e o atacante entra no mesmo turno, perde logo 2♥. Não é um ataque.

card-second-wind = Segundo Fôlego
    .text = Se cinco ou mais dados do teu resultado mostram a mesma face, jogas outro turno depois deste. Um turno ganho com esta carta não dá outro; as ✊ sem dado não contam.

card-seismic-stomp = Pisadela Sísmica
    .text = A terceira ✊ do teu resultado e cada uma das seguintes dão-te 1★, mesmo as ✊ sem dado, ainda que não haja ninguém em quem acertar.

card-silk-cocoon = Casulo de Seda
    .text = Quando os teus ♥ chegam a 0, descartas esta carta, perdes todas as tuas ⚡ e metade das tuas ★ (arredondando para cima), sais de Tóquio e continuas a jogar com 5♥. Ficas com tudo o resto.

card-slipstream-wings = Asas de Esteira
    .text = Quando cedes Tóquio, recuperas metade dos ♥ que esse ataque te tirou, arredondando para baixo.

card-spiral-ray = Raio Espiral
    .text = Sempre que atacas, mesmo sem acertar em ninguém, os outros monstros em que as tuas ✊ não acertam também perdem 1♥. Para eles não é um ataque.

card-stockpiled-fury = Fúria Acumulada
    .text = Sempre que um só ataque te tira mesmo 2♥ ou mais, ganhas 1 ficha de Dado.

card-storm-chaser = Caçador de Tempestades
    .text = Ganhas 1⚡ sempre que um Evento é revelado. O que os Eventos fazem ao serem revelados não te custa ♥, ★ nem ⚡.

card-throwing-arm = Braço de Lançador
    .text = Ganhas 1 ficha de Dado ao receber esta carta. Uma vez por turno, no teu turno, antes de resolveres os dados, podes gastar uma ficha de Dado para somar uma ✊ ao teu resultado. É uma das duas que podes gastar por turno.

card-towering-silhouette = Silhueta Colossal
    .text = Ganhas 2♥ ao receber esta carta; o teu máximo é de 12♥ enquanto a tiveres. Se começares o teu turno com 11♥ ou mais, ganhas 1★.

card-tremor-sense = Sentido Sísmico
    .text = Uma vez em cada turno de outro monstro, depois do último lançamento dele, podes obrigá-lo a voltar a lançar um dos dados dele com ✊.

card-war-correspondents = Correspondentes de Guerra
    .text = Cada Evento que compras dá-te mais 1★, depois do efeito dele.

## Godzilla: Descartar

card-bombardment-line = Linha de Bombardeamento
    .text = Todos os outros monstros fora de Tóquio perdem 2♥; os que estão em Tóquio, 3♥.

card-cut-the-grid = Corte da Rede
    .text = Todos os outros monstros perdem 2⚡, ou a única que tiverem. Ganhas 1⚡ por cada um que perdeu alguma.

card-flattened-ward = Bairro Arrasado
    .text = Ganhas 2★ e uma ficha de Dado.

card-front-page = Capa de Todos os Jornais
    .text = Ganhas 1★ por cada um dos outros monstros vivos: no mínimo 2★, no máximo 4★.

card-lagoon-rest = Repouso na Lagoa
    .text = Ganhas 3♥ e uma ficha de Dado, também em Tóquio.

card-no-rest = Sem Descanso para Monstros
    .text = Ganhas uma ficha de Dado. Jogas outro turno depois deste.

card-reckless-charge = Investida Temerária
    .text = Ganhas 3★ e uma ficha de Dado; depois perdes 2♥.

card-reserve-squadron = Esquadrilha de Reserva
    .text = Ganhas 2 fichas de Dado.

card-targeted-serum = Soro Seletivo
    .text = Escolhes uma espécie, mutante, invasor ou robô: todos os outros monstros dessa espécie perdem 3♥.

card-toppled-tower = Torre Derrubada
    .text = Ganhas 4★ e uma ficha de Dado.

## Godzilla: Eventos

card-alien-ultimatum = Ultimato Alienígena
    .text = Ao ser revelado: o monstro com mais ★ perde 2★; em caso de empate, perde-as cada um deles. Ao ser comprado: tiras 2★, ou a única que houver, a um monstro com mais ★ do que tu; se não houver nenhum, ganhas 1★.

card-blackout = Apagão
    .text = Enquanto estiver em jogo: as ⚡ de um resultado dão no máximo 2⚡; as cartas dão o que dizem. Ao ser comprado: ganhas 5⚡.

card-emergency-rations = Rações de Emergência
    .text = Ao ser revelado: cada monstro ganha uma ficha de Dado, primeiro o ativo e depois no sentido dos ponteiros do relógio, enquanto houver na reserva. Ao ser comprado: ganhas uma ficha de Dado e 1♥.

card-evacuation-traffic = Trânsito de Evacuação
    .text = Enquanto estiver em jogo: as cartas Manter e Descartar custam mais 1⚡; os Eventos e renovar as cartas, não. Ao ser comprado: ganhas 2★.

card-meteor-shower = Chuva de Meteoros
    .text = Ao ser revelado: cada monstro lança um dado, primeiro o ativo e depois no sentido dos ponteiros do relógio; então, todos ao mesmo tempo, quem obteve ✊ perde 2♥ e quem obteve ⚡ ganha 2⚡. Ao ser comprado: todos os outros monstros perdem 1♥ e tu ganhas uma ficha de Dado.

card-open-season = Época de Caça
    .text = Enquanto estiver em jogo: cada ataque tira mais 1♥ a cada monstro que ferir. Ao ser comprado: outro monstro à tua escolha perde 3♥.

card-peace-broadcast = Mensagem de Paz
    .text = Enquanto estiver em jogo: um monstro cujo resultado não teve ✊, ou que não lançou, ganha 1♥ no fim do próprio turno, também em Tóquio. Ao ser comprado: ganhas 1★ e 2♥.

card-searchlights = Holofotes sobre Tóquio
    .text = Enquanto estiver em jogo: um monstro que começa o turno em Tóquio ganha mais 1★, ou mais 1⚡ onde Tóquio paga em ⚡. Ao ser comprado: ganhas 2★, e os outros monstros em Tóquio perdem 1★.

card-strange-radiation = Radiação Estranha
    .text = Enquanto estiver em jogo: cada monstro lança um dado extra nos próprios turnos, desde o primeiro lançamento. Ao ser comprado: ganhas 1★ e uma ficha de Dado.

card-typhoon-landfall = O Tufão Chegou
    .text = Ao ser revelado: cada monstro em Tóquio perde 1♥ e cada um de fora ganha 1♥, todos ao mesmo tempo. Ao ser comprado: ganhas 3♥.
