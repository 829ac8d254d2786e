-- What companies owe: their invoices less credit notes less what they have paid.

ALTER TABLE companies
  ADD COLUMN credit_limit bigint CHECK (credit_limit >= 0); -- in each currency; null: as configured for all

CREATE TABLE company_payments (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES companies,
  amount      bigint NOT NULL CHECK (amount > 0),
  currency    text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  reference   text NOT NULL CHECK (reference <> ''), -- of the transfer, as the bank has it
  received_at timestamptz NOT NULL,
  UNIQUE (company_id, reference)
);
