-- Where whoever did it worked then: a manager of a city reads what its people did, also after they have left or
-- moved. Part of the digest wherever it is set. NULL for the entries from before there was this column.
ALTER TABLE audit_log ADD COLUMN cities text[];
CREATE INDEX audit_log_of_actor ON audit_log (actor, number);
