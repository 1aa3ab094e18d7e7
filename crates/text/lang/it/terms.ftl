# Le parole per ciò che c'è nella scatola.

# Che cos'è kaiju, e che cosa non è.
unofficial = Una versione non ufficiale, fatta da appassionati, delle regole di King of Tokyo; senza legami con l'editore né sua approvazione.

## Kinds of cards

kind-keep = Permanente
kind-discard = Scarto
kind-event = Evento
kind-temporary = Temporanea
kind-permanent = Permanente

## Species

species-mutant = Mutante
    .plural = Mutanti
    .intro = Nati qui, cambiati per sempre.

species-invader = Invasore
    .plural = Invasori
    .intro = Non sono di queste parti, e intendono restare.

species-robot = Robot
    .plural = Robot
    .intro = Opera di mani che ora se ne pentono.

## Editions

edition-first = prima edizione
    .title = Prima edizione
    .about = Il classico del 2011: chi attacca una Tokyo vuota ci entra, e i segnalini Veleno e Riduzione fanno male.
edition-second = seconda edizione
    .title = Seconda edizione
    .about = L'edizione del 2016, quella che quasi tutti conoscono. La migliore per cominciare.
edition-godzilla = edizione Godzilla
    .title = Edizione Godzilla
    .about = Eventi nel mazzo, gettoni Dado e, con le Evoluzioni, mostri che crescono.
book-es-2016 = regolamento spagnolo del 2016
    .title = Regolamento spagnolo del 2016
    .about = La seconda edizione, ma 20★ vincono alla fine del giro, nessuno lancia più di otto dadi e ogni mostro
        attaccato riceve i segnalini.
book-es-2011 = regolamento spagnolo del 2011
    .title = Regolamento spagnolo del 2011
    .about = La prima edizione, ma prendere una città di Tokyo libera non colpisce nessuno e le carte non aumentano i
        danni comprati.
book-en-summary = riassunto inglese delle regole
    .title = Riassunto inglese delle regole
    .about = La prima edizione secondo il suo breve riassunto inglese: un primo giocatore a caso, e risposte proprie su
        diverse carte.
book-pt-2016 = regolamento portoghese del 2016
    .title = Regolamento portoghese del 2016
    .about = La seconda edizione, ma nessuno lancia più di otto dadi e solo le ✊ sui dadi permettono di cedere.
book-godzilla = regolamento di Godzilla
    .title = Regolamento di Godzilla
    .about = L'unico regolamento dell'edizione Godzilla.

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
