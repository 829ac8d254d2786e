-- What a renter is asked to pay for after a trip: shown to them with its evidence, taken once they agree, stay
-- silent or are decided against.
CREATE TABLE claims (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id   uuid NOT NULL REFERENCES bookings,
  kind         text NOT NULL CHECK (kind IN ('late', 'cleaning', 'fuel', 'toll', 'fine', 'damage')),
  amount       bigint NOT NULL CHECK (amount > 0),
  currency     text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  words        text NOT NULL CHECK (words <> ''),
  evidence     jsonb NOT NULL, -- as it was sealed, copied on the day of the claim
  status       text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'accepted', 'unanswered', 'objected',
                 'upheld', 'reduced', 'rejected', 'withdrawn')),
  made_by      text NOT NULL, -- somebody of staff by their id, or 'command line'
  made_at      timestamptz NOT NULL,
  answer_by    timestamptz NOT NULL,
  reminded_at  timestamptz,
  answered_at  timestamptz,
  objection    text,
  decided_by   text,
  decided_at   timestamptz,
  decision     text, -- why, in words for the renter
  reduced_to   bigint CHECK (reduced_to > 0 AND reduced_to < amount),
  withdrawn_by text,
  withdrawn_at timestamptz,
  withdrawal   text,
  -- When it was divided between hold and card; the hold is taken once, for all claims of a booking.
  divided_at   timestamptz,
  from_hold    bigint NOT NULL DEFAULT 0 CHECK (from_hold >= 0 AND from_hold <= amount),
  capture_id   uuid REFERENCES payments,
  settled_at   timestamptz, -- all of it was taken
  UNIQUE (booking_id, id),
  CHECK ((objection IS NULL) OR answered_at IS NOT NULL),
  CHECK (status <> 'reduced' OR reduced_to IS NOT NULL),
  CHECK ((status = 'withdrawn') = (withdrawn_at IS NOT NULL)),
  CHECK (from_hold = 0 OR capture_id IS NOT NULL),
  CHECK (answer_by > made_at),
  -- Nobody is decided against by whoever claimed.
  CHECK (decided_by IS NULL OR decided_by <> made_by)
);
CREATE INDEX claims_of_booking ON claims (booking_id, made_at);
CREATE INDEX claims_to_look_at ON claims (status, answer_by);
CREATE INDEX claims_of_capture ON claims (capture_id) WHERE capture_id IS NOT NULL;

-- What was charged or given back for a claim stands apart from what the rental costs.
ALTER TABLE payments ADD COLUMN claim_id uuid REFERENCES claims;
CREATE INDEX payments_of_claim ON payments (claim_id) WHERE claim_id IS NOT NULL;
ALTER TABLE credit_entries ADD COLUMN claim_id uuid REFERENCES claims;
