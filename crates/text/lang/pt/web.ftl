### O cliente do navegador: páginas, botões, rótulos.

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
language = Idioma
language-missing = Não é possível carregar os textos deste idioma. Eles são baixados uma vez, pela rede; tente de novo com conexão.
page-comes = Um momento: esta página está sendo baixada.
cannot-start = O Kaiju não consegue iniciar aqui. Recarregue a página; se não ajudar, atualize este navegador: funciona no Chrome e Edge a partir do 111, Firefox a partir do 121, Safari e iOS a partir do 16.4.
page-missing = Não é possível carregar esta página
page-missing-why = Ela é baixada uma vez, pela rede. Recarregue quando tiver conexão.
skip-to-main = Ir para o conteúdo
footer = Kaiju é software livre. Nada do que você faz aqui é vendido e ninguém conta seus cliques.
lost-why = O link pode ter expirado ou estar incompleto.
close = Fechar
back = Voltar
search = Buscar
found = { $n ->
    [0] Nada encontrado
    [one] Um resultado
   *[other] { $n } resultados
  }

## home

hero = Role os dados, arrase a cidade, seja o último monstro de pé.
play-now = Jogar já
go-on = Continuar sua partida
play-with-friends = Jogar com amigos
tutorial = Aprender a jogar
tutorial-why = Uma primeira partida em menos de cinco minutos, passo a passo.
new-game = Nova partida
new-game-why = Escolha edição, monstros, rivais e regras da casa.
rules = Regras
rules-why = Todas as regras, de todas as edições, com busca.
cards = Cartas
cards-why = Todas as cartas de Poder e Evoluções, com seus textos.
faq = Perguntas
faq-why = O que se pergunta na mesa, e as respostas.
records = Partidas guardadas
records-short = Partidas
records-why = Suas partidas terminadas: reveja, continue a partir de qualquer passo.
join-by-code = Entrar em uma mesa pelo código
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
seed-why = A mesma semente dá a mesma partida. Deixe vazia para uma nova.
person = Pessoa aqui
all-switches = Todas as opções das regras
start = Começar
level-1 = Bot 1, iniciante
level-2 = Bot 2, tranquilo
level-3 = Bot 3, sólido
level-4 = Bot 4, habilidoso
level-5 = Bot 5, forte
level-6 = Bot 6, campeão
fits-me = Na minha medida
fits-why = Bots tão fortes quanto você: julgam melhor quando você ganha e pior quando perde, e com o tempo você ganha mais ou menos a sua parte. Ninguém perde de propósito.
fitted = Bot { $strength }, sob medida
champion-missing = Agora não dá para buscar o campeão. Um bot mais fraco joga por ele até que dê.
persona-greedy = Bot, prático
persona-smasher = Bot, brigão
persona-banker = Bot, colecionador
persona-survivor = Bot, sobrevivente
persona-scorer = Bot, caça-estrelas
persona-learned = Bot, treinado

## settings

settings = Ajustes
your-name = Seu nome
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
font = Fonte
font-drawn = Desenhada
font-plain = Simples
speed = Velocidade
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Na hora
detail = O que é lido em voz alta
detail-1 = Só o que me afeta
detail-2 = Uma frase por turno
detail-3 = Tudo
sound = Som
sound-normal = Normal
sound-quiet = Baixo
sound-off = Desligado
coach = Treinador
warnings = Avisar antes de uma compra inútil ou morte certa
default-order = Resolver os dados na ordem habitual sem perguntar
skip-shop = Pular a loja se não dá para comprar nada
skip-evolve = Passar por mim quando não tenho nenhuma Evolução para jogar
yield-at = Ceder Tóquio automaticamente com este número de ♥ ou menos
stay-at = Ficar em Tóquio automaticamente com este número de ♥ ou mais
ask-me = Perguntar
give-up = Encerrar esta partida
download-record = Baixar a partida

## table

