# Como se chama o que há na caixa.

## Kinds of cards

kind-keep = Manter
kind-discard = Descartar
kind-event = Evento
kind-temporary = Temporária
kind-permanent = Permanente

## Editions

edition-first = primeira edição
edition-second = segunda edição
edition-godzilla = edição Godzilla

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
