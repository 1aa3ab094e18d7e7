# Duplicates: several groups play the same table with the same luck.

duplicate = Duplicate
about = The same table with the same luck for several groups. Each group plays alone; when all have finished, every seat is compared.
needs-account = To make a duplicate or to play in one you need an account.
groups = Groups
title = Title
make = Make a duplicate
group = Group { $number }
group-column = Group
group-link = Link for this group
whole-link = Link for all groups
join = Sit down in group { $number }
finished = { $done } of { $all } groups have finished. What happened at a table stays there until all have.
all-finished = All groups have finished.
same-luck = Other groups play this table with the same luck. You need an account, and play in one group.
compare = Compare the groups
close = End it for all groups
close-why = Groups that still play are stopped, and everything is told.
seat = Seat { $seat }: { $monster }
tokyo-turns = Turns in Tokyo
points-why = Two points for each group that did worse with the same seat, one for each that did as well. A win counts first, then being alive, then stars, then hearts.
nothing = No group has played to the end.
yours = Your duplicates
