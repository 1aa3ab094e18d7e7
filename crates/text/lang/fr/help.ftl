### L’aide de la ligne de commande, par commande et argument. L’anglais est dans le programme lui-même.
### Les commandes des exemples sont les mêmes dans toutes les langues : un test les compare.

kaiju = King of Tokyo : jouer, regarder, servir, simuler, revoir, vérifier, consulter.
    .lang = La langue, par son code : LANGUAGES ; par défaut, celle que retient `kaiju lang` ou celle de ton système.
    .examples =
        Exemples :
          kaiju play                                 jouer ici et maintenant, contre trois bots
          kaiju serve --open                         jouer dans le navigateur : un serveur de tables sur cette machine
          kaiju sim --players 4 --games 20000        qui gagne, et comment, si tous jouent au hasard
          kaiju arena --bot greedy --bot random      quel bot est le meilleur, et de combien
          kaiju sim --games 1 --record my.game       enregistrer une partie
          kaiju replay my.game                       et la lire, chaque fait avec la règle qui l’explique
          kaiju puzzle                               qu’aurais-tu gardé ? un problème par jour
          kaiju verify my.game                       les dés d’une partie en ligne étaient-ils équitables ?
          kaiju odds --want smash                    les chances d’obtenir 1, 2, 3 … ✊
          kaiju rules ENTER-2                        ce que dit cette règle
          kaiju cards mimic                          ce que fait cette carte et ce qu’on a décidé à son sujet
          kaiju find tokyo bay                       tout ce qui en parle : règles, cartes, décisions, questions
          kaiju scenario scenarios                   vérifier que les règles font ce que disent les scénarios

        Codes de sortie : 0 tout va bien, 1 quelque chose de vérifié ne tient pas, 2 la demande ne va pas, 130 arrêté
        avec Ctrl-C.

        Une version de fans, non officielle, des règles de King of Tokyo ;
        sans lien avec l’éditeur ni approbation de sa part.

play = Joue dans le terminal : contre des bots, à plusieurs sur un clavier ou à une table d’un serveur.
    .edition = L’édition : EDITIONS.
    .book = Le livret de règles, joué tel qu’il est écrit : BOOKS.
    .players = Combien de monstres jouent, de 2 à 6.
    .people = Combien sont des personnes à ce clavier ; par défaut, une.
    .bots = Comment jouent les bots, siège par siège ; le dernier vaut pour le reste. `kaiju arena --help` les énumère.
    .monster = Ton monstre, par exemple the-king, ou random pour en tirer un ; plusieurs personnes ici peuvent en choisir un chacune.
    .evolutions = Joue avec les cartes Évolution.
    .switches = Change une option des règles par rapport à l’édition ; peut se répéter.
    .seed = D’où vient le hasard ; la même graine, les mêmes dés.
    .resume = Reprend une partie enregistrée, par son fichier ou son nom ; par défaut, la dernière jouée.
    .position = Continue depuis une position ou un scénario d’un fichier : ton monstre est celui qu’on interroge d’abord.
    .join = S’assoit à une table d’un serveur, par son lien ou son code ; la même commande te ramène à ton siège.
    .host = Ouvre une table sur un serveur pour d’autres : --people dit pour combien.
    .server = Le serveur que visent les codes et --host.
    .name = Ton nom ; plusieurs personnes ici en ont un chacune. À une table d’un serveur, par défaut le dernier ou celui de ton compte.
    .record = Enregistre la partie dans ce fichier quand elle finit.
    .force = Écrase les fichiers qui existent déjà.
    .plain = Joue en phrases simples par l’entrée et la sortie standard ; c’est toujours ainsi là où il n’y a pas de terminal.
    .speed = À quelle vitesse les faits sont montrés ; par défaut, comme la dernière fois.
    .theme = Quelles couleurs utiliser ; par défaut, celles de la dernière fois.
    .ascii = N’utilise que des signes ASCII ; c’est toujours ainsi là où le terminal n’en a pas d’autres.
    .turn = Ouvre la table sur plusieurs jours, avec ce temps par tour, par exemple 12h ou 3d.
    .overtime = Ce qui s’y passe quand le temps de quelqu’un est écoulé.
    .undo = Permet de revenir sur ses réponses à la table que tu ouvres, tant que personne n’apprend rien de nouveau.
    .delay = Les spectateurs de la table que tu ouvres voient la partie ce nombre de minutes plus tard.
    .clock = Secondes pour chaque réponse à la table que tu ouvres ; sans cela, pas de limite.
    .grace = Secondes après lesquelles un bot remplace qui s’absente ; 0 pour jamais, sinon 60.
    .rated = La partie à la table que tu ouvres compte pour le classement ; tout le monde y a besoin d’un compte.
    .public = Montre dans le salon la table que tu ouvres : s’assoit qui veut.
    .title = Un titre pour la table que tu ouvres.
    .child = Ouvre une table pour enfants : émotes seulement, aucun nom tapé, bots doux.
    .examples =
        Exemples :
          kaiju play                                   un menu ; Entrée commence une partie contre trois bots
          kaiju play --bots level5 --players 3         deux adversaires forts, sans menu
          kaiju play --bots fits                       des adversaires aussi forts que toi, d’après tes parties
          kaiju play --edition godzilla --evolutions   Événements, jetons Dé et Évolutions
          kaiju play --people 2 --players 2            deux personnes à un clavier
          kaiju play --name Ada,Bo                     deux personnes à un clavier, chacune avec son nom
          kaiju play --resume                          reprendre où tu t’es arrêté, même si le terminal s’est fermé
          kaiju play --resume "An evening"             reprendre la partie de ce nom ; `kaiju games` les montre toutes
          kaiju play --position my.position            continuer depuis une position ou un scénario (docs/notation.md)
          kaiju play --plain                           en phrases simples, pour lecteurs d’écran et tubes
          kaiju play --host --people 3 --players 4     ouvrir une table sur un serveur : toi, deux autres et un bot
          kaiju play --host --turn 3d --undo           une table sur plusieurs jours, avec retours
          kaiju play --host --public --rated --clock 30
                                                       une table publique qui compte ; 30 s par réponse
          kaiju play --join https://HOST/#/join/CODE   s’y asseoir ; la même commande te ramène à ton siège
          kaiju play --join CODE --name Ada,Bo         deux personnes à ce clavier, deux sièges à cette table

        À l’écran, ? explique les touches, h donne un conseil, w dit pourquoi quelque chose est arrivé, l change la langue. Les
        parties sont enregistrées après chaque réponse dans $XDG_DATA_HOME/kaiju/games (par défaut, ~/.local/share).
        NO_COLOR=1 joue sans couleurs.

watch = Regarde jouer des bots, ou une table d’un serveur.
    .table = Une table d’un serveur, par son lien, son code ou son id ; sans elle, des bots jouent ici.
    .server = Le serveur que visent les codes.
    .edition = L’édition : EDITIONS.
    .book = Le livret de règles, joué tel qu’il est écrit : BOOKS.
    .players = Combien de monstres jouent, de 2 à 6.
    .bots = Comment ils jouent, siège par siège ; le dernier vaut pour le reste.
    .evolutions = Joue avec les cartes Évolution.
    .seed = D’où vient le hasard ; la même graine, les mêmes dés.
    .record = Enregistre la partie dans ce fichier quand elle finit.
    .force = Écrase les fichiers qui existent déjà.
    .plain = Raconte la partie en phrases simples ; c’est toujours ainsi là où il n’y a pas de terminal.
    .speed = À quelle vitesse les faits sont montrés ; par défaut, comme la dernière fois.
    .theme = Quelles couleurs utiliser ; par défaut, celles de la dernière fois.
    .ascii = N’utilise que des signes ASCII ; c’est toujours ainsi là où le terminal n’en a pas d’autres.

games = Montre les parties enregistrées, ou les renomme.
    .all = Montre aussi les parties finies.
    .find = Montre seulement les parties avec ces monstres, cette édition, ce nom ou ce jour.
    .rename = Donne un autre nom à une partie : celui qu’elle a et le nouveau.
    .json = Écrit du JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju games                              les parties qu’on peut reprendre, la dernière d’abord
          kaiju games --all                        aussi les parties finies
          kaiju games --find gigazaur              celles avec ce monstre, cette édition, ce nom ou ce jour
          kaiju games --rename 2026-11-15-124204 "An evening"
          kaiju play --resume "An evening"         et la reprendre

