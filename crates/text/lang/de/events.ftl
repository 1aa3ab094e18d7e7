# What happens in a game, one line an event, without a full stop. Monsters have names and no gender.

contested = { $who } würfelt { $dice } um den ersten Zug
begins = { $who } beginnt
turn-begins = Der Zug von { $who } beginnt
keeps-nothing = { $active } behält nichts
keeps = { $active } behält { $dice }
rolls = { $active } würfelt { $dice }
stops = { $active } würfelt nicht weiter
turned = Ein Würfel wird von { $from } auf { $to } gedreht
rerolled = Ein Würfel wird neu gewürfelt: Aus { $from } wird { $to }
rolls-for = { $who } würfelt { $dice } für { $card }
adds-smashes = { $active } fügt dem Ergebnis { $smashes }✊ hinzu
hearts-added = { $active } fügt dem Ergebnis { $hearts }♥ hinzu
the-roll = Das Ergebnis ist { $roll }
resolves = { $active } wertet { $dice } aus
loses-stars = { $who } verliert { $n }★
gains-stars = { $who } erhält { $n }★
gains-energy = { $who } erhält { $n }⚡
pays-energy = { $who } zahlt { $n }⚡
loses-energy = { $who } verliert { $n }⚡
heals = { $who } heilt { $hearts }♥
hurt-by-smash = { $who } verliert { $hearts }♥ durch die ✊ von { $from }
hurt-by = { $who } verliert { $hearts }♥ durch { $from }
hurt = { $who } verliert { $hearts }♥
gives-up-hearts = { $who } gibt { $hearts }♥ ab, was nicht als Schaden zählt
spared = { $who } entgeht einem Verlust von { $hearts }♥
misses = { $active } schlägt ins Leere
attacks = { $active } greift { $them } an
shielded = { $who } verliert in diesem Zug keine ♥ mehr
yields = { $who } räumt Tokyo
stays = { $who } bleibt in Tokyo
leaves = { $who } verlässt Tokyo
enters-city = { $who } betritt Tokyo City
enters-bay = { $who } betritt Tokyo Bay
moves-to-city = { $who } zieht von Tokyo Bay nach Tokyo City
is-out = { $who } scheidet aus
reborn = { $who } kehrt mit { $hearts }♥ zurück
for-sale = { $card } liegt für { $cost }⚡ aus
sweeps = { $who } tauscht die Auslage aus
reshuffled = Die Ablage wird zum neuen Stapel
buys = { $who } kauft { $card } für { $paid }⚡
buys-off-deck = { $who } kauft { $card } für { $paid }⚡ vom Stapel
buys-off-discards = { $who } kauft { $card } für { $paid }⚡ aus der Ablage
buys-from-under = { $who } kauft die zurückgelegte Karte { $card } für { $paid }⚡
closed = { $who } darf { $card } in diesem Zug nicht kaufen
set-aside = { $card } kommt unter { $power }
buys-from = { $who } kauft { $card } für { $paid }⚡ von { $seller }
takes = { $who } nimmt { $card }, ohne zu bezahlen
digs-up = { $who } findet { $card } in der Ablage
sinks = { $card } kommt unter den Stapel
gives-up = { $who } gibt { $card } ab
mirrors = { $mirror } kopiert jetzt { $model }
lent = { $card } kommt vor { $who } zu liegen
numbed = Würfel mit { $face } von { $active } bewirken in diesem Zug nichts
wasted = Aus dem Ergebnis entfernt: { $dice }
frozen = Ein Würfel mit { $face } friert ein
joined = Der eingefrorene Würfel fügt dem Ergebnis { $dice } hinzu
loses-card = { $who } verliert { $card }
uses = { $who } setzt { $card } ein
milled = { $card } wird aufgedeckt und abgelegt
gains-card = { $who } erhält { $card } umsonst
marked = { $card } wird markiert
targeted = { $who } ist das Ziel
copies = { $copier } kopiert jetzt { $card }
copies-nothing = { $copier } kopiert jetzt nichts
peeks-first = { $who } sieht sich die oberste Karte des Stapels an{ $seen }
peeks-second = { $who } sieht sich die zweite Karte des Stapels an{ $seen }
peeks-third = { $who } sieht sich die dritte Karte des Stapels an{ $seen }
revived = { $who } klammert sich mit { $hearts }♥ ans Leben
picks = { $card } wählt { $who }
voided = Im Ergebnis von { $active } zählt nicht: { $smashes }✊
halted = { $active } darf in diesem Zug nicht weiterwürfeln
swapped = { $a } und { $b } tauschen die Plätze
pinned = { $who } darf nicht räumen
barred = { $active } bleibt in diesem Zug außerhalb von Tokyo
draws = { $who } zieht eine Evolution{ $seen }
picks-evolution = { $who } nimmt eine Evolution auf die Hand{ $seen }
discards = { $who } legt { $card } ab
renewed = Die abgelegten Evolutionen von { $who } werden zum neuen Stapel
plays = { $who } spielt { $card } aus
regains = { $who } nimmt { $card } zurück auf die Hand
loses-evolution = { $who } verliert { $card }
turn-ends = Der Zug von { $who } endet
nobody-wins = Niemand gewinnt
wins = { $who } gewinnt die Partie
wins-with-stars = { $who } hat 20★ und gewinnt die Partie
wins-last = { $who } steht als Letztes noch und gewinnt die Partie
share-the-win = { $who } teilen sich den Sieg

## With numbers

extra-turn = { $who } macht einen zusätzlichen Zug{ $fewer ->
        [0] {""}
        [one] {" "}mit { $fewer } Würfel weniger
       *[other] {" "}mit { $fewer } Würfeln weniger
    }
turn-won = { $who } erhält noch einen Zug{ $fewer ->
        [0] {""}
        [one] {" "}mit { $fewer } Würfel weniger
       *[other] {" "}mit { $fewer } Würfeln weniger
    }
dice-ready = { $who } hat { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    } und { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    }
more-rolls = { $who } erhält { $rolls ->
        [one] { $rolls } zusätzlichen Wurf
       *[other] { $rolls } zusätzliche Würfe
    }
gets-poison = { $who } erhält { $n ->
        [one] { $n } Giftmarker
       *[other] { $n } Giftmarker
    }
removes-poison = { $who } wird { $n ->
        [one] { $n } Giftmarker los
       *[other] { $n } Giftmarker los
    }
gets-shrink = { $who } erhält { $n ->
        [one] { $n } Schrumpfmarker
       *[other] { $n } Schrumpfmarker
    }
removes-shrink = { $who } wird { $n ->
        [one] { $n } Schrumpfmarker los
       *[other] { $n } Schrumpfmarker los
    }
gets-tokens = { $who } erhält { $n ->
        [one] { $n } Würfelplättchen
       *[other] { $n } Würfelplättchen
    }
spends-tokens = { $who } setzt { $n ->
        [one] { $n } Würfelplättchen ein
       *[other] { $n } Würfelplättchen ein
    }
gets-charges = { $card } erhält { $n ->
        [one] { $n } Ladung
       *[other] { $n } Ladungen
    }
loses-charges = { $card } verliert { $n ->
        [one] { $n } Ladung
       *[other] { $n } Ladungen
    }

## Lists of monsters

list-next = { $first }, { $next }
list-last = { $first } und { $last }
# How somebody is named who is attacked.
attacked-name = { $who }
