### Les cartes Pouvoir : leur nom et ce qu’elles font, dans nos propres mots.

## Paquet classique

card-acid-attack-first = Attaque acide
    .text = À chacun de tes tours, inflige 1 dégât supplémentaire à tous les monstres que tes ✊ pourraient atteindre. Sans aucune ✊, ce dégât est seul et n’est pas une attaque. Si tu achètes cette carte après tes dés, elle agit aussitôt.

card-acid-attack-second = Attaque acide
    .text = Ajoute une ✊ à chacun de tes résultats, même s’il n’en a aucune. Elle compte comme une ✊ pour tout.

card-alien-metabolism-first = Métabolisme extraterrestre
    .text = Chaque carte que tu achètes te coûte 1⚡ de moins.

card-alien-metabolism-second = Origine extraterrestre
    .text = Chaque carte que tu achètes te coûte 1⚡ de moins.

card-alpha-monster-first = Monstre alpha
    .text = Gagne 1★ à chaque tour où ton attaque fait vraiment perdre des ♥ à un autre monstre.

card-alpha-monster-second = Monstre alpha
    .text = Gagne 1★ à chaque tour où ton résultat a au moins une ✊, qu’elle frappe quelqu’un ou non.

card-apartment-building = Immeuble d’habitation
    .text = Gagne 3★.

card-armor-plating = Blindage
    .text = Ignore toute perte d’exactement 1♥.
    .armour-by-source-yes = Ignore toute perte d’exactement 1♥. Les ✊ d’une attaque et ce que chaque carte y ajoute comptent séparément.

card-background-dweller = Tapi dans l’ombre
    .text = Tu peux relancer tes dés qui montrent 3 à tout moment, aussi souvent que tu veux, sans utiliser de lancer.

card-burrowing-first = Fouisseur
    .text = Dans Tokyo, tes attaques infligent 1 dégât supplémentaire. Quand tu cèdes Tokyo, le monstre qui prend ta place subit 1 dégât.

card-burrowing-second = Fouisseur
    .text = Dans Tokyo, ajoute une ✊ à chacun de tes résultats, même s’il n’en a aucune. Quand tu cèdes Tokyo, le monstre qui prend ta place perd 1♥.

card-camouflage = Camouflage
    .text = Quand tu vas perdre des ♥, lance un dé pour chacun : chaque ♥ obtenu en sauve un.

card-commuter-train = Train de banlieue
    .text = Gagne 2★.

card-complete-destruction = Destruction totale
    .text = Gagne 9★ si ton résultat a les six faces : 1, 2, 3, ⚡, ♥ et ✊.

card-corner-store = Épicerie de quartier
    .text = Gagne 1★.

card-dedicated-news-team-first = Équipe de reporters
    .text = Gagne 1★ chaque fois que tu achètes une autre carte.

card-dedicated-news-team-second = Chouchou des médias
    .text = Gagne 1★ chaque fois que tu achètes une autre carte.

card-drop-from-high-altitude-first = Tombé du ciel
    .text = Gagne 2★. Si tu n’es pas dans Tokyo, prends la ville de Tokyo ; qui s’y trouve en part.
    .dropping-in-all-leave = Gagne 2★. Tous les autres monstres quittent Tokyo et tu prends la ville de Tokyo.
    .dropping-in-not-in-bay = Gagne 2★. Si tu n’es pas dans Tokyo, prends la ville de Tokyo ; qui s’y trouve en part. Dans la baie de Tokyo, cette carte ne fait rien.

card-drop-from-high-altitude-second = La mort venue d’en haut
    .text = Gagne 2★. Tous les autres monstres quittent Tokyo et tu prends la ville de Tokyo.
    .dropping-in-city = Gagne 2★. Si tu n’es pas dans Tokyo, prends la ville de Tokyo ; qui s’y trouve en part.
    .dropping-in-not-in-bay = Gagne 2★. Si tu n’es pas dans Tokyo, prends la ville de Tokyo ; qui s’y trouve en part. Dans la baie de Tokyo, cette carte ne fait rien.

card-eater-of-the-dead = Dévoreur de cadavres
    .text = Gagne 3★ chaque fois que les ♥ d’un monstre tombent à 0.

card-energize = Recharge
    .text = Gagne 9⚡.

card-energy-hoarder = Accumulateur d’énergie
    .text = À la fin de ton tour, gagne 1★ pour chaque lot de 6⚡ que tu as ; tu les gardes.

