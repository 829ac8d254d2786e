-- Who of the operator's side did what, on what, before and after, why, when. Each entry carries the digest of
-- the one before it, so that an altered, missing or moved one shows. It refers to no other table and names
-- people by their id alone: it outlives what it is about, and nothing in it has to be forgotten.
CREATE TABLE audit_log (
  number      bigint PRIMARY KEY CHECK (number > 0),
  at          timestamptz NOT NULL,
  actor       text NOT NULL,
  action      text NOT NULL,
  subject     text NOT NULL,
  -- JSON, stored letter by letter: the digest is made of it.
  before      text,
  after       text,
  reason      text,
  previous    text NOT NULL,
  digest      text NOT NULL UNIQUE
);
CREATE INDEX audit_log_of_subject ON audit_log (subject, number);

-- The newest entry: whoever writes the next one waits here, and a log cut off at its end shows.
CREATE TABLE audit_head (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  number   bigint NOT NULL,
  digest   text NOT NULL
);
INSERT INTO audit_head (number, digest) VALUES (0, '');

CREATE FUNCTION audit_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log can only grow';
END
$$;
CREATE TRIGGER audit_log_rows_stay BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_only_grows();
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_only_grows();
