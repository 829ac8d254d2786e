-- Which request a payment was asked for by, and on which occasion something was given back: until now only the keys that
-- providers are sent said so.
ALTER TABLE payments
  ADD COLUMN request_id uuid REFERENCES requests ON DELETE SET NULL,
  ADD COLUMN occasion text;
ALTER TABLE credit_entries ADD COLUMN occasion text;

-- A key ends with its request: by that one equality the tables are joined, and the rest is asked of the pairs.
UPDATE payments SET request_id = request.id
  FROM requests AS request
  WHERE right(payments.idempotency_key, 36) = request.id::text
    AND payments.idempotency_key IN (
      'change:' || request.id,
      'deposit:' || payments.booking_id || ':' || request.id,
      'claim:' || payments.claim_id || ':' || request.id);
UPDATE payments SET occasion = substr(idempotency_key, length('refund:' || parent_id || ':' || reason || ':') + 1)
  WHERE starts_with(idempotency_key, 'refund:' || parent_id || ':' || reason || ':') AND attempt_of IS NULL;
UPDATE credit_entries SET occasion = substr(idempotency_key, length('credit:' || booking_id || ':' || reason || ':') + 1)
  WHERE starts_with(idempotency_key, 'credit:' || booking_id || ':' || reason || ':');

CREATE INDEX payments_of_request ON payments (request_id) WHERE request_id IS NOT NULL;
