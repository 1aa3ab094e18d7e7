### Die Monster und ihre Evolutionen: der Satz, mit dem sie grüßen, wie ihre Karten heißen und was sie tun, in unseren Worten.
### Die Namen der Monster sind in allen Sprachen dieselben.

## Gigazaur

monster-gigazaur =
    .intro = Hat die Eiszeit verschlafen, ist mit schlechter Laune aufgewacht und hat seitdem nicht gefrühstückt.

card-detachable-tail = Abwerfbarer Schwanz
    .text = Du verlierst für den Rest dieses Zuges keine ♥. Du darfst sie auch ausspielen, wenn du welche verlieren würdest; ein Angriff, der nichts kostet, gibt dir kein Recht zu räumen.

card-radioactive-waste = Radioaktiver Abfall
    .text = Erhalte 2⚡ und 1♥.

card-primal-bellow = Urgebrüll
    .text = Jedes andere Monster verliert 2★.

card-saurian-adaptability = Anpassungsfähige Echse
    .text = Spiele sie nach deinem letzten Wurf aus: Drehe alle deine Würfel, die eine Seite zeigen, auf eine andere, beide nach deiner Wahl.

card-defender-of-tokyo = Verteidiger von Tokyo
    .text = Beginnt dein Zug in Tokyo, verliert jedes andere Monster 1★.

card-heat-vision = Hitzeblick
    .text = Ein Monster, dessen ✊ dich verwunden, verliert 1★.

card-gamma-breath = Gamma-Atem
    .text = Einmal pro Zug, in deinem Zug, darfst du nach deinem letzten Wurf einen deiner Würfel auf ✊ drehen.

card-tail-sweep = Schwanzfeger
    .text = Einmal pro Zug, in deinem Zug, darfst du nach deinem letzten Wurf einen deiner Würfel auf 1 oder auf 2 drehen.

## Space Penguin

monster-space-penguin =
    .intro = Ist von einem gefrorenen Mond herabgewatschelt und findet Tokyo viel zu warm, ein Fehler, der sich beheben lässt.

card-freeze-ray = Gefrierstrahl
    .text = Verwunden deine ✊ ein Monster in Tokyo, lege diese Karte vor es (vor eines deiner Wahl). Beginnt sein nächster Zug, nenne eine Seite: Seine Würfel mit dieser Seite bewirken in diesem Zug nichts. Dann kommt diese Karte zu dir zurück.

card-miraculous-catch = Wundersamer Fang
    .text = Einmal in jedem deiner Schritte „Karten kaufen“ darfst du eine zufällige Machtkarte aus der Ablage aufdecken und sie für 1⚡ weniger kaufen, als sie dich kosten würde. Kaufst du sie nicht, bleibt sie dort.

card-deep-dive = Tiefer Tauchgang
    .text = Sieh dir die obersten drei Karten des Machtkartenstapels an, nimm eine davon umsonst und lege die anderen unter den Stapel. Das ist kein Kauf.

card-cold-wave = Kältewelle
    .text = Jedes andere Monster würfelt mit einem Würfel weniger, bis dein nächster Zug beginnt.

card-encased-in-ice = Im Eis eingeschlossen
    .text = Steht dein Ergebnis fest, darfst du 1⚡ zahlen, um einen seiner Würfel einzufrieren. Bis dein nächster Zug beginnt, würfelt oder verändert niemand diesen Würfel: So, wie er ist, zählt er zu den Würfeln im Ergebnis jedes anderen Monsters.

card-blizzard = Schneesturm
    .text = Spiele sie in deinem eigenen Zug aus. Bis dein nächster Zug beginnt, hat jedes andere Monster in seinen Zügen nur einen Wurf, darf nichts neu würfeln und darf Tokyo nicht räumen.

card-black-diamond = Schwarzer Diamant
    .text = Erhalte 1★, sooft du Tokyo betrittst und sooft du dort bleibst, obwohl du hättest räumen dürfen.

card-icy-reflection = Eisiges Spiegelbild
    .text = Wähle eine permanente Evolution, die vor irgendeinem Monster im Spiel ist: Diese Karte wirkt wie jene, als hättest du sie gerade ausgespielt. Verlässt die gewählte das Spiel, lege diese ab.

## Cyber Kitty

