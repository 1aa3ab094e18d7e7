### Die Machtkarten: wie sie heißen und was sie tun, in unseren Worten.

## Klassischer Stapel

card-acid-attack-first = Säureangriff
    .text = In jedem deiner Züge fügst du jedem Monster, das deine ✊ erreichen könnten, 1 zusätzlichen Schaden zu. Ohne eine einzige ✊ kommt er allein und ist kein Angriff. Kaufst du diese Karte nach dem Würfeln, wirkt sie sofort.

card-acid-attack-second = Säureangriff
    .text = Füge jedem deiner Ergebnisse eine ✊ hinzu, auch wenn es keine hat. Sie gilt für alles als ✊.

card-alien-metabolism-first = Außerirdischer Stoffwechsel
    .text = Jede Karte, die du kaufst, kostet dich 1⚡ weniger.

card-alien-metabolism-second = Außerirdische Herkunft
    .text = Jede Karte, die du kaufst, kostet dich 1⚡ weniger.

card-alpha-monster-first = Alphamonster
    .text = Erhalte 1★ in jedem Zug, in dem dein Angriff ein anderes Monster tatsächlich ♥ kostet.

card-alpha-monster-second = Alphamonster
    .text = Erhalte 1★ in jedem Zug, in dem dein Ergebnis mindestens eine ✊ hat, ob sie jemanden trifft oder nicht.

card-apartment-building = Wohnblock
    .text = Erhalte 3★.

card-armor-plating = Panzerplatten
    .text = Ignoriere jeden Verlust von genau 1♥.
    .armour-by-source-yes = Ignoriere jeden Verlust von genau 1♥. Die ✊ eines Angriffs und was jede Karte ihnen hinzufügt, zählen einzeln.

card-background-dweller = Schattenbewohner
    .text = Du darfst deine Würfel mit 3 jederzeit neu würfeln, sooft du willst; das kostet keinen Wurf.

card-burrowing-first = Eingraben
    .text = In Tokyo richten deine Angriffe 1 zusätzlichen Schaden an. Räumst du Tokyo, erleidet das Monster, das deinen Platz einnimmt, 1 Schaden.

card-burrowing-second = Eingraben
    .text = In Tokyo fügst du jedem deiner Ergebnisse eine ✊ hinzu, auch wenn es keine hat. Räumst du Tokyo, verliert das Monster, das deinen Platz einnimmt, 1♥.

card-camouflage = Tarnung
    .text = Wenn du ♥ verlieren würdest, würfle für jedes davon einen Würfel: Jedes gewürfelte ♥ rettet eines.

card-commuter-train = Pendlerzug
    .text = Erhalte 2★.

card-complete-destruction = Totale Zerstörung
    .text = Erhalte 9★, wenn dein Ergebnis alle sechs Seiten zeigt: 1, 2, 3, ⚡, ♥ und ✊.

card-corner-store = Tante-Emma-Laden
    .text = Erhalte 1★.

card-dedicated-news-team-first = Reporterteam
    .text = Erhalte 1★, sooft du eine andere Karte kaufst.

card-dedicated-news-team-second = Liebling der Medien
    .text = Erhalte 1★, sooft du eine andere Karte kaufst.

card-drop-from-high-altitude-first = Sturz aus großer Höhe
    .text = Erhalte 2★. Bist du nicht in Tokyo, nimm Tokyo City ein; ein Monster dort verlässt Tokyo.
    .dropping-in-all-leave = Erhalte 2★. Alle anderen Monster verlassen Tokyo und du nimmst Tokyo City ein.
    .dropping-in-not-in-bay = Erhalte 2★. Bist du nicht in Tokyo, nimm Tokyo City ein; ein Monster dort verlässt Tokyo. In Tokyo Bay bewirkt diese Karte nichts.

card-drop-from-high-altitude-second = Tod von oben
    .text = Erhalte 2★. Alle anderen Monster verlassen Tokyo und du nimmst Tokyo City ein.
    .dropping-in-city = Erhalte 2★. Bist du nicht in Tokyo, nimm Tokyo City ein; ein Monster dort verlässt Tokyo.
    .dropping-in-not-in-bay = Erhalte 2★. Bist du nicht in Tokyo, nimm Tokyo City ein; ein Monster dort verlässt Tokyo. In Tokyo Bay bewirkt diese Karte nichts.

card-eater-of-the-dead = Leichenfresser
    .text = Erhalte 3★, sooft die ♥ eines Monsters auf 0 fallen.

card-energize = Energieschub
    .text = Erhalte 9⚡.

card-energy-hoarder = Energiehamster
    .text = Erhalte am Ende deines Zuges 1★ für je 6⚡, die du hast; du behältst sie.

card-evacuation-orders = Evakuierungsbefehl
    .text = Alle anderen Monster verlieren 5★.