card-evacuation-orders = Ordre d’évacuation
    .text = Tous les autres monstres perdent 5★.

card-even-bigger-first = Encore plus grand
    .text = Gagne 2♥ quand tu reçois cette carte ; ton maximum est de 12♥. Quand tu la perds, tu perds 2♥ et ton maximum redevient 10♥.

card-even-bigger-second = Encore plus grand
    .text = Gagne 2♥ quand tu reçois cette carte ; ton maximum est de 12♥. Quand tu la perds, ton maximum redevient 10♥.

card-extra-head = Tête supplémentaire
    .text = Tu lances un dé supplémentaire.

card-fire-blast-first = Boule de feu
    .text = Tous les autres monstres perdent 2♥.

card-fire-blast-second = Lance-flammes
    .text = Tous les autres monstres perdent 2♥.

card-fire-breathing-first = Souffle de feu
    .text = Chaque fois que tu infliges des dégâts à un autre monstre, tes voisins de gauche et de droite subissent 1 dégât supplémentaire.
    .neighbours-burn-roll = Si ton résultat a au moins une ✊, tes voisins de gauche et de droite perdent chacun 1♥, où qu’ils soient. S’il ne reste qu’un adversaire, il perd 1♥, pas 2.
    .neighbours-burn-reached = Quand tu infliges des dégâts à ton voisin de gauche ou de droite, il subit 1 dégât supplémentaire.
    .neighbours-burn-attacked = Quand tu attaques ton voisin de gauche ou de droite, il subit 1 dégât supplémentaire.

card-fire-breathing-second = Cracheur de feu
    .text = Si ton résultat a au moins une ✊, tes voisins de gauche et de droite perdent chacun 1♥, où qu’ils soient. S’il ne reste qu’un adversaire, il perd 1♥, pas 2.
    .neighbours-burn-any-damage = Chaque fois que tu fais perdre des ♥ à un autre monstre, tes voisins de gauche et de droite perdent 1♥ de plus.
    .neighbours-burn-reached = Quand tu fais perdre des ♥ à ton voisin de gauche ou de droite, il perd 1♥ de plus.
    .neighbours-burn-attacked = Quand tes ✊ frappent ton voisin de gauche ou de droite, il perd 1♥ de plus.

card-freeze-time-first = Temps figé
    .text = Après un tour où tu as marqué avec trois 1 ou plus, tu peux en jouer un autre avec un dé de moins ; cela s’accumule de tour en tour.

card-freeze-time-second = Temps figé
    .text = Après un tour où ton résultat avait trois 1 ou plus, tu peux en jouer un autre avec un dé de moins que dans celui-ci, même si tu as alors plus de dés.

card-frenzy-first = Frénésie
    .text = Ton tour s’achève aussitôt, sans les effets de fin de tour, et tu en commences un autre.

card-frenzy-second = Frénésie
    .text = Joue un autre tour après celui-ci.

card-friend-of-children = Ami des enfants
    .text = Chaque fois que tu gagnes des ⚡, gagne 1⚡ de plus. Les remboursements et les ⚡ posées sur une carte ne comptent pas.

card-gas-refinery = Raffinerie de gaz
    .text = Gagne 2★. Tous les autres monstres perdent 3♥.

card-giant-brain = Cerveau géant
    .text = Tu as un lancer supplémentaire à chaque tour.

card-gourmet = Fine bouche
    .text = Quand tu marques avec trois 1 ou plus, gagne 2★ de plus.

card-heal = Soin
    .text = Gagne 2♥.

card-healing-ray-first = Rayon soignant
    .text = Avec tes dés ♥, tu peux soigner d’autres monstres ; chacun te paie 2⚡ par ♥, ou tout ce qu’il lui reste.

card-healing-ray-second = Rayon soignant
    .text = Avec tes dés ♥, tu peux donner des ♥ à d’autres monstres ; chacun te paie 2⚡ par ♥, ou autant qu’il peut.

card-herbivore-first = Herbivore
    .text = Gagne 1★ à la fin de ton tour si tu n’as infligé de dégâts à aucun autre monstre.

card-herbivore-second = Herbivore
    .text = Gagne 1★ à la fin de ton tour si tu n’as fait perdre de ♥ à personne, pas même à toi.

card-herd-culler = Tri du troupeau
    .text = Une fois par tour, à ton tour, après ton dernier lancer, tu peux tourner un de tes dés sur 1.

