# Was Spieler gefragt werden und was sie antworten können. Eine Frage ist ein Satz; eine Antwort ist, was auf einem Knopf steht.

## Questions

tokens = Wie viele Würfelplättchen setzt du ein?
    .hint = Jedes ist bis zum Ende deines Zuges ein zusätzlicher Würfel; höchstens zwei pro Zug.
keep = Welche Würfel behältst du? { $rolls ->
        [one] Noch { $rolls } Wurf.
       *[other] Noch { $rolls } Würfe.
    }
    .hint = Die anderen würfelst du neu. Behalte alle, um aufzuhören.
keep-last = Kein Wurf mehr: Ist das dein Ergebnis?
    .hint = Wenn keine Fähigkeit dir noch einen Wurf gibt, wertest du das hier aus.
change = Drehst du noch Würfel?
    .hint = Gewürfelt ist; jetzt können Fähigkeiten noch Würfel drehen oder etwas hinzufügen.
resolve = Welche Würfel wertest du als Nächstes aus?
    .hint = Alle Würfel mit derselben Seite werden zusammen ausgewertet. Die Reihenfolge kann wichtig sein: ♥ vor ✊ oder umgekehrt?
hearts = Wofür nutzt du deine ♥?
    .hint = Ein ♥ heilt dich, entfernt einen deiner Marker oder heilt, mit der richtigen Karte, ein anderes Monster.
yield-or-stay = { $attacker } hat dich in Tokyo angegriffen. Räumst du Tokyo?
    .hint = Wer räumt, ist draußen in Sicherheit, und der Angreifer nimmt Tokyo ein. Wer bleibt, kassiert weiter ★ und weiter Prügel.
shop = Du hast { $energy }⚡. Was kaufst du?
    .hint = Kaufe so viele Karten, wie du bezahlen kannst, oder tausche alle drei für 2⚡ aus.
ending = Dein Zug endet. Was kommt zuerst?
    .hint = Mehrere deiner Fähigkeiten wirken jetzt; die Reihenfolge bestimmst du.
choose = Welche Evolution behältst du?
    .hint = Die andere kommt vor dem ersten Zug zurück in deinen Stapel; später wird sie abgelegt.
evolve = { $moment }: Spielst du eine Evolution aus?
    .hint = Ein guter Moment kommt vielleicht nicht so bald wieder.
power = { $card }: { $asks }

## When an Evolution may be played

moment-attack-looms = Du wirst angegriffen
moment-dying = Deine ♥ sind aufgebraucht
moment-energy-goes = Du verlierst gleich ⚡
moment-enter-phase = Ein Monster betritt gleich Tokyo
moment-entered = Ein Monster hat Tokyo betreten
moment-others-buy = Ein anderes Monster kauft gleich eine Karte
moment-others-rolled = Ein anderes Monster hat zum letzten Mal gewürfelt
moment-others-rolling = Ein anderes Monster hat gerade gewürfelt
moment-rolled = Du hast zum letzten Mal gewürfelt
moment-striking = Deine ✊ schlagen gleich zu
moment-tallied = Dein Ergebnis steht fest
moment-turn-begins = Gleich beginnt dein Zug
moment-turn-begun = Dein Zug beginnt
moment-turn-closes = Der Zug endet gleich
moment-victim-decides = Ein Monster, das du getroffen hast, darf räumen
moment-wound-coming = Du verlierst gleich ♥
moment-wounded = Du hast ♥ verloren
moment-yielded = Ein Monster räumt Tokyo
moment-other = Jetzt

## Answers

no = Nein
yes = Ja
not-now = Jetzt nicht
keep-some = { $dice } behalten und { $others ->
        [one] den anderen würfeln
       *[other] die anderen { $others } würfeln
    }
keep-none = { $dice ->
        [one] Den Würfel neu würfeln
       *[other] Alle { $dice } Würfel neu würfeln
    }
keep-all = Alle behalten und aufhören
take-roll = { $dice } als Ergebnis nehmen
spend-tokens = { $n ->
        [0] Nichts einsetzen
        [one] { $n } Würfelplättchen einsetzen
       *[other] { $n } Würfelplättchen einsetzen
    }
leave-dice = Die Würfel so lassen
turn-die = { $from } auf { $to } drehen ({ $card })
resolve-face = { $dice } auswerten
usual-order = Den Rest in der üblichen Reihenfolge
poison-first = Zuerst das Gift
heal-self = Dich mit dem Rest heilen
heal-other = { $who } um 1♥ heilen
cure-poison = Einen Giftmarker entfernen
cure-shrink = Einen Schrumpfmarker entfernen
stay = In Tokyo bleiben
give-way = Tokyo räumen
done-buying = Nichts mehr kaufen
buy = { $card } für { $price }⚡ kaufen
buy-top = { $card } für { $price }⚡ vom Stapel kaufen
buy-unseen = Die oberste Karte des Stapels kaufen
buy-from = { $card } für { $price }⚡ von { $who } kaufen
sweep = Die Auslage für 2⚡ austauschen
first = Zuerst { $card }
keep-evolution = { $card } behalten
play-evolution = { $card } ausspielen
use-power = { $does } ({ $card })
use-card = { $card } einsetzen
card-of = { $card } ({ $who })
reroll-face = Einen Würfel mit { $face } neu würfeln
