import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signedCookieIn } from './signed-cookie.ts';

const secret = 'a secret only for tests, long enough';
const signatureOf = (value: string, by = secret) =>
  createHmac('sha256', by).update(value).digest('base64');
const cookie = (value: string, signature: string) =>
  `session=${encodeURIComponent(`${value}.${signature}`)}`;
const good = cookie('token', signatureOf('token'));

it('says what was signed, wherever it stands among other cookies', () => {
  expect(signedCookieIn(good, 'session', secret)).toBe('token');
  expect(signedCookieIn(`a=1; ${good}; b=2`, 'session', secret)).toBe('token');
});

it.each([
  ['another signature', cookie('token', signatureOf('other'))],
  ["somebody else's secret", cookie('token', signatureOf('token', 'another secret'))],
  ['a signature cut short', cookie('token', signatureOf('token').slice(0, 20))],
  ['no signature', 'session=token'],
  ['nothing before the signature', cookie('', signatureOf(''))],
  ['a broken escape', 'session=%E0%A4%A'],
  ['the cookie twice', `${good}; ${good}`],
  ['a name that only ends alike', `other.${good}`],
  ['no cookie', ''],
])('trusts nothing with %s', (_, cookies) => {
  expect(signedCookieIn(cookies, 'session', secret)).toBeNull();
});
