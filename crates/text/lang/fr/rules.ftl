# La référence des règles : chapitres, règles dans l’ordre des livrets, options. Une règle est son titre ; `.text` vaut dans
# toutes les éditions, les autres attributs dans une seule. Aucun texte ne nomme une option : `kaiju rules` le fait.

## Chapters

chapter-setup = Mise en place
chapter-roll = Lancer les dés
chapter-resolve = Résoudre les dés
chapter-enter = Entrer dans Tokyo
chapter-buy = Acheter des cartes Pouvoir
chapter-end = Fin du tour, fin de la partie
chapter-duo = Deux joueurs
chapter-evolutions = Évolutions
chapter-examples = Exemples

## Clauses

setup-1 = Choisis un monstre
    .text = De deux à six joueurs, chacun avec un monstre que personne d’autre n’a. Tout le monde commence avec 10♥, 0★
        et 0⚡. Sans Évolutions, n’importe quel monstre peut piétiner n’importe quelle édition.
    .first = La distribution : Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.
    .second = La distribution : Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.
    .godzilla = La distribution : Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla et Gigan. Gigan est notre choix :
        le livret ne nomme que les cinq autres.

setup-2 = La ville et la baie
    .text = Jusqu’à quatre monstres se disputent la seule ville de Tokyo. À cinq ou six, la baie de Tokyo s’ouvre aussi.
        « Dans Tokyo » veut toujours dire l’un ou l’autre lieu, avec les mêmes plaisirs et les mêmes peines.
    .first = Ici, la baie est une règle avancée. Nous l’ouvrons quand même à cinq ou six ; une option la garde fermée
        pour une première partie.

setup-3 = La pioche Pouvoir
    .text = Mélange les cartes Pouvoir en une pioche et retournes-en trois, face visible. Tokyo commence vide : personne
        ne l’a encore mérité. Une option retire les cartes Pouvoir, d’autres ajoutent les cartes promotionnelles ou
        les costumes.
    .godzilla = Les règles sont celles de l’édition ; les 50 cartes Pouvoir sont de notre cru.

setup-4 = Qui commence
    .text = Chacun lance les six dés, et le plus de ✊ commence ; les ex æquo relancent jusqu’à ce que l’un d’eux mène.
        En option, le pur hasard ou le premier siège décide.
    .first = Le livret espagnol ne dit rien des égalités et le résumé anglais tire au sort. Nous relançons.
    .in-en-summary = Personne ne lance pour cela : le premier joueur est tiré au sort.

setup-5 = Autour de la table
    .text = On joue dans le sens horaire, c’est-à-dire vers la gauche. Tes voisins sont les monstres en vie les plus
        proches de chaque côté. À deux survivants, les deux voisins sont le même malheureux.

setup-6 = Réserves sans fond
    .text = La réserve de ⚡ ne s’épuise jamais. Les jetons Poison et Réduction non plus : c’est notre décision, car les
        boîtes en contiennent douze de chaque et les livrets ne disent jamais ce qui se passe ensuite. Les ★ s’arrêtent à
        20, au bout du cadran.
    .godzilla = Les jetons Dé, eux, s’épuisent : il y en a douze, et une réserve vide ne donne rien (notre décision).

turn-1 = Un tour, étape par étape
    .text = Chaque tour suit les mêmes étapes dans le même ordre : lancer les dés, les résoudre, puis les cartes, puis la
        fin. Si tu te réveilles dans Tokyo, on te paie avant le premier lancer (START-1).
    .first = Quatre étapes : lancer, résoudre, acheter, finir. L’entrée dans Tokyo fait partie de la résolution : qui
        attaque s’y installe séance tenante (ENTER-1).
    .second = Cinq étapes : lancer, résoudre, entrer dans Tokyo, acheter, finir. L’entrée attend que tous les dés soient
        résolus (ENTER-2).
    .godzilla = Cinq étapes : lancer, résoudre, entrer dans Tokyo, acheter des cartes ou gagner 1⚡ (BUY-4), finir.

start-1 = Se réveiller dans Tokyo
    .text = Commence ton tour dans Tokyo et tu gagnes 2★ avant de lancer le moindre dé. Là où Tokyo paie en énergie
        (DUO-1), c’est 1⚡ à la place.

