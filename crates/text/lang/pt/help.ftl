### A ajuda da linha de comando, por comando e argumento. O inglês está no próprio programa.
### Os comandos dos exemplos são os mesmos em todos os idiomas: um teste os compara.

kaiju = King of Tokyo: jogar, assistir, hospedar, simular, repetir, conferir, consultar.
    .lang = O idioma, pelo código: LANGUAGES; por padrão, o que `kaiju lang` guardou ou o do seu sistema.
    .examples =
        Exemplos:
          kaiju play                                 jogar aqui e agora, contra três bots
          kaiju serve --open                         jogar no navegador: um servidor de mesas nesta máquina
          kaiju sim --players 4 --games 20000        quem ganha, e como, quando todos jogam ao acaso
          kaiju arena --bot greedy --bot random      qual bot é melhor, e por quanto
          kaiju sim --games 1 --record my.game       guardar uma partida
          kaiju replay my.game                       e lê-la, cada acontecimento com a regra por trás
          kaiju puzzle                               o que você teria guardado? um problema por dia
          kaiju verify my.game                       os dados de uma partida online foram justos?
          kaiju odds --want smash                    qual a chance de 1, 2, 3 … ✊
          kaiju rules ENTER-2                        o que diz essa regra
          kaiju cards mimic                          o que faz essa carta e o que se decidiu sobre ela
          kaiju find tokyo bay                       tudo o que se diz disso: regras, cartas, decisões, perguntas
          kaiju scenario scenarios                   conferir que as regras fazem o que dizem os cenários

        Códigos de saída: 0 tudo certo, 1 algo conferido não se cumpre, 2 há algo errado no que foi pedido, 130 parado com
        Ctrl-C.

        Uma versão não oficial, feita por fãs, das regras de King of Tokyo;
        sem ligação com a editora nem apoio dela.

play = Joga no terminal: contra bots, várias pessoas num teclado ou numa mesa de um servidor.
    .edition = A edição: EDITIONS.
    .book = O livro de regras, jogado como está escrito: BOOKS.
    .players = Quantos monstros jogam, de 2 a 6.
    .people = Quantos são pessoas neste teclado; por padrão, uma.
    .bots = Como os bots jogam, lugar por lugar; o último vale para o resto. `kaiju arena --help` os enumera.
    .monster = Seu monstro, por exemplo the-king, ou random para sortear um; várias pessoas aqui podem escolher um cada uma.
    .evolutions = Joga com cartas de Evolução.
    .switches = Muda uma opção das regras em relação à edição; pode ser repetido.
    .seed = De onde vem a sorte; a mesma semente, os mesmos dados.
    .resume = Continua uma partida salva, pelo arquivo ou pelo nome; por padrão, a última que foi jogada.
    .position = Continua a partir de uma posição ou de um cenário de um arquivo: seu monstro é o primeiro a quem se pergunta.
    .join = Sente-se a uma mesa de um servidor, pelo link ou pelo código; o mesmo comando traz você de volta ao seu lugar.
    .host = Abre uma mesa num servidor para outros: --people diz para quantos.
    .server = O servidor a que se referem os códigos e --host.
    .name = Seu nome; várias pessoas aqui têm um cada. Numa mesa de um servidor, por padrão o último ou o da sua conta.
    .record = Grava o registro da partida neste arquivo quando ela acabar.
    .force = Sobrescreve arquivos que já existem.
    .plain = Joga em frases simples pela entrada e saída padrão; é sempre assim onde não há terminal.
    .speed = Com que velocidade os acontecimentos são mostrados; por padrão, como da última vez.
    .theme = Que cores usar; por padrão, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.
    .turn = Abre a mesa como uma de vários dias, com este tempo por turno, como 12h ou 3d.
    .overtime = O que acontece lá quando o tempo de alguém acaba.
    .undo = Deixa que na mesa que você abre se desfaçam respostas, até alguém saber algo novo.
    .delay = Quem assiste à mesa que você abre vê a partida tantos minutos depois.
    .clock = Segundos para cada resposta na mesa que você abre; sem isto não há limite.
    .grace = Segundos depois dos quais um bot substitui quem se ausentou; 0 para nunca, senão 60.
    .rated = A partida da mesa que você abre vale pontuação; todos lá precisam de uma conta.
    .public = Mostra no salão a mesa que você abre: senta quem quiser.
    .title = Um título para a mesa que você abre.
    .child = Abre uma mesa para crianças: só gestos, sem nomes digitados, bots suaves.
    .examples =
        Exemplos:
          kaiju play                                   um menu; Enter começa uma partida contra três bots
          kaiju play --bots level5 --players 3         dois rivais fortes, sem menu
          kaiju play --bots fits                       rivais tão fortes quanto você, segundo suas partidas
          kaiju play --edition godzilla --evolutions   Eventos, fichas de Dado e Evoluções
          kaiju play --people 2 --players 2            duas pessoas num teclado
          kaiju play --name Ada,Bo                     duas pessoas num teclado, cada uma com seu nome
          kaiju play --resume                          continuar de onde parou, mesmo que o terminal tenha fechado
          kaiju play --resume "An evening"             continuar a partida com esse nome; `kaiju games` mostra todas
          kaiju play --position my.position            continuar a partir de uma posição ou de um cenário (docs/notation.md)
          kaiju play --plain                           em frases simples, para leitores de tela e pipes
          kaiju play --host --people 3 --players 4     abrir uma mesa num servidor: você, outros dois e um bot
          kaiju play --host --turn 3d --undo           uma mesa de vários dias, com desfazer
          kaiju play --host --public --rated --clock 30
                                                       uma mesa pública que vale pontuação; 30 s por resposta
          kaiju play --join https://HOST/#/join/CODE   sentar-se lá; o mesmo comando traz você de volta ao seu lugar
          kaiju play --join CODE --name Ada,Bo         duas pessoas neste teclado, dois lugares naquela mesa

        Na tela ? explica as teclas, h dá uma dica, w diz por que algo aconteceu, l muda o idioma. As partidas são salvas
        a cada resposta em $XDG_DATA_HOME/kaiju/games (por padrão, ~/.local/share). NO_COLOR=1 joga sem cores.

watch = Assiste a bots jogando, ou a uma mesa de um servidor.
    .table = Uma mesa de um servidor, pelo link, pelo código ou pelo id; sem ela, os bots jogam aqui.
    .server = O servidor a que se referem os códigos.
    .edition = A edição: EDITIONS.
    .book = O livro de regras, jogado como está escrito: BOOKS.
    .players = Quantos monstros jogam, de 2 a 6.
    .bots = Como jogam, lugar por lugar; o último vale para o resto.
    .evolutions = Joga com cartas de Evolução.
    .seed = De onde vem a sorte; a mesma semente, os mesmos dados.
    .record = Grava o registro da partida neste arquivo quando ela acabar.
    .force = Sobrescreve arquivos que já existem.
    .plain = Conta a partida em frases simples; é sempre assim onde não há terminal.
    .speed = Com que velocidade os acontecimentos são mostrados; por padrão, como da última vez.
    .theme = Que cores usar; por padrão, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.

