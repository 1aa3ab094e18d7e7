### Decisões sobre como as cartas funcionam, sozinhas e juntas. Os ids são os que as cartas e os cenários citam.

in-first = Primeira edição:
in-second = Segunda edição:
ruling-i-001 = Ataque Ácido sem nenhuma ✊ é por si só uma perda de 1♥, e Blindagem ignora-a.
ruling-i-002 = Uma ✊ junto com Ataque Ácido é uma só perda de 2♥, e Blindagem não a trava.
ruling-i-003 = Blindagem ignora a perda de um único marcador de Veneno; o marcador fica.
ruling-i-004 = Vários marcadores de Veneno são uma só perda, por isso Blindagem não os trava.
ruling-i-005 = Blindagem vê cada perda por si: duas perdas de 1♥ num turno são ambas ignoradas.
ruling-i-006 = Cuspidor de Fogo junta-se às ✊ que acertam num vizinho: uma ✊ e o fogo são uma perda de 2♥, de mais para
    Blindagem.
ruling-i-007 = Cuspidor de Fogo num vizinho que as ✊ não alcançam é uma perda de 1♥, e Blindagem ignora-a.
ruling-i-008 = Blindagem livra o atacante do 1♥ que Escavar lhe custa.
ruling-i-009 = Com Blindagem e Camuflagem no mesmo monstro, não se lançam dados por uma perda de 1♥, e a que Camuflagem reduz a
    1♥ também é ignorada.
ruling-i-010 = Blindagem e uma cópia sua não se somam: uma perda de 2♥ passa.
ruling-i-011 = Segunda edição: se Blindagem trava um ataque a Tóquio, o dono não recebe marcador e não pode ceder.
ruling-i-012 = Primeira edição: se Blindagem trava um ataque a Tóquio, o dono não recebe marcador, mas pode ceder, pois foi
    atacado.
ruling-i-013 = Se Camuflagem salva todos os ♥, não se dá nenhum marcador, o Herbívoro do atacante não se estraga e as cartas
    que reagem a ataques não viram nenhum.
ruling-i-014 = Segunda edição: um monstro em Tóquio cuja Camuflagem salva todos os ♥ não pode ceder; se perder algum, pode.
ruling-i-015 = Primeira edição: um monstro em Tóquio cuja Camuflagem salva todos os ♥ pode ceder na mesma, e o atacante tem de
    entrar.
ruling-i-016 = Camuflagem lança dados por qualquer perda: de um ataque, de uma carta, do veneno ou de um preço próprio.
ruling-i-017 = À Espreita pode voltar a lançar os 3 entre os dados de Camuflagem.
ruling-i-018 = Com Camuflagem e uma cópia sua, a cópia lança pelo que os primeiros dados não salvaram.
ruling-i-019 = Asas pode ser paga quando os dados já se conhecem e ainda nada se perdeu; as 2⚡ têm de lá estar. Também pode ser
    paga antes que algo leve essa energia.
ruling-i-020 = Asas, uma vez paga, cobre tudo o que este turno ainda trouxer, veneno no fim incluído.
ruling-i-021 = Asas pode ser paga contra o que uma carta custa ao próprio comprador; as ★ ficam.
ruling-i-022 = Segunda edição: quem paga Asas contra as ✊ em Tóquio não recebe marcador e não pode ceder.
ruling-i-023 = Primeira edição: quem paga Asas contra as ✊ em Tóquio pode ceder na mesma, e o atacante entra.
ruling-i-024 = Asas pode ser paga pelo que Camuflagem não salvou.
ruling-i-025 = Os ♥ que se vão com Ainda Maior não são dano, e Asas não os pode salvar.
ruling-i-026 = Cura Rápida pode usar-se mesmo antes de uma perda fatal, se curar o suficiente para sobreviver.
ruling-i-027 = Com Regeneração, Cura Rápida dá 2♥ por 2⚡.
ruling-i-028 = Propulsores decide antes do golpe: sair ileso ou ficar e aguentar tudo.
ruling-i-029 = Propulsores salva até de um ataque mortal.
ruling-i-030 = Quem sai com Propulsores não recebe marcadores, e o atacante tem de ocupar o lugar.
ruling-i-031 = Primeira edição: um ataque que só atingiu quem saiu com Propulsores não feriu ninguém: nenhuma ★ para Monstro
    Alfa, uma para Herbívoro.