roll-1 = Trois lancers
    .text = Lance les six dés, puis relance ceux que tu veux, deux fois au plus. Ça te va déjà ? Arrête-toi. Changé
        d’avis ? Les dés mis de côté ne sont jamais bloqués.

roll-2 = Dés supplémentaires
    .text = Les dés supplémentaires sont là dès ton premier lancer. Quoi que promettent tes cartes, le nombre de dés que
        tu lances a une limite.
    .first = Huit : tous les dés de la boîte.
    .second = Neuf : les deux Tête supplémentaire et un Mimétisme qui en copie une font trois dés de plus, et nous
        décidons que le troisième compte.
    .godzilla = Huit, jetons Dé compris.
    .in-es-2016 = Deux dés supplémentaires au plus, huit en tout.
    .in-pt-2016 = Deux dés supplémentaires au plus, huit en tout.

roll-3 = Jetons Dé
    .text = Dépense un ou deux jetons Dé avant ton premier lancer ; chacun devient un dé supplémentaire jusqu’à la fin
        du tour. Deux par tour, pas plus, et la limite de dés (ROLL-2) vaut toujours. Les cartes qui donnent des jetons
        sont de notre cru.

roll-4 = Moins de dés
    .text = Les jetons Réduction et certains tours supplémentaires te retirent des dés, mais un nombre de dés négatif,
        cela n’existe pas. S’il n’en reste aucun, tu sautes les lancers et joues le reste de ton tour, un peu plus triste.

shrink-1 = Jetons Réduction
    .text = Chaque jeton Réduction que tu portes te coûte un dé. On les compte au début de ton tour : un jeton retiré
        plus tard dans le tour n’aide que la fois suivante. Ils restent sur toi même quand la carte qui les a donnés a
        disparu.
    .first = Le livret dit seulement un dé de moins par jeton ; quand les compter est notre décision.
    .godzilla = Aucune carte de notre propre paquet Godzilla n’en distribue.

roll-5 = Ton résultat
    .text = Ton résultat, c’est ce qui se trouve sur la table après ton dernier lancer. Toute règle ou carte qui regarde
        tes dés regarde ceux-là, pas les merveilles que tu as relancées.

resolve-1 = Chaque dé compte
    .text = Tous les dés sont résolus, une sorte de face après l’autre, dans l’ordre que veut le joueur actif. On te le
        demande quand l’ordre peut changer l’issue ; une option le demande chaque fois, une autre jamais.
    .first = Les livrets ne disent rien de l’ordre ; nous laissons le choix.

points-1 = Les brelans marquent
    .text = Trois dés du même chiffre marquent ce chiffre en ★ ; chaque dé de plus ajoute 1★. Fais deux brelans
        différents et on te paie les deux. Six 1 font 1 + 3 = 4★.

energy-1 = L’énergie
    .text = Chaque ⚡ obtenue te donne un cube d’énergie de la réserve, sans brelan. Les cubes sont à toi jusqu’à ce que
        tu les dépenses.

heal-1 = Se soigner
    .text = Hors de Tokyo, chaque ♥ obtenu soigne 1♥, jusqu’à ton maximum. Il est de 10♥, sauf si une carte l’augmente.

heal-2 = Pas de repos dans Tokyo
    .text = Dans Tokyo, les ♥ de tes dés ne te soignent pas. Les cartes le peuvent encore.

heal-3 = Se défaire des jetons
    .text = Hors de Tokyo, un ♥ obtenu peut te retirer un jeton Poison ou Réduction au lieu de soigner. Dans Tokyo, cela
        dépend de l’édition.
    .first = Dans Tokyo aussi : le livret se tait et nous le permettons.
    .second = Jamais dans Tokyo : sors d’abord.
    .godzilla = Jamais dans Tokyo. De toute façon, aucune carte de notre propre paquet Godzilla ne donne de tels jetons.

smash-1 = Baffes
    .text = Chaque ✊ prend 1♥ à chaque cible. Depuis Tokyo, tu frappes tous les monstres de dehors ; de dehors, tous les
        monstres dans Tokyo, ville et baie confondues. Des monstres du même côté du mur ne se frappent jamais.

smash-2 = Frapper dans le vide
    .text = Tant que Tokyo est vide, les ✊ obtenues dehors ne frappent personne.

