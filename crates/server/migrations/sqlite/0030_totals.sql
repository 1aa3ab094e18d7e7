-- What an account has done in all its games that are over, added up: a profile is read from here. It is written with the results it is
-- the sum of.
CREATE TABLE totals (
    account TEXT NOT NULL,
    edition TEXT NOT NULL,
    players INTEGER NOT NULL,
    monster TEXT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    damage INTEGER NOT NULL,
    stars INTEGER NOT NULL,
    tokyo INTEGER NOT NULL,
    eliminations INTEGER NOT NULL,
    PRIMARY KEY (account, edition, players, monster)
) WITHOUT ROWID;

-- A seat whose result is in the totals, or whose table was closed: there is nothing left to be done for it.
ALTER TABLE holdings ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;
UPDATE holdings SET settled = 1
    WHERE EXISTS (SELECT 1 FROM results r WHERE r.game = holdings.game AND r.seat = holdings.seat)
    OR EXISTS (SELECT 1 FROM games g WHERE g.id = holdings.game AND g.phase = 'closed');
INSERT INTO totals (account, edition, players, monster, games, wins, damage, stars, tokyo, eliminations)
    SELECT h.account, r.edition, r.players, r.monster, COUNT(*), SUM(r.won), SUM(r.damage), SUM(r.stars), SUM(r.tokyo),
        SUM(r.eliminations)
    FROM holdings h JOIN results r ON r.game = h.game AND r.seat = h.seat WHERE r.edition <> ''
    GROUP BY h.account, r.edition, r.players, r.monster;
CREATE INDEX holdings_unsettled ON holdings (account, made_ms, game, seat) WHERE settled = 0;
