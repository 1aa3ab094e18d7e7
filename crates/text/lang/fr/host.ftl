### Ce que disent `kaiju serve`, `doctor`, `verify`, `backup`, `restore`, `soak-server`, `simulate`, `load`, `play` et `watch` sur la ligne de commande.

cannot-listen = impossible d’écouter sur { $addr } ; choisis une autre --addr, ou --any-port
ready = kaiju est prêt :
kept-in = les tables sont gardées dans { $place } ; Ctrl-C arrête
disk-failed = le disque a lâché ; relance quand il marchera
no-data-folder = il n’y a pas de dossier de données ; dis où avec --db FILE
other-commitment = l’engagement est { $commitment }, pas celui que tu as vu
no-pins = il ne contient pas de notes sur les dés
fair = équitable
all-draws = { $draws ->
        [one] l’unique tirage correspond à l’engagement
       *[other] les { $draws } tirages correspondent tous à l’engagement
    }
commitment = engagement { $commitment }
no-seat-added = aucun joueur n’a contribué au hasard
seats-added = les joueurs { $seats } ont contribué au hasard
links-shown = { $links ->
        [one] une révélation vérifiée
       *[other] { $links } révélations vérifiées
    }
compare-commitment = compare l’engagement à celui que tu as vu avant le premier lancer
tables-done = { $n ->
        [one] une table
       *[other] { $count } tables
    }
no-database = cette base de données n’existe pas
saved = sauvegardé
restored = restauré
saved-what = tables : { $games }, lignes : { $rows }, comptes : { $accounts } ; chaque partie a été rejouée
restored-what = tables : { $games }, lignes : { $rows }, comptes : { $accounts } ; tout est comme avant
storm-told = arrêts brutaux : { $kills } · tables : { $tables } · lignes : { $rows } · confirmées : { $acked } · de nouveau prêt en { $ms } ms au plus
storm-fine = rien de perdu, rien en double, aucun trou, chaque partie se rejoue
cuts-told = coupures de courant : { $cuts } · tables : { $tables } · lignes : { $rows } · confirmées : { $acked } · de nouveau prêt en { $ms } ms au plus
cuts-lost = non synchronisées aux coupures : { $open } écritures, dont { $lost } perdues et { $torn } déchirées ; { $names } noms perdus
cuts-seed = --seed { $seed } refait les mêmes coupures, à d’autres moments du jeu
faults = { $n ->
        [one] une faute
       *[other] { $n } fautes
    }
not-borne = le serveur n’a pas pu suivre
simulated-time = { $hours } heures simulées · épisodes : { $episodes } · { $seconds } s
simulated-play = réponses : { $answers } · confirmées : { $acks } · livraisons : { $deliveries } · parties vérifiées : { $games }
simulated-faults = pannes : { $faults } · arrêts : { $crashes } · { $speed } réponses par seconde et par fil
simulated-fine = rien de perdu, rien en double, personne n’a appris quoi que ce soit de faux ou de secret, personne n’attend encore
simulated-again = pour le revoir :
simulated-smaller = un plus petit :
what-bug = on peut planter ces bugs : { $bugs }
load-told = tables : { $tables } · connexions : { $sockets } · { $rate } réponses par seconde
load-acked = confirmées après { $half } ms (médiane), { $most } ms (99 %), { $all } ms (99,9 %)
load-sync = une synchronisation de ce disque prend { $ms } ms (99 %)
load-watched = faits parvenus aux spectateurs : { $n }
load-cpu = le serveur a utilisé { $percent } % d’un cœur
load-memory = le serveur utilise { $kib } Kio de mémoire
load-fine = aucune faute
load-late = 99 % sont confirmées en { $ms } ms, plus tard que les { $bound } ms que permettent 50 ms et trois synchronisations
club-told = personnes : { $people } · tables sur plusieurs jours : { $relaxed } · parties terminées : { $finished } · { $mib } Mio sur disque
club-tables = « Mes tables » s’affiche en { $half } ms (médiane), { $most } ms (99 %)
club-profiles = un profil s’affiche en { $half } ms (médiane), { $most } ms (99 %)
club-each = le serveur a calculé { $ms } ms à chaque fois
club-ready = le serveur était prêt en { $ms } ms
club-late = 99 % s’affichent en { $ms } ms, plus tard que les { $bound } ms permises
club-slow = le serveur était prêt en { $ms } ms, plus tard que les { $bound } ms permises
club-large = le serveur utilise { $kib } Kio de mémoire, plus que les { $bound } Kio permis
memory-unknown = ce système ne dit pas combien de mémoire utilise un processus
idle-told = { $accepted } connexions sur { $count } acceptées en { $seconds } s ; { $kib } Kio chacune
idle-mine = dans les clients ({ $n } processus), { $kib } Kio chacune
idle-ping = un ping reçoit sa réponse après { $half } ms (médiane), { $most } ms (99 %)
idle-after = une fois parties, le serveur utilise { $kib } Kio de plus qu’avant
files-few = ce système laisse un programme ouvrir { $files } fichiers, et il en faut { $wanted } : relève la limite stricte (en root : ulimit -Hn), ou demande moins de connexions
idle-refused = toutes les connexions n’ont pas été acceptées ; la limite de fichiers ouverts est-elle trop basse (ulimit -n) ?
no-such-monster = ce monstre n’existe pas ; voulais-tu dire l’un de ceux-ci, le plus proche d’abord : { $names } ?
people-range = de 0 à 6 joueurs
no-unfinished-game = il n’y a pas de partie inachevée ; `kaiju play` en commence une
view-needs-terminal = pour parcourir une partie, il faut un terminal ; sans --view, elle est racontée
from-here = sur cette machine : { $url }
only-here = seule cette machine peut l’atteindre ; pour que les téléphones et les autres de la pièce puissent jouer, lance : kaiju serve --lan
offline = cette machine ne semble être sur aucun réseau : les autres appareils ne peuvent pas l’atteindre
no-entry = si les téléphones ne peuvent pas ouvrir cette adresse : autorise le TCP entrant sur le port { $port } dans le pare-feu de cette machine, et utilise le réseau principal de la box, pas un réseau d’invités
address-unknown = un proxy se trouve devant le serveur : donne avec --url l’adresse qu’on utilise, pour que les invitations la portent
addr-wanted = donne une adresse IP, un port, ou les deux : 0.0.0.0:8080, [::]:8080, localhost:8080, 8080
lan-or-addr = --lan écoute sur toutes les adresses, --addr sur { $ip } seulement : choisis l’un des deux
site-wanted = une adresse comme https://kaiju.example ou http://192.168.1.7:8080, sans chemin
no-backup = ce n’est pas une sauvegarde de kaiju
saved-but = tables : { $games }, lignes : { $rows }, comptes : { $accounts } ; { $aside ->
        [one] une table ne peut pas être jouée par ce kaiju et a été sauvegardée telle quelle :
       *[other] { $aside } tables ne peuvent pas être jouées par ce kaiju et ont été sauvegardées telles quelles :
    }
