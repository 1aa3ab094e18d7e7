-- What players report of others, with the lines of talk they saw, until a host settles it or its time is over.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    report TEXT NOT NULL
);
CREATE INDEX reports_latest ON reports (at_ms, id);
