-- What whoever brings the car should know: a room, a flight, a gate code.
ALTER TABLE bookings ADD COLUMN driver_note text CHECK (char_length(driver_note) BETWEEN 1 AND 300);
