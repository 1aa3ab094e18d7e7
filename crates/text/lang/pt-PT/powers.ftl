# O que alguns poderes perguntam, pelo id da carta. `.yes`, `.no`, `.number`, `.face`, `.card` e `.turn` são as
# respostas desse tipo; `.use`, o que faz usá-lo; os outros nomes são dados pela própria carta. A pergunta vem depois do
# nome da carta e de dois pontos. $who é um monstro, $n um número, $worth o que vale uma resposta.

rapid-healing = pagar 2⚡ por 1♥ antes que seja tarde?
    .yes = Pagar 2⚡ e ganhar 1♥
    .use = Pagar 2⚡ e ganhar 1♥
psychic-probe = que dado de { $who } volta a ser lançado?
    .yes = Voltar a lançá-lo
    .no = Deixar os dados em paz
    .again = voltar a lançar esse 3?
mimic = que carta copia?
    .again = pagar 1⚡ para copiar outra carta?
    .no = Não copiar outra
telepath = outro lançamento?
    .use = Pagar 1⚡ por outro lançamento
metamorph = que carta descartas em troca de ⚡?
    .no = Não descartar mais
    .card = Descartar { $card } por { $worth }⚡
opportunist = comprar uma carta que acabou de sair?
    .no = Deixar passar
background-dweller = voltar a lançar um 3?
    .use = Voltar a lançar um 3
camouflage = voltar a lançar os 3?
    .yes = Voltar a lançá-los
    .no = Deixar estar
jets = ceder já sem perder nada, ou ficar e aguentar tudo?
    .yes = Ceder sem perder nada
    .no = Ficar e aguentar
wings = pagar 2⚡ e não perder mais ♥ neste turno?
    .yes = Pagar 2⚡ e voar
    .no = Aguentar o golpe
    .keep = Não pagar
made-in-a-lab = ver a próxima carta?
    .use = Ver a próxima carta do baralho
smoke-cloud = outro lançamento?
    .use = Gastar uma carga noutro lançamento
monster-batteries = quantas ⚡ lhe pões em cima?
    .number = { $n ->
            [0] Não pôr nada
            [one] Pôr { $n }⚡ na carta
           *[other] Pôr { $n }⚡ na carta
        }
freeze-time = jogar outro turno com menos um dado?
    .yes = Jogar o turno extra
    .no = Sem turno extra
sleep-walker = pagar 3⚡ por 1★?
    .use = Pagar 3⚡ e ganhar 1★
super-jump = pagar 1⚡ para perder menos 1♥?
    .yes = Pagar 1⚡
    .no = Aguentar o golpe
electric-armor = pagar 1⚡ para perder menos 1♥?
    .yes = Pagar 1⚡
    .no = Aguentar o golpe
biofuel = quantos dados de ♥ usas como ⚡?
    .number = { $n ->
            [0] Não usar nenhum como ⚡
            [one] Usar { $n } como ⚡
           *[other] Usar { $n } como ⚡
        }
shrinky = quantos 2 usas como 1?
    .number = { $n ->
            [0] Não usar nenhum como 1
            [one] Usar { $n } como 1
           *[other] Usar { $n } como 1
        }
unstable-dna = que carta de { $who } tiras por esta?
    .no = Ficar com esta carta
cheerleader = acrescentar um ✊ ao lançamento de { $who }?
    .yes = Acrescentar um ✊
    .no = Não acrescentar nada
robot = quantos ♥ pagas com ⚡?
    .number = { $n ->
            [0] Não pagar nada
            [one] Pagar { $n }⚡, perder menos { $n }♥
           *[other] Pagar { $n }⚡, perder menos { $n }♥
        }
witch = que dado de { $who } volta a ser lançado?
    .no = Deixar os dados em paz
alien-ultimatum = a quem tiras ★?
    .no = A ninguém
open-season = quem perde 3♥?
targeted-serum = que espécie perde 3♥?
natural-enemy = que espécie caças a partir de agora?
throwing-arm = gastar uma ficha de Dado numa ✊?
    .use = Gastar uma ficha de Dado numa ✊
tremor-sense = obrigar { $who } a voltar a lançar uma ✊?
    .yes = Obrigar a lançá-la
    .no = Deixar os dados em paz
hunters-patience = lançar mais uma vez?
    .use = Lançar mais uma vez
maser-dish = quem perde 1♥?
    .use = Pagar 2⚡: um monstro à tua escolha perde 1♥
    .no = Ninguém
mutagenic-bath = trocar 1♥ por uma ficha de Dado?
    .yes = Abdicar de 1♥
    .no = Ficar com os teus ♥
adapting-technology = renovar as cartas?
    .use = Gastar uma carga e renovar as cartas
exotic-arms = pôr-lhe 2⚡ em cima e apostar em três ✊?
    .yes = Apostar 2⚡
    .no = Não apostar
