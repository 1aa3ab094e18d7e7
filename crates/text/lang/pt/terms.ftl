# Como se chama o que há na caixa.

# O que o kaiju é e o que não é.
unofficial = Uma versão não oficial, feita por fãs, das regras de King of Tokyo; sem ligação com a editora nem apoio dela.

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
    .intro = Não são daqui, e vieram para ficar.

species-robot = Robô
    .plural = Robôs
    .intro = Obra de mãos que hoje se arrependem.

## Editions

edition-first = primeira edição
    .title = Primeira edição
    .about = O clássico de 2011: quem ataca Tóquio vazia entra, e os marcadores de Veneno e Encolhimento mordem.
edition-second = segunda edição
    .title = Segunda edição
    .about = A que quase todos conhecem, de 2016. A melhor para começar.
edition-godzilla = edição Godzilla
    .title = Edição Godzilla
    .about = Eventos no baralho, fichas de Dado e, com Evoluções, monstros que crescem.

## Why something happened

why-clause = { $id }, { $title }: { $text }
why-card = { $card }: { $text }
