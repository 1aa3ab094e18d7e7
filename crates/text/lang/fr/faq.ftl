### Ce qu’on demande à table, et où les éditions diffèrent.
### `.answer` vaut dans toutes les éditions qui ont la question ; `.first`, `.second` et `.godzilla` ajoutent ce qui vaut dans une seule.

faq-no-smash-empty-tokyo = Tokyo est vide et je n’ai obtenu aucune ✊. Dois-je y entrer ?
    .answer = C’est là que les éditions diffèrent le plus : dans l’une, Tokyo se gagne par la force ; dans les autres, il faut que quelqu’un y habite.
    .first = Non. Seul un attaquant entre ; sans ✊, Tokyo reste vide.
    .second = Oui. Une fois tes dés résolus, tu dois prendre une ville de Tokyo vide, ✊ ou pas ✊, et tu gagnes 1★.
    .godzilla = Oui, ✊ ou pas ✊, et tu gagnes 1★, ou 1⚡ dans une partie à deux.

faq-smashes-at-empty-tokyo = J’entre dans un Tokyo vide avec des ✊. Frappent-elles les autres ?
    .answer = Non. Tu les as obtenues dehors, où les ✊ visent Tokyo, et personne n’y était. Elles ne se retournent pas une fois que tu es à l’intérieur.

faq-leave-in-own-turn = Puis-je sortir de Tokyo à mon propre tour ?
    .answer = Non. Il y a quatre sorties : céder après une attaque, être éliminé, être dans la baie quand elle ferme, ou avoir une carte qui le dit. Sinon tu restes, si peu de ♥ qu’il te reste.

faq-yield-to-a-card = Une carte m’a fait mal dans Tokyo. Puis-je céder ?
    .answer = Non. Seules les ✊ te donnent le droit de céder. Ce que te fait une carte n’est pas une attaque, si mal que cela fasse.

faq-yield-unhurt = On m’a attaqué dans Tokyo mais je n’ai perdu aucun ♥. Puis-je céder ?
    .answer = La question est de savoir s’il suffit d’être attaqué, ou s’il faut avoir mal.
    .first = Oui, être attaqué suffit. Camouflage, Blindage ou Ailes peuvent arrêter tous les dégâts : tu peux quand même partir, et l’attaquant doit alors s’installer.
    .second = Non. Tu dois vraiment avoir perdu des ♥ sous les ✊ ; 1♥ suffit.
    .godzilla = Non. Tu dois vraiment avoir perdu des ♥ sous les ✊ ; 1♥ suffit.

faq-yield-to-dodge = Céder m’évite-t-il les dégâts ?
    .answer = Non. D’abord le coup porte, ensuite tu décides. Seule une carte peut changer cela, comme Réacteurs dans les paquets classiques.

faq-death-in-tokyo = Le monstre dans Tokyo est éliminé. Qui est dans Tokyo maintenant ?
    .answer = Cela dépend de ce qui l’a éliminé, et de quand.
    .first = Si c’était une attaque, l’attaquant prend la place, comme si elle avait été cédée. Si c’était une carte ou du poison, la place reste vide jusqu’à ce qu’un attaquant la prenne.
    .second = Si la place est vide quand le monstre actif arrive à son étape d’entrée, il s’installe. Si la fin vient plus tard dans le tour, Tokyo attend l’étape d’entrée du monstre suivant.
    .godzilla = Si la place est vide quand le monstre actif arrive à son étape d’entrée, il s’installe. Si la fin vient plus tard dans le tour, Tokyo attend l’étape d’entrée du monstre suivant.

faq-city-yields-bay-stays = Cinq ou six joueurs : la ville cède et la baie reste. Où va l’attaquant ?
    .answer = Dans la ville de Tokyo. Le monstre dans la baie de Tokyo reste où il est : il ne passe pas en ville juste parce qu’elle est libre.

faq-both-yield = Cinq ou six joueurs : la ville et la baie cèdent toutes les deux. Qui va où ?
    .answer = L’attaquant prend la ville de Tokyo, et la baie de Tokyo reste vide pour l’instant.
    .first = Le monstre suivant ne prend la baie que par une attaque.
    .second = Le monstre suivant dehors doit prendre la baie une fois ses dés résolus, ✊ ou pas ✊.
    .godzilla = Le monstre suivant dehors doit prendre la baie une fois ses dés résolus, ✊ ou pas ✊.

faq-bay-closes = Il ne reste que quatre monstres. Que devient la baie de Tokyo ?
    .answer = Elle ferme aussitôt, au beau milieu d’un tour s’il le faut, et ne rouvre jamais.
    .first = Son monstre quitte Tokyo, même si la ville est vide.
    .second = Son monstre quitte Tokyo, sauf si la ville est vide : il y passe alors, sans recevoir de ★ pour cela.
    .godzilla = Son monstre quitte Tokyo, sauf si la ville est vide : il y passe alors, sans recevoir de ★ pour cela.

faq-twenty-and-dead = J’atteins 20★ et 0♥ au même tour. Ai-je gagné ?
    .answer = Non, tu es éliminé : pour porter la couronne, il faut survivre au tour. Et si tout le monde tombe ensemble, tout le monde perd.

