import { isOpenLink } from '../../../domain/policies/phone-booking.ts';
import { type PhoneBookingRow, stateOf } from '../../bookings/phone/phone-booking-row.ts';
import { oneAtATime } from '../../bookings/record/one-at-a-time.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { notFound, Refusal } from '../../errors.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/** The link that a renter can pay by at this moment; null: there is none. */
export async function openLinkOf(
  db: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<PhoneBookingRow | null> {
  const rows = await db
    .selectFrom('phone_bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('held_until', '>', toDate(now))
    .execute();
  for (const row of rows) if (isOpenLink(await stateOf(db, row, now))) return row;
  return null;
}

/** A link of a city that the caller works in. */
export async function permittedLink(
  db: Queries,
  caller: StaffCaller,
  id: string,
): Promise<PhoneBookingRow> {
  const row = await requireLink(db, id);
  requirePermission(caller, 'bookings.change', row.city_id);
  return row;
}

export async function requireLink(db: Queries, id: string): Promise<PhoneBookingRow> {
  const row = await db
    .selectFrom('phone_bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('This link');
  return row;
}

/** Refuses a link that is paid, over or taken back; whoever pays it at this moment is waited for. */
export async function lockOpenLink(
  tx: Queries,
  { id, user_id }: Pick<PhoneBookingRow, 'id' | 'user_id'>,
  now: Temporal.Instant,
): Promise<void> {
  await oneAtATime(tx, user_id);
  if (isOpenLink(await stateOf(tx, await requireLink(tx, id), now))) return;
  throw new Refusal('link_over', 'This link is paid, over or taken back.');
}