card-even-bigger-first = Noch größer
    .text = Erhalte 2♥, wenn du diese Karte bekommst; dein Maximum ist 12♥. Verlierst du sie, verlierst du 2♥, und dein Maximum ist wieder 10♥.

card-even-bigger-second = Noch größer
    .text = Erhalte 2♥, wenn du diese Karte bekommst; dein Maximum ist 12♥. Verlierst du sie, ist dein Maximum wieder 10♥.

card-extra-head = Zusatzkopf
    .text = Du würfelst mit einem zusätzlichen Würfel.

card-fire-blast-first = Feuerstoß
    .text = Alle anderen Monster verlieren 2♥.

card-fire-blast-second = Flammenwerfer
    .text = Alle anderen Monster verlieren 2♥.

card-fire-breathing-first = Feueratem
    .text = Sooft du einem anderen Monster Schaden zufügst, erleiden die Monster links und rechts von dir 1 zusätzlichen Schaden.
    .neighbours-burn-roll = Hat dein Ergebnis mindestens eine ✊, verlieren die Monster links und rechts von dir je 1♥, wo immer sie sind. Ein einzelner Gegner verliert 1♥, nicht 2.
    .neighbours-burn-reached = Ein Monster links oder rechts von dir, dem du Schaden zufügst, erleidet 1 zusätzlichen Schaden.
    .neighbours-burn-attacked = Ein Monster links oder rechts von dir, das du angreifst, erleidet 1 zusätzlichen Schaden.

card-fire-breathing-second = Feueratem
    .text = Hat dein Ergebnis mindestens eine ✊, verlieren die Monster links und rechts von dir je 1♥, wo immer sie sind. Ein einzelner Gegner verliert 1♥, nicht 2.
    .neighbours-burn-any-damage = Sooft ein anderes Monster durch dich ♥ verliert, verlieren die Monster links und rechts von dir 1♥ mehr.
    .neighbours-burn-reached = Ein Monster links oder rechts von dir, das durch dich ♥ verliert, verliert 1♥ mehr.
    .neighbours-burn-attacked = Ein Monster links oder rechts von dir, das deine ✊ treffen, verliert 1♥ mehr.

card-freeze-time-first = Eingefrorene Zeit
    .text = Nach einem Zug, in dem du mit drei 1ern oder mehr gepunktet hast, darfst du noch einen Zug mit einem Würfel weniger machen; das summiert sich von Zug zu Zug.

card-freeze-time-second = Eingefrorene Zeit
    .text = Nach einem Zug, in dem dein Ergebnis drei 1er oder mehr hatte, darfst du noch einen Zug mit einem Würfel weniger als in diesem machen, auch wenn du bis dahin mehr Würfel hast.

card-frenzy-first = Raserei
    .text = Dein Zug endet sofort, ohne Effekte am Ende des Zuges, und du beginnst einen neuen.

card-frenzy-second = Raserei
    .text = Mache nach diesem Zug noch einen.

card-friend-of-children = Freund der Kinder
    .text = Sooft du ⚡ erhältst, erhalte 1⚡ mehr. Erstattungen und ⚡, die auf einer Karte liegen, zählen nicht.

card-gas-refinery = Gasraffinerie
    .text = Erhalte 2★. Alle anderen Monster verlieren 3♥.

card-giant-brain = Riesenhirn
    .text = Du hast in jedem Zug einen zusätzlichen Wurf.

card-gourmet = Gourmet
    .text = Punktest du mit drei 1ern oder mehr, erhalte 2★ mehr.

card-heal = Heilung
    .text = Erhalte 2♥.

card-healing-ray-first = Heilstrahl
    .text = Deine Würfel mit ♥ dürfen andere Monster heilen; jedes zahlt dir 2⚡ für jedes ♥ oder alles, was es noch hat.

card-healing-ray-second = Heilstrahl
    .text = Deine Würfel mit ♥ dürfen anderen Monstern ♥ geben; jedes zahlt dir 2⚡ für jedes ♥ oder so viel, wie es kann.

card-herbivore-first = Pflanzenfresser
    .text = Erhalte 1★ am Ende deines Zuges, wenn du darin keinem anderen Monster Schaden zugefügt hast.

card-herbivore-second = Pflanzenfresser
    .text = Erhalte 1★ am Ende deines Zuges, wenn darin niemand durch dich ♥ verloren hat, auch du selbst nicht.

card-herd-culler = Auslese
    .text = Einmal pro Zug, in deinem Zug, darfst du nach deinem letzten Wurf einen deiner Würfel auf 1 drehen.

card-high-altitude-bombing = Bombardement aus der Luft
    .text = Alle Monster verlieren 3♥, auch du.

