# Como se chama o que há na caixa.

# O que o kaiju é e o que não é.
unofficial = Uma versão não oficial, feita por fãs, das regras de King of Tokyo; sem ligação com a editora nem apoio dela.

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
