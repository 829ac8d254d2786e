-- Money moves are rows, never an update of a balance.

CREATE TABLE payments (
  id                uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id        uuid NOT NULL REFERENCES bookings,
  kind              text NOT NULL CHECK (kind IN
                    ('charge', 'refund', 'deposit-hold', 'deposit-release', 'deposit-capture')),
  status            text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
  amount            bigint NOT NULL CHECK (amount >= 0),
  currency          text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  payment_method_id uuid REFERENCES payment_methods,
  provider          text NOT NULL,
  provider_ref      text,
  idempotency_key   text NOT NULL UNIQUE,
  failure_code      text,
  created_at        timestamptz NOT NULL,
  updated_at        timestamptz NOT NULL
);
CREATE INDEX payments_of_booking ON payments (booking_id, created_at);
CREATE UNIQUE INDEX payments_by_provider_ref ON payments (provider, kind, provider_ref) WHERE provider_ref IS NOT NULL;

CREATE TABLE credit_entries (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id         uuid NOT NULL REFERENCES users,
  currency        text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  amount          bigint NOT NULL CHECK (amount <> 0), -- positive: given; negative: used
  reason          text NOT NULL,
  booking_id      uuid REFERENCES bookings,
  idempotency_key text NOT NULL UNIQUE,
  created_at      timestamptz NOT NULL
);
CREATE INDEX credit_of_user ON credit_entries (user_id, currency);

CREATE TABLE promo_codes (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code        text NOT NULL UNIQUE CHECK (code = upper(code)),
  label       text NOT NULL,
  percentage  integer CHECK (percentage BETWEEN 1 AND 100),
  amount      bigint CHECK (amount > 0),
  currency    text CHECK (currency IN ('EUR', 'USD')),
  city_id     text REFERENCES cities, -- null: every city
  valid_from  timestamptz NOT NULL,
  valid_until timestamptz NOT NULL,
  CHECK ((percentage IS NULL) <> (amount IS NULL)),
  CHECK ((amount IS NULL) = (currency IS NULL)),
  CHECK (valid_from < valid_until)
);

CREATE TABLE promo_redemptions (
  promo_code_id uuid NOT NULL REFERENCES promo_codes,
  user_id       uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  booking_id    uuid REFERENCES bookings,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (promo_code_id, user_id) -- once per renter
);
