-- A step of a booking's history is its kind, what is said of it, and the record it is about: each in a column of its own.
ALTER TABLE booking_history
  ADD COLUMN kind text,
  ADD COLUMN detail text,
  ADD COLUMN record text;

UPDATE booking_history SET
  kind = CASE WHEN reason LIKE 'dispute %' THEN 'dispute' ELSE split_part(reason, ':', 1) END,
  detail = CASE
    WHEN reason LIKE 'dispute %' THEN substr(reason, length('dispute ') + 1)
    WHEN split_part(reason, ':', 1) IN ('changed', 'car', 'offer', 'delivery-later') THEN NULL
    WHEN position(':' IN reason) > 0 THEN btrim(substr(reason, position(':' IN reason) + 1))
  END,
  record = CASE
    WHEN split_part(reason, ':', 1) IN ('changed', 'car', 'offer')
      THEN nullif(split_part(reason, ':', 2), '')
  END;

-- What has no name among these is what a provider said of a payment, or why we cancelled.
UPDATE booking_history SET
  detail = reason,
  kind = CASE WHEN to_status = 'cancelled' THEN 'cancelled-by-support' ELSE 'payment-declined' END
WHERE kind NOT IN (
  'requested', 'paid', 'payment-declined', 'company-account', 'deposit-authorised', 'deposit-refused',
  'moved-later', 'card-changed', 'changed', 'car', 'offer', 'offer-declined', 'delivery-later', 'sealed',
  'mark-added', 'delivered', 'returned', 'damage-reported', 'deposit-released', 'deposit-taken', 'invoiced',
  'settled', 'user-cancel', 'no-show', 'cancelled-by-support', 'abandoned', 'support-change',
  'support-cancel', 'support-process', 'support-refund', 'support-settle', 'refund-failed', 'dispute',
  'claim-made', 'claim-accepted', 'claim-unanswered', 'claim-objected', 'claim-decided', 'claim-taken',
  'claim-unpaid', 'claim-withdrawn');

ALTER TABLE booking_history
  ALTER COLUMN kind SET NOT NULL,
  DROP COLUMN reason;
