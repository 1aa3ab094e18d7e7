### Das Spiel im Terminal: der Tisch auf einem Bildschirm aus Zeichen und in schlichten Sätzen.

## The table

tokyo = TOKYO
city = City
bay = Bay
outside = außerhalb von Tokyo
in-city = in Tokyo City
in-bay = in Tokyo Bay
empty = leer
closed = geschlossen
out = raus
eliminated = raus
turn = Zug { $n }
turn-of = Zug von { $who }
rolls-left = { $n ->
        [0] kein Wurf mehr
        [one] noch { $n } Wurf
       *[other] noch { $n } Würfe
    }
added = und { $n }✊ durch Fähigkeiten
thinks = { $who } denkt nach…
deck = Stapel: { $n }
discards = Ablage: { $n }
no-card = keine Karte
no-cards = Noch keine Karten.
in-hand = auf deiner Hand
under = Darunter: { $card }.
copies = Kopiert { $card }.
charges = { $n ->
        [one] { $n } Ladung
       *[other] { $n } Ladungen
    }
poison = { $n ->
        [one] { $n } Giftmarker
       *[other] { $n } Giftmarker
    }
shrink = { $n ->
        [one] { $n } Schrumpfmarker
       *[other] { $n } Schrumpfmarker
    }
dice-tokens = { $n ->
        [one] { $n } Würfelplättchen
       *[other] { $n } Würfelplättchen
    }
evolutions-in-hand = { $n ->
        [one] { $n } Evolution auf der Hand
       *[other] { $n } Evolutionen auf der Hand
    }
poison-short = ☠{ $n }
shrink-short = ↓{ $n }
tokens-short = □{ $n }
hand-short = ✦{ $n }
target-short = ◎
newer = unten mehr
dice-keys = 1–9 behalten · a alle · ⏎ würfeln
you = du
person = Mensch
level = Stufe { $n }
moment = Schritt { $at } von { $all }
eyes-public = öffentliche Sicht
too-small = Dieses Fenster hat { $size }; der Tisch braucht { $least }. Mach es größer oder spiele mit --plain.

## Keys at the foot

key-help = Hilfe
key-hint = Tipp
key-undo = zurück
key-why = warum
key-monsters = Monster
key-cards = Karten
key-rules = Regeln
key-options = Optionen
key-quit = Ende
key-step = Schritt
key-turn = Zug
key-run = abspielen
key-branch = weiterspielen
key-eyes = Sicht
key-turn-steps = Schritte
key-pick = Monster

## What is told once

too-dear = Für diese Karte hast du nicht genug ⚡.
undone = Rückgängig gemacht.
no-undo = Das geht nicht mehr rückgängig: Es wurde schon Neues aufgedeckt.
recorded = Die Partie ist in { $file } aufgezeichnet
not-saved = Die Datei ließ sich nicht schreiben: { $why }
language-is = Sprache: { $name }
speed-is = Tempo: { $name }
no-branch = Hier ist die Partie vorbei: Geh zurück, um weiterzuspielen.
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = sofort

## Are you sure?

danger-useless = Das kostet dich etwas und bringt nichts.
danger-death = Damit scheidest du aus.
danger-defeat = Damit schenkst du jemand anderem die Partie.
danger-rolls = { $n ->
        [one] Du hast noch { $n } Wurf.
       *[other] Du hast noch { $n } Würfe.
    }
sure = Bist du sicher?
do-it = tun
rather-not = lassen
quit-local = Beenden? Die Partie ist gespeichert; „kaiju play --resume“ setzt sie fort.
quit-online = Beenden? Der Platz bleibt deiner: Derselbe Befehl bringt dich zurück.
leave = beenden
play-on = weiterspielen

## The device goes to somebody else

hand-over-title = Weitergeben
hand-over = { $who } entscheidet.
hand-over-away = Alle anderen bitte wegschauen (geheime Karten).
i-am = Ich bin so weit

## Advice

thinking = Ich denke nach…
take-advice = diese behalten
close = schließen
no-advice = Gerade hast du nichts zu entscheiden.
best-keep = Am besten: { $keep } ({ $chance } Gewinnchance)
your-keep = Deine: { $dice } ({ $chance } Gewinnchance)
odds-head = Wenn du diese behältst und nur auf eines aus bist, hast du am Ende:
odds-line = { $chance }  { $dice } oder besser
hope-eliminate = { $who } in diesem Zug erledigen: { $chance }
hope-stars = In diesem Zug 20★ erreichen: { $chance }
keep-spoken = Das heißt: { $dice }.

