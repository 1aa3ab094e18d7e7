-- What happens between games, entry after entry: results that count for ratings, days, tournaments. An entry is never changed.
CREATE TABLE ledgers (
    ledger TEXT NOT NULL,
    seq INTEGER NOT NULL,
    id TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (ledger, seq),
    UNIQUE (ledger, id)
);

-- What an account is called in ledgers: a random word, so that nothing in them leads to an account that was deleted.
CREATE TABLE players (
    player TEXT PRIMARY KEY,
    account TEXT NOT NULL UNIQUE
);
