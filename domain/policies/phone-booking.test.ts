import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '../booking-lifecycle.ts';
import { phoneBookingPolicy } from '../policy-constants.ts';
import { heldUntil, isOpenLink, phoneBookingState } from './phone-booking.ts';

const now = Temporal.Instant.from('2027-03-01T10:00:00Z');
const inMinutes = (minutes: number) => now.add({ minutes });

describe('a car for somebody on the phone', () => {
  test('is held for two hours', () => {
    const held = heldUntil(now.add({ hours: 48 }), 2, now);
    expect(held).toEqual({ ok: true, until: inMinutes(120) });
  });

  test('is held no longer than the notice allows', () => {
    expect(heldUntil(inMinutes(180), 2, now)).toEqual({ ok: true, until: inMinutes(60) });
  });

  test('is not held where there is no time left to pay', () => {
    expect(heldUntil(inMinutes(134), 2, now)).toEqual({ ok: false, code: 'notice_too_short' });
    expect(heldUntil(inMinutes(135), 2, now)).toEqual({ ok: true, until: inMinutes(15) });
  });

  test('can be paid for until the last minute: whatever is held keeps the notice', () => {
    const minutes = fc.integer({ min: -600, max: 6_000 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 72 }), (ahead, noticeHours) => {
        const held = heldUntil(inMinutes(ahead), noticeHours, now);
        const lastCall = inMinutes(ahead - noticeHours * 60);
        if (!held.ok) return Temporal.Instant.compare(lastCall, inMinutes(15)) < 0;
        const isInTime = Temporal.Instant.compare(held.until, lastCall) <= 0;
        const lasts = held.until.since(now).total('minutes');
        return isInTime && lasts >= phoneBookingPolicy.leastMinutes && lasts <= 120;
      }),
      { numRuns: 500 },
    );
  });
});

describe('what came of a link', () => {
  const sent = { heldUntil: inMinutes(1), isOpened: false, isTakenBack: false, status: null };

  test.each([
    ['sent', sent],
    ['opened', { ...sent, isOpened: true }],
    ['expired', { ...sent, isOpened: true, heldUntil: now }],
    ['taken-back', { ...sent, isTakenBack: true, heldUntil: now }],
    ['paying', { ...sent, status: 'pending' }],
    ['paid', { ...sent, heldUntil: now, status: 'booked' }],
    ['sent', { ...sent, status: 'payment-failed' }],
  ] as const)('is %s', (state, facts) => {
    expect(phoneBookingState(facts, now)).toBe(state);
  });

  test('is open again only where the booking did not come about', () => {
    for (const status of bookingStatuses) {
      const state = phoneBookingState({ ...sent, status }, now);
      expect(isOpenLink(state)).toBe(status === 'payment-failed' || status === 'cancelled');
    }
  });
});
