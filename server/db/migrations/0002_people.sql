-- People, the companies they drive for, and what proves who they are.

CREATE TABLE companies (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name       text NOT NULL,
  address    text NOT NULL,
  vat        text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE users (
  id                   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name                 text NOT NULL,
  email                text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified       boolean NOT NULL DEFAULT false,
  image                text,
  admin                boolean NOT NULL DEFAULT false,
  disabled             boolean NOT NULL DEFAULT false,
  phone_code           text,
  phone_country        text,
  phone_number         text,
  birthdate            date,
  address              text,
  tax_number           text,
  company_id           uuid REFERENCES companies,
  licence_verified     boolean NOT NULL DEFAULT false,
  identity_verified    boolean NOT NULL DEFAULT false,
  payment_customer_ref text UNIQUE,
  creation_source      text NOT NULL DEFAULT 'web',
  created_at           timestamptz NOT NULL,
  updated_at           timestamptz NOT NULL
);

-- The next four tables are written by the sign-in library.
CREATE TABLE sessions (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token      text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE credentials (
  id                       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id                  uuid NOT NULL REFERENCES users ON DELETE CASCADE,
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
CREATE INDEX credentials_of_user ON credentials (user_id);

CREATE TABLE verifications (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value      text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX verifications_by_identifier ON verifications (identifier);

CREATE TABLE rate_limits (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key          text NOT NULL UNIQUE,
  count        integer NOT NULL,
  last_request bigint NOT NULL
);

CREATE TABLE document_requests (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  status     text NOT NULL CHECK (status IN ('pending', 'processing', 'success', 'failure')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX document_requests_of_user ON document_requests (user_id, created_at DESC);

CREATE TABLE document_validations (
  id                  uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  document_request_id uuid NOT NULL REFERENCES document_requests ON DELETE CASCADE,
  action              text NOT NULL CHECK (action IN ('approve', 'revoke')),
  status              text NOT NULL CHECK (status IN ('pending', 'accepted', 'rejected')),
  inquiry_id          text,
  provider_status     text CHECK (provider_status IN
                      ('created', 'completed', 'failed', 'expired', 'needs_review', 'approved', 'declined')),
  created_at          timestamptz NOT NULL,
  updated_at          timestamptz NOT NULL
);
CREATE INDEX validations_of_request ON document_validations (document_request_id, created_at DESC);

CREATE TABLE payment_methods (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id      uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider_ref text NOT NULL UNIQUE,
  brand        text NOT NULL,
  last4        text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
  exp_month    integer NOT NULL CHECK (exp_month BETWEEN 1 AND 12),
  exp_year     integer NOT NULL,
  funding      text NOT NULL CHECK (funding IN ('credit', 'debit')),
  created_at   timestamptz NOT NULL,
  removed_at   timestamptz
);
CREATE INDEX payment_methods_of_user ON payment_methods (user_id, created_at DESC) WHERE removed_at IS NULL;
