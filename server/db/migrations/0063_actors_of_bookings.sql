-- Every step in a booking's history has its actor: the renter, the clock, the provider, or somebody of staff.
ALTER TABLE booking_history ADD COLUMN actor text;
UPDATE booking_history AS step SET actor = CASE
  WHEN reason LIKE 'support-%' OR reason LIKE 'damage-reported:%' OR reason = 'cancelled-by-support'
    THEN 'staff command line'
  -- What support asked for in a renter's place comes right after its note.
  WHEN (reason = 'user-cancel' OR reason LIKE 'changed:%' OR reason IN ('deposit-released', 'invoiced'))
    AND EXISTS (
      SELECT FROM booking_history AS note
      WHERE note.booking_id = step.booking_id AND note.id < step.id
        AND note.reason IN ('support-cancel', 'support-change', 'support-process')
        AND note.at >= step.at - interval '1 minute')
    THEN 'staff command line'
  WHEN reason IN ('requested', 'user-cancel', 'card-changed', 'moved-later', 'company-account')
    OR reason LIKE 'changed:%' THEN 'renter'
  WHEN reason IN ('delivered', 'returned', 'settled', 'deposit-released', 'invoiced', 'abandoned')
    THEN 'clock'
  ELSE 'provider'
END;
ALTER TABLE booking_history
  ALTER COLUMN actor SET NOT NULL,
  ADD CHECK (actor IN ('renter', 'clock', 'provider') OR actor LIKE 'staff %');
