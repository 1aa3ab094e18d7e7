### Was `kaiju serve`, `doctor`, `verify`, `backup`, `restore`, `soak-server`, `simulate`, `load`, `play` und `watch` auf der Kommandozeile sagen.

cannot-listen = auf { $addr } lässt sich nicht lauschen; wähle ein anderes --addr, oder --any-port
ready = kaiju ist bereit:
kept-in = die Tische liegen in { $place }; Strg-C beendet
disk-failed = die Platte hat versagt; starte neu, wenn sie wieder geht
no-data-folder = es gibt keinen Datenordner; sag mit --db DATEI, wohin
other-commitment = die Festlegung ist { $commitment }, nicht die, die du gesehen hast
no-pins = darin steht nichts über Würfel
fair = fair
all-draws = { $draws ->
        [one] die eine Ziehung passt zur Festlegung
       *[other] alle { $draws } Ziehungen passen zur Festlegung
    }
commitment = Festlegung { $commitment }
no-seat-added = kein Spieler hat Zufall beigetragen
seats-added = die Spieler { $seats } haben Zufall beigetragen
links-shown = { $links ->
        [one] eine Enthüllung geprüft
       *[other] { $links } Enthüllungen geprüft
    }
compare-commitment = vergleiche die Festlegung mit der, die du vor dem ersten Wurf gesehen hast
tables-done = { $n ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
no-database = diese Datenbank gibt es nicht
saved = gesichert
restored = wiederhergestellt
saved-what = Tische: { $games }, Zeilen: { $rows }, Konten: { $accounts }; jede Partie wurde nachgespielt
restored-what = Tische: { $games }, Zeilen: { $rows }, Konten: { $accounts }; alles ist wie zuvor
storm-told = Abschüsse: { $kills } · Tische: { $tables } · Zeilen: { $rows } · bestätigt: { $acked } · wieder bereit nach höchstens { $ms } ms
storm-fine = nichts verloren, nichts doppelt, keine Lücken, jede Partie lässt sich nachspielen
cuts-told = Stromausfälle: { $cuts } · Tische: { $tables } · Zeilen: { $rows } · bestätigt: { $acked } · wieder bereit nach höchstens { $ms } ms
cuts-lost = bei den Ausfällen nicht synchronisiert: { $open } Schreibvorgänge, davon { $lost } verloren und { $torn } zerrissen; { $names } Namen verloren
cuts-seed = --seed { $seed } hat dieselben Ausfälle noch einmal, an anderen Stellen des Spiels
faults = { $n ->
        [one] ein Fehler
       *[other] { $n } Fehler
    }
not-borne = der Server kam nicht hinterher
simulated-time = { $hours } Stunden simuliert · Episoden: { $episodes } · { $seconds } s
simulated-play = Antworten: { $answers } · bestätigt: { $acks } · Zustellungen: { $deliveries } · geprüfte Partien: { $games }
simulated-faults = Störungen: { $faults } · Abstürze: { $crashes } · { $speed } Antworten pro Sekunde und Thread
simulated-fine = nichts verloren, nichts doppelt, niemandem Unwahres oder Geheimes gesagt, niemanden warten lassen
simulated-again = um es noch einmal zu sehen:
simulated-smaller = eine kleinere:
what-bug = diese Fehler lassen sich einpflanzen: { $bugs }
load-told = Tische: { $tables } · Verbindungen: { $sockets } · { $rate } Antworten pro Sekunde
load-acked = bestätigt nach { $half } ms (Median), { $most } ms (99{"\u00A0"}%), { $all } ms (99,9{"\u00A0"}%)
load-sync = ein Synchronisieren dieser Platte dauert { $ms } ms (99{"\u00A0"}%)
load-watched = Vorgänge, die bei Zuschauern ankamen: { $n }
load-cpu = der Server hat { $percent }{"\u00A0"}% eines Kerns gebraucht
load-memory = der Server belegt { $kib } KiB Speicher
load-fine = keine Fehler
load-late = 99{"\u00A0"}% sind nach { $ms } ms bestätigt, später als die { $bound } ms, die 50 ms und drei Synchronisierungen erlauben
club-told = Leute: { $people } · Tische über Tage: { $relaxed } · beendete Spiele: { $finished } · { $mib } MiB auf der Platte
club-tables = „Meine Tische“ sind nach { $half } ms (Median), { $most } ms (99{"\u00A0"}%) da
club-profiles = ein Profil ist nach { $half } ms (Median), { $most } ms (99{"\u00A0"}%) da
club-each = der Server hat jeweils { $ms } ms gerechnet
club-ready = der Server war nach { $ms } ms bereit
club-late = 99{"\u00A0"}% sind nach { $ms } ms da, später als die erlaubten { $bound } ms
club-slow = der Server war nach { $ms } ms bereit, später als die erlaubten { $bound } ms
club-large = der Server belegt { $kib } KiB Speicher, mehr als die erlaubten { $bound } KiB
memory-unknown = dieses System sagt nicht, wie viel Speicher ein Prozess belegt
idle-told = { $accepted } von { $count } Verbindungen angenommen in { $seconds } s; je { $kib } KiB
idle-mine = bei den Clients ({ $n } Prozesse) je { $kib } KiB
idle-ping = ein Ping wird nach { $half } ms (Median), { $most } ms (99{"\u00A0"}%) beantwortet
idle-after = wenn sie weg sind, belegt der Server { $kib } KiB mehr als zuvor
files-few = dieses System lässt ein Programm { $files } Dateien öffnen, gebraucht werden { $wanted }: hebe die harte Grenze an (als root: ulimit -Hn), oder verlange weniger Verbindungen
idle-refused = nicht alle Verbindungen wurden angenommen; ist die Grenze für offene Dateien zu niedrig (ulimit -n)?
no-such-monster = dieses Monster gibt es nicht; meintest du eines von diesen, das ähnlichste zuerst: { $names }?
people-range = 0 bis 6 Spieler
no-unfinished-game = es gibt keine unbeendete Partie; `kaiju play` beginnt eine
view-needs-terminal = um durch eine Partie zu blättern, brauchst du ein Terminal; ohne --view wird sie in Worten erzählt
from-here = auf diesem Rechner: { $url }
only-here = nur dieser Rechner erreicht ihn; damit Handys und andere im Raum mitspielen können, starte: kaiju serve --lan
offline = dieser Rechner scheint in keinem Netz zu sein: andere Geräte erreichen ihn nicht
no-entry = falls Handys diese Adresse nicht öffnen können: erlaube in der Firewall dieses Rechners eingehendes TCP auf Port { $port } und nimm das Hauptnetz des Routers, kein Gastnetz
address-unknown = vor dem Server steht ein Proxy: nenne mit --url die Adresse, die die Leute benutzen, damit sie in Einladungen steht
addr-wanted = nenne eine IP-Adresse, einen Port oder beides: 0.0.0.0:8080, [::]:8080, localhost:8080, 8080
lan-or-addr = --lan lauscht auf allen Adressen, --addr nur auf { $ip }: wähle eines davon
site-wanted = eine Adresse wie https://kaiju.example oder http://192.168.1.7:8080, ohne Pfad
no-backup = das ist keine Sicherung von kaiju
saved-but = Tische: { $games }, Zeilen: { $rows }, Konten: { $accounts }; { $aside ->
        [one] ein Tisch lässt sich mit diesem kaiju nicht spielen und wurde gesichert, wie er ist:
       *[other] { $aside } Tische lassen sich mit diesem kaiju nicht spielen und wurden gesichert, wie sie sind:
    }
restored-but = Tische: { $games }, Zeilen: { $rows }, Konten: { $accounts }; { $aside ->
        [one] ein Tisch lässt sich mit diesem kaiju nicht spielen und wurde wiederhergestellt, wie er ist:
       *[other] { $aside } Tische lassen sich mit diesem kaiju nicht spielen und wurden wiederhergestellt, wie sie sind:
    }
host-wanted = ein Name wie kaiju.example, ohne Schema, Port und Pfad
relay-wanted = erwartet wird die Adresse eines Mailservers, wie smtps://name:passwort@mail.example oder smtp://localhost
healthy = gesund
unhealthy = { $url } ist nicht gesund: { $why }
doctor-page = die Seite für Browser ist eingebaut
doctor-no-page = dieses Programm wurde ohne die Seite für Browser gebaut: lade eine Veröffentlichung herunter, oder starte `cargo xtask web` vor dem Bauen
doctor-port-free = { $addr } ist frei
doctor-port-ours = auf { $addr } antwortet ein kaiju
doctor-port-taken = ein anderes Programm benutzt { $addr }: wähle mit --addr einen anderen Port, oder starte `kaiju serve --any-port`
doctor-port-refused = auf { $addr } lässt sich nicht lauschen: { $why }; wähle mit --addr eine Adresse dieses Rechners und einen Port ab 1024
doctor-folder = in den Datenordner { $folder } lässt sich schreiben
doctor-folder-refused = in den Datenordner { $folder } lässt sich nicht schreiben: { $why }; erlaube es, oder wähle mit --db einen anderen Ort für Tische
doctor-db = die Datenbank { $place } antwortet, mit { $tables }
doctor-db-new = die Datenbank { $place } ist leer oder noch nicht da; `kaiju serve` legt sie an
doctor-db-fails = die Datenbank { $place } ist nicht benutzbar: { $why }; starte sie, oder berichtige --db
doctor-browser = { $program } kann einen Browser öffnen
doctor-no-browser = nichts hier kann einen Browser öffnen: öffne selbst die Adresse, die `kaiju serve` nennt
doctor-clock = die Uhr sagt { $time }
doctor-clock-early = die Uhr sagt { $time }, eine Zeit, bevor es dieses kaiju gab: stelle die Uhr dieses Rechners
doctor-clock-behind = die Uhr sagt { $time }, aber Tische wurden später gesichert: stelle die Uhr dieses Rechners
doctor-fine = alles in Ordnung
doctor-amiss = { $n ->
        [one] eines braucht deine Aufmerksamkeit
       *[other] { $n } Dinge brauchen deine Aufmerksamkeit
    }
admin-wanted = ein Token aus 16 bis 100 sichtbaren ASCII-Zeichen, oder ein Name, ein Doppelpunkt und das Token
words-wanted = der Code einer Sprache und eine Datei, etwa en=woerter.txt
