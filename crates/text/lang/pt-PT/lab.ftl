# O que diz o laboratório: partidas aos milhares, jogadores em confronto, quanto valem as coisas, probabilidades, velocidade.

## With numbers

games = { $n ->
        [one] 1 partida
       *[other] { $count } partidas
    }
threads = { $n ->
        [one] { $n } thread
       *[other] { $n } threads
    }
players = { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
hearts = { $n ->
        [one] { $n } coração
       *[other] { $n } corações
    }

## kaiju sim

cannot-write-rows = não foi possível gravar as linhas
stopped-before = parado antes da partida { $next }; --first-game { $next } --games { $left } joga o resto
or-resume = e com ficheiros CSV, --resume também
bots-for-players = { $bots } bots indicados para { $players } lugares: --bot indica um para todos ou um por lugar
beyond-seed = uma semente tem { $all } partidas; a { $first } e mais { $games } passam disso
no-parquet-resume = um ficheiro Parquet não pode ser continuado; --resume quer ficheiros CSV
other-study = uma partida de outro estudo: semente, edição, regras, opções e bots têm de ser os do ficheiro
wrong-order = partida { $game } onde devia vir a { $next }
parquet-holds = { $file } tem as partidas antes da { $next }, e um ficheiro Parquet não pode ser continuado; joga o resto noutro (--first-game { $next } --games { $left }) e junta tudo com --merge
twice-counted = a partida { $game } está em { $one } e em { $other }; cada partida só conta uma vez
no-games = não há nenhuma partida nestes ficheiros
games-from-to = partidas de { $first } a { $last }: { $file }
games-missing = faltam as partidas de { $first } a { $last }
first-game-in = A primeira partida está em { $file }; `kaiju replay` conta como foi.
files-differ = é de outro estudo: semente, edição, regras, opções e bots têm de ser os mesmos
game-follows = a partida { $game } vem depois da { $last }; faltam algumas
not-rows = as colunas não são as de --rows
no-game = isso não é uma partida
row-begins = uma linha começa com o número da partida
own-game-refused = a entrada { $n } da partida acabada de jogar não é permitida: { $why }
progress-of = de
progress-games = partidas
progress-left = para acabar
sim-heading = { $games } da { $edition } para { $players }, semente { $seed }
head-seat = lugar
head-monster = monstro
head-bot = bot
head-wins = vitórias
head-share = parte
head-interval = intervalo 95%
nobody = ninguém
several = vários
ended-by = Acabam por
ended = 20 estrelas { $stars }%, último de pé { $last }%, ninguém de pé { $nobody }%
turns = Turnos
inputs = Entradas
spread = { $mean } por partida, desvio { $deviation }, de { $min } a { $max }
time = Tempo
time-taken = { $seconds } s com { $threads }, { $speed } partidas por segundo
stuck = { $n } das partidas não acabavam e foram abandonadas; é um defeito nosso.
ending-stars = 20 estrelas
ending-last = último de pé
ending-nobody = ninguém de pé
won-by-seat = Partidas ganhas por lugar
how-ended = Como as partidas acabaram
by-turns = Partidas por número de turnos
turns-a-game = { $mean } turnos por partida, desvio { $deviation }

## Files of rows and charts

rows-ending = as linhas são gravadas num ficheiro que acabe em .csv ou .parquet
chart-ending = um desenho é um ficheiro que acaba em .svg ou .png
no-parquet = não é um ficheiro Parquet, ou ficou a meio
in-row = { $file }, linha { $row }
surplus-cells = mais células do que colunas
fewer-cells = menos células do que colunas

## kaiju arena

what-tables = jogam 2 a 6 monstros (SETUP-1): um número, vários como 2,4, um intervalo como 2-6, ou all
what-patience = de 1 a 600000 milissegundos
what-memory = 64 MiB ou mais, ou 0 sem limite
no-such-bot = esse bot não existe
bots-are = querias dizer algum destes, do mais ao menos parecido: { $names }?
or-a-program = ou o caminho de um programa como ./my_bot.py
cannot-start = não foi possível iniciar { $program }
faults = { $name }: { $late } respostas atrasadas, { $wrong } não permitidas, { $gone } vezes acabou antes da hora; jogou-se por ele.
needs-two = são precisos pelo menos dois --bot: ninguém joga sozinho
arena-heading = { $games } por confronto, { $edition }, semente { $seed }
head-rating = rating
arena-time = { $games } em { $seconds } s com { $threads }, { $speed } por segundo
rate-bots = Classificações dos bots, lista a lista, com intervalos de 95%; { $anchor } tem 1500 em todas
rate-trial = { $list }: { $players } jogadores de força conhecida, semente { $seed }
rate-trial-line = depois de { $games } partidas cada um: erra por { $off } pontos, margem mostrada ±{ $margin }, { $covered }% dentro dela
no-such-rating-list = { $word }: essa lista de classificações não existe; as mais parecidas são { $names }
matrix-about = { $players }: % de partidas que um da linha ganha entre { $among } da coluna; o normal é { $par }
ratings = Ratings
ratings-about = { $edition }, { $games } por confronto, semente { $seed }; intervalos de 95%
matrix-chart = % que um da linha ganha entre { $among } da coluna; o normal é { $par }
head-games = partidas
less-luck-about = % de partidas ganhas, com intervalos de 95%; sem acaso: descontada a sorte dos dados
head-won = ganhas
head-less-luck = sem acaso

## kaiju engine

engine-not-read = não é um pedido: { $error }
engine-no-game = não há nenhuma partida { $game }
engine-full = já estão guardadas { $most } partidas; descarta algumas com drop
engine-only-seen = a partida { $game } é o que um lugar vê dela; pede antes uma amostra com sample
engine-samples = de 1 a { $most } amostras
engine-not-asked = a esse lugar não se pergunta nada
engine-no-seat = não há nenhum lugar { $seat }
engine-whose-eyes = não se pergunta a ninguém; diz que lugar olha, por exemplo "seat":"A"
engine-other-eyes = isto é o que { $seat } vê, e mais ninguém
engine-no-preset = { $name }: essa edição ou esse livro de regras não existe, ou não condizem
engine-no-monster = { $id }: esse monstro não existe

## kaiju atlas

atlas-stopped = parado; os efeitos de meio teste enganariam, por isso não há nenhum. Com menos --games demora menos
no-such-edition = { $word }: essa edição não existe; há { $names }, ou all
edition-no-cards = a { $edition } não tem cartas
edition-no-evolutions = a { $edition } não tem Evoluções
edition-no-card = { $id }: a { $edition } não tem essa carta; as mais parecidas são { $names }
atlas-heading = { $edition }, { $players }, { $bot }, { $games }
atlas-heading-card = { $edition }, { $players }, { $bot }, { $games } por carta
atlas-about-seats = partidas ganhas acima de uma divisão igual, em pontos percentuais, com intervalos de 95%
atlas-about-tokyo = partidas que ficar ganha a mais do que sair, em pontos percentuais, pelos corações que restam, com intervalos de 95%
atlas-about-chances = partidas ganhas acima da probabilidade de ganhar que foi dada, em pontos percentuais, por essa probabilidade, com intervalos de 95%
atlas-about-cards = partidas ganhas acima de um lugar sem ajuda, em pontos percentuais, com intervalos de 95%
table-heading = { $edition }, { $bot }, { $games } por mesa
head-card = carta
head-kind = tipo
head-cost = custo
head-effect = efeito
head-range = intervalo
head-hearts-left = corações que restam
head-chance = prob. de ganhar
positions = posições
games-word = partidas
too-few = poucas
seconds-on = { $seconds } s com { $threads }
stay-in-tokyo = Ficar em Tóquio
stay-about = pontos que ficar ganha, pelos corações que restam
chances-told = As probabilidades de ganhar estão certas?
chances-about = pontos ganhos acima da probabilidade que foi dada, por essa probabilidade
good-to-begin = É bom começar?
cards-worth = Quanto valem as cartas
monsters-worth = Quantas vezes ganha cada monstro com as suas Evoluções
personalities-worth = Quantas vezes ganha cada personalidade entre bots de um só tipo
place-1 = primeiro
place-2 = segundo
place-3 = terceiro
place-4 = quarto
place-5 = quinto
place-6 = sexto

## kaiju bench

no-such-measure = essa medida não existe; espera-se { $names }
unit-games = partidas/s
unit-draws = sorteios
unit-log = × o tempo sem histórico
unit-scaling = × a velocidade de uma thread, com { $n }
unit-playouts = partidas imaginadas/s
unit-bytes = bytes
unit-tasks = tarefas, vistas entre entradas

## kaiju odds

how-many-dice = de 1 a { $most } dados
how-many-rolls = de 0 a { $most } lançamentos
what-lies = escreve de 1 a { $most } dados como 11shee, com as letras 1 2 3 e h s
no-wish = `{ $part }` não é um desejo; indica uma face (1, 2, 3, energy, heart, smash), 3x1, 111 ou "2 smash, 1 heart"
too-many-dice = nenhum monstro lança mais de { $most } dados
no-dice-rolled = ali não se está a lançar dados; serviria uma posição com `at roll A`, ou com `at keep A dice 11shee rolls 2`, ou --risk
no-roll = sem lançamento não cai nenhum dado; --rolls conta a partir de 1, ou --lying diz o que está na mesa
at-least = pelo menos { $words }
keep-dice = guardar { $dice }
eliminates = elimina { $who } ({ $hearts }♥{ $place })
reaches = chega a { $goal }★ (tem { $stars }★)
too-many-rolls = com { $dice } dados podem contar-se exatamente no máximo { $most } lançamentos
dice = { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
rolls = { $n ->
        [one] { $n } lançamento
       *[other] { $n } lançamentos
    }
rolls-left = { $n ->
        [one] resta { $n } lançamento
       *[other] restam { $n } lançamentos
    }
lie-there = { $dice } na mesa, { $rolls }
kept-of = { $kept } guardados de { $dice }, { $rolls }
no-dice-there = não se lançam dados
nobody-in-tokyo = não há ninguém em Tóquio; --seat aceita a letra de um monstro que ainda esteja vivo
no-risk-known = nesta partida ninguém é eliminado; o que ficar pode custar não é calculado
seat-not-in-game = o lugar { $seat } não está na partida; --seat aceita a letra de um monstro que ainda esteja vivo
how-many-imagined = de 1 a { $most } partidas
what-seat = um lugar é uma letra de A a F
before-next-turn = antes do próximo turno
play-for-damage = os outros procuram causar dano
play-like-bots = todos jogam como os bots
stays = fica
yields = cede
is-eliminated = é eliminado
loses-at-least = perde pelo menos { $n }♥
loses-on-average = perde em média
not-exact = não é exato: pelo caminho um poder faz uma pergunta e a resposta é aproximada
imagined = bots: { $games } partidas imaginadas cada
not-a-position = não é nem uma coisa nem outra; um ficheiro começa com { $words }

## Programas que jogam

note-at = lugar { $seat }, pergunta { $n } ({ $question }): { $what }
note-lost = lugar { $seat }, depois da pergunta { $n }: { $why }; { $again }
note-lost-how = lugar { $seat }, depois da pergunta { $n }: { $why } ({ $how }); { $again }
note-again = volta a ser iniciado para a próxima partida
note-never-again = não volta a ser iniciado
note-late = nenhuma resposta em { $ms } ms
note-stuck = encravou: { $n } respostas seguidas fora de tempo
note-not-ready = não ficou pronto a tempo
note-ended-early = terminou antes de ficar pronto
note-ended = terminou
note-was-ended = foi terminado
note-no-start = não se consegue iniciar: { $error }
note-not-json = não é JSON: { $said }
note-not-legal = não é permitido: { $said }

## O que uma execução diz de si mesma
rows-exist = { $file } já existe e não é substituído; escolhe outro nome, acrescenta --force ou continua-o com --resume
rows-too-large = as linhas guardam números inteiros até { $most }; escolhe um --seed ou --first-game menor
parquet-whole = { $file } já tem todas estas partidas; --merge informa sobre elas
stopping-soon = A parar depois do que está a ser jogado… carrega outra vez em Ctrl-C para acabar já.
faulty = { $n ->
        [one] os bots cometeram { $n } falta
       *[other] os bots cometeram { $count } faltas
    }, por isso os números dizem pouco sobre eles; o código de saída é 1
no-row-value = { $word } em { $column } não é do tipo { $kind }
no-row-type = { $value } é de um tipo que as linhas não têm
bench-stopped = parado; falta o que não foi medido
soak-stopped = parado; a tabela conta as partidas jogadas
arena-stopped = parado; as tabelas contam as partidas jogadas, e falta quem não jogou
say-wish = --want diz o que esperas obter, ou --position indica uma posição para ver
speed = { $n } partidas/s
atlas-heading-tried = { $edition }, { $players }, { $bot }, de { $least } a { $most } partidas por carta

## kaiju corpus

corpus-heading = { $games } em { $parts } partes: { $folder }
corpus-table = { $rows } linhas, { $bytes } bytes
corpus-same = os { $count } ficheiros são os que o manifesto diz
corpus-differs = { $count } de { $all } ficheiros não são os que o manifesto diz; o primeiro é { $file }
corpus-stopped = parado; há { $done } de { $parts } partes, e o mesmo comando continua
corpus-no-manifest = isso não é o manifesto de um corpus: { $why }
corpus-other-form = o manifesto tem a forma { $form }, que este kaiju não conhece
corpus-other-rules = o manifesto é para a versão { $theirs } das regras; este kaiju joga versões até à { $ours }
corpus-not-there = { $field } de um corpus não pode ser { $word }
corpus-clock = { $bot } olha para um relógio e nunca joga duas vezes da mesma maneira; mcts:1000 não
corpus-other = { $folder } tem outro corpus; indica outra pasta com --out
