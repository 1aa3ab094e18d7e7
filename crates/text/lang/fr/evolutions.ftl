### Les monstres et leurs Évolutions : la phrase avec laquelle ils saluent, le nom de leurs cartes et ce qu’elles font, dans nos propres mots.
### Les noms des monstres sont les mêmes dans toutes les langues.

## Gigazaur

monster-gigazaur =
    .intro = A dormi pendant toute l’ère glaciaire, s’est levé du mauvais pied et n’a toujours pas petit-déjeuné.

card-detachable-tail = Queue détachable
    .text = Tu ne perds pas de ♥ pour le reste de ce tour. Tu peux aussi la jouer quand tu vas en perdre ; une attaque qui ne prend rien ne te donne pas le droit de céder.

card-radioactive-waste = Déchets radioactifs
    .text = Gagne 2⚡ et 1♥.

card-primal-bellow = Mugissement primitif
    .text = Chaque autre monstre perd 2★.

card-saurian-adaptability = Adaptabilité saurienne
    .text = À jouer après ton dernier lancer : tourne tous tes dés qui montrent une même face sur une autre face, les deux de ton choix.

card-defender-of-tokyo = Défenseur de Tokyo
    .text = Quand ton tour commence dans Tokyo, chaque autre monstre perd 1★.

card-heat-vision = Vision thermique
    .text = Un monstre dont les ✊ te blessent perd 1★.

card-gamma-breath = Souffle gamma
    .text = Une fois par tour, à ton tour, après ton dernier lancer, tu peux tourner un de tes dés sur ✊.

card-tail-sweep = Balayage de queue
    .text = Une fois par tour, à ton tour, après ton dernier lancer, tu peux tourner un de tes dés sur 1 ou sur 2.

## Space Penguin

monster-space-penguin =
    .intro = Descendu d’une lune gelée en se dandinant, trouve Tokyo bien trop chaud : une erreur qui se corrige.

card-freeze-ray = Rayon givrant
    .text = Quand tes ✊ blessent un monstre dans Tokyo, place cette carte devant lui (un seul, de ton choix). Quand son prochain tour commence, nomme une face : ses dés qui la montrent ne font rien ce tour-là. Ensuite cette carte te revient.

card-miraculous-catch = Pêche miraculeuse
    .text = Une fois à chacune de tes étapes d’achat, tu peux révéler au hasard une carte Pouvoir de la défausse et l’acheter pour 1⚡ de moins que ce qu’elle te coûterait. Si tu ne l’achètes pas, elle y reste.

card-deep-dive = Plongée profonde
    .text = Regarde les trois premières cartes de la pioche Pouvoir, prends-en une gratuitement et mets les autres sous la pioche. Ce n’est pas acheter une carte.

card-cold-wave = Vague de froid
    .text = Chaque autre monstre lance un dé de moins jusqu’au début de ton prochain tour.

card-encased-in-ice = Pris dans la glace
    .text = Quand ton résultat est définitif, tu peux payer 1⚡ pour geler un de ses dés. Jusqu’au début de ton prochain tour, personne ne lance ni ne change ce dé : tel quel, il compte parmi les dés du résultat de chaque autre monstre.

card-blizzard = Tempête de neige
    .text = À jouer à ton propre tour. Jusqu’au début de ton prochain tour, chaque autre monstre n’a qu’un seul lancer à ses tours, sans relance, et ne peut pas céder Tokyo.

card-black-diamond = Diamant noir
    .text = Gagne 1★ chaque fois que tu entres dans Tokyo, et chaque fois que tu y restes alors que tu pouvais céder.

card-icy-reflection = Reflet de glace
    .text = Choisis une Évolution Permanente en jeu devant n’importe quel monstre : cette carte marche comme elle, comme si tu venais de la jouer. Quand l’Évolution choisie quitte le jeu, défausse celle-ci.

## Cyber Kitty

