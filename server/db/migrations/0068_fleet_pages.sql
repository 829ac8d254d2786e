-- A page far down the fleet list by plate is found in the index alone.
DROP INDEX cars_by_plate;
CREATE UNIQUE INDEX cars_by_plate ON cars (city_id, plate) INCLUDE (id) WHERE retired_at IS NULL;
