-- A link is good as long as what it was asked for stands: the email it went to, and for a new password
-- the password it replaces. A digest of both is stored with it; see server/accounts/account-links.ts.
ALTER TABLE account_links ADD COLUMN ground text;
UPDATE account_links AS link SET ground = encode(sha256(convert_to(
    CASE link.purpose WHEN 'verify-email' THEN users.email
      ELSE users.email || E'\n' || coalesce(credentials.password, '') END, 'UTF8')), 'hex')
  FROM users LEFT JOIN credentials
    ON credentials.user_id = users.id AND credentials.provider_id = 'credential'
  WHERE users.id = link.user_id;
ALTER TABLE account_links ALTER COLUMN ground SET NOT NULL;