card-high-altitude-bombing = Bombardement stratégique
    .text = Tous les monstres perdent 3♥, toi aussi.

card-it-has-a-child-first = … Mais il a un enfant !
    .text = Quand tes ♥ tombent à 0 : perds toutes tes cartes et tes ★, quitte Tokyo et continue à jouer avec 10♥. Tu gardes tes ⚡.

card-it-has-a-child-second = Il a un petit !
    .text = Quand tes ♥ tombent à 0 : perds toutes tes cartes et tes ★, quitte Tokyo et continue à jouer avec 10♥. Tu gardes tes ⚡.

card-jet-fighters = Avions de chasse
    .text = Gagne 5★ et perds 4♥.

card-jets = Réacteurs
    .text = Quand on t’attaque dans Tokyo, décide aussitôt : céder et ne subir aucun dégât de cette attaque, ou rester et tout subir.

card-made-in-a-lab = Monstre éprouvette
    .text = Pendant tes achats, tu peux regarder la première carte de la pioche sans la montrer, et l’acheter. Sinon elle y reste.

card-metamorph-first = Métamorphe
    .text = À la fin de ton tour, tu peux défausser autant de tes cartes Permanentes que tu veux, celle-ci comprise ; pour chacune, tu récupères les ⚡ payées.

card-metamorph-second = Métamorphe
    .text = À la fin de ton tour, tu peux défausser autant de tes cartes Permanentes que tu veux, celle-ci comprise ; pour chacune, tu reçois son coût imprimé en ⚡.

card-mimic-first = Imitateur
    .text = Choisis une carte devant n’importe quel monstre : cette carte-ci en est une copie, comme si tu venais de l’acheter. Au début de ton tour, tu peux payer 1⚡ pour en choisir une autre. Si la carte copiée quitte le jeu, cette carte-ci ne fait rien jusqu’à ton prochain choix.

card-mimic-second = Mimétisme
    .text = Choisis une carte Permanente devant n’importe quel monstre : cette carte-ci en est une copie, comme si tu venais de l’acheter. Au début de ton tour, avant de lancer, tu peux payer 1⚡ pour en choisir une autre. Si la carte copiée quitte le jeu, cette carte-ci ne fait rien jusqu’à ton prochain choix.

card-monster-batteries-first = Piles pour monstre
    .text = Quand tu reçois cette carte, pose dessus autant de tes ⚡ que tu veux ; la réserve en ajoute autant. Au début de chacun de tes tours, prends-y 2⚡. Défausse-la quand elle est vide.

card-monster-batteries-second = Monstre à piles
    .text = Arrive avec 6⚡ dessus. Au début de chacun de tes tours, prends-y 2⚡. Défausse-la quand elle est vide.

card-national-guard = Garde nationale
    .text = Gagne 2★ et perds 2♥.

card-nova-breath = Souffle nova
    .text = Tes attaques frappent tous les autres monstres, où qu’ils soient.

card-nuclear-power-plant = Centrale nucléaire
    .text = Gagne 2★ et 3♥.

card-omnivore-first = Omnivore
    .text = Une fois par tour, à ton tour, si ton résultat a un 1, un 2 et un 3, gagne 2★. Les dés comptent encore pour tout le reste.

card-omnivore-second = Détritivore
    .text = Une fois par tour, à ton tour, si ton résultat a un 1, un 2 et un 3, gagne 2★. Les dés comptent encore pour tout le reste.

card-opportunist = Opportuniste
    .text = Chaque fois qu’une nouvelle carte est révélée, tu peux l’acheter aussitôt, même au tour d’un autre monstre. Si plusieurs monstres le peuvent, le premier à gauche du monstre actif a la priorité.
    .new-card-first-active = Chaque fois qu’une nouvelle carte est révélée, tu peux l’acheter aussitôt, même au tour d’un autre monstre. Si plusieurs monstres le peuvent, le monstre actif a la priorité, puis le premier à sa gauche.

card-parasitic-tentacles = Tentacules parasites
    .text = Pendant tes achats, tu peux aussi acheter des cartes devant d’autres monstres ; ils ne peuvent pas refuser, ils reçoivent les ⚡ que tu paies, et la carte vient avec ce qu’elle porte.

card-plot-twist = Coup de théâtre
    .text = Après ton dernier lancer, tu peux tourner un de tes dés sur n’importe quelle face ; défausse ensuite cette carte.

