-- What the desk put together for a renter on the phone: the car is held and a link to pay is sent.
CREATE TABLE phone_bookings (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  city_id       text NOT NULL REFERENCES cities,
  user_id       uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  car_id        uuid NOT NULL REFERENCES cars,
  starts_at     timestamptz NOT NULL,
  ends_at       timestamptz NOT NULL,
  trip          jsonb NOT NULL,
  total         bigint NOT NULL,
  currency      text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  made_by       text NOT NULL,
  created_at    timestamptz NOT NULL,
  sent_at       timestamptz NOT NULL,
  held_until    timestamptz NOT NULL,
  opened_at     timestamptz,
  taken_back_at timestamptz,
  booking_id    uuid REFERENCES bookings ON DELETE SET NULL,
  CHECK (starts_at < ends_at)
);
CREATE INDEX phone_bookings_of_city ON phone_bookings (city_id, created_at DESC);
CREATE INDEX phone_bookings_of_renter ON phone_bookings (user_id, held_until);
CREATE INDEX phone_bookings_of_booking ON phone_bookings (booking_id) WHERE booking_id IS NOT NULL;

-- The desk sees what becomes of its links as it happens.
CREATE TRIGGER link_sent_in_city AFTER INSERT ON phone_bookings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
CREATE TRIGGER link_changed_in_city AFTER UPDATE ON phone_bookings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
