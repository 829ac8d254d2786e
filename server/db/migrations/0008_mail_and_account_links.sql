-- Links sent by mail: good once and until they expire. Only a digest is kept, so that whoever reads
-- this table cannot follow one.
CREATE TABLE account_links (
  token_digest text PRIMARY KEY,
  purpose      text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password')),
  user_id      uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX account_links_of_user ON account_links (user_id, purpose);
CREATE INDEX account_links_by_expiry ON account_links (expires_at);

-- How often something was tried, by whom, since when. Limits are our own: per account and per
-- address, for the sign-in library and for our own verbs alike.
DROP TABLE rate_limits;
CREATE TABLE attempts (
  key      text PRIMARY KEY, -- a digest: neither e-mails nor addresses are kept here
  count    integer NOT NULL,
  began_at timestamptz NOT NULL
);
CREATE INDEX attempts_by_age ON attempts (began_at);

-- What the simulated providers remember is no part of the product's own data.
CREATE SCHEMA IF NOT EXISTS simulator;
CREATE TABLE simulator.sent_mail (
  id          text PRIMARY KEY, -- the message's own: sent twice it is one message
  recipient   text NOT NULL,
  subject     text NOT NULL,
  html        text NOT NULL,
  text        text NOT NULL,
  attachments jsonb NOT NULL,
  sent_at     timestamptz NOT NULL
);
CREATE INDEX sent_mail_newest ON simulator.sent_mail (sent_at DESC);
