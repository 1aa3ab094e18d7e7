# Rätsel: Stellungen aus Partien, in denen jemand danebenlag, und was jede Antwort darauf wert ist.

puzzles = Rätsel
about = Eine Stellung aus einer Partie, eine Frage, eine beste Antwort. Was du falsch hast, kommt wieder.

## What is asked

what-keep = Was würdest du behalten?
stay-or-leave = Bleiben oder gehen?
what-buy = Was würdest du kaufen?
what-do = Was würdest du tun?
asked = Du bist { $name }. { $question }
of-the-day = Rätsel des Tages
comes-back = Das hattest du schon einmal falsch
is-new = Ein neues Rätsel
known-all = Du kennst alle: noch einmal

## The verdict

right = Richtig! Du gewinnst { $chance } solcher Partien.
wrong = Nicht die beste: { $cost }
why = Bis zu deinem nächsten Zug bringt „{ $best }“ im Schnitt, verglichen mit „{ $played }“: { $gains }.
why-overall = „{ $best }“ ist auf lange Sicht besser als „{ $played }“: Bis zu deinem nächsten Zug unterscheidet sich kaum etwas.
gain-won = { $points } Punkte für den sofortigen Sieg
gain-lives = { $points } Punkte fürs Überleben
gain-tokyo = { $points } Punkte dafür, Tokyo zu halten
gain-rivals = die anderen { $amount }
yours = deine Antwort
answers = Jede Antwort mit deiner Gewinnchance
answer = Antwort
chance = Gewinnchance
streak = { $n ->
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
due = { $n ->
        [one] { $n } Rätsel kommt heute wieder
       *[other] { $n } Rätsel kommen heute wieder
    }
graded-by = Bewertet wie bei der Analyse einer Partie; Chancen in Prozent.

## On the screens

next = Nächstes Rätsel
leave = Verlassen
missing = Die Rätsel ließen sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.
key-next = nächstes Rätsel
no-place = Nichts wird gemerkt: Dieses System hat keinen Ordner dafür.
not-kept = Was du geübt hast, ließ sich nicht speichern: { $why }
plain-next = Enter bringt das nächste Rätsel, q verlässt sie.
plain-help = Tippe die Nummer einer Antwort oder die Würfel, die du behältst. t erzählt den Tisch noch einmal, s die Auslage, c NAME eine Karte, r eine Regel, q verlässt die Rätsel.

## On the command line

in-book = { $n ->
        [one] { $n } Rätsel ({ $made })
       *[other] { $n } Rätsel ({ $made })
    }
table-of = { $edition }, { $players } Spieler
judged-alike = { $n ->
        [one] { $n } Rätsel wird bewertet wie immer
       *[other] { $n } Rätsel werden bewertet wie immer
    }
judged-otherwise = { $n ->
        [one] { $n } Rätsel wird anders bewertet: { $numbers }
       *[other] { $n } Rätsel werden anders bewertet: { $numbers }
    }
too-few = { $n ->
        [one] Nur { $n } Rätsel wurde gefunden; es ist geschrieben. Verlange weniger oder nimm einen anderen Seed.
       *[other] Nur { $n } Rätsel wurden gefunden; sie sind geschrieben. Verlange weniger oder nimm einen anderen Seed.
    }
no-book = Das ist kein Buch mit Rätseln.
