-- What card providers tell us, and the provider that is simulated.

-- Some banks do not say what kind of card they issued.
ALTER TABLE payment_methods DROP CONSTRAINT payment_methods_funding_check;
ALTER TABLE payment_methods ADD CONSTRAINT payment_methods_funding_check
  CHECK (funding IN ('credit', 'debit', 'unknown'));

-- A removed card is ours to forget at once; the provider forgets it when it can be reached.
ALTER TABLE payment_methods ADD COLUMN detached_at timestamptz;
CREATE INDEX cards_to_detach ON payment_methods (removed_at)
  WHERE removed_at IS NOT NULL AND detached_at IS NULL;

-- Which card form at the provider belongs to which request of ours.
CREATE TABLE card_setups (
  request_id   uuid PRIMARY KEY REFERENCES requests ON DELETE CASCADE,
  provider_ref text NOT NULL UNIQUE,
  created_at   timestamptz NOT NULL
);

CREATE TABLE webhook_events (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider    text NOT NULL,
  event_id    text NOT NULL,
  subject     text NOT NULL,
  ref         text NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at  timestamptz,
  UNIQUE (provider, event_id) -- a repeated event is the same event
);

-- The simulated providers keep what they know apart from the product, as if it were elsewhere.
CREATE SCHEMA IF NOT EXISTS simulator;

CREATE TABLE simulator.stripe_account (
  only_row        boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  secret_key      text NOT NULL,
  publishable_key text NOT NULL,
  webhook_secret  text NOT NULL,
  controls        jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE simulator.stripe_objects (
  object  text NOT NULL,
  id      text NOT NULL,
  seq     bigint GENERATED ALWAYS AS IDENTITY,
  created timestamptz NOT NULL,
  body    jsonb NOT NULL,
  traits  jsonb, -- how a card behaves; never answered
  PRIMARY KEY (object, id)
);
CREATE INDEX stripe_objects_in_order ON simulator.stripe_objects (object, seq);

CREATE TABLE simulator.stripe_answers (
  key          text PRIMARY KEY,
  request_hash text NOT NULL,
  status       integer NOT NULL DEFAULT 0, -- written with the effect, in one transaction
  answer       jsonb,
  created_at   timestamptz NOT NULL
);

CREATE TABLE simulator.stripe_deliveries (
  seq          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id     text NOT NULL,
  due_at       timestamptz NOT NULL,
  attempts     integer NOT NULL DEFAULT 0,
  last_status  integer,
  delivered_at timestamptz
);
CREATE INDEX stripe_deliveries_open ON simulator.stripe_deliveries (due_at) WHERE delivered_at IS NULL;
