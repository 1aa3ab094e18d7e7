# Cuentas de bot: la clasificación de los bots, los retos y lo que ven sus dueños.

bots = Bots
about = Los bots de este servidor y los bots de los jugadores, en una sola lista. La barra es donde muy probablemente está la puntuación: cuanto más corta, más segura. Cualquiera puede retar a un bot que esté conectado.
about-ratings = La clasificación de los bots
bot = Bot
named = { $name } (bot)
of-server = de este servidor
likely = { $rating }, muy probablemente entre { $low } y { $high }
online = conectado
away = ausente
challenge = Retar
challenge-bot = Retar a { $bot }
no-players-bots = Ningún bot de un jugador tiene puntuación aquí, y ninguno está conectado.
sort-by = Orden
by-least = los más seguros primero
by-rating = por puntuación
by-name = por nombre
by-games = por partidas
own = Cuentas de bot
own-about = Una cuenta de bot es un nombre y un token secreto para un programa tuyo que juega. Todos ven que es un bot, y cualquiera puede retarlo mientras el programa está en marcha.
own-most = Puedes tener { $most } cuentas de bot.
new-name = Nombre del bot
make = Crear una cuenta de bot
token = El token de { $bot }, que solo se muestra ahora. Tu programa lo envía con cada petición; quien lo tiene juega como este bot.
renew = Token nuevo
renew-bot = Token nuevo para { $bot }; el anterior deja de valer
drop-bot = Borrar { $bot }
