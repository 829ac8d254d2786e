-- One word per thing: a payment is checked again, nobody looks.
ALTER TABLE payments RENAME COLUMN look_again_at TO check_again_at;
ALTER INDEX payments_to_look_at RENAME TO payments_to_check;
