# Worüber man stolpert, gesagt, wo es geschieht: Jedes kommt zum Grund eines Vorgangs dazu.

too-few-alike = Eine Zahl punktet nur, wenn drei Würfel oder mehr sie zeigen. Eine oder zwei davon bringen keine ★.
no-healing-in-tokyo = { $who } ist in Tokyo, wo die ♥ auf den Würfeln nicht heilen.
nothing-to-heal = { $who } hat schon { $hearts }♥ und kann nicht mehr haben: Die ♥ auf den Würfeln heilen nicht.
smashes-outside = Diese ✊ wurden draußen gewürfelt, wo ✊ auf Tokyo zielen, und dort ist niemand. Sie drehen nicht um und treffen die anderen, wenn { $who } eingezogen ist.
smashes-spent = { $who } hat die ✊ draußen gewürfelt, wo sie auf Tokyo zielen. Sie treffen die Monster draußen nicht, jetzt, nach dem Einzug.
same-side = Aus Tokyo heraus treffen ✊ nur die Monster draußen. Zwei Monster in Tokyo treffen einander nie.
nobody-outside = Aus Tokyo heraus treffen ✊ nur die Monster draußen, und dort ist keines.
no-walking-out = { $who } kann nicht einfach aus Tokyo hinausspazieren. Die Wege hinaus sind: nach einem Angriff räumen, ausscheiden, in der Bay sein, wenn sie schließt, oder eine Karte, die es sagt.
no-yielding-to-cards = { $who } darf deswegen nicht räumen: Das ist kein Angriff. Nur die ✊ eines anderen Monsters geben das Recht, Tokyo zu verlassen.
no-yielding-without-die = { $who } darf deswegen nicht räumen: Nach den Regeln dieses Tisches braucht der Angreifer ✊ auf einem Würfel, und diese hat eine Karte hinzugefügt.
bay-stays = { $who } bleibt in Tokyo Bay. Niemand rückt auf, nur weil die City frei ist.
dead-with-twenty = { $who } hatte 20★, aber 20★ gewinnen nur, wenn ihr Besitzer lebt, wenn sie gezählt werden.
twenty-until-turn = { $who } hat noch nicht gewonnen. Die 20★ zählen am Ende dieses Zuges, wenn { $who } dann noch lebt und sie noch hat.
twenty-until-round = { $who } hat noch nicht gewonnen. Die 20★ zählen am Ende der Runde, wenn { $who } dann noch lebt und sie noch hat.