ruling-i-032 = Segunda edição: um ataque que só atingiu quem saiu com Propulsores paga a Monstro Alfa, que viu uma ✊, e também a
    Herbívoro, pois ninguém perdeu ♥.
ruling-i-033 = Propulsores não faz nada contra cartas nem veneno.
ruling-i-034 = Primeira edição: Escavar não soma nada sem uma ✊.
ruling-i-035 = Segunda edição: a ✊ de Escavar acerta a partir de Tóquio em cada turno, mesmo sozinha.
ruling-i-036 = Segunda edição: um atacante que Escavar mata nunca chega a entrar; Tóquio espera pelo próximo passo de entrar.
ruling-i-037 = Primeira edição: um atacante que Escavar mata deixa Tóquio vazia para o próximo atacante.
ruling-i-038 = Escavar só responde quando o dono cede, não quando morre ou é expulso.
ruling-i-039 = Com Propulsores e Escavar juntas, o dono sai ileso e o atacante paga.
ruling-i-040 = Dois que cedem com Escavar custam ao atacante duas perdas de 1♥, uma a seguir à outra.
ruling-i-041 = Sopro Nova na Cidade acerta também na Baía, cujo monstro pode ceder; o lugar dele fica vazio.
ruling-i-042 = Sopro Nova de fora acerta em todos os outros uma vez, dentro e fora de Tóquio.
ruling-i-043 = Com dois monstros de pé, Cuspidor de Fogo queima o único vizinho uma vez, não duas.
ruling-i-044 = Segunda edição: Cuspidor de Fogo também queima o vizinho que partilha Tóquio; isso não dá marcador nem direito a
    ceder.
ruling-i-045 = Primeira edição: Cuspidor de Fogo soma-se também ao dano de cartas: Refinaria de Gás custa 4♥ aos vizinhos e 3♥
    aos outros.
ruling-i-046 = Segunda edição: Cuspidor de Fogo precisa de uma ✊; uma carta comprada não põe fogo a ninguém.
ruling-i-047 = Cuspidor de Fogo salta os lugares vazios: o vizinho é o próximo que esteja vivo.
ruling-i-048 = Primeira edição: Espinhos Venenosos sem ✊ tira 2♥, mas não é um ataque: ninguém cede, não há marcadores nem Cauda
    de Espinhos.
ruling-i-049 = Segunda edição: as ✊ de Espinhos Venenosos são um ataque como qualquer outro.
ruling-i-050 = Segunda edição: a ✊ de Ataque Ácido acorda Cauda de Espinhos: duas ✊ sem nenhum dado.
ruling-i-051 = Primeira edição: Ataque Ácido por si só não é um ataque, por isso Cauda de Espinhos não lhe soma nada.
ruling-i-052 = Primeira edição: em Tóquio, Urbívoro faz as cartas compradas ferirem os outros em mais 1.
ruling-i-053 = Segunda edição: Urbívoro só se soma às ✊, não às cartas.
ruling-i-054 = As ✊ contra uma Tóquio vazia não acertam em ninguém. Na segunda edição, Sopro Nova e Cuspidor de Fogo encontram
    vítimas na mesma; na primeira, não.
ruling-i-055 = Monstro Alfa diante de uma Tóquio vazia pontua na segunda edição, pois houve uma ✊, mas não na primeira, pois
    ninguém se feriu.
ruling-i-056 = Segunda edição: os ♥ que um monstro tira a si mesmo estragam o seu Herbívoro.
ruling-i-057 = O veneno que age no turno de outro monstro não estraga Herbívoro.
ruling-i-058 = Com Está a Ficar Mais Forte! duas perdas de 1♥ não dão ⚡; uma só que no fim ainda seja de 2♥ dá.
ruling-i-059 = Um monstro ferido por uma carta em Tóquio não pode ceder.
ruling-i-060 = Abate Seletivo, Elástico e Reviravolta podem usar-se por qualquer ordem depois do último lançamento, antes de
    resolver seja o que for.
