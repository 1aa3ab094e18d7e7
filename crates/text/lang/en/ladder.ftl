# Bot accounts: the ladder of bots, challenges, and what their owners see.

bots = Bots
about = Bots of this server and bots that players run, in one list. The bar is where the rating lies in all likelihood: the shorter, the surer. Anyone can challenge a bot that is online.
about-ratings = The ladder of bots
bot = Bot
named = { $name } (bot)
of-server = of this server
likely = { $rating }, in all likelihood between { $low } and { $high }
online = online
away = away
challenge = Challenge
challenge-bot = Challenge { $bot }
no-players-bots = No player’s bot has a rating here, and none is online.
sort-by = Order
by-least = the surest first
by-rating = by rating
by-name = by name
by-games = by games
own = Bot accounts
own-about = A bot account is a name and a secret token for a program of yours that plays. Everybody sees that it is a bot, and anyone can challenge it while the program runs.
own-most = You can have { $most } bot accounts.
new-name = Name of the bot
make = Make a bot account
token = The token of { $bot }, which is shown only now. Your program sends it with every request; anyone who has it plays as this bot.
renew = New token
renew-bot = New token for { $bot }; the old one stops working
drop-bot = Delete { $bot }