smash-3 = Ce qu’est une attaque
    .text = Pas de ✊ dans ton résultat, pas d’attaque. Une carte qui renforce les attaques en a besoin d’une.
    .first = Si tous les dégâts sont évités, les cartes qui s’intéressent au mal fait aux autres, comme Crachat venimeux
        ou Herbivore, ne voient pas d’attaque du tout.
    .second = Une ✊ qu’une carte ajoute à ton résultat compte comme celles des dés.
    .godzilla = Une ✊ ajoutée par une carte compte aussi ; ces cartes sont de notre cru.
    .in-es-2016 = Une ✊ qu’une carte ajoute à ton résultat compte comme celles des dés. Un monstre attaqué reçoit les
        jetons de Crachat venimeux et Rayon réducteur, qu’il perde des ♥ ou non.
    .in-es-2011 = Si tous les dégâts sont évités, les cartes qui s’intéressent au mal fait aux autres ne voient pas
        d’attaque. Aucune carte n’augmente les dégâts d’une carte que tu achètes, et Souffle de feu brûle un voisin que
        touchent tes dégâts.
    .in-en-summary = Si tous les dégâts sont évités, les cartes qui s’intéressent au mal fait aux autres ne voient pas
        d’attaque. Une carte qui augmente tes dégâts n’augmente que les attaques, et Souffle de feu brûle un voisin que
        tu attaques.

smash-4 = Dégâts des cartes
    .text = Quand c’est une carte qui fait mal, ce n’est pas une attaque. Elle ne donne à personne de prétexte pour
        céder, et les cartes qui répondent aux attaques regardent ailleurs.
    .in-en-summary = Blindage affronte une par une les ✊ d’une attaque et ce que chaque carte y ajoute.

yield-1 = Céder Tokyo
    .text = On t’attaque dans Tokyo ? Encaisse, puis reste ou cède. Si vous y êtes deux, la ville de Tokyo répond avant
        la baie de Tokyo. Si tu cèdes, tu es aussitôt hors de Tokyo.

yield-2 = Faut-il avoir mal ?
    .text = Si tous les dégâts d’une attaque ont été évités, sa cible peut-elle céder ? Les éditions divergent.
    .first = Pas besoin d’avoir mal : être attaqué suffit.
    .second = Il faut avoir mal : pas de ♥ perdu, pas de sortie.
    .godzilla = Il faut avoir mal, comme dans la deuxième édition.
    .in-pt-2016 = Il faut avoir mal, et un dé doit avoir montré une ✊ : celles qui ne viennent que de cartes ne laissent
        sortir personne.

yield-3 = Trop tard pour esquiver
    .text = Céder n’annule jamais les dégâts. Seule une carte peut dire autre chose, comme Réacteurs dans les paquets
        classiques.

out-1 = Éliminé
    .text = Un monstre à 0♥ est éliminé. Ses cartes Permanentes et son énergie sont défaussées, et il quitte Tokyo s’il
        y était.

out-2 = Qui casse s’installe
    .text = Achève un monstre dans Tokyo par une attaque et tu prends sa place, comme s’il avait cédé. Si c’est une carte
        qui l’a achevé, la place reste vide.

out-3 = Tomber ensemble
    .text = Un seul effet peut éliminer plusieurs monstres. Ils tombent au même instant, et la partie ne regarde le reste
        qu’ensuite. Plus personne debout ? Alors tout le monde perd.

out-4 = Personne n’est éliminé
    .text = En option, un monstre à 0♥ n’est pas éliminé, il recommence : il perd toutes ses cartes, ses Évolutions en jeu, ses
        jetons et ses ⚡, quitte Tokyo et continue avec 10♥. Il garde ses ★. Si c’est son
        tour, le tour continue. On ne gagne alors que par les ★.

enter-1 = Entrer de force
    .text = Seuls les attaquants entrent : pas de ✊, pas de Tokyo. Attaque de dehors et tu dois prendre une place libre,
        qu’elle ait été vide avant ou vienne d’être cédée : la ville de Tokyo si tu peux, sinon la baie de Tokyo quand
        elle est ouverte. Si personne n’était dans Tokyo, tes ✊ ouvrent les portes et ne frappent personne.
    .in-es-2011 = Prendre une ville de Tokyo libre ne frappe personne non plus tant que quelqu’un tient la baie de Tokyo.

