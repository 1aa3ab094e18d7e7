-- How people are told that it is their turn: browsers and e-mail addresses of accounts, webhooks of tables.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    session TEXT NOT NULL,
    address TEXT NOT NULL,
    host TEXT NOT NULL,
    keys TEXT NOT NULL,
    lang TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    made_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX channels_of_account ON channels (account, made_ms, id);
CREATE INDEX channels_of_game ON channels (game);

-- When they are not to be told, in minutes after midnight by a clock that is so many minutes ahead of UTC.
CREATE TABLE quiet_hours (
    account TEXT PRIMARY KEY,
    from_min INTEGER NOT NULL,
    to_min INTEGER NOT NULL,
    offset_min INTEGER NOT NULL
) WITHOUT ROWID;

-- What is still to be told: written with the row after which a seat is asked, gone when it was told.
CREATE TABLE notices (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    turn INTEGER NOT NULL,
    channel TEXT NOT NULL,
    host TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    due_ms INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (game, seat, turn, channel)
) WITHOUT ROWID;
CREATE INDEX notices_by_due ON notices (due_ms);