monster-cyber-kitty =
    .intro = Schnurrt wie ein Kraftwerk, kratzt wie ein Bagger und schubst Wolkenkratzer vom Tisch, nur um zuzusehen.

card-nine-lives = Neun Leben
    .text = Spiele sie aus, wenn deine ♥ auf 0 fallen: Gib alle deine Machtkarten, deine Evolutionen (im Spiel und auf der Hand), ⚡ und ★ ab und verlasse Tokyo. Danach hast du 9♥ und 9★ und spielst weiter.

card-mega-purr = Megaschnurren
    .text = Jedes andere Monster gibt dir nach eigener Wahl 1⚡ oder 1★; ein Monster, das beides nicht hat, gibt nichts.

card-electro-scratch = Elektrokratzer
    .text = Jedes andere Monster verliert 1♥.

card-cat-nip = Katzenminze
    .text = Spiele sie zu Beginn deines Zuges aus: Du hast in diesem Zug nur einen Wurf, und die ★, ♥ und ⚡, die deine Würfel bringen, und die Zahl ihrer ✊ verdoppeln sich.

card-play-with-your-food = Mit dem Essen spielen
    .text = Wenn zwei oder mehr deiner ✊ ein Monster in Tokyo 2♥ oder mehr kosten würden, darfst du es 2♥ weniger verlieren lassen und ihm 1★ und 1⚡ abnehmen.

card-feline-motor = Katzenmotor
    .text = Im Schritt „Tokyo betreten“ eines anderen Monsters darfst du, wenn Tokyo leer ist und du zu Beginn des Zuges nicht dort warst, Tokyo an seiner Stelle betreten.

card-mouse-hunter = Mäusejäger
    .text = Hat dein Ergebnis mindestens eine 1, erhalte 1★.

card-meow-missile = Miau-Rakete
    .text = Hat dein Ergebnis mindestens eine 1, füge ihm eine ✊ hinzu.

## The King

monster-the-king =
    .intro = Ein Affe, groß wie ein Hochhaus, der sicher ist, dass ihm die Stadt längst gehört, und nur noch die Schlüssel will.

card-monkey-rush = Affensturm
    .text = Spiele sie außerhalb von Tokyo im Schritt „Tokyo betreten“ eines anderen Monsters aus, solange in Tokyo ein Platz frei ist, weil ein Monster ihn verlassen hat oder dort ausgeschieden ist: Du betrittst ihn.

card-simian-scamper = Affenzahn
    .text = Spiele sie aus, wenn du in Tokyo angegriffen wirst: Du räumst Tokyo und verlierst durch diesen Angriff und alles andere in diesem Zug keine ♥.

card-jungle-frenzy = Dschungelfieber
    .text = Spiele sie am Ende deines Zuges aus, wenn ein Monster in Tokyo in diesem Zug durch dich ♥ verloren hat und du außerhalb von Tokyo bist: Mache nach diesem Zug noch einen.

card-giant-banana = Riesenbanane
    .text = Erhalte 2♥.

card-chest-thumping = Brusttrommeln
    .text = Du darfst jedes Monster in Tokyo, das deine ✊ ♥ gekostet haben, zwingen, Tokyo zu räumen.

card-alpha-male = Alphamännchen
    .text = Erhalte 1★ in jedem Zug, in dem deine ✊ mindestens ein Monster ♥ kosten.

card-i-am-the-king = Ich bin der König!
    .text = Erhalte 1★, sooft du Tokyo betrittst und sooft dein Zug dort beginnt.

card-twas-beauty-killed-the-beast = Die Schöne tötete das Biest
    .text = Spiele sie aus, während du in Tokyo bist. Erhalte 1★, sooft ein Zug endet, deiner oder der eines anderen. Verlässt du Tokyo lebend, verlierst du diese Karte und alle deine ★.

## Meka Dragon

monster-meka-dragon =
    .intro = Gebaut, um die Stadt zu beschützen, aufgerüstet, um sie besser zu beschützen, und jetzt schützt er sie vor allem, was sich bewegt.

card-mecha-blast = Mecha-Salve
    .text = Spiele sie aus, wenn deine ✊ gleich zuschlagen: In diesem Zug kosten sie jedes Monster, das sie ♥ kosten, 2♥ mehr.

card-destructive-analysis = Zerstörungsanalyse
    .text = Spiele sie aus, wenn dein Ergebnis feststeht: Erhalte 1⚡ für jede ✊ auf seinen Würfeln.

