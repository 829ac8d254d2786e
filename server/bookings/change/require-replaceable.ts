import { mayHaveAnotherCar } from '../../../domain/policies/another-car.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { requirePaid } from '../record/open-change.ts';
import { sealedEndsOf } from '../record/recorded-ends.ts';

/** Whether the booking can still be given another car. */
export async function judgeReplaceable(
  db: Queries,
  { id, city_id, status, starts_at, ends_at }: BookingRow,
  now: Temporal.Instant,
) {
  const { handovers } = await requireCity(db, city_id);
  const { deliveredAt } = await sealedEndsOf(db, id);
  const trip = { startsAt: toInstant(starts_at), endsAt: toInstant(ends_at) };
  const isDelivered = deliveredAt !== null;
  return mayHaveAnotherCar({ ...trip, status, handovers, isDelivered }, now);
}

export async function requireReplaceable(
  db: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  const verdict = await judgeReplaceable(db, booking, now);
  if (!verdict.ok) throw new Refusal(verdict.code, 'This booking keeps its car.');
  requirePaid(booking);
}
