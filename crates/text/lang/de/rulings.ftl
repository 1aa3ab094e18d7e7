### Entscheidungen darüber, wie Karten wirken, allein und zusammen. Ihre Ids sind die, die Karten und Szenarien nennen.

in-first = Erste Edition:
in-second = Zweite Edition:
ruling-i-001 = Säureangriff ohne eine einzige ✊ ist für sich ein Verlust von 1♥, und Panzerplatten ignoriert ihn.
ruling-i-002 = Eine ✊ zusammen mit Säureangriff ist ein einziger Verlust von 2♥, und Panzerplatten hält ihn nicht auf.
ruling-i-003 = Panzerplatten ignoriert den Verlust durch einen einzelnen Giftmarker; der Marker bleibt.
ruling-i-004 = Mehrere Giftmarker sind zusammen ein Verlust, also hält Panzerplatten sie nicht auf.
ruling-i-005 = Panzerplatten sieht jeden Verlust einzeln: Zwei Verluste von 1♥ in einem Zug werden beide ignoriert.
ruling-i-006 = Feueratem kommt zu den ✊ dazu, die einen Nachbarn treffen: Eine ✊ und das Feuer sind ein Verlust von 2♥, zu
    viel für Panzerplatten.
ruling-i-007 = Feueratem bei einem Nachbarn, den die ✊ nicht erreichen, ist ein Verlust von 1♥, und Panzerplatten ignoriert
    ihn.
ruling-i-008 = Panzerplatten bewahrt einen Angreifer vor dem 1♥, das Eingraben ihn kostet.
ruling-i-009 = Hat ein Monster Panzerplatten und Tarnung, wird bei einem Verlust von 1♥ nicht gewürfelt, und ein Verlust, den
    Tarnung auf 1♥ senkt, wird ebenfalls ignoriert.
ruling-i-010 = Panzerplatten und eine Kopie davon summieren sich nicht: Ein Verlust von 2♥ geht durch.
ruling-i-011 = Zweite Edition: Hält Panzerplatten einen Angriff auf Tokyo auf, erhält der Besitzer keinen Marker und darf
    nicht räumen.
ruling-i-012 = Erste Edition: Hält Panzerplatten einen Angriff auf Tokyo auf, erhält der Besitzer keinen Marker, darf aber
    räumen, denn er wurde angegriffen.
ruling-i-013 = Rettet Tarnung jedes ♥, gibt es keinen Marker, der Pflanzenfresser des Angreifers wird nicht verdorben, und
    Karten, die auf Angriffe reagieren, haben keinen gesehen.
ruling-i-014 = Zweite Edition: Ein Monster in Tokyo, dessen Tarnung jedes ♥ rettet, darf nicht räumen; geht eines verloren,
    darf es.
ruling-i-015 = Erste Edition: Ein Monster in Tokyo, dessen Tarnung jedes ♥ rettet, darf trotzdem räumen, und der Angreifer
    muss hinein.
ruling-i-016 = Tarnung würfelt bei jedem Verlust: durch einen Angriff, eine Karte, Gift oder einen eigenen Preis.
ruling-i-017 = Schattenbewohner darf 3er unter den Würfeln von Tarnung neu würfeln.
ruling-i-018 = Bei Tarnung und einer Kopie davon würfelt die Kopie für das, was die ersten Würfel nicht gerettet haben.
ruling-i-019 = Flügel kann bezahlt werden, wenn die Würfel bekannt sind und noch nichts verloren ist; die 2⚡ müssen dann noch
    da sein. Auch bevor etwas diese Energie wegnimmt, kann bezahlt werden.
ruling-i-020 = Einmal bezahlt, deckt Flügel alles ab, was dieser Zug noch bringt, auch das Gift an seinem Ende.
ruling-i-021 = Flügel kann gegen das bezahlt werden, was eine Karte den eigenen Käufer kostet; die ★ bleiben.
ruling-i-022 = Zweite Edition: Ein Monster, das in Tokyo gegen ✊ für Flügel zahlt, erhält keinen Marker und darf nicht
    räumen.
ruling-i-023 = Erste Edition: Ein Monster, das in Tokyo gegen ✊ für Flügel zahlt, darf trotzdem räumen, und der Angreifer
    zieht ein.
