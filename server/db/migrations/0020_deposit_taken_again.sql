-- A trip that is moved to more than two days ahead waits for its deposit again.
INSERT INTO booking_transitions VALUES
  ('booked', 'security-deposit-pending'), ('confirmed', 'security-deposit-pending'),
  ('security-deposit-retry', 'security-deposit-pending');
