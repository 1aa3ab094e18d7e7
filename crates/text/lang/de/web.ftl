### Die Seite im Browser: Seiten, Knöpfe, Beschriftungen.

## frame

title-home = Start
title-lost = Diese Seite gibt es nicht
title-online = Mit Freunden spielen
title-replay = Wiedergabe
title-result = Ergebnis
title-table = Tisch
home = Start
to-home = Zur Startseite
pages = Seiten
language = Sprache
language-missing = Die Wörter dieser Sprache lassen sich nicht laden. Sie werden einmal übers Netz geholt; versuche es noch einmal, wenn du online bist.
page-comes = Einen Moment: Diese Seite wird geholt.
cannot-start = Kaiju kann hier nicht starten. Lade die Seite neu; wenn das nicht hilft, aktualisiere diesen Browser: Chrome und Edge ab 111, Firefox ab 121, Safari und iOS ab 16.4 genügen.
page-missing = Diese Seite lässt sich nicht laden
page-missing-why = Sie wird einmal übers Netz geholt. Lade neu, wenn du online bist.
skip-to-main = Zum Inhalt springen
footer = Kaiju ist freie Software. Nichts, was du hier tust, wird verkauft, und niemand zählt deine Klicks.
lost-why = Der Link ist vielleicht veraltet oder unvollständig.
close = Schließen
back = Zurück
search = Suchen
found = { $n ->
    [0] Nichts gefunden
    [one] Ein Treffer
   *[other] { $n } Treffer
  }

## home

hero = Würfle, verwüste die Stadt, steh als letztes Monster.
play-now = Jetzt spielen
go-on = Partie fortsetzen
play-with-friends = Mit Freunden spielen
tutorial = Spielen lernen
tutorial-why = Eine erste Partie in weniger als fünf Minuten, eins nach dem anderen.
new-game = Neue Partie
new-game-why = Wähle Edition, Monster, Gegner und Hausregeln.
rules = Regeln
rules-why = Jede Regel in jeder Edition, durchsuchbar.
cards = Karten
cards-why = Alle Machtkarten und Evolutionen mit ihren Texten.
faq = Fragen
faq-why = Was am Tisch gefragt wird, und die Antworten.
records = Aufzeichnungen
records-short = Archiv
records-why = Deine beendeten Partien: Sieh sie noch einmal an oder spiele von jedem Schritt weiter.
join-by-code = Einem Tisch mit seinem Code beitreten
join = Beitreten

## new game

edition = Edition
all-editions = Alle Editionen
seats = Plätze
add-seat = Platz hinzufügen
remove-seat = Platz entfernen
monster-of-seat = Monster auf Platz { $n }
player-of-seat = Spieler auf Platz { $n }
seed = Seed
seed-why = Derselbe Seed ergibt dieselbe Partie. Lass das Feld für eine neue leer.
person = Mensch hier
all-switches = Alle Regeloptionen
start = Starten
level-1 = Bot 1, Anfänger
level-2 = Bot 2, gemütlich
level-3 = Bot 3, solide
level-4 = Bot 4, geübt
level-5 = Bot 5, stark
level-6 = Bot 6, Champion
fits-me = Passend zu mir
fits-why = Bots, so stark wie du: Nach deinen Siegen urteilen sie besser, nach deinen Niederlagen schlechter, sodass du mit der Zeit etwa deinen Anteil gewinnst. Niemand verliert mit Absicht.
fitted = Bot { $strength }, passend gemacht
champion-missing = Der Champion lässt sich gerade nicht laden. Bis es geht, spielt ein schwächerer Bot für ihn.
persona-greedy = Bot, praktisch
persona-smasher = Bot, Raufbold
persona-banker = Bot, Sammler
persona-survivor = Bot, Überlebenskünstler
persona-scorer = Bot, Sternenjäger
persona-learned = Bot, trainiert

## settings

