-- What the review of a game that is over says of a seat: what luck gave and what its own play cost, in ten-thousandths of a game, and how much
-- of what its decisions could bring they brought, in ten-thousandths, where any could.
CREATE TABLE reviews (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    luck BIGINT NOT NULL,
    play BIGINT NOT NULL,
    accuracy BIGINT,
    PRIMARY KEY (game, seat)
);

-- The sums of them, beside those of the results: of how many games, and of how many that had something to decide.
ALTER TABLE totals ADD COLUMN reviewed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN luck BIGINT NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN play BIGINT NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN decided BIGINT NOT NULL DEFAULT 0;
ALTER TABLE totals ADD COLUMN accuracy BIGINT NOT NULL DEFAULT 0;

-- A seat whose game was reviewed, or cannot be: there is nothing left to be done for it.
ALTER TABLE holdings ADD COLUMN reviewed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX holdings_unreviewed ON holdings (made_ms, game) WHERE settled = 1 AND reviewed = 0;