monster-cyber-kitty =
    .intro = Ronronne comme une centrale, griffe comme un bulldozer et pousse les gratte-ciel de la table rien que pour voir.

card-nine-lives = Neuf vies
    .text = À jouer quand tes ♥ tombent à 0 : renonce à toutes tes cartes Pouvoir, à tes Évolutions (en jeu et en main), à tes ⚡ et à tes ★, et quitte Tokyo. Continue à jouer avec 9♥ et 9★.

card-mega-purr = Méga-ronron
    .text = Chaque autre monstre te donne 1⚡ ou 1★, à son choix ; qui n’a ni l’une ni l’autre ne donne rien.

card-electro-scratch = Électro-griffe
    .text = Chaque autre monstre perd 1♥.

card-cat-nip = Herbe à chat
    .text = À jouer au début de ton tour : tu n’as qu’un seul lancer ce tour-ci, et les ★, les ♥ et les ⚡ que donnent tes dés ainsi que le nombre de leurs ✊ sont doublés.

card-play-with-your-food = Jouer avec sa nourriture
    .text = Quand deux de tes ✊ ou plus vont prendre 2♥ ou plus à un monstre dans Tokyo, tu peux le laisser perdre 2♥ de moins et lui prendre 1★ et 1⚡.

card-feline-motor = Moteur félin
    .text = Pendant l’étape d’entrée d’un autre monstre, si Tokyo est vide et que tu n’y étais pas au début du tour, tu peux entrer dans Tokyo à sa place.

card-mouse-hunter = Chasseur de souris
    .text = Si ton résultat a au moins un 1, gagne 1★.

card-meow-missile = Missile miaou
    .text = Si ton résultat a au moins un 1, ajoute-lui une ✊.

## The King

monster-the-king =
    .intro = Un singe grand comme un immeuble, sûr que la ville est déjà à lui et qu’il ne lui manque que les clés.

card-monkey-rush = Ruée simiesque
    .text = À jouer hors de Tokyo pendant l’étape d’entrée d’un autre monstre, tant qu’une place est libre dans Tokyo parce qu’un monstre l’a quittée ou y a été éliminé : tu y entres.

card-simian-scamper = Fuite simiesque
    .text = À jouer quand on t’attaque dans Tokyo : tu cèdes, et ne perds de ♥ ni à cette attaque ni à quoi que ce soit d’autre ce tour-ci.

card-jungle-frenzy = Frénésie de la jungle
    .text = À jouer à la fin de ton tour si tu as fait perdre des ♥ à un monstre dans Tokyo ce tour-ci et que tu es hors de Tokyo : joue un autre tour après celui-ci.

card-giant-banana = Banane géante
    .text = Gagne 2♥.

card-chest-thumping = Tambour sur la poitrine
    .text = Tu peux forcer à céder chaque monstre dans Tokyo à qui tes ✊ ont pris des ♥.

card-alpha-male = Mâle alpha
    .text = Gagne 1★ à chaque tour où tes ✊ prennent des ♥ à au moins un monstre.

card-i-am-the-king = Je suis le roi !
    .text = Gagne 1★ chaque fois que tu entres dans Tokyo et chaque fois que ton tour y commence.

card-twas-beauty-killed-the-beast = La belle a tué la bête
    .text = À jouer pendant que tu es dans Tokyo. Gagne 1★ chaque fois qu’un tour s’achève, le tien ou celui d’un autre monstre. Quand tu quittes Tokyo en vie, tu perds cette carte et toutes tes ★.

## Meka Dragon

monster-meka-dragon =
    .intro = Construit pour protéger la ville, amélioré pour mieux la protéger, et la protège désormais de tout ce qui bouge.

card-mecha-blast = Méca-décharge
    .text = À jouer quand tes ✊ vont frapper : ce tour-ci, elles prennent 2♥ de plus à chaque monstre à qui elles prennent des ♥.

card-destructive-analysis = Analyse destructrice
    .text = À jouer quand ton résultat est définitif : gagne 1⚡ pour chaque ✊ sur ses dés.

