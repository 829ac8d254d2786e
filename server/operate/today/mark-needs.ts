import { unseenByDriver } from '../../../domain/handovers/disagreement.ts';
import { areMarksForToday } from '../../../domain/today/needs.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { marksAdded } from '../../handovers/renter-marks.ts';
import { sealOf } from '../../handovers/seal-of.ts';
import { sealedHandover } from '../../handovers/sealed-handover.ts';
import type { Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

/** Trips whose renter marked what the driver did not note, until the car is collected and both are compared. */
export async function markNeeds(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<Found[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('renter_marks', 'renter_marks.booking_id', 'bookings.id')
    .select(tripColumns)
    .distinctOn('bookings.id')
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', '=', 'active')
    .execute();
  const found: Found[] = [];
  for (const row of rows) {
    if (await sealOf(db, { bookingId: row.id, kind: 'collect' })) continue;
    const delivery = await sealedHandover(db, { bookingId: row.id, kind: 'deliver' });
    const noted = delivery?.phone.handover.marks ?? [];
    const unseen = unseenByDriver(await marksAdded(db, row.id), noted);
    const last = unseen.at(-1);
    if (!last) continue;
    const [addedAt, endsAt] = [toInstant(last.added_at), toInstant(row.ends_at)];
    if (!areMarksForToday({ addedAt, endsAt }, now)) continue;
    found.push({ kind: 'marks-added', row, by: endsAt, since: addedAt, count: unseen.length });
  }
  return found;
}
