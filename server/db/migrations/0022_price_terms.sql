-- What the price of a booking rests on beside its lines: its promo code and the fees for young drivers as they
-- were. A change is priced by these, and not by today's. Bookings made before have none.
ALTER TABLE bookings ADD COLUMN price_terms jsonb;
