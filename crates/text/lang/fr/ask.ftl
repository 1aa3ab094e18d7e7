# Ce qu’on demande aux joueurs et ce qu’ils peuvent répondre. Une question est une phrase ; une réponse est ce que dit un bouton.

## Questions

tokens = Combien de jetons Dé dépenses-tu ?
    .hint = Chacun est un dé supplémentaire jusqu’à la fin de ton tour ; deux par tour au plus.
keep = Quels dés gardes-tu ? { $rolls ->
        [one] Encore { $rolls } lancer.
       *[other] Encore { $rolls } lancers.
    }
    .hint = Tu relances les autres. Garde-les tous pour t’arrêter.
keep-last = Plus de lancer : est-ce ton résultat ?
    .hint = Sauf si un pouvoir te donne un autre lancer, c’est ce que tu résous.
change = Tournes-tu des dés ?
    .hint = Les lancers sont finis ; des pouvoirs peuvent encore tourner des dés ou en ajouter.
resolve = Quels dés résous-tu ensuite ?
    .hint = Tous les dés d’une même face se résolvent ensemble. L’ordre peut compter : les ♥ avant les ✊, ou l’inverse ?
hearts = À quoi servent tes ♥ ?
    .hint = Un ♥ te soigne, retire un de tes jetons ou, avec la bonne carte, soigne un autre monstre.
yield-or-stay = { $attacker } t’attaque dans Tokyo. Cèdes-tu ?
    .hint = Céder : tu es à l’abri dehors et l’attaquant prend Tokyo. Rester : tu continues à gagner des ★, et à prendre des coups.
shop = Tu as { $energy }⚡. Qu’achètes-tu ?
    .hint = Achète autant de cartes que tu peux payer, ou renouvelle les trois pour 2⚡.
ending = Ton tour s’achève. Qu’est-ce qui vient d’abord ?
    .hint = Plusieurs de tes pouvoirs agissent maintenant ; tu choisis l’ordre.
choose = Quelle Évolution gardes-tu ?
    .hint = L’autre retourne dans ta pioche avant le premier tour ; plus tard, elle est défaussée.
evolve = { $moment } : joues-tu une Évolution ?
    .hint = Un bon moment ne revient pas toujours de sitôt.
power = { $card } : { $asks }

## When an Evolution may be played

moment-attack-looms = On t’attaque
moment-dying = Tu n’as plus de ♥
moment-energy-goes = Tu vas perdre des ⚡
moment-enter-phase = Un monstre va entrer dans Tokyo
moment-entered = Un monstre est entré dans Tokyo
moment-others-buy = Un autre monstre va acheter une carte
moment-others-rolled = Un autre monstre a fait son dernier lancer
moment-others-rolling = Un autre monstre vient de lancer
moment-rolled = Tu as fait ton dernier lancer
moment-striking = Tes ✊ vont frapper
moment-tallied = Ton résultat est définitif
moment-turn-begins = Ton tour va commencer
moment-turn-begun = Ton tour commence
moment-turn-closes = Le tour va s’achever
moment-victim-decides = Un monstre que tu as frappé peut céder
moment-wound-coming = Tu vas perdre des ♥
moment-wounded = Tu as perdu des ♥
moment-yielded = Un monstre cède Tokyo
moment-other = Maintenant

## Answers

no = Non
yes = Oui
not-now = Pas maintenant
keep-some = Garder { $dice } et relancer { $others ->
        [one] l’autre
       *[other] les { $others } autres
    }
keep-none = { $dice ->
        [one] Relancer le dé
       *[other] Relancer les { $dice } dés
    }
keep-all = Tout garder et s’arrêter
take-roll = Prendre { $dice } comme résultat
spend-tokens = { $n ->
        [0] Ne rien dépenser
        [one] Dépenser { $n } jeton Dé
       *[other] Dépenser { $n } jetons Dé
    }
leave-dice = Laisser les dés tels quels
turn-die = Tourner { $from } sur { $to } ({ $card })
resolve-face = Résoudre { $dice }
usual-order = Le reste dans l’ordre habituel
poison-first = D’abord le poison
heal-self = Te soigner avec le reste
heal-other = Soigner 1♥ à { $who }
cure-poison = Retirer un jeton Poison
cure-shrink = Retirer un jeton Réduction
stay = Rester dans Tokyo
give-way = Céder Tokyo
done-buying = Fini d’acheter
buy = Acheter { $card } pour { $price }⚡
buy-top = Acheter { $card } sur la pioche pour { $price }⚡
buy-unseen = Acheter la première carte de la pioche
buy-from = Acheter { $card } à { $who } pour { $price }⚡
sweep = Renouveler la boutique pour 2⚡
first = D’abord { $card }
keep-evolution = Garder { $card }
play-evolution = Jouer { $card }
use-power = { $does } ({ $card })
use-card = Utiliser { $card }
card-of = { $card } ({ $who })
reroll-face = Relancer un dé qui montre { $face }
