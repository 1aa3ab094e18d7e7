# O que alguns poderes perguntam, pelo id da carta. `.yes`, `.no`, `.number`, `.face`, `.card` e `.turn` são as
# respostas desse tipo; `.use`, o que usá-lo faz; os outros nomes são dados pela própria carta. A pergunta vem depois do
# nome da carta e de dois-pontos. $who é um monstro, $n um número, $worth o que vale uma resposta.

rapid-healing = pagar 2⚡ por 1♥ antes que seja tarde?
    .yes = Pagar 2⚡ e ganhar 1♥
    .use = Pagar 2⚡ e ganhar 1♥
psychic-probe = qual dado de { $who } é rolado de novo?
    .yes = Rolar de novo
    .no = Deixar os dados em paz
    .again = rolar esse 3 de novo?
mimic = qual carta ela copia?
    .again = pagar 1⚡ para copiar outra carta?
    .no = Não copiar outra
telepath = outra rolagem?
    .use = Pagar 1⚡ por outra rolagem
metamorph = qual carta você descarta em troca de ⚡?
    .no = Não descartar mais
    .card = Descartar { $card } por { $worth }⚡
opportunist = comprar uma carta que acabou de sair?
    .no = Deixar passar
background-dweller = rolar um 3 de novo?
    .use = Rolar um 3 de novo
camouflage = rolar os 3 de novo?
    .yes = Rolar de novo
    .no = Deixar
jets = ceder já sem perder nada, ou ficar e aguentar tudo?
    .yes = Ceder sem perder nada
    .no = Ficar e aguentar
wings = pagar 2⚡ e não perder mais ♥ neste turno?
    .yes = Pagar 2⚡ e voar
    .no = Aguentar o golpe
    .keep = Não pagar
made-in-a-lab = olhar a próxima carta?
    .use = Olhar a próxima carta do baralho
smoke-cloud = outra rolagem?
    .use = Gastar uma carga em outra rolagem
monster-batteries = quantas ⚡ você põe nela?
    .number = { $n ->
            [0] Não pôr nada
            [one] Pôr { $n }⚡ na carta
           *[other] Pôr { $n }⚡ na carta
        }
freeze-time = jogar outro turno com um dado a menos?
    .yes = Jogar o turno extra
    .no = Sem turno extra
sleep-walker = pagar 3⚡ por 1★?
    .use = Pagar 3⚡ e ganhar 1★
super-jump = pagar 1⚡ para perder 1♥ a menos?
    .yes = Pagar 1⚡
    .no = Aguentar o golpe
electric-armor = pagar 1⚡ para perder 1♥ a menos?
    .yes = Pagar 1⚡
    .no = Aguentar o golpe
biofuel = quantos dados de ♥ você usa como ⚡?
    .number = { $n ->
            [0] Não usar nenhum como ⚡
            [one] Usar { $n } como ⚡
           *[other] Usar { $n } como ⚡
        }
shrinky = quantos 2 você usa como 1?
    .number = { $n ->
            [0] Não usar nenhum como 1
            [one] Usar { $n } como 1
           *[other] Usar { $n } como 1
        }
unstable-dna = qual carta de { $who } você pega por esta?
    .no = Ficar com esta carta
cheerleader = acrescentar um ✊ à rolagem de { $who }?
    .yes = Acrescentar um ✊
    .no = Não acrescentar nada
robot = quantos ♥ você paga com ⚡?
    .number = { $n ->
            [0] Não pagar nada
            [one] Pagar { $n }⚡, perder { $n }♥ a menos
           *[other] Pagar { $n }⚡, perder { $n }♥ a menos
        }
witch = qual dado de { $who } é rolado de novo?
    .no = Deixar os dados em paz
alien-ultimatum = de quem você tira ★?
    .no = De ninguém
open-season = quem perde 3♥?
targeted-serum = qual espécie perde 3♥?
natural-enemy = qual espécie você caça a partir de agora?
throwing-arm = gastar uma ficha de Dado numa ✊?
    .use = Gastar uma ficha de Dado numa ✊
tremor-sense = fazer rolar de novo uma ✊ de { $who }?
    .yes = Rolar de novo
    .no = Deixar os dados em paz
hunters-patience = rolar mais uma vez?
    .use = Rolar mais uma vez
maser-dish = quem perde 1♥?
    .use = Pagar 2⚡: alguém perde 1♥
    .no = Ninguém
mutagenic-bath = trocar 1♥ por uma ficha de Dado?
    .yes = Abrir mão de 1♥
    .no = Guardar seus ♥
adapting-technology = renovar as cartas?
    .use = Gastar uma carga e renovar as cartas
exotic-arms = pôr 2⚡ nela e apostar em três ✊?
    .yes = Apostar 2⚡
    .no = Não apostar
mothership-support = pagar 1⚡ por 1♥?
    .yes = Pagar 1⚡ e ganhar 1♥
    .use = Pagar 1⚡ e ganhar 1♥
