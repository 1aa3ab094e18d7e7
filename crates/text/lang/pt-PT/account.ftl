# A página da conta: um nome e uma chave de acesso ou um código de recuperação. Ninguém precisa dela para jogar.

title = Conta
why = Não precisas de conta para jogar. Com uma, as tuas partidas ficam listadas num só sítio, em todos os dispositivos.
make = Criar uma conta
make-button = Criar
login = Entrar
login-passkey = Entrar com uma chave de acesso
code = Código de recuperação
login-code = Entrar com o código
keep-code = Guarda este código de recuperação: abre a tua conta em qualquer dispositivo e só é mostrado agora.
hello = És { $name }.
passkeys = Chaves de acesso
passkeys-none = Ainda sem chave de acesso. Com uma, entras com o dedo, o rosto ou o bloqueio deste dispositivo.
passkey-add = Adicionar uma chave de acesso neste dispositivo
passkey-drop = Apagar esta chave de acesso
devices = Dispositivos
this-device = este dispositivo
sign-out-device = Terminar a sessão deste dispositivo
unnamed = Um dispositivo
since = desde { $date }
sign-out = Terminar sessão
sign-out-all = Terminar sessão em todo o lado
export = Transferir tudo como ficheiro
delete = Apagar a conta
delete-sure = Apagar de vez: o nome, as chaves de acesso, os dispositivos e a lista de partidas. As partidas jogadas ficam, com os nomes nas suas mesas.
games-joined = { $n ->
        [one] { $n } partida deste dispositivo está na tua lista.
       *[other] { $n } partidas deste dispositivo estão na tua lista.
    }
signed-out-everywhere = Saíste da conta em todos os dispositivos.
deleted = A conta { $name } foi apagada.
not-deleted = nada foi apagado
delete-type = Escreve { $name } para a apagar:
say-sure = aqui não há a quem perguntar se a conta sai de vez: acrescenta --sure
no-such-device = nenhum dispositivo entrou como { $id }: `kaiju club account` enumera-os
