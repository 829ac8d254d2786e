-- What providers told long ago is removed by when it was handled; what nobody could handle stays.
CREATE INDEX webhook_events_handled ON webhook_events (handled_at) WHERE handled_at IS NOT NULL;

-- A quote that is removed is looked for among all bookings, those that came to nothing included.
CREATE INDEX bookings_of_quote ON bookings (quote_id) WHERE quote_id IS NOT NULL;
