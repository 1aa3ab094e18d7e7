# A página da conta: um nome e uma chave de acesso ou um código de recuperação. Ninguém precisa dela para jogar.

title = Conta
why = Você não precisa de conta para jogar. Com uma, suas partidas ficam em uma só lista, em todos os seus dispositivos.
make = Criar uma conta
make-button = Criar
login = Entrar
login-passkey = Entrar com uma chave de acesso
code = Código de recuperação
login-code = Entrar com o código
keep-code = Guarde este código de recuperação: ele abre sua conta em qualquer dispositivo e só aparece agora.
hello = Você é { $name }.
passkeys = Chaves de acesso
passkeys-none = Ainda não há nenhuma. Com uma você entra com o dedo, o rosto ou o bloqueio deste dispositivo.
passkey-add = Adicionar uma neste dispositivo
passkey-drop = Apagar esta chave de acesso
devices = Dispositivos
this-device = este dispositivo
sign-out-device = Encerrar a sessão deste dispositivo
unnamed = Um dispositivo
since = desde { $date }
sign-out = Sair
sign-out-all = Sair em todos os lugares
export = Baixar tudo em um arquivo
delete = Apagar a conta
delete-sure = Apagar para sempre: o nome, as chaves, os dispositivos e a lista de partidas. As partidas jogadas ficam, com os nomes em suas mesas.
games-joined = { $n ->
        [one] { $n } partida deste dispositivo está na sua lista.
       *[other] { $n } partidas deste dispositivo estão na sua lista.
    }
signed-out-everywhere = Você saiu da conta em todos os aparelhos.
deleted = A conta { $name } foi apagada.
not-deleted = nada foi apagado
delete-type = Digite { $name } para apagá-la:
say-sure = aqui não há a quem perguntar se a conta sai de vez: acrescente --sure
no-such-device = nenhum aparelho entrou como { $id }: `kaiju club account` os enumera
