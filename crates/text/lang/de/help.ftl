### Die Hilfe der Kommandozeile, nach Befehl und Argument. Das Englische steht im Programm selbst.
### Die Befehle der Beispiele sind in allen Sprachen dieselben: Ein Test vergleicht sie.

kaiju = King of Tokyo: spielen, zuschauen, Tische anbieten, simulieren, nachspielen, prüfen, nachschlagen.
    .lang = Die Sprache, nach ihrem Code: LANGUAGES; wenn nicht angegeben, die mit `kaiju lang` gemerkte oder die deines Systems.
    .examples =
        Beispiele:
          kaiju play                                 hier und jetzt spielen, gegen drei Bots
          kaiju serve --open                         im Browser spielen: ein Tischserver auf diesem Rechner
          kaiju sim --players 4 --games 20000        wer gewinnt, und wie, wenn alle zufällig spielen
          kaiju arena --bot greedy --bot random      welcher Bot besser ist, und um wie viel
          kaiju sim --games 1 --record my.game       eine Partie aufzeichnen
          kaiju replay my.game                       und sie lesen, jeden Vorgang mit der Regel dahinter
          kaiju puzzle                               was hättest du behalten? ein Rätsel am Tag
          kaiju verify my.game                       waren die Würfel einer Onlinepartie fair?
          kaiju odds --want smash                    wie wahrscheinlich sind 1, 2, 3 … ✊
          kaiju rules ENTER-2                        was diese Regel sagt
          kaiju cards mimic                          was diese Karte tut und was über sie entschieden wurde
          kaiju find tokyo bay                       alles dazu: Regeln, Karten, Entscheidungen, Fragen
          kaiju scenario scenarios                   prüfen, dass die Regeln tun, was Szenarien sagen

        Exit-Codes: 0 alles in Ordnung, 1 etwas Geprüftes stimmt nicht, 2 am Verlangten stimmt etwas nicht, 130 mit
        Strg-C angehalten.

        Eine inoffizielle Umsetzung der Regeln von King of Tokyo von Fans;
        mit dem Verlag weder verbunden noch von ihm unterstützt.

play = Spielt im Terminal: gegen Bots, zu mehreren an einer Tastatur oder an einem Tisch auf einem Server.
    .edition = Die Edition: EDITIONS.
    .book = Das Regelheft, gespielt wie geschrieben: BOOKS.
    .players = Wie viele Monster spielen, 2 bis 6.
    .people = Wie viele davon Menschen an dieser Tastatur sind; wenn nicht angegeben, einer.
    .bots = Wie die Bots spielen, Platz für Platz; der letzte gilt für den Rest. `kaiju arena --help` nennt sie.
    .monster = Dein Monster, zum Beispiel the-king, oder random, um eines auszulosen; mehrere Menschen hier können je eines wählen.
    .evolutions = Spielt mit Evolutionskarten.
    .switches = Setzt eine Regeloption anders als in der Edition; darf wiederholt werden.
    .seed = Woher das Glück kommt; derselbe Seed, dieselben Würfel.
    .resume = Setzt eine gespeicherte Partie fort, nach Datei oder Namen; wenn nicht angegeben, die zuletzt gespielte.
    .position = Spielt von einer Stellung oder einem Szenario aus einer Datei weiter: Dein Monster ist das zuerst gefragte.
    .join = Setzt dich an einen Tisch auf einem Server, nach Link oder Code; derselbe Befehl bringt dich an deinen Platz zurück.
    .host = Eröffnet auf einem Server einen Tisch für andere: --people sagt, für wie viele.
    .server = Der Server, den Codes und --host meinen.
    .name = Dein Name; mehrere Menschen hier haben je einen. An einem Tisch auf einem Server sonst der letzte oder der deines Kontos.
    .record = Schreibt die Aufzeichnung der Partie in diese Datei, wenn sie vorbei ist.
    .force = Überschreibt Dateien, die es schon gibt.
    .plain = Spielt in schlichten Sätzen über Standardein- und -ausgabe; immer so, wo kein Terminal ist.
    .speed = Wie schnell Vorgänge gezeigt werden; wenn nicht angegeben, wie beim letzten Mal.
    .theme = Welche Farben; wenn nicht angegeben, die vom letzten Mal.
    .ascii = Benutzt nur ASCII-Zeichen; immer so, wo das Terminal keine anderen hat.
    .turn = Eröffnet ihn als Tisch über Tage, mit so viel Zeit pro Zug, etwa 12h oder 3d.
    .overtime = Was dort geschieht, wenn jemandes Zeit um ist.
    .undo = Lässt an dem Tisch, den du eröffnest, Antworten zurücknehmen, bis jemand etwas Neues erfährt.
    .delay = Zuschauer des Tisches, den du eröffnest, sehen das Spiel so viele Minuten später.
    .clock = Sekunden für jede Antwort am Tisch, den du öffnest; ohne dies gibt es kein Limit.
    .grace = Sekunden, nach denen ein Bot für jemanden einspringt, der weg ist; 0 für nie, sonst 60.
    .rated = Die Partie am Tisch, den du öffnest, zählt für die Wertung; alle dort brauchen ein Konto.
    .public = Zeigt den Tisch, den du öffnest, in der Lobby: Wer will, setzt sich.
    .title = Ein Titel für den Tisch, den du öffnest.
    .child = Öffnet einen Tisch für Kinder: nur Emotes, keine getippten Namen, sanfte Bots.
    .examples =
        Beispiele:
          kaiju play                                   ein Menü; Enter startet eine Partie gegen drei Bots
          kaiju play --bots level5 --players 3         zwei starke Gegner, ohne Menü
          kaiju play --bots fits                       Gegner so stark wie du, nach deinen Partien
          kaiju play --edition godzilla --evolutions   Ereignisse, Würfelplättchen und Evolutionen
          kaiju play --people 2 --players 2            zwei Menschen an einer Tastatur
          kaiju play --name Ada,Bo                     zwei Menschen an einer Tastatur, jeder mit seinem Namen
          kaiju play --resume                          da weiter, wo du warst, auch wenn das Terminal zu war
          kaiju play --resume "An evening"             die Partie mit diesem Namen fortsetzen; `kaiju games` nennt alle
          kaiju play --position my.position            von einer Stellung oder einem Szenario aus (docs/notation.md)
          kaiju play --plain                           in schlichten Sätzen, für Screenreader und Pipes
          kaiju play --host --people 3 --players 4     auf einem Server einen Tisch eröffnen: du, zwei andere, ein Bot
          kaiju play --host --turn 3d --undo           ein Tisch über Tage, mit Rückgängig
          kaiju play --host --public --rated --clock 30
                                                       ein öffentlicher Tisch, der zählt; 30 s je Antwort
          kaiju play --join https://HOST/#/join/CODE   dort Platz nehmen; derselbe Befehl bringt dich zurück
          kaiju play --join CODE --name Ada,Bo         zwei Menschen an dieser Tastatur, zwei Plätze an jenem Tisch

        Auf dem Bildschirm erklärt ? die Tasten, h gibt einen Tipp, w sagt, warum etwas geschah, l wechselt die Sprache.
        Partien werden nach jeder Antwort in $XDG_DATA_HOME/kaiju/games gespeichert (sonst ~/.local/share). NO_COLOR=1
        spielt ohne Farben.

watch = Schaut Bots beim Spielen zu oder einem Tisch auf einem Server.
    .table = Ein Tisch auf einem Server, nach Link, Code oder Id; ohne ihn spielen Bots hier.
    .server = Der Server, den Codes meinen.
    .edition = Die Edition: EDITIONS.
    .book = Das Regelheft, gespielt wie geschrieben: BOOKS.
    .players = Wie viele Monster spielen, 2 bis 6.
    .bots = Wie sie spielen, Platz für Platz; der letzte gilt für den Rest.
    .evolutions = Spielt mit Evolutionskarten.
    .seed = Woher das Glück kommt; derselbe Seed, dieselben Würfel.
    .record = Schreibt die Aufzeichnung der Partie in diese Datei, wenn sie vorbei ist.
    .force = Überschreibt Dateien, die es schon gibt.
    .plain = Erzählt die Partie in schlichten Sätzen; immer so, wo kein Terminal ist.
    .speed = Wie schnell Vorgänge gezeigt werden; wenn nicht angegeben, wie beim letzten Mal.
    .theme = Welche Farben; wenn nicht angegeben, die vom letzten Mal.
    .ascii = Benutzt nur ASCII-Zeichen; immer so, wo das Terminal keine anderen hat.

games = Nennt die gespeicherten Partien oder gibt ihnen andere Namen.
    .all = Nennt auch die beendeten Partien.
    .find = Nennt nur Partien mit diesen Monstern, dieser Edition, diesem Namen oder Tag.
    .rename = Gibt einer Partie einen anderen Namen: den, den sie hat, und den neuen.
    .json = Schreibt JSON statt Text.
    .examples =
        Beispiele:
          kaiju games                              die Partien, die weitergehen können, die letzte zuerst
          kaiju games --all                        auch die beendeten
          kaiju games --find gigazaur              nur die mit diesem Monster, dieser Edition, diesem Namen oder Tag
          kaiju games --rename 2026-11-15-124204 "An evening"
          kaiju play --resume "An evening"         und weiterspielen

