# A partida do dia: toda a gente tem a mesma mesa e a mesma sorte.

daily = Kaiju do dia
about = Uma mesa e uma sorte para toda a gente. Joga uma vez, compara, partilha.
turns = { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
points = { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
won = vitória em { $turns }, { $points }
lost = derrota ao fim de { $turns }, { $points }
share = Kaiju { $date }: { $told }
yours = O teu resultado
play = Jogar a partida de { $date }
go-on = Continuar a partida de { $date }
played = Já jogaste hoje: { $told }. A próxima chega à meia-noite UTC.
copy = Copiar um texto para partilhar
public-luck = Não há servidor, ou nenhum responde: a sorte do dia segue só da data, e quem quiser pode calculá-la antes. Serve para comparar entre amigos.
compared =
    { $players ->
        [one] { $players } jogou
       *[other] { $players } jogaram
    }, { $wins ->
        [one] { $wins } ganhou
       *[other] { $wins } ganharam
    }
best = Os melhores
place = Lugar
streak = Os teus dias
no-result = Este registo não é uma partida terminada de { $date } com a sua sorte e os seus bots.
no-date = isso não é uma data; as datas escrevem-se assim: 2026-11-18
not-yet = esse dia ainda não começou
holds = { $date }: o segredo é aquele a que o servidor se comprometeu ({ $commitment }); a partida do dia foi jogada com a semente { $seed }
breaks = o segredo não é o que foi publicado antes do dia, ou a semente não segue dele
days = Outros dias
day-before = O dia anterior
day-after = O dia seguinte
handed-in = { $date }: o servidor tem o teu resultado.
too-late = { $date }: o servidor já não aceita o teu resultado.
not-yet-handed-in = O teu resultado fica aqui até o servidor o aceitar: { $why }
needs-account = O teu resultado fica aqui. Entra na tua conta e o servidor compara-o: kaiju club --login NAME ou kaiju club --make NAME
your-place = O teu lugar: { $place } de { $players }
shares = Como correu a todos
proof-check = Para o verificares:
bound = De onde veio a sorte
bound-about = Antes de o dia começar, o servidor publicou este compromisso: a impressão digital do segredo de onde saem todos os dados e cartas do dia. Assim, não os pôde escolher depois.
proof = Prova da sorte
proof-later = A prova chega quando o dia acabar.
