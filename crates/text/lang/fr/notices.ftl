# Notifications : comment le serveur dit à quelqu’un que c’est à lui, et où l’on choisit comment.

heading = Notifications
why = Quand c’est à toi à une table sur plusieurs jours : une notification par tour, aucune tant que tu regardes.
push-on = Me prévenir sur cet appareil
push-off = Arrêter sur cet appareil
push-refused = Ce navigateur ne laisse pas la page envoyer de notifications. Autorise-les dans ses réglages pour ce site, puis réessaie.
mail = Adresse e-mail
mail-add = Envoyer un lien de confirmation
mail-waits = ouvre le lien envoyé pour la confirmer
mail-drop = Ne plus écrire à cette adresse
quiet = Heures calmes
quiet-from = De
quiet-to = À
quiet-save = Rester au calme
quiet-off = Pas d’heures calmes
stop-all = Arrêter toutes les notifications
stopped = Plus rien n’est envoyé à cette adresse.
confirmed = Confirmé : les notifications arrivent désormais à cette adresse.
subject = À toi : { $table }
body = { $name }, c’est à toi à { $table }.
webhook = { $name } : à toi de jouer à { $table }.
open-link = Ouvrir la table : { $url }
stop-link = Arrêter ces e-mails : { $url }
confirm-subject = Confirme cette adresse pour kaiju
confirm-body = { $name } veut recevoir à cette adresse les notifications d’un serveur kaiju. Si c’est toi, ouvre ce lien dans la journée : { $url } Sinon, ne fais rien : aucun autre e-mail ne suivra.
link-dead = Ce lien ne marche plus : il a déjà servi ou il est trop ancien. La page de ton compte dit où vont les notifications.
