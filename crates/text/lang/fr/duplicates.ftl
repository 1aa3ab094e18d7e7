# Duplicates : plusieurs groupes jouent la même table avec la même chance.

duplicate = Duplicate
about = La même table avec la même chance pour plusieurs groupes. Chaque groupe joue de son côté ; quand tous ont fini, chaque siège est comparé.
needs-account = Pour créer un duplicate ou y jouer, il faut un compte.
groups = Groupes
title = Titre
make = Créer un duplicate
group = Groupe { $number }
group-column = Groupe
group-link = Lien pour ce groupe
whole-link = Lien pour tous les groupes
join = S’asseoir dans le groupe { $number }
finished = { $done } groupes sur { $all } ont fini. Ce qui s’est passé à une table y reste jusqu’à ce que tous aient fini.
all-finished = Tous les groupes ont fini.
same-luck = D’autres groupes jouent cette table avec la même chance. Il faut un compte, et l’on joue dans un seul groupe.
compare = Comparer les groupes
close = Y mettre fin pour tous les groupes
close-why = Les groupes qui jouent encore sont arrêtés, et tout est dévoilé.
seat = Siège { $seat } : { $monster }
tokyo-turns = Tours dans Tokyo
points-why = Deux points pour chaque groupe qui a fait moins bien au même siège, un pour chaque groupe qui a fait aussi bien. La victoire compte d’abord, puis être en vie, puis les étoiles, puis les cœurs.
nothing = Aucun groupe n’a joué jusqu’au bout.
yours = Tes duplicates
