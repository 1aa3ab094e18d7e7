# Die Partie des Tages: alle haben denselben Tisch und dasselbe Glück.

daily = Kaiju des Tages
about = Ein Tisch und ein Glück für alle. Spiele einmal, vergleiche, teile.
turns = { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
won = gewonnen: { $turns }, { $points }
lost = verloren: { $turns }, { $points }
share = Kaiju { $date }: { $told }
yours = Dein Ergebnis
play = Die Partie vom { $date } spielen
go-on = Die Partie vom { $date } fortsetzen
played = Du hast heute gespielt: { $told }. Das nächste kommt um Mitternacht UTC.
copy = Text zum Teilen kopieren
public-luck = Kein Server, oder keiner, der antwortet: Das Glück des Tages folgt allein aus dem Datum, und wer will, kann es vorher ausrechnen. Es ist zum Vergleichen unter Freunden.
compared =
    { $players ->
        [one] { $players } hat gespielt
       *[other] { $players } haben gespielt
    }, { $wins ->
        [one] { $wins } hat gewonnen
       *[other] { $wins } haben gewonnen
    }
best = Die Besten
place = Platz
streak = Deine Tage
no-result = Diese Aufzeichnung ist keine beendete Partie vom { $date } mit ihrem Glück und ihren Bots.
no-date = das ist kein Datum; ein Datum sieht so aus: 2026-11-18
not-yet = dieser Tag hat noch nicht begonnen
holds = { $date }: Das Geheimnis ist das, an das sich der Server gebunden hat ({ $commitment }); die Partie des Tages wurde mit dem Seed { $seed } gespielt
breaks = das Geheimnis ist nicht das, das vor dem Tag veröffentlicht wurde, oder der Seed folgt nicht daraus
days = Andere Tage
day-before = Der Tag davor
day-after = Der Tag danach
handed-in = { $date }: Der Server hat dein Ergebnis.
too-late = { $date }: Der Server nimmt dein Ergebnis nicht mehr an.
not-yet-handed-in = Dein Ergebnis bleibt hier, bis der Server es annimmt: { $why }
needs-account = Dein Ergebnis bleibt hier. Melde dich an, dann vergleicht es der Server: kaiju club --login NAME oder kaiju club --make NAME
your-place = Dein Platz: { $place } von { $players }
shares = So schnitten alle ab
bound = Woher das Glück kam
bound-about = Bevor der Tag begann, hat der Server diese Festlegung veröffentlicht: den Fingerabdruck des Geheimnisses, aus dem alle Würfel und Karten des Tages folgen. Aussuchen konnte er sie danach nicht mehr.
proof = Beweis des Glücks
proof-later = Der Beweis kommt, wenn der Tag vorbei ist.
proof-check = Selbst nachprüfen:
