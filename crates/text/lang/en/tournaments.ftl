# Tournaments: knock-out and Swiss.

tournaments = Tournaments
about = Knock-out or Swiss, two to six at a table. Enter with an account; everybody can look on.
entered = { $n ->
        [one] { $n } entrant
       *[other] { $n } entrants
    }
look = Look
title = Title
seats = Seats at a table
knockout = Knock-out: the best of each table continues
fill = Bots fill the tables
make = Make a tournament
enter = Enter
leave = Leave
start = Begin the first round
player = Player
points = Points
rivals = Rivals' points
round = Round { $number }
bye = No game this round: { $names }
kind-swiss = Swiss
kind-knockout = knock-out
gathering = entries are open
playing = round { $round } of { $rounds } is being played
over = over
none = There is no tournament yet.
nobody = Nobody has entered yet.
needs-account = To enter a tournament or to make one you need an account.
rounds = Rounds
wait = Tables wait for their players
wait-usual = 3 min, or a day over days
begins = Start (may stay empty)
begins-why = From then on, everyone who has entered can begin the first round; without a time, 24 hours after the tournament was made.
begins-at = The host begins the first round; from { $date } on, so can everyone who has entered.
league = League (may stay empty)
in-league = League { $name }
league-why = From every tournament of the league that is over, each player gets one point, and one more for everyone placed behind.
number = Tournament { $number }
come-back = Come back for the next round
end = End the tournament
end-why = No further round begins. Tables that are being played continue.
copy-link = Copy the link
yours = Your tournaments
of-everybody = All tournaments
