# Was das Programm im Terminal sagt, neben seinen Antworten.

## Help

usage = Aufruf:
options = Optionen
arguments = Argumente
commands = Befehle
options-here = [OPTIONEN]
command-here = <BEFEHL>
also-called = [auch { $names }]
default-is = [Standard: { $value }]
help-flag = Zeigt die Hilfe
version-flag = Zeigt die Version
version-told = { $version } (Commit { $commit }, Regeln { $rules })
no-commit = unbekannt
help-command = Erklärt einen Befehl
enter-opens = Drücke Enter, um im Browser zu spielen: Dieses Fenster hält dann die Tische offen, und sie ruhen, sobald du es schließt.
value-file = DATEI
value-folder = ORDNER
value-name = NAME
value-clause = REGEL
value-edition = EDITION
value-book = HEFT
value-hook = HAKEN
value-seed = SEED
value-lang = SPRACHE
value-question = FRAGE
value-value = WERT
value-seat = PLATZ
value-wish = WUNSCH
value-dice = WÜRFEL
value-days = TAGE
value-level = STUFE
value-words = WÖRTER
value-shell = SHELL
value-theme = FARBEN
value-pace = TEMPO
value-list = LISTE

## Words that make no command

unknown-argument = unbekanntes Argument '{ $arg }'
unknown-command = es gibt keinen Befehl '{ $word }'
meant = meintest du '{ $near }'?
bad-value = ungültiger Wert '{ $value }' für '{ $arg }': { $why }
missing-argument = es fehlt: { $args }
missing-value = '{ $arg }' braucht einen Wert
conflict = '{ $one }' und '{ $other }' gehen nicht zusammen
given-twice = '{ $arg }' kann nur einmal angegeben werden
surplus-value = unerwarteter Wert '{ $value }' für '{ $arg }'
help-explains = siehe `kaiju help`
either-or = { $first } oder { $last }
no-such-edition = diese Edition gibt es nicht; möglich sind { $words }
no-such-book = dieses Regelheft gibt es nicht; möglich sind { $words }
book-usual = ({ $edition }: { $word })
book-as-edition = alles wie in der Edition
admin-no-such = auf diesem Server gibt es kein { $id }
admin-nobody = nenne ein Konto, eine Adresse oder einen Platz
how-many-players = es spielen 2 bis 6 Monster (SETUP-1)
how-many-players-or-all = es spielen 2 bis 6 Monster (SETUP-1), oder all
how-many-games = erwartet wird eine ganze Zahl von Partien, 1 oder mehr
what-seed = ein Seed ist eine ganze Zahl von 0 bis { $most }
how-many-threads = 1 bis { $most } Threads
what-switch = eine Option wird so gesetzt: tokyo_bay=no
switch-words = { $name } kennt { $words }
no-such-switch = es gibt keine Option { $name }; meintest du eine von diesen, die ähnlichste zuerst: { $names }?

## Files

is-folder = das ist ein Ordner, keine Datei
not-text = kein Text in UTF-8: ungültiges Byte an Stelle { $offset }
too-large = größer als { $size } MiB; so lang ist keine Partie und kein Szenario
standard-input = Standardeingabe
cannot-write = { $file } lässt sich nicht schreiben

## kaiju lang

no-such-lang = es gibt keine Sprache { $code }; möglich sind { $languages }
speaks = { $language } ({ $code }): { $because }
because-asked = mit --lang gewählt
because-variable = so sagt es die Variable { $name }
because-remembered = in { $file } gespeichert
because-default = der Standard
speak-list = Möglich sind: { $languages }. `kaiju lang CODE` merkt sich eine, `kaiju lang auto` vergisst sie.
remembered = Sprache: Deutsch. Gespeichert in { $file }.
forgotten = Sprache vergessen. kaiju richtet sich wieder nach deinem System.
no-config-folder = es gibt keinen Ordner für Einstellungen: setze XDG_CONFIG_HOME oder HOME

## kaiju rules

no-such-clause = es gibt keine Regel { $id }; am ähnlichsten sind { $near }; `kaiju rules` nennt alle
switches = Optionen
book-statements = { $all } Aussagen, in unseren Worten; Szenarien zeigen { $shown } davon.

## kaiju faq

no-such-question = es gibt keine Frage { $id }; am ähnlichsten sind { $near }; `kaiju faq` nennt alle
see-rules = Regeln
see-cards = Karten
see-scenarios = Gezeigt von

## kaiju find

found-nothing = nichts enthält die Wörter { $words }; `kaiju rules`, `kaiju cards` und `kaiju faq` nennen alles
questions = Fragen

## kaiju cards