ruling-i-061 = Elástico pode ser paga várias vezes num turno.
ruling-i-062 = Sonda Psíquica vem antes de quem lançou mudar os seus dados.
ruling-i-063 = Um 3 obtido por Sonda Psíquica pode voltar a ser lançado com À Espreita.
ruling-i-064 = Duas sondas agem no sentido dos ponteiros do relógio a partir do monstro ativo; se a verdadeira desaparece, a
    cópia já não age neste turno.
ruling-i-065 = Se uma cópia de Sonda Psíquica obtém um ♥, Imitar é descartada.
ruling-i-066 = Sonda Psíquica só age no turno dos outros, e quem escolhe o dado é o dono.
ruling-i-067 = Os lançamentos pagos com ⚡ ou cargas deixam de estar disponíveis assim que se para de lançar.
ruling-i-068 = À Espreita volta a lançar os 3 mesmo sem lançamentos restantes, tantas vezes quantas saírem.
ruling-i-069 = Cabeças Extra e marcadores de Encolhimento somam-se e descontam-se; nunca há menos de 0 dados.
ruling-i-070 = Sem nenhum dado, um monstro não lança nada, mas entra, compra e termina o turno como sempre.
ruling-i-071 = Um marcador de Encolhimento removido neste turno só devolve o dado no próximo.
ruling-i-072 = Cérebro Gigante e uma cópia sua dão cinco lançamentos.
ruling-i-073 = Segunda edição: as duas Cabeças Extra e uma cópia dão nove dados, embora a caixa traga oito.
ruling-i-074 = Segunda edição: uma ✊ somada por uma carta completa a série de Destruição Total.
ruling-i-075 = O 1, o 2 e o 3 que alimentam Detritívoro ainda contam para trios, Gourmet e Tempo Congelado.
ruling-i-076 = Segunda edição: Detritívoro e uma cópia sua recebem duas vezes.
ruling-i-077 = Reviravolta usada através de Imitar descarta Imitar.
ruling-i-078 = Os marcadores de Veneno e de Encolhimento ficam e continuam a agir mesmo sem a carta ou sem o dono dela.
ruling-i-079 = Segunda edição: em Tóquio, os dados de ♥ não removem marcadores.
ruling-i-080 = Primeira edição: em Tóquio, os dados de ♥ podem remover marcadores, pois lá só é proibido curar-se.
ruling-i-081 = Os dados de ♥ removem marcadores mesmo a um monstro em plena forma, um por dado.
ruling-i-082 = As curas de cartas nunca removem marcadores; só os dados de ♥ da própria vítima.
ruling-i-083 = Regeneração só soma o seu ♥ se pelo menos um dado de ♥ curou em vez de remover um marcador.
ruling-i-084 = Cuspo Venenoso e uma cópia sua dão dois marcadores por golpe.
ruling-i-085 = Um monstro salvo pela cria fica com os seus marcadores de Veneno e de Encolhimento.
ruling-i-086 = Um monstro que morre de veneno em Tóquio deixa o lugar vazio; não foi um ataque.
ruling-i-087 = Os marcadores nunca acabam, traga o que trouxer a caixa.
ruling-i-088 = Pergunta-se a vários Oportunistas no sentido dos ponteiros do relógio, a partir da esquerda do monstro ativo, que
    fica para o fim.
ruling-i-089 = As cartas de uma renovação são oferecidas juntas a Oportunista; a que substitui uma comprada volta a ser
    oferecida.
ruling-i-090 = Uma carta Descartar comprada por Oportunista faz efeito de imediato, para o comprador.
ruling-i-091 = Segunda edição: Frenesim comprada no turno de outro monstro dá ao comprador o turno seguinte; depois a partida
    segue como ia.
