### O cliente de terminal: a mesa numa tela de caracteres e em frases simples.

## The table

tokyo = TÓQUIO
city = Cidade
bay = Baía
outside = fora de Tóquio
in-city = na Cidade de Tóquio
in-bay = na Baía de Tóquio
empty = ninguém
closed = fechada
out = eliminado
eliminated = eliminado
turn = turno { $n }
turn-of = Turno de { $who }
rolls-left = { $n ->
        [0] sem rolagens
        [one] { $n } rolagem
       *[other] { $n } rolagens
    }
added = e { $n }✊ dos poderes
thinks = { $who } está pensando…
deck = Baralho: { $n }
discards = Descarte: { $n }
no-card = sem carta
no-cards = Ainda não tem cartas.
in-hand = na sua mão
under = Embaixo: { $card }.
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
dice-keys = 1–9 guardar · a todos · ⏎ rolar
you = você
person = pessoa
level = nível { $n }
moment = passo { $at } de { $all }
eyes-public = visão pública
too-small = Esta janela tem { $size } e a mesa precisa de { $least }. Aumente-a ou jogue com --plain.

## Keys at the foot

key-help = ajuda
key-hint = dica
key-undo = desfazer
key-why = por quê
key-monsters = monstros
key-cards = cartas
key-rules = regras
key-options = opções
key-quit = sair
key-step = passo
key-turn = turno
key-run = reproduzir
key-branch = jogar
key-eyes = visão
key-turn-steps = passos
key-pick = monstro

## What is told once

too-dear = Você não tem ⚡ suficiente para essa carta.
undone = Desfeito.
no-undo = Não dá para desfazer: algo novo já foi revelado.
recorded = A partida está registrada em { $file }
not-saved = Não foi possível gravar: { $why }
language-is = Idioma: { $name }
speed-is = Velocidade: { $name }
no-branch = Aqui a partida já acabou: volte para continuar jogando.
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
speed-instant = na hora

## Are you sure?

danger-useless = Isso custa algo e não traz nada.
danger-death = Isso elimina você.
danger-defeat = Isso entrega a partida a outro.
danger-rolls = { $n ->
        [one] Você ainda tem { $n } rolagem.
       *[other] Você ainda tem { $n } rolagens.
    }
sure = Tem certeza?
do-it = fazer
rather-not = cancelar
quit-local = Sair? A partida fica salva; “kaiju play --resume” a continua.
quit-online = Sair? O lugar continua seu: volte com o mesmo comando.
leave = sair
play-on = continuar

## The device goes to somebody else

hand-over-title = Passe adiante
hand-over = Quem decide é { $who }.
hand-over-away = Os outros, por favor, olhem para o lado (cartas secretas).
i-am = já estou aqui

## Advice

thinking = Pensando…
take-advice = guardar esses
close = fechar
no-advice = Agora ninguém pergunta nada a você.
best-keep = O melhor: { $keep } ({ $chance } de ganhar)
your-keep = O seu: { $dice } ({ $chance } de ganhar)
odds-head = Guardando esses e buscando uma coisa só, você termina com:
odds-line = { $chance }  { $dice } ou melhor
hope-eliminate = Eliminar { $who } neste turno: { $chance }
hope-stars = Chegar a 20★ neste turno: { $chance }
keep-spoken = Ou seja: { $dice }.

## Why, and look-up

nothing-yet = Ainda não aconteceu nada.
why-keys = ↑ ↓ outros acontecimentos · PgUp PgDn continuar lendo · Esc fechar
monster-keys = ← → outros monstros · Esc fechar
shelf-rules = Regras
shelf-cards = Cartas
shelf-questions = Perguntas
shelf-rulings = Decisões
search = Buscar
see = Ver { $clauses }.
nothing-found = Nada encontrado.
lookup-keys = digite para buscar · ↑ ↓ escolher · ← → outra lista · Esc fechar

## Options

option-language = Idioma
option-speed = Velocidade dos acontecimentos
option-skip-evolve = Passar se não tenho Evolução para jogar
option-order = Resolver sempre na ordem habitual
option-yield-at = Ceder Tóquio com estes ♥ ou menos
option-stay-at = Ficar em Tóquio com estes ♥ ou mais
option-hold = Online: 3 s para desfazer
option-confirm-stop = Confirmar se paro com rolagens
option-warn = Avisar antes de um erro
option-keys = ↑ ↓ escolher · ← → mudar · Esc fechar
on = sim
off = não
never = nunca

## On a server

line-down = sem conexão, tentando de novo
line-closed = O servidor fechou a conexão; saia e entre de novo.
code-is = código { $code }
seconds-left = restam { $n } s
watching = { $n ->
        [one] { $n } assistindo
       *[other] { $n } assistindo
    }
