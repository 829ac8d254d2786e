import { expect, test, vi } from 'vitest';
import { instantFromIso } from '../../../../domain/city-time.ts';
import { polygonOf } from '../../../../domain/polygon.ts';
import { aBooking } from '../data/booking.fixture.ts';
import { loadChangeFacts } from './load-change-facts.ts';

const now = instantFromIso('2026-11-16T02:00:00Z'); // still the 15th in New York
const rules = {
  maximumDurationDays: 28,
  noticeHours: 2,
  cancellationHours: 48,
  cancellationFee: 0,
  modificationHours: 2,
};
const box = {
  southWest: { latitude: 40.5, longitude: -74.3 },
  northEast: { latitude: 40.95, longitude: -73.6 },
};
const noMoney = { amount: 0, currency: aBooking.city.currency, precision: 4 } as const;
const taken = { from: '2026-12-01T14:00:00Z', to: '2026-12-03T16:00:00Z' };
const listOccupiedDates = vi.fn(async () => ({ dates: [], events: [taken], holds: [] }));

const apiWith = (cityIds: readonly string[]): Parameters<typeof loadChangeFacts>[0] => ({
  listCities: async () => ({
    cities: cityIds.map((id) => ({
      ...aBooking.city,
      id,
      code: 'NYC',
      offered: true,
      center: box.southWest,
      boundingBox: box,
      carCount: 1,
      lowestPricePerDay: null,
      deposit: { creditCard: noMoney, debitCard: noMoney },
      youngDriverFees: [],
    })),
  }),
  listCityAreas: async () => ({
    areas: [{ id: 'all', name: 'All', boundingBox: box, outline: polygonOf(box) }],
  }),
  listOccupiedDates,
});

test('asks from the longest trip before today to a year ahead, without the booking’s own dates [R-CHANGE-023]', async () => {
  const { facts } = await loadChangeFacts(apiWith(['new-york']), aBooking, rules, now);

  expect(listOccupiedDates).toHaveBeenCalledExactlyOnceWith({
    params: { id: aBooking.car.id },
    query: { from: '2026-10-18', to: '2027-11-15', excludeBooking: aBooking.id },
  });
  expect(facts).toMatchObject({
    occupied: [{ from: instantFromIso(taken.from), to: instantFromIso(taken.to) }],
    agreedStartsAt: instantFromIso(aBooking.startsAt),
    maxDurationDays: 28,
    noticeHours: 2,
    turnaroundMinutes: aBooking.city.turnaroundMinutes,
  });
});

test('a city that we do not know is a defect [R-ADDRESS-016]', async () => {
  await expect(loadChangeFacts(apiWith(['lisbon']), aBooking, rules, now)).rejects.toThrow(
    'Operating area not found for the selected city!',
  );
});
