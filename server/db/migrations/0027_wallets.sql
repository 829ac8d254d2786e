-- A card that a phone or browser keeps: the renter knows it by the wallet's name.
ALTER TABLE payment_methods ADD COLUMN wallet text CHECK (wallet IN ('apple_pay', 'google_pay'));