card-programmed-to-destroy = Programmé pour détruire
    .text = Gagne 3★ et 2⚡ chaque fois que les ♥ d’un autre monstre tombent à 0.

card-tune-up = Révision générale
    .text = À jouer avant ton premier lancer, hors de Tokyo : gagne 4♥ et 2⚡. Passe le reste de ton tour, fin comprise.

card-breath-of-doom = Souffle funeste
    .text = Une fois par tour, quand tu fais perdre des ♥ à un monstre dans Tokyo, par n’importe quel moyen, chaque autre monstre hors de Tokyo perd aussi 1♥.

card-lightning-armor = Armure de foudre
    .text = Quand un autre monstre te fait perdre des ♥, tu peux lancer autant de dés : il perd 1♥ pour chaque ✊.

card-target-acquired = Cible verrouillée
    .text = Quand des ✊ te font perdre des ♥, tu peux donner le jeton Cible à l’attaquant, où que soit ce jeton. Chaque fois que tu fais perdre des ♥ à qui le détient, il en perd 1 de plus.

card-claws-of-steel = Griffes d’acier
    .text = À ton tour, un monstre à qui tu fais perdre 3♥ ou plus en perd 1 de plus. Les pertes d’un tour s’additionnent, et chaque perte suivante est de nouveau de 1 de plus.

## Alienoid

monster-alienoid =
    .intro = A traversé la moitié de la galaxie en mission de paix, puis a goûté à l’électricité.

card-alien-scourge = Fléau extraterrestre
    .text = Gagne 2★.

card-precision-field-support = Soutien de précision
    .text = Retourne des cartes de la pioche jusqu’à trouver une carte Permanente d’un coût imprimé de 4⚡ ou moins : elle est à toi, sans compter comme achetée. Défausse les autres.

card-anger-batteries = Piles de colère
    .text = Gagne 1⚡ pour chaque ♥ que tu as perdu ce tour-ci, quelle qu’en soit la raison.

card-adapting-technology = Technologie adaptative
    .text = Arrive avec 3 charges. Pendant tes achats, dépenses-en une pour renouveler gratuitement les cartes visibles. Défausse cette carte avec sa dernière charge.

card-funny-looking-but-dangerous = Drôle d’allure, mais dangereux
    .text = Si ton résultat a trois 2 ou plus, chaque autre monstre perd 1♥, en même temps que par tes ✊ s’il y en a.

card-exotic-arms = Armes exotiques
    .text = Avant ton premier lancer, tu peux poser 2⚡ sur cette carte. Avec trois ✊ ou plus sur tes dés, tu les reprends, et chaque monstre à qui tes ✊ prennent des ♥ en perd 2 de plus. Sinon elles disparaissent et tu perds 2♥.

card-mothership-support = Soutien du vaisseau mère
    .text = Une fois par tour, à ton tour, tu peux payer 1⚡ pour gagner 1♥, même dans Tokyo.

card-superior-alien-technology = Technologie extraterrestre supérieure
    .text = Tu peux acheter une carte Permanente à la moitié de ton prix, arrondie vers le haut, et la marquer ; tu n’as jamais plus de trois cartes marquées. Chaque fois que ton tour va commencer, lance un dé pour chacune d’elles : s’il tombe sur ✊, défausse la carte.

## Godzilla

monster-godzilla =
    .intro = Ne déteste pas du tout la ville : elle se trouve juste entre la mer et l’endroit où il veut aller.

card-blue-flare = Flamme bleue
    .text = Après ton dernier lancer : ce tour-ci, chaque ⚡ de ton résultat est aussi une ✊. Elle donne toujours de l’énergie.

card-trench-slumber = Sommeil abyssal
    .text = Avant ton premier lancer, pendant que tu es hors de Tokyo : gagne 3♥ et 2 jetons Dé. Ce tour-ci, tu ne lances ni ne résous de dés.

