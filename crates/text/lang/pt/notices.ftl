# Avisos: como o servidor diz a alguém que é a sua vez, e onde se escolhe como.

heading = Avisos
why = Quando for a sua vez em uma mesa por dias: um aviso por turno, nenhum enquanto você olha.
push-on = Avisar neste aparelho
push-off = Não avisar neste aparelho
push-refused = Este navegador não deixa a página enviar avisos. Permita nas configurações deste site e tente de novo.
mail = Endereço de e-mail
mail-add = Enviar um link de confirmação
mail-waits = abra o link que enviamos para confirmar
mail-drop = Não escrever mais para este endereço
quiet = Horas de silêncio
quiet-from = Das
quiet-to = Às
quiet-save = Silêncio nessas horas
quiet-off = Sem horas de silêncio
stop-all = Parar todos os avisos
stopped = Nada mais é enviado para este endereço.
confirmed = Confirmado: os avisos chegam a este endereço a partir de agora.
subject = Sua vez: { $table }
body = { $name }, é a sua vez em { $table }.
webhook = { $name }: sua vez em { $table }.
open-link = Abrir a mesa: { $url }
stop-link = Parar estes e-mails: { $url }
confirm-subject = Confirme este endereço para o kaiju
confirm-body = { $name } quer receber neste endereço os avisos de um servidor kaiju. Se é você, abra este link dentro de um dia: { $url } Se não, não faça nada: nenhum outro e-mail virá.
link-dead = Este link não vale mais: já foi usado ou é antigo demais. A página da sua conta diz para onde vão os avisos.
