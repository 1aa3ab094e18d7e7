# Turniere: K.-o. und Schweizer System.

tournaments = Turniere
about = K.-o. oder Schweizer System, zwei bis sechs an einem Tisch. Mit einem Konto kannst du mitspielen; zuschauen können alle.
entered = { $n ->
        [one] { $n } Teilnehmer
       *[other] { $n } Teilnehmer
    }
look = Ansehen
title = Titel
seats = Plätze pro Tisch
knockout = K.-o.: Der Beste jedes Tisches kommt weiter
fill = Bots füllen die Tische auf
make = Turnier anlegen
enter = Teilnehmen
leave = Aussteigen
start = Erste Runde beginnen
player = Spieler
points = Punkte
rivals = Punkte der Gegner
round = Runde { $number }
bye = Keine Partie in dieser Runde: { $names }
kind-swiss = Schweizer System
kind-knockout = K.-o.
gathering = Anmeldung offen
playing = Runde { $round } von { $rounds } läuft
over = beendet
none = Es gibt noch kein Turnier.
nobody = Noch nimmt niemand teil.
needs-account = Um teilzunehmen oder ein Turnier anzulegen, brauchst du ein Konto.
rounds = Runden
wait = Tische warten auf ihre Spieler
wait-usual = 3 Minuten, über Tage einen Tag
begins = Beginn (darf leer bleiben)
begins-why = Ab dann können alle, die teilnehmen, die erste Runde beginnen; ohne Angabe 24 Stunden nach dem Anlegen.
begins-at = Die erste Runde beginnt, wer das Turnier angelegt hat; ab { $date } alle, die teilnehmen.
league = Liga (darf leer bleiben)
in-league = Liga { $name }
league-why = Aus jedem beendeten Turnier der Liga gibt es einen Punkt und einen weiteren für alle, die dahinter stehen.
number = Turnier { $number }
come-back = Ab der nächsten Runde wieder mitspielen
end = Turnier beenden
end-why = Es beginnt keine weitere Runde. Laufende Tische spielen weiter.
copy-link = Link kopieren
yours = Deine Turniere
of-everybody = Alle Turniere
