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
