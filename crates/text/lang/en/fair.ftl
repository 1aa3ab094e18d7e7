### Fair dice: what a device noted during an online game, and what the check of its record says.

sealed = Dice sealed: { $short }
sealed-why = Before the first roll the server committed to these dice. This is the beginning of the commitment; this device keeps all of it and checks the game against it afterwards.
jump = The server asked for a part of your share in the dice that it must not know yet. Your answer was sent without it: from now on the server can know your dice in advance.
exchanged = The server exchanged the secret it had sealed. This device shows it nothing more. Do not trust the dice of this game.
left-out = Seat { $seat } is yours, and the server did not get its share in the dice in time. The table was sealed again without it.
restored = The server was restored from a backup. It sealed a new secret, and what happened since the backup does not count.
other-game = The record is from another game.
other-commitment = The server's sealed secret is not the one this device noted.
other-chain = Seat { $seat }'s share in the dice is not the one this device noted.
other-event = Event { $event } is not the one this device saw.
draws-follow = { $n ->
    [one] The one draw follows from the sealed secret and the players' shares.
   *[other] All { $n } draws follow from the sealed secret and the players' shares.
  }
noted-before = The secret and the shares are the ones this device noted before the first roll.
noted-late = The secret and the shares are the ones this device noted when it came; the game had already begun.
noted-never = This device noted nothing during the game: the record was checked only against itself.
events-seen = Events that this device saw and found unchanged: { $seen } of { $events }.
shares = Seats with a share in the dice: { $seats }
no-shares = No player had a share in the dice: the server could have chosen its secret.
withheld = Seats that withheld their share, so that the table was sealed again: { $seats }
renewals = { $n ->
    [one] The server was restored once during the game and sealed a new secret.
   *[other] The server was restored { $n } times during the game and sealed a new secret each time.
  }
by-clock = { $n ->
    [one] One answer of seat { $seat } was given by the clock.
   *[other] { $n } answers of seat { $seat } were given by the clock.
  }
by-substitute = { $n ->
    [one] One answer of seat { $seat } was given by a stand-in.
   *[other] { $n } answers of seat { $seat } were given by a stand-in.
  }
by-bot = { $n ->
    [one] One answer of seat { $seat } was given by a bot.
   *[other] { $n } answers of seat { $seat } were given by a bot.
  }
undone = { $n ->
    [one] One event that this device saw does not count: the server was restored.
   *[other] { $n } events that this device saw do not count: the server was restored.
  }