games = Mostra as partidas salvas, ou muda o nome delas.
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

tables = Lista as mesas em que você tem lugar, primeiro a mais urgente.
    .away = Diz em todas as mesas de vários dias que você está fora por esse tempo, como 12h ou 10d; até 30 dias por partida.
    .back = Diz que você voltou.
    .json = Imprime JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju tables                     de quem é a vez e quanto tempo resta
          kaiju tables --away 10d          seus relógios descansam dez dias, nas mesas de vários dias
          kaiju tables --back              eles voltam a andar
          kaiju play --join LINK           ir a uma mesa; a lista diz como

        As mesas em que outro aparelho sentou com sua conta também aparecem, e seus relógios descansam igual.

club = Mostra o clube de um servidor: mesas, uma partida rápida, amigos, partidas, torneios, pontuações, bots, sua conta.
    .server = O servidor.
    .make = Cria uma conta com este nome.
    .login = Entra em uma conta; o código de recuperação é lido da entrada padrão.
    .logout = Sai da conta.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju club --make Ana              criar uma conta e guardá-la nesta máquina
          kaiju club --login Ana             entrar; o código é lido da entrada padrão
          kaiju club                         as mesas da sua conta, a mais urgente primeiro, e quem convida você
          kaiju club quick --players 4       um lugar com quem quer o mesmo; bots se ninguém vier
          kaiju club lobby --free            mesas públicas com um lugar livre
          kaiju club profile                 o que você fez em todas as suas partidas
          kaiju club friends --add CODE      pedir amizade ao dono de um código
          kaiju club games tokyo             suas partidas com essa palavra em nome, título ou nota
          kaiju club games LINK --again      as mesmas pessoas de novo: uma mesa e um convite para cada uma
          kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                             criar um cujas mesas se jogam ao longo de dias
          kaiju club tournaments ID --enter  inscrever-se; kaiju play --join LINK joga depois sua mesa
          kaiju club duplicates --new Sunday --groups 3 --seats 4
                                             uma mesa com a mesma sorte para três grupos; com um código, vê-la
          kaiju club ratings second-4        uma lista de pontuações: uma edição e quantos jogam
          kaiju club bots --challenge Ada    jogar contra o bot de alguém
          kaiju club daily                   como todos foram hoje
          kaiju club account --export my.json
                                             tudo o que o servidor guarda de você, num arquivo

        `kaiju club PAGE --help` explica cada página. Torneios, pontuações, bots, o dia, o salão e uma partida rápida não pedem
        conta. A conta fica em $XDG_DATA_HOME/kaiju/accounts.json (se não, ~/.local/share), e kaiju play senta com ela.

club-tables = Mostra as mesas da sua conta, a mais urgente primeiro, e quem convida você.
    .decline = Diz não ao convite de alguém.

club-quick = Pega um lugar com quem quer o mesmo; bots ocupam os que ficarem livres.
    .edition = A edição: EDITIONS.
    .players = Quantos monstros jogam, de 2 a 6.
    .live = Joga de uma vez, como por padrão.
    .relaxed = Joga ao longo de dias, com um dia para cada turno.
    .wait = Depois destes segundos, bots ocupam os lugares ainda livres.
    .name = Seu nome; por padrão, o último ou o de login.
    .plain = Joga em frases simples pela entrada e saída padrão; é sempre assim onde não há terminal.
    .speed = Com que velocidade os acontecimentos são mostrados; por padrão, como da última vez.
    .theme = Que cores usar; por padrão, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.

club-lobby = Lista as mesas públicas: as que esperam jogadores e as que se podem assistir.
    .edition = Só desta edição: EDITIONS.
    .players = Só para este número de jogadores.
    .live = Só as que se jogam de uma vez.
    .relaxed = Só as que se jogam ao longo de dias.
    .rated = Só partidas que valem pontuação.
    .free = Só com um lugar livre.

club-profile = Mostra o que você fez em todas as suas partidas, ou o que fez um amigo.
    .who = Um amigo; por padrão, você.

club-friends = Mostra seus amigos e seu código; pedir, responder, convidar, silenciar, bloquear.
    .add = Pede amizade ao dono de um código.
    .yes = Diz sim a quem quer ser seu amigo.
    .remove = Tira alguém da sua lista: um amigo, um pedido, ou alguém silenciado ou bloqueado.
    .invite = Convida um amigo para a mesa que --table diz.
    .table = A mesa, pelo link ou pelo código: você tem um lugar lá e a partida não começou.
    .mute = Não mostra o que diz alguém que você encontrou numa partida.
    .block = Não senta você com alguém que encontrou numa partida, nem mostra o que diz.
    .new-code = Muda o código; o antigo deixa de valer.

club-games = Procura suas partidas, anota algo, joga de novo com as mesmas pessoas.
    .which = Palavras de um nome, título ou nota, ou o link de uma partida.
    .favourites = Só favoritas.
    .note = Anota algo da única partida que combina; uma nota vazia some.
    .favourite = Torna favorita a única partida que combina.
    .unfavourite = Deixa de ser favorita.
    .again = Joga de novo com as pessoas da única partida que combina: abre uma mesa e as convida.

club-tournaments = Mostra torneios, cria um, inscreve você.
    .id = Um deles, pelo código; senão, os últimos.
    .mine = Só os que você criou ou em que se inscreveu, mas todos.
    .enter = Inscreve você em um torneio.
    .leave = Deixa um torneio.
    .begin = Começa um torneio: um que você criou, ou um em que se inscreveu, se chegou o seu início.
    .end = Encerra um torneio que você criou.
    .standings = Mostra a liga a que ele pertence.
    .new = Cria um com este título.
    .edition = A edição: EDITIONS.
    .seats = Quantos se sentam em cada mesa.
    .fill = O bot que completa as mesas, ou que joga ao lado das pessoas de um grupo.
    .turn = Joga-se ao longo de dias, com este tempo para cada turno, como 12h ou 3d.
    .overtime = O que acontece lá quando o tempo de alguém acaba; se não for indicado, um bot responde.
    .clock = Segundos para cada resposta em mesas que se jogam de uma vez; sem isto não há limite.
    .grace = Segundos depois dos quais um bot substitui quem se ausentou; 0 para nunca, senão 60.
    .rounds = Quantas rodadas tem um torneio suíço.
    .knockout = O melhor de cada mesa continua; se não for indicado, é suíço.
    .wait = Quanto as mesas esperam pelos seus jogadores, como 10m, 1h ou 2d.
    .begins = Quanto falta para o início, como 2h ou 3d: a partir daí qualquer inscrito pode começá-lo; senão, um dia.
    .rated = As partidas contam para a pontuação.
    .league = A liga a que pertence: todos os seus torneios com a mesma.

club-duplicates = Cria uma mesa que vários grupos jogam com a mesma sorte, ou mostra uma.
    .id = Um deles, pelo código; senão, os que você criou.
    .end = Encerra um duplicado que você criou.
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

club-ratings = Mostra uma lista de pontuação, e onde você está.
    .list = A lista: uma edição e quantos jogam, como second-4.

