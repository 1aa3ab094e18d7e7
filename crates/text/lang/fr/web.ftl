### Le client de navigateur : pages, boutons, étiquettes.

## frame

title-home = Accueil
title-lost = Cette page n’existe pas
title-online = Jouer entre amis
title-replay = Revoir
title-result = Résultat
title-table = Table
home = Accueil
to-home = Aller à l’accueil
pages = Pages
language = Langue
language-missing = Les mots de cette langue ne peuvent pas être chargés. Ils viennent une fois par le réseau ; réessaie quand tu es en ligne.
page-comes = Un instant : cette page arrive.
cannot-start = Kaiju ne peut pas démarrer ici. Recharge la page ; si cela ne suffit pas, mets ce navigateur à jour : il faut Chrome ou Edge 111, Firefox 121, Safari ou iOS 16.4, ou plus récent.
page-missing = Cette page ne peut pas être chargée
page-missing-why = Elle vient une fois par le réseau. Recharge quand tu es en ligne.
skip-to-main = Aller au contenu
footer = Kaiju est un logiciel libre. Rien de ce que tu fais ici n’est vendu, et personne ne compte tes clics.
lost-why = Le lien est peut-être périmé ou incomplet.
close = Fermer
back = Retour
search = Chercher
found = { $n ->
    [0] Rien trouvé
    [one] Un résultat
   *[other] { $n } résultats
  }

## home

hero = Lance les dés, écrase la ville, sois le dernier monstre debout.
play-now = Jouer tout de suite
go-on = Reprendre ta partie
play-with-friends = Jouer entre amis
tutorial = Apprendre à jouer
tutorial-why = Une première partie en moins de cinq minutes, une chose à la fois.
new-game = Nouvelle partie
new-game-why = Choisis l’édition, les monstres, les adversaires et les règles maison.
rules = Règles
rules-why = Toutes les règles, dans toutes les éditions, avec recherche.
cards = Cartes
cards-why = Toutes les cartes Pouvoir et les Évolutions, avec leurs textes.
faq = Questions
faq-why = Ce qu’on demande à table, et les réponses.
records = Enregistrements
records-short = Parties
records-why = Tes parties finies : revois-les, continue à jouer depuis n’importe quelle étape.
join-by-code = Rejoindre une table par son code
join = Rejoindre

## new game

edition = Édition
all-editions = Toutes les éditions
seats = Sièges
add-seat = Ajouter un siège
remove-seat = Retirer un siège
monster-of-seat = Monstre du siège { $n }
player-of-seat = Joueur du siège { $n }
seed = Graine
seed-why = La même graine donne la même partie. Laisse vide pour une nouvelle.
person = Un joueur ici
all-switches = Toutes les options des règles
start = Commencer
level-1 = Bot 1, débutant
level-2 = Bot 2, tranquille
level-3 = Bot 3, solide
level-4 = Bot 4, habile
level-5 = Bot 5, fort
level-6 = Bot 6, champion
fits-me = À ma mesure
fits-why = Des bots aussi forts que toi : ils jugent mieux quand tu viens de gagner et moins bien quand tu viens de perdre, si bien qu’à la longue tu gagnes à peu près ta part. Personne ne perd exprès.
fitted = Bot { $strength }, sur mesure
champion-missing = Le champion ne peut pas être chargé pour le moment. Un bot plus faible joue à sa place en attendant.
persona-greedy = Bot, pragmatique
persona-smasher = Bot, bagarreur
persona-banker = Bot, collectionneur
persona-survivor = Bot, survivant
persona-scorer = Bot, chasseur d’étoiles
persona-learned = Bot, entraîné

## settings