rivals = Rivais
my-monster = Meu monstro
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
you = Você
player-number = Jogador { $n }
in-hand = na sua mão, ninguém mais vê
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
why-label = Por quê? { $reason }
why-title = Por que isto aconteceu?
because-of = Por causa de { $card }
rulings = Decisões
all-about-card = Ver entre as cartas
read-in-rules = Ler nas regras
your-turn = Sua decisão
turn-of = Turno de { $who }
turn-number = Turno { $n } · { $edition }
waiting-for = Esperando { $who }…
game-over = A partida acabou
skip = Pular para sua próxima decisão
undo = Desfazer
undone = Desfeito
pass-to = Passe o aparelho para { $who }
pass-why = A próxima tela tem segredos.
pass-ready = Sou { $who }: mostrar a mesa

## dock

dock = Dados e decisões
question = Pergunta
dice = Dados
tap-to-keep = Toque para guardar
the-roll = O resultado
rolls-left = { $n ->
    [0] Sem rolagens
    [one] Resta uma rolagem
   *[other] Restam { $n } rolagens
  }
die-blank = Dado ainda não rolado
die-one = Um
die-two = Dois
die-three = Três
die-energy = Energia
die-heart = Coração
die-smash = Patada
die-kept = { $face }, guardado
die-idle = { $face }, agora não faz nada
roll-dice = { $n ->
    [one] Rolar { $n } dado
   *[other] Rolar { $n } dados
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
    [one] −{ $n }♥ já sofrido, restam { $hearts }♥, { $risk }% de morrer antes do seu turno
   *[other] −{ $n }♥ já sofridos, restam { $hearts }♥, { $risk }% de morrer antes do seu turno
  }
yield-tokyo = Ceder Tóquio
yield-why = { $who } entra
yield-risk = { $who } entra, { $risk }% de morrer antes do seu turno
also = Poderes que você pode usar
danger-useless = Custaria e agora não traria nada.
danger-death = Seria o fim do seu monstro.
danger-defeat = Entregaria a partida a outro.
danger-rolls = { $n ->
    [one] Você ainda tem uma rolagem
   *[other] Você ainda tem { $n } rolagens
  }
really = Tem certeza?
no-more-warnings = Não avisar mais
do-it-anyway = Fazer mesmo assim
coach-best = é o melhor: { $chance } de ganhar
coach-better = é melhor: { $chance } de ganhar ({ $less } a mais)
coach-odds = Se guardar { $dice } e for atrás de:

## reference

chapters = Capítulos
see-also = Ver também
deck = Baralho
evolutions = Evoluções

## result

no-result = Nenhuma partida foi terminada aqui ainda
wins = { $who } ganha!
win-together = { $who } ganham juntos
nobody-wins = Ninguém ganha
unfinished = Inacabada
result-line = { $stars }★ depois de { $turns } turnos
rematch = Jogar de novo
review = Análise
review-missing = Não é possível carregar a análise. Ela é baixada uma vez, pela rede; tente de novo com conexão.
watch-replay = Ver o replay
story = A história da partida
swing-up = Turno { $turn }: a chance de ganhar de { $who } sobe { $points } pontos
swing-down = Turno { $turn }: a chance de ganhar de { $who } cai { $points } pontos
look = Olhar
chart-chances = Chance de ganhar, em porcentagem
chart-stars = Estrelas
chart-hearts = Corações
chart-energy = Energia
chart-damage = Dano causado
chart-words = Em palavras
chart-course = { $who } começa com { $from }, chega ao máximo de { $high } no turno { $at } e ao mínimo de { $low } no turno { $below }, e termina com { $end }.
chart-level = { $who } segue com { $end }.
chart-lead = { $who } lidera desde o turno { $turn }.
figures = Estatísticas da partida
monster = Monstro
dealt = Dano causado
lost = Corações perdidos
healed = Corações curados
energy = Energia ganha
entered = Entradas em Tóquio
kills = Eliminações
records-about = As partidas terminadas ficam neste aparelho. Um registro é texto simples: qualquer um pode ler, conferir e continuar jogando.
no-records = Ainda não há nada: termine uma partida e ela aparecerá.
forget = Apagar esta partida
paste-record = Cole um registro
open-record = Abrir o registro
no-replay = Esta partida não está aqui
no-replay-why = As partidas sem conexão ficam no aparelho onde foram jogadas. Peça o registro e cole em Partidas guardadas.
moment-of = Passo { $n } de { $all }
perspective = Ver como
spectator = Espectador
replay-controls = Controles do replay
turn-before = Turno anterior
turn-after = Próximo turno
step-back = Voltar um passo
step-on = Avançar um passo
play = Reproduzir
pause = Pausa
moment = Passo
copy-link = Copiar o link para este passo
go-on-from-here = Continuar daqui contra bots