club-bots = Mostra a classificação dos bots, desafia um, cuida dos seus.
    .edition = A edição: EDITIONS.
    .players = Quantos monstros jogam, de 2 a 6.
    .challenge = Joga contra o bot de alguém que esteja online; os do servidor ocupam os outros lugares.
    .rated = A partida vale pontuação.
    .make = Cria uma conta de bot com este nome e mostra o token.
    .renew = Dá um token novo a uma conta de bot sua; o antigo deixa de valer.
    .delete = Apaga uma conta de bot sua.

club-daily = Mostra como foi para todos num dia; `kaiju daily --server` joga.
    .date = O dia, como 2026-11-18; por padrão, hoje.

club-account = Mostra seus aparelhos; encerra sessões, entrega tudo num arquivo ou apaga a conta.
    .sign-out = Encerra a sessão de um aparelho, pelo código ao lado dele.
    .everywhere = Encerra a sessão em todos os aparelhos, aqui também.
    .export = Escreve num arquivo tudo o que o servidor guarda da conta; - é a saída padrão.
    .force = Sobrescreve arquivos que já existem.
    .delete = Apaga a conta de vez. Pergunta antes, e precisa de --sure onde não há a quem perguntar.
    .sure = Apaga sem perguntar.

club-notices = Diz como você fica sabendo que é sua vez em mesas de vários dias.
    .mail = Envia e-mail a este endereço; um link que chega lá o confirma.
    .drop = Não envia mais nada a este e-mail ou navegador.
    .stop = Para todos os avisos.
    .quiet = Não avisa entre estas horas do dia, como 22:00-07:00.
    .utc = Quanto seu relógio está à frente de UTC, como 1, -5 ou 5:30; necessário com --quiet.
    .no-quiet = Acaba com as horas de silêncio.
    .table = A mesa de vários dias que você abriu aqui, pelo link: seu webhook é mostrado ou mudado.
    .webhook = Diz a este endereço de quem é a vez nessa mesa: Discord e parecidos.
    .no-webhook = Remove o webhook dessa mesa.

admin = Cuida de um servidor: denúncias, exclusões, silenciados e o que foi feito.
    .page = O que olhar; se não for dito, quanto há de tudo.
    .before = Onde começa uma parte anterior do registro, como diz a parte seguinte.
    .server = O servidor.
    .admin-token = O token de quem cuida do servidor.
    .settle = Encerra uma denúncia: ela é apagada com suas linhas do chat.
    .ban = Exclui uma conta pelo nome, ou um endereço ou uma faixa deles, como 192.0.2.0/24.
    .mute = Silencia uma conta, uma faixa de endereços ou um lugar, como GAME/B.
    .lift = Encerra antes uma exclusão ou um silêncio.
    .lasting = Quanto dura uma exclusão ou um silêncio, como 12h ou 7d.
    .until = O dia em cujo início termina uma exclusão ou um silêncio, em UTC.
    .why = Por quê, ou o que foi decidido: uma linha para o registro.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju admin                          quanto há de tudo
          kaiju admin reports                  o que os jogadores denunciaram, com as últimas linhas do chat
          kaiju admin reports --settle ID --why "muted for a week"
                                               apagar uma denúncia; o registro guarda o que foi decidido
          kaiju admin sanctions                exclusões e silêncios, e quando terminam
          kaiju admin sanctions --mute Ana --for 7d --why insults
                                               uma conta não diz nada por uma semana
          kaiju admin sanctions --mute GAME/B --for 1d
                                               nem quem senta em um lugar, talvez um convidado
          kaiju admin sanctions --ban 192.0.2.0/24 --until 2026-12-24
                                               ninguém com um endereço assim abre mesas ou se senta até esse dia começar
          kaiju admin sanctions --lift ID      encerrar antes uma exclusão ou um silêncio
          kaiju admin log                      quem fez o quê, o mais recente primeiro

        O token é aquele com que kaiju serve foi iniciado. Coloque-o em KAIJU_ADMIN_TOKEN: o que está em uma linha de comando
        todos na máquina veem. docs/moderation.md diz o que uma exclusão e um silêncio impedem.

completions = Escreve o autocompletar para um interpretador de comandos.
    .shell = O interpretador.
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
    .players = Quantos monstros jogam, de 2 a 6; por padrão, tantos quantos bots citar, ou 4.
    .bots = Quem joga, lugar por lugar: repetido ou com vírgulas. Um só ocupa todos os lugares; por padrão, todos jogam ao acaso.
    .games = Quantas partidas.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .first-game = O número da primeira partida: onde outra rodada parou, ou onde esta máquina começa.
    .threads = Quantas threads trabalham; por padrão, uma por núcleo.
    .switches = Muda uma opção das regras em relação à edição; pode ser repetido.
    .time = Quanto um programa pode pensar em cada resposta, em milissegundos.
    .memory = Quanta memória um programa pode usar, em MiB; 0 é sem limite. Vale no Linux.
    .show-stderr = Mostra o que os programas escrevem no erro padrão, para descobrir por que falham.
    .json = Escreve um objeto JSON em vez de uma tabela.
    .record = Grava a primeira partida neste arquivo.
    .rows = Grava uma linha por partida neste arquivo, .csv ou .parquet.
    .seats = Grava uma linha por lugar de cada partida neste arquivo, .csv ou .parquet.
    .turns = Grava uma linha por turno neste arquivo, .csv ou .parquet.
    .decisions = Grava uma linha por resposta de um jogador que podia escolher neste arquivo, .csv ou .parquet.
    .positions = Grava também a posição antes de cada decisão, na notação.
    .chances = Grava também a chance de ganhar antes e depois de cada decisão, segundo a rede; leva seu tempo.
    .resume = Continua os arquivos CSV de --rows, --seats, --turns e --decisions onde acabam; o relatório conta tudo.
    .merge = Não joga nada: soma estes arquivos de --rows. Com --rows, junta todos num só.
    .plot = Desenha neste arquivo, .svg ou .png, quem ganhou, como as partidas acabaram e quanto duraram.
    .force = Sobrescreve arquivos que já existem.
    .examples =
        Exemplos:
          kaiju sim --edition second --players 4 --games 20000 --seed 1
          kaiju sim --players 2 --switch two_player_tokyo=on     experimentar uma regra de outro jeito
          kaiju sim --games 1 --seed 7 --record my.game          guardar uma partida para o `kaiju replay`
          kaiju sim --games 100000 --json                        números para outro programa
          kaiju sim --bot greedy --players 3                     todos gulosos
          kaiju sim --bots greedy,random,random,random           outros bots, lugar por lugar
          kaiju sim --games 5000 --plot games.svg                desenhar quem ganhou, como e em quanto tempo

        Linhas, para os seus próprios estudos; docs/data.md explica cada coluna:
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
        Um arquivo Parquet recebe seu nome quando está inteiro; um CSV está lá desde a primeira linha.
        Um arquivo que já existe não é sobrescrito sem --force. Se um bot de fora cometeu uma falta, o código de saída é 1.
        `kaiju rules switches` mostra as opções e seus valores, e `kaiju arena --help`, os bots.