ruling-i-024 = Flügel kann für das bezahlt werden, was Tarnung nicht gerettet hat.
ruling-i-025 = ♥, die mit Noch größer verloren gehen, gelten nicht als Schaden, und Flügel kann sie nicht retten.
ruling-i-026 = Schnelle Heilung darf unmittelbar vor einem tödlichen Verlust eingesetzt werden, wenn sie genug heilt, um ihn
    zu überleben.
ruling-i-027 = Mit Regeneration gibt Schnelle Heilung 2♥ für 2⚡.
ruling-i-028 = Düsenantrieb entscheidet, bevor etwas ankommt: unverletzt gehen oder bleiben und alles einstecken.
ruling-i-029 = Düsenantrieb rettet sogar vor einem tödlichen Angriff.
ruling-i-030 = Ein Monster, das mit Düsenantrieb geht, erhält keine Marker, und der Angreifer muss den Platz einnehmen.
ruling-i-031 = Erste Edition: Ein Angriff, der nur ein mit Düsenantrieb fliehendes Monster traf, hat niemanden verletzt: kein
    ★ für Alphamonster, einer für Pflanzenfresser.
ruling-i-032 = Zweite Edition: Ein Angriff, der nur ein mit Düsenantrieb fliehendes Monster traf, bezahlt Alphamonster, das
    eine ✊ gesehen hat, und auch Pflanzenfresser, weil niemand ♥ verloren hat.
ruling-i-033 = Düsenantrieb hilft nicht gegen Karten oder Gift.
ruling-i-034 = Erste Edition: Eingraben fügt ohne eine ✊ nichts hinzu.
ruling-i-035 = Zweite Edition: Eingraben schlägt mit einer ✊ jeden Zug aus Tokyo zu, auch allein.
ruling-i-036 = Zweite Edition: Ein Angreifer, den Eingraben tötet, betritt Tokyo nie; es wartet auf den nächsten Schritt
    „Tokyo betreten“.
ruling-i-037 = Erste Edition: Ein Angreifer, den Eingraben tötet, lässt Tokyo leer für den nächsten Angreifer.
ruling-i-038 = Eingraben schlägt nur zurück, wenn der Besitzer räumt, nicht, wenn er stirbt oder hinausgeworfen wird.
ruling-i-039 = Mit Düsenantrieb und Eingraben zusammen geht der Besitzer unverletzt, und der Angreifer bezahlt.
ruling-i-040 = Zwei, die mit Eingraben räumen, kosten den Angreifer zwei Verluste von 1♥, einen nach dem anderen.
ruling-i-041 = Nova-Atem in der City trifft auch die Bay, deren Monster räumen darf; sein Platz bleibt leer.
ruling-i-042 = Nova-Atem von draußen trifft alle anderen einmal, in Tokyo und außerhalb.
ruling-i-043 = Sind noch zwei Monster da, verbrennt Feueratem den einzigen Nachbarn einmal, nicht zweimal.
ruling-i-044 = Zweite Edition: Feueratem verbrennt auch einen Nachbarn, der Tokyo teilt; das gibt keinen Marker und kein
    Recht zu räumen.
ruling-i-045 = Erste Edition: Feueratem kommt auch zum Schaden von Karten dazu: Gasraffinerie kostet Nachbarn 4♥ und andere
    3♥.
ruling-i-046 = Zweite Edition: Feueratem braucht eine ✊; eine gekaufte Karte setzt niemanden in Brand.
ruling-i-047 = Feueratem überspringt leere Plätze: Der Nachbar ist der nächste, der lebt.
ruling-i-048 = Erste Edition: Giftstacheln ohne ✊ kostet 2♥, ist aber kein Angriff: kein Räumen, keine Marker, kein
    Stachelschwanz.
