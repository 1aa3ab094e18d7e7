# Was die Analyse einer Partie sagt: was Entscheidungen und Glück wert waren.

## How each seat came to its result

how-it-came = Wie es dazu kam
chances-explained = Gewinnchancen in Punkten von hundert. Start, Glück, eigene Entscheidungen und die der anderen ergeben zusammen das Ergebnis.
start = Start
luck = Glück
own = Spiel
others = andere
result = Ergebnis
accuracy = Genauigkeit
nothing-at-stake = –
not-over = Die Partie ist nicht vorbei; das Ergebnis ist die Chance, wo sie endet.
cards-not-learned = Einige Karten dieser Partie, etwa Promokarten oder Kostüme, hat diese Analyse nicht gelernt: Sie sieht, was sie in einem Zug bewirken, nicht, was sie später wert sind.
not-measured = In dieser Partie scheidet niemand aus. Die Chancen stammen aus Partien mit Ausscheiden und wurden hier nicht gemessen.

## Grades

fine = gut
inaccuracy = Ungenauigkeit
mistake = Fehler
blunder = Patzer
inaccuracies = { $n ->
        [one] { $n } Ungenauigkeit
       *[other] { $n } Ungenauigkeiten
    }
mistakes = { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
blunders = { $n ->
        [one] { $n } Patzer
       *[other] { $n } Patzer
    }
no-errors = keine Fehler

## Errors and luck, one by one

errors = Was besser gewesen wäre
no-errors-at-all = Niemand machte einen Fehler, der der Rede wert wäre.
lucky = Das größte Glück
at = Zug { $turn }, Schritt { $step }
instead = { $best } statt { $chosen }
from-to = { $chance } statt { $best } ({ $loss }, { $grade })
uncertain = { $error } mehr oder weniger
fell = der Wurf von { $name }
other-luck = etwas, das im Zug von { $name } aufgedeckt wurde
for-whom = { $name } { $points }
more = { $n ->
        [one] { $n } weiterer; --all nennt ihn
       *[other] { $n } weitere; --all nennt sie
    }
reviewing = Schritte

## A mark in a sentence, for screen readers and lists

error-told = Zug { $turn }, { $name }, { $grade }: { $best } wäre besser gewesen als { $chosen }. Gewinnchance { $chance } statt { $could }.
luck-up = Zug { $turn }, { $what }: Die Gewinnchance von { $name } steigt um { $points } Punkte.
luck-down = Zug { $turn }, { $what }: Die Gewinnchance von { $name } sinkt um { $points } Punkte.

## The review on a page

luck-or-play = Glück oder Können?
luck-or-play-about = Glück ist, was Würfel und Karten gaben oder nahmen. Spiel ist, was die eigenen Entscheidungen eines Monsters kosteten. Beides in Punkten von hundert.
monster = Monster
chances = Gewinnchance in Prozent
mark-error = Fehler
mark-luck = Glück
one-of = { $what } { $n } von { $all }
played = Gespielt
better = Besser
error-before = Voriger Fehler
error-after = Nächster Fehler
look = Tisch ansehen
what-if = Was wäre, wenn? Von hier weiterspielen
copy-link = Link kopieren
save-picture = Bild zum Teilen
all-marks = Alle Stellen in Worten
keys = N und P führen zum nächsten und zum vorigen Fehler, ← und → zur nächsten und zur vorigen Stelle.
progress = { $n } von { $all } Schritten sind analysiert
none-yet = Noch kein Fehler gefunden.
picture-foot = Kaiju · lag es an mir oder an den Würfeln?

## The review on a terminal

key-error = Fehler
help-errors = nächster und voriger Fehler
no-more-errors = In dieser Richtung gibt es keinen weiteren Fehler.
