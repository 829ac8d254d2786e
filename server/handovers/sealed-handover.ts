import type { HandoverKey, Mark } from '../../domain/handovers/event.ts';
import { handoverPolicy } from '../../domain/policy-constants.ts';
import type { Queries } from '../db/connect.ts';
import { type PhoneRecord, phonesOf } from './phones-of.ts';
import { marksAdded } from './renter-marks.ts';
import { type SealRow, sealOf } from './seal-of.ts';

/** What was sealed at one end of a booking; null where nothing is yet. */
export async function sealedHandover(
  db: Queries,
  key: HandoverKey,
): Promise<{ readonly seal: SealRow; readonly phone: PhoneRecord } | null> {
  const seal = await sealOf(db, key);
  if (!seal) return null;
  const phone = (await phonesOf(db, key)).find(({ phoneId }) => phoneId === seal.phone_id);
  if (!phone) throw new Error(`the events behind seal ${seal.code} are gone`);
  return { seal, phone };
}

/** The marks of a car as they were last sealed, with what its renter has added since. */
export async function knownMarks(db: Queries, carId: string): Promise<readonly Mark[]> {
  const last = await db
    .selectFrom('seals')
    .select(['booking_id as bookingId', 'kind'])
    .where('car_id', '=', carId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sealed = last ? await sealedHandover(db, last) : null;
  if (!last || !sealed) return [];
  const added = last.kind === 'deliver' ? await marksAdded(db, last.bookingId) : [];
  const since = added.map(({ id, kind, side, across, down, words }) => ({
    id,
    kind,
    side,
    across,
    down,
    words,
  }));
  return [...sealed.phone.handover.marks, ...since].slice(-handoverPolicy.knownMarksMost);
}