ruling-i-049 = Zweite Edition: Die ✊ von Giftstacheln sind ein Angriff wie jeder andere.
ruling-i-050 = Zweite Edition: Säureangriff weckt mit der einen ✊ Stachelschwanz: zwei ✊ ohne einen Würfel.
ruling-i-051 = Erste Edition: Säureangriff allein ist kein Angriff, also fügt Stachelschwanz ihm nichts hinzu.
ruling-i-052 = Erste Edition: In Tokyo lässt Stadtfresser gekaufte Karten andere um 1 mehr verletzen.
ruling-i-053 = Zweite Edition: Stadtfresser kommt nur zu ✊ dazu, nicht zu Karten.
ruling-i-054 = ✊ gegen ein leeres Tokyo treffen niemanden. Nova-Atem und Feueratem finden ihre Opfer in der zweiten Edition
    trotzdem, in der ersten nicht.
ruling-i-055 = Alphamonster punktet vor einem leeren Tokyo in der zweiten Edition, denn es gab eine ✊, aber nicht in der
    ersten, denn niemand wurde verletzt.
ruling-i-056 = Zweite Edition: ♥, die ein Monster sich selbst nimmt, verderben seinen Pflanzenfresser.
ruling-i-057 = Gift, das im Zug eines anderen Monsters wirkt, verdirbt Pflanzenfresser nicht.
ruling-i-058 = Mit Es wird immer stärker! bringen zwei Verluste von 1♥ keine ⚡; ein einziger, der am Ende noch 2♥ beträgt,
    schon.
ruling-i-059 = Ein Monster, das in Tokyo von einer Karte verletzt wird, darf nicht räumen.
ruling-i-060 = Auslese, Dehnbar und Überraschende Wendung dürfen nach dem letzten Wurf in beliebiger Reihenfolge eingesetzt
    werden, bevor etwas ausgewertet wird.
ruling-i-061 = Für Dehnbar darf in einem Zug mehrmals bezahlt werden.
ruling-i-062 = Gedankensonde kommt, bevor der Würfelnde seine Würfel verändert.
ruling-i-063 = Eine 3, die durch Gedankensonde fällt, darf mit Schattenbewohner neu gewürfelt werden.
ruling-i-064 = Zwei Sonden wirken vom aktiven Monster aus im Uhrzeigersinn; geht die echte, wirkt ihre Kopie in diesem Zug
    nicht mehr.
ruling-i-065 = Würfelt eine Kopie von Gedankensonde ein ♥, wird Nachahmer abgelegt.
ruling-i-066 = Gedankensonde wirkt nur in den Zügen anderer, und ihr Besitzer wählt den Würfel.
ruling-i-067 = Würfe, die mit ⚡ oder Ladungen bezahlt werden, gibt es nicht mehr, sobald der Spieler aufgehört hat zu würfeln.
ruling-i-068 = Schattenbewohner würfelt 3er auch neu, wenn kein Wurf mehr übrig ist, sooft sie fallen.
ruling-i-069 = Zusatzköpfe und Schrumpfmarker werden verrechnet; es sind nie weniger als 0 Würfel.
ruling-i-070 = Ganz ohne Würfel würfelt ein Monster nicht, aber es betritt Tokyo, kauft und beendet seinen Zug wie immer.
ruling-i-071 = Ein Schrumpfmarker, der in diesem Zug entfernt wird, bringt seinen Würfel erst im nächsten zurück.
ruling-i-072 = Riesenhirn und eine Kopie davon ergeben fünf Würfe.
ruling-i-073 = Zweite Edition: Beide Zusatzköpfe und eine Kopie ergeben neun Würfel, obwohl in der Schachtel acht liegen.
ruling-i-074 = Zweite Edition: Eine von einer Karte hinzugefügte ✊ vervollständigt den Satz für Totale Zerstörung.
ruling-i-075 = Die 1, 2 und 3 für Resteverwerter zählen weiterhin für Drillinge, Gourmet und Eingefrorene Zeit.
ruling-i-076 = Zweite Edition: Resteverwerter und eine Kopie davon werden zweimal bezahlt.
ruling-i-077 = Wird Überraschende Wendung über Nachahmer eingesetzt, wird Nachahmer abgelegt.
ruling-i-078 = Gift- und Schrumpfmarker bleiben und wirken weiter, wenn ihre Karte oder deren Besitzer weg ist.
ruling-i-079 = Zweite Edition: In Tokyo entfernen Würfel mit ♥ keine Marker.
ruling-i-080 = Erste Edition: In Tokyo dürfen Würfel mit ♥ Marker entfernen, denn verboten ist dort nur die Heilung.
ruling-i-081 = Würfel mit ♥ entfernen Marker auch von einem kerngesunden Monster, jeder einen.
ruling-i-082 = Heilung durch Karten entfernt nie Marker; das tun nur die eigenen Würfel des Opfers mit ♥.
ruling-i-083 = Regeneration gibt das zusätzliche ♥ nur, wenn mindestens ein Würfel mit ♥ geheilt hat, statt einen Marker zu
    entfernen.
