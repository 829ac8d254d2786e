import type { Insertable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { readingRows, recordedRow, serviceRows } from '../car-records.ts';
import { extrasOfCar, photoRows } from '../cars.ts';
import { turnaroundMinutes } from '../cities.ts';
import { createRandom } from '../random.ts';
import { someReviewsOf } from '../reviews.ts';
import {
  bookingAt,
  bookingIdOf,
  type ScaleBooking,
  scaleBookingRow,
  scaleHistoryRows,
  scalePaymentRows,
} from './bookings-at-scale.ts';
import { carsAtScale } from './fleet-at-scale.ts';
import { hash, hashUuid } from './hash.ts';
import { cardRow, customerRow, renterAt, renterRow, rentersFor } from './renters-at-scale.ts';
import type { Scale } from './scale.ts';
import { type ScaleTrip, tripsAtScale } from './trips-at-scale.ts';

/** Rows made while they are read, by table, and how many where that is known beforehand. */
export type ManyRows = {
  readonly [T in keyof Tables]?: {
    readonly rows: () => Iterable<Insertable<Tables[T]>>;
    readonly count: number | null;
  };
};

const salts = { occupancy: 51, reviews: 52 };
/** The standard set has those before. */
const firstPlate = 10_000;
const turnaroundMs = turnaroundMinutes * 60_000;

export function rowsAtScale(scale: Scale, now: Temporal.Instant, seed: number): ManyRows {
  const nowMs = now.epochMilliseconds;
  const renters = rentersFor(scale.bookings);
  const cars = () => carsAtScale(scale.cars, now, seed);
  const records = () => cars().map((car, n) => recordedRow(car, firstPlate + n, now));
  const trips = () => tripsAtScale(scale, now, seed);
  function* allRenters() {
    for (let n = 0; n < renters; n++) yield renterAt(n, nowMs, seed);
  }
  function* bookings(): Generator<ScaleBooking> {
    for (const trip of trips()) if (trip.isBooking) yield bookingAt(trip, renters, nowMs, seed);
  }
  return {
    cars: { rows: records, count: scale.cars },
    car_readings: { rows: () => records().flatMap((row) => readingRows(row, now)), count: null },
    service_tasks: { rows: () => records().flatMap((row) => serviceRows(row, now)), count: null },
    car_photos: { rows: () => cars().flatMap(photoRows), count: null },
    car_extras: { rows: () => cars().flatMap(extrasOfCar), count: null },
    users: { rows: () => allRenters().map(renterRow), count: renters },
    payment_customers: { rows: () => allRenters().map(customerRow), count: renters },
    payment_methods: { rows: () => allRenters().map(cardRow), count: renters },
    bookings: {
      rows: () => bookings().map((booking) => scaleBookingRow(booking, seed)),
      count: scale.bookings,
    },
    booking_items: {
      rows: () =>
        bookings().flatMap(({ id, items }) => items.map((item) => ({ booking_id: id, ...item }))),
      count: null,
    },
    booking_history: { rows: () => bookings().flatMap(scaleHistoryRows), count: null },
    occupancies: {
      rows: () => trips().map((trip) => occupancyRow(trip, seed)),
      count: scale.occupancies,
    },
    payments: {
      rows: () => bookings().flatMap((booking) => scalePaymentRows(booking, seed)),
      count: null,
    },
    reviews: {
      rows: () => {
        const random = createRandom(hash(seed, 0, salts.reviews));
        return cars().flatMap((car) => someReviewsOf(car, now, random));
      },
      count: null,
    },
  };
}

function occupancyRow(trip: ScaleTrip, seed: number): Insertable<Tables['occupancies']> {
  const { n, car, startMs, endMs, isBooking } = trip;
  const freeMs = isBooking ? endMs + turnaroundMs : endMs;
  return {
    id: hashUuid(seed, n, salts.occupancy),
    car_id: car.row.id,
    city_id: car.row.city_id,
    during: `[${new Date(startMs).toISOString()},${new Date(freeMs).toISOString()})`,
    kind: isBooking ? 'booking' : 'block',
    booking_id: isBooking ? bookingIdOf(trip, seed) : null,
    hold_id: null,
    block_reason: isBooking ? null : 'SERVICE',
  };
}
