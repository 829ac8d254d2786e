import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a cookie of the sign-in library says, if it stands there once and is signed with the secret:
 * `value.signature`, the signature in base64 of HMAC-SHA256.
 */
export function signedCookieIn(cookies: string, name: string, secret: string): string | null {
  const [cookie, ...others] = cookiesNamed(cookies, name);
  if (cookie === undefined || others.length > 0) return null;
  const text = decoded(cookie);
  const dot = text.lastIndexOf('.');
  if (dot < 1) return null;
  const value = text.slice(0, dot);
  const wanted = signatureOf(value, secret);
  const given = Buffer.from(text.slice(dot + 1), 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : null;
}

/** A cookie's value as the library writes it. */
export const signed = (value: string, secret: string) =>
  `${value}.${signatureOf(value, secret).toString('base64')}`;

const signatureOf = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest();

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
