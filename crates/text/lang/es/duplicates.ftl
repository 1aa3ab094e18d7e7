# Duplicados: varios grupos juegan la misma mesa con la misma suerte.

duplicate = Duplicado
about = La misma mesa con la misma suerte para varios grupos. Cada grupo juega por su cuenta; cuando todos han terminado, se compara cada asiento.
needs-account = Para hacer un duplicado o jugar en uno hace falta una cuenta.
groups = Grupos
title = Título
make = Hacer un duplicado
group = Grupo { $number }
group-column = Grupo
group-link = Enlace para este grupo
whole-link = Enlace para todos los grupos
join = Sentarse en el grupo { $number }
finished = Han terminado { $done } de { $all } grupos. Lo que pasó en una mesa se queda allí hasta que terminen todos.
all-finished = Todos los grupos han terminado.
same-luck = Otros grupos juegan esta mesa con la misma suerte. Hace falta una cuenta, y se juega en un solo grupo.
compare = Comparar los grupos
close = Terminarlo para todos los grupos
close-why = Los grupos que aún juegan se detienen, y se cuenta todo.
seat = Asiento { $seat }: { $monster }
tokyo-turns = Turnos en Tokyo
points-why = Dos puntos por cada grupo que lo hizo peor con el mismo asiento, uno por cada grupo que lo hizo igual. Primero cuenta ganar, luego seguir con vida, luego las estrellas y luego los corazones.
nothing = Ningún grupo ha jugado hasta el final.
yours = Tus duplicados
