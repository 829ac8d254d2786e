import type { SealedEnd, TripEvidence } from '../../../domain/charges/evidence.ts';
import { handoverFrom, photographOf } from '../../../domain/handovers/handover.ts';
import { metAt } from '../../../domain/handovers/met-at.ts';
import { handoverViews } from '../../../domain/handovers/view.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { byOurClock } from '../record/by-our-clock.ts';

/** What was sealed at both ends of a trip; what a phone said and nobody sealed is not evidence. */
export async function tripEvidence(db: Queries, bookingId: string): Promise<TripEvidence> {
  return {
    delivery: await sealedEnd(db, bookingId, 'deliver'),
    collection: await sealedEnd(db, bookingId, 'collect'),
    added: await db
      .selectFrom('renter_marks')
      .select('id')
      .where('booking_id', '=', bookingId)
      .execute(),
  };
}

async function sealedEnd(db: Queries, bookingId: string, kind: JobKind): Promise<SealedEnd | null> {
  const seal = await db
    .selectFrom('seals')
    .select(['code', 'phone_id', 'sealed_at'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!seal) return null;
  const rows = await db
    .selectFrom('handover_events')
    .select(['id', 'number', 'happened_at', 'clock_off_ms', 'act'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('phone_id', '=', seal.phone_id)
    .orderBy('number')
    .execute();
  const events = rows.map((row) => ({
    id: row.id,
    phoneId: seal.phone_id,
    number: row.number,
    at: byOurClock(row),
    act: row.act,
  }));
  const handover = handoverFrom(events);
  const sealedAt = handover.sealed?.at ?? toInstant(seal.sealed_at);
  return {
    code: seal.code,
    arrivedAt: await firstArrival(db, bookingId, kind),
    metAt: metAt(events) ?? sealedAt,
    sealedAt,
    views: handoverViews.flatMap((view) => {
      const digest = photographOf(handover, view)?.digest;
      return digest ? { view, digest } : [];
    }),
    marks: handover.marks,
    closeUps: handover.photographs.flatMap(({ subject, of, digest }) =>
      subject === 'mark' && of !== null ? { mark: of, digest } : [],
    ),
    readings: handover.readings,
    receipt: handover.photographs.find(({ subject }) => subject === 'receipt')?.digest ?? null,
  };
}

/** By whichever phone: one who waited in vain had come, too. */
async function firstArrival(db: Queries, bookingId: string, kind: JobKind) {
  const rows = await db
    .selectFrom('handover_events')
    .select(['happened_at', 'clock_off_ms'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where(({ eb, ref }) => eb(ref('act', '->>').key('kind'), '=', 'arrived'))
    .execute();
  return rows.map(byOurClock).sort(Temporal.Instant.compare).at(0) ?? null;
}
