### Décisions sur le fonctionnement des cartes, seules et ensemble. Leurs ids sont ceux que citent les cartes et les scénarios.
### Là où une décision vaut dans les deux éditions classiques, elle nomme les cartes comme dans la deuxième.

in-first = Première édition :
in-second = Deuxième édition :
ruling-i-001 = Attaque acide sans aucune ✊ est une perte de 1♥ à elle seule, et Blindage l’ignore.
ruling-i-002 = Une ✊ avec Attaque acide est une seule perte de 2♥, et Blindage ne l’arrête pas.
ruling-i-003 = Blindage ignore la perte d’un seul jeton Poison ; le jeton reste.
ruling-i-004 = Plusieurs jetons Poison sont ensemble une seule perte, donc Blindage ne les arrête pas.
ruling-i-005 = Blindage regarde chaque perte séparément : deux pertes de 1♥ dans un tour sont ignorées toutes les deux.
ruling-i-006 = Cracheur de feu se joint aux ✊ qui frappent un voisin : une ✊ et le feu sont une perte de 2♥, trop pour
    Blindage.
ruling-i-007 = Cracheur de feu sur un voisin que les ✊ n’atteignent pas est une perte de 1♥, et Blindage l’ignore.
ruling-i-008 = Blindage sauve un attaquant du 1♥ que lui coûte Fouisseur.
ruling-i-009 = Avec Blindage et Camouflage sur un même monstre, on ne lance aucun dé pour une perte de 1♥, et une perte que
    Camouflage réduit à 1♥ est ignorée aussi.
ruling-i-010 = Blindage et sa copie ne s’additionnent pas : une perte de 2♥ passe.
ruling-i-011 = Deuxième édition : si Blindage arrête une attaque sur Tokyo, son propriétaire ne reçoit pas de jeton et ne
    peut pas céder.
ruling-i-012 = Première édition : si Blindage arrête une attaque sur Tokyo, son propriétaire ne reçoit pas de jeton mais
    peut céder, puisqu’il a été attaqué.
ruling-i-013 = Si Camouflage sauve chaque ♥, aucun jeton n’est donné, l’Herbivore de l’attaquant n’est pas gâché, et les
    cartes qui réagissent aux attaques n’en ont vu aucune.
ruling-i-014 = Deuxième édition : un monstre dans Tokyo dont le Camouflage sauve chaque ♥ ne peut pas céder ; s’il en perd
    un, il le peut.
ruling-i-015 = Première édition : un monstre dans Tokyo dont le Camouflage sauve chaque ♥ peut quand même céder, et
    l’attaquant doit s’installer.
ruling-i-016 = Camouflage lance pour chaque perte : d’une attaque, d’une carte, du poison ou d’un prix à soi.
ruling-i-017 = Tapi dans l’ombre peut relancer les 3 parmi les dés de Camouflage.
ruling-i-018 = Avec Camouflage et sa copie, la copie lance pour ce que les premiers dés n’ont pas sauvé.
ruling-i-019 = On peut payer Ailes quand les dés sont connus et que rien n’est encore perdu ; il faut encore avoir les 2⚡.
    On peut aussi les payer avant que quelque chose ne prenne cette énergie.
ruling-i-020 = Ailes payée une fois couvre tout ce que ce tour apporte encore, poison de la fin compris.
ruling-i-021 = On peut payer Ailes contre ce qu’une carte coûte à qui l’achète ; les ★ sont gardées.
ruling-i-022 = Deuxième édition : un monstre qui paie Ailes contre des ✊ dans Tokyo ne reçoit pas de jeton et ne peut pas
    céder.
ruling-i-023 = Première édition : un monstre qui paie Ailes contre des ✊ dans Tokyo peut quand même céder, et l’attaquant
    s’installe.
ruling-i-024 = On peut payer Ailes pour ce que Camouflage n’a pas sauvé.
ruling-i-025 = Les ♥ perdus avec Encore plus grand ne comptent pas comme des dégâts, et Ailes ne peut pas les sauver.
ruling-i-026 = Guérison rapide peut servir juste avant une perte fatale, si elle soigne assez pour y survivre.
ruling-i-027 = Avec Régénération, Guérison rapide donne 2♥ pour 2⚡.
ruling-i-028 = Réacteurs décide avant que rien ne porte : partir indemne, ou rester et tout encaisser.
ruling-i-029 = Réacteurs sauve même d’une attaque qui aurait tué.
ruling-i-030 = Un monstre qui part avec Réacteurs ne reçoit pas de jetons, et l’attaquant doit prendre la place.
ruling-i-031 = Première édition : une attaque qui n’a frappé qu’un monstre parti avec Réacteurs n’a blessé personne : pas de
    ★ pour Monstre alpha, une pour Herbivore.
