# Autour de la table : en trouver une, et ce qui reste à faire aux éliminés.

quick = Partie rapide
quick-why = Joue avec ceux qui veulent la même chose. Quand tu as assez attendu, des bots prennent les sièges libres.
rhythm = Rythme
live = en une fois
relaxed = sur plusieurs jours
wait = Attendre du monde
find = Trouver une table
begins = Commence dans { $seconds } s. Des bots prennent les sièges libres.
any = peu importe
only-rated = Seulement les parties qui comptent
only-free = Seulement avec un siège libre
none-like-that = Il n’y a pas de table de ce genre maintenant.
now-playing = Se joue en ce moment
watch = Regarder
who-wins = Ton monstre est éliminé. Qui va gagner ?
bets = parie sur { $monster }
foresaw = L’avaient vu venir : { $names }
leave-told = Partir et apprendre plus tard la fin
ended = Ta partie est finie. Gagnant : { $names }
ended-nobody = Ta partie est finie. Personne ne gagne.
members = Club
rated = compte pour le classement
for-children = pour enfants
log-in-first = Connecte-toi d’abord : kaiju club --login NAME
not-on-the-list = { $name } n’est pas dans ta liste.
signed-out = Te voilà déconnecté.
