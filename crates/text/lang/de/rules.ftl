# The rules reference: chapters, clauses in rulebook order, switches. A clause is its title; `.text` holds in every edition,
# the other attributes in one edition only. No text names a switch: `kaiju rules` does.

## Chapters

chapter-setup = Aufbau
chapter-roll = Würfeln
chapter-resolve = Würfel auswerten
chapter-enter = Tokyo betreten
chapter-buy = Machtkarten kaufen
chapter-end = Ende des Zuges, Ende der Partie
chapter-duo = Zu zweit
chapter-evolutions = Evolutionen
chapter-examples = Beispiele

## Clauses

setup-1 = Wähle ein Monster
    .text = Zwei bis sechs Spieler, jeder mit einem Monster, das sonst niemand hat. Alle haben anfangs 10♥, 0★ und 0⚡. Ohne
        Evolutionen darf jedes Monster durch jede Edition stampfen.
    .first = Die Besetzung: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.
    .second = Die Besetzung: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.
    .godzilla = Die Besetzung: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla und Gigan. Gigan ist unsere eigene Wahl:
        Das Regelheft nennt nur die anderen fünf.

setup-2 = City und Bay
    .text = Bis zu vier Monster kämpfen nur um Tokyo City. Zu fünft oder sechst öffnet auch Tokyo Bay. „In Tokyo“ meint
        immer beide Orte, mit denselben Vorzügen und denselben Schmerzen.
    .first = Hier ist die Bay eine Regel für Fortgeschrittene. Wir öffnen sie trotzdem zu fünft oder sechst; eine Option
        hält sie für die erste Partie geschlossen.

setup-3 = Der Machtkartenstapel
    .text = Mische die Machtkarten zu einem Stapel und decke drei auf. Tokyo ist anfangs leer: Noch hat es niemand verdient.
        Eine Option lässt die Machtkarten weg, andere mischen Promokarten oder Kostüme dazu.
    .godzilla = Die Regeln sind die der Edition; die 50 Machtkarten haben wir selbst entworfen.

setup-4 = Wer beginnt
    .text = Alle würfeln mit den sechs Würfeln, und die meisten ✊ beginnen; bei Gleichstand würfeln die Betroffenen neu, bis
        eines vorn liegt. Als Option entscheidet das Los oder der erste Platz.
    .first = Das spanische Heft sagt nichts zum Gleichstand, und die englischen Kurzregeln losen. Wir würfeln ihn aus.
    .in-en-summary = Niemand würfelt darum: Wer beginnt, entscheidet das Los.

setup-5 = Rund um den Tisch
    .text = Gespielt wird im Uhrzeigersinn, also nach links. Deine Nachbarn sind die nächsten lebenden Monster auf jeder
        Seite. Leben nur noch zwei, sind beide Nachbarn derselbe arme Tropf.

setup-6 = Vorräte ohne Boden
    .text = Der Vorrat an ⚡ geht nie aus. Gift- und Schrumpfmarker auch nicht: Das ist unsere Entscheidung, denn in den
        Schachteln liegen je zwölf, und die Hefte sagen nicht, was danach kommt. Bei 20 ist für ★ Schluss, dort endet die
        Scheibe.
    .godzilla = Würfelplättchen gehen sehr wohl aus: Es gibt zwölf, und ein leerer Vorrat gibt nichts (unsere Entscheidung).

turn-1 = Ein Zug, Schritt für Schritt
    .text = Jeder Zug hat dieselben Schritte in derselben Reihenfolge: würfeln, auswerten, dann die Karten, dann das Ende.
        Wachst du in Tokyo auf, wirst du vor dem ersten Wurf bezahlt (START-1).
    .first = Vier Schritte: würfeln, auswerten, kaufen, Ende. Tokyo zu betreten gehört zum Auswerten: Wer angreift, zieht
        sofort ein (ENTER-1).
    .second = Fünf Schritte: würfeln, auswerten, Tokyo betreten, kaufen, Ende. Das Betreten wartet, bis alle Würfel
        ausgewertet sind (ENTER-2).
    .godzilla = Fünf Schritte: würfeln, auswerten, Tokyo betreten, Karten kaufen oder 1⚡ erhalten (BUY-4), Ende.

