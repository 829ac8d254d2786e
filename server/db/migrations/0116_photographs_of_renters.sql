-- What a renter photographed: with a mark of their own, or with an objection to what they are asked to pay for.
CREATE TABLE renter_photographs (
  booking_id uuid NOT NULL REFERENCES bookings,
  digest     text NOT NULL REFERENCES evidence_files,
  sent_at    timestamptz NOT NULL,
  PRIMARY KEY (booking_id, digest)
);
CREATE TRIGGER renter_photographs_stay BEFORE UPDATE OR DELETE ON renter_photographs
  FOR EACH ROW EXECUTE FUNCTION handovers_only_grow();

ALTER TABLE renter_marks ADD COLUMN photo text;

-- Objections as they were made: a chain of their own for each booking, as a renter's marks are.
CREATE TABLE objections (
  booking_id uuid NOT NULL REFERENCES bookings,
  position   integer NOT NULL CHECK (position > 0),
  claim_id   uuid NOT NULL REFERENCES claims,
  words      text NOT NULL,
  photo      text,
  made_at    timestamptz NOT NULL,
  digest     text NOT NULL UNIQUE,
  PRIMARY KEY (booking_id, position),
  UNIQUE (claim_id)
);
CREATE TRIGGER objections_stay BEFORE UPDATE OR DELETE ON objections
  FOR EACH ROW EXECUTE FUNCTION handovers_only_grow();

ALTER TABLE evidence_heads DROP CONSTRAINT evidence_heads_chain_check;
ALTER TABLE evidence_heads ADD CHECK (chain IN ('events', 'marks', 'decisions', 'files', 'objections'));
