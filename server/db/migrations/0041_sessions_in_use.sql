-- When a session was last used, for the list in the profile; and what has ended is found by its age.
ALTER TABLE sessions ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
UPDATE sessions SET last_used_at = updated_at;
CREATE INDEX sessions_ended ON sessions (expires_at);
