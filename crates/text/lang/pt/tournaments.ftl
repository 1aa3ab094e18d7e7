# Torneios: eliminatórios e suíços.

tournaments = Torneios
about = Eliminatório ou suíço, de dois a seis por mesa. Entra-se com uma conta; assistir, qualquer um pode.
entered = { $n ->
        [one] { $n } inscrito
        [many] { $n } de inscritos
       *[other] { $n } inscritos
    }
look = Olhar
title = Título
seats = Lugares por mesa
knockout = Eliminatório: segue o melhor de cada mesa
fill = Bots completam as mesas
make = Fazer um torneio
enter = Entrar
leave = Sair
start = Começar a primeira rodada
player = Jogador
points = Pontos
rivals = Pontos dos rivais
round = Rodada { $number }
bye = Sem partida nesta rodada: { $names }
kind-swiss = suíço
kind-knockout = eliminatório
gathering = inscrições abertas
playing = rodada { $round } de { $rounds } em andamento
over = terminado
none = Ainda não há nenhum torneio.
nobody = Ninguém se inscreveu ainda.
needs-account = Para entrar em um torneio ou fazer um é preciso uma conta.
