### The turn summary: the steps of a turn with what each brings, and what Tokyo pays. A step is its title; `.short` is the title where there is little room. The other parts are said where the rules have what they tell.

step-roll = Lancer les dés
    .short = Lancer
    .tokyo = Début dans Tokyo : 2★.
    .tokyo-energy = Début dans Tokyo : 1⚡.
    .text = Trois lancers au plus ; garde les dés qui te plaisent.
    .tokens = Les jetons Dé se dépensent avant le premier lancer.

step-resolve = Résoudre les dés
    .short = Résoudre
    .text = Trois chiffres égaux donnent des ★, les ⚡ sont de l’énergie, les ♥ soignent hors de Tokyo, les ✊ frappent l’autre côté.
    .attack = Qui attaque prend une place libre dans Tokyo : 1★.
    .attack-energy = Qui attaque prend une place libre dans Tokyo : 1⚡.
    .evolve = Trois ♥ apportent une Évolution.

step-enter = Entrer dans Tokyo
    .short = Entrer
    .text = Encore dehors, et une place est libre ? Tu dois entrer : 1★.
    .text-energy = Encore dehors, et une place est libre ? Tu dois entrer : 1⚡.

step-buy = Acheter des cartes
    .or-gain = Acheter des cartes ou gagner 1⚡
    .gain = Gagner 1⚡
    .short = Acheter
    .text = Achète ce que tu peux payer ; 2⚡ renouvellent les cartes.
    .thrift = Aucune carte achetée : 1⚡.

step-end = Fin du tour
    .short = Fin
    .text = Effets de fin de tour, puis le poison.
    .text-any = Effets de fin de tour et poison, dans l’ordre de ton choix.
    .check = Avec 20★, on gagne maintenant.
    .check-round = Avec 20★, on gagne à la fin du tour de table.

## On the page

summary = Résumé du tour
step-now = { $title } (maintenant)
summary-line = { $n }. { $title }. { $text }

## What Tokyo pays and forbids

tokyo-pays = Entrer : 1★. Y commencer son tour : 2★. Pas de soins.
tokyo-pays-duo = Entrer : 1⚡. Y commencer son tour : 1⚡. Pas de soins.
sign-enter = Entrée { $prize }
sign-start = Début { $prize }
sign-heal = Pas de ♥
