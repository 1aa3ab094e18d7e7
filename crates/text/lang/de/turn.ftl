### The turn summary: the steps of a turn with what each brings, and what Tokyo pays. A step is its title; `.short` is the title where there is little room. The other parts are said where the rules have what they tell.

step-roll = Würfeln
    .short = Würfeln
    .tokyo = Beginn in Tokyo: 2★.
    .tokyo-energy = Beginn in Tokyo: 1⚡.
    .text = Höchstens drei Würfe; behalte die Würfel, die dir gefallen.
    .tokens = Würfelplättchen setzt du vor dem ersten Wurf ein.

step-resolve = Würfel auswerten
    .short = Auswerten
    .text = Drei gleiche Zahlen bringen ★, ⚡ sind Energie, ♥ heilen außerhalb von Tokyo, ✊ treffen die andere Seite.
    .attack = Wer angreift, zieht auf einen freien Platz in Tokyo: 1★.
    .attack-energy = Wer angreift, zieht auf einen freien Platz in Tokyo: 1⚡.
    .evolve = Drei ♥ bringen eine Evolution.

step-enter = Tokyo betreten
    .short = Betreten
    .text = Noch draußen und ein Platz ist frei? Dann musst du hinein: 1★.
    .text-energy = Noch draußen und ein Platz ist frei? Dann musst du hinein: 1⚡.

step-buy = Karten kaufen
    .or-gain = Karten kaufen oder 1⚡ erhalten
    .gain = 1⚡ erhalten
    .short = Kaufen
    .text = Kaufe, was du bezahlen kannst; für 2⚡ tauschst du die Auslage aus.
    .thrift = Keine Karte gekauft: 1⚡.

step-end = Zug beenden
    .short = Ende
    .text = Effekte am Ende des Zuges, dann das Gift.
    .text-any = Effekte am Ende des Zuges und das Gift, in deiner Reihenfolge.
    .check = Wer 20★ hat, gewinnt jetzt.
    .check-round = Wer 20★ hat, gewinnt am Ende der Runde.

## On the page

summary = Zugübersicht
step-now = { $title } (jetzt)
summary-line = { $n }. { $title }. { $text }

## What Tokyo pays and forbids

tokyo-pays = Betreten: 1★. Zug hier beginnen: 2★. Keine Heilung.
tokyo-pays-duo = Betreten: 1⚡. Zug hier beginnen: 1⚡. Keine Heilung.
sign-enter = Betreten { $prize }
sign-start = Beginn { $prize }
sign-heal = Kein ♥
