# Notifiche: come il server dice a qualcuno che tocca a lui, e dove si sceglie come.

heading = Notifiche
why = Quando tocca a te a un tavolo su più giorni: una notifica per turno, nessuna mentre guardi.
push-on = Avvisami su questo dispositivo
push-off = Non su questo dispositivo
push-refused = Questo browser non lascia che la pagina mandi notifiche. Permettile nelle impostazioni per questo sito, poi riprova.
mail = Indirizzo e-mail
mail-add = Manda un link di conferma
mail-waits = apri il link che abbiamo mandato per confermarlo
mail-drop = Non scrivere più a questo indirizzo
quiet = Ore di silenzio
quiet-from = Dalle
quiet-to = Alle
quiet-save = Silenzio in quelle ore
quiet-off = Nessuna ora di silenzio
stop-all = Ferma tutte le notifiche
stopped = A questo indirizzo non arriva più nulla.
confirmed = Confermato: d’ora in poi le notifiche arrivano a questo indirizzo.
subject = Tocca a te: { $table }
body = { $name }, tocca a te: { $table }.
webhook = { $name }: tocca a te, { $table }.
open-link = Apri il tavolo: { $url }
stop-link = Ferma queste e-mail: { $url }
confirm-subject = Conferma questo indirizzo per kaiju
confirm-body = { $name } vuole ricevere a questo indirizzo le notifiche di un server kaiju. Se sei tu, apri questo link entro un giorno: { $url } Se no, non fare nulla: non arriverà altra posta.
link-dead = Questo link non vale più: è già stato usato o è troppo vecchio. La pagina del tuo account dice dove vanno le notifiche.
