# Around the table: finding one, and what is left to do for those who are out.

quick = Quick match
quick-why = Play with anybody who wants the same. When you have waited long enough, bots take the free seats.
rhythm = Pace
live = in one go
relaxed = over days
wait = Wait for people
find = Find a table
begins = Begins in { $seconds } s. Bots take the free seats.
any = any
only-rated = Only games that count for ratings
only-free = Only with a free seat
none-like-that = There is no table like that now.
now-playing = Being played now
watch = Watch
who-wins = Your monster is out. Who will win?
bets = bets on { $monster }
foresaw = Saw it coming: { $names }
leave-told = Leave, and tell me how it ends
ended = Your game is over. Winner: { $names }
ended-nobody = Your game is over. Nobody wins.
members = Club
rated = counts for ratings
for-children = for children
log-in-first = Log in first: kaiju club --login NAME
not-on-the-list = { $name } is not on your list.
signed-out = You are signed out.
