-- Whom a city's renters call; without one it is the number of CONTACT_PHONE.
ALTER TABLE cities ADD COLUMN support_phone text CHECK (char_length(support_phone) BETWEEN 3 AND 40);