card-it-has-a-child-first = Es hat ein Junges
    .text = Wenn deine ♥ auf 0 fallen: Verliere alle deine Karten und ★, verlasse Tokyo und spiele mit 10♥ weiter. Deine ⚡ behältst du.

card-it-has-a-child-second = Es hat ein Junges!
    .text = Wenn deine ♥ auf 0 fallen: Verliere alle deine Karten und ★, verlasse Tokyo und spiele mit 10♥ weiter. Deine ⚡ behältst du.

card-jet-fighters = Kampfjets
    .text = Erhalte 5★ und verliere 4♥.

card-jets = Düsenantrieb
    .text = Wirst du in Tokyo angegriffen, entscheide sofort: Räume Tokyo und erleide keinen Schaden von diesem Angriff, oder bleibe und stecke alles ein.

card-made-in-a-lab = Aus dem Labor
    .text = Während du kaufst, darfst du die oberste Karte des Stapels ansehen, ohne sie zu zeigen, und sie kaufen. Sonst bleibt sie dort.

card-metamorph-first = Metamorphose
    .text = Am Ende deines Zuges darfst du beliebig viele deiner Behalten-Karten ablegen, auch diese; für jede bekommst du die ⚡ zurück, die du bezahlt hast.

card-metamorph-second = Metamorphose
    .text = Am Ende deines Zuges darfst du beliebig viele deiner Behalten-Karten ablegen, auch diese; für jede bekommst du ihre aufgedruckten Kosten in ⚡.

card-mimic-first = Nachahmer
    .text = Wähle eine Karte, die vor irgendeinem Monster liegt: Diese Karte ist eine Kopie davon, als hättest du sie gerade gekauft. Zu Beginn deines Zuges darfst du 1⚡ zahlen, um eine andere zu wählen. Verlässt die kopierte Karte das Spiel, bewirkt diese nichts, bis du neu wählst.

card-mimic-second = Nachahmer
    .text = Wähle eine Behalten-Karte, die vor irgendeinem Monster liegt: Diese Karte ist eine Kopie davon, als hättest du sie gerade gekauft. Zu Beginn deines Zuges, vor dem Würfeln, darfst du 1⚡ zahlen, um eine andere zu wählen. Verlässt die kopierte Karte das Spiel, bewirkt diese nichts, bis du neu wählst.

card-monster-batteries-first = Monsterbatterien
    .text = Wenn du diese Karte bekommst, lege beliebig viele deiner ⚡ darauf; der Vorrat legt ebenso viele dazu. Nimm zu Beginn jedes deiner Züge 2⚡ davon. Lege die Karte ab, wenn sie leer ist.

card-monster-batteries-second = Batteriemonster
    .text = Kommt mit 6⚡ darauf. Nimm zu Beginn jedes deiner Züge 2⚡ davon. Lege die Karte ab, wenn sie leer ist.

card-national-guard = Nationalgarde
    .text = Erhalte 2★ und verliere 2♥.

card-nova-breath = Nova-Atem
    .text = Deine Angriffe treffen alle anderen Monster, wo immer sie sind.

card-nuclear-power-plant = Atomkraftwerk
    .text = Erhalte 2★ und 3♥.

card-omnivore-first = Allesfresser
    .text = Einmal pro Zug, in deinem Zug, erhalte 2★, wenn dein Ergebnis eine 1, eine 2 und eine 3 hat. Die Würfel zählen auch für alles andere.

card-omnivore-second = Resteverwerter
    .text = Einmal pro Zug, in deinem Zug, erhalte 2★, wenn dein Ergebnis eine 1, eine 2 und eine 3 hat. Die Würfel zählen auch für alles andere.

card-opportunist = Opportunist
    .text = Sooft eine neue Karte aufgedeckt wird, darfst du sie sofort kaufen, auch in den Zügen anderer Monster. Können es mehrere, hat das erste links vom aktiven Monster Vorrang.
    .new-card-first-active = Sooft eine neue Karte aufgedeckt wird, darfst du sie sofort kaufen, auch in den Zügen anderer Monster. Können es mehrere, hat das aktive Vorrang, dann das erste links von ihm.

card-parasitic-tentacles = Parasitäre Tentakel
    .text = Während du kaufst, darfst du auch Karten kaufen, die vor anderen Monstern liegen; sie können nicht ablehnen, erhalten die ⚡, die du zahlst, und die Karte kommt mit allem, was darauf liegt.

card-plot-twist = Überraschende Wendung
    .text = Nach deinem letzten Wurf darfst du einen deiner Würfel auf eine beliebige Seite drehen; dann lege diese Karte ab.

card-poison-quills-first = Giftstacheln
    .text = Punktest du mit drei 2ern oder mehr, füge jedem Monster, das deine ✊ erreichen könnten, 2 Schaden zu, zusammen mit deinen ✊. Ohne eine einzige ✊ ist das kein Angriff.