ruling-i-092 = Primeira edição: Frenesim comprada no turno de outro monstro não corta esse turno.
ruling-i-093 = Ver com Monstro Proveta não revela nada: não se pergunta a Oportunista, e a carta não comprada fica em cima.
ruling-i-094 = Comprar a carta de cima com Monstro Proveta não preenche nenhum espaço.
ruling-i-095 = Monstro Proveta e uma cópia sua mostram as duas cartas de cima.
ruling-i-096 = Depois de uma compra ou de uma renovação, Monstro Proveta pode voltar a ver.
ruling-i-097 = Tentáculos Parasitas compra cartas Manter em jogo, só no turno do dono e sem pedir licença; o preço vai para quem
    a tinha.
ruling-i-098 = Um desconto baixa também o que Tentáculos Parasitas paga a quem vende.
ruling-i-099 = Uma carta comprada com Tentáculos Parasitas vem exatamente com as cargas ou os cubos que tem.
ruling-i-100 = Primeira edição: um monstro a quem compram Ainda Maior perde 2♥, talvez os últimos; o comprador ganha 2♥.
ruling-i-101 = Segunda edição: um monstro a quem compram Ainda Maior só desce para 10♥; o comprador ganha 2♥.
ruling-i-102 = Primeira edição: Metamorfose devolve o que se pagou, com os descontos.
ruling-i-103 = Segunda edição: Metamorfose devolve o custo impresso, por isso uma carta comprada mais barata dá lucro.
ruling-i-104 = Metamorfose pode vender cartas compradas neste turno, e a si mesma.
ruling-i-105 = Os reembolsos de Metamorfose não são um ganho para Amigo das Crianças.
ruling-i-106 = Vender Imitar dá o próprio custo, 8⚡, copie o que copiar.
ruling-i-107 = O que está em cima de uma carta vendida perde-se com ela.
ruling-i-108 = No fim do turno, na segunda edição Metamorfose vende antes de se olhar para as ⚡; na primeira, o dono escolhe a
    ordem.
ruling-i-109 = Energia Solar e Acumulador de Energia nunca se atrapalham.
ruling-i-110 = Na segunda edição, A Torcer pelo Mais Fraco vê-se antes das outras ★ do fim do turno; na primeira, o dono escolhe
    a ordem.
ruling-i-111 = Num empate ninguém é o mais fraco, e os mortos não contam.
ruling-i-112 = Primeira edição: Pilhas de Monstro sem nenhuma ⚡ em cima é descartada de imediato.
ruling-i-113 = Uma pilha é descartada com a última ⚡, antes de se lançarem os dados.
ruling-i-114 = As ⚡ em cima de uma carta não são da reserva: nenhuma tempestade as corta e nenhum acumulador as conta.
ruling-i-115 = Grande Tempestade tira metade, arredondando para baixo: 2⚡ de 5⚡, nada de 1⚡.
ruling-i-116 = Ordens de Evacuação tira o que houver; ninguém desce abaixo de 0★.
ruling-i-117 = Mudar Imitar de carta e renovar não são compras; a imprensa não se interessa.
ruling-i-118 = Amigo das Crianças soma 1⚡ a cada ganho, por maior que seja: três dados de ⚡ dão 4⚡, Recarregar dá 10⚡.
ruling-i-119 = Um monstro com 3⚡ paga-as todas por 2♥ de Raio Curativo.
ruling-i-120 = Raio Curativo cura de graça um monstro sem ⚡, e ele não pode recusar.
ruling-i-121 = Primeira edição: a Regeneração de quem cura dá ao paciente mais um ♥, e paga-se; a do paciente não faz nada.
ruling-i-122 = Segunda edição: a Regeneração do paciente dá-lhe de graça mais um ♥; a de quem cura não faz nada.
ruling-i-123 = Em Tóquio, Raio Curativo cura os outros, mas nunca o dono.
ruling-i-124 = Com o baralho vazio nada é preenchido, e uma renovação mostra o que restar; há uma opção que baralha os
    descartes.
