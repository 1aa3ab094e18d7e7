# Les mots pour ce qu’il y a dans la boîte.

# Ce qu’est kaiju, et ce qu’il n’est pas.
unofficial = Une version de fans, non officielle, des règles de King of Tokyo ; sans lien avec l’éditeur ni approbation de sa part.

## Kinds of cards

kind-keep = Permanente
kind-discard = Défausse
kind-event = Événement
kind-temporary = Temporaire
kind-permanent = Permanente

## Species

species-mutant = Mutant
    .plural = Mutants
    .intro = Nés ici, changés pour de bon.

species-invader = Envahisseur
    .plural = Envahisseurs
    .intro = Pas du coin, et bien décidés à rester.

species-robot = Robot
    .plural = Robots
    .intro = L’œuvre de mains qui s’en mordent les doigts.

## Editions

edition-first = première édition
    .title = Première édition
    .about = Le classique de 2011 : qui attaque un Tokyo vide y entre, et les jetons Poison et Réduction font mal.
edition-second = deuxième édition
    .title = Deuxième édition
    .about = L’édition de 2016, celle que presque tout le monde connaît. La meilleure pour commencer.
edition-godzilla = édition Godzilla
    .title = Édition Godzilla
    .about = Des Événements dans la pioche, des jetons Dé et, avec les Évolutions, des monstres qui grandissent.
book-es-2016 = livret espagnol de 2016
    .title = Livret espagnol de 2016
    .about = La deuxième édition, mais 20★ gagnent à la fin du tour de table, personne ne lance plus de huit dés et
        tout monstre attaqué reçoit les jetons.
book-es-2011 = livret espagnol de 2011
    .title = Livret espagnol de 2011
    .about = La première édition, mais prendre une ville de Tokyo libre ne frappe personne et les cartes n’augmentent
        pas les dégâts achetés.
book-en-summary = résumé anglais des règles
    .title = Résumé anglais des règles
    .about = La première édition selon son bref résumé anglais : un premier joueur au hasard, et ses propres réponses
        sur plusieurs cartes.
book-pt-2016 = livret portugais de 2016
    .title = Livret portugais de 2016
    .about = La deuxième édition, mais personne ne lance plus de huit dés et seules les ✊ des dés permettent de céder.
book-godzilla = livret Godzilla
    .title = Livret Godzilla
    .about = Le seul livret de l’édition Godzilla.

## Why something happened

why-clause = { $id }, { $title } : { $text }
why-card = { $card } : { $text }
