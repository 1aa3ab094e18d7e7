# Lo que dice el análisis de una partida: cuánto valieron las decisiones y la suerte.

## Cómo llegó cada uno a su resultado

how-it-came = Cómo se llegó hasta aquí
chances-explained = Probabilidades de ganar, en puntos de cien. El comienzo, la suerte, las decisiones propias y las ajenas suman el resultado.
start = comienzo
luck = suerte
own = juego
others = otros
result = resultado
accuracy = precisión
nothing-at-stake = –
not-over = La partida no ha terminado; el resultado es la probabilidad en ese momento.
cards-not-learned = Este análisis no ha aprendido algunas cartas de esta partida, como las promocionales o los disfraces: ve lo que hacen dentro de un turno, no lo que valen más tarde.
not-measured = En esta partida nadie queda eliminado. Las probabilidades vienen de partidas con eliminación y aquí no se han medido.

## Grados

fine = bien
inaccuracy = imprecisión
mistake = error
blunder = error grave
inaccuracies = { $n ->
        [one] { $n } imprecisión
       *[other] { $n } imprecisiones
    }
mistakes = { $n ->
        [one] { $n } error
       *[other] { $n } errores
    }
blunders = { $n ->
        [one] { $n } error grave
       *[other] { $n } errores graves
    }
no-errors = sin errores

## Errores y suerte, uno por uno

errors = Lo que habría sido mejor
no-errors-at-all = Nadie cometió un error digno de contarse.
lucky = La mayor suerte
at = turno { $turn }, paso { $step }
instead = { $best } en vez de { $chosen }
from-to = { $chance } en vez de { $best } ({ $loss }, { $grade })
uncertain = más o menos { $error }
fell = la tirada de { $name }
other-luck = algo salió en el turno de { $name }
for-whom = { $name } { $points }
more = { $n ->
        [one] { $n } más; --all lo cuenta
       *[other] { $n } más; --all los cuenta
    }
reviewing = pasos

## Una marca en una frase, para lectores de pantalla y listas

error-told = Turno { $turn }, { $name }, { $grade }: { $best } habría sido mejor que { $chosen }. Probabilidad de ganar: { $chance } en vez de { $could }.
luck-up = Turno { $turn }, { $what }: la probabilidad de ganar de { $name } sube { $points } puntos.
luck-down = Turno { $turn }, { $what }: la probabilidad de ganar de { $name } baja { $points } puntos.

## El análisis en una página

luck-or-play = ¿Suerte o juego?
luck-or-play-about = La suerte es lo que dieron o quitaron los dados y las cartas. El juego es lo que costaron las decisiones propias. Ambos en puntos de cien.
monster = Monstruo
chances = Probabilidad de ganar, en porcentaje
mark-error = Error
mark-luck = Suerte
one-of = { $what } { $n } de { $all }
played = Jugado
better = Mejor
error-before = Error anterior
error-after = Error siguiente
look = Mirar la mesa
what-if = ¿Y si…? Seguir desde aquí
copy-link = Copiar el enlace
save-picture = Imagen para compartir
all-marks = Todas las marcas en palabras
keys = N y P llevan al error siguiente y al anterior; ← y →, a la marca siguiente y a la anterior.
progress = { $n } de { $all } pasos analizados
none-yet = Todavía no hay ningún error.
picture-foot = Kaiju · ¿fui yo o fueron los dados?

## El análisis en una terminal

key-error = error
help-errors = error siguiente y anterior
no-more-errors = No hay otro error en esa dirección.