arena = Põe bots uns contra os outros e os classifica.
    .bots = Um bot, pelo nome ou pelo caminho de um programa; pelo menos dois, um por um ou com vírgulas.
    .among = Joga só as partidas em que todos menos um são este bot, um dos indicados: como se sai cada um dos outros no meio deles.
    .less-luck = Desconta das vitórias a sorte dos dados, para que bastem menos partidas; custa uns 15 ms por partida.
    .edition = A edição: EDITIONS.
    .book = O livro de regras, jogado como está escrito: BOOKS.
    .players = Quantos monstros jogam: 4, ou várias mesas como 2,4 ou 2-6 ou all.
    .games = Quantas partidas de cada um contra cada um, em cada mesa.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .first-game = O número da primeira partida.
    .threads = Quantas threads trabalham; por padrão, uma por núcleo.
    .switches = Muda uma opção das regras em relação à edição; pode ser repetido.
    .time = Quanto um programa pode pensar em cada resposta, em milissegundos.
    .memory = Quanta memória um programa pode usar, em MiB; 0 é sem limite. Vale no Linux.
    .show-stderr = Mostra o que os programas escrevem no erro padrão, para descobrir por que falham.
    .json = Escreve um objeto JSON em vez de tabelas.
    .csv = Grava cada confronto neste arquivo, separado por vírgulas.
    .plot = Desenha ratings e vitórias neste arquivo, .svg ou .png.
    .force = Sobrescreve arquivos que já existem.
    .examples =
        Exemplos:
          kaiju arena --bot greedy --bot random                     um guloso entre três ao acaso, e o contrário
          kaiju arena --bot greedy --bot mcts:20ms --players 2      um duelo
          kaiju arena --bot greedy --bot scorer --players all       mesas de 2, 3, 4, 5 e 6
          kaiju arena --bots seer,scorer,greedy --among greedy      seer, e depois scorer, entre três gulosos
          kaiju arena --bots seer,greedy --less-luck                intervalos mais estreitos: sem a sorte dos dados
          kaiju arena --bot greedy --bot ./my_bot.py --games 200    o seu programa; docs/bot-protocol.md diz como
          kaiju arena --bot 'node bot.js --deep' --bot random       um programa com argumentos
          kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --plot arena.png --csv arena.csv

        Bots: random, greedy, smasher, banker, survivor, scorer, seer, unsure:70 (julga com 70 milésimos de erro), mcts (50 ms por resposta), mcts:20ms,
        mcts:1000 (número de partidas imaginadas), champion, champion:48 (olha 48 vezes adiante), de level1 a level6, level3.5 (entre dois), fits3.4 (sob medida para alguém),
        ou um programa. Em cada partida um se senta entre outros de um mesmo tipo, e todos passam ao lugar seguinte de partida em partida; um número de partidas divisível por 60 é justo
        com todos os lugares de todas as mesas. Os ratings são os de Bradley e Terry sobre todas as mesas, na escala
        Elo, com intervalos de 95%. A mesma semente dá as mesmas partidas, menos com bots que pensam por tempo.

        Se um programa termina, demora demais ou responde o que não vale, isso é anotado e joga-se outra coisa por ele:
        parar de rolar, ou a primeira resposta que valha. O programa que terminou começa de novo na partida seguinte.
        Se houve alguma falta assim, as tabelas aparecem do mesmo jeito e o código de saída é 1.

        Um arquivo que já existe não é sobrescrito sem --force. Ctrl-C para e informa sobre as partidas jogadas.

rate = Diz que força têm os bots em cada lista de pontuações, mede os bots ou testa em quanto tempo se acerta com as pessoas.
    .make = Mede os bots em todas as listas e escreve o resultado neste arquivo.
    .lists = Mede só esta lista, como second-4; várias com vírgulas.
    .games = Quantas partidas jogar para cada dois níveis.
    .trial = Faz jogar jogadores de força conhecida e compara as pontuações com as forças.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .threads = Quantas threads trabalham; se não se diz, uma por núcleo.
    .force = Sobrescreve arquivos que já existem.
    .examples =
        Exemplos:
          kaiju rate                                 que força os bots têm em cada lista de pontuações
          kaiju rate --trial                         jogadores de força conhecida: em quanto tempo têm a pontuação certa?
          kaiju rate --make bots.csv --games 6000    medir os bots de novo; a mesma semente, o mesmo arquivo

        Uma lista é uma edição e um número de jogadores, como second-4. O nível 3 tem 1500 em cada uma, e 400 pontos são dez para
        um. Em cada partida que mede, um bot de um nível se senta entre bots do nível abaixo. docs/ratings.md diz como as
        pessoas são pontuadas.

engine = Responde a bots que olham adiante: o que se pode responder, o que acontece depois e quanto vale.
    .seed = De onde vem a sorte que os pedidos não dizem.
    .examples =
        Exemplos:
          kaiju engine                         responde a pedidos até a entrada acabar
          kaiju engine --seed 7                a sorte que sorteia é a mesma toda vez

        Cada linha da entrada é um pedido em JSON, e cada linha da saída, a resposta. docs/bot-protocol.md lista todos, e
        examples/search_bot.py joga com eles.

replay = Conta uma partida gravada, ou confere se dá para jogá-la de novo.
    .file = O arquivo, ou o endereço de uma partida num servidor; `-` lê a entrada padrão.
    .to = Para depois de tantas entradas.
    .verify = Não conta nada, só confere se cada entrada vale.
    .json = Escreve um objeto JSON em vez de texto.
    .view = Percorre a partida na tela, para a frente e para trás.
    .examples =
        Exemplos:
          kaiju sim --games 1 --seed 7 --record my.game
          kaiju replay my.game                 a partida em palavras; [ENTER-2] é a regra por trás da linha
          kaiju replay my.game --lang pt       a mesma em português
          kaiju replay my.game --view          percorrê-la na tela
          kaiju replay my.game --verify        só conferir se cada entrada vale
          kaiju replay - < my.game             da entrada padrão
          kaiju replay http://localhost:8080/#/replay/GAME --to 40    uma partida de um servidor, até um momento

        docs/notation.md descreve o formato de uma partida gravada.

review = Analisa uma partida: quanto valeu cada decisão e cada golpe de sorte, e o que teria sido melhor.
    .file = O arquivo, ou o endereço de uma partida num servidor; `-` lê a entrada padrão.
    .all = Conta todos os erros e toda a sorte que importou.
    .tries = Quantas vezes cada resposta é seguida até o fim do turno; mais demora mais e é mais seguro.
    .seed = A semente dos pensamentos do juiz.
    .json = Escreve um objeto JSON em vez de texto.
    .view = Percorre a partida na tela, de erro em erro.
    .rows = Escreve uma linha por passo neste arquivo, .csv ou .parquet.
    .force = Sobrescreve arquivos que já existem.
    .examples =
        Exemplos:
          kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
          kaiju review my.game                     quanto valeram a sorte e as decisões, e o que teria sido melhor
          kaiju review my.game --all               todos os erros, não só os mais graves
          kaiju review my.game --view              percorrer os erros na tela
          kaiju review my.game --json              tudo, decisão por decisão
          kaiju review my.game --rows my.csv       uma linha por passo, .csv ou .parquet
          kaiju review http://localhost:8080/#/replay/GAME    uma partida de um servidor

        O começo, a sorte, as decisões próprias e as dos outros somam o resultado. docs/review.md diz como se julga.

