### A ajuda da linha de comando, por comando e argumento. O inglês está no próprio programa.
### Os comandos dos exemplos são os mesmos em todas as línguas: um teste compara-os.

kaiju = King of Tokyo: jogar, assistir, alojar mesas, simular, repetir, conferir, consultar.
    .lang = A língua, pelo código: LANGUAGES; por predefinição, a que `kaiju lang` guardou ou a do teu sistema.
    .examples =
        Exemplos:
          kaiju play                                 jogar aqui e agora, contra três bots
          kaiju serve --open                         jogar no navegador: um servidor de mesas nesta máquina
          kaiju sim --players 4 --games 20000        quem ganha, e como, quando todos jogam ao acaso
          kaiju arena --bot greedy --bot random      que bot é melhor, e por quanto
          kaiju sim --games 1 --record my.game       guardar uma partida
          kaiju replay my.game                       e lê-la, cada acontecimento com a regra que o explica
          kaiju puzzle                               o que terias guardado? um problema por dia
          kaiju verify my.game                       os dados de uma partida online foram justos?
          kaiju odds --want smash                    qual a probabilidade de 1, 2, 3 … ✊
          kaiju rules ENTER-2                        o que diz essa regra
          kaiju cards mimic                          o que faz essa carta e o que se decidiu sobre ela
          kaiju find tokyo bay                       tudo sobre isso: regras, cartas, decisões, perguntas
          kaiju scenario scenarios                   conferir que as regras fazem o que dizem os cenários

        Códigos de saída: 0 tudo bem, 1 algo conferido não se cumpre, 2 há algo de errado no que foi pedido, 130 parado com
        Ctrl-C.

        Uma versão não oficial, feita por fãs, das regras de King of Tokyo;
        sem ligação à editora nem apoio dela.

play = Joga no terminal: contra bots, várias pessoas num teclado ou numa mesa de um servidor.
    .edition = A edição: EDITIONS.
    .book = O livro de regras, jogado como está escrito: BOOKS.
    .players = Quantos monstros jogam, de 2 a 6.
    .people = Quantos são pessoas neste teclado; por predefinição, uma.
    .bots = Como os bots jogam, lugar a lugar; o último vale para o resto. `kaiju arena --help` os enumera.
    .monster = O teu monstro, por exemplo the-king, ou random para sortear um; várias pessoas aqui podem escolher um cada uma.
    .evolutions = Joga com cartas de Evolução.
    .switches = Muda uma opção das regras em relação à edição; pode ser repetido.
    .seed = De onde vem a sorte; a mesma semente, os mesmos dados.
    .resume = Continua uma partida guardada, pelo ficheiro ou pelo nome; por predefinição, a última que foi jogada.
    .position = Continua a partir de uma posição ou de um cenário de um ficheiro: o teu monstro é o primeiro a quem se pergunta.
    .join = Senta-te a uma mesa de um servidor, pelo link ou pelo código; o mesmo comando traz-te de volta ao teu lugar.
    .host = Abre uma mesa num servidor para outros: --people diz para quantos.
    .server = O servidor a que se referem os códigos e --host.
    .name = O teu nome; várias pessoas aqui têm um cada uma. Numa mesa de um servidor, por predefinição o último ou o da tua conta.
    .record = Grava o registo da partida neste ficheiro quando ela acabar.
    .force = Substitui ficheiros que já existem.
    .plain = Joga em frases simples pela entrada e saída padrão; é sempre assim onde não há terminal.
    .speed = Com que velocidade os acontecimentos são mostrados; por predefinição, como da última vez.
    .theme = Que cores usar; por predefinição, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.
    .turn = Abre a mesa como uma de vários dias, com este tempo por turno, como 12h ou 3d.
    .overtime = O que acontece lá quando o tempo de alguém acaba.
    .undo = Deixa desfazer respostas na mesa que abres, até alguém ficar a saber algo novo.
    .delay = Quem assiste à mesa que abres vê a partida tantos minutos depois.
    .clock = Segundos para cada resposta na mesa que abres; sem isto não há limite.
    .grace = Segundos depois dos quais um bot substitui quem se ausentou; 0 para nunca, senão 60.
    .rated = A partida da mesa que abres conta para a classificação; todos lá precisam de uma conta.
    .public = Mostra no salão a mesa que abres: senta-se quem quiser.
    .title = Um título para a mesa que abres.
    .child = Abre uma mesa para crianças: só gestos, sem nomes escritos, bots suaves.
    .examples =
        Exemplos:
          kaiju play                                   um menu; Enter começa uma partida contra três bots
          kaiju play --bots level5 --players 3         dois rivais fortes, sem menu
          kaiju play --bots fits                       rivais tão fortes como tu, conforme as tuas partidas
          kaiju play --edition godzilla --evolutions   Eventos, fichas de Dado e Evoluções
          kaiju play --people 2 --players 2            duas pessoas num teclado
          kaiju play --name Ada,Bo                     duas pessoas num teclado, cada uma com o seu nome
          kaiju play --resume                          continuar de onde parou, mesmo que o terminal se tenha fechado
          kaiju play --resume "An evening"             continuar a partida com esse nome; `kaiju games` mostra todas
          kaiju play --position my.position            continuar a partir de uma posição ou de um cenário (docs/notation.md)
          kaiju play --plain                           em frases simples, para leitores de ecrã e pipes
          kaiju play --host --people 3 --players 4     abrir uma mesa num servidor: tu, outros dois e um bot
          kaiju play --host --turn 3d --undo           uma mesa de vários dias, com desfazer
          kaiju play --host --public --rated --clock 30
                                                       uma mesa pública que conta; 30 s por resposta
          kaiju play --join https://HOST/#/join/CODE   sentares-te lá; o mesmo comando traz-te de volta ao lugar
          kaiju play --join CODE --name Ada,Bo         duas pessoas neste teclado, dois lugares naquela mesa

        No ecrã ? explica as teclas, h dá uma dica, w diz porque algo aconteceu, l muda a língua. As partidas são guardadas
        a cada resposta em $XDG_DATA_HOME/kaiju/games (por predefinição, ~/.local/share). NO_COLOR=1 joga sem cores.

watch = Assiste a uma partida de bots, ou a uma mesa de um servidor.
    .table = Uma mesa de um servidor, pelo link, pelo código ou pelo id; sem ela, os bots jogam aqui.
    .server = O servidor a que se referem os códigos.
    .edition = A edição: EDITIONS.
    .book = O livro de regras, jogado como está escrito: BOOKS.
    .players = Quantos monstros jogam, de 2 a 6.
    .bots = Como jogam, lugar a lugar; o último vale para o resto.
    .evolutions = Joga com cartas de Evolução.
    .seed = De onde vem a sorte; a mesma semente, os mesmos dados.
    .record = Grava o registo da partida neste ficheiro quando ela acabar.
    .force = Substitui ficheiros que já existem.
    .plain = Conta a partida em frases simples; é sempre assim onde não há terminal.
    .speed = Com que velocidade os acontecimentos são mostrados; por predefinição, como da última vez.
    .theme = Que cores usar; por predefinição, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.

games = Mostra as partidas guardadas, ou muda-lhes o nome.
    .all = Mostra também as partidas terminadas.
    .find = Mostra só as partidas com estes monstros, esta edição, este nome ou este dia.
    .rename = Dá outro nome a uma partida: o que ela tem e o novo.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju games                              as partidas que podem continuar, a última primeiro
          kaiju games --all                        também as terminadas
          kaiju games --find gigazaur              as que têm este monstro, edição, nome ou dia
          kaiju games --rename 2026-11-15-124204 "An evening"
          kaiju play --resume "An evening"         e continuar

