# Cómo se llama lo que hay en la caja.

# Qué es kaiju y qué no.
unofficial = Una versión no oficial, hecha por aficionados, de las reglas de King of Tokyo; sin relación con la editorial ni respaldo suyo.

## Kinds of cards

kind-keep = Permanente
kind-discard = Descartar
kind-event = Evento
kind-temporary = Temporal
kind-permanent = Permanente

## Editions

edition-first = primera edición
    .title = Primera edición
    .about = El clásico de 2011: quien ataca un Tokyo vacío entra, y las fichas de Veneno y Reducción muerden.
edition-second = segunda edición
    .title = Segunda edición
    .about = La que conoce casi todo el mundo, de 2016. La mejor para empezar.
edition-godzilla = edición Godzilla
    .title = Edición Godzilla
    .about = Eventos en el mazo, fichas de Dado y, con Evoluciones, monstruos que crecen.
book-es-2016 = reglamento español de 2016
    .title = Reglamento español de 2016
    .about = La segunda edición, pero 20★ ganan al final de la ronda, nadie lanza más de ocho dados y recibe fichas
        quien es atacado.
book-es-2011 = reglamento español de 2011
    .title = Reglamento español de 2011
    .about = La primera edición, pero tomar la ciudad de Tokyo libre no golpea a nadie y las cartas no aumentan el
        daño comprado.
book-en-summary = resumen inglés de las reglas
    .title = Resumen inglés de las reglas
    .about = La primera edición según su breve resumen inglés: un primer jugador al azar y respuestas propias sobre
        varias cartas.
book-pt-2016 = reglamento portugués de 2016
    .title = Reglamento portugués de 2016
    .about = La segunda edición, pero nadie lanza más de ocho dados y solo los ✊ de los dados dejan ceder.
book-godzilla = reglamento de Godzilla
    .title = Reglamento de Godzilla
    .about = El único reglamento de la edición Godzilla.

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
