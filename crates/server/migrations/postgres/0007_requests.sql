-- The number of the last request for leases that a node made: one that arrives after a later one changes nothing.
ALTER TABLE nodes ADD COLUMN asked BIGINT NOT NULL DEFAULT 0;
