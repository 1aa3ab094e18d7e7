-- The log never changes its shape: new facts get new kinds of rows.
CREATE TABLE epoch (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    rules INTEGER NOT NULL,
    secret BLOB NOT NULL,
    public INTEGER NOT NULL,
    phase TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    info TEXT NOT NULL
);
CREATE INDEX games_by_phase ON games (phase, updated_ms);

CREATE TABLE log (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    id TEXT NOT NULL,
    claim TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    deed TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, id)
) WITHOUT ROWID;

CREATE TABLE talk (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    seat TEXT NOT NULL,
    text TEXT NOT NULL,
    emote INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE presence (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    seen_ms INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE TABLE accounts (
    name TEXT PRIMARY KEY,
    shown TEXT NOT NULL,
    recovery TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE holdings (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    PRIMARY KEY (account, game, seat)
) WITHOUT ROWID;