tables = Nennt die Tische, an denen du einen Platz hast, den dringendsten zuerst.
    .away = Sagt an allen Tischen über Tage, dass du so lange weg bist, etwa 12h oder 10d; bis zu 30 Tage pro Partie.
    .back = Sagt, dass du zurück bist.
    .json = Schreibt JSON statt Text.
    .examples =
        Beispiele:
          kaiju tables                     wer dran ist und wie viel Zeit bleibt
          kaiju tables --away 10d          deine Uhren ruhen zehn Tage, an Tischen über Tage
          kaiju tables --back              sie laufen wieder
          kaiju play --join LINK           zu einem Tisch gehen; die Liste sagt, wie

        Tische, an denen sich ein anderes Gerät mit deinem Konto hingesetzt hat, stehen auch da, und ihre Uhren ruhen ebenso.

club = Zeigt den Klub eines Servers: Tische, eine schnelle Partie, Freunde, Partien, Turniere, Wertungen, Bots, dein Konto.
    .server = Der Server.
    .make = Legt ein Konto mit diesem Namen an.
    .login = Meldet dich an; der Wiederherstellungscode wird von der Standardeingabe gelesen.
    .logout = Meldet dich ab.
    .json = Schreibt JSON statt Text.
    .examples =
        Beispiele:
          kaiju club --make Ana              ein Konto anlegen und auf diesem Rechner behalten
          kaiju club --login Ana             anmelden; der Code wird von der Standardeingabe gelesen
          kaiju club                         die Tische deines Kontos, die dringendsten zuerst, und wer dich einlädt
          kaiju club quick --players 4       ein Platz mit allen, die dasselbe wollen; Bots, wenn niemand kommt
          kaiju club lobby --free            öffentliche Tische mit einem freien Platz
          kaiju club profile                 was du in all deinen Partien getan hast
          kaiju club friends --add CODE      den Besitzer eines Codes um Freundschaft bitten
          kaiju club games tokyo             deine Partien mit diesem Wort in Name, Titel oder Notiz
          kaiju club games LINK --again      dieselben Leute noch einmal: ein Tisch, und eine Einladung für alle
          kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                             eines machen, dessen Tische über Tage gespielt werden
          kaiju club tournaments ID --enter  teilnehmen; kaiju play --join LINK spielt dann deinen Tisch
          kaiju club duplicates --new Sunday --groups 3 --seats 4
                                             ein Tisch mit demselben Glück für drei Gruppen; mit einer Nummer ansehen
          kaiju club ratings second-4        eine Wertungsliste: eine Edition und wie viele spielen
          kaiju club bots --challenge Ada    gegen den Bot von jemandem spielen
          kaiju club daily                   wie es heute allen erging
          kaiju club account --export my.json
                                             alles, was der Server von dir hat, in einer Datei

        `kaiju club PAGE --help` erklärt jede Seite. Turniere, Wertungen, Bots, der Tag, die Lobby und eine schnelle Partie brauchen
        kein Konto. Das Konto liegt in $XDG_DATA_HOME/kaiju/accounts.json (wenn nicht gesetzt, ~/.local/share), und kaiju play
        setzt sich damit an Tische.

club-tables = Zeigt die Tische deines Kontos, die dringendsten zuerst, und wer dich einlädt.
    .decline = Sagt Nein zur Einladung von jemandem.

club-quick = Nimmt einen Platz mit allen, die dasselbe wollen; Bots nehmen die Plätze, die frei bleiben.
    .edition = Die Edition: EDITIONS.
    .players = Wie viele Monster spielen, 2 bis 6.
    .live = Spielt am Stück, wie ohne Angabe.
    .relaxed = Spielt über Tage, mit einem Tag für jeden Zug.
    .wait = Nach so vielen Sekunden nehmen Bots die Plätze, die noch frei sind.
    .name = Dein Name; ohne Angabe der letzte, oder dein Anmeldename.
    .plain = Spielt in schlichten Sätzen über Standardein- und -ausgabe; immer so, wo kein Terminal ist.
    .speed = Wie schnell Vorgänge gezeigt werden; wenn nicht angegeben, wie beim letzten Mal.
    .theme = Welche Farben; wenn nicht angegeben, die vom letzten Mal.
    .ascii = Benutzt nur ASCII-Zeichen; immer so, wo das Terminal keine anderen hat.

club-lobby = Listet öffentliche Tische auf: die auf Spieler warten, und die man ansehen kann.
    .edition = Nur von dieser Edition: EDITIONS.
    .players = Nur für so viele Spieler.
    .live = Nur solche, die am Stück gespielt werden.
    .relaxed = Nur solche, die über Tage gespielt werden.
    .rated = Nur Partien, die für die Wertung zählen.
    .free = Nur mit einem freien Platz.

club-profile = Zeigt, was du in allen deinen Partien getan hast, oder ein Freund in seinen.
    .who = Ein Freund; ohne Angabe du.

club-friends = Zeigt deine Freunde und deinen Code; fragen, antworten, einladen, stummschalten, blockieren.
    .add = Fragt den Besitzer eines Codes, ob er dein Freund sein will.
    .yes = Sagt Ja zu jemandem, der dein Freund sein will.
    .remove = Nimmt jemanden von deiner Liste: einen Freund, einen Wunsch, oder wen du stumm geschaltet oder blockiert hast.
    .invite = Lädt einen Freund an den Tisch ein, den --table nennt.
    .table = Der Tisch, mit seinem Link oder Code: Du hast dort einen Platz, und die Partie hat nicht begonnen.
    .mute = Zeigt nicht mehr, was jemand sagt, dem du in einer Partie begegnet bist.
    .block = Setzt sich nicht mit jemandem an einen Tisch, dem du in einer Partie begegnet bist, und zeigt nicht, was er sagt.
    .new-code = Nimmt einen anderen Code; der alte gilt nicht mehr.

club-games = Sucht deine Partien, notiert etwas, spielt noch einmal mit denselben.
    .which = Wörter eines Namens, eines Titels oder einer Notiz, oder der Link einer Partie.
    .favourites = Nur Favoriten.
    .note = Notiert etwas zu der einen Partie, die passt; eine leere Notiz verschwindet.
    .favourite = Macht die eine Partie, die passt, zum Favoriten.
    .unfavourite = Sie ist kein Favorit mehr.
    .again = Spielt noch einmal mit denen der einen Partie, die passt: öffnet einen Tisch und lädt sie ein.

club-tournaments = Zeigt Turniere, macht eines, meldet dich an.
    .id = Eines davon, mit seiner Kennung; ohne Angabe die neuesten.
    .mine = Nur die, die du gemacht hast oder an denen du teilnimmst, dafür alle.
    .enter = Meldet dich zu einem Turnier an.
    .leave = Verlässt ein Turnier.
    .begin = Beginnt ein Turnier: deines, oder eines, an dem du teilnimmst und dessen Beginn gekommen ist.
    .end = Beendet ein Turnier, das du gemacht hast.
    .standings = Zeigt die Liga, zu der es gehört.
    .new = Macht eines mit diesem Titel.
    .edition = Die Edition: EDITIONS.
    .seats = Wie viele an einem Tisch sitzen.
    .fill = Der Bot, der Tische auffüllt oder neben den Menschen einer Gruppe spielt.
    .turn = Gespielt wird über Tage, mit dieser Zeit für einen Zug, etwa 12h oder 3d.
    .overtime = Was dort geschieht, wenn jemandes Zeit um ist; ohne Angabe antwortet ein Bot.
    .clock = Sekunden für jede Antwort an Tischen, die am Stück gespielt werden; ohne dies gibt es kein Limit.
    .grace = Sekunden, nach denen ein Bot für jemanden einspringt, der weg ist; 0 für nie, sonst 60.
    .rounds = Wie viele Runden ein Turnier nach Schweizer System hat.
    .knockout = Der Beste jedes Tisches kommt weiter; wenn nicht angegeben, Schweizer System.
    .wait = Wie lange Tische auf ihre Spieler warten, etwa 10m, 1h oder 2d.
    .begins = Wann es beginnen soll, von jetzt an gerechnet, etwa 2h oder 3d: Ab dann können alle es beginnen, die teilnehmen; ohne Angabe in einem Tag.
    .rated = Die Partien zählen für die Wertung.
    .league = Die Liga, zu der es gehört: alle deine Turniere mit derselben.

club-duplicates = Macht einen Tisch, den mehrere Gruppen mit demselben Glück spielen, oder zeigt einen.
    .id = Eines davon, mit seiner Kennung; ohne Angabe die, die du gemacht hast.
    .end = Beendet ein Duplikat, das du gemacht hast.
    .new = Macht eines mit diesem Titel.
    .groups = Wie viele Gruppen ein Duplikat spielen.
    .edition = Die Edition: EDITIONS.
    .seats = Wie viele an einem Tisch sitzen.
    .fill = Der Bot, der Tische auffüllt oder neben den Menschen einer Gruppe spielt.
    .turn = Gespielt wird über Tage, mit dieser Zeit für einen Zug, etwa 12h oder 3d.
    .overtime = Was dort geschieht, wenn jemandes Zeit um ist; ohne Angabe antwortet ein Bot.
    .clock = Sekunden für jede Antwort an Tischen, die am Stück gespielt werden; ohne dies gibt es kein Limit.
    .grace = Sekunden, nach denen ein Bot für jemanden einspringt, der weg ist; 0 für nie, sonst 60.
    .bots = Wie viele Plätze jeder Gruppe eines Duplikats für Bots sind.

