import { describe, expect, test } from 'vitest';
import { moneyFromUnits } from '../../../domain/money.ts';
import { emptySearch } from '../trip/state/search-state.ts';
import { tripOfSearch } from '../trip/state/trip-of-search.ts';
import { carTripOf } from './car-trip.ts';

const newYork = { name: 'New York', timeZone: 'America/New_York' };
const rules = { cancellationHours: 48, cancellationFee: 0 };
const total = moneyFromUnits(296, 'USD');
const now = Temporal.Instant.from('2026-11-15T15:00:00Z');
const tripFacts = { now, timeZone: newYork.timeZone, noticeHours: 2, maxDurationDays: 28 };
const point = (date: string, query: string) => ({
  date,
  time: '09:00',
  query,
  location: query === '' ? null : { latitude: 40.76, longitude: -73.98 },
});

const tripFrom = (start: string, end: string, query = '345 West 58th Street') => {
  const back = point(end, '19 East 72nd Street');
  const search = { ...emptySearch, start: point(start, query), end: back };
  return carTripOf(tripOfSearch(search, tripFacts), search, newYork, rules, total, now);
};

describe('the trip on a car’s page', () => {
  test('is told in city time, with its addresses [R-CAR-011]', () => {
    expect(tripFrom('2026-11-20', '2026-11-24').stops).toEqual({
      city: newYork,
      delivery: {
        at: '2026-11-20T14:00:00Z',
        when: 'Friday, Nov 20, 09:00am',
        where: '345 West 58th Street',
      },
      return: {
        at: '2026-11-24T14:00:00Z',
        when: 'Tuesday, Nov 24, 09:00am',
        where: '19 East 72nd Street',
      },
    });
    expect(tripFrom('2026-11-20', '2026-11-24', '').stops.delivery.where).toBeNull();
  });

  test('can be cancelled for free until 48 hours before delivery, and says no more after', () => {
    expect(tripFrom('2026-11-20', '2026-11-24').freeUntil).toBe('Nov 18, 09:00am');
    expect(tripFrom('2026-11-17', '2026-11-24').freeUntil).toBeNull();
  });

  test('is the suggested one while the renter has chosen none', () => {
    const trip = carTripOf(
      tripOfSearch(emptySearch, tripFacts),
      emptySearch,
      newYork,
      rules,
      total,
      now,
    );
    expect([trip.start, trip.end]).toEqual([
      { date: '2026-11-16', time: '09:00' },
      { date: '2026-11-19', time: '09:00' },
    ]);
  });
});
