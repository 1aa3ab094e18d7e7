### A página no navegador: páginas, botões, rótulos.

## frame

title-home = Início
title-lost = Esta página não existe
title-online = Jogar com amigos
title-replay = Replay
title-result = Resultado
title-table = Mesa
home = Início
to-home = Ir para o início
pages = Páginas
language = Língua
language-missing = Não é possível carregar os textos desta língua. São descarregados uma vez, pela rede; tenta outra vez quando tiveres ligação.
page-comes = Um momento: esta página está a ser descarregada.
cannot-start = O Kaiju não consegue arrancar aqui. Recarrega a página; se não ajudar, atualiza este navegador: funciona no Chrome e Edge a partir do 111, Firefox a partir do 121, Safari e iOS a partir do 16.4.
page-missing = Não é possível carregar esta página
page-missing-why = É descarregada uma vez, pela rede. Recarrega quando tiveres ligação.
skip-to-main = Ir para o conteúdo
footer = Kaiju é software livre. Nada do que fazes aqui é vendido e ninguém conta os teus cliques.
lost-why = O link pode ter expirado ou estar incompleto.
close = Fechar
back = Voltar
search = Procurar
found = { $n ->
    [0] Nada encontrado
    [one] Um resultado
   *[other] { $n } resultados
  }

## home

hero = Lança os dados, arrasa a cidade, sê o último monstro de pé.
play-now = Jogar já
go-on = Continuar a tua partida
play-with-friends = Jogar com amigos
tutorial = Aprender a jogar
tutorial-why = Uma primeira partida em menos de cinco minutos, passo a passo.
new-game = Nova partida
new-game-why = Escolhe edição, monstros, rivais e regras da casa.
rules = Regras
rules-why = Todas as regras, de todas as edições, com pesquisa.
cards = Cartas
cards-why = Todas as cartas de Poder e Evoluções, com os seus textos.
faq = Perguntas
faq-why = O que se pergunta à mesa, e as respostas.
records = Partidas guardadas
records-short = Partidas
records-why = As tuas partidas terminadas: revê-as, continua a partir de qualquer passo.
join-by-code = Entrar numa mesa pelo código
join = Entrar

## new game

edition = Edição
all-editions = Todas as edições
seats = Lugares
add-seat = Adicionar um lugar
remove-seat = Remover um lugar
monster-of-seat = Monstro do lugar { $n }
player-of-seat = Jogador do lugar { $n }
seed = Semente
seed-why = A mesma semente dá a mesma partida. Deixa vazio para uma nova.
person = Pessoa aqui
all-switches = Todas as opções das regras
start = Começar
level-1 = Bot 1, principiante
level-2 = Bot 2, descontraído
level-3 = Bot 3, sólido
level-4 = Bot 4, experiente
level-5 = Bot 5, forte
level-6 = Bot 6, campeão
fits-me = À minha medida
fits-why = Bots tão fortes como tu: avaliam melhor depois de ganhares e pior depois de perderes, para que com o tempo ganhes mais ou menos a tua parte. Ninguém perde de propósito.
fitted = Bot { $strength }, à medida
champion-missing = O campeão não se consegue carregar agora. Até lá, joga por ele um bot mais fraco.
persona-greedy = Bot, prático
persona-smasher = Bot, zaragateiro
persona-banker = Bot, colecionador
persona-survivor = Bot, sobrevivente
persona-scorer = Bot, caça-estrelas
persona-learned = Bot, treinado

## settings