puzzle = Responda ao problema do dia, ou ao próximo para praticar.
    .next = O próximo problema para praticar em vez do problema do dia.
    .plain = Pergunta em frases simples pela entrada e pela saída padrão; é o normal onde não há terminal.
    .speed = Com que velocidade os acontecimentos são mostrados; por padrão, como da última vez.
    .theme = Que cores usar; por padrão, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.
    .examples =
        Exemplos:
          kaiju puzzle                 o problema do dia; todos têm o mesmo
          kaiju puzzle --next          o que você errou e volta hoje, ou um novo
          kaiju puzzle --plain         em frases simples, para leitores de tela e pipes

        O que você erra volta no dia seguinte, e depois em 3, 7 e 21 dias. É lembrado em $XDG_DATA_HOME/kaiju/practice
        (se não se diz, ~/.local/share). `kaiju puzzles` diz que problemas há.

daily = Joga a partida do dia: uma mesa e uma sorte para todos.
    .date = O dia; se não se diz, hoje.
    .share = Imprime seu resultado como texto para mandar aos amigos. Não diz nada dos dados nem das cartas.
    .server = Joga o dia deste servidor: a sorte é a da página dele e, com uma conta, seu resultado é comparado.
    .list = Lista os dias que você jogou.
    .speed = Com que velocidade os acontecimentos são mostrados; por padrão, como da última vez.
    .theme = Que cores usar; por padrão, as da última vez.
    .ascii = Usa só sinais ASCII; é sempre assim onde o terminal não tem outros.
    .plain = Joga em frases, pela entrada e saída padrão; é o normal onde não há terminal.
    .examples =
        Exemplos:
          kaiju daily                        jogar a partida do dia, ou continuá-la
          kaiju daily --share                seu resultado, pronto para mandar aos amigos
          kaiju daily --list                 os dias que você jogou
          kaiju daily --date 2026-11-18      a partida de outro dia
          kaiju daily --server https://HOST  o dia de um servidor: a sorte dele, comparado com todos e com seus amigos

        Todo mundo tem a mesma mesa, os mesmos bots e a mesma sorte. Sem servidor ela sai só da data, para funcionar sem conexão;
        quem quiser pode calculá-la antes. Um servidor diz sua sorte quando o dia começa; o que você jogar depois sem conexão
        é entregue na vez seguinte. Um dia começa à meia-noite UTC. As partidas ficam em $XDG_DATA_HOME/kaiju/daily
        (se não se diz, ~/.local/share).

puzzles = Diz que problemas há, faz outros ou julga todos de novo.
    .make = Faz um livro de problemas e o escreve neste arquivo.
    .count = Quantos problemas fazer.
    .seed = De onde saem as partidas; a mesma semente, os mesmos problemas.
    .check = Julga todos os problemas de novo e compara.
    .file = Um livro de problemas; se não se diz, o que vem no programa.
    .force = Sobrescreve arquivos que já existem.
    .examples =
        Exemplos:
          kaiju puzzles                                 que problemas o programa tem
          kaiju puzzles --check                         julgar todos de novo, e comparar
          kaiju puzzles --make my.txt --count 50        fazer outros cinquenta; a mesma semente, os mesmos problemas
          kaiju puzzle                                  responder ao problema do dia

        Um problema é uma posição de uma partida em que um bot errou gravemente, com uma resposta claramente melhor. É
        julgado como `kaiju review` julga as partidas.

odds = Calcula a chance de um resultado, ou o que o turno de uma posição pode trazer.
    .want = O que você espera tirar: uma face, ou faces com números antes.
    .dice = Quantos dados são rolados, de 1 a 9.
    .rolls = Quantas rolagens há; com dados na mesa, quantas restam.
    .lying = Dados que já estão na mesa, como 11shee.
    .position = Uma posição ou um cenário em que se vai rolar ou guardar dados; `-` lê a entrada padrão.
    .risk = O que os monstros em Tóquio arriscam perder antes dos próximos turnos, se ficarem e se cederem.
    .seat = O risco do monstro deste lugar, onde quer que esteja.
    .games = Quantas partidas são imaginadas para o risco.
    .json = Escreve um objeto JSON, com frações exatas.
    .examples =
        Exemplos:
          kaiju odds --want smash                         ao menos 1, 2, … ✊ com seis dados e três rolagens
          kaiju odds --dice 8 --want 3x1                  três uns com oito dados
          kaiju odds --want "2 smash, 1 heart"            ao menos tudo isso
          kaiju odds --lying 11she3 --rolls 2 --want 111  com estes dados e duas rolagens: o que guardar?
          kaiju odds --position my.position               o turno da mesa: quem ele elimina, pode ganhar?
          kaiju odds --position my.position --risk        ficar em Tóquio ou ceder: quanto pode custar?

        As chances são exatas e as de quem não quer outra coisa. Um desejo se escreve com faces (1, 2, 3, energy, heart,
        smash ou suas letras 1 2 3 e h s) e um número antes. Uma posição ou um cenário são jogados pelas regras, com todas
        as cartas em jogo: quem rola pode comprar o que está virado para cima e os outros fazem o que mais atrapalha; não
        se conta com cartas que saiam no caminho nem com poderes que mudem as rolagens.

        O risco é dito duas vezes: se os outros buscam causar dano (guardam cada ✊, rolam o resto de novo, não compram e
        ficam em Tóquio), exato; e se todos jogam como os bots, com partidas imaginadas.

scenario = Confere cenários: uma posição, umas entradas e o que deve acontecer.
    .paths = Arquivos de cenário, ou pastas onde procurá-los.
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
          kaiju golden 2:14:3           contar uma delas, linha por linha: versão 2, mesa 14, partida 3

        As partidas de referência estão dentro do programa: como começam, e um resumo de tudo o que acontece em alguns
        milhares de partidas. Se uma sai de outra maneira, este programa ou esta máquina joga diferente de como o kaiju
        sempre jogou. Conte essa partida com dois programas e compare o que escrevem para ver onde.

find = Busca em regras, cartas, decisões e perguntas.
    .words = As palavras a buscar.
    .edition = Busca só no que é desta edição: EDITIONS.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju find yield                     tudo o que tem essa palavra, primeiro os nomes
          kaiju find tokyo bay                 várias palavras, em qualquer ordem
          kaiju find devorador de cadaveres    um nome em qualquer idioma, sem acentos
          kaiju find poison --edition second   só o que é de uma edição
          kaiju find armor --json              para outro programa

