-- A refund to a company is refused, or sent back weeks later, as one to a renter is: tried again in a row of its own.
ALTER TABLE company_payments
  ADD COLUMN attempt_of     uuid REFERENCES company_payments, -- the first attempt at the same refund
  ADD COLUMN check_again_at timestamptz,                      -- asked for or read again then; null: at once, or no more
  ADD CONSTRAINT company_attempts_are_refunds CHECK (attempt_of IS NULL OR kind = 'refund');
CREATE INDEX attempts_of_company_refund ON company_payments (attempt_of) WHERE attempt_of IS NOT NULL;
CREATE INDEX company_refunds_to_read ON company_payments (check_again_at) WHERE check_again_at IS NOT NULL;

-- What a statement has named and a bank sent back is on a later one once more, the other way round.
ALTER TABLE statement_lines DROP CONSTRAINT statement_lines_payment_id_key;
CREATE INDEX lines_of_company_payment ON statement_lines (payment_id) WHERE payment_id IS NOT NULL;