mothership-support = pagar 1⚡ por 1♥?
    .yes = Pagar 1⚡ e ganhar 1♥
    .use = Pagar 1⚡ e ganhar 1♥
superior-alien-technology = que carta compras a metade do preço?
    .use = Comprar uma carta a metade do preço
    .no = Nenhuma
contract-killer = quem ameaças?
    .yes = Pagar 3⚡
    .no = Perder 2♥
    .pay = pagar 3⚡ a { $who } ou perder 2♥?
scavenged-circuits = comprar o último descarte?
    .use = Comprar a última carta descartada
stooping-dive = quem expulsas de Tóquio?
wanderer = sair de Tóquio e ganhar 1⚡?
    .yes = Sair de Tóquio
    .no = Ficar em Tóquio
keen-eye = que dado voltas a lançar?
    .use = Voltar a lançar um dado
forked-lightning = quem leva com o raio e perde 1♥?
    .no = Ninguém
inverted-gravity = quem de Tóquio troca de lugar?
    .no = Ninguém
    .swap = com quem de fora troca { $who } de lugar?
island-hymn = quem ganha 1♥?
glittering-scales = quantas ✊ anulas?
    .number = Anular { $n }✊
all-bays-open = quantas fichas de Dado gastas em ✊?
    .number = { $n ->
            [0] Nenhuma ficha: { $worth }✊
            [one] { $n } ficha: { $worth }✊
           *[other] { $n } fichas: { $worth }✊
        }
field-repairs = quantos ♥ pagas?
    .number = { $n ->
            [0] Não pagar nada
            [one] Pagar { $n }⚡ por { $n }♥
           *[other] Pagar { $n }⚡ por { $n }♥
        }
backup-tape = que Evolução recuperas?
targeting-matrix = voltar a lançar os teus 1?
    .use = Voltar a lançar todos os teus 1
fusion-printer = pagar 3⚡ por 1★ e uma ficha de Dado?
    .use = Pagar 3⚡: 1★ e uma ficha de Dado
crushing-tread = virar um 1 para ✊?
    .use = Virar um 1 para ✊
freeze-ray = que face não faz nada neste turno?
    .whom = à frente de quem a pões?
    .no = De ninguém
    .face = { $face } não faz nada
miraculous-catch = comprar o que saiu?
    .use = Pescar nos descartes
    .no = Devolver à água
    .card = Comprar { $card } por { $worth }⚡
deep-dive = com que carta ficas?
    .no = Nenhuma
encased-in-ice = pagar 1⚡ para congelar um dado?
    .no = Não congelar nada
    .face = Congelar um dado com { $face }
icy-reflection = que Evolução copia?
    .no = Nenhuma
lightning-armor = lançar { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } contra { $who }?
    .yes = Lançar
    .no = Deixar passar
target-acquired = dar a { $who } a ficha de alvo?
    .yes = Fazer pontaria
    .no = Deixar a ficha onde está
mega-purr = dar 1⚡ ou 1★ a { $who }?
    .yes = Dar 1⚡
    .no = Dar 1★
    .nothing = Não dar nada
play-with-your-food = deixar a presa perder menos 2♥ e tirar-lhe 1★ e 1⚡?
    .yes = Brincar com ela
    .no = Morder
feline-motor = entrar em Tóquio em vez de { $who }?
    .yes = Entrar em Tóquio
    .no = Ficar de fora
saurian-adaptability = que dados viras, e para que face?
    .turn = Virar todos os dados com { $from } para { $to }
chest-thumping = obrigar { $who } a ceder Tóquio?
    .yes = Que ceda
    .no = Que decida
terror-of-the-deep = lançar { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } para salvar ♥?
    .yes = Lançar
    .no = Aguentar o golpe
sunken-temple = saltar o turno por 3♥ e 3⚡?
    .yes = Saltar o turno: 3♥, 3⚡
    .no = Jogar o turno
heart-of-the-rabbit = que dado de { $who } voltas a lançar?
    .face = Voltar a lançar um { $face }
energy-sword = pagar 2⚡ e desembainhar a espada?
    .yes = Pagar 2⚡
    .no = Deixá-la na bainha
electric-carrot = dar 1⚡ a { $who } ou perder mais 1♥?
    .yes = Dar 1⚡
    .no = Perder mais 1♥
bamboozle = que carta compra { $who } em vez dessa?
bamboo-supply = pôr-lhe 1⚡ ou tirar todas?
    .yes = Pôr 1⚡
    .number = Tirar { $n }⚡
    .no = Deixar como está
yin-and-yang = virar todos os teus dados do avesso?
    .use = Virar todos os teus dados do avesso
my-toy = que carta pões por baixo?
    .card = Reservar { $card }
    .use = Comprar a carta de baixo
tiny-tail = que dado viras para 1?
    .again = mais um?
    .use = Virar até dois dados para 1
    .no = Já chega
so-small = lançar { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } e rezar por um ♥?
    .yes = Lançar
    .no = Aguentar o golpe
