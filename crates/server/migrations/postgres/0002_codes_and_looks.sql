-- A code belongs to an open table and is given back when the table ends: it is unique among open tables only.
ALTER TABLE games DROP CONSTRAINT games_code_key;
CREATE UNIQUE INDEX games_by_code ON games (code) WHERE phase NOT IN ('over', 'closed');

-- What the name of an account looks like: names that look alike are one name. Older accounts get theirs at the next start.
ALTER TABLE accounts ADD COLUMN looks TEXT;
CREATE UNIQUE INDEX accounts_by_looks ON accounts (looks);
