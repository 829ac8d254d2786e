-- What companies are sent when a month has ended, and what they pay of it by card.

ALTER TABLE companies
  ADD COLUMN billing_email  text CHECK (billing_email <> ''),                 -- null: nothing is emailed
  ADD COLUMN stated_through text CHECK (stated_through ~ '^\d{4}-\d{2}$');    -- the last month that has its statements
CREATE INDEX companies_to_state ON companies (stated_through);

ALTER TABLE users
  ADD COLUMN company_admin boolean NOT NULL DEFAULT false; -- sees and pays the statements of their company

CREATE TABLE statements (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id      uuid NOT NULL REFERENCES companies,
  month           text NOT NULL CHECK (month ~ '^\d{4}-\d{2}$'),
  currency        text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  brought_forward bigint NOT NULL,                 -- what the last one ended with; negative: too much was paid
  closing         bigint NOT NULL,
  due_on          date NOT NULL,
  reminders       integer NOT NULL DEFAULT 0,      -- how many were due so far
  snapshot        jsonb NOT NULL,                  -- to whom, from whom and how to pay, as printed
  made_at         timestamptz NOT NULL,
  UNIQUE (company_id, currency, month)
);
CREATE INDEX statements_by_due_date ON statements (due_on);

-- The company's side of the ledger: transfers marked by hand, cards charged in the wallet, and what went back.
ALTER TABLE company_payments
  ADD COLUMN kind              text NOT NULL DEFAULT 'transfer' CHECK (kind IN ('transfer', 'card', 'refund')),
  ADD COLUMN status            text NOT NULL DEFAULT 'succeeded' CHECK (status IN ('pending', 'succeeded', 'failed')),
  ADD COLUMN statement_id      uuid REFERENCES statements,
  ADD COLUMN user_id           uuid REFERENCES users,            -- whose card
  ADD COLUMN payment_method_id uuid REFERENCES payment_methods,
  ADD COLUMN parent_id         uuid REFERENCES company_payments, -- of a refund: the card payment
  ADD COLUMN provider          text,
  ADD COLUMN provider_ref      text,
  ADD COLUMN failure_code      text,
  ADD COLUMN updated_at        timestamptz,
  ADD CONSTRAINT company_refunds_name_their_payment CHECK ((kind = 'refund') = (parent_id IS NOT NULL)),
  ADD CONSTRAINT company_cards_name_their_provider CHECK ((kind = 'transfer') = (provider IS NULL));
UPDATE company_payments SET updated_at = received_at;
ALTER TABLE company_payments ALTER COLUMN updated_at SET NOT NULL;
CREATE UNIQUE INDEX one_card_at_a_time ON company_payments (statement_id)
  WHERE kind = 'card' AND status = 'pending';
CREATE INDEX company_payments_by_provider_ref ON company_payments (provider, provider_ref)
  WHERE provider_ref IS NOT NULL;
CREATE INDEX company_payments_under_way ON company_payments (updated_at) WHERE status = 'pending';

-- Every invoice, credit note and payment of a company is on one statement, and on no other.
CREATE TABLE statement_lines (
  statement_id uuid NOT NULL REFERENCES statements,
  invoice_id   uuid UNIQUE REFERENCES invoices,
  payment_id   uuid UNIQUE REFERENCES company_payments,
  amount       bigint NOT NULL, -- what it adds to what is owed; of credit notes and payments negative
  CHECK ((invoice_id IS NULL) <> (payment_id IS NULL))
);
CREATE INDEX lines_of_statement ON statement_lines (statement_id);
