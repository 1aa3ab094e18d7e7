# What players report, and tables for children.

child-table = Per bambini: solo gesti, niente nomi scritti, bot gentili
read-aloud = Leggi ad alta voce
report = Segnala qualcuno
report-why = Chi gestisce questo server vede il nome, le ultime righe della chat e chi segnala.
report-talk = Ciò che dice { $who }
report-name = Il nome «{ $who }»
reported = Segnalato