ruling-i-084 = Giftspucke und eine Kopie davon geben zwei Marker pro Treffer.
ruling-i-085 = Ein Monster, das von seinem Jungen gerettet wird, behält seine Gift- und Schrumpfmarker.
ruling-i-086 = Ein Monster, das in Tokyo an Gift stirbt, lässt seinen Platz leer; das war kein Angriff.
ruling-i-087 = Marker gehen nie aus, was auch in der Schachtel liegt.
ruling-i-088 = Mehrere Opportunisten werden im Uhrzeigersinn gefragt, von links neben dem aktiven Monster an, das zuletzt
    kommt.
ruling-i-089 = Nach einem Austausch werden die Karten Opportunist zusammen angeboten; was eine gekaufte ersetzt, wird wieder
    angeboten.
ruling-i-090 = Eine Ablegen-Karte, die Opportunist kauft, wirkt sofort, für ihren Käufer.
ruling-i-091 = Zweite Edition: Raserei, im Zug eines anderen Monsters gekauft, gibt dem Käufer den nächsten Zug; danach geht
    es weiter, wie es gegangen wäre.
ruling-i-092 = Erste Edition: Raserei, im Zug eines anderen Monsters gekauft, bricht diesen Zug nicht ab.
ruling-i-093 = Ein Blick mit Aus dem Labor deckt nichts auf: Opportunist wird nicht gefragt, und eine nicht gekaufte Karte
    bleibt oben.
ruling-i-094 = Wird die oberste Karte mit Aus dem Labor gekauft, wird kein Feld aufgefüllt.
ruling-i-095 = Aus dem Labor und eine Kopie davon zeigen die zwei obersten Karten.
ruling-i-096 = Nach einem Kauf oder Austausch darf Aus dem Labor wieder nachsehen.
ruling-i-097 = Parasitäre Tentakel kauft Behalten-Karten im Spiel, nur im Zug des Besitzers und ohne zu fragen; der Preis
    geht an den Verkäufer.
ruling-i-098 = Ein Rabatt senkt auch, was Parasitäre Tentakel dem Verkäufer zahlt.
ruling-i-099 = Eine Karte, die mit Parasitäre Tentakel gekauft wird, kommt mit genau den Ladungen oder Energiewürfeln, die
    darauf liegen.
ruling-i-100 = Erste Edition: Ein Monster, dem Noch größer weggekauft wird, verliert 2♥, vielleicht seine letzten; der Käufer
    erhält 2♥.
ruling-i-101 = Zweite Edition: Ein Monster, dem Noch größer weggekauft wird, fällt nur auf 10♥; der Käufer erhält 2♥.
ruling-i-102 = Erste Edition: Metamorphose erstattet, was bezahlt wurde, Rabatte eingerechnet.
ruling-i-103 = Zweite Edition: Metamorphose erstattet die aufgedruckten Kosten, eine billiger gekaufte Karte bringt also
    Gewinn.
ruling-i-104 = Metamorphose darf Karten verkaufen, die in diesem Zug gekauft wurden, und sich selbst.
ruling-i-105 = Erstattungen von Metamorphose gelten für Freund der Kinder nicht als erhalten.
ruling-i-106 = Ein verkaufter Nachahmer bringt seine eigenen Kosten, 8⚡, was er auch kopiert.
ruling-i-107 = Was auf einer verkauften Karte liegt, geht mit ihr verloren.
ruling-i-108 = Am Ende eines Zuges verkauft Metamorphose in der zweiten Edition, bevor auf die ⚡ geschaut wird; in der ersten
    wählt der Besitzer die Reihenfolge.
