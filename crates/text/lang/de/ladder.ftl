# Bot-Konten: die Rangliste der Bots, Herausforderungen, und was ihre Besitzer sehen.

bots = Bots
about = Bots dieses Servers und Bots, die Spieler betreiben, in einer Liste. Der Balken zeigt, wo die Wertung höchstwahrscheinlich liegt: je kürzer, desto sicherer. Jeder kann einen Bot herausfordern, der online ist.
about-ratings = Die Rangliste der Bots
bot = Bot
named = { $name } (Bot)
of-server = von diesem Server
likely = { $rating }, höchstwahrscheinlich zwischen { $low } und { $high }
online = online
away = nicht da
challenge = Herausfordern
challenge-bot = { $bot } herausfordern
no-players-bots = Noch kein Bot eines Spielers hat hier eine Wertung, und keiner ist online.
sort-by = Reihenfolge
by-least = die sichersten zuerst
by-rating = nach Wertung
by-name = nach Namen
by-games = nach Partien
own = Bot-Konten
own-about = Ein Bot-Konto ist ein Name und ein geheimes Token für ein Programm von dir, das spielt. Alle sehen, dass es ein Bot ist, und jeder kann ihn herausfordern, solange das Programm läuft.
own-most = Du kannst { $most } Bot-Konten haben.
new-name = Name des Bots
make = Bot-Konto anlegen
token = Das Token von { $bot }, das nur jetzt gezeigt wird. Dein Programm schickt es mit jeder Anfrage; wer es hat, spielt als dieser Bot.
renew = Neues Token
renew-bot = Neues Token für { $bot }; das alte gilt dann nicht mehr
drop-bot = { $bot } löschen