seat-free = lugar livre
away = { $name } (ausente)
waiting-for = { $n ->
        [one] Esperando mais { $n } jogador…
       *[other] Esperando mais { $n } jogadores…
    }
all-here = Todos estão aqui. Aperte s para começar.
key-begin = começar
opened = Os outros entram com: kaiju play --join { $link }

## The end

over-title = Fim da partida
again = de novo
review = rever
write-record = registro
curves = Chance de ganhar, do primeiro ao último turno
tally = { $hearts }♥ tirados, { $cards ->
        [one] { $cards } carta comprada
       *[other] { $cards } cartas compradas
    }

## Help

help-play = Jogar
help-digits = escolher um dado ou uma resposta
help-arrows = mover-se e escolher o dado apontado
help-enter = rolar os dados não guardados; apertar o botão
help-all-stop = guardar todos ou nenhum · parar de rolar
help-capitals = usar um poder ou jogar uma Evolução a qualquer momento
help-hint = dica: os melhores dados e as chances
help-undo = desfazer, enquanto nada novo for revelado
help-skip = pular a animação
help-replay = Replay
help-step = um passo para trás ou para a frente
help-turns = um turno para trás ou para a frente
help-edges = ao começo, ao fim
help-run = reproduzir, pausar
help-eyes = mudar de ponto de vista
help-branch = continuar jogando daqui contra bots
help-look = Consultar
help-why = por quê: a regra ou a carta por trás do que houve
help-turn = os passos de um turno e em qual está a partida
help-monsters = monstros: o que cada um tem e o que as cartas fazem
help-lookup = regras · cartas, com busca
help-log = percorrer o histórico; também com a roda do mouse
help-more = Outras
help-options = idioma · velocidade · todas as opções
help-record = gravar a partida num arquivo
help-suspend = suspender; “fg” traz a partida de volta
help-quit = sair; a partida é salva a cada resposta
help-signs = Símbolos
signs = ★ estrelas (Pontos de Vitória), 20 ganham · ♥ corações (Pontos de Vida) · ⚡ energia · ✊ patada · ☠ Veneno · ↓ Encolhimento · □ fichas de Dado · ✦ Evoluções na mão · ▤ cartas · ◆ Manter · ↯ Descartar · ! Evento · ⚠ pense bem

## The menu

motto = Esmague a cidade. Ganha o último de pé ou quem chegar a 20★.
menu-resume = Continuar a última partida
menu-begin = Nova partida
menu-edition = Edição
menu-monster = Seu monstro
menu-monster-of = Monstro do jogador { $n }
menu-monster-of-name = Monstro de { $name }
menu-players = Monstros
menu-people = Jogadores neste teclado
menu-level = Bots
menu-evolutions = Cartas de Evolução
menu-keys = ↑ ↓ escolher · ← → mudar · ⏎ começar · l idioma · q sair
about-resume = Ela espera exatamente onde você a deixou.
about-begin = Sente-se e role. O que está abaixo pode ficar como está.
about-players = De dois a seis. Com cinco ou mais a Baía de Tóquio também abre.
about-nobody = Você assiste; os bots jogam.
about-alone = Você contra bots.
about-people = Vocês dividem um teclado e vão passando.
about-name = n digita o nome deste jogador.
drawn-monster = por sorteio
about-drawn = Um dos que ninguém escolheu, sorteado no começo da partida.
about-level = O nível 1 julga muito mal, o 3 joga bem e o 6 é o campeão e olha adiante. Cada um ganha mais ou menos o dobro do anterior.
about-evolutions = Cada monstro recebe oito cartas próprias e as guarda numa mão secreta.

## Plain sentences

plain-welcome = Boas-vindas ao kaiju. Digite uma resposta e aperte Enter; um ponto de interrogação explica o que mais você pode digitar.
plain-you-are = Você é { $who }.
plain-dice = Seus dados, { $dice }.
plain-keep = Digite os números dos dados que guarda, por exemplo 1 4, ou todos para parar, ou nenhum para rolar todos.
plain-all = todos
plain-none = nenhum
plain-hearts = { $n ->
        [one] Você tem { $n } coração.
       *[other] Você tem { $n } corações.
    }
