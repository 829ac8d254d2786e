-- A promo code is listed to those whom it was given to, and to everybody where it is public.
ALTER TABLE promo_codes ADD COLUMN is_public boolean NOT NULL DEFAULT false;

CREATE TABLE promo_grants (
  promo_code_id uuid NOT NULL REFERENCES promo_codes,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (promo_code_id, user_id)
);
CREATE INDEX promo_grants_of_user ON promo_grants (user_id);
