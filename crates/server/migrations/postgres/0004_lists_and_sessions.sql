-- Lists are read from an index: tables that are open, games that are over, the seats of an account.
CREATE INDEX games_open ON games (updated_ms, id) WHERE public = 1 AND phase NOT IN ('over', 'closed');
CREATE INDEX games_over ON games (phase, created_ms, id) WHERE public = 1 AND phase = 'over';

-- A holding knows when its game was made, because lists are in that order.
ALTER TABLE holdings ADD COLUMN made_ms BIGINT NOT NULL DEFAULT 0;
UPDATE holdings SET made_ms = COALESCE((SELECT created_ms FROM games WHERE games.id = holdings.game), 0);
CREATE INDEX holdings_latest ON holdings (account, made_ms, game, seat);
CREATE INDEX holdings_of_game ON holdings (game);

-- Sessions end when nobody uses them.
ALTER TABLE sessions ADD COLUMN seen_ms BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET seen_ms = created_ms;
CREATE INDEX sessions_of_account ON sessions (account);
CREATE INDEX sessions_by_use ON sessions (seen_ms);
