-- What colleagues tell each other about a booking or a renter. Renters do not read it.
CREATE TABLE desk_notes (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid REFERENCES bookings,
  user_id    uuid REFERENCES users ON DELETE CASCADE,
  text       text NOT NULL,
  author     text NOT NULL, -- the id of somebody of staff, or 'command line'
  at         timestamptz NOT NULL,
  CHECK ((booking_id IS NULL) <> (user_id IS NULL))
);
CREATE INDEX notes_of_booking ON desk_notes (booking_id, id) WHERE booking_id IS NOT NULL;
CREATE INDEX notes_of_renter ON desk_notes (user_id, id) WHERE user_id IS NOT NULL;

-- What a renter was sent.
CREATE INDEX mail_of_renter ON outgoing_mail (user_id, created_at) WHERE user_id IS NOT NULL;
