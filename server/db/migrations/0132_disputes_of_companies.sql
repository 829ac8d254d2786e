-- A cardholder disputes what paid a company's statement: a case of its own, and what the bank took as rows of the
-- company's ledger.
ALTER TABLE company_payments
  DROP CONSTRAINT company_payments_kind_check,
  ADD CONSTRAINT company_payments_kind_check CHECK (kind IN
    ('transfer', 'card', 'refund', 'dispute', 'dispute-reversal')),
  DROP CONSTRAINT company_refunds_name_their_payment,
  ADD CONSTRAINT company_payments_name_what_they_undo CHECK
    ((kind IN ('transfer', 'card')) = (parent_id IS NULL));

CREATE TABLE company_disputes (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id      uuid NOT NULL REFERENCES company_payments, -- by card, that is disputed
  provider        text NOT NULL,
  provider_ref    text NOT NULL,
  amount          bigint NOT NULL CHECK (amount > 0),
  currency        text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  reason          text NOT NULL CHECK (reason <> ''),
  status          text NOT NULL CHECK (status IN
                  ('inquiry', 'inquiry-closed', 'needs-response', 'under-review', 'won', 'lost')),
  evidence_due_by timestamptz,
  opened_at       timestamptz NOT NULL,
  closed_at       timestamptz,
  UNIQUE (provider, provider_ref),
  CHECK ((closed_at IS NULL) = (status IN ('inquiry', 'needs-response', 'under-review')))
);
CREATE INDEX disputes_of_company_payment ON company_disputes (payment_id);
