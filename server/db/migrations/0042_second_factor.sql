-- What a renter proves themselves with beside the password, where they want to.
CREATE TABLE factors (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind          text NOT NULL CHECK (kind IN ('app', 'passkey')),
  name          text NOT NULL,
  -- An authenticator app: the secret it shares with us, sealed, and the step of its last code.
  sealed_secret text,
  last_step     bigint,
  -- A passkey: its id and public key, and how often it says that it was used.
  credential_id text UNIQUE,
  public_key    text,
  counter       bigint,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz,
  CHECK ((kind = 'app') = (sealed_secret IS NOT NULL)),
  CHECK ((kind = 'passkey') = (credential_id IS NOT NULL AND public_key IS NOT NULL AND counter IS NOT NULL))
);
CREATE INDEX factors_of_user ON factors (user_id, created_at);

-- Each is good once; what was used is gone.
CREATE TABLE recovery_codes (
  user_id     uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_digest text NOT NULL,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (user_id, code_digest)
);

-- What somebody is asked to answer within minutes: found by the digest of what only they hold.
CREATE TABLE factor_challenges (
  key        text PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  payload    text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX factor_challenges_ended ON factor_challenges (expires_at);
CREATE INDEX factor_challenges_of_user ON factor_challenges (user_id);