club-ratings = Zeigt eine Wertungsliste, und wo du stehst.
    .list = Die Liste: eine Edition und wie viele spielen, etwa second-4.

club-bots = Zeigt die Rangliste der Bots, fordert einen heraus, kümmert sich um deine eigenen.
    .edition = Die Edition: EDITIONS.
    .players = Wie viele Monster spielen, 2 bis 6.
    .challenge = Spielt gegen den Bot von jemandem, der online ist; Bots des Servers nehmen die anderen Plätze.
    .rated = Die Partie zählt für die Wertung.
    .make = Macht ein Bot-Konto mit diesem Namen und gibt sein Token aus.
    .renew = Gibt einem deiner Bot-Konten ein neues Token; das alte gilt nicht mehr.
    .delete = Löscht eines deiner Bot-Konten.

club-daily = Zeigt, wie es allen an einem Tag ging; `kaiju daily --server` spielt ihn.
    .date = Der Tag, etwa 2026-11-18; ohne Angabe heute.

club-account = Zeigt deine Geräte; meldet ab, gibt dir alles mit, löscht das Konto.
    .sign-out = Meldet ein Gerät ab, mit der Kennung, die daneben steht.
    .everywhere = Meldet überall ab, auch hier.
    .export = Schreibt alles, was der Server vom Konto hat, in eine Datei; - ist die Standardausgabe.
    .force = Überschreibt Dateien, die es schon gibt.
    .delete = Löscht das Konto für immer. Fragt vorher, und braucht --sure, wo niemand gefragt werden kann.
    .sure = Löscht es, ohne zu fragen.

club-notices = Sagt, wie du erfährst, dass du an Tischen über Tage dran bist.
    .mail = Schickt E-Mail an diese Adresse; ein Link, der dort ankommt, bestätigt sie.
    .drop = Schickt nichts mehr an diese E-Mail-Adresse oder diesen Browser.
    .stop = Beendet alle Nachrichten.
    .quiet = Meldet nichts zwischen diesen Uhrzeiten, etwa 22:00-07:00.
    .utc = Wie weit deine Uhr UTC voraus ist, etwa 1, -5 oder 5:30; nötig mit --quiet.
    .no-quiet = Beendet die Ruhezeit.
    .table = Der Tisch über Tage, den du hier geöffnet hast, mit seinem Link: Sein Webhook wird gezeigt oder geändert.
    .webhook = Sagt dieser Adresse, wer an diesem Tisch dran ist: Discord und dergleichen.
    .no-webhook = Entfernt den Webhook dieses Tisches.

admin = Betreut einen Server: Meldungen, Ausschlüsse, Stummschaltungen und was getan wurde.
    .page = Was angesehen wird; wenn nicht angegeben, wie viel es von allem gibt.
    .before = Wo ein früherer Teil des Verlaufs beginnt, wie es der Teil danach sagt.
    .server = Der Server.
    .admin-token = Das Token dessen, der den Server betreut.
    .settle = Erledigt eine Meldung: sie wird mit ihren Zeilen aus dem Chat gelöscht.
    .ban = Schließt ein Konto mit seinem Namen aus, oder eine Adresse oder einen Bereich davon, etwa 192.0.2.0/24.
    .mute = Schaltet ein Konto, einen Bereich von Adressen oder einen Platz stumm, etwa GAME/B.
    .lift = Beendet einen Ausschluss oder eine Stummschaltung vorzeitig.
    .lasting = Wie lange Ausschluss oder Stummschaltung gelten, etwa 12h oder 7d.
    .until = Der Tag, mit dessen Beginn (UTC) Ausschluss oder Stummschaltung enden.
    .why = Warum, oder was entschieden wurde: eine Zeile für den Verlauf.
    .json = Schreibt JSON statt Text.
    .examples =
        Beispiele:
          kaiju admin                          wie viel es von allem gibt
          kaiju admin reports                  was Spieler gemeldet haben, mit den letzten Zeilen des Chats
          kaiju admin reports --settle ID --why "muted for a week"
                                               eine Meldung löschen; der Verlauf behält, was entschieden wurde
          kaiju admin sanctions                Ausschlüsse und Stummschaltungen, und wann sie enden
          kaiju admin sanctions --mute Ana --for 7d --why insults
                                               ein Konto sagt eine Woche lang nichts
          kaiju admin sanctions --mute GAME/B --for 1d
                                               und auch nicht, wer an einem Platz sitzt, etwa ein Gast
          kaiju admin sanctions --ban 192.0.2.0/24 --until 2026-12-24
                                               bis zu diesem Tag setzt sich niemand mit so einer Adresse
          kaiju admin sanctions --lift ID      einen Ausschluss oder eine Stummschaltung vorzeitig beenden
          kaiju admin log                      wer was getan hat, das Neueste zuerst

        Das Token ist das, mit dem kaiju serve gestartet wurde. Lege es in KAIJU_ADMIN_TOKEN: was in einem Befehl steht,
        sieht jeder auf dem Rechner. docs/moderation.md sagt, was Ausschluss und Stummschaltung verhindern.

completions = Schreibt die Vervollständigung für eine Shell.
    .shell = Die Shell.
    .examples =
        Beispiele:
          kaiju completions bash > ~/.local/share/bash-completion/completions/kaiju
          kaiju completions zsh > ~/.zfunc/_kaiju
          kaiju completions fish > ~/.config/fish/completions/kaiju.fish

man = Schreibt die Handbuchseiten in einen Ordner.
    .folder = Der Ordner; er wird angelegt, wenn es ihn nicht gibt.
    .examples =
        Beispiele:
          kaiju man ~/.local/share/man/man1    und dann: man kaiju, man kaiju-play

sim = Spielt viele Partien und zählt, wer wie gewonnen hat.
    .edition = Die Edition: EDITIONS.
    .book = Das Regelheft, gespielt wie geschrieben: BOOKS.
    .players = Wie viele Monster spielen, 2 bis 6; wenn nicht angegeben, so viele wie genannte Bots, oder 4.
    .bots = Wer spielt, Platz für Platz: wiederholt oder mit Kommas. Einer allein nimmt alle Plätze; sonst spielen alle zufällig.
    .games = Wie viele Partien.
    .seed = Woher die Partien kommen; derselbe Seed, dieselben Partien.
    .first-game = Die Nummer der ersten Partie: wo ein anderer Lauf aufhörte oder wo dieser Rechner beginnt.
    .threads = Wie viele Threads arbeiten; wenn nicht angegeben, einer pro Kern.
    .switches = Setzt eine Regeloption anders als in der Edition; darf wiederholt werden.
    .time = Wie lange ein Programm über jede Antwort nachdenken darf, in Millisekunden.
    .memory = Wie viel Speicher ein Programm belegen darf, in MiB; 0 heißt ohne Grenze. Gilt unter Linux.
    .show-stderr = Zeigt, was Programme auf die Fehlerausgabe schreiben, um herauszufinden, warum sie scheitern.
    .json = Schreibt ein JSON-Objekt statt einer Tabelle.
    .record = Schreibt die erste Partie in diese Datei.
    .rows = Schreibt eine Zeile pro Partie in diese Datei, .csv oder .parquet.
    .seats = Schreibt eine Zeile pro Platz jeder Partie in diese Datei, .csv oder .parquet.
    .turns = Schreibt eine Zeile pro Zug in diese Datei, .csv oder .parquet.
    .decisions = Schreibt eine Zeile pro Antwort eines Spielers, der eine Wahl hatte, in diese Datei, .csv oder .parquet.
    .positions = Schreibt auch die Stellung vor jeder Entscheidung dazu, in der Notation.
    .chances = Schreibt auch die Gewinnchance vor und nach jeder Entscheidung dazu, nach dem Netz; das dauert.
    .resume = Setzt die CSV-Dateien von --rows, --seats, --turns und --decisions fort, wo sie enden; der Bericht zählt alles.
    .merge = Spielt nichts: zählt diese Dateien von --rows zusammen. Mit --rows werden sie zu einer.
    .plot = Zeichnet in diese Datei, .svg oder .png, wer gewann, wie Partien endeten und wie lange sie dauerten.
    .force = Überschreibt Dateien, die es schon gibt.
    .examples =
        Beispiele:
          kaiju sim --edition second --players 4 --games 20000 --seed 1
          kaiju sim --players 2 --switch two_player_tokyo=on     eine Regel anders ausprobieren
          kaiju sim --games 1 --seed 7 --record my.game          eine Partie für `kaiju replay` aufheben
          kaiju sim --games 100000 --json                        Zahlen für ein anderes Programm
          kaiju sim --bot greedy --players 3                     alle gierig
          kaiju sim --bots greedy,random,random,random           andere Bots, Platz für Platz
          kaiju sim --games 5000 --plot games.svg                zeichnen, wer gewann, wie und wie schnell

        Zeilen für eigene Studien; docs/data.md erklärt jede Spalte:
          kaiju sim --games 5000 --rows games.csv                eine Zeile pro Partie
          kaiju sim --games 5000 --seats seats.parquet           eine Zeile pro Platz jeder Partie: wer womit gewann
          kaiju sim --games 5000 --rows g.parquet --turns t.parquet      Partien und Züge, in Parquet
          kaiju sim --games 100 --bot greedy --decisions d.parquet --positions --chances     Entscheidungen und ihr Preis
          kaiju sim --games 9000 --rows games.csv --resume       da weiter, wo es aufhörte (CSV)

        Eine Studie auf mehreren Rechnern; die Partien sind dieselben, wo sie auch gespielt werden:
          einer:      kaiju sim --games 50000000 --rows a.parquet
          ein anderer: kaiju sim --games 50000000 --first-game 50000000 --rows b.parquet
          danach:     kaiju sim --merge a.parquet b.parquet        zusammenzählen, mit demselben Bericht und Bild

        Derselbe Seed ergibt dieselben Partien auf jedem Rechner und mit jeder Zahl von Threads. Zeilen werden geschrieben,
        während Partien enden, der Reihe nach, und der Speicher wächst nicht mit ihnen. Strg-C hält an und behält, was
        gespielt wurde. Eine Parquet-Datei bekommt ihren Namen, wenn sie ganz ist; eine CSV-Datei ist von der ersten Zeile
        an da. Eine Datei, die es schon gibt, wird ohne --force nicht überschrieben. Hat ein fremder Bot einen Fehler
        gemacht, ist der Exit-Code 1. `kaiju rules switches` nennt die Optionen und ihre Werte, `kaiju arena --help` die
        Bots.

