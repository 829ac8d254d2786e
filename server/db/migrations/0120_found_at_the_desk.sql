-- Whoever calls is found by a part of what they say, without reading every renter and every booking of a city.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A part of the name or email, or some digits of the telephone number.
CREATE INDEX renters_by_part ON users USING gin (
  lower(name) gin_trgm_ops,
  email gin_trgm_ops,
  regexp_replace(coalesce(phone_code, '') || coalesce(phone_number, ''), '\D', '', 'g') gin_trgm_ops
);

-- By how they begin, whatever the database sorts by.
CREATE INDEX bookings_by_reference ON bookings (reference text_pattern_ops);
CREATE INDEX cars_by_beginning_of_plate ON cars (plate text_pattern_ops);

-- A page of a city's bookings, by when they begin.
CREATE INDEX bookings_of_city_by_start ON bookings (city_id, starts_at, id);

-- A part of a car's plate, VIN or name in the list of a fleet.
CREATE INDEX cars_by_part ON cars USING gin (search_text gin_trgm_ops) WHERE retired_at IS NULL;
