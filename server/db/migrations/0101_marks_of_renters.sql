-- Marks that a renter adds to a sealed delivery. The seal stays as it is; each addition has a digest of its own, over
-- the seal and over the addition before it.
CREATE TABLE renter_marks (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings,
  position   integer NOT NULL CHECK (position > 0),
  kind       text NOT NULL,
  side       text NOT NULL,
  across     double precision NOT NULL,
  down       double precision NOT NULL,
  words      text NOT NULL,
  added_at   timestamptz NOT NULL,
  digest     text NOT NULL UNIQUE,
  UNIQUE (booking_id, position)
);
CREATE TRIGGER renter_marks_stay BEFORE UPDATE OR DELETE ON renter_marks
  FOR EACH ROW EXECUTE FUNCTION handovers_only_grow();