tables = Liste les tables où tu as une place, la plus urgente d’abord.
    .away = Dit à toutes les tables sur plusieurs jours que tu t’absentes aussi longtemps, par exemple 12h ou 10d ; jusqu’à 30 jours par partie.
    .back = Dit que tu es de retour.
    .json = Affiche du JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju tables                     à qui de jouer, et combien de temps il reste
          kaiju tables --away 10d          tes horloges se reposent dix jours, aux tables sur plusieurs jours
          kaiju tables --back              elles repartent
          kaiju play --join LINK           aller à une table ; la liste dit comment

        Les tables où un autre appareil s’est assis avec ton compte y sont aussi, et leurs horloges se reposent de même.

club = Montre le club d’un serveur : tables, une partie rapide, amis, parties, tournois, classements, bots, ton compte.
    .server = Le serveur.
    .make = Crée un compte à ce nom.
    .login = Connecte à un compte ; le code de récupération est lu sur l’entrée standard.
    .logout = Déconnecte.
    .json = Écrit du JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju club --make Ana              créer un compte et le garder sur cette machine
          kaiju club --login Ana             se connecter ; le code est lu sur l’entrée standard
          kaiju club                         les tables de ton compte, les plus urgentes d’abord, et qui t’invite
          kaiju club quick --players 4       un siège avec qui veut la même chose ; des bots si personne ne vient
          kaiju club lobby --free            les tables publiques avec un siège libre
          kaiju club profile                 ce que tu as fait dans toutes tes parties
          kaiju club friends --add CODE      demander au propriétaire d’un code de devenir ami
          kaiju club games tokyo             tes parties avec ce mot dans un nom, un titre ou une note
          kaiju club games LINK --again      les mêmes personnes encore une fois : une table, et une invitation à chacune
          kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                             en créer un dont les tables se jouent sur plusieurs jours
          kaiju club tournaments ID --enter  s’inscrire ; kaiju play --join LINK joue ensuite ta table
          kaiju club duplicates --new Sunday --groups 3 --seats 4
                                             une table avec la même chance pour trois groupes ; avec un identifiant, la voir
          kaiju club ratings second-4        une liste de cotes : une édition et le nombre de joueurs
          kaiju club bots --challenge Ada    jouer contre le bot de quelqu’un
          kaiju club daily                   les résultats de tous aujourd’hui
          kaiju club account --export my.json
                                             tout ce que le serveur garde de toi, dans un fichier

        `kaiju club PAGE --help` explique chaque page. Les tournois, les classements, les bots, le jour, le salon et une partie
        rapide se passent de compte. Le compte est gardé dans $XDG_DATA_HOME/kaiju/accounts.json (par défaut, ~/.local/share), et
        kaiju play s’assoit avec lui.

club-tables = Montre les tables de ton compte, les plus urgentes d’abord, et qui t’invite.
    .decline = Dit non à l’invitation de quelqu’un.

club-quick = Prend un siège avec qui veut la même chose ; des bots prennent ceux qui restent libres.
    .edition = L’édition : EDITIONS.
    .players = Combien de monstres jouent, de 2 à 6.
    .live = Joue en une fois, comme par défaut.
    .relaxed = Joue sur plusieurs jours, avec un jour pour chaque tour.
    .wait = Après ces secondes, des bots prennent les sièges encore libres.
    .name = Ton nom ; par défaut, le dernier ou celui de ta session.
    .plain = Joue en phrases simples par l’entrée et la sortie standard ; c’est toujours ainsi là où il n’y a pas de terminal.
    .speed = À quelle vitesse les faits sont montrés ; par défaut, comme la dernière fois.
    .theme = Quelles couleurs utiliser ; par défaut, celles de la dernière fois.
    .ascii = N’utilise que des signes ASCII ; c’est toujours ainsi là où le terminal n’en a pas d’autres.

club-lobby = Liste les tables publiques : celles qui attendent des joueurs et celles qu’on peut regarder.
    .edition = Seulement de cette édition : EDITIONS.
    .players = Seulement pour ce nombre de joueurs.
    .live = Seulement celles qui se jouent en une fois.
    .relaxed = Seulement celles qui se jouent sur plusieurs jours.
    .rated = Seulement les parties qui comptent pour le classement.
    .free = Seulement avec un siège libre.

club-profile = Montre ce que tu as fait dans toutes tes parties, ou ce qu’a fait un ami.
    .who = Un ami ; par défaut, toi.

club-friends = Montre tes amis et ton code ; demander, répondre, inviter, faire taire, bloquer.
    .add = Demande au propriétaire d’un code de devenir ami.
    .yes = Dit oui à quelqu’un qui veut être ton ami.
    .remove = Retire quelqu’un de ta liste : un ami, une demande, ou qui tu fais taire ou bloques.
    .invite = Invite un ami à la table que dit --table.
    .table = La table, par son lien ou son code : tu y as un siège et la partie n’a pas commencé.
    .mute = Ne montre plus ce que dit quelqu’un rencontré dans une partie.
    .block = Ne t’assoit plus avec quelqu’un rencontré dans une partie et ne montre plus ce qu’il dit.
    .new-code = Prend un autre code ; l’ancien ne vaut plus.

club-games = Cherche tes parties, note quelque chose, rejoue avec les mêmes personnes.
    .which = Des mots d’un nom, d’un titre ou d’une note, ou le lien d’une partie.
    .favourites = Seulement les favorites.
    .note = Note quelque chose de la seule partie qui convient ; une note vide disparaît.
    .favourite = Rend favorite la seule partie qui convient.
    .unfavourite = Elle n’est plus favorite.
    .again = Rejoue avec les gens de la seule partie qui convient : ouvre une table et les invite.

club-tournaments = Montre les tournois, en crée un, t’y inscrit.
    .id = L’un d’eux, par son identifiant ; sinon, les derniers.
    .mine = Seulement ceux que tu as créés ou auxquels tu t’es inscrit, mais tous.
    .enter = Inscrit à un tournoi.
    .leave = Quitte un tournoi.
    .begin = Commence un tournoi : le tien, ou un tournoi où tu es inscrit et dont le début est venu.
    .end = Termine un tournoi que tu as créé.
    .standings = Montre la ligue à laquelle il appartient.
    .new = En crée un avec ce titre.
    .edition = L’édition : EDITIONS.
    .seats = Combien de joueurs par table.
    .fill = Le bot qui complète les tables, ou qui joue à côté des personnes d’un groupe.
    .turn = On joue sur plusieurs jours, avec ce temps pour chaque tour, comme 12h ou 3d.
    .overtime = Ce qui s’y passe quand le temps de quelqu’un est écoulé ; sans cela, un bot répond.
    .clock = Secondes pour chaque réponse aux tables qui se jouent en une fois ; sans cela, pas de limite.
    .grace = Secondes après lesquelles un bot remplace qui s’absente ; 0 pour jamais, sinon 60.
    .rounds = Combien de tours compte un tournoi suisse.
    .knockout = Le meilleur de chaque table continue ; sans indication, c’est un tournoi suisse.
    .wait = Combien de temps les tables attendent leurs joueurs, comme 10m, 1h ou 2d.
    .begins = Dans combien de temps il doit commencer, comme 2h ou 3d : dès lors tous les inscrits peuvent le commencer ; sans cela, un jour.
    .rated = Les parties comptent pour la cote.
    .league = La ligue à laquelle il appartient : tous tes tournois avec la même.

club-duplicates = Crée une table que plusieurs groupes jouent avec le même hasard, ou en montre une.
    .id = L’un d’eux, par son identifiant ; sinon, ceux que tu as créés.
    .end = Termine un duplicate que tu as créé.
    .new = En crée un avec ce titre.
    .groups = Combien de groupes jouent un duplicate.
    .edition = L’édition : EDITIONS.
    .seats = Combien de joueurs par table.
    .fill = Le bot qui complète les tables, ou qui joue à côté des personnes d’un groupe.
    .turn = On joue sur plusieurs jours, avec ce temps pour chaque tour, comme 12h ou 3d.
    .overtime = Ce qui s’y passe quand le temps de quelqu’un est écoulé ; sans cela, un bot répond.
    .clock = Secondes pour chaque réponse aux tables qui se jouent en une fois ; sans cela, pas de limite.
    .grace = Secondes après lesquelles un bot remplace qui s’absente ; 0 pour jamais, sinon 60.
    .bots = Combien de sièges de chaque groupe d’un duplicate sont à des bots.

