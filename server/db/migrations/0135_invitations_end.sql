-- A link to set a password is good as long as the password that it replaces; a digest of that is stored with it,
-- as with renters' links, and with the invitations that are still to be sent.
ALTER TABLE staff_invitations ADD COLUMN ground text;
UPDATE staff_invitations AS link SET ground = encode(sha256(convert_to(
    coalesce(staff_credentials.password, ''), 'UTF8')), 'hex')
  FROM staff LEFT JOIN staff_credentials
    ON staff_credentials.user_id = staff.id AND staff_credentials.provider_id = 'credential'
  WHERE staff.id = link.staff_id;
ALTER TABLE staff_invitations ALTER COLUMN ground SET NOT NULL;
UPDATE outgoing_mail AS mail SET data = jsonb_build_object('ground', encode(sha256(convert_to(
    coalesce(staff_credentials.password, ''), 'UTF8')), 'hex'))
  FROM staff LEFT JOIN staff_credentials
    ON staff_credentials.user_id = staff.id AND staff_credentials.provider_id = 'credential'
  WHERE staff.email = mail.recipient AND mail.template = 'staff-invitation' AND mail.status = 'pending';
