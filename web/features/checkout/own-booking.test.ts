import { expect, test } from 'vitest';
import { aBooking } from '../bookings/data/booking.fixture.ts';
import { findOwnBooking, ownTextKey } from './own-booking.ts';

const trip = {
  carId: aBooking.car.id,
  startsAt: '2026-11-22T14:00:00Z',
  endsAt: '2026-11-26T14:00:00Z',
};

test('the renter’s own booking of this car, for part of these dates', () => {
  expect(findOwnBooking([aBooking], trip)).toBe(aBooking);
});

test('one whose payment is still under way is named as that, and one that failed not at all', () => {
  const pending = { ...aBooking, status: 'pending' } as const;
  expect(ownTextKey(pending)).toBe('refusal.ownPending');
  expect(ownTextKey(aBooking)).toBe('refusal.own');
  expect(findOwnBooking([{ ...aBooking, status: 'payment-failed' }], trip)).toBeNull();
});

test('not of another car, nor for other dates, nor one that came to nothing', () => {
  expect(findOwnBooking([aBooking], { ...trip, carId: 'other' })).toBeNull();
  expect(findOwnBooking([aBooking], { ...trip, startsAt: aBooking.endsAt })).toBeNull();
  const before = { startsAt: '2026-11-18T14:00:00Z', endsAt: aBooking.startsAt };
  expect(findOwnBooking([aBooking], { ...trip, ...before })).toBeNull();
  expect(findOwnBooking([{ ...aBooking, status: 'cancelled-by-user' }], trip)).toBeNull();
});
