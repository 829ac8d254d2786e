-- Goes up with every edit: whoever edits a promo code names the version they looked at.
ALTER TABLE promo_codes ADD COLUMN version integer NOT NULL DEFAULT 1;
