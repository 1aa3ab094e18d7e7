# Ce que dit le laboratoire : des parties par milliers, des bots face à face, ce que valent les choses, les chances, la vitesse.

## With numbers

games = { $n ->
        [one] 1 partie
       *[other] { $count } parties
    }
threads = { $n ->
        [one] { $n } fil
       *[other] { $n } fils
    }
players = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
hearts = { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }

## kaiju sim

cannot-write-rows = impossible d’écrire les lignes
stopped-before = arrêté avant la partie { $next } ; --first-game { $next } --games { $left } joue le reste
or-resume = avec des fichiers CSV, --resume aussi
bots-for-players = { $bots } bots pour { $players } joueurs : --bot en nomme un pour tous, ou un par siège
beyond-seed = une graine a { $all } parties ; la partie { $first } et { $games } de plus sont au-delà
no-parquet-resume = on ne peut pas reprendre un fichier Parquet ; --resume a besoin de fichiers CSV
other-study = une partie d’une autre étude : graine, édition, règles, options et bots doivent être ceux du fichier
wrong-order = partie { $game } là où la partie { $next } était attendue
parquet-holds = { $file } contient les parties d’avant { $next }, et on ne peut pas reprendre un fichier Parquet ; joue le reste dans un autre fichier (--first-game { $next } --games { $left }) et réunis-les avec --merge
twice-counted = la partie { $game } est dans { $one } et dans { $other } ; chaque partie ne peut compter qu’une fois
no-games = il n’y a pas de parties dans ces fichiers
games-from-to = parties { $first } à { $last } : { $file }
games-missing = il manque les parties de { $first } à { $last }
first-game-in = La première partie est dans { $file } ; `kaiju replay` la raconte.
files-differ = il appartient à une autre étude : graine, édition, règles, options et bots doivent être les mêmes
game-follows = la partie { $game } suit la partie { $last } ; il en manque
not-rows = ses colonnes ne sont pas celles de --rows
no-game = ce n’est pas une partie
row-begins = une ligne commence par le numéro de sa partie
own-game-refused = l’entrée { $n } de la partie qu’on vient de jouer n’est pas légale : { $why }
progress-of = sur
progress-games = parties
progress-left = restants
sim-heading = { $games } ({ $edition }) à { $players }, graine { $seed }
head-seat = siège
head-monster = monstre
head-bot = bot
head-wins = victoires
head-share = part
head-interval = intervalle à 95 %
nobody = personne
several = plusieurs
ended-by = Fin par
ended = 20 étoiles { $stars } %, dernier debout { $last } %, plus personne { $nobody } %
turns = Tours
inputs = Entrées
spread = { $mean } par partie, écart type { $deviation }, de { $min } à { $max }
time = Temps
time-taken = { $seconds } s sur { $threads }, { $speed } parties par seconde
stuck = { $n } des parties n’ont pas fini et ont été abandonnées ; c’est un bug de kaiju.
ending-stars = 20 étoiles
ending-last = dernier debout
ending-nobody = plus personne
won-by-seat = Parties gagnées par siège
how-ended = Comment les parties ont fini
by-turns = Parties par nombre de tours
turns-a-game = { $mean } tours par partie, écart type { $deviation }

## Files of rows and charts

rows-ending = les lignes se gardent dans un fichier qui finit par .csv ou .parquet
chart-ending = un graphique est un fichier qui finit par .svg ou .png
no-parquet = pas un fichier Parquet, ou un fichier pas écrit jusqu’au bout
in-row = { $file }, ligne { $row }
surplus-cells = plus de cases que de colonnes
fewer-cells = moins de cases que de colonnes

## kaiju arena

what-tables = on joue de 2 à 6 monstres (SETUP-1) : un nombre, plusieurs comme 2,4, une plage comme 2-6, ou all
what-patience = de 1 à 600000 millisecondes
what-memory = 64 Mio ou plus, ou 0 pour aucune limite
no-such-bot = ce bot n’existe pas
bots-are = voulais-tu dire l’un de ceux-ci, le plus proche d’abord : { $names } ?
or-a-program = ou le chemin d’un programme comme ./my_bot.py
cannot-start = impossible de démarrer { $program }
faults = { $name } : { $late } réponses en retard, { $wrong } réponses illégales, { $gone } fins prématurées ; des réponses par défaut ont été jouées.
needs-two = donne --bot au moins deux fois : personne ne joue seul
arena-heading = { $games } par rencontre, { $edition }, graine { $seed }
head-rating = cote
arena-time = { $games } en { $seconds } s sur { $threads }, { $speed } par seconde

## kaiju rate