ruling-i-032 = Deuxième édition : une attaque qui n’a frappé qu’un monstre parti avec Réacteurs paie Monstre alpha, qui a vu
    une ✊, et Herbivore aussi, puisque personne n’a perdu de ♥.
ruling-i-033 = Réacteurs ne fait rien contre les cartes ou le poison.
ruling-i-034 = Première édition : Fouisseur n’ajoute rien sans une ✊.
ruling-i-035 = Deuxième édition : la ✊ de Fouisseur frappe depuis Tokyo à chaque tour, même seule.
ruling-i-036 = Deuxième édition : un attaquant que Fouisseur tue n’entre jamais ; Tokyo attend la prochaine étape d’entrée.
ruling-i-037 = Première édition : un attaquant que Fouisseur tue laisse Tokyo vide pour le prochain attaquant.
ruling-i-038 = Fouisseur ne riposte que quand son propriétaire cède, pas quand il meurt ou se fait expulser.
ruling-i-039 = Avec Réacteurs et Fouisseur ensemble, le propriétaire part indemne et l’attaquant paie.
ruling-i-040 = Deux monstres qui cèdent avec Fouisseur coûtent à l’attaquant deux pertes de 1♥, l’une après l’autre.
ruling-i-041 = Souffle nova dans la ville frappe aussi la baie, dont le monstre peut céder ; sa place reste vide.
ruling-i-042 = Souffle nova dehors frappe tous les autres une fois, dans Tokyo et hors de Tokyo.
ruling-i-043 = À deux monstres restants, Cracheur de feu brûle l’unique voisin une fois, pas deux.
ruling-i-044 = Deuxième édition : Cracheur de feu brûle aussi un voisin qui partage Tokyo ; cela ne donne ni jeton ni droit
    de céder.
ruling-i-045 = Première édition : Souffle de feu s’ajoute aussi aux dégâts des cartes : Raffinerie de gaz coûte 4♥ aux
    voisins et 3♥ aux autres.
ruling-i-046 = Deuxième édition : Cracheur de feu a besoin d’une ✊ ; une carte achetée n’enflamme personne.
ruling-i-047 = Cracheur de feu saute les sièges vides : le voisin est le prochain en vie.
ruling-i-048 = Première édition : Piquants empoisonnés sans ✊ prend 2♥ mais n’est pas une attaque : on ne cède pas, pas de
    jetons, pas de Queue hérissée.
ruling-i-049 = Deuxième édition : les ✊ de Piquants empoisonnés sont une attaque comme une autre.
ruling-i-050 = Deuxième édition : la ✊ d’Attaque acide réveille Queue hérissée : deux ✊ sans aucun dé.
ruling-i-051 = Première édition : Attaque acide seule n’est pas une attaque, donc Queue hérissée n’y ajoute rien.
ruling-i-052 = Première édition : dans Tokyo, avec Urbavore, les cartes achetées font 1 de mal en plus aux autres.
ruling-i-053 = Deuxième édition : Urbavore ne s’ajoute qu’aux ✊, pas aux cartes.
ruling-i-054 = Des ✊ sur un Tokyo vide ne frappent personne. Souffle nova et Cracheur de feu trouvent quand même leurs
    victimes dans la deuxième édition, mais pas dans la première.
ruling-i-055 = Monstre alpha face à un Tokyo vide marque dans la deuxième édition, puisqu’il y avait une ✊, mais pas dans la
    première, puisque personne n’a été blessé.
ruling-i-056 = Deuxième édition : les ♥ qu’un monstre se prend à lui-même gâchent son Herbivore.
ruling-i-057 = Le poison qui agit au tour d’un autre monstre ne gâche pas Herbivore.
ruling-i-058 = Avec On ne fait que le rendre plus fort !, deux pertes de 1♥ ne donnent pas de ⚡ ; une seule perte qui est
    encore de 2♥ à la fin en donne.
