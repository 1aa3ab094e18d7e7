# Ce que demandent les pouvoirs, par l’id de la carte. `.yes`, `.no`, `.number`, `.face`, `.card` et `.turn` sont leurs
# réponses de ce genre, `.use` ce que fait leur usage ; les autres noms sont ceux que donne la carte elle-même. Une question suit
# le nom de la carte et deux-points. $who est un monstre, $n un nombre, $worth ce que vaut une réponse.

rapid-healing = payer 2⚡ pour 1♥ avant qu’il ne soit trop tard ?
    .yes = Payer 2⚡, gagner 1♥
    .use = Payer 2⚡, gagner 1♥
psychic-probe = quel dé fais-tu relancer à { $who } ?
    .yes = Le relancer
    .no = Laisser les dés tranquilles
    .again = relancer ce 3 ?
mimic = quelle carte copie-t-elle ?
    .again = payer 1⚡ pour copier une autre carte ?
    .no = Ne rien copier d’autre
telepath = un autre lancer ?
    .use = Payer 1⚡ pour un autre lancer
metamorph = quelle carte défausses-tu contre ses ⚡ ?
    .no = Ne plus rien défausser
    .card = Défausser { $card } contre { $worth }⚡
opportunist = acheter une carte qui vient d’apparaître ?
    .no = La laisser
background-dweller = relancer un 3 ?
    .use = Relancer un 3
camouflage = relancer les 3 ?
    .yes = Les relancer
    .no = Les laisser
jets = céder tout de suite sans rien perdre, ou rester et tout encaisser ?
    .yes = Céder sans rien perdre
    .no = Rester et encaisser
wings = payer 2⚡ et ne plus perdre de ♥ ce tour-ci ?
    .yes = Payer 2⚡ et s’envoler
    .no = Encaisser
    .keep = Ne pas payer
made-in-a-lab = regarder la carte suivante ?
    .use = Regarder la première carte de la pioche
smoke-cloud = un autre lancer ?
    .use = Dépenser une charge pour un autre lancer
monster-batteries = combien de ⚡ y mets-tu ?
    .number = { $n ->
            [0] Ne rien y mettre
            [one] Y mettre { $n }⚡
           *[other] Y mettre { $n }⚡
        }
freeze-time = jouer un autre tour, avec un dé de moins ?
    .yes = Jouer le tour supplémentaire
    .no = Pas de tour supplémentaire
sleep-walker = payer 3⚡ pour 1★ ?
    .use = Payer 3⚡, gagner 1★
super-jump = payer 1⚡ pour perdre 1♥ de moins ?
    .yes = Payer 1⚡
    .no = Encaisser
electric-armor = payer 1⚡ pour perdre 1♥ de moins ?
    .yes = Payer 1⚡
    .no = Encaisser
biofuel = combien de dés ♥ utilises-tu comme ⚡ ?
    .number = { $n ->
            [0] N’en utiliser aucun comme ⚡
            [one] En utiliser { $n } comme ⚡
           *[other] En utiliser { $n } comme ⚡
        }
shrinky = combien de 2 utilises-tu comme 1 ?
    .number = { $n ->
            [0] N’en utiliser aucun comme 1
            [one] En utiliser { $n } comme 1
           *[other] En utiliser { $n } comme 1
        }
unstable-dna = quelle carte de { $who } prends-tu contre celle-ci ?
    .no = Garder cette carte
cheerleader = ajouter un ✊ au lancer de { $who } ?
    .yes = Ajouter un ✊
    .no = Ne rien ajouter
robot = combien de ♥ paies-tu avec des ⚡ ?
    .number = { $n ->
            [0] Ne rien payer
            [one] Payer { $n }⚡, perdre { $n }♥ de moins
           *[other] Payer { $n }⚡, perdre { $n }♥ de moins
        }
witch = quel dé fais-tu relancer à { $who } ?
    .no = Laisser les dés tranquilles
alien-ultimatum = à qui prends-tu des ★ ?
    .no = À personne
open-season = qui perd 3♥ ?
targeted-serum = quelle espèce perd 3♥ ?
natural-enemy = quelle espèce chasses-tu désormais ?
throwing-arm = dépenser un jeton Dé pour une ✊ ?
    .use = Dépenser un jeton Dé pour une ✊
tremor-sense = faire relancer une ✊ à { $who } ?
    .yes = La faire relancer
    .no = Laisser les dés tranquilles
hunters-patience = lancer encore une fois ?
    .use = Lancer encore une fois
maser-dish = qui perd 1♥ ?
    .use = Payer 2⚡ : un monstre de ton choix perd 1♥
    .no = Personne
mutagenic-bath = renoncer à 1♥ pour un jeton Dé ?
    .yes = Renoncer à 1♥
    .no = Garder tes ♥
adapting-technology = renouveler les cartes ?
    .use = Dépenser une charge pour renouveler les cartes
exotic-arms = y mettre 2⚡ et parier sur trois ✊ ?
    .yes = Parier 2⚡
    .no = Ne pas parier
mothership-support = payer 1⚡ pour 1♥ ?
    .yes = Payer 1⚡, gagner 1♥
    .use = Payer 1⚡, gagner 1♥
