import type { HandoverKey, Sha256 } from '../../../domain/handovers/event.ts';
import { mayDo } from '../../../domain/permissions.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

/**
 * The booking, locked, for whoever has the job or once had it: what their phone did without a network still arrives.
 * To all others it does not exist.
 */
export async function ownHandover(
  tx: Queries,
  caller: StaffCaller,
  { bookingId, kind }: HandoverKey,
): Promise<BookingRow> {
  const booking = await tx
    .selectFrom('bookings')
    .selectAll('bookings')
    .innerJoin('jobs_once_given', 'jobs_once_given.booking_id', 'bookings.id')
    .where('bookings.id', '=', bookingId)
    .where('jobs_once_given.kind', '=', kind)
    .where('jobs_once_given.driver_id', '=', caller.userId)
    .forUpdate('bookings')
    .executeTakeFirst();
  if (!booking) throw notFound('This job');
  requirePermission(caller, 'jobs.own', booking.city_id);
  return booking;
}

const handoversNaming = (db: Queries, digest: Sha256) =>
  db
    .selectFrom('handover_events')
    .innerJoin('bookings', 'bookings.id', 'handover_events.booking_id')
    .select([
      'handover_events.booking_id as bookingId',
      'handover_events.kind',
      'bookings.city_id as cityId',
    ])
    .distinct()
    .where(({ eb, ref }) => eb(ref('act', '->>').key('digest'), '=', digest))
    .where(({ eb, ref }) =>
      eb(ref('act', '->>').key('kind'), 'in', ['photograph-taken', 'signed']),
    );

/** The handovers that want this file from the caller, where they still drive; none: the file does not exist. */
export async function ownHandoversNaming(
  db: Queries,
  { userId, grants }: StaffCaller,
  digest: Sha256,
): Promise<HandoverKey[]> {
  const found = await handoversNaming(db, digest)
    .innerJoin('jobs_once_given', (join) =>
      join
        .onRef('jobs_once_given.booking_id', '=', 'handover_events.booking_id')
        .onRef('jobs_once_given.kind', '=', 'handover_events.kind'),
    )
    .where('jobs_once_given.driver_id', '=', userId)
    .execute();
  const own = found.filter(({ cityId }) => mayDo(grants, 'jobs.own', cityId));
  if (own.length === 0) throw notFound('This photograph');
  return own;
}

/** Whoever has a job of the booking now, in a city where they drive, sees what was photographed at either end of it. */
export async function requireOwnPhotograph(
  db: Queries,
  { userId, grants }: StaffCaller,
  digest: Sha256,
): Promise<void> {
  const found = await handoversNaming(db, digest)
    .innerJoin('job_drivers', 'job_drivers.booking_id', 'handover_events.booking_id')
    .where('job_drivers.driver_id', '=', userId)
    .execute();
  if (!found.some(({ cityId }) => mayDo(grants, 'jobs.own', cityId))) {
    throw notFound('This photograph');
  }
}
