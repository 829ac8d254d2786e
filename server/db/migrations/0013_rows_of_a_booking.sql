-- Every look at a booking asks whether a change of it is under way, and which credit came of it.
CREATE INDEX requests_of_booking ON requests (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX credit_entries_of_booking ON credit_entries (booking_id) WHERE booking_id IS NOT NULL;
