# The account page: a name, and a passkey or a recovery code. Nobody needs one to play.

title = Account
why = You need no account to play. With one, your games are listed in one place, on every device.
make = Make an account
make-button = Make it
login = Log in
login-passkey = Log in with a passkey
code = Recovery code
login-code = Log in with the code
keep-code = Keep this recovery code: it opens your account on any device, and it is shown only now.
hello = You are { $name }.
passkeys = Passkeys
passkeys-none = No passkey yet. One lets you log in with your finger, your face or the lock of this device.
passkey-add = Add a passkey on this device
passkey-drop = Delete this passkey
devices = Devices
this-device = this device
sign-out-device = Sign this device out
unnamed = A device
since = since { $date }
sign-out = Sign out
sign-out-all = Sign out everywhere
export = Download everything as a file
delete = Delete the account
delete-sure = Delete it for good: the name, the passkeys, the devices and the list of games. Games that were played stay, with the names at their tables.
games-joined = { $n ->
        [one] { $n } game of this device is in your list.
       *[other] { $n } games of this device are in your list.
    }
signed-out-everywhere = Signed out on every device.
deleted = The account { $name } is deleted.
not-deleted = nothing was deleted
delete-type = Type { $name } to delete it:
say-sure = nobody can be asked here whether the account is to go for good: say --sure, too
no-such-device = no device is signed in as { $id }: `kaiju club account` lists them