start-1 = In Tokyo aufwachen
    .text = Beginnst du deinen Zug in Tokyo, erhältst du 2★, bevor ein Würfel fällt. Wo Tokyo in Energie zahlt (DUO-1), ist
        es stattdessen 1⚡.

roll-1 = Drei Würfe
    .text = Würfle mit allen sechs Würfeln, dann würfle neu, was du willst, höchstens zweimal. Schon zufrieden? Hör auf.
        Anders überlegt? Kein beiseitegelegter Würfel liegt fest.

roll-2 = Zusätzliche Würfel
    .text = Zusätzliche Würfel sind vom ersten Wurf an dabei. Was deine Karten auch versprechen, die Zahl deiner Würfel hat
        eine Grenze.
    .first = Acht: alle Würfel aus der Schachtel.
    .second = Neun: Beide Zusatzköpfe und ein Nachahmer, der einen davon kopiert, ergeben drei zusätzliche Würfel, und der
        dritte zählt laut Entscheidung mit.
    .godzilla = Acht, Würfelplättchen eingerechnet.
    .in-es-2016 = Höchstens zwei zusätzliche Würfel, acht insgesamt.
    .in-pt-2016 = Höchstens zwei zusätzliche Würfel, acht insgesamt.

roll-3 = Würfelplättchen
    .text = Setze vor deinem ersten Wurf ein oder zwei Würfelplättchen ein; jedes wird bis zum Ende des Zuges ein
        zusätzlicher Würfel. Mehr als zwei pro Zug sind nicht drin, und die Grenze für Würfel (ROLL-2) gilt weiter. Die
        Karten, die Plättchen ausgeben, haben wir selbst entworfen.

roll-4 = Weniger Würfel
    .text = Schrumpfmarker und manche zusätzlichen Züge nehmen dir Würfel weg, aber negative Würfel gibt es nicht. Bleibt
        keiner, würfelst du nicht und spielst den Rest deines Zuges, ein wenig trauriger.

shrink-1 = Schrumpfmarker
    .text = Jeder Schrumpfmarker, den du trägst, kostet dich einen Würfel. Gezählt wird zu Beginn deines Zuges: Wirst du
        später einen los, hilft das erst beim nächsten Mal. Sie bleiben bei dir, auch wenn die Karte weg ist, von der sie
        stammen.
    .first = Das Heft sagt nur ein Würfel weniger pro Marker; wann gezählt wird, ist unsere Entscheidung.
    .godzilla = Keine Karte unseres eigenen Godzilla-Stapels gibt sie aus.

roll-5 = Dein Ergebnis
    .text = Dein Ergebnis ist, was nach deinem letzten Wurf auf dem Tisch liegt. Jede Regel oder Karte, die auf deine Würfel
        schaut, schaut auf diese, nicht auf die Prachtstücke, die du neu gewürfelt hast.

resolve-1 = Jeder Würfel zählt
    .text = Alle Würfel werden ausgewertet, eine Seite nach der anderen, in der Reihenfolge, die der aktive Spieler will. Du
        wirst gefragt, wenn die Reihenfolge etwas ändern könnte; eine Option fragt immer, eine andere nie.
    .first = Die Hefte sagen nichts zur Reihenfolge; wir erlauben die Wahl.

points-1 = Drillinge punkten
    .text = Drei Würfel mit derselben Zahl bringen so viele ★, wie die Zahl sagt; jeder weitere bringt 1★ dazu. Zwei verschiedene
        Drillinge werden beide bezahlt. Sechs 1er ergeben 1 + 3 = 4★.

energy-1 = Energie
    .text = Jede gewürfelte ⚡ bringt dir einen Energiewürfel aus dem Vorrat, ganz ohne Drilling. Er gehört dir, bis du ihn
        ausgibst.

heal-1 = Heilung
    .text = Außerhalb von Tokyo heilt jedes gewürfelte ♥ 1♥, bis zu deinem Maximum. Das sind 10♥, solange keine Karte es
        erhöht.