tables = Mostra as mesas em que tens lugar, primeiro a mais urgente.
    .away = Diz em todas as mesas de vários dias que estás fora por este tempo, como 12h ou 10d; até 30 dias por partida.
    .back = Diz que voltaste.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju tables                     de quem é a vez e quanto tempo falta
          kaiju tables --away 10d          os teus relógios descansam dez dias, nas mesas de vários dias
          kaiju tables --back              voltam a andar
          kaiju play --join LINK           ir a uma mesa; a lista diz como

        As mesas em que outro dispositivo se sentou com a tua conta também aparecem, e os seus relógios descansam igual.

club = Mostra o clube de um servidor: mesas, uma partida rápida, amigos, partidas, torneios, classificações, bots, a tua conta.
    .server = O servidor.
    .make = Cria uma conta com este nome.
    .login = Entra numa conta; o código de recuperação é lido da entrada padrão.
    .logout = Sai da conta.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju club --make Ana              criar uma conta e guardá-la nesta máquina
          kaiju club --login Ana             entrar; o código é lido da entrada padrão
          kaiju club                         as mesas da tua conta, a mais urgente primeiro, e quem te convida
          kaiju club quick --players 4       um lugar com quem quer o mesmo; bots se ninguém vier
          kaiju club lobby --free            mesas públicas com um lugar livre
          kaiju club profile                 o que fizeste em todas as tuas partidas
          kaiju club friends --add CODE      pedir amizade ao dono de um código
          kaiju club games tokyo             as tuas partidas com essa palavra em nome, título ou nota
          kaiju club games LINK --again      as mesmas pessoas de novo: uma mesa e um convite para cada uma
          kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                             criar um cujas mesas se jogam ao longo de dias
          kaiju club tournaments ID --enter  inscrever-se; kaiju play --join LINK joga depois a tua mesa
          kaiju club duplicates --new Sunday --groups 3 --seats 4
                                             uma mesa com a mesma sorte para três grupos; com um código, vê-la
          kaiju club ratings second-4        uma classificação: uma edição e quantos jogam
          kaiju club bots --challenge Ada    jogar contra o bot de alguém
          kaiju club daily                   como correu hoje a todos
          kaiju club account --export my.json
                                             tudo o que o servidor guarda de ti, num ficheiro

        `kaiju club PAGE --help` explica cada página. Torneios, classificações, bots, o dia, o salão e uma partida rápida não pedem
        conta. A conta fica em $XDG_DATA_HOME/kaiju/accounts.json (ou ~/.local/share), e kaiju play senta-se com ela.

club-tables = Mostra as mesas da tua conta, a mais urgente primeiro, e quem te convida.
    .decline = Diz não ao convite de alguém.

club-quick = Senta-te com quem quer o mesmo; bots ocupam os lugares que ficarem livres.
    .edition = A edição: EDITIONS.
    .players = Quantos monstros jogam, de 2 a 6.
    .live = Joga de uma vez, como por predefinição.
    .relaxed = Joga ao longo de dias, com um dia para cada turno.
    .wait = Depois destes segundos, bots ocupam os lugares ainda livres.
    .name = O teu nome; por predefinição, o último ou o de início de sessão.
    .plain = Joga em frases simples pela entrada e saída padrão; é sempre assim onde não há terminal.
    .speed = Com que velocidade os acontecimentos são mostrados; por predefinição, como da última vez.
    .theme = Que cores usar; por predefinição, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.

club-lobby = Lista as mesas públicas: as que esperam jogadores e as que se podem ver.
    .edition = Só desta edição: EDITIONS.
    .players = Só para este número de jogadores.
    .live = Só as que se jogam de uma vez.
    .relaxed = Só as que se jogam ao longo de dias.
    .rated = Só partidas que contam para a classificação.
    .free = Só com um lugar livre.

club-profile = Mostra o que fizeste em todas as tuas partidas, ou o que fez um amigo.
    .who = Um amigo; por predefinição, tu.

club-friends = Mostra os teus amigos e o teu código; pedir, responder, convidar, silenciar, bloquear.
    .add = Pede amizade ao dono de um código.
    .yes = Diz sim a quem quer ser teu amigo.
    .remove = Tira alguém da tua lista: um amigo, um pedido, ou alguém silenciado ou bloqueado.
    .invite = Convida um amigo para a mesa que --table diz.
    .table = A mesa, pelo link ou pelo código: tens um lugar lá e a partida não começou.
    .mute = Não mostra o que diz alguém que encontraste numa partida.
    .block = Não te senta com alguém que encontraste numa partida, nem mostra o que diz.
    .new-code = Muda o código; o antigo deixa de valer.

club-games = Procura as tuas partidas, anota algo, joga de novo com as mesmas pessoas.
    .which = Palavras de um nome, título ou nota, ou o link de uma partida.
    .favourites = Só favoritas.
    .note = Anota algo da única partida que corresponde; uma nota vazia desaparece.
    .favourite = Torna favorita a única partida que corresponde.
    .unfavourite = Deixa de ser favorita.
    .again = Joga de novo com as pessoas da única partida que corresponde: abre uma mesa e convida-as.

club-tournaments = Mostra torneios, cria um, inscreve-te.
    .id = Um deles, pelo código; senão, os últimos.
    .mine = Só os que criaste ou em que te inscreveste, mas todos.
    .enter = Inscreve-te num torneio.
    .leave = Deixa um torneio.
    .begin = Começa um torneio: um que criaste, ou um em que te inscreveste, se chegou o seu início.
    .end = Encerra um torneio que criaste.
    .standings = Mostra a liga a que pertence.
    .new = Cria um com este título.
    .edition = A edição: EDITIONS.
    .seats = Quantos se sentam em cada mesa.
    .fill = O bot que completa as mesas, ou que joga ao lado das pessoas de um grupo.
    .turn = Joga-se ao longo de dias, com este tempo para cada turno, como 12h ou 3d.
    .overtime = O que acontece lá quando o tempo de alguém acaba; se não for indicado, um bot responde.
    .clock = Segundos para cada resposta em mesas que se jogam de uma vez; sem isto não há limite.
    .grace = Segundos depois dos quais um bot substitui quem se ausentou; 0 para nunca, senão 60.
    .rounds = Quantas rondas tem um torneio suíço.
    .knockout = O melhor de cada mesa continua; se não for indicado, é suíço.
    .wait = Quanto as mesas esperam pelos seus jogadores, como 10m, 1h ou 2d.
    .begins = Quanto falta para o início, como 2h ou 3d: a partir daí qualquer inscrito pode começá-lo; senão, um dia.
    .rated = As partidas contam para a classificação.
    .league = A liga a que pertence: todos os teus torneios com a mesma.

club-duplicates = Cria uma mesa que vários grupos jogam com a mesma sorte, ou mostra uma.
    .id = Um deles, pelo código; senão, os que criaste.
    .end = Encerra um duplicado que criaste.
    .new = Cria um com este título.
    .groups = Quantos grupos jogam um duplicado.
    .edition = A edição: EDITIONS.
    .seats = Quantos se sentam em cada mesa.
    .fill = O bot que completa as mesas, ou que joga ao lado das pessoas de um grupo.
    .turn = Joga-se ao longo de dias, com este tempo para cada turno, como 12h ou 3d.
    .overtime = O que acontece lá quando o tempo de alguém acaba; se não for indicado, um bot responde.
    .clock = Segundos para cada resposta em mesas que se jogam de uma vez; sem isto não há limite.
    .grace = Segundos depois dos quais um bot substitui quem se ausentou; 0 para nunca, senão 60.
    .bots = Quantos dos lugares de cada grupo de um duplicado são de bots.

club-ratings = Mostra uma classificação, e onde estás.
    .list = A lista: uma edição e quantos jogam, como second-4.

