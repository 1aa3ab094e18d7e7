-- A code belongs to an open table and is given back when the table ends: it is unique among open tables only.
CREATE TABLE games_0002 (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    rules INTEGER NOT NULL,
    secret BLOB NOT NULL,
    public INTEGER NOT NULL,
    phase TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL,
    info TEXT NOT NULL
);
INSERT INTO games_0002 (id, code, rules, secret, public, phase, created_ms, updated_ms, info)
    SELECT id, code, rules, secret, public, phase, created_ms, updated_ms, info FROM games;
DROP TABLE games;
ALTER TABLE games_0002 RENAME TO games;
CREATE INDEX games_by_phase ON games (phase, updated_ms);
CREATE UNIQUE INDEX games_by_code ON games (code) WHERE phase NOT IN ('over', 'closed');

-- What the name of an account looks like: names that look alike are one name. Older accounts get theirs at the next start.
ALTER TABLE accounts ADD COLUMN looks TEXT;
CREATE UNIQUE INDEX accounts_by_looks ON accounts (looks);