card-poison-quills-second = Giftstacheln
    .text = Hat dein Ergebnis drei 2er oder mehr, füge ihm zwei ✊ hinzu.

card-poison-spit-first = Giftspucke
    .text = Jedes Monster, das dein Angriff ♥ kostet, erhält einen Giftmarker. Am Ende seines Zuges verliert ein Monster für jeden 1♥. Ein Würfel mit ♥ kann einen entfernen, statt zu heilen.
    .counters-for-attacked = Jedes Monster, das du angreifst, erhält einen Giftmarker, verletzt oder nicht. Am Ende seines Zuges verliert ein Monster für jeden 1♥. Ein Würfel mit ♥ kann einen entfernen, statt zu heilen.

card-poison-spit-second = Giftspucke
    .text = Jedes Monster, das deine ✊ ♥ kosten, erhält einen Giftmarker. Am Ende seines Zuges verliert ein Monster für jeden 1♥. Außerhalb von Tokyo kann ein Würfel mit ♥ einen entfernen, statt 1♥ zu geben.
    .counters-for-attacked = Jedes Monster, das deine ✊ treffen, erhält einen Giftmarker, verletzt oder nicht. Am Ende seines Zuges verliert ein Monster für jeden 1♥. Außerhalb von Tokyo kann ein Würfel mit ♥ einen entfernen, statt 1♥ zu geben.

card-psychic-probe = Gedankensonde
    .text = Einmal in jedem Zug eines anderen Monsters darfst du nach seinem letzten Wurf einen seiner Würfel neu würfeln. Zeigt er ♥, lege diese Karte ab.

card-rapid-healing = Schnelle Heilung
    .text = Du darfst jederzeit 2⚡ zahlen, um 1♥ zu erhalten, sooft du zahlen kannst.

card-regeneration-first = Regeneration
    .text = Sooft du dich heilst, heile 1♥ mehr.

card-regeneration-second = Regeneration
    .text = Sooft du ♥ erhältst, erhalte 1♥ mehr.

card-rooting-for-the-underdog = Herz für Außenseiter
    .text = Erhalte am Ende deines Zuges 1★, wenn du allein die wenigsten ★ hast.

card-shrink-ray-first = Schrumpfstrahl
    .text = Jedes Monster, das dein Angriff ♥ kostet, erhält einen Schrumpfmarker. Ein Monster würfelt mit einem Würfel weniger für jeden, den es zu Beginn seines Zuges hat. Ein Würfel mit ♥ kann einen entfernen, statt zu heilen.
    .counters-for-attacked = Jedes Monster, das du angreifst, erhält einen Schrumpfmarker, verletzt oder nicht. Ein Monster würfelt mit einem Würfel weniger für jeden, den es zu Beginn seines Zuges hat. Ein Würfel mit ♥ kann einen entfernen, statt zu heilen.

card-shrink-ray-second = Schrumpfstrahl
    .text = Jedes Monster, das deine ✊ ♥ kosten, erhält einen Schrumpfmarker. Ein Monster würfelt mit einem Würfel weniger für jeden, den es zu Beginn seines Zuges hat. Außerhalb von Tokyo kann ein Würfel mit ♥ einen entfernen, statt 1♥ zu geben.
    .counters-for-attacked = Jedes Monster, das deine ✊ treffen, erhält einen Schrumpfmarker, verletzt oder nicht. Ein Monster würfelt mit einem Würfel weniger für jeden, den es zu Beginn seines Zuges hat. Außerhalb von Tokyo kann ein Würfel mit ♥ einen entfernen, statt 1♥ zu geben.

card-skyscraper = Wolkenkratzer
    .text = Erhalte 4★.

card-smoke-cloud = Rauchwolke
    .text = Kommt mit 3 Ladungen. Bevor du aufhörst zu würfeln, gib eine aus, um beliebige deiner Würfel neu zu würfeln. Lege diese Karte mit der letzten Ladung ab.

card-solar-powered = Solarantrieb
    .text = Erhalte am Ende deines Zuges 1⚡, wenn du keine hast.

card-spiked-tail-first = Stachelschwanz
    .text = Deine Angriffe richten 1 zusätzlichen Schaden an.

card-spiked-tail-second = Stachelschwanz
    .text = Füge jedem deiner Ergebnisse, das mindestens eine hat, eine ✊ hinzu.

card-stretchy = Dehnbar
    .text = Nach deinem letzten Wurf darfst du 2⚡ zahlen, um einen deiner Würfel auf eine beliebige Seite zu drehen, sooft du zahlen kannst.

card-tanks-first = Panzerkolonne
    .text = Erhalte 4★ und verliere 3♥.

card-tanks-second = Panzer
    .text = Erhalte 4★ und verliere 3♥.

card-telepath-first = Telepath
    .text = Bevor du aufhörst zu würfeln, zahle 1⚡, um beliebige deiner Würfel neu zu würfeln, sooft du zahlen kannst.

