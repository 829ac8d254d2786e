-- A renter whose car cannot be had is asked which of some others they want, until a stated time.
CREATE TABLE car_offers (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id  uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  reason      text NOT NULL CHECK (reason IN ('damaged', 'late', 'service', 'other')),
  answer_by   timestamptz NOT NULL,
  made_by     text NOT NULL,
  made_at     timestamptz NOT NULL,
  answer      text CHECK (answer IN ('taken', 'refunded', 'unanswered', 'withdrawn')),
  answered_at timestamptz,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
-- One question at a time.
CREATE UNIQUE INDEX open_offer_of_booking ON car_offers (booking_id) WHERE answered_at IS NULL;
CREATE INDEX car_offers_of_booking ON car_offers (booking_id, made_at);

-- The best stands first and is reserved until the answer.
CREATE TABLE offered_cars (
  offer_id uuid NOT NULL REFERENCES car_offers ON DELETE CASCADE,
  position integer NOT NULL,
  car_id   uuid NOT NULL REFERENCES cars,
  PRIMARY KEY (offer_id, position)
);

ALTER TABLE occupancies ADD COLUMN offer_id uuid UNIQUE REFERENCES car_offers ON DELETE CASCADE;
ALTER TABLE occupancies DROP CONSTRAINT occupancies_kind_check;
ALTER TABLE occupancies ADD CONSTRAINT occupancies_kind_check
  CHECK (kind IN ('booking', 'hold', 'block', 'change', 'offer'));
ALTER TABLE occupancies ADD CHECK ((kind = 'offer') = (offer_id IS NOT NULL));