ruling-i-109 = Solarantrieb und Energiehamster kommen einander nie in die Quere.
ruling-i-110 = Herz für Außenseiter wird in der zweiten Edition geprüft, bevor am Ende des Zuges andere ★ dazukommen; in der
    ersten wählt der Besitzer die Reihenfolge.
ruling-i-111 = Bei Gleichstand ist niemand der Außenseiter, und die Toten zählen nicht.
ruling-i-112 = Erste Edition: Monsterbatterien, auf die keine ⚡ gelegt wird, wird sofort abgelegt.
ruling-i-113 = Eine Batterie wird mit ihrer letzten ⚡ abgelegt, bevor gewürfelt wird.
ruling-i-114 = ⚡ auf einer Karte gehören nicht zum eigenen Vorrat: Kein Sturm halbiert sie, und kein Hamster zählt sie.
ruling-i-115 = Gewaltiger Sturm nimmt die Hälfte, abgerundet: 2⚡ von 5⚡, nichts von 1⚡.
ruling-i-116 = Evakuierungsbefehl nimmt, was da ist; niemand fällt unter 0★.
ruling-i-117 = Nachahmer auf eine andere Karte zu setzen und die Auslage auszutauschen gilt nicht als Kauf; die Presse
    interessiert das nicht.
ruling-i-118 = Freund der Kinder gibt zu jedem Gewinn 1⚡ dazu, wie groß er auch ist: Drei Würfel mit ⚡ bringen 4⚡,
    Energieschub bringt 10⚡.
ruling-i-119 = Ein Monster mit 3⚡ zahlt sie alle für 2♥ von Heilstrahl.
ruling-i-120 = Heilstrahl heilt ein Monster ohne ⚡ umsonst, und es kann nicht ablehnen.
ruling-i-121 = Erste Edition: Die Regeneration des Heilers gibt dem Patienten ein ♥ mehr, und es wird bezahlt; die des
    Patienten bewirkt nichts.
ruling-i-122 = Zweite Edition: Die Regeneration des Patienten gibt ihm umsonst ein ♥ mehr; die des Heilers bewirkt nichts.
ruling-i-123 = In Tokyo heilt Heilstrahl andere, aber nie den Besitzer.
ruling-i-124 = Ist der Stapel leer, wird nichts aufgefüllt, und ein Austausch zeigt, was noch da ist; eine Option mischt
    stattdessen die Ablage.
ruling-i-125 = Eine kopierte Rauchwolke hat 3 eigene Ladungen.
ruling-i-126 = Zweite Edition: Eine Kopie von Rauchwolke ohne Ladungen bleibt liegen und wartet auf ein anderes Vorbild.
ruling-i-127 = Erste Edition: Auch eine Kopie von Rauchwolke ohne Ladungen bleibt liegen, obwohl sie streng gelesen abgelegt
    würde.
ruling-i-128 = Zweite Edition: Ein kopiertes Batteriemonster bringt 6⚡ mit, und Nachahmer geht mit den letzten davon.
ruling-i-129 = Erste Edition: Ein Monster, das Monsterbatterien kopiert, legt eigene ⚡ darauf, und der Vorrat verdoppelt sie,
    wie beim Kauf.
ruling-i-130 = Was auf Nachahmer liegt, geht verloren, wenn er ein anderes Vorbild nimmt oder seines verliert.
ruling-i-131 = Noch größer zu kopieren gibt 2♥ und ein Maximum von 12♥; zusammen mit der echten bleibt das Maximum 12♥.
ruling-i-132 = Endet eine Kopie von Noch größer, gehen in der ersten Edition 2♥ verloren; in der zweiten nur, was über 10♥
    liegt.
ruling-i-133 = Nachahmer darf eine Karte des eigenen Besitzers kopieren.
ruling-i-134 = Nachahmer kann sich nicht selbst kopieren.
ruling-i-135 = Ist das Vorbild weg, bewirkt Nachahmer nichts, bis er zu Beginn eines Zuges für 1⚡ auf eine andere Karte
    gesetzt wird.
ruling-i-136 = Zweite Edition: Ein Vorbild, das ein anderes Monster kauft, wird weiter kopiert.
ruling-i-137 = Ein Monster, das Nachahmer von einem anderen kauft, wählt ein neues Vorbild.
ruling-i-138 = Zweite Edition: Nachahmer, zu Beginn eines Zuges auf Stadtfresser gesetzt, kommt für den zusätzlichen ★ dieses
    Zuges zu spät.
