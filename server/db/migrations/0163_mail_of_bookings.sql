-- An email about a booking says so in a column. Until now that was read out of the name of its event, which for emails to
-- drivers and for links to pay names something else.
ALTER TABLE outgoing_mail ADD COLUMN booking_id uuid REFERENCES bookings ON DELETE SET NULL;
UPDATE outgoing_mail AS mail SET booking_id = booking.id
  FROM bookings AS booking WHERE split_part(mail.event_key, ':', 2) = booking.id::text;
UPDATE outgoing_mail AS mail SET booking_id = driver.booking_id
  FROM booking_drivers AS driver
  WHERE mail.template IN ('driver-invited', 'driver-moved', 'driver-removed')
    AND split_part(mail.event_key, ':', 2) = driver.id::text;
UPDATE outgoing_mail AS mail SET booking_id = phone.booking_id
  FROM phone_bookings AS phone
  WHERE mail.template = 'phone-booking' AND split_part(mail.event_key, ':', 2) = phone.id::text;
CREATE INDEX mail_of_booking ON outgoing_mail (booking_id, created_at) WHERE booking_id IS NOT NULL;
