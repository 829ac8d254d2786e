-- A currency may have a payment account of its own. Customers, cards and payments belong to one account; what
-- there was belongs to the main one.
CREATE TABLE payment_customers (
  user_id    uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  account    text NOT NULL,
  ref        text NOT NULL UNIQUE,
  PRIMARY KEY (user_id, account)
);
INSERT INTO payment_customers (user_id, account, ref)
SELECT id, 'main', payment_customer_ref FROM users WHERE payment_customer_ref IS NOT NULL;
ALTER TABLE users DROP COLUMN payment_customer_ref;

ALTER TABLE payment_methods ADD COLUMN account text NOT NULL DEFAULT 'main';
ALTER TABLE card_setups ADD COLUMN account text NOT NULL DEFAULT 'main';
ALTER TABLE payments ADD COLUMN account text NOT NULL DEFAULT 'main';
ALTER TABLE company_payments ADD COLUMN account text NOT NULL DEFAULT 'main';

-- The simulator's other accounts, each as much apart as at the vendor.
CREATE SCHEMA simulator_eur;
CREATE TABLE simulator_eur.stripe_account (LIKE simulator.stripe_account INCLUDING ALL);
CREATE TABLE simulator_eur.stripe_objects (LIKE simulator.stripe_objects INCLUDING ALL);
CREATE TABLE simulator_eur.stripe_answers (LIKE simulator.stripe_answers INCLUDING ALL);
CREATE TABLE simulator_eur.stripe_deliveries (LIKE simulator.stripe_deliveries INCLUDING ALL);
CREATE SCHEMA simulator_usd;
CREATE TABLE simulator_usd.stripe_account (LIKE simulator.stripe_account INCLUDING ALL);
CREATE TABLE simulator_usd.stripe_objects (LIKE simulator.stripe_objects INCLUDING ALL);
CREATE TABLE simulator_usd.stripe_answers (LIKE simulator.stripe_answers INCLUDING ALL);
CREATE TABLE simulator_usd.stripe_deliveries (LIKE simulator.stripe_deliveries INCLUDING ALL);