ruling-i-059 = Un monstre blessé par une carte dans Tokyo ne peut pas céder.
ruling-i-060 = Tri du troupeau, Extensible et Coup de théâtre peuvent servir dans n’importe quel ordre après le dernier
    lancer, avant que rien ne soit résolu.
ruling-i-061 = On peut payer Extensible plusieurs fois dans un tour.
ruling-i-062 = Sonde psychique vient avant que le lanceur ne change ses dés.
ruling-i-063 = Un 3 fait par Sonde psychique peut être relancé avec Tapi dans l’ombre.
ruling-i-064 = Deux sondes agissent dans le sens horaire à partir du monstre actif ; si la vraie s’en va, sa copie n’agit
    plus ce tour-ci.
ruling-i-065 = Si une copie de Sonde psychique obtient un ♥, Mimétisme est défaussée.
ruling-i-066 = Sonde psychique n’agit qu’aux tours des autres, et son propriétaire choisit le dé.
ruling-i-067 = Les lancers achetés avec des ⚡ ou des charges ne sont plus possibles une fois que le joueur a arrêté de
    lancer.
ruling-i-068 = Tapi dans l’ombre relance les 3 même quand il ne reste aucun lancer, aussi souvent qu’ils reviennent.
ruling-i-069 = Les Tête supplémentaire et les jetons Réduction se cumulent ; il n’y a jamais moins de 0 dé.
ruling-i-070 = Sans aucun dé, un monstre ne lance rien, mais entre, achète et finit son tour comme d’habitude.
ruling-i-071 = Un jeton Réduction retiré ce tour-ci ne rend son dé qu’au suivant.
ruling-i-072 = Cerveau géant et sa copie font cinq lancers.
ruling-i-073 = Deuxième édition : les deux Tête supplémentaire et une copie font neuf dés, bien que la boîte en contienne
    huit.
ruling-i-074 = Deuxième édition : une ✊ ajoutée par une carte complète la série de Destruction totale.
ruling-i-075 = Le 1, le 2 et le 3 qui nourrissent Détritivore comptent encore pour les brelans, Fine bouche et Temps figé.
ruling-i-076 = Deuxième édition : Détritivore et sa copie sont payées deux fois.
ruling-i-077 = Coup de théâtre utilisée à travers Mimétisme défausse Mimétisme.
ruling-i-078 = Les jetons Poison et Réduction restent et agissent encore quand leur carte ou son propriétaire a disparu.
ruling-i-079 = Deuxième édition : dans Tokyo, les dés ♥ ne retirent pas de jetons.
ruling-i-080 = Première édition : dans Tokyo, les dés ♥ peuvent retirer des jetons, puisque seuls les soins y sont
    interdits.
ruling-i-081 = Les dés ♥ retirent des jetons même à un monstre en pleine santé, un chacun.
ruling-i-082 = Les soins par cartes ne retirent jamais de jetons ; seuls les dés ♥ de la victime le font.
ruling-i-083 = Régénération n’ajoute son ♥ que si au moins un dé ♥ a soigné au lieu de retirer un jeton.
ruling-i-084 = Crachat venimeux et sa copie donnent deux jetons par coup.
ruling-i-085 = Un monstre sauvé par son petit garde ses jetons Poison et Réduction.
ruling-i-086 = Un monstre qui meurt du poison dans Tokyo laisse sa place vide ; ce n’était pas une attaque.
ruling-i-087 = Les jetons ne s’épuisent jamais, quoi que contienne la boîte.
ruling-i-088 = On interroge plusieurs Opportuniste dans le sens horaire à partir de la gauche du monstre actif, qui passe en
    dernier.
ruling-i-089 = Les cartes d’un renouvellement sont proposées ensemble à Opportuniste ; ce qui remplace une carte achetée est
    proposé de nouveau.
ruling-i-090 = Une carte Défausse qu’Opportuniste achète agit aussitôt, pour qui l’achète.
ruling-i-091 = Deuxième édition : Frénésie achetée au tour d’un autre monstre donne le tour suivant à qui l’achète ; puis le
    jeu continue comme il aurait continué.
ruling-i-092 = Première édition : Frénésie achetée au tour d’un autre monstre n’abrège pas ce tour.
ruling-i-093 = Un regard avec Monstre éprouvette ne révèle rien : on n’interroge pas Opportuniste, et une carte non achetée
    reste sur la pioche.