club-bots = Mostra a classificação dos bots, desafia um, cuida dos teus.
    .edition = A edição: EDITIONS.
    .players = Quantos monstros jogam, de 2 a 6.
    .challenge = Joga contra o bot de alguém que esteja online; os do servidor ocupam os outros lugares.
    .rated = A partida conta para a classificação.
    .make = Cria uma conta de bot com este nome e mostra o token.
    .renew = Dá um token novo a uma conta de bot tua; o antigo deixa de valer.
    .delete = Apaga uma conta de bot tua.

club-daily = Mostra como correu a todos num dia; `kaiju daily --server` joga-o.
    .date = O dia, como 2026-11-18; por predefinição, hoje.

club-account = Mostra os teus dispositivos; termina sessões, dá-te tudo num ficheiro ou apaga a conta.
    .sign-out = Termina a sessão de um dispositivo, pelo código ao lado dele.
    .everywhere = Termina a sessão em todo o lado, também aqui.
    .export = Escreve num ficheiro tudo o que o servidor guarda da conta; - é a saída padrão.
    .force = Substitui ficheiros que já existem.
    .delete = Apaga a conta de vez. Pergunta antes, e precisa de --sure onde não há a quem perguntar.
    .sure = Apaga-a sem perguntar.

club-notices = Diz como ficas a saber que é a tua vez em mesas de vários dias.
    .mail = Envia e-mail para este endereço; um link que lá chega confirma-o.
    .drop = Não envia mais nada para este e-mail ou navegador.
    .stop = Para todos os avisos.
    .quiet = Não avisa entre estas horas do dia, como 22:00-07:00.
    .utc = Quanto o teu relógio está à frente de UTC, como 1, -5 ou 5:30; necessário com --quiet.
    .no-quiet = Acaba com as horas de silêncio.
    .table = A mesa de vários dias que abriste aqui, pelo link: o seu webhook é mostrado ou mudado.
    .webhook = Diz a este endereço de quem é a vez nessa mesa: Discord e semelhantes.
    .no-webhook = Remove o webhook dessa mesa.

admin = Cuida de um servidor: denúncias, exclusões, silenciados e o que foi feito.
    .page = O que ver; se não for dito, quanto há de tudo.
    .before = Onde começa uma parte anterior do registo, como diz a parte seguinte.
    .server = O servidor.
    .admin-token = O token de quem cuida do servidor.
    .settle = Encerra uma denúncia: é apagada com as suas linhas do chat.
    .ban = Exclui uma conta pelo nome, ou um endereço ou uma gama deles, como 192.0.2.0/24.
    .mute = Silencia uma conta, uma gama de endereços ou um lugar, como GAME/B.
    .lift = Termina antes uma exclusão ou um silêncio.
    .lasting = Quanto dura uma exclusão ou um silêncio, como 12h ou 7d.
    .until = O dia em cujo início termina uma exclusão ou um silêncio, em UTC.
    .why = Porquê, ou o que foi decidido: uma linha para o registo.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju admin                          quanto há de tudo
          kaiju admin reports                  o que os jogadores denunciaram, com as últimas linhas do chat
          kaiju admin reports --settle ID --why "muted for a week"
                                               apagar uma denúncia; o registo guarda o que foi decidido
          kaiju admin sanctions                exclusões e silêncios, e quando terminam
          kaiju admin sanctions --mute Ana --for 7d --why insults
                                               uma conta não diz nada durante uma semana
          kaiju admin sanctions --mute GAME/B --for 1d
                                               nem quem se senta num lugar, talvez um convidado
          kaiju admin sanctions --ban 192.0.2.0/24 --until 2026-12-24
                                               ninguém com um endereço assim abre mesas ou se senta até esse dia começar
          kaiju admin sanctions --lift ID      terminar antes uma exclusão ou um silêncio
          kaiju admin log                      quem fez o quê, o mais recente primeiro

        O token é aquele com que kaiju serve foi iniciado. Põe-no em KAIJU_ADMIN_TOKEN: o que está numa linha de comandos
        vê-o toda a gente na máquina. docs/moderation.md diz o que uma exclusão e um silêncio impedem.

completions = Escreve o preenchimento automático para uma linha de comandos (shell).
    .shell = A shell.
    .examples =
        Exemplos:
          kaiju completions bash > ~/.local/share/bash-completion/completions/kaiju
          kaiju completions zsh > ~/.zfunc/_kaiju
          kaiju completions fish > ~/.config/fish/completions/kaiju.fish

man = Escreve as páginas de manual numa pasta.
    .folder = A pasta; é criada se não existir.
    .examples =
        Exemplos:
          kaiju man ~/.local/share/man/man1    e depois: man kaiju, man kaiju-play

sim = Joga muitas partidas e conta quem ganhou e como.
    .edition = A edição: EDITIONS.
    .book = O livro de regras, jogado como está escrito: BOOKS.
    .players = Quantos monstros jogam, de 2 a 6; por predefinição, tantos quantos os bots indicados, ou 4.
    .bots = Quem joga, lugar a lugar: repetido ou com vírgulas. Um só ocupa todos os lugares; por predefinição, todos jogam ao acaso.
    .games = Quantas partidas.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .first-game = O número da primeira partida: onde outra execução parou, ou onde esta máquina começa.
    .threads = Quantas threads trabalham; por predefinição, uma por núcleo.
    .switches = Muda uma opção das regras em relação à edição; pode ser repetido.
    .time = Quanto um programa pode pensar em cada resposta, em milissegundos.
    .memory = Quanta memória um programa pode usar, em MiB; 0 é sem limite. Vale no Linux.
    .show-stderr = Mostra o que os programas escrevem no erro padrão, para descobrir por que falham.
    .json = Escreve um objeto JSON em vez de uma tabela.
    .record = Grava a primeira partida neste ficheiro.
    .rows = Grava uma linha por partida neste ficheiro, .csv ou .parquet.
    .seats = Grava uma linha por lugar de cada partida neste ficheiro, .csv ou .parquet.
    .turns = Grava uma linha por turno neste ficheiro, .csv ou .parquet.
    .decisions = Grava uma linha por resposta de um jogador que podia escolher neste ficheiro, .csv ou .parquet.
    .positions = Grava também a posição antes de cada decisão, na notação.
    .chances = Grava também a probabilidade de ganhar antes e depois de cada decisão, segundo a rede; demora o seu tempo.
    .resume = Continua os ficheiros CSV de --rows, --seats, --turns e --decisions onde acabam; o relatório conta tudo.
    .merge = Não joga nada: soma estes ficheiros de --rows. Com --rows, junta-os num só.
    .plot = Desenha neste ficheiro, .svg ou .png, quem ganhou, como as partidas acabaram e quanto duraram.
    .force = Substitui ficheiros que já existem.
    .examples =
        Exemplos:
          kaiju sim --edition second --players 4 --games 20000 --seed 1
          kaiju sim --players 2 --switch two_player_tokyo=on     experimentar uma regra de outra maneira
          kaiju sim --games 1 --seed 7 --record my.game          guardar uma partida para o `kaiju replay`
          kaiju sim --games 100000 --json                        números para outro programa
          kaiju sim --bot greedy --players 3                     todos gulosos
          kaiju sim --bots greedy,random,random,random           outros bots, lugar a lugar
          kaiju sim --games 5000 --plot games.svg                desenhar quem ganhou, como e em quanto tempo

        Linhas, para os teus próprios estudos; docs/data.md explica cada coluna:
          kaiju sim --games 5000 --rows games.csv                uma linha por partida
          kaiju sim --games 5000 --seats seats.parquet           uma linha por lugar de cada partida: quem ganhou e com quê
          kaiju sim --games 5000 --rows g.parquet --turns t.parquet      partidas e turnos, em Parquet
          kaiju sim --games 100 --bot greedy --decisions d.parquet --positions --chances     o que se decidiu e o que custou
          kaiju sim --games 9000 --rows games.csv --resume       continuar de onde parou (CSV)

        Um estudo dividido entre máquinas; as partidas são as mesmas onde quer que se joguem:
          uma:      kaiju sim --games 50000000 --rows a.parquet
          outra:    kaiju sim --games 50000000 --first-game 50000000 --rows b.parquet
          depois:   kaiju sim --merge a.parquet b.parquet        somar tudo, com o mesmo relatório e os mesmos desenhos

        A mesma semente dá as mesmas partidas em qualquer máquina e com qualquer número de threads. As linhas são gravadas
        conforme as partidas acabam, em ordem, e a memória não cresce com elas. Ctrl-C para e conserva o que foi jogado.
        Um ficheiro Parquet recebe o nome quando está inteiro; um CSV está lá desde a primeira linha.
        Um ficheiro que já existe não é substituído sem --force. Se um bot de fora cometeu uma falta, o código de saída é 1.
        `kaiju rules switches` mostra as opções e os seus valores, e `kaiju arena --help`, os bots.