arena = Lässt Bots gegeneinander antreten und wertet sie.
    .bots = Ein Bot, nach Namen oder Pfad eines Programms; mindestens zwei, einzeln oder mit Kommas.
    .among = Spielt nur die Partien, in denen alle bis auf einen dieser Bot sind, einer der genannten: wie jeder andere unter ihnen abschneidet.
    .less-luck = Rechnet das Würfelglück aus den Siegen heraus, sodass weniger Partien genügen; kostet etwa 15 ms pro Partie.
    .edition = Die Edition: EDITIONS.
    .book = Das Regelheft, gespielt wie geschrieben: BOOKS.
    .players = Wie viele Monster spielen: 4, oder mehrere Tische wie 2,4 oder 2-6 oder all.
    .games = Wie viele Partien jeder gegen jeden, an jedem Tisch.
    .seed = Woher die Partien kommen; derselbe Seed, dieselben Partien.
    .first-game = Die Nummer der ersten Partie.
    .threads = Wie viele Threads arbeiten; wenn nicht angegeben, einer pro Kern.
    .switches = Setzt eine Regeloption anders als in der Edition; darf wiederholt werden.
    .time = Wie lange ein Programm über jede Antwort nachdenken darf, in Millisekunden.
    .memory = Wie viel Speicher ein Programm belegen darf, in MiB; 0 heißt ohne Grenze. Gilt unter Linux.
    .show-stderr = Zeigt, was Programme auf die Fehlerausgabe schreiben, um herauszufinden, warum sie scheitern.
    .json = Schreibt ein JSON-Objekt statt Tabellen.
    .csv = Schreibt jede Paarung in diese Datei, mit Kommas getrennt.
    .plot = Zeichnet Wertungen und Siege in diese Datei, .svg oder .png.
    .force = Überschreibt Dateien, die es schon gibt.
    .examples =
        Beispiele:
          kaiju arena --bot greedy --bot random                     ein gieriger unter drei zufälligen, und umgekehrt
          kaiju arena --bot greedy --bot mcts:20ms --players 2      ein Duell
          kaiju arena --bot greedy --bot scorer --players all       Tische zu 2, 3, 4, 5 und 6
          kaiju arena --bots seer,scorer,greedy --among greedy      seer, dann scorer, unter drei gierigen
          kaiju arena --bots seer,greedy --less-luck                engere Intervalle: ohne das Würfelglück
          kaiju arena --bot greedy --bot ./my_bot.py --games 200    dein Programm; docs/bot-protocol.md sagt, wie
          kaiju arena --bot 'node bot.js --deep' --bot random       ein Programm mit Argumenten
          kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --plot arena.png --csv arena.csv

        Bots: random, greedy, smasher, banker, survivor, scorer, seer, unsure:70 (urteilt mit 70 Tausendsteln Fehler), mcts (50 ms pro Antwort), mcts:20ms,
        mcts:1000 (Zahl der gedachten Partien), champion, champion:48 (schaut 48 Mal voraus), level1 bis level6, level3.5 (dazwischen), fits3.4 (passend zu jemandem),
        oder ein Programm. In jeder Partie sitzt einer unter anderen einer Art, und alle rücken von Partie zu Partie einen
        Platz weiter; eine durch 60 teilbare Zahl von Partien ist gerecht zu allen Plätzen aller Tische. Die Wertungen sind
        die von Bradley und Terry über alle Tische, auf der Elo-Skala, mit 95-%-Intervallen. Derselbe Seed ergibt dieselben
        Partien, außer mit Bots, die nach der Uhr denken.

        Endet ein Programm, braucht es zu lange oder antwortet es Unerlaubtes, wird das notiert und etwas anderes für es
        gespielt: aufhören zu würfeln oder die erste erlaubte Antwort. Ein beendetes Programm startet zur nächsten Partie
        neu. Gab es solche Fehler, erscheinen die Tabellen trotzdem, und der Exit-Code ist 1.

        Eine Datei, die es schon gibt, wird ohne --force nicht überschrieben. Strg-C hält an und berichtet über die
        gespielten Partien.

rate = Sagt, wie stark die Bots in jeder Wertungsliste sind, misst sie neu oder prüft, wie bald Menschen richtig gewertet werden.
    .make = Misst die Bots in allen Listen und schreibt das Ergebnis in diese Datei.
    .lists = Misst nur diese Liste, etwa second-4; mehrere mit Kommas.
    .games = Wie viele Partien je zwei Stufen gespielt werden.
    .trial = Lässt Spieler bekannter Stärke spielen und vergleicht ihre Wertungen mit ihrer Stärke.
    .seed = Woher die Partien kommen; derselbe Seed, dieselben Partien.
    .threads = Wie viele Threads arbeiten; wenn nicht angegeben, einer pro Kern.
    .force = Überschreibt Dateien, die es schon gibt.
    .examples =
        Beispiele:
          kaiju rate                                 wie stark die Bots in jeder Wertungsliste sind
          kaiju rate --trial                         Spieler bekannter Stärke: Wie bald stimmt ihre Wertung?
          kaiju rate --make bots.csv --games 6000    die Bots neu messen; derselbe Seed, dieselbe Datei

        Eine Liste ist eine Edition und eine Spielerzahl, etwa second-4. Stufe 3 hat in jeder 1500, und 400 Punkte sind zehn zu
        eins. In jeder Partie, die misst, sitzt ein Bot einer Stufe unter Bots der Stufe darunter. docs/ratings.md sagt, wie
        Menschen gewertet werden.

engine = Antwortet Bots, die vorausschauen: was man antworten kann, was dann geschieht und was es wert ist.
    .seed = Woher das Glück kommt, das Anfragen nicht nennen.
    .examples =
        Beispiele:
          kaiju engine                         beantwortet Anfragen, bis die Eingabe endet
          kaiju engine --seed 7                das gezogene Glück ist jedes Mal dasselbe

        Jede Zeile der Eingabe ist eine Anfrage in JSON, jede Zeile der Ausgabe die Antwort. docs/bot-protocol.md nennt
        alle, und examples/search_bot.py spielt mit ihnen.

replay = Erzählt eine aufgezeichnete Partie oder prüft, ob sie sich nachspielen lässt.
    .file = Die Datei oder die Adresse einer Partie auf einem Server; `-` liest die Standardeingabe.
    .to = Hält nach so vielen Eingaben an.
    .verify = Erzählt nichts, prüft nur, ob jede Eingabe erlaubt ist.
    .json = Schreibt ein JSON-Objekt statt Text.
    .view = Blättert auf dem Bildschirm durch die Partie, vor und zurück.
    .examples =
        Beispiele:
          kaiju sim --games 1 --seed 7 --record my.game
          kaiju replay my.game                 die Partie in Worten; [ENTER-2] ist die Regel hinter der Zeile
          kaiju replay my.game --lang pt       dieselbe auf Portugiesisch
          kaiju replay my.game --view          auf dem Bildschirm durchblättern
          kaiju replay my.game --verify        nur prüfen, ob jede Eingabe erlaubt ist
          kaiju replay - < my.game             von der Standardeingabe
          kaiju replay http://localhost:8080/#/replay/GAME --to 40    eine Partie von einem Server, bis zu einer Stelle

        docs/notation.md beschreibt die Form einer aufgezeichneten Partie.