card-programmed-to-destroy = Auf Zerstörung programmiert
    .text = Erhalte 3★ und 2⚡, sooft die ♥ eines anderen Monsters auf 0 fallen.

card-tune-up = Generalüberholung
    .text = Spiele sie außerhalb von Tokyo vor deinem ersten Wurf aus: Erhalte 4♥ und 2⚡. Lass den Rest deines Zuges aus, auch sein Ende.

card-breath-of-doom = Atem des Verderbens
    .text = Einmal pro Zug, wenn ein Monster in Tokyo durch dich ♥ verliert, egal wie, verliert auch jedes andere Monster außerhalb von Tokyo 1♥.

card-lightning-armor = Blitzrüstung
    .text = Verlierst du durch ein anderes Monster ♥, darfst du mit ebenso vielen Würfeln würfeln: Es verliert 1♥ für jede ✊.

card-target-acquired = Ziel erfasst
    .text = Verlierst du durch ✊ ♥, darfst du dem Angreifer das Zielplättchen geben, wo immer es war. Sooft das Monster, das es hat, durch dich ♥ verliert, verliert es 1 mehr.

card-claws-of-steel = Klauen aus Stahl
    .text = Ein Monster, das in deinem Zug durch dich 3♥ oder mehr verliert, verliert 1 mehr. Die Verluste eines Zuges summieren sich, und jeder weitere ist wieder um 1 höher.

## Alienoid

monster-alienoid =
    .intro = Hat auf friedlicher Mission die halbe Galaxis durchquert und dann Strom gekostet.

card-alien-scourge = Außerirdische Plage
    .text = Erhalte 2★.

card-precision-field-support = Gezielte Unterstützung
    .text = Decke Karten vom Stapel auf, bis eine Behalten-Karte mit aufgedruckten Kosten von 4⚡ oder weniger kommt: Sie gehört dir, ohne als gekauft zu gelten. Lege die anderen ab.

card-anger-batteries = Wutbatterien
    .text = Erhalte 1⚡ für jedes ♥, das du in diesem Zug verloren hast, warum auch immer.

card-adapting-technology = Anpassbare Technik
    .text = Kommt mit 3 Ladungen. Während du kaufst, gib eine aus, um die Auslage umsonst auszutauschen. Lege diese Karte mit der letzten Ladung ab.

card-funny-looking-but-dangerous = Komisch, aber gefährlich
    .text = Hat dein Ergebnis drei 2er oder mehr, verliert jedes andere Monster 1♥, zusammen mit deinen ✊, falls es welche gibt.

card-exotic-arms = Exotische Waffen
    .text = Vor deinem ersten Wurf darfst du 2⚡ auf diese Karte legen. Zeigen deine Würfel drei ✊ oder mehr, nimmst du sie zurück, und jedes Monster, das deine ✊ ♥ kosten, verliert 2 mehr. Sonst sind sie weg und du verlierst 2♥.

card-mothership-support = Hilfe vom Mutterschiff
    .text = Einmal pro Zug, in deinem Zug, darfst du 1⚡ zahlen, um 1♥ zu erhalten, auch in Tokyo.

card-superior-alien-technology = Überlegene Alientechnik
    .text = Du darfst eine Behalten-Karte zur Hälfte deines Preises kaufen, aufgerundet, und sie markieren; du hast nie mehr als drei markierte Karten. Sooft dein Zug gleich beginnt, würfle für jede davon einen Würfel: Zeigt er ✊, lege die Karte ab.

## Godzilla

monster-godzilla =
    .intro = Hat gar nichts gegen die Stadt, sie liegt nur eben zwischen dem Meer und dem Ort, an den er will.

card-blue-flare = Blaues Leuchten
    .text = Nach deinem letzten Wurf: In diesem Zug ist jede ⚡ deines Ergebnisses auch eine ✊. Sie bringt weiterhin Energie.

card-trench-slumber = Schlaf im Tiefseegraben
    .text = Vor deinem ersten Wurf, während du außerhalb von Tokyo bist: Erhalte 3♥ und 2 Würfelplättchen. In diesem Zug würfelst du nicht und wertest keine Würfel aus.

card-wounded-pride = Verletzter Stolz
    .text = Gleich nachdem ein einziger Angriff dich 3♥ oder mehr gekostet hat und du überlebst: Erhalte 2★ und 1⚡.

