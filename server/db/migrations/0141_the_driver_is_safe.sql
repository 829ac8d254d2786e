-- Whoever has reached a driver who felt unsafe says so in a note: nobody at the desk waits for them any more.
ALTER TABLE desk_notes ADD COLUMN driver_is_safe boolean NOT NULL DEFAULT false
  CHECK (NOT driver_is_safe OR booking_id IS NOT NULL);