ruling-i-139 = Nachahmer, im Zug eines anderen Monsters gekauft, wählt sein Vorbild sofort.
ruling-i-140 = Ein kopiertes Junges rettet wie ein echtes, und Nachahmer geht mit allen anderen Karten verloren.
ruling-i-141 = Jeder Leichenfresser, echt oder kopiert, erhält 3★ für jeden Tod.
ruling-i-142 = Eingefrorene Zeit und eine Kopie davon geben trotzdem nur einen Zug.
ruling-i-143 = Kopien von Karten, die etwas hinzufügen, fügen es noch einmal hinzu.
ruling-i-144 = Erste Edition: Raserei bricht den Zug ab, ohne sein Ende, und der neue Zug beginnt wie jeder andere.
ruling-i-145 = Zweite Edition: Nach Raserei geht der Zug bis zu seinem Ende weiter, dann kommt der zusätzliche.
ruling-i-146 = Ein zusätzlicher Zug, der in Tokyo beginnt, zahlt wie jeder andere.
ruling-i-147 = Drei 1er in einem eingefrorenen Zug bringen noch einen, mit noch einem Würfel weniger.
ruling-i-148 = Zweite Edition: Eingefrorene Züge kommen vor dem von Raserei, der alle seine Würfel hat.
ruling-i-149 = Tote machen keine zusätzlichen Züge.
ruling-i-150 = 20★ am Ende eines Zuges gewinnen vor jedem zusätzlichen Zug.
ruling-i-151 = Tötet eine Karte oder Gift das Monster in Tokyo, zieht dafür niemand ein; in der zweiten Edition füllt der
    nächste Schritt „Tokyo betreten“ den Platz.
ruling-i-152 = Töten ✊ das Monster in Tokyo, nimmt der Angreifer seinen Platz ein und erhält 1★.
ruling-i-153 = Erste Edition: Fünf sind übrig, und das Monster in der City wird getötet: Die Bay schließt, ihr Monster geht,
    der Angreifer nimmt die City.
ruling-i-154 = Zweite Edition: Fünf sind übrig, und das Monster in der City wird getötet: Das Monster der Bay rückt ohne ★
    dorthin auf; der Angreifer kommt nur hinein, wenn dieses räumt.
ruling-i-155 = Zweite Edition: Egal, wer stirbt, sind nur noch vier übrig, verlässt das Monster der Bay Tokyo sofort, falls
    die City besetzt ist.
ruling-i-156 = Eine schließende Bay zu verlassen ist kein Räumen: Nichts schlägt zurück, und Düsenantrieb wird nicht gefragt.
ruling-i-157 = Erste Edition: Sturz aus großer Höhe, in der Bay gekauft, bringt seine 2★ und sonst nichts.
ruling-i-158 = Zweite Edition: Tod von oben, in der Bay gekauft, leert die City und bringt den Käufer dorthin, ohne ★ fürs
    Betreten.
ruling-i-159 = Von draußen hereinzustürzen bringt 2★ und 1★ fürs Betreten; das hinausgeworfene Monster wird nicht verletzt
    und hat nicht geräumt.
ruling-i-160 = Ein Monster, das in Tokyo von seinem Jungen gerettet wird, ist mit 10♥ draußen, und der Angreifer zieht ein.
ruling-i-161 = Leichenfresser punktet, auch wenn ein Junges das Opfer rettet.
ruling-i-162 = Ein Monster, das den eigenen Tod frisst und ein Junges hat, hat am Ende 0★.
ruling-i-163 = Ein Junges behält die ⚡ aus dem Vorrat des Monsters, nicht die auf Karten.
ruling-i-164 = Ein Monster, das seine 20★ mit dem letzten ♥ kauft, scheidet aus und gewinnt nicht.
ruling-i-165 = Mit einem Jungen lebt ein Monster weiter, das mit dem letzten ♥ für ★ bezahlt: Es hat dann 10♥ und 0★.
ruling-i-166 = 20★ zu Beginn eines Zuges gewinnen erst an seinem Ende; er muss überlebt werden.
ruling-i-167 = 20★, die im Zug eines anderen Monsters erreicht werden, gewinnen am Ende jenes Zuges.
ruling-i-168 = 20★ können noch evakuiert werden, bevor der Zug endet.
ruling-i-169 = Bei 20 ist für ★ Schluss.
ruling-i-170 = Mehrere lebende Monster, die bei derselben Prüfung 20★ haben, teilen sich den Sieg.
ruling-i-171 = Sterben alle, die übrig sind, zusammen, verlieren alle, 20★ hin oder her.
ruling-i-172 = Von mehreren gleichzeitigen Toden zählt jeder; die Opfer antworten im Uhrzeigersinn vom Verursacher aus, er
    selbst zuletzt.
