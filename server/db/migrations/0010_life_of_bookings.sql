-- What drives a booking, and what keeps it on its tracks.

-- When a booking next needs attention; null when nothing more will happen by itself.
ALTER TABLE bookings ADD COLUMN next_step_at timestamptz;
CREATE INDEX bookings_by_next_step ON bookings (next_step_at) WHERE next_step_at IS NOT NULL;

-- One living booking per quote: a second click, tab or retry finds the first.
CREATE UNIQUE INDEX one_booking_per_quote ON bookings (quote_id)
  WHERE quote_id IS NOT NULL AND status NOT IN ('payment-failed', 'cancelled', 'cancelled-by-user', 'security-deposit-failed');

-- A refund names its charge, a release or capture its hold.
ALTER TABLE payments ADD COLUMN parent_id uuid REFERENCES payments;
CREATE INDEX payments_pending ON payments (booking_id) WHERE status = 'pending';

-- While a change is being paid, the time it adds is kept beside the booking's own.
ALTER TABLE occupancies ADD COLUMN change_request_id uuid REFERENCES requests ON DELETE CASCADE;
CREATE INDEX occupancies_of_change ON occupancies (change_request_id) WHERE change_request_id IS NOT NULL;
ALTER TABLE occupancies DROP CONSTRAINT occupancies_kind_check;
ALTER TABLE occupancies ADD CONSTRAINT occupancies_kind_check
  CHECK (kind IN ('booking', 'hold', 'maintenance', 'change'));
ALTER TABLE occupancies ADD CHECK ((kind = 'change') = (change_request_id IS NOT NULL));

-- The guard behind the transition table of the rules; a test compares the two.
CREATE TABLE booking_transitions (
  from_status text NOT NULL,
  to_status   text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
INSERT INTO booking_transitions VALUES
  ('pending', 'booked'), ('pending', 'security-deposit-pending'), ('pending', 'payment-failed'),
  ('pending', 'cancelled'),
  ('security-deposit-pending', 'booked'), ('security-deposit-pending', 'security-deposit-retry'),
  ('security-deposit-pending', 'cancelled-by-user'), ('security-deposit-pending', 'cancelled'),
  ('security-deposit-retry', 'booked'), ('security-deposit-retry', 'security-deposit-failed'),
  ('security-deposit-retry', 'cancelled-by-user'), ('security-deposit-retry', 'cancelled'),
  ('booked', 'active'), ('booked', 'cancelled-by-user'), ('booked', 'cancelled'),
  ('confirmed', 'active'), ('confirmed', 'cancelled-by-user'), ('confirmed', 'cancelled'),
  ('active', 'completed'), ('completed', 'processed'), ('completed', 'review'),
  ('review', 'processed'), ('processed', 'finished');

CREATE FUNCTION keep_to_transitions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> OLD.status AND NOT EXISTS (
    SELECT FROM booking_transitions WHERE from_status = OLD.status AND to_status = NEW.status
  ) THEN
    RAISE EXCEPTION 'a booking does not go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER booking_transition BEFORE UPDATE OF status ON bookings
  FOR EACH ROW EXECUTE FUNCTION keep_to_transitions();

CREATE FUNCTION tell_booking_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('booking_changed', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER booking_changed AFTER UPDATE OF status, updated_at ON bookings
  FOR EACH ROW EXECUTE FUNCTION tell_booking_changed();