card-landfall-roar = Gebrüll an der Küste
    .text = Jedes andere Monster verliert 1★ und 1⚡, soweit es sie hat.

card-jagged-plates = Zackige Platten
    .text = Wenn dich zum ersten Mal in einem Zug ✊ in Tokyo ♥ kosten, verliert der Angreifer 1♥.

card-restless-cells = Rastlose Zellen
    .text = Heilen dich deine Würfel mit ♥, geben sie dir 1♥ mehr.

card-rightful-throne = Rechtmäßiger Thron
    .text = Erhalte 1★ für jedes Monster, das Tokyo nach deinem Angriff räumt.

card-crushing-tread = Zermalmender Tritt
    .text = Einmal pro Zug, in deinem Zug, darfst du nach deinem letzten Wurf einen deiner 1er auf ✊ drehen.

## Mothra

monster-mothra =
    .intro = Wünscht niemandem etwas Böses, was unter einem Flügel, der drei Straßen bedeckt, schwer zu glauben ist.

card-island-hymn = Hymne der Insel
    .text = Erhalte 2♥ und 1★. Wähle ein anderes Monster: Es erhält 1♥.

card-glittering-scales = Glitzernde Schuppen
    .text = Nach dem letzten Wurf eines anderen Monsters: Ein oder zwei seiner Würfel mit ✊, nach deiner Wahl, zählen in diesem Zug nicht. Verändert es so einen Würfel danach, zählt die neue Seite.

card-silk-barricade = Seidenbarrikade
    .text = Wenn ein anderes Monster in seinem Schritt „Tokyo betreten“ Tokyo betreten würde: Es bleibt in diesem Zug draußen, und der Platz bleibt leer. Erhalte 1★.

card-egg-on-the-shore = Ei am Strand
    .text = Wenn deine ♥ auf 0 fallen: Spiele mit 4♥ weiter. Du verlierst alle deine ⚡ und verlässt Tokyo.

card-soft-landing = Sanfte Landung
    .text = Sooft du Tokyo lebend verlässt, warum auch immer, erhalte 1♥ und 1⚡.

card-pollen-store = Pollenvorrat
    .text = Jedes ♥ deines Ergebnisses, das weder heilt noch einen Marker entfernt, bringt dir 1⚡, bis zu 2⚡ pro Zug.

card-pacifists-glow = Glanz der Friedfertigen
    .text = Erhalte 1⚡, wenn dein Ergebnis keine ✊ hat, auch keine hinzugefügten.

card-powdered-shield = Puderschild
    .text = Wenn du genau 2♥ auf einen Schlag verlieren würdest, verlierst du 1♥.

## Rodan

monster-rodan =
    .intro = Kommt ein wenig früher als sein eigener Donnerschlag und ist fort, bevor die Scheiben am Boden liegen.

card-stooping-dive = Sturzflug
    .text = Wenn dein Schritt „Tokyo betreten“ beginnt und du außerhalb von Tokyo bist: Ein Monster in Tokyo, das deine ✊ in diesem Zug verwundet haben, muss räumen, und du nimmst seinen Platz ein.

card-sonic-boom = Überschallknall
    .text = Wenn du Tokyo betrittst: Jedes andere Monster verliert 1♥ und, wenn es welche hat, 1⚡.

card-sudden-updraft = Plötzlicher Aufwind
    .text = Wenn dich ✊ ♥ kosten würden: Dieser Angriff kostet keine. Bist du in Tokyo, räumst du es.

card-out-of-the-crater = Aus dem Krater
    .text = Wenn du deinen Zug mit 4♥ oder weniger beginnst: Erhalte 2♥ und 2 Würfelplättchen.

card-wanderer = Wanderer
    .text = Am Ende deines Zuges darfst du Tokyo verlassen; tust du es, erhalte 1⚡. Dein Platz bleibt leer.

card-thermal-rider = Thermikreiter
    .text = Sooft du Tokyo betrittst, erhalte 1 Würfelplättchen.

card-keen-eye = Scharfes Auge
    .text = Einmal pro Zug, in deinem Zug, darfst du, wenn kein Wurf mehr übrig ist, einen deiner Würfel neu würfeln.

card-peck-the-weak = Auf die Schwachen
    .text = Deine Angriffe kosten jedes Monster, das unmittelbar davor weniger ♥ hat als du, 1♥ mehr.