heal-2 = Keine Ruhe in Tokyo
    .text = In Tokyo heilen dich die ♥ auf deinen Würfeln nicht. Karten dürfen es trotzdem.

heal-3 = Marker abschütteln
    .text = Außerhalb von Tokyo darf ein gewürfeltes ♥ einen Gift- oder Schrumpfmarker von dir entfernen, statt zu heilen. Ob
        das in Tokyo geht, hängt von der Edition ab.
    .first = Auch in Tokyo: Das Heft schweigt, und wir erlauben es.
    .second = Nie in Tokyo: Erst musst du raus.
    .godzilla = Nie in Tokyo. Ohnehin gibt keine Karte unseres eigenen Godzilla-Stapels solche Marker aus.

smash-1 = Pranken
    .text = Jede ✊ kostet jedes Ziel 1♥. Aus Tokyo heraus triffst du jedes Monster draußen; von draußen jedes Monster in
        Tokyo, in City und Bay. Monster auf derselben Seite der Mauer treffen einander nie.

smash-2 = Schläge ins Leere
    .text = Solange Tokyo leer ist, treffen ✊, die draußen gewürfelt werden, niemanden.

smash-3 = Was ein Angriff ist
    .text = Keine ✊ im Ergebnis, kein Angriff. Eine Karte, die Angriffe verstärkt, braucht einen, den sie verstärken kann.
    .first = Wird der ganze Schaden verhindert, sehen Karten, denen es ums Verletzen geht, wie Giftspucke oder
        Pflanzenfresser, gar keinen Angriff.
    .second = Eine ✊, die eine Karte deinem Ergebnis hinzufügt, zählt wie eine gewürfelte.
    .godzilla = Auch eine von einer Karte hinzugefügte ✊ zählt; diese Karten haben wir selbst entworfen.
    .in-es-2016 = Eine ✊, die eine Karte deinem Ergebnis hinzufügt, zählt wie eine gewürfelte. Ein angegriffenes Monster
        erhält die Marker von Giftspucke und Schrumpfstrahl, ob es ♥ verliert oder nicht.
    .in-es-2011 = Wird der ganze Schaden verhindert, sehen Karten, denen es ums Verletzen geht, keinen Angriff. Keine Karte
        erhöht den Schaden einer Karte, die du kaufst, und Feueratem verbrennt den Nachbarn, den dein Schaden erreicht.
    .in-en-summary = Wird der ganze Schaden verhindert, sehen Karten, denen es ums Verletzen geht, keinen Angriff. Eine
        Karte, die deinen Schaden erhöht, erhöht nur Angriffe, und Feueratem verbrennt den Nachbarn, den du angreifst.

smash-4 = Schaden durch Karten
    .text = Verletzt eine Karte, ist das kein Angriff. Es gibt niemandem einen Vorwand zu räumen, und Karten, die auf
        Angriffe antworten, schauen weg.
    .in-en-summary = Panzerplatten begegnet den ✊ eines Angriffs und dem, was jede Karte hinzufügt, einzeln.

yield-1 = Tokyo räumen
    .text = In Tokyo angegriffen? Steck die Prügel ein, dann bleib oder räume. Seid ihr dort zu zweit, antwortet Tokyo City
        vor Tokyo Bay. Wer räumt, ist sofort aus Tokyo draußen.

yield-2 = Muss es wehtun?
    .text = Wurde der ganze Schaden eines Angriffs verhindert, darf sein Ziel räumen? Die Editionen sind sich uneins.
    .first = Es muss nicht wehtun: Angegriffen zu werden ist Vorwand genug.
    .second = Es muss wehtun: kein ♥ verloren, kein Weg hinaus.
    .godzilla = Es muss wehtun, wie in der zweiten Edition.
    .in-pt-2016 = Es muss wehtun, und ein Würfel muss eine ✊ gezeigt haben: Was nur Karten bringen, lässt niemanden hinaus.

yield-3 = Zu spät zum Ducken
    .text = Räumen macht den Schaden nie ungeschehen. Nur eine Karte kann das anders sehen, wie Düsenantrieb in den
        klassischen Stapeln.

