# Benachrichtigungen: wie der Server jemandem sagt, dass er dran ist, und wo man wählt, wie.

heading = Benachrichtigungen
why = Wenn du an einem Tisch über Tage dran bist: eine Nachricht pro Zug, keine, während du zusiehst.
push-on = Auf diesem Gerät melden
push-off = Auf diesem Gerät nicht mehr
push-refused = Dieser Browser lässt die Seite keine Benachrichtigungen senden. Erlaube sie in den Einstellungen für diese Seite und versuche es noch einmal.
mail = E-Mail-Adresse
mail-add = Bestätigungslink schicken
mail-waits = öffne den Link, den wir geschickt haben
mail-drop = Keine E-Mails mehr an diese Adresse
quiet = Ruhezeit
quiet-from = Von
quiet-to = Bis
quiet-save = Dann ist Ruhe
quiet-off = Keine Ruhezeit
stop-all = Alle Benachrichtigungen beenden
stopped = An diese Adresse geht nichts mehr.
confirmed = Bestätigt: Benachrichtigungen gehen ab jetzt an diese Adresse.
subject = Du bist dran: { $table }
body = { $name }, du bist dran: { $table }.
webhook = { $name }, du bist dran: { $table }.
open-link = Zum Tisch: { $url }
stop-link = Diese E-Mails beenden: { $url }
confirm-subject = Bestätige diese Adresse für kaiju
confirm-body = { $name } möchte Benachrichtigungen eines kaiju-Servers an diese Adresse. Bist du das, öffne innerhalb eines Tages diesen Link: { $url } Wenn nicht, tu nichts: Es folgt keine weitere E-Mail.
link-dead = Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt. Auf deiner Kontoseite steht, wohin Benachrichtigungen gehen.
