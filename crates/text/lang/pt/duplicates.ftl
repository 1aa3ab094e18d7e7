# Duplicados: vários grupos jogam a mesma mesa com a mesma sorte.

duplicate = Duplicado
about = A mesma mesa com a mesma sorte para vários grupos. Cada grupo joga por conta própria; quando todos terminam, cada lugar é comparado.
needs-account = Para fazer um duplicado ou jogar em um, é preciso uma conta.
groups = Grupos
title = Título
make = Fazer um duplicado
group = Grupo { $number }
group-column = Grupo
group-link = Link para este grupo
whole-link = Link para todos os grupos
join = Sentar no grupo { $number }
finished = { $done } de { $all } grupos terminaram. O que aconteceu em uma mesa fica lá até que todos terminem.
all-finished = Todos os grupos terminaram.
same-luck = Outros grupos jogam esta mesa com a mesma sorte. É preciso uma conta, e se joga em um só grupo.
compare = Comparar os grupos
close = Encerrar para todos os grupos
close-why = Os grupos que ainda jogam são interrompidos, e tudo é mostrado.
seat = Lugar { $seat }: { $monster }
tokyo-turns = Turnos em Tóquio
points-why = Dois pontos por grupo que foi pior no mesmo lugar, um por grupo que foi igual. Primeiro conta a vitória, depois estar vivo, depois as estrelas, depois os corações.
nothing = Nenhum grupo jogou até o fim.
yours = Seus duplicados