ruling-i-125 = Uma Nuvem de Fumo copiada tem 3 cargas próprias.
ruling-i-126 = Segunda edição: uma cópia de Nuvem de Fumo sem cargas fica à espera de outro modelo.
ruling-i-127 = Primeira edição: uma cópia de Nuvem de Fumo sem cargas também fica, embora uma leitura à letra a descartasse.
ruling-i-128 = Segunda edição: uma cópia de Monstro a Pilhas traz 6⚡ próprias, e Imitar vai-se com as últimas.
ruling-i-129 = Primeira edição: quem copia Pilhas de Monstro põe as próprias ⚡ e a reserva duplica-as, como na compra.
ruling-i-130 = O que está em cima de Imitar perde-se quando muda de modelo ou fica sem o seu.
ruling-i-131 = Copiar Ainda Maior dá 2♥ e um máximo de 12♥; junto com a verdadeira, o máximo continua 12♥.
ruling-i-132 = Quando acaba uma cópia de Ainda Maior, na primeira edição perdem-se 2♥; na segunda, só o que passar de 10♥.
ruling-i-133 = Imitar pode copiar uma carta do próprio dono.
ruling-i-134 = Imitar não se pode copiar a si mesma.
ruling-i-135 = Quando o modelo desaparece, Imitar não faz nada até passar para outra carta por 1⚡ no início de um turno.
ruling-i-136 = Segunda edição: um modelo que outro monstro compra continua a ser copiado.
ruling-i-137 = Quem compra Imitar a outro monstro volta a escolher um modelo.
ruling-i-138 = Segunda edição: Imitar posta sobre Urbívoro no início de um turno chega tarde para a ★ extra desse turno.
ruling-i-139 = Imitar comprada no turno de outro monstro escolhe logo o modelo.
ruling-i-140 = Uma cria copiada salva como a verdadeira, e Imitar perde-se com todas as outras cartas.
ruling-i-141 = Cada Devorador de Cadáveres, verdadeira ou copiada, recebe 3★ por cada morte.
ruling-i-142 = Tempo Congelado e uma cópia sua continuam a dar um só turno.
ruling-i-143 = As cópias de cartas que somam algo voltam a somá-lo.
ruling-i-144 = Primeira edição: Frenesim corta o turno, sem o fim, e o novo começa como qualquer outro.
ruling-i-145 = Segunda edição: depois de Frenesim o turno segue até ao fim, e então vem o extra.
ruling-i-146 = Um turno extra começado em Tóquio paga como qualquer outro.
ruling-i-147 = Três 1 num turno congelado dão outro, com ainda menos um dado.
ruling-i-148 = Segunda edição: os turnos congelados vêm antes do de Frenesim, que tem todos os dados.
ruling-i-149 = Os mortos não jogam turnos extra.
ruling-i-150 = 20★ no fim de um turno ganham antes de qualquer turno extra.
ruling-i-151 = Se uma carta ou o veneno mata o monstro em Tóquio, ninguém entra por isso; na segunda edição, o próximo passo de
    entrar preenche o lugar.
ruling-i-152 = Se as ✊ matam o monstro em Tóquio, o atacante ocupa o lugar e ganha 1★.
ruling-i-153 = Primeira edição: restam cinco e matam o da Cidade: a Baía fecha, o monstro dela sai e o atacante fica com a
    Cidade.
ruling-i-154 = Segunda edição: restam cinco e matam o da Cidade: o monstro da Baía passa para ela sem ★; o atacante só entra se
    ele ceder.
ruling-i-155 = Segunda edição: morra quem morrer, com quatro de pé o monstro da Baía sai logo de Tóquio se a Cidade estiver
    ocupada.
