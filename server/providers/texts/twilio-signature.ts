import { createHmac, timingSafeEqual } from 'node:crypto';

/** As Twilio signs a form: the address it posts to, then every parameter in the order of names, name and value. */
export function signForm(secret: string, url: string, form: URLSearchParams): string {
  const parameters = [...form].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const signed = url + parameters.flat().join('');
  return createHmac('sha1', secret).update(signed).digest('base64');
}

export function isSigned(
  signature: string | null,
  secret: string,
  url: string,
  form: URLSearchParams,
): boolean {
  const expected = Buffer.from(signForm(secret, url, form));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
