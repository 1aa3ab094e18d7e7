### Dados justos: o que um dispositivo anotou durante uma partida online e o que diz a verificação do seu registro.

sealed = Dados selados: { $short }
sealed-why = Antes da primeira rolagem, o servidor se comprometeu com estes dados. Este é o começo do compromisso; este dispositivo o guarda inteiro e depois confere a partida com ele.
jump = O servidor pediu uma parte da sua contribuição para os dados que ainda não deve conhecer. Sua resposta foi enviada sem ela: a partir de agora o servidor pode conhecer seus dados de antemão.
exchanged = O servidor trocou o segredo que havia selado. Este dispositivo não mostra mais nada a ele. Não confie nos dados desta partida.
left-out = O lugar { $seat } é seu e o servidor não recebeu a tempo a contribuição dele para os dados. A mesa foi selada de novo sem ela.
restored = O servidor foi restaurado de um backup. Ele selou um segredo novo, e o que aconteceu desde o backup não conta.
other-game = O registro é de outra partida.
other-commitment = O segredo selado do servidor não é o que este dispositivo anotou.
other-chain = A contribuição do lugar { $seat } para os dados não é a que este dispositivo anotou.
other-event = O acontecimento { $event } não é o que este dispositivo viu.
draws-follow = { $n ->
    [one] O único sorteio decorre do segredo selado e das contribuições dos jogadores.
   *[other] Todos os { $n } sorteios decorrem do segredo selado e das contribuições dos jogadores.
  }
noted-before = O segredo e as contribuições são os que este dispositivo anotou antes da primeira rolagem.
noted-late = O segredo e as contribuições são os que este dispositivo anotou ao chegar; a partida já tinha começado.
noted-never = Este dispositivo não anotou nada durante a partida: o registro só foi conferido com ele mesmo.
events-seen = Acontecimentos que este dispositivo viu e encontrou inalterados: { $seen } de { $events }.
shares = Lugares com contribuição para os dados: { $seats }
no-shares = Nenhum jogador contribuiu para os dados: o servidor pode ter escolhido o segredo.
withheld = Lugares que retiveram a contribuição, de modo que a mesa foi selada de novo: { $seats }
renewals = { $n ->
    [one] O servidor foi restaurado uma vez durante a partida e selou um segredo novo.
   *[other] O servidor foi restaurado { $n } vezes durante a partida e selou a cada vez um segredo novo.
  }
by-clock = { $n ->
    [one] Uma resposta do lugar { $seat } foi dada pelo relógio.
   *[other] { $n } respostas do lugar { $seat } foram dadas pelo relógio.
  }
by-substitute = { $n ->
    [one] Uma resposta do lugar { $seat } foi dada por um substituto.
   *[other] { $n } respostas do lugar { $seat } foram dadas por um substituto.
  }
by-bot = { $n ->
    [one] Uma resposta do lugar { $seat } foi dada por um bot.
   *[other] { $n } respostas do lugar { $seat } foram dadas por um bot.
  }
undone = { $n ->
    [one] Um acontecimento que este dispositivo viu não conta: o servidor foi restaurado.
   *[other] { $n } acontecimentos que este dispositivo viu não contam: o servidor foi restaurado.
  }