card-telepath-second = Energiegetränk
    .text = Bevor du aufhörst zu würfeln, zahle 1⚡, um beliebige deiner Würfel neu zu würfeln, sooft du zahlen kannst.

card-urbavore-first = Stadtfresser
    .text = Erhalte 1★ mehr, wenn du deinen Zug in Tokyo beginnst. Jeder Schaden, den du von Tokyo aus zufügst, mit ✊ oder mit Karten, erhöht sich für jedes andere Monster um 1.
    .raised-damage-not-bought = Erhalte 1★ mehr, wenn du deinen Zug in Tokyo beginnst. Jeder Schaden, den du von Tokyo aus zufügst, außer dem von Karten, die du kaufst, erhöht sich für jedes andere Monster um 1.
    .raised-damage-attacks = Erhalte 1★ mehr, wenn du deinen Zug in Tokyo beginnst. Der Schaden deiner Angriffe von Tokyo aus erhöht sich für jedes andere Monster um 1.

card-urbavore-second = Stadtfresser
    .text = Erhalte 1★ mehr, wenn du deinen Zug in Tokyo beginnst. In Tokyo fügst du jedem deiner Ergebnisse, das mindestens eine hat, eine ✊ hinzu.

card-vast-storm = Gewaltiger Sturm
    .text = Erhalte 2★. Alle anderen Monster verlieren die Hälfte ihrer ⚡, abgerundet.

card-were-only-making-it-stronger-first = Wir machen es nur noch stärker
    .text = Sooft du 2♥ oder mehr auf einen Schlag verlierst, erhalte 1⚡.

card-were-only-making-it-stronger-second = Es wird immer stärker!
    .text = Sooft du 2♥ oder mehr auf einen Schlag verlierst, erhalte 1⚡.

card-wings-first = Flügel
    .text = Zahle 2⚡, wenn du Schaden erleiden würdest: Für den Rest dieses Zuges erleidest du keinen.

card-wings-second = Flügel
    .text = Zahle 2⚡, wenn du ♥ verlieren würdest: Für den Rest dieses Zuges verlierst du keines.

## Promokarten

card-amusement-park = Vergnügungspark
    .text = Erhalte 4★.

card-army = Armee
    .text = Für jede Karte, die du hast, erhalte 1★ und verliere 1♥, alles zusammen.

card-barricades = Barrikaden
    .text = Alle anderen Monster verlieren 3★.

card-biofuel = Biotreibstoff
    .text = Nach deinem letzten Wurf darfst du beliebige deiner ♥-Würfel als ⚡ verwenden.

card-bull-headed = Dickschädel
    .text = Könntest du Tokyo räumen und bleibst, erhalte 1★.

card-cannibalistic = Kannibale
    .text = Wenn du andere Monster ♥ verlieren lässt, erhalte 1♥.

card-draining-ray = Saugstrahl
    .text = Zeigen vier oder mehr deiner Würfel dieselbe Seite, nimm jedem Monster, das die meisten ★ hat, 1★ ab.

card-electric-armor = Elektropanzer
    .text = Wenn du ♥ verlieren würdest, darfst du 1⚡ zahlen, um 1♥ weniger zu verlieren.

card-flaming-aura = Flammenaura
    .text = Zeigen vier oder mehr deiner Würfel dieselbe Seite, verlieren alle anderen Monster 1♥.

card-gamma-blast = Gammablitz
    .text = Betrittst du Tokyo, verlieren alle anderen Monster 1♥.

card-hungry-urbavore = Hungriger Stadtfresser
    .text = Erhalte 1★ mehr, wenn du Tokyo betrittst.

card-ice-cream-truck = Eiswagen
    .text = Erhalte 1★ und 2♥.

card-intimidating-roar = Einschüchterndes Gebrüll
    .text = Monster in Tokyo, die dein Angriff ♥ kostet, müssen Tokyo räumen.

card-jagged-tactician = Zackiger Stratege
    .text = Räumst du Tokyo, erhalte 1⚡, und das Monster, das deinen Platz einnimmt, verliert 1♥.

card-monster-pets = Haustiere der Monster
    .text = Alle Monster verlieren 3★, auch du.

card-nanobots = Nanobots
    .text = Beginnst du deinen Zug mit weniger als 3♥, erhalte 2♥.

card-natural-selection = Natürliche Auslese
    .text = Erhalte 4⚡ und 4♥, wenn du diese Karte bekommst; du würfelst mit einem zusätzlichen Würfel. Zeigt einer deiner Würfel 3, wenn dein Zug endet, verlierst du alle deine ♥.

card-orb-of-doom = Kugel des Verderbens
    .text = Sooft ein anderes Monster Würfel seines eigenen Ergebnisses noch einmal würfelt, verliert es 1♥.

