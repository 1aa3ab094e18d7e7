# Duplicados: vários grupos jogam a mesma mesa com a mesma sorte.

duplicate = Duplicado
about = A mesma mesa com a mesma sorte para vários grupos. Cada grupo joga por si; quando todos acabarem, compara-se cada lugar.
needs-account = Para criar um duplicado ou jogar num, precisas de uma conta.
groups = Grupos
title = Título
make = Criar um duplicado
group = Grupo { $number }
group-column = Grupo
group-link = Ligação para este grupo
whole-link = Ligação para todos os grupos
join = Sentar no grupo { $number }
finished = Acabaram { $done } de { $all } grupos. O que aconteceu numa mesa fica lá até todos acabarem.
all-finished = Todos os grupos acabaram.
same-luck = Outros grupos jogam esta mesa com a mesma sorte. Precisas de uma conta, e jogas num só grupo.
compare = Comparar os grupos
close = Terminar para todos os grupos
close-why = Os grupos que ainda jogam são interrompidos, e tudo é mostrado.
seat = Lugar { $seat }: { $monster }
tokyo-turns = Turnos em Tóquio
points-why = Dois pontos por cada grupo que fez pior no mesmo lugar, um por cada grupo que fez igual. Primeiro conta a vitória, depois estar vivo, depois as estrelas, depois os corações.
nothing = Nenhum grupo jogou até ao fim.
yours = Os teus duplicados
