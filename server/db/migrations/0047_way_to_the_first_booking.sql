-- What a renter wanted to book before they were verified: they continue with it on any device.
CREATE TABLE booking_drafts (
  user_id    uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  car_id     uuid NOT NULL REFERENCES cars ON DELETE CASCADE,
  trip       jsonb NOT NULL,
  starts_on  date NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX booking_drafts_ended ON booking_drafts (starts_on);

-- A link that was used is known until it is tidied away: whoever follows it again learns that all is well.
ALTER TABLE account_links ADD COLUMN spent_at timestamptz;

-- Why the documents were not accepted, and since when the expired one has been.
ALTER TABLE document_requests
  ADD COLUMN rejection text CHECK (rejection IN (
    'identity_expired', 'licence_expired', 'under_age', 'unreadable', 'wrong_document',
    'different_people', 'no_birthdate', 'declined', 'failed', 'expired', 'not_own')),
  ADD COLUMN expired_on date;

-- What the simulated provider found in each document.
ALTER TABLE simulator.inquiries ADD COLUMN verifications jsonb NOT NULL DEFAULT '[]';
