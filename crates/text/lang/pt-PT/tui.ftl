### O cliente de terminal: a mesa num ecrã de caracteres e em frases simples.

## The table

tokyo = TÓQUIO
city = Cidade
bay = Baía
outside = fora de Tóquio
in-city = na Cidade de Tóquio
in-bay = na Baía de Tóquio
empty = vazia
closed = fechada
out = eliminado
eliminated = eliminado
turn = turno { $n }
turn-of = Turno de { $who }
rolls-left = { $n ->
        [0] sem lançamentos
        [one] { $n } lançamento
       *[other] { $n } lançamentos
    }
added = e { $n }✊ dos poderes
thinks = { $who } está a pensar…
deck = Baralho: { $n }
discards = Descartes: { $n }
no-card = sem carta
no-cards = Ainda não tem cartas.
in-hand = na tua mão
under = Por baixo: { $card }.
copies = Copia { $card }.
charges = { $n ->
        [one] { $n } carga
       *[other] { $n } cargas
    }
poison = { $n ->
        [one] { $n } marcador de Veneno
       *[other] { $n } marcadores de Veneno
    }
shrink = { $n ->
        [one] { $n } marcador de Encolhimento
       *[other] { $n } marcadores de Encolhimento
    }
dice-tokens = { $n ->
        [one] { $n } ficha de Dado
       *[other] { $n } fichas de Dado
    }
evolutions-in-hand = { $n ->
        [one] { $n } Evolução na mão
       *[other] { $n } Evoluções na mão
    }
poison-short = ☠{ $n }
shrink-short = ↓{ $n }
tokens-short = □{ $n }
hand-short = ✦{ $n }
target-short = ◎
newer = há mais abaixo
dice-keys = 1–9 guardar · a todos · ⏎ lançar
you = tu
person = pessoa
level = nível { $n }
moment = passo { $at } de { $all }
eyes-public = vista pública
too-small = Esta janela tem { $size } e a mesa precisa de { $least }. Aumenta-a ou joga com --plain.

## Keys at the foot

key-help = ajuda
key-hint = dica
key-undo = desfazer
key-why = porquê
key-monsters = monstros
key-cards = cartas
key-rules = regras
key-options = opções
key-quit = sair
key-step = passo
key-turn = turno
key-run = reproduzir
key-branch = jogar
key-eyes = vista
key-turn-steps = passos
key-pick = monstro

## What is told once

too-dear = Não tens ⚡ que chegue para essa carta.
undone = Desfeito.
no-undo = Já não se pode desfazer: foi revelada coisa nova.
recorded = A partida fica registada em { $file }
not-saved = Não foi possível gravar: { $why }
language-is = Língua: { $name }
speed-is = Velocidade: { $name }
no-branch = Aqui a partida já acabou: volta atrás para continuares a jogar.
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
speed-instant = imediata

## Are you sure?

danger-useless = Isso custa-te algo e não traz nada.
danger-death = Isso elimina-te.
danger-defeat = Isso dá a partida a outro.
danger-rolls = { $n ->
        [one] Ainda tens { $n } lançamento.
       *[other] Ainda tens { $n } lançamentos.
    }
sure = Tens a certeza?
do-it = fazer
rather-not = cancelar
quit-local = Sair? A partida fica guardada; “kaiju play --resume” continua-a.
quit-online = Sair? O lugar continua teu: volta com o mesmo comando.
leave = sair
play-on = continuar

## The device goes to somebody else

hand-over-title = Passa a outro
hand-over = Decide { $who }.
hand-over-away = Os outros, por favor, olhem para o lado (cartas secretas).
i-am = já estou aqui

## Advice

thinking = A pensar…
take-advice = guardar esses
close = fechar
no-advice = Agora não tens nada para decidir.
best-keep = O melhor: { $keep } ({ $chance } de ganhar)
your-keep = A tua escolha: { $dice } ({ $chance } de ganhar)
odds-head = Se guardares esses e fores atrás de uma só coisa, acabas com:
odds-line = { $chance }  { $dice } ou melhor
hope-eliminate = Eliminar { $who } neste turno: { $chance }
hope-stars = Chegar a 20★ neste turno: { $chance }
keep-spoken = Ou seja: { $dice }.