## online

make-table = Criar uma mesa
make-table-why = Você recebe um link e um código para os amigos. Ninguém precisa de conta.
anonymous = Monstro
people = Jogadores (com você)
people-here = Neste aparelho
bots = Bots
bot-strength = Nível dos bots
clock = Tempo por resposta
no-clock = Sem limite
seconds = { $n } segundos
public-table = Mostrar a todos na lista
public-tables = Mesas de outros
your-tables = Suas mesas
back-to-table = Voltar à mesa
game-is-on = A partida está em andamento
two-to-six = Jogam de dois a seis monstros.
free-seats = { $n ->
    [0] Sem lugares livres
    [one] Um lugar livre
   *[other] { $n } lugares livres
  }
free-seat = Livre
here = aqui
away = ausente
the-table = A mesa
sit-down = Sentar
full-watch = Todos os lugares estão ocupados. Você pode assistir: a partida aparece aqui ao começar.
waiting-for-people = Esperando todos se sentarem…
watching = { $n ->
    [0] Ninguém assiste
    [one] Uma pessoa assiste
   *[other] { $n } pessoas assistem
  }
invite = Convidar amigos
qr = Código QR do convite
link = Link da mesa
seat-link = Link do seu lugar
other-device = Continuar em outro aparelho
other-device-why = Este link dá acesso ao seu lugar. Abra no outro aparelho e não mostre a mais ninguém.
copy = Copiar
copied = Copiado
share = Compartilhar
looking-for-table = Procurando a mesa…
no-way-in = Não é possível entrar nesta mesa
title-old = Esta página está desatualizada
title-elsewhere = A mesa está aberta em outro lugar
load-again = Carregar de novo
closed-replaced = Esta mesa foi aberta em lugares demais. Carregue a página de novo para jogar aqui.
reconnecting = A conexão caiu. Reconectando… Nada se perde.
back-again = Você voltou. Nada se perdeu.
trouble-silence = O servidor não responde. Verifique a rede e tente de novo; dá para jogar contra bots sem ele.
trouble-full = A mesa está cheia.
trouble-dead = Este link não leva a nenhuma mesa: pode ter expirado ou estar incompleto.
trouble-name = Esse nome não serve. Use de 1 a 24 caracteres visíveis.
trouble-empty = Ainda há um lugar vazio.
trouble-begun = A partida já começou.
trouble-hurry = Foram pedidos demais de uma vez. Espere um momento e tente de novo.
trouble-old = Esta página é mais antiga que o servidor. Carregue de novo.
trouble-moved = Chegou tarde: a partida já tinha avançado.
trouble-other = O servidor não aceitou. Carregue a página de novo; se não ajudar, crie outra mesa.
to-rematch = Ir para a próxima partida
verify-dice = Verificar os dados
dice-unfair = A verificação falhou: { $why }
talk = Conversa
chat = Chat
signs = Gestos
send = Enviar
say-something = Diga algo
mute = Silenciar { $who }
unmute = Deixar de silenciar { $who }
emote-roar = Grrr!
emote-laugh = Ha ha!
emote-cry = Ah, não!
emote-cheer = Viva!
emote-wow = Uau!
emote-thanks = Valeu!
emote-sorry = Desculpa!
emote-hurry = Sua vez!

## comfort, replays, the lobby

