# Avisos: como o servidor diz a alguém que é a sua vez, e onde se escolhe como.

heading = Avisos
why = Quando é a tua vez numa mesa por dias: um aviso por turno, nenhum enquanto olhas.
push-on = Avisar neste aparelho
push-off = Não avisar neste aparelho
push-refused = Este navegador não deixa a página enviar avisos. Permite-os nas definições deste sítio e tenta outra vez.
mail = Endereço de e-mail
mail-add = Enviar uma ligação de confirmação
mail-waits = abre a ligação que enviámos para confirmar
mail-drop = Não escrever mais para este endereço
quiet = Horas de silêncio
quiet-from = Das
quiet-to = Às
quiet-save = Silêncio a essas horas
quiet-off = Sem horas de silêncio
stop-all = Parar todos os avisos
stopped = Já nada é enviado para este endereço.
confirmed = Confirmado: os avisos chegam a este endereço a partir de agora.
subject = É a tua vez: { $table }
body = { $name }, é a tua vez em { $table }.
webhook = { $name }: é a tua vez em { $table }.
open-link = Abrir a mesa: { $url }
stop-link = Parar estes e-mails: { $url }
confirm-subject = Confirma este endereço para o kaiju
confirm-body = { $name } quer receber neste endereço os avisos de um servidor kaiju. Se és tu, abre esta ligação no prazo de um dia: { $url } Se não, não faças nada: não virá mais nenhum e-mail.
link-dead = Esta ligação já não serve: foi usada antes ou é demasiado antiga. A página da tua conta diz para onde vão os avisos.