## Why, and look-up

nothing-yet = Ainda não aconteceu nada.
why-keys = ↑ ↓ outros acontecimentos · PgUp PgDn continuar a ler · Esc fechar
monster-keys = ← → outros monstros · Esc fechar
shelf-rules = Regras
shelf-cards = Cartas
shelf-questions = Perguntas
shelf-rulings = Decisões
search = Procurar
see = Ver { $clauses }.
nothing-found = Nada encontrado.
lookup-keys = escreve para procurar · ↑ ↓ escolher · ← → outra lista · Esc fechar

## Options

option-language = Língua
option-speed = Velocidade dos acontecimentos
option-skip-evolve = Passar se não tenho Evolução para jogar
option-order = Resolver sempre pela ordem habitual
option-yield-at = Ceder Tóquio com estes ♥ ou menos
option-stay-at = Ficar em Tóquio com estes ♥ ou mais
option-hold = Online: 3 s para desfazer
option-confirm-stop = Confirmar se paro com lançamentos
option-warn = Avisar antes de um erro
option-keys = ↑ ↓ escolher · ← → mudar · Esc fechar
on = sim
off = não
never = nunca

## On a server

line-down = sem ligação, a tentar outra vez
line-closed = O servidor fechou a ligação; sai e volta a entrar.
code-is = código { $code }
seconds-left = restam { $n } s
watching = { $n ->
        [one] { $n } a ver
       *[other] { $n } a ver
    }
seat-free = lugar livre
away = { $name } (ausente)
waiting-for = { $n ->
        [one] À espera de mais { $n } jogador…
       *[other] À espera de mais { $n } jogadores…
    }
all-here = Estão todos cá. Carrega em s para começar.
key-begin = começar
opened = Os outros entram com: kaiju play --join { $link }

## The end

over-title = Fim da partida
again = outra vez
review = rever
write-record = registo
curves = Probabilidade de ganhar, do primeiro ao último turno
tally = { $hearts }♥ tirados, { $cards ->
        [one] { $cards } carta comprada
       *[other] { $cards } cartas compradas
    }

## Help

help-play = Jogar
help-digits = escolher um dado ou uma resposta
help-arrows = mover-se e escolher o dado apontado
help-enter = lançar os dados não guardados; carregar no botão
help-all-stop = guardar todos ou nenhum · parar de lançar
help-capitals = usar um poder ou jogar uma Evolução a qualquer momento
help-hint = dica: os melhores dados e as probabilidades
help-undo = desfazer, enquanto não for revelado nada de novo
help-skip = saltar a animação
help-replay = Replay
help-step = um passo para trás ou para a frente
help-turns = um turno para trás ou para a frente
help-edges = ao começo, ao fim
help-run = reproduzir, pausar
help-eyes = mudar de ponto de vista
help-branch = continuar a jogar daqui contra bots
help-look = Consultar
help-why = porquê: a regra ou a carta por trás do que aconteceu
help-turn = os passos de um turno e em qual está a partida
help-monsters = monstros: o que cada um tem e o que as cartas fazem
help-lookup = regras · cartas, com pesquisa
help-log = percorrer o histórico; também com a roda do rato
help-more = Outras
help-options = língua · velocidade · todas as opções
help-record = gravar a partida num ficheiro
help-suspend = suspender; “fg” traz a partida de volta
help-quit = sair; a partida é guardada a cada resposta
help-signs = Símbolos
signs = ★ estrelas (Pontos de Vitória), 20 ganham · ♥ corações (Pontos de Vida) · ⚡ energia · ✊ patada · ☠ Veneno · ↓ Encolhimento · □ fichas de Dado · ✦ Evoluções na mão · ▤ cartas · ◆ Manter · ↯ Descartar · ! Evento · ⚠ pensa bem