card-poison-quills-first = Piquants empoisonnés
    .text = Quand tu marques avec trois 2 ou plus, inflige 2 dégâts à tous les monstres que tes ✊ pourraient atteindre, en même temps que tes ✊. Sans aucune ✊, ce n’est pas une attaque.

card-poison-quills-second = Piquants empoisonnés
    .text = Si ton résultat a trois 2 ou plus, ajoute-lui deux ✊.

card-poison-spit-first = Crachat venimeux
    .text = Chaque monstre à qui ton attaque fait perdre des ♥ reçoit un jeton Poison. À la fin de son tour, un monstre perd 1♥ par jeton. Un dé ♥ peut en retirer un au lieu de soigner.
    .counters-for-attacked = Chaque monstre que tu attaques reçoit un jeton Poison, qu’il perde des ♥ ou non. À la fin de son tour, un monstre perd 1♥ par jeton. Un dé ♥ peut en retirer un au lieu de soigner.

card-poison-spit-second = Crachat venimeux
    .text = Chaque monstre à qui tes ✊ font perdre des ♥ reçoit un jeton Poison. À la fin de son tour, un monstre perd 1♥ par jeton. Hors de Tokyo, un dé ♥ peut en retirer un au lieu de donner 1♥.
    .counters-for-attacked = Chaque monstre que frappent tes ✊ reçoit un jeton Poison, qu’il perde des ♥ ou non. À la fin de son tour, un monstre perd 1♥ par jeton. Hors de Tokyo, un dé ♥ peut en retirer un au lieu de donner 1♥.

card-psychic-probe = Sonde psychique
    .text = Une fois au tour de chaque autre monstre, après son dernier lancer, tu peux relancer un de ses dés. S’il tombe sur ♥, défausse cette carte.

card-rapid-healing = Guérison rapide
    .text = À tout moment, tu peux payer 2⚡ pour gagner 1♥, autant de fois que tu peux payer.

card-regeneration-first = Régénération
    .text = Chaque fois que tu te soignes, soigne 1♥ de plus.

card-regeneration-second = Régénération
    .text = Chaque fois que tu gagnes des ♥, gagne 1♥ de plus.

card-rooting-for-the-underdog = Soutien au plus faible
    .text = À la fin de ton tour, gagne 1★ si personne n’a aussi peu de ★ que toi.

card-shrink-ray-first = Rayon réducteur
    .text = Chaque monstre à qui ton attaque fait perdre des ♥ reçoit un jeton Réduction. Un monstre lance un dé de moins par jeton qu’il a au début de son tour. Un dé ♥ peut en retirer un au lieu de soigner.
    .counters-for-attacked = Chaque monstre que tu attaques reçoit un jeton Réduction, qu’il perde des ♥ ou non. Un monstre lance un dé de moins par jeton qu’il a au début de son tour. Un dé ♥ peut en retirer un au lieu de soigner.

card-shrink-ray-second = Rayon réducteur
    .text = Chaque monstre à qui tes ✊ font perdre des ♥ reçoit un jeton Réduction. Un monstre lance un dé de moins par jeton qu’il a au début de son tour. Hors de Tokyo, un dé ♥ peut en retirer un au lieu de donner 1♥.
    .counters-for-attacked = Chaque monstre que frappent tes ✊ reçoit un jeton Réduction, qu’il perde des ♥ ou non. Un monstre lance un dé de moins par jeton qu’il a au début de son tour. Hors de Tokyo, un dé ♥ peut en retirer un au lieu de donner 1♥.

card-skyscraper = Gratte-ciel
    .text = Gagne 4★.

card-smoke-cloud = Nuage de fumée
    .text = Arrive avec 3 charges. Avant d’arrêter de lancer, dépenses-en une pour relancer les dés de ton choix. Défausse cette carte avec sa dernière charge.

card-solar-powered = Énergie solaire
    .text = À la fin de ton tour, gagne 1⚡ si tu n’en as aucune.

card-spiked-tail-first = Queue hérissée
    .text = Tes attaques infligent 1 dégât supplémentaire.

card-spiked-tail-second = Queue hérissée
    .text = Ajoute une ✊ à chacun de tes résultats qui en a au moins une.

card-stretchy = Extensible
    .text = Après ton dernier lancer, tu peux payer 2⚡ pour tourner un de tes dés sur n’importe quelle face, autant de fois que tu peux payer.

card-tanks-first = Chars d’assaut
    .text = Gagne 4★ et perds 3♥.

