# Tables over days: whose turn it is, how much time is left, holidays, and what a table allows.

your-turn = Your turn
turn-of = { $who } to answer
gathering = Waiting for players
come = Your seat waits for you
rests = Paused
left = { $time } left
late = Time is up
days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
days-hours = { $days } d { $hours } h
hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
hours-minutes = { $hours } h { $minutes } min
minutes = { $minutes } min
a-turn = { $time } a turn
overtime = When time is up
overtime-nothing = Nothing happens
overtime-answer = A bot answers
overtime-seat = A bot takes the seat
grace = If a player is away
grace-after = A bot plays after { $time } away
grace-never = No bot plays for absent players
allow-undo = Answers may be taken back until somebody learns something new
undo-allowed = Undo allowed
delay = Delay for spectators
delay-none = none
delayed = Watched { $time } later
holiday = I am away until
holiday-take = Stop my clocks
holiday-end = I am back
holiday-of = { $who } is away until { $date }
holiday-why = At tables over days your clock rests while you are away: up to 30 days in a game.
tables-none = You have no seat at a table that is being played. Open one with: kaiju play --host
time-wanted = expected a time such as 12h or 3d, between 1h and 30d
span-wanted = expected a time such as 10m, 12h or 3d, between 1m and { $most }
an-answer = { $time } for each answer
