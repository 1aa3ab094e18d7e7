-- What an account keeps of somebody or something: its code, friends, whom it does not want to hear, invitations, notes on games.
CREATE TABLE ties (
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    id TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (owner, kind, key)
);
CREATE INDEX ties_to ON ties (kind, key, owner);

-- What each person did in a game that is over, worked out once: profiles are sums of these.
CREATE TABLE results (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    edition TEXT NOT NULL,
    players BIGINT NOT NULL,
    monster TEXT NOT NULL,
    won BIGINT NOT NULL,
    damage BIGINT NOT NULL,
    stars BIGINT NOT NULL,
    tokyo BIGINT NOT NULL,
    eliminations BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);