rules = Consulta as regras, uma por uma.
    .clause = O id de uma regra, como ENTER-2, ou de uma decisão, como I-012, a primeira palavra de várias, como ENTER, palavras a buscar, `all`, `switches`, `rulings` ou `books`; sem ele, todas são listadas. Depois de `books`: o livro de regras a ler, afirmação por afirmação, com os cenários que mostram cada uma.
    .edition = Só o que vale nesta edição: EDITIONS.
    .book = Só o que vale neste livro de regras: BOOKS.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju rules                          todas as regras, capítulo por capítulo
          kaiju rules ENTER-2                  uma regra, com o que cada edição muda
          kaiju rules enter                    todas as que começam assim
          kaiju rules tokyo bay                as regras com essas palavras
          kaiju rules I-012                    uma decisão, com as regras e cartas de que ela trata
          kaiju rules rulings                  todas as decisões
          kaiju rules R-61                     o que decidimos onde os livros deixam uma dúvida (em inglês)
          kaiju rules all                      o livro inteiro
          kaiju rules YIELD-2 --lang es        a mesma em espanhol
          kaiju rules --edition godzilla       só o que vale em uma edição
          kaiju rules switches                 as opções que distinguem as edições
          kaiju rules books                    os livros de regras, e o que distingue cada um da sua edição
          kaiju rules books es-2016            o que diz um livro de regras, e os cenários que o mostram
          kaiju rules END-1 --book en-summary  uma regra tal como a traz um livro de regras

faq = Responde o que se pergunta na mesa.
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

cards = Consulta as cartas de Poder: texto, custo, decisões, o que elas escutam.
    .name = Uma carta pelo id, pelo nome em qualquer idioma ou por palavras dela; sem ela, todas as da edição são mostradas.
    .edition = A edição: EDITIONS.
    .book = Como este livro de regras as lê: BOOKS.
    .hook = Só as cartas que escutam este gancho.
    .promos = Mostra as cartas promocionais, que a opção `promos` põe no baralho.
    .costumes = Mostra as fantasias, que a opção `costumes` põe no baralho.
    .evolutions = Mostra as Evoluções de cada monstro em vez de cartas de Poder.
    .numbers = Mostra os números de todas as cartas e Evoluções entre as quais o acaso escolhe: de qual edição ou monstro, o número e o id.
    .json = Escreve JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju cards                          todas as cartas de Poder da segunda edição
          kaiju cards --edition first          as da primeira
          kaiju cards --book es-2016           tal como as traz um livro de regras
          kaiju cards mimic                    uma carta, pelo id ou pelo nome
          kaiju cards cuspo venenoso           em qualquer idioma, com acentos ou sem
          kaiju cards poisn quils              um pequeno erro de digitação não importa
          kaiju cards breath                   todas as cartas com essa palavra
          kaiju cards --hook wound_coming      as que têm algo a dizer quando se vai perder ♥
          kaiju cards --promos                 as cartas promocionais
          kaiju cards --costumes               as fantasias
          kaiju cards --evolutions             as Evoluções de cada monstro
          kaiju cards --numbers                a ordem das cartas de cada edição, para conferir os dados justos
          kaiju cards --json                   para outro programa

        O id é a palavra de uma carta em posições, partidas e cenários.

corpus = Cria um conjunto de dados de partidas, os mesmos bytes onde quer que seja criado.
    .out = A pasta em que é gravado; se nela foi começado o mesmo corpus, continua com ele.
    .manifest = Cria de novo o corpus deste manifesto.
    .games = Quantas partidas.
    .part = Quantas partidas formam uma parte, numa mesa e num arquivo.
    .editions = As edições: EDITIONS; várias com vírgulas, por padrão todas.
    .players = Quantos monstros jogam: 4, ou várias mesas como 2,4 ou 2-6 ou all.
    .bots = Quem joga: repetido ou com vírgulas; por padrão, todos os bots que respondem na hora.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .threads = Quantas threads trabalham; por padrão, uma por núcleo.
    .no-positions = Não grava as posições; são a maior parte dos bytes.
    .no-chances = Não grava as chances de ganhar; são a maior parte do tempo.
    .json = Escreve um objeto JSON em vez de uma tabela.
    .examples =
        Exemplos:
          kaiju corpus --games 10000 --out sample                   10.000 partidas de cada edição, mesa e bot
          kaiju corpus --games 1000000 --out corpus                 um milhão; pode parar e continuar
          kaiju corpus --bots seer,greedy --players 4 --edition second --games 5000 --out duels
          kaiju corpus --manifest sample/manifest.json --out again  os mesmos bytes de novo, comparados arquivo por arquivo

        Um corpus tem quatro tabelas, games, seats, turns e decisions, com um arquivo Parquet para cada parte das partidas;
        docs/data.md explica cada coluna. A edição, o número de jogadores e os bots são sorteados de novo em cada parte.
        README.md, na pasta, é a sua ficha de dados, e manifest.json é tudo de que ele se segue, com o SHA-256 de cada
        arquivo: o mesmo manifesto cria os mesmos bytes com qualquer número de threads. Se um manifesto indica arquivos, eles
        são comparados, e se algum for diferente o código de saída é 1.

        Ctrl-C para; as partes inteiras ficam, e o mesmo comando continua.

atlas = Mede quanto valem as coisas: cartas, lugares, ficar em Tóquio.
    .edition = A edição: EDITIONS; várias com vírgulas, ou all.
    .books = O livro de regras, jogado como está escrito: BOOKS; vários com vírgulas.
    .players = Quantos monstros jogam: 4, ou várias mesas como 2,4 ou 2-6 ou all.
    .bot = Quem ocupa todos os lugares: random, greedy ou outro que não precise de relógio.
    .games = Quantas partidas por carta, ou por mesa.
    .less-luck = Tira a sorte dos dados do que as cartas ou as personalidades valem, para que menos partidas digam o mesmo; custa uns 8 ms por partida.
    .seed = De onde saem as partidas; a mesma semente, as mesmas partidas.
    .threads = Quantas threads trabalham; por padrão, uma por núcleo.
    .evolutions = Testa as Evoluções em vez das cartas de Poder.
    .owners = Testa as Evoluções deste monstro em vez das dos seis da edição, pelo id; pode ser repetido.
    .cards = Testa só esta carta, pelo id; pode ser repetido.
    .seats = Testa os lugares em vez de cartas: é bom começar?
    .tokyo = Testa ficar em Tóquio em vez de cartas: vale a pena, e com quantos ♥?
    .monsters = Testa os monstros com suas Evoluções em vez de cartas: que baralho ganha mais?
    .personalities = Testa as personalidades dos bots em vez de cartas: qual ganha mais, sozinha entre bots de um tipo?
    .chances = Testa as chances de ganhar que uma análise dá: estão certas?
    .json = Escreve uma lista JSON em vez de tabelas.
    .markdown = Escreve tabelas em Markdown, para pôr num documento.
    .ends = Mostra e desenha só as N melhores e as N piores cartas de cada mesa; JSON e CSV têm todas.
    .csv = Grava a tabela neste arquivo, separada por vírgulas.
    .plot = Desenha os efeitos neste arquivo, .svg ou .png.
    .force = Sobrescreve arquivos que já existem.
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
          kaiju atlas --chances --bot seer --games 5000                    as chances da análise estão certas?

        Cartas: cada uma é dada de graça a um lugar ao acaso antes do primeiro turno. O efeito é quanto mais vezes esse
        lugar ganha do que um sem ajuda, em pontos percentuais.

        Lugares: todos jogam igual e as regras decidem quem começa (SETUP-4). O efeito de ser o primeiro, o segundo e
        assim por diante se mede contra uma divisão igual.

        Tóquio: em cada partida, para cada número de ♥, escolhe-se ao acaso uma pergunta sobre ceder (YIELD-1) e joga-se o
        resto duas vezes, ficando e saindo. O efeito é quanto mais vezes ficar ganha. Os ♥ são os que restam depois do
        ataque.

        Monstros: todos jogam igual, com Evoluções, e o acaso decide quais monstros se enfrentam. O efeito de um monstro é
        medido contra partes iguais.

        Personalidades: um smasher, banker, survivor ou scorer fica entre bots de um tipo, em cada lugar por vez. O efeito é
        medido contra partes iguais.

        Chances: cada partida é analisada. Para cada décimo de 0 a 100%, o efeito é quanto mais vezes ganhou quem a tinha do
        que foi dito, em todos os seus momentos.

        Todos os efeitos têm intervalos de 95%. A mesma semente dá os mesmos números com qualquer número de threads.
        As partidas em que a carta estava na loja antes do primeiro turno não contam, então o título pode contar menos que
        --games. Ctrl-C joga o teste fora: meio teste enganaria. Um arquivo que já existe não é sobrescrito sem --force.

