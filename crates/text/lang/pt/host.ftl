### O que `kaiju serve`, `doctor`, `verify`, `backup`, `restore`, `soak-server`, `simulate`, `load`, `play` e `watch` dizem na linha de comando.

cannot-listen = não dá para escutar em { $addr }; escolha outro endereço com --addr, ou use --any-port
ready = kaiju está pronto:
kept-in = as mesas ficam em { $place }; Ctrl-C para
disk-failed = o disco falhou; comece de novo quando ele estiver bem
no-data-folder = não há pasta de dados; diga onde com --db FILE
other-commitment = o compromisso é { $commitment }, não o que você viu
no-pins = não contém anotações sobre os dados
fair = justo
all-draws = { $draws ->
        [one] o único sorteio bate com o compromisso
       *[other] os { $draws } sorteios batem com o compromisso
    }
commitment = compromisso { $commitment }
no-seat-added = nenhum jogador contribuiu com acaso
seats-added = os jogadores { $seats } contribuíram com acaso
links-shown = { $links ->
        [one] uma revelação conferida
       *[other] { $links } revelações conferidas
    }
compare-commitment = compare o compromisso com o que você viu antes da primeira rolagem
tables-done = { $n ->
        [one] uma mesa
       *[other] { $count } mesas
    }
no-database = esse banco de dados não existe
saved = salvo
restored = restaurado
saved-what = mesas: { $games }, linhas: { $rows }, contas: { $accounts }; todas as partidas foram jogadas de novo
restored-what = mesas: { $games }, linhas: { $rows }, contas: { $accounts }; tudo está como antes
storm-told = quedas: { $kills } · mesas: { $tables } · linhas: { $rows } · confirmadas: { $acked } · pronto de novo em { $ms } ms no máximo
storm-fine = nada perdido, nada repetido, nenhum buraco, todas as partidas se repetem
cuts-told = quedas de energia: { $cuts } · mesas: { $tables } · linhas: { $rows } · confirmadas: { $acked } · pronto de novo em { $ms } ms no máximo
cuts-lost = por sincronizar nas quedas: { $open } gravações, das quais { $lost } se perderam e { $torn } ficaram pela metade; { $names } nomes perdidos
cuts-seed = --seed { $seed } repete as mesmas quedas, em outros momentos do jogo
faults = { $n ->
        [one] uma falha
       *[other] { $n } falhas
    }
not-borne = o servidor não aguentou
simulated-time = { $hours } horas simuladas · episódios: { $episodes } · { $seconds } s
simulated-play = respostas: { $answers } · confirmadas: { $acks } · entregas: { $deliveries } · partidas conferidas: { $games }
simulated-faults = avarias: { $faults } · quedas: { $crashes } · { $speed } respostas por segundo e thread
simulated-fine = nada perdido, nada repetido, ninguém soube nada falso nem secreto, ninguém ficou esperando
simulated-again = para ver de novo:
simulated-smaller = um menor:
what-bug = estes erros podem ser plantados: { $bugs }
load-told = mesas: { $tables } · conexões: { $sockets } · { $rate } respostas por segundo
load-acked = confirmadas em { $half } ms (mediana), { $most } ms (99%), { $all } ms (99,9%)
load-sync = uma sincronização deste disco leva { $ms } ms (99%)
load-watched = acontecimentos que chegaram a espectadores: { $n }
load-cpu = o servidor usou { $percent }% de um núcleo
load-memory = o servidor ocupa { $kib } KiB de memória
load-fine = sem falhas
load-late = 99% são confirmadas em { $ms } ms, mais tarde do que os { $bound } ms que 50 ms e três sincronizações permitem
club-told = pessoas: { $people } · mesas ao longo de dias: { $relaxed } · partidas terminadas: { $finished } · { $mib } MiB em disco
club-tables = “Minhas mesas” aparece em { $half } ms (mediana), { $most } ms (99%)
club-profiles = um perfil aparece em { $half } ms (mediana), { $most } ms (99%)
club-each = o servidor calculou { $ms } ms de cada vez
club-ready = o servidor ficou pronto em { $ms } ms
club-late = 99% aparecem em { $ms } ms, mais tarde do que os { $bound } ms permitidos
club-slow = o servidor ficou pronto em { $ms } ms, mais tarde do que os { $bound } ms permitidos
club-large = o servidor ocupa { $kib } KiB de memória, mais do que os { $bound } KiB permitidos
memory-unknown = este sistema não diz quanta memória um processo ocupa
idle-told = { $accepted } de { $count } conexões aceitas em { $seconds } s; { $kib } KiB cada uma
idle-mine = nos clientes ({ $n } processos), { $kib } KiB cada uma
idle-ping = um ping é respondido em { $half } ms (mediana), { $most } ms (99%)
idle-after = depois de todos saírem, o servidor tem { $kib } KiB a mais do que antes
files-few = este sistema deixa um programa abrir { $files } arquivos, e são precisos { $wanted }: aumente o limite rígido (como root: ulimit -Hn) ou peça menos conexões
idle-refused = nem todas as conexões foram aceitas; o limite de arquivos abertos é baixo demais (ulimit -n)?
no-such-monster = esse monstro não existe; você quis dizer algum destes, do mais ao menos parecido: { $names }?
people-range = de 0 a 6 jogadores
no-unfinished-game = não há partida por terminar; `kaiju play` começa uma
view-needs-terminal = para percorrer uma partida passo a passo é preciso um terminal; sem --view ela é contada em palavras
from-here = nesta máquina: { $url }
only-here = só esta máquina chega até ele; para que celulares e outros aparelhos da sala entrem, use: kaiju serve --lan
offline = esta máquina parece não estar em nenhuma rede: outros aparelhos não chegam até ela
no-entry = se os celulares não conseguem abrir este endereço: permita TCP de entrada na porta { $port } no firewall desta máquina e use a rede principal do roteador, não uma rede de convidados
address-unknown = há um proxy na frente do servidor: diga com --url o endereço que as pessoas usam, para que os convites o levem
addr-wanted = informe um endereço IP, uma porta ou ambos: 0.0.0.0:8080, [::]:8080, localhost:8080, 8080
lan-or-addr = --lan escuta em todos os endereços e --addr só em { $ip }: escolha um dos dois
site-wanted = é preciso um endereço como https://kaiju.example ou http://192.168.1.7:8080, sem caminho
no-backup = isto não é um backup do kaiju
saved-but = mesas: { $games }, linhas: { $rows }, contas: { $accounts }; { $aside ->
        [one] este kaiju não consegue jogar uma mesa, que foi salva como está:
       *[other] este kaiju não consegue jogar { $aside } mesas, que foram salvas como estão:
    }
