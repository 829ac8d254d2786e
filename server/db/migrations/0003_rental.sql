-- From a price to a finished trip. The truths the database itself keeps are here.

CREATE TABLE quotes (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid REFERENCES users ON DELETE CASCADE, -- null: asked by a visitor
  asset_id   uuid NOT NULL REFERENCES assets,
  city_id    text NOT NULL REFERENCES cities,
  starts_at  timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL,
  choices    jsonb NOT NULL,
  price      jsonb NOT NULL,
  total      bigint NOT NULL CHECK (total >= 0),
  currency   text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (starts_at < ends_at)
);
CREATE INDEX quotes_by_expiry ON quotes (expires_at);

CREATE TABLE holds (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id     uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  asset_id    uuid NOT NULL REFERENCES assets,
  starts_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  released_at timestamptz,
  CHECK (starts_at < ends_at)
);
CREATE UNIQUE INDEX one_hold_each ON holds (user_id) WHERE released_at IS NULL;
CREATE INDEX holds_by_expiry ON holds (expires_at) WHERE released_at IS NULL;

CREATE TABLE bookings (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reference          text NOT NULL UNIQUE CHECK (reference ~ '^[2-9A-HJKMNP-Z]{8}$'),
  user_id            uuid NOT NULL REFERENCES users,
  company_id         uuid REFERENCES companies,
  asset_id           uuid NOT NULL REFERENCES assets,
  city_id            text NOT NULL REFERENCES cities,
  quote_id           uuid REFERENCES quotes ON DELETE SET NULL,
  status             text NOT NULL CHECK (status IN (
    'pending', 'confirmed', 'booked', 'active', 'completed', 'finished', 'processed', 'review',
    'cancelled', 'cancelled-by-user', 'security-deposit-pending', 'security-deposit-retry',
    'security-deposit-failed', 'payment-failed')),
  payment_profile    text NOT NULL CHECK (payment_profile IN ('personal', 'business')),
  payment_method_id  uuid REFERENCES payment_methods,
  payment_option     text NOT NULL DEFAULT 'pay-per-day' CHECK (payment_option = 'pay-per-day'),
  starts_at          timestamptz NOT NULL,
  ends_at            timestamptz NOT NULL,
  delivery_latitude  double precision NOT NULL,
  delivery_longitude double precision NOT NULL,
  delivery_name      text NOT NULL,
  return_latitude    double precision NOT NULL,
  return_longitude   double precision NOT NULL,
  return_name        text NOT NULL,
  price_per_day      bigint NOT NULL CHECK (price_per_day > 0),
  total              bigint NOT NULL CHECK (total >= 0),
  currency           text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  asset_snapshot     jsonb NOT NULL, -- the car as it was when booked
  created_at         timestamptz NOT NULL,
  updated_at         timestamptz NOT NULL,
  CHECK (starts_at < ends_at),
  CHECK ((payment_profile = 'business') = (company_id IS NOT NULL))
);
CREATE INDEX bookings_of_user ON bookings (user_id, created_at DESC);
CREATE INDEX bookings_of_asset ON bookings (asset_id);
CREATE INDEX bookings_by_status ON bookings (status, starts_at);

CREATE TABLE booking_items (
  booking_id  uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  position    integer NOT NULL,
  kind        text NOT NULL CHECK (kind IN
              ('car', 'insurance', 'extra', 'young-driver', 'promo', 'credit', 'change-fee')),
  ref         text,
  label       text NOT NULL,
  days        integer NOT NULL CHECK (days >= 0),
  unit_amount bigint NOT NULL,
  amount      bigint NOT NULL,
  snapshot    jsonb,
  PRIMARY KEY (booking_id, position)
);

CREATE TABLE booking_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id  uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  from_status text,
  to_status   text NOT NULL,
  reason      text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE INDEX history_of_booking ON booking_history (booking_id, id);

-- When a car is not free. The insert is the check: two live rows of one car never overlap,
-- whatever code, node or race wrote them. A row that no longer counts is deleted.
CREATE TABLE occupancies (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  asset_id   uuid NOT NULL REFERENCES assets ON DELETE CASCADE,
  city_id    text NOT NULL REFERENCES cities,
  during     tstzrange NOT NULL, -- the turnaround is inside the range, so the constraint sees it
  kind       text NOT NULL CHECK (kind IN ('booking', 'hold', 'maintenance')),
  booking_id uuid UNIQUE REFERENCES bookings ON DELETE CASCADE,
  hold_id    uuid UNIQUE REFERENCES holds ON DELETE CASCADE,
  CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)),
  CHECK (lower_inc(during) AND NOT upper_inc(during)),
  CHECK ((kind = 'booking') = (booking_id IS NOT NULL)),
  CHECK ((kind = 'hold') = (hold_id IS NOT NULL)),
  CONSTRAINT never_double_booked EXCLUDE USING gist (asset_id WITH =, during WITH &&)
);
-- "Which cars of this city are taken in this window", without asking car by car.
CREATE INDEX occupancies_by_city ON occupancies USING gist (city_id, during);

CREATE TABLE requests (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind       text NOT NULL,
  status     text NOT NULL CHECK (status IN ('pending', 'accepted', 'failure')),
  payload    jsonb NOT NULL,
  result     jsonb,
  error_code text,
  booking_id uuid REFERENCES bookings ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status = 'failure') = (error_code IS NOT NULL))
);
CREATE INDEX requests_of_user ON requests (user_id, created_at DESC);
CREATE INDEX requests_open ON requests (created_at) WHERE status = 'pending';

CREATE FUNCTION tell_request_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('request_changed', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER request_changed AFTER INSERT OR UPDATE ON requests
  FOR EACH ROW EXECUTE FUNCTION tell_request_changed();

CREATE TABLE reviews (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  asset_id    uuid NOT NULL REFERENCES assets ON DELETE CASCADE,
  booking_id  uuid UNIQUE REFERENCES bookings ON DELETE SET NULL,
  user_id     uuid REFERENCES users ON DELETE SET NULL,
  user_name   text NOT NULL,
  rating      integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comfort     integer CHECK (comfort BETWEEN 1 AND 5),
  drive       integer CHECK (drive BETWEEN 1 AND 5),
  accuracy    integer CHECK (accuracy BETWEEN 1 AND 5),
  safety      integer CHECK (safety BETWEEN 1 AND 5),
  value       integer CHECK (value BETWEEN 1 AND 5),
  description text NOT NULL,
  created_at  timestamptz NOT NULL
);
CREATE INDEX reviews_of_asset ON reviews (asset_id, created_at DESC);
