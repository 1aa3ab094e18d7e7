# Was einzelne Fähigkeiten fragen, nach der Id der Karte. `.yes`, `.no`, `.number`, `.face`, `.card` und `.turn` sind ihre
# Antworten dieser Art, `.use` ist, was ihr Einsatz bewirkt; andere Namen gibt die Karte selbst. Eine Frage folgt auf den
# Namen der Karte und einen Doppelpunkt. $who ist ein Monster, $n eine Zahl, $worth, was eine Antwort wert ist.

rapid-healing = 2⚡ für 1♥ zahlen, bevor es zu spät ist?
    .yes = 2⚡ zahlen, 1♥ erhalten
    .use = 2⚡ zahlen, 1♥ erhalten
psychic-probe = Welcher Würfel von { $who } wird neu gewürfelt?
    .yes = Neu würfeln
    .no = Die Würfel in Ruhe lassen
    .again = Diese 3 neu würfeln?
mimic = Welche Karte wird kopiert?
    .again = 1⚡ zahlen, um eine andere Karte zu kopieren?
    .no = Nichts anderes kopieren
telepath = Noch ein Wurf?
    .use = 1⚡ für noch einen Wurf zahlen
metamorph = Welche Karte legst du für ⚡ ab?
    .no = Nichts mehr ablegen
    .card = { $card } für { $worth }⚡ ablegen
opportunist = Eine gerade aufgedeckte Karte kaufen?
    .no = Liegen lassen
background-dweller = Eine 3 neu würfeln?
    .use = Eine 3 neu würfeln
camouflage = Die 3er neu würfeln?
    .yes = Neu würfeln
    .no = Liegen lassen
jets = Sofort räumen und nichts verlieren oder bleiben und alles einstecken?
    .yes = Räumen und nichts verlieren
    .no = Bleiben und einstecken
wings = 2⚡ zahlen und in diesem Zug keine ♥ mehr verlieren?
    .yes = 2⚡ zahlen und fliegen
    .no = Den Treffer einstecken
    .keep = Nicht zahlen
made-in-a-lab = Die nächste Karte ansehen?
    .use = Die nächste Karte des Stapels ansehen
smoke-cloud = Noch ein Wurf?
    .use = Eine Ladung für noch einen Wurf ausgeben
monster-batteries = Wie viele ⚡ legst du darauf?
    .number = { $n ->
            [0] Nichts darauf legen
            [one] { $n }⚡ darauf legen
           *[other] { $n }⚡ darauf legen
        }
freeze-time = Noch einen Zug mit einem Würfel weniger?
    .yes = Den zusätzlichen Zug nehmen
    .no = Kein zusätzlicher Zug
sleep-walker = 3⚡ für 1★ zahlen?
    .use = 3⚡ zahlen, 1★ erhalten
super-jump = 1⚡ zahlen, um 1♥ weniger zu verlieren?
    .yes = 1⚡ zahlen
    .no = Den Treffer einstecken
electric-armor = 1⚡ zahlen, um 1♥ weniger zu verlieren?
    .yes = 1⚡ zahlen
    .no = Den Treffer einstecken
biofuel = Wie viele ♥-Würfel verwendest du als ⚡?
    .number = { $n ->
            [0] Keinen als ⚡ verwenden
            [one] { $n } als ⚡ verwenden
           *[other] { $n } als ⚡ verwenden
        }
shrinky = Wie viele 2er verwendest du als 1er?
    .number = { $n ->
            [0] Keinen als 1 verwenden
            [one] { $n } als 1 verwenden
           *[other] { $n } als 1 verwenden
        }
unstable-dna = Welche Karte von { $who } nimmst du für diese?
    .no = Diese Karte behalten
cheerleader = Dem Wurf von { $who } ein ✊ hinzufügen?
    .yes = Ein ✊ hinzufügen
    .no = Nichts hinzufügen
robot = Für wie viele ♥ zahlst du mit ⚡?
    .number = { $n ->
            [0] Nichts zahlen
            [one] { $n }⚡ zahlen, { $n }♥ weniger verlieren
           *[other] { $n }⚡ zahlen, { $n }♥ weniger verlieren
        }
witch = Welcher Würfel von { $who } wird neu gewürfelt?
    .no = Die Würfel in Ruhe lassen
alien-ultimatum = Wem nimmst du ★ ab?
    .no = Niemandem
open-season = Wer verliert 3♥?
targeted-serum = Welche Spezies verliert 3♥?
natural-enemy = Welche Spezies jagst du von nun an?
throwing-arm = Ein Würfelplättchen für eine ✊ einsetzen?
    .use = Ein Würfelplättchen für eine ✊ einsetzen
tremor-sense = Eine ✊ von { $who } neu würfeln lassen?
    .yes = Neu würfeln lassen
    .no = Die Würfel in Ruhe lassen
hunters-patience = Noch einmal würfeln?
    .use = Noch einmal würfeln
maser-dish = Wer verliert 1♥?
    .use = 2⚡ zahlen: Ein Monster deiner Wahl verliert 1♥
    .no = Niemand
mutagenic-bath = 1♥ für ein Würfelplättchen abgeben?
    .yes = 1♥ abgeben
    .no = Deine ♥ behalten
adapting-technology = Die Auslage austauschen?
    .use = Eine Ladung ausgeben und die Auslage austauschen
exotic-arms = 2⚡ darauf legen und auf drei ✊ wetten?
    .yes = 2⚡ wetten
    .no = Nicht wetten
mothership-support = 1⚡ für 1♥ zahlen?
    .yes = 1⚡ zahlen, 1♥ erhalten
    .use = 1⚡ zahlen, 1♥ erhalten
