# La página de la cuenta: un nombre y una llave de acceso o un código de recuperación. Nadie la necesita para jugar.

title = Cuenta
why = No hace falta cuenta para jugar. Con una, tus partidas están en una sola lista, en todos tus dispositivos.
make = Crear una cuenta
make-button = Crearla
login = Entrar
login-passkey = Entrar con una llave de acceso
code = Código de recuperación
login-code = Entrar con el código
keep-code = Guarda este código de recuperación: abre tu cuenta en cualquier dispositivo y solo se muestra ahora.
hello = Eres { $name }.
passkeys = Llaves de acceso
passkeys-none = Aún no hay ninguna. Con una entras con el dedo, la cara o el bloqueo de este dispositivo.
passkey-add = Añadir una en este dispositivo
passkey-drop = Borrar esta llave de acceso
devices = Dispositivos
this-device = este dispositivo
sign-out-device = Cerrar la sesión de este dispositivo
unnamed = Un dispositivo
since = desde el { $date }
sign-out = Salir
sign-out-all = Salir en todas partes
export = Descargar todo en un archivo
delete = Borrar la cuenta
delete-sure = Borrarla para siempre: el nombre, las llaves, los dispositivos y la lista de partidas. Las partidas jugadas se quedan, con los nombres de sus mesas.
games-joined = { $n ->
        [one] { $n } partida de este dispositivo está en tu lista.
       *[other] { $n } partidas de este dispositivo están en tu lista.
    }
signed-out-everywhere = Sesión cerrada en todos los dispositivos.
deleted = La cuenta { $name } se ha borrado.
not-deleted = no se ha borrado nada
delete-type = Escribe { $name } para borrarla:
say-sure = aquí no se puede preguntar si la cuenta se borra para siempre: añade --sure
no-such-device = ningún dispositivo tiene la sesión { $id }: `kaiju club account` los enumera
