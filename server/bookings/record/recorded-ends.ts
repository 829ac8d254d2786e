import type { RecordedEnds } from '../../../domain/handovers/recorded-ends.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';

/** What drivers' phones have said about both ends of a booking, by our own clock: theirs may be wrong. */
export async function recordedEndsOf(db: Queries, bookingId: string): Promise<RecordedEnds> {
  const seals = await db
    .selectFrom('seals')
    .select(['kind', 'received_at'])
    .where('booking_id', '=', bookingId)
    .execute();
  const takenAt = (kind: JobKind) => {
    const seal = seals.find((one) => one.kind === kind);
    return seal ? toInstant(seal.received_at) : null;
  };
  return {
    deliveredAt: takenAt('deliver'),
    collectedAt: takenAt('collect'),
    nobodyThereAt: await nobodyThereAt(db, bookingId),
  };
}

/** The last thing a driver said of a door: somebody came after all, or nobody did. */
async function nobodyThereAt(db: Queries, bookingId: string): Promise<Temporal.Instant | null> {
  const last = await db
    .selectFrom('handover_events')
    .select(['act', 'happened_at'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'deliver')
    .orderBy('happened_at', 'desc')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const isNobody = last?.act.kind === 'trouble-met' && last.act.trouble === 'nobody-there';
  return isNobody ? toInstant(last.happened_at) : null;
}
