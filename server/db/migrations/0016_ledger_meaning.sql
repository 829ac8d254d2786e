-- What a row of the ledger means stands in columns of its own. Its idempotency key says only that it is
-- this row and no other: no program reads anything else out of it from here on.

ALTER TABLE payments
  ADD COLUMN reason     text CHECK (reason <> ''),        -- of a refund: why the money goes back
  ADD COLUMN attempt_of uuid REFERENCES payments,         -- the first attempt at the same refund
  ADD COLUMN sample     boolean NOT NULL DEFAULT false;   -- came with the sample data; no provider moved it

ALTER TABLE credit_entries
  ADD COLUMN instead_of uuid UNIQUE REFERENCES payments;  -- the refund (its first attempt) that never arrived

-- Until now the keys said it:
--   refund:<charge>:<reason>, then #2, #3, ... or #by-hand for a further attempt
--   credit:<booking>:instead-of-<key of the refund's first attempt>
--   sample:...
UPDATE payments SET sample = true WHERE idempotency_key LIKE 'sample:%';

UPDATE payments again SET attempt_of = first.id
FROM payments first
WHERE again.kind = 'refund' AND again.idempotency_key LIKE '%#%'
  AND first.idempotency_key = split_part(again.idempotency_key, '#', 1);

UPDATE payments SET reason = CASE
  WHEN idempotency_key LIKE 'refund:%:support-%' THEN 'goodwill'
  WHEN idempotency_key LIKE 'refund:%:change-%' THEN 'change'
  WHEN idempotency_key LIKE 'refund:%:_%' THEN split_part(split_part(idempotency_key, '#', 1), ':', 3)
  ELSE coalesce((
    SELECT h.reason FROM booking_history h JOIN bookings b ON b.id = h.booking_id
    WHERE b.id = payments.booking_id AND h.to_status = b.status AND h.from_status <> h.to_status
    ORDER BY h.id DESC LIMIT 1), 'unknown')
  END
WHERE kind = 'refund';

UPDATE credit_entries SET reason = CASE
  WHEN reason LIKE 'support-%' THEN 'goodwill'
  WHEN reason LIKE 'change-unused-%' THEN 'change-unused'
  ELSE 'change'
  END
WHERE reason LIKE 'support-%' OR reason LIKE 'change-%';

-- Credit that stands for a refund is given for the refund's reason.
UPDATE credit_entries c SET instead_of = p.id, reason = p.reason
FROM payments p
WHERE p.booking_id = c.booking_id
  AND c.idempotency_key = 'credit:' || c.booking_id || ':instead-of-' || p.idempotency_key;

ALTER TABLE payments
  ADD CONSTRAINT refunds_have_a_reason CHECK ((kind = 'refund') = (reason IS NOT NULL)),
  ADD CONSTRAINT refunds_are_attempted CHECK (attempt_of IS NULL OR (kind = 'refund' AND attempt_of <> id));
ALTER TABLE credit_entries
  ADD CONSTRAINT credit_given_instead CHECK (instead_of IS NULL OR amount > 0);