## The menu

motto = Arrasa a cidade. Ganha o último de pé ou o primeiro a ter 20★.
menu-resume = Continuar a última partida
menu-begin = Nova partida
menu-edition = Edição
menu-monster = O teu monstro
menu-monster-of = Monstro do jogador { $n }
menu-monster-of-name = Monstro de { $name }
menu-players = Monstros
menu-people = Jogadores neste teclado
menu-level = Bots
menu-evolutions = Cartas de Evolução
menu-keys = ↑ ↓ escolher · ← → mudar · ⏎ começar · l língua · q sair
about-resume = Continua exatamente onde a deixaste.
about-begin = Senta-te e lança. O que está abaixo pode ficar como está.
about-players = De dois a seis. Com cinco ou mais a Baía de Tóquio também abre.
about-nobody = Tu vês; os bots jogam.
about-alone = Tu contra bots.
about-people = Partilham um teclado e passam-no de mão em mão.
about-name = n escreve o nome deste jogador.
drawn-monster = por sorteio
about-drawn = Um dos que ninguém escolheu, sorteado no início da partida.
about-level = O nível 1 avalia mal muita coisa, o 3 joga bem e o 6 é o campeão e olha em frente. Cada um ganha cerca do dobro das vezes do anterior.
about-evolutions = Cada monstro recebe oito cartas próprias e guarda-as numa mão secreta.

## Plain sentences

plain-welcome = Boas-vindas ao kaiju. Escreve uma resposta e carrega em Enter; um ponto de interrogação explica o que mais podes escrever.
plain-you-are = És { $who }.
plain-dice = Os teus dados, { $dice }.
plain-keep = Escreve os números dos dados que guardas, por exemplo 1 4, ou todos para parar, ou nenhum para lançar todos.
plain-all = todos
plain-none = nenhum
plain-hearts = { $n ->
        [one] Tens { $n } coração.
       *[other] Tens { $n } corações.
    }
plain-card = { $card }, { $price }: { $text }
plain-press-enter = Os outros, por favor, olhem para o lado. Carrega em Enter.
plain-no = Isso não pode ser: { $why }.
plain-sure = Tens a certeza? Escreve sim ou não.
plain-not-understood = “{ $typed }” não é uma resposta aqui. Escreve um dos números ou letras acima, ou um ponto de interrogação.
plain-look-up = Escreve o que procuras, por exemplo: c asas, ou: r ceder, ou: f veneno.
plain-help = Escreve o número ou as letras antes de uma resposta. Além disso: h dá uma dica, w diz porque aconteceram as últimas coisas, t conta como estão todos e o que está à venda, s lê as cartas à venda, n diz o que podes fazer agora, g diz os passos de um turno, c e uma palavra procura uma carta, r e uma palavra procura uma regra ou uma decisão, f e uma palavra procura uma pergunta frequente, u desfaz a última resposta, l muda a língua, p e um nome grava a partida num ficheiro, q sai. A partida é guardada a cada resposta.

## Talk, seats and another game on a server

key-talk = chat
key-bot = bot
key-back = retomar
talk-title = Chat
talk-nothing = Ainda ninguém disse nada.
talk-signs = Envia um gesto:
talk-write = escrever
talk-mute = silenciar
talk-send = enviar
talk-back = voltar
bet-key = t: quem vai ganhar?
plain-bet = Escreve apostar e uma letra: { $monsters }.
you-bet = Apostas em { $monster }.
no-bet = Podes apostar quando o teu monstro for eliminado, num que ainda esteja a jogar.
mute-whom = Quem queres silenciar? Escreve a letra (outra vez para deixar de silenciar).
muted = Silenciaste { $who }.
heard-again = Deixaste de silenciar { $who }.
no-voice = Os espectadores não podem usar o chat.
let-play-title = Um bot por ti?
let-play = Deixar um bot jogar por ti? Podes retomar o lugar quando quiseres.
let-it-play = deixar jogar
handed-over = Um bot joga por ti. Carrega em b para retomares o lugar.
program-plays = Um bot joga por ti. Carrega em b para retomares o lugar.
taken-back = O lugar é teu outra vez.
by-program = { $name } (bot)
give-up = sair, um bot continua
give-up-seat = deixar o lugar
table-closed = A mesa foi fechada.
rematch-open = Há uma desforra aberta. Carrega em n para entrares.
help-online = Mesa online
help-talk = chat: enviar um gesto, escrever algo, silenciar alguém; com o teu monstro eliminado, apostar em quem ganha
help-bot = deixar um bot jogar por ti e retomar o lugar
help-again = depois do fim: desforra com os mesmos jogadores
help-pick = antes de começar: escolhe ou sorteia o teu monstro

