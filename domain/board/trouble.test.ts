import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '../booking-lifecycle.ts';
import { carConditions } from '../fleet/condition.ts';
import { compareTrouble, type TroubleBooking, troubleKinds, troubleOf } from './trouble.ts';

const now = Temporal.Instant.from('2026-11-18T14:20:00Z');
const place = { now, timeZone: 'Europe/Lisbon' };
const ready = { condition: 'READY', drivableUntil: null } as const;
const booking = (hoursAhead: number, change: Partial<TroubleBooking> = {}): TroubleBooking => ({
  id: 'a booking',
  status: 'booked',
  startsAt: now.add({ hours: hoursAhead }),
  endsAt: now.add({ hours: hoursAhead + 48 }),
  isRenterInReview: false,
  isMet: false,
  ...change,
});

describe('what needs a person', () => {
  test.each([
    ['nothing', ready, booking(3), null],
    ['a car that is not back', ready, booking(-50, { status: 'active' }), 'late-return'],
    ['a car that nobody has brought in time', ready, booking(-1), 'late-delivery'],
    ['a car whose driver is at the door', ready, booking(-1, { isMet: true }), null],
    ['a car that is out and due later', ready, booking(-10, { status: 'active' }), null],
    [
      'a missing car that goes out tomorrow',
      { ...ready, condition: 'MISSING' },
      booking(20),
      'blocked-car',
    ],
    ['a workshop until next week', { ...ready, condition: 'IN_SERVICE' }, booking(200), null],
    [
      'an inspection that ends during the trip',
      { ...ready, drivableUntil: Temporal.PlainDate.from('2026-11-19') },
      booking(20),
      'papers-end',
    ],
    [
      'a declined deposit',
      ready,
      booking(40, { status: 'security-deposit-retry' }),
      'deposit-declined',
    ],
    ['documents to look at', ready, booking(40, { isRenterInReview: true }), 'documents'],
    [
      'a car to clean before its next delivery',
      { ...ready, condition: 'TO_CLEAN' },
      booking(2),
      'not-ready',
    ],
    ['a car to clean, and time to do so', { ...ready, condition: 'TO_CLEAN' }, booking(30), null],
    [
      'a trip that is over',
      { ...ready, condition: 'TO_CLEAN' },
      booking(-60, { status: 'finished' }),
      null,
    ],
  ] as const)('%s', (_, car, one, kind) => {
    expect(troubleOf(car, [one], place)?.kind ?? null).toBe(kind);
  });

  test('the worst stands for the car, whatever order its bookings come in', () => {
    const anyBooking = fc.record({
      id: fc.uuid(),
      status: fc.constantFrom(...bookingStatuses),
      startsAt: fc.integer({ min: -100, max: 100 }).map((hours) => now.add({ hours })),
      isRenterInReview: fc.boolean(),
      isMet: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyBooking, { maxLength: 12, size: 'max' }),
        fc.constantFrom(...carConditions),
        (some, condition) => {
          const bookings = some.map((one) => ({ ...one, endsAt: one.startsAt.add({ hours: 30 }) }));
          const car = { condition, drivableUntil: null };
          const worst = troubleOf(car, bookings, place);
          const each = bookings.flatMap((one) => troubleOf(car, [one], place) ?? []);
          expect(worst === null).toBe(each.length === 0);
          for (const other of each) {
            expect(worst && compareTrouble(worst, other)).toBeLessThanOrEqual(0);
          }
          const turned = troubleOf(car, bookings.toReversed(), place);
          expect([turned?.kind, turned?.at.toString()]).toEqual([
            worst?.kind,
            worst?.at.toString(),
          ]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('the order is late, blocked, unpaid, unseen, unready', () => {
    const at = now;
    const sorted = troubleKinds
      .map((kind) => ({ kind, bookingId: '', at }))
      .toReversed()
      .toSorted(compareTrouble);
    expect(sorted.map(({ kind }) => kind)).toEqual([...troubleKinds]);
  });
});
