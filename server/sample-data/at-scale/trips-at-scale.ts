import { cityToday } from '../../../domain/city-time.ts';
import type { SampleCar } from '../cars.ts';
import { type LiveCityId, sampleCities } from '../cities.ts';
import { carsAtScale } from './fleet-at-scale.ts';
import { hashBetween } from './hash.ts';
import { type Scale, windowDays } from './scale.ts';

export type ScaleTrip = {
  readonly n: number;
  readonly car: SampleCar;
  readonly startMs: number;
  readonly endMs: number;
  /** Days to pay. */
  readonly days: number;
  readonly isBooking: boolean;
};

const slotMs = 30 * 60 * 1000;
const salts = { length: 11, day: 12, startSlot: 13, endSlot: 14 };
/** From 08:00 to 20:00, in half hours. */
const lastSlot = 24;
const longestBlockDays = 9;
/** Shorter than a card's hold lasts, so that no deposit has to be renewed. */
const longestBookingDays = 4;

/**
 * Trips car by car, none overlapping by construction: the two years are cut into as many pieces as
 * the car has trips, each trip stays inside its piece, and ends by 20:00 of the piece's last day,
 * turnaround and night before the next begins.
 */
export function* tripsAtScale(
  scale: Scale,
  now: Temporal.Instant,
  seed: number,
): Generator<ScaleTrip> {
  const mornings = { lisbon: morningsOf('lisbon', now), 'new-york': morningsOf('new-york', now) };
  const perCar = Math.floor(scale.occupancies / scale.cars);
  const carsWithOneMore = scale.occupancies % scale.cars;
  let n = 0;
  let index = 0;
  for (const car of carsAtScale(scale.cars, now, seed)) {
    const count = perCar + (index++ < carsWithOneMore ? 1 : 0);
    const ofCity = mornings[car.row.city_id as LiveCityId];
    for (let piece = 0; piece < count; piece++, n++) {
      const isBooking = isChosen(n, scale.bookings, scale.occupancies);
      const longest = isBooking ? longestBookingDays : longestBlockDays;
      const from = Math.floor((piece * windowDays) / count);
      const to = Math.floor(((piece + 1) * windowDays) / count);
      yield { n, car, isBooking, ...within(from, to, longest, n, ofCity, seed) };
    }
  }
}

function within(
  fromDay: number,
  toDay: number,
  longestDays: number,
  n: number,
  mornings: readonly number[],
  seed: number,
): Pick<ScaleTrip, 'startMs' | 'endMs' | 'days'> {
  const at = (day: number, slot: number) => (mornings[day] ?? 0) + slot * slotMs;
  if (toDay - fromDay === 1) {
    const slot = hashBetween(seed, n, salts.startSlot, 0, lastSlot / 2);
    const endSlot = hashBetween(seed, n, salts.endSlot, slot + 1, lastSlot);
    return { startMs: at(fromDay, slot), endMs: at(fromDay, endSlot), days: 1 };
  }
  const nights = hashBetween(seed, n, salts.length, 1, Math.min(toDay - fromDay - 1, longestDays));
  const day = hashBetween(seed, n, salts.day, fromDay, toDay - 1 - nights);
  const startSlot = hashBetween(seed, n, salts.startSlot, 0, lastSlot);
  const endSlot = hashBetween(seed, n, salts.endSlot, 0, lastSlot);
  return {
    startMs: at(day, startSlot),
    endMs: at(day + nights, endSlot),
    days: nights + (endSlot > startSlot ? 1 : 0),
  };
}

/** Exactly `chosen` of `all`, evenly spread. */
function isChosen(n: number, chosen: number, all: number): boolean {
  return Math.floor(((n + 1) * chosen) / all) > Math.floor((n * chosen) / all);
}

/** 08:00 local time of every day, in milliseconds: asked once, the calendar is slow. */
function morningsOf(cityId: LiveCityId, now: Temporal.Instant): number[] {
  const { timeZone } = sampleCities[cityId];
  const first = cityToday(now, timeZone).subtract({ days: windowDays / 2 });
  const eight = Temporal.PlainTime.from('08:00');
  return Array.from({ length: windowDays }, (_, day) => {
    const local = first.add({ days: day }).toPlainDateTime(eight);
    return local.toZonedDateTime(timeZone).epochMilliseconds;
  });
}