settings = Réglages
your-name = Ton nom
follow-system = Comme le système
theme = Couleurs
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
motion = Mouvement
motion-full = Complet
motion-less = Réduit
text-size = Taille du texte
size-normal = Normale
size-large = Grande
size-larger = Très grande
font = Police
font-drawn = Dessinée
font-plain = Simple
speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Instantanée
detail = Ce qui est lu à voix haute
detail-1 = Seulement ce qui me concerne
detail-2 = Une phrase par tour
detail-3 = Tout
sound = Son
sound-normal = Normal
sound-quiet = Doux
sound-off = Coupé
coach = Entraîneur
warnings = M’avertir avant un achat inutile ou une mort certaine
default-order = Résoudre les dés dans l’ordre habituel sans demander
skip-shop = Passer la boutique si c’est trop cher
skip-evolve = Passer pour moi quand je n’ai pas d’Évolution à jouer
yield-at = Céder Tokyo automatiquement à ce nombre de ♥ ou moins
stay-at = Rester dans Tokyo automatiquement à ce nombre de ♥ ou plus
ask-me = Me demander
give-up = Terminer cette partie
download-record = Télécharger l’enregistrement

## table

rivals = Adversaires
my-monster = Mon monstre
tokyo = Tokyo
tokyo-city = Ville de Tokyo
tokyo-bay = Baie de Tokyo
city-short = Ville
bay-short = Baie
nobody-here = Personne ici
shop = Boutique
deck-left = { $n ->
    [one] Une carte dans la pioche
   *[other] { $n } cartes dans la pioche
  }
no-card = Pas de carte
buy = Acheter { $price }⚡
buy-for = Acheter { $name } pour { $price }⚡
costs = { $n ->
    [one] Coûte { $n } énergie
   *[other] Coûte { $n } énergies
  }
card-details = { $name } : ce qu’elle fait
seat-details = { $name } : joueur et cartes
no-cards = Pas encore de cartes
kind-keep = Permanente
kind-discard = Défausse
kind-event = Événement
kind-temporary = Évolution Temporaire
kind-permanent = Évolution Permanente
out = Éliminé
you = Toi
player-number = Joueur { $n }
in-hand = dans ta main, personne d’autre ne la voit
dial-hearts = { $n ->
    [one] { $n } cœur sur { $most }
   *[other] { $n } cœurs sur { $most }
  }
dial-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
  }
dial-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
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
hidden-evolutions = { $n ->
    [one] { $n } Évolution en main
   *[other] { $n } Évolutions en main
  }
target = { $n ->
    [one] A le jeton Cible
   *[other] A le jeton Cible
  }
log = Journal
announcements = Annonces
why-label = Pourquoi ? { $reason }
why-title = Pourquoi est-ce arrivé ?
because-of = À cause de : { $card }
rulings = Décisions
all-about-card = La voir parmi les cartes
read-in-rules = Le lire dans les règles
your-turn = À toi de décider
turn-of = Au tour de : { $who }
turn-number = Tour { $n } · { $edition }
waiting-for = En attente : { $who }…
game-over = La partie est finie
skip = Passer à ta prochaine décision
undo = Annuler
undone = Annulé
pass-to = Donne l’appareil à { $who }
pass-why = Il y a des secrets sur le prochain écran.
pass-ready = Je suis { $who } : montrer la table

## dock

dock = Dés et décisions
question = Question
dice = Dés
tap-to-keep = Touche les dés à garder
the-roll = Le résultat
rolls-left = { $n ->
    [0] Plus de lancer
    [one] Encore un lancer
   *[other] Encore { $n } lancers
  }
die-blank = Dé pas encore lancé
die-one = Un
die-two = Deux
die-three = Trois
die-energy = Énergie
die-heart = Cœur
die-smash = Baffe
die-kept = { $face }, gardé
die-idle = { $face }, ne fait rien maintenant
roll-dice = { $n ->
    [one] Lancer { $n } dé
   *[other] Lancer { $n } dés
  }
keeps = Garde { $dice }
keeps-nothing = Ne garde rien
stop-rolling = Stop : prendre ces dés
sweep-why = Trois nouvelles cartes
stay = Rester dans Tokyo
stay-why = { $n ->
    [one] −{ $n }♥ déjà encaissé, reste { $hearts }♥
   *[other] −{ $n }♥ déjà encaissés, reste { $hearts }♥
  }
