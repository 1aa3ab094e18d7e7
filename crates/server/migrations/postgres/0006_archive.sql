-- The record of each game that ended, as it was written then: a later kaiju with other rules serves it as it is.
CREATE TABLE records (
    game TEXT PRIMARY KEY,
    text TEXT NOT NULL
);

-- One row while a backup is read into the database: what is there is not whole, and nobody may serve it.
CREATE TABLE restoring (one BIGINT PRIMARY KEY CHECK (one = 1));
