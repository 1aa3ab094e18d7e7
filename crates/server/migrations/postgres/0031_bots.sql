-- Accounts that are bots: programs play with them. Each has an owner, and a token of which the hash is kept.
CREATE TABLE bots (
    account TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL UNIQUE,
    seen_ms BIGINT NOT NULL
);
CREATE INDEX bots_of_owner ON bots (owner, account);
CREATE INDEX bots_by_seen ON bots (seen_ms, account);