superior-alien-technology = Welche Karte kaufst du zum halben Preis?
    .use = Eine Karte zum halben Preis kaufen
    .no = Keine
contract-killer = Wem drohst du?
    .yes = 3⚡ zahlen
    .no = 2♥ verlieren
    .pay = { $who } 3⚡ zahlen oder 2♥ verlieren?
scavenged-circuits = Die zuletzt abgelegte Karte kaufen?
    .use = Die zuletzt abgelegte Karte kaufen
stooping-dive = Wen vertreibst du aus Tokyo?
wanderer = Tokyo verlassen und 1⚡ erhalten?
    .yes = Tokyo verlassen
    .no = In Tokyo bleiben
keen-eye = Welchen Würfel würfelst du neu?
    .use = Einen Würfel neu würfeln
forked-lightning = Wen trifft der Blitz, und wer verliert 1♥?
    .no = Niemanden
inverted-gravity = Wer in Tokyo tauscht den Platz?
    .no = Niemand
    .swap = Mit wem von draußen tauscht { $who } den Platz?
island-hymn = Wer erhält 1♥?
glittering-scales = Wie viele ✊ machst du ungültig?
    .number = { $n }✊ ungültig machen
all-bays-open = Wie viele Würfelplättchen setzt du für ✊ ein?
    .number = { $n ->
            [0] Kein Plättchen: { $worth }✊
            [one] { $n } Plättchen: { $worth }✊
           *[other] { $n } Plättchen: { $worth }✊
        }
field-repairs = Für wie viele ♥ zahlst du?
    .number = { $n ->
            [0] Nichts zahlen
            [one] { $n }⚡ für { $n }♥ zahlen
           *[other] { $n }⚡ für { $n }♥ zahlen
        }
backup-tape = Welche Evolution nimmst du zurück?
targeting-matrix = Deine 1er neu würfeln?
    .use = Alle deine 1er neu würfeln
fusion-printer = 3⚡ für 1★ und ein Würfelplättchen zahlen?
    .use = 3⚡ zahlen: 1★ und ein Würfelplättchen
crushing-tread = Eine 1 auf ✊ drehen?
    .use = Eine 1 auf ✊ drehen
freeze-ray = Welche Seite bewirkt in diesem Zug nichts?
    .whom = Vor wen legst du die Karte?
    .no = Vor niemanden
    .face = { $face } bewirkt nichts
miraculous-catch = Den Fang kaufen?
    .use = In der Ablage fischen
    .no = Zurück ins Wasser
    .card = { $card } für { $worth }⚡ kaufen
deep-dive = Welche Karte nimmst du?
    .no = Keine
encased-in-ice = 1⚡ zahlen, um einen Würfel einzufrieren?
    .no = Nichts einfrieren
    .face = Einen Würfel mit { $face } einfrieren
icy-reflection = Welche Evolution wird kopiert?
    .no = Keine
lightning-armor = { $n ->
        [one] Mit { $n } Würfel
       *[other] Mit { $n } Würfeln
    } gegen { $who } würfeln?
    .yes = Würfeln
    .no = Es gut sein lassen
target-acquired = { $who } das Zielplättchen geben?
    .yes = Anvisieren
    .no = Das Plättchen lassen, wo es ist
mega-purr = { $who } 1⚡ oder 1★ geben?
    .yes = 1⚡ geben
    .no = 1★ geben
    .nothing = Nichts geben
play-with-your-food = Die Beute 2♥ weniger verlieren lassen und ihr 1★ und 1⚡ abnehmen?
    .yes = Mit ihr spielen
    .no = Zubeißen
feline-motor = Tokyo statt { $who } betreten?
    .yes = Tokyo betreten
    .no = Draußen bleiben
saurian-adaptability = Welche Würfel drehst du, und worauf?
    .turn = Alle Würfel mit { $from } auf { $to } drehen
chest-thumping = { $who } zwingen, Tokyo zu räumen?
    .yes = Zum Räumen zwingen
    .no = Selbst entscheiden lassen
terror-of-the-deep = { $n ->
        [one] Mit { $n } Würfel würfeln
       *[other] Mit { $n } Würfeln würfeln
    }, um ♥ zu retten?
    .yes = Würfeln
    .no = Den Treffer einstecken
sunken-temple = Den Zug für 3♥ und 3⚡ auslassen?
    .yes = Den Zug auslassen: 3♥, 3⚡
    .no = Den Zug spielen
heart-of-the-rabbit = Welchen Würfel von { $who } würfelst du neu?
    .face = Einen Würfel mit { $face } neu würfeln
energy-sword = 2⚡ zahlen und das Schwert ziehen?
    .yes = 2⚡ zahlen
    .no = In der Scheide lassen
electric-carrot = { $who } 1⚡ geben oder 1♥ mehr verlieren?
    .yes = 1⚡ geben
    .no = 1♥ mehr verlieren
bamboozle = Welche Karte kauft { $who } stattdessen?
bamboo-supply = 1⚡ darauf legen oder alle nehmen?
    .yes = 1⚡ darauf legen
    .number = { $n }⚡ davon nehmen
    .no = So lassen
yin-and-yang = Alle deine Würfel umdrehen?
    .use = Alle deine Würfel umdrehen
my-toy = Welche Karte legst du darunter?
    .card = { $card } zurücklegen
    .use = Die Karte darunter kaufen
tiny-tail = Welchen Würfel drehst du auf 1?
    .again = Noch einen?
    .use = Bis zu zwei Würfel auf 1 drehen
    .no = Das war's
so-small = { $n ->
        [one] Mit { $n } Würfel würfeln
       *[other] Mit { $n } Würfeln würfeln
    } und auf ein ♥ hoffen?
    .yes = Würfeln
    .no = Den Treffer einstecken
