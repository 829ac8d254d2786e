import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a cookie of the sign-in library says, if it stands there once and is signed with the secret:
 * `value.signature`, the signature in base64 of HMAC-SHA256.
 */
export function signedCookieIn(cookies: string, name: string, secret: string): string | null {
  const [cookie, ...others] = cookiesNamed(cookies, name);
  if (cookie === undefined || others.length > 0) return null;
  const signed = decoded(cookie);
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const wanted = createHmac('sha256', secret).update(value).digest();
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : null;
}

/** As they were sent: a browser can have several of one name, for other paths. */
export function cookiesNamed(cookies: string, name: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