stay-risk = { $n ->
    [one] −{ $n }♥ déjà encaissé, reste { $hearts }♥, { $risk } % de risque de mourir avant ton tour
   *[other] −{ $n }♥ déjà encaissés, reste { $hearts }♥, { $risk } % de risque de mourir avant ton tour
  }
yield-tokyo = Céder Tokyo
yield-why = { $who } s’installe
yield-risk = { $who } s’installe, { $risk } % de risque de mourir avant ton tour
also = Pouvoirs que tu peux utiliser
danger-useless = Cela te coûterait et ne rapporterait rien maintenant.
danger-death = Ce serait la fin de ton monstre.
danger-defeat = Cela donnerait la partie à quelqu’un d’autre.
danger-rolls = { $n ->
    [one] Tu as encore un lancer
   *[other] Tu as encore { $n } lancers
  }
really = Vraiment ?
no-more-warnings = Ne plus m’avertir
do-it-anyway = Le faire quand même
coach-best = est le meilleur choix : { $chance } de gagner
coach-better = est mieux : { $chance } de gagner ({ $less } de plus)
coach-odds = Si tu gardes { $dice } et vises :

## reference

chapters = Chapitres
see-also = Voir aussi
deck = Pioche
evolutions = Évolutions

## result

no-result = Aucune partie n’a encore été finie ici
wins = { $who } gagne !
win-together = { $who } gagnent ensemble
nobody-wins = Personne ne gagne
unfinished = Inachevée
result-line = { $stars }★ après { $turns } tours
rematch = Rejouer
review = Analyse
review-missing = L’analyse ne peut pas être chargée. Elle vient une fois par le réseau ; réessaie quand tu es en ligne.
watch-replay = Revoir la partie
story = L’histoire de la partie
swing-up = Tour { $turn } : pour { $who }, les chances de gagner montent de { $points } points
swing-down = Tour { $turn } : pour { $who }, les chances de gagner baissent de { $points } points
look = Regarder
chart-chances = Chances de gagner, en pour cent
chart-stars = Étoiles
chart-hearts = Cœurs
chart-energy = Énergie
chart-damage = Dégâts infligés
chart-words = En toutes lettres
chart-course = { $who } commence à { $from }, atteint le plus haut, { $high }, au tour { $at }, le plus bas, { $low }, au tour { $below }, et finit à { $end }.
chart-level = { $who } reste à { $end }.
chart-lead = { $who } mène depuis le tour { $turn }.
figures = La partie en chiffres
monster = Monstre
dealt = Dégâts infligés
lost = Cœurs perdus
healed = Cœurs récupérés
energy = Énergie gagnée
entered = Entrées dans Tokyo
kills = Éliminations
records-about = Les parties finies restent sur cet appareil. Un enregistrement est du texte simple : n’importe qui peut le lire, le vérifier et continuer à jouer.
no-records = Rien ici pour l’instant. Finis une partie et elle apparaîtra.
forget = Effacer cette partie
paste-record = Coller un enregistrement
open-record = Ouvrir l’enregistrement
no-replay = Cette partie n’est pas ici
no-replay-why = Les parties jouées hors ligne restent sur l’appareil où on les a jouées. Demande l’enregistrement et colle-le sous Enregistrements.
moment-of = Étape { $n } sur { $all }
perspective = Vue
spectator = Spectateur
replay-controls = Commandes de lecture
turn-before = Tour précédent
turn-after = Tour suivant
step-back = Étape précédente
step-on = Étape suivante
play = Lecture
pause = Pause
moment = Étape
copy-link = Copier le lien vers cette étape
go-on-from-here = Continuer à jouer d’ici contre des bots

## online

make-table = Créer une table
make-table-why = Tu reçois un lien et un code à envoyer à tes amis. Personne n’a besoin de compte.
anonymous = Monstre
people = Joueurs (toi compris)
people-here = Sur cet appareil
bots = Bots
bot-strength = Niveau des bots
clock = Temps pour chaque réponse
no-clock = Sans limite
seconds = { $n } secondes
public-table = L’afficher dans le salon pour tout le monde
public-tables = Autres tables
your-tables = Tes tables
back-to-table = Retour à la table
game-is-on = Partie en cours
two-to-six = On joue de deux à six monstres.
free-seats = { $n ->
    [0] Aucun siège libre
    [one] Un siège libre
   *[other] { $n } sièges libres
  }