superior-alien-technology = quelle carte achètes-tu à moitié prix ?
    .use = Acheter une carte à moitié prix
    .no = Aucune
contract-killer = qui menaces-tu ?
    .yes = Payer 3⚡
    .no = Perdre 2♥
    .pay = payer 3⚡ à { $who }, ou perdre 2♥ ?
scavenged-circuits = acheter la dernière carte défaussée ?
    .use = Acheter la dernière carte défaussée
stooping-dive = qui chasses-tu de Tokyo ?
wanderer = quitter Tokyo et gagner 1⚡ ?
    .yes = Quitter Tokyo
    .no = Rester dans Tokyo
keen-eye = quel dé relances-tu ?
    .use = Relancer un dé
forked-lightning = qui la foudre frappe-t-elle, pour 1♥ ?
    .no = Personne
inverted-gravity = qui, dans Tokyo, change de place ?
    .no = Personne
    .swap = avec qui, dehors, { $who } doit changer de place ?
island-hymn = qui gagne 1♥ ?
glittering-scales = combien de ✊ annules-tu ?
    .number = Annuler { $n }✊
all-bays-open = combien de jetons Dé dépenses-tu pour des ✊ ?
    .number = { $n ->
            [0] Aucun jeton : { $worth }✊
            [one] { $n } jeton : { $worth }✊
           *[other] { $n } jetons : { $worth }✊
        }
field-repairs = combien de ♥ paies-tu ?
    .number = { $n ->
            [0] Ne rien payer
            [one] Payer { $n }⚡ pour { $n }♥
           *[other] Payer { $n }⚡ pour { $n }♥
        }
backup-tape = quelle Évolution reprends-tu ?
targeting-matrix = relancer tes 1 ?
    .use = Relancer tous tes 1
fusion-printer = payer 3⚡ pour 1★ et un jeton Dé ?
    .use = Payer 3⚡ : 1★ et un jeton Dé
crushing-tread = tourner un 1 sur ✊ ?
    .use = Tourner un 1 sur ✊
freeze-ray = quelle face ne fait rien ce tour-ci ?
    .whom = devant qui la places-tu ?
    .no = Personne
    .face = { $face } ne fait rien
miraculous-catch = acheter ce qui a mordu ?
    .use = Pêcher dans la défausse
    .no = La rejeter à l’eau
    .card = Acheter { $card } pour { $worth }⚡
deep-dive = quelle carte prends-tu ?
    .no = Aucune
encased-in-ice = payer 1⚡ pour geler un dé ?
    .no = Ne rien geler
    .face = Geler un dé qui montre { $face }
icy-reflection = quelle Évolution copie-t-elle ?
    .no = Aucune
lightning-armor = lancer { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } contre { $who } ?
    .yes = Lancer
    .no = Laisser passer
target-acquired = donner le jeton Cible à { $who } ?
    .yes = Viser
    .no = Laisser le jeton où il est
mega-purr = donner 1⚡ ou 1★ à { $who } ?
    .yes = Donner 1⚡
    .no = Donner 1★
    .nothing = Ne rien donner
play-with-your-food = laisser ta proie perdre 2♥ de moins et lui prendre 1★ et 1⚡ ?
    .yes = Jouer avec elle
    .no = Mordre
feline-motor = entrer dans Tokyo en devançant { $who } ?
    .yes = Entrer dans Tokyo
    .no = Rester dehors
saurian-adaptability = quels dés tournes-tu, et sur quoi ?
    .turn = Tourner chaque { $from } sur { $to }
chest-thumping = forcer { $who } à céder Tokyo ?
    .yes = Le forcer à céder
    .no = Le laisser décider
terror-of-the-deep = lancer { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } pour sauver des ♥ ?
    .yes = Lancer
    .no = Encaisser
sunken-temple = passer ton tour pour 3♥ et 3⚡ ?
    .yes = Passer le tour : 3♥, 3⚡
    .no = Jouer le tour
heart-of-the-rabbit = quel dé relances-tu à { $who } ?
    .face = Relancer un { $face }
energy-sword = payer 2⚡ et dégainer ?
    .yes = Payer 2⚡
    .no = La laisser au fourreau
electric-carrot = donner 1⚡ à { $who }, ou perdre 1♥ de plus ?
    .yes = Donner 1⚡
    .no = Perdre 1♥ de plus
bamboozle = quelle carte fais-tu acheter à { $who } à la place ?
bamboo-supply = y mettre 1⚡, ou les prendre toutes ?
    .yes = Y mettre 1⚡
    .number = Y prendre { $n }⚡
    .no = La laisser
yin-and-yang = retourner tous tes dés ?
    .use = Retourner tous tes dés
my-toy = quelle carte mets-tu dessous ?
    .card = Mettre { $card } de côté
    .use = Acheter la carte du dessous
tiny-tail = quel dé tournes-tu sur 1 ?
    .again = encore un ?
    .use = Tourner jusqu’à deux dés sur 1
    .no = C’est tout
so-small = lancer { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } et espérer un ♥ ?
    .yes = Lancer
    .no = Encaisser
