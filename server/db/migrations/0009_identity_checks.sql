-- A request for documents is carried out as one inquiry at the identity provider.
ALTER TABLE document_requests ADD COLUMN inquiry_id text UNIQUE;
-- Two clicks, or two tabs, lead to the same inquiry.
CREATE UNIQUE INDEX one_open_document_request ON document_requests (user_id)
  WHERE status IN ('pending', 'processing');

-- What the simulated identity provider remembers. Nothing of the product reads it.
CREATE SCHEMA IF NOT EXISTS simulator;

CREATE TABLE simulator.inquiries (
  id              text PRIMARY KEY,
  template_id     text NOT NULL,
  reference_id    text NOT NULL,
  status          text NOT NULL CHECK (status IN
                  ('created', 'pending', 'completed', 'failed', 'expired', 'needs_review', 'approved', 'declined')),
  expected_name   text,
  session_token   text,
  fields          jsonb NOT NULL DEFAULT '{}',
  idempotency_key text UNIQUE,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  submitted_at    timestamptz,
  decided_at      timestamptz,
  redacted_at     timestamptz
);
CREATE INDEX inquiries_in_review ON simulator.inquiries (submitted_at) WHERE status = 'needs_review';

-- The pictures themselves are files outside the web root; a row without its file is harmless.
CREATE TABLE simulator.inquiry_pictures (
  id         uuid PRIMARY KEY,
  inquiry_id text NOT NULL REFERENCES simulator.inquiries ON DELETE CASCADE,
  document   text NOT NULL CHECK (document IN ('identity', 'licence')),
  created_at timestamptz NOT NULL,
  UNIQUE (inquiry_id, document)
);