bench = Mede a velocidade das partidas nesta máquina.
    .json = Escreve um objeto JSON em vez de texto.
    .only = Mede só isto: playout, godzilla, evolutions, `no_cards`, floor, log, clone, legal, scaling, sizes, solver, greedy, mcts, champion ou review. As três primeiras jogam então uma só vez, a primeira com a segunda edição.
    .games = Quantas partidas por medida.
    .threads = Quantas threads são comparadas com uma.
    .examples =
        Exemplos:
          kaiju bench                                          tudo, em uns dez segundos
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
    .threads = Quantas threads trabalham; por padrão, uma por núcleo.
    .switches = Muda uma opção das regras em relação à edição; pode ser repetido. As posições armadas têm as suas e ficam de fora.
    .stacked = Só partidas a partir de posições armadas.
    .plain = Só partidas a partir de uma mesa nova.
    .evolving = Só partidas a partir de uma mesa nova com Evoluções e quaisquer monstros.
    .json = Escreve um objeto JSON em vez de uma tabela.
    .examples =
        Exemplos:
          kaiju soak                                          de tudo um pouco, em um minuto
          kaiju soak --games 1000000                          a maratona
          kaiju soak --edition first --players 5 --stacked    uma edição, uma mesa, as piores posições
          kaiju soak --book es-2016 --stacked                 um livro de regras tal como está escrito
          kaiju soak --edition first --switch costumes=yes    com uma opção mudada
          kaiju soak --edition second --players 2 --stacked --seed 1 --first-game 840 --games 1
                                                              uma partida de novo, como uma violação a conta

        As partidas armadas começam no meio: pouca vida e muitas cartas que se respondem. As normais, com uma mesa nova, e as de Evoluções também, com monstros de todas as edições.
        Uma violação é mostrada com o comando que a repete. Uma pane (panic) também é: diz qual é a partida e encerra tudo.

lang = Diz que idioma o kaiju usa, ou guarda um.
    .code = O código do idioma a guardar, ou `auto` para esquecê-lo; sem ele, mostra qual é usado.
    .examples =
        Exemplos:
          kaiju lang                  que idioma o kaiju usa, e por quê
          kaiju lang es               espanhol de agora em diante
          kaiju lang auto             de volta ao idioma do seu sistema
          kaiju rules --lang pt       português, só desta vez

serve = Hospeda mesas: pessoas e bots jogam juntos no navegador, no terminal ou pela API.
    .addr = Onde escutar: um endereço, uma porta ou ambos. Só uma porta escuta apenas nesta máquina.
    .lan = Escuta em todos os endereços, para que outros na sala possam entrar.
    .db = Onde ficam as mesas: um arquivo ou o endereço de um banco PostgreSQL; por padrão, um arquivo na sua pasta de dados.
    .url = O endereço pelo qual as pessoas chegam ao servidor, quando há um proxy na frente.
    .host = Permite que o servidor seja chamado também por este nome.
    .origin = Deixa páginas desta origem usarem o servidor também.
    .proxied = Há um proxy na frente do servidor, e ele diz quem chama.
    .rates = Limita quanto um mesmo endereço pode pedir.
    .thinkers = Quantos bots pensam ao mesmo tempo; por padrão, tantos quantos forem os núcleos.
    .sockets = Quantas conexões um mesmo endereço pode ter abertas; uma casa ou um clube atrás de um só roteador é um endereço.
    .metrics = Onde dizer números ao Prometheus; por padrão, em lugar nenhum. Só uma porta escuta apenas nesta máquina.
    .keep-finished = Apaga as partidas tantos dias depois do fim; por padrão, ficam para sempre.
    .smtp-url = O servidor de e-mail que recebe os avisos por e-mail; precisa de --url e --smtp-from.
    .smtp-from = O endereço de onde vêm os avisos por e-mail.
    .private-notices = Deixa os avisos irem também para redes privadas e sem criptografia.
    .keep-reports = Apaga depois de tantos dias as denúncias que ninguém encerrou.
    .tables-per-account = Em quantas mesas abertas uma conta pode ter lugar.
    .tables-per-bot = Em quantas mesas abertas uma conta de bot pode ter lugar.
    .review-games = Analisa as partidas terminadas para os perfis de quem jogou, enquanto nenhum bot pensa.
    .bot-requests = Quantas requisições por segundo uma conta de bot pode fazer ao longo do tempo.
    .words = Um arquivo com palavras de um idioma que ninguém pode usar no chat nem nos nomes, uma por linha; por padrão, nenhuma.
    .admin-token = Um token secreto para cuidar deste servidor, de pelo menos 16 caracteres, com um nome antes se quiser; por padrão, ninguém pode.
    .log = Como escrever o registro.
    .log-level = Quanto registrar; por padrão, `info`.
    .quiet = Registra só o que dá errado.
    .any-port = Usa outra porta se esta estiver ocupada.
    .open = Abre a página no seu navegador.
    .examples =
        Exemplos:
          kaiju serve                                     para esta máquina, com as mesas na sua pasta de dados
          kaiju serve --lan --open                        para todos na sala: os celulares leem o código QR
          kaiju serve --db postgres://kaiju@db/kaiju      um de vários nós que dividem um banco de dados
          kaiju serve --url https://kaiju.example --proxied --log json    atrás de um proxy que fala TLS

        Ctrl-C para: os jogadores voltam sozinhos quando ele volta, e nada se perde.
        docs/hosting.md conta mais, docs/protocol.md o que ele fala, e http://ADDR/api mostra a API.

