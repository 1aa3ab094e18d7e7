# Em volta da mesa: encontrar uma, e o que resta a quem foi eliminado.

quick = Partida rápida
quick-why = Jogue com quem quiser o mesmo. Quando você tiver esperado o bastante, bots ocupam os lugares livres.
rhythm = Ritmo
live = de uma vez
relaxed = ao longo de dias
wait = Esperar pessoas
find = Encontrar mesa
begins = Começa em { $seconds } s. Bots ocupam os lugares livres.
any = qualquer
only-rated = Só partidas que valem pontuação
only-free = Só com lugar livre
none-like-that = Não há mesa assim agora.
now-playing = Em jogo agora
watch = Assistir
who-wins = Seu monstro foi eliminado. Quem vai ganhar?
bets = aposta em { $monster }
foresaw = Previram isso: { $names }
leave-told = Sair e saber depois como termina
ended = Sua partida acabou. Ganhou: { $names }
ended-nobody = Sua partida acabou. Ninguém ganha.
members = Clube
rated = vale pontuação
for-children = para crianças
log-in-first = Primeiro entre na sua conta: kaiju club --login NAME
not-on-the-list = { $name } não está na sua lista.
signed-out = Você saiu da conta.
