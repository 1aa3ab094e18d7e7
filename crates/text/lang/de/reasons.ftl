# Warum ein Bot gewählt hat, was er gewählt hat: nach den Werten, die er verglichen hat.

ask-why = Warum diese Wahl?
random = { $name } wählt zufällig: { $chosen } ist eine von { $n } Antworten, alle gleich wahrscheinlich.
habit = { $name } vergleicht hier nichts. Die Antwort folgt immer derselben Regel: { $chosen }.
no-gain = { $name } wählt { $chosen }: Keine Fähigkeit scheint sich zu lohnen.
alone = { $name } wählt { $chosen } und hat nichts anderes versucht.
gain-score = { $name } wählt { $chosen }: Nach eigener Rechnung ist das { $points } mehr wert, als es zu lassen.
gain-chance = { $name } wählt { $chosen }: Die Gewinnchance ist damit { $points } Punkte höher als ohne.
score = { $name } wählt { $chosen }: Die eigene Rechnung ergibt { $worth }. Danach kommt { $other } mit { $less }, { $apart } weniger.
chance = { $name } wählt { $chosen }: Die Gewinnchance sieht nach { $worth } aus. Danach kommt { $other } mit { $less }, { $apart } Punkte weniger.
wins = { $name } wählt { $chosen }: Das gewinnt { $worth } der Partien, die { $name } sich vorstellt. Danach kommt { $other } mit { $less }, { $apart } Punkte weniger.
secret = { $name } verrät es nicht, solange die Partie läuft: Es würde zeigen, was auf der Hand ist.
no-choice = Dort hatte kein Bot eine Wahl.