club-ratings = Montre un classement, et où tu en es.
    .list = Le classement : une édition et combien jouent, comme second-4.

club-bots = Montre le classement des bots, en défie un, s’occupe des tiens.
    .edition = L’édition : EDITIONS.
    .players = Combien de monstres jouent, de 2 à 6.
    .challenge = Joue contre le bot de quelqu’un, s’il est en ligne ; ceux du serveur prennent les autres sièges.
    .rated = La partie compte pour le classement.
    .make = Crée un compte de bot avec ce nom et affiche son jeton.
    .renew = Donne un nouveau jeton à un de tes comptes de bot ; l’ancien ne vaut plus.
    .delete = Supprime un de tes comptes de bot.

club-daily = Montre ce que tout le monde a fait un jour ; `kaiju daily --server` le joue.
    .date = Le jour, comme 2026-11-18 ; par défaut, aujourd’hui.

club-account = Montre tes appareils ; déconnecte, te donne tout en un fichier, supprime le compte.
    .sign-out = Déconnecte un appareil, par l’identifiant écrit à côté.
    .everywhere = Déconnecte partout, ici aussi.
    .export = Écrit dans un fichier tout ce que le serveur garde du compte ; - est la sortie standard.
    .force = Écrase les fichiers qui existent déjà.
    .delete = Supprime le compte pour de bon. Demande d’abord, et exige --sure là où on ne peut pas demander.
    .sure = Le supprime sans demander.

club-notices = Dit comment tu apprends que c’est ton tour aux tables sur plusieurs jours.
    .mail = Envoie des e-mails à cette adresse ; un lien qui y arrive la confirme.
    .drop = N’envoie plus rien à cette adresse ou à ce navigateur.
    .stop = Arrête tous les avis.
    .quiet = N’envoie rien entre ces heures, comme 22:00-07:00.
    .utc = De combien ton heure est en avance sur UTC, comme 1, -5 ou 5:30 ; nécessaire avec --quiet.
    .no-quiet = Met fin aux heures calmes.
    .table = La table sur plusieurs jours que tu as ouverte ici, par son lien : son webhook est montré ou changé.
    .webhook = Dit à cette adresse à qui c’est le tour à cette table : Discord et semblables.
    .no-webhook = Retire le webhook de cette table.

admin = Veille sur un serveur : signalements, exclusions, paroles retirées et ce qui a été fait.
    .page = Ce qu’on regarde ; sinon, combien il y a de tout.
    .before = Où commence une partie plus ancienne du journal, comme le dit la partie suivante.
    .server = Le serveur.
    .admin-token = Le jeton de qui veille sur le serveur.
    .settle = Clôt un signalement : il est effacé avec ses lignes du chat.
    .ban = Exclut un compte par son nom, ou une adresse ou une plage d’adresses, comme 192.0.2.0/24.
    .mute = Retire la parole à un compte, à une plage d’adresses ou à une place, comme GAME/B.
    .lift = Termine une exclusion ou un retrait de parole avant l’heure.
    .lasting = Combien de temps dure une exclusion ou un retrait de parole, comme 12h ou 7d.
    .until = Le jour au début duquel se termine une exclusion ou un retrait de parole, en UTC.
    .why = Pourquoi, ou ce qui a été décidé : une ligne pour le journal.
    .json = Écrit du JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju admin                          combien il y a de tout
          kaiju admin reports                  ce que les joueurs ont signalé, avec les dernières lignes du chat
          kaiju admin reports --settle ID --why "muted for a week"
                                               effacer un signalement ; le journal garde ce qui a été décidé
          kaiju admin sanctions                exclusions et paroles retirées, et quand cela se termine
          kaiju admin sanctions --mute Ana --for 7d --why insults
                                               un compte ne dit rien pendant une semaine
          kaiju admin sanctions --mute GAME/B --for 1d
                                               ni qui est assis à une place, un invité peut-être
          kaiju admin sanctions --ban 192.0.2.0/24 --until 2026-12-24
                                               personne avec une telle adresse n’ouvre de table ni ne s’assoit avant ce jour
          kaiju admin sanctions --lift ID      terminer une exclusion ou un retrait de parole avant l’heure
          kaiju admin log                      qui a fait quoi, le plus récent d’abord

        Le jeton est celui avec lequel kaiju serve a été lancé. Mets-le dans KAIJU_ADMIN_TOKEN : ce qui est sur une ligne de
        commande, tout le monde sur la machine le voit. docs/moderation.md dit ce qu’empêchent une exclusion et un retrait de parole.

completions = Écrit la complétion pour un shell.
    .shell = Le shell.
    .examples =
        Exemples :
          kaiju completions bash > ~/.local/share/bash-completion/completions/kaiju
          kaiju completions zsh > ~/.zfunc/_kaiju
          kaiju completions fish > ~/.config/fish/completions/kaiju.fish

man = Écrit les pages de manuel dans un dossier.
    .folder = Le dossier ; il est créé s’il n’existe pas.
    .examples =
        Exemples :
          kaiju man ~/.local/share/man/man1    et ensuite : man kaiju, man kaiju-play

sim = Joue beaucoup de parties et compte qui a gagné et comment.
    .edition = L’édition : EDITIONS.
    .book = Le livret de règles, joué tel qu’il est écrit : BOOKS.
    .players = Combien de monstres jouent, de 2 à 6 ; par défaut, autant que de bots nommés, ou 4.
    .bots = Qui joue, siège par siège : répété ou avec des virgules. Un seul prend tous les sièges ; par défaut, tous jouent au hasard.
    .games = Combien de parties.
    .seed = D’où viennent les parties ; la même graine, les mêmes parties.
    .first-game = Le numéro de la première partie : là où une autre série s’est arrêtée, ou là où commence cette machine.
    .threads = Combien de fils travaillent ; par défaut, un par cœur.
    .switches = Change une option des règles par rapport à l’édition ; peut se répéter.
    .time = Combien de temps un programme peut réfléchir par réponse, en millisecondes.
    .memory = Combien de mémoire un programme peut utiliser, en Mio ; 0 est sans limite. Respecté sous Linux.
    .show-stderr = Montre ce que les programmes écrivent sur l’erreur standard, pour savoir pourquoi ils échouent.
    .json = Écrit un objet JSON au lieu d’un tableau.
    .record = Enregistre la première partie dans ce fichier.
    .rows = Garde une ligne par partie dans ce fichier, .csv ou .parquet.
    .seats = Garde une ligne par siège de chaque partie dans ce fichier, .csv ou .parquet.
    .turns = Garde une ligne par tour dans ce fichier, .csv ou .parquet.
    .decisions = Garde une ligne par réponse d’un joueur qui avait le choix dans ce fichier, .csv ou .parquet.
    .positions = Garde aussi la position avant chaque décision, dans la notation.
    .chances = Garde aussi les chances de gagner avant et après chaque décision, selon le réseau ; cela prend du temps.
    .resume = Continue les fichiers CSV de --rows, --seats, --turns et --decisions où ils s’arrêtent ; le rapport les compte en entier.
    .merge = Ne joue rien : additionne ces fichiers de --rows. Avec --rows, les réunit en un seul.
    .plot = Dessine dans ce fichier, .svg ou .png, qui a gagné, comment les parties ont fini et combien de temps elles ont duré.
    .force = Écrase les fichiers qui existent déjà.
    .examples =
        Exemples :
          kaiju sim --edition second --players 4 --games 20000 --seed 1
          kaiju sim --players 2 --switch two_player_tokyo=on     essayer une règle autrement
          kaiju sim --games 1 --seed 7 --record my.game          enregistrer une partie pour `kaiju replay`
          kaiju sim --games 100000 --json                        des chiffres pour un autre programme
          kaiju sim --bot greedy --players 3                     tous gloutons
          kaiju sim --bots greedy,random,random,random           d’autres bots, siège par siège
          kaiju sim --games 5000 --plot games.svg                dessiner qui a gagné, comment et en combien de temps

        Des lignes, pour tes propres études ; docs/data.md explique chaque colonne :
          kaiju sim --games 5000 --rows games.csv                une ligne par partie
          kaiju sim --games 5000 --seats seats.parquet           une ligne par siège de chaque partie : qui a gagné et avec quoi
          kaiju sim --games 5000 --rows g.parquet --turns t.parquet      parties et tours, en Parquet
          kaiju sim --games 100 --bot greedy --decisions d.parquet --positions --chances     ce qui fut décidé, et à quel prix
          kaiju sim --games 9000 --rows games.csv --resume       continuer où une série s’est arrêtée (CSV)

        Une étude sur plusieurs machines ; les parties sont les mêmes où qu’on les joue :
          l’une :   kaiju sim --games 50000000 --rows a.parquet
          l’autre : kaiju sim --games 50000000 --first-game 50000000 --rows b.parquet
          ensuite : kaiju sim --merge a.parquet b.parquet        les additionner, avec le même rapport et les mêmes dessins

        La même graine donne les mêmes parties sur n’importe quelle machine et avec n’importe quel nombre de fils. Les lignes
        s’écrivent à mesure que les parties finissent, dans l’ordre, et la mémoire ne grandit pas avec elles. Ctrl-C arrête et
        garde ce qui a été joué. Un fichier Parquet reçoit son nom quand il est entier ; un CSV est là dès la première ligne.
        Un fichier qui existe déjà n’est pas écrasé sans --force. Si un bot extérieur a fait une faute, le code de sortie est 1.
        `kaiju rules switches` montre les options et leurs valeurs, et `kaiju arena --help`, les bots.

