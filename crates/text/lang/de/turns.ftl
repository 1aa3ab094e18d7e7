# Tische über Tage: wer dran ist, wie viel Zeit bleibt, Urlaub, und was ein Tisch erlaubt.

your-turn = Du bist dran
turn-of = { $who } ist gefragt
gathering = Wartet auf Spieler
come = Dein Platz wartet auf dich
rests = Pausiert
left = noch { $time }
late = Die Zeit ist um
days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
days-hours = { $days } T. { $hours } Std.
hours = { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
hours-minutes = { $hours } Std. { $minutes } Min.
minutes = { $minutes } Min.
a-turn = { $time } pro Zug
overtime = Wenn die Zeit um ist
overtime-nothing = Nichts geschieht
overtime-answer = Ein Bot antwortet
overtime-seat = Ein Bot übernimmt den Platz
grace = Wenn jemand weg ist
grace-after = Bot springt nach { $time } ein
grace-never = Kein Bot spielt für Abwesende
allow-undo = Antworten dürfen zurückgenommen werden, bis jemand etwas Neues erfährt
undo-allowed = Zurücknehmen erlaubt
delay = Verzögerung für Zuschauer
delay-none = keine
delayed = Zuschauer sehen es { $time } später
holiday = Ich bin weg bis
holiday-take = Meine Uhren anhalten
holiday-end = Ich bin zurück
holiday-of = { $who } ist weg bis { $date }
holiday-why = An Tischen über Tage ruht deine Uhr, während du weg bist: bis zu 30 Tage pro Partie.
tables-none = Du hast keinen Platz an einem Tisch, an dem gespielt wird. Eröffne einen mit: kaiju play --host
time-wanted = erwartet wird eine Zeit wie 12h oder 3d, zwischen 1h und 30d
span-wanted = erwartet wird eine Zeit wie 10m, 12h oder 3d, zwischen 1m und { $most }
an-answer = { $time } für jede Antwort
