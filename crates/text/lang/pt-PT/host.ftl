### O que `kaiju serve`, `doctor`, `verify`, `backup`, `restore`, `soak-server`, `simulate`, `load`, `play` e `watch` dizem na linha de comando.

cannot-listen = não se consegue escutar em { $addr }; escolhe outro endereço com --addr, ou usa --any-port
ready = o kaiju está pronto:
kept-in = as mesas ficam em { $place }; Ctrl-C para tudo
disk-failed = o disco falhou; começa outra vez quando estiver bom
no-data-folder = não há pasta de dados; diz onde com --db FILE
other-commitment = o compromisso é { $commitment }, não o que viste
no-pins = não contém anotações sobre os dados
fair = justo
all-draws = { $draws ->
        [one] o único sorteio bate certo com o compromisso
       *[other] os { $draws } sorteios batem certo com o compromisso
    }
commitment = compromisso { $commitment }
no-seat-added = nenhum jogador contribuiu com acaso
seats-added = os jogadores { $seats } contribuíram com acaso
links-shown = { $links ->
        [one] uma revelação conferida
       *[other] { $links } revelações conferidas
    }
compare-commitment = compara o compromisso com o que viste antes do primeiro lançamento
tables-done = { $n ->
        [one] uma mesa
       *[other] { $count } mesas
    }
no-database = essa base de dados não existe
saved = guardado
restored = restaurado
saved-what = mesas: { $games }, linhas: { $rows }, contas: { $accounts }; todas as partidas voltaram a ser jogadas
restored-what = mesas: { $games }, linhas: { $rows }, contas: { $accounts }; tudo está como antes
storm-told = quedas: { $kills } · mesas: { $tables } · linhas: { $rows } · confirmadas: { $acked } · pronto outra vez em { $ms } ms no máximo
storm-fine = nada perdido, nada repetido, nenhuma falha, todas as partidas se repetem
cuts-told = cortes de energia: { $cuts } · mesas: { $tables } · linhas: { $rows } · confirmadas: { $acked } · pronto outra vez em { $ms } ms no máximo
cuts-lost = por sincronizar nos cortes: { $open } gravações, das quais { $lost } se perderam e { $torn } ficaram a meio; { $names } nomes perdidos
cuts-seed = --seed { $seed } repete os mesmos cortes, noutros momentos do jogo
faults = { $n ->
        [one] uma falha
       *[other] { $n } falhas
    }
not-borne = o servidor não aguentou
simulated-time = { $hours } horas simuladas · episódios: { $episodes } · { $seconds } s
simulated-play = respostas: { $answers } · confirmadas: { $acks } · entregas: { $deliveries } · partidas conferidas: { $games }
simulated-faults = avarias: { $faults } · quedas: { $crashes } · { $speed } respostas por segundo e thread
simulated-fine = nada perdido, nada repetido, ninguém soube nada falso nem secreto, ninguém ficou à espera
simulated-again = para o ver outra vez:
simulated-smaller = um menor:
what-bug = estes erros podem ser plantados: { $bugs }
load-told = mesas: { $tables } · ligações: { $sockets } · { $rate } respostas por segundo
load-acked = confirmadas em { $half } ms (mediana), { $most } ms (99%), { $all } ms (99,9%)
load-sync = uma sincronização deste disco demora { $ms } ms (99%)
load-watched = acontecimentos que chegaram a espectadores: { $n }
load-cpu = o servidor usou { $percent }% de um núcleo
load-memory = o servidor ocupa { $kib } KiB de memória
load-fine = sem falhas
load-late = 99% são confirmadas em { $ms } ms, mais tarde do que os { $bound } ms que 50 ms e três sincronizações permitem
club-told = pessoas: { $people } · mesas ao longo de vários dias: { $relaxed } · partidas terminadas: { $finished } · { $mib } MiB em disco
club-tables = “As minhas mesas” aparece em { $half } ms (mediana), { $most } ms (99%)
club-profiles = um perfil aparece em { $half } ms (mediana), { $most } ms (99%)
club-each = o servidor calculou { $ms } ms de cada vez
club-ready = o servidor ficou pronto em { $ms } ms
club-late = 99% aparecem em { $ms } ms, mais tarde do que os { $bound } ms permitidos
club-slow = o servidor ficou pronto em { $ms } ms, mais tarde do que os { $bound } ms permitidos
club-large = o servidor ocupa { $kib } KiB de memória, mais do que os { $bound } KiB permitidos
memory-unknown = este sistema não diz quanta memória um processo ocupa
idle-told = { $accepted } de { $count } ligações aceites em { $seconds } s; { $kib } KiB cada uma
idle-mine = nos clientes ({ $n } processos), { $kib } KiB cada uma
idle-ping = um ping é respondido em { $half } ms (mediana), { $most } ms (99%)
idle-after = depois de todas saírem, o servidor tem mais { $kib } KiB do que antes
files-few = este sistema deixa um programa abrir { $files } ficheiros, e são precisos { $wanted }: aumenta o limite rígido (como root: ulimit -Hn) ou pede menos ligações
idle-refused = nem todas as ligações foram aceites; o limite de ficheiros abertos é demasiado baixo (ulimit -n)?
no-such-monster = esse monstro não existe; querias dizer algum destes, do mais ao menos parecido: { $names }?
people-range = de 0 a 6 jogadores
no-unfinished-game = não há partida por terminar; `kaiju play` começa uma
view-needs-terminal = para percorrer uma partida é preciso um terminal; sem --view é contada por palavras
from-here = nesta máquina: { $url }
only-here = só esta máquina lhe chega; para que telemóveis e outros dispositivos da sala possam entrar, usa: kaiju serve --lan
offline = esta máquina parece não estar em nenhuma rede: outros dispositivos não lhe chegam
no-entry = se os telemóveis não conseguem abrir este endereço: permite TCP de entrada na porta { $port } na firewall desta máquina e usa a rede principal do router, não uma rede de convidados
address-unknown = há um proxy à frente do servidor: indica com --url o endereço que as pessoas usam, para que os convites o levem
addr-wanted = indica um endereço IP, uma porta ou ambos: 0.0.0.0:8080, [::]:8080, localhost:8080, 8080
lan-or-addr = --lan escuta em todos os endereços e --addr só em { $ip }: escolhe um dos dois
site-wanted = é preciso um endereço como https://kaiju.example ou http://192.168.1.7:8080, sem caminho
no-backup = isto não é uma cópia de segurança do kaiju
saved-but = mesas: { $games }, linhas: { $rows }, contas: { $accounts }; { $aside ->
        [one] este kaiju não consegue jogar uma mesa, que foi guardada como está:
       *[other] este kaiju não consegue jogar { $aside } mesas, que foram guardadas como estão:
    }
