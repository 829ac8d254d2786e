-- A car is called a car everywhere; only the addresses /assets and /api/assets keep the specified word.
ALTER TABLE assets RENAME TO cars;
ALTER INDEX assets_pkey RENAME TO cars_pkey;
ALTER INDEX assets_by_price RENAME TO cars_by_price;
ALTER TABLE asset_photos RENAME TO car_photos;
ALTER TABLE car_photos RENAME COLUMN asset_id TO car_id;
ALTER TABLE asset_extras RENAME TO car_extras;
ALTER TABLE car_extras RENAME COLUMN asset_id TO car_id;
ALTER TABLE quotes RENAME COLUMN asset_id TO car_id;
ALTER TABLE holds RENAME COLUMN asset_id TO car_id;
ALTER TABLE bookings RENAME COLUMN asset_id TO car_id;
ALTER TABLE bookings RENAME COLUMN asset_snapshot TO car_snapshot;
ALTER INDEX bookings_of_asset RENAME TO bookings_of_car;
ALTER TABLE occupancies RENAME COLUMN asset_id TO car_id;
ALTER TABLE reviews RENAME COLUMN asset_id TO car_id;
ALTER INDEX reviews_of_asset RENAME TO reviews_of_car;
