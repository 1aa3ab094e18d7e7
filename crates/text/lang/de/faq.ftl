### Was am Tisch gefragt wird und wo sich die Editionen unterscheiden.

faq-no-smash-empty-tokyo = Tokyo ist leer, und ich habe keine ✊ gewürfelt. Muss ich hinein?
    .answer = Hier unterscheiden sich die Editionen am meisten: In der einen muss Tokyo erkämpft werden, in den anderen muss jemand dort wohnen.
    .first = Nein. Nur ein Angreifer betritt Tokyo; ohne ✊ bleibt es leer.
    .second = Ja. Sobald deine Würfel ausgewertet sind, musst du ein leeres Tokyo City einnehmen, ✊ oder keine ✊, und erhältst 1★.
    .godzilla = Ja, ✊ oder keine ✊, und du erhältst 1★, oder 1⚡ in einer Partie zu zweit.

faq-smashes-at-empty-tokyo = Ich betrete ein leeres Tokyo mit ✊. Treffen sie die anderen?
    .answer = Nein. Du hast sie draußen gewürfelt, wo ✊ auf Tokyo zielen, und dort war niemand. Sie drehen nicht um, wenn du eingezogen bist.

faq-leave-in-own-turn = Darf ich Tokyo in meinem eigenen Zug verlassen?
    .answer = Nein. Es gibt vier Wege hinaus: nach einem Angriff räumen, ausscheiden, in der Bay sein, wenn sie schließt, oder eine Karte haben, die es sagt. Sonst bleibst du, so wenige ♥ du auch noch hast.

faq-yield-to-a-card = Eine Karte hat mich in Tokyo verletzt. Darf ich räumen?
    .answer = Nein. Nur ✊ geben dir das Recht zu räumen. Was eine Karte dir antut, ist kein Angriff, so weh es auch tut.

faq-yield-unhurt = Ich wurde in Tokyo angegriffen, habe aber keine ♥ verloren. Darf ich räumen?
    .answer = Die Frage ist, ob es genügt, angegriffen zu werden, oder ob es wehtun muss.
    .first = Ja, angegriffen zu werden genügt. Auch wenn Tarnung, Panzerplatten oder Flügel den ganzen Schaden aufhalten, kannst du gehen, und dann muss der Angreifer hinein.
    .second = Nein. Du musst durch die ✊ wirklich ♥ verloren haben; 1♥ genügt.
    .godzilla = Nein. Du musst durch die ✊ wirklich ♥ verloren haben; 1♥ genügt.

faq-yield-to-dodge = Bewahrt mich das Räumen vor dem Schaden?
    .answer = Nein. Erst kommt der Schlag an, dann entscheidest du. Nur eine Karte kann das ändern, wie Düsenantrieb in den klassischen Stapeln.

faq-death-in-tokyo = Das Monster in Tokyo scheidet aus. Wer ist jetzt in Tokyo?
    .answer = Das hängt davon ab, was es erledigt hat, und wann.
    .first = War es ein Angriff, nimmt der Angreifer den Platz ein, als wäre er geräumt worden. War es eine Karte oder Gift, bleibt der Platz leer, bis ein Angreifer ihn nimmt.
    .second = Ist der Platz leer, wenn das aktive Monster zu seinem Schritt „Tokyo betreten“ kommt, zieht es ein. Kommt das Ende später im Zug, wartet Tokyo auf diesen Schritt des nächsten Monsters.
    .godzilla = Ist der Platz leer, wenn das aktive Monster zu seinem Schritt „Tokyo betreten“ kommt, zieht es ein. Kommt das Ende später im Zug, wartet Tokyo auf diesen Schritt des nächsten Monsters.

faq-city-yields-bay-stays = Zu fünft oder sechst: Die City räumt, und die Bay bleibt. Wohin geht der Angreifer?
    .answer = Nach Tokyo City. Das Monster in Tokyo Bay bleibt, wo es ist: Es rückt nicht auf, nur weil die City frei ist.

faq-both-yield = Zu fünft oder sechst: City und Bay räumen beide. Wer geht wohin?
    .answer = Der Angreifer nimmt Tokyo City ein, und Tokyo Bay bleibt vorerst leer.
    .first = Das nächste Monster nimmt die Bay nur mit einem Angriff.
    .second = Das nächste Monster draußen muss die Bay einnehmen, sobald seine Würfel ausgewertet sind, ✊ oder keine ✊.
    .godzilla = Das nächste Monster draußen muss die Bay einnehmen, sobald seine Würfel ausgewertet sind, ✊ oder keine ✊.

faq-bay-closes = Es sind nur noch vier Monster übrig. Was geschieht mit Tokyo Bay?
    .answer = Sie schließt sofort, notfalls mitten in einem Zug, und öffnet nie wieder.
    .first = Das Monster dort verlässt Tokyo, auch wenn die City leer ist.
    .second = Das Monster dort verlässt Tokyo, außer die City ist leer: Dann zieht es dorthin und erhält keinen ★ dafür.
    .godzilla = Das Monster dort verlässt Tokyo, außer die City ist leer: Dann zieht es dorthin und erhält keinen ★ dafür.

faq-twenty-and-dead = Ich erreiche 20★ und 0♥ im selben Zug. Habe ich gewonnen?
    .answer = Nein, du scheidest aus: Wer die Krone tragen will, muss den Zug überleben. Und fallen alle zusammen, verlieren alle.