out-1 = Ausgeschieden
    .text = Ein Monster mit 0♥ scheidet aus. Seine Behalten-Karten und seine Energie werden abgelegt, und es verlässt Tokyo,
        falls es dort war.

out-2 = Wer's kaputt macht, zieht ein
    .text = Erledigst du ein Monster in Tokyo mit einem Angriff, nimmst du seinen Platz ein, als hätte es geräumt. War es
        eine Karte, bleibt der Platz leer.

out-3 = Alle fallen zusammen
    .text = Ein Effekt kann mehrere Monster erledigen. Sie fallen im selben Augenblick, und erst dann geht es mit allem
        anderen weiter. Niemand steht mehr? Dann verlieren alle.

out-4 = Niemand scheidet aus
    .text = Als Option scheidet ein Monster mit 0♥ nicht aus, sondern fängt neu an: Es verliert alle Karten, seine Evolutionen im
        Spiel, seine Marker und seine ⚡, verlässt Tokyo und spielt mit 10♥ weiter. Seine ★ behält es. Ist es am Zug, geht sein Zug weiter. Dann gewinnt man nur mit ★.

enter-1 = Kämpf dich hinein
    .text = Nur Angreifer kommen hinein: keine ✊, kein Tokyo. Greifst du von draußen an, musst du einen freien Platz
        einnehmen, ob er schon leer war oder gerade geräumt wurde: Tokyo City, wenn es geht, sonst Tokyo Bay, wenn es offen
        ist. War gar niemand in Tokyo, öffnen deine ✊ die Tore und treffen niemanden.
    .in-es-2011 = Wer ein freies Tokyo City einnimmt, trifft auch dann niemanden, wenn jemand Tokyo Bay hält.

enter-2 = Einer muss ja
    .text = Tokyo City darf nicht leer bleiben: Bist du noch draußen, wenn deine Würfel ausgewertet sind, musst du hinein,
        ✊ oder keine ✊. Ist die City besetzt, aber Tokyo Bay offen und leer, musst du dort hinein.

enter-3 = Zuerst die City
    .text = Räumen beide, nimmt der Neue Tokyo City ein, und Tokyo Bay bleibt leer. Ein Monster, das in der Bay bleibt,
        rückt nicht auf, nur weil die City frei ist.

enter-4 = Der Willkommensstern
    .text = Tokyo zu betreten bringt 1★, oder 1⚡, wo Tokyo in Energie zahlt (DUO-1). Ein Spaziergang von der Bay in die City
        bringt nichts: Das ist kein Betreten.

enter-5 = Ein Monster, ein Platz
    .text = So groß es auch ist, ein Monster passt in die City oder in die Bay, nie in beide. Und ist es schon in Tokyo, gibt
        es nichts mehr zu betreten.
    .in-es-2016 = Darum bringt Tod von oben dem, der es in Tokyo kauft, die ★ und bewegt niemanden.
    .in-en-summary = Darum bewirkt Sturz aus großer Höhe für den, der es in Tokyo Bay kauft, gar nichts.

bay-1 = Die Bay schließt
    .text = Sobald nur noch vier Monster (oder weniger) leben, schließt Tokyo Bay, und das Monster dort muss hinaus. Ob es
        eine leere City einnehmen darf, hängt von der Edition ab.
    .first = Es verlässt Tokyo, sogar an einer leeren City vorbei.
    .second = Es nimmt eine leere City ein, ohne neuen ★; sonst verlässt es Tokyo.
    .godzilla = Es nimmt eine leere City ein, wie in der zweiten Edition; sonst verlässt es Tokyo.

buy-1 = Einkaufen
    .text = Eine offene Karte gefällt dir? Zahle ihre Kosten in ⚡, und sie gehört dir. Der Stapel füllt die Lücke sofort, und
        auch die neue Karte steht zum Verkauf. Kaufe weiter, solange deine ⚡ reichen.
    .in-es-2011 = Von mehreren Besitzern von Opportunist wird das aktive Monster zuerst gefragt.