card-tanks-second = Char d’assaut
    .text = Gagne 4★ et perds 3♥.

card-telepath-first = Télépathe
    .text = Avant d’arrêter de lancer, paie 1⚡ pour relancer les dés de ton choix, autant de fois que tu peux payer.

card-telepath-second = Boisson énergisante
    .text = Avant d’arrêter de lancer, paie 1⚡ pour relancer les dés de ton choix, autant de fois que tu peux payer.

card-urbavore-first = Urbavore
    .text = Gagne 1★ de plus quand tu commences ton tour dans Tokyo. Tous les dégâts que tu infliges depuis Tokyo, par ✊ ou par carte, augmentent de 1 pour chaque autre monstre.
    .raised-damage-not-bought = Gagne 1★ de plus quand tu commences ton tour dans Tokyo. Tous les dégâts que tu infliges depuis Tokyo, sauf ceux des cartes que tu achètes, augmentent de 1 pour chaque autre monstre.
    .raised-damage-attacks = Gagne 1★ de plus quand tu commences ton tour dans Tokyo. Les dégâts de tes attaques depuis Tokyo augmentent de 1 pour chaque autre monstre.

card-urbavore-second = Urbavore
    .text = Gagne 1★ de plus quand tu commences ton tour dans Tokyo. Dans Tokyo, ajoute une ✊ à chacun de tes résultats qui en a au moins une.

card-vast-storm = Immense tempête
    .text = Gagne 2★. Tous les autres monstres perdent la moitié de leurs ⚡, arrondie vers le bas.

card-were-only-making-it-stronger-first = On ne fait que le renforcer
    .text = Chaque fois que tu perds 2♥ ou plus d’un coup, gagne 1⚡.

card-were-only-making-it-stronger-second = On ne fait que le rendre plus fort !
    .text = Chaque fois que tu perds 2♥ ou plus d’un coup, gagne 1⚡.

card-wings-first = Ailes
    .text = Paie 2⚡ quand tu vas subir des dégâts : tu n’en subis aucun pour le reste de ce tour.

card-wings-second = Ailes
    .text = Paie 2⚡ quand tu vas perdre des ♥ : tu n’en perds aucun pour le reste de ce tour.

## Promotionnelles

card-amusement-park = Parc d’attractions
    .text = Gagne 4★.

card-army = Armée
    .text = Pour chaque carte que tu as, gagne 1★ et perds 1♥, tout en même temps.

card-barricades = Barrages
    .text = Tous les autres monstres perdent 3★.

card-biofuel = Biocarburant
    .text = Après ton dernier lancer, tu peux utiliser autant de tes dés ♥ que tu veux comme ⚡.

card-bull-headed = Tête de mule
    .text = Quand tu peux céder Tokyo et que tu restes, gagne 1★.

card-cannibalistic = Cannibale
    .text = Quand tu fais perdre des ♥ à d’autres monstres, gagne 1♥.

card-draining-ray = Rayon drainant
    .text = Si quatre de tes dés ou plus montrent la même face, prends 1★ à chacun des monstres qui ont le plus de ★.

card-electric-armor = Armure électrique
    .text = Quand tu vas perdre des ♥, tu peux payer 1⚡ pour perdre 1♥ de moins.

card-flaming-aura = Aura enflammée
    .text = Si quatre de tes dés ou plus montrent la même face, tous les autres monstres perdent 1♥.

card-gamma-blast = Explosion gamma
    .text = Quand tu entres dans Tokyo, tous les autres monstres perdent 1♥.

card-hungry-urbavore = Urbavore affamé
    .text = Gagne 1★ de plus quand tu entres dans Tokyo.

card-ice-cream-truck = Camion de glaces
    .text = Gagne 1★ et 2♥.

card-intimidating-roar = Rugissement intimidant
    .text = Les monstres dans Tokyo à qui ton attaque fait perdre des ♥ doivent céder.

card-jagged-tactician = Tacticien épineux
    .text = Quand tu cèdes Tokyo, gagne 1⚡, et le monstre qui prend ta place perd 1♥.

card-monster-pets = Animaux monstrueux
    .text = Tous les monstres perdent 3★, toi aussi.

card-nanobots = Nanorobots
    .text = Quand tu commences ton tour avec moins de 3♥, gagne 2♥.

card-natural-selection = Sélection naturelle
    .text = Gagne 4⚡ et 4♥ quand tu reçois cette carte ; tu lances un dé supplémentaire. Si un de tes dés montre 3 à la fin de ton tour, tu perds tous tes ♥.

