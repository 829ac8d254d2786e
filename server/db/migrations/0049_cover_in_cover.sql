-- The other insurances that an option already contains: nobody buys the same cover twice.
ALTER TABLE insurance_options ADD COLUMN includes text[] NOT NULL DEFAULT '{}';
UPDATE insurance_options SET includes = ARRAY(
  SELECT other.id FROM insurances AS main
  JOIN insurances AS other ON other.city_id = main.city_id AND NOT other.multiple_options
  WHERE main.id = insurance_options.insurance_id
    AND other.title = ANY (insurance_options.included_coverage)
  ORDER BY other.position
);
