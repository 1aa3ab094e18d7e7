# Duplikate: mehrere Gruppen spielen denselben Tisch mit demselben Glück.

duplicate = Duplikat
about = Derselbe Tisch mit demselben Glück für mehrere Gruppen. Jede Gruppe spielt für sich; wenn alle fertig sind, wird jeder Platz verglichen.
needs-account = Um ein Duplikat anzulegen oder mitzuspielen, brauchst du ein Konto.
groups = Gruppen
title = Titel
make = Duplikat anlegen
group = Gruppe { $number }
group-column = Gruppe
group-link = Link für diese Gruppe
whole-link = Link für alle Gruppen
join = In Gruppe { $number } Platz nehmen
finished = { $done } von { $all } Gruppen sind fertig. Was an einem Tisch geschah, bleibt dort, bis alle fertig sind.
all-finished = Alle Gruppen sind fertig.
same-luck = Andere Gruppen spielen diesen Tisch mit demselben Glück. Du brauchst ein Konto und spielst in einer Gruppe.
compare = Gruppen vergleichen
close = Für alle Gruppen beenden
close-why = Gruppen, die noch spielen, werden abgebrochen, und alles wird gezeigt.
seat = Platz { $seat }: { $monster }
tokyo-turns = Züge in Tokyo
points-why = Zwei Punkte für jede Gruppe, die mit demselben Platz schlechter war, einen für jede, die gleich gut war. Erst zählt ein Sieg, dann am Leben zu sein, dann Sterne, dann Herzen.
nothing = Keine Gruppe hat bis zum Ende gespielt.
yours = Deine Duplikate