card-wounded-pride = Orgueil blessé
    .text = Juste après qu’une seule attaque t’a pris 3♥ ou plus et si tu survis : gagne 2★ et 1⚡.

card-landfall-roar = Rugissement du débarquement
    .text = Chaque autre monstre perd 1★ et 1⚡, s’il en a.

card-jagged-plates = Plaques dentelées
    .text = La première fois de chaque tour que des ✊ te prennent des ♥ dans Tokyo, l’attaquant perd 1♥.

card-restless-cells = Cellules agitées
    .text = Quand tes dés ♥ te soignent, ils te donnent 1♥ de plus.

card-rightful-throne = Trône légitime
    .text = Gagne 1★ pour chaque monstre qui cède Tokyo à ton attaque.

card-crushing-tread = Pas écrasant
    .text = Une fois par tour, à ton tour, après ton dernier lancer, tu peux tourner un de tes 1 sur ✊.

## Mothra

monster-mothra =
    .intro = Ne veut de mal à personne, ce qu’on a peine à croire sous une aile qui couvre trois rues.

card-island-hymn = Hymne de l’île
    .text = Gagne 2♥ et 1★. Choisis un autre monstre : il gagne 1♥.

card-glittering-scales = Écailles scintillantes
    .text = Après le dernier lancer d’un autre monstre : un ou deux de ses dés ✊, à ton choix, ne comptent pas ce tour-ci. S’il change ensuite un de ces dés, la nouvelle face compte.

card-silk-barricade = Barricade de soie
    .text = Quand un autre monstre va entrer dans Tokyo à son étape d’entrée : il reste dehors ce tour-ci et la place reste vide. Gagne 1★.

card-egg-on-the-shore = Œuf sur le rivage
    .text = Quand tes ♥ tombent à 0 : continue à jouer avec 4♥. Tu perds toutes tes ⚡ et quittes Tokyo.

card-soft-landing = Atterrissage en douceur
    .text = Chaque fois que tu quittes Tokyo en vie, quelle qu’en soit la raison, gagne 1♥ et 1⚡.

card-pollen-store = Réserve de pollen
    .text = Chaque ♥ de ton résultat qui ni ne soigne ni ne retire un jeton te donne 1⚡, jusqu’à 2⚡ par tour.

card-pacifists-glow = Lueur pacifique
    .text = Gagne 1⚡ si ton résultat n’a aucune ✊, pas même ajoutée.

card-powdered-shield = Bouclier de poussière
    .text = Quand tu vas perdre exactement 2♥ d’un coup, tu perds 1♥.

## Rodan

monster-rodan =
    .intro = Arrive un peu avant son propre coup de tonnerre et repart avant que les vitres touchent le sol.

card-stooping-dive = Descente en piqué
    .text = Quand ton étape d’entrée commence et que tu es hors de Tokyo : un monstre dans Tokyo que tes ✊ ont blessé ce tour-ci doit céder, et tu prends sa place.

card-sonic-boom = Bang supersonique
    .text = Quand tu entres dans Tokyo : chaque autre monstre perd 1♥ et, s’il en a, 1⚡.

card-sudden-updraft = Courant ascendant
    .text = Quand des ✊ vont te prendre des ♥ : cette attaque n’en prend aucun. Si tu es dans Tokyo, tu le cèdes.

card-out-of-the-crater = Hors du cratère
    .text = Quand tu commences ton tour avec 4♥ ou moins : gagne 2♥ et 2 jetons Dé.

card-wanderer = Vagabond
    .text = À la fin de ton tour, tu peux quitter Tokyo ; si tu le fais, gagne 1⚡. Ta place reste vide.

card-thermal-rider = Planeur thermique
    .text = Chaque fois que tu entres dans Tokyo, gagne 1 jeton Dé.

card-keen-eye = Œil perçant
    .text = Une fois par tour, à ton tour, quand il ne reste aucun lancer, tu peux relancer un de tes dés.

