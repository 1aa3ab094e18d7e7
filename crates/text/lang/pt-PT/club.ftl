# À volta da mesa: encontrar uma, e o que resta a quem foi eliminado.

quick = Partida rápida
quick-why = Joga com quem quiser o mesmo. Quando tiveres esperado o suficiente, os bots ocupam os lugares livres.
rhythm = Ritmo
live = de uma vez
relaxed = ao longo de dias
wait = Esperar por pessoas
find = Encontrar mesa
begins = Começa dentro de { $seconds } s. Os bots ocupam os lugares livres.
any = qualquer
only-rated = Só partidas que contam para a classificação
only-free = Só com lugar livre
none-like-that = Não há nenhuma mesa assim agora.
now-playing = Em jogo agora
watch = Assistir
who-wins = O teu monstro foi eliminado. Quem vai ganhar?
bets = aposta em { $monster }
foresaw = Previram-no: { $names }
leave-told = Sair e saber depois como acaba
ended = A tua partida acabou. Ganhou: { $names }
ended-nobody = A tua partida acabou. Ninguém ganha.
members = Clube
rated = conta para a classificação
for-children = para crianças
log-in-first = Primeiro entra na tua conta: kaiju club --login NAME
not-on-the-list = { $name } não está na tua lista.
signed-out = Saíste da conta.
