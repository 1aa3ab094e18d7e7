# Lo que preguntan algunos poderes, por el id de la carta. `.yes`, `.no`, `.number`, `.face`, `.card` y `.turn`
# son sus respuestas de esa clase; `.use`, lo que hace usarlo; los demás nombres los da la propia carta. La pregunta sigue
# al nombre de la carta y a dos puntos. $who es un monstruo, $n un número, $worth lo que vale una respuesta.

rapid-healing = ¿pagas 2⚡ por 1♥ antes de que sea tarde?
    .yes = Pagar 2⚡ y ganar 1♥
    .use = Pagar 2⚡ y ganar 1♥
psychic-probe = ¿qué dado de { $who } se vuelve a lanzar?
    .yes = Volver a lanzarlo
    .no = Dejar los dados en paz
    .again = ¿vuelves a lanzar ese 3?
mimic = ¿qué carta copia?
    .again = ¿pagas 1⚡ para copiar otra carta?
    .no = No copiar otra
telepath = ¿otro lanzamiento?
    .use = Pagar 1⚡ por otro lanzamiento
metamorph = ¿qué carta descartas a cambio de ⚡?
    .no = No descartar más
    .card = Descartar { $card } por { $worth }⚡
opportunist = ¿compras una carta recién salida?
    .no = Dejarla pasar
background-dweller = ¿vuelves a lanzar un 3?
    .use = Volver a lanzar un 3
camouflage = ¿vuelves a lanzar los 3?
    .yes = Volver a lanzarlos
    .no = Dejarlos
jets = ¿cedes ya sin perder nada o te quedas y lo aguantas todo?
    .yes = Ceder sin perder nada
    .no = Quedarte y aguantar
wings = ¿pagas 2⚡ y no pierdes más ♥ este turno?
    .yes = Pagar 2⚡ y volar
    .no = Aguantar el golpe
    .keep = No pagar
made-in-a-lab = ¿miras la carta siguiente?
    .use = Mirar la carta siguiente del mazo
smoke-cloud = ¿otro lanzamiento?
    .use = Gastar una carga en otro lanzamiento
monster-batteries = ¿cuántas ⚡ le pones?
    .number = { $n ->
            [0] No poner nada
            [one] Poner { $n }⚡ encima
           *[other] Poner { $n }⚡ encima
        }
freeze-time = ¿juegas otro turno con un dado menos?
    .yes = Jugar el turno adicional
    .no = Sin turno adicional
sleep-walker = ¿pagas 3⚡ por 1★?
    .use = Pagar 3⚡ y ganar 1★
super-jump = ¿pagas 1⚡ para perder 1♥ menos?
    .yes = Pagar 1⚡
    .no = Aguantar el golpe
electric-armor = ¿pagas 1⚡ para perder 1♥ menos?
    .yes = Pagar 1⚡
    .no = Aguantar el golpe
biofuel = ¿cuántos dados de ♥ usas como ⚡?
    .number = { $n ->
            [0] No usar ninguno como ⚡
            [one] Usar { $n } como ⚡
           *[other] Usar { $n } como ⚡
        }
shrinky = ¿cuántos 2 usas como 1?
    .number = { $n ->
            [0] No usar ninguno como 1
            [one] Usar { $n } como 1
           *[other] Usar { $n } como 1
        }
unstable-dna = ¿qué carta de { $who } tomas por esta?
    .no = Conservar esta carta
cheerleader = ¿añades un ✊ a la tirada de { $who }?
    .yes = Añadir un ✊
    .no = No añadir nada
robot = ¿cuántos ♥ pagas con ⚡?
    .number = { $n ->
            [0] No pagar nada
            [one] Pagar { $n }⚡, perder { $n }♥ menos
           *[other] Pagar { $n }⚡, perder { $n }♥ menos
        }
witch = ¿qué dado de { $who } se vuelve a lanzar?
    .no = Dejar los dados en paz
alien-ultimatum = ¿a quién le quitas ★?
    .no = A nadie
open-season = ¿quién pierde 3♥?
targeted-serum = ¿qué especie pierde 3♥?
natural-enemy = ¿qué especie cazas desde ahora?
throwing-arm = ¿gastas una ficha de Dado en un ✊?
    .use = Gastar una ficha de Dado en un ✊
tremor-sense = ¿haces que se vuelva a lanzar un ✊ de { $who }?
    .yes = Que se vuelva a lanzar
    .no = Dejar los dados en paz
hunters-patience = ¿lanzas una vez más?
    .use = Lanzar una vez más
maser-dish = ¿quién pierde 1♥?
    .use = Pagar 2⚡: alguien pierde 1♥
    .no = Nadie
mutagenic-bath = ¿renuncias a 1♥ por una ficha de Dado?
    .yes = Renunciar a 1♥
    .no = Conservar tus ♥
adapting-technology = ¿renuevas las cartas?
    .use = Gastar una carga y renovar las cartas
exotic-arms = ¿le pones 2⚡ y apuestas por tres ✊?
    .yes = Apostar 2⚡
    .no = No apostar
mothership-support = ¿pagas 1⚡ por 1♥?
    .yes = Pagar 1⚡ y ganar 1♥
    .use = Pagar 1⚡ y ganar 1♥
