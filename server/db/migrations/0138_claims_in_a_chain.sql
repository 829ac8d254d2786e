-- What a renter is asked to pay for, and on which evidence, stands in a chain as an objection to it does: one for each
-- booking, with its end beside it. What becomes of a claim later is not part of it. The text is that of claim-digest.ts.
ALTER TABLE evidence_heads DROP CONSTRAINT evidence_heads_chain_check;
ALTER TABLE evidence_heads ADD CHECK (chain IN ('events', 'marks', 'decisions', 'files', 'objections', 'claims'));

-- Those made before are chained as they are found today.
ALTER TABLE claims ADD COLUMN position integer CHECK (position > 0), ADD COLUMN digest text;
DO $$
DECLARE
  claimed claims;
  before evidence_heads;
  own text;
BEGIN
  FOR claimed IN SELECT * FROM claims ORDER BY booking_id, made_at, id LOOP
    SELECT * INTO before FROM evidence_heads WHERE chain = 'claims' AND booking_id = claimed.booking_id;
    own := encode(sha256(convert_to(concat_ws(E'\n', 'handover-claim 1', coalesce(before.digest, ''),
      claimed.booking_id, claimed.id, claimed.kind, claimed.amount, claimed.currency, claimed.made_by,
      to_char(claimed.made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      to_char(claimed.answer_by AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      claimed.evidence, claimed.words), 'UTF8')), 'hex');
    UPDATE claims SET position = coalesce(before.position, 0) + 1, digest = own WHERE id = claimed.id;
    INSERT INTO evidence_heads VALUES ('claims', claimed.booking_id, NULL, NULL, coalesce(before.position, 0) + 1, own)
      ON CONFLICT (chain, booking_id, kind, phone_id) DO UPDATE SET position = excluded.position, digest = excluded.digest;
  END LOOP;
END
$$;
ALTER TABLE claims ALTER COLUMN position SET NOT NULL, ALTER COLUMN digest SET NOT NULL, ADD UNIQUE (booking_id, position);
CREATE TRIGGER claims_stay
  BEFORE DELETE OR UPDATE OF id, booking_id, kind, amount, currency, words, evidence, made_by, made_at, answer_by, position, digest
  ON claims FOR EACH ROW EXECUTE FUNCTION handovers_only_grow();