arena = Põe bots uns contra os outros e classifica-os.
    .bots = Um bot, pelo nome ou pelo caminho de um programa; pelo menos dois, um por um ou com vírgulas.
    .among = Joga só as partidas em que todos menos um são este bot, um dos indicados: como se sai cada um dos outros entre eles.
    .less-luck = Desconta das vitórias a sorte dos dados, para que bastem menos partidas; custa uns 15 ms por partida.
    .edition = A edição: EDITIONS.
    .book = O livro de regras, jogado como está escrito: BOOKS.
    .players = Quantos monstros jogam: 4, ou várias mesas como 2,4 ou 2-6 ou all.
    .games = Quantas partidas de cada um contra cada um, em cada mesa.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .first-game = O número da primeira partida.
    .threads = Quantas threads trabalham; por predefinição, uma por núcleo.
    .switches = Muda uma opção das regras em relação à edição; pode ser repetido.
    .time = Quanto um programa pode pensar em cada resposta, em milissegundos.
    .memory = Quanta memória um programa pode usar, em MiB; 0 é sem limite. Vale no Linux.
    .show-stderr = Mostra o que os programas escrevem no erro padrão, para descobrir por que falham.
    .json = Escreve um objeto JSON em vez de tabelas.
    .csv = Grava cada confronto neste ficheiro, separado por vírgulas.
    .plot = Desenha ratings e vitórias neste ficheiro, .svg ou .png.
    .force = Substitui ficheiros que já existem.
    .examples =
        Exemplos:
          kaiju arena --bot greedy --bot random                     um guloso entre três ao acaso, e o contrário
          kaiju arena --bot greedy --bot mcts:20ms --players 2      um duelo
          kaiju arena --bot greedy --bot scorer --players all       mesas de 2, 3, 4, 5 e 6
          kaiju arena --bots seer,scorer,greedy --among greedy      seer, e depois scorer, entre três gulosos
          kaiju arena --bots seer,greedy --less-luck                intervalos mais estreitos: sem a sorte dos dados
          kaiju arena --bot greedy --bot ./my_bot.py --games 200    o teu programa; docs/bot-protocol.md diz como
          kaiju arena --bot 'node bot.js --deep' --bot random       um programa com argumentos
          kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --plot arena.png --csv arena.csv

        Bots: random, greedy, smasher, banker, survivor, scorer, seer, unsure:70 (avalia com 70 milésimos de erro), mcts (50 ms por resposta), mcts:20ms,
        mcts:1000 (número de partidas imaginadas), champion, champion:48 (olha 48 vezes em frente), de level1 a level6, level3.5 (entre dois), fits3.4 (à medida de alguém),
        ou um programa. Em cada partida um se senta entre outros de um mesmo tipo, e todos passam ao lugar seguinte de partida em partida; um número de partidas divisível por 60 é justo
        com todos os lugares de todas as mesas. Os ratings são os de Bradley e Terry sobre todas as mesas, na escala
        Elo, com intervalos de 95%. A mesma semente dá as mesmas partidas, menos com bots que pensam por tempo.

        Se um programa acaba, demora de mais ou responde o que não é permitido, isso é anotado e joga-se por ele outra coisa:
        parar de lançar, ou a primeira resposta permitida. O programa que acabou volta a começar na partida seguinte.
        Se houve alguma falta destas, as tabelas aparecem na mesma e o código de saída é 1.

        Um ficheiro que já existe não é substituído sem --force. Ctrl-C para e dá conta das partidas jogadas.

rate = Diz que força têm os bots em cada lista de classificações, mede-os ou testa quão depressa se acerta com as pessoas.
    .make = Mede os bots em todas as listas e escreve o resultado neste ficheiro.
    .lists = Mede só esta lista, como second-4; várias com vírgulas.
    .games = Quantas partidas se jogam por cada dois níveis.
    .trial = Põe a jogar jogadores de força conhecida e compara as classificações com as forças.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .threads = Quantas threads trabalham; por predefinição, uma por núcleo.
    .force = Substitui ficheiros que já existem.
    .examples =
        Exemplos:
          kaiju rate                                 que força têm os bots em cada lista de classificações
          kaiju rate --trial                         jogadores de força conhecida: quando é que a classificação acerta?
          kaiju rate --make bots.csv --games 6000    medir os bots outra vez; a mesma semente, o mesmo ficheiro

        Uma lista é uma edição e um número de jogadores, como second-4. O nível 3 tem 1500 em todas, e 400 pontos são dez para
        um. Em cada partida que mede, um bot de um nível senta-se entre bots do nível abaixo. docs/ratings.md diz como se
        classificam as pessoas.

engine = Responde a bots que olham em frente: o que se pode responder, o que acontece depois e quanto vale.
    .seed = De onde vem a sorte que os pedidos não dizem.
    .examples =
        Exemplos:
          kaiju engine                         responde a pedidos até a entrada acabar
          kaiju engine --seed 7                a sorte que sorteia é sempre a mesma

        Cada linha da entrada é um pedido em JSON, e cada linha da saída, a resposta. docs/bot-protocol.md lista todos, e
        examples/search_bot.py joga com eles.

replay = Conta uma partida gravada, ou confere se se pode voltar a jogar.
    .file = O ficheiro, ou o endereço de uma partida num servidor; `-` lê a entrada padrão.
    .to = Para depois de tantas entradas.
    .verify = Não conta nada, só confere se cada entrada é permitida.
    .json = Escreve um objeto JSON em vez de texto.
    .view = Percorre a partida no ecrã, para a frente e para trás.
    .examples =
        Exemplos:
          kaiju sim --games 1 --seed 7 --record my.game
          kaiju replay my.game                 a partida por palavras; [ENTER-2] é a regra que explica a linha
          kaiju replay my.game --lang pt       a mesma em português do Brasil
          kaiju replay my.game --view          percorrê-la no ecrã
          kaiju replay my.game --verify        só conferir se cada entrada é permitida
          kaiju replay - < my.game             da entrada padrão
          kaiju replay http://localhost:8080/#/replay/GAME --to 40    uma partida de um servidor, até um momento

        docs/notation.md descreve o formato de uma partida gravada.

review = Analisa uma partida: quanto valeu cada decisão e cada golpe de sorte, e o que teria sido melhor.
    .file = O ficheiro, ou o endereço de uma partida num servidor; `-` lê a entrada padrão.
    .all = Conta todos os erros e toda a sorte que importou.
    .tries = Quantas vezes cada resposta é seguida até o fim do turno; mais demora mais e é mais seguro.
    .seed = A semente dos pensamentos do juiz.
    .json = Escreve um objeto JSON em vez de texto.
    .view = Percorre a partida no ecrã, de erro em erro.
    .rows = Escreve uma linha por passo neste ficheiro, .csv ou .parquet.
    .force = Substitui ficheiros que já existem.
    .examples =
        Exemplos:
          kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
          kaiju review my.game                     quanto valeram a sorte e as decisões, e o que teria sido melhor
          kaiju review my.game --all               todos os erros, não só os mais graves
          kaiju review my.game --view              percorrer os erros no ecrã
          kaiju review my.game --json              tudo, decisão por decisão
          kaiju review my.game --rows my.csv       uma linha por passo, .csv ou .parquet
          kaiju review http://localhost:8080/#/replay/GAME    uma partida de um servidor

        O início, a sorte, as decisões próprias e as dos outros somam o resultado. docs/review.md diz como se avalia.

