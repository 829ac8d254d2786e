-- What nobody finished sending is found by its age, and checks that wait for a person by their status.
CREATE INDEX evidence_pieces_by_age ON evidence_pieces (received_at);
CREATE INDEX document_requests_by_status ON document_requests (status, created_at);
