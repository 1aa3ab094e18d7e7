# O que um servidor de mesas diz às pessoas. Os ids das recusas são as palavras do protocolo.

refused-seq-conflict = Outra coisa aconteceu antes. Olhe a mesa de novo.
refused-illegal-action = Essa não é uma das respostas permitidas.
refused-not-your-turn = Agora a pergunta é para outra pessoa.
refused-id-reused = Este identificador já foi usado para outra coisa. Use um novo.
refused-rate-limited = Foram pedidos demais de uma vez. Espere um momento e tente de novo.
refused-storage-unavailable = O servidor não consegue gravar agora. Nada se perde; tente de novo em instantes.
refused-outcome-unknown = Não se sabe se isso foi gravado. Envie o mesmo de novo: só conta uma vez.
refused-unavailable = O servidor está ocupado ou reiniciando. Tente de novo em instantes.
refused-game-over = A partida acabou.
refused-upgrade-required = Seu cliente e o servidor falam versões diferentes. Atualize o mais antigo.
refused-forbidden = Não existe ou você não tem acesso.
refused-bad-request = O pedido não pode ser lido. Compare-o com a descrição da API.
refused-too-large = O pedido é maior que o limite.
refused-bad-method = Este endereço não aceita esse método.
refused-bad-type = O corpo precisa ser JSON, com o tipo de conteúdo application/json.
refused-bad-setup = Esta edição, livro de regras, opção ou quantidade de lugares não é possível. Jogam de dois a seis monstros.
refused-bad-bot = Não existe esse bot, ou ele pensa por tempo demais.
refused-bad-name = Um nome tem de 1 a 24 caracteres visíveis. Não são aceitos caracteres invisíveis, privados ou não atribuídos, nem mais de dois sinais sobre uma letra.
refused-bad-monster = Não existe esse monstro.
refused-monster-taken = Outra pessoa joga com esse monstro. Escolha outro.
refused-seat-taken = Esse lugar está ocupado, ou não há lugar livre.
refused-seats-empty = Um lugar ainda espera seu jogador. Convide alguém ou dê o lugar a um bot.
refused-not-begun = A partida ainda não começou.
refused-begun = A partida já começou.
refused-not-over = A partida ainda não acabou.
refused-bad-reveal = Este não é o próximo elemento da cadeia do lugar.
refused-name-taken = Esse nome já está em uso ou se parece demais com outro. Escolha outro.
refused-foreign-origin = Esta página não pertence ao servidor e não pode usá-lo.
refused-foreign-host = Este servidor não é conhecido pelo nome do endereço. Quem o administra pode permitir o nome com --host ou --url.
refused-other-rules = Esta partida não pode ser jogada aqui: as regras dela não são as deste servidor, ou ela foi posta de lado após uma falha.
refused-unknown = Erro desconhecido.

no-client = kaiju está rodando. A página para jogar não foi incluída neste programa; `cargo xtask play` constrói os dois. Bots podem jogar pela API: /api explica como.