buy-2 = Die Auslage austauschen
    .text = Nichts dabei? Für 2⚡ tauschst du die Auslage aus: Alle drei offenen Karten werden abgelegt, und der Stapel bringt
        drei andere. Kaufen, austauschen, kaufen, austauschen: Jede Mischung geht, solange du in ⚡ zahlen kannst.
    .godzilla = Offene Ereignisse bleiben liegen (EVENT-3).

buy-3 = Behalten oder Ablegen
    .text = Eine Ablegen-Karte wirkt, sobald du sie kaufst, und wird dann abgelegt. Eine Behalten-Karte bleibt offen vor ihrem
        Besitzer liegen und wirkt weiter.
    .godzilla = Es gibt eine dritte Art, das Ereignis (EVENT-1). Alle Karten dieser Edition haben wir selbst entworfen.

buy-4 = Sparen lohnt sich
    .text = Ein Zug, in dem du keine Karte kaufst, bringt dir 1⚡. Die Auslage auszutauschen ist kein Kauf.

buy-5 = Wenn der Stapel ausgeht
    .text = Je nach Edition bleiben leere Felder leer, oder die Ablage wird zu einem neuen Stapel gemischt.
    .first = Die Hefte schweigen; wir lassen leere Felder leer.
    .second = Abgelegte Karten kommen zurück in die Schachtel, leere Felder bleiben also leer.
    .godzilla = Diese Edition hat eine Ablage, und sie wird gemischt.

event-1 = Eilmeldung
    .text = Ein Ereignis wirkt, sobald es aufgedeckt wird. Ein Effekt „beim Aufdecken“ geschieht einmal; einer „solange im
        Spiel“ dauert, bis jemand die Karte kauft. Die Ereignisse in unserem Stapel haben wir selbst entworfen.

event-2 = Ein Ereignis kaufen
    .text = Ein Ereignis wird gekauft wie jede andere Karte. Dann geschieht sein Ablegen-Effekt für den Käufer.

event-3 = Ereignisse bleiben liegen
    .text = Tausche aus, so viel du willst, die Ereignisse auf dem Tisch rühren sich nicht; nur die anderen Karten werden
        ersetzt. Liegen drei Ereignisse da, gibt es nichts auszutauschen, also darfst du es nicht (unsere Entscheidung).

event-4 = Ereignisse beim Aufbau
    .text = Auch ein Ereignis, das beim Aufbau erscheint, wirkt. Noch ist niemand am Zug: Was dem aktiven Monster gilt,
        trifft das erste (unsere Entscheidung).

end-1 = Ende des Zuges
    .text = Jetzt geschehen die Effekte von Karten am Ende des Zuges. Dann wandern die Würfel nach links, zum nächsten
        Monster, das noch atmet.
    .first = Der Besitzer wählt die Reihenfolge der Effekte.
    .second = Die Effekte geschehen immer in derselben Reihenfolge.
    .godzilla = Der Besitzer wählt die Reihenfolge der Effekte.
    .in-en-summary = Der Besitzer wählt die Reihenfolge der Effekte, das Gift eingeschlossen.

poison-1 = Gift
    .text = Am Ende deines eigenen Zuges verlierst du 1♥ pro Giftmarker, den du trägst, alles als einen einzigen Verlust. Das
        ist kein Angriff. Es wirkt vor der Siegprüfung und kann also ein Fest verderben. Die Marker bleiben bei dir, auch
        wenn die Karte weg ist, von der sie stammen.
    .godzilla = Keine Karte unseres eigenen Godzilla-Stapels vergiftet jemanden.
    .in-en-summary = Es ist einer der Effekte am Ende des Zuges: Wer es trägt, wählt, wann es unter ihnen wirkt.

win-1 = Zwanzig Sterne
    .text = Ein lebendes Monster, das bei der Prüfung 20★ hat, wird zum König von Tokyo gekrönt.
    .first = Die Hefte beenden die Partie, wenn jemand 20★ erreicht, und verlangen doch, dass du den Zug überlebst: Darum
        prüfen wir an seinem Ende.
    .second = Das portugiesische Heft sagt Zug, das spanische Runde. Wir nehmen den Zug.
    .godzilla = Geprüft wird am Ende jedes Zuges.
    .in-es-2016 = Das Heft zählt am Ende der Runde, also hatten alle gleich viele Züge.