review = Analysiert eine Partie: was jede Entscheidung und jedes Glück wert war und was besser gewesen wäre.
    .file = Die Datei oder die Adresse einer Partie auf einem Server; `-` liest die Standardeingabe.
    .all = Nennt alle Fehler und alles Glück, das zählte.
    .tries = Wie oft jede Antwort bis zum Ende des Zuges verfolgt wird; mehr dauert länger und ist sicherer.
    .seed = Der Seed für die Gedanken des Richters.
    .json = Schreibt ein JSON-Objekt statt Text.
    .view = Blättert auf dem Bildschirm durch die Partie, von Fehler zu Fehler.
    .rows = Schreibt eine Zeile pro Schritt in diese Datei, .csv oder .parquet.
    .force = Überschreibt Dateien, die es schon gibt.
    .examples =
        Beispiele:
          kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
          kaiju review my.game                     was Glück und Entscheidungen wert waren, und was besser gewesen wäre
          kaiju review my.game --all               alle Fehler, nicht nur die schlimmsten
          kaiju review my.game --view              auf dem Bildschirm von Fehler zu Fehler
          kaiju review my.game --json              alles, Entscheidung für Entscheidung
          kaiju review my.game --rows my.csv       eine Zeile pro Schritt, .csv oder .parquet
          kaiju review http://localhost:8080/#/replay/GAME    eine Partie von einem Server

        Start, Glück, eigene Entscheidungen und die der anderen ergeben das Ergebnis. docs/review.md sagt, wie bewertet
        wird.

puzzle = Stellt das Rätsel des Tages oder das nächste zum Üben.
    .next = Das nächste Rätsel zum Üben statt des Rätsels des Tages.
    .plain = Fragt in schlichten Sätzen über Standardein- und -ausgabe; immer so, wo kein Terminal ist.
    .speed = Wie schnell Vorgänge gezeigt werden; wenn nicht angegeben, wie beim letzten Mal.
    .theme = Welche Farben; wenn nicht angegeben, die vom letzten Mal.
    .ascii = Benutzt nur ASCII-Zeichen; immer so, wo das Terminal keine anderen hat.
    .examples =
        Beispiele:
          kaiju puzzle                 das Rätsel des Tages; alle haben dasselbe
          kaiju puzzle --next          was du falsch hattest und heute wiederkommt, oder ein neues
          kaiju puzzle --plain         in schlichten Sätzen, für Screenreader und Pipes

        Was du falsch hast, kommt am nächsten Tag wieder, dann nach 3, 7 und 21 Tagen. Gemerkt wird es in
        $XDG_DATA_HOME/kaiju/practice (sonst ~/.local/share). `kaiju puzzles` sagt, welche Rätsel es gibt.

daily = Spielt die Partie des Tages: ein Tisch und ein Glück für alle.
    .date = Der Tag; wenn nicht angegeben, heute.
    .share = Gibt dein Ergebnis als Text für Freunde aus. Er verrät nichts über Würfel oder Karten.
    .server = Spielt den Tag dieses Servers: Das Glück ist das seiner Seite, und mit einem Konto wird dein Ergebnis verglichen.
    .list = Nennt die Tage, die du gespielt hast.
    .speed = Wie schnell Vorgänge gezeigt werden; wenn nicht angegeben, wie beim letzten Mal.
    .theme = Welche Farben; wenn nicht angegeben, die vom letzten Mal.
    .ascii = Benutzt nur ASCII-Zeichen; immer so, wo das Terminal keine anderen hat.
    .plain = Spielt in schlichten Sätzen über Standardein- und -ausgabe; immer so, wo kein Terminal ist.
    .examples =
        Beispiele:
          kaiju daily                        die Partie des Tages spielen oder fortsetzen
          kaiju daily --share                dein Ergebnis, fertig zum Verschicken
          kaiju daily --list                 die Tage, die du gespielt hast
          kaiju daily --date 2026-11-18      die Partie eines anderen Tages
          kaiju daily --server https://HOST  der Tag eines Servers: sein Glück, verglichen mit allen und mit Freunden

        Alle haben denselben Tisch, dieselben Bots und dasselbe Glück. Ohne Server folgt es allein aus dem Datum, damit es
        auch ohne Netz geht; wer will, kann es vorher ausrechnen. Ein Server nennt sein Glück, wenn der Tag beginnt; was du
        dann ohne Netz spielst, wird beim nächsten Aufruf abgegeben. Ein Tag beginnt um Mitternacht UTC. Partien liegen in
        $XDG_DATA_HOME/kaiju/daily (wenn nicht gesetzt, ~/.local/share).

puzzles = Sagt, welche Rätsel es gibt, macht andere oder bewertet alle neu.
    .make = Macht ein Buch mit Rätseln und schreibt es in diese Datei.
    .count = Wie viele Rätsel.
    .seed = Woher die Partien kommen; derselbe Seed, dieselben Rätsel.
    .check = Bewertet alle Rätsel neu und vergleicht.
    .file = Ein Buch mit Rätseln; wenn nicht angegeben, das eingebaute.
    .force = Überschreibt Dateien, die es schon gibt.
    .examples =
        Beispiele:
          kaiju puzzles                                 welche Rätsel das Programm hat
          kaiju puzzles --check                         alle neu bewerten und vergleichen
          kaiju puzzles --make my.txt --count 50        fünfzig andere machen; derselbe Seed, dieselben Rätsel
          kaiju puzzle                                  das Rätsel des Tages lösen

        Ein Rätsel ist eine Stellung aus einer Partie, in der ein Bot schwer danebenlag und eine Antwort klar besser ist.
        Es wird bewertet wie Partien von `kaiju review`.

odds = Berechnet die Chance auf ein Ergebnis oder was der Zug einer Stellung bringen kann.
    .want = Was du dir erhoffst: eine Seite, oder Seiten mit Zahlen davor.
    .dice = Mit wie vielen Würfeln gewürfelt wird, 1 bis 9.
    .rolls = Wie viele Würfe es gibt; liegen schon Würfel, wie viele noch übrig sind.
    .lying = Würfel, die schon auf dem Tisch liegen, etwa 11shee.
    .position = Eine Stellung oder ein Szenario, in dem gewürfelt oder behalten wird; `-` liest die Standardeingabe.
    .risk = Was die Monster in Tokyo vor ihren nächsten Zügen zu verlieren riskieren, wenn sie bleiben und wenn sie räumen.
    .seat = Das Risiko des Monsters auf diesem Platz, wo immer es ist.
    .games = Wie viele Partien für das Risiko gedacht werden.
    .json = Schreibt ein JSON-Objekt mit genauen Brüchen.
    .examples =
        Beispiele:
          kaiju odds --want smash                         mindestens 1, 2, … ✊ mit sechs Würfeln und drei Würfen
          kaiju odds --dice 8 --want 3x1                  drei 1er mit acht Würfeln
          kaiju odds --want "2 smash, 1 heart"            mindestens all das
          kaiju odds --lying 11she3 --rolls 2 --want 111  mit diesen Würfeln und zwei Würfen: was behalten?
          kaiju odds --position my.position               der Zug am Tisch: wen erledigt er, kann er gewinnen?
          kaiju odds --position my.position --risk        in Tokyo bleiben oder räumen: was kann es kosten?

        Die Chancen sind genau, und zwar für jemanden, der sonst nichts will. Ein Wunsch besteht aus Seiten (1, 2, 3,
        energy, heart, smash oder ihren Buchstaben 1 2 3 e h s) mit einer Zahl davor. Eine Stellung oder ein Szenario wird
        nach den Regeln gespielt, mit allen Karten im Spiel: Wer würfelt, darf kaufen, was offen liegt, und die anderen
        tun, was am meisten stört; mit Karten, die unterwegs aufgedeckt werden, und Fähigkeiten, die Würfe verändern, wird
        nicht gerechnet.

        Das Risiko steht zweimal da: wenn die anderen auf Schaden aus sind (jede ✊ behalten, den Rest neu würfeln, nichts
        kaufen und in Tokyo bleiben), genau; und wenn alle wie die Bots spielen, mit gedachten Partien.

scenario = Prüft Szenarien: eine Stellung, einige Eingaben und was geschehen soll.
    .paths = Dateien mit Szenarien oder Ordner, in denen welche liegen.
    .json = Schreibt ein JSON-Objekt statt Zeilen.
    .examples =
        Beispiele:
          kaiju scenario scenarios                      alle *.scenario eines Ordners und derer darin
          kaiju scenario enter.scenario yield.scenario  nur diese
          kaiju scenario scenarios --json               für ein anderes Programm

        Ein Szenario ist eine Stellung, einige Eingaben und was geschehen soll. docs/notation.md beschreibt die Form.

golden = Prüft, dass die Regeln spielen wie eh und je: Referenzpartien jeder Version und Prüfsummen dessen, was geschah.
    .game = Erzählt diese Partie: die Version der Regeln, der Tisch und die Partie.
    .examples =
        Beispiele:
          kaiju golden                  alle Referenzpartien jeder Version der Regeln spielen und vergleichen
          kaiju golden 2:14:3           eine davon erzählen, Zeile für Zeile: Version 2, Tisch 14, Partie 3

        Die Referenzpartien stecken im Programm: wie sie beginnen und eine Prüfsumme von allem, was in einigen Tausend
        Partien geschieht. Geht eine anders aus, spielt dieses Programm oder dieser Rechner anders, als kaiju immer
        gespielt hat. Lass diese Partie von zwei Programmen erzählen und vergleiche, was sie schreiben, um zu sehen, wo.