plain-card = { $card }, { $price }: { $text }
plain-press-enter = Os outros, por favor, olhem para o lado. Aperte Enter.
plain-no = Isso não dá: { $why }.
plain-sure = Tem certeza? Digite sim ou não.
plain-not-understood = “{ $typed }” não é uma resposta aqui. Digite um dos números ou letras acima, ou um ponto de interrogação.
plain-look-up = Digite o que procurar, por exemplo: c asas, ou: r ceder, ou: f veneno.
plain-help = Digite o número ou as letras antes de uma resposta. Além disso: h dá uma dica, w diz por que as últimas coisas aconteceram, t conta como todos estão e o que está à venda, s lê as cartas à venda, n diz o que você pode fazer agora, g diz os passos de um turno, c e uma palavra procura uma carta, r e uma palavra procura uma regra ou uma decisão, f e uma palavra procura uma pergunta frequente, u desfaz a última resposta, l muda o idioma, p e um nome grava a partida num arquivo, q sai. A partida é salva a cada resposta.

## Talk, seats and another game on a server

key-talk = chat
key-bot = bot
key-back = retomar
talk-title = Chat
talk-nothing = Ninguém disse nada ainda.
talk-signs = Envie um gesto:
talk-write = escrever
talk-mute = silenciar
talk-send = enviar
talk-back = voltar
bet-key = t: quem vai ganhar?
plain-bet = Digite apostar e uma letra: { $monsters }.
you-bet = Você aposta em { $monster }.
no-bet = Você pode apostar quando seu monstro for eliminado, em um que ainda esteja jogando.
mute-whom = Quem você quer silenciar? Digite a letra (de novo para deixar de silenciar).
muted = Você silenciou { $who }.
heard-again = Você deixou de silenciar { $who }.
no-voice = Espectadores não podem usar o chat.
let-play-title = Um bot por você?
let-play = Deixar um bot jogar por você? Você pode retomar o lugar quando quiser.
let-it-play = deixar jogar
handed-over = Um bot joga por você. Aperte b para retomar o seu lugar.
program-plays = Um bot joga por você. Aperte b para retomar o seu lugar.
taken-back = O lugar é seu de novo.
by-program = { $name } (bot)
give-up = sair, um bot continua
give-up-seat = deixar o lugar
table-closed = A mesa foi fechada.
rematch-open = Há uma revanche aberta. Aperte n para entrar.
help-online = Mesa online
help-talk = chat: enviar um gesto, escrever algo, silenciar alguém; com seu monstro eliminado, apostar em quem ganha
help-bot = deixar um bot jogar por você e retomar o lugar
help-again = depois do fim: revanche com os mesmos jogadores
help-pick = antes de começar: escolha ou sorteie seu monstro

## What can go wrong on the way to a table. No capital at the start: the program puts something before it.

no-table-there = “{ $text }” não leva a nenhuma mesa; um link é como https://HOST/#/join/CODE
no-server-there = “{ $text }” não é um servidor; um endereço é como https://HOST ou http://HOST:8080
server-silent = { $url } não responde ({ $why }); há um servidor funcionando lá?
server-unproved = { $url } não consegue provar quem é ({ $why }); confira o endereço ou indique em SSL_CERT_FILE o certificado que o assina
no-certificates = este sistema não tem certificados para conferir { $url }; instale os ca-certificates dele ou indique um arquivo em SSL_CERT_FILE
server-strange = { $url } responde algo que não se entende; é um servidor deste jogo?
server-status = o servidor diz { $number }
no-picture = { $url } não mostra a mesa; tente de novo daqui a pouco
line-refused = o servidor fechou a conexão ({ $number }): essa mesa não existe ou o lugar não é mais seu
no-seat-given = o servidor não deu nenhum lugar
no-random = o sistema não dá bits ao acaso: { $why }
too-many-people = há { $people } pessoas e só { $monsters } monstros; acrescente monstros com --players
too-many-monsters = há { $chosen } monstros escolhidos e só jogam { $monsters }; acrescente monstros com --players
nobody-plays = { $n ->
        [one] ninguém joga com o outro monstro; indique um nível com --bots
       *[other] ninguém joga com os outros { $n } monstros; indique um nível com --bots
    }
needs-chairs = uma partida precisa de tantas cadeiras quanto monstros
position-over = a partida já terminou nesta posição
position-people = { $monsters ->
        [one] há { $people } pessoas e nesta posição só { $monsters } monstro continua na partida
       *[other] há { $people } pessoas e nesta posição só { $monsters } monstros continuam na partida
    }

## Plain sentences at a table of a server

