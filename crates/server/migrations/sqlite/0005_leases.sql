-- A table at which the server has something to do by itself (a bot's turn, a clock, somebody who may be absent) has the
-- number of its last row here, every other one 0.
ALTER TABLE games ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
UPDATE games SET due = (SELECT COALESCE(MAX(seq), 0) FROM log WHERE log.game = games.id)
    WHERE phase IN ('sealing', 'playing');
CREATE INDEX games_due ON games (updated_ms, id) WHERE due > 0;

-- When a process last wrote something. There are no leases: a file has one process, which sees to all tables.
CREATE TABLE nodes (node TEXT PRIMARY KEY, seen_ms INTEGER NOT NULL) WITHOUT ROWID;
