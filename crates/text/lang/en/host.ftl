### What `kaiju serve`, `doctor`, `verify`, `backup`, `restore`, `soak-server`, `simulate`, `load`, `play` and `watch` say on the command line.

cannot-listen = cannot listen on { $addr }; choose another --addr, or --any-port
ready = kaiju is ready:
kept-in = tables are kept in { $place }; Ctrl-C stops
disk-failed = the disk failed; start again once it works
no-data-folder = there is no data folder; say where with --db FILE
other-commitment = the commitment is { $commitment }, not the one you saw
no-pins = there are no notes about dice in it
fair = fair
all-draws = { $draws ->
        [one] the one draw matches the commitment
       *[other] all { $draws } draws match the commitment
    }
commitment = commitment { $commitment }
no-seat-added = no player contributed randomness
seats-added = players { $seats } contributed randomness
links-shown = { $links ->
        [one] one reveal checked
       *[other] { $links } reveals checked
    }
compare-commitment = compare the commitment with the one you saw before the first roll
tables-done = { $n ->
        [one] one table
       *[other] { $count } tables
    }
no-database = there is no such database
saved = saved
restored = restored
saved-what = tables: { $games }, rows: { $rows }, accounts: { $accounts }; every game was played again
restored-what = tables: { $games }, rows: { $rows }, accounts: { $accounts }; everything is as before
storm-told = kills: { $kills } · tables: { $tables } · rows: { $rows } · acknowledged: { $acked } · ready again in { $ms } ms at most
storm-fine = nothing lost, nothing twice, no gaps, every game plays again
cuts-told = power cuts: { $cuts } · tables: { $tables } · rows: { $rows } · acknowledged: { $acked } · ready again in { $ms } ms at most
cuts-lost = not synced at the cuts: { $open } writes, of which { $lost } were lost and { $torn } torn; { $names } names lost
cuts-seed = --seed { $seed } has the same cuts again, at other moments of play
faults = { $n ->
        [one] one fault
       *[other] { $n } faults
    }
not-borne = the server could not keep up
simulated-time = { $hours } hours simulated · episodes: { $episodes } · { $seconds } s
simulated-play = answers: { $answers } · acknowledged: { $acks } · deliveries: { $deliveries } · games verified: { $games }
simulated-faults = faults: { $faults } · crashes: { $crashes } · { $speed } answers a second and thread
simulated-fine = nothing lost, nothing twice, nobody told anything untrue or secret, nobody left waiting
simulated-again = to see it again:
simulated-smaller = a smaller one:
what-bug = these bugs can be planted: { $bugs }
load-told = tables: { $tables } · sockets: { $sockets } · { $rate } answers a second
load-acked = acknowledged after { $half } ms (median), { $most } ms (99%), { $all } ms (99.9%)
load-sync = one sync of this disk takes { $ms } ms (99%)
load-watched = events that reached spectators: { $n }
load-cpu = the server used { $percent }% of one core
load-memory = the server uses { $kib } KiB of memory
load-fine = no faults
load-late = 99% are acknowledged within { $ms } ms, later than the { $bound } ms that 50 ms and three syncs allow
club-told = people: { $people } · tables over days: { $relaxed } · finished games: { $finished } · { $mib } MiB on disk
club-tables = My tables are there after { $half } ms (median), { $most } ms (99%)
club-profiles = a profile is there after { $half } ms (median), { $most } ms (99%)
club-each = the server computed for { $ms } ms each
club-ready = the server was ready after { $ms } ms
club-late = 99% are there within { $ms } ms, later than the { $bound } ms that are allowed
club-slow = the server was ready after { $ms } ms, later than the { $bound } ms that are allowed
club-large = the server uses { $kib } KiB of memory, more than the { $bound } KiB that are allowed
memory-unknown = this system does not report how much memory a process uses
idle-told = { $accepted } of { $count } sockets accepted in { $seconds } s; { $kib } KiB each
idle-mine = in the clients ({ $n } processes), { $kib } KiB each
idle-ping = a ping is answered after { $half } ms (median), { $most } ms (99%)
idle-after = once they are gone the server uses { $kib } KiB more than before
files-few = this system lets a program open { $files } files, and { $wanted } are needed: raise the hard limit (as root: ulimit -Hn), or ask for fewer sockets
idle-refused = not all sockets were accepted; is the limit of open files too low (ulimit -n)?
no-such-monster = there is no such monster; did you mean one of these, nearest first: { $names }?
people-range = 0 to 6 players
no-unfinished-game = there is no unfinished game; `kaiju play` starts one
view-needs-terminal = to step through a game you need a terminal; without --view it is told in words
from-here = on this machine: { $url }
only-here = only this machine can reach it; to let phones and others in the room join, start: kaiju serve --lan
offline = this machine seems to be on no network: other devices cannot reach it
no-entry = if phones cannot open this address: allow incoming TCP on port { $port } in the firewall of this machine, and use the main network of the router, not a guest network
address-unknown = a proxy stands before the server: name the address people use with --url, so that invitations carry it
addr-wanted = name an IP address, a port, or both: 0.0.0.0:8080, [::]:8080, localhost:8080, 8080
lan-or-addr = --lan listens on all addresses, --addr on { $ip } only: choose one of them
site-wanted = an address such as https://kaiju.example or http://192.168.1.7:8080, without a path
no-backup = this is no backup of kaiju
saved-but = tables: { $games }, rows: { $rows }, accounts: { $accounts }; { $aside ->
        [one] one table cannot be played by this kaiju and was saved as it is:
       *[other] { $aside } tables cannot be played by this kaiju and were saved as they are:
    }
restored-but = tables: { $games }, rows: { $rows }, accounts: { $accounts }; { $aside ->
        [one] one table cannot be played by this kaiju and was restored as it is:
       *[other] { $aside } tables cannot be played by this kaiju and were restored as they are:
    }
host-wanted = a name such as kaiju.example, without a scheme, a port or a path
relay-wanted = expected the address of a mail server, such as smtps://name:password@mail.example or smtp://localhost
healthy = healthy
unhealthy = { $url } is not healthy: { $why }
doctor-page = the page for browsers is inside
doctor-no-page = this program was built without the page for browsers: download a release, or run `cargo xtask web` before you build
doctor-port-free = { $addr } is free
doctor-port-ours = a kaiju answers at { $addr }
doctor-port-taken = another program uses { $addr }: choose another port with --addr, or start `kaiju serve --any-port`
doctor-port-refused = cannot listen on { $addr }: { $why }; choose an address of this machine and a port from 1024 on with --addr
doctor-folder = the data folder { $folder } can be written to
doctor-folder-refused = cannot write to the data folder { $folder }: { $why }; allow it, or choose another place for tables with --db
doctor-db = the database { $place } answers, with { $tables }
doctor-db-new = the database { $place } is empty or does not exist yet; `kaiju serve` creates it
doctor-db-fails = the database { $place } cannot be used: { $why }; start it, or correct --db
doctor-browser = { $program } can open a browser
doctor-no-browser = nothing here can open a browser: open the address that `kaiju serve` prints yourself
doctor-clock = the clock says { $time }
doctor-clock-early = the clock says { $time }, a time before this kaiju existed: set the clock of this machine
doctor-clock-behind = the clock says { $time }, but tables were saved later than that: set the clock of this machine
doctor-fine = all is well
doctor-amiss = { $n ->
        [one] one thing needs your attention
       *[other] { $n } things need your attention
    }
admin-wanted = a token of 16 to 100 visible ASCII characters, or a name, a colon and the token
words-wanted = the code of a language and a file, such as en=words.txt
