-- Each time that a booking is given another car. The first row of a booking holds the car that was booked.
CREATE TABLE replaced_cars (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id  uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  car_before  jsonb NOT NULL, -- as the renter saw it
  car_id      uuid NOT NULL REFERENCES cars,
  reason      text NOT NULL CHECK (reason IN ('damaged', 'late', 'service', 'other')),
  at          timestamptz NOT NULL
);
CREATE INDEX replaced_cars_of_booking ON replaced_cars (booking_id, id);
