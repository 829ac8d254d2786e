import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../contract/client.ts';
import { fetchInReach, isOutOfReach } from './out-of-reach.ts';

afterEach(() => vi.unstubAllGlobals());

const request = new Request('https://desk.example/api/operate/today');
const failure = (error: unknown) => {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  return fetchInReach(request).then(
    () => null,
    (reason: unknown) => reason,
  );
};
const refused = (code: ApiError['code'], status: number) =>
  new ApiError({ code, message: 'Refused' }, status);

test('what never got there, or never came back whole, is out of reach', async () => {
  expect(isOutOfReach(await failure(new TypeError('Failed to fetch')))).toBe(true);
  for (const status of [200, 502, 503, 504]) {
    expect(isOutOfReach(refused('unavailable', status)), String(status)).toBe(true);
  }
});

test('a mistake of ours is not: it would hide behind what was read before', () => {
  expect(isOutOfReach(new TypeError('x is not a function'))).toBe(false);
  expect(isOutOfReach(refused('internal', 500))).toBe(false);
  expect(isOutOfReach(refused('unavailable', 500))).toBe(false);
  expect(isOutOfReach(refused('not_permitted', 403))).toBe(false);
});

test('what was given up stays what it is', async () => {
  const givenUp = new DOMException('Aborted', 'AbortError');
  expect(await failure(givenUp)).toBe(givenUp);
  expect(isOutOfReach(givenUp)).toBe(false);
});
