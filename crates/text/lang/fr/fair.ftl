### Dés équitables : ce qu’un appareil a noté pendant une partie en ligne, et ce que dit le contrôle de son enregistrement.

sealed = Dés scellés : { $short }
sealed-why = Avant le premier lancer, le serveur s’est engagé sur ces dés. Voici le début de l’engagement ; cet appareil le garde en entier et vérifie la partie ensuite.
jump = Le serveur a demandé une part de ta contribution aux dés qu’il ne doit pas encore connaître. Ta réponse est partie sans elle : désormais, le serveur peut connaître tes dés à l’avance.
exchanged = Le serveur a échangé le secret qu’il avait scellé. Cet appareil ne lui montre plus rien. Ne te fie pas aux dés de cette partie.
left-out = Le siège { $seat } est le tien, et le serveur n’a pas reçu à temps sa contribution aux dés. La table a été scellée de nouveau sans elle.
restored = Le serveur a été restauré depuis une sauvegarde. Il a scellé un nouveau secret, et ce qui s’est passé depuis la sauvegarde ne compte pas.
other-game = L’enregistrement est celui d’une autre partie.
other-commitment = Le secret scellé du serveur n’est pas celui que cet appareil a noté.
other-chain = La contribution du siège { $seat } aux dés n’est pas celle que cet appareil a notée.
other-event = Le fait { $event } n’est pas celui que cet appareil a vu.
draws-follow = { $n ->
    [one] L’unique tirage découle du secret scellé et des contributions des joueurs.
   *[other] Les { $n } tirages découlent tous du secret scellé et des contributions des joueurs.
  }
noted-before = Le secret et les contributions sont ceux que cet appareil a notés avant le premier lancer.
noted-late = Le secret et les contributions sont ceux que cet appareil a notés à son arrivée ; la partie avait déjà commencé.
noted-never = Cet appareil n’a rien noté pendant la partie : l’enregistrement n’a été vérifié que par rapport à lui-même.
events-seen = Faits que cet appareil a vus et retrouvés inchangés : { $seen } sur { $events }.
shares = Sièges qui contribuent aux dés : { $seats }
no-shares = Aucun joueur n’a contribué aux dés : le serveur a pu choisir son secret.
withheld = Sièges qui ont retenu leur contribution, si bien que la table a été scellée de nouveau : { $seats }
renewals = { $n ->
    [one] Le serveur a été restauré une fois pendant la partie et a scellé un nouveau secret.
   *[other] Le serveur a été restauré { $n } fois pendant la partie et a scellé chaque fois un nouveau secret.
  }
by-clock = { $n ->
    [one] Une réponse du siège { $seat } a été donnée par l’horloge.
   *[other] { $n } réponses du siège { $seat } ont été données par l’horloge.
  }
by-substitute = { $n ->
    [one] Une réponse du siège { $seat } a été donnée par un remplaçant.
   *[other] { $n } réponses du siège { $seat } ont été données par un remplaçant.
  }
by-bot = { $n ->
    [one] Une réponse du siège { $seat } a été donnée par un bot.
   *[other] { $n } réponses du siège { $seat } ont été données par un bot.
  }
undone = { $n ->
    [one] Un fait que cet appareil a vu ne compte pas : le serveur a été restauré.
   *[other] { $n } faits que cet appareil a vus ne comptent pas : le serveur a été restauré.
  }
