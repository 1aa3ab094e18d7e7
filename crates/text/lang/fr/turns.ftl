# Les tables sur plusieurs jours : à qui de répondre, combien de temps il reste, les congés, et ce qu’une table permet.

your-turn = À toi
turn-of = { $who } doit répondre
gathering = On attend des joueurs
come = Ta place t’attend
rests = En pause
left = Encore { $time }
late = Temps écoulé
days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
days-hours = { $days } j { $hours } h
hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
hours-minutes = { $hours } h { $minutes } min
minutes = { $minutes } min
a-turn = { $time } par tour
overtime = Quand le temps est écoulé
overtime-nothing = Rien ne se passe
overtime-answer = Un bot répond
overtime-seat = Un bot prend le siège
grace = Si quelqu’un s’absente
grace-after = Après { $time } d’absence, un bot joue
grace-never = Aucun bot ne joue pour les absents
allow-undo = Une réponse peut être annulée tant que personne n’a rien appris de nouveau
undo-allowed = Annuler est permis
delay = Retard pour les spectateurs
delay-none = aucun
delayed = Les spectateurs la voient { $time } plus tard
holiday = Je m’absente jusqu’au
holiday-take = Arrêter mes horloges
holiday-end = Je suis de retour
holiday-of = { $who } s’absente jusqu’au { $date }
holiday-why = Aux tables sur plusieurs jours, ton horloge s’arrête pendant ton absence : jusqu’à 30 jours par partie.
tables-none = Tu n’as de siège à aucune table en cours. Ouvres-en une avec : kaiju play --host
time-wanted = un temps comme 12h ou 3d était attendu, entre 1h et 30d
span-wanted = un temps comme 10m, 12h ou 3d était attendu, entre 1m et { $most }
an-answer = { $time } pour chaque réponse