ruling-i-094 = Acheter la première carte avec Monstre éprouvette ne remplit aucune place.
ruling-i-095 = Monstre éprouvette et sa copie montrent les deux premières cartes.
ruling-i-096 = Après un achat ou un renouvellement, Monstre éprouvette peut regarder encore.
ruling-i-097 = Tentacules parasites achète des cartes Permanentes en jeu, seulement au tour de son propriétaire, sans
    demander ; le prix va au vendeur.
ruling-i-098 = Une réduction abaisse aussi ce que Tentacules parasites paie au vendeur.
ruling-i-099 = Une carte achetée avec Tentacules parasites vient avec exactement les charges ou les cubes qu’elle porte.
ruling-i-100 = Première édition : un monstre à qui on achète Encore plus grand perd 2♥, peut-être ses derniers ; qui achète
    gagne 2♥.
ruling-i-101 = Deuxième édition : un monstre à qui on achète Encore plus grand descend seulement à 10♥ ; qui achète gagne 2♥.
ruling-i-102 = Première édition : Métamorphe rend ce qui a été payé, réductions comprises.
ruling-i-103 = Deuxième édition : Métamorphe rend le coût imprimé, donc une carte achetée moins cher rapporte un bénéfice.
ruling-i-104 = Métamorphe peut vendre des cartes achetées ce tour-ci, et elle-même.
ruling-i-105 = Les remboursements de Métamorphe ne comptent pas comme un gain pour Ami des enfants.
ruling-i-106 = Mimétisme vendue rapporte son propre coût, 8⚡, quoi qu’elle copie.
ruling-i-107 = Ce qui est sur une carte vendue est perdu avec elle.
ruling-i-108 = À la fin d’un tour, Métamorphe vend avant qu’on regarde les ⚡ dans la deuxième édition ; dans la première, le
    propriétaire choisit l’ordre.
ruling-i-109 = Énergie solaire et Accumulateur d’énergie ne se gênent jamais.
ruling-i-110 = Soutien au plus faible est regardée avant les autres ★ de la fin du tour dans la deuxième édition ; dans la
    première, le propriétaire choisit l’ordre.
ruling-i-111 = En cas d’égalité, personne n’est le plus faible, et les morts ne comptent pas.
ruling-i-112 = Première édition : Piles pour monstre sans aucune ⚡ dessus est défaussée aussitôt.
ruling-i-113 = Une pile est défaussée avec sa dernière ⚡, avant le lancer des dés.
ruling-i-114 = Les ⚡ sur une carte ne font pas partie de la réserve : aucune tempête ne les divise et aucun accumulateur ne
    les compte.
ruling-i-115 = Immense tempête prend la moitié, arrondie vers le bas : 2⚡ sur 5⚡, rien sur 1⚡.
ruling-i-116 = Ordre d’évacuation prend ce qu’il y a ; personne ne descend sous 0★.
ruling-i-117 = Poser Mimétisme sur une autre carte et renouveler ne comptent pas comme acheter ; la presse ne s’y intéresse
    pas.
ruling-i-118 = Ami des enfants ajoute 1⚡ à chaque gain, si grand soit-il : trois dés ⚡ donnent 4⚡, Recharge donne 10⚡.
ruling-i-119 = Un monstre avec 3⚡ les paie toutes pour 2♥ de Rayon soignant.
ruling-i-120 = Rayon soignant soigne gratuitement un monstre sans ⚡, et il ne peut pas refuser.
ruling-i-121 = Première édition : la Régénération du soigneur donne un ♥ de plus au patient, et il est payé ; celle du
    patient ne fait rien.
ruling-i-122 = Deuxième édition : la Régénération du patient lui donne un ♥ de plus gratuitement ; celle du soigneur ne fait
    rien.
ruling-i-123 = Dans Tokyo, Rayon soignant soigne les autres, mais jamais son propriétaire.
ruling-i-124 = Pioche vide, rien n’est rempli, et un renouvellement montre ce qui reste ; une option mélange plutôt la
    défausse.
ruling-i-125 = Un Nuage de fumée copié a 3 charges à lui.
ruling-i-126 = Deuxième édition : une copie de Nuage de fumée sans charges reste et attend un autre modèle.
ruling-i-127 = Première édition : une copie de Nuage de fumée sans charges reste aussi, bien qu’une lecture stricte la
    défausserait.
