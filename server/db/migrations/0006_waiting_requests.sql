-- A request can wait for its renter: a bank wants to see them, or a card form is to be filled in.
ALTER TABLE requests ADD COLUMN awaiting jsonb;
ALTER TABLE requests ADD CHECK (awaiting IS NULL OR status = 'pending');