health = Pergunta a um servidor desta máquina se está tudo bem.
    .addr = Onde o servidor escuta, como em `kaiju serve`.
    .examples =
        Exemplos:
          kaiju health                    o servidor na porta de costume
          kaiju health --addr 9000        em outra

        Pergunta ao /healthz do servidor e termina com 0 se tudo vai bem, com 1 se o servidor diz que não, e com 2 se não há
        servidor.

doctor = Confere o que o kaiju precisa nesta máquina, e diz o que fazer.
    .addr = Onde um servidor escutaria, como em `kaiju serve`.
    .db = Onde um servidor guardaria as mesas, como em `kaiju serve`.
    .examples =
        Exemplos:
          kaiju doctor                    posso jogar e servir mesas aqui?
          kaiju doctor --addr 9000        com um servidor em outra porta
          kaiju doctor --db postgres://kaiju@db/kaiju

        Não muda nada, e termina com 0 se está tudo bem e com 1 se é preciso olhar alguma coisa.

verify = Confere se os dados de uma partida terminada foram justos.
    .record = O arquivo ou o endereço; `-` lê a entrada padrão.
    .commitment = O compromisso que você viu antes da primeira rolagem.
    .pins = O que um cliente anotou durante a partida: o arquivo com as chaves de um assento.
    .json = Escreve um objeto JSON em vez de texto.
    .examples =
        Exemplos:
          kaiju verify my.game                                  um registro que você baixou
          kaiju verify http://localhost:8080/#/replay/GAME      direto de um servidor
          kaiju verify my.game --commitment 5d1f…               o que seu cliente mostrou antes da primeira rolagem
          kaiju verify my.game --pins seats/GAME.json           o que o cliente de terminal anotou durante a partida
          kaiju verify http://localhost:8080/api/v1/daily/2026-11-18/proof    de onde saiu a sorte de um dia

        docs/fair-dice.md conta como funciona.

backup = Salva num arquivo tudo o que um servidor guarda, e confere.
    .db = Onde ficam as mesas: um arquivo ou o endereço de um banco PostgreSQL.
    .file = O arquivo a escrever.
    .force = Sobrescreve arquivos que já existem.
    .examples =
        Exemplos:
          kaiju backup --db kaiju.db tonight.backup                     com o servidor funcionando, se quiser
          kaiju backup --db postgres://kaiju@db/kaiju tonight.backup

        O arquivo contém os segredos das partidas em andamento: guarde-o tão bem quanto o banco. O chat não está nele.

restore = Restaura o que `kaiju backup` salvou, e compara.
    .file = O arquivo a ler.
    .db = Onde as mesas vão ficar: um arquivo novo ou o endereço de um banco PostgreSQL vazio.
    .examples =
        Exemplos:
          kaiju restore tonight.backup --db new.db

        Cada partida é jogada de novo e comparada com como estava. O banco precisa estar vazio. Os clientes percebem que é
        outra vida do servidor e carregam tudo de novo.

soak-server = Derruba um servidor, ou lhe corta a energia, repetidamente enquanto se joga; nada pode faltar.
    .kills = Quantas vezes o servidor é derrubado.
    .power-cuts = Em vez de derrubá-lo, corta a energia tantas vezes e devolve o que um disco teria.
    .postgres = Guarda as mesas num PostgreSQL próprio, em vez de num arquivo.
    .tables = Quantas mesas são jogadas ao mesmo tempo.
    .seed = A semente de tudo o que é acaso, menos o ritmo da máquina.
    .folder = Onde o banco de dados é criado; por padrão, uma pasta nova na temporária do sistema.
    .examples =
        Exemplos:
          kaiju soak-server                       um servidor cai 200 vezes enquanto 8 mesas são jogadas
          kaiju soak-server --kills 50 --seed 3   menos vezes, e tudo igual de novo com a mesma semente
          kaiju soak-server --power-cuts 100      a energia cai: o que não foi sincronizado se perde, fica ou fica pela metade
          kaiju soak-server --power-cuts 100 --postgres

        As quedas de energia precisam de Linux e de um compilador C (cc).

simulate = Faz o servidor funcionar num simulador, com tudo o que pode dar errado.
    .seed = De onde saem os episódios; a mesma semente, os mesmos episódios.
    .threads = Quantas threads trabalham; por padrão, uma por núcleo.
    .hours = Quantas horas são simuladas.
    .fierce = Deixa dar errado muito mais: várias coisas por segundo, sobretudo quedas.
    .only = Joga só o episódio desta semente.
    .tables = Joga tantas mesas ao mesmo tempo, em vez das que a semente tem.
    .storm = Deixa as coisas darem errado por tantos segundos, em vez dos que a semente tem.
    .faults = Só estas avarias da semente, pelos números; ou none.
    .plant = Planta um erro, para ver que é encontrado; uma palavra que não existe mostra todos.
    .examples =
        Exemplos:
          kaiju simulate                          uma hora de tempo simulado, em mais ou menos um minuto
          kaiju simulate --seed 7 --hours 1000    mil horas, de outra semente
          kaiju simulate --seed 4711 --only       um episódio de novo, como uma violação o conta
          kaiju simulate --plant ack-before-sync  planta um erro, para ver que é encontrado

        Um episódio são alguns nós em volta de um banco de dados, algumas mesas com jogadores, bots e espectadores, uma
        tempestade em que processos caem, redes se partem, discos enchem e relógios saltam, e a calmaria depois dela. Cada
        um sai da sua semente, e o próximo tem a próxima. Uma violação é mostrada com o comando que a repete, e com outra
        menor se houver.

load = Mede quanto um servidor aguenta nesta máquina.
    .tables = Quantas mesas.
    .sockets = Quantas conexões ao todo.
    .rate = Respostas por segundo, somando todas as mesas.
    .seconds = Por quanto tempo.
    .idle = Em vez de jogar, abre tantas conexões que não fazem nada.
    .nodes = Em quantos nós estão as conexões ociosas; mais de um compartilham um PostgreSQL próprio.
    .at = Só mantém conexões ociosas nestas mesas, para um processo que as conta.
    .club = Em vez de jogar, enche um banco de dados com pessoas e partidas terminadas e mede a rapidez das listas e dos perfis.
    .people = Quantas pessoas há no clube.
    .finished = Quantas partidas elas terminaram.
    .relaxed = Em quantas mesas ao longo de dias elas jogam.
    .seed = A semente do clube.
    .folder = Onde o banco de dados é criado; por padrão, uma pasta nova na temporária do sistema.
    .examples =
        Exemplos:
          kaiju load                                    250 mesas, 1.000 conexões, 500 respostas por segundo, meio minuto
          kaiju load --tables 50 --sockets 200 --rate 100 --seconds 10
          kaiju load --idle 10000                       quantas conexões ociosas cabem, e quanto cada uma ocupa
          kaiju load --idle 100000 --nodes 10           o mesmo em dez nós que compartilham um PostgreSQL
          kaiju load --club                             a rapidez das listas depois de 200.000 partidas