settings = Einstellungen
your-name = Dein Name
follow-system = Wie das System
theme = Farben
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
motion = Bewegung
motion-full = Volle
motion-less = Weniger
text-size = Textgröße
size-normal = Normal
size-large = Groß
size-larger = Größer
font = Schrift
font-drawn = Gezeichnet
font-plain = Schlicht
speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
detail = Was vorgelesen wird
detail-1 = Nur was mich betrifft
detail-2 = Ein Satz pro Zug
detail-3 = Alles
sound = Ton
sound-normal = Normal
sound-quiet = Leise
sound-off = Aus
coach = Trainer
warnings = Vor nutzlosen Käufen und sicherem Tod warnen
default-order = Würfel ohne Nachfrage in der üblichen Reihenfolge auswerten
skip-shop = Auslage auslassen, wenn zu teuer
skip-evolve = Für mich passen, wenn ich keine Evolution ausspielen kann
yield-at = Tokyo bei so vielen ♥ oder weniger automatisch räumen
stay-at = Bei so vielen ♥ oder mehr automatisch in Tokyo bleiben
ask-me = Frag mich
give-up = Diese Partie beenden
download-record = Aufzeichnung herunterladen

## table

rivals = Gegner
my-monster = Mein Monster
tokyo = Tokyo
tokyo-city = Tokyo City
tokyo-bay = Tokyo Bay
city-short = City
bay-short = Bay
nobody-here = Niemand hier
shop = Auslage
deck-left = { $n ->
    [one] Eine Karte im Stapel
   *[other] { $n } Karten im Stapel
  }
no-card = Keine Karte
buy = Kaufen { $price }⚡
buy-for = { $name } für { $price }⚡ kaufen
costs = { $n ->
    [one] Kostet { $n } Energie
   *[other] Kostet { $n } Energie
  }
card-details = { $name }: was sie bewirkt
seat-details = { $name }: Spieler und Karten
no-cards = Noch keine Karten
kind-keep = Behalten
kind-discard = Ablegen
kind-event = Ereignis
kind-temporary = Temporäre Evolution
kind-permanent = Permanente Evolution
out = Ausgeschieden
you = Du
player-number = Spieler { $n }
in-hand = auf deiner Hand, sonst sieht sie niemand
dial-hearts = { $n ->
    [one] { $n } Herz von { $most }
   *[other] { $n } Herzen von { $most }
  }
dial-stars = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
  }