card-peck-the-weak = Picorer les faibles
    .text = Tes attaques prennent 1♥ de plus à chaque monstre qui a moins de ♥ que toi juste avant qu’elles frappent.

## King Gidorah

monster-king-gidorah =
    .intro = Trois têtes, trois avis, un seul caractère doré : quoi qu’elles décident ensemble, ce ne sera pas bon pour toi.

card-forked-lightning = Éclair fourchu
    .text = À ton tour : répartis 3 pertes de 1♥ entre les autres monstres, pas plus de deux à chacun.

card-demand-for-tribute = Exigence de tribut
    .text = Chaque autre monstre te donne 1⚡. Qui n’en a aucune perd 1♥ à la place.

card-inverted-gravity = Gravité inversée
    .text = Quand ton étape d’entrée commence : un monstre dans Tokyo et un dehors, de ton choix, échangent leurs places. Tu peux être l’un d’eux. Personne n’entre ni ne quitte Tokyo ainsi.

card-golden-hoard = Trésor d’or
    .text = Gagne 1★ pour chaque carte Permanente devant toi, mais au moins 1★ et au plus 3★.

card-three-minds = Trois esprits
    .text = Gagne 2⚡ quand exactement trois de tes dés montrent la même face, une fois par tour.

card-world-ender = Fin des mondes
    .text = Gagne 2★ et 2⚡ chaque fois que les ♥ d’un autre monstre tombent à 0 à ton tour, même si quelque chose le sauve.

card-plunder-of-worlds = Pillage de mondes
    .text = Les cartes d’un coût imprimé de 5⚡ ou plus te coûtent 2⚡ de moins.

card-weaving-necks = Cous entrelacés
    .text = Une fois par tour, à ton tour, après ton dernier lancer, tu peux payer 1⚡ pour tourner un dé sur une face que montrent au moins deux de tes autres dés.

## Mechagodzilla

monster-mechagodzilla =
    .intro = Une copie dans les moindres détails, à part les missiles, les fusées et l’absence totale de doute.

card-all-bays-open = Ouverture des soutes
    .text = Après ton dernier lancer : ajoute une ✊ à ton résultat, et une de plus pour chaque jeton Dé que tu y dépenses. C’est toujours deux jetons au plus par tour.

card-field-repairs = Réparations de fortune
    .text = Paie jusqu’à 4⚡ et gagne 1♥ pour chacune. Tu peux aussi le faire quand tu vas perdre des ♥, mais pas une fois à 0.

card-deflector-dome = Dôme déflecteur
    .text = Quand tu vas perdre des ♥ : tu perds jusqu’à 3♥ de moins. Gagne 1⚡.

card-backup-tape = Bande de sauvegarde
    .text = À ton tour : reprends en main une autre Évolution Temporaire de ta défausse et gagne 1⚡. S’il n’y en a pas, gagne 3⚡.

card-targeting-matrix = Matrice de visée
    .text = Une fois par tour, à ton tour, tu peux relancer tous tes dés qui montrent 1 ; le lancer d’avant compte comme le dernier.

card-ablative-alloy = Alliage ablatif
    .text = Tu perds 1♥ de moins à tout ce qui n’est pas des ✊. Ce que tu paies en ♥ ne compte pas comme perdu.

card-modular-bays = Modules extensibles
    .text = Gagne 1 jeton Dé chaque fois que tu achètes une carte Permanente.

card-fusion-printer = Imprimante à fusion
    .text = Une fois pendant tes achats, tu peux payer 3⚡ pour gagner 1★ et 1 jeton Dé. Ce n’est pas acheter une carte.

## Gigan

monster-gigan =
    .intro = Des crochets pour mains et une scie pour ventre : les câlins sont refusés, les contrats acceptés.

card-buzzsaw-lunge = Assaut de scie
    .text = Pendant que tu résous tes ✊ : chaque monstre dans Tokyo qu’elles blessent perd 1♥ de plus, et 1★.