puzzle = Põe o problema do dia, ou o próximo para praticar.
    .next = O próximo problema para praticar em vez do problema do dia.
    .plain = Pergunta em frases simples pela entrada e pela saída padrão; é sempre assim onde não há terminal.
    .speed = Com que velocidade os acontecimentos são mostrados; por predefinição, como da última vez.
    .theme = Que cores usar; por predefinição, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.
    .examples =
        Exemplos:
          kaiju puzzle                 o problema do dia; todos têm o mesmo
          kaiju puzzle --next          o que erraste e volta hoje, ou um novo
          kaiju puzzle --plain         em frases simples, para leitores de ecrã e pipes

        O que errares volta no dia seguinte, e depois em 3, 7 e 21 dias. Fica memorizado em $XDG_DATA_HOME/kaiju/practice
        (por predefinição, ~/.local/share). `kaiju puzzles` diz que problemas há.

daily = Joga a partida do dia: uma mesa e uma sorte para toda a gente.
    .date = O dia; por predefinição, hoje.
    .share = Mostra o teu resultado como texto para enviar aos amigos. Não diz nada de dados nem de cartas.
    .server = Joga o dia deste servidor: a sorte é a da página dele e, com uma conta, o teu resultado é comparado.
    .list = Mostra os dias que jogaste.
    .speed = Com que velocidade os acontecimentos são mostrados; por predefinição, como da última vez.
    .theme = Que cores usar; por predefinição, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.
    .plain = Joga em frases simples pela entrada e saída padrão; é sempre assim onde não há terminal.
    .examples =
        Exemplos:
          kaiju daily                        jogar a partida do dia, ou continuá-la
          kaiju daily --share                o teu resultado, pronto a enviar aos amigos
          kaiju daily --list                 os dias que jogaste
          kaiju daily --date 2026-11-18      a partida de outro dia
          kaiju daily --server https://HOST  o dia de um servidor: a sorte dele, comparado com todos e com os amigos

        Toda a gente tem a mesma mesa, os mesmos bots e a mesma sorte. Sem servidor, a sorte segue só da data, para funcionar sem
        rede; quem quiser pode calculá-la antes. Um servidor diz a sua sorte quando o dia começa; o que jogares depois sem
        rede é entregue na vez seguinte. Um dia começa à meia-noite UTC. As partidas ficam em
        $XDG_DATA_HOME/kaiju/daily (por predefinição, ~/.local/share).

puzzles = Diz que problemas há, faz outros ou volta a avaliá-los todos.
    .make = Faz um livro de problemas e escreve-o neste ficheiro.
    .count = Quantos problemas fazer.
    .seed = De onde saem as partidas; a mesma semente, os mesmos problemas.
    .check = Volta a avaliar todos os problemas e compara.
    .file = Um livro de problemas; por predefinição, o que vem no programa.
    .force = Substitui ficheiros que já existem.
    .examples =
        Exemplos:
          kaiju puzzles                                 que problemas o programa tem
          kaiju puzzles --check                         voltar a avaliá-los todos, e comparar
          kaiju puzzles --make my.txt --count 50        fazer outros cinquenta; a mesma semente, os mesmos problemas
          kaiju puzzle                                  responder ao problema do dia

        Um problema é uma posição de uma partida em que um bot errou gravemente, com uma resposta claramente melhor. É
        avaliado como `kaiju review` avalia as partidas.

odds = Calcula a probabilidade de um resultado, ou o que o turno de uma posição pode trazer.
    .want = O que esperas obter: uma face, ou faces com números antes.
    .dice = Quantos dados se lançam, de 1 a 9.
    .rolls = Quantos lançamentos há; com dados na mesa, quantos restam.
    .lying = Dados que já estão na mesa, como 11shee.
    .position = Uma posição ou um cenário em que se vai lançar ou guardar dados; `-` lê a entrada padrão.
    .risk = O que os monstros em Tóquio arriscam perder antes dos próximos turnos, se ficarem e se cederem.
    .seat = O risco do monstro deste lugar, onde quer que esteja.
    .games = Quantas partidas são imaginadas para o risco.
    .json = Escreve um objeto JSON, com frações exatas.
    .examples =
        Exemplos:
          kaiju odds --want smash                         pelo menos 1, 2, … ✊ com seis dados e três lançamentos
          kaiju odds --dice 8 --want 3x1                  três uns com oito dados
          kaiju odds --want "2 smash, 1 heart"            pelo menos tudo isso
          kaiju odds --lying 11she3 --rolls 2 --want 111  com estes dados e dois lançamentos: o que guardar?
          kaiju odds --position my.position               o turno da mesa: quem elimina, pode ganhar?
          kaiju odds --position my.position --risk        ficar em Tóquio ou ceder: quanto pode custar?

        As probabilidades são exatas e as de quem não quer outra coisa. Um desejo escreve-se com faces (1, 2, 3, energy, heart,
        smash ou as suas letras 1 2 3 e h s) e um número antes. Uma posição ou um cenário joga-se pelas regras, com todas
        as cartas em jogo: quem lança pode comprar o que está virado para cima e os outros fazem o que mais atrapalha; não
        se conta com cartas que saiam pelo caminho nem com poderes que mudem os lançamentos.

        O risco é dito duas vezes: se os outros procuram causar dano (guardam cada ✊, voltam a lançar o resto, não compram e
        ficam em Tóquio), exato; e se todos jogam como os bots, com partidas imaginadas.

scenario = Confere cenários: uma posição, umas entradas e o que deve acontecer.
    .paths = Ficheiros de cenário, ou pastas onde os procurar.
    .json = Escreve um objeto JSON em vez de linhas.
    .examples =
        Exemplos:
          kaiju scenario scenarios                      todos os *.scenario de uma pasta e das de dentro
          kaiju scenario enter.scenario yield.scenario  só estes
          kaiju scenario scenarios --json               para outro programa

        Um cenário é uma posição, umas entradas e o que deve acontecer. docs/notation.md descreve o formato.

golden = Confere que as regras jogam como sempre: partidas de referência de cada versão e resumos do que aconteceu.
    .game = Conta esta partida: a versão das regras, a mesa e a partida.
    .examples =
        Exemplos:
          kaiju golden                  jogar todas as partidas de referência de cada versão das regras, e comparar
          kaiju golden 2:14:3           contar uma delas, linha a linha: versão 2, mesa 14, partida 3

        As partidas de referência estão dentro do programa: como começam, e um resumo de tudo o que acontece em alguns
        milhares de partidas. Se uma acaba de outra maneira, este programa ou esta máquina não joga como o kaiju
        sempre jogou. Conta essa partida com dois programas e compara o que escrevem para veres onde.

find = Procura em regras, cartas, decisões e perguntas.
    .words = As palavras a procurar.
    .edition = Procura só no que é desta edição: EDITIONS.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju find yield                     tudo o que tem essa palavra, primeiro os nomes
          kaiju find tokyo bay                 várias palavras, em qualquer ordem
          kaiju find devorador de cadaveres    um nome em qualquer língua, sem acentos
          kaiju find poison --edition second   só o que é de uma edição
          kaiju find armor --json              para outro programa