win-2 = Wer als Letztes steht
    .text = Lebt nur noch ein Monster, gewinnt es, auch ganz ohne ★. Der Zug muss nicht zu Ende gespielt werden: Der Effekt,
        der die anderen gefällt hat, läuft noch ab, und das war's.

win-3 = Eine Krone für niemanden
    .text = Fallen die letzten Monster alle zusammen, gewinnt niemand und alle verlieren. Tokyo atmet auf.

win-4 = Tote Könige herrschen nicht
    .text = Erreichst du 20★ und danach 0♥, bevor die Sterne gezählt werden, scheidest du aus, statt gekrönt zu werden. Beim
        Zählen musst du leben.

win-5 = Geteilte Krone
    .text = Findet eine Prüfung mehrere lebende Monster, die 20★ haben, tragen sie die Krone gemeinsam. Die Hefte schweigen;
        das ist unsere Entscheidung, und auch die der Board Game Arena.

limit-1 = Böden und Decken
    .text = ★ und ⚡ fallen nie unter 0. ♥ steigen nie über dein Maximum, und bei 20 ist für ★ Schluss. Was über eine Grenze
        ginge, verfällt.

duo-1 = Tokyo für zwei
    .text = Tokyo zahlt in Energie: 1⚡ statt 1★ fürs Betreten, 1⚡ statt 2★ für den Beginn eines Zuges dort. Alle anderen
        Regeln bleiben gleich.
    .first = Nicht von selbst: Die Hefte kennen diese Regel nicht, aber eine Option schaltet sie ein.
    .second = Nicht von selbst: Die Hefte kennen diese Regel nicht, aber eine Option schaltet sie ein.
    .godzilla = In Partien, die zu zweit beginnen: Das Heft empfiehlt es.

evo-1 = Dein eigener kleiner Stapel
    .text = In Partien mit Evolutionen hat jedes Monster seinen eigenen Stapel von acht; eines ohne Stapel spielt nicht mit.
        Vor der Partie zieht jeder zwei, nimmt eine verdeckt auf die Hand und mischt die andere wieder ein.
    .first = Nicht in der Schachtel: Die klassischen Monster haben ihre aus Power Up!. Die Texte sind die des späteren
        Drucks.
    .second = Nicht in der Schachtel: Die klassischen Monster haben ihre aus Power Up!.
    .godzilla = Die Regeln sind die der Edition; die 48 Evolutionen haben wir selbst entworfen.

evo-2 = Drei Herzen entwickeln
    .text = Drei oder mehr ♥ im Ergebnis, und du entwickelst dich, sobald deine Würfel ausgewertet sind: Zieh zwei
        Evolutionen, nimm eine verdeckt auf die Hand, lege die andere ab. Das ist ein Geschenk, kein Preis: Diese ♥ heilen
        wie immer. Es geht auch in Tokyo.
    .godzilla = Das Heft nennt die Zahl in einem Bild, das wir nicht lesen konnten; drei ♥ sind die Regel des
        veröffentlichten klassischen Spiels.

evo-3 = Weiter entwickeln
    .text = Ist dein Evolutionsstapel leer, mische deine abgelegten Evolutionen zu einem neuen.

evo-4 = Überraschung!
    .text = Eine Evolution sagt, wann sie ausgespielt werden darf. Sagt sie nichts, lass sie los, wann du willst, sogar im Zug
        eines anderen Monsters.

evo-5 = Temporär oder permanent
    .text = Eine temporäre Evolution wird nach Gebrauch abgelegt. Eine permanente bleibt offen vor dir liegen und wirkt
        weiter.

evo-6 = Nicht irgendeine Karte
    .text = „Karte“, ohne Zusatz, meint nie eine Evolution.

evo-7 = Pfoten weg von meiner Hand
    .text = Nur du siehst die Evolutionen auf deiner Hand. Gegner dürfen raten; das Publikum auch.