card-orb-of-doom = Orbe fatal
    .text = Chaque fois qu’un autre monstre relance des dés de son propre résultat, il perd 1♥.

card-reflective-hide = Peau réfléchissante
    .text = Quand un autre monstre te fait perdre des ♥, il perd 1♥ ; cette perte ne compte pas comme causée par toi.

card-shrinky = Rétréci
    .text = Après ton dernier lancer, tu peux utiliser comme 1 autant de tes dés qui montrent 2 que tu veux.

card-sleep-walker = Somnambule
    .text = À ton tour, pendant tes achats, paie 3⚡ pour gagner 1★, autant de fois que tu peux payer.

card-super-jump = Super saut
    .text = Une fois par tour, quand tu vas perdre des ♥, tu peux payer 1⚡ pour perdre 1♥ de moins.

card-supertower = Super tour
    .text = Gagne 5★.

card-throw-a-tanker = Lancer de pétrolier
    .text = À la fin de ton tour, si tu y as fait perdre 3♥ ou plus en tout à d’autres monstres, gagne 2★.

card-thunder-stomp = Pas de tonnerre
    .text = Après un tour où tu as gagné 4★ ou plus, chaque autre monstre lance un dé de moins jusqu’au début de ton prochain tour.

card-unstable-dna = ADN instable
    .text = Quand tu cèdes Tokyo, tu peux prendre une carte du monstre qui prend ta place et lui donner cette carte.

## Costumes

card-astronaut = Astronaute
    .text = Tu gagnes avec 17★ au lieu de 20★.

card-cheerleader = Pom-pom girl
    .text = Après le dernier lancer d’un autre monstre, tu peux ajouter un ✊ à son lancer.

card-clown = Clown
    .text = Si tes dés montrent les six faces après ton dernier lancer, tu peux tourner chacun d’eux sur la face de ton choix.

card-devil = Diable
    .text = Pendant ton tour, les autres monstres à qui tu fais perdre des ♥ perdent 1♥ de plus.

card-ghost = Fantôme
    .text = À la fin de chaque tour où tu as perdu des ♥, gagne 1♥.

card-pirate = Pirate
    .text = Prends 1⚡ à chaque autre monstre à qui tu fais perdre des ♥.

card-princess = Princesse
    .text = Au début de ton tour, gagne 1★.

card-robot = Robot
    .text = Quand tu vas perdre des ♥, tu peux perdre 1⚡ à la place de chacun d’eux, pour autant que tu veux.

card-statue-of-liberty = Statue de la Liberté
    .text = Tu as un lancer de plus à chaque tour.

card-vampire = Vampire
    .text = À la fin de chaque tour où tu as fait perdre des ♥ à un autre monstre, gagne 1♥.

card-witch = Sorcière
    .text = Après le dernier lancer d’un autre monstre, s’il va te faire perdre des ♥, tu peux relancer un de ses dés.

card-zombie = Zombie
    .text = Tu n’es pas éliminé quand il ne te reste plus de ♥, et tu n’en perds pas alors. Tu l’es si tu perds cette carte pendant que tu n’en as pas.

## Godzilla : Permanentes

card-banded-carapace = Carapace annelée
    .text = Quand tu vas perdre 3♥ ou plus d’un coup, tu perds 1♥ de moins.

card-charged-scales = Écailles chargées
    .text = Arrive avec 3 charges. Après ton dernier lancer, tu peux en dépenser autant que tu veux, une pour chaque dé que tu tournes sur ⚡ ou ✊. Défausse cette carte avec sa dernière charge.

card-city-crusher = Broyeur de villes
    .text = Si tu es dans Tokyo au début de ton tour, tu lances un dé supplémentaire ce tour-ci, jusqu’à huit dés au plus.

card-city-scavenger = Charognard urbain
    .text = Dans Tokyo, chaque ♥ de ton résultat te donne 1⚡. Ce qui compte, c’est où tu es quand les ♥ sont résolus.

card-deep-roar = Rugissement profond
    .text = Un monstre que tu blesses dans Tokyo perd 1★ s’il ne cède pas ; s’il n’a aucune ★, il doit céder.

card-double-time-march = Marche forcée
    .text = Quand tu marques avec trois 2 ou plus, gagne aussi 1 jeton Dé.

