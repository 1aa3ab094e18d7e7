# O que o programa diz num terminal, além das respostas.

## Help

usage = Uso:
options = Opções
arguments = Argumentos
commands = Comandos
options-here = [OPÇÕES]
command-here = <COMANDO>
also-called = [também { $names }]
default-is = [predefinição: { $value }]
help-flag = Mostra a ajuda
version-flag = Mostra a versão
version-told = { $version } (commit { $commit }, regras { $rules })
no-commit = desconhecido
help-command = Explica um comando
enter-opens = Carrega em Enter para jogar no navegador: esta janela mantém as mesas abertas, e elas ficam à espera quando a fechas.
value-file = FICHEIRO
value-folder = PASTA
value-name = NOME
value-clause = REGRA
value-edition = EDIÇÃO
value-book = LIVRO
value-hook = GANCHO
value-seed = SEMENTE
value-lang = LÍNGUA
value-question = PERGUNTA
value-value = VALOR
value-seat = LUGAR
value-wish = DESEJO
value-dice = DADOS
value-days = DIAS
value-level = NÍVEL
value-words = PALAVRAS
value-shell = INTERPRETADOR
value-theme = CORES
value-pace = RITMO
value-list = LISTA

## Words that make no command

unknown-argument = argumento desconhecido: '{ $arg }'
unknown-command = não existe o comando '{ $word }'
meant = querias dizer '{ $near }'?
bad-value = valor inválido '{ $value }' para '{ $arg }': { $why }
missing-argument = falta: { $args }
missing-value = '{ $arg }' precisa de um valor
conflict = '{ $one }' e '{ $other }' não podem ser usados juntos
given-twice = '{ $arg }' só pode aparecer uma vez
surplus-value = valor inesperado '{ $value }' para '{ $arg }'
help-explains = vê `kaiju help`
either-or = { $first } ou { $last }
no-such-edition = essa edição não existe; espera-se { $words }
no-such-book = esse livro de regras não existe; espera-se { $words }
book-usual = ({ $edition }: { $word })
book-as-edition = tudo como na edição
admin-no-such = não há nenhum { $id } neste servidor
admin-nobody = indica uma conta, um endereço ou um lugar
how-many-players = jogam 2 a 6 monstros (SETUP-1)
how-many-players-or-all = jogam 2 a 6 monstros (SETUP-1), ou all
how-many-games = espera-se um número inteiro de partidas, 1 ou mais
what-seed = uma semente é um número inteiro de 0 a { $most }
how-many-threads = de 1 a { $most } threads
what-switch = uma opção muda-se assim: tokyo_bay=no
switch-words = { $name } aceita { $words }
no-such-switch = não existe a opção { $name }; querias dizer alguma destas, da mais à menos parecida: { $names }?

## Files

is-folder = isso é uma pasta, não um ficheiro
not-text = não é texto em UTF-8: o byte na posição { $offset } não é de nenhum caractere
too-large = tem mais de { $size } MiB; nenhuma partida nem cenário é tão comprido
standard-input = entrada padrão
cannot-write = não foi possível gravar { $file }

## kaiju lang

no-such-lang = não existe a língua { $code }; disponíveis: { $languages }
speaks = { $language } ({ $code }): { $because }
because-asked = pedida com --lang
because-variable = é o que diz a variável { $name }
because-remembered = guardada em { $file }
because-default = é a língua predefinida
speak-list = Disponíveis: { $languages }. `kaiju lang CÓDIGO` guarda uma e `kaiju lang auto` esquece-a.
remembered = Língua: português de Portugal. Guardada em { $file }.
forgotten = Língua esquecida. O kaiju volta a seguir o teu sistema.
no-config-folder = não há pasta para as definições: define XDG_CONFIG_HOME ou HOME

## kaiju rules

