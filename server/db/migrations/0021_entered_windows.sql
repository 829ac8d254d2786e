-- The strictest cancellation window a booking was in when it was changed stays with it: so much of what the
-- card had paid until then comes back as credit only, and so much more it costs to cancel.
ALTER TABLE bookings
  ADD COLUMN credit_only bigint NOT NULL DEFAULT 0 CHECK (credit_only >= 0),
  ADD COLUMN entered_fee bigint NOT NULL DEFAULT 0 CHECK (entered_fee >= 0);