arena = Oppose des bots les uns aux autres et leur donne une cote.
    .bots = Un bot, par son nom ou par le chemin d’un programme ; deux au moins, un par un ou avec des virgules.
    .among = Ne joue que les parties où tous sauf un sont ce bot, l’un de ceux donnés : comment chacun des autres s’en sort parmi eux.
    .less-luck = Retire des victoires la chance des dés, pour que moins de parties suffisent ; coûte environ 15 ms par partie.
    .edition = L’édition : EDITIONS.
    .book = Le livret de règles, joué tel qu’il est écrit : BOOKS.
    .players = Combien de monstres jouent : 4, ou plusieurs tables comme 2,4 ou 2-6 ou all.
    .games = Combien de parties de chacun contre chacun, à chaque table.
    .seed = D’où viennent les parties ; la même graine, les mêmes parties.
    .first-game = Le numéro de la première partie.
    .threads = Combien de fils travaillent ; par défaut, un par cœur.
    .switches = Change une option des règles par rapport à l’édition ; peut se répéter.
    .time = Combien de temps un programme peut réfléchir par réponse, en millisecondes.
    .memory = Combien de mémoire un programme peut utiliser, en Mio ; 0 est sans limite. Respecté sous Linux.
    .show-stderr = Montre ce que les programmes écrivent sur l’erreur standard, pour savoir pourquoi ils échouent.
    .json = Écrit un objet JSON au lieu de tableaux.
    .csv = Garde chaque rencontre dans ce fichier, séparé par des virgules.
    .plot = Dessine les cotes et les victoires dans ce fichier, .svg ou .png.
    .force = Écrase les fichiers qui existent déjà.
    .examples =
        Exemples :
          kaiju arena --bot greedy --bot random                     un glouton parmi trois au hasard, et l’inverse
          kaiju arena --bot greedy --bot mcts:20ms --players 2      un duel
          kaiju arena --bot greedy --bot scorer --players all       des tables de 2, 3, 4, 5 et 6
          kaiju arena --bots seer,scorer,greedy --among greedy      seer, puis scorer, parmi trois gloutons
          kaiju arena --bots seer,greedy --less-luck                des intervalles plus étroits : sans la chance des dés
          kaiju arena --bot greedy --bot ./my_bot.py --games 200    ton propre programme ; docs/bot-protocol.md dit comment
          kaiju arena --bot 'node bot.js --deep' --bot random       un programme avec des arguments
          kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --plot arena.png --csv arena.csv

        Bots : random, greedy, smasher, banker, survivor, scorer, seer, unsure:70 (juge avec 70 millièmes d’erreur), mcts (50 ms par réponse), mcts:20ms,
        mcts:1000 (nombre de parties imaginées), champion, champion:48 (regarde 48 fois plus loin), level1 à level6, level3.5 (entre deux), fits3.4 (à la mesure de quelqu’un),
        ou un programme. Dans chaque partie, l’un s’assoit parmi d’autres d’une même sorte, et tous changent de siège d’une
        partie à l’autre ; un nombre de parties divisible par 60 est équitable pour tous les sièges de toutes les tables. Les
        cotes sont celles de Bradley et Terry sur toutes les tables, sur l’échelle Elo, avec intervalles à 95 %. La même
        graine donne les mêmes parties, sauf avec des bots qui réfléchissent au chronomètre.

        Si un programme s’arrête, tarde trop ou répond quelque chose d’illégal, c’est noté et on joue autre chose pour lui :
        arrêter de lancer, ou la première réponse légale. Un programme arrêté redémarre à la partie suivante. S’il y a eu une
        telle faute, les tableaux sont montrés quand même et le code de sortie est 1.

        Un fichier qui existe déjà n’est pas écrasé sans --force. Ctrl-C arrête et rend compte des parties jouées.

rate = Dit la force des bots dans chaque liste de cotes, les mesure, ou essaie en combien de temps les cotes des gens sont justes.
    .make = Mesure les bots dans toutes les listes et écrit le résultat dans ce fichier.
    .lists = Ne mesure que cette liste, comme second-4 ; plusieurs avec des virgules.
    .games = Combien de parties jouer pour deux niveaux voisins.
    .trial = Fait jouer des joueurs de force connue et compare leurs cotes à leurs forces.
    .seed = D’où viennent les parties ; la même graine, les mêmes parties.
    .threads = Combien de fils travaillent ; par défaut, un par cœur.
    .force = Écrase les fichiers qui existent déjà.
    .examples =
        Exemples :
          kaiju rate                                 la force des bots dans chaque liste de cotes
          kaiju rate --trial                         des joueurs de force connue : quand leur cote est-elle juste ?
          kaiju rate --make bots.csv --games 6000    mesurer de nouveau les bots ; la même graine, le même fichier

        Une liste est une édition et un nombre de joueurs, comme second-4. Le niveau 3 a 1500 dans chacune, et 400 points font
        dix contre un. Dans chaque partie qui mesure, un bot d’un niveau s’assoit parmi des bots du niveau au-dessous.
        docs/ratings.md dit comment les gens reçoivent leur cote.

engine = Répond à des bots qui regardent en avant : quelles réponses sont possibles, ce qui suit et ce que cela vaut.
    .seed = D’où vient le hasard que les requêtes ne nomment pas.
    .examples =
        Exemples :
          kaiju engine                         répond aux requêtes jusqu’à la fin de l’entrée
          kaiju engine --seed 7                le hasard qu’il tire est le même chaque fois

        Chaque ligne de l’entrée est une requête en JSON, et chaque ligne de la sortie, sa réponse. docs/bot-protocol.md les
        énumère et examples/search_bot.py joue avec elles.

replay = Raconte une partie enregistrée, ou vérifie qu’elle se rejoue.
    .file = Le fichier, ou l’adresse d’une partie sur un serveur ; `-` lit l’entrée standard.
    .to = S’arrête après ce nombre d’entrées.
    .verify = Ne raconte rien, vérifie seulement que chaque entrée est légale.
    .json = Écrit un objet JSON au lieu de texte.
    .view = Parcourt la partie à l’écran, en avant et en arrière.
    .examples =
        Exemples :
          kaiju sim --games 1 --seed 7 --record my.game
          kaiju replay my.game                 la partie en mots ; [ENTER-2] est la règle qui est derrière
          kaiju replay my.game --lang pt       la même chose en portugais
          kaiju replay my.game --view          la parcourir à l’écran
          kaiju replay my.game --verify        seulement vérifier que chaque entrée est légale
          kaiju replay - < my.game             depuis l’entrée standard
          kaiju replay http://localhost:8080/#/replay/GAME --to 40    une partie d’un serveur, jusqu’à une étape

        docs/notation.md décrit le format d’une partie enregistrée.

