-- What the device of a session calls itself.
ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT '';

-- Passkeys open an account beside its recovery code.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    label TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_of_account ON passkeys (account, created_ms, id);

-- What browsers were asked to sign, each good once and for minutes.
CREATE TABLE challenges (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    until_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX challenges_by_end ON challenges (until_ms);
