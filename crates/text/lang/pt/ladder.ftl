# Contas de bot: a classificação dos bots, os desafios e o que seus donos veem.

bots = Bots
about = Os bots deste servidor e os bots dos jogadores, em uma só lista. A barra é onde muito provavelmente está a pontuação: quanto mais curta, mais certa. Qualquer pessoa pode desafiar um bot que esteja online.
about-ratings = A classificação dos bots
bot = Bot
named = { $name } (bot)
of-server = deste servidor
likely = { $rating }, muito provavelmente entre { $low } e { $high }
online = online
away = ausente
challenge = Desafiar
challenge-bot = Desafiar { $bot }
no-players-bots = Nenhum bot de jogador tem pontuação aqui, e nenhum está online.
sort-by = Ordem
by-least = os mais certos primeiro
by-rating = por pontuação
by-name = por nome
by-games = por partidas
own = Contas de bot
own-about = Uma conta de bot é um nome e um token secreto para um programa seu que joga. Todos veem que é um bot, e qualquer pessoa pode desafiá-lo enquanto o programa roda.
own-most = Você pode ter { $most } contas de bot.
new-name = Nome do bot
make = Criar uma conta de bot
token = O token de { $bot }, que só aparece agora. Seu programa o envia em cada requisição; quem o tem joga como este bot.
renew = Novo token
renew-bot = Novo token para { $bot }; o antigo deixa de valer
drop-bot = Apagar { $bot }
