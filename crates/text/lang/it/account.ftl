# La pagina dell'account: un nome, e una passkey o un codice di recupero. A nessuno serve per giocare.

title = Account
why = Per giocare non serve un account. Con un account le tue partite sono in un unico elenco, su ogni dispositivo.
make = Crea un account
make-button = Crealo
login = Accedi
login-passkey = Accedi con una passkey
code = Codice di recupero
login-code = Accedi con il codice
keep-code = Conserva questo codice di recupero: apre il tuo account su qualunque dispositivo, e si mostra solo ora.
hello = Sei { $name }.
passkeys = Passkey
passkeys-none = Ancora nessuna passkey. Con una passkey accedi con il dito, il volto o il blocco di questo dispositivo.
passkey-add = Aggiungi una passkey su questo dispositivo
passkey-drop = Elimina questa passkey
devices = Dispositivi
this-device = questo dispositivo
sign-out-device = Disconnetti questo dispositivo
unnamed = Un dispositivo
since = dal { $date }
sign-out = Esci
sign-out-all = Esci ovunque
export = Scarica tutto in un file
delete = Elimina l'account
delete-sure = Eliminalo per sempre: il nome, le passkey, i dispositivi e l'elenco delle partite. Le partite giocate restano, con i nomi ai loro tavoli.
games-joined = { $n ->
        [one] { $n } partita di questo dispositivo è nel tuo elenco.
       *[other] { $n } partite di questo dispositivo sono nel tuo elenco.
    }
signed-out-everywhere = Accesso chiuso su tutti i dispositivi.
deleted = L’account { $name } è eliminato.
not-deleted = non è stato eliminato nulla
delete-type = Scrivi { $name } per eliminarlo:
say-sure = qui non si può chiedere se l’account va eliminato per sempre: aggiungi --sure
no-such-device = nessun dispositivo ha l’accesso { $id }: `kaiju club account` li elenca