rules = Consulta as regras, uma a uma.
    .clause = O id de uma regra, como ENTER-2, ou de uma decisão, como I-012, a primeira palavra de várias, como ENTER, palavras a procurar, `all`, `switches`, `rulings` ou `books`; sem ele, mostram-se todas. Depois de `books`: o livro de regras a ler, afirmação a afirmação, com os cenários que mostram cada uma.
    .edition = Só o que vale nesta edição: EDITIONS.
    .book = Só o que vale neste livro de regras: BOOKS.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju rules                          todas as regras, capítulo a capítulo
          kaiju rules ENTER-2                  uma regra, com o que cada edição muda
          kaiju rules enter                    todas as que começam assim
          kaiju rules tokyo bay                as regras com essas palavras
          kaiju rules I-012                    uma decisão, com as regras e cartas de que trata
          kaiju rules rulings                  todas as decisões
          kaiju rules R-61                     o que decidimos onde os livros deixam uma dúvida (em inglês)
          kaiju rules all                      o livro inteiro
          kaiju rules YIELD-2 --lang es        a mesma em espanhol
          kaiju rules --edition godzilla       só o que vale numa edição
          kaiju rules switches                 as opções que distinguem as edições
          kaiju rules books                    os livros de regras, e o que distingue cada um da sua edição
          kaiju rules books es-2016            o que diz um livro de regras, e os cenários que o mostram
          kaiju rules END-1 --book en-summary  uma regra tal como a traz um livro de regras

faq = Responde ao que se pergunta à mesa.
    .question = A palavra com que uma pergunta aparece, ou palavras dela; sem ela, todas são mostradas.
    .edition = Responde só para esta edição: EDITIONS.
    .book = Responde só para este livro de regras: BOOKS.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju faq                            todas as perguntas
          kaiju faq yield-to-dodge             uma pergunta com a resposta
          kaiju faq yield                      as perguntas com essa palavra
          kaiju faq --edition first            as perguntas de uma edição, com as respostas
          kaiju faq --lang pt                  em português

cards = Consulta as cartas de Poder: texto, custo, decisões, o que escutam.
    .name = Uma carta pelo id, pelo nome em qualquer língua ou por palavras dele; sem ela, mostram-se todas as da edição.
    .edition = A edição: EDITIONS.
    .book = Como este livro de regras as lê: BOOKS.
    .hook = Só as cartas que escutam este gancho.
    .promos = Mostra as cartas promocionais, que a opção `promos` põe no baralho.
    .costumes = Mostra os disfarces, que a opção `costumes` põe no baralho.
    .evolutions = Mostra as Evoluções de cada monstro em vez de cartas de Poder.
    .numbers = Mostra os números de todas as cartas e Evoluções entre as quais o acaso escolhe: de que edição ou monstro, o número e o id.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju cards                          todas as cartas de Poder da segunda edição
          kaiju cards --edition first          as da primeira
          kaiju cards --book es-2016           tal como as traz um livro de regras
          kaiju cards mimic                    uma carta, pelo id ou pelo nome
          kaiju cards cuspo venenoso           em qualquer língua, com acentos ou sem eles
          kaiju cards poisn quils              um pequeno erro de escrita não faz mal
          kaiju cards breath                   todas as cartas com essa palavra
          kaiju cards --hook wound_coming      as que têm algo a dizer quando se vai perder ♥
          kaiju cards --promos                 as cartas promocionais
          kaiju cards --costumes               os disfarces
          kaiju cards --evolutions             as Evoluções de cada monstro
          kaiju cards --numbers                a ordem das cartas de cada edição, para conferir se os dados são justos
          kaiju cards --json                   para outro programa

        O id é a palavra de uma carta em posições, partidas e cenários.

corpus = Cria um conjunto de dados de partidas, os mesmos bytes onde quer que seja criado.
    .out = A pasta em que é gravado; se nela foi começado o mesmo corpus, continua com ele.
    .manifest = Cria de novo o corpus deste manifesto.
    .games = Quantas partidas.
    .part = Quantas partidas formam uma parte, numa mesa e num ficheiro.
    .editions = As edições: EDITIONS; várias com vírgulas, por predefinição todas.
    .players = Quantos monstros jogam: 4, ou várias mesas como 2,4 ou 2-6 ou all.
    .bots = Quem joga: repetido ou com vírgulas; por predefinição, todos os bots que respondem logo.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .threads = Quantas threads trabalham; por predefinição, uma por núcleo.
    .no-positions = Não grava as posições; são a maior parte dos bytes.
    .no-chances = Não grava as probabilidades de ganhar; são a maior parte do tempo.
    .json = Escreve um objeto JSON em vez de uma tabela.
    .examples =
        Exemplos:
          kaiju corpus --games 10000 --out sample                   10 000 partidas de cada edição, mesa e bot
          kaiju corpus --games 1000000 --out corpus                 um milhão; pode parar e continuar
          kaiju corpus --bots seer,greedy --players 4 --edition second --games 5000 --out duels
          kaiju corpus --manifest sample/manifest.json --out again  outra vez os mesmos bytes, comparados ficheiro a ficheiro

        Um corpus tem quatro tabelas, games, seats, turns e decisions, com um ficheiro Parquet por cada parte das partidas;
        docs/data.md explica cada coluna. A edição, o número de jogadores e os bots são sorteados em cada parte.
        README.md, na pasta, é a sua ficha técnica, e manifest.json é tudo de que ele decorre, com o SHA-256 de cada
        ficheiro: o mesmo manifesto cria os mesmos bytes com qualquer número de threads. Se um manifesto indica ficheiros,
        eles são comparados, e se algum for diferente o código de saída é 1.

        Ctrl-C para; as partes inteiras ficam, e o mesmo comando continua.