ruling-i-173 = Wer als Letztes lebt, gewinnt sofort, bevor das eigene Gift wirken könnte.
ruling-i-174 = Fallen alle, aber eines hat ein Junges, gewinnt dieses.
ruling-i-175 = Karten und ⚡ der Toten werden abgelegt, und Nachahmer verliert ein Vorbild, das darunter war.
ruling-i-176 = Räumen City und Bay vor einem Angreifer, nimmt er die City, und die Bay bleibt leer.
ruling-i-177 = Räumt nur die City, nimmt der Angreifer sie, und das Monster der Bay rückt nicht auf.
ruling-i-178 = Leert ein Angreifer in der City die Bay, bleibt sie leer, bis jemand von draußen sie betritt.
ruling-gz-1 = ✊ verwunden ein Monster, wenn sie es mindestens 1♥ kosten.
ruling-gz-2 = Ein Angriff braucht eine ✊ im Ergebnis, hinzugefügte eingeschlossen. „Würfel“ sind nur echte Würfel; das
    Ergebnis sind Würfel und alle hinzugefügten ✊.
ruling-gz-3 = Was ein Angriff ein Monster kostet, ist ein einziger Verlust, ebenso der Effekt einer Karte. Zuerst kommen
    zusätzliche ♥ dazu, dann, was dem Opfer erspart bleibt.
ruling-gz-4 = Ein Verlust, der nicht von ✊ kommt, gibt niemandem das Recht zu räumen. ♥, die als Preis bezahlt werden, gelten
    nicht als verloren.
ruling-gz-5 = Es gibt zwölf Würfelplättchen, für alle sichtbar. Sie gehen zurück, wenn sie eingesetzt werden oder ihr Monster
    ausscheidet; ein leerer Vorrat gibt nichts. Ein Monster setzt höchstens zwei pro Zug ein, außer eine Karte sagt etwas
    anderes.
ruling-gz-6 = Karten werden eine nach der anderen aufgedeckt, von links nach rechts. Was ein Ereignis beim Aufdecken tut, wird
    vor der nächsten Karte beendet; die Monster sind vom aktiven an im Uhrzeigersinn dran, und Verluste geschehen
    gleichzeitig.
ruling-gz-7 = Was ein Ereignis tut, solange es im Spiel ist, beginnt mit dem Aufdecken, sogar mitten im Zug, und endet, wenn
    es bezahlt wird.
ruling-gz-8 = Ein Ereignis wird bezahlt, hört auf zu wirken, tut, was es für den Käufer tut, wird abgelegt und ersetzt. Es ist
    eine gekaufte Karte, aber weder Behalten noch Ablegen.
ruling-gz-9 = Liegen drei Ereignisse offen, darf niemand die Auslage austauschen.
ruling-gz-10 = Nach dem letzten Wurf würfelt der Würfelnde selbst noch neu, dann mischen sich die anderen ein, von links neben
    dem aktiven Monster an, dann dreht der Würfelnde Würfel, dann werden sie ausgewertet.
ruling-gz-11 = Die Spezies gehört zum Monster, mit oder ohne Evolutionen.
ruling-gz-12 = Fällt das aktive Monster, endet sein Zug sofort; Karten, die noch aufzudecken sind, werden vorher aufgedeckt.
ruling-gz-13 = Ein Ereignis, das jemand erhält, ohne dass es aufgedeckt wurde, tut nur, was es beim Kauf tut.