rate-bots = Cotes des bots, liste par liste, avec intervalles à 95 % ; { $anchor } a 1500 dans chacune
rate-trial = { $list } : { $players } joueurs de force connue, graine { $seed }
rate-trial-line = après { $games } parties chacun : erreur de { $off } points, marge montrée ±{ $margin }, { $covered } % dedans
no-such-rating-list = { $word } : cette liste de cotes n’existe pas ; les plus proches sont { $names }
matrix-about = { $players } : parties gagnées en % par un de la ligne parmi { $among } de la colonne ; l’équilibre est { $par }
ratings = Cotes
ratings-about = { $edition }, { $games } par rencontre, graine { $seed } ; intervalles à 95 %
matrix-chart = % gagnés par un de la ligne parmi { $among } de la colonne ; l’équilibre est { $par }
head-games = parties
less-luck-about = Parties gagnées en %, avec intervalles à 95 % ; moins de hasard : sans la chance des dés
head-won = gagnées
head-less-luck = moins de hasard

## kaiju engine

engine-not-read = pas une requête : { $error }
engine-no-game = la partie { $game } n’a jamais été commencée ni chargée ici, ou a été abandonnée
engine-full = { $most } parties sont déjà gardées ; abandonnes-en
engine-only-seen = la partie { $game } est ce qu’un siège en voit ; échantillonne-la d’abord
engine-samples = de 1 à { $most } échantillons
engine-not-asked = on ne demande rien à ce siège
engine-no-seat = il n’y a pas de siège { $seat }
engine-whose-eyes = on ne demande rien à personne ; nomme le siège qui regarde, comme "seat":"A"
engine-other-eyes = c’est ce que voit { $seat }, et personne d’autre
engine-no-preset = { $name } : cette édition ou ce livret n’existe pas, ou ils ne vont pas ensemble
engine-no-monster = { $id } : ce monstre n’existe pas

## kaiju atlas

atlas-stopped = arrêté ; une demi-mesure tromperait, donc aucun effet n’est montré. Moins de --games prend moins de temps
no-such-edition = { $word } : cette édition n’existe pas ; il y a { $names }, ou all
edition-no-cards = pas de cartes ici ({ $edition })
edition-no-evolutions = pas d’Évolutions ici ({ $edition })
edition-no-card = { $id } : cette carte n’existe pas ici ({ $edition }) ; les plus proches sont { $names }
atlas-heading = { $edition }, { $players }, { $bot }, { $games }
atlas-heading-card = { $edition }, { $players }, { $bot }, { $games } par carte
atlas-about-seats = parties gagnées au-dessus d’une part égale, en points de pourcentage, avec intervalles à 95 %
atlas-about-tokyo = parties gagnées en plus en restant au lieu de partir, en points de pourcentage, selon les cœurs restants, avec intervalles à 95 %
atlas-about-chances = parties gagnées au-delà des chances annoncées, en points de pourcentage, selon ces chances, avec intervalles à 95 %
atlas-about-cards = parties gagnées au-dessus de la part d’un siège sans aide, en points de pourcentage, avec intervalles à 95 %
table-heading = { $edition }, { $bot }, { $games } par table
head-card = carte
head-kind = type
head-cost = coût
head-effect = effet
head-range = intervalle
head-hearts-left = cœurs restants
head-chance = chances de gagner
positions = positions
games-word = parties
too-few = trop peu
seconds-on = { $seconds } s sur { $threads }
stay-in-tokyo = Rester dans Tokyo
stay-about = points gagnés en restant, selon les cœurs restants
chances-told = Les chances de gagner sont-elles vraies ?
chances-about = points gagnés au-delà des chances annoncées, selon ces chances
good-to-begin = Est-ce bien de commencer ?
cards-worth = Ce que valent les cartes
monsters-worth = Combien de fois chaque monstre gagne avec ses Évolutions
personalities-worth = Combien de fois chaque personnalité gagne parmi des bots d’une même sorte
place-1 = premier
place-2 = deuxième
place-3 = troisième
place-4 = quatrième
place-5 = cinquième
place-6 = sixième

## kaiju bench

no-such-measure = cette mesure n’existe pas ; attendu : { $names }
unit-games = parties/s
unit-draws = tirages
unit-log = × le temps sans journal
unit-scaling = × la vitesse d’un fil, avec { $n }
unit-playouts = simulations/s
unit-bytes = octets
unit-tasks = tâches, vues entre les entrées

## kaiju odds

how-many-dice = de 1 à { $most } dés
how-many-rolls = de 0 à { $most } lancers
what-lies = écris de 1 à { $most } dés comme 11shee, avec les lettres 1 2 3 e h s
no-wish = `{ $part }` n’est pas un souhait ; donne une face (1, 2, 3, energy, heart, smash), 3x1, 111 ou "2 smash, 1 heart"
too-many-dice = aucun monstre ne lance plus de { $most } dés
no-dice-rolled = on n’y lance pas de dés ; donne une position avec `at roll A`, ou `at keep A dice 11shee rolls 2`, ou utilise --risk
no-roll = sans lancer, aucun dé ne tombe ; --rolls compte à partir de 1, ou --lying dit quels dés sont sur la table
at-least = au moins { $words }
keep-dice = garder { $dice }
eliminates = élimine { $who } ({ $hearts }♥{ $place })
reaches = atteint { $goal }★ (a { $stars }★)
too-many-rolls = avec { $dice } dés, on peut compter exactement { $most } lancers au plus
dice = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
rolls = { $n ->
        [one] { $n } lancer
       *[other] { $n } lancers
    }