atlas = Mede quanto valem as coisas: cartas, lugares, ficar em Tóquio.
    .edition = A edição: EDITIONS; várias com vírgulas, ou all.
    .books = O livro de regras, jogado como está escrito: BOOKS; vários com vírgulas.
    .players = Quantos monstros jogam: 4, ou várias mesas como 2,4 ou 2-6 ou all.
    .bot = Quem ocupa todos os lugares: random, greedy ou outro que não precise de relógio.
    .games = Quantas partidas por carta, ou por mesa.
    .less-luck = Tira a sorte dos dados do que as cartas ou as personalidades valem, para que menos partidas digam o mesmo; custa uns 8 ms por partida.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .threads = Quantas threads trabalham; por predefinição, uma por núcleo.
    .evolutions = Testa as Evoluções em vez das cartas de Poder.
    .owners = Testa as Evoluções deste monstro em vez das dos seis da edição, pelo id; pode ser repetido.
    .cards = Testa só esta carta, pelo id; pode ser repetido.
    .seats = Testa os lugares em vez de cartas: é bom começar?
    .tokyo = Testa ficar em Tóquio em vez de cartas: vale a pena, e com quantos ♥?
    .monsters = Testa os monstros com as suas Evoluções em vez de cartas: que baralho ganha mais?
    .personalities = Testa as personalidades dos bots em vez de cartas: qual ganha mais, sozinha entre bots de um tipo?
    .chances = Testa as probabilidades de ganhar que uma análise dá: estão certas?
    .json = Escreve uma lista JSON em vez de tabelas.
    .markdown = Escreve tabelas em Markdown, para pôr num documento.
    .ends = Mostra e desenha só as N melhores e as N piores cartas de cada mesa; JSON e CSV têm todas.
    .csv = Grava a tabela neste ficheiro, separada por vírgulas.
    .plot = Desenha os efeitos neste ficheiro, .svg ou .png.
    .force = Substitui ficheiros que já existem.
    .examples =
        Exemplos:
          kaiju atlas --edition second --players 4 --games 20000           quanto vale cada carta
          kaiju atlas --bot greedy --players 2-6 --csv worth.csv           entre bots que pensam, em cada mesa
          kaiju atlas --edition godzilla --evolutions --plot worth.png     as Evoluções
          kaiju atlas --card wings --card jets --games 100000              duas cartas, mais de perto
          kaiju atlas --seats --bot greedy --players all                   é bom começar?
          kaiju atlas --tokyo --bot greedy --players all --plot stay.svg   ficar em Tóquio, e com quantos ♥?
          kaiju atlas --monsters --bot learned --players all               que baralho de Evoluções ganha mais?
          kaiju atlas --evolutions --monster kraken --games 20000          as Evoluções de outro monstro
          kaiju atlas --personalities --bot greedy --players all           que personalidade ganha mais?
          kaiju atlas --chances --bot seer --games 5000                    as probabilidades da análise estão certas?

        Cartas: cada uma é dada de graça a um lugar ao acaso antes do primeiro turno. O efeito é quantas mais vezes esse
        lugar ganha do que um sem ajuda, em pontos percentuais.

        Lugares: todos jogam igual e as regras decidem quem começa (SETUP-4). O efeito de ser o primeiro, o segundo e
        assim por diante mede-se contra uma divisão igual.

        Tóquio: em cada partida, para cada número de ♥, escolhe-se ao acaso uma pergunta sobre ceder (YIELD-1) e joga-se o
        resto duas vezes, uma a ficar e outra a sair. O efeito é quantas mais vezes ficar ganha. Os ♥ são os que restam depois do
        ataque.

        Monstros: todos jogam da mesma maneira, com Evoluções, e o acaso decide que monstros se encontram. O efeito de um monstro
        mede-se contra uma parte igual.

        Personalidades: um smasher, banker, survivor ou scorer senta-se entre bots de um tipo, em cada lugar à vez. O efeito
        mede-se contra uma parte igual.

        Probabilidades: cada partida é analisada. Por cada décimo de 0 a 100%, o efeito é quantas mais vezes ganhou quem a tinha do
        que foi dito, em todos os seus momentos.

        Todos os efeitos têm intervalos de 95%. A mesma semente dá os mesmos números com qualquer número de threads.
        As partidas em que a carta estava na loja antes do primeiro turno não contam, por isso o título pode contar menos do que
        --games. Ctrl-C deita o teste fora: meio teste enganaria. Um ficheiro que já existe não é substituído sem --force.

bench = Mede a velocidade das partidas nesta máquina.
    .json = Escreve um objeto JSON em vez de texto.
    .only = Mede só isto: playout, godzilla, evolutions, `no_cards`, floor, log, clone, legal, scaling, sizes, solver, greedy, mcts, champion ou review. As três primeiras jogam então uma só vez, a primeira com a segunda edição.
    .games = Quantas partidas por medida.
    .threads = Quantas threads são comparadas com uma.
    .examples =
        Exemplos:
          kaiju bench                                          tudo, em cerca de dez segundos
          kaiju bench --json                                   números para outro programa
          kaiju bench --only playout --games 400 --threads 1   nada além de 400 partidas da segunda edição,
                                                               para ferramentas que contam instruções
          kaiju bench --only evolutions --games 400            o mesmo com Godzilla e Evoluções

        Cada tempo é o melhor de vários, para que pouco importe o que mais a máquina faz. O `floor` é o que custa tirar
        dados e escolher respostas sem nenhuma regra.

soak = Joga milhões de partidas e vigia as leis pelo caminho.
    .edition = A edição: EDITIONS; ou all.
    .book = O livro de regras, jogado como está escrito: BOOKS; ou all.
    .players = Quantos monstros jogam: de 2 a 6, ou all.
    .games = Quantas partidas por edição, número de jogadores e tipo.
    .first-game = O número da primeira partida.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .threads = Quantas threads trabalham; por predefinição, uma por núcleo.
    .switches = Muda uma opção das regras em relação à edição; pode ser repetido. As posições armadas têm as suas e ficam de fora.
    .stacked = Só partidas a partir de posições armadas.
    .plain = Só partidas a partir de uma mesa nova.
    .evolving = Só partidas a partir de uma mesa nova com Evoluções e quaisquer monstros.
    .json = Escreve um objeto JSON em vez de uma tabela.
    .examples =
        Exemplos:
          kaiju soak                                          de tudo um pouco, num minuto
          kaiju soak --games 1000000                          a maratona
          kaiju soak --edition first --players 5 --stacked    uma edição, uma mesa, as piores posições
          kaiju soak --book es-2016 --stacked                 um livro de regras tal como está escrito
          kaiju soak --edition first --switch costumes=yes    com uma opção mudada
          kaiju soak --edition second --players 2 --stacked --seed 1 --first-game 840 --games 1
                                                              outra vez uma partida, como uma violação a conta

        As partidas armadas começam no meio: pouca vida e muitas cartas que se respondem. As normais, com uma mesa nova, e as de Evoluções também, com monstros de todas as edições.
        Uma violação é mostrada com o comando que a repete. Um pânico (panic) também: diz qual é a partida e acaba com tudo.

lang = Diz que língua o kaiju usa, ou guarda uma.
    .code = O código da língua a guardar, ou `auto` para a esquecer; sem ele, mostra qual se usa.
    .examples =
        Exemplos:
          kaiju lang                  que língua o kaiju usa, e porquê
          kaiju lang es               espanhol de agora em diante
          kaiju lang auto             de volta à língua do teu sistema
          kaiju rules --lang pt       português do Brasil, só desta vez

serve = Aloja mesas: pessoas e bots jogam juntos no navegador, no terminal ou pela API.
    .addr = Onde escutar: um endereço, uma porta ou ambos. Só uma porta escuta apenas nesta máquina.
    .lan = Escuta em todos os endereços, para que outros na sala possam entrar.
    .db = Onde ficam as mesas: um ficheiro ou o endereço de uma base de dados PostgreSQL; por predefinição, um ficheiro na tua pasta de dados.
    .url = O endereço pelo qual as pessoas chegam ao servidor, quando há um proxy à frente.
    .host = Permite que o servidor seja chamado também por este nome.
    .origin = Deixa páginas desta origem usarem o servidor também.
    .proxied = Há um proxy à frente do servidor, e é ele que diz quem chama.
    .rates = Limita quanto um mesmo endereço pode pedir.
    .thinkers = Quantos bots pensam ao mesmo tempo; por predefinição, tantos quantos forem os núcleos.
    .sockets = Quantas ligações um mesmo endereço pode ter abertas; uma casa ou um clube atrás de um só router é um endereço.
    .metrics = Onde dizer números ao Prometheus; por predefinição, em lado nenhum. Só uma porta escuta apenas nesta máquina.
    .keep-finished = Apaga as partidas tantos dias depois do fim; por predefinição, ficam para sempre.
    .smtp-url = O servidor de correio que recebe os avisos por e-mail; precisa de --url e --smtp-from.
    .smtp-from = O endereço de onde vêm os avisos por e-mail.
    .private-notices = Deixa os avisos irem também para redes privadas e sem cifra.
    .keep-reports = Apaga depois de tantos dias as denúncias que ninguém encerrou.
    .tables-per-account = Em quantas mesas abertas uma conta pode ter lugar.
    .tables-per-bot = Em quantas mesas abertas uma conta de bot pode ter lugar.
    .review-games = Analisa as partidas terminadas para os perfis de quem jogou, enquanto nenhum bot pensa.
    .bot-requests = Quantos pedidos por segundo uma conta de bot pode fazer ao longo do tempo.
    .words = Um ficheiro com palavras de uma língua que ninguém pode usar no chat nem nos nomes, uma por linha; por predefinição, nenhuma.
    .admin-token = Um token secreto para cuidar deste servidor, de pelo menos 16 caracteres, com um nome antes, se se quiser; por predefinição, ninguém pode.
    .log = Como escrever o registo.
    .log-level = Quanto registar; por predefinição, `info`.
    .quiet = Regista só o que corre mal.
    .any-port = Usa outra porta se esta estiver ocupada.
    .open = Abre a página no teu navegador.
    .examples =
        Exemplos:
          kaiju serve                                     para esta máquina, com as mesas na tua pasta de dados
          kaiju serve --lan --open                        para todos na sala: os telemóveis leem o código QR
          kaiju serve --db postgres://kaiju@db/kaiju      um de vários nós que partilham uma base de dados
          kaiju serve --url https://kaiju.example --proxied --log json    atrás de um proxy que fala TLS

        Ctrl-C para: os jogadores voltam automaticamente quando ele volta, e nada se perde.
        docs/hosting.md conta mais, docs/protocol.md o que ele fala, e http://ADDR/api mostra a API.