skip-end = Pular para o fim
decision-of = { $who }: sua decisão
bot-plays = Deixar um bot jogar por mim
play-myself = Um bot joga por você. Voltar a jogar
confirm-stop = Perguntar antes de eu parar com rolagens restantes
hold-answers = Online: enviar minhas respostas após três segundos, para poder desfazê-las
ask-pause = Pedir uma pausa
wants-pause = { $who }: vamos fazer uma pausa?
paused = A partida está em pausa.
end-pause = Continuar
agree = De acordo
mute-power = Não perguntar sobre este poder nesta partida
name-of-seat = Nome do jogador { $n }
fair-for-two = Com dois jogadores, quem começa pode ganhar muito mais partidas, porque Tóquio dá estrelas. Com 1⚡ no lugar delas ganha de 43 a 59 em 100, jogue quem jogar.
fair-for-two-on = Tóquio dá ⚡
game-kept = A partida que você jogava está agora entre suas partidas guardadas. Você pode continuar dali.
record-gone = Apagada.
download-all = Baixar todas as partidas
open-file = Abrir um arquivo
replay-keys = ← → um passo, ↑ ↓ um turno, espaço para reproduzir e pausar
fill-with-bot = Um bot joga aqui
free-again = Liberar este lugar
unread = { $n ->
    [one] Uma mensagem nova
   *[other] { $n } mensagens novas
  }
look-up = Procurar algo
look-up-about = Regras, cartas, decisões e perguntas: digite o que você lembra.
now-you-may = O que você pode fazer agora
lesson-otherwise = Do seu jeito
lesson-otherwise-text = Não há três 3, e tudo bem. Três números iguais dão estrelas; cada ⚡, ♥ e ✊ conta por si. Guarde o que quiser e role o resto, ou pare.
lesson-over = O tutorial terminou
lesson-over-text = Você já sabe o bastante para uma partida de verdade. Três bots esperam por você.
lesson-play = Jogar uma partida de verdade

## lesson

lesson-begin = Começar
lesson-go-on = Continuar por conta própria
lesson-leave = Sair do tutorial
lesson-welcome = Boas-vindas à cidade
lesson-welcome-text = Você é Gigazaur. Chegue a 20★, ou seja o último monstro de pé, e você ganha. Cyber Kitty quer o mesmo. Leva menos de cinco minutos.
lesson-keep = Seus dados
lesson-keep-text = Três números iguais dão estrelas. Cada ⚡ é energia para cartas, cada ♥ cura, cada ✊ acerta os outros. Você tem dois 3: toque nos dois para guardar.
lesson-roll = Role os outros
lesson-roll-text = Os dados com cadeado ficam. Os outros são rolados de novo, até mais duas vezes. Aperte o botão grande.
lesson-again = Um terceiro 3!
lesson-again-text = Três 3 valem 3★. Guarde-os com a ✊, role o resto mais uma vez, ou pare quando quiser.
lesson-shop = Estrelas, e a cidade é sua
lesson-shop-text = Você ganhou estrelas e energia, e entrou em Tóquio, que estava vazia. Agora pode comprar cartas com ⚡, ou renová-las por 2⚡. Toque numa carta para ler; termine quando quiser.
lesson-rival = Turno do seu rival
lesson-rival-text = De fora, as ✊ acertam quem está em Tóquio. De Tóquio, suas ✊ acertam todos os de fora. Veja o que acontece.
lesson-yield = Ficar ou ceder?
lesson-yield-text = Você foi atingido. Se ceder, quem atacou deve entrar. Se ficar e seu turno começar em Tóquio, você ganha 2★; mas lá os ♥ não curam. Você tem corações de sobra: fique.
lesson-alone = Esse é o jogo todo
lesson-alone-text = Role, guarde, acerte, compre. A lâmpada mostra o que um bom jogador faria, e a ? ao lado de uma linha explica por que algo aconteceu. Continue!
nothing = nada
leave-table = Deixar a mesa; o lugar continua seu

## the table, told and explained