enter-2 = Il faut bien quelqu’un
    .text = La ville de Tokyo ne peut pas rester vide : si tu es encore dehors quand tes dés sont résolus, tu y entres,
        ✊ ou pas ✊. Si la ville est prise mais que la baie de Tokyo est ouverte et vide, c’est là que tu entres.

enter-3 = D’abord la ville
    .text = Quand les deux occupants cèdent, le nouveau venu prend la ville de Tokyo et la baie de Tokyo reste vide. Un
        monstre qui reste dans la baie ne passe pas en ville juste parce qu’elle est libre.

enter-4 = L’étoile de bienvenue
    .text = Entrer dans Tokyo donne 1★, ou 1⚡ là où Tokyo paie en énergie (DUO-1). Se promener de la baie à la ville ne
        rapporte rien : ce n’est pas entrer.

enter-5 = Un monstre, une place
    .text = Si gros soit-il, un monstre tient dans la ville ou dans la baie, jamais dans les deux. Et s’il est déjà dans
        Tokyo, il n’y a plus où entrer.
    .in-es-2016 = Ainsi, La mort venue d’en haut donne ses ★ à qui l’achète dans Tokyo et ne déplace personne.
    .in-en-summary = Ainsi, Tombé du ciel ne fait rien du tout pour qui l’achète dans la baie de Tokyo.

bay-1 = La baie ferme
    .text = Dès que quatre monstres (ou moins) sont en vie, la baie de Tokyo ferme, et son monstre doit partir. S’il peut
        prendre une ville vide dépend de l’édition.
    .first = Il quitte Tokyo, même à côté d’une ville vide.
    .second = Il prend une ville vide, sans nouvelle ★ ; sinon il quitte Tokyo.
    .godzilla = Il prend une ville vide, comme dans la deuxième édition ; sinon il quitte Tokyo.

buy-1 = Faire ses courses
    .text = Une carte visible te plaît ? Paie son coût en ⚡ et elle est à toi. La pioche comble aussitôt le vide, et la
        nouvelle carte est à vendre aussi. Achète tant que tes ⚡ durent.
    .in-es-2011 = Entre plusieurs propriétaires d’Opportuniste, on demande d’abord au monstre actif.

buy-2 = Renouveler les cartes
    .text = Rien qui te plaise ? Pour 2⚡, tu renouvelles les trois cartes visibles : la pioche en apporte trois autres.
        Acheter, renouveler, acheter, renouveler : tout mélange marche, tant que tu peux payer en ⚡.
    .godzilla = Les Événements visibles restent où ils sont (EVENT-3).

buy-3 = Permanente ou Défausse
    .text = Une carte Défausse agit au moment où tu l’achètes, puis elle est défaussée. Une carte Permanente reste face
        visible devant son propriétaire et continue d’agir.
    .godzilla = Il y a un troisième type, l’Événement (EVENT-1). Toutes les cartes de cette édition sont de notre cru.

buy-4 = L’épargne paie
    .text = Un tour où tu n’achètes aucune carte te donne 1⚡. Renouveler n’est pas acheter.

buy-5 = Quand la pioche s’épuise
    .text = Selon l’édition, soit les places vides restent vides, soit la défausse est mélangée en une nouvelle pioche.
    .first = Les livrets se taisent ; nous laissons vides les places vides.
    .second = Les cartes défaussées retournent dans la boîte, donc les places vides restent vides.
    .godzilla = Cette édition a une défausse, et on la mélange.

event-1 = Dernière minute
    .text = Un Événement agit dès qu’il est révélé. Un effet « à la révélation » se produit une fois ; un effet « tant
        qu’il est en jeu » dure jusqu’à ce que quelqu’un achète la carte. Les Événements de notre paquet sont de notre
        cru.

event-2 = Acheter un Événement
    .text = Un Événement s’achète comme toute autre carte. Son effet d’achat se produit alors pour qui l’achète.

event-3 = Les Événements ne bougent pas
    .text = Renouvelle tant que tu veux, les Événements sur la table ne bougent pas ; seules les autres cartes sont
        remplacées. Avec trois Événements, il n’y a rien à renouveler, donc tu ne peux pas (notre décision).

event-4 = Des Événements à la mise en place
    .text = Un Événement qui apparaît à la mise en place agit aussi. Ce n’est encore le tour de personne, alors ce qui
        est pour le monstre actif touche le premier joueur (notre décision).

