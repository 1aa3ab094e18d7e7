# Les tournois : par élimination directe et suisses.

tournaments = Tournois
about = Par élimination directe ou suisses, de deux à six par table. On s’inscrit avec un compte ; tout le monde peut regarder.
entered = { $n ->
        [one] { $n } inscrit
       *[other] { $n } inscrits
    }
look = Regarder
title = Titre
seats = Sièges par table
knockout = Élimination directe : le meilleur de chaque table continue
fill = Des bots complètent les tables
make = Créer un tournoi
enter = S’inscrire
leave = Se retirer
start = Commencer le premier tour
player = Joueur
points = Points
rivals = Points des adversaires
round = Tour { $number }
bye = Pas de partie à ce tour : { $names }
kind-swiss = suisse
kind-knockout = élimination directe
gathering = inscriptions ouvertes
playing = tour { $round } sur { $rounds } en cours
over = terminé
none = Il n’y a pas encore de tournoi.
nobody = Personne ne s’est encore inscrit.
needs-account = Pour s’inscrire à un tournoi ou en créer un, il faut un compte.
rounds = Manches
wait = Les tables attendent leurs joueurs
wait-usual = 3 min, ou un jour sur plusieurs jours
begins = Début (facultatif)
begins-why = À partir de là, tous les inscrits peuvent commencer le premier tour ; sans heure, 24 heures après la création du tournoi.
begins-at = L’organisateur commence le premier tour ; à partir du { $date }, tous les inscrits le peuvent aussi.
league = Ligue (facultatif)
in-league = Ligue { $name }
league-why = De chaque tournoi terminé de la ligue, chacun reçoit un point, et un de plus par joueur classé derrière.
number = Tournoi { $number }
come-back = Revenir pour la prochain tour
end = Terminer le tournoi
end-why = Aucun autre tour ne commence. Les tables en cours continuent.
copy-link = Copier le lien
yours = Tes tournois
of-everybody = Tous les tournois
