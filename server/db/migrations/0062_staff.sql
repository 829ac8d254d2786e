-- Who runs the cities. Staff are not renters: tables of their own, so that a session, a password or a factor of
-- the one is nothing to the other.
CREATE TABLE staff (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name           text NOT NULL,
  email          text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified boolean NOT NULL DEFAULT false,
  image          text,
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL,
  -- Since when they can sign in; null while the invitation waits.
  joined_at      timestamptz,
  -- The row stays: the audit log names people by their id.
  removed_at     timestamptz
);

-- A role held in a city; an owner's in all of them.
CREATE TABLE staff_roles (
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  role     text NOT NULL CHECK (role IN
    ('owner', 'manager', 'dispatcher', 'desk', 'claims', 'accounts', 'fleet-hand', 'driver')),
  city_id  text REFERENCES cities,
  CHECK ((role = 'owner') = (city_id IS NULL)),
  UNIQUE NULLS NOT DISTINCT (staff_id, role, city_id)
);
CREATE INDEX staff_roles_of_city ON staff_roles (city_id);

-- The next three tables are written by the sign-in library.
CREATE TABLE staff_sessions (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id      uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  token        text NOT NULL UNIQUE,
  expires_at   timestamptz NOT NULL,
  ip_address   text,
  user_agent   text,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL
);
CREATE INDEX staff_sessions_of_person ON staff_sessions (user_id);
CREATE INDEX staff_sessions_ended ON staff_sessions (expires_at);
CREATE TRIGGER staff_session_ended AFTER DELETE ON staff_sessions
  FOR EACH ROW EXECUTE FUNCTION notify_session_ended();

CREATE TABLE staff_credentials (
  id                       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id                  uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  account_id               text NOT NULL,
  provider_id              text NOT NULL,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  password                 text,
  created_at               timestamptz NOT NULL,
  updated_at               timestamptz NOT NULL,
  UNIQUE (provider_id, account_id)
);
CREATE INDEX staff_credentials_of_person ON staff_credentials (user_id);

CREATE TABLE staff_verifications (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value      text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX staff_verifications_by_identifier ON staff_verifications (identifier);

-- As renters have them: what somebody proves themselves with beside the password.
CREATE TABLE staff_factors (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  kind          text NOT NULL CHECK (kind IN ('app', 'passkey')),
  name          text NOT NULL,
  sealed_secret text,
  last_step     bigint,
  credential_id text UNIQUE,
  public_key    text,
  counter       bigint,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz,
  CHECK ((kind = 'app') = (sealed_secret IS NOT NULL)),
  CHECK ((kind = 'passkey') = (credential_id IS NOT NULL AND public_key IS NOT NULL AND counter IS NOT NULL))
);
CREATE INDEX staff_factors_of_person ON staff_factors (user_id, created_at);

CREATE TABLE staff_recovery_codes (
  user_id     uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  code_digest text NOT NULL,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (user_id, code_digest)
);

CREATE TABLE staff_factor_challenges (
  key        text PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  payload    text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_factor_challenges_ended ON staff_factor_challenges (expires_at);
CREATE INDEX staff_factor_challenges_of_person ON staff_factor_challenges (user_id);

-- A link by mail: it sets the password, once. Only its digest is stored.
CREATE TABLE staff_invitations (
  token_digest text PRIMARY KEY,
  staff_id     uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX staff_invitations_of_person ON staff_invitations (staff_id);
CREATE INDEX staff_invitations_ended ON staff_invitations (expires_at);