card-hunters-patience = Patience du chasseur
    .text = Une fois par tour, à ton tour, si ton dernier lancer ne laisse aucun dé sur ✊, tu peux lancer encore une fois les dés de ton choix.

card-maser-dish = Antenne maser
    .text = Pendant tes achats, tu peux payer 2⚡, autant de fois que tu peux : un autre monstre de ton choix perd 1♥. Aucun monstre n’est choisi plus de deux fois par tour. Ce n’est ni acheter une carte ni une attaque.

card-mutagenic-bath = Bain mutagène
    .text = Au début de ton tour, si tu as 2♥ ou plus, tu peux renoncer à 1♥ pour 1 jeton Dé, utilisable dès ce tour. Rien ne peut sauver ce ♥.

card-natural-enemy = Ennemi naturel
    .text = Nomme une espèce quand tu achètes cette carte : mutant, envahisseur ou robot. À chacune de tes attaques, tout monstre de cette espèce que tu blesses perd 1♥ de plus. Le choix ne change jamais.

card-ocean-born = Né de l’océan
    .text = Si tu es hors de Tokyo au début de ton tour, tu lances un dé supplémentaire ce tour-ci. Plusieurs s’additionnent, jusqu’à huit dés au plus.

card-perfect-adaptation = Adaptation parfaite
    .text = Une fois par tour, à ton tour, après ton dernier lancer, tu peux tourner un de tes dés sur n’importe quelle face.

card-power-leech = Sangsue d’énergie
    .text = Chaque monstre que tes ✊ blessent te donne 1⚡, s’il en a et s’il survit.

card-quiet-reserve = Réserve silencieuse
    .text = À un tour où tu n’achètes aucune carte, tu gagnes 2⚡ d’un coup, là où les autres gagnent 1⚡.

card-reactor-heart = Cœur de réacteur
    .text = À la fin de ton tour, si tu as 4♥ ou moins, gagne 1♥. Cela marche aussi dans Tokyo.

card-rubble-pickers = Fouilleurs de gravats
    .text = Gagne 1⚡ chaque fois qu’un autre monstre renouvelle les cartes visibles.

card-scorched-ruins = Ruines calcinées
    .text = Quand tu as cédé Tokyo à une attaque et que l’attaquant entre au même tour, il perd aussitôt 2♥. Ce n’est pas une attaque.

card-second-wind = Second souffle
    .text = Quand cinq de tes dés ou plus montrent la même face dans ton résultat, joue un autre tour après celui-ci. Un tour gagné avec cette carte ne peut pas en donner un autre ; les ✊ sans dé ne comptent pas.

card-seismic-stomp = Pas sismique
    .text = La troisième ✊ de ton résultat et chacune des suivantes te donnent 1★, y compris les ✊ sans dé, même s’il n’y a personne à frapper.

card-silk-cocoon = Cocon de soie
    .text = Quand tes ♥ tombent à 0, défausse cette carte, perds toutes tes ⚡ et la moitié de tes ★ (arrondie vers le haut), quitte Tokyo et continue à jouer avec 5♥. Tu gardes tout le reste.

card-slipstream-wings = Ailes d’aspiration
    .text = Quand tu cèdes Tokyo, tu récupères la moitié des ♥ que cette attaque t’a pris, arrondie vers le bas.

card-spiral-ray = Rayon spiralé
    .text = Chaque fois que tu attaques, tout autre monstre que tes ✊ ne frappent pas perd aussi 1♥, même si elles ne frappent personne. Pour ces monstres, ce n’est pas une attaque.

card-stockpiled-fury = Fureur accumulée
    .text = Chaque fois que tu perds vraiment 2♥ ou plus à une seule attaque, gagne 1 jeton Dé.

card-storm-chaser = Chasseur de tempêtes
    .text = Gagne 1⚡ chaque fois qu’un Événement est révélé. Ce que font les Événements à leur révélation ne te coûte ni ♥, ni ★, ni ⚡.

card-throwing-arm = Bras lanceur
    .text = Gagne 1 jeton Dé quand tu reçois cette carte. Une fois par tour, à ton tour, avant de résoudre tes dés, tu peux dépenser un jeton Dé pour ajouter une ✊ à ton résultat. C’est l’un des deux que tu peux dépenser par tour.

card-towering-silhouette = Silhouette colossale
    .text = Gagne 2♥ quand tu reçois cette carte ; ton maximum est de 12♥ tant que tu l’as. Si tu commences ton tour avec 11♥ ou plus, gagne 1★.

