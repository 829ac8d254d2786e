-- What was refused for good needs a person, and is rare.
CREATE INDEX outgoing_mail_failed ON outgoing_mail (user_id) WHERE status = 'failed';
