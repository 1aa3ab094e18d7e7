# Words for the things in the box.

# What kaiju is, and what it is not.
unofficial = An unofficial fan implementation of the rules of King of Tokyo; not affiliated with or endorsed by the publisher.

## Kinds of cards

kind-keep = Keep
kind-discard = Discard
kind-event = Event
kind-temporary = Temporary
kind-permanent = Permanent

## Species

species-mutant = Mutant
    .plural = Mutants
    .intro = Born here, changed for good.

species-invader = Invader
    .plural = Invaders
    .intro = Not from around here, and staying.

species-robot = Robot
    .plural = Robots
    .intro = Made by hands that now wish they had not.

## Editions

edition-first = first edition
    .title = First edition
    .about = The 2011 classic: an attacker takes an empty Tokyo, and poison and shrink counters hurt.
edition-second = second edition
    .title = Second edition
    .about = The edition of 2016, the one most people know. Best for a first game.
edition-godzilla = Godzilla edition
    .title = Godzilla edition
    .about = Events in the deck, Dice tokens and, with Evolutions, monsters that grow.

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