## King Gidorah

monster-king-gidorah =
    .intro = Drei Köpfe, drei Meinungen, ein goldenes Temperament: Worauf sie sich auch einigen, für dich wird es nicht gut.

card-forked-lightning = Gabelblitz
    .text = In deinem Zug: Verteile 3 Verluste von je 1♥ auf die anderen Monster, höchstens zwei auf jedes.

card-demand-for-tribute = Tributforderung
    .text = Jedes andere Monster gibt dir 1⚡. Eines, das keine hat, verliert stattdessen 1♥.

card-inverted-gravity = Umgekehrte Schwerkraft
    .text = Wenn dein Schritt „Tokyo betreten“ beginnt: Ein Monster in Tokyo und eines draußen, nach deiner Wahl, tauschen die Plätze. Du darfst eines davon sein. Das gilt nicht als Betreten oder Verlassen.

card-golden-hoard = Goldener Hort
    .text = Erhalte 1★ für jede Behalten-Karte vor dir, aber mindestens 1★ und höchstens 3★.

card-three-minds = Drei Köpfe, drei Hirne
    .text = Erhalte 2⚡, wenn genau drei deiner Würfel dieselbe Seite zeigen, einmal pro Zug.

card-world-ender = Weltenvernichter
    .text = Erhalte 2★ und 2⚡, sooft in deinem Zug die ♥ eines anderen Monsters auf 0 fallen, auch wenn etwas es rettet.

card-plunder-of-worlds = Geplünderte Welten
    .text = Karten mit aufgedruckten Kosten von 5⚡ oder mehr kosten dich 2⚡ weniger.

card-weaving-necks = Schlängelnde Hälse
    .text = Einmal pro Zug, in deinem Zug, darfst du nach deinem letzten Wurf 1⚡ zahlen, um einen Würfel auf eine Seite zu drehen, die zwei oder mehr deiner anderen Würfel zeigen.

## Mechagodzilla

monster-mechagodzilla =
    .intro = Eine Kopie in jeder Einzelheit, bis auf die Lenkwaffen, die Raketen und das völlige Fehlen von Zweifeln.

card-all-bays-open = Alle Schächte offen
    .text = Nach deinem letzten Wurf: Füge deinem Ergebnis eine ✊ hinzu und eine weitere für jedes Würfelplättchen, das du dafür einsetzt. Es bleiben höchstens zwei Plättchen pro Zug.

card-field-repairs = Feldreparatur
    .text = Zahle bis zu 4⚡ und erhalte 1♥ für jede. Du darfst das auch tun, wenn du ♥ verlieren würdest, aber nicht mehr, wenn du bei 0 bist.

card-deflector-dome = Deflektorkuppel
    .text = Wenn du ♥ verlieren würdest: Du verlierst bis zu 3♥ weniger. Erhalte 1⚡.

card-backup-tape = Sicherungsband
    .text = In deinem Zug: Nimm eine andere temporäre Evolution aus deiner Ablage auf die Hand und erhalte 1⚡. Gibt es keine, erhalte 3⚡.

card-targeting-matrix = Zielmatrix
    .text = Einmal pro Zug, in deinem Zug, darfst du alle deine Würfel mit 1 neu würfeln; der Wurf davor gilt als dein letzter.

card-ablative-alloy = Ablative Legierung
    .text = Du verlierst 1♥ weniger durch alles außer ✊. Was du in ♥ bezahlst, gilt nicht als verloren.

card-modular-bays = Modulare Schächte
    .text = Erhalte 1 Würfelplättchen, sooft du eine Behalten-Karte kaufst.

card-fusion-printer = Fusionsdrucker
    .text = Einmal, während du kaufst, darfst du 3⚡ zahlen, um 1★ und 1 Würfelplättchen zu erhalten. Das ist nicht der Kauf einer Karte.

## Gigan

monster-gigan =
    .intro = Haken statt Händen und eine Säge im Bauch: Umarmungen werden abgelehnt, Aufträge angenommen.

card-buzzsaw-lunge = Kreissägenstoß
    .text = Während du deine ✊ auswertest: Jedes Monster in Tokyo, das sie verwunden, verliert 1♥ mehr, und 1★.