faq-when-twenty-wins = Quand exactement 20★ gagnent-elles ?
    .answer = Au moment de la vérification, à ton tour ou à celui d’un autre monstre, si tu es en vie et que tu les as toujours. D’ici là, on peut te les prendre.
    .first = Les livrets finissent la partie à 20★ et veulent pourtant que tu survives au tour ; nous regardons donc quand il est fini.
    .second = Le livret portugais dit le tour, l’espagnol le tour de table ; nous regardons à la fin de chaque tour.
    .godzilla = Le livret le dit lui-même : à la fin du tour.
    .in-es-2016 = À la fin du tour de table, si bien que chacun a joué autant de tours.

faq-hearts-in-tokyo = À quoi servent les dés ♥ dans Tokyo ?
    .answer = Pas à se soigner : dans Tokyo, seules les cartes te donnent des ♥. Mais avec les Évolutions, trois ♥ te font évoluer là aussi.
    .first = Ils peuvent quand même te retirer des jetons Poison et Réduction : le livret se tait, et nous le permettons.
    .second = Ils ne te retirent pas non plus de jetons Poison ou Réduction. Sors d’abord.
    .godzilla = Ils ne te retireraient pas non plus de jetons, mais aucune carte de cette pioche n’en distribue.

faq-poisoner-gone = Le monstre qui m’a empoisonné est mort, ou a perdu la carte. Les jetons restent-ils ?
    .answer = Oui. Les jetons Poison et Réduction sont désormais à toi, et seuls tes dés ♥ les retirent, un par ♥.
    .first = Dans Tokyo aussi, selon notre décision.
    .second = Seulement hors de Tokyo.

faq-mimic = Mimétisme : copie-t-elle ce qu’il y a sur une carte, et si la carte copiée s’en va ?
    .answer = Mimétisme agit comme si tu venais d’acheter la carte copiée, avec ses propres charges ou cubes. Quand la carte copiée quitte le jeu, Mimétisme ne fait rien ; au début de ton tour, avant de lancer, 1⚡ la pose sur une autre.

faq-two-opportunists = Deux monstres ont Opportuniste. Qui passe d’abord ?
    .answer = On demande à chacun, à son tour, pour chaque carte nouvellement révélée. Les cartes d’un renouvellement sont proposées ensemble, et ce qui remplace une carte achetée est proposé de nouveau dans le même ordre.
    .first = Le premier d’entre eux à gauche du monstre actif.
    .second = Le premier d’entre eux à gauche du monstre actif.
    .in-es-2011 = Le monstre actif passe d’abord, même pendant ses achats.

faq-fire-breathing = Cracheur de feu : qui est brûlé ?
    .answer = Tes voisins : le monstre en vie le plus proche à ta gauche et à ta droite.
    .first = Ils brûlent où qu’ils soient : si tes ✊ en frappent un aussi, c’est une seule perte ; sinon, ce n’est pas une attaque, et personne ne cède pour cela. Elle brûle chaque fois que tu infliges des dégâts à un autre monstre, avec des ✊ ou avec une carte.
    .second = Ils brûlent où qu’ils soient : si tes ✊ en frappent un aussi, c’est une seule perte ; sinon, ce n’est pas une attaque, et personne ne cède pour cela. Elle brûle chaque fois que ton résultat a une ✊, même si elle ne frappe personne. Un adversaire seul est assis de tes deux côtés et ne perd quand même que 1♥, pas 2.
    .in-es-2011 = Elle brûle un voisin que touchent tes dégâts, mais jamais avec une carte que tu achètes.
    .in-en-summary = Elle brûle un voisin que tu attaques, et personne d’autre.

faq-metamorph-refund = Métamorphe : combien est-ce que je récupère ?
    .answer = Tu vends à la fin de ton tour : n’importe lesquelles de tes cartes Permanentes, même achetée ce tour-ci, même Métamorphe elle-même.
    .first = Chacune rend les ⚡ que tu as payées pour elle.
    .second = Chacune rapporte tout son coût imprimé en ⚡, même si tu l’as achetée pour moins.

faq-it-has-a-child = Il a un petit ! : qu’est-ce que je garde, et cela compte-t-il comme une mort ?
    .answer = Tu gardes tes ⚡, ainsi que tes jetons Poison et Réduction. Toutes tes cartes et tes ★ sont perdues, tu quittes Tokyo et tu continues à jouer avec 10♥. Tes ♥ sont bien tombés à 0, alors Dévoreur de cadavres est nourri quand même.

faq-armor-and-wings = Blindage et Ailes : qu’arrêtent-elles exactement ?
    .answer = Blindage regarde chaque perte séparément : un seul jeton Poison ne fait rien. Ailes coûte 2⚡ quand des ♥ vont être perdus ; ensuite, rien ne te prend de ♥ pour le reste du tour, pas même le poison.
    .first = Une ✊ avec Attaque acide est une perte de 2♥, que Blindage laisse passer. Attaqué dans Tokyo, tu peux céder bien qu’elles t’aient sauvé.
    .second = Une ✊ avec Attaque acide est une perte de 2♥, que Blindage laisse passer. Si elles t’ont entièrement sauvé d’une attaque dans Tokyo, tu ne peux pas céder.
    .in-en-summary = Blindage affronte une par une les ✊ d’une attaque et ce que chaque carte y ajoute : une ✊ et Attaque acide ne te font rien. Attaqué dans Tokyo, tu peux céder bien qu’elles t’aient sauvé.