no-such-hook = diesen Haken gibt es nicht; meintest du einen von diesen, den ähnlichsten zuerst: { $names }?
cards-ours = Karten: unsere. Von den gedruckten Karten dieser Edition gibt es keine öffentliche Liste; die Regeln sind die der Edition, diese Karten hat kaiju selbst entworfen.
evolutions-printed = Gedruckt: die Evolutionen von Power Up! und der Monster-Packs, in unseren Worten.
evolutions-ours = Unsere: Von den gedruckten Evolutionen der Godzilla-Edition gibt es keine öffentliche Liste; die Regeln sind die der Edition, diese Evolutionen hat kaiju selbst entworfen.
no-promos = Die { $edition } hat keine Promokarten.
no-costumes = Die { $edition } hat keine Kostüme.
no-cards = Die { $edition } hat in kaiju noch keine Machtkarten.
not-in-edition = die { $edition } hat { $card } nicht; die Karte gehört hierzu: { $other }
no-such-card = es gibt keine Karte { $name }; am ähnlichsten sind { $near }; `kaiju cards` nennt alle
cards-listening = { $n ->
        [0] Keine Karte hört auf { $hook } ({ $edition })
        [one] { $n } Karte hört auf { $hook } ({ $edition })
       *[other] { $n } Karten hören auf { $hook } ({ $edition })
    }
cards-with = { $n ->
        [one] { $n } Karte mit { $words } ({ $edition })
       *[other] { $n } Karten mit { $words } ({ $edition })
    }
cards-of = { $copies } Machtkarten, { $kinds } verschiedene ({ $edition })
column-name = Name
column-cost = Kosten
column-kind = Art
column-copies = Anzahl
column-id = Id
copies = { $n ->
        [one] { $n } Exemplar
       *[other] { $n } Exemplare
    }
rulings = Entscheidungen
hooks = Haken
rulings-none = keine
hooks-none = keine: sie bewirkt noch nichts

## kaiju replay

a-game = Eine Partie kaiju
turn-number = Zug { $n }
standing-out = ausgeschieden
standing-city = Tokyo City
standing-bay = Tokyo Bay
record-ends = Hier endet die Aufzeichnung.
waits-for = Die Partie wartet auf { $who }.
waits-for-luck = Die Partie wartet auf die Würfel oder den Stapel.
input-refused = Eingabe { $n } ist nicht erlaubt: { $why }
not-over = nicht vorbei
nobody-wins = niemand gewinnt
wins = { $n ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    }
replay-verdict = { $file }: { $inputs ->
        [one] { $inputs } Eingabe
       *[other] { $inputs } Eingaben
    }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, { $end }

## kaiju scenario

no-scenario = keine Datei *.scenario in { $where }
passed-failed = { $passed } bestanden, { $failed } gescheitert
unreadable = { $n ->
        [one] { $n } nicht lesbar
       *[other] { $n } nicht lesbar
    }

## kaiju golden

golden-form = keine Partie wie 2:14:3: die Version der Regeln, der Tisch und die Partie
golden-same = Regeln { $version }: { $games } Partien, jede wie eh und je
golden-otherwise = Regeln { $version }: { $wrong } von { $games } Partien gehen anders aus
golden-unknown = die Referenzpartie { $game } gibt es nicht

## kaiju soak

soak-head-start = Start
soak-head-edition = Edition
soak-head-players = Spieler
soak-head-games = Partien
soak-head-inputs = Eingaben max.
soak-head-agenda = Aufgaben max.
soak-head-breaches = Verstöße
soak-plain = normal
soak-stacked = gestellt
soak-evolving = mit Evolutionen
soak-again = nach Eingabe { $input }: { $last }; zum Wiederholen:
soak-more = und { $n } weitere dieser Partien
no-game-on = es lief keine Partie
panic = Panik{ $place }: { $what }; zum Wiederholen: { $again }
soak-games = { $n ->
        [one] 1 Partie
       *[other] { $count } Partien
    }, { $breaches ->
        [0] kein Gesetz wurde gebrochen
        [one] { $breaches } hat ein Gesetz gebrochen
       *[other] { $breaches } haben ein Gesetz gebrochen
    }
soak-speed = { $seconds } s auf { $threads ->
        [one] { $threads } Thread
       *[other] { $threads } Threads
    }, { $speed } Partien pro Sekunde

## Files somebody named

exists-already = { $file } gibt es schon und wird nicht überschrieben; wähle einen anderen Namen, oder setze --force dazu
is-input = { $file } ist eine der Dateien, die gelesen werden sollen; wähle einen anderen Namen
open-elsewhere = { $file }: diese Partie ist in einem anderen Terminal offen

## Saved games

games-none = es gibt keine gespeicherten Partien
game-name-wanted = eine Partie hat einen Namen aus Buchstaben, Ziffern, Leerzeichen, - und _
no-game-named = keine gespeicherte Partie heißt „{ $name }“
game-renamed = Die Partie heißt jetzt „{ $name }“.
