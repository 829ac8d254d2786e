import { missedAt, type SaidAtDoor } from '../../../domain/handovers/no-show.ts';
import type { RecordedEnds } from '../../../domain/handovers/recorded-ends.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from './booking-row.ts';
import { byOurClock } from './by-our-clock.ts';
import { missingFiles } from './missing-files.ts';

/** What drivers' phones have said about both ends of a booking, by our own clock. */
export async function recordedEndsOf(
  db: Queries,
  booking: Pick<BookingRow, 'id' | 'starts_at'>,
): Promise<RecordedEnds> {
  const said = await saidAtDoor(db, booking.id);
  return {
    ...(await sealedEndsOf(db, booking.id)),
    missedAt: missedAt(said, toInstant(booking.starts_at)),
  };
}

/** When the seals of both ends reached us. */
export async function sealedEndsOf(
  db: Queries,
  bookingId: string,
): Promise<Omit<RecordedEnds, 'missedAt'>> {
  const seals = await db
    .selectFrom('seals')
    .select(['kind', 'received_at'])
    .where('booking_id', '=', bookingId)
    .execute();
  const takenAt = (kind: JobKind) => {
    const seal = seals.find((one) => one.kind === kind);
    return seal ? toInstant(seal.received_at) : null;
  };
  return { deliveredAt: takenAt('deliver'), collectedAt: takenAt('collect') };
}

/** Of a delivery, from all phones, in order; a photograph counts once it is stored. */
async function saidAtDoor(db: Queries, bookingId: string): Promise<SaidAtDoor[]> {
  const rows = await db
    .selectFrom('handover_events')
    .select(['act', 'happened_at', 'clock_off_ms', 'number'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'deliver')
    .execute();
  const named = rows.flatMap(({ act }) => (act.kind === 'photograph-taken' ? act.digest : []));
  const missing = await missingFiles(db, named);
  return rows
    .filter(({ act }) => act.kind !== 'photograph-taken' || !missing.includes(act.digest))
    .map((row) => ({ act: row.act, at: byOurClock(row), number: row.number }))
    .toSorted(
      (one, other) => Temporal.Instant.compare(one.at, other.at) || one.number - other.number,
    );
}
