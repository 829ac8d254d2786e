-- Anybody may look up the code of a mark that a renter has added; its booking's history names it.
CREATE INDEX booking_history_of_marks ON booking_history (detail) WHERE kind = 'mark-added';