review = Analyse une partie : ce qu’ont valu chaque décision et chaque coup de chance, et ce qui aurait été mieux.
    .file = Le fichier, ou l’adresse d’une partie sur un serveur ; `-` lit l’entrée standard.
    .all = Raconte toutes les erreurs et toute la chance qui a compté.
    .tries = Combien de fois chaque réponse est suivie jusqu’à la fin du tour ; plus est plus lent et plus sûr.
    .seed = La graine des pensées du juge.
    .json = Écrit un objet JSON au lieu de texte.
    .view = Parcourt la partie à l’écran, d’erreur en erreur.
    .rows = Écrit une ligne par étape dans ce fichier, .csv ou .parquet.
    .force = Écrase les fichiers qui existent déjà.
    .examples =
        Exemples :
          kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
          kaiju review my.game                     ce qu’ont valu la chance et les décisions, et ce qui aurait été mieux
          kaiju review my.game --all               toutes les erreurs, pas seulement les plus graves
          kaiju review my.game --view              parcourir les erreurs à l’écran
          kaiju review my.game --json              tout, décision par décision
          kaiju review my.game --rows my.csv       une ligne par étape, .csv ou .parquet
          kaiju review http://localhost:8080/#/replay/GAME    une partie d’un serveur

        Le départ, la chance, les décisions propres et celles des autres font ensemble le résultat. docs/review.md dit comment
        on juge.

puzzle = Réponds au problème du jour, ou au suivant pour t’entraîner.
    .next = Le problème suivant à travailler au lieu de celui du jour.
    .plain = Pose la question en phrases simples par l’entrée et la sortie standard ; c’est toujours ainsi là où il n’y a pas de terminal.
    .speed = À quelle vitesse les faits sont montrés ; par défaut, comme la dernière fois.
    .theme = Quelles couleurs utiliser ; par défaut, celles de la dernière fois.
    .ascii = N’utilise que des signes ASCII ; c’est toujours ainsi là où le terminal n’en a pas d’autres.
    .examples =
        Exemples :
          kaiju puzzle                 le problème du jour ; tout le monde a le même
          kaiju puzzle --next          ce que tu as raté et qui revient aujourd’hui, ou un nouveau
          kaiju puzzle --plain         en phrases simples, pour lecteurs d’écran et tubes

        Ce que tu rates revient le lendemain, puis après 3, 7 et 21 jours. C’est retenu dans $XDG_DATA_HOME/kaiju/practice
        (par défaut, ~/.local/share). `kaiju puzzles` dit quels problèmes il y a.

daily = Joue la partie du jour : une table et un même hasard pour tout le monde.
    .date = Le jour ; par défaut, aujourd’hui.
    .share = Affiche ton résultat comme texte à envoyer à tes amis. Il ne dit rien des dés ni des cartes.
    .server = Joue le jour de ce serveur : le hasard est celui de sa page et, avec un compte, ton résultat est comparé.
    .list = Montre les jours que tu as joués.
    .speed = À quelle vitesse les faits sont montrés ; par défaut, comme la dernière fois.
    .theme = Quelles couleurs utiliser ; par défaut, celles de la dernière fois.
    .ascii = N’utilise que des signes ASCII ; c’est toujours ainsi là où le terminal n’en a pas d’autres.
    .plain = Joue en phrases simples par l’entrée et la sortie standard ; c’est toujours ainsi là où il n’y a pas de terminal.
    .examples =
        Exemples :
          kaiju daily                        jouer la partie du jour, ou la reprendre
          kaiju daily --share                ton résultat, prêt à envoyer à tes amis
          kaiju daily --list                 les jours que tu as joués
          kaiju daily --date 2026-11-18      la partie d’un autre jour
          kaiju daily --server https://HOST  le jour d’un serveur : son hasard, comparé à tout le monde et à tes amis

        Tout le monde a la même table, les mêmes bots et le même hasard. Sans serveur, il vient de la date seule, pour que
        cela marche hors ligne ; qui veut peut le calculer d’avance. Un serveur donne son hasard quand le jour commence ; ce
        que tu joues ensuite hors ligne est remis la fois suivante. Un jour commence à minuit UTC. Les parties sont gardées
        dans $XDG_DATA_HOME/kaiju/daily (par défaut, ~/.local/share).

puzzles = Dit quels problèmes il y a, en fait d’autres ou les juge de nouveau.
    .make = Fait un recueil de problèmes et l’écrit dans ce fichier.
    .count = Combien de problèmes faire.
    .seed = D’où viennent les parties ; la même graine, les mêmes problèmes.
    .check = Juge de nouveau tous les problèmes et compare.
    .file = Un recueil de problèmes ; par défaut, celui du programme.
    .force = Écrase les fichiers qui existent déjà.
    .examples =
        Exemples :
          kaiju puzzles                                 quels problèmes a le programme
          kaiju puzzles --check                         les juger tous de nouveau, et comparer
          kaiju puzzles --make my.txt --count 50        en faire cinquante autres ; la même graine, les mêmes problèmes
          kaiju puzzle                                  répondre au problème du jour

        Un problème est une position d’une partie où un bot s’est gravement trompé, avec une réponse nettement meilleure. On
        le juge comme `kaiju review` juge les parties.

odds = Calcule les chances d’un résultat, ou ce que peut apporter le tour d’une position.
    .want = Ce que tu espères obtenir : une face, ou des faces précédées de nombres.
    .dice = Combien de dés sont lancés, de 1 à 9.
    .rolls = Combien de lancers il y a ; avec des dés sur la table, combien il en reste.
    .lying = Des dés déjà sur la table, comme 11shee.
    .position = Une position ou un scénario où l’on va lancer ou garder des dés ; `-` lit l’entrée standard.
    .risk = Ce que les monstres dans Tokyo risquent de perdre avant leurs prochains tours, s’ils restent et s’ils cèdent.
    .seat = Le risque du monstre de ce siège, où qu’il soit.
    .games = Combien de parties imaginer pour le risque.
    .json = Écrit un objet JSON, avec des fractions exactes.
    .examples =
        Exemples :
          kaiju odds --want smash                         au moins 1, 2, … ✊ avec six dés et trois lancers
          kaiju odds --dice 8 --want 3x1                  trois 1 avec huit dés
          kaiju odds --want "2 smash, 1 heart"            au moins tout cela
          kaiju odds --lying 11she3 --rolls 2 --want 111  avec ces dés et deux lancers : que garder ?
          kaiju odds --position my.position               le tour de la table : qui élimine-t-il, peut-il gagner ?
          kaiju odds --position my.position --risk        rester dans Tokyo ou céder ? ce que cela peut coûter

        Les chances sont exactes et celles de qui ne cherche rien d’autre. Un souhait s’écrit avec des faces (1, 2, 3, energy,
        heart, smash ou leurs lettres 1 2 3 e h s) et un nombre devant. Une position ou un scénario se joue avec les règles et
        toutes les cartes en jeu : qui lance peut acheter ce qui est visible et les autres font ce qui gêne le plus ; on ne
        compte ni sur les cartes qui apparaîtraient en chemin ni sur des pouvoirs qui changeraient les lancers.

        Le risque est dit deux fois : si les autres cherchent les dégâts (gardent chaque ✊, relancent le reste, n’achètent
        rien et restent dans Tokyo), exactement ; et si tous jouent comme les bots, avec des parties imaginées.

scenario = Vérifie des scénarios : une position, des entrées et ce qui doit se passer.
    .paths = Des fichiers de scénario, ou des dossiers où les chercher.
    .json = Écrit un objet JSON au lieu de lignes.
    .examples =
        Exemples :
          kaiju scenario scenarios                      tous les *.scenario d’un dossier et de ceux qu’il contient
          kaiju scenario enter.scenario yield.scenario  seulement ceux-ci
          kaiju scenario scenarios --json               pour un autre programme

        Un scénario est une position, des entrées et ce qui doit se passer. docs/notation.md décrit le format.

golden = Vérifie que les règles jouent comme toujours : parties de référence de chaque version et empreintes de ce qui s’y passe.
    .game = Raconte cette partie : la version des règles, la table et la partie.
    .examples =
        Exemples :
          kaiju golden                  jouer toutes les parties de référence de chaque version des règles, et comparer
          kaiju golden 2:14:3           en raconter une, ligne par ligne : version 2, table 14, partie 3

        Les parties de référence sont dans le programme : comment elles commencent, et une empreinte de tout ce qui se passe
        dans quelques milliers de parties. Si l’une finit autrement, ce programme ou cette machine joue autrement que kaiju
        n’a toujours joué. Raconte cette partie avec deux programmes et compare ce qu’ils écrivent pour voir où.

