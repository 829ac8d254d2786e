-- A cardholder turns to their bank: a case on the booking, with what the bank took as rows of the ledger.

ALTER TABLE payments
  DROP CONSTRAINT payments_kind_check,
  ADD CONSTRAINT payments_kind_check CHECK (kind IN
    ('charge', 'refund', 'deposit-hold', 'deposit-release', 'deposit-capture',
     'dispute', 'dispute-reversal')),
  ADD CONSTRAINT disputes_name_their_charge CHECK
    (kind NOT IN ('dispute', 'dispute-reversal') OR parent_id IS NOT NULL);

CREATE TABLE disputes (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id      uuid NOT NULL REFERENCES bookings,
  payment_id      uuid NOT NULL REFERENCES payments, -- the charge that is disputed
  provider        text NOT NULL,
  provider_ref    text NOT NULL,
  amount          bigint NOT NULL CHECK (amount > 0),
  currency        text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  reason          text NOT NULL CHECK (reason <> ''),
  status          text NOT NULL CHECK (status IN
                  ('inquiry', 'inquiry-closed', 'needs-response', 'under-review', 'won', 'lost')),
  evidence_due_by timestamptz,
  -- What a cancellation would have given back of it, had it not been disputed: given when it is won.
  owed_to_card    bigint NOT NULL DEFAULT 0 CHECK (owed_to_card >= 0),
  owed_to_credit  bigint NOT NULL DEFAULT 0 CHECK (owed_to_credit >= 0),
  opened_at       timestamptz NOT NULL,
  closed_at       timestamptz,
  UNIQUE (provider, provider_ref),
  CHECK (owed_to_card + owed_to_credit <= amount),
  CHECK ((closed_at IS NULL) = (status IN ('inquiry', 'needs-response', 'under-review')))
);
CREATE INDEX disputes_of_booking ON disputes (booking_id);
