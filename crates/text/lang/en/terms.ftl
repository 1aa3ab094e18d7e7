# Words for the things in the box.

# What kaiju is, and what it is not.
unofficial = An unofficial fan implementation of the rules of King of Tokyo; not affiliated with or endorsed by the publisher.

## Kinds of cards

kind-keep = Keep
kind-discard = Discard
kind-event = Event
kind-temporary = Temporary
kind-permanent = Permanent

## Editions

edition-first = first edition
edition-second = second edition
edition-godzilla = Godzilla edition

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