end-1 = Fin du tour
    .text = Les effets de fin de tour des cartes se produisent maintenant. Puis les dés passent à gauche, au monstre le
        plus proche qui respire encore.
    .first = Leur propriétaire choisit l’ordre des effets.
    .second = Les effets se produisent toujours dans le même ordre.
    .godzilla = Leur propriétaire choisit l’ordre des effets.
    .in-en-summary = Leur propriétaire choisit l’ordre des effets, poison compris.

poison-1 = Poison
    .text = À la fin de ton propre tour, tu perds 1♥ par jeton Poison que tu portes, en une seule perte. Ce n’est pas une
        attaque. Il frappe avant qu’on vérifie la victoire, et peut donc gâcher une fête. Les jetons restent sur toi même
        quand la carte qui les a donnés a disparu.
    .godzilla = Aucune carte de notre propre paquet Godzilla n’empoisonne personne.
    .in-en-summary = C’est l’un des effets de fin de tour : qui le porte choisit quand il frappe parmi eux.

win-1 = Vingt étoiles
    .text = Un monstre en vie qui a 20★ au moment de la vérification est couronné King of Tokyo.
    .first = Les livrets finissent la partie dès que 20★ sont atteintes, mais veulent que tu survives au tour : nous
        vérifions donc à sa fin.
    .second = Le livret portugais dit le tour, l’espagnol le tour de table. Nous prenons le tour.
    .godzilla = La vérification a lieu à la fin de chaque tour.
    .in-es-2016 = Le livret compte à la fin du tour de table, si bien que chacun a joué autant de tours.

win-2 = Le dernier debout
    .text = Quand un seul monstre est encore en vie, il gagne, même sans aucune ★. Pas besoin de finir le tour : l’effet
        qui a abattu les autres va jusqu’au bout, et c’est tout.

win-3 = La couronne de personne
    .text = Si les derniers monstres tombent tous ensemble, personne ne gagne et tout le monde perd. Tokyo respire.

win-4 = Les rois morts ne règnent pas
    .text = Atteins 20★ puis 0♥ avant qu’on compte les étoiles, et tu es éliminé, pas couronné. Il faut être en vie pour
        le décompte.

win-5 = Partager la couronne
    .text = Si une même vérification trouve plusieurs monstres en vie avec 20★, ils portent la couronne ensemble. Les
        livrets se taisent ; c’est notre décision, et aussi celle de Board Game Arena.

limit-1 = Planchers et plafonds
    .text = Les ★ et les ⚡ ne descendent jamais sous 0. Les ♥ ne dépassent jamais ton maximum, et les ★ s’arrêtent à 20.
        Tout ce qui dépasserait une limite est perdu.

duo-1 = Tokyo à deux
    .text = Tokyo paie en énergie : 1⚡ au lieu de 1★ pour entrer, 1⚡ au lieu de 2★ pour y commencer un tour. Toutes les
        autres règles restent les mêmes.
    .first = Pas par défaut : les livrets n’ont pas cette règle, mais une option l’active.
    .second = Pas par défaut : les livrets n’ont pas cette règle, mais une option l’active.
    .godzilla = Dans les parties qui commencent à deux : le livret le recommande.

evo-1 = Ta propre petite pioche
    .text = Dans les parties avec Évolutions, chaque monstre a sa propre pioche de huit ; qui n’en a pas ne joue pas.
        Avant la partie, chacun en pioche deux, en cache une en main et remélange l’autre.
    .first = Pas dans la boîte : les monstres classiques les tiennent de Power Up!. Les textes sont ceux de son
        impression plus récente.
    .second = Pas dans la boîte : les monstres classiques les tiennent de Power Up!.
    .godzilla = Les règles sont celles de l’édition ; les 48 Évolutions sont de notre cru.

evo-2 = Trois cœurs font évoluer
    .text = Trois ♥ ou plus dans ton résultat et tu évolues une fois tes dés résolus : pioche deux Évolutions, caches-en
        une en main, défausse l’autre. C’est un cadeau, pas un prix : ces ♥ soignent comme d’habitude. Cela marche aussi
        dans Tokyo.
    .godzilla = Le livret donne le nombre sous forme d’une image que nous n’avons pas pu lire ; trois ♥ est la règle du
        jeu classique publié.

