import { randomUUID } from 'node:crypto';
import { freeParts, occupiedRange, type TimeRange } from '../../domain/availability.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { endLapsedHolds, occupy } from '../bookings/record/occupy.ts';
import { occupiedTimes } from '../catalogue/car-queries.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { recordAudits } from '../operate/audit/record-audit.ts';
import type { PhoneAttempt } from './attempts-of.ts';

/**
 * The car of a cancelled trip is out all the same: nobody else books it before a person has looked into it. What of
 * its time is taken already, by this or by somebody else's trip, stays as it is.
 */
export async function keepHandedCar(
  tx: Queries,
  booking: BookingRow,
  { handover, staffId }: PhoneAttempt,
  now: Temporal.Instant,
): Promise<void> {
  const carId = handover.carId ?? booking.car_id;
  const { turnaround_minutes } = await requireCity(tx, booking.city_id);
  const endsAt = toInstant(booking.ends_at);
  if (Temporal.Instant.compare(endsAt, now) <= 0) return;
  const away = occupiedRange({ startsAt: now, endsAt }, turnaround_minutes);
  await endLapsedHolds(tx, now, carId);
  const own = { carId, cityId: booking.city_id };
  const block = { reason: 'PRIVATE_USE', note: booking.reference, by: staffId } as const;
  const kept: { readonly id: string; readonly during: TimeRange }[] = [];
  for (const during of freeParts(away, await occupiedTimes(tx, carId, away, {}))) {
    const id = randomUUID();
    if (await wasFree(occupy(tx, own, during, { kind: 'block', blockId: id, block }))) {
      kept.push({ id, during });
    }
  }
  if (kept.length === 0) return;
  await recordAudits(
    tx,
    kept.map(({ id, during: { from, to } }) => ({
      actor: staffId,
      action: 'fleet block-car',
      subject: `car ${carId}`,
      after: { ...block, id, startsAt: from.toString(), endsAt: to.toString() },
      now,
    })),
  );
}

/** Not where somebody was quicker: what is left of it then is taken when the phone is heard of again. */
const wasFree = (taking: Promise<void>): Promise<boolean> =>
  taking.then(
    () => true,
    (error) => {
      if (error instanceof Refusal && error.code === 'car_unavailable') return false;
      throw error;
    },
  );
