-- What concerns the safety of accounts and of the operation, apart from the access log. It refers to no
-- other table: an account that is gone is still one that something happened to.
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  detail text,
  address inet,
  device text,
  request_id text
);

CREATE INDEX security_events_by_time ON security_events (at);
CREATE INDEX security_events_of_account ON security_events (user_id, at) WHERE user_id IS NOT NULL;
-- A whole address is one without a network's length.
CREATE INDEX security_events_whole_address ON security_events (at)
  WHERE masklen(address) = CASE family(address) WHEN 4 THEN 32 ELSE 128 END;