card-reflective-hide = Spiegelhaut
    .text = Lässt ein anderes Monster dich ♥ verlieren, verliert es 1♥; dieser Verlust zählt nicht als von dir verursacht.

card-shrinky = Schrumpfling
    .text = Nach deinem letzten Wurf darfst du beliebige deiner Würfel, die 2 zeigen, als 1 verwenden.

card-sleep-walker = Schlafwandler
    .text = In deinem Zug, während du kaufst, zahle 3⚡, um 1★ zu erhalten, sooft du zahlen kannst.

card-super-jump = Supersprung
    .text = Einmal pro Zug, wenn du ♥ verlieren würdest, darfst du 1⚡ zahlen, um 1♥ weniger zu verlieren.

card-supertower = Riesenturm
    .text = Erhalte 5★.

card-throw-a-tanker = Tankerwurf
    .text = Hast du andere Monster in deinem Zug zusammen 3♥ oder mehr verlieren lassen, erhalte an seinem Ende 2★.

card-thunder-stomp = Donnerstampfer
    .text = Nach einem Zug, in dem du 4★ oder mehr erhalten hast, würfelt jedes andere Monster mit einem Würfel weniger, bis dein nächster Zug beginnt.

card-unstable-dna = Instabile DNA
    .text = Räumst du Tokyo, darfst du eine Karte des Monsters nehmen, das deinen Platz einnimmt, und ihm diese Karte geben.

## Kostüme

card-astronaut = Astronaut
    .text = Du gewinnst mit 17★ statt mit 20★.

card-cheerleader = Cheerleader
    .text = Nach dem letzten Wurf eines anderen Monsters darfst du seinem Wurf ein ✊ hinzufügen.

card-clown = Clown
    .text = Zeigen deine Würfel nach deinem letzten Wurf alle sechs Seiten, darfst du jeden von ihnen auf eine beliebige Seite drehen.

card-devil = Teufel
    .text = In deinem Zug verlieren andere Monster, denen du ♥ nimmst, 1♥ mehr.

card-ghost = Gespenst
    .text = Am Ende jedes Zuges, in dem du ♥ verloren hast, erhalte 1♥.

card-pirate = Pirat
    .text = Nimm jedem anderen Monster, das durch dich ♥ verliert, 1⚡ ab.

card-princess = Prinzessin
    .text = Zu Beginn deines Zuges erhalte 1★.

card-robot = Roboter
    .text = Wenn du ♥ verlieren würdest, darfst du statt jedes davon 1⚡ verlieren, für so viele, wie du willst.

card-statue-of-liberty = Freiheitsstatue
    .text = Du hast in jedem Zug einen Wurf mehr.

card-vampire = Vampir
    .text = Am Ende jedes Zuges, in dem ein anderes Monster durch dich ♥ verloren hat, erhalte 1♥.

card-witch = Hexe
    .text = Würde dir der Wurf eines anderen Monsters ♥ nehmen, darfst du nach seinem letzten Wurf einen seiner Würfel neu würfeln.

card-zombie = Zombie
    .text = Du scheidest nicht aus, wenn du keine ♥ mehr hast, und verlierst dann keine. Verlierst du diese Karte, während du keine hast, scheidest du aus.

## Godzilla: Behalten

card-banded-carapace = Ringpanzer
    .text = Wenn du 3♥ oder mehr auf einen Schlag verlieren würdest, verlierst du 1♥ weniger.

card-charged-scales = Geladene Schuppen
    .text = Kommt mit 3 Ladungen. Nach deinem letzten Wurf darfst du beliebig viele ausgeben, eine für jeden Würfel, den du auf ⚡ oder ✊ drehst. Lege diese Karte mit der letzten Ladung ab.

card-city-crusher = Städtezermalmer
    .text = Bist du zu Beginn deines Zuges in Tokyo, würfelst du in diesem Zug mit einem zusätzlichen Würfel, bis zu höchstens acht Würfeln.

card-city-scavenger = Großstadtaasfresser
    .text = In Tokyo bringt dir jedes ♥ deines Ergebnisses 1⚡. Es zählt, wo du bist, wenn die ♥ ausgewertet werden.

card-deep-roar = Tiefes Grollen
    .text = Ein Monster, das du in Tokyo verwundest, verliert 1★, wenn es nicht räumt; hat es keine ★, muss es räumen.

card-double-time-march = Eilmarsch
    .text = Punktest du mit drei 2ern oder mehr, erhalte auch 1 Würfelplättchen.

card-hunters-patience = Geduld des Jägers
    .text = Einmal pro Zug, in deinem Zug, darfst du beliebige deiner Würfel noch einmal würfeln, wenn dein letzter Wurf keinen Würfel mit ✊ übrig lässt.

