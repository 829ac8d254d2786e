-- When a hold ends by itself is for the provider to say; nobody counts days.
ALTER TABLE payments ADD COLUMN holds_until timestamptz;
UPDATE payments SET holds_until = updated_at + interval '7 days'
WHERE kind = 'deposit-hold' AND status = 'succeeded';
ALTER TABLE payments ADD CONSTRAINT holds_have_an_end
  CHECK ((holds_until IS NOT NULL) = (kind = 'deposit-hold' AND status = 'succeeded'));

-- A release has a reason when it was not ours: the hold has lapsed.
ALTER TABLE payments DROP CONSTRAINT refunds_have_a_reason;
ALTER TABLE payments ADD CONSTRAINT refunds_have_a_reason CHECK (
  CASE kind WHEN 'refund' THEN reason IS NOT NULL WHEN 'deposit-release' THEN true ELSE reason IS NULL END);

-- The simulator ends its holds in time.
CREATE INDEX stripe_holds ON simulator.stripe_objects (created)
  WHERE object = 'payment_intent' AND body->>'status' = 'requires_capture';