settings = Definições
your-name = O teu nome
follow-system = Igual ao sistema
theme = Cores
theme-light = Claro
theme-dark = Escuro
theme-contrast = Alto contraste
motion = Movimento
motion-full = Completo
motion-less = Menos
text-size = Tamanho do texto
size-normal = Normal
size-large = Grande
size-larger = Maior
font = Tipo de letra
font-drawn = Desenhada
font-plain = Simples
speed = Velocidade
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Imediata
detail = O que é lido em voz alta
detail-1 = Só o que me afeta
detail-2 = Uma frase por turno
detail-3 = Tudo
sound = Som
sound-normal = Normal
sound-quiet = Baixo
sound-off = Desligado
coach = Treinador
warnings = Avisar antes de uma compra inútil ou de morte certa
default-order = Resolver os dados pela ordem habitual sem perguntar
skip-shop = Saltar a loja se for tudo caro
skip-evolve = Passar por mim quando não tenho nenhuma Evolução para jogar
yield-at = Ceder Tóquio automaticamente com este número de ♥ ou menos
stay-at = Ficar em Tóquio automaticamente com este número de ♥ ou mais
ask-me = Perguntar
give-up = Acabar esta partida
download-record = Transferir o registo

## table

rivals = Rivais
my-monster = O meu monstro
tokyo = Tóquio
tokyo-city = Cidade de Tóquio
tokyo-bay = Baía de Tóquio
city-short = Cidade
bay-short = Baía
nobody-here = Ninguém aqui
shop = Loja
deck-left = { $n ->
    [one] Uma carta no baralho
   *[other] { $n } cartas no baralho
  }
no-card = Sem carta
buy = Comprar { $price }⚡
buy-for = Comprar { $name } por { $price }⚡
costs = { $n ->
    [one] Custa { $n } de energia
   *[other] Custa { $n } de energia
  }
card-details = { $name }: o que faz
seat-details = { $name }: jogador e cartas
no-cards = Ainda sem cartas
kind-keep = Manter
kind-discard = Descartar
kind-event = Evento
kind-temporary = Evolução Temporária
kind-permanent = Evolução Permanente
out = Eliminado
you = Tu
player-number = Jogador { $n }
in-hand = na tua mão, mais ninguém a vê
dial-hearts = { $n ->
    [one] { $n } coração de { $most }
   *[other] { $n } corações de { $most }
  }
dial-stars = { $n ->
    [one] { $n } estrela
   *[other] { $n } estrelas
  }
