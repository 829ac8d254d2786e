import { occupiedTimes } from '../../catalogue/car-queries.ts';
import type { Queries } from '../../db/connect.ts';
import { findFitting, type requireFitting } from '../change/require-fitting.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { endLapsedHolds, occupiedBy } from '../record/occupy.ts';

type Offered = Awaited<ReturnType<typeof requireFitting>>;

/**
 * The cars of an offer that can still come, the best first. Since it was made one may have broken down, gone off sale,
 * or, unless it is the one that was reserved, been taken.
 */
export async function offeredCars(
  db: Queries,
  booking: BookingRow,
  { id: offerId }: { readonly id: string },
  now: Temporal.Instant,
): Promise<Offered[]> {
  const rows = await carsOf(db, offerId);
  const during = await occupiedBy(db, booking.id);
  const left: Offered[] = [];
  for (const { car_id } of rows) {
    const offered = await findFitting(db, booking, car_id, now);
    const taken = await occupiedTimes(db, car_id, during, { offeredTo: booking.id });
    if (offered && taken.length === 0) left.push(offered);
  }
  return left;
}

/** The same, for whoever is about to take one: time that somebody saved for minutes which are over is free first. */
export async function takeableCars(
  tx: Queries,
  booking: BookingRow,
  offer: { readonly id: string },
  now: Temporal.Instant,
): Promise<Offered[]> {
  for (const { car_id } of await carsOf(tx, offer.id)) await endLapsedHolds(tx, now, car_id);
  return offeredCars(tx, booking, offer, now);
}

const carsOf = (db: Queries, offerId: string) =>
  db
    .selectFrom('offered_cars')
    .select('car_id')
    .where('offer_id', '=', offerId)
    .orderBy('position')
    .execute();
