# The game of the day: everybody has the same table and the same luck.

daily = Kaiju of the day
about = One table and one stream of luck for everybody. Play once, compare, share.
turns = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
won = won in { $turns }, { $points }
lost = lost after { $turns }, { $points }
share = Kaiju { $date }: { $told }
yours = Your result
play = Play the game of { $date }
go-on = Continue the game of { $date }
played = You have played today: { $told }. The next one comes at midnight UTC.
copy = Copy a text to share
public-luck = No server, or none that answers: the luck of the day follows from the date alone, so anyone can work it out beforehand. It is for comparing among friends.
compared =
    { $players ->
        [one] { $players } has played
       *[other] { $players } have played
    }, { $wins } won
best = The best
place = Place
streak = Your days
no-result = This record is no finished game of { $date } with its luck and its bots.
no-date = that is no date; dates are written as 2026-11-18
not-yet = that day has not begun
holds = { $date }: the secret is the one that the server bound itself to ({ $commitment }); the game of the day was played with seed { $seed }
breaks = the secret is not the one that was published before the day, or the seed does not follow from it
days = Other days
day-before = The day before
day-after = The day after
handed-in = { $date }: the server has your result.
too-late = { $date }: the server does not take your result any more.
not-yet-handed-in = Your result stays here until the server takes it: { $why }
needs-account = Your result stays here. Log in, and the server compares it: kaiju club --login NAME, or kaiju club --make NAME
your-place = Your place: { $place } of { $players }
shares = How everybody did
bound = Where the luck came from
bound-about = Before the day began, the server published this commitment, a fingerprint of the secret behind all dice and cards of the day. So it could not choose them afterwards.
proof = Proof of the luck
proof-later = The proof comes when the day is over.
proof-check = To check it yourself:
