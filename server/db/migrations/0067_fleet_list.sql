-- What the fleet list is searched, counted and sorted by.
ALTER TABLE cars
  -- The drawing that stands for the car until it has photographs; null: chosen by its name and body.
  ADD COLUMN design text,
  ADD COLUMN search_text text GENERATED ALWAYS AS (upper(
    coalesce(plate, '') || ' ' || replace(coalesce(plate, ''), ' ', '') || ' ' || coalesce(vin, '')
    || ' ' || brand || ' ' || model)) STORED NOT NULL;

-- Counted without reading the cars themselves.
CREATE INDEX cars_of_fleet ON cars (city_id, condition, category, first_document_end)
  INCLUDE (search_text) WHERE retired_at IS NULL;
CREATE INDEX cars_by_model ON cars (city_id, brand, model, id) WHERE retired_at IS NULL;
CREATE INDEX cars_by_odometer ON cars (city_id, odometer_km, id) WHERE retired_at IS NULL;
CREATE INDEX cars_by_day_price ON cars (city_id, price_per_day, id) WHERE retired_at IS NULL;
CREATE INDEX cars_by_papers ON cars (city_id, first_document_end, id) WHERE retired_at IS NULL;
CREATE INDEX cars_retired ON cars (city_id) WHERE retired_at IS NOT NULL;

-- Only those on cars whose papers end can be in trouble.
CREATE INDEX cars_by_drivable_until ON cars (city_id, drivable_until) WHERE drivable_until IS NOT NULL;
