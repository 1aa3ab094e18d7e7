# Die Kontoseite: ein Name und ein Passkey oder ein Wiederherstellungscode. Zum Spielen braucht niemand ein Konto.

title = Konto
why = Zum Spielen brauchst du kein Konto. Mit einem stehen deine Partien an einem Ort, auf jedem Gerät.
make = Konto anlegen
make-button = Anlegen
login = Anmelden
login-passkey = Mit einem Passkey anmelden
code = Wiederherstellungscode
login-code = Mit dem Code anmelden
keep-code = Bewahre diesen Wiederherstellungscode auf: Er öffnet dein Konto auf jedem Gerät und wird nur jetzt gezeigt.
hello = Du bist { $name }.
passkeys = Passkeys
passkeys-none = Noch kein Passkey. Mit einem meldest du dich mit dem Finger, dem Gesicht oder der Sperre dieses Geräts an.
passkey-add = Passkey auf diesem Gerät hinzufügen
passkey-drop = Diesen Passkey löschen
devices = Geräte
this-device = dieses Gerät
sign-out-device = Dieses Gerät abmelden
unnamed = Ein Gerät
since = seit { $date }
sign-out = Abmelden
sign-out-all = Überall abmelden
export = Alles als Datei herunterladen
delete = Konto löschen
delete-sure = Endgültig löschen: den Namen, die Passkeys, die Geräte und die Liste der Partien. Gespielte Partien bleiben, mit den Namen an ihren Tischen.
games-joined = { $n ->
        [one] { $n } Partie dieses Geräts ist in deiner Liste.
       *[other] { $n } Partien dieses Geräts sind in deiner Liste.
    }
signed-out-everywhere = Auf allen Geräten abgemeldet.
deleted = Das Konto { $name } ist gelöscht.
not-deleted = es wurde nichts gelöscht
delete-type = Tippe { $name }, um es zu löschen:
say-sure = hier kann niemand gefragt werden, ob das Konto für immer gehen soll: Sag auch --sure
no-such-device = kein Gerät ist als { $id } angemeldet: `kaiju club account` listet sie auf