restored-but = mesas: { $games }, linhas: { $rows }, contas: { $accounts }; { $aside ->
        [one] este kaiju não consegue jogar uma mesa, que foi restaurada como está:
       *[other] este kaiju não consegue jogar { $aside } mesas, que foram restauradas como estão:
    }
host-wanted = um nome como kaiju.example, sem protocolo, porta nem caminho
relay-wanted = esperado o endereço de um servidor de correio, como smtps://nome:senha@mail.example ou smtp://localhost
healthy = tudo bem
unhealthy = { $url } não está bem: { $why }
doctor-page = a página para navegadores está incluída
doctor-no-page = este programa foi compilado sem a página para navegadores: transfere uma versão publicada, ou executa `cargo xtask web` antes de compilar
doctor-port-free = { $addr } está livre
doctor-port-ours = um kaiju responde em { $addr }
doctor-port-taken = outro programa usa { $addr }: escolhe outra porta com --addr, ou inicia `kaiju serve --any-port`
doctor-port-refused = não se consegue escutar em { $addr }: { $why }; escolhe um endereço desta máquina e uma porta a partir de 1024 com --addr
doctor-folder = consegue-se escrever na pasta de dados { $folder }
doctor-folder-refused = não se consegue escrever na pasta de dados { $folder }: { $why }; dá permissão, ou escolhe outro sítio para as mesas com --db
doctor-db = a base de dados { $place } responde, com { $tables }
doctor-db-new = a base de dados { $place } está vazia ou ainda não existe; `kaiju serve` cria-a
doctor-db-fails = não se consegue usar a base de dados { $place }: { $why }; inicia-a, ou corrige --db
doctor-browser = { $program } pode abrir um navegador
doctor-no-browser = nada aqui pode abrir um navegador: abre tu o endereço que `kaiju serve` mostra
doctor-clock = o relógio diz { $time }
doctor-clock-early = o relógio diz { $time }, antes de este kaiju existir: acerta o relógio desta máquina
doctor-clock-behind = o relógio diz { $time }, mas há mesas guardadas mais tarde: acerta o relógio desta máquina
doctor-fine = está tudo bem
doctor-amiss = { $n ->
        [one] uma coisa precisa da tua atenção
       *[other] { $n } coisas precisam da tua atenção
    }
admin-wanted = um token de 16 a 100 caracteres ASCII visíveis, ou um nome, dois pontos e o token
words-wanted = o código de uma língua e um ficheiro, como en=palavras.txt