superior-alien-technology = ¿qué carta compras a mitad de precio?
    .use = Comprar una carta a mitad de precio
    .no = Ninguna
contract-killer = ¿a quién amenazas?
    .yes = Pagar 3⚡
    .no = Perder 2♥
    .pay = ¿pagas 3⚡ a { $who } o pierdes 2♥?
scavenged-circuits = ¿compras el último descarte?
    .use = Comprar la última carta descartada
stooping-dive = ¿a quién echas de Tokyo?
wanderer = ¿dejas Tokyo y ganas 1⚡?
    .yes = Dejar Tokyo
    .no = Quedarte en Tokyo
keen-eye = ¿qué dado vuelves a lanzar?
    .use = Volver a lanzar un dado
forked-lightning = ¿a quién le cae el rayo y pierde 1♥?
    .no = Nadie
inverted-gravity = ¿quién de Tokyo cambia de sitio?
    .no = Nadie
    .swap = ¿con quién de fuera cambia de sitio { $who }?
island-hymn = ¿quién gana 1♥?
glittering-scales = ¿cuántos ✊ no cuentan?
    .number = Anular { $n }✊
all-bays-open = ¿cuántas fichas de Dado gastas en ✊?
    .number = { $n ->
            [0] Ninguna ficha: { $worth }✊
            [one] { $n } ficha: { $worth }✊
           *[other] { $n } fichas: { $worth }✊
        }
field-repairs = ¿por cuántos ♥ pagas?
    .number = { $n ->
            [0] No pagar nada
            [one] Pagar { $n }⚡ por { $n }♥
           *[other] Pagar { $n }⚡ por { $n }♥
        }
backup-tape = ¿qué Evolución recuperas?
targeting-matrix = ¿vuelves a lanzar tus 1?
    .use = Volver a lanzar todos tus 1
fusion-printer = ¿pagas 3⚡ por 1★ y una ficha de Dado?
    .use = Pagar 3⚡: 1★ y una ficha de Dado
crushing-tread = ¿giras un 1 a ✊?
    .use = Girar un 1 a ✊
freeze-ray = ¿qué cara no hace nada este turno?
    .whom = ¿delante de quién la pones?
    .no = Nadie
    .face = { $face } no hace nada
miraculous-catch = ¿compras lo que ha salido?
    .use = Pescar en los descartes
    .no = Devolverla al agua
    .card = Comprar { $card } por { $worth }⚡
deep-dive = ¿qué carta tomas?
    .no = Ninguna
encased-in-ice = ¿pagas 1⚡ para congelar un dado?
    .no = No congelar nada
    .face = Congelar un dado con { $face }
icy-reflection = ¿qué Evolución copia?
    .no = Ninguna
lightning-armor = ¿lanzas { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } contra { $who }?
    .yes = Lanzar
    .no = Dejarlo pasar
target-acquired = ¿das a { $who } la ficha de objetivo?
    .yes = Apuntar
    .no = Dejar la ficha donde está
mega-purr = ¿das a { $who } 1⚡ o 1★?
    .yes = Dar 1⚡
    .no = Dar 1★
    .nothing = No dar nada
play-with-your-food = ¿dejas que tu presa pierda 2♥ menos y le quitas 1★ y 1⚡?
    .yes = Jugar con ella
    .no = Morder
feline-motor = ¿entras en Tokyo en lugar de { $who }?
    .yes = Entrar en Tokyo
    .no = Quedarte fuera
saurian-adaptability = ¿qué dados giras y a qué cara?
    .turn = Girar todos los dados con { $from } a { $to }
chest-thumping = ¿obligas a { $who } a ceder Tokyo?
    .yes = Que ceda
    .no = Que decida
terror-of-the-deep = ¿lanzas { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } para salvar ♥?
    .yes = Lanzar
    .no = Encajar el golpe
sunken-temple = ¿te saltas el turno por 3♥ y 3⚡?
    .yes = Saltarte el turno: 3♥, 3⚡
    .no = Jugar el turno
heart-of-the-rabbit = ¿qué dado de { $who } vuelves a lanzar?
    .face = Volver a lanzar un { $face }
energy-sword = ¿pagas 2⚡ y desenvainas?
    .yes = Pagar 2⚡
    .no = Dejarla envainada
electric-carrot = ¿das a { $who } 1⚡ o pierdes 1♥ más?
    .yes = Dar 1⚡
    .no = Perder 1♥ más
bamboozle = ¿qué carta compra { $who } en su lugar?
bamboo-supply = ¿pones 1⚡ o las tomas todas?
    .yes = Poner 1⚡
    .number = Tomar { $n }⚡
    .no = Dejarla como está
yin-and-yang = ¿das la vuelta a todos tus dados?
    .use = Dar la vuelta a todos tus dados
my-toy = ¿qué carta pones debajo?
    .card = Apartar { $card }
    .use = Comprar la carta de debajo
tiny-tail = ¿qué dado giras a 1?
    .again = ¿otro más?
    .use = Girar hasta dos dados a 1
    .no = Ya está
so-small = ¿lanzas { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    } y esperas un ♥?
    .yes = Lanzar
    .no = Encajar el golpe
