-- Which cars are free, for a whole city at once. A search of a large city cannot ask every car, nor
-- fetch every occupancy: it reads entries packed by day (domain/taken-day.ts) and asks singly only
-- for the cars whose occupancies have changed since they were packed.

-- Names what the search knows of a city's cars; another name, and it reads them anew.
CREATE TABLE fleets (
  city_id   text PRIMARY KEY REFERENCES cities ON DELETE CASCADE,
  version   bigint NOT NULL,             -- the transaction that last changed a car of the city
  next_slot integer NOT NULL DEFAULT 0
);

-- A car's number within its city. Given when its days are packed; until then it is asked singly.
-- Never given again: the bits of a car that is gone stay behind.
ALTER TABLE assets ADD COLUMN slot integer CHECK (slot >= 0);
CREATE UNIQUE INDEX assets_by_slot ON assets (city_id, slot);
CREATE INDEX assets_without_slot ON assets (city_id) WHERE slot IS NULL;

CREATE TABLE taken_days (
  city_id text NOT NULL REFERENCES cities ON DELETE CASCADE,
  day     integer NOT NULL, -- since 1970, in UTC
  block   integer NOT NULL,
  touched bytea NOT NULL,
  parts   bytea NOT NULL,
  PRIMARY KEY (city_id, day, block)
);

-- What has changed since the days were packed. Written with the change itself and deleted with the
-- packing, so whoever reads both in one statement always gets the truth. Only ever added to by those
-- who take a car: they wait for nobody.
CREATE TABLE occupancy_changes (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city_id  text NOT NULL,
  asset_id uuid NOT NULL,
  during   tstzrange NOT NULL
);
CREATE INDEX occupancy_changes_of_city ON occupancy_changes (city_id);

CREATE FUNCTION note_occupancy_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO occupancy_changes (city_id, asset_id, during) VALUES (OLD.city_id, OLD.asset_id, OLD.during);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO occupancy_changes (city_id, asset_id, during) VALUES (NEW.city_id, NEW.asset_id, NEW.during);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER occupancy_changed AFTER INSERT OR DELETE OR UPDATE OF during ON occupancies
  FOR EACH ROW EXECUTE FUNCTION note_occupancy_change();

CREATE FUNCTION note_fleet_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO fleets (city_id, version)
    SELECT DISTINCT city_id, pg_current_xact_id()::text::bigint FROM changed
    ON CONFLICT (city_id) DO UPDATE SET version = EXCLUDED.version;
  RETURN NULL;
END $$;
CREATE TRIGGER cars_added AFTER INSERT ON assets REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_fleet_change();
CREATE TRIGGER cars_changed AFTER UPDATE ON assets REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_fleet_change();
CREATE TRIGGER cars_removed AFTER DELETE ON assets REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_fleet_change();

-- Its number, its occupancies and its bookings are of one city.
CREATE FUNCTION refuse_move_of_car() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a car stays in its city' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER car_stays BEFORE UPDATE OF city_id ON assets
  FOR EACH ROW WHEN (NEW.city_id <> OLD.city_id) EXECUTE FUNCTION refuse_move_of_car();

INSERT INTO fleets (city_id, version) SELECT DISTINCT city_id, 0 FROM assets;

-- "Which cars of this city are taken in this window" is now answered without it.
DROP INDEX occupancies_by_city;
