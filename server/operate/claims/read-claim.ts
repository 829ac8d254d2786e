import type { DeskClaim } from '../../../contract/operate/claims.ts';
import { droppedAt, isWithdrawable } from '../../../domain/charges/claim.ts';
import { mayDo } from '../../../domain/permissions.ts';
import { readClaim } from '../../bookings/read/read-claim.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { carName } from '../../bookings/record/car-name.ts';
import { asClaim, type ClaimRow } from '../../bookings/record/claims.ts';
import type { Queries } from '../../db/connect.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { peopleOf } from '../staff/people-of.ts';

/** A claim as whoever decides about it sees it: both sides, and whether it is theirs to decide. */
export async function readDeskClaim(
  db: Queries,
  { userId, grants }: Pick<StaffCaller, 'userId' | 'grants'>,
  booking: BookingRow,
  row: ClaimRow,
  now: Temporal.Instant,
): Promise<DeskClaim> {
  const nameOf = await peopleOf(db, [row.made_by, row.decided_by ?? row.made_by]);
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  const isOwn = row.made_by === userId;
  return {
    claim: await readClaim(db, booking, row, now),
    bookingId: booking.id,
    reference: booking.reference,
    renter: { id: booking.user_id, name },
    car: carName(booking),
    madeBy: nameOf(row.made_by),
    decidedBy: row.decided_by === null ? null : nameOf(row.decided_by),
    decideBy: droppedAt(asClaim(row))?.toString() ?? null,
    isOwn,
    mayDecide:
      row.status === 'objected' && !isOwn && mayDo(grants, 'claims.decide', booking.city_id),
    mayWithdraw: isWithdrawable(row) && mayDo(grants, 'claims.make', booking.city_id),
    now: now.toString(),
  };
}
