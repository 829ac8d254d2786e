-- How a renter hears of the day of a handover, and the texts that tell them.
ALTER TABLE users ADD COLUMN day_way text NOT NULL DEFAULT 'email' CHECK (day_way IN ('email', 'text', 'both'));

CREATE TABLE outgoing_texts (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_key    text NOT NULL UNIQUE,
  user_id      uuid NOT NULL REFERENCES users,
  booking_id   uuid REFERENCES bookings,
  recipient    text NOT NULL,
  body         text NOT NULL,
  -- The email that is sent where the text cannot be; null where one was sent beside it.
  instead      jsonb,
  status       text NOT NULL CHECK (status IN ('pending', 'sent', 'delivered', 'failed')),
  attempts     integer NOT NULL DEFAULT 0,
  -- Why it failed: the provider's code, or our own word.
  failure      text,
  provider_ref text UNIQUE,
  created_at   timestamptz NOT NULL,
  -- Later than this it would tell of what is long over.
  useful_until timestamptz NOT NULL,
  sent_at      timestamptz
);
CREATE INDEX texts_of_renter ON outgoing_texts (user_id, created_at);
CREATE INDEX texts_of_booking ON outgoing_texts (booking_id, created_at);
CREATE INDEX texts_to_number ON outgoing_texts (recipient);
CREATE INDEX texts_by_time ON outgoing_texts (created_at) WHERE status <> 'failed';

-- What somebody last said about texts to their number. A stop belongs to the number, not to the account.
CREATE TABLE text_consents (
  number     text PRIMARY KEY,
  is_stopped boolean NOT NULL,
  said_at    timestamptz NOT NULL
);

-- What the simulated provider has carried, in both directions. Nothing of the product reads it.
CREATE TABLE simulator.texts (
  sid        text PRIMARY KEY,
  direction  text NOT NULL CHECK (direction IN ('inbound', 'outbound-api')),
  sender     text NOT NULL,
  recipient  text NOT NULL,
  body       text NOT NULL,
  status     text NOT NULL,
  error_code integer,
  created_at timestamptz NOT NULL
);
CREATE INDEX texts_newest ON simulator.texts (created_at DESC);