find = Sucht in Regeln, Karten, Entscheidungen und Fragen.
    .words = Die gesuchten Wörter.
    .edition = Sucht nur in dem, was zu dieser Edition gehört: EDITIONS.
    .json = Schreibt JSON statt Text.
    .examples =
        Beispiele:
          kaiju find yield                     alles mit diesem Wort, Namen zuerst
          kaiju find tokyo bay                 mehrere Wörter, in beliebiger Reihenfolge
          kaiju find devorador de cadaveres    ein Name in jeder Sprache, ohne Akzente
          kaiju find poison --edition second   nur was zu einer Edition gehört
          kaiju find armor --json              für ein anderes Programm

rules = Schlägt die Regeln nach, eine nach der anderen.
    .clause = Die Id einer Regel wie ENTER-2 oder einer Entscheidung wie I-012, das erste Wort mehrerer wie ENTER, gesuchte Wörter, `all`, `switches`, `rulings` oder `books`; ohne sie werden alle genannt. Nach `books`: das Regelheft, das du lesen willst, Aussage für Aussage, mit den Szenarien, die jede zeigen.
    .edition = Nur was in dieser Edition gilt: EDITIONS.
    .book = Nur was in diesem Regelheft gilt: BOOKS.
    .json = Schreibt JSON statt Text.
    .examples =
        Beispiele:
          kaiju rules                          alle Regeln, Kapitel für Kapitel
          kaiju rules ENTER-2                  eine Regel, mit dem, was jede Edition ändert
          kaiju rules enter                    alle, die so beginnen
          kaiju rules tokyo bay                die Regeln mit diesen Wörtern
          kaiju rules I-012                    eine Entscheidung, mit den Regeln und Karten, um die es geht
          kaiju rules rulings                  alle Entscheidungen
          kaiju rules R-61                     was wir entschieden haben, wo die Hefte Zweifel lassen (auf Englisch)
          kaiju rules all                      das ganze Buch
          kaiju rules YIELD-2 --lang es        dieselbe auf Spanisch
          kaiju rules --edition godzilla       nur was in einer Edition gilt
          kaiju rules switches                 die Optionen, in denen sich die Editionen unterscheiden
          kaiju rules books                    die Regelhefte und worin sich jedes von seiner Edition unterscheidet
          kaiju rules books es-2016            was ein Regelheft sagt und die Szenarien, die es zeigen
          kaiju rules END-1 --book en-summary  eine Regel, wie ein Regelheft sie hat

faq = Beantwortet, was am Tisch gefragt wird.
    .question = Das Wort, unter dem eine Frage steht, oder Wörter daraus; ohne es werden alle genannt.
    .edition = Antwortet nur für diese Edition: EDITIONS.
    .book = Antwortet nur für dieses Regelheft: BOOKS.
    .json = Schreibt JSON statt Text.
    .examples =
        Beispiele:
          kaiju faq                            alle Fragen
          kaiju faq yield-to-dodge             eine Frage mit ihrer Antwort
          kaiju faq yield                      die Fragen mit diesem Wort
          kaiju faq --edition first            die Fragen einer Edition, mit Antworten
          kaiju faq --lang pt                  auf Portugiesisch

cards = Schlägt die Machtkarten nach: Text, Kosten, Entscheidungen, worauf sie hören.
    .name = Eine Karte nach Id, nach Namen in jeder Sprache oder nach Wörtern daraus; ohne sie werden alle der Edition genannt.
    .edition = Die Edition: EDITIONS.
    .book = Wie dieses Regelheft sie liest: BOOKS.
    .hook = Nur Karten, die auf diesen Haken hören.
    .promos = Nennt die Promokarten, die die Option `promos` in den Stapel mischt.
    .costumes = Nennt die Kostüme, die die Option `costumes` in den Stapel mischt.
    .evolutions = Nennt die Evolutionen jedes Monsters statt Machtkarten.
    .numbers = Nennt die Nummern aller Karten und Evolutionen, unter denen der Zufall wählt: welcher Edition oder welches Monsters, die Nummer und die Id.
    .json = Schreibt JSON statt Text.
    .examples =
        Beispiele:
          kaiju cards                          alle Machtkarten der zweiten Edition
          kaiju cards --edition first          die der ersten
          kaiju cards --book es-2016           wie ein Regelheft sie hat
          kaiju cards mimic                    eine Karte, nach Id oder Namen
          kaiju cards cuspo venenoso           in jeder Sprache, mit oder ohne Akzente
          kaiju cards poisn quils              ein kleiner Tippfehler macht nichts
          kaiju cards breath                   alle Karten mit diesem Wort
          kaiju cards --hook wound_coming      die etwas zu sagen haben, wenn ♥ verloren gehen
          kaiju cards --promos                 die Promokarten
          kaiju cards --costumes               die Kostüme
          kaiju cards --evolutions             die Evolutionen jedes Monsters
          kaiju cards --numbers                die Reihenfolge der Karten jeder Edition, um faire Würfel zu prüfen
          kaiju cards --json                   für ein anderes Programm

        Die Id ist das Wort für eine Karte in Stellungen, Partien und Szenarien.

corpus = Erzeugt einen Datensatz aus Partien, dieselben Bytes, wo er auch erzeugt wird.
    .out = Der Ordner, in den er kommt; wurde darin derselbe Korpus begonnen, geht es mit ihm weiter.
    .manifest = Erzeugt den Korpus dieses Manifests noch einmal.
    .games = Wie viele Partien.
    .part = Wie viele Partien ein Teil sind, an einem Tisch und in einer Datei.
    .editions = Die Editionen: EDITIONS; mehrere mit Kommas, wenn nicht angegeben, alle.
    .players = Wie viele Monster spielen: 4, oder mehrere Tische wie 2,4 oder 2-6 oder all.
    .bots = Wer spielt: wiederholt oder mit Kommas; wenn nicht angegeben, alle Bots, die sofort antworten.
    .seed = Woher die Partien kommen; derselbe Seed, dieselben Partien.
    .threads = Wie viele Threads arbeiten; wenn nicht angegeben, einer pro Kern.
    .no-positions = Lässt die Stellungen weg; sie sind der größte Teil der Bytes.
    .no-chances = Lässt die Gewinnchancen weg; sie brauchen den größten Teil der Zeit.
    .json = Schreibt ein JSON-Objekt statt einer Tabelle.
    .examples =
        Beispiele:
          kaiju corpus --games 10000 --out sample                   10.000 Partien jeder Edition, Tischgröße und Bots
          kaiju corpus --games 1000000 --out corpus                 eine Million; lässt sich anhalten und fortsetzen
          kaiju corpus --bots seer,greedy --players 4 --edition second --games 5000 --out duels
          kaiju corpus --manifest sample/manifest.json --out again  dieselben Bytes noch einmal, Datei für Datei verglichen

        Ein Korpus hat vier Tabellen, games, seats, turns und decisions, mit einer Parquet-Datei für jeden Teil der Partien;
        docs/data.md erklärt jede Spalte. Edition, Zahl der Spieler und Bots werden für jeden Teil neu ausgelost. README.md
        im Ordner ist sein Datenblatt, und manifest.json ist alles, woraus er folgt, mit dem SHA-256 jeder Datei: Dasselbe
        Manifest erzeugt dieselben Bytes mit jeder Zahl von Threads. Nennt ein Manifest Dateien, werden sie verglichen, und
        ist eine anders, ist der Exit-Code 1.

        Strg-C hält an; ganze Teile bleiben, und derselbe Befehl macht weiter.

