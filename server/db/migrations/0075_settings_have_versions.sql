-- Goes up with every change: whoever changes a setting names the version they looked at.
ALTER TABLE remote_configuration ADD COLUMN version integer NOT NULL DEFAULT 1;
