-- A city's own row says all that a page, an email or a rule needs of it, and staff edit it.
ALTER TABLE cities
  -- Goes up with every edit, so that a second editor is told of the first.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- Null: the address of the configuration.
  ADD COLUMN support_email text CHECK (char_length(support_email) BETWEEN 3 AND 254),
  -- When somebody answers, every day, in the city's own time.
  ADD COLUMN opens_at_hour integer NOT NULL DEFAULT 7 CHECK (opens_at_hour BETWEEN 0 AND 23),
  ADD COLUMN closes_at_hour integer NOT NULL DEFAULT 23 CHECK (closes_at_hour BETWEEN 1 AND 24),
  ADD CHECK (opens_at_hour < closes_at_hour);