atlas = Misst, was Dinge wert sind: Karten, Plätze, in Tokyo zu bleiben.
    .edition = Die Edition: EDITIONS; mehrere mit Kommas, oder all.
    .books = Das Regelheft, gespielt wie geschrieben: BOOKS; mehrere mit Kommas.
    .players = Wie viele Monster spielen: 4, oder mehrere Tische wie 2,4 oder 2-6 oder all.
    .bot = Wer auf allen Plätzen sitzt: random, greedy oder ein anderer, der keine Uhr braucht.
    .games = Wie viele Partien pro Karte oder pro Tisch.
    .less-luck = Nimmt das Würfelglück aus dem heraus, was Karten oder Persönlichkeiten wert sind, sodass weniger Partien so viel sagen; kostet rund 8 ms pro Partie.
    .seed = Woher die Partien kommen; derselbe Seed, dieselben Partien.
    .threads = Wie viele Threads arbeiten; wenn nicht angegeben, einer pro Kern.
    .evolutions = Testet die Evolutionen statt der Machtkarten.
    .owners = Testet statt der Evolutionen der sechs Monster der Edition die dieses Monsters, nach Id; darf wiederholt werden.
    .cards = Testet nur diese Karte, nach Id; darf wiederholt werden.
    .seats = Testet die Plätze statt Karten: Ist es gut zu beginnen?
    .tokyo = Testet, in Tokyo zu bleiben, statt Karten: Lohnt es sich, und mit wie vielen ♥?
    .monsters = Testet die Monster mit ihren Evolutionen statt Karten: Wessen Stapel gewinnt am meisten?
    .personalities = Testet die Persönlichkeiten der Bots statt Karten: Welche gewinnt am meisten, allein unter Bots einer Art?
    .chances = Testet die Gewinnchancen, die eine Analyse nennt: Stimmen sie?
    .json = Schreibt eine JSON-Liste statt Tabellen.
    .markdown = Schreibt Tabellen in Markdown, für ein Dokument.
    .ends = Zeigt und zeichnet nur die N besten und N schlechtesten Karten jedes Tisches; JSON und CSV haben alle.
    .csv = Schreibt die Tabelle in diese Datei, mit Kommas getrennt.
    .plot = Zeichnet die Effekte in diese Datei, .svg oder .png.
    .force = Überschreibt Dateien, die es schon gibt.
    .examples =
        Beispiele:
          kaiju atlas --edition second --players 4 --games 20000           was jede Karte wert ist
          kaiju atlas --bot greedy --players 2-6 --csv worth.csv           unter denkenden Bots, an jedem Tisch
          kaiju atlas --edition godzilla --evolutions --plot worth.png     die Evolutionen
          kaiju atlas --card wings --card jets --games 100000              zwei Karten, genauer betrachtet
          kaiju atlas --seats --bot greedy --players all                   ist es gut zu beginnen?
          kaiju atlas --tokyo --bot greedy --players all --plot stay.svg   in Tokyo bleiben, und mit wie vielen ♥?
          kaiju atlas --monsters --bot learned --players all               wessen Evolutionen gewinnen am meisten?
          kaiju atlas --evolutions --monster kraken --games 20000          die Evolutionen eines fremden Monsters
          kaiju atlas --personalities --bot greedy --players all           welche Persönlichkeit gewinnt am meisten?
          kaiju atlas --chances --bot seer --games 5000                    stimmen die Chancen der Analyse?

        Karten: Jede wird vor dem ersten Zug einem zufälligen Platz geschenkt. Der Effekt ist, wie viel öfter dieser Platz
        gewinnt als einer ohne Hilfe, in Prozentpunkten.

        Plätze: Alle spielen gleich, und die Regeln entscheiden, wer beginnt (SETUP-4). Der Effekt, Erster, Zweiter und so
        weiter zu sein, wird an einem gleichen Anteil gemessen.

        Tokyo: In jeder Partie wird für jede Zahl von ♥ zufällig eine Frage nach dem Räumen (YIELD-1) gewählt und der Rest
        zweimal gespielt, einmal bleibend und einmal gehend. Der Effekt ist, wie viel öfter Bleiben gewinnt. Die ♥ sind
        die, die nach dem Angriff übrig sind.

        Monster: Alle spielen gleich, mit Evolutionen, und der Zufall entscheidet, welche Monster sich treffen. Der Effekt eines
        Monsters wird an einem gleichen Anteil gemessen.

        Persönlichkeiten: Ein smasher, banker, survivor oder scorer sitzt unter Bots einer Art, reihum auf jedem Platz. Der Effekt
        wird an einem gleichen Anteil gemessen.

        Chancen: Jede Partie wird analysiert. Für jedes Zehntel von 0 bis 100 Prozent ist der Effekt, wie viel öfter, wer
        sie hatte, gewann, als gesagt wurde, an allen seinen Stellen.

        Alle Effekte haben 95-%-Intervalle. Derselbe Seed ergibt dieselben Zahlen mit jeder Zahl von Threads. Partien, in
        denen die Karte schon vor dem ersten Zug auslag, zählen nicht, die Überschrift kann also weniger nennen als
        --games. Strg-C verwirft den Test: Ein halber würde täuschen. Eine Datei, die es schon gibt, wird ohne --force
        nicht überschrieben.

bench = Misst, wie schnell Partien auf diesem Rechner sind.
    .json = Schreibt ein JSON-Objekt statt Text.
    .only = Misst nur das: playout, godzilla, evolutions, `no_cards`, floor, log, clone, legal, scaling, sizes, solver, greedy, mcts, champion oder review. Die ersten drei spielen dann nur einmal, das erste mit der zweiten Edition.
    .games = Wie viele Partien pro Messung.
    .threads = Wie viele Threads mit einem verglichen werden.
    .examples =
        Beispiele:
          kaiju bench                                          alles, in etwa zehn Sekunden
          kaiju bench --json                                   Zahlen für ein anderes Programm
          kaiju bench --only playout --games 400 --threads 1   nichts als 400 Partien der zweiten Edition,
                                                               für Werkzeuge, die Instruktionen zählen
          kaiju bench --only evolutions --games 400            dasselbe mit Godzilla und Evolutionen

        Jede Zeit ist die beste von mehreren, sodass kaum zählt, was der Rechner sonst tut. `floor` ist, was es kostet,
        Würfel zu ziehen und Antworten zu wählen, ganz ohne Regeln.

soak = Spielt Millionen Partien und wacht unterwegs über die Gesetze.
    .edition = Die Edition: EDITIONS; oder all.
    .book = Das Regelheft, gespielt wie geschrieben: BOOKS; oder all.
    .players = Wie viele Monster spielen: 2 bis 6, oder all.
    .games = Wie viele Partien pro Edition, Zahl der Spieler und Art.
    .first-game = Die Nummer der ersten Partie.
    .seed = Woher die Partien kommen; derselbe Seed, dieselben Partien.
    .threads = Wie viele Threads arbeiten; wenn nicht angegeben, einer pro Kern.
    .switches = Setzt eine Regeloption anders als in der Edition; darf wiederholt werden. Gestellte Stellungen haben eigene und entfallen.
    .stacked = Nur Partien aus gestellten Stellungen.
    .plain = Nur Partien von einem neuen Tisch aus.
    .evolving = Nur Partien von einem neuen Tisch aus, mit Evolutionen und beliebigen Monstern.
    .json = Schreibt ein JSON-Objekt statt einer Tabelle.
    .examples =
        Beispiele:
          kaiju soak                                          von allem etwas, in einer Minute
          kaiju soak --games 1000000                          der Marathon
          kaiju soak --edition first --players 5 --stacked    eine Edition, ein Tisch, die schlimmsten Stellungen
          kaiju soak --book es-2016 --stacked                 ein Regelheft, wie es geschrieben steht
          kaiju soak --edition first --switch costumes=yes    mit einer anders gesetzten Option
          kaiju soak --edition second --players 2 --stacked --seed 1 --first-game 840 --games 1
                                                              eine Partie noch einmal, wie ein Verstoß sie nennt

        Gestellte Partien beginnen mittendrin: wenig Leben und viele Karten, die aufeinander antworten. Normale beginnen an
        einem neuen Tisch, die mit Evolutionen auch, mit Monstern aller Editionen. Ein Verstoß wird mit dem Befehl
        gezeigt, der ihn wiederholt. Eine Panik (panic) auch: Sie nennt die Partie und beendet alles.

lang = Sagt, welche Sprache kaiju spricht, oder merkt sich eine.
    .code = Der Code der Sprache, die gemerkt werden soll, oder `auto`, um sie zu vergessen; ohne ihn wird die benutzte genannt.
    .examples =
        Beispiele:
          kaiju lang                  welche Sprache kaiju spricht, und warum
          kaiju lang es               von jetzt an Spanisch
          kaiju lang auto             zurück zur Sprache deines Systems
          kaiju rules --lang pt       Portugiesisch, nur dieses eine Mal

serve = Bietet Tische an: Menschen und Bots spielen zusammen im Browser, im Terminal oder über die API.
    .addr = Wo gelauscht wird: eine Adresse, ein Port oder beides. Ein Port allein lauscht nur auf diesem Rechner.
    .lan = Lauscht auf allen Adressen, damit andere im Raum mitspielen können.
    .db = Wo Tische liegen: eine Datei oder die Adresse einer PostgreSQL-Datenbank; wenn nicht angegeben, eine Datei in deinem Datenordner.
    .url = Die Adresse, unter der Leute den Server erreichen, wenn ein Proxy davor steht.
    .host = Erlaubt, dass der Server auch mit diesem Namen gerufen wird.
    .origin = Lässt auch Seiten von diesem Ursprung den Server benutzen.
    .proxied = Vor dem Server steht ein Proxy, und er sagt, wer anfragt.
    .rates = Begrenzt, wie viel eine Adresse anfragen darf.
    .thinkers = Wie viele Bots gleichzeitig denken; wenn nicht angegeben, so viele wie Kerne.
    .sockets = Wie viele Verbindungen eine Adresse offen haben darf; ein Haushalt oder ein Verein hinter einem Router ist eine Adresse.
    .metrics = Wo Prometheus Zahlen bekommt; wenn nicht angegeben, nirgends. Ein Port allein lauscht nur auf diesem Rechner.
    .keep-finished = Löscht Partien so viele Tage nach ihrem Ende; wenn nicht angegeben, bleiben sie für immer.
    .smtp-url = Der Mailserver, der Benachrichtigungen per E-Mail annimmt; braucht --url und --smtp-from.
    .smtp-from = Die Adresse, von der Benachrichtigungen per E-Mail kommen.
    .private-notices = Lässt Benachrichtigungen auch in private Netze und unverschlüsselt gehen.
    .keep-reports = Löscht Meldungen, die niemand erledigt hat, nach so vielen Tagen.
    .tables-per-account = An wie vielen offenen Tischen ein Konto einen Platz haben darf.
    .tables-per-bot = An wie vielen offenen Tischen ein Bot-Konto einen Platz haben darf.
    .review-games = Analysiert beendete Partien für die Profile derer, die gespielt haben, während kein Bot denkt.
    .bot-requests = Wie viele Anfragen in der Sekunde ein Bot-Konto auf Dauer stellen darf.
    .words = Eine Datei mit Wörtern einer Sprache, die im Chat und in Namen niemand benutzen darf, eines je Zeile; wenn nicht angegeben, keine.
    .admin-token = Ein geheimes Token, mit dem man diesen Server betreut, mindestens 16 Zeichen, mit einem Namen davor, wenn man will; wenn nicht angegeben, kann es niemand.
    .log = Wie Meldungen geschrieben werden.
    .log-level = Wie viel gemeldet wird; wenn nicht angegeben, `info`.
    .quiet = Meldet nur, was schiefgeht.
    .any-port = Nimmt einen anderen Port, wenn dieser belegt ist.
    .open = Öffnet die Seite in deinem Browser.
    .examples =
        Beispiele:
          kaiju serve                                     für diesen Rechner, mit Tischen in deinem Datenordner
          kaiju serve --lan --open                        für alle im Raum: Handys lesen den QR-Code
          kaiju serve --db postgres://kaiju@db/kaiju      einer von mehreren Knoten, die sich eine Datenbank teilen
          kaiju serve --url https://kaiju.example --proxied --log json    hinter einem Proxy, der TLS spricht

        Strg-C hält an: Spieler kommen automatisch zurück, wenn er zurückkommt, und nichts geht verloren.
        docs/hosting.md sagt mehr, docs/protocol.md, was er spricht, und http://ADDR/api zeigt die API.

