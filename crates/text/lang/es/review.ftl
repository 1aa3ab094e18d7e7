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