free-seat = Libre
here = là
away = pas là
the-table = La table
sit-down = S’asseoir
full-watch = Tous les sièges sont pris. Tu peux regarder : la partie apparaît ici quand elle commence.
waiting-for-people = On attend que tout le monde s’assoie…
watching = { $n ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $n } personnes regardent
  }
invite = Inviter des amis
qr = Code QR de l’invitation
link = Lien vers la table
seat-link = Lien de ton siège
other-device = Continuer sur un autre appareil
other-device-why = Ce lien donne accès à ton siège. Ouvre-le sur l’autre appareil, et ne le montre à personne d’autre.
copy = Copier
copied = Copié
share = Partager
looking-for-table = Recherche de la table…
no-way-in = Impossible de rejoindre cette table
title-old = Cette page est périmée
title-elsewhere = La table est ouverte ailleurs
load-again = Recharger
closed-replaced = Cette table a été ouverte en trop d’autres endroits. Recharge la page pour jouer ici.
reconnecting = Connexion perdue. Nouvelle tentative… Rien n’est perdu.
back-again = Te revoilà. Rien n’a été perdu.
trouble-silence = Le serveur ne répond pas. Vérifie le réseau et réessaie ; les parties contre des bots marchent sans lui.
trouble-full = La table est complète.
trouble-dead = Il n’y a pas de table à ce lien. Il est peut-être périmé ou incomplet.
trouble-name = Ce nom ne va pas. Utilise de 1 à 24 caractères visibles.
trouble-empty = Un siège est encore vide.
trouble-begun = La partie a déjà commencé.
trouble-hurry = Trop de requêtes. Attends un instant et réessaie.
trouble-old = Cette page est plus ancienne que le serveur. Recharge-la.
trouble-moved = Trop tard : la partie avait déjà avancé.
trouble-other = Le serveur a refusé. Recharge la page ; si cela n’aide pas, crée une nouvelle table.
to-rematch = Aller à la partie suivante
verify-dice = Vérifier les dés
dice-unfair = La vérification a échoué : { $why }
talk = Parler
chat = Chat
signs = Émotes
send = Envoyer
say-something = Dis quelque chose
mute = Faire taire { $who }
unmute = Rendre la parole à { $who }
emote-roar = Graou !
emote-laugh = Ha ha !
emote-cry = Oh non !
emote-cheer = Hourra !
emote-wow = Waouh !
emote-thanks = Merci !
emote-sorry = Pardon !
emote-hurry = À toi !

## comfort, replays, the lobby

skip-end = Aller à la fin
decision-of = { $who } : à toi de décider
bot-plays = Laisser un bot jouer pour moi
play-myself = Un bot joue pour toi. Reprendre
confirm-stop = Me demander avant d’arrêter s’il reste des lancers
hold-answers = En ligne : envoyer mes réponses après trois secondes, pour que je puisse les annuler
ask-pause = Demander une pause
wants-pause = { $who } : on fait une pause ?
paused = La partie est en pause.
end-pause = Reprendre
agree = D’accord
mute-power = Ne plus me demander pour ce pouvoir dans cette partie
name-of-seat = Nom du joueur { $n }
fair-for-two = À deux joueurs, qui commence peut gagner bien plus souvent, parce que Tokyo paie en étoiles. Avec 1⚡ à la place, c’est 43 à 59 fois sur 100, qui que l’on soit.
fair-for-two-on = Faire payer Tokyo en ⚡
game-kept = La partie que tu jouais est maintenant parmi tes enregistrements. Tu peux la continuer de là.
record-gone = Effacé.
download-all = Télécharger tous les enregistrements
open-file = Ouvrir un fichier
replay-keys = ← → une étape, ↑ ↓ un tour, espace pour lecture et pause
fill-with-bot = Laisser un bot jouer ici
free-again = Libérer ce siège
unread = { $n ->
    [one] Un nouveau message
   *[other] { $n } nouveaux messages
  }
