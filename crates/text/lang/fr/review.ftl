# Ce que dit l’analyse d’une partie : ce qu’ont valu les décisions et la chance.

## How each seat came to its result

how-it-came = Comment on en est arrivé là
chances-explained = Chances de gagner, en points sur cent. Le départ, la chance, les décisions propres et celles des autres font ensemble le résultat.
start = départ
luck = chance
own = jeu
others = autres
result = résultat
accuracy = précision
nothing-at-stake = –
not-over = La partie n’est pas finie ; le résultat, ce sont les chances là où elle s’arrête.
cards-not-learned = Cette analyse n’a pas appris certaines cartes de cette partie, comme les cartes promotionnelles ou les costumes : elle voit ce qu’elles font pendant un tour, non ce qu’elles valent plus tard.
not-measured = Dans cette partie, personne n’est éliminé. Les chances viennent de parties avec élimination et n’ont pas été mesurées ici.

## Grades

fine = bien
inaccuracy = imprécision
mistake = erreur
blunder = gaffe
inaccuracies = { $n ->
        [one] { $n } imprécision
       *[other] { $n } imprécisions
    }
mistakes = { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
    }
blunders = { $n ->
        [one] { $n } gaffe
       *[other] { $n } gaffes
    }
no-errors = aucune erreur

## Errors and luck, one by one

errors = Ce qui aurait été mieux
no-errors-at-all = Personne n’a fait d’erreur notable.
lucky = Les plus grands coups de chance
at = tour { $turn }, étape { $step }
instead = { $best } au lieu de { $chosen }
from-to = { $chance } au lieu de { $best } ({ $loss }, { $grade })
uncertain = à { $error } près
fell = les dés lancés par { $name }
other-luck = une surprise au tour joué par { $name }
for-whom = { $name } { $points }
more = { $n ->
        [one] { $n } de plus ; --all la montre
       *[other] { $n } de plus ; --all les montre
    }
reviewing = étapes

## A mark in a sentence, for screen readers and lists

error-told = Tour { $turn }, { $name }, { $grade } : { $best } aurait été mieux que { $chosen }. Chances de gagner : { $chance } au lieu de { $could }.
luck-up = Tour { $turn }, { $what } : pour { $name }, les chances de gagner montent de { $points } points.
luck-down = Tour { $turn }, { $what } : pour { $name }, les chances de gagner baissent de { $points } points.

## The review on a page

luck-or-play = Chance ou jeu ?
luck-or-play-about = La chance, c’est ce que les dés et les cartes ont donné ou pris. Le jeu, ce qu’ont coûté les décisions du monstre. Les deux en points sur cent.
monster = Monstre
chances = Chances de gagner, en pour cent
mark-error = Erreur
mark-luck = Chance
one-of = { $what } { $n } sur { $all }
played = Joué
better = Mieux
error-before = Erreur précédente
error-after = Erreur suivante
look = Regarder la table
what-if = Et si… ? Continuer à jouer d’ici
copy-link = Copier le lien
save-picture = Image à partager
all-marks = Chaque repère en toutes lettres
keys = N et P vont à l’erreur suivante et précédente, ← et → au repère suivant et précédent.
progress = { $n } étapes sur { $all } sont analysées
none-yet = Aucune erreur trouvée pour l’instant.
picture-foot = Kaiju · c’était moi ou les dés ?

## The review on a terminal

key-error = erreur
help-errors = erreur suivante et précédente
no-more-errors = Il n’y a pas d’autre erreur de ce côté.
