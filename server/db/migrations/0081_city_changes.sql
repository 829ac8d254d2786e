-- Whoever looks at a city is told that something of it has changed, once for each transaction, on every node.
CREATE FUNCTION notify_city_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('city_changed', city_id) FROM (SELECT DISTINCT city_id FROM changed) AS cities;
  RETURN NULL;
END $$;

CREATE TRIGGER car_added AFTER INSERT ON cars
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
CREATE TRIGGER car_changed AFTER UPDATE ON cars
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
CREATE TRIGGER booking_added_in_city AFTER INSERT ON bookings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
CREATE TRIGGER booking_changed_in_city AFTER UPDATE ON bookings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
CREATE TRIGGER time_taken_in_city AFTER INSERT ON occupancies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
CREATE TRIGGER time_moved_in_city AFTER UPDATE ON occupancies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
CREATE TRIGGER time_freed_in_city AFTER DELETE ON occupancies
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_city_changed();
