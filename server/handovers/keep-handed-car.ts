import { randomUUID } from 'node:crypto';
import { occupiedRange } from '../../domain/availability.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { occupy } from '../bookings/record/occupy.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { recordAudit } from '../operate/audit/record-audit.ts';
import type { PhoneAttempt } from './attempts-of.ts';

/**
 * The car of a cancelled trip is out all the same: nobody else books it before a person has looked into it. Where its
 * time is taken already, by this or by somebody else's trip, there is nothing to keep.
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
  const during = occupiedRange({ startsAt: now, endsAt }, turnaround_minutes);
  const block = { reason: 'PRIVATE_USE', note: booking.reference, by: staffId } as const;
  const blockId = randomUUID();
  try {
    const own = { carId, cityId: booking.city_id };
    await occupy(tx, own, during, { kind: 'block', blockId, block });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'car_unavailable') return;
    throw error;
  }
  await recordAudit(tx, {
    actor: staffId,
    action: 'fleet block-car',
    subject: `car ${carId}`,
    after: { ...block, id: blockId, endsAt: during.to.toString() },
    now,
  });
}
