-- What somebody of staff looks at again and again in the fleet: filters and order, under a name of their own.
CREATE TABLE fleet_views (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id   uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  name       text NOT NULL,
  view       jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (staff_id, name)
);