evo-3 = Évoluer encore
    .text = Quand ta pioche d’Évolutions est vide, mélange tes Évolutions défaussées en une nouvelle.

evo-4 = Surprise !
    .text = Une Évolution dit quand on peut la jouer. Si elle ne dit rien, sors-la quand tu veux, même au tour d’un autre
        monstre.

evo-5 = Temporaire ou Permanente
    .text = Une Évolution Temporaire est défaussée après usage. Une Permanente reste face visible devant toi et continue
        d’agir.

evo-6 = Pas une carte comme les autres
    .text = « Carte », sans rien de plus, ne veut jamais dire une Évolution.

evo-7 = Bas les pattes
    .text = Toi seul vois les Évolutions que tu as en main. Tes adversaires peuvent deviner ; le public aussi.

ex-1 = Quatre 2, un éclair, un poing
    .text = Gigazaur est dehors, Cyber Kitty dans la ville de Tokyo. Résultat de Gigazaur : 2 2 2 2 ⚡ ✊. Il gagne 3★
        (deux pour le brelan, une pour le quatrième 2) et 1⚡, et Cyber Kitty perd 1♥.
    .first = C’est Cyber Bunny qui joue la victime dans cette boîte.

ex-2 = Compter les brelans
    .text = Quatre 1 font 2★. Cinq 2 font 4★. Trois 3 font 3★, pas 9.

ex-3 = Une bagarre à cinq
    .text = Ville : Gigazaur, déjà blessé ; baie : Space Penguin. Meka Dragon obtient 4✊ : tous deux perdent 4♥ et cèdent,
        Meka Dragon entre dans la ville (+1★) et la baie reste vide. Gigazaur obtient 1✊ : Meka Dragon perd 1♥ et reste,
        Gigazaur entre dans la baie (+1★). Space Penguin obtient 1✊ : tous deux perdent 1♥, Gigazaur cède, Space Penguin
        entre dans la baie (+1★) ; The King et Cyber Kitty n’obtiennent aucune ✊ et personne ne bouge. Meka Dragon
        commence dans Tokyo (+2★) et obtient 3✊ : tous ceux de dehors perdent 3♥, Gigazaur tombe à 0♥ et il est éliminé,
        la baie ferme sur les quatre derniers et Space Penguin quitte Tokyo.
    .first = Les mêmes coups pour une autre raison : chaque nouveau venu entre parce qu’il a attaqué (ENTER-1).

ex-4 = Dix énergies à dépenser
    .text = Un monstre avec 10⚡ n’aime pas ce qu’il voit et renouvelle les cartes pour 2⚡. Il achète une nouvelle carte
        pour 3⚡, la place est remplie, et il lui reste 5⚡ pour un autre jour.
    .godzilla = Pas de prime de 1⚡ ici : une carte a été achetée (BUY-4).

ex-5 = Une ouverture en douceur
    .text = Le premier joueur n’obtient aucune ✊ et Tokyo est vide. Y entre-t-il ?
    .first = Tokyo reste vide.
    .second = Il entre quand même et gagne 1★.
    .godzilla = Il entre quand même et gagne 1★, ou 1⚡ dans une partie à deux (DUO-1).

## Switches

switch-tokyo-bay = La baie de Tokyo est ouverte tant que cinq monstres ou plus sont en vie.
switch-first-player = Qui joue le premier tour : le plus de ✊ sur six dés (les ex æquo relancent), un monstre au hasard,
    ou le premier siège.
switch-must-enter-empty-tokyo = Après avoir résolu ses dés, un monstre dehors doit entrer dans une place vide de Tokyo,
    avec ou sans ✊.
switch-attack-into-empty-takes-tokyo = Une attaque sur un Tokyo entièrement vide ne fait que le prendre : elle ne frappe
    personne et aucune carte ne voit d’attaque. Là où il faut entrer dans un Tokyo vide, l’étape d’entrée s’en charge.
switch-yield-needs-damage = Un monstre dans Tokyo ne peut céder que s’il a vraiment perdu des ♥ sous les ✊.
switch-attacker-replaces-eliminated = L’attaquant prend la place d’un monstre que son attaque a éliminé dans Tokyo. Là
    où il faut entrer dans un Tokyo vide, l’étape d’entrée s’en charge.
