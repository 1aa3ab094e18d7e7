# Avisos: cómo el servidor le dice a alguien que le toca, y dónde se elige cómo.

heading = Avisos
why = Cuando te toca en una mesa por días: un aviso por turno, ninguno mientras miras.
push-on = Avísame en este dispositivo
push-off = No avisar en este dispositivo
push-refused = Este navegador no deja que la página envíe avisos. Permítelos en sus ajustes para este sitio y vuelve a intentarlo.
mail = Correo electrónico
mail-add = Enviar un enlace para confirmarlo
mail-waits = abre el enlace que te enviamos para confirmarlo
mail-drop = No escribir más a esta dirección
quiet = Horas de silencio
quiet-from = Desde
quiet-to = Hasta
quiet-save = Silencio a esas horas
quiet-off = Sin horas de silencio
stop-all = Parar todos los avisos
stopped = Ya no se envía nada a esta dirección.
confirmed = Confirmado: los avisos llegan a esta dirección desde ahora.
subject = Te toca: { $table }
body = { $name }, te toca en { $table }.
webhook = { $name }: te toca en { $table }.
open-link = Abrir la mesa: { $url }
stop-link = Parar estos correos: { $url }
confirm-subject = Confirma esta dirección para kaiju
confirm-body = { $name } quiere que los avisos de un servidor kaiju lleguen a esta dirección. Si eres tú, abre este enlace en el plazo de un día: { $url } Si no, no hagas nada: no llegará ningún otro correo.
link-dead = Este enlace ya no sirve: se usó antes o es demasiado viejo. La página de tu cuenta dice adónde van los avisos.
