# La partie du jour : tout le monde a la même table et le même hasard.

daily = Kaiju du jour
about = Une table et un même hasard pour tout le monde. Joue une fois, compare, partage.
turns = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
won = gagné en { $turns }, { $points }
lost = perdu après { $turns }, { $points }
share = Kaiju { $date } : { $told }
yours = Ton résultat
play = Jouer la partie du { $date }
go-on = Reprendre la partie du { $date }
played = Tu as déjà joué aujourd’hui : { $told }. La prochaine arrive à minuit UTC.
copy = Copier un texte à partager
public-luck = Pas de serveur, ou aucun qui réponde : le hasard du jour vient de la date seule, donc n’importe qui peut le calculer d’avance. C’est pour se comparer entre amis.
compared = Ont joué : { $players } ; ont gagné : { $wins }
best = Les meilleurs
place = Place
streak = Tes jours
no-result = Cet enregistrement n’est pas une partie finie du { $date } avec son hasard et ses bots.
no-date = ce n’est pas une date ; les dates s’écrivent comme 2026-11-18
not-yet = ce jour n’a pas commencé
holds = { $date } : le secret est celui auquel le serveur s’est engagé ({ $commitment }) ; la partie du jour a été jouée avec la graine { $seed }
breaks = le secret n’est pas celui qui a été publié avant ce jour, ou la graine n’en découle pas
days = Autres jours
day-before = La veille
day-after = Le lendemain
handed-in = { $date } : le serveur a ton résultat.
too-late = { $date } : le serveur n’accepte plus ton résultat.
not-yet-handed-in = Ton résultat reste ici jusqu’à ce que le serveur l’accepte : { $why }
needs-account = Ton résultat reste ici. Connecte-toi et le serveur le compare : kaiju club --login NAME ou kaiju club --make NAME
your-place = Ta place : { $place } sur { $players }
shares = Les résultats de tout le monde
bound = D’où vient le hasard
bound-about = Avant le début du jour, le serveur a publié cet engagement : l’empreinte du secret d’où viennent tous les dés et toutes les cartes du jour. Il n’a donc pas pu les choisir après coup.
proof = Preuve du hasard
proof-later = La preuve arrive quand le jour est fini.
proof-check = Pour vérifier toi-même :
