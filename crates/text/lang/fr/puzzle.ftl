# Les problèmes : des positions de parties où quelqu’un s’est trompé, et ce que vaut chaque réponse.

puzzles = Problèmes
about = Une position tirée d’une partie, une question, une meilleure réponse. Ce que tu rates revient.

## What is asked

what-keep = Que garderais-tu ?
stay-or-leave = Rester ou partir ?
what-buy = Qu’achèterais-tu ?
what-do = Que ferais-tu ?
asked = Tu es { $name }. { $question }
of-the-day = Problème du jour
comes-back = Tu as déjà raté celui-ci
is-new = Un nouveau problème
known-all = Tu les connais tous : encore une fois

## The verdict

right = Juste ! Tu gagnes { $chance } de ces parties.
wrong = Pas la meilleure : { $cost }
why = D’ici à ton prochain tour, « { $best } » rapporte en moyenne, comparé à « { $played } » : { $gains }.
why-overall = « { $best } » est mieux à la longue que « { $played } » : d’ici à ton prochain tour, presque rien ne change.
gain-won = { $points } points de chances de gagner tout de suite
gain-lives = { $points } points de chances de survivre
gain-tokyo = { $points } points de chances de tenir Tokyo
gain-rivals = les autres { $amount }
yours = ta réponse
answers = Chaque réponse, avec tes chances de gagner
answer = Réponse
chance = Chances de gagner
streak = { $n ->
        [one] { $n } jour d’affilée
       *[other] { $n } jours d’affilée
    }
due = { $n ->
        [one] { $n } problème revient aujourd’hui
       *[other] { $n } problèmes reviennent aujourd’hui
    }
graded-by = Jugé comme dans l’analyse d’une partie ; chances en pour cent.

## On the screens

next = Problème suivant
leave = Quitter
missing = Les problèmes n’ont pas pu être chargés. Vérifie ta connexion et réessaie.
key-next = problème suivant
no-place = Rien n’est retenu : ce système n’a pas de dossier pour cela.
not-kept = Ton entraînement n’a pas pu être enregistré : { $why }
plain-next = Entrée apporte le problème suivant, q quitte.
plain-help = Tape le numéro d’une réponse, ou les dés à garder. t redit la table, s la boutique, c NOM une carte, r une règle, q quitte.

## On the command line

in-book = { $n ->
        [one] { $n } problème ({ $made })
       *[other] { $n } problèmes ({ $made })
    }
table-of = { $edition }, { $players } joueurs
judged-alike = { $n ->
        [one] { $n } problème est jugé comme toujours
       *[other] { $n } problèmes sont jugés comme toujours
    }
judged-otherwise = { $n ->
        [one] { $n } problème est jugé autrement : { $numbers }
       *[other] { $n } problèmes sont jugés autrement : { $numbers }
    }
too-few = { $n ->
        [one] { $n } seul problème trouvé ; il est écrit. Demandes-en moins, ou prends une autre graine.
       *[other] { $n } problèmes seulement ont été trouvés ; ils sont écrits. Demandes-en moins, ou prends une autre graine.
    }
no-book = Ce n’est pas un recueil de problèmes.
