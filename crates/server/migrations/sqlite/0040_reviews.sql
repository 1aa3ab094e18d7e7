-- What the review of a game that is over says of a seat: what luck gave and what its own play cost, in ten-thousandths of a game, and how much
-- of what its decisions could bring they brought, in ten-thousandths, where any could.
CREATE TABLE reviews (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    luck INTEGER NOT NULL,
    play INTEGER NOT NULL,
    accuracy INTEGER,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

-- The sums of them, beside those of the results: of how many games, and of how many that had something to decide.
ALTER TABLE totals ADD COLUMN reviewed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN luck INTEGER NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN play INTEGER NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN decided INTEGER NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN accuracy INTEGER NOT NULL DEFAULT 0;

-- A seat whose game was reviewed, or cannot be: there is nothing left to be done for it.
ALTER TABLE holdings ADD COLUMN reviewed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX holdings_unreviewed ON holdings (made_ms, game) WHERE settled = 1 AND reviewed = 0;