health = Pergunta a um servidor desta máquina se está tudo bem.
    .addr = Onde o servidor escuta, como em `kaiju serve`.
    .examples =
        Exemplos:
          kaiju health                    o servidor na porta de costume
          kaiju health --addr 9000        noutra

        Pergunta ao /healthz do servidor e termina com 0 se tudo está bem, com 1 se o servidor diz que não, e com 2 se não há
        servidor.

doctor = Confere o que o kaiju precisa nesta máquina, e diz o que fazer.
    .addr = Onde um servidor escutaria, como em `kaiju serve`.
    .db = Onde um servidor guardaria as mesas, como em `kaiju serve`.
    .examples =
        Exemplos:
          kaiju doctor                    posso jogar e alojar mesas aqui?
          kaiju doctor --addr 9000        com um servidor noutra porta
          kaiju doctor --db postgres://kaiju@db/kaiju

        Não muda nada, e termina com 0 se está tudo bem e com 1 se há alguma coisa a precisar de atenção.

verify = Confere se os dados de uma partida terminada foram justos.
    .record = O ficheiro ou o endereço; `-` lê a entrada padrão.
    .commitment = O compromisso que viste antes do primeiro lançamento.
    .pins = O que um cliente anotou durante a partida: o ficheiro com as chaves de um lugar.
    .json = Escreve um objeto JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju verify my.game                                  um registo que transferiste
          kaiju verify http://localhost:8080/#/replay/GAME      diretamente de um servidor
          kaiju verify my.game --commitment 5d1f…               o que o teu cliente mostrou antes do primeiro lançamento
          kaiju verify my.game --pins seats/GAME.json           o que o cliente de terminal anotou durante a partida
          kaiju verify http://localhost:8080/api/v1/daily/2026-11-18/proof    de onde veio a sorte de um dia

        docs/fair-dice.md conta como funciona.

backup = Guarda num ficheiro tudo o que um servidor tem, e confere-o.
    .db = Onde ficam as mesas: um ficheiro ou o endereço de uma base de dados PostgreSQL.
    .file = O ficheiro a escrever.
    .force = Substitui ficheiros que já existem.
    .examples =
        Exemplos:
          kaiju backup --db kaiju.db tonight.backup                     com o servidor a funcionar, se quiseres
          kaiju backup --db postgres://kaiju@db/kaiju tonight.backup

        O ficheiro contém os segredos das partidas a decorrer: guarda-o tão bem como a base de dados. O chat não está nele.

restore = Restaura o que `kaiju backup` guardou, e compara.
    .file = O ficheiro a ler.
    .db = Onde as mesas vão ficar: um ficheiro novo ou o endereço de uma base de dados PostgreSQL vazia.
    .examples =
        Exemplos:
          kaiju restore tonight.backup --db new.db

        Cada partida volta a ser jogada e é comparada com o que era. A base de dados tem de estar vazia. Os clientes percebem que
        é outra vida do servidor e voltam a carregar tudo.

soak-server = Deita abaixo um servidor, ou corta-lhe a energia, vezes sem conta enquanto se joga; nada pode faltar.
    .kills = Quantas vezes o servidor é deitado abaixo.
    .power-cuts = Em vez disso, corta a energia tantas vezes e devolve o que um disco teria.
    .postgres = Guarda as mesas num PostgreSQL próprio, em vez de num ficheiro.
    .tables = Quantas mesas são jogadas ao mesmo tempo.
    .seed = A semente de tudo o que é acaso, menos o ritmo da máquina.
    .folder = Onde a base de dados é criada; por predefinição, uma pasta nova na temporária do sistema.
    .examples =
        Exemplos:
          kaiju soak-server                       um servidor cai 200 vezes enquanto 8 mesas são jogadas
          kaiju soak-server --kills 50 --seed 3   menos vezes, e tudo igual com a mesma semente
          kaiju soak-server --power-cuts 100      sem energia: o que não foi sincronizado perde-se, fica ou fica a meio
          kaiju soak-server --power-cuts 100 --postgres

        Os cortes de energia precisam de Linux e de um compilador C (cc).

simulate = Faz o servidor funcionar num simulador, com tudo o que pode correr mal.
    .seed = De onde saem os episódios; a mesma semente, os mesmos episódios.
    .threads = Quantas threads trabalham; por predefinição, uma por núcleo.
    .hours = Quantas horas são simuladas.
    .fierce = Deixa correr mal muito mais: várias coisas por segundo, sobretudo quedas.
    .only = Joga só o episódio desta semente.
    .tables = Joga tantas mesas ao mesmo tempo, em vez das que a semente tem.
    .storm = Deixa as coisas correrem mal durante tantos segundos, em vez dos que a semente tem.
    .faults = Só estas avarias da semente, pelos números; ou none.
    .plant = Planta um erro, para ver que é encontrado; uma palavra que não existe mostra todos.
    .examples =
        Exemplos:
          kaiju simulate                          uma hora de tempo simulado, em cerca de um minuto
          kaiju simulate --seed 7 --hours 1000    mil horas, de outra semente
          kaiju simulate --seed 4711 --only       outra vez um episódio, como uma violação o conta
          kaiju simulate --plant ack-before-sync  planta um erro, para ver que é encontrado

        Um episódio são alguns nós à volta de uma base de dados, algumas mesas com jogadores, bots e espectadores, uma
        tempestade em que processos caem, redes se partem, discos enchem e relógios saltam, e a acalmia depois dela. Cada
        um sai da sua semente, e o próximo tem a próxima. Uma violação é mostrada com o comando que a repete, e com outra
        menor se houver.

load = Mede quanto aguenta um servidor nesta máquina.
    .tables = Quantas mesas.
    .sockets = Quantas ligações ao todo.
    .rate = Respostas por segundo, somando todas as mesas.
    .seconds = Durante quanto tempo.
    .idle = Em vez de jogar, abre tantas ligações que não fazem nada.
    .nodes = Em quantos nós estão as ligações inativas; mais de um partilham um PostgreSQL próprio.
    .at = Só mantém ligações inativas nestas mesas, para um processo que as conta.
    .club = Em vez de jogar, enche uma base de dados com pessoas e partidas terminadas e mede a rapidez das listas e dos perfis.
    .people = Quantas pessoas há no clube.
    .finished = Quantas partidas terminaram.
    .relaxed = Em quantas mesas ao longo de vários dias jogam.
    .seed = A semente do clube.
    .folder = Onde a base de dados é criada; por predefinição, uma pasta nova na temporária do sistema.
    .examples =
        Exemplos:
          kaiju load                                    250 mesas, 1000 ligações, 500 respostas por segundo, meio minuto
          kaiju load --tables 50 --sockets 200 --rate 100 --seconds 10
          kaiju load --idle 10000                       quantas ligações inativas cabem, e quanto ocupa cada uma
          kaiju load --idle 100000 --nodes 10           o mesmo em dez nós que partilham um PostgreSQL
          kaiju load --club                             a rapidez das listas depois de 200 000 partidas
