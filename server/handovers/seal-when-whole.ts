import type { HandoverKey } from '../../domain/handovers/event.ts';
import { judgeSeal } from '../../domain/handovers/judge-seal.ts';
import { sealCode, sealLink } from '../../domain/handovers/seal.ts';
import { type BookingRow, lockBooking } from '../bookings/record/booking-row.ts';
import { writeHistory } from '../bookings/record/change-status.ts';
import { digestOfText } from '../bookings/record/sha256.ts';
import { showAtOnce } from '../bookings/record/show-at-once.ts';
import type { DayWork } from '../bookings/record/text-renter.ts';
import { sayOfCar } from '../catalogue/say-of-car.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { recordAudit } from '../operate/audit/record-audit.ts';
import { attemptsOf, type PhoneAttempt } from './attempts-of.ts';
import { keepHandedCar } from './keep-handed-car.ts';
import { notifySealed } from './notify-sealed.ts';
import { sealRecord } from './seal-record.ts';

/**
 * Seals an end of a booking as soon as everything of it is here and says the same as the phone did. Called whenever
 * something has arrived; whatever cannot be sealed waits, for the rest of it or for a person.
 */
export async function sealWhenWhole(
  tx: Queries,
  work: DayWork,
  { bookingId, kind }: HandoverKey,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const attempts = await attemptsOf(tx, booking, kind);
  const whole = attempts.find((attempt) => judgeSeal(attempt) === 'seal');
  const gone = attempts.find((attempt) => judgeSeal(attempt) === 'cancelled');
  if (whole) await seal(tx, work, booking, kind, whole);
  else if (gone) await keepHandedCar(tx, booking, gone, work.clock.now());
  // A renter who did not come has cancelled only once the photograph of the door is here.
  else if (attempts.some(({ handover }) => handover.trouble?.kind === 'nobody-there')) {
    await showAtOnce(tx, booking, work.clock.now());
  }
}

async function seal(
  tx: Queries,
  work: DayWork,
  booking: BookingRow,
  kind: HandoverKey['kind'],
  { handover, digest, sealingEvent, phoneId, staffId }: PhoneAttempt,
): Promise<void> {
  const now = work.clock.now();
  if (!handover.sealed || !sealingEvent) throw new Error('only what a phone has sealed is sealed');
  const carId = handover.carId ?? booking.car_id;
  const code = sealCode(digest);
  const { position, previous } = await lastLink(tx, carId);
  const row = {
    booking_id: booking.id,
    kind,
    car_id: carId,
    position: position + 1,
    phone_id: phoneId,
    staff_id: staffId,
    code,
    digest,
    sealed_at: toDate(handover.sealed.at),
    received_at: toDate(now),
  };
  const record = sealRecord(row, sealingEvent);
  const link = await sealLink({ previous, seal: digest, record }, digestOfText);
  await tx
    .insertInto('seals')
    .values({ ...row, record, previous_link: previous, link })
    .execute();
  await tx
    .updateTable('seal_heads')
    .set({ position: position + 1, link })
    .where('car_id', '=', carId)
    .execute();
  if (handover.readings) {
    const { odometerKm, fuelEighths, chargePercent } = handover.readings;
    const fuelPercent = fuelEighths === null ? undefined : Math.round((fuelEighths * 100) / 8);
    const energyPercent = chargePercent ?? fuelPercent;
    await sayOfCar(tx, carId, { odometerKm, energyPercent }, { by: staffId, now });
  }
  const { status } = booking;
  await writeHistory(tx, {
    bookingId: booking.id,
    from: status,
    to: status,
    kind: 'sealed',
    detail: code,
    by: `staff ${staffId}`,
    now,
  });
  await showAtOnce(tx, booking, now);
  await notifySealed(tx, work, booking, kind);
  await recordAudit(tx, {
    actor: staffId,
    action: 'handover seal',
    subject: `booking ${booking.reference}`,
    after: { kind, code, digest, link },
    now,
  });
}

/** The end of a car's chain. Its row is the lock: one seal of a car after the other. */
async function lastLink(tx: Queries, carId: string) {
  await tx
    .insertInto('seal_heads')
    .values({ car_id: carId, position: 0, link: '' })
    .onConflict((conflict) => conflict.column('car_id').doNothing())
    .execute();
  const head = await tx
    .selectFrom('seal_heads')
    .selectAll()
    .where('car_id', '=', carId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { position: head.position, previous: head.position === 0 ? null : head.link };
}
