-- What is tidied is found by its age.
CREATE INDEX holds_ended ON holds (released_at) WHERE released_at IS NOT NULL;
CREATE INDEX requests_ended ON requests (updated_at)
  WHERE status <> 'pending' AND kind <> 'cancellation';
CREATE INDEX outgoing_mail_sent ON outgoing_mail (sent_at) WHERE status = 'sent';
