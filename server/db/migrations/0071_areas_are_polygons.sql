-- Where cars are brought is drawn by staff: polygons with holes, as GeoJSON. What was a box becomes a ring of its
-- four corners.
ALTER TABLE areas
  ADD COLUMN outline jsonb,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ALTER COLUMN id SET DEFAULT gen_random_uuid()::text;
UPDATE areas SET outline = jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array(jsonb_build_array(
  jsonb_build_array(south_west_longitude, south_west_latitude),
  jsonb_build_array(north_east_longitude, south_west_latitude),
  jsonb_build_array(north_east_longitude, north_east_latitude),
  jsonb_build_array(south_west_longitude, north_east_latitude),
  jsonb_build_array(south_west_longitude, south_west_latitude))));
ALTER TABLE areas
  ALTER COLUMN outline SET NOT NULL,
  ADD CHECK (outline ->> 'type' = 'Polygon'),
  DROP COLUMN south_west_latitude,
  DROP COLUMN south_west_longitude,
  DROP COLUMN north_east_latitude,
  DROP COLUMN north_east_longitude;
