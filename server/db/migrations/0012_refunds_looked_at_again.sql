-- A refund that the provider took can still fail, days later: when it is read again, and null once
-- nothing can come of it any more.
ALTER TABLE payments ADD COLUMN look_again_at timestamptz;
CREATE INDEX payments_to_look_at ON payments (look_again_at) WHERE look_again_at IS NOT NULL;
