# What players report, and tables for children.

child-table = Para niños: solo gestos, sin nombres escritos, bots suaves
read-aloud = Leer en voz alta
report = Denunciar a alguien
report-why = Quien administra este servidor ve el nombre, las últimas líneas del chat y quién denuncia.
report-talk = Lo que dice { $who }
report-name = El nombre «{ $who }»
reported = Denunciado
