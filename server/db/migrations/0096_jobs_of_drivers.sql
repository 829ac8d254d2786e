-- Who brings or collects which car. The jobs themselves follow from the bookings; only the driver is said by hand.
CREATE TABLE job_drivers (
  booking_id  uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('deliver', 'collect')),
  driver_id   uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  assigned_by uuid NOT NULL,
  assigned_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, kind)
);
CREATE INDEX jobs_of_driver ON job_drivers (driver_id);