ruling-i-156 = Sair de uma Baía que fecha não é ceder: nada responde, e não se pergunta a Propulsores.
ruling-i-157 = Primeira edição: Caído do Céu comprada na Baía dá as suas 2★ e mais nada.
ruling-i-158 = Segunda edição: Morte Vinda do Alto comprada na Baía limpa a Cidade e leva o comprador para lá, sem ★ por entrar.
ruling-i-159 = Cair de fora dá 2★ e 1★ por entrar; quem é expulso não se fere nem cedeu.
ruling-i-160 = Um monstro salvo pela cria em Tóquio fica de fora com 10♥, e o atacante entra.
ruling-i-161 = Devorador de Cadáveres pontua mesmo que uma cria salve a vítima.
ruling-i-162 = Um monstro que devora a própria morte e tem uma cria acaba com 0★.
ruling-i-163 = A cria fica com as ⚡ da reserva, não com as que estão em cima de cartas.
ruling-i-164 = Quem compra as suas 20★ com o último ♥ é eliminado e não ganha.
ruling-i-165 = Com uma cria, quem paga ★ com o último ♥ continua a jogar com 10♥ e 0★.
ruling-i-166 = 20★ no início de um turno só ganham no fim dele; é preciso sobreviver.
ruling-i-167 = 20★ alcançadas no turno de outro monstro ganham no fim desse turno.
ruling-i-168 = 20★ ainda podem ser evacuadas antes de o turno acabar.
ruling-i-169 = As ★ param em 20.
ruling-i-170 = Vários monstros vivos com 20★ na mesma verificação partilham a vitória.
ruling-i-171 = Se todos os que restam morrem ao mesmo tempo, todos perdem, com 20★ ou sem elas.
ruling-i-172 = Várias mortes ao mesmo tempo contam todas; as vítimas respondem no sentido dos ponteiros do relógio a partir de
    quem causou o dano, que fica para o fim.
ruling-i-173 = O último vivo ganha logo, antes de o próprio veneno agir.
ruling-i-174 = Se todos caem, mas um tem uma cria, ganha esse.
ruling-i-175 = As cartas e ⚡ dos mortos são descartadas, e Imitar perde o modelo que tinha entre elas.
ruling-i-176 = Quando a Cidade e a Baía cedem a um atacante, ele fica com a Cidade e a Baía fica vazia.
ruling-i-177 = Quando só a Cidade cede, o atacante fica com ela, e o monstro da Baía não se muda.
ruling-i-178 = Se um atacante na Cidade esvazia a Baía, ela fica vazia até alguém de fora entrar nela.
ruling-gz-1 = As ✊ ferem um monstro quando lhe tiram pelo menos 1♥.
ruling-gz-2 = Um ataque precisa de uma ✊ no resultado, contando as somadas. “Dados” são só os verdadeiros; o resultado são os
    dados e as ✊ somadas.
ruling-gz-3 = O que um ataque tira a um monstro é uma só perda, tal como o efeito de uma carta. Primeiro vêm os ♥ a mais, depois
    o que é poupado à vítima.
ruling-gz-4 = Uma perda que não vem de ✊ não dá direito a ceder. Os ♥ pagos como preço não contam como perdidos.
ruling-gz-5 = Há doze fichas de Dado, à vista de todos. Voltam à reserva quando se gastam ou quando o monstro é eliminado; uma
    reserva vazia não dá nada. Um monstro gasta no máximo duas por turno, a não ser que uma carta diga outra coisa.
ruling-gz-6 = As cartas são viradas uma a uma, da esquerda para a direita. O que um Evento faz ao ser revelado termina antes da
    próxima carta; os monstros agem a partir do ativo no sentido dos ponteiros do relógio, e as perdas acontecem ao mesmo
    tempo.
ruling-gz-7 = O que um Evento faz enquanto está em jogo começa quando é virado, mesmo a meio de um turno, e acaba quando é pago.
ruling-gz-8 = Um Evento é pago, deixa de agir, faz o que faz para quem o comprou, é descartado e substituído. É uma carta
    comprada, mas nem Manter nem Descartar.
ruling-gz-9 = Com três Eventos virados para cima ninguém pode renovar.
ruling-gz-10 = Depois do último lançamento vêm as repetições de quem lançou, depois a intromissão dos outros a partir da
    esquerda do monstro ativo, depois quem lançou vira dados e, por fim, são resolvidos.
ruling-gz-11 = A espécie é do monstro, com Evoluções ou sem elas.
ruling-gz-12 = Se o monstro ativo cai, o turno dele acaba logo; antes viram-se as cartas que faltam.
ruling-gz-13 = Um Evento obtido sem ser revelado só faz o que faz na compra.
