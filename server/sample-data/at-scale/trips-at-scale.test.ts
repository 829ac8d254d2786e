import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCityTime } from '../../../domain/city-time.ts';
import { isOnHalfHour } from '../../../domain/half-hours.ts';
import { rentalDays } from '../../../domain/trip.ts';
import type { CityId } from '../cities.ts';
import { sampleCities } from '../cities.ts';
import { missingTo, windowDays } from './scale.ts';
import { type ScaleTrip, tripsAtScale } from './trips-at-scale.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const turnaroundMs = 2 * 3_600_000;

const anyScale = fc
  .record({ cars: fc.integer({ min: 1, max: 6 }), perCar: fc.integer({ min: 0, max: windowDays }) })
  .chain(({ cars, perCar }) =>
    fc.record({
      cars: fc.constant(cars),
      occupancies: fc.constant(cars * perCar),
      bookings: fc.integer({ min: 0, max: cars * perCar }),
    }),
  );

function byCar(trips: readonly ScaleTrip[]): ScaleTrip[][] {
  return [...Map.groupBy(trips, ({ car }) => car.row.id).values()];
}

describe('tripsAtScale', () => {
  it('makes exactly as many as asked, and never two of a car within the turnaround', () => {
    fc.assert(
      fc.property(anyScale, fc.integer(), (scale, seed) => {
        const trips = [...tripsAtScale(scale, now, seed)];
        expect(trips).toHaveLength(scale.occupancies);
        expect(trips.filter(({ isBooking }) => isBooking)).toHaveLength(scale.bookings);
        for (const ofCar of byCar(trips)) {
          for (const [index, { startMs, endMs }] of ofCar.entries()) {
            expect(endMs).toBeGreaterThan(startMs);
            const next = ofCar[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
            expect(next - endMs).toBeGreaterThanOrEqual(turnaroundMs);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('begins and ends on half hours of the day in the city, and counts the days like a quote', () => {
    const scale = { cars: 4, occupancies: 400, bookings: 100 };
    for (const { car, startMs, endMs, days } of tripsAtScale(scale, now, 1)) {
      const { timeZone } = sampleCities[car.row.city_id as CityId];
      const startsAt = Temporal.Instant.fromEpochMilliseconds(startMs);
      const endsAt = Temporal.Instant.fromEpochMilliseconds(endMs);
      for (const moment of [startsAt, endsAt]) {
        const local = toCityTime(moment, timeZone);
        expect(isOnHalfHour(local)).toBe(true);
        expect(local.hour).toBeGreaterThanOrEqual(8);
        expect(local.hour).toBeLessThanOrEqual(20);
      }
      expect(days).toBe(rentalDays({ startsAt, endsAt }, timeZone));
    }
  });

  it('spreads over the past and the coming year', () => {
    const trips = [...tripsAtScale({ cars: 3, occupancies: 150, bookings: 0 }, now, 1)];
    const inPast = trips.filter(({ startMs }) => startMs < now.epochMilliseconds).length;
    expect(inPast).toBeGreaterThan(65);
    expect(inPast).toBeLessThan(85);
  });
});

describe('missingTo', () => {
  const standard = { cars: 150, occupancies: 90, bookings: 80 };

  it('says what comes on top of the standard set', () => {
    const wished = { cars: 1000, occupancies: 5000, bookings: 500 };
    expect(missingTo(wished, standard)).toEqual({ cars: 850, occupancies: 4910, bookings: 420 });
  });

  it.each([
    [{ cars: 100, occupancies: 5000, bookings: 500 }, /150 cars already/],
    [{ cars: 1000, occupancies: 5000, bookings: 6000 }, /more bookings than occupancies/],
    [{ cars: 151, occupancies: 5000, bookings: 500 }, /too few/],
  ])('refuses %o in one sentence', (wished, sentence) => {
    expect(missingTo(wished, standard)).toMatch(sentence);
  });
});