restored-but = tables : { $games }, lignes : { $rows }, comptes : { $accounts } ; { $aside ->
        [one] une table ne peut pas être jouée par ce kaiju et a été restaurée telle quelle :
       *[other] { $aside } tables ne peuvent pas être jouées par ce kaiju et ont été restaurées telles quelles :
    }
host-wanted = un nom comme kaiju.example, sans protocole, port ni chemin
relay-wanted = il faut l’adresse d’un serveur de courrier, comme smtps://nom:motdepasse@mail.example ou smtp://localhost
healthy = en bonne santé
unhealthy = { $url } n’est pas en bonne santé : { $why }
doctor-page = la page pour navigateurs est dedans
doctor-no-page = ce programme a été construit sans la page pour navigateurs : télécharge une version publiée, ou lance `cargo xtask web` avant de construire
doctor-port-free = { $addr } est libre
doctor-port-ours = un kaiju répond sur { $addr }
doctor-port-taken = un autre programme utilise { $addr } : choisis un autre port avec --addr, ou lance `kaiju serve --any-port`
doctor-port-refused = impossible d’écouter sur { $addr } : { $why } ; choisis avec --addr une adresse de cette machine et un port à partir de 1024
doctor-folder = on peut écrire dans le dossier de données { $folder }
doctor-folder-refused = impossible d’écrire dans le dossier de données { $folder } : { $why } ; autorise-le, ou choisis une autre place pour les tables avec --db
doctor-db = la base de données { $place } répond, avec { $tables }
doctor-db-new = la base de données { $place } est vide ou n’existe pas encore ; `kaiju serve` la crée
doctor-db-fails = la base de données { $place } n’est pas utilisable : { $why } ; démarre-la, ou corrige --db
doctor-browser = { $program } peut ouvrir un navigateur
doctor-no-browser = rien ici ne peut ouvrir un navigateur : ouvre toi-même l’adresse qu’affiche `kaiju serve`
doctor-clock = l’horloge dit { $time }
doctor-clock-early = l’horloge dit { $time }, avant que ce kaiju n’existe : règle l’horloge de cette machine
doctor-clock-behind = l’horloge dit { $time }, mais des tables ont été enregistrées plus tard : règle l’horloge de cette machine
doctor-fine = tout va bien
doctor-amiss = { $n ->
        [one] une chose demande ton attention
       *[other] { $n } choses demandent ton attention
    }
admin-wanted = un jeton de 16 à 100 caractères ASCII visibles, ou un nom, deux-points et le jeton
words-wanted = le code d’une langue et un fichier, comme en=mots.txt
