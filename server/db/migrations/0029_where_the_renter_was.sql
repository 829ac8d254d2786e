-- Where the renter was when a charge or hold was asked for; null when nobody was there. One key always sends
-- the same call, so this is written down and never guessed when the call is made again.
ALTER TABLE payments ADD COLUMN renter_at text
  CHECK (renter_at IN ('checkout', 'trip')),
  ADD CONSTRAINT renters_ask_for_charges_and_holds
  CHECK (renter_at IS NULL OR kind IN ('charge', 'deposit-hold'));