## What can go wrong on the way to a table. No capital at the start: the program puts something before it.

no-table-there = “{ $text }” não leva a nenhuma mesa; um link é como https://HOST/#/join/CODE
no-server-there = “{ $text }” não é um servidor; um endereço é como https://HOST ou http://HOST:8080
server-silent = { $url } não responde ({ $why }); há lá um servidor a funcionar?
server-unproved = { $url } não consegue provar quem é ({ $why }); confere o endereço ou indica em SSL_CERT_FILE o certificado que o assina
no-certificates = este sistema não tem certificados para conferir { $url }; instala os ca-certificates dele ou indica um ficheiro em SSL_CERT_FILE
server-strange = { $url } responde algo que não se consegue ler; é um servidor deste jogo?
server-status = o servidor diz { $number }
no-picture = { $url } não mostra a mesa; tenta outra vez daqui a pouco
line-refused = o servidor fechou a ligação ({ $number }): essa mesa não existe ou o lugar já não é teu
no-seat-given = o servidor não deu nenhum lugar
no-random = o sistema não dá bits ao acaso: { $why }
too-many-people = há { $people } pessoas e só { $monsters } monstros; acrescenta monstros com --players
too-many-monsters = há { $chosen } monstros escolhidos e só jogam { $monsters }; acrescenta monstros com --players
nobody-plays = { $n ->
        [one] ninguém joga com o outro monstro; indica um nível com --bots
       *[other] ninguém joga com os outros { $n } monstros; indica um nível com --bots
    }
needs-chairs = uma partida precisa de tantas cadeiras como monstros
position-over = a partida já terminou nesta posição
position-people = { $monsters ->
        [one] há { $people } pessoas e nesta posição só { $monsters } monstro continua na partida
       *[other] há { $people } pessoas e nesta posição só { $monsters } monstros continuam na partida
    }

## Plain sentences at a table of a server

plain-code = O código desta mesa é { $code }. Os outros entram com: kaiju play --join { $link }
plain-begin = Escreve começar para iniciar; os bots jogam nos lugares livres.
plain-watch = Estás a ver.
plain-says = { $who } diz: { $what }
plain-online-help = Numa mesa online: dizer e umas palavras fala com os outros, gesto e um número envia um destes: { $signs }. silenciar e uma letra silencia alguém ou deixa de silenciar, bot deixa um bot jogar por ti, retomar devolve-te o lugar, apostar e uma letra aposta em quem ganha quando o teu monstro foi eliminado, monstro e um nome escolhe antes disso o teu monstro, começar inicia a partida.
plain-again = Escreve outra para uma desforra com os mesmos jogadores, ou q para sair.
plain-away = O teu lugar continua teu: o mesmo comando traz-te de volta.
draw-monster = Sortear um
pick-title = O teu monstro
pick-keys = ↑ ↓ escolher · ⏎ ficar com ele · ← → outro lugar · Esc fechar
you-play = Jogas com { $monster }.
no-monster-left = Não resta nenhum outro monstro.
plain-monsters = Escreve monstro e um nome, ou monstro sorteio para sortear um. Livres: { $names }.
plain-too-late = Os monstros são escolhidos antes de a partida começar, numa mesa online.
plain-extra = { $n ->
        [one] Um deles é um dado extra.
       *[other] { $n } deles são dados extra.
    }

