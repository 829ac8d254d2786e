-- A car that comes back is offered if it was when it was retired; of those that were retired before, nobody knows.
ALTER TABLE cars ADD COLUMN offered_before boolean NOT NULL DEFAULT true;