card-hook-and-hold = Haken und halten
    .text = Wenn ein Monster, das du verwundet hast, entscheiden soll, ob es räumt: Es kann in diesem Zug nicht räumen und verliert 1★.

card-visor-flash = Visierblitz
    .text = Im Zug eines anderen Monsters, nach einem seiner Würfe: Seine Würfel bleiben, wie sie sind, und nichts würfelt sie in diesem Zug neu. Gedreht werden können sie noch.

card-contract-killer = Auftragskiller
    .text = In deinem Zug: Ein anderes Monster deiner Wahl zahlt dir 3⚡ oder verliert 2♥, wie es will.

card-serrated-belly = Gezackter Bauch
    .text = Hat dein Ergebnis drei ✊ oder mehr, hinzugefügte mitgezählt, verliert jedes Monster, das sie verwunden, 1♥ mehr.

card-hybrid-metabolism = Hybrider Stoffwechsel
    .text = Erhalte 1⚡ in jedem Zug, in dem dich deine Würfel mit ♥ heilen.

card-hit-and-run = Zuschlagen und weg
    .text = Erhalte 1★ am Ende eines Zuges, den du außerhalb von Tokyo beendest, wenn deine ✊ darin ein Monster verwundet haben.

card-scavenged-circuits = Ausgeschlachtete Schaltkreise
    .text = Einmal, während du kaufst, darfst du die zuletzt abgelegte Karte kaufen, als läge sie offen aus. Nichts nimmt ihren Platz ein; ein Ereignis tut nur, was es beim Kauf tut.

## Kraken

monster-kraken =
    .intro = Kam aus der Tiefe herauf, weil sich dort unten jemand über den Lärm der Schiffe beschwert hat.

card-healing-rain = Heilender Regen
    .text = Erhalte 2♥.

card-destructive-wave = Zerstörerische Welle
    .text = Spiele sie aus, wenn du Tokyo betrittst: Jedes andere Monster verliert 2♥.

card-cult-worshippers = Anhänger des Kults
    .text = Erhalte 1★ für jedes ♥, das du in diesem Zug erhalten hast.

card-high-tide = Flut
    .text = Spiele sie aus, wenn dein Ergebnis feststeht: Jedes seiner ♥ zählt doppelt. Für das Ziehen einer Evolution zählen nur deine Würfel.

card-terror-of-the-deep = Schrecken der Tiefe
    .text = Wenn du ♥ verlieren würdest, darfst du für jedes davon einen Würfel würfeln: Jedes gewürfelte ♥ rettet eines.

card-eater-of-souls = Seelenfresser
    .text = Erhalte 1♥, sooft du Tokyo betrittst. Du kannst bis zu 12♥ haben.

card-sunken-temple = Versunkener Tempel
    .text = Vor deinem ersten Wurf, außerhalb von Tokyo, darfst du den Rest deines Zuges auslassen, auch sein Ende, um 3♥ und 3⚡ zu erhalten.

card-mandibles-of-dread = Kiefer des Grauens
    .text = Jedes Monster, das deine ✊ ♥ kosten, verliert 1★.

## Cyber Bunny

monster-cyber-bunny =
    .intro = Weiche Ohren, ein Anzug aus Stahl und eine sehr lange Liste offener Rechnungen: Niemand stiehlt diesem Hasen zweimal die Möhren.

card-stroke-of-genius = Geistesblitz
    .text = Erhalte 1⚡ für jede ⚡, die in diesem Zug in deinen Besitz kam.

card-emergency-battery = Notfallbatterie
    .text = Erhalte 3⚡.

card-rabbits-foot = Hasenpfote
    .text = Du verlierst für den Rest dieses Zuges keine ♥. Du darfst sie auch ausspielen, wenn du welche verlieren würdest; ein Angriff, der nichts kostet, gibt dir kein Recht zu räumen.

card-heart-of-the-rabbit = Hasenherz
    .text = Spiele sie nach dem letzten Wurf eines anderen Monsters aus: Würfle einen seiner Würfel nach deiner Wahl neu. Wenn du das nächste Mal Tokyo betrittst, nimm diese Karte aus deiner Ablage zurück auf die Hand.

card-secret-laboratory = Geheimlabor
    .text = Jede Machtkarte kostet dich 1⚡ weniger.

card-king-of-the-gizmo = König der Apparate
    .text = Erhalte 1★, sooft du eine Machtkarte kaufst.

