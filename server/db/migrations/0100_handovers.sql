-- What drivers' phones say of deliveries and collections, the photographs that belong to it, and the seals over both.
-- All of it can only grow: who could change it afterwards could say whatever they like about a car.
CREATE FUNCTION handovers_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was said at a handover can only be added to';
END
$$;

CREATE TABLE handover_events (
  id           uuid PRIMARY KEY, -- made on the phone
  booking_id   uuid NOT NULL REFERENCES bookings,
  kind         text NOT NULL CHECK (kind IN ('deliver', 'collect')),
  phone_id     uuid NOT NULL,
  number       integer NOT NULL CHECK (number > 0),
  staff_id     uuid NOT NULL,
  act          jsonb NOT NULL,
  happened_at  timestamptz NOT NULL, -- by the phone's clock
  received_at  timestamptz NOT NULL, -- by ours
  clock_off_ms bigint NOT NULL, -- the phone's clock less ours when it was sent
  digest       text NOT NULL, -- of all this and of the event before it of this phone
  UNIQUE (booking_id, kind, phone_id, number)
);
CREATE INDEX handover_events_naming_file ON handover_events ((act ->> 'digest'))
  WHERE act ->> 'kind' IN ('photograph-taken', 'signed');
CREATE TRIGGER handover_events_stay BEFORE UPDATE OR DELETE ON handover_events
  FOR EACH ROW EXECUTE FUNCTION handovers_only_grow();

-- Files that have arrived as a whole, each under the digest of its bytes.
CREATE TABLE evidence_files (
  digest    text PRIMARY KEY CHECK (digest ~ '^[0-9a-f]{64}$'),
  bytes     integer NOT NULL CHECK (bytes > 0),
  type      text NOT NULL CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
  stored_at timestamptz NOT NULL
);
CREATE TRIGGER evidence_files_stay BEFORE UPDATE OR DELETE ON evidence_files
  FOR EACH ROW EXECUTE FUNCTION handovers_only_grow();

-- Files that are still arriving.
CREATE TABLE evidence_pieces (
  digest      text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  first_byte  integer NOT NULL CHECK (first_byte >= 0),
  content     bytea NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (digest, first_byte)
);

-- One for each end of a booking, chained by car.
CREATE TABLE seals (
  booking_id    uuid NOT NULL REFERENCES bookings,
  kind          text NOT NULL CHECK (kind IN ('deliver', 'collect')),
  car_id        uuid NOT NULL REFERENCES cars,
  position      integer NOT NULL CHECK (position > 0),
  phone_id      uuid NOT NULL,
  staff_id      uuid NOT NULL,
  code          text NOT NULL UNIQUE,
  digest        text NOT NULL UNIQUE,
  record        text NOT NULL, -- the digest of this row and of the event that sealed it
  previous_link text,
  link          text NOT NULL UNIQUE,
  sealed_at     timestamptz NOT NULL, -- by the phone's clock
  received_at   timestamptz NOT NULL, -- when we had all of it
  PRIMARY KEY (booking_id, kind),
  UNIQUE (car_id, position),
  CHECK ((position = 1) = (previous_link IS NULL))
);
CREATE TRIGGER seals_stay BEFORE UPDATE OR DELETE ON seals
  FOR EACH ROW EXECUTE FUNCTION handovers_only_grow();

-- The newest link of each car: a chain that was cut off at its end shows.
CREATE TABLE seal_heads (
  car_id   uuid PRIMARY KEY REFERENCES cars,
  position integer NOT NULL,
  link     text NOT NULL
);

-- What somebody at the desk decided about a phone whose handover could not be sealed by itself.
CREATE TABLE handover_decisions (
  booking_id uuid NOT NULL REFERENCES bookings,
  kind       text NOT NULL CHECK (kind IN ('deliver', 'collect')),
  phone_id   uuid NOT NULL,
  decision   text NOT NULL CHECK (decision IN ('accepted', 'set-aside')),
  reason     text NOT NULL,
  decided_by uuid NOT NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, kind, phone_id)
);
CREATE TRIGGER handover_decisions_stay BEFORE UPDATE OR DELETE ON handover_decisions
  FOR EACH ROW EXECUTE FUNCTION handovers_only_grow();

-- Everybody who ever had a job: what their phone did for it without a network arrives after somebody else got it.
CREATE TABLE jobs_once_given (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('deliver', 'collect')),
  driver_id  uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  PRIMARY KEY (booking_id, kind, driver_id)
);
INSERT INTO jobs_once_given SELECT booking_id, kind, driver_id FROM job_drivers;
CREATE FUNCTION remember_given_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs_once_given VALUES (NEW.booking_id, NEW.kind, NEW.driver_id) ON CONFLICT DO NOTHING;
  RETURN NEW;
END
$$;
CREATE TRIGGER job_drivers_are_remembered AFTER INSERT OR UPDATE ON job_drivers
  FOR EACH ROW EXECUTE FUNCTION remember_given_job();
