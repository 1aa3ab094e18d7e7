# What players report, and tables for children.

child-table = Pour enfants : émotes seulement, aucun nom tapé, bots doux
read-aloud = Lire à voix haute
report = Signaler quelqu’un
report-why = Qui exploite ce serveur voit le nom, les dernières lignes du chat et qui signale.
report-talk = Ce que dit { $who }
report-name = Le nom « { $who } »
reported = Signalé
