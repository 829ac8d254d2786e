-- Goes up with every edit: whoever edits an extra or an insurance names the version they looked at.
ALTER TABLE extras ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE insurances ADD COLUMN version integer NOT NULL DEFAULT 1;