ex-1 = Vier 2er, ein Blitz, eine Pranke
    .text = Gigazaur ist draußen, Cyber Kitty in Tokyo City. Das Ergebnis von Gigazaur: 2 2 2 2 ⚡ ✊. Das bringt 3★ (zwei für
        den Drilling, einen für die vierte 2) und 1⚡, und Cyber Kitty verliert 1♥.
    .first = In dieser Schachtel spielt Cyber Bunny das Opfer.

ex-2 = Drillinge zählen
    .text = Vier 1er ergeben 2★. Fünf 2er ergeben 4★. Drei 3er ergeben 3★, nicht 9.

ex-3 = Eine Rauferei zu fünft
    .text = City: Gigazaur, schon verletzt; Bay: Space Penguin. Meka Dragon würfelt 4✊: Beide verlieren 4♥ und räumen, Meka
        Dragon betritt die City (+1★), und die Bay bleibt leer. Gigazaur würfelt 1✊: Meka Dragon verliert 1♥ und bleibt,
        Gigazaur betritt die Bay (+1★). Space Penguin würfelt 1✊: Beide verlieren 1♥, Gigazaur räumt, Space Penguin
        betritt die Bay (+1★); The King und Cyber Kitty würfeln keine ✊, und niemand bewegt sich. Meka Dragon beginnt in
        Tokyo (+2★) und würfelt 3✊: Alle draußen verlieren 3♥, Gigazaur fällt auf 0♥ und scheidet aus, die Bay schließt für
        die letzten vier, und Space Penguin verlässt Tokyo.
    .first = Dieselben Züge aus einem anderen Grund: Wer neu kommt, betritt Tokyo, weil er angegriffen hat (ENTER-1).

ex-4 = Zehn Energie zum Ausgeben
    .text = Ein Monster mit 10⚡ mag nicht, was es sieht, und tauscht die Auslage für 2⚡ aus. Es kauft eine neue Karte für 3⚡,
        das Feld wird aufgefüllt, und 5⚡ bleiben für ein andermal.
    .godzilla = Hier gibt es keine 1⚡ extra: Es wurde eine Karte gekauft (BUY-4).

ex-5 = Ein sanfter Anfang
    .text = Wer beginnt, würfelt keine ✊, und Tokyo ist leer. Geht es hinein?
    .first = Tokyo bleibt leer.
    .second = Es betritt Tokyo trotzdem und erhält 1★.
    .godzilla = Es betritt Tokyo trotzdem und erhält 1★, oder 1⚡ in einer Partie zu zweit (DUO-1).

## Switches

switch-tokyo-bay = Tokyo Bay ist offen, solange fünf oder mehr Monster leben.
switch-first-player = Wer den ersten Zug macht: die meisten ✊ auf sechs Würfeln (bei Gleichstand neu), ein zufälliges Monster
    oder der erste Platz.
switch-must-enter-empty-tokyo = Nach dem Auswerten muss ein Monster draußen einen leeren Platz in Tokyo betreten, mit oder
    ohne ✊.
switch-attack-into-empty-takes-tokyo = Ein Angriff auf ein ganz leeres Tokyo nimmt es nur ein: Er trifft niemanden, und keine
    Karte sieht einen Angriff. Wo ein leeres Tokyo betreten werden muss, geschieht das im Schritt „Tokyo betreten“.
switch-yield-needs-damage = Ein Monster in Tokyo darf nur räumen, wenn es durch die ✊ wirklich ♥ verloren hat.
switch-attacker-replaces-eliminated = Der Angreifer nimmt den Platz eines Monsters ein, das durch seinen Angriff in Tokyo
    ausgeschieden ist. Wo ein leeres Tokyo betreten werden muss, geschieht das im Schritt „Tokyo betreten“.
switch-bay-moves-to-empty-city = Schließt Tokyo Bay, zieht das Monster dort nach Tokyo City, falls das leer ist, statt Tokyo
    zu verlassen.
switch-energy-if-no-buy = Ein Zug ohne Kauf einer Karte bringt 1⚡. Die Auslage auszutauschen ist kein Kauf.
switch-dice-tokens = Vor dem ersten Wurf dürfen bis zu zwei Würfelplättchen eingesetzt werden, für je einen zusätzlichen
    Würfel.