find = Cherche dans les règles, les cartes, les décisions et les questions.
    .words = Les mots à chercher.
    .edition = Ne cherche que dans ce qui est de cette édition : EDITIONS.
    .json = Écrit du JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju find yield                     tout ce qui a ce mot, les noms d’abord
          kaiju find tokyo bay                 plusieurs mots, dans n’importe quel ordre
          kaiju find devorador de cadaveres    un nom dans n’importe quelle langue, sans accents
          kaiju find poison --edition second   seulement ce qui est d’une édition
          kaiju find armor --json              pour un autre programme

rules = Consulte les règles, une par une.
    .clause = L’id d’une règle, comme ENTER-2, ou d’une décision, comme I-012, le premier mot de plusieurs, comme ENTER, des mots à chercher, `all`, `switches`, `rulings` ou `books` ; sans lui, toutes sont énumérées. Après `books` : le livret à lire, affirmation par affirmation, avec les scénarios qui montrent chacune.
    .edition = Seulement ce qui vaut dans cette édition : EDITIONS.
    .book = Seulement ce qui vaut dans ce livret : BOOKS.
    .json = Écrit du JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju rules                          toutes les règles, chapitre par chapitre
          kaiju rules ENTER-2                  une règle, avec ce que change chaque édition
          kaiju rules enter                    toutes celles qui commencent ainsi
          kaiju rules tokyo bay                les règles avec ces mots
          kaiju rules I-012                    une décision, avec les règles et les cartes dont elle parle
          kaiju rules rulings                  toutes les décisions
          kaiju rules R-61                     ce que nous avons décidé là où les livrets laissent un doute (en anglais)
          kaiju rules all                      toutes les règles en entier
          kaiju rules YIELD-2 --lang es        la même en espagnol
          kaiju rules --edition godzilla       seulement ce qui vaut dans une édition
          kaiju rules switches                 les options qui distinguent les éditions
          kaiju rules books                    les livrets, et ce qui distingue chacun de son édition
          kaiju rules books es-2016            ce que dit un livret, et les scénarios qui le montrent
          kaiju rules END-1 --book en-summary  une règle telle que la donne un livret

faq = Répond à ce qu’on demande à table.
    .question = Le mot sous lequel une question apparaît, ou des mots à elle ; sans lui, toutes sont montrées.
    .edition = Ne répond que pour cette édition : EDITIONS.
    .book = Ne répond que pour ce livret : BOOKS.
    .json = Écrit du JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju faq                            toutes les questions
          kaiju faq yield-to-dodge             une question avec sa réponse
          kaiju faq yield                      les questions avec ce mot
          kaiju faq --edition first            les questions d’une édition, avec leurs réponses
          kaiju faq --lang pt                  en portugais

cards = Consulte les cartes Pouvoir : texte, coût, décisions, à quoi elles réagissent.
    .name = Une carte par son id, son nom dans n’importe quelle langue ou des mots à elle ; sans cela, toutes celles de l’édition sont montrées.
    .edition = L’édition : EDITIONS.
    .book = Comme les lit ce livret : BOOKS.
    .hook = Seulement les cartes qui écoutent ce crochet.
    .promos = Montre les cartes promotionnelles, que l’option `promos` met dans la pioche.
    .costumes = Montre les costumes, que l’option `costumes` met dans la pioche.
    .evolutions = Montre les Évolutions de chaque monstre au lieu des cartes Pouvoir.
    .numbers = Montre les numéros de toutes les cartes et Évolutions entre lesquelles choisit le hasard : l’édition ou le monstre, le numéro et l’id.
    .json = Écrit du JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju cards                          toutes les cartes Pouvoir de la deuxième édition
          kaiju cards --edition first          celles de la première
          kaiju cards --book es-2016           telles que les donne un livret
          kaiju cards mimic                    une carte, par son id ou par son nom
          kaiju cards cuspo venenoso           dans n’importe quelle langue, avec ou sans accents
          kaiju cards poisn quils              une petite faute de frappe ne fait rien
          kaiju cards breath                   toutes les cartes avec ce mot
          kaiju cards --hook wound_coming      celles qui ont leur mot à dire quand on va perdre des ♥
          kaiju cards --promos                 les cartes promotionnelles
          kaiju cards --costumes               les costumes
          kaiju cards --evolutions             les Évolutions de chaque monstre
          kaiju cards --numbers                l’ordre des cartes de chaque édition, pour vérifier les dés équitables
          kaiju cards --json                   pour un autre programme

        L’id est le mot par lequel on écrit une carte dans les positions, les parties et les scénarios.

corpus = Crée un jeu de données de parties, les mêmes octets où qu’on le crée.
    .out = Le dossier où il est gardé ; si le même corpus y a été commencé, il continue.
    .manifest = Crée de nouveau le corpus de ce manifeste.
    .games = Combien de parties.
    .part = Combien de parties forment une part, à une table et dans un fichier.
    .editions = Les éditions : EDITIONS ; plusieurs avec des virgules, par défaut toutes.
    .players = Combien de monstres jouent : 4, ou plusieurs tables comme 2,4 ou 2-6 ou all.
    .bots = Qui joue : répété ou avec des virgules ; par défaut, tous les bots qui répondent aussitôt.
    .seed = D’où viennent les parties ; la même graine, les mêmes parties.
    .threads = Combien de fils travaillent ; par défaut, un par cœur.
    .no-positions = Ne garde pas les positions ; c’est la plupart des octets.
    .no-chances = Ne garde pas les chances de gagner ; c’est la plupart du temps.
    .json = Écrit un objet JSON au lieu d’un tableau.
    .examples =
        Exemples :
          kaiju corpus --games 10000 --out sample                   10 000 parties de chaque édition, table et bot
          kaiju corpus --games 1000000 --out corpus                 un million ; on peut l’arrêter et continuer
          kaiju corpus --bots seer,greedy --players 4 --edition second --games 5000 --out duels
          kaiju corpus --manifest sample/manifest.json --out again  les mêmes octets encore, comparés fichier par fichier

        Un corpus a quatre tables, games, seats, turns et decisions, avec un fichier Parquet par part des parties ;
        docs/data.md explique chaque colonne. L’édition, le nombre de joueurs et les bots sont tirés de nouveau pour chaque
        part. README.md, dans le dossier, est sa fiche, et manifest.json est tout ce dont il découle, avec le SHA-256 de chaque
        fichier : le même manifeste crée les mêmes octets avec n’importe quel nombre de fils. Si un manifeste nomme des
        fichiers, ils sont comparés, et si l’un diffère, le code de sortie est 1.

        Ctrl-C arrête ; les parts entières restent, et la même commande continue.

