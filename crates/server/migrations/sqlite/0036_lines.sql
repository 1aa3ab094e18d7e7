-- What a client calls a line it says: a line that is sent again is said once.
ALTER TABLE talk ADD COLUMN id TEXT;
CREATE UNIQUE INDEX talk_ids ON talk (game, id) WHERE id IS NOT NULL;