card-energy-sword = Energieschwert
    .text = Vor deinem ersten Wurf darfst du 2⚡ zahlen. Zeigen deine Würfel dann ✊, füge deinem Ergebnis eine weitere ✊ hinzu und erhalte 1⚡ für jede ✊ auf deinen Würfeln.

card-electric-carrot = Elektromöhre
    .text = Wenn deine ✊ von Tokyo aus Monster ♥ kosten würden, gibt dir jedes davon 1⚡ oder verliert 1♥ mehr, wie es will; eines ohne ⚡ verliert das ♥.

## Pandakaï

monster-pandakai =
    .intro = Hat jahrelang auf einem Berg den inneren Frieden gesucht, bis jemand den Bambushain zubetoniert hat.

card-pandamonium = Pandämonium
    .text = Erhalte 6⚡. Jedes andere Monster erhält 3⚡.

card-eats-shoots-and-leaves = Isst, schießt und geht
    .text = Spiele sie aus, wenn du Tokyo betrittst: Erhalte 1⚡ und verlasse Tokyo, ohne dass jemand deinen Platz einnimmt. Jedes Monster, das außerhalb von Tokyo war, verliert 2♥.

card-bamboozle = Bambus-Bluff
    .text = Spiele sie aus, wenn ein anderes Monster eine Machtkarte kaufen will, außer vom Stapel: Es zahlt nichts und darf diese Karte in diesem Zug nicht kaufen. Kann es eine andere offene Karte bezahlen, kauft es eine davon, nach deiner Wahl.

card-bear-necessities = Bärige Gemütlichkeit
    .text = Verliere 1★, erhalte 2⚡ und 2♥.

card-panda-express = Panda-Express
    .text = Zeigt dein Ergebnis alle sechs Seiten, erhalte 2★ und mache nach diesem Zug noch einen. Eine ✊, die deinem Ergebnis hinzugefügt wird, zählt.

card-bamboo-supply = Bambusvorrat
    .text = Zu Beginn deines Zuges darfst du 1⚡ aus dem Vorrat auf diese Karte legen oder alle ⚡ von ihr nehmen.

card-pandarwinism = Pandarwinismus: Der Süßeste überlebt
    .text = Hat dein Ergebnis drei ♥ oder mehr, erhalte 1★ und 1★ mehr für jedes ♥ ab dem vierten.

card-yin-and-yang = Yin und Yang
    .text = Einmal pro Zug, in deinem Zug, darfst du nach deinem letzten Wurf alle deine Würfel umdrehen: Aus 1 wird 3 und aus 3 wird 1, aus 2 wird ♥ und aus ♥ wird 2, aus ✊ wird ⚡ und aus ⚡ wird ✊.

## Baby Gigazaur

monster-baby-gigazaur =
    .intro = Wollte nur sehen, wo Mama arbeitet, und hat es schon kaputt gemacht.

card-my-toy = Mein Spielzeug
    .text = Lege eine offene Machtkarte deiner Wahl unter diese; ihr Platz wird aufgefüllt. Nur du darfst sie kaufen, während du kaufst. Hast du es getan, lege eine andere hierher. Ereignisse können nicht hierher gelegt werden.

card-growing-fast = Wächst schnell
    .text = Hat dein Ergebnis keine ♥, erhalte 1♥, auch in Tokyo.

card-nurture-the-young = Nachwuchsförderung
    .text = Jedes Monster, das mehr ★ hat als du, gibt dir 1★.

card-tiny-tail = Schwänzchen
    .text = Einmal pro Zug, in deinem Zug, darfst du nach deinem letzten Wurf bis zu zwei deiner Würfel auf 1 drehen.

card-too-cute-to-smash = Zu süß zum Hauen
    .text = Ein Monster, dessen ✊ dich verwunden, verliert 1★.

card-so-small = So klein!
    .text = Wenn dich ✊ ♥ kosten würden, darfst du für jedes davon einen Würfel würfeln: Zeigt einer ♥, verlierst du keines.

card-underrated = Unterschätzt
    .text = Spiele sie nach deinem letzten Wurf aus: Füge deinem Ergebnis zwei ✊ hinzu. Du greifst auch ohne eine ✊ auf deinen Würfeln an.

card-yummy-yummy = Mjam, mjam
    .text = Erhalte 2♥ und 1⚡.