atlas = Mesure ce que valent les choses : cartes, sièges, rester dans Tokyo.
    .edition = L’édition : EDITIONS ; plusieurs avec des virgules, ou all.
    .books = Le livret de règles, joué tel qu’il est écrit : BOOKS ; plusieurs avec des virgules.
    .players = Combien de monstres jouent : 4, ou plusieurs tables comme 2,4 ou 2-6 ou all.
    .bot = Qui prend tous les sièges : random, greedy ou un autre qui n’a pas besoin d’horloge.
    .games = Combien de parties par carte, ou par table.
    .less-luck = Retire la chance des dés de ce que valent les cartes ou les personnalités, pour que moins de parties en disent autant ; coûte environ 8 ms par partie.
    .seed = D’où viennent les parties ; la même graine, les mêmes parties.
    .threads = Combien de fils travaillent ; par défaut, un par cœur.
    .evolutions = Essaie les Évolutions au lieu des cartes Pouvoir.
    .owners = Essaie les Évolutions de ce monstre au lieu de celles des six de l’édition, par son id ; peut se répéter.
    .cards = N’essaie que cette carte, par son id ; peut se répéter.
    .seats = Essaie les sièges au lieu des cartes : est-ce bien de commencer ?
    .tokyo = Essaie de rester dans Tokyo au lieu des cartes : est-ce bien, et avec combien de ♥ ?
    .monsters = Essaie les monstres avec leurs Évolutions au lieu des cartes : quelle pioche gagne le plus ?
    .personalities = Essaie les personnalités des bots au lieu des cartes : laquelle gagne le plus, seule parmi des bots d’une sorte ?
    .chances = Essaie les chances de gagner que donne une analyse : sont-elles justes ?
    .json = Écrit une liste JSON au lieu de tableaux.
    .markdown = Écrit des tableaux en Markdown, à mettre dans un document.
    .ends = Ne montre et ne dessine que les N meilleures et les N pires cartes de chaque table ; JSON et CSV les ont toutes.
    .csv = Garde le tableau dans ce fichier, séparé par des virgules.
    .plot = Dessine les effets dans ce fichier, .svg ou .png.
    .force = Écrase les fichiers qui existent déjà.
    .examples =
        Exemples :
          kaiju atlas --edition second --players 4 --games 20000           ce que vaut chaque carte
          kaiju atlas --bot greedy --players 2-6 --csv worth.csv           entre bots qui réfléchissent, à chaque table
          kaiju atlas --edition godzilla --evolutions --plot worth.png     les Évolutions
          kaiju atlas --card wings --card jets --games 100000              deux cartes, de plus près
          kaiju atlas --seats --bot greedy --players all                   est-ce bien de commencer ?
          kaiju atlas --tokyo --bot greedy --players all --plot stay.svg   rester dans Tokyo, et avec combien de ♥ ?
          kaiju atlas --monsters --bot learned --players all               quelle pioche d’Évolutions gagne le plus ?
          kaiju atlas --evolutions --monster kraken --games 20000          les Évolutions d’un autre monstre
          kaiju atlas --personalities --bot greedy --players all           quelle personnalité gagne le plus ?
          kaiju atlas --chances --bot seer --games 5000                    les chances de l’analyse sont-elles justes ?

        Cartes : chacune est donnée gratuitement à un siège au hasard avant le premier tour. L’effet est combien plus souvent
        ce siège gagne qu’un autre sans aide, en points de pourcentage.

        Sièges : tous jouent pareil et les règles décident qui commence (SETUP-4). L’effet d’être premier, deuxième et ainsi
        de suite se mesure à une part égale.

        Tokyo : dans chaque partie, pour chaque nombre de ♥, on choisit au hasard une question de céder ou non (YIELD-1) et on
        joue le reste deux fois, en restant et en partant. L’effet est combien plus souvent rester gagne. Les ♥ sont ceux qui
        restent après l’attaque.

        Monstres : tous jouent pareil, avec les Évolutions, et le hasard décide quels monstres se rencontrent. L’effet d’un
        monstre se mesure à une part égale.

        Personnalités : un smasher, banker, survivor ou scorer est assis parmi des bots d’une sorte, à chaque siège tour à tour.
        L’effet se mesure à une part égale.

        Chances : chaque partie est analysée. Pour chaque dixième de 0 à 100 %, l’effet est combien plus souvent a gagné qui
        l’avait qu’il n’était dit, à toutes ses étapes.

        Tous les effets ont des intervalles à 95 %. La même graine donne les mêmes chiffres avec n’importe quel nombre de fils.
        Les parties où la carte était dans la boutique avant le premier tour ne comptent pas, si bien que le titre peut en
        compter moins que --games. Ctrl-C abandonne l’essai : à moitié fait, il tromperait. Un fichier qui existe déjà n’est
        pas écrasé sans --force.

bench = Mesure à quelle vitesse on joue sur cette machine.
    .json = Écrit un objet JSON au lieu de texte.
    .only = Ne mesure que ceci : playout, godzilla, evolutions, `no_cards`, floor, log, clone, legal, scaling, sizes, solver, greedy, mcts, champion ou review. Les trois premières jouent alors une seule fois, la première avec la deuxième édition.
    .games = Combien de parties par mesure.
    .threads = Combien de fils comparer à un seul.
    .examples =
        Exemples :
          kaiju bench                                          tout, en une dizaine de secondes
          kaiju bench --json                                   des chiffres pour un autre programme
          kaiju bench --only playout --games 400 --threads 1   rien que 400 parties de la deuxième édition,
                                                               pour des outils qui comptent les instructions
          kaiju bench --only evolutions --games 400            la même chose avec Godzilla et Évolutions

        Chaque temps est le meilleur de plusieurs, pour que le reste de ce que fait la machine compte peu. Le `floor` est ce
        que coûte lancer des dés et choisir des réponses sans aucune règle.

soak = Joue des millions de parties et surveille les lois en chemin.
    .edition = L’édition : EDITIONS ; ou all.
    .book = Le livret de règles, joué tel qu’il est écrit : BOOKS ; ou all.
    .players = Combien de monstres jouent : de 2 à 6, ou all.
    .games = Combien de parties par édition, nombre de joueurs et sorte.
    .first-game = Le numéro de la première partie.
    .seed = D’où viennent les parties ; la même graine, les mêmes parties.
    .threads = Combien de fils travaillent ; par défaut, un par cœur.
    .switches = Change une option des règles par rapport à l’édition ; peut se répéter. Les positions chargées ont les leurs et sont laissées de côté.
    .stacked = Seulement des parties depuis des positions chargées.
    .plain = Seulement des parties depuis une table neuve.
    .evolving = Seulement des parties depuis une table neuve avec Évolutions et n’importe quel monstre.
    .json = Écrit un objet JSON au lieu d’un tableau.
    .examples =
        Exemples :
          kaiju soak                                          un peu de tout, en une minute
          kaiju soak --games 1000000                          la longue course
          kaiju soak --edition first --players 5 --stacked    une édition, une table, les pires positions
          kaiju soak --book es-2016 --stacked                 un livret tel qu’il est écrit
          kaiju soak --edition first --switch costumes=yes    avec une option changée
          kaiju soak --edition second --players 2 --stacked --seed 1 --first-game 840 --games 1
                                                              une partie encore, comme la dit une infraction

        Les parties chargées commencent par le milieu : peu de vie et beaucoup de cartes qui se répondent. Les simples, par une
        table neuve, et celles avec Évolutions aussi, avec des monstres de toutes les éditions. Une infraction est montrée avec
        la commande qui la répète. Une panne du programme (panic) en est une aussi : elle nomme sa partie et tout s’arrête là.

lang = Dit quelle langue utilise kaiju, ou en enregistre une.
    .code = Le code de la langue à enregistrer, ou `auto` pour l’oublier ; sans lui, montre laquelle est utilisée.
    .examples =
        Exemples :
          kaiju lang                  quelle langue utilise kaiju, et pourquoi
          kaiju lang es               espagnol désormais
          kaiju lang auto             retour à la langue de ton système
          kaiju rules --lang pt       portugais, juste pour cette fois

serve = Sert des tables : personnes et bots jouent ensemble dans le navigateur, le terminal ou par l’API.
    .addr = Où écouter : une adresse, un port ou les deux. Un port seul n’écoute que cette machine.
    .lan = Écoute sur toutes les adresses, pour que les autres de la pièce puissent entrer.
    .db = Où sont gardées les tables : un fichier ou l’adresse d’une base PostgreSQL ; par défaut, un fichier dans ton dossier de données.
    .url = L’adresse par laquelle on atteint le serveur, s’il y a un proxy devant.
    .host = Permet au serveur de s’appeler aussi par ce nom.
    .origin = Permet aux pages de cette origine d’utiliser aussi le serveur.
    .proxied = Il y a un proxy devant le serveur, et il dit qui appelle.
    .rates = Limite ce qu’une même adresse peut demander.
    .thinkers = Combien de bots réfléchissent à la fois ; par défaut, autant que de cœurs.
    .sockets = Combien de connexions une même adresse peut garder ouvertes ; une maison ou un club derrière un même routeur est une adresse.
    .metrics = Où dire des chiffres à Prometheus ; par défaut, nulle part. Un port seul n’écoute que cette machine.
    .keep-finished = Efface les parties ce nombre de jours après leur fin ; par défaut, elles sont gardées pour toujours.
    .smtp-url = Le serveur de courrier qui prend les notifications par e-mail ; demande --url et --smtp-from.
    .smtp-from = L’adresse d’où viennent les notifications par e-mail.
    .private-notices = Laisse aussi les notifications aller dans des réseaux privés, et sans chiffrement.
    .keep-reports = Efface après ce nombre de jours les signalements que personne n’a clos.
    .tables-per-account = À combien de tables ouvertes un compte peut avoir un siège.
    .tables-per-bot = À combien de tables ouvertes un compte de bot peut avoir un siège.
    .review-games = Analyse les parties terminées pour les profils de ceux qui ont joué, pendant qu’aucun bot ne réfléchit.
    .bot-requests = Combien de requêtes par seconde un compte de bot peut faire à la longue.
    .words = Un fichier de mots d’une langue que personne ne peut employer dans le chat ni dans les noms, un par ligne ; par défaut, aucun.
    .admin-token = Un jeton secret pour veiller sur ce serveur, d’au moins 16 caractères, précédé d’un nom si l’on veut ; par défaut, personne ne le peut.
    .log = Comment s’écrit le journal.
    .log-level = Combien le journal en dit ; par défaut, `info`.
    .quiet = Ne note que ce qui va mal.
    .any-port = Prend un autre port si celui-ci est occupé.
    .open = Ouvre la page dans ton navigateur.
    .examples =
        Exemples :
          kaiju serve                                     pour cette machine, les tables dans ton dossier de données
          kaiju serve --lan --open                        pour toute la pièce : les téléphones scannent le code QR
          kaiju serve --db postgres://kaiju@db/kaiju      l’un de plusieurs nœuds qui partagent une base de données
          kaiju serve --url https://kaiju.example --proxied --log json    derrière un proxy qui parle TLS

        Ctrl-C l’arrête : les joueurs reviennent d’eux-mêmes quand il redémarre, et rien n’est perdu.
        docs/hosting.md en dit plus, docs/protocol.md ce qu’il parle, et http://ADDR/api montre l’API.

