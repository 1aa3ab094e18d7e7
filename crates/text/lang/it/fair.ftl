### Dadi leali: ciò che un dispositivo ha annotato durante una partita in rete, e ciò che dice il controllo della sua registrazione.

sealed = Dadi sigillati: { $short }
sealed-why = Prima del primo lancio il server si è impegnato su questi dadi. Questo è l'inizio dell'impegno; questo dispositivo lo conserva intero e poi ci controlla la partita.
jump = Il server ha chiesto una parte del tuo contributo ai dadi che non deve ancora conoscere. La tua risposta è partita senza: d'ora in poi il server può conoscere i tuoi dadi in anticipo.
exchanged = Il server ha scambiato il segreto che aveva sigillato. Questo dispositivo non gli mostra più nulla. Non fidarti dei dadi di questa partita.
left-out = Il posto { $seat } è tuo, e il server non ha ricevuto in tempo il suo contributo ai dadi. Il tavolo è stato sigillato di nuovo senza.
restored = Il server è stato ripristinato da un backup. Ha sigillato un nuovo segreto, e ciò che è successo dopo il backup non conta.
other-game = La registrazione è di un'altra partita.
other-commitment = Il segreto sigillato del server non è quello che questo dispositivo ha annotato.
other-chain = Il contributo ai dadi del posto { $seat } non è quello che questo dispositivo ha annotato.
other-event = Il fatto { $event } non è quello che questo dispositivo ha visto.
draws-follow = { $n ->
    [one] L'unica estrazione segue dal segreto sigillato e dai contributi dei giocatori.
   *[other] Tutte le { $n } estrazioni seguono dal segreto sigillato e dai contributi dei giocatori.
  }
noted-before = Il segreto e i contributi sono quelli che questo dispositivo ha annotato prima del primo lancio.
noted-late = Il segreto e i contributi sono quelli che questo dispositivo ha annotato al suo arrivo; la partita era già cominciata.
noted-never = Questo dispositivo non ha annotato nulla durante la partita: la registrazione è stata controllata solo con sé stessa.
events-seen = Fatti che questo dispositivo ha visto e ritrovato immutati: { $seen } su { $events }.
shares = Posti che contribuiscono ai dadi: { $seats }
no-shares = Nessun giocatore ha contribuito ai dadi: il server può aver scelto il suo segreto.
withheld = Posti che hanno trattenuto il loro contributo, così che il tavolo è stato sigillato di nuovo: { $seats }
renewals = { $n ->
    [one] Il server è stato ripristinato una volta durante la partita e ha sigillato un nuovo segreto.
   *[other] Il server è stato ripristinato { $n } volte durante la partita e ogni volta ha sigillato un nuovo segreto.
  }
by-clock = { $n ->
    [one] Una risposta del posto { $seat } l'ha data l'orologio.
   *[other] { $n } risposte del posto { $seat } le ha date l'orologio.
  }
by-substitute = { $n ->
    [one] Una risposta del posto { $seat } l'ha data un sostituto.
   *[other] { $n } risposte del posto { $seat } le ha date un sostituto.
  }
by-bot = { $n ->
    [one] Una risposta del posto { $seat } l'ha data un bot.
   *[other] { $n } risposte del posto { $seat } le ha date un bot.
  }
undone = { $n ->
    [one] Un fatto che questo dispositivo ha visto non conta: il server è stato ripristinato.
   *[other] { $n } fatti che questo dispositivo ha visto non contano: il server è stato ripristinato.
  }
