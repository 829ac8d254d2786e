-- Where handovers are recorded, a trip begins and ends with the seals of drivers' phones and never by the clock.
ALTER TABLE cities ADD COLUMN handovers text NOT NULL DEFAULT 'by-clock' CHECK (handovers IN ('by-clock', 'recorded'));

-- How the simulated driver does what nobody of staff was given. Nothing of the product reads it.
CREATE TABLE simulator.driver (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  manner   text NOT NULL DEFAULT 'as-agreed'
           CHECK (manner IN ('as-agreed', 'late', 'away', 'nobody-there', 'finds-damage'))
);
INSERT INTO simulator.driver DEFAULT VALUES;

-- How handovers of the last weeks went.
CREATE INDEX seals_by_time ON seals (received_at);
CREATE INDEX claims_by_time ON claims (made_at);
