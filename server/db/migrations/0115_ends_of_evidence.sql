-- Whatever is stored of a handover stands in a chain: numbered, each row with a digest over itself and over the row before
-- it. The end of each chain is kept beside it, so that a chain that was cut off at its end shows, too.
CREATE TABLE evidence_heads (
  chain      text NOT NULL CHECK (chain IN ('events', 'marks', 'decisions', 'files')),
  booking_id uuid REFERENCES bookings, -- null for files, which are one chain for all
  kind       text CHECK (kind IN ('deliver', 'collect')), -- of events, which are chained by end and phone
  phone_id   uuid,
  position   integer NOT NULL CHECK (position > 0),
  digest     text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (chain, booking_id, kind, phone_id)
);

INSERT INTO evidence_heads
  SELECT DISTINCT ON (booking_id, kind, phone_id) 'events', booking_id, kind, phone_id, number, digest
  FROM handover_events ORDER BY booking_id, kind, phone_id, number DESC;
INSERT INTO evidence_heads
  SELECT DISTINCT ON (booking_id) 'marks', booking_id, NULL, NULL::uuid, position, digest
  FROM renter_marks ORDER BY booking_id, position DESC;

-- Decisions of the desk and files get what the others have had from the start. The texts are those of
-- decision-digest.ts and file-link.ts.
ALTER TABLE handover_decisions ADD COLUMN position integer, ADD COLUMN digest text;
ALTER TABLE evidence_files ADD COLUMN number integer, ADD COLUMN link text;
ALTER TABLE handover_decisions DISABLE TRIGGER handover_decisions_stay;
ALTER TABLE evidence_files DISABLE TRIGGER evidence_files_stay;
DO $$
DECLARE
  decided handover_decisions;
  file evidence_files;
  before evidence_heads;
  own text;
BEGIN
  FOR decided IN SELECT * FROM handover_decisions ORDER BY booking_id, decided_at, phone_id LOOP
    SELECT * INTO before FROM evidence_heads WHERE chain = 'decisions' AND booking_id = decided.booking_id;
    own := encode(sha256(convert_to(concat_ws(E'\n', 'handover-decision 1', coalesce(before.digest, ''),
      decided.booking_id, decided.kind, decided.phone_id, decided.decision, decided.decided_by,
      to_char(decided.decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), decided.reason), 'UTF8')), 'hex');
    UPDATE handover_decisions SET position = coalesce(before.position, 0) + 1, digest = own
      WHERE booking_id = decided.booking_id AND kind = decided.kind AND phone_id = decided.phone_id;
    INSERT INTO evidence_heads VALUES ('decisions', decided.booking_id, NULL, NULL, coalesce(before.position, 0) + 1, own)
      ON CONFLICT (chain, booking_id, kind, phone_id) DO UPDATE SET position = excluded.position, digest = excluded.digest;
  END LOOP;
  FOR file IN SELECT * FROM evidence_files ORDER BY stored_at, digest LOOP
    SELECT * INTO before FROM evidence_heads WHERE chain = 'files';
    own := encode(sha256(convert_to(concat_ws(E'\n', 'handover-file 1', coalesce(before.digest, ''), file.digest,
      file.bytes, file.type, to_char(file.stored_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8')), 'hex');
    UPDATE evidence_files SET number = coalesce(before.position, 0) + 1, link = own WHERE digest = file.digest;
    INSERT INTO evidence_heads VALUES ('files', NULL, NULL, NULL, coalesce(before.position, 0) + 1, own)
      ON CONFLICT (chain, booking_id, kind, phone_id) DO UPDATE SET position = excluded.position, digest = excluded.digest;
  END LOOP;
END
$$;
ALTER TABLE handover_decisions ENABLE TRIGGER handover_decisions_stay;
ALTER TABLE evidence_files ENABLE TRIGGER evidence_files_stay;
ALTER TABLE handover_decisions ALTER COLUMN position SET NOT NULL, ALTER COLUMN digest SET NOT NULL,
  ADD UNIQUE (booking_id, position);
ALTER TABLE evidence_files ALTER COLUMN number SET NOT NULL, ALTER COLUMN link SET NOT NULL, ADD UNIQUE (number);