## Se uma partida está no disco
unsaved = NÃO GUARDADA
saved-again = A partida voltou a ser guardada.
quit-unsaved = Sair? A partida NÃO pôde ser guardada e perder-se-ia: { $why }
quit-nowhere = Sair? A partida não está guardada em lado nenhum e perder-se-ia.
left-saved = A partida não acabou. Está guardada em { $file }; “kaiju play --resume” continua-a.
left-unsaved = A partida não acabou e não pôde ser guardada: { $why }
left-nowhere = A partida não acabou e não está guardada.
open-elsewhere = Esta partida está aberta noutro terminal.
there-already = { $file } já existe e não é substituído; escolhe outro nome.

## Saved games, rules and colours in the menu and the options

menu-games = Partidas guardadas…
about-games = Todas as partidas que começaste: continua uma, dá-lhe um nome ou vê uma que já acabou.
menu-even = Tóquio paga
pays-stars = ★, como sempre
pays-energy = ⚡, mais justo a dois
even-switch = Mais justo a dois: --switch two_player_tokyo=at_two
changed = { $n ->
        [one] { $n } alterada
        [many] { $n } alteradas
       *[other] { $n } alteradas
    }
about-house = Todas as opções das regras. As que diferem da edição estão marcadas; guarda as tuas com um nome.
house-keys = ↑ ↓ escolher · ← → mudar · n guardar com um nome · x apagar esse nome · Esc voltar
games-keys = ↑ ↓ escolher · ⏎ continuar · n mudar o nome · Esc voltar
game-name = Nome para esta partida
game-name-wanted = Um nome tem letras, algarismos, espaços, - e _.
option-odds = Mostrar probabilidades em ecrãs largos
option-theme = Cores
option-signs = Símbolos
automatic = automático
theme-dark = para ecrãs escuros
theme-light = para ecrãs claros
theme-terminal = as do terminal
theme-none = nenhuma

## Beside the table

person-as = { $name } ({ $monster })
not-here = { $n ->
        [one] { $who } ainda não está aqui. Carrega em s para começar na mesma.
        [many] { $who } ainda não estão aqui. Carrega em s para começar na mesma.
       *[other] { $who } ainda não estão aqui. Carrega em s para começar na mesma.
    }
chances = Probabilidade de ganhar
odds-of = Se guardares { $dice }
odds-of-none = Se voltares a lançar todos os dados
key-now = e agora
now-title = O que posso fazer agora?
now-more = w porquê · c cartas · r regras, perguntas e decisões · g os passos do turno · h dica · ? todas as teclas
help-now = o que posso fazer agora: cada resposta e o que significa
help-shop-card = ler a primeira, segunda ou terceira carta à venda
lesson-keep-text = Três números iguais dão estrelas. Cada ⚡ é energia para cartas, cada ♥ cura, cada ✊ acerta nos outros. Tens dois 3: guarda os dois com as teclas 1 a 6.
lesson-roll-text = Os dados com moldura dupla ficam. Os outros voltam a ser lançados, até mais duas vezes. Carrega em Enter.
lesson-shop-text = Ganhaste estrelas e energia, e entraste em Tóquio, que estava vazia. Agora podes comprar cartas com ⚡, ou renová-las por 2⚡. Cada botão tem a sua tecla; 0 termina.
lesson-alone-text = Lançar, guardar, dar patadas, comprar. h mostra o que faria um bom jogador, w explica porque é que algo aconteceu, i o que podes fazer agora. Continua a jogar!

## Plain sentences: the shop, and what can be done now

plain-for-sale = À venda: { $cards }.
plain-shop-empty = Não há nada à venda.
plain-watching = Estás a ver uma partida de kaiju. O que acontece é contado linha a linha.
plain-goes-on = A partida continua.
plain-pause-help = pausa pede uma pausa a todos, aceita ou termina uma; denunciar e uma letra avisa quem cuida do servidor sobre alguém, com umas palavras se quiseres.
