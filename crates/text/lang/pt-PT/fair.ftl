### Dados justos: o que um dispositivo anotou durante uma partida online e o que diz a verificação do seu registo.

sealed = Dados selados: { $short }
sealed-why = Antes do primeiro lançamento, o servidor comprometeu-se com estes dados. Este é o início do compromisso; este dispositivo guarda-o inteiro e depois confere a partida com ele.
jump = O servidor pediu uma parte do teu contributo para os dados que ainda não pode conhecer. A tua resposta foi enviada sem ela: a partir de agora o servidor pode conhecer os teus dados de antemão.
exchanged = O servidor trocou o segredo que tinha selado. Este dispositivo não lhe mostra mais nada. Não confies nos dados desta partida.
left-out = O lugar { $seat } é teu e o servidor não recebeu a tempo o seu contributo para os dados. A mesa voltou a ser selada sem ele.
restored = O servidor foi restaurado a partir de uma cópia de segurança. Selou um segredo novo, e o que aconteceu desde essa cópia não conta.
other-game = O registo é de outra partida.
other-commitment = O segredo selado do servidor não é o que este dispositivo anotou.
other-chain = O contributo do lugar { $seat } para os dados não é o que este dispositivo anotou.
other-event = O acontecimento { $event } não é o que este dispositivo viu.
draws-follow = { $n ->
    [one] O único sorteio decorre do segredo selado e dos contributos dos jogadores.
   *[other] Todos os { $n } sorteios decorrem do segredo selado e dos contributos dos jogadores.
  }
noted-before = O segredo e os contributos são os que este dispositivo anotou antes do primeiro lançamento.
noted-late = O segredo e os contributos são os que este dispositivo anotou ao chegar; a partida já tinha começado.
noted-never = Este dispositivo não anotou nada durante a partida: o registo só foi conferido consigo mesmo.
events-seen = Acontecimentos que este dispositivo viu e encontrou sem alterações: { $seen } de { $events }.
shares = Lugares com contributo para os dados: { $seats }
no-shares = Nenhum jogador contribuiu para os dados: o servidor pode ter escolhido o segredo.
withheld = Lugares que retiveram o seu contributo, pelo que a mesa voltou a ser selada: { $seats }
renewals = { $n ->
    [one] O servidor foi restaurado uma vez durante a partida e selou um segredo novo.
   *[other] O servidor foi restaurado { $n } vezes durante a partida e selou de cada vez um segredo novo.
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
