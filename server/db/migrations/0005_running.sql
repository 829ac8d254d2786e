-- What the running product keeps for itself.

CREATE TABLE remote_configuration (
  key        text PRIMARY KEY,
  value      jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION tell_configuration_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('configuration_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER configuration_changed AFTER INSERT OR UPDATE OR DELETE ON remote_configuration
  FOR EACH STATEMENT EXECUTE FUNCTION tell_configuration_changed();

-- How far the simulated clock stands from the true one; one row, shared by all nodes.
CREATE TABLE simulated_clock (
  only_row   boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  offset_ms  bigint NOT NULL
);

CREATE FUNCTION tell_clock_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('clock_moved', '');
  RETURN NULL;
END $$;
CREATE TRIGGER clock_moved AFTER INSERT OR UPDATE OR DELETE ON simulated_clock
  FOR EACH STATEMENT EXECUTE FUNCTION tell_clock_moved();

CREATE TABLE idempotency_keys (
  caller     text NOT NULL, -- a user's id, or the operation for visitors
  key        text NOT NULL,
  operation  text NOT NULL,
  body_hash  text NOT NULL,
  status     integer NOT NULL DEFAULT 0, -- written with the effect, in one transaction
  answer     jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (caller, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

CREATE TABLE outgoing_mail (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_key  text NOT NULL UNIQUE, -- one message per event, however often the event is handled
  user_id    uuid REFERENCES users ON DELETE SET NULL,
  recipient  text NOT NULL,
  template   text NOT NULL,
  data       jsonb NOT NULL,
  status     text NOT NULL CHECK (status IN ('pending', 'sent', 'failed')),
  attempts   integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  sent_at    timestamptz
);
CREATE INDEX outgoing_mail_open ON outgoing_mail (created_at) WHERE status = 'pending';
