import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFree, occupiedRange, overlaps, type TimeRange } from '../availability.ts';
import { carValues } from '../car.ts';
import { isBetterClass, shortcomings } from '../policies/another-car.ts';
import { repairPolicy } from '../policy-constants.ts';
import { planRepairs } from './plan-repairs.ts';
import { isAlike } from './rank-repairs.ts';
import type { PricedCar } from './repair.ts';
import { captur, eur, hours } from './repairs.fixture.ts';

const TURNAROUND = 120;
const MOST_CARS = 40;
const MOST_TRIPS = 12;

interface Car extends PricedCar {
  readonly taken: readonly TimeRange[];
}

const tripTimes = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 96 }))
  .map(([from, length]) => ({ startsAt: hours(from / 2), endsAt: hours((from + length) / 2) }));
type Times = { readonly startsAt: Temporal.Instant; readonly endsAt: Temporal.Instant };

/** Trips one after the other, as the database would have let them in. */
const calendar = (most: number) =>
  fc.array(tripTimes, { maxLength: most, size: 'max' }).map((trips) => {
    const taken: TimeRange[] = [];
    for (const trip of trips) {
      if (isFree(trip, taken, TURNAROUND)) taken.push(occupiedRange(trip, TURNAROUND));
    }
    return taken;
  });

const anyCar = fc.record({
  model: fc.constantFrom('Captur', 'Kadjar', 'Clio'),
  category: fc.constantFrom(...carValues.category),
  bodyType: fc.constantFrom('SUV' as const, 'ESTATE' as const),
  propulsionType: fc.constantFrom('GAS' as const, 'ELECTRIC' as const),
  transmission: fc.constantFrom(...carValues.transmission),
  seats: fc.integer({ min: 4, max: 7 }),
  price: fc.integer({ min: 30, max: 120 }),
  taken: calendar(6),
});

const day = fc.record({
  cars: fc.array(anyCar, { maxLength: MOST_CARS, size: 'max' }).map((cars) =>
    cars.map(
      ({ price, ...car }, index): Car => ({
        ...captur,
        ...car,
        id: `car-${index}`,
        pricePerDay: eur(price),
      }),
    ),
  ),
  // Bookings of several cars that are broken on the same day: their times cross.
  trips: fc.array(tripTimes, { maxLength: MOST_TRIPS, size: 'max' }),
  // So long past its promised time each is looked after.
  lateHalfHours: fc.integer({ min: 0, max: 12 }),
  until: fc.option(fc.integer({ min: 0, max: 200 }).map((half) => hours(half / 2))),
});

/** What the server reads: free until the end, at the promised time or not much later. */
function carsAtHand(cars: readonly Car[], { startsAt, endsAt }: Times, soonest: Temporal.Instant) {
  const latest = soonest.add({ minutes: repairPolicy.mostDelayMinutes });
  const { to } = occupiedRange({ startsAt, endsAt }, TURNAROUND);
  return cars.flatMap(({ taken, ...car }) => {
    const until = taken.filter((one) => overlaps(one, { from: startsAt, to }));
    if (until.some((one) => Temporal.Instant.compare(one.to, latest) > 0)) return [];
    const freeFrom = until
      .map((one) => one.to)
      .reduce((a, b) => (Temporal.Instant.compare(a, b) > 0 ? a : b), startsAt);
    return [{ ...car, freeFrom }];
  });
}

test('the best repairs of a day fit together, break as little as can be, and take no car from anybody', () => {
  fc.assert(
    fc.property(day, ({ cars, trips, lateHalfHours, until }) => {
      const soonestOf = ({ startsAt }: Times) => startsAt.add({ minutes: 30 * lateHalfHours });
      const bookings = trips.map((trip, index) => ({
        ...trip,
        id: `booking-${index}`,
        soonest: soonestOf(trip),
        occupied: occupiedRange(trip, TURNAROUND),
        days: Math.ceil(trip.endsAt.since(trip.startsAt).total('hours') / 24),
        booked: captur,
        paid: eur(230),
        carsAtHand: carsAtHand(cars, trip, soonestOf(trip)),
      }));
      const calendars = new Map(cars.map(({ id, taken }) => [id, [...taken]]));
      const planned = planRepairs(bookings, { until });
      expect(planned).toHaveLength(bookings.length);
      for (const { bookingId, repairs } of planned) {
        const booking = bookings.find(({ id }) => id === bookingId) ?? expect.fail(bookingId);
        const [best] = repairs;
        const isFreeNow = (car: Car) =>
          !calendars.get(car.id)?.some((one) => overlaps(one, booking.occupied));
        const equal = cars.filter(
          (car) => shortcomings(captur, car).length === 0 && isAlike(captur, car) && isFreeNow(car),
        );
        if (equal.length > 0) expect(best?.kind, 'an equal car is free').toBe('equal-car');
        const fitting = cars.filter(
          (car) => shortcomings(captur, car).length === 0 && isFreeNow(car),
        );
        if (fitting.length > 0) expect(best?.delayMinutes, 'a promised time is kept').toBe(0);
        for (const { kind, carIds, startsAt, delayMinutes } of repairs) {
          const isAhead = Temporal.Instant.compare(startsAt, booking.soonest) >= 0;
          expect(delayMinutes === 0 || isAhead, `no ${kind} at a time that is past`).toBe(true);
          const during = { from: startsAt, to: booking.occupied.to };
          const taken = carIds.filter((id) =>
            calendars.get(id)?.some((one) => overlaps(one, during)),
          );
          expect(taken, `the database takes each, the ${kind} too`).toEqual([]);
        }
        const [carId] = best?.carIds ?? [];
        if (!best || !carId) continue;
        const others = calendars.get(carId) ?? expect.fail(carId);
        others.push({ from: best.startsAt, to: booking.occupied.to });
        const car = cars.find(({ id }) => id === carId);
        if (best.kind === 'equal-car' && car) expect(isBetterClass(captur, car)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