card-hook-and-hold = Crochet et prise
    .text = Quand un monstre que tu as blessé va décider s’il cède : il ne peut pas céder ce tour-ci et perd 1★.

card-visor-flash = Flash de visière
    .text = Au tour d’un autre monstre, après un de ses lancers : ses dés restent comme ils sont et rien ne les relance ce tour-ci. On peut encore les tourner.

card-contract-killer = Tueur à gages
    .text = À ton tour : un autre monstre de ton choix te paie 3⚡ ou perd 2♥, à son choix.

card-serrated-belly = Ventre dentelé
    .text = Si ton résultat a trois ✊ ou plus, ajoutées comprises, chaque monstre qu’elles blessent perd 1♥ de plus.

card-hybrid-metabolism = Métabolisme hybride
    .text = Gagne 1⚡ à chaque tour où tes dés ♥ te soignent.

card-hit-and-run = Frapper et fuir
    .text = Gagne 1★ à la fin d’un tour que tu finis hors de Tokyo, si tes ✊ ont blessé un monstre ce tour-là.

card-scavenged-circuits = Circuits de récupération
    .text = Une fois pendant tes achats, tu peux acheter la dernière carte défaussée comme si elle était visible. Rien ne prend sa place ; un Événement ne fait que ce qu’il fait à l’achat.

## Kraken

monster-kraken =
    .intro = Remonté des profondeurs parce que quelqu’un, en bas, se plaignait du bruit des bateaux.

card-healing-rain = Pluie curative
    .text = Gagne 2♥.

card-destructive-wave = Vague destructrice
    .text = À jouer quand tu entres dans Tokyo : chaque autre monstre perd 2♥.

card-cult-worshippers = Adorateurs du culte
    .text = Gagne 1★ pour chaque ♥ que tu as gagné ce tour-ci.

card-high-tide = Marée haute
    .text = À jouer quand ton résultat est définitif : chacun de ses ♥ compte double. Pour piocher une Évolution, seuls tes dés comptent.

card-terror-of-the-deep = Terreur des profondeurs
    .text = Quand tu vas perdre des ♥, tu peux lancer un dé pour chacun : chaque ♥ obtenu en sauve un.

card-eater-of-souls = Dévoreur d’âmes
    .text = Gagne 1♥ chaque fois que tu entres dans Tokyo. Tu peux avoir jusqu’à 12♥.

card-sunken-temple = Temple englouti
    .text = Avant ton premier lancer, hors de Tokyo, tu peux passer le reste de ton tour, fin comprise, pour gagner 3♥ et 3⚡.

card-mandibles-of-dread = Mandibules d’épouvante
    .text = Chaque monstre à qui tes ✊ prennent des ♥ perd 1★.

## Cyber Bunny

monster-cyber-bunny =
    .intro = Oreilles douces, armure d’acier et très longue liste de rancunes : personne ne vole deux fois les carottes de ce lapin.

card-stroke-of-genius = Coup de génie
    .text = Gagne 1⚡ pour chaque ⚡ arrivée dans ta réserve ce tour-ci.

card-emergency-battery = Batterie de secours
    .text = Gagne 3⚡.

card-rabbits-foot = Patte de lapin
    .text = Tu ne perds pas de ♥ pour le reste de ce tour. Tu peux aussi la jouer quand tu vas en perdre ; une attaque qui ne prend rien ne te donne pas le droit de céder.

card-heart-of-the-rabbit = Cœur de lapin
    .text = À jouer après le dernier lancer d’un autre monstre : relance un de ses dés, de ton choix. La prochaine fois que tu entres dans Tokyo, reprends cette carte de ta défausse en main.

card-secret-laboratory = Laboratoire secret
    .text = Chaque carte Pouvoir te coûte 1⚡ de moins.

card-king-of-the-gizmo = Roi du gadget
    .text = Gagne 1★ chaque fois que tu achètes une carte Pouvoir.