superior-alien-technology = qual carta você compra pela metade do preço?
    .use = Comprar uma carta pela metade do preço
    .no = Nenhuma
contract-killer = quem você ameaça?
    .yes = Pagar 3⚡
    .no = Perder 2♥
    .pay = pagar 3⚡ a { $who } ou perder 2♥?
scavenged-circuits = comprar o último descarte?
    .use = Comprar a última carta descartada
stooping-dive = quem você expulsa de Tóquio?
wanderer = sair de Tóquio e ganhar 1⚡?
    .yes = Sair de Tóquio
    .no = Ficar em Tóquio
keen-eye = qual dado você rola de novo?
    .use = Rolar um dado de novo
forked-lightning = quem leva o raio e perde 1♥?
    .no = Ninguém
inverted-gravity = quem de Tóquio troca de lugar?
    .no = Ninguém
    .swap = com quem de fora { $who } troca de lugar?
island-hymn = quem ganha 1♥?
glittering-scales = quantas ✊ não contam?
    .number = Anular { $n }✊
all-bays-open = quantas fichas de Dado você gasta em ✊?
    .number = { $n ->
            [0] Nenhuma ficha: { $worth }✊
            [one] { $n } ficha: { $worth }✊
           *[other] { $n } fichas: { $worth }✊
        }
field-repairs = por quantos ♥ você paga?
    .number = { $n ->
            [0] Não pagar nada
            [one] Pagar { $n }⚡ por { $n }♥
           *[other] Pagar { $n }⚡ por { $n }♥
        }
backup-tape = qual Evolução você recupera?
targeting-matrix = rolar seus 1 de novo?
    .use = Rolar todos os seus 1 de novo
fusion-printer = pagar 3⚡ por 1★ e uma ficha de Dado?
    .use = Pagar 3⚡: 1★ e uma ficha de Dado
crushing-tread = virar um 1 para ✊?
    .use = Virar um 1 para ✊
freeze-ray = qual face não faz nada neste turno?
    .whom = diante de quem você a põe?
    .no = Ninguém
    .face = { $face } não faz nada
miraculous-catch = comprar o que saiu?
    .use = Pescar nos descartes
    .no = Devolver à água
    .card = Comprar { $card } por { $worth }⚡
deep-dive = qual carta você pega?
    .no = Nenhuma
encased-in-ice = pagar 1⚡ para congelar um dado?
    .no = Não congelar nada
    .face = Congelar um dado com { $face }
icy-reflection = qual Evolução ela copia?
    .no = Nenhuma
lightning-armor = rolar { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } contra { $who }?
    .yes = Rolar
    .no = Deixar passar
target-acquired = dar a { $who } a ficha de alvo?
    .yes = Mirar
    .no = Deixar a ficha onde está
mega-purr = dar 1⚡ ou 1★ a { $who }?
    .yes = Dar 1⚡
    .no = Dar 1★
    .nothing = Não dar nada
play-with-your-food = deixar sua presa perder 2♥ a menos e tirar dela 1★ e 1⚡?
    .yes = Brincar com ela
    .no = Morder
feline-motor = entrar em Tóquio no lugar de { $who }?
    .yes = Entrar em Tóquio
    .no = Ficar fora
saurian-adaptability = quais dados você vira, e para qual face?
    .turn = Virar todos os dados com { $from } para { $to }
chest-thumping = obrigar { $who } a ceder Tóquio?
    .yes = Que ceda
    .no = Que decida
terror-of-the-deep = rolar { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } para salvar ♥?
    .yes = Rolar
    .no = Aguentar o golpe
sunken-temple = pular o turno por 3♥ e 3⚡?
    .yes = Pular o turno: 3♥, 3⚡
    .no = Jogar o turno
heart-of-the-rabbit = qual dado de { $who } você rola de novo?
    .face = Rolar um { $face } de novo
energy-sword = pagar 2⚡ e sacar a espada?
    .yes = Pagar 2⚡
    .no = Deixar na bainha
electric-carrot = dar 1⚡ a { $who } ou perder mais 1♥?
    .yes = Dar 1⚡
    .no = Perder mais 1♥
bamboozle = qual carta { $who } compra no lugar dela?
bamboo-supply = pôr 1⚡ ou pegar todas?
    .yes = Pôr 1⚡
    .number = Pegar { $n }⚡
    .no = Deixar como está
yin-and-yang = virar todos os seus dados do avesso?
    .use = Virar todos os seus dados do avesso
my-toy = qual carta você põe embaixo?
    .card = Reservar { $card }
    .use = Comprar a carta de baixo
tiny-tail = qual dado você vira para 1?
    .again = mais um?
    .use = Virar até dois dados para 1
    .no = Chega
so-small = rolar { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } e torcer por um ♥?
    .yes = Rolar
    .no = Aguentar o golpe
