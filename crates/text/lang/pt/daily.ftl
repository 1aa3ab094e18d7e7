# A partida do dia: todo mundo tem a mesma mesa e a mesma sorte.

daily = O kaiju do dia
about = Uma mesa e uma sorte para todos. Jogue uma vez, compare, compartilhe.
turns = { $n ->
        [one] { $n } turno
        [many] { $n } de turnos
       *[other] { $n } turnos
    }
points = { $n ->
        [one] { $n } ponto
        [many] { $n } de pontos
       *[other] { $n } pontos
    }
won = vitória em { $turns }, { $points }
lost = derrota após { $turns }, { $points }
share = Kaiju { $date }: { $told }
yours = Seu resultado
play = Jogar a partida de { $date }
go-on = Continuar a partida de { $date }
played = Hoje você já jogou: { $told }. A próxima chega à meia-noite UTC.
copy = Copiar um texto para compartilhar
public-luck = Não há servidor, ou ele não responde: a sorte do dia sai só da data, então quem quiser pode calculá-la antes. Serve para comparar entre amigos.
compared =
    { $players ->
        [one] { $players } jogou
       *[other] { $players } jogaram
    }, { $wins ->
        [one] { $wins } ganhou
       *[other] { $wins } ganharam
    }
best = Os melhores
place = Posição
streak = Seus dias
no-result = Este registro não é uma partida terminada de { $date } com a sorte e os bots do dia.
no-date = isso não é uma data; datas se escrevem como 2026-11-18
not-yet = esse dia ainda não começou
holds = { $date }: o segredo é aquele com que o servidor se comprometeu ({ $commitment }); a partida do dia foi jogada com a semente { $seed }
breaks = o segredo não é o que foi publicado antes do dia, ou a semente não sai dele
days = Outros dias
day-before = O dia anterior
day-after = O dia seguinte
handed-in = { $date }: o servidor tem o seu resultado.
too-late = { $date }: o servidor não aceita mais o seu resultado.
not-yet-handed-in = Seu resultado fica aqui até o servidor aceitá-lo: { $why }
needs-account = Seu resultado fica aqui. Entre na sua conta e o servidor o compara: kaiju club --login NAME ou kaiju club --make NAME
your-place = Sua posição: { $place } de { $players }
shares = Como todos se saíram
bound = De onde veio a sorte
bound-about = Antes de o dia começar, o servidor publicou este compromisso: a impressão digital do segredo de onde saem todos os dados e cartas do dia. Assim, ele não pôde escolhê-los depois.
proof = Prova da sorte
proof-later = A prova sai quando o dia terminar.
proof-check = Para conferir por conta própria:
