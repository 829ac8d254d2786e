import type { HandoverKey } from '../../domain/handovers/event.ts';
import { windowOf } from '../../domain/jobs/job.ts';
import { dayNoticePolicy, jobPolicy } from '../../domain/policy-constants.ts';
import { isLate } from '../../domain/texts/day-moments.ts';
import { lockBooking } from '../bookings/record/booking-row.ts';
import { notifyOfDay, plannedAt } from '../bookings/record/notify-of-day.ts';
import type { DayWork } from '../bookings/record/text-renter.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { hasSaid } from './has-said.ts';

const MOST_AT_ONCE = 100;
/** The driver is there, or has said when they will be. */
const heard = ['arrived', 'running-late'] as const;

/** Tells renters whose window is over that we are not there yet, each once. */
export async function notifyLate(deps: DayWork & Pick<Deps, 'database'>): Promise<void> {
  const db = deps.database.kysely;
  const now = deps.clock.now();
  for (const key of [
    ...(await lateHandovers(db, 'deliver', now)),
    ...(await lateHandovers(db, 'collect', now)),
  ]) {
    await db.transaction().execute((tx) => tell(tx, deps, key));
  }
}

/** Where no driver has said that they are at the door, or by when they will be. */
async function lateHandovers(
  db: Queries,
  kind: HandoverKey['kind'],
  now: Temporal.Instant,
): Promise<HandoverKey[]> {
  const isDelivery = kind === 'deliver';
  const planned = isDelivery ? 'bookings.starts_at' : 'bookings.ends_at';
  const over = now.subtract({ minutes: jobPolicy.windowMinutes });
  const useful = over.subtract({ minutes: dayNoticePolicy.usefulMinutes.late });
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('cities', 'cities.id', 'bookings.city_id')
    .select('bookings.id')
    .where('cities.handovers', '=', 'recorded')
    .where('bookings.status', 'in', isDelivery ? ['booked', 'confirmed'] : ['active'])
    .where(planned, '<=', toDate(over))
    .where(planned, '>', toDate(useful))
    .where((booking) => booking.not(hasSaid(booking, kind, heard)))
    .orderBy(planned)
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id }) => ({ bookingId: id, kind }));
}

async function tell(tx: Queries, work: DayWork, { bookingId, kind }: HandoverKey): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const told = windowOf(plannedAt(booking, kind));
  if (!isLate(told, work.clock.now())) return; // it was moved meanwhile
  await notifyOfDay(tx, work, booking, {
    moment: 'late',
    kind,
    at: told.to,
    staffId: null,
    expectedAt: null,
  });
}