switch-events = Im Machtkartenstapel sind Ereignisse. Sie wirken, wenn sie aufgedeckt werden, und werden nie ausgetauscht.
switch-deck-exhausted = Wenn der Machtkartenstapel ausgeht: Leere Felder bleiben leer, oder die Ablage wird zum neuen Stapel.
switch-counters-removable-in-tokyo = Auch in Tokyo darf ein gewürfeltes ♥ einen Gift- oder Schrumpfmarker entfernen.
switch-victory-check = Wann 20★ gewinnen: am Ende jedes Zuges oder am Ende jeder Runde.
switch-two-player-tokyo = Tokyo zahlt 1⚡ fürs Betreten und 1⚡ für den Beginn dort, statt ★: nie, nur wenn die Partie zu zweit
    beginnt, oder immer.
switch-evolutions = Jedes Monster spielt mit seinem eigenen Stapel von acht Evolutionen.
switch-power-cards = Machtkarten sind im Spiel. Lass sie für eine erste Partie weg.
switch-promos = Auch Promokarten sind im Stapel, je eine von denen, die keine eigenen Regeln brauchen.
switch-costumes = Auch zwölf Kostüme sind im Stapel (erste Ausgabe). Mit drei ✊ im Wurf darfst du einem Monster, das in
    diesem Zug durch dich ♥ verloren hat, ein Kostüm abkaufen; wer es trug, erhält den Preis.
switch-resolve-order = Wann der aktive Spieler nach der Reihenfolge seiner Würfel gefragt wird: nie, wenn sie etwas ändern
    könnte, oder immer.
switch-end-order = Effekte am Ende des Zuges geschehen in der Reihenfolge, die der Besitzer will, oder in einer festen.
switch-dice-limit = Mit wie vielen Würfeln ein Monster höchstens würfelt: acht, oder neun, damit auch ein dritter
    zusätzlicher Würfel zählt, den Nachahmer kopiert.
switch-free-city-hits-nobody = Ein Monster, das ein freies Tokyo City einnimmt, trifft niemanden, auch wenn jemand Tokyo Bay
    hält.
switch-yield-needs-die = Ein Monster darf nur räumen, wenn der Angriff eine ✊ auf einem Würfel hatte: ✊, die nur Karten
    bringen, lassen niemanden hinaus.
switch-armour-by-source = Panzerplatten wird gegen die ✊ eines Angriffs und gegen das, was jede Karte hinzufügt, einzeln
    gehalten, statt gegen den ganzen Verlust.
switch-raised-damage = Was Karten erhöhen, die deinen Schaden erhöhen: alles, alles außer dem Schaden, den eine Karte beim
    Kauf anrichtet, oder nur Angriffe.
switch-neighbours-burn = Wen Feueratem verbrennt: beide Nachbarn, sooft du jemandem Schaden zufügst, beide, wenn dein
    Ergebnis eine ✊ hat, den Nachbarn, den dein Schaden erreicht, oder den Nachbarn, den du angreifst.
switch-counters-for = Wer die Marker von Giftspucke und Schrumpfstrahl erhält: ein Monster, das durch deine ✊ ♥ verloren hat,
    oder jedes Monster, das deine ✊ angegriffen haben.
switch-dropping-in = Was Sturz aus großer Höhe bewirkt: Wer draußen kauft, nimmt Tokyo City ein; oder alle anderen verlassen
    Tokyo, und der Käufer nimmt die City ein; oder wie das erste, aber gar nichts für einen Käufer in Tokyo Bay.
switch-new-card-first = Welcher von mehreren Besitzern von Opportunist eine neue Karte zuerst kaufen darf: der nächste links
    vom aktiven Monster oder das aktive Monster selbst.
switch-poison-in-end-order = Gift ist einer der Effekte am Ende des Zuges: Wer es trägt, wählt, wann es wirkt.
switch-comebacks = Niemand scheidet aus: Ein Monster mit 0♥ verliert alle Karten und seine ⚡, verlässt Tokyo und
    spielt mit 10♥ weiter. Seine ★ behält es. Nur mit ★ gewinnt man.