plain-code = O código desta mesa é { $code }. Os outros entram com: kaiju play --join { $link }
plain-begin = Digite começar para iniciar; os bots jogam nos lugares livres.
plain-watch = Você está assistindo.
plain-says = { $who } diz: { $what }
plain-online-help = Numa mesa online: dizer e umas palavras fala com os outros, gesto e um número envia um destes: { $signs }. silenciar e uma letra silencia alguém ou deixa de silenciar, bot deixa um bot jogar por você, retomar devolve o seu lugar, apostar e uma letra aposta em quem ganha quando seu monstro foi eliminado, monstro e um nome escolhe seu monstro antes disso, começar inicia a partida.
plain-again = Digite outra para uma revanche com os mesmos jogadores, ou q para sair.
plain-away = O seu lugar continua seu: o mesmo comando traz você de volta.
draw-monster = Sortear um
pick-title = Seu monstro
pick-keys = ↑ ↓ escolher · ⏎ ficar com ele · ← → outro lugar · Esc fechar
you-play = Você joga com { $monster }.
no-monster-left = Não resta nenhum outro monstro.
plain-monsters = Digite monstro e um nome, ou monstro sorteio para sortear um. Livres: { $names }.
plain-too-late = Os monstros são escolhidos antes de a partida começar, numa mesa online.
plain-extra = { $n ->
        [one] Um deles é um dado extra.
       *[other] { $n } deles são dados extras.
    }

## Se uma partida está no disco
unsaved = NÃO SALVA
saved-again = A partida voltou a ser salva.
quit-unsaved = Sair? A partida NÃO pôde ser salva e se perderia: { $why }
quit-nowhere = Sair? A partida não é salva em lugar nenhum e se perderia.
left-saved = A partida não acabou. Está salva em { $file }; “kaiju play --resume” a continua.
left-unsaved = A partida não acabou e não pôde ser salva: { $why }
left-nowhere = A partida não acabou e não está salva.
open-elsewhere = Esta partida está aberta em outro terminal.
there-already = { $file } já existe e não é sobrescrito; escolha outro nome.

## Saved games, rules and colours in the menu and the options

menu-games = Partidas salvas…
about-games = Todas as partidas que você começou: continue uma, dê um nome a ela ou assista a uma que já terminou.
menu-even = Tóquio paga
pays-stars = ★, como sempre
pays-energy = ⚡, parelho para dois
even-switch = Mais justo para dois: --switch two_player_tokyo=at_two
changed = { $n ->
        [one] { $n } alterada
        [many] { $n } alteradas
       *[other] { $n } alteradas
    }
about-house = Todas as opções das regras. As que diferem da edição estão marcadas; guarde as suas com um nome.
house-keys = ↑ ↓ escolher · ← → mudar · n salvar com um nome · x apagar esse nome · Esc voltar
games-keys = ↑ ↓ escolher · ⏎ continuar · n mudar o nome · Esc voltar
game-name = Nome para esta partida
game-name-wanted = Um nome tem letras, algarismos, espaços, - e _.
option-odds = Mostrar probabilidades em telas largas
option-theme = Cores
option-signs = Símbolos
automatic = automático
theme-dark = para telas escuras
theme-light = para telas claras
theme-terminal = as do terminal
theme-none = nenhuma

## Beside the table

person-as = { $name } ({ $monster })
not-here = { $n ->
        [one] { $who } ainda não está aqui. Pressione s para começar mesmo assim.
        [many] { $who } ainda não estão aqui. Pressione s para começar mesmo assim.
       *[other] { $who } ainda não estão aqui. Pressione s para começar mesmo assim.
    }
chances = Chance de ganhar
odds-of = Se você guardar { $dice }
odds-of-none = Se você rolar de novo todos os dados
key-now = e agora
now-title = O que posso fazer agora?
now-more = w por quê · c cartas · r regras, perguntas e decisões · g os passos do turno · h dica · ? todas as teclas
help-now = o que posso fazer agora: cada resposta e o que significa
help-shop-card = ler a primeira, segunda ou terceira carta à venda
lesson-keep-text = Três números iguais dão estrelas. Cada ⚡ é energia para cartas, cada ♥ cura, cada ✊ acerta os outros. Você tem dois 3: guarde os dois com as teclas 1 a 6.
lesson-roll-text = Os dados com moldura dupla ficam. Os outros são rolados de novo, até mais duas vezes. Pressione Enter.
lesson-shop-text = Você ganhou estrelas e energia, e entrou em Tóquio, que estava vazia. Agora pode comprar cartas com ⚡, ou renovar as cartas por 2⚡. Cada botão tem a sua tecla; 0 termina.
lesson-alone-text = Rolar, guardar, dar patadas, comprar. h mostra o que um bom jogador faria, w explica por que algo aconteceu, i o que você pode fazer agora. Continue jogando!

## Plain sentences: the shop, and what can be done now

plain-for-sale = À venda: { $cards }.
plain-shop-empty = Não há nada à venda.
plain-watching = Você está assistindo a kaiju. O que acontece é contado linha por linha.
plain-goes-on = A partida continua.
plain-pause-help = pausa pede uma pausa a todos, aceita ou termina uma; denunciar e uma letra avisa quem cuida do servidor sobre alguém, com umas palavras se quiser.
