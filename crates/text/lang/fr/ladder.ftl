# Comptes de bot : le classement des bots, les défis, et ce que voient leurs propriétaires.

bots = Bots
about = Les bots de ce serveur et les bots des joueurs, dans une seule liste. La barre montre où se trouve très probablement la cote : plus elle est courte, plus c’est sûr. Chacun peut défier un bot qui est en ligne.
about-ratings = Le classement des bots
bot = Bot
named = { $name } (bot)
of-server = de ce serveur
likely = { $rating }, très probablement entre { $low } et { $high }
online = en ligne
away = absent
challenge = Défier
challenge-bot = Défier { $bot }
no-players-bots = Aucun bot de joueur n’a de cote ici, et aucun n’est en ligne.
sort-by = Ordre
by-least = les plus sûrs d’abord
by-rating = par cote
by-name = par nom
by-games = par parties
own = Comptes de bot
own-about = Un compte de bot, c’est un nom et un jeton secret pour un programme à toi qui joue. Tout le monde voit que c’est un bot, et chacun peut le défier tant que le programme tourne.
own-most = Tu peux avoir { $most } comptes de bot.
new-name = Nom du bot
make = Créer un compte de bot
token = Le jeton de { $bot }, qui n’est montré que maintenant. Ton programme l’envoie avec chaque requête ; qui l’a joue en tant que ce bot.
renew = Nouveau jeton
renew-bot = Nouveau jeton pour { $bot } ; l’ancien ne vaut plus rien
drop-bot = Effacer { $bot }
