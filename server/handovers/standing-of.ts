import type { HandoverStanding } from '../../contract/operate/drive.ts';
import type { HandoverKey } from '../../domain/handovers/event.ts';
import { hasEvidence, needOf } from '../../domain/handovers/judge-seal.ts';
import { earlierIds } from '../../domain/handovers/loss.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { missingFiles } from '../bookings/record/missing-files.ts';
import type { Queries } from '../db/connect.ts';
import { attemptsOf } from './attempts-of.ts';
import { filesNamed } from './files.ts';
import type { PhoneRecord } from './phones-of.ts';
import { sealOf, sealShape } from './seal-of.ts';

/** What a phone is told about what it has sent. */
export async function standingOf(
  db: Queries,
  booking: BookingRow,
  { kind, phoneId }: Pick<HandoverKey, 'kind'> & { readonly phoneId: string },
): Promise<HandoverStanding> {
  const attempts = await attemptsOf(db, booking, kind);
  const seal = await sealOf(db, { bookingId: booking.id, kind });
  const own = attempts.find((attempt) => attempt.phoneId === phoneId);
  const before = earlierIds(phoneId, attempts);
  const others = attempts.filter((one) => one !== own && !before.includes(one.phoneId));
  return {
    taken: own?.events.length ?? 0,
    wanted: await missingFiles(db, filesNamed(own?.events ?? [])),
    seal: seal?.phone_id === phoneId ? sealShape(seal) : null,
    conflict: await conflictWith(db, others),
    need: own ? needOf(own) : null,
    clockOffSeconds: Math.round((own?.events.at(-1)?.clockOffMs ?? 0) / 1000),
  };
}

/** Who else left something that could be a proof, and when last. */
export async function conflictWith(
  db: Queries,
  others: readonly PhoneRecord[],
): Promise<HandoverStanding['conflict']> {
  const other = others.findLast(({ handover }) => hasEvidence(handover));
  if (!other) return null;
  const person = await db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', other.staffId)
    .executeTakeFirst();
  return { by: person?.name ?? '', at: other.lastAt.toString() };
}
