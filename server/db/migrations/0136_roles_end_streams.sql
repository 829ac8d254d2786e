-- Streams of a city are open to whoever has a role there: when one is taken, they ask again, on whichever node.
CREATE FUNCTION notify_role_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', id::text) FROM staff_sessions WHERE user_id = OLD.staff_id;
  RETURN NULL;
END $$;
CREATE TRIGGER role_taken AFTER DELETE ON staff_roles
  FOR EACH ROW EXECUTE FUNCTION notify_role_taken();