look-up = Chercher quelque chose
look-up-about = Règles, cartes, décisions et questions : tape ce dont tu te souviens.
now-you-may = Ce que tu peux faire maintenant
lesson-otherwise = À ta façon
lesson-otherwise-text = Pas trois 3, et ce n’est pas grave. Trois chiffres égaux donnent des étoiles ; chaque ⚡, ♥ et ✊ compte tout seul. Garde ce que tu veux et relance le reste, ou arrête-toi.
lesson-over = Le tutoriel est fini
lesson-over-text = Tu en sais assez pour une vraie partie. Trois bots t’attendent.
lesson-play = Jouer une vraie partie

## lesson

lesson-begin = Commencer
lesson-go-on = Continuer sans aide
lesson-leave = Quitter le tutoriel
lesson-welcome = Bienvenue en ville
lesson-welcome-text = Tu es Gigazaur. Atteins 20★, ou sois le dernier monstre debout, et tu gagnes. Cyber Kitty veut la même chose. Cela prend moins de cinq minutes.
lesson-keep = Tes dés
lesson-keep-text = Trois chiffres égaux donnent des étoiles. Chaque ⚡ est de l’énergie pour des cartes, chaque ♥ soigne, chaque ✊ frappe les autres. Tu as deux 3 : touche-les pour les garder.
lesson-roll = Relance les autres
lesson-roll-text = Les dés avec un cadenas restent. Les autres sont relancés, jusqu’à deux fois encore. Appuie sur le grand bouton.
lesson-again = Un troisième 3 !
lesson-again-text = Trois 3 valent 3★. Garde-les avec la ✊, relance le reste encore une fois, ou arrête-toi quand tu veux.
lesson-shop = Des étoiles, et la ville est à toi
lesson-shop-text = Tu as gagné des étoiles et de l’énergie, et tu es dans Tokyo, qui était vide. Tu peux maintenant acheter des cartes avec des ⚡, ou renouveler la boutique pour 2⚡. Touche une carte pour la lire ; termine quand tu as fini.
lesson-rival = Au tour de l’adversaire
lesson-rival-text = De dehors, tes ✊ frappent tous les monstres dans Tokyo. Depuis Tokyo, tes ✊ frappent tous ceux de dehors. Regarde ce qui se passe.
lesson-yield = Rester ou céder ?
lesson-yield-text = Tu as pris un coup. Si tu cèdes, l’attaquant doit entrer. Si tu restes, commencer ton tour dans Tokyo donne 2★ ; mais les dés ♥ n’y soignent pas. Tu as assez de cœurs : reste.
lesson-alone = C’est tout le jeu
lesson-alone-text = Lancer, garder, frapper, acheter. L’ampoule montre ce que ferait un bon joueur, et le ? à côté d’une ligne explique pourquoi quelque chose est arrivé. Continue !
nothing = rien
leave-table = Quitter la table ; le siège reste à toi

## the table, told and explained

meanwhile = Depuis ton dernier tour
coach-advises = L’entraîneur choisirait ceci
coach-take = Garder ce que propose l’entraîneur
coach-switch = Entraîneur : ce que coûte chaque réponse, chances exactes, meilleurs dés à garder, risque dans Tokyo
risk-meter = Risque d’être éliminé avant ton prochain tour
risk-stay = Si tu restes
risk-yield = Si tu cèdes
falls = { $who } tombe
hits-many = { $n } monstres −{ $hearts }♥
you-enter = tu entres dans Tokyo
you-win = tu gagnes
you-won = Tu as gagné !
you-came-second = Tu finis deuxième. Si près !
you-came-third = Tu finis troisième.
you-came = Tu finis { $place }e.
settings-look = Aspect, son et vitesse
settings-help = Aide
settings-auto = Actions automatiques
settings-keys = Touches
keys-face = Garder un dé de plus de cette face
keys-all = avec une face : tous
keys-main = La réponse principale : lancer, arrêter, fini
keys-stop = Arrêter de lancer
keys-answer = La réponse de ce numéro
keys-undo = Annuler
keys-toggles = Entraîneur, son, journal
pick-monster = Choisir un monstre
pick-monster-for = Choisir un monstre pour le siège { $n }, à présent { $name }
all-bots-play = Adversaires
curve = Chances de gagner, étape par étape
invite-only-here = Les autres appareils ne peuvent pas ouvrir ce lien : le serveur n’écoute que cet ordinateur. Pour que les téléphones de la pièce puissent jouer, lance-le avec kaiju serve --lan.
invite-offline = Les autres appareils ne peuvent pas ouvrir ce lien : cet ordinateur ne semble être sur aucun réseau.
invite-no-entry = Un téléphone ne peut pas l’ouvrir ? Autorise kaiju dans le pare-feu de l’ordinateur qui l’héberge, et utilise le même réseau, pas un réseau d’invités.