health = Fragt einen Server auf diesem Rechner, ob alles in Ordnung ist.
    .addr = Wo der Server lauscht, wie bei `kaiju serve`.
    .examples =
        Beispiele:
          kaiju health                    der Server am üblichen Port
          kaiju health --addr 9000        an einem anderen

        Fragt /healthz des Servers und endet mit 0, wenn alles in Ordnung ist, mit 1, wenn der Server etwas anderes sagt,
        und mit 2, wenn dort kein Server ist.

doctor = Prüft, was kaiju auf diesem Rechner braucht, und sagt, was zu tun ist.
    .addr = Wo ein Server lauschen würde, wie bei `kaiju serve`.
    .db = Wo ein Server Tische ablegen würde, wie bei `kaiju serve`.
    .examples =
        Beispiele:
          kaiju doctor                    kann ich hier spielen und Tische anbieten?
          kaiju doctor --addr 9000        mit einem Server an einem anderen Port
          kaiju doctor --db postgres://kaiju@db/kaiju

        Ändert nichts und endet mit 0, wenn alles in Ordnung ist, und mit 1, wenn etwas deine Aufmerksamkeit braucht.

verify = Prüft, ob die Würfel einer beendeten Partie fair waren.
    .record = Die Datei oder die Adresse; `-` liest die Standardeingabe.
    .commitment = Die Festlegung, die du vor dem ersten Wurf gesehen hast.
    .pins = Was ein Client während der Partie notiert hat: die Datei mit den Schlüsseln eines Platzes.
    .json = Schreibt ein JSON-Objekt statt Text.
    .examples =
        Beispiele:
          kaiju verify my.game                                  eine Aufzeichnung, die du heruntergeladen hast
          kaiju verify http://localhost:8080/#/replay/GAME      direkt von einem Server
          kaiju verify my.game --commitment 5d1f…               was dein Client vor dem ersten Wurf gezeigt hat
          kaiju verify my.game --pins seats/GAME.json           was das Terminal während der Partie notiert hat
          kaiju verify http://localhost:8080/api/v1/daily/2026-11-18/proof    woher das Glück eines Tages kam

        docs/fair-dice.md sagt, wie es geht.

backup = Sichert alles, was ein Server hat, in eine Datei und prüft sie.
    .db = Wo die Tische liegen: eine Datei oder die Adresse einer PostgreSQL-Datenbank.
    .file = Die Datei, die geschrieben wird.
    .force = Überschreibt Dateien, die es schon gibt.
    .examples =
        Beispiele:
          kaiju backup --db kaiju.db tonight.backup                     auch während der Server läuft
          kaiju backup --db postgres://kaiju@db/kaiju tonight.backup

        Die Datei enthält die Geheimnisse laufender Partien: Verwahre sie so gut wie die Datenbank. Der Chat ist nicht
        darin.

restore = Stellt wieder her, was `kaiju backup` gesichert hat, und vergleicht.
    .file = Die Datei, die gelesen wird.
    .db = Wohin die Tische kommen: eine neue Datei oder die Adresse einer leeren PostgreSQL-Datenbank.
    .examples =
        Beispiele:
          kaiju restore tonight.backup --db new.db

        Jede Partie wird nachgespielt und damit verglichen, wie sie war. Die Datenbank muss leer sein. Clients merken, dass
        es ein anderes Leben des Servers ist, und laden alles neu.

soak-server = Schießt einen Server während des Spielens immer wieder ab oder nimmt ihm den Strom; nichts darf fehlen.
    .kills = Wie oft der Server abgeschossen wird.
    .power-cuts = Nimmt stattdessen so oft den Strom weg und gibt zurück, was eine Platte dann hätte.
    .postgres = Legt die Tische in ein eigenes PostgreSQL statt in eine Datei.
    .tables = An wie vielen Tischen gleichzeitig gespielt wird.
    .seed = Der Seed für alles Zufällige außer dem Takt des Rechners.
    .folder = Wo die Datenbank angelegt wird; wenn nicht angegeben, ein neuer Ordner unter den temporären des Systems.
    .examples =
        Beispiele:
          kaiju soak-server                       ein Server fällt 200 Mal, während an 8 Tischen gespielt wird
          kaiju soak-server --kills 50 --seed 3   seltener, und alles gleich mit demselben Seed
          kaiju soak-server --power-cuts 100      Strom weg: Nicht Synchronisiertes ist verloren, da oder halb da
          kaiju soak-server --power-cuts 100 --postgres

        Stromausfälle brauchen Linux und einen C-Compiler (cc).

simulate = Lässt den Server in einem Simulator laufen, mit allem, was schiefgehen kann.
    .seed = Woher die Episoden kommen; derselbe Seed, dieselben Episoden.
    .threads = Wie viele Threads arbeiten; wenn nicht angegeben, einer pro Kern.
    .hours = Wie viele Stunden simuliert werden.
    .fierce = Lässt viel mehr schiefgehen: mehreres pro Sekunde, vor allem Abstürze.
    .only = Spielt nur die Episode dieses Seeds.
    .tables = Spielt an so vielen Tischen gleichzeitig statt an denen des Seeds.
    .storm = Lässt so viele Sekunden lang etwas schiefgehen statt der des Seeds.
    .faults = Nur diese Störungen des Seeds, nach Nummern; oder none.
    .plant = Pflanzt einen Fehler ein, um zu sehen, dass er gefunden wird; ein Wort, das es nicht gibt, nennt alle.
    .examples =
        Beispiele:
          kaiju simulate                          eine Stunde simulierter Zeit, in etwa einer Minute
          kaiju simulate --seed 7 --hours 1000    tausend Stunden, von einem anderen Seed
          kaiju simulate --seed 4711 --only       eine Episode noch einmal, wie ein Verstoß sie nennt
          kaiju simulate --plant ack-before-sync  einen Fehler einpflanzen, um zu sehen, dass er gefunden wird

        Eine Episode sind einige Knoten um eine Datenbank, einige Tische mit Spielern, Bots und Zuschauern, ein Sturm, in dem
        Prozesse abstürzen, Netze reißen, Platten volllaufen und Uhren springen, und die Ruhe danach. Jede folgt aus ihrem
        Seed, und die nächste hat den nächsten. Ein Verstoß wird mit dem Befehl gezeigt, der ihn wiederholt, und mit einem
        kleineren, wenn es einen gibt.

load = Misst, was ein Server auf diesem Rechner aushält.
    .tables = Wie viele Tische.
    .sockets = Wie viele Verbindungen insgesamt.
    .rate = Antworten pro Sekunde, über alle Tische.
    .seconds = Wie lange.
    .idle = Öffnet, statt zu spielen, so viele Verbindungen, die nichts tun.
    .nodes = Auf wie vielen Knoten die untätigen Verbindungen liegen; mehr als einer teilen sich ein eigenes PostgreSQL.
    .at = Hält nur untätige Verbindungen an diesen Tischen offen, für einen Prozess, der sie zählt.
    .club = Füllt, statt zu spielen, eine Datenbank mit Leuten und beendeten Spielen und misst, wie schnell Listen und Profile sind.
    .people = Wie viele Leute im Club sind.
    .finished = Wie viele Spiele sie beendet haben.
    .relaxed = An wie vielen Tischen über Tage sie spielen.
    .seed = Der Startwert des Clubs.
    .folder = Wo die Datenbank angelegt wird; wenn nicht angegeben, ein neuer Ordner unter den temporären des Systems.
    .examples =
        Beispiele:
          kaiju load                                    250 Tische, 1.000 Verbindungen, 500 Antworten/s, eine halbe Minute
          kaiju load --tables 50 --sockets 200 --rate 100 --seconds 10
          kaiju load --idle 10000                       wie viele untätige Verbindungen gehen, und was jede belegt
          kaiju load --idle 100000 --nodes 10           dasselbe auf zehn Knoten, die sich ein PostgreSQL teilen
          kaiju load --club                             wie schnell Listen nach 200.000 Spielen sind