## Why, and look-up

nothing-yet = Noch ist nichts geschehen.
why-keys = ↑ ↓ andere Vorgänge · PgUp PgDn weiterlesen · Esc schließen
monster-keys = ← → andere Monster · Esc schließen
shelf-rules = Regeln
shelf-cards = Karten
shelf-questions = Fragen
shelf-rulings = Entscheidungen
search = Suchen
see = Siehe { $clauses }.
nothing-found = Nichts gefunden.
lookup-keys = tippen zum Suchen · ↑ ↓ wählen · ← → andere Liste · Esc schließen

## Options

option-language = Sprache
option-speed = Tempo der Vorgänge
option-skip-evolve = Ohne Evolution passen
option-order = Immer übliche Reihenfolge
option-yield-at = Räumen bei so vielen ♥ oder weniger
option-stay-at = Bleiben bei so vielen ♥ oder mehr
option-hold = Online: 3 s zum Rückgängigmachen
option-confirm-stop = Nachfragen bei übrigen Würfen
option-warn = Vor Patzern warnen
option-keys = ↑ ↓ wählen · ← → ändern · Esc schließen
on = ja
off = nein
never = nie

## On a server

line-down = keine Verbindung, neuer Versuch
line-closed = Der Server hat die Verbindung geschlossen; beende und tritt wieder bei.
code-is = Code { $code }
seconds-left = noch { $n } s
watching = { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
seat-free = freier Platz
away = { $name } (weg)
waiting-for = { $n ->
        [one] Warten auf { $n } weiteren Spieler…
       *[other] Warten auf { $n } weitere Spieler…
    }
all-here = Alle sind da. Drücke s zum Starten.
key-begin = starten
opened = Andere treten bei mit: kaiju play --join { $link }

## The end

over-title = Die Partie ist vorbei
again = noch einmal
review = ansehen
write-record = aufzeichnen
curves = Gewinnchance, vom ersten Zug bis zum letzten
tally = { $hearts }♥ Schaden, { $cards ->
        [one] { $cards } Karte gekauft
       *[other] { $cards } Karten gekauft
    }

## Help

help-play = Spielen
help-digits = einen Würfel oder eine Antwort wählen
help-arrows = bewegen und den Würfel unter dem Cursor wählen
help-enter = die nicht behaltenen Würfel würfeln; den Knopf drücken
help-all-stop = alle oder keine behalten · aufhören zu würfeln
help-capitals = jederzeit eine Fähigkeit einsetzen oder eine Evolution ausspielen
help-hint = Tipp: die besten Würfel und die Chancen
help-undo = rückgängig, bis Neues aufgedeckt wird
help-skip = die Animation überspringen
help-replay = Wiedergabe
help-step = einen Schritt zurück oder vor
help-turns = einen Zug zurück oder vor
help-edges = zum Anfang, zum Ende
help-run = abspielen, anhalten
help-eyes = die Sicht wechseln
help-branch = von hier gegen Bots weiterspielen
help-look = Nachschlagen
help-why = warum: die Regel oder Karte hinter den letzten Vorgängen
help-turn = die Schritte eines Zuges und wo die Partie gerade ist
help-monsters = Monster: was jedes hat und was seine Karten tun
help-lookup = Regeln · Karten, mit Suche
help-log = im Verlauf blättern; auch mit dem Mausrad
help-more = Sonstiges
help-options = Sprache · Tempo · alle Optionen
help-record = die Partie in eine Datei schreiben
help-suspend = anhalten; „fg“ bringt die Partie zurück
help-quit = beenden; gespeichert wird nach jeder Antwort
help-signs = Symbole
signs = ★ Sterne (Siegespunkte), 20 gewinnen · ♥ Herzen (Lebenspunkte) · ⚡ Energie · ✊ Pranke · ☠ Gift · ↓ Schrumpfen · □ Würfelplättchen · ✦ Evolutionen auf der Hand · ▤ Karten · ◆ Behalten · ↯ Ablegen · ! Ereignis · ⚠ überleg es dir

## The menu

motto = Zerleg die Stadt. Es gewinnt, wer als Letztes steht oder zuerst 20★ hat.
menu-resume = Letzte Partie fortsetzen
menu-begin = Neue Partie
menu-edition = Edition
menu-monster = Dein Monster
menu-monster-of = Monster von Spieler { $n }
menu-monster-of-name = Monster von { $name }
menu-players = Monster
menu-people = Spieler an dieser Tastatur
menu-level = Bots
menu-evolutions = Evolutionskarten
menu-keys = ↑ ↓ wählen · ← → ändern · ⏎ starten · l Sprache · q Ende
about-resume = Es geht genau da weiter, wo du aufgehört hast.
about-begin = Setz dich und würfle. Alles darunter kann so bleiben.
about-players = Zwei bis sechs. Ab fünf ist auch Tokyo Bay offen.
about-nobody = Du schaust zu; Bots spielen.
about-alone = Du gegen Bots.
about-people = Ihr teilt euch eine Tastatur und gebt sie reihum.
about-name = n gibt diesem Spieler einen Namen.
drawn-monster = ausgelost
about-drawn = Eines, das niemand gewählt hat, ausgelost zu Beginn der Partie.
about-level = Stufe 1 schätzt vieles falsch ein, Stufe 3 spielt gut, Stufe 6 ist der Champion und schaut voraus. Jede gewinnt etwa doppelt so oft wie die darunter.
about-evolutions = Jedes Monster bekommt acht eigene Karten auf eine geheime Hand.

## Plain sentences

plain-welcome = Willkommen bei kaiju. Tippe eine Antwort und drücke Enter; ein Fragezeichen erklärt, was du sonst noch tippen kannst.
plain-you-are = Du bist { $who }.
plain-dice = Deine Würfel, { $dice }.
plain-keep = Tippe die Nummern der Würfel, die du behältst, zum Beispiel 1 4, oder alle, um aufzuhören, oder keine, um alle zu würfeln.
plain-all = alle
plain-none = keine
plain-hearts = { $n ->
        [one] Du hast noch { $n } Herz.
       *[other] Du hast noch { $n } Herzen.
    }
plain-card = { $card }, { $price }: { $text }
plain-press-enter = Alle anderen bitte wegschauen. Drücke Enter.
plain-no = Das geht nicht: { $why }.
plain-sure = Bist du sicher? Tippe ja oder nein.
plain-not-understood = „{ $typed }“ ist hier keine Antwort. Tippe eine der Nummern oder einen der Buchstaben von oben oder ein Fragezeichen.
plain-look-up = Tippe, was du suchst, zum Beispiel: c Flügel, oder: r räumen, oder: f Gift.
plain-help = Tippe die Nummer oder die Buchstaben vor einer Antwort. Außerdem: h gibt einen Tipp, w sagt, warum die letzten Dinge geschahen, t sagt, wie alle stehen und was zu kaufen ist, s liest die Auslage vor, n sagt, was du jetzt tun kannst, g nennt die Schritte eines Zuges, c und ein Wort sucht eine Karte, r und ein Wort sucht eine Regel oder Entscheidung, f und ein Wort sucht eine häufige Frage, u macht die letzte Antwort rückgängig, l wechselt die Sprache, p und ein Name schreibt die Partie in eine Datei, q beendet. Gespeichert wird nach jeder Antwort.

## Talk, seats and another game on a server

key-talk = Chat
key-bot = Bot
key-back = selbst spielen
talk-title = Chat
talk-nothing = Noch hat niemand etwas gesagt.
talk-signs = Sende ein Emote:
talk-write = schreiben
talk-mute = stummschalten
talk-send = senden
talk-back = zurück
bet-key = t: Wer gewinnt?
plain-bet = Tippe tippen und einen Buchstaben: { $monsters }.
you-bet = Du tippst auf { $monster }.
no-bet = Tippen kannst du, sobald dein Monster ausgeschieden ist, auf eines, das noch spielt.
mute-whom = Wen willst du stummschalten? Tippe den Buchstaben (noch einmal, um wieder zu hören).
muted = { $who } ist stummgeschaltet.
heard-again = { $who } ist wieder zu hören.
no-voice = Zuschauer können nicht chatten.
let-play-title = Ein Bot für dich?
let-play = Einen Bot für dich spielen lassen? Du kannst jederzeit wieder übernehmen.
let-it-play = spielen lassen
handed-over = Ein Bot spielt für dich. Drücke b, um zu übernehmen.
program-plays = Ein Bot spielt für dich. Drücke b, um zu übernehmen.
taken-back = Der Platz gehört wieder dir.
by-program = { $name } (Bot)
give-up = beenden, ein Bot spielt weiter
give-up-seat = den Platz aufgeben
table-closed = Der Tisch wurde geschlossen.
rematch-open = Eine Revanche ist offen. Drücke n, um mitzuspielen.
help-online = Onlinetisch
help-talk = Chat: ein Emote senden, etwas schreiben, jemanden stummschalten; ist dein Monster ausgeschieden, auf den Sieger tippen
help-bot = einen Bot für dich spielen lassen und wieder übernehmen
help-again = nach dem Ende: Revanche mit denselben Spielern
help-pick = vor dem Start: dein Monster wählen oder auslosen

## What can go wrong on the way to a table. No capital at the start: the program puts something before it.

no-table-there = „{ $text }“ führt zu keinem Tisch; ein Link sieht aus wie https://HOST/#/join/CODE
no-server-there = „{ $text }“ ist kein Server; eine Adresse sieht aus wie https://HOST oder http://HOST:8080
server-silent = { $url } antwortet nicht ({ $why }); läuft dort ein Server?
server-unproved = { $url } kann sich nicht ausweisen ({ $why }); prüfe die Adresse, oder nenne in SSL_CERT_FILE das Zertifikat, mit dem es unterschrieben ist
no-certificates = dieses System hat keine Zertifikate, um { $url } zu prüfen; installiere seine ca-certificates, oder nenne eine Datei in SSL_CERT_FILE
server-strange = { $url } hat eine Antwort geschickt, die sich nicht lesen lässt; ist es ein Server dieses Spiels?
server-status = der Server sagt { $number }
no-picture = { $url } zeigt den Tisch nicht; versuche es gleich noch einmal
line-refused = der Server hat die Verbindung geschlossen ({ $number }): diesen Tisch gibt es nicht, oder der Platz ist nicht mehr deiner
no-seat-given = der Server hat keinen Platz vergeben
no-random = das System liefert keine Zufallsbits: { $why }
too-many-people = es sind { $people } Menschen und nur { $monsters } Monster; füge Monster mit --players hinzu
too-many-monsters = { $chosen } Monster sind gewählt, und nur { $monsters } spielen; füge Monster mit --players hinzu
nobody-plays = { $n ->
        [one] niemand spielt das andere Monster; nenne eine Stufe mit --bots
       *[other] niemand spielt die anderen { $n } Monster; nenne eine Stufe mit --bots
    }
needs-chairs = eine Partie braucht so viele Stühle wie Monster
position-over = in dieser Stellung ist die Partie vorbei
position-people = { $monsters ->
        [one] es sind { $people } Menschen, und in dieser Stellung spielt nur noch { $monsters } Monster
       *[other] es sind { $people } Menschen, und in dieser Stellung spielen nur noch { $monsters } Monster
    }

## Plain sentences at a table of a server

plain-code = Der Code dieses Tisches ist { $code }. Andere treten bei mit: kaiju play --join { $link }
plain-begin = Tippe starten, um zu beginnen; Bots spielen auf den freien Plätzen.
plain-watch = Du schaust zu.
plain-says = { $who } sagt: { $what }
plain-online-help = An einem Onlinetisch: sagen und ein paar Worte spricht zu den anderen, emote und eine Nummer sendet eines von diesen: { $signs }. stumm und ein Buchstabe schaltet jemanden stumm oder wieder frei, bot lässt einen Bot für dich spielen, übernehmen holt dir den Platz zurück, tippen und ein Buchstabe tippt auf den Sieger, sobald dein Monster ausgeschieden ist, monster und ein Name wählt vorher dein Monster, starten beginnt die Partie.
plain-again = Tippe revanche für eine Revanche mit denselben Spielern oder q zum Beenden.
plain-away = Dein Platz bleibt deiner: Derselbe Befehl bringt dich zurück.
draw-monster = Eines auslosen
pick-title = Dein Monster
pick-keys = ↑ ↓ wählen · ⏎ nehmen · ← → anderer Platz · Esc schließen
you-play = Du spielst { $monster }.
no-monster-left = Es ist kein anderes Monster mehr übrig.
plain-monsters = Tippe monster und einen Namen, oder monster zufall, um eines auszulosen. Frei: { $names }.
plain-too-late = Monster werden vor dem Start gewählt, an einem Onlinetisch.
plain-extra = { $n ->
        [one] Einer davon ist ein zusätzlicher Würfel.
       *[other] { $n } davon sind zusätzliche Würfel.
    }

## Ob eine Partie auf der Platte ist
unsaved = UNGESPEICHERT
saved-again = Die Partie ist wieder gespeichert.
quit-unsaved = Beenden? Die Partie ließ sich NICHT speichern und wäre verloren: { $why }
quit-nowhere = Beenden? Die Partie ist nirgends gespeichert und wäre verloren.
left-saved = Die Partie ist nicht vorbei. Sie ist in { $file } gespeichert; „kaiju play --resume“ setzt sie fort.
left-unsaved = Die Partie ist nicht vorbei und ließ sich nicht speichern: { $why }
left-nowhere = Die Partie ist nicht vorbei, und sie ist nicht gespeichert.
open-elsewhere = Diese Partie ist in einem anderen Terminal offen.
there-already = { $file } gibt es schon und wird nicht überschrieben; wähle einen anderen Namen.

## Saved games, rules and colours in the menu and the options

menu-games = Gespeicherte Partien…
about-games = Jede Partie, die du begonnen hast: Setze eine fort, gib ihr einen Namen oder sieh eine beendete an.
menu-even = Tokyo zahlt
pays-stars = ★, wie üblich
pays-energy = ⚡, gerecht zu zweit
even-switch = Gerechter zu zweit: --switch two_player_tokyo=at_two
changed = { $n ->
        [one] { $n } geändert
       *[other] { $n } geändert
    }
about-house = Jede Regeloption. Was von der Edition abweicht, ist markiert; speichere deine unter einem Namen.
house-keys = ↑ ↓ wählen · ← → ändern · n unter einem Namen speichern · x diesen Namen löschen · Esc zurück
games-keys = ↑ ↓ wählen · ⏎ fortsetzen · n umbenennen · Esc zurück
game-name = Name für diese Partie
game-name-wanted = Ein Name hat Buchstaben, Ziffern, Leerzeichen, - und _.
option-odds = Chancen auf breitem Bildschirm
option-theme = Farben
option-signs = Symbole
automatic = automatisch
theme-dark = für dunkle Bildschirme
theme-light = für helle Bildschirme
theme-terminal = die des Terminals
theme-none = keine

## Beside the table

person-as = { $name } ({ $monster })
not-here = { $n ->
        [one] { $who } ist noch nicht da. Drücke s, um trotzdem zu starten.
       *[other] { $who } sind noch nicht da. Drücke s, um trotzdem zu starten.
    }
chances = Gewinnchance
odds-of = Wenn du { $dice } behältst
odds-of-none = Wenn du alle Würfel neu würfelst
key-now = was jetzt
now-title = Was kann ich jetzt tun?
now-more = w warum · c Karten · r Regeln, Fragen und Entscheidungen · g die Schritte eines Zuges · h Tipp · ? alle Tasten
help-now = was kann ich jetzt tun: jede Antwort und was sie bedeutet
help-shop-card = die erste, zweite oder dritte Karte der Auslage lesen
lesson-keep-text = Drei gleiche Zahlen bringen Sterne. Jede ⚡ ist Energie für Karten, jedes ♥ heilt, jede ✊ trifft die anderen. Du hast zwei 3er: Behalte sie mit den Tasten 1 bis 6.
lesson-roll-text = Würfel mit doppeltem Rahmen bleiben liegen. Die anderen werden neu gewürfelt, bis zu zweimal. Drücke Enter.
lesson-shop-text = Du hast Sterne und Energie erhalten und bist in Tokyo eingezogen, das leer war. Jetzt darfst du Karten mit ⚡ kaufen oder die Auslage für 2⚡ austauschen. Jeder Knopf hat seine Taste; 0 beendet den Kauf.
lesson-alone-text = Würfeln, behalten, zuschlagen, kaufen. h zeigt, was ein guter Spieler täte, w erklärt, warum etwas geschah, i, was du jetzt tun kannst. Spiel weiter!

## Plain sentences: the shop, and what can be done now

plain-for-sale = Zu kaufen: { $cards }.
plain-shop-empty = Es gibt nichts zu kaufen.
plain-watching = Du schaust kaiju zu. Was geschieht, wird Zeile für Zeile erzählt.
plain-goes-on = Die Partie läuft weiter.
plain-pause-help = pause bittet alle um eine Pause, stimmt einer zu oder beendet sie; melden und ein Buchstabe meldet jemanden dem Betreiber des Servers, auf Wunsch mit ein paar Worten.
