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
rounds = Rodadas
wait = As mesas esperam pelos jogadores
wait-usual = 3 min (por dias: um dia)
begins = Início (opcional)
begins-why = A partir daí, todos os inscritos podem começar a primeira rodada; sem horário, 24 horas depois de criar o torneio.
begins-at = Quem criou o torneio começa a primeira rodada; a partir de { $date }, qualquer inscrito também pode.
league = Liga (opcional)
in-league = Liga { $name }
league-why = De cada torneio terminado da liga, cada jogador recebe um ponto, e mais um por jogador que ficou atrás.
number = Torneio { $number }
come-back = Voltar na próxima rodada
end = Encerrar o torneio
end-why = Nenhuma outra rodada começa. As mesas em jogo continuam.
copy-link = Copiar o link
yours = Seus torneios
of-everybody = Todos os torneios
