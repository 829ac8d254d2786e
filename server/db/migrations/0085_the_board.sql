-- What the board of a city is drawn from beside the occupancies: the bookings that are under way or ahead.
CREATE INDEX bookings_of_city ON bookings (city_id, status, starts_at);

-- Checks of documents that wait for a person.
CREATE INDEX validations_by_provider_status ON document_validations (provider_status, document_request_id);
