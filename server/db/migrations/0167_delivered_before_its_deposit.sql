-- A car that was handed over while its deposit could not be held is out, whatever the bank says afterwards.
INSERT INTO booking_transitions VALUES
  ('security-deposit-pending', 'active'), ('security-deposit-retry', 'active');
