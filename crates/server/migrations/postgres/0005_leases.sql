-- A table at which the server has something to do by itself (a bot's turn, a clock, somebody who may be absent) has the
-- number of its last row here, every other one 0.
ALTER TABLE games ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
UPDATE games SET due = (SELECT COALESCE(MAX(seq), 0) FROM log WHERE log.game = games.id)
    WHERE phase IN ('sealing', 'playing');
CREATE INDEX games_due ON games (updated_ms, id) WHERE due > 0;

-- Which node sees to a table, and until when by the database's own clock.
CREATE TABLE leases (game TEXT PRIMARY KEY, node TEXT NOT NULL, until_ms BIGINT NOT NULL);

-- When a node last wrote something, by the same clock.
CREATE TABLE nodes (node TEXT PRIMARY KEY, seen_ms BIGINT NOT NULL);
