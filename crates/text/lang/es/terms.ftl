# Cómo se llama lo que hay en la caja.

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