switch-bay-moves-to-empty-city = Quand la baie de Tokyo ferme, son occupant passe dans la ville de Tokyo si elle est
    vide, au lieu de quitter Tokyo.
switch-energy-if-no-buy = Un tour sans acheter de carte donne 1⚡. Renouveler n’est pas acheter.
switch-dice-tokens = Jusqu’à deux jetons Dé peuvent être dépensés avant le premier lancer, un dé supplémentaire chacun.
switch-events = Il y a des cartes Événement dans la pioche Pouvoir. Elles agissent quand on les révèle et ne sont jamais
    renouvelées.
switch-deck-exhausted = Quand la pioche Pouvoir s’épuise : les places vides restent vides, ou la défausse devient la
    nouvelle pioche.
switch-counters-removable-in-tokyo = Dans Tokyo aussi, un ♥ obtenu peut retirer un jeton Poison ou Réduction.
switch-victory-check = Quand 20★ gagnent : à la fin de chaque tour ou à la fin de chaque tour de table.
switch-two-player-tokyo = Tokyo paie 1⚡ pour entrer et 1⚡ pour y commencer, au lieu de ★ : jamais, seulement quand la
    partie commence à deux, ou toujours.
switch-evolutions = Chaque monstre joue avec sa propre pioche de huit Évolutions.
switch-power-cards = Les cartes Pouvoir sont dans la partie. Retire-les pour une première partie.
switch-promos = Les cartes promotionnelles sont aussi dans la pioche, une de chacune qui n’a pas besoin de règles à elle.
switch-costumes = Douze costumes sont aussi dans la pioche (première édition). Avec trois ✊ dans ton lancer, tu peux acheter un
    costume à un monstre à qui tu as fait perdre des ♥ pendant ce tour ; celui qui le portait reçoit le prix.
switch-resolve-order = Quand on demande au joueur actif l’ordre de ses dés : jamais, quand il peut changer l’issue, ou
    chaque fois.
switch-end-order = Les effets de fin de tour se produisent dans l’ordre que veut leur propriétaire, ou dans un ordre fixe.
switch-dice-limit = Le plus de dés qu’un monstre peut lancer : huit, ou neuf pour qu’un troisième dé supplémentaire,
    copié avec Mimétisme, compte aussi.
switch-free-city-hits-nobody = Un monstre qui prend une ville de Tokyo libre ne frappe personne, même si quelqu’un tient
    la baie de Tokyo.
switch-yield-needs-die = Un monstre ne peut céder que si l’attaque avait une ✊ sur un dé : les ✊ qui ne viennent que de
    cartes ne laissent sortir personne.
switch-armour-by-source = Blindage est opposé aux ✊ d’une attaque et à ce que chaque carte y ajoute, un par un, au lieu
    de la perte entière.
switch-raised-damage = Ce qu’augmentent les cartes qui augmentent tes dégâts : tous, tous sauf ceux d’une carte au moment
    de l’achat, ou les attaques seulement.
switch-neighbours-burn = Qui brûle Souffle de feu : les deux voisins dès que tu infliges des dégâts à quelqu’un, les deux
    quand ton résultat a une ✊, un voisin que touchent tes dégâts, ou un voisin que tu attaques.
switch-counters-for = Qui reçoit les jetons de Crachat venimeux et Rayon réducteur : un monstre qui a perdu des ♥ sous
    tes ✊, ou tout monstre que tes ✊ ont attaqué.
switch-dropping-in = Ce que fait Tombé du ciel : qui achète dehors prend la ville de Tokyo, ou tous les autres quittent
    Tokyo et qui achète prend la ville, ou comme le premier mais rien du tout pour qui achète dans la baie de Tokyo.
switch-new-card-first = Lequel de plusieurs propriétaires d’Opportuniste peut acheter d’abord une nouvelle carte : le
    premier à gauche du monstre actif, ou le monstre actif lui-même.
switch-poison-in-end-order = Le poison est l’un des effets de fin de tour : qui le porte choisit quand il frappe.
switch-comebacks = Personne n’est éliminé : un monstre à 0♥ perd toutes ses cartes et ses ⚡, quitte Tokyo et
    continue avec 10♥. Il garde ses ★. On ne gagne que par les ★.
