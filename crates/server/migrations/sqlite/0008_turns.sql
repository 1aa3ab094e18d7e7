-- Lists tell whose turn it is and until when. A table whose clock runs for days is due when that time is over, and not before.
ALTER TABLE games ADD COLUMN due_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN asked TEXT;
ALTER TABLE games ADD COLUMN deadline_ms INTEGER NOT NULL DEFAULT 0;
