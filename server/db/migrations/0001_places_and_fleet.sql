-- Places we serve and the cars we have there.
-- Money is a bigint at scale 4 (12.3400 is 123400); its currency is the city's.

CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE cities (
  id                  text PRIMARY KEY CHECK (id ~ '^[a-z][a-z-]*$'),
  code                text NOT NULL UNIQUE CHECK (code ~ '^[A-Z]{3}$'),
  name                text NOT NULL,
  country_code        text NOT NULL CHECK (country_code ~ '^[A-Z]{2}$'),
  time_zone           text NOT NULL,
  currency            text NOT NULL CHECK (currency IN ('EUR', 'USD')),
  offered             boolean NOT NULL,
  position            integer NOT NULL,
  tax_basis_points    integer NOT NULL CHECK (tax_basis_points >= 10000), -- 12300: prices contain 23 % tax
  turnaround_minutes  integer NOT NULL DEFAULT 120 CHECK (turnaround_minutes >= 0),
  credit_card_deposit bigint NOT NULL CHECK (credit_card_deposit >= 0),
  debit_card_deposit  bigint NOT NULL CHECK (debit_card_deposit >= 0),
  center_latitude     double precision NOT NULL,
  center_longitude    double precision NOT NULL,
  south_west_latitude  double precision NOT NULL,
  south_west_longitude double precision NOT NULL,
  north_east_latitude  double precision NOT NULL,
  north_east_longitude double precision NOT NULL,
  CHECK (south_west_latitude < north_east_latitude AND south_west_longitude < north_east_longitude)
);

CREATE TABLE young_driver_fees (
  city_id     text NOT NULL REFERENCES cities,
  from_age    integer NOT NULL CHECK (from_age >= 18),
  below_age   integer NOT NULL,
  fee_per_day bigint NOT NULL CHECK (fee_per_day > 0),
  PRIMARY KEY (city_id, from_age),
  CHECK (from_age < below_age)
);

CREATE TABLE areas (
  id      text PRIMARY KEY,
  city_id text NOT NULL REFERENCES cities,
  name    text NOT NULL,
  south_west_latitude  double precision NOT NULL,
  south_west_longitude double precision NOT NULL,
  north_east_latitude  double precision NOT NULL,
  north_east_longitude double precision NOT NULL,
  CHECK (south_west_latitude < north_east_latitude AND south_west_longitude < north_east_longitude)
);
CREATE INDEX areas_of_city ON areas (city_id);

CREATE TABLE extras (
  id            text PRIMARY KEY,
  city_id       text NOT NULL REFERENCES cities,
  label         text NOT NULL,
  description   text NOT NULL,
  price_per_day bigint NOT NULL CHECK (price_per_day >= 0),
  has_fees      boolean NOT NULL, -- true: the service fee is already in the price
  enabled       boolean NOT NULL DEFAULT true,
  position      integer NOT NULL
);
CREATE INDEX extras_of_city ON extras (city_id, position);

CREATE TABLE insurances (
  id               text PRIMARY KEY,
  city_id          text NOT NULL REFERENCES cities,
  key              text NOT NULL,
  title            text NOT NULL,
  description      text NOT NULL,
  price_per_day    bigint NOT NULL CHECK (price_per_day >= 0),
  multiple_options boolean NOT NULL,
  enabled          boolean NOT NULL DEFAULT true,
  position         integer NOT NULL,
  UNIQUE (city_id, key)
);
-- The main insurance is the enabled one with options: a city has at most one.
CREATE UNIQUE INDEX one_main_insurance ON insurances (city_id) WHERE enabled AND multiple_options;

CREATE TABLE insurance_options (
  id                text PRIMARY KEY,
  insurance_id      text NOT NULL REFERENCES insurances ON DELETE CASCADE,
  title             text NOT NULL,
  price_per_day     bigint NOT NULL CHECK (price_per_day >= 0),
  selected          boolean NOT NULL DEFAULT false,
  included_coverage text[] NOT NULL,
  details           text NOT NULL,
  position          integer NOT NULL
);
CREATE UNIQUE INDEX one_selected_option ON insurance_options (insurance_id) WHERE selected;
CREATE INDEX options_of_insurance ON insurance_options (insurance_id, position);

CREATE TABLE assets (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  city_id         text NOT NULL REFERENCES cities,
  brand           text NOT NULL,
  model           text NOT NULL,
  year            integer NOT NULL CHECK (year BETWEEN 1990 AND 2100),
  category        text NOT NULL CHECK (category IN ('A', 'B', 'C', 'D', 'E')),
  body_type       text NOT NULL CHECK (body_type IN ('ECONOMY', 'SEDAN', 'SUV', 'ESTATE', 'CONVERTIBLE', 'VAN')),
  seats           integer NOT NULL CHECK (seats BETWEEN 1 AND 9),
  doors           integer NOT NULL CHECK (doors BETWEEN 2 AND 6),
  luggages        integer NOT NULL CHECK (luggages >= 0),
  transmission    text NOT NULL CHECK (transmission IN ('AUTOMATIC', 'MANUAL')),
  propulsion_type text NOT NULL CHECK (propulsion_type IN ('GAS', 'DIESEL', 'HYBRID', 'ELECTRIC')),
  green_vehicle   boolean NOT NULL GENERATED ALWAYS AS (propulsion_type IN ('HYBRID', 'ELECTRIC')) STORED,
  features        text[] NOT NULL DEFAULT '{}'
                  CHECK (features <@ ARRAY['USB', 'BLUETOOTH', 'SEAT_HEATER', 'AC']),
  daily_mileage_limit integer CHECK (daily_mileage_limit > 0), -- null: no limit
  price_per_day   bigint NOT NULL CHECK (price_per_day > 0),
  base_latitude   double precision NOT NULL,
  base_longitude  double precision NOT NULL,
  enabled         boolean NOT NULL DEFAULT true,
  created_at      timestamptz NOT NULL
);
-- The list is ordered by price within a city; both directions read this index.
CREATE INDEX assets_by_price ON assets (city_id, price_per_day, id) WHERE enabled;

CREATE TABLE asset_photos (
  asset_id uuid NOT NULL REFERENCES assets ON DELETE CASCADE,
  position integer NOT NULL,
  url      text NOT NULL,
  width    integer NOT NULL CHECK (width > 0),
  height   integer NOT NULL CHECK (height > 0),
  view     text NOT NULL CHECK (view IN ('side', 'front', 'rear', 'interior', 'boot', 'other')),
  drawn    boolean NOT NULL, -- a drawing is captioned "illustration", an uploaded photograph is not
  PRIMARY KEY (asset_id, position)
);

CREATE TABLE asset_extras (
  asset_id uuid NOT NULL REFERENCES assets ON DELETE CASCADE,
  extra_id text NOT NULL REFERENCES extras,
  PRIMARY KEY (asset_id, extra_id)
);