rolls-left = { $n ->
        [one] encore { $n } lancer
       *[other] encore { $n } lancers
    }
lie-there = { $dice } sur la table, { $rolls }
kept-of = { $kept } gardés sur { $dice }, { $rolls }
no-dice-there = aucun dé n’est lancé
nobody-in-tokyo = personne n’est dans Tokyo ; --seat prend la lettre d’un monstre encore en vie
no-risk-known = dans cette partie, personne n’est éliminé ; ce que rester peut coûter n’est pas calculé
seat-not-in-game = le siège { $seat } n’est pas dans la partie ; --seat prend la lettre d’un monstre encore en vie
how-many-imagined = de 1 à { $most } parties
what-seat = un siège est une lettre de A à F
before-next-turn = avant son prochain tour
play-for-damage = les autres visent les dégâts
play-like-bots = tous jouent comme des bots
stays = reste
yields = cède
is-eliminated = se fait éliminer
loses-at-least = perd au moins { $n }♥
loses-on-average = perd en moyenne
not-exact = pas exact : un pouvoir pose une question en chemin, et une règle simple y répond
imagined = bots : { $games } parties imaginées chacun
not-a-position = ce n’est ni l’un ni l’autre ; un fichier commence par { $words }

## Programs that play

note-at = siège { $seat }, question { $n } ({ $question }) : { $what }
note-lost = siège { $seat }, après la question { $n } : { $why } ; { $again }
note-lost-how = siège { $seat }, après la question { $n } : { $why } ({ $how }) ; { $again }
note-again = il redémarrera pour la partie suivante
note-never-again = il ne redémarrera pas
note-late = pas de réponse en { $ms } ms
note-stuck = est bloqué : { $n } réponses en retard d’affilée
note-not-ready = n’était pas prêt à temps
note-ended-early = a fini avant d’être prêt
note-ended = a fini
note-was-ended = il a été tué
note-no-start = impossible à démarrer : { $error }
note-not-json = pas du JSON : { $said }
note-not-legal = pas légal : { $said }

## What a run says about itself
rows-exist = { $file } existe déjà et ne sera pas écrasé ; choisis un autre nom, ajoute --force, ou continue-le avec --resume
rows-too-large = les lignes contiennent des nombres entiers jusqu’à { $most } ; choisis une --seed ou une --first-game plus petite
parquet-whole = { $file } contient déjà toutes ces parties ; --merge en rend compte
stopping-soon = Arrêt après les parties en cours… Ctrl-C encore une fois pour quitter aussitôt.
faulty = { $n ->
        [one] les bots ont fait { $n } faute
       *[other] les bots ont fait { $count } fautes
    }, donc les chiffres en disent peu sur eux ; le code de sortie est 1
no-row-value = { $word } sous { $column } n’est pas du type { $kind }
no-row-type = { $value } est d’un type que les lignes n’ont pas
bench-stopped = arrêté ; ce qui n’a pas été mesuré manque
soak-stopped = arrêté ; le tableau compte les parties jouées
arena-stopped = arrêté ; les tableaux comptent les parties jouées, et qui n’a pas joué manque
say-wish = --want dit ce que tu espères, ou --position nomme une position à regarder
speed = { $n } parties/s
atlas-heading-tried = { $edition }, { $players }, { $bot }, de { $least } à { $most } parties par carte

## kaiju corpus

corpus-heading = { $games } en { $parts } parts : { $folder }
corpus-table = { $rows } lignes, { $bytes } octets
corpus-same = les { $count } fichiers sont tous ce que dit le manifeste
corpus-differs = { $count } fichiers sur { $all } ne sont pas ce que dit le manifeste ; le premier est { $file }
corpus-stopped = arrêté ; { $done } parts sur { $parts } sont là, et la même commande continue
corpus-no-manifest = ce n’est pas le manifeste d’un corpus : { $why }
corpus-other-form = le manifeste a la forme { $form }, que ce kaiju ne connaît pas
corpus-other-rules = le manifeste est pour la version { $theirs } des règles ; ce kaiju joue les versions jusqu’à { $ours }
corpus-not-there = { $word } n’est pas possible pour { $field } d’un corpus
corpus-clock = { $bot } regarde une horloge et ne joue jamais deux fois pareil ; mcts:1000 non
corpus-other = { $folder } contient un autre corpus ; nomme un autre dossier avec --out
