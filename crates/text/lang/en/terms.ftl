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
book-es-2016 = Spanish rulebook of 2016
    .title = Spanish rulebook of 2016
    .about = The second edition, but 20★ win at the end of a round, nobody rolls more than eight dice and every
        monster that is attacked gets the counters.
book-es-2011 = Spanish rulebook of 2011
    .title = Spanish rulebook of 2011
    .about = The first edition, but taking a free Tokyo City hits nobody and cards do not raise bought damage.
book-en-summary = English rules summary
    .title = English rules summary
    .about = The first edition by its short English summary: a random first player, and answers of its own about
        several cards.
book-pt-2016 = Portuguese rulebook of 2016
    .title = Portuguese rulebook of 2016
    .about = The second edition, but nobody rolls more than eight dice and only ✊ on dice let a monster yield.
book-godzilla = Godzilla rulebook
    .title = Godzilla rulebook
    .about = The only book of the Godzilla edition.

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
