# Ce qui fait trébucher les gens, dit là où cela arrive : chaque texte s’ajoute à la raison d’un fait.

too-few-alike = Un chiffre ne marque que si trois dés ou plus le montrent. Un ou deux ne valent aucune ★.
no-healing-in-tokyo = { $who } est dans Tokyo, où les ♥ de ses dés ne soignent pas.
nothing-to-heal = { $who } a déjà { $hearts }♥ et ne peut pas en avoir plus : les ♥ de ses dés ne soignent rien.
smashes-outside = Ces ✊ ont été lancées dehors, où les ✊ visent Tokyo, et personne n’y est. Elles ne se retournent pas contre les autres une fois { $who } à l’intérieur.
smashes-spent = { $who } a lancé ses ✊ dehors, où elles visent Tokyo. Elles ne frappent pas les monstres de dehors une fois l’entrée faite.
same-side = Depuis Tokyo, les ✊ ne frappent que les monstres de dehors. Deux monstres dans Tokyo ne se frappent jamais.
nobody-outside = Depuis Tokyo, les ✊ ne frappent que les monstres de dehors, et il n’y en a aucun.
no-walking-out = { $who } ne peut pas sortir de Tokyo à pied. On en sort en cédant après une attaque, en étant éliminé, en étant dans la baie quand elle ferme, ou par une carte qui le dit.
no-yielding-to-cards = { $who } ne peut pas céder pour cela : ce n’est pas une attaque. Seules les ✊ d’un autre monstre donnent le droit de quitter Tokyo.
no-yielding-without-die = { $who } ne peut pas céder face à cela : d’après les règles de cette table, il faut une ✊ sur un dé de l’attaquant, et c’est une carte qui a ajouté celle-ci.
bay-stays = { $who } reste dans la baie de Tokyo. On ne passe pas en ville juste parce qu’elle est libre.
dead-with-twenty = { $who } avait 20★, mais 20★ ne gagnent que si leur propriétaire est en vie quand on les compte.
twenty-until-turn = { $who } n’a pas encore gagné. Les 20★ comptent à la fin de ce tour, si { $who } est toujours en vie et les a toujours.
twenty-until-round = { $who } n’a pas encore gagné. Les 20★ comptent à la fin du tour de table, si { $who } est toujours en vie et les a toujours.