card-maser-dish = Maserschüssel
    .text = Während du kaufst, darfst du 2⚡ zahlen, sooft du kannst: Ein anderes Monster deiner Wahl verliert 1♥. Kein Monster wird pro Zug öfter als zweimal gewählt. Dafür zu zahlen ist weder der Kauf einer Karte noch ein Angriff.

card-mutagenic-bath = Mutagenes Bad
    .text = Zu Beginn deines Zuges darfst du, wenn du 2♥ oder mehr hast, 1♥ für 1 Würfelplättchen abgeben, das du schon in diesem Zug einsetzen darfst. Nichts kann dieses ♥ retten.

card-natural-enemy = Natürlicher Feind
    .text = Nenne beim Kauf dieser Karte eine Spezies: Mutant, Invasor oder Roboter. Bei jedem deiner Angriffe verliert jedes Monster dieser Spezies, das du verwundest, 1♥ mehr. Die Wahl ändert sich nie.

card-ocean-born = Aus dem Ozean geboren
    .text = Bist du zu Beginn deines Zuges außerhalb von Tokyo, würfelst du in diesem Zug mit einem zusätzlichen Würfel. Mehrere solche Karten summieren sich, bis zu höchstens acht Würfeln.

card-perfect-adaptation = Perfekte Anpassung
    .text = Einmal pro Zug, in deinem Zug, darfst du nach deinem letzten Wurf einen deiner Würfel auf eine beliebige Seite drehen.

card-power-leech = Energieegel
    .text = Jedes Monster, das deine ✊ verwunden, gibt dir 1⚡, wenn es welche hat und überlebt.

card-quiet-reserve = Stille Reserve
    .text = In einem Zug, in dem du keine Karte kaufst, erhältst du 2⚡ auf einen Schlag, wo andere 1⚡ erhalten.

card-reactor-heart = Reaktorherz
    .text = Hast du am Ende deines Zuges 4♥ oder weniger, erhalte 1♥. Das wirkt auch in Tokyo.

card-rubble-pickers = Trümmersammler
    .text = Erhalte 1⚡, sooft ein anderes Monster die Auslage austauscht.

card-scorched-ruins = Verbrannte Ruinen
    .text = Hast du Tokyo nach einem Angriff geräumt und betritt der Angreifer es im selben Zug, verliert er sofort 2♥. Das ist kein Angriff.

card-second-wind = Zweite Luft
    .text = Zeigen fünf oder mehr deiner Würfel im Ergebnis dieselbe Seite, mache nach diesem Zug noch einen. Ein Zug, den dir diese Karte bringt, kann keinen weiteren bringen; ✊ ohne Würfel zählen nicht.

card-seismic-stomp = Bebenstampfer
    .text = Die dritte ✊ deines Ergebnisses und jede weitere bringen dir 1★, auch ✊ ohne Würfel, selbst wenn niemand zu treffen ist.

card-silk-cocoon = Seidenkokon
    .text = Wenn deine ♥ auf 0 fallen, lege diese Karte ab, verliere alle deine ⚡ und die Hälfte deiner ★ (aufgerundet), verlasse Tokyo und spiele mit 5♥ weiter. Alles andere behältst du.

card-slipstream-wings = Schwingen im Windschatten
    .text = Räumst du Tokyo, erhältst du die Hälfte der ♥ zurück, die dich dieser Angriff gekostet hat, abgerundet.

card-spiral-ray = Spiralstrahl
    .text = Sooft du angreifst, verliert auch jedes andere Monster, das deine ✊ nicht treffen, 1♥, selbst wenn sie niemanden treffen. Für diese Monster ist das kein Angriff.

card-stockpiled-fury = Aufgestaute Wut
    .text = Sooft du durch einen einzigen Angriff tatsächlich 2♥ oder mehr verlierst, erhalte 1 Würfelplättchen.

card-storm-chaser = Sturmjäger
    .text = Erhalte 1⚡, sooft ein Ereignis aufgedeckt wird. Was Ereignisse beim Aufdecken tun, kostet dich keine ♥, ★ oder ⚡.

card-throwing-arm = Wurfarm
    .text = Erhalte 1 Würfelplättchen, wenn du diese Karte bekommst. Einmal pro Zug, in deinem Zug, darfst du vor dem Auswerten ein Würfelplättchen einsetzen, um deinem Ergebnis eine ✊ hinzuzufügen. Es ist eines der zwei, die du pro Zug einsetzen darfst.

card-towering-silhouette = Gewaltige Silhouette
    .text = Erhalte 2♥, wenn du diese Karte bekommst; dein Maximum ist 12♥, solange du sie hast. Beginnst du deinen Zug mit 11♥ oder mehr, erhalte 1★.

card-tremor-sense = Bebensinn
    .text = Einmal in jedem Zug eines anderen Monsters darfst du es nach seinem letzten Wurf einen seiner Würfel mit ✊ neu würfeln lassen.

