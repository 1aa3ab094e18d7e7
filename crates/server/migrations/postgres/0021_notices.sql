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
    confirmed BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    made_ms BIGINT NOT NULL
);
CREATE INDEX channels_of_account ON channels (account, made_ms, id);
CREATE INDEX channels_of_game ON channels (game);

-- When they are not to be told, in minutes after midnight by a clock that is so many minutes ahead of UTC.
CREATE TABLE quiet_hours (
    account TEXT PRIMARY KEY,
    from_min BIGINT NOT NULL,
    to_min BIGINT NOT NULL,
    offset_min BIGINT NOT NULL
);

-- What is still to be told: written with the row after which a seat is asked, gone when it was told.
CREATE TABLE notices (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    turn BIGINT NOT NULL,
    channel TEXT NOT NULL,
    host TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    due_ms BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (game, seat, turn, channel)
);
CREATE INDEX notices_by_due ON notices (due_ms);
