-- As where nodes share a database; a file has one process, which asks for nothing.
ALTER TABLE nodes ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