card-war-correspondents = Kriegsberichterstatter
    .text = Jedes Ereignis, das du kaufst, bringt dir 1★ mehr, nach seinem eigenen Effekt.

## Godzilla: Ablegen

card-bombardment-line = Feuerlinie
    .text = Alle anderen Monster außerhalb von Tokyo verlieren 2♥, die in Tokyo 3♥.

card-cut-the-grid = Netz gekappt
    .text = Alle anderen Monster verlieren 2⚡ oder die einzige, die sie haben. Erhalte 1⚡ für jedes Monster, das welche verloren hat.

card-flattened-ward = Plattgewalztes Viertel
    .text = Erhalte 2★ und ein Würfelplättchen.

card-front-page = Alle Titelseiten
    .text = Erhalte 1★ für jedes andere lebende Monster: mindestens 2★, höchstens 4★.

card-lagoon-rest = Rast in der Lagune
    .text = Erhalte 3♥ und ein Würfelplättchen, auch in Tokyo.

card-no-rest = Keine Rast für Monster
    .text = Erhalte ein Würfelplättchen. Mache nach diesem Zug noch einen.

card-reckless-charge = Tollkühner Sturm
    .text = Erhalte 3★ und ein Würfelplättchen, dann verliere 2♥.

card-reserve-squadron = Reservegeschwader
    .text = Erhalte 2 Würfelplättchen.

card-targeted-serum = Gezieltes Serum
    .text = Nenne eine Spezies, Mutant, Invasor oder Roboter: Alle anderen Monster dieser Spezies verlieren 3♥.

card-toppled-tower = Gestürzter Turm
    .text = Erhalte 4★ und ein Würfelplättchen.

## Godzilla: Ereignisse

card-alien-ultimatum = Ultimatum der Außerirdischen
    .text = Beim Aufdecken: Das Monster, das die meisten ★ hat, verliert 2★; bei Gleichstand verliert sie jedes davon. Beim Kauf: Nimm einem Monster, das mehr ★ hat als du, 2★ ab, oder den einzigen, den es hat; gibt es keines, erhalte 1★.

card-blackout = Stromausfall
    .text = Solange im Spiel: Die ⚡ eines Ergebnisses bringen höchstens 2⚡; Karten geben, was sie sagen. Beim Kauf: Erhalte 5⚡.

card-emergency-rations = Notrationen
    .text = Beim Aufdecken: Jedes Monster erhält ein Würfelplättchen, zuerst das aktive und dann im Uhrzeigersinn, solange der Vorrat reicht. Beim Kauf: Erhalte ein Würfelplättchen und 1♥.

card-evacuation-traffic = Evakuierungsstau
    .text = Solange im Spiel: Behalten- und Ablegen-Karten kosten 1⚡ mehr; Ereignisse und das Austauschen der Auslage nicht. Beim Kauf: Erhalte 2★.

card-meteor-shower = Meteoritenschauer
    .text = Beim Aufdecken: Jedes Monster würfelt einen Würfel, zuerst das aktive und dann im Uhrzeigersinn; dann verliert, alle zugleich, wer ✊ gewürfelt hat, 2♥, und wer ⚡ gewürfelt hat, erhält 2⚡. Beim Kauf: Alle anderen Monster verlieren 1♥ und du erhältst ein Würfelplättchen.

card-open-season = Jagdsaison
    .text = Solange im Spiel: Jeder Angriff kostet jedes Monster, das er verwundet, 1♥ mehr. Beim Kauf: Ein anderes Monster deiner Wahl verliert 3♥.

card-peace-broadcast = Friedensbotschaft
    .text = Solange im Spiel: Ein Monster, dessen Ergebnis keine ✊ hatte oder das nicht gewürfelt hat, erhält am Ende seines Zuges 1♥, auch in Tokyo. Beim Kauf: Erhalte 1★ und 2♥.

card-searchlights = Suchscheinwerfer über Tokyo
    .text = Solange im Spiel: Ein Monster, das seinen Zug in Tokyo beginnt, erhält 1★ mehr, oder 1⚡ mehr, wo Tokyo ⚡ zahlt. Beim Kauf: Erhalte 2★, und andere Monster in Tokyo verlieren 1★.

card-strange-radiation = Seltsame Strahlung
    .text = Solange im Spiel: Jedes Monster würfelt in seinen Zügen mit einem zusätzlichen Würfel, vom ersten Wurf an. Beim Kauf: Erhalte 1★ und ein Würfelplättchen.

card-typhoon-landfall = Taifun an Land
    .text = Beim Aufdecken: Jedes Monster in Tokyo verliert 1♥ und jedes außerhalb erhält 1♥, alle zugleich. Beim Kauf: Erhalte 3♥.