health = Demande à un serveur de cette machine s’il va bien.
    .addr = Où écoute le serveur, comme pour `kaiju serve`.
    .examples =
        Exemples :
          kaiju health                    le serveur sur le port habituel
          kaiju health --addr 9000        sur un autre

        Interroge /healthz du serveur, et finit avec 0 si tout va bien, avec 1 si le serveur dit que non, et avec 2 s’il n’y a
        pas de serveur.

doctor = Vérifie ce dont kaiju a besoin sur cette machine, et dit quoi faire.
    .addr = Où écouterait un serveur, comme pour `kaiju serve`.
    .db = Où un serveur garderait les tables, comme pour `kaiju serve`.
    .examples =
        Exemples :
          kaiju doctor                    puis-je jouer et servir des tables ici ?
          kaiju doctor --addr 9000        avec un serveur sur un autre port
          kaiju doctor --db postgres://kaiju@db/kaiju

        Ne change rien, et finit avec 0 si tout va bien et avec 1 s’il faut regarder quelque chose.

verify = Vérifie si les dés d’une partie finie étaient équitables.
    .record = Le fichier ou l’adresse ; `-` lit l’entrée standard.
    .commitment = L’engagement que tu as vu avant le premier lancer.
    .pins = Ce qu’un client a noté pendant la partie : le fichier avec les clés d’un siège.
    .json = Écrit un objet JSON au lieu de texte.
    .examples =
        Exemples :
          kaiju verify my.game                                  un enregistrement que tu as téléchargé
          kaiju verify http://localhost:8080/#/replay/GAME      directement d’un serveur
          kaiju verify my.game --commitment 5d1f…               ce qu’a montré ton client avant le premier lancer
          kaiju verify my.game --pins seats/GAME.json           ce qu’a noté le client de terminal pendant la partie
          kaiju verify http://localhost:8080/api/v1/daily/2026-11-18/proof    d’où est venu le hasard d’un jour

        docs/fair-dice.md dit comment cela marche.

backup = Sauvegarde dans un fichier tout ce qu’a un serveur, et le vérifie.
    .db = Où sont gardées les tables : un fichier ou l’adresse d’une base PostgreSQL.
    .file = Le fichier à écrire.
    .force = Écrase les fichiers qui existent déjà.
    .examples =
        Exemples :
          kaiju backup --db kaiju.db tonight.backup                     pendant que le serveur tourne, si tu veux
          kaiju backup --db postgres://kaiju@db/kaiju tonight.backup

        Le fichier contient les secrets des parties en cours : garde-le aussi bien que la base. Le chat n’y est pas.

restore = Restaure ce qu’a sauvegardé `kaiju backup`, et le compare.
    .file = Le fichier à lire.
    .db = Où seront gardées les tables : un fichier neuf ou l’adresse d’une base PostgreSQL vide.
    .examples =
        Exemples :
          kaiju restore tonight.backup --db new.db

        Chaque partie est rejouée et comparée à ce qu’elle était. La base doit être vide. Les clients remarquent que c’est une
        autre vie du serveur et rechargent tout.

soak-server = Tue un serveur, ou lui coupe le courant, encore et encore pendant qu’on joue ; rien ne doit manquer.
    .kills = Combien de fois tuer le serveur.
    .power-cuts = Au lieu de le tuer, coupe le courant ce nombre de fois et rend ce qu’aurait un disque.
    .postgres = Garde les tables dans un PostgreSQL à part, au lieu d’un fichier.
    .tables = Combien de tables sont jouées à la fois.
    .seed = La graine de tout ce qui est hasard, sauf le rythme de la machine.
    .folder = Où est créée la base de données ; par défaut, un dossier neuf dans le dossier temporaire du système.
    .examples =
        Exemples :
          kaiju soak-server                       un serveur meurt 200 fois pendant que 8 tables jouent
          kaiju soak-server --kills 50 --seed 3   moins de fois, et la même chose encore avec la même graine
          kaiju soak-server --power-cuts 100      le courant est coupé : le non synchronisé est perdu, reste ou se déchire
          kaiju soak-server --power-cuts 100 --postgres

        Les coupures de courant ont besoin de Linux et d’un compilateur C (cc).

simulate = Fait tourner le serveur dans un simulateur, avec tout ce qui peut aller mal.
    .seed = D’où viennent les épisodes ; la même graine, les mêmes épisodes.
    .threads = Combien de fils travaillent ; par défaut, un par cœur.
    .hours = Combien d’heures simuler.
    .fierce = Laisse bien plus de choses aller mal : plusieurs par seconde, surtout des arrêts.
    .only = Ne joue que l’épisode de cette graine.
    .tables = Joue ce nombre de tables à la fois, au lieu de celles de la graine.
    .storm = Laisse les choses aller mal ce nombre de secondes, au lieu de celles de la graine.
    .faults = Seulement ces pannes de la graine, par leurs numéros ; ou none.
    .plant = Plante un bug, pour voir qu’on le trouve ; un mot qui n’existe pas les montre tous.
    .examples =
        Exemples :
          kaiju simulate                          une heure de temps simulé, en une minute environ
          kaiju simulate --seed 7 --hours 1000    mille heures, d’une autre graine
          kaiju simulate --seed 4711 --only       un épisode encore, comme le dit une infraction
          kaiju simulate --plant ack-before-sync  plante un bug, pour voir qu’on le trouve

        Un épisode, ce sont des nœuds autour d’une base de données, des tables avec joueurs, bots et spectateurs, une tempête
        où des processus tombent, des réseaux se coupent, des disques se remplissent et des horloges sautent, et le calme
        d’après. Chacun vient de sa graine, et le suivant a la suivante. Une infraction est montrée avec la commande qui la
        répète, et avec une plus petite s’il y en a une.

load = Mesure ce qu’un serveur supporte sur cette machine.
    .tables = Combien de tables.
    .sockets = Combien de connexions en tout.
    .rate = Réponses par seconde, toutes tables confondues.
    .seconds = Pendant combien de temps.
    .idle = Au lieu de jouer, ouvre ce nombre de connexions qui ne font rien.
    .nodes = Sur combien de nœuds sont les connexions inactives ; à plusieurs, ils partagent un PostgreSQL à part.
    .at = Tient seulement des connexions inactives à ces tables, pour un processus qui les compte.
    .club = Au lieu de jouer, remplit une base de données de personnes et de parties terminées, et mesure la rapidité des listes et des profils.
    .people = Combien de personnes sont dans le club.
    .finished = Combien de parties elles ont terminées.
    .relaxed = À combien de tables sur plusieurs jours elles jouent.
    .seed = La graine du club.
    .folder = Où est créée la base de données ; par défaut, un dossier neuf dans le dossier temporaire du système.
    .examples =
        Exemples :
          kaiju load                                    250 tables, 1 000 connexions, 500 réponses par seconde, une demi-minute
          kaiju load --tables 50 --sockets 200 --rate 100 --seconds 10
          kaiju load --idle 10000                       combien de connexions inactives tiennent, et combien chacune occupe
          kaiju load --idle 100000 --nodes 10           la même chose sur dix nœuds qui partagent un PostgreSQL
          kaiju load --club                             la rapidité des listes après 200 000 parties
