import { describe, expect, test } from 'vitest';
import { bookingStatuses, isSettled } from '../../../../domain/booking-lifecycle.ts';
import { aBooking, aDeposit, dollars } from '../data/booking.fixture.ts';
import { standingOf } from './standing.ts';

const read = (booking: typeof aBooking) =>
  standingOf(booking)
    .map(({ id, state }) => `${id} ${state}`)
    .join(', ');

describe('where a trip stands', () => {
  test.each([
    ['pending', 'paid waiting, deposit next, delivery next, return next, released next'],
    [
      'security-deposit-retry',
      'paid done, deposit waiting, delivery next, return next, released next',
    ],
    ['booked', 'paid done, deposit done, delivery live, return next, released next'],
    ['active', 'paid done, deposit done, delivery done, return live, released next'],
    ['review', 'paid done, deposit done, delivery done, return done, released waiting'],
    ['finished', 'paid done, deposit done, delivery done, return done, released done'],
  ] as const)('%s [R-STATE-007]', (status, way) => {
    expect(read({ ...aBooking, status })).toBe(way);
  });

  test('a hold that was not renewed waits to be settled, as long as the car is out', () => {
    const lapsed = { ...aBooking, deposit: { ...aDeposit, state: 'lapsed' } } as const;
    expect(read({ ...lapsed, status: 'active' })).toBe(
      'paid done, deposit waiting, delivery done, return live, released next',
    );
    expect(read({ ...lapsed, status: 'completed' })).toBe(
      'paid done, deposit done, delivery done, return done, released waiting',
    );
  });

  test('a company has no deposit on its way', () => {
    const company = { ...aBooking, deposit: null, paymentProfile: 'business' } as const;
    expect(read({ ...company, status: 'booked' })).toBe(
      'paid done, delivery live, return next, closed next',
    );
    expect(read({ ...company, status: 'completed' })).toBe(
      'paid done, delivery done, return done, closed waiting',
    );
  });

  test('a cancelled trip tells what was given back', () => {
    const cancelled = { ...aBooking, status: 'cancelled-by-user' } as const;
    expect(read({ ...cancelled, refunded: dollars(368) })).toBe(
      'paid done, ended done, refunded done',
    );
    expect(read({ ...cancelled, credited: dollars(343) })).toBe(
      'paid done, ended done, credited done',
    );
    expect(read({ ...cancelled, lostRefund: dollars(368) })).toBe(
      'paid done, ended done, lost waiting',
    );
    expect(read({ ...aBooking, status: 'payment-failed' })).toBe('ended planned');
  });

  test('as long as something is to happen, exactly one stop is now', () => {
    for (const status of bookingStatuses) {
      const now = standingOf({ ...aBooking, status }).filter(
        ({ state }) => state === 'live' || state === 'waiting',
      );
      const isQuiet = isSettled(status) || status === 'processed';
      expect(now, status).toHaveLength(isQuiet ? 0 : 1);
    }
  });
});