dial-energy = { $n ->
    [one] { $n } de energia
   *[other] { $n } de energia
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
hidden-evolutions = { $n ->
    [one] { $n } Evolução na mão
   *[other] { $n } Evoluções na mão
  }
target = { $n ->
    [one] Tem a ficha de alvo
   *[other] Tem a ficha de alvo
  }
log = Histórico
announcements = Anúncios
why-label = Porquê? { $reason }
why-title = Porque é que isto aconteceu?
because-of = Por causa de { $card }
rulings = Decisões
all-about-card = Ver entre as cartas
read-in-rules = Ler nas regras
your-turn = A decisão é tua
turn-of = Turno de { $who }
turn-number = Turno { $n } · { $edition }
waiting-for = À espera de { $who }…
game-over = A partida acabou
skip = Saltar para a tua próxima decisão
undo = Desfazer
undone = Desfeito
pass-to = Passa o dispositivo a { $who }
pass-why = O próximo ecrã tem segredos.
pass-ready = Sou { $who }: mostrar a mesa

## dock

dock = Dados e decisões
question = Pergunta
dice = Dados
tap-to-keep = Toca nos dados para os guardar
the-roll = O resultado
rolls-left = { $n ->
    [0] Sem lançamentos
    [one] Resta um lançamento
   *[other] Restam { $n } lançamentos
  }
die-blank = Dado por lançar
die-one = Um
die-two = Dois
die-three = Três
die-energy = Energia
die-heart = Coração
die-smash = Patada
die-kept = { $face }, guardado
die-idle = { $face }, agora não faz nada
roll-dice = { $n ->
    [one] Lançar { $n } dado
   *[other] Lançar { $n } dados
  }
keeps = Guarda { $dice }
keeps-nothing = Não guarda nada
stop-rolling = Parar: ficar com estes dados
sweep-why = Três cartas novas
stay = Ficar em Tóquio
stay-why = { $n ->
    [one] −{ $n }♥ já sofrido, restam { $hearts }♥
   *[other] −{ $n }♥ já sofridos, restam { $hearts }♥
  }
stay-risk = { $n ->
    [one] −{ $n }♥ já sofrido, restam { $hearts }♥, { $risk }% de morrer antes do teu turno
   *[other] −{ $n }♥ já sofridos, restam { $hearts }♥, { $risk }% de morrer antes do teu turno
  }
yield-tokyo = Ceder Tóquio
yield-why = { $who } entra
yield-risk = { $who } entra, { $risk }% de morrer antes do teu turno
also = Poderes que podes usar
danger-useless = Custar-te-ia algo e agora não traria nada.
danger-death = Seria o fim do teu monstro.
danger-defeat = Daria a partida a outro.
danger-rolls = { $n ->
    [one] Ainda tens um lançamento
   *[other] Ainda tens { $n } lançamentos
  }
really = De certeza?
no-more-warnings = Não voltar a avisar
do-it-anyway = Fazer na mesma
coach-best = é o melhor: { $chance } de ganhar
coach-better = é melhor: { $chance } de ganhar (mais { $less })
coach-odds = Se guardares { $dice } e fores atrás de:

## reference

chapters = Capítulos
see-also = Ver também
deck = Baralho
evolutions = Evoluções

## result

no-result = Ainda não se acabou aqui nenhuma partida
wins = { $who } ganha!
win-together = { $who } ganham juntos
nobody-wins = Ninguém ganha
unfinished = Inacabada
result-line = { $stars }★ depois de { $turns } turnos
rematch = Jogar outra vez
review = Análise
review-missing = Não é possível carregar a análise. É descarregada uma vez, pela rede; tenta outra vez quando tiveres ligação.
watch-replay = Ver o replay
story = A história da partida
swing-up = Turno { $turn }: a probabilidade de { $who } ganhar sobe { $points } pontos
swing-down = Turno { $turn }: a probabilidade de { $who } ganhar desce { $points } pontos
look = Ver
chart-chances = Probabilidade de ganhar, em percentagem
chart-stars = Estrelas
chart-hearts = Corações
chart-energy = Energia
chart-damage = Dano causado
chart-words = Por palavras
chart-course = { $who } começa com { $from }, chega ao máximo de { $high } no turno { $at } e ao mínimo de { $low } no turno { $below }, e termina com { $end }.
chart-level = { $who } mantém-se em { $end }.
chart-lead = { $who } lidera desde o turno { $turn }.
figures = Estatísticas da partida
monster = Monstro
dealt = Dano causado
lost = Corações perdidos
healed = Corações curados
energy = Energia ganha
entered = Entradas em Tóquio
kills = Eliminações
records-about = As partidas terminadas ficam neste dispositivo. Um registo é texto simples: qualquer pessoa o pode ler, conferir e continuar a jogar a partir dele.
no-records = Ainda não há nada aqui. Acaba uma partida e ela aparece.
forget = Apagar esta partida
paste-record = Cola um registo
open-record = Abrir o registo
no-replay = Esta partida não está aqui
no-replay-why = As partidas jogadas sem ligação ficam no dispositivo onde foram jogadas. Pede o registo e cola-o em Partidas guardadas.
moment-of = Passo { $n } de { $all }
perspective = Ver como
spectator = Espectador
replay-controls = Controlos do replay
turn-before = Turno anterior
turn-after = Próximo turno
step-back = Voltar um passo
step-on = Avançar um passo
play = Reproduzir
pause = Pausa
moment = Passo
copy-link = Copiar o link para este passo
go-on-from-here = Continuar a partir daqui contra bots

## online

make-table = Criar uma mesa
make-table-why = Recebes um link e um código para mandares aos amigos. Ninguém precisa de conta.
anonymous = Monstro
people = Jogadores (contigo)
people-here = Neste dispositivo
bots = Bots
bot-strength = Nível dos bots
clock = Tempo por resposta
no-clock = Sem limite
seconds = { $n } segundos
public-table = Mostrar a todos na lista
public-tables = Mesas de outros
your-tables = As tuas mesas
back-to-table = Voltar à mesa
game-is-on = A partida está a decorrer
two-to-six = Jogam dois a seis monstros.
free-seats = { $n ->
    [0] Sem lugares livres
    [one] Um lugar livre
   *[other] { $n } lugares livres
  }
free-seat = Livre
here = aqui
away = ausente
the-table = A mesa
sit-down = Sentar-me
full-watch = Todos os lugares estão ocupados. Podes ver: a partida aparece aqui quando começar.
waiting-for-people = À espera que todos se sentem…
watching = { $n ->
    [0] Ninguém a ver
    [one] Uma pessoa a ver
   *[other] { $n } pessoas a ver
  }
invite = Convidar amigos
qr = Código QR do convite
link = Link da mesa
seat-link = Link do teu lugar
other-device = Continuar noutro dispositivo
other-device-why = Este link dá acesso ao teu lugar. Abre-o no outro dispositivo e não o mostres a mais ninguém.
copy = Copiar
copied = Copiado
share = Partilhar
looking-for-table = À procura da mesa…
no-way-in = Não é possível entrar nesta mesa
title-old = Esta página está desatualizada
title-elsewhere = A mesa está aberta noutro sítio
load-again = Recarregar
closed-replaced = Esta mesa foi aberta em demasiados sítios. Recarrega a página para jogares aqui.
reconnecting = Perdeu-se a ligação. A religar… Nada se perde.
back-again = Estás de volta. Nada se perdeu.
trouble-silence = O servidor não responde. Verifica a rede e tenta outra vez; contra bots podes jogar sem ele.
trouble-full = A mesa está cheia.
trouble-dead = Este link não leva a nenhuma mesa: pode ter expirado ou estar incompleto.
trouble-name = Esse nome não serve. Usa 1 a 24 caracteres visíveis.
trouble-empty = Ainda há um lugar vazio.
trouble-begun = A partida já começou.
trouble-hurry = Demasiados pedidos. Espera um momento e tenta outra vez.
trouble-old = Esta página é mais antiga do que o servidor. Recarrega-a.
trouble-moved = Tarde de mais: a partida já tinha avançado.
trouble-other = O servidor não aceitou. Recarrega a página; se não ajudar, cria outra mesa.
to-rematch = Ir para a próxima partida
verify-dice = Verificar os dados
dice-unfair = A verificação falhou: { $why }
talk = Conversa
chat = Chat
signs = Gestos
send = Enviar
say-something = Diz alguma coisa
mute = Silenciar { $who }
unmute = Deixar de silenciar { $who }
emote-roar = Grrr!
emote-laugh = Ha ha!
emote-cry = Oh, não!
emote-cheer = Viva!
emote-wow = Uau!
emote-thanks = Obrigado!
emote-sorry = Desculpa!
emote-hurry = É a tua vez!

## comfort, replays, the lobby

skip-end = Saltar para o fim
decision-of = { $who }: a decisão é tua
bot-plays = Deixar um bot jogar por mim
play-myself = Um bot joga por ti. Voltar a jogar
confirm-stop = Perguntar antes de eu parar com lançamentos por usar
hold-answers = Online: enviar as minhas respostas após três segundos, para as poder desfazer
ask-pause = Pedir uma pausa
wants-pause = { $who }: vamos fazer uma pausa?
paused = A partida está em pausa.
end-pause = Continuar
agree = De acordo
mute-power = Não me perguntar por este poder nesta partida
name-of-seat = Nome do jogador { $n }
fair-for-two = Com dois jogadores, quem começa pode ganhar muito mais partidas, porque Tóquio dá estrelas. Com 1⚡ em vez disso ganha 43 a 59 em 100, jogue quem jogar.
fair-for-two-on = Tóquio dá ⚡
game-kept = A partida que estavas a jogar está agora entre as tuas partidas guardadas. Podes continuar a partir daí.
record-gone = Apagada.
download-all = Transferir todos os registos
open-file = Abrir um ficheiro
replay-keys = ← → um passo, ↑ ↓ um turno, espaço para reproduzir e pausar
fill-with-bot = Pôr um bot a jogar aqui
free-again = Libertar este lugar
unread = { $n ->
    [one] Uma mensagem nova
   *[other] { $n } mensagens novas
  }
look-up = Procurar algo
look-up-about = Regras, cartas, decisões e perguntas: escreve o que te lembrares.
now-you-may = O que podes fazer agora
lesson-otherwise = À tua maneira
lesson-otherwise-text = Não há três 3, e não faz mal. Três números iguais dão estrelas; cada ⚡, ♥ e ✊ conta por si. Guarda o que quiseres e lança o resto, ou para.
lesson-over = O tutorial terminou
lesson-over-text = Já sabes o suficiente para uma partida a sério. Três bots esperam por ti.
lesson-play = Jogar uma partida a sério

## lesson

lesson-begin = Começar
lesson-go-on = Continuar por minha conta
lesson-leave = Sair do tutorial
lesson-welcome = Boas-vindas à cidade
lesson-welcome-text = És Gigazaur. Chega a 20★, ou sê o último monstro de pé, e ganhas. Cyber Kitty quer o mesmo. Demora menos de cinco minutos.
lesson-keep = Os teus dados
lesson-keep-text = Três números iguais dão estrelas. Cada ⚡ é energia para cartas, cada ♥ cura, cada ✊ acerta nos outros. Tens dois 3: toca nos dois para os guardares.
lesson-roll = Lança os outros
lesson-roll-text = Os dados com cadeado ficam. Os outros voltam a ser lançados, até mais duas vezes. Carrega no botão grande.
lesson-again = Um terceiro 3!
lesson-again-text = Três 3 valem 3★. Guarda-os com a ✊, lança o resto mais uma vez, ou para quando quiseres.
lesson-shop = Estrelas, e a cidade é tua
lesson-shop-text = Ganhaste estrelas e energia, e entraste em Tóquio, que estava vazia. Agora podes comprar cartas com ⚡, ou renová-las por 2⚡. Toca numa carta para a leres; termina quando quiseres.
lesson-rival = O turno do teu rival
lesson-rival-text = De fora, as tuas ✊ acertam em todos os que estão em Tóquio. De Tóquio, as tuas ✊ acertam em todos os de fora. Vê o que acontece.
lesson-yield = Ficar ou ceder?
lesson-yield-text = Acertaram-te. Se cederes, quem te atacou tem de entrar. Se ficares e o teu turno começar em Tóquio, ganhas 2★; mas lá os dados de ♥ não te curam. Tens corações que cheguem: fica.
lesson-alone = O jogo é só isto
lesson-alone-text = Lançar, guardar, acertar, comprar. A lâmpada mostra o que faria um bom jogador, e o ? ao lado de uma linha explica porque é que algo aconteceu. Continua!
nothing = nada
leave-table = Sair da mesa; o lugar continua teu

## the table, told and explained

meanwhile = Desde o teu último turno
coach-advises = O treinador escolheria isto
coach-take = Guardar o que o treinador sugere
coach-switch = Treinador: o que custa cada resposta, probabilidades exatas, o que convém guardar, o risco em Tóquio
risk-meter = Risco de seres eliminado antes do teu próximo turno
risk-stay = Se ficares
risk-yield = Se cederes
falls = { $who } cai
hits-many = { $n } monstros −{ $hearts }♥
you-enter = entras em Tóquio
you-win = ganhas
you-won = Ganhaste!
you-came-second = Ficaste em segundo lugar. Por pouco!
you-came-third = Ficaste em terceiro lugar.
you-came = Ficaste em { $place }.º lugar.
settings-look = Aspeto, som e ritmo
settings-help = Ajuda
settings-auto = Ações automáticas
settings-keys = Teclas
keys-face = Guardar mais um dado dessa face
keys-all = junto com uma face: todos os dessa face
keys-main = A resposta principal: lançar, parar, pronto
keys-stop = Parar de lançar
keys-answer = A resposta com esse número
keys-undo = Desfazer
keys-toggles = Treinador, som, histórico
pick-monster = Escolhe um monstro
pick-monster-for = Escolhe um monstro para o lugar { $n }, agora { $name }
all-bots-play = Rivais
curve = Probabilidade de ganhar, passo a passo
invite-only-here = Outros dispositivos não conseguem abrir este link: o servidor só escuta neste computador. Para que os telemóveis da sala possam entrar, inicia-o com kaiju serve --lan.
invite-offline = Outros dispositivos não conseguem abrir este link: este computador parece não estar em nenhuma rede.
invite-no-entry = Um telemóvel não consegue abri-lo? Permite o kaiju na firewall do computador que o aloja e usa a mesma rede, não uma rede de convidados.

## rules of a table, monsters, the turn summary

steps-label = { $summary }. Agora: { $step }, passo { $n } de { $of }
die-extra = { $die }, dado extra
rulebook = Livro de regras
usual-rules = Regras habituais da edição
house-rules = Regras da casa
our-house-rules = As nossas regras da casa
house-name = Nome para estas regras
house-save = Guardar estas regras
house-saved = Guardadas como “{ $name }” neste dispositivo.
house-delete = Apagar “{ $name }”
draw-monster = Sortear um
monster-held = ocupado
change-monster = Mudar de monstro
change-monster-from = Mudar de monstro, agora { $monster }

## on a plain web host

atlas = Quanto vale cada carta, com medidas
table-server = Servidor de mesas
table-server-about = Esta página vem de um alojamento web sem mesas próprias. Aqui funcionam as partidas contra bots, as regras e o tutorial. Para jogares com amigos, escreve o endereço de um servidor do kaiju; quem o aloja tem de permitir esta página (kaiju serve --origin).
use-it = Usar
table-server-found = O servidor responde. As mesas são criadas e encontradas lá.
table-server-silent = Nenhum servidor do kaiju responde neste endereço, ou ele não permite esta página.

## O atlas

atlas-title = Atlas
atlas-about = Quantos pontos em cem alguém ganha mais vezes. Os bots jogaram-no; a linha ao lado de cada número é o seu intervalo de 95%.
atlas-subject = O que se experimentou
atlas-seats = Ordem de jogo
atlas-tokyo = Ficar em Tóquio
atlas-monsters = Monstros
atlas-personalities = Personalidades
atlas-table = Mesa
atlas-players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
atlas-place = O { $n }.º a jogar
atlas-about-cards = Cada uma é dada a um monstro antes do primeiro turno, de graça, e comparada com um monstro que não recebe nada.
atlas-about-seats = Todos jogam da mesma maneira; compara-se com uma parte igual.
atlas-about-tokyo = Ficar comparado com sair, conforme os ♥ que restam depois do ataque.
atlas-about-monsters = Todos jogam da mesma maneira, com Evoluções, e o acaso decide que monstros se encontram; compara-se com uma parte igual.
atlas-about-personalities = Um bot com gostos próprios senta-se entre bots do tipo indicado, em cada lugar à vez; compara-se com uma parte igual.
atlas-measured = Jogado por { $bot }: até { $games } partidas cada, semente { $seed }, intervalos até ± { $half }.
atlas-name = O quê
atlas-cost = Custo
atlas-worth = Valor
atlas-range = Intervalo
atlas-interval = { $low } a { $high }
atlas-missing = O atlas não se consegue carregar. Vai buscar-se uma vez à rede; tenta outra vez quando estiveres em linha.
atlas-unmeasured = { $card } não foi medida: as cartas promocionais e os disfarces ainda não se experimentaram. O que se mediu está abaixo.
atlas-of-card = Quanto vale, medido