ruling-i-128 = Deuxième édition : un Monstre à piles copié apporte 6⚡ à lui, et Mimétisme part avec la dernière.
ruling-i-129 = Première édition : un monstre qui copie Piles pour monstre y met ses propres ⚡ et la réserve les double, comme
    à l’achat.
ruling-i-130 = Ce qui est sur Mimétisme est perdu quand elle prend un autre modèle ou perd le sien.
ruling-i-131 = Copier Encore plus grand donne 2♥ et un maximum de 12♥ ; avec la vraie, le maximum reste 12♥.
ruling-i-132 = Quand une copie d’Encore plus grand prend fin, 2♥ sont perdus dans la première édition ; dans la deuxième,
    seulement ce qui dépasse 10♥.
ruling-i-133 = Mimétisme peut copier une carte de son propre propriétaire.
ruling-i-134 = Mimétisme ne peut pas se copier elle-même.
ruling-i-135 = Quand son modèle a disparu, Mimétisme ne fait rien jusqu’à ce qu’on la pose sur une autre carte pour 1⚡ au
    début d’un tour.
ruling-i-136 = Deuxième édition : un modèle acheté par un autre monstre est toujours copié.
ruling-i-137 = Un monstre qui achète Mimétisme à un autre choisit un nouveau modèle.
ruling-i-138 = Deuxième édition : Mimétisme posée sur Urbavore au début d’un tour arrive trop tard pour la ★ supplémentaire
    de ce tour.
ruling-i-139 = Mimétisme achetée au tour d’un autre monstre choisit son modèle aussitôt.
ruling-i-140 = Un petit copié sauve comme un vrai, et Mimétisme est perdue avec toutes les autres cartes.
ruling-i-141 = Chaque Dévoreur de cadavres, vrai ou copié, reçoit 3★ pour chaque mort.
ruling-i-142 = Temps figé et sa copie ne donnent quand même qu’un tour.
ruling-i-143 = Les copies de cartes qui ajoutent quelque chose l’ajoutent encore.
ruling-i-144 = Première édition : Frénésie abrège le tour, sans sa fin, et le nouveau tour commence comme un autre.
ruling-i-145 = Deuxième édition : après Frénésie, le tour continue jusqu’à sa fin, puis vient le supplémentaire.
ruling-i-146 = Un tour supplémentaire commencé dans Tokyo paie comme un autre.
ruling-i-147 = Trois 1 dans un tour figé en gagnent un autre, avec encore un dé de moins.
ruling-i-148 = Deuxième édition : les tours figés viennent avant celui de Frénésie, qui a tous ses dés.
ruling-i-149 = Les morts ne jouent pas de tours supplémentaires.
ruling-i-150 = 20★ à la fin d’un tour gagnent avant tout tour supplémentaire.
ruling-i-151 = Si une carte ou le poison tue le monstre dans Tokyo, personne ne s’y installe pour cela ; dans la deuxième
    édition, la prochaine étape d’entrée remplit la place.
ruling-i-152 = Si des ✊ tuent le monstre dans Tokyo, l’attaquant prend sa place et gagne 1★.
ruling-i-153 = Première édition : cinq restent, et le monstre de la ville est tué : la baie ferme, son monstre part,
    l’attaquant prend la ville.
ruling-i-154 = Deuxième édition : cinq restent, et le monstre de la ville est tué : celui de la baie y glisse sans ★ ;
    l’attaquant n’entre que si ce monstre cède.
ruling-i-155 = Deuxième édition : peu importe qui meurt, à quatre restants le monstre de la baie quitte Tokyo aussitôt si la
    ville est prise.
ruling-i-156 = Quitter une baie qui ferme ne compte pas comme céder : rien ne riposte, et on n’interroge pas Réacteurs.
ruling-i-157 = Première édition : Tombé du ciel achetée dans la baie donne ses 2★ et rien d’autre.
ruling-i-158 = Deuxième édition : La mort venue d’en haut achetée dans la baie vide la ville et y amène qui l’achète, sans ★
    pour l’entrée.
ruling-i-159 = Tomber du ciel depuis dehors donne 2★ et 1★ pour l’entrée ; le monstre expulsé n’est pas blessé et n’a pas
    cédé.
