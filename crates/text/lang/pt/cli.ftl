# O que o programa diz num terminal, além das respostas.

## Help

usage = Uso:
options = Opções
arguments = Argumentos
commands = Comandos
options-here = [OPÇÕES]
command-here = <COMANDO>
also-called = [também { $names }]
default-is = [padrão: { $value }]
help-flag = Mostra a ajuda
version-flag = Mostra a versão
version-told = { $version } (commit { $commit }, regras { $rules })
no-commit = desconhecido
help-command = Explica um comando
enter-opens = Aperte Enter para jogar no navegador: esta janela mantém as mesas abertas, e elas ficam esperando quando você a fecha.
value-file = ARQUIVO
value-folder = PASTA
value-name = NOME
value-clause = REGRA
value-edition = EDIÇÃO
value-book = LIVRO
value-hook = GANCHO
value-seed = SEMENTE
value-lang = IDIOMA
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
meant = você quis dizer '{ $near }'?
bad-value = valor inválido '{ $value }' para '{ $arg }': { $why }
missing-argument = falta: { $args }
missing-value = '{ $arg }' precisa de um valor
conflict = '{ $one }' e '{ $other }' não podem ser usados juntos
given-twice = '{ $arg }' só pode aparecer uma vez
surplus-value = valor inesperado '{ $value }' para '{ $arg }'
help-explains = veja `kaiju help`
either-or = { $first } ou { $last }
no-such-edition = essa edição não existe; espera-se { $words }
no-such-book = esse livro de regras não existe; espera-se { $words }
book-usual = ({ $edition }: { $word })
book-as-edition = tudo como na edição
admin-no-such = não há nenhum { $id } neste servidor
admin-nobody = diga uma conta, um endereço ou um lugar
how-many-players = jogam de 2 a 6 monstros (SETUP-1)
how-many-players-or-all = jogam de 2 a 6 monstros (SETUP-1), ou all
how-many-games = espera-se um número inteiro de partidas, 1 ou mais
what-seed = uma semente é um número inteiro de 0 a { $most }
how-many-threads = de 1 a { $most } threads
what-switch = uma opção se muda assim: tokyo_bay=no
switch-words = { $name } aceita { $words }
no-such-switch = não existe a opção { $name }; você quis dizer alguma destas, da mais à menos parecida: { $names }?

## Files

is-folder = isso é uma pasta, não um arquivo
not-text = não é texto em UTF-8: o byte na posição { $offset } não é de nenhum caractere
too-large = tem mais de { $size } MiB; nenhuma partida nem cenário é tão longo
standard-input = entrada padrão
cannot-write = não foi possível gravar { $file }

## kaiju lang

no-such-lang = não existe o idioma { $code }; disponíveis: { $languages }
speaks = { $language } ({ $code }): { $because }
because-asked = pedido com --lang
because-variable = é o que diz a variável { $name }
because-remembered = guardado em { $file }
because-default = é o idioma padrão
speak-list = Disponíveis: { $languages }. `kaiju lang CÓDIGO` guarda um e `kaiju lang auto` o esquece.
remembered = Idioma: português. Guardado em { $file }.
forgotten = Idioma esquecido. kaiju volta a seguir o seu sistema.
no-config-folder = não há pasta para a configuração: defina XDG_CONFIG_HOME ou HOME

## kaiju rules

no-such-clause = não existe a regra { $id }; as mais parecidas são { $near }; `kaiju rules` mostra todas
switches = Opções das regras
book-statements = { $all } afirmações, contadas em inglês com as nossas palavras; os cenários mostram { $shown } delas.

## kaiju faq

no-such-question = não existe a pergunta { $id }; as mais parecidas são { $near }; `kaiju faq` mostra todas
see-rules = Regras
see-cards = Cartas
see-scenarios = Visto em

## kaiju find

found-nothing = nada tem as palavras { $words }; `kaiju rules`, `kaiju cards` e `kaiju faq` listam tudo
questions = Perguntas

## kaiju cards

no-such-hook = esse gancho não existe; você quis dizer algum destes, do mais ao menos parecido: { $names }?
cards-ours = Cartas: nossas. Não há lista pública das cartas impressas desta edição; as regras são as da edição, estas cartas são criação do kaiju.
evolutions-printed = Impressas: as Evoluções de Power Up! e dos monstros avulsos, contadas com as nossas palavras.
evolutions-ours = Nossas: não há lista pública das Evoluções impressas da edição Godzilla; as regras são as da edição, estas Evoluções são criação do kaiju.
no-promos = A { $edition } não tem cartas promocionais.
no-costumes = A { $edition } não tem fantasias.
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

## kaiju golden

golden-form = não é uma partida como 2:14:3: a versão das regras, a mesa e a partida
golden-same = regras { $version }: { $games } partidas, cada uma como sempre foi
golden-otherwise = regras { $version }: { $wrong } de { $games } partidas saem de outra maneira
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
no-game-on = não havia partida em andamento
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

## Arquivos que alguém nomeou

exists-already = { $file } já existe e não é sobrescrito; escolha outro nome ou acrescente --force
is-input = { $file } é um dos arquivos a ler; escolha outro nome
open-elsewhere = { $file }: esta partida está aberta em outro terminal

## Saved games

games-none = não há partidas salvas
game-name-wanted = o nome de uma partida tem letras, algarismos, espaços, - e _
no-game-named = nenhuma partida salva se chama “{ $name }”
game-renamed = Agora a partida se chama “{ $name }”.