no-such-clause = não existe a regra { $id }; as mais parecidas são { $near }; `kaiju rules` mostra todas
switches = Opções das regras
book-statements = { $all } afirmações, contadas em inglês por palavras nossas; os cenários mostram { $shown } delas.

## kaiju faq

no-such-question = não existe a pergunta { $id }; as mais parecidas são { $near }; `kaiju faq` mostra todas
see-rules = Regras
see-cards = Cartas
see-scenarios = Mostrado em

## kaiju find

found-nothing = nada tem as palavras { $words }; `kaiju rules`, `kaiju cards` e `kaiju faq` listam tudo
questions = Perguntas

## kaiju cards

no-such-hook = esse gancho não existe; querias dizer algum destes, do mais ao menos parecido: { $names }?
cards-ours = Cartas: nossas. Não há lista pública das cartas impressas desta edição; as regras são as da edição, estas cartas são criação do kaiju.
evolutions-printed = Impressas: as Evoluções de Power Up! e dos monstros avulsos, contadas por palavras nossas.
evolutions-ours = Nossas: não há lista pública das Evoluções impressas da edição Godzilla; as regras são as da edição, estas Evoluções são criação do kaiju.
no-promos = A { $edition } não tem cartas promocionais.
no-costumes = A { $edition } não tem disfarces.
no-cards = A { $edition } ainda não tem cartas de Poder no kaiju.
not-in-edition = a { $edition } não tem { $card }; está na { $other }
no-such-card = não existe a carta { $name }; as mais parecidas são { $near }; `kaiju cards` mostra todas
cards-listening = { $n ->
        [0] Nenhuma carta da { $edition } escuta { $hook }
        [one] { $n } carta da { $edition } escuta { $hook }
       *[other] { $n } cartas da { $edition } escutam { $hook }
    }
cards-with = { $n ->
        [one] { $n } carta da { $edition } com { $words }
       *[other] { $n } cartas da { $edition } com { $words }
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
standing-out = eliminado
standing-city = Cidade de Tóquio
standing-bay = Baía de Tóquio
record-ends = O registo acaba aqui.
waits-for = A partida está à espera de { $who }.
waits-for-luck = A partida está à espera dos dados ou do baralho.
input-refused = a entrada { $n } não é permitida: { $why }
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

no-scenario = nenhum ficheiro *.scenario em { $where }
passed-failed = certo: { $passed }; errado: { $failed }
unreadable = { $n ->
        [one] { $n } não se consegue ler
       *[other] { $n } não se conseguem ler
    }

## kaiju golden

golden-form = não é uma partida como 2:14:3: a versão das regras, a mesa e a partida
golden-same = regras { $version }: { $games } partidas, cada uma como sempre foi
golden-otherwise = regras { $version }: { $wrong } de { $games } partidas acabam de outra maneira
golden-unknown = não há nenhuma partida de referência { $game }

## kaiju soak

soak-head-start = início
soak-head-edition = edição
soak-head-players = jogadores
soak-head-games = partidas
soak-head-inputs = entr. máx
soak-head-agenda = agenda máx
soak-head-breaches = viol.
soak-plain = normal
soak-stacked = armado
soak-evolving = evoluç.
soak-again = depois da entrada { $input }: { $last }; para repetir:
soak-more = e mais { $n } destas partidas
no-game-on = não estava a decorrer nenhuma partida
panic = pane (panic){ $place }: { $what }; para repetir: { $again }
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

## Ficheiros que alguém indicou

exists-already = { $file } já existe e não é substituído; escolhe outro nome ou acrescenta --force
is-input = { $file } é um dos ficheiros a ler; escolhe outro nome
open-elsewhere = { $file }: esta partida está aberta noutro terminal

## Saved games

games-none = não há partidas guardadas
game-name-wanted = o nome de uma partida tem letras, algarismos, espaços, - e _
no-game-named = nenhuma partida guardada se chama “{ $name }”
game-renamed = A partida chama-se agora “{ $name }”.
