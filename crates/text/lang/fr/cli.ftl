# Ce que dit le programme sur un terminal, à côté de ses réponses.

## Help

usage = Usage :
options = Options
arguments = Arguments
commands = Commandes
options-here = [OPTIONS]
command-here = <COMMANDE>
also-called = [aussi { $names }]
default-is = [par défaut : { $value }]
help-flag = Affiche l’aide
version-flag = Affiche la version
version-told = { $version } (commit { $commit }, règles { $rules })
no-commit = inconnu
help-command = Explique une commande
enter-opens = Appuie sur Entrée pour jouer dans le navigateur : cette fenêtre garde alors les tables ouvertes, et elles attendent dès que tu la fermes.
value-file = FICHIER
value-folder = DOSSIER
value-name = NOM
value-clause = RÈGLE
value-edition = ÉDITION
value-book = LIVRET
value-hook = CROCHET
value-seed = GRAINE
value-lang = LANGUE
value-question = QUESTION
value-value = VALEUR
value-seat = SIÈGE
value-wish = SOUHAIT
value-dice = DÉS
value-days = JOURS
value-level = NIVEAU
value-words = MOTS
value-shell = SHELL
value-theme = COULEURS
value-pace = RYTHME
value-list = LISTE

## Words that make no command

unknown-argument = argument inconnu '{ $arg }'
unknown-command = il n’y a pas de commande '{ $word }'
meant = voulais-tu dire '{ $near }' ?
bad-value = valeur '{ $value }' non valable pour '{ $arg }' : { $why }
missing-argument = il manque : { $args }
missing-value = '{ $arg }' a besoin d’une valeur
conflict = '{ $one }' et '{ $other }' ne vont pas ensemble
given-twice = '{ $arg }' ne peut être donné qu’une fois
surplus-value = valeur '{ $value }' de trop pour '{ $arg }'
help-explains = voir `kaiju help`
either-or = { $first } ou { $last }
no-such-edition = cette édition n’existe pas ; attendu : { $words }
no-such-book = ce livret n’existe pas ; attendu : { $words }
book-usual = ({ $edition } : { $word })
book-as-edition = tout comme dans l’édition
admin-no-such = il n’y a pas de { $id } sur ce serveur
admin-nobody = nomme un compte, une adresse ou une place
how-many-players = on joue de 2 à 6 monstres (SETUP-1)
how-many-players-or-all = on joue de 2 à 6 monstres (SETUP-1), ou all
how-many-games = un nombre entier de parties, 1 ou plus, était attendu
what-seed = une graine est un nombre entier de 0 à { $most }
how-many-threads = de 1 à { $most } fils d’exécution
what-switch = une option se règle ainsi : tokyo_bay=no
switch-words = { $name } accepte { $words }
no-such-switch = il n’y a pas d’option { $name } ; voulais-tu dire l’une de celles-ci, la plus proche d’abord : { $names } ?

## Files

is-folder = c’est un dossier, pas un fichier
not-text = pas du texte en UTF-8 : octet non valable à la position { $offset }
too-large = plus de { $size } Mio ; aucune partie ni aucun scénario n’est si long
standard-input = entrée standard
cannot-write = impossible d’écrire { $file }

## kaiju lang

no-such-lang = il n’y a pas de langue { $code } ; disponibles : { $languages }
speaks = { $language } ({ $code }) : { $because }
because-asked = demandé avec --lang
because-variable = réglé par la variable { $name }
because-remembered = enregistré dans { $file }
because-default = par défaut
speak-list = Disponibles : { $languages }. `kaiju lang CODE` en enregistre une, `kaiju lang auto` l’oublie.
remembered = Langue : français. Enregistré dans { $file }.
forgotten = Réglage de la langue supprimé. kaiju suit de nouveau ton système.
no-config-folder = il n’y a pas de dossier pour les réglages : définis XDG_CONFIG_HOME ou HOME

## kaiju rules

no-such-clause = il n’y a pas de règle { $id } ; les plus proches sont { $near } ; `kaiju rules` les montre toutes
switches = Options
book-statements = { $all } affirmations, dites dans nos propres mots ; des scénarios en montrent { $shown }.

## kaiju faq

no-such-question = il n’y a pas de question { $id } ; les plus proches sont { $near } ; `kaiju faq` les montre toutes
see-rules = Règles
see-cards = Cartes
see-scenarios = Montré par

## kaiju find

found-nothing = rien n’a les mots { $words } ; `kaiju rules`, `kaiju cards` et `kaiju faq` montrent tout
questions = Questions

## kaiju cards

