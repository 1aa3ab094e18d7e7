### Le client de terminal : la table sur un écran de caractères, et en phrases simples.

## The table

tokyo = TOKYO
city = Ville
bay = Baie
outside = hors de Tokyo
in-city = dans la ville de Tokyo
in-bay = dans la baie de Tokyo
empty = vide
closed = fermée
out = éliminé
eliminated = éliminé
turn = tour { $n }
turn-of = Au tour de : { $who }
rolls-left = { $n ->
        [0] plus de lancer
        [one] encore { $n } lancer
       *[other] encore { $n } lancers
    }
added = et { $n }✊ par des pouvoirs
thinks = { $who } réfléchit…
deck = Pioche : { $n }
discards = Défausse : { $n }
no-card = pas de carte
no-cards = Pas encore de cartes devant lui.
in-hand = dans ta main
under = Dessous : { $card }.
copies = Copie { $card }.
charges = { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
poison = { $n ->
        [one] { $n } jeton Poison
       *[other] { $n } jetons Poison
    }
shrink = { $n ->
        [one] { $n } jeton Réduction
       *[other] { $n } jetons Réduction
    }
dice-tokens = { $n ->
        [one] { $n } jeton Dé
       *[other] { $n } jetons Dé
    }
evolutions-in-hand = { $n ->
        [one] { $n } Évolution en main
       *[other] { $n } Évolutions en main
    }
poison-short = ☠{ $n }
shrink-short = ↓{ $n }
tokens-short = □{ $n }
hand-short = ✦{ $n }
target-short = ◎
newer = suite plus bas
dice-keys = 1–9 garder · a tous · ⏎ lancer
you = toi
person = personne
level = niveau { $n }
moment = étape { $at } sur { $all }
eyes-public = vue publique
too-small = Cette fenêtre fait { $size } ; la table a besoin de { $least }. Agrandis-la, ou joue avec --plain.

## Keys at the foot

key-help = aide
key-hint = conseil
key-undo = annuler
key-why = pourquoi
key-monsters = monstres
key-cards = cartes
key-rules = règles
key-options = options
key-quit = quitter
key-step = étape
key-turn = tour
key-run = lecture
key-branch = jouer
key-eyes = vue
key-turn-steps = étapes
key-pick = monstre

## What is told once

too-dear = Tu n’as pas assez de ⚡ pour cette carte.
undone = Annulé.
no-undo = Impossible d’annuler : quelque chose de nouveau a été révélé.
recorded = La partie est enregistrée dans { $file }
not-saved = Impossible d’écrire le fichier : { $why }
language-is = Langue : { $name }
speed-is = Vitesse : { $name }
no-branch = La partie est finie ici : recule pour continuer à jouer.
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = instantanée

## Are you sure?

danger-useless = Cela te coûte quelque chose et ne te rapporte rien.
danger-death = Cela t’élimine.
danger-defeat = Cela donne la partie à quelqu’un d’autre.
danger-rolls = { $n ->
        [one] Tu as encore { $n } lancer.
       *[other] Tu as encore { $n } lancers.
    }
sure = Vraiment ?
do-it = le faire
rather-not = annuler
quit-local = Quitter ? Ta partie est enregistrée ; « kaiju play --resume » la reprend.
quit-online = Quitter ? Ton siège reste à toi : reviens avec la même commande.
leave = quitter
play-on = continuer

## The device goes to somebody else

hand-over-title = Passe l’écran
hand-over = À { $who } de décider.
hand-over-away = Les autres, regardez ailleurs s’il vous plaît (cartes secrètes).
i-am = C’est moi

## Advice

thinking = Réflexion…
take-advice = garder ceux-là
close = fermer
no-advice = Tu n’as rien à décider pour l’instant.
best-keep = Le mieux : { $keep } ({ $chance } de gagner)
your-keep = Toi : { $dice } ({ $chance } de gagner)
odds-head = Si tu les gardes et ne vises qu’une chose, tu finis avec :
odds-line = { $chance }  { $dice } ou mieux
hope-eliminate = Pour éliminer { $who } ce tour-ci : { $chance }
hope-stars = Pour atteindre 20★ ce tour-ci : { $chance }
keep-spoken = C’est-à-dire : { $dice }.

## Why, and look-up

nothing-yet = Il ne s’est encore rien passé.
why-keys = ↑ ↓ autres faits · PgUp PgDn lire la suite · Esc fermer
monster-keys = ← → autres monstres · Esc fermer
shelf-rules = Règles
shelf-cards = Cartes
shelf-questions = Questions
shelf-rulings = Décisions
search = Chercher
see = Voir { $clauses }.
nothing-found = Rien trouvé.
lookup-keys = tape pour chercher · ↑ ↓ choisir · ← → autre liste · Esc fermer

## Options

option-language = Langue
option-speed = Vitesse des faits
option-skip-evolve = Passer sans Évolution à jouer
option-order = Résoudre dans l’ordre habituel
option-yield-at = Céder Tokyo à ces ♥ ou moins
option-stay-at = Rester dans Tokyo à ces ♥ ou plus
option-hold = En ligne : 3 s pour annuler une réponse
option-confirm-stop = Confirmer l’arrêt s’il reste des lancers
option-warn = M’avertir avant les gaffes
option-keys = ↑ ↓ choisir · ← → changer · Esc fermer
on = oui
off = non
never = jamais

## On a server

line-down = pas de connexion, nouvel essai
line-closed = Le serveur a fermé la connexion ; quitte et reviens.
code-is = code { $code }
seconds-left = encore { $n } s
watching = { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
seat-free = siège libre
away = { $name } (pas là)
waiting-for = { $n ->
        [one] En attente : encore { $n } joueur…
       *[other] En attente : encore { $n } joueurs…
    }
all-here = Tout le monde est là. Appuie sur s pour commencer.
key-begin = commencer
opened = Les autres rejoignent avec : kaiju play --join { $link }

## The end

over-title = La partie est finie
again = encore
review = revoir
write-record = enregistrer
curves = Chances de gagner, du premier tour au dernier
tally = { $hearts }♥ infligés, { $cards ->
        [one] { $cards } carte achetée
       *[other] { $cards } cartes achetées
    }

## Help

help-play = Jouer
help-digits = choisir un dé ou une réponse
help-arrows = bouger, et choisir le dé sous le curseur
help-enter = lancer les dés non gardés ; appuyer sur le bouton
help-all-stop = tout garder ou rien · arrêter de lancer
help-capitals = utiliser un pouvoir ou jouer une Évolution à tout moment
help-hint = conseil : les meilleurs dés à garder, et les chances
help-undo = annuler, tant que rien de nouveau n’est révélé
help-skip = passer l’animation
help-replay = Revoir
help-step = une étape en arrière ou en avant
help-turns = un tour en arrière ou en avant
help-edges = au début, à la fin
help-run = lecture, pause
help-eyes = changer de point de vue
help-branch = continuer à jouer d’ici, contre des bots
help-look = Référence
help-why = pourquoi : la règle ou la carte derrière les derniers faits
help-turn = les étapes d’un tour, et celle où en est la partie
help-monsters = monstres : ce que chacun a, et ce que font ses cartes
help-lookup = règles · cartes, avec recherche
help-log = faire défiler le journal ; la molette aussi
help-more = Divers
help-options = langue · vitesse · toutes les options
help-record = écrire la partie dans un fichier
help-suspend = suspendre ; « fg » ramène la partie
help-quit = quitter ; la partie est enregistrée après chaque réponse
help-signs = Symboles
signs = ★ étoiles (Points de Victoire), 20 gagnent · ♥ cœurs (Points de Vie) · ⚡ énergie · ✊ baffe · ☠ Poison · ↓ Réduction · □ jetons Dé · ✦ Évolutions en main · ▤ cartes · ◆ Permanente · ↯ Défausse · ! Événement · ⚠ réfléchis bien

## The menu

motto = Écrase la ville. Le dernier debout gagne, ou le premier à 20★.
menu-resume = Reprendre la dernière partie
menu-begin = Nouvelle partie
menu-edition = Édition
menu-monster = Ton monstre
menu-monster-of = Monstre du joueur { $n }
menu-monster-of-name = Monstre pour { $name }
menu-players = Monstres
menu-people = Joueurs à ce clavier
menu-level = Bots
menu-evolutions = Cartes Évolution
menu-keys = ↑ ↓ choisir · ← → changer · ⏎ commencer · l langue · q quitter
about-resume = Elle reprend exactement là où tu l’as laissée.
about-begin = Assieds-toi et lance. Tout ce qui suit peut rester tel quel.
about-players = De deux à six. À cinq ou plus, la baie de Tokyo est ouverte aussi.
about-nobody = Tu regardes ; les bots jouent.
about-alone = Toi contre des bots.
about-people = À tour de rôle : vous partagez un clavier et vous le passez.
about-name = n tape le nom de ce joueur.
drawn-monster = au hasard
about-drawn = Un de ceux que personne n’a choisis, tiré quand la partie commence.
about-level = Le niveau 1 se trompe beaucoup, le niveau 3 joue bien, le niveau 6 est le champion et regarde plus loin. Chacun gagne à peu près deux fois plus souvent que celui d’en dessous.
about-evolutions = Chaque monstre reçoit huit cartes à lui, tenues dans une main secrète.

## Plain sentences

plain-welcome = Bienvenue dans kaiju. Tape une réponse et appuie sur Entrée ; un point d’interrogation explique ce que tu peux taper d’autre.
plain-you-are = Tu es { $who }.
plain-dice = Tes dés, { $dice }.
plain-keep = Tape les numéros des dés à garder, par exemple 1 4, ou tous pour t’arrêter, ou aucun pour tous les relancer.
plain-all = tous
plain-none = aucun
plain-hearts = { $n ->
        [one] Il te reste { $n } cœur.
       *[other] Il te reste { $n } cœurs.
    }
plain-card = { $card }, { $price } : { $text }
plain-press-enter = Les autres, regardez ailleurs s’il vous plaît. Appuie sur Entrée.
plain-no = Cela ne va pas : { $why }.
plain-sure = Vraiment ? Tape oui ou non.
plain-not-understood = « { $typed } » n’est pas une réponse ici. Tape l’un des numéros ou des lettres ci-dessus, ou un point d’interrogation.
plain-look-up = Tape ce que tu cherches, par exemple : c ailes, ou : r céder, ou : f poison.
plain-help = Tape le numéro ou les lettres devant une réponse. Tu peux aussi taper : h pour un conseil, w pour savoir pourquoi les dernières choses sont arrivées, t pour savoir où en est chacun et ce qui est à vendre, s pour entendre les cartes à vendre, n pour ce que tu peux faire maintenant, g pour les étapes d’un tour, c et un mot pour chercher une carte, r et un mot pour chercher une règle ou une décision, f et un mot pour chercher une question courante, u pour annuler la dernière réponse, l pour changer de langue, p et un nom pour écrire la partie dans un fichier, q pour quitter. La partie est enregistrée après chaque réponse.

## Talk, seats and another game on a server

key-talk = chat
key-bot = bot
key-back = reprendre
talk-title = Chat
talk-nothing = Personne n’a encore rien dit.
talk-signs = Envoie une émote :
talk-write = écrire
talk-mute = silence
talk-send = envoyer
talk-back = retour
bet-key = t : qui va gagner ?
plain-bet = Tape parier et une lettre : { $monsters }.
you-bet = Tu paries sur { $monster }.
no-bet = Tu peux parier une fois ton monstre éliminé, sur un monstre encore en jeu.
mute-whom = Qui faire taire ? Tape sa lettre (encore une fois pour rendre la parole).
muted = { $who } n’a plus la parole.
heard-again = { $who } a de nouveau la parole.
no-voice = Les spectateurs ne peuvent pas écrire.
let-play-title = Un bot pour toi ?
let-play = Laisser un bot jouer pour toi ? Tu peux reprendre à tout moment.
let-it-play = le laisser jouer
handed-over = Un bot joue pour toi. Appuie sur b pour reprendre.
program-plays = Un bot joue pour toi. Appuie sur b pour reprendre.
taken-back = Le siège est de nouveau à toi.
by-program = { $name } (bot)
give-up = quitter, un bot continue
give-up-seat = rendre le siège
table-closed = La table a été fermée.
rematch-open = Une revanche est ouverte. Appuie sur n pour la rejoindre.
help-online = Table en ligne
help-talk = chat : envoyer une émote, écrire, faire taire quelqu’un ; une fois ton monstre éliminé, parier sur qui va gagner
help-bot = laisser un bot jouer pour toi, et reprendre
help-again = après la fin : une revanche avec les mêmes joueurs
help-pick = avant le début : choisir ou tirer ton monstre

## What can go wrong on the way to a table. No capital at the start: the program puts something before it.

no-table-there = « { $text } » ne mène à aucune table ; un lien ressemble à https://HOST/#/join/CODE
no-server-there = « { $text } » n’est pas un serveur ; une adresse ressemble à https://HOST ou http://HOST:8080
server-silent = { $url } ne répond pas ({ $why }) ; un serveur y fonctionne-t-il ?
server-unproved = { $url } ne peut pas prouver son identité ({ $why }) ; vérifie l’adresse, ou donne dans SSL_CERT_FILE le certificat qui le signe
no-certificates = ce système n’a pas de certificats pour vérifier { $url } ; installe ses ca-certificates, ou nomme un fichier dans SSL_CERT_FILE
server-strange = { $url } a envoyé une réponse illisible ; est-ce un serveur de ce jeu ?
server-status = le serveur dit { $number }
no-picture = { $url } ne montre pas la table ; réessaie dans un instant
line-refused = le serveur a fermé la connexion ({ $number }) : cette table n’existe pas, ou le siège n’est plus à toi
no-seat-given = le serveur n’a pas donné de siège
no-random = le système ne donne pas de bits aléatoires : { $why }
too-many-people = il y a { $people } joueurs humains et seulement { $monsters } monstres ; ajoutes-en avec --players
too-many-monsters = { $chosen } monstres sont choisis et seulement { $monsters } jouent ; ajoutes-en avec --players
nobody-plays = { $n ->
        [one] personne ne joue l’autre monstre ; donne un niveau avec --bots
       *[other] personne ne joue les { $n } autres monstres ; donne un niveau avec --bots
    }
needs-chairs = une partie a besoin d’autant de chaises que de monstres
position-over = la partie est finie dans cette position
position-people = { $monsters ->
        [one] il y a { $people } joueurs humains, et seul { $monsters } monstre joue encore dans cette position
       *[other] il y a { $people } joueurs humains, et seuls { $monsters } monstres jouent encore dans cette position
    }

## Plain sentences at a table of a server

plain-code = Le code de cette table est { $code }. Les autres rejoignent avec : kaiju play --join { $link }
plain-begin = Tape commencer pour commencer ; des bots jouent les sièges libres.
plain-watch = Tu regardes.
plain-says = { $who } dit : { $what }
plain-online-help = À une table en ligne : dire et quelques mots parle aux autres, émote et un numéro en envoie une parmi : { $signs }. taire et une lettre fait taire quelqu’un ou lui rend la parole, bot laisse un bot jouer pour toi, reprendre te rend la main, parier et une lettre dit qui va gagner, une fois ton monstre éliminé, monstre et un nom choisit ton monstre avant cela, commencer lance la partie.
plain-again = Tape encore pour une revanche avec les mêmes joueurs, ou q pour quitter.
plain-away = Ton siège reste à toi : la même commande t’y ramène.
draw-monster = En tirer un au hasard
pick-title = Ton monstre
pick-keys = ↑ ↓ choisir · ⏎ le prendre · ← → autre siège · Esc fermer
you-play = Tu joues { $monster }.
no-monster-left = Il ne reste pas d’autre monstre.
plain-monsters = Tape monstre et un nom, ou monstre hasard pour en tirer un. Libres : { $names }.
plain-too-late = Les monstres se choisissent avant le début de la partie, à une table en ligne.
plain-extra = { $n ->
        [one] L’un d’eux est un dé supplémentaire.
       *[other] { $n } d’entre eux sont des dés supplémentaires.
    }

## Whether a game is on disk
unsaved = NON ENREGISTRÉ
saved-again = La partie est de nouveau enregistrée.
quit-unsaved = Quitter ? Ta partie n’a PAS pu être enregistrée et serait perdue : { $why }
quit-nowhere = Quitter ? Ta partie n’est enregistrée nulle part et serait perdue.
left-saved = La partie n’est pas finie. Elle est enregistrée dans { $file } ; « kaiju play --resume » la reprend.
left-unsaved = La partie n’est pas finie et n’a pas pu être enregistrée : { $why }
left-nowhere = La partie n’est pas finie, et elle n’est pas enregistrée.
open-elsewhere = Cette partie est ouverte dans un autre terminal.
there-already = { $file } existe déjà et ne sera pas écrasé ; choisis un autre nom.

## Saved games, rules and colours in the menu and the options

menu-games = Parties enregistrées…
about-games = Toutes les parties que tu as commencées : reprends-en une, donne-lui un nom, ou revois une partie finie.
menu-even = Tokyo paie
pays-stars = ★, comme d’habitude
pays-energy = ⚡, équitable à deux
even-switch = Plus équitable à deux : --switch two_player_tokyo=at_two
changed = { $n ->
        [one] { $n } changée
       *[other] { $n } changées
    }
about-house = Toutes les options des règles. Celles qui diffèrent de l’édition sont marquées ; garde les tiennes sous un nom.
house-keys = ↑ ↓ choisir · ← → changer · n garder sous un nom · x effacer ce nom · Esc retour
games-keys = ↑ ↓ choisir · ⏎ reprendre · n renommer · Esc retour
game-name = Nom de cette partie
game-name-wanted = Un nom a des lettres, des chiffres, des espaces, - et _.
option-odds = Montrer les chances sur écran large
option-theme = Couleurs
option-signs = Symboles
automatic = automatique
theme-dark = pour écrans sombres
theme-light = pour écrans clairs
theme-terminal = celles du terminal
theme-none = aucune

## Beside the table

person-as = { $name } ({ $monster })
not-here = { $n ->
        [one] { $who } n’est pas encore là. Appuie sur s pour commencer quand même.
       *[other] { $who } ne sont pas encore là. Appuie sur s pour commencer quand même.
    }
chances = Chances de gagner
odds-of = Si tu gardes { $dice }
odds-of-none = Si tu relances tous les dés
key-now = et là
now-title = Que puis-je faire maintenant ?
now-more = w pourquoi · c cartes · r règles, questions et décisions · g étapes d’un tour · h conseil · ? toutes les touches
help-now = que puis-je faire : chaque réponse, et ce qu’elle veut dire
help-shop-card = lire la première, deuxième ou troisième carte à vendre
lesson-keep-text = Trois chiffres égaux donnent des étoiles. Chaque ⚡ paie des cartes, chaque ♥ soigne, chaque ✊ frappe les autres. Tu as deux 3 : garde-les avec les touches 1 à 6.
lesson-roll-text = Les dés à double cadre restent. Les autres sont relancés, jusqu’à deux fois encore. Appuie sur Entrée.
lesson-shop-text = Tu as des étoiles, de l’énergie, et Tokyo, qui était vide. Achète des cartes avec tes ⚡, ou renouvelle la boutique pour 2⚡. Chaque bouton a sa touche ; 0 termine.
lesson-alone-text = Lancer, garder, frapper, acheter. h montre ce que ferait un bon joueur, w explique pourquoi quelque chose est arrivé, i ce que tu peux faire maintenant.

## Plain sentences: the shop, and what can be done now

plain-for-sale = À vendre : { $cards }.
plain-shop-empty = Rien n’est à vendre.
plain-watching = Tu regardes kaiju. Ce qui arrive est raconté ligne par ligne.
plain-goes-on = La partie continue.
plain-pause-help = pause demande une pause à tout le monde, l’accepte ou y met fin ; signaler et une lettre parlent de quelqu’un à qui tient le serveur, avec quelques mots si tu veux.
