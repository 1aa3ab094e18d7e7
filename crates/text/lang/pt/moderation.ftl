# What players report, and tables for children.

child-table = Para crianças: só gestos, sem nomes digitados, bots suaves
read-aloud = Ler em voz alta
report = Denunciar alguém
report-why = Quem administra este servidor vê o nome, as últimas linhas do chat e quem denunciou.
report-talk = O que { $who } diz
report-name = O nome “{ $who }”
reported = Denunciado
