### Faire Würfel: was ein Gerät während einer Onlinepartie notiert hat und was die Prüfung der Aufzeichnung sagt.

sealed = Würfel versiegelt: { $short }
sealed-why = Vor dem ersten Wurf hat sich der Server auf diese Würfel festgelegt. Das ist der Anfang der Festlegung; dieses Gerät bewahrt sie ganz auf und prüft die Partie danach daran.
jump = Der Server hat einen Teil deines Anteils an den Würfeln verlangt, den er noch nicht kennen darf. Deine Antwort ging ohne ihn hinaus: Von jetzt an kann der Server deine Würfel im Voraus kennen.
exchanged = Der Server hat das Geheimnis ausgetauscht, das er versiegelt hatte. Dieses Gerät zeigt ihm nichts mehr. Traue den Würfeln dieser Partie nicht.
left-out = Platz { $seat } ist deiner, und der Server hat seinen Anteil an den Würfeln nicht rechtzeitig bekommen. Der Tisch wurde ohne ihn neu versiegelt.
restored = Der Server wurde aus einer Sicherung wiederhergestellt. Er hat ein neues Geheimnis versiegelt, und was seit der Sicherung geschah, zählt nicht.
other-game = Die Aufzeichnung ist von einer anderen Partie.
other-commitment = Das versiegelte Geheimnis des Servers ist nicht das, das dieses Gerät notiert hat.
other-chain = Der Anteil von Platz { $seat } an den Würfeln ist nicht der, den dieses Gerät notiert hat.
other-event = Vorgang { $event } ist nicht der, den dieses Gerät gesehen hat.
draws-follow = { $n ->
    [one] Die eine Ziehung folgt aus dem versiegelten Geheimnis und den Anteilen der Spieler.
   *[other] Alle { $n } Ziehungen folgen aus dem versiegelten Geheimnis und den Anteilen der Spieler.
  }
noted-before = Das Geheimnis und die Anteile sind die, die dieses Gerät vor dem ersten Wurf notiert hat.
noted-late = Das Geheimnis und die Anteile sind die, die dieses Gerät notiert hat, als es dazukam; die Partie hatte schon begonnen.
noted-never = Dieses Gerät hat während der Partie nichts notiert: Die Aufzeichnung wurde nur an sich selbst geprüft.
events-seen = Vorgänge, die dieses Gerät gesehen und unverändert vorgefunden hat: { $seen } von { $events }.
shares = Plätze mit einem Anteil an den Würfeln: { $seats }
no-shares = Kein Spieler hatte einen Anteil an den Würfeln: Der Server hätte sein Geheimnis wählen können.
withheld = Plätze, die ihren Anteil zurückhielten, sodass der Tisch neu versiegelt wurde: { $seats }
renewals = { $n ->
    [one] Der Server wurde während der Partie einmal wiederhergestellt und hat ein neues Geheimnis versiegelt.
   *[other] Der Server wurde während der Partie { $n } Mal wiederhergestellt und hat jedes Mal ein neues Geheimnis versiegelt.
  }
by-clock = { $n ->
    [one] Eine Antwort von Platz { $seat } gab die Uhr.
   *[other] { $n } Antworten von Platz { $seat } gab die Uhr.
  }
by-substitute = { $n ->
    [one] Eine Antwort von Platz { $seat } gab ein Ersatz.
   *[other] { $n } Antworten von Platz { $seat } gab ein Ersatz.
  }
by-bot = { $n ->
    [one] Eine Antwort von Platz { $seat } gab ein Bot.
   *[other] { $n } Antworten von Platz { $seat } gab ein Bot.
  }
undone = { $n ->
    [one] Ein Vorgang, den dieses Gerät gesehen hat, zählt nicht: Der Server wurde wiederhergestellt.
   *[other] { $n } Vorgänge, die dieses Gerät gesehen hat, zählen nicht: Der Server wurde wiederhergestellt.
  }