card-energy-sword = Épée d’énergie
    .text = Avant ton premier lancer, tu peux payer 2⚡. Si tes dés montrent ensuite des ✊, ajoute une ✊ de plus à ton résultat et gagne 1⚡ pour chaque ✊ sur tes dés.

card-electric-carrot = Carotte électrique
    .text = Quand tes ✊ vont prendre des ♥ à d’autres monstres depuis Tokyo, chacun d’eux te donne 1⚡ ou perd 1♥ de plus, à son choix ; qui n’a pas de ⚡ perd le ♥.

## Pandakaï

monster-pandakai =
    .intro = A cherché la paix intérieure sur sa montagne pendant des années, jusqu’à ce qu’on goudronne la bambouseraie.

card-pandamonium = Pandamonium
    .text = Gagne 6⚡. Chaque autre monstre gagne 3⚡.

card-eats-shoots-and-leaves = Mange, tire et s’en va
    .text = À jouer quand tu entres dans Tokyo : gagne 1⚡ et quitte Tokyo, sans que personne prenne ta place. Chaque monstre qui était hors de Tokyo perd 2♥.

card-bamboozle = Bambouzlage
    .text = À jouer quand un autre monstre va acheter une carte Pouvoir, sauf sur la pioche : il ne paie rien et ne peut pas acheter cette carte ce tour-ci. S’il peut payer une autre carte visible, il en achète une, de ton choix.

card-bear-necessities = Il en faut peu pour être heureux
    .text = Perds 1★, gagne 2⚡ et 2♥.

card-panda-express = Panda exprès
    .text = Si ton résultat a les six faces, gagne 2★ et joue un autre tour après celui-ci. Une ✊ ajoutée à ton résultat compte.

card-bamboo-supply = Provision de bambou
    .text = Au début de ton tour, tu peux poser 1⚡ de la réserve sur cette carte ou y prendre toutes les ⚡.

card-pandarwinism = Pandarwinisme : la survie du plus mignon
    .text = Si ton résultat a trois ♥ ou plus, gagne 1★, et 1★ de plus pour chaque ♥ au-delà du troisième.

card-yin-and-yang = Yin et yang
    .text = Une fois par tour, à ton tour, après ton dernier lancer, tu peux retourner tous tes dés : 1 devient 3 et 3 devient 1, 2 devient ♥ et ♥ devient 2, ✊ devient ⚡ et ⚡ devient ✊.

## Baby Gigazaur

monster-baby-gigazaur =
    .intro = Voulait juste voir où travaille maman, et a déjà tout cassé.

card-my-toy = Mon jouet
    .text = Mets une carte Pouvoir visible de ton choix sous celle-ci ; sa place est remplie. Toi seul peux l’acheter, pendant tes achats. Quand c’est fait, mets-en une autre ici. On ne peut pas mettre d’Événement ici.

card-growing-fast = Grandit vite
    .text = Si ton résultat n’a pas de ♥, gagne 1♥, même dans Tokyo.

card-nurture-the-young = Prendre soin des petits
    .text = Chaque monstre qui a plus de ★ que toi te donne 1★.

card-tiny-tail = Petite queue
    .text = Une fois par tour, à ton tour, après ton dernier lancer, tu peux tourner jusqu’à deux de tes dés sur 1.

card-too-cute-to-smash = Trop mignon pour le frapper
    .text = Un monstre dont les ✊ te blessent perd 1★.

card-so-small = Si petit !
    .text = Quand des ✊ vont te prendre des ♥, tu peux lancer un dé pour chacun : si l’un montre ♥, tu n’en perds aucun.

card-underrated = Sous-estimé
    .text = À jouer après ton dernier lancer : ajoute deux ✊ à ton résultat. Tu attaques même sans ✊ sur tes dés.

card-yummy-yummy = Miam miam
    .text = Gagne 2♥ et 1⚡.
