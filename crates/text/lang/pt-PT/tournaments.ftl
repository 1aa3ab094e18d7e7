# Torneios: a eliminar e suíços.

tournaments = Torneios
about = A eliminar ou suíço, dois a seis por mesa. Entra com uma conta; toda a gente pode assistir.
entered = { $n ->
        [one] { $n } inscrito
       *[other] { $n } inscritos
    }
look = Ver
title = Título
seats = Lugares por mesa
knockout = A eliminar: o melhor de cada mesa segue em frente
fill = Os bots completam as mesas
make = Criar um torneio
enter = Entrar
leave = Sair
start = Começar a primeira ronda
player = Jogador
points = Pontos
rivals = Pontos dos rivais
round = Ronda { $number }
bye = Sem partida nesta ronda: { $names }
kind-swiss = suíço
kind-knockout = a eliminar
gathering = inscrições abertas
playing = a jogar a ronda { $round } de { $rounds }
over = terminado
none = Ainda não há nenhum torneio.
nobody = Ainda ninguém se inscreveu.
needs-account = Para entrar num torneio ou criar um é precisa uma conta.
rounds = Rondas
wait = As mesas esperam pelos jogadores
wait-usual = 3 min (por dias: um dia)
begins = Início (opcional)
begins-why = A partir daí, todos os inscritos podem começar a primeira ronda; sem hora, 24 horas depois de criar o torneio.
begins-at = Quem criou o torneio começa a primeira ronda; a partir de { $date }, qualquer inscrito também pode.
league = Liga (opcional)
in-league = Liga { $name }
league-why = De cada torneio terminado da liga, cada jogador recebe um ponto, e mais um por jogador que ficou atrás.
number = Torneio { $number }
come-back = Voltar na próxima ronda
end = Terminar o torneio
end-why = Não começa mais nenhuma ronda. As mesas em jogo continuam.
copy-link = Copiar a ligação
yours = Os teus torneios
of-everybody = Todos os torneios
