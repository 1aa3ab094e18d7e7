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
edition-second = segunda edición
edition-godzilla = edición Godzilla

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
