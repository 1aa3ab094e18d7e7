# Was das Labor sagt: Partien zu Tausenden, Spieler gegeneinander, was Dinge wert sind, Chancen, Tempo.

## With numbers

games = { $n ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
threads = { $n ->
        [one] { $n } Thread
       *[other] { $n } Threads
    }
players = { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
hearts = { $n ->
        [one] { $n } Herz
       *[other] { $n } Herzen
    }

## kaiju sim

cannot-write-rows = die Zeilen lassen sich nicht schreiben
stopped-before = angehalten vor Partie { $next }; --first-game { $next } --games { $left } spielt den Rest
or-resume = bei CSV-Dateien tut das auch --resume
bots-for-players = { $bots } Bots für { $players } Spieler: --bot nennt einen für alle oder einen für jeden Platz
beyond-seed = ein Seed hat { $all } Partien; Partie { $first } und { $games } weitere liegen darüber
no-parquet-resume = eine Parquet-Datei lässt sich nicht fortsetzen; --resume braucht CSV-Dateien
other-study = eine Partie aus einer anderen Studie: Seed, Edition, Regeln, Optionen und Bots müssen zur Datei passen
wrong-order = Partie { $game }, wo Partie { $next } erwartet wurde
parquet-holds = { $file } enthält die Partien vor { $next }, und eine Parquet-Datei lässt sich nicht fortsetzen; spiele den Rest in eine andere Datei (--first-game { $next } --games { $left }) und füge beide mit --merge zusammen
twice-counted = Partie { $game } ist in { $one } und in { $other }; jede Partie darf nur einmal zählen
no-games = in diesen Dateien sind keine Partien
games-from-to = Partien { $first } bis { $last }: { $file }
games-missing = die Partien von { $first } bis { $last } fehlen
first-game-in = Die erste Partie ist in { $file }; `kaiju replay` erzählt sie.
files-differ = sie gehört zu einer anderen Studie: Seed, Edition, Regeln, Optionen und Bots müssen gleich sein
game-follows = Partie { $game } folgt auf Partie { $last }; dazwischen fehlen welche
not-rows = ihre Spalten sind nicht die von --rows
no-game = das ist keine Partie
row-begins = eine Zeile beginnt mit der Nummer ihrer Partie
own-game-refused = Eingabe { $n } der eben gespielten Partie ist nicht erlaubt: { $why }
progress-of = von
progress-games = Partien
progress-left = übrig
sim-heading = { $edition }: { $games } für { $players }, Seed { $seed }
head-seat = Platz
head-monster = Monster
head-bot = Bot
head-wins = Siege
head-share = Anteil
head-interval = 95-%-Intervall
nobody = niemand
several = mehrere
ended-by = Ende durch
ended = 20 Sterne { $stars }{"\u00A0"}%, letztes Monster { $last }{"\u00A0"}%, niemand übrig { $nobody }{"\u00A0"}%
turns = Züge
inputs = Eingaben
spread = { $mean } pro Partie, Abweichung { $deviation }, von { $min } bis { $max }
time = Zeit
time-taken = { $seconds } s auf { $threads }, { $speed } Partien pro Sekunde
stuck = { $n } der Partien endeten nicht und wurden abgebrochen; das ist ein Fehler in kaiju.
ending-stars = 20 Sterne
ending-last = letztes Monster
ending-nobody = niemand übrig
won-by-seat = Gewonnene Partien nach Platz
how-ended = Wie Partien endeten
by-turns = Partien nach Zahl der Züge
turns-a-game = { $mean } Züge pro Partie, Abweichung { $deviation }

## Files of rows and charts

rows-ending = Zeilen kommen in eine Datei, die auf .csv oder .parquet endet
chart-ending = ein Diagramm ist eine Datei, die auf .svg oder .png endet
no-parquet = keine Parquet-Datei, oder eine, die nicht zu Ende geschrieben wurde
in-row = { $file }, Zeile { $row }
surplus-cells = mehr Zellen als Spalten
fewer-cells = weniger Zellen als Spalten

## kaiju arena

what-tables = es spielen 2 bis 6 Monster (SETUP-1): eine Zahl, mehrere wie 2,4, ein Bereich wie 2-6, oder all
what-patience = 1 bis 600000 Millisekunden
what-memory = 64 MiB oder mehr, oder 0 für keine Grenze
no-such-bot = diesen Bot gibt es nicht
bots-are = meintest du einen von diesen, den ähnlichsten zuerst: { $names }?
or-a-program = oder der Pfad eines Programms wie ./my_bot.py
cannot-start = { $program } lässt sich nicht starten
faults = { $name }: { $late } späte Antworten, { $wrong } unerlaubte Antworten, { $gone } vorzeitige Enden; dafür wurde der Standard gespielt.
needs-two = gib --bot mindestens zweimal an: niemand spielt allein
arena-heading = { $games } pro Paarung, { $edition }, Seed { $seed }
head-rating = Wertung
arena-time = { $games } in { $seconds } s auf { $threads }, { $speed } pro Sekunde
rate-bots = Wertungen der Bots, Liste für Liste, mit 95-%-Intervallen; { $anchor } hat in jeder 1500
rate-trial = { $list }: { $players } Spieler bekannter Stärke, Seed { $seed }
rate-trial-line = nach je { $games } Partien: um { $off } Punkte daneben, gezeigte Spanne ±{ $margin }, { $covered } % darin
no-such-rating-list = { $word }: diese Wertungsliste gibt es nicht; am ähnlichsten sind { $names }
matrix-about = { $players }: gewonnene Partien in % von einem aus der Zeile unter { $among } aus der Spalte; ausgeglichen ist { $par }
ratings = Wertungen
ratings-about = { $edition }, { $games } pro Paarung, Seed { $seed }; 95-%-Intervalle
matrix-chart = % gewonnen von einem aus der Zeile unter { $among } aus der Spalte; ausgeglichen ist { $par }
head-games = Partien
less-luck-about = Gewonnene Partien in %, mit 95-%-Intervallen; weniger Glück: ohne das Würfelglück
head-won = gewonnen
head-less-luck = weniger Glück

## kaiju engine

engine-not-read = keine Anfrage: { $error }
engine-no-game = Partie { $game } wurde hier nie begonnen oder geladen, oder sie wurde fallen gelassen
engine-full = es sind schon { $most } Partien da; lass welche fallen
engine-only-seen = Partie { $game } ist, was ein Platz von ihr sieht; nimm erst eine Stichprobe
engine-samples = 1 bis { $most } Stichproben
engine-not-asked = dieser Platz wird nichts gefragt
engine-no-seat = es gibt keinen Platz { $seat }
engine-whose-eyes = niemand wird gefragt; nenne den Platz, der schaut, etwa "seat":"A"
engine-other-eyes = das sieht { $seat } und sonst niemand
engine-no-preset = { $name }: diese Edition oder dieses Regelheft gibt es nicht, oder sie passen nicht zusammen
engine-no-monster = { $id }: dieses Monster gibt es nicht

## kaiju atlas

atlas-stopped = angehalten; ein halber Versuch würde täuschen, darum werden keine Effekte gezeigt. Weniger --games brauchen weniger Zeit
no-such-edition = { $word }: diese Edition gibt es nicht; es gibt { $names }, oder all
edition-no-cards = die { $edition } hat keine Karten
edition-no-evolutions = die { $edition } hat keine Evolutionen
edition-no-card = { $id }: die { $edition } hat diese Karte nicht; am ähnlichsten sind { $names }
atlas-heading = { $edition }, { $players }, { $bot }, { $games }
atlas-heading-card = { $edition }, { $players }, { $bot }, { $games } pro Karte
atlas-about-seats = gewonnene Partien über einem gleichen Anteil, in Prozentpunkten, mit 95-%-Intervallen
atlas-about-tokyo = mehr gewonnene Partien durch Bleiben statt Gehen, in Prozentpunkten, nach übrigen Herzen, mit 95-%-Intervallen
atlas-about-chances = gewonnene Partien über der genannten Gewinnchance, in Prozentpunkten, nach dieser Chance, mit 95-%-Intervallen
atlas-about-cards = gewonnene Partien über dem Anteil eines Platzes ohne Hilfe, in Prozentpunkten, mit 95-%-Intervallen
table-heading = { $edition }, { $bot }, { $games } pro Tisch
head-card = Karte
head-kind = Art
head-cost = Kosten
head-effect = Effekt
head-range = Intervall
head-hearts-left = übrige Herzen
head-chance = Gewinnchance
positions = Stellungen
games-word = Partien
too-few = zu wenige
seconds-on = { $seconds } s auf { $threads }
stay-in-tokyo = In Tokyo bleiben
stay-about = durch Bleiben gewonnene Punkte, nach übrigen Herzen
chances-told = Stimmen die Gewinnchancen?
chances-about = über der genannten Chance gewonnene Punkte, nach dieser Chance
good-to-begin = Ist es gut zu beginnen?
cards-worth = Was Karten wert sind
monsters-worth = Wie oft jedes Monster mit seinen Evolutionen gewinnt
personalities-worth = Wie oft jede Persönlichkeit unter Bots einer Art gewinnt
place-1 = Erster
place-2 = Zweiter
place-3 = Dritter
place-4 = Vierter
place-5 = Fünfter
place-6 = Sechster

## kaiju bench

no-such-measure = diese Messung gibt es nicht; möglich sind { $names }
unit-games = Partien/s
unit-draws = Ziehungen
unit-log = × die Zeit ohne Verlauf
unit-scaling = × das Tempo eines Threads, mit { $n }
unit-playouts = Partien bis zum Ende/s
unit-bytes = Bytes
unit-tasks = Aufgaben, gesehen zwischen Eingaben

## kaiju odds

how-many-dice = 1 bis { $most } Würfel
how-many-rolls = 0 bis { $most } Würfe
what-lies = schreibe 1 bis { $most } Würfel wie 11shee, mit den Buchstaben 1 2 3 e h s
no-wish = `{ $part }` ist kein Wunsch; nenne eine Seite (1, 2, 3, energy, heart, smash), 3x1, 111 oder "2 smash, 1 heart"
too-many-dice = kein Monster würfelt mit mehr als { $most } Würfeln
no-dice-rolled = dort wird nicht gewürfelt; gib eine Stellung mit `at roll A` oder `at keep A dice 11shee rolls 2`, oder nimm --risk
no-roll = ohne Wurf fallen keine Würfel; --rolls zählt ab 1, oder --lying sagt, welche Würfel auf dem Tisch liegen
at-least = mindestens { $words }
keep-dice = { $dice } behalten
eliminates = erledigt { $who } ({ $hearts }♥{ $place })
reaches = erreicht { $goal }★ (hat { $stars }★)
too-many-rolls = mit { $dice } Würfeln lassen sich höchstens { $most } Würfe genau berechnen
dice = { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    }
rolls = { $n ->
        [one] { $n } Wurf
       *[other] { $n } Würfe
    }
rolls-left = { $n ->
        [one] noch { $n } Wurf
       *[other] noch { $n } Würfe
    }
lie-there = { $dice } auf dem Tisch, { $rolls }
kept-of = { $kept } behalten von { $dice }, { $rolls }
no-dice-there = es wird nicht gewürfelt
nobody-in-tokyo = niemand ist in Tokyo; --seat nimmt den Buchstaben eines Monsters, das noch lebt
no-risk-known = in dieser Partie scheidet niemand aus; was Bleiben kosten kann, wird nicht berechnet
seat-not-in-game = Platz { $seat } ist nicht in der Partie; --seat nimmt den Buchstaben eines Monsters, das noch lebt
how-many-imagined = 1 bis { $most } Partien
what-seat = ein Platz ist ein Buchstabe von A bis F
before-next-turn = vor dem nächsten eigenen Zug
play-for-damage = andere sind auf Schaden aus
play-like-bots = alle spielen wie Bots
stays = bleibt
yields = räumt
is-eliminated = scheidet aus
loses-at-least = verliert mindestens { $n }♥
loses-on-average = verliert im Schnitt
not-exact = nicht genau: unterwegs stellt eine Fähigkeit eine Frage, und eine Faustregel beantwortet sie
imagined = Bots: je { $games } gedachte Partien
not-a-position = das ist weder noch; eine Datei beginnt mit { $words }

## Programs that play

note-at = Platz { $seat }, Frage { $n } ({ $question }): { $what }
note-lost = Platz { $seat }, nach Frage { $n }: { $why }; { $again }
note-lost-how = Platz { $seat }, nach Frage { $n }: { $why } ({ $how }); { $again }
note-again = für die nächste Partie wird es neu gestartet
note-never-again = es wird nicht neu gestartet
note-late = keine Antwort innerhalb von { $ms } ms
note-stuck = hängt: { $n } späte Antworten in Folge
note-not-ready = war nicht rechtzeitig bereit
note-ended-early = endete, bevor es bereit war
note-ended = endete
note-was-ended = es wurde beendet
note-no-start = lässt sich nicht starten: { $error }
note-not-json = kein JSON: { $said }
note-not-legal = nicht erlaubt: { $said }

## What a run says about itself
rows-exist = { $file } gibt es schon und wird nicht überschrieben; wähle einen anderen Namen, setze --force dazu, oder setze sie mit --resume fort
rows-too-large = Zeilen enthalten ganze Zahlen bis { $most }; wähle ein kleineres --seed oder --first-game
parquet-whole = { $file } enthält schon alle diese Partien; --merge berichtet über sie
stopping-soon = Nach den laufenden Partien ist Schluss… drücke noch einmal Strg-C, um sofort zu beenden.
faulty = { $n ->
        [one] Bots machten { $n } Fehler
       *[other] Bots machten { $count } Fehler
    }, die Zahlen sagen also wenig über sie; der Exit-Code ist 1
no-row-value = { $word } unter { $column } ist nicht vom Typ { $kind }
no-row-type = { $value } ist von einem Typ, den Zeilen nicht haben
bench-stopped = angehalten; was nicht gemessen wurde, fehlt
soak-stopped = angehalten; die Tabelle zählt die gespielten Partien
arena-stopped = angehalten; die Tabellen zählen die gespielten Partien, und wer nicht gespielt hat, fehlt
say-wish = --want sagt, was du dir erhoffst, oder --position nennt eine Stellung, die du ansehen willst
speed = { $n } Partien/s
atlas-heading-tried = { $edition }, { $players }, { $bot }, { $least } bis { $most } Partien pro Karte

## kaiju corpus

corpus-heading = { $games } in { $parts } Teilen: { $folder }
corpus-table = { $rows } Zeilen, { $bytes } Bytes
corpus-same = alle { $count } Dateien sind, was das Manifest sagt
corpus-differs = { $count } von { $all } Dateien sind nicht, was das Manifest sagt; die erste ist { $file }
corpus-stopped = angehalten; { $done } von { $parts } Teilen sind da, und derselbe Befehl macht weiter
corpus-no-manifest = das ist nicht das Manifest eines Korpus: { $why }
corpus-other-form = das Manifest hat die Form { $form }, die dieses kaiju nicht kennt
corpus-other-rules = das Manifest gilt für Version { $theirs } der Regeln; dieses kaiju spielt Versionen bis { $ours }
corpus-not-there = { $field } eines Korpus kann nicht { $word } sein
corpus-clock = { $bot } schaut auf die Uhr und spielt nie zweimal gleich; mcts:1000 tut das nicht
corpus-other = { $folder } enthält einen anderen Korpus; nenne mit --out einen anderen Ordner
