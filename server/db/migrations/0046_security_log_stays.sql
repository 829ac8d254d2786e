-- The security log is written once. Afterwards an address is only shortened or removed, with the device, and
-- entries leave only from the oldest end: nobody takes out the one that tells of them.
CREATE FUNCTION security_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.at, NEW.kind) IS DISTINCT FROM (OLD.id, OLD.at, OLD.kind)
    OR (NEW.user_id, NEW.detail, NEW.request_id) IS DISTINCT FROM (OLD.user_id, OLD.detail, OLD.request_id)
    OR NOT (NEW.address IS NULL OR coalesce(NEW.address >>= OLD.address, false))
    OR (NEW.device IS NOT NULL AND NEW.device IS DISTINCT FROM OLD.device) THEN
    RAISE EXCEPTION 'the security log is not changed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER security_events_stay BEFORE UPDATE ON security_events
  FOR EACH ROW EXECUTE FUNCTION security_event_stays();

CREATE FUNCTION security_log_ends_at_its_oldest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM security_events WHERE at < (SELECT max(at) FROM gone)) THEN
    RAISE EXCEPTION 'the security log is shortened from its oldest end only';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER security_events_leave_in_order AFTER DELETE ON security_events
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION security_log_ends_at_its_oldest();

CREATE FUNCTION security_log_not_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the security log is not emptied';
END
$$;
CREATE TRIGGER security_log_stays BEFORE TRUNCATE ON security_events
  FOR EACH STATEMENT EXECUTE FUNCTION security_log_not_emptied();
