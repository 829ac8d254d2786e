-- What is paid once per additional driver; a city has at most one such extra.
ALTER TABLE extras ADD COLUMN per_driver boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX driver_extra_of_city ON extras (city_id) WHERE per_driver;
UPDATE extras SET per_driver = true WHERE id IN ('lisbon-driver', 'new-york-driver', 'paris-driver');

-- How many of a line: of additional drivers and of young ones, how many people.
ALTER TABLE booking_items ADD COLUMN quantity integer NOT NULL DEFAULT 1 CHECK (quantity >= 1);

-- Who else may drive. An invitation is for whoever has confirmed the address it was sent to.
CREATE TABLE booking_drivers (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id         uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  email              text, -- null once the person is forgotten
  user_id            uuid REFERENCES users, -- null until accepted
  invited_at         timestamptz NOT NULL,
  accepted_at        timestamptz,
  left_at            timestamptz,
  removed_at         timestamptz,
  agreed_fee_per_day bigint NOT NULL DEFAULT 0 CHECK (agreed_fee_per_day >= 0),
  was_cleared        boolean, -- whether they were allowed to drive at delivery; null before
  created_at         timestamptz NOT NULL,
  ordinal            bigint GENERATED ALWAYS AS IDENTITY, -- in the order in which they were named
  CHECK (accepted_at IS NOT NULL OR user_id IS NULL)
);
CREATE UNIQUE INDEX driver_invited_once ON booking_drivers (booking_id, email) WHERE removed_at IS NULL;
CREATE INDEX drivers_of_booking ON booking_drivers (booking_id, ordinal);
CREATE INDEX drivers_by_email ON booking_drivers (email) WHERE removed_at IS NULL;
CREATE INDEX drivers_of_user ON booking_drivers (user_id);