meanwhile = Desde o seu último turno
coach-advises = O treinador escolheria isto
coach-take = Guardar o que o treinador sugere
coach-switch = Treinador: o que custa cada resposta, chances exatas, o que convém guardar, o risco em Tóquio
risk-meter = Risco de ser eliminado antes do seu próximo turno
risk-stay = Se você ficar
risk-yield = Se você ceder
falls = { $who } cai
hits-many = { $n } monstros −{ $hearts }♥
you-enter = você entra em Tóquio
you-win = você ganha
you-won = Você ganhou!
you-came-second = Você ficou em segundo lugar. Quase!
you-came-third = Você ficou em terceiro lugar.
you-came = Você ficou na posição { $place }.
settings-look = Aparência, som e ritmo
settings-help = Ajuda
settings-auto = Ações automáticas
settings-keys = Teclas
keys-face = Guardar mais um dado dessa face
keys-all = junto com uma face: todos os dessa face
keys-main = A resposta principal: rolar, parar, pronto
keys-stop = Parar de rolar
keys-answer = A resposta com esse número
keys-undo = Desfazer
keys-toggles = Treinador, som, histórico
pick-monster = Escolha um monstro
pick-monster-for = Escolha um monstro para o lugar { $n }, agora { $name }
all-bots-play = Rivais
curve = Chance de ganhar, passo a passo
invite-only-here = Outros aparelhos não conseguem abrir este link: o servidor só escuta neste computador. Para que os celulares da sala entrem, inicie-o com kaiju serve --lan.
invite-offline = Outros aparelhos não conseguem abrir este link: este computador parece não estar em nenhuma rede.
invite-no-entry = Um celular não consegue abri-lo? Permita o kaiju no firewall do computador que o hospeda e use a mesma rede, não uma rede de convidados.

## rules of a table, monsters, the turn summary

steps-label = { $summary }. Agora: { $step }, passo { $n } de { $of }
die-extra = { $die }, dado extra
rulebook = Livro de regras
usual-rules = Regras habituais da edição
house-rules = Regras da casa
our-house-rules = Nossas regras da casa
house-name = Nome para estas regras
house-save = Salvar estas regras
house-saved = Salvas como “{ $name }” neste aparelho.
house-delete = Apagar “{ $name }”
draw-monster = Sortear um
monster-held = ocupado
change-monster = Trocar de monstro
change-monster-from = Trocar de monstro, agora { $monster }

## on a plain web host

atlas = Quanto vale cada carta, medido
table-server = Servidor de mesas
table-server-about = Esta página vem de uma hospedagem web que não tem mesas próprias. Aqui funcionam as partidas contra bots, as regras e o tutorial. Para jogar com amigos, escreva o endereço de um servidor do kaiju; quem o hospeda precisa permitir esta página (kaiju serve --origin).
use-it = Usar
table-server-found = O servidor responde. As mesas são criadas e encontradas lá.
table-server-silent = Nenhum servidor do kaiju responde neste endereço, ou ele não permite esta página.

## The atlas

atlas-title = Atlas
atlas-about = Quantos pontos em cem alguém ganha a mais. Bots jogaram tudo isso; a linha ao lado de cada número é o intervalo de 95%.
atlas-subject = O que foi testado
atlas-seats = Ordem de jogo
atlas-tokyo = Ficar em Tóquio
atlas-monsters = Monstros
atlas-personalities = Personalidades
atlas-table = Mesa
atlas-players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
atlas-place = O número { $n } a jogar
atlas-about-cards = Cada uma é dada a um monstro antes do primeiro turno, de graça, e comparada com um monstro que não recebe nada.
atlas-about-seats = Todos jogam igual; comparado com partes iguais.
atlas-about-tokyo = Ficar comparado com sair, pelos corações que restam depois do ataque.
atlas-about-monsters = Todos jogam igual, com Evoluções, e o acaso decide quais monstros se enfrentam; comparado com partes iguais.
atlas-about-personalities = Um bot com gostos próprios se senta entre bots do tipo indicado, em cada lugar por vez; comparado com partes iguais.
atlas-measured = Jogado por { $bot }: até { $games } partidas cada, semente { $seed }, intervalos de até ± { $half }.
atlas-name = O quê
atlas-cost = Custo
atlas-worth = Valor
atlas-range = Intervalo
atlas-interval = de { $low } a { $high }
atlas-missing = Não dá para carregar o atlas. Ele é buscado uma vez, pela rede; tente de novo quando estiver conectado.
atlas-unmeasured = { $card } não foi medida: cartas promocionais e fantasias ainda não foram testadas. O que foi medido está abaixo.
atlas-of-card = Quanto vale, medido