card-tremor-sense = Sens sismique
    .text = Une fois au tour de chaque autre monstre, après son dernier lancer, tu peux lui faire relancer un de ses dés qui montrent ✊.

card-war-correspondents = Correspondants de guerre
    .text = Chaque Événement que tu achètes te donne 1★ de plus, après son propre effet.

## Godzilla : Défausse

card-bombardment-line = Ligne de bombardement
    .text = Tous les autres monstres hors de Tokyo perdent 2♥ ; ceux dans Tokyo, 3♥.

card-cut-the-grid = Réseau coupé
    .text = Tous les autres monstres perdent 2⚡, ou la seule qu’ils ont. Gagne 1⚡ pour chaque monstre qui en a perdu.

card-flattened-ward = Quartier rasé
    .text = Gagne 2★ et un jeton Dé.

card-front-page = À la une partout
    .text = Gagne 1★ pour chaque autre monstre en vie : au moins 2★, au plus 4★.

card-lagoon-rest = Repos au lagon
    .text = Gagne 3♥ et un jeton Dé, même dans Tokyo.

card-no-rest = Pas de repos pour les monstres
    .text = Gagne un jeton Dé. Joue un autre tour après celui-ci.

card-reckless-charge = Charge téméraire
    .text = Gagne 3★ et un jeton Dé, puis perds 2♥.

card-reserve-squadron = Escadron de réserve
    .text = Gagne 2 jetons Dé.

card-targeted-serum = Sérum ciblé
    .text = Nomme une espèce, mutant, envahisseur ou robot : tous les autres monstres de cette espèce perdent 3♥.

card-toppled-tower = Tour renversée
    .text = Gagne 4★ et un jeton Dé.

## Godzilla : Événements

card-alien-ultimatum = Ultimatum extraterrestre
    .text = À la révélation : le monstre qui a le plus de ★ perd 2★ ; en cas d’égalité, chacun d’eux. À l’achat : prends 2★, ou la seule qu’il a, à un monstre qui a plus de ★ que toi ; s’il n’y en a pas, gagne 1★.

card-blackout = Panne générale
    .text = Tant qu’il est en jeu : les ⚡ d’un résultat donnent au plus 2⚡ ; les cartes donnent ce qu’elles disent. À l’achat : gagne 5⚡.

card-emergency-rations = Rations d’urgence
    .text = À la révélation : chaque monstre gagne un jeton Dé, l’actif d’abord puis dans le sens horaire, tant qu’il en reste. À l’achat : gagne un jeton Dé et 1♥.

card-evacuation-traffic = Embouteillage d’évacuation
    .text = Tant qu’il est en jeu : les cartes Permanentes et Défausse coûtent 1⚡ de plus ; pas les Événements, ni renouveler les cartes. À l’achat : gagne 2★.

card-meteor-shower = Pluie de météores
    .text = À la révélation : chaque monstre lance un dé, l’actif d’abord puis dans le sens horaire ; ensuite, tous en même temps, qui a obtenu ✊ perd 2♥ et qui a obtenu ⚡ gagne 2⚡. À l’achat : tous les autres monstres perdent 1♥, et tu gagnes un jeton Dé.

card-open-season = Chasse ouverte
    .text = Tant qu’il est en jeu : chaque attaque prend 1♥ de plus à chaque monstre qu’elle blesse. À l’achat : un autre monstre de ton choix perd 3♥.

card-peace-broadcast = Message de paix
    .text = Tant qu’il est en jeu : un monstre dont le résultat n’avait aucune ✊, ou qui n’a pas lancé, gagne 1♥ à la fin de son tour, même dans Tokyo. À l’achat : gagne 1★ et 2♥.

card-searchlights = Projecteurs sur Tokyo
    .text = Tant qu’il est en jeu : un monstre qui commence son tour dans Tokyo gagne 1★ de plus, ou 1⚡ de plus là où Tokyo paie en ⚡. À l’achat : gagne 2★, et chaque autre monstre dans Tokyo perd 1★.

card-strange-radiation = Radiations étranges
    .text = Tant qu’il est en jeu : chaque monstre lance un dé supplémentaire à ses tours, dès le premier lancer. À l’achat : gagne 1★ et un jeton Dé.

card-typhoon-landfall = Le typhon touche terre
    .text = À la révélation : chaque monstre dans Tokyo perd 1♥ et chacun dehors gagne 1♥, en même temps. À l’achat : gagne 3♥.
