# Contas de bot: a tabela dos bots, os desafios e o que os seus donos veem.

bots = Bots
about = Os bots deste servidor e os bots dos jogadores, numa só lista. A barra é onde muito provavelmente está a classificação: quanto mais curta, mais certa. Qualquer pessoa pode desafiar um bot que esteja online.
about-ratings = A tabela dos bots
bot = Bot
named = { $name } (bot)
of-server = deste servidor
likely = { $rating }, muito provavelmente entre { $low } e { $high }
online = online
away = ausente
challenge = Desafiar
challenge-bot = Desafiar { $bot }
no-players-bots = Nenhum bot de um jogador tem classificação aqui, e nenhum está online.
sort-by = Ordem
by-least = os mais certos primeiro
by-rating = por classificação
by-name = por nome
by-games = por partidas
own = Contas de bot
own-about = Uma conta de bot é um nome e um token secreto para um programa teu que joga. Todos veem que é um bot, e qualquer pessoa o pode desafiar enquanto o programa está a correr.
own-most = Podes ter { $most } contas de bot.
new-name = Nome do bot
make = Criar uma conta de bot
token = O token de { $bot }, que só é mostrado agora. O teu programa envia-o em cada pedido; quem o tem joga como este bot.
renew = Novo token
renew-bot = Novo token para { $bot }; o antigo deixa de valer
drop-bot = Apagar { $bot }
