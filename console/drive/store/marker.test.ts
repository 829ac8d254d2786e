import { expect, test } from 'vitest';
import { emptyOutbox, recordAct } from '../../../domain/handovers/outbox.ts';
import type { StoredOutbox } from './database.ts';
import { markerCookie, markerOf, readMarker } from './marker.ts';

const at = '2026-11-20T10:23:00.000Z';
const digest = 'a'.repeat(64);

function outbox(number: number, { isSealed = false } = {}): StoredOutbox {
  const begun = recordAct(emptyOutbox, { id: 'one', at, act: { kind: 'set-out' } });
  const sealed = recordAct(begun, { id: 'two', at, act: { kind: 'sealed', digest } });
  const bookingId = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const key = { bookingId, kind: 'deliver', key: `${bookingId} deliver` } as const;
  return { ...(isSealed ? sealed : begun), ...key, driverId: 'ana', renter: 'João', beganAt: at };
}
const asRead = (cookie: string) => readMarker(`theme=night; ${cookie.split(';')[0]}`);

test('a marker says which phone it is and what it has not finished', () => {
  const marker = markerOf('phone', [outbox(1), outbox(2, { isSealed: true })]);
  expect(marker.handovers).toMatchObject([
    { acts: 1, sealed: null, renter: 'João' },
    { acts: 2, sealed: digest },
  ]);
  expect(asRead(markerCookie(marker, true))).toEqual(marker);
});

test('what the server has sealed is finished', () => {
  const seal = { code: 'K7QM-4XRD-92WT', digest };
  const { handovers } = markerOf('phone', [{ ...outbox(1, { isSealed: true }), seal }]);
  expect(handovers).toEqual([]);
});

test('a day of more handovers than fit keeps the newest, and a browser keeps the cookie', () => {
  const many = Array.from({ length: 40 }, (_, number) => outbox(number, { isSealed: true }));
  const cookie = markerCookie(markerOf('phone', many), true);
  expect(cookie.length).toBeLessThan(4_096);
  expect(asRead(cookie)?.handovers.at(-1)?.bookingId).toBe(many.at(-1)?.bookingId);
});

test('it stays with Drive’s own pages, and is for https only where they are', () => {
  const cookie = markerCookie(markerOf('phone', []), true);
  expect(cookie).toContain('; Path=/drive; SameSite=Strict; ');
  expect(cookie).toMatch(/; Secure$/);
  expect(markerCookie(markerOf('phone', []), false)).not.toContain('Secure');
});

test('whatever is odd counts as none', () => {
  expect(readMarker('')).toBeNull();
  expect(readMarker('drive-phone=%7B')).toBeNull();
  expect(readMarker('drive-phone=%')).toBeNull();
});