## rules of a table, monsters, the turn summary

steps-label = { $summary }. Maintenant : { $step }, étape { $n } sur { $of }
die-extra = { $die }, dé supplémentaire
rulebook = Livret de règles
usual-rules = Règles habituelles de l’édition
house-rules = Règles maison
our-house-rules = Nos règles maison
house-name = Nom de ces règles
house-save = Garder ces règles
house-saved = Gardées sous « { $name } » sur cet appareil.
house-delete = Effacer « { $name } »
draw-monster = En tirer un au hasard
monster-held = pris
change-monster = Changer de monstre
change-monster-from = Changer de monstre, à présent { $monster }

## on a plain web host

atlas = Ce que vaut chaque carte, mesuré
table-server = Serveur de tables
table-server-about = Cette page vient d’un hébergeur qui n’a pas de tables à lui. Les parties contre des bots, les règles et le tutoriel marchent ici. Pour jouer entre amis, saisis l’adresse d’un serveur kaiju ; son hôte doit autoriser cette page (kaiju serve --origin).
use-it = L’utiliser
table-server-found = Le serveur répond. C’est là que les tables sont créées et rejointes.
table-server-silent = Aucun serveur kaiju ne répond à cette adresse, ou il n’autorise pas cette page.

## The atlas

atlas-title = Atlas
atlas-about = Combien de points sur cent on gagne plus souvent. Des bots l’ont joué ; la ligne à côté de chaque chiffre est son intervalle à 95 %.
atlas-subject = Ce qu’on a essayé
atlas-seats = Ordre de jeu
atlas-tokyo = Rester dans Tokyo
atlas-monsters = Monstres
atlas-personalities = Personnalités
atlas-table = Table
atlas-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
atlas-place = Numéro { $n } à jouer
atlas-about-cards = Chacune est donnée gratuitement à un monstre avant le premier tour, et comparée à un monstre qui ne reçoit rien.
atlas-about-seats = Tous jouent pareil ; comparé à une part égale.
atlas-about-tokyo = Rester comparé à partir, selon les cœurs restants après l’attaque.
atlas-about-monsters = Tous jouent pareil, avec les Évolutions, et le hasard décide quels monstres se rencontrent ; comparé à une part égale.
atlas-about-personalities = Un bot qui a ses propres goûts s’assoit parmi des bots de la sorte indiquée, à chaque siège tour à tour ; comparé à une part égale.
atlas-measured = Joué par { $bot } : jusqu’à { $games } parties chacun, graine { $seed }, intervalles jusqu’à ± { $half }.
atlas-name = Quoi
atlas-cost = Coût
atlas-worth = Valeur
atlas-range = Intervalle
atlas-interval = de { $low } à { $high }
atlas-missing = L’atlas ne peut pas être chargé. Il vient une fois par le réseau ; réessaie quand tu es en ligne.
atlas-unmeasured = { $card } n’a pas été mesuré : les cartes promotionnelles et les costumes n’ont pas encore été essayés. Ce qui l’a été est ci-dessous.
atlas-of-card = Ce qu’elle vaut, mesuré
