# La page du compte : un nom, et une clé d’accès ou un code de récupération. Personne n’en a besoin pour jouer.

title = Compte
why = Tu n’as pas besoin de compte pour jouer. Avec un compte, tes parties sont réunies dans une seule liste, sur tous tes appareils.
make = Créer un compte
make-button = Le créer
login = Se connecter
login-passkey = Se connecter avec une clé d’accès
code = Code de récupération
login-code = Se connecter avec le code
keep-code = Garde ce code de récupération : il ouvre ton compte sur n’importe quel appareil, et il n’est montré que maintenant.
hello = Tu es { $name }.
passkeys = Clés d’accès
passkeys-none = Pas encore de clé d’accès. Avec une clé, tu te connectes avec ton doigt, ton visage ou le verrouillage de cet appareil.
passkey-add = Ajouter une clé d’accès sur cet appareil
passkey-drop = Effacer cette clé d’accès
devices = Appareils
this-device = cet appareil
sign-out-device = Déconnecter cet appareil
unnamed = Un appareil
since = depuis le { $date }
sign-out = Se déconnecter
sign-out-all = Se déconnecter partout
export = Tout télécharger dans un fichier
delete = Effacer le compte
delete-sure = L’effacer pour de bon : le nom, les clés d’accès, les appareils et la liste des parties. Les parties jouées restent, avec les noms à leurs tables.
games-joined = { $n ->
        [one] { $n } partie de cet appareil est dans ta liste.
       *[other] { $n } parties de cet appareil sont dans ta liste.
    }
signed-out-everywhere = Déconnecté de tous les appareils.
deleted = Le compte { $name } est supprimé.
not-deleted = rien n’a été supprimé
delete-type = Tape { $name } pour le supprimer :
say-sure = ici, on ne peut demander à personne si le compte part pour de bon : ajoute --sure
no-such-device = aucun appareil n’est connecté comme { $id } : `kaiju club account` les liste