ruling-i-160 = Un monstre sauvé par son petit dans Tokyo est dehors avec 10♥, et l’attaquant entre.
ruling-i-161 = Dévoreur de cadavres marque bien qu’un petit sauve la victime.
ruling-i-162 = Un monstre qui dévore sa propre mort et a un petit finit avec 0★.
ruling-i-163 = Un petit garde les ⚡ de la réserve, pas celles sur les cartes.
ruling-i-164 = Un monstre qui achète ses 20★ avec son dernier ♥ est éliminé et ne gagne pas.
ruling-i-165 = Avec un petit, un monstre qui paie des ★ avec son dernier ♥ survit avec 10♥ et 0★.
ruling-i-166 = 20★ au début d’un tour ne gagnent qu’à sa fin ; il faut y survivre.
ruling-i-167 = 20★ atteintes au tour d’un autre monstre gagnent à la fin de ce tour.
ruling-i-168 = 20★ peuvent encore être évacuées avant la fin du tour.
ruling-i-169 = Les ★ s’arrêtent à 20.
ruling-i-170 = Plusieurs monstres en vie avec 20★ à la même vérification partagent la victoire.
ruling-i-171 = Si tous ceux qui restent meurent ensemble, tout le monde perd, 20★ ou non.
ruling-i-172 = Plusieurs morts simultanées comptent chacune ; les victimes répondent dans le sens horaire à partir de qui
    frappe, lui en dernier.
ruling-i-173 = Le dernier en vie gagne aussitôt, avant que son propre poison puisse agir.
ruling-i-174 = Si tous tombent mais que l’un a un petit, c’est lui qui gagne.
ruling-i-175 = Les cartes et les ⚡ des morts sont défaussées, et Mimétisme perd un modèle qu’elle avait parmi elles.
ruling-i-176 = Quand la ville et la baie cèdent au même attaquant, il prend la ville et la baie reste vide.
ruling-i-177 = Quand seule la ville cède, l’attaquant la prend, et le monstre de la baie n’y passe pas.
ruling-i-178 = Si un attaquant dans la ville vide la baie, elle reste vide jusqu’à ce que quelqu’un de dehors y entre.
ruling-gz-1 = Des ✊ blessent un monstre quand elles lui prennent au moins 1♥.
ruling-gz-2 = Une attaque a besoin d’une ✊ dans le résultat, ajoutée ou non. Les « dés » ne sont que de vrais dés ; le
    résultat, ce sont les dés et les ✊ ajoutées.
ruling-gz-3 = Ce qu’une attaque prend à un monstre est une seule perte, et l’effet d’une carte aussi. Les ♥ en plus viennent
    d’abord, puis ce qui est épargné à la victime.
ruling-gz-4 = Une perte qui ne vient pas de ✊ ne donne à personne le droit de céder. Les ♥ payés comme prix ne comptent pas
    comme perdus.
ruling-gz-5 = Il y a douze jetons Dé, visibles de tous. Ils retournent à la réserve quand on les dépense ou que leur monstre
    est éliminé ; une réserve vide ne donne rien. Un monstre en dépense deux par tour au plus, sauf si une carte dit autre
    chose.
ruling-gz-6 = Les cartes se révèlent l’une après l’autre, de gauche à droite. Ce que fait un Événement à la révélation est
    fini avant la carte suivante ; les monstres agissent à partir de l’actif dans le sens horaire, et les pertes sont
    simultanées.
ruling-gz-7 = Ce que fait un Événement tant qu’il est en jeu commence quand on le révèle, même au milieu d’un tour, et finit
    quand on le paie.
ruling-gz-8 = Un Événement est payé, cesse d’agir, fait ce qu’il fait pour qui l’achète, est défaussé et remplacé. C’est une
    carte achetée, mais ni Permanente ni Défausse.
ruling-gz-9 = Avec trois Événements visibles, personne ne peut renouveler.
ruling-gz-10 = Après le dernier lancer viennent les relances du lanceur, puis les interventions des autres à partir de la
    gauche du monstre actif, puis le lanceur tourne des dés, puis on les résout.
ruling-gz-11 = Une espèce est celle du monstre, avec ou sans Évolutions.
ruling-gz-12 = Si le monstre actif tombe, son tour finit aussitôt ; les cartes encore à révéler le sont d’abord.
ruling-gz-13 = Un Événement obtenu sans être révélé ne fait que ce qu’il fait à l’achat.
