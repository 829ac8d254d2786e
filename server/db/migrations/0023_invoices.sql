-- What an accountant takes: invoices and credit notes, numbered without gaps, never changed.

CREATE TABLE invoice_counters (
  series text NOT NULL,
  year   integer NOT NULL,
  kind   text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  last   integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (series, year, kind)
);

CREATE TABLE invoices (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind            text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  series          text NOT NULL,                        -- of the seller
  year            integer NOT NULL,
  ordinal         integer NOT NULL,
  number          text NOT NULL UNIQUE,                 -- as printed
  booking_id      uuid NOT NULL REFERENCES bookings,
  company_id      uuid REFERENCES companies,            -- who owes it, when it is billed directly
  corrects        uuid REFERENCES invoices,             -- of a credit note: the invoice it takes back from
  payment_id      uuid UNIQUE REFERENCES payments,      -- the charge or (its first attempt) refund
  credit_entry_id uuid UNIQUE,                          -- the credit given back
  currency        text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  total           bigint NOT NULL CHECK (total >= 0),
  snapshot        jsonb NOT NULL,                       -- everything that is printed
  issued_at       timestamptz NOT NULL,
  UNIQUE (series, year, kind, ordinal),
  CHECK ((kind = 'credit-note') = (corrects IS NOT NULL))
);
CREATE INDEX invoices_of_booking ON invoices (booking_id, issued_at);
CREATE INDEX invoices_of_company ON invoices (company_id, issued_at) WHERE company_id IS NOT NULL;
CREATE INDEX invoices_by_issue ON invoices (issued_at);

CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoice % is issued and stays as it is', OLD.number;
END $$;
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
