-- The log never changes its shape: new facts get new kinds of rows.
CREATE TABLE epoch (one BIGINT PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    rules BIGINT NOT NULL,
    secret BYTEA NOT NULL,
    public BIGINT NOT NULL,
    phase TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    info TEXT NOT NULL
);
CREATE INDEX games_by_phase ON games (phase, updated_ms);

CREATE TABLE log (
    game TEXT NOT NULL,
    seq BIGINT NOT NULL,
    id TEXT NOT NULL,
    claim TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    deed TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, id)
);

CREATE TABLE talk (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    seat TEXT NOT NULL,
    text TEXT NOT NULL,
    emote BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE presence (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    seen_ms BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE TABLE accounts (
    name TEXT PRIMARY KEY,
    shown TEXT NOT NULL,
    recovery TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE TABLE holdings (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    PRIMARY KEY (account, game, seat)
);
