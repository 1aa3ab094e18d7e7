# Como se chama o que há na caixa.

# O que o kaiju é e o que não é.
unofficial = Uma versão não oficial, feita por fãs, das regras de King of Tokyo; sem ligação à editora nem apoio dela.

## Kinds of cards

kind-keep = Manter
kind-discard = Descartar
kind-event = Evento
kind-temporary = Temporária
kind-permanent = Permanente

## Species

species-mutant = Mutante
    .plural = Mutantes
    .intro = Nascidos aqui e mudados para sempre.

species-invader = Invasor
    .plural = Invasores
    .intro = Não são de cá, e vieram para ficar.

species-robot = Robô
    .plural = Robôs
    .intro = Obra de mãos que hoje se arrependem.

## Editions

edition-first = primeira edição
    .title = Primeira edição
    .about = O clássico de 2011: quem ataca uma Tóquio vazia entra, e os marcadores de Veneno e Encolhimento doem.
edition-second = segunda edição
    .title = Segunda edição
    .about = A que quase toda a gente conhece, de 2016. A melhor para começar.
edition-godzilla = edição Godzilla
    .title = Edição Godzilla
    .about = Eventos no baralho, fichas de Dado e, com Evoluções, monstros que crescem.
book-es-2016 = livro de regras espanhol de 2016
    .title = Livro de regras espanhol de 2016
    .about = A segunda edição, mas ganha-se com 20★ no fim da ronda, ninguém lança mais de oito dados e recebe marcadores
        quem é atacado.
book-es-2011 = livro de regras espanhol de 2011
    .title = Livro de regras espanhol de 2011
    .about = A primeira edição, mas ocupar a Cidade de Tóquio livre não atinge ninguém e as cartas não aumentam o dano
        comprado.
book-en-summary = resumo inglês das regras
    .title = Resumo inglês das regras
    .about = A primeira edição segundo o seu breve resumo inglês: um primeiro jogador ao acaso e respostas próprias sobre
        várias cartas.
book-pt-2016 = livro de regras português de 2016
    .title = Livro de regras português de 2016
    .about = A segunda edição, mas ninguém lança mais de oito dados e só as ✊ dos dados deixam ceder.
book-godzilla = livro de regras de Godzilla
    .title = Livro de regras de Godzilla
    .about = O único livro da edição Godzilla.

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
