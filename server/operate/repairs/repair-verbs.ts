import type { z } from 'zod';
import type { OfferRequest, RepairRequest } from '../../../contract/operate/repairs.ts';
import { offerCars } from '../../bookings/offers/offer-cars.ts';
import { type BookingRow, lockBooking } from '../../bookings/record/booking-row.ts';
import type { DayWork } from '../../bookings/record/text-renter.ts';
import type { Queries } from '../../db/connect.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { repairBooking } from './repair-booking.ts';

/**
 * What is done for a renter whose car cannot be had, for the console and the command line alike: in a transaction with
 * its entry in the audit log.
 */
export async function repairForRenter(
  tx: Queries,
  work: DayWork,
  { id }: Pick<BookingRow, 'id'>,
  repair: RepairRequest,
  actor: string,
): Promise<void> {
  const { kind, carIds, startsAt, reason, note } = repair;
  const booking = await lockBooking(tx, id);
  // Pressed once more: the car has been given, and there is nothing to write down.
  if (kind === 'equal-car' && booking.car_id === carIds[0]) return;
  await repairBooking(tx, work, id, repair, actor);
  await recordAudit(tx, {
    actor,
    action: 'booking repair',
    subject: `booking ${booking.reference}`,
    before: { carId: booking.car_id, startsAt: booking.starts_at.toISOString() },
    after: { kind, carIds, ...(startsAt && { startsAt }), reason },
    reason: note,
    now: work.clock.now(),
  });
}

/** Answers until when the renter may choose. */
export async function offerToRenter(
  tx: Queries,
  work: DayWork,
  { id }: Pick<BookingRow, 'id'>,
  { carIds, reason, note }: z.output<typeof OfferRequest>,
  actor: string,
): Promise<Temporal.Instant> {
  const by = `staff ${actor}` as const;
  const booking = await lockBooking(tx, id);
  const { answerBy } = await offerCars(tx, work, id, { carIds, reason, by });
  await recordAudit(tx, {
    actor,
    action: 'booking offer',
    subject: `booking ${booking.reference}`,
    before: { carId: booking.car_id },
    after: { carIds, reason, answerBy: answerBy.toString() },
    reason: note,
    now: work.clock.now(),
  });
  return answerBy;
}