faq-when-twenty-wins = Wann genau gewinnen 20★?
    .answer = Wenn die Prüfung kommt, in deinem Zug oder dem eines anderen, falls du lebst und sie noch hast. Bis dahin können sie dir genommen werden.
    .first = Die Hefte beenden die Partie, wenn jemand 20★ erreicht, und verlangen doch, dass du den Zug überlebst; darum schauen wir, wenn er vorbei ist.
    .second = Das portugiesische Heft sagt Zug, das spanische Runde; wir schauen am Ende jedes Zuges.
    .godzilla = Das Heft sagt es selbst: am Ende des Zuges.
    .in-es-2016 = Am Ende der Runde, also hatten alle gleich viele Züge.

faq-hearts-in-tokyo = Wozu sind Würfel mit ♥ in Tokyo gut?
    .answer = Nicht zum Heilen: In Tokyo geben dir nur Karten ♥. Mit Evolutionen aber lassen dich drei ♥ auch dort eine entwickeln.
    .first = Trotzdem dürfen sie Gift- und Schrumpfmarker von dir entfernen: Das Heft schweigt, und wir erlauben es.
    .second = Auch Gift- und Schrumpfmarker entfernen sie nicht von dir. Erst musst du raus.
    .godzilla = Auch Marker würden sie nicht von dir entfernen, aber keine Karte dieses Stapels gibt welche aus.

faq-poisoner-gone = Das Monster, das mich vergiftet hat, ist tot oder hat die Karte verloren. Bleiben die Marker?
    .answer = Ja. Gift- und Schrumpfmarker gehören jetzt dir, und nur deine Würfel mit ♥ entfernen sie, einen für jedes ♥.
    .first = Auch in Tokyo, nach unserer Entscheidung.
    .second = Nur außerhalb von Tokyo.

faq-mimic = Nachahmer: Kopiert er, was auf einer Karte liegt, und was, wenn die kopierte Karte verschwindet?
    .answer = Nachahmer wirkt, als hättest du die kopierte Karte gerade gekauft, mit eigenen Ladungen oder Energiewürfeln. Verlässt die kopierte Karte das Spiel, bewirkt Nachahmer nichts; zu Beginn deines Zuges, vor dem Würfeln, setzt 1⚡ ihn auf eine andere.

faq-two-opportunists = Zwei Monster haben Opportunist. Wer kommt zuerst?
    .answer = Jedes wird der Reihe nach zu jeder neu aufgedeckten Karte gefragt. Nach einem Austausch werden die Karten zusammen angeboten, und was eine gekaufte Karte ersetzt, wird in derselben Reihenfolge wieder angeboten.
    .first = Das erste von ihnen links vom aktiven Monster.
    .second = Das erste von ihnen links vom aktiven Monster.
    .in-es-2011 = Das aktive Monster kommt zuerst, auch während es kauft.

faq-fire-breathing = Feueratem: Wer verbrennt sich?
    .answer = Deine Nachbarn: das nächste lebende Monster links und das nächste rechts von dir.
    .first = Sie verbrennen sich, wo immer sie sind: Treffen deine ✊ einen davon auch, ist es zusammen ein Verlust; wenn nicht, ist es kein Angriff, und niemand räumt deswegen. Es brennt, sooft du einem anderen Monster Schaden zufügst, mit ✊ oder mit einer Karte.
    .second = Sie verbrennen sich, wo immer sie sind: Treffen deine ✊ einen davon auch, ist es zusammen ein Verlust; wenn nicht, ist es kein Angriff, und niemand räumt deswegen. Es brennt, sooft dein Ergebnis eine ✊ hat, auch eine, die niemanden trifft. Ein einzelner Gegner sitzt auf beiden Seiten von dir und verliert trotzdem 1♥, nicht 2.
    .in-es-2011 = Es verbrennt den Nachbarn, den dein Schaden erreicht, aber nie durch eine Karte, die du kaufst.
    .in-en-summary = Es verbrennt den Nachbarn, den du angreifst, und sonst niemanden.

faq-metamorph-refund = Metamorphose: Wie viel bekomme ich zurück?
    .answer = Du verkaufst am Ende deines Zuges: beliebige deiner Behalten-Karten, sogar eine in diesem Zug gekaufte, sogar Metamorphose selbst.
    .first = Jede bringt die ⚡ zurück, die du für sie bezahlt hast.
    .second = Jede bringt ihre vollen aufgedruckten Kosten in ⚡, auch wenn du sie billiger gekauft hast.

faq-it-has-a-child = Es hat ein Junges!: Was behalte ich, und zählt es als Tod?
    .answer = Du behältst deine ⚡ und auch deine Gift- und Schrumpfmarker. Alle deine Karten und ★ sind weg, du verlässt Tokyo und spielst mit 10♥ weiter. Deine ♥ sind wirklich auf 0 gefallen, also wird Leichenfresser trotzdem satt.

faq-armor-and-wings = Panzerplatten und Flügel: Was genau halten sie auf?
    .answer = Panzerplatten sieht jeden Verlust einzeln: Ein einzelner Giftmarker bewirkt nichts. Flügel kostet 2⚡, wenn ♥ verloren gehen würden; dann kostet dich für den Rest des Zuges nichts mehr ♥, nicht einmal Gift.
    .first = Eine ✊ zusammen mit Säureangriff ist ein Verlust von 2♥, den Panzerplatten durchlässt. Wirst du in Tokyo angegriffen, darfst du räumen, obwohl sie dich gerettet haben.
    .second = Eine ✊ zusammen mit Säureangriff ist ein Verlust von 2♥, den Panzerplatten durchlässt. Haben sie dich in Tokyo vor einem Angriff ganz bewahrt, darfst du nicht räumen.
    .in-en-summary = Panzerplatten begegnet den ✊ eines Angriffs und dem, was jede Karte hinzufügt, einzeln: Eine ✊ und Säureangriff können dir nichts anhaben. Wirst du in Tokyo angegriffen, darfst du räumen, obwohl sie dich gerettet haben.
