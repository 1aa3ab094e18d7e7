# O que o programa diz num terminal, além das respostas.

## Help

usage = Uso:
options = Opções
arguments = Argumentos
commands = Comandos
options-here = [OPÇÕES]
command-here = <COMANDO>
also-called = [também { $names }]
default-is = [se não disser: { $value }]
help-flag = Mostra a ajuda
version-flag = Mostra a versão
help-command = Explica um comando
value-file = ARQUIVO
value-folder = PASTA
value-name = NOME
value-clause = REGRA
value-edition = EDIÇÃO
value-hook = GANCHO
value-seed = SEMENTE
value-lang = IDIOMA
value-question = PERGUNTA
value-value = VALOR
value-seat = LUGAR
value-wish = DESEJO
value-dice = DADOS

## Words that make no command

unknown-argument = aqui não existe o argumento '{ $arg }'
unknown-command = não existe o comando '{ $word }'
meant = você quis dizer '{ $near }'?
bad-value = '{ $value }' não serve para '{ $arg }': { $why }
missing-argument = falta: { $args }
missing-value = '{ $arg }' precisa de um valor
conflict = '{ $one }' e '{ $other }' não combinam
given-twice = '{ $arg }' só pode aparecer uma vez
surplus-value = '{ $value }' está sobrando em '{ $arg }'
help-explains = `kaiju help` explica
either-or = { $first } ou { $last }
no-such-edition = essa edição não existe; é { $words }
how-many-players = jogam de 2 a 6 monstros (SETUP-1)
how-many-players-or-all = jogam de 2 a 6 monstros (SETUP-1), ou all
how-many-games = um número inteiro de partidas, de 1 em diante
what-seed = uma semente é um número inteiro de 0 a { $most }
how-many-threads = de 1 a { $most } threads
what-switch = uma opção se muda assim: tokyo_bay=no
switch-words = { $name } é { $words }
no-such-switch = não existe a opção { $name }; da mais parecida à menos, são { $names }

## Files

is-folder = isso é uma pasta, não um arquivo
not-text = não é texto em UTF-8: o byte na posição { $offset } não é de nenhum caractere
too-large = tem mais de { $size } MiB; nenhuma partida nem cenário é tão longo
standard-input = entrada padrão
cannot-write = não foi possível gravar { $file }

## kaiju lang

no-such-lang = não há o idioma { $code }; há { $languages }
speaks = { $language } ({ $code }): { $because }
because-asked = pedido com --lang
because-variable = é o que diz a variável { $name }
because-remembered = está anotado em { $file }
because-default = ninguém pediu outra coisa
speak-list = Há { $languages }. `kaiju lang CÓDIGO` guarda um e `kaiju lang auto` o esquece.
remembered = De agora em diante eu falo português. Ficou anotado em { $file }.
forgotten = Esquecido. Volto a seguir o seu sistema.
no-config-folder = não há pasta para a configuração: defina XDG_CONFIG_HOME ou HOME

## kaiju rules

no-such-clause = não existe a regra { $id }; as mais parecidas são { $near }; `kaiju rules` mostra todas

## kaiju faq

no-such-question = não existe a pergunta { $id }; as mais parecidas são { $near }; `kaiju faq` mostra todas
see-rules = Regras
see-cards = Cartas
see-scenarios = Visto em

## kaiju cards

no-such-hook = esse gancho não existe; do mais parecido ao menos, são { $names }
cards-ours = Cartas: nossas. Não há lista pública das cartas impressas desta edição; as regras são as da edição, estas cartas são criação do kaiju.
no-promos = A { $edition } não tem cartas promocionais.
no-cards = A { $edition } ainda não tem cartas de Poder no kaiju.
not-in-edition = a { $edition } não tem { $card }; a { $other } tem
no-such-card = não existe a carta { $name }; as mais parecidas são { $near }; `kaiju cards` mostra todas
cards-listening = { $n ->
        [0] Nenhuma carta da { $edition } escuta { $hook }
        [one] { $n } carta da { $edition } escuta { $hook }
       *[other] { $n } cartas da { $edition } escutam { $hook }
    }
cards-of = { $copies } cartas de Poder da { $edition }, { $kinds } diferentes
column-name = nome
column-cost = custo
column-kind = tipo
column-copies = cópias
column-id = id
copies = { $n ->
        [one] { $n } cópia
       *[other] { $n } cópias
    }
rulings = Decisões
hooks = Ganchos
rulings-none = nenhuma
hooks-none = nenhum: ainda não faz nada

## kaiju replay

a-game = Uma partida de kaiju
turn-number = Turno { $n }
standing-out = fora do jogo
standing-city = Cidade de Tóquio
standing-bay = Baía de Tóquio
record-ends = O registro acaba aqui.
waits-for = A partida espera por { $who }.
waits-for-luck = A partida espera pelos dados ou pelo baralho.
input-refused = a entrada { $n } não vale: { $why }
not-over = não terminou
nobody-wins = ninguém ganha
wins = { $n ->
        [one] { $who } ganha
       *[other] { $who } ganham
    }
replay-verdict = { $file }: { $inputs ->
        [one] { $inputs } entrada
       *[other] { $inputs } entradas
    }, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, { $end }

## kaiju scenario

no-scenario = nenhum arquivo *.scenario em { $where }
passed-failed = certo: { $passed }; errado: { $failed }
unreadable = { $n ->
        [one] { $n } não dá para ler
       *[other] { $n } não dá para ler
    }

## kaiju soak

soak-head-start = início
soak-head-edition = edição
soak-head-players = jogadores
soak-head-games = partidas
soak-head-inputs = entr. máx
soak-head-agenda = agenda máx
soak-head-breaches = faltas
soak-plain = normal
soak-stacked = armado
soak-evolving = evoluç.
soak-again = depois da entrada { $input }: { $last }; para ver de novo:
soak-more = e mais { $n } destas partidas
no-game-on = não havia partida em andamento
panic = pânico{ $place }: { $what }; para ver de novo: { $again }
soak-games = { $n ->
        [one] 1 partida
       *[other] { $count } partidas
    }, { $breaches ->
        [0] nenhuma lei violada
        [one] { $breaches } violou uma lei
       *[other] { $breaches } violaram uma lei
    }
soak-speed = { $seconds } s com { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }, { $speed } partidas por segundo

## Arquivos que alguém nomeou

exists-already = { $file } já existe e não é sobrescrito; escolha outro nome ou acrescente --force
is-input = { $file } é um dos arquivos a ler; escolha outro nome
open-elsewhere = { $file }: esta partida está aberta em outro terminal