dial-energy = { $n ->
    [one] { $n } Energie
   *[other] { $n } Energie
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
hidden-evolutions = { $n ->
    [one] { $n } Evolution auf der Hand
   *[other] { $n } Evolutionen auf der Hand
  }
target = { $n ->
    [one] Hat das Zielplättchen
   *[other] Hat das Zielplättchen
  }
log = Verlauf
announcements = Ansagen
why-label = Warum? { $reason }
why-title = Warum ist das geschehen?
because-of = Wegen { $card }
rulings = Entscheidungen
all-about-card = Bei den Karten ansehen
read-in-rules = In den Regeln nachlesen
your-turn = Du entscheidest
turn-of = Zug von { $who }
turn-number = Zug { $n } · { $edition }
waiting-for = Warten auf { $who }…
game-over = Die Partie ist vorbei
skip = Zu deiner nächsten Entscheidung springen
undo = Rückgängig
undone = Rückgängig gemacht
pass-to = Gib das Gerät an { $who }
pass-why = Auf dem nächsten Bild gibt es Geheimnisse.
pass-ready = Ich bin { $who }: Zeig den Tisch

## dock

dock = Würfel und Entscheidungen
question = Frage
dice = Würfel
tap-to-keep = Tippe die Würfel an, die du behältst
the-roll = Das Ergebnis
rolls-left = { $n ->
    [0] Kein Wurf mehr
    [one] Noch ein Wurf
   *[other] Noch { $n } Würfe
  }
die-blank = Noch nicht gewürfelt
die-one = Eins
die-two = Zwei
die-three = Drei
die-energy = Energie
die-heart = Herz
die-smash = Pranke
die-kept = { $face }, behalten
die-idle = { $face }, bewirkt gerade nichts
roll-dice = { $n ->
    [one] { $n } Würfel würfeln
   *[other] { $n } Würfel würfeln
  }
keeps = Behält { $dice }
keeps-nothing = Behält nichts
stop-rolling = Aufhören: diese Würfel nehmen
sweep-why = Drei neue Karten
stay = In Tokyo bleiben
stay-why = { $n ->
    [one] −{ $n }♥ schon verloren, noch { $hearts }♥
   *[other] −{ $n }♥ schon verloren, noch { $hearts }♥
  }
stay-risk = { $n ->
    [one] −{ $n }♥ schon verloren, noch { $hearts }♥, zu { $risk }{"\u00A0"}% tot vor deinem Zug
   *[other] −{ $n }♥ schon verloren, noch { $hearts }♥, zu { $risk }{"\u00A0"}% tot vor deinem Zug
  }
yield-tokyo = Tokyo räumen
yield-why = { $who } zieht ein
yield-risk = { $who } zieht ein, zu { $risk }{"\u00A0"}% tot vor deinem Zug
also = Fähigkeiten, die du einsetzen darfst
danger-useless = Das würde dich etwas kosten und gerade nichts bringen.
danger-death = Das wäre das Ende deines Monsters.
danger-defeat = Das würde jemand anderem die Partie schenken.
danger-rolls = { $n ->
    [one] Du hast noch einen Wurf
   *[other] Du hast noch { $n } Würfe
  }
really = Wirklich?
no-more-warnings = Nicht mehr warnen
do-it-anyway = Trotzdem tun
coach-best = ist am besten: { $chance } Gewinnchance
coach-better = ist besser: { $chance } Gewinnchance ({ $less } mehr)
coach-odds = Wenn du { $dice } behältst und darauf aus bist:

## reference

chapters = Kapitel
see-also = Siehe auch
deck = Stapel
evolutions = Evolutionen

## result

no-result = Hier wurde noch keine Partie beendet
wins = { $who } gewinnt!
win-together = { $who } gewinnen gemeinsam
nobody-wins = Niemand gewinnt
unfinished = Nicht beendet
result-line = { $stars }★ nach { $turns } Zügen
rematch = Noch eine Partie
review = Analyse
review-missing = Die Analyse lässt sich nicht laden. Sie wird einmal übers Netz geholt; versuche es noch einmal, wenn du online bist.
watch-replay = Wiedergabe ansehen
story = Die Geschichte der Partie
swing-up = Zug { $turn }: Die Gewinnchance von { $who } steigt um { $points } Punkte
swing-down = Zug { $turn }: Die Gewinnchance von { $who } sinkt um { $points } Punkte
look = Ansehen
chart-chances = Gewinnchance in Prozent
chart-stars = Sterne
chart-hearts = Herzen
chart-energy = Energie
chart-damage = Angerichteter Schaden
chart-words = In Worten
chart-course = { $who } beginnt bei { $from }, hat den höchsten Wert { $high } in Zug { $at }, den niedrigsten { $low } in Zug { $below } und endet bei { $end }.
chart-level = { $who } bleibt bei { $end }.
chart-lead = { $who } führt ab Zug { $turn }.
figures = Statistik der Partie
monster = Monster
dealt = Angerichteter Schaden
lost = Verlorene Herzen
healed = Geheilte Herzen
energy = Erhaltene Energie
entered = Tokyo betreten
kills = Erledigte Monster
records-about = Beendete Partien bleiben auf diesem Gerät. Eine Aufzeichnung ist einfacher Text: Jeder kann sie lesen, prüfen und von ihr weiterspielen.
no-records = Noch nichts hier. Beende eine Partie, und sie erscheint.
forget = Diese Partie löschen
paste-record = Eine Aufzeichnung einfügen
open-record = Aufzeichnung öffnen
no-replay = Diese Partie ist nicht hier
no-replay-why = Offline gespielte Partien bleiben auf dem Gerät, auf dem sie gespielt wurden. Lass dir die Aufzeichnung geben und füge sie unter Aufzeichnungen ein.
moment-of = Schritt { $n } von { $all }
perspective = Sicht von
spectator = Zuschauer
replay-controls = Steuerung der Wiedergabe
turn-before = Voriger Zug
turn-after = Nächster Zug
step-back = Schritt zurück
step-on = Schritt vor
play = Abspielen
pause = Pause
moment = Schritt
copy-link = Link zu diesem Schritt kopieren
go-on-from-here = Von hier gegen Bots weiterspielen

## online

make-table = Tisch eröffnen
make-table-why = Du bekommst einen Link und einen Code für deine Freunde. Niemand braucht ein Konto.
anonymous = Monster
people = Spieler (mit dir)
people-here = An diesem Gerät
bots = Bots
bot-strength = Stufe der Bots
clock = Zeit für jede Antwort
no-clock = Unbegrenzt
seconds = { $n } Sekunden
public-table = In der Lobby für alle anzeigen
public-tables = Andere Tische
your-tables = Deine Tische
back-to-table = Zurück zum Tisch
game-is-on = Die Partie läuft
two-to-six = Es spielen zwei bis sechs Monster.
free-seats = { $n ->
    [0] Kein freier Platz
    [one] Ein freier Platz
   *[other] { $n } freie Plätze
  }
free-seat = Frei
here = da
away = weg
the-table = Der Tisch
sit-down = Platz nehmen
full-watch = Alle Plätze sind besetzt. Du kannst zuschauen: Die Partie erscheint hier, wenn sie beginnt.
waiting-for-people = Warten, bis alle sitzen…
watching = { $n ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
  }
invite = Freunde einladen
qr = QR-Code der Einladung
link = Link zum Tisch
seat-link = Link zu deinem Platz
other-device = Auf einem anderen Gerät weiterspielen
other-device-why = Dieser Link gibt Zugang zu deinem Platz. Öffne ihn auf dem anderen Gerät und zeige ihn sonst niemandem.
copy = Kopieren
copied = Kopiert
share = Teilen
looking-for-table = Tisch wird gesucht…
no-way-in = Kein Zutritt zu diesem Tisch
title-old = Diese Seite ist veraltet
title-elsewhere = Der Tisch ist anderswo offen
load-again = Neu laden
closed-replaced = Dieser Tisch wurde an zu vielen anderen Orten geöffnet. Lade die Seite neu, um hier zu spielen.
reconnecting = Verbindung verloren. Neuer Versuch… Nichts geht verloren.
back-again = Du bist wieder da. Nichts ging verloren.
trouble-silence = Der Server antwortet nicht. Prüfe das Netz und versuche es noch einmal; Partien gegen Bots gehen auch ohne ihn.
trouble-full = Der Tisch ist voll.
trouble-dead = Unter diesem Link gibt es keinen Tisch. Er ist vielleicht veraltet oder unvollständig.
trouble-name = Dieser Name geht nicht. Nimm 1 bis 24 sichtbare Zeichen.
trouble-empty = Ein Platz ist noch leer.
trouble-begun = Die Partie hat schon begonnen.
trouble-hurry = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
trouble-old = Diese Seite ist älter als der Server. Lade sie neu.
trouble-moved = Zu spät: Die Partie war schon weiter.
trouble-other = Der Server hat abgelehnt. Lade die Seite neu; hilft das nicht, eröffne einen neuen Tisch.
to-rematch = Zur nächsten Partie
verify-dice = Würfel prüfen
dice-unfair = Die Prüfung ist gescheitert: { $why }
talk = Reden
chat = Chat
signs = Emotes
send = Senden
say-something = Sag etwas
mute = { $who } stummschalten
unmute = { $who } wieder hören
emote-roar = Grrr!
emote-laugh = Haha!
emote-cry = Oh nein!
emote-cheer = Hurra!
emote-wow = Wow!
emote-thanks = Danke!
emote-sorry = Tut mir leid!
emote-hurry = Du bist dran!

## comfort, replays, the lobby

skip-end = Zum Ende springen
decision-of = { $who }: Du entscheidest
bot-plays = Einen Bot für mich spielen lassen
play-myself = Ein Bot spielt für dich. Selbst weiterspielen
confirm-stop = Nachfragen, bevor ich mit Würfen übrig aufhöre
hold-answers = Online: meine Antworten erst nach drei Sekunden senden, damit ich sie rückgängig machen kann
ask-pause = Um eine Pause bitten
wants-pause = { $who }: Machen wir eine Pause?
paused = Die Partie macht Pause.
end-pause = Weiter
agree = Einverstanden
mute-power = In dieser Partie nicht mehr nach dieser Fähigkeit fragen
name-of-seat = Name von Spieler { $n }
fair-for-two = Zu zweit gewinnt womöglich weit öfter, wer beginnt, weil Tokyo Sterne zahlt. Mit 1⚡ stattdessen sind es 43 bis 59 von 100, wer auch spielt.
fair-for-two-on = Tokyo soll ⚡ zahlen
game-kept = Die Partie, die du gespielt hast, liegt jetzt bei deinen Aufzeichnungen. Von dort kannst du weiterspielen.
record-gone = Gelöscht.
download-all = Alle Aufzeichnungen herunterladen
open-file = Datei öffnen
replay-keys = ← → ein Schritt, ↑ ↓ ein Zug, Leertaste für Abspielen und Pause
fill-with-bot = Hier einen Bot spielen lassen
free-again = Diesen Platz wieder freigeben
unread = { $n ->
    [one] Eine neue Nachricht
   *[other] { $n } neue Nachrichten
  }
look-up = Nachschlagen
look-up-about = Regeln, Karten, Entscheidungen und Fragen: Tippe ein, was du davon noch weißt.
now-you-may = Was du jetzt tun kannst
lesson-otherwise = Dein eigener Weg
lesson-otherwise-text = Keine drei 3er, und das ist in Ordnung. Drei gleiche Zahlen bringen Sterne; jede ⚡, jedes ♥ und jede ✊ zählt für sich. Behalte, was dir gefällt, und würfle den Rest neu, oder hör auf.
lesson-over = Die Einführung ist vorbei
lesson-over-text = Du weißt genug für eine richtige Partie. Drei Bots warten auf dich.
lesson-play = Eine richtige Partie spielen

## lesson

lesson-begin = Los geht's
lesson-go-on = Allein weiterspielen
lesson-leave = Einführung verlassen
lesson-welcome = Willkommen in der Stadt
lesson-welcome-text = Du bist Gigazaur. Erreiche 20★ oder steh als letztes Monster, und du gewinnst. Cyber Kitty will dasselbe. Das dauert keine fünf Minuten.
lesson-keep = Deine Würfel
lesson-keep-text = Drei gleiche Zahlen bringen Sterne. Jede ⚡ ist Energie für Karten, jedes ♥ heilt, jede ✊ trifft die anderen. Du hast zwei 3er: Tippe beide an, um sie zu behalten.
lesson-roll = Würfle die anderen
lesson-roll-text = Würfel mit Schloss bleiben liegen. Die anderen werden neu gewürfelt, bis zu zweimal. Drücke den großen Knopf.
lesson-again = Eine dritte 3!
lesson-again-text = Drei 3er sind 3★ wert. Behalte sie und die eine ✊, würfle den Rest noch einmal, oder hör auf, wann du willst.
lesson-shop = Sterne, und die Stadt gehört dir
lesson-shop-text = Du hast Sterne und Energie erhalten und bist in Tokyo eingezogen, das leer war. Jetzt darfst du Karten mit ⚡ kaufen oder die Auslage für 2⚡ austauschen. Tippe eine Karte an, um sie zu lesen; beende den Kauf, wenn du fertig bist.
lesson-rival = Dein Gegner ist am Zug
lesson-rival-text = Von draußen treffen deine ✊ jedes Monster in Tokyo. Aus Tokyo heraus treffen deine ✊ alle draußen. Sieh zu, was geschieht.
lesson-yield = Bleiben oder räumen?
lesson-yield-text = Du wurdest getroffen. Räumst du, muss dein Angreifer einziehen. Bleibst du und beginnt dein Zug in Tokyo, erhältst du 2★; aber Würfel mit ♥ heilen dich dort nicht. Du hast genug Herzen: Bleib.
lesson-alone = Das ist das ganze Spiel
lesson-alone-text = Würfeln, behalten, zuschlagen, kaufen. Die Glühbirne zeigt, was ein guter Spieler täte, und das ? neben einer Zeile erklärt, warum etwas geschah. Spiel weiter!
nothing = nichts
leave-table = Tisch verlassen; der Platz bleibt deiner

## the table, told and explained

meanwhile = Seit deinem letzten Zug
coach-advises = Der Trainer würde das wählen
coach-take = Behalten, was der Trainer rät
coach-switch = Trainer: was jede Antwort kostet, genaue Chancen, die besten Würfel, das Risiko in Tokyo
risk-meter = Risiko, vor deinem nächsten Zug auszuscheiden
risk-stay = Wenn du bleibst
risk-yield = Wenn du räumst
falls = { $who } fällt
hits-many = { $n } Monster −{ $hearts }♥
you-enter = du betrittst Tokyo
you-win = du gewinnst
you-won = Du hast gewonnen!
you-came-second = Platz 2. So knapp!
you-came-third = Platz 3.
you-came = Platz { $place }.
settings-look = Aussehen, Ton und Tempo
settings-help = Hilfe
settings-auto = Automatik
settings-keys = Tasten
keys-face = Noch einen Würfel mit dieser Seite behalten
keys-all = zusammen mit einer Seite: alle davon
keys-main = Die wichtigste Antwort: würfeln, aufhören, fertig
keys-stop = Aufhören zu würfeln
keys-answer = Die Antwort mit dieser Nummer
keys-undo = Rückgängig
keys-toggles = Trainer, Ton, Verlauf
pick-monster = Wähle ein Monster
pick-monster-for = Wähle ein Monster für Platz { $n }, jetzt { $name }
all-bots-play = Gegner
curve = Gewinnchance, Schritt für Schritt
invite-only-here = Andere Geräte können diesen Link nicht öffnen: Der Server hört nur auf diesem Computer. Damit Handys im Raum mitspielen können, starte ihn mit kaiju serve --lan.
invite-offline = Andere Geräte können diesen Link nicht öffnen: Dieser Computer scheint in keinem Netz zu sein.
invite-no-entry = Ein Handy kann ihn nicht öffnen? Erlaube kaiju in der Firewall des Computers, auf dem der Server läuft, und nimm dasselbe Netz, kein Gastnetz.

## rules of a table, monsters, the turn summary

steps-label = { $summary }. Jetzt: { $step }, Schritt { $n } von { $of }
die-extra = { $die }, zusätzlicher Würfel
rulebook = Regelheft
usual-rules = Die üblichen Regeln der Edition
house-rules = Hausregeln
our-house-rules = Unsere Hausregeln
house-name = Name für diese Regeln
house-save = Diese Regeln speichern
house-saved = Auf diesem Gerät als „{ $name }“ gespeichert.
house-delete = „{ $name }“ löschen
draw-monster = Eines auslosen
monster-held = vergeben
change-monster = Monster wechseln
change-monster-from = Monster wechseln, jetzt { $monster }

## on a plain web host

atlas = Was jede Karte wert ist, gemessen
table-server = Tischserver
table-server-about = Diese Seite kommt von einem Webspace ohne eigene Tische. Partien gegen Bots, die Regeln und die Einführung gehen hier. Um mit Freunden zu spielen, gib die Adresse eines kaiju-Servers ein; wer ihn betreibt, muss diese Seite erlauben (kaiju serve --origin).
use-it = Verwenden
table-server-found = Der Server antwortet. Tische werden dort eröffnet.
table-server-silent = Unter dieser Adresse antwortet kein kaiju-Server, oder er erlaubt diese Seite nicht.

## Der Atlas

atlas-title = Atlas
atlas-about = Um wie viele Punkte von hundert jemand öfter gewinnt. Bots haben es ausgespielt; der Strich neben jeder Zahl ist ihr 95‑%‑Intervall.
atlas-subject = Was probiert wurde
atlas-seats = Reihenfolge
atlas-tokyo = In Tokyo bleiben
atlas-monsters = Monster
atlas-personalities = Persönlichkeiten
atlas-table = Tisch
atlas-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
atlas-place = Als { $n }. an der Reihe
atlas-about-cards = Jede bekommt ein Monster vor dem ersten Zug geschenkt; verglichen wird mit einem Monster, das nichts bekommt.
atlas-about-seats = Alle spielen gleich; verglichen wird mit einem gleichen Anteil.
atlas-about-tokyo = Bleiben gegen Gehen, nach den ♥, die nach dem Angriff übrig sind.
atlas-about-monsters = Alle spielen gleich, mit Evolutionen, und der Zufall entscheidet, welche Monster sich treffen; verglichen wird mit einem gleichen Anteil.
atlas-about-personalities = Ein Bot mit eigenen Vorlieben sitzt unter Bots der genannten Art, reihum auf jedem Platz; verglichen wird mit einem gleichen Anteil.
atlas-measured = Gespielt von { $bot }: je bis zu { $games } Partien, Seed { $seed }, Intervalle bis ± { $half }.
atlas-name = Was
atlas-cost = Kosten
atlas-worth = Wert
atlas-range = Intervall
atlas-interval = { $low } bis { $high }
atlas-missing = Der Atlas lässt sich nicht laden. Er wird einmal über das Netz geholt; versuche es wieder, wenn du online bist.
atlas-unmeasured = { $card } wurde nicht gemessen: Promokarten und Kostüme sind noch nicht probiert. Was gemessen wurde, steht unten.
atlas-of-card = Was sie wert ist, gemessen
