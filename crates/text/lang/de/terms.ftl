# Wie heißt, was in der Schachtel liegt.

# Was kaiju ist und was nicht.
unofficial = Eine inoffizielle Umsetzung der Regeln von King of Tokyo von Fans; mit dem Verlag weder verbunden noch von ihm unterstützt.

## Kinds of cards

kind-keep = Behalten
kind-discard = Ablegen
kind-event = Ereignis
kind-temporary = Temporär
kind-permanent = Permanent

## Species

species-mutant = Mutant
    .plural = Mutanten
    .intro = Hier geboren und für immer verändert.

species-invader = Invasor
    .plural = Invasoren
    .intro = Nicht von hier, und gekommen, um zu bleiben.

species-robot = Roboter
    .plural = Roboter
    .intro = Das Werk von Händen, die es heute bereuen.

## Editions

edition-first = erste Edition
    .title = Erste Edition
    .about = Der Klassiker von 2011: Wer ein leeres Tokyo angreift, nimmt es ein, und Gift- und Schrumpfmarker tun weh.
edition-second = zweite Edition
    .title = Zweite Edition
    .about = Die Edition von 2016, die fast alle kennen. Die beste für die erste Partie.
edition-godzilla = Godzilla-Edition
    .title = Godzilla-Edition
    .about = Ereignisse im Stapel, Würfelplättchen und, mit Evolutionen, Monster, die wachsen.
book-es-2016 = spanisches Regelheft von 2016
    .title = Spanisches Regelheft von 2016
    .about = Die zweite Edition, aber 20★ gewinnen am Ende der Runde, niemand würfelt mit mehr als acht Würfeln und jedes
        angegriffene Monster erhält die Marker.
book-es-2011 = spanisches Regelheft von 2011
    .title = Spanisches Regelheft von 2011
    .about = Die erste Edition, aber wer ein freies Tokyo City einnimmt, trifft niemanden, und Karten erhöhen keinen
        gekauften Schaden.
book-en-summary = englische Kurzregeln
    .title = Englische Kurzregeln
    .about = Die erste Edition nach ihrer kurzen englischen Zusammenfassung: Wer beginnt, entscheidet das Los, und zu
        mehreren Karten gibt es eigene Antworten.
book-pt-2016 = portugiesisches Regelheft von 2016
    .title = Portugiesisches Regelheft von 2016
    .about = Die zweite Edition, aber niemand würfelt mit mehr als acht Würfeln, und nur ✊ auf Würfeln erlauben es, Tokyo
        zu räumen.
book-godzilla = Regelheft von Godzilla
    .title = Regelheft von Godzilla
    .about = Das einzige Heft der Godzilla-Edition.

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
