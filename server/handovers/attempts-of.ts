import { releasesCar } from '../../domain/booking-lifecycle.ts';
import type { HandoverKey } from '../../domain/handovers/event.ts';
import type { Attempt } from '../../domain/handovers/judge-seal.ts';
import { sealDigest } from '../../domain/handovers/seal.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { missingFiles } from '../bookings/record/missing-files.ts';
import { digestOfText } from '../bookings/record/sha256.ts';
import type { Queries } from '../db/connect.ts';
import { filesOf } from './files.ts';
import { type PhoneRecord, phonesOf } from './phones-of.ts';
import { sealOf } from './seal-of.ts';

/** What each phone did at one end of a booking, and all that decides what becomes of it. */
export type PhoneAttempt = PhoneRecord & Attempt;

export async function attemptsOf(
  db: Queries,
  booking: BookingRow,
  kind: HandoverKey['kind'],
): Promise<PhoneAttempt[]> {
  const key = { bookingId: booking.id, kind };
  const seal = await sealOf(db, key);
  const driver = await db
    .selectFrom('job_drivers')
    .select('driver_id')
    .where('booking_id', '=', booking.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const decisions = await db
    .selectFrom('handover_decisions')
    .select(['phone_id', 'decision'])
    .where('booking_id', '=', booking.id)
    .where('kind', '=', kind)
    .execute();
  const attempts: PhoneAttempt[] = [];
  const phones = await phonesOf(db, key);
  for (const phone of phones) {
    const { handover, phoneId, events } = phone;
    attempts.push({
      ...phone,
      digest: await sealDigest(key, handover, digestOfText),
      hasAllFiles: (await missingFiles(db, filesOf(handover))).length === 0,
      isTheirs: events.some(({ staffId }) => staffId === driver?.driver_id),
      isBookedCar: handover.carId === null || handover.carId === booking.car_id,
      isCancelled: kind === 'deliver' && releasesCar(booking.status),
      isSealed: seal?.phone_id === phoneId,
      isSealedByOther: seal !== undefined && seal.phone_id !== phoneId,
      isEmptied: phones.some(({ handover: { emptied } }) => emptied?.phoneId === phoneId),
      decision: decisions.find(({ phone_id }) => phone_id === phoneId)?.decision ?? null,
    });
  }
  return attempts;
}
