-- A search asks for the cars of a city that nothing occupies, in one statement. The calendars packed by
-- day (0011_free_cars.sql) go, with all that maintained them; a car still stays in its city.
DROP TRIGGER occupancy_changed ON occupancies;
DROP FUNCTION note_occupancy_change();
DROP TABLE occupancy_changes;
DROP TABLE taken_days;

DROP TRIGGER cars_added ON assets;
DROP TRIGGER cars_changed ON assets;
DROP TRIGGER cars_removed ON assets;
DROP FUNCTION note_fleet_change();
DROP TABLE fleets;
ALTER TABLE assets DROP COLUMN slot;

-- "Which cars of this city are taken in this window", for every search, answered by the index alone:
-- otherwise the index that keeps occupancies of a car apart looks as good, where one city has most cars.
CREATE INDEX occupancies_by_city ON occupancies USING gist (city_id, during)
  INCLUDE (asset_id, hold_id);
