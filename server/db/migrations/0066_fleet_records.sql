-- What the people who look after a car know of it, beside what renters are shown.
ALTER TABLE cars
  ADD COLUMN colour text,
  ADD COLUMN plate text CHECK (plate ~ '^[A-Z0-9][A-Z0-9 -]*$'),
  ADD COLUMN vin text CHECK (vin ~ '^[0-9A-HJ-NPR-Z]{17}$'),
  ADD COLUMN tolls_tag text,
  -- Goes up with every edit, so that a second editor is told of the first.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN retired_at timestamptz,
  -- The last day on which each is good; null where none is written down.
  ADD COLUMN insurance_ends_on date,
  ADD COLUMN inspection_ends_on date,
  ADD COLUMN registration_ends_on date,
  -- After this day the car may not be driven by a renter: the first of both.
  ADD COLUMN drivable_until date GENERATED ALWAYS AS (LEAST(insurance_ends_on, inspection_ends_on)) STORED,
  ADD COLUMN first_document_end date GENERATED ALWAYS AS
    (LEAST(insurance_ends_on, inspection_ends_on, registration_ends_on)) STORED,
  ADD COLUMN condition text NOT NULL DEFAULT 'READY' CHECK (condition IN
    ('READY', 'TO_CLEAN', 'TO_REFUEL', 'IN_SERVICE', 'OUT', 'MISSING')),
  ADD COLUMN odometer_km integer NOT NULL DEFAULT 0 CHECK (odometer_km >= 0),
  ADD COLUMN energy_percent integer CHECK (energy_percent BETWEEN 0 AND 100),
  ADD COLUMN stands_at text,
  ADD CHECK (retired_at IS NULL OR NOT enabled);

-- A plate is given anew once its car is retired.
CREATE UNIQUE INDEX cars_by_plate ON cars (city_id, plate) WHERE retired_at IS NULL;
CREATE UNIQUE INDEX cars_by_vin ON cars (vin) WHERE retired_at IS NULL;

-- Who said what of a car's state, and when. The newest of each kind is what the car's own row says.
CREATE TABLE car_readings (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  car_id  uuid NOT NULL REFERENCES cars ON DELETE CASCADE,
  kind    text NOT NULL CHECK (kind IN ('CONDITION', 'ODOMETER', 'ENERGY', 'PLACE')),
  value   text NOT NULL,
  said_by text NOT NULL,
  said_at timestamptz NOT NULL
);
CREATE INDEX readings_of_car ON car_readings (car_id, kind, id DESC);

-- What is done to a car again and again: by kilometres, by months, or by whichever comes first.
CREATE TABLE service_tasks (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  car_id       uuid NOT NULL REFERENCES cars ON DELETE CASCADE,
  name         text NOT NULL,
  every_km     integer CHECK (every_km > 0),
  every_months integer CHECK (every_months > 0),
  last_km      integer NOT NULL CHECK (last_km >= 0),
  last_on      date NOT NULL,
  CHECK (every_km IS NOT NULL OR every_months IS NOT NULL)
);
CREATE INDEX service_tasks_of_car ON service_tasks (car_id);

-- A block takes a car's time where nobody rents it, for a reason that somebody gave.
ALTER TABLE occupancies DROP CONSTRAINT occupancies_kind_check;
ALTER TABLE occupancies
  ADD COLUMN block_reason text CHECK (block_reason IN ('SERVICE', 'DAMAGE', 'PRIVATE_USE')),
  ADD COLUMN block_note text,
  ADD COLUMN block_by text;
UPDATE occupancies SET kind = 'block', block_reason = 'SERVICE' WHERE kind = 'maintenance';
ALTER TABLE occupancies ADD CONSTRAINT occupancies_kind_check
  CHECK (kind IN ('booking', 'hold', 'block', 'change'));
ALTER TABLE occupancies ADD CHECK ((kind = 'block') = (block_reason IS NOT NULL));
