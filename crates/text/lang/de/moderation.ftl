# What players report, and tables for children.

child-table = Für Kinder: nur Emotes, keine getippten Namen, sanfte Bots
read-aloud = Vorlesen
report = Jemanden melden
report-why = Wer diesen Server betreibt, sieht den Namen, die letzten Zeilen des Chats und wer gemeldet hat.
report-talk = Was { $who } sagt
report-name = Den Namen „{ $who }“
reported = Gemeldet
