# What happens in a game, one line an event, without a full stop. Monsters have names and no gender.
# Un nom ne suit jamais « de » ni « que » : ils s’élideraient devant une voyelle.

contested = { $who } obtient { $dice } pour savoir qui commence
begins = { $who } commence
turn-begins = { $who } commence son tour
keeps-nothing = { $active } ne garde rien
keeps = { $active } garde { $dice }
rolls = { $active } obtient { $dice }
stops = { $active } arrête de lancer
turned = Un dé est tourné : { $from } devient { $to }
rerolled = Un dé est relancé : { $from } devient { $to }
rolls-for = { $who } obtient { $dice } pour { $card }
adds-smashes = { $active } ajoute { $smashes }✊ à son résultat
hearts-added = { $active } ajoute { $hearts }♥ à son résultat
the-roll = Le résultat est { $roll }
resolves = { $active } résout { $dice }
loses-stars = { $who } perd { $n }★
gains-stars = { $who } gagne { $n }★
gains-energy = { $who } gagne { $n }⚡
pays-energy = { $who } paie { $n }⚡
loses-energy = { $who } perd { $n }⚡
heals = { $who } récupère { $hearts }♥
hurt-by-smash = { $who } perd { $hearts }♥ sous les ✊ lancées par { $from }
hurt-by = { $who } perd { $hearts }♥ face à { $from }
hurt = { $who } perd { $hearts }♥
gives-up-hearts = { $who } renonce à { $hearts }♥, ce qui ne compte pas comme des dégâts
spared = { $who } échappe à la perte de { $hearts }♥
misses = { $active } frappe dans le vide
attacks = { $active } attaque { $them }
shielded = { $who } ne perd plus de ♥ ce tour-ci
yields = { $who } cède Tokyo
stays = { $who } reste dans Tokyo
leaves = { $who } quitte Tokyo
enters-city = { $who } entre dans la ville de Tokyo
enters-bay = { $who } entre dans la baie de Tokyo
moves-to-city = { $who } passe de la baie à la ville de Tokyo
is-out = { $who } quitte la partie
reborn = { $who } revient avec { $hearts }♥
for-sale = { $card } est en vente pour { $cost }⚡
sweeps = { $who } renouvelle les cartes
reshuffled = La défausse devient une nouvelle pioche
buys = { $who } achète { $card } pour { $paid }⚡
buys-off-deck = { $who } achète { $card } sur la pioche pour { $paid }⚡
buys-off-discards = { $who } achète { $card } dans la défausse pour { $paid }⚡
buys-from-under = { $who } achète { $card }, mise de côté, pour { $paid }⚡
closed = { $who } ne peut pas acheter { $card } ce tour-ci
set-aside = { $card } est placée sous { $power }
buys-from = { $who } achète { $card } à { $seller } pour { $paid }⚡
takes = { $who } prend { $card } sans payer
digs-up = { $who } trouve { $card } dans la défausse
sinks = { $card } va sous la pioche
gives-up = { $who } renonce à { $card }
mirrors = { $mirror } copie désormais { $model }
lent = { $card } est placée devant { $who }
numbed = { $active } : ce tour-ci, les dés qui montrent { $face } ne font rien
wasted = Retirés du résultat : { $dice }
frozen = Un dé qui montre { $face } est gelé
joined = La glace ajoute { $dice } au résultat
loses-card = { $who } perd { $card }
uses = { $who } utilise { $card }
milled = { $card } est retournée et défaussée
gains-card = { $who } reçoit { $card } gratuitement
marked = { $card } est marquée
targeted = { $who } est la cible
copies = { $copier } copie désormais { $card }
copies-nothing = { $copier } ne copie plus rien
peeks-first = { $who } regarde la première carte de la pioche{ $seen }
peeks-second = { $who } regarde la deuxième carte de la pioche{ $seen }
peeks-third = { $who } regarde la troisième carte de la pioche{ $seen }
revived = { $who } s’accroche à la vie avec { $hearts }♥
picks = { $card } choisit { $who }
voided = { $active } a { $smashes }✊ de moins dans son résultat
halted = { $active } ne peut plus lancer ce tour-ci
swapped = { $a } et { $b } échangent leurs places
pinned = { $who } ne peut pas céder
barred = { $active } reste hors de Tokyo ce tour-ci
draws = { $who } pioche une Évolution{ $seen }
picks-evolution = { $who } prend une Évolution en main{ $seen }
discards = { $who } défausse { $card }
renewed = { $who } remélange ses Évolutions défaussées en une nouvelle pioche
plays = { $who } joue { $card }
regains = { $who } reprend { $card } en main
loses-evolution = { $who } perd { $card }
turn-ends = { $who } termine son tour
nobody-wins = Personne ne gagne
wins = { $who } gagne la partie
wins-with-stars = { $who } gagne la partie avec 20★
wins-last = { $who } gagne la partie : plus personne d’autre n’est debout
share-the-win = { $who } partagent la victoire

## With numbers

extra-turn = { $who } joue un tour supplémentaire{ $fewer ->
        [0] {""}
        [one] {" "}avec { $fewer } dé de moins
       *[other] {" "}avec { $fewer } dés de moins
    }
turn-won = { $who } gagne un autre tour{ $fewer ->
        [0] {""}
        [one] {" "}avec { $fewer } dé de moins
       *[other] {" "}avec { $fewer } dés de moins
    }
dice-ready = { $who } a { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } et { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    }
more-rolls = { $who } obtient { $rolls ->
        [one] { $rolls } lancer de plus
       *[other] { $rolls } lancers de plus
    }
gets-poison = { $who } reçoit { $n ->
        [one] { $n } jeton Poison
       *[other] { $n } jetons Poison
    }
removes-poison = { $who } se débarrasse de { $n ->
        [one] { $n } jeton Poison
       *[other] { $n } jetons Poison
    }
gets-shrink = { $who } reçoit { $n ->
        [one] { $n } jeton Réduction
       *[other] { $n } jetons Réduction
    }
removes-shrink = { $who } se débarrasse de { $n ->
        [one] { $n } jeton Réduction
       *[other] { $n } jetons Réduction
    }
gets-tokens = { $who } reçoit { $n ->
        [one] { $n } jeton Dé
       *[other] { $n } jetons Dé
    }
spends-tokens = { $who } dépense { $n ->
        [one] { $n } jeton Dé
       *[other] { $n } jetons Dé
    }
gets-charges = { $card } reçoit { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
loses-charges = { $card } perd { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }

## Lists of monsters

list-next = { $first }, { $next }
list-last = { $first } et { $last }
# How somebody is named who is attacked.
attacked-name = { $who }