restored-but = mesas: { $games }, linhas: { $rows }, contas: { $accounts }; { $aside ->
        [one] este kaiju não consegue jogar uma mesa, que foi restaurada como está:
       *[other] este kaiju não consegue jogar { $aside } mesas, que foram restauradas como estão:
    }
host-wanted = um nome como kaiju.example, sem protocolo, porta nem caminho
relay-wanted = esperado o endereço de um servidor de e-mail, como smtps://nome:senha@mail.example ou smtp://localhost
healthy = tudo certo
unhealthy = { $url } não está bem: { $why }
doctor-page = a página para navegadores está incluída
doctor-no-page = este programa foi compilado sem a página para navegadores: baixe uma versão publicada, ou execute `cargo xtask web` antes de compilar
doctor-port-free = { $addr } está livre
doctor-port-ours = um kaiju responde em { $addr }
doctor-port-taken = outro programa usa { $addr }: escolha outra porta com --addr, ou inicie `kaiju serve --any-port`
doctor-port-refused = não dá para escutar em { $addr }: { $why }; escolha um endereço desta máquina e uma porta a partir de 1024 com --addr
doctor-folder = dá para escrever na pasta de dados { $folder }
doctor-folder-refused = não dá para escrever na pasta de dados { $folder }: { $why }; dê permissão, ou escolha outro lugar para as mesas com --db
doctor-db = o banco de dados { $place } responde, com { $tables }
doctor-db-new = o banco de dados { $place } está vazio ou ainda não existe; `kaiju serve` o cria
doctor-db-fails = não dá para usar o banco de dados { $place }: { $why }; inicie-o, ou corrija --db
doctor-browser = { $program } pode abrir um navegador
doctor-no-browser = nada aqui pode abrir um navegador: abra você o endereço que `kaiju serve` mostra
doctor-clock = o relógio diz { $time }
doctor-clock-early = o relógio diz { $time }, antes de este kaiju existir: acerte o relógio desta máquina
doctor-clock-behind = o relógio diz { $time }, mas há mesas salvas mais tarde: acerte o relógio desta máquina
doctor-fine = está tudo bem
doctor-amiss = { $n ->
        [one] uma coisa precisa da sua atenção
       *[other] { $n } coisas precisam da sua atenção
    }
admin-wanted = um token de 16 a 100 caracteres ASCII visíveis, ou um nome, dois-pontos e o token
words-wanted = o código de um idioma e um arquivo, como en=palavras.txt