no-such-hook = ce crochet n’existe pas ; voulais-tu dire l’un de ceux-ci, le plus proche d’abord : { $names } ?
cards-ours = Jeu de cartes : le nôtre. Aucune liste des cartes imprimées de cette édition n’est publique ; les règles sont celles de l’édition, ces cartes sont l’œuvre de kaiju.
evolutions-printed = Imprimées : les Évolutions de Power Up! et des paquets de monstres, dites dans nos propres mots.
evolutions-ours = Les nôtres : aucune liste des Évolutions imprimées de l’édition Godzilla n’est publique ; les règles sont celles de l’édition, ces Évolutions sont l’œuvre de kaiju.
no-promos = Pas de cartes promotionnelles ({ $edition }).
no-costumes = Pas de costumes ({ $edition }).
no-cards = Pas encore de cartes Pouvoir dans kaiju ({ $edition }).
not-in-edition = pas de { $card } ici ({ $edition }) ; elle se trouve ailleurs ({ $other })
no-such-card = il n’y a pas de carte { $name } ; les plus proches sont { $near } ; `kaiju cards` les montre toutes
cards-listening = { $n ->
        [0] Aucune carte n’écoute { $hook } ({ $edition })
        [one] { $n } carte écoute { $hook } ({ $edition })
       *[other] { $n } cartes écoutent { $hook } ({ $edition })
    }
cards-with = { $n ->
        [one] { $n } carte avec { $words } ({ $edition })
       *[other] { $n } cartes avec { $words } ({ $edition })
    }
cards-of = { $copies } cartes Pouvoir ({ $edition }), { $kinds } différentes
column-name = nom
column-cost = coût
column-kind = type
column-copies = nombre
column-id = id
copies = { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
rulings = Décisions
hooks = Crochets
rulings-none = aucune
hooks-none = aucun : elle ne fait encore rien

## kaiju replay

a-game = Une partie de kaiju
turn-number = Tour { $n }
standing-out = hors jeu
standing-city = ville de Tokyo
standing-bay = baie de Tokyo
record-ends = L’enregistrement s’arrête ici.
waits-for = La partie attend { $who }.
waits-for-luck = La partie attend les dés ou la pioche.
input-refused = l’entrée { $n } n’est pas légale : { $why }
not-over = pas finie
nobody-wins = personne ne gagne
wins = { $n ->
        [one] { $who } gagne
       *[other] { $who } gagnent
    }
replay-verdict = { $file } : { $inputs ->
        [one] { $inputs } entrée
       *[other] { $inputs } entrées
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $end }

## kaiju scenario

no-scenario = aucun fichier *.scenario dans { $where }
passed-failed = { $passed } réussis, { $failed } échoués
unreadable = { $n ->
        [one] { $n } illisible
       *[other] { $n } illisibles
    }

## kaiju golden

golden-form = pas une partie comme 2:14:3 : la version des règles, la table et la partie
golden-same = règles { $version } : { $games } parties, chacune comme toujours
golden-otherwise = règles { $version } : { $wrong } parties sur { $games } finissent autrement
golden-unknown = il n’y a pas de partie de référence { $game }

## kaiju soak

soak-head-start = début
soak-head-edition = édition
soak-head-players = joueurs
soak-head-games = parties
soak-head-inputs = entrées max
soak-head-agenda = agenda max
soak-head-breaches = infractions
soak-plain = simple
soak-stacked = chargé
soak-evolving = évolutif
soak-again = après l’entrée { $input } : { $last } ; pour la reproduire :
soak-more = et { $n } autres de ces parties
no-game-on = aucune partie n’était en cours
panic = panic{ $place } : { $what } ; pour la reproduire : { $again }
soak-games = { $n ->
        [one] 1 partie
       *[other] { $count } parties
    }, { $breaches ->
        [0] aucune loi enfreinte
        [one] { $breaches } a enfreint une loi
       *[other] { $breaches } ont enfreint une loi
    }
soak-speed = { $seconds } s sur { $threads ->
        [one] { $threads } fil
       *[other] { $threads } fils
    }, { $speed } parties par seconde

## Files somebody named

exists-already = { $file } existe déjà et ne sera pas écrasé ; choisis un autre nom, ou ajoute --force
is-input = { $file } est l’un des fichiers à lire ; choisis un autre nom
open-elsewhere = { $file } : cette partie est ouverte dans un autre terminal

## Saved games

games-none = il n’y a pas de parties enregistrées
game-name-wanted = le nom d’une partie a des lettres, des chiffres, des espaces, - et _
no-game-named = aucune partie enregistrée ne s’appelle « { $name } »
game-renamed = La partie s’appelle maintenant « { $name } ».
